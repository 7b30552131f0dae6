"""Templates that cost little: they are most of what a table's drawing costs.

What is the same on every page is put into a template when it is compiled: sentences with nothing to fill in, marks around
parts, templates that are included by name; a table has some fifty of them, and each was a call. What is put in with every
page is escaped the short way. And what a template makes of a few values can be ``kept`` by them.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable, MutableMapping
from threading import Lock
from types import CodeType
from typing import Any, cast

from jinja2 import Environment, Template
from jinja2.ext import Extension
from jinja2.loaders import BaseLoader
from jinja2.runtime import Macro
from markupsafe import Markup
from markupsafe import escape as escaped

from ..domain.messages import SAYS
from .html_delta import END, part
from .markup import escape

INCLUDES = re.compile(r'\{% include "([\w.]+)" %\}(\n?)')
SAID = re.compile(r"""\{\{ t\((["'])([\w-]+)\1\) \}\}""")
BEGINS, ENDS = re.compile(r'\{\{ part\("([\w-]+)"\) \}\}'), "{{ END }}"

KEPT = 2048
"""So many pieces are kept."""


class Folding(Extension):
    """For the templates of one language: the global ``lang`` of their environment."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The template with all of that in it; what a template means stays as it was."""
        source = INCLUDES.sub(self._included, source)
        source = SAID.sub(self._said, source)
        return BEGINS.sub(lambda found: part(found[1]), source).replace(ENDS, END)

    def _included(self, found: re.Match[str]) -> str:
        loader = cast("BaseLoader", self.environment.loader)
        source, _, _ = loader.get_source(self.environment, found[1])
        # The line's end after the tag belongs to the tag (trim_blocks), and so does the last one of a template.
        return INCLUDES.sub(self._included, source.removesuffix("\n"))

    def _said(self, found: re.Match[str]) -> str:
        said = escape(SAYS(str(self.environment.globals["lang"]), found[2]))
        return found[0] if "{" in said else said


def put_in(value: Any) -> str:
    """A value as it stands in a page: what ``markupsafe.escape`` makes of it, for a fifth of the time."""
    found = type(value)
    if found is str:
        return escape(value)
    return value if found is Markup else str(escaped(value))


class Quick(Template):
    """A template that escapes in that way."""

    @classmethod
    def from_code(
        cls, environment: Environment, code: CodeType, globals: MutableMapping[str, Any], uptodate: Any = None
    ) -> Template:
        """A compiled template."""
        made = super().from_code(environment, code, globals, uptodate)
        made.root_render_func.__globals__["escape"] = put_in
        return made


class KeptMacros:
    """What macros have made of values, by their names, what surrounds them and the values; of more than there is room
    for, what was made or used last."""

    def __init__(self) -> None:
        self._made: OrderedDict[Hashable, Markup] = OrderedDict()
        self._lock = Lock()

    def __call__(self, around: Hashable, macro: Macro, values: tuple[Hashable, ...]) -> Markup:
        """What a macro makes of these values alone."""
        key = (around, macro.name, values)
        with self._lock:
            found = self._made.get(key)
            if found is not None:
                self._made.move_to_end(key)
                return found
        found = Markup(macro(*values))
        with self._lock:
            self._made[key] = found
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return found

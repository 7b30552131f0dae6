"""What a person's page shows, from the messages of its stream. For ``live.py``.

A message is the whole table, or says only what has changed since the version in its ``data-base``: elements that are as
before stand there as ``<i data-same="ID ID"></i>``. A browser would put the old elements in their place. Here nothing is
put together: of what stays, only the elements that hold picks or the clock are of interest.
"""

from __future__ import annotations

import html
import re
from functools import cache

from live_http import Trouble

TAG = re.compile(rb'<main id="table"[^>]*>')
DATA = re.compile(rb' data-([a-z]+)="([^"]*)"')
PICK = re.compile(rb'class="pick [^"]*\blegal\b[^>]* name="action" value="([^"]+)"')
SAME = re.compile(rb'<i data-same="([^"]+)"></i>')
ID = re.compile(rb' id="([^"]+)"')
CLOCK = b' id="clock"'

_NAME = re.compile(rb"<([a-z][a-z0-9]*)")
_VOID = frozenset(b"area base br col embed hr img input link meta source track wbr".split())


class GapError(Trouble):
    """A message that builds on another version than the one that is here."""


def same(message: bytes) -> list[bytes]:
    """The ids of the elements that stay as they are."""
    return b" ".join(SAME.findall(message)).split()


@cache
def _tags(name: bytes) -> re.Pattern[bytes]:
    return re.compile(rb"<(/?)%s\b[^>]*?(/?)>" % name)


def element(text: bytes, at: int) -> bytes:
    """The element in whose first tag this place lies."""
    start = text.rfind(b"<", 0, at)
    named = _NAME.match(text, start)
    if named is None:
        raise Trouble("an id that is none of an element")
    depth = 0
    for tag in _tags(named[1]).finditer(text, start):
        if tag[1]:
            depth -= 1
        elif not tag[2] and named[1] not in _VOID:
            depth += 1
        if not depth:
            return text[start : tag.end()]
    raise Trouble("an element that does not end")


def holds_something(text: bytes) -> bool:
    """Whether there are picks, or the clock."""
    return CLOCK in text or PICK.search(text) is not None


def shown(text: bytes, end: int = 1_000_000) -> dict[bytes, bytes]:
    """What the tag of the table says, in the first bytes of a page or message."""
    tag = TAG.search(text, 0, end)
    if tag is None:
        raise Trouble("a page or a message without a table")
    return dict(DATA.findall(tag[0]))


class Screen:
    """What is on a screen. ``data``: what the tag of the table says; ``version``: what the next message builds on."""

    def __init__(self) -> None:
        self.data: dict[bytes, bytes] = {}
        self.version = b""
        self._message = b""
        self._kept: dict[bytes, bytes] = {}

    def take(self, message: bytes) -> bool:
        """Show a message; whether it is a whole one. GapError when it does not build on what is here."""
        data = shown(message, 4000)
        base = data.get(b"base")
        if base is not None and base != self.version:
            raise GapError("a message that builds on another version")
        self._kept = {} if base is None else self._staying(message)
        self.data, self.version, self._message = data, data.get(b"version", b""), message
        return base is None

    def _staying(self, message: bytes) -> dict[bytes, bytes]:
        """The elements with picks or the clock that are still there, as the next message says, by their ids."""
        if not self._kept and not holds_something(self._message):
            return {}
        places = {one[1]: one.start() for one in ID.finditer(self._message)}
        found: dict[bytes, bytes] = {}
        for one in same(message):
            if one in self._kept:
                text = self._kept[one]
            elif one in places:
                text = element(self._message, places[one])
                if self._kept:  # what was as before in it then is so now
                    text += b"".join(self._kept[inner] for inner in same(text) if inner in self._kept)
            else:
                text = self._inside(one)
            if holds_something(text):
                found[one] = text
        return found

    def _inside(self, one: bytes) -> bytes:
        """An element inside one that was as before."""
        for text in self._kept.values():
            at = text.find(b' id="%s"' % one)
            if at >= 0:
                return element(text, at)
        return b""

    @property
    def has_clock(self) -> bool:
        """Whether a question has a clock."""
        return CLOCK in self._message or any(CLOCK in text for text in self._kept.values())

    def picks(self) -> list[str]:
        """The actions that are offered."""
        texts = (self._message, *self._kept.values())
        return [html.unescape(action.decode()) for text in texts for action in PICK.findall(text)]

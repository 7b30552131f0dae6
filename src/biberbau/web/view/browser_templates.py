"""The templates of a table as a script: server and browser draw with the same templates.

``script(game_id, lang)`` is a module that exports ``draw(scene)``, the HTML of ``table.html`` for a scene
(``scene.py``), which it opens first (``scene_opening.py``). It is compiled from the syntax trees of the templates, so
nothing is written twice. Templates keep to the features that both have: one that uses anything else is refused here,
with its line. Sentences with something to fill in, options and everything else that needs more than a scene are
computed before and are part of it.

Semantics on both sides: "", 0, false, null, missing values and empty lists are false, objects are true; a missing value
is an empty list in a loop; texts are escaped unless a macro made them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import cast

from jinja2 import nodes
from jinja2.loaders import BaseLoader

from ...games import kind
from ...games.common.view.shown import art as art_of
from ...games.common.view.shown import shown
from ..domain.messages import SAYS
from ..http.mounted import ADDRESSES
from . import markup
from .assets import Asset, art_url, made, versioned
from .environment import environment
from .prints import prints
from .rules_page import rulings
from .template_writer import GIVEN, TABLE, Scope, Writer, as_json, called, template_of

USED = (
    "Safe",
    "around",
    "cited",
    "has",
    "items",
    "length",
    "opened",
    "out",
    "person",
    "slug",
    "text",
    "under",
    "unnumbered",
)
"""The imports of every such module from ``drawing.js``."""

PLACE = "\ue000"
"""A placeholder for the text that the browser puts into the result of a server's function."""


@cache
def script(game_id: str, lang: str) -> Asset:
    """The module that draws a game's tables in a language."""
    return made(_Module(game_id, lang).text().encode(), ".js")


def script_url(game_id: str, lang: str) -> str:
    """The URL of that module."""
    return f"/games/{game_id}/draw/{lang}.js?v={script(game_id, lang).hash}"


class _Module:
    """Writes the module of one game in one language."""

    def __init__(self, game_id: str, lang: str) -> None:
        self.game_id = game_id
        self.lang = lang
        self.environment = environment(lang)
        self.labels = shown(game_id).table.labels(lang)
        self.macros: dict[tuple[str, str], str] = {}
        self.signatures: dict[str, nodes.Macro] = {}
        self.written: list[str] = []
        self.count = 0

    def text(self) -> str:
        """The whole module."""
        names = ", ".join(f"{name}: {called(name)}" for name in GIVEN)
        body = Writer(self, TABLE, Scope()).body(self.tree(TABLE).body)
        inside = "\n".join((*self.written, 'let o = "";', *body))
        return (
            f"import {{ {', '.join(USED)} }} from {as_json('../../../static/' + versioned('drawing.js'))};\n"
            f"{self.constants()}\n"
            f"export function draw(scene) {{\n"
            f"const {{ {names} }} = opened(scene, PRINTED, RULES);\n"
            f"const picks = new Map({called('board')}.picks.map((pick) => [pick.action, pick]));\n"
            "const picked = (action) => picks.get(action) ?? null;\n"
            f"const cite = (said) => cited(said, RULINGS, {called('game_id')}, {called('table_id')});\n"
            f"{inside}\nreturn under(o, ADDRESSES);\n}}\n"
        )

    def number(self) -> int:
        """A number that is not used in the script yet."""
        self.count += 1
        return self.count

    def constants(self) -> str:
        """Values that only the server knows and that are the same for all tables of the game: addresses, icons,
        rulings.
        """
        folder = art_of(kind(self.game_id))
        drawings = {
            path.name: art_url(self.game_id, path.name)
            for path in sorted(folder.iterdir())
            if path.suffix == ".svg"
        }
        link = SAYS(self.lang, "ruling", number=PLACE)
        rules = {"codes": sorted(rulings(self.game_id)), "called": link.split(PLACE)}
        known = prints(self.game_id, self.lang)
        return "\n".join(
            (
                f"const ART = {as_json(drawings)};",
                f"const ADDRESSES = {as_json(ADDRESSES)};",
                f"const RULINGS = {as_json(rules)};",
                f"const PRINTED = {as_json(known.cards)};",
                f"const RULES = {as_json(known.rules)};",
                f"const icon = (name) => new Safe({_around(markup.icon, 'text(name)')});",
                f"const emblem = (index) => new Safe({_around(markup.emblem, 'text(index)')});",
            )
        )

    def tree(self, name: str) -> nodes.Template:
        """A template's syntax tree."""
        loader = cast("BaseLoader", self.environment.loader)
        source, filename, _ = loader.get_source(self.environment, name)
        return self.environment.parse(source, name, filename)

    def macro(self, template: str, name: str) -> str | None:
        """The name of a template's macro in the script, which then contains it; None where there is none."""
        known = self.macros.get((template, name))
        if known is not None:
            return known
        tree = self.tree(template)
        for node in tree.body:
            if isinstance(node, nodes.Assign):  # {% set middle = rows.middle %}: another template's macro
                found = self._assigned(template, tree, node, name)
                if found is not None:
                    return found
        found_macro = next((node for node in tree.find_all(nodes.Macro) if node.name == name), None)
        if found_macro is None:
            return None
        known = self.macros[template, name] = f"m{self.number()}_{name}"
        self.signatures[known] = found_macro
        self.written.append(Writer(self, template, Scope()).macro(known, found_macro))
        return known

    def _assigned(self, template: str, tree: nodes.Template, node: nodes.Assign, name: str) -> str | None:
        targets = node.target.items if isinstance(node.target, nodes.Tuple) else [node.target]
        values = node.node.items if isinstance(node.node, nodes.Tuple) else [node.node]
        for target, value in zip(targets, values, strict=True):
            if isinstance(target, nodes.Name) and target.name == name and isinstance(value, nodes.Getattr):
                module = next(
                    one
                    for one in tree.body
                    if isinstance(one, nodes.Import)
                    and isinstance(value.node, nodes.Name)
                    and one.target == value.node.name
                )
                return self.macro(template_of(module), value.attr)
        return None


def _around(makes: Callable[[str], str], value: str) -> str:
    """The result of a server's function for a text, with a gap for the text."""
    before, after = str(makes(PLACE)).split(PLACE)
    return f"{as_json(before)} + {value} + {as_json(after)}"

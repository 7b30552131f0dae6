"""The templates of a table as a script: what a server draws, a browser draws with the same templates.

``script(game_id, lang)`` is a module that exports ``draw(scene)``, the HTML of ``table.html`` for a scene
(``scene.py``). It is made from the syntax trees of the templates, so nothing is written twice. Templates keep to what
both can do: a template that uses anything else is refused here, with its line. Sentences with something to fill in,
options and all else that takes more than a scene are worked out before and stand in it.

What means the same for both: "", 0, false, null, what is missing and an empty list are false, an object never is; what is
missing is an empty list in a loop; texts are escaped unless a macro made them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

from jinja2 import nodes
from jinja2.loaders import BaseLoader

from ...games import kind
from ...games.common.view.shown import art as art_of
from ...games.common.view.shown import shown
from ..domain.messages import SAYS
from ..http.mounted import ADDRESSES
from . import markup
from .assets import Asset, art_url, made, static_url, versioned
from .environment import environment, scenery
from .rules_page import rulings
from .scene import Scene

TABLE = "table.html"
GIVEN = (*Scene.__dataclass_fields__, "revision", "version")
"""What a scene gives to its templates by name."""

USED = (
    "Safe",
    "around",
    "cited",
    "has",
    "items",
    "length",
    "out",
    "person",
    "slug",
    "text",
    "under",
    "unnumbered",
)
"""What every such module takes from ``drawing.js``."""

PLACE = "\ue000"
"""Stands where something is put into what a function of the server makes."""


class TemplateError(Exception):
    """A template does what browsers cannot; the message says where, and what."""


@cache
def script(game_id: str, lang: str) -> Asset:
    """The module that draws a game's tables in a language."""
    return made(_Module(game_id, lang).text().encode(), ".js")


def script_url(game_id: str, lang: str) -> str:
    """Where it is."""
    return f"/games/{game_id}/draw/{lang}.js?v={script(game_id, lang).hash}"


class _Scope:
    """Names that a template has given to something, by what they are called in the script."""

    def __init__(self, above: _Scope | None = None) -> None:
        self.names: dict[str, str] = {}
        self.above = above
        self.declared: list[str] = []

    def find(self, name: str) -> str | None:
        """What a name is called in the script; None where no template has given it."""
        found = self.names.get(name)
        return found if found is not None or self.above is None else self.above.find(name)


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
        names = ", ".join(f"{name}: {_called(name)}" for name in GIVEN)
        body = _Writer(self, TABLE, _Scope()).body(self.tree(TABLE).body)
        inside = "\n".join((*self.written, 'let o = "";', *body))
        return (
            f"import {{ {', '.join(USED)} }} from {_json('../../../static/' + versioned('drawing.js'))};\n"
            f"{self.constants()}\n"
            f"export function draw({{ {names} }}) {{\n"
            f"const picked = (number) => (number == null ? null : {_called('board')}.picks[number]);\n"
            f"const cite = (said) => cited(said, RULINGS, {_called('game_id')}, {_called('table_id')});\n"
            f"{inside}\nreturn under(o, ADDRESSES);\n}}\n"
        )

    def constants(self) -> str:
        """What the server alone knows and is the same for all tables of the game: addresses, signs, rulings."""
        folder = art_of(kind(self.game_id))
        drawings = {
            path.name: art_url(self.game_id, path.name)
            for path in sorted(folder.iterdir())
            if path.suffix == ".svg"
        }
        link = SAYS(self.lang, "ruling", number=PLACE)
        rules = {"codes": sorted(rulings(self.game_id)), "called": link.split(PLACE)}
        return "\n".join(
            (
                f"const ART = {_json(drawings)};",
                f"const ADDRESSES = {_json(ADDRESSES)};",
                f"const RULINGS = {_json(rules)};",
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
        """What a template's macro is called in the script, which has it from now on; None where there is none."""
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
        self.count += 1
        called = self.macros[template, name] = f"m{self.count}_{name}"
        self.signatures[called] = found_macro
        self.written.append(_Writer(self, template, _Scope()).macro(called, found_macro))
        return called

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
                return self.macro(_template_of(module), value.attr)
        return None


class _Writer:
    """Writes the statements of one template. ``template``: its name, for its macros and what is wrong in it."""

    def __init__(self, module: _Module, template: str, scope: _Scope) -> None:
        self.module = module
        self.template = template
        self.scope = scope
        self.imported: dict[str, tuple[str, str]] = {}

    def refused(self, node: nodes.Node, what: str) -> TemplateError:
        """What is wrong, and where."""
        return TemplateError(f"{self.template}, line {node.lineno}: {what}")

    # ------------------------------------------------------------------------------------------------ statements

    def macro(self, called: str, macro: nodes.Macro) -> str:
        """A macro as a function."""
        self._imports(self.module.tree(self.template).body)
        inner = self._within()
        names = [arg.name for arg in macro.args]
        for name in names:
            inner.scope.names[name] = _called(name)
        usual = dict(zip(names[len(names) - len(macro.defaults) :], macro.defaults, strict=True))
        told = [
            f"{_called(name)} = {self.expression(usual[name])}" if name in usual else _called(name)
            for name in names
        ]
        body = inner.body(macro.body)
        return (
            f'function {called}({", ".join(told)}) {{\nlet o = "";\n'
            + "\n".join(body)
            + "\nreturn new Safe(o);\n}"
        )

    def _imports(self, body: Sequence[nodes.Node]) -> None:
        for node in body:
            if isinstance(node, nodes.FromImport):
                for name in node.names:
                    first, second = name if isinstance(name, tuple) else (name, name)
                    self.imported[second] = (_template_of(node), first)

    def _within(self) -> _Writer:
        inner = _Writer(self.module, self.template, _Scope(self.scope))
        inner.imported = self.imported
        return inner

    def body(self, body: Sequence[nodes.Node]) -> list[str]:
        """Statements; variables are declared first."""
        self._imports(body)
        lines = [line for node in body for line in self.statement(node)]
        declared = [f"let {', '.join(self.scope.declared)};"] if self.scope.declared else []
        self.scope.declared = []
        return [*declared, *lines]

    def statement(self, node: nodes.Node) -> list[str]:
        """One statement."""
        write: Callable[[Any], list[str]] | None = getattr(self, f"_{type(node).__name__.lower()}", None)
        if write is None:
            raise self.refused(node, f"browsers cannot do {type(node).__name__}")
        return write(node)

    def _output(self, node: nodes.Output) -> list[str]:
        pieces = [
            _json(one.data) if isinstance(one, nodes.TemplateData) else f"out({self.expression(one)})"
            for one in node.nodes
        ]
        return [f"o += {' + '.join(pieces)};"]

    def _if(self, node: nodes.If) -> list[str]:
        if self.condition(node.test) == "false":  # a macro that this game does not have
            return []
        lines = [f"if ({self.condition(node.test)}) {{", *self._block(node.body)]
        for other in node.elif_:
            lines += [f"}} else if ({self.condition(other.test)}) {{", *self._block(other.body)]
        if node.else_:
            lines += ["} else {", *self._block(node.else_)]
        return [*lines, "}"]

    def _block(self, body: Sequence[nodes.Node]) -> list[str]:
        """Statements in the same scope: what an ``if`` sets is set after it."""
        self._imports(body)
        return [line for node in body for line in self.statement(node)]

    def _for(self, node: nodes.For) -> list[str]:
        self.module.count += 1
        number = self.module.count
        inner = self._within()
        if isinstance(node.target, nodes.Name):
            inner.scope.names[node.target.name] = target = _called(node.target.name)
        elif isinstance(node.target, nodes.Tuple):
            names = [cast("nodes.Name", one).name for one in node.target.items]
            inner.scope.names |= {name: _called(name) for name in names}
            target = f"[{', '.join(map(_called, names))}]"
        else:
            raise self.refused(node, "what a loop goes through is called by names")
        inner.scope.names["loop"] = loop = f"loop{number}"
        over = f"items({self.expression(node.iter)})"
        if node.test is not None:
            over += f".filter(({target}) => {inner.condition(node.test)})"
        body = inner.body(node.body)
        lines = [
            f"const list{number} = {over};",
            f"for (const [at{number}, {target}] of list{number}.entries()) {{",
            f"const {loop} = around(at{number}, list{number}.length);",
            *body,
            "}",
        ]
        if node.else_:
            lines += [f"if (!list{number}.length) {{", *self._block(node.else_), "}"]
        return lines

    def _assign(self, node: nodes.Assign) -> list[str]:
        if not isinstance(node.target, nodes.Name):
            raise self.refused(node, "one name is set at a time")
        name = node.target.name
        value = self.expression(node.node)
        if name not in self.scope.names:
            self.scope.names[name] = _called(name)
            self.scope.declared.append(_called(name))
        return [f"{_called(name)} = {value};"]

    def _include(self, node: nodes.Include) -> list[str]:
        name = _template_of(node)
        inner = _Writer(self.module, name, _Scope(self.scope))
        return ["{", *inner.body(self.module.tree(name).body), "}"]

    def _fromimport(self, node: nodes.FromImport) -> list[str]:
        return []

    def _import(self, node: nodes.Import) -> list[str]:
        return []

    def _macro(self, node: nodes.Macro) -> list[str]:
        return []

    # ----------------------------------------------------------------------------------------------- expressions

    def condition(self, node: nodes.Node) -> str:
        """An expression that is asked whether it is true."""
        if isinstance(node, nodes.Not):
            return f"!({self.condition(node.node)})"
        if isinstance(node, nodes.And):
            return f"({self.condition(node.left)} && {self.condition(node.right)})"
        if isinstance(node, nodes.Or):
            return f"({self.condition(node.left)} || {self.condition(node.right)})"
        if isinstance(node, (nodes.Compare, nodes.Test)):
            return self.expression(node)
        return f"has({self.expression(node)})"

    def expression(self, node: nodes.Node) -> str:
        """One expression."""
        write: Callable[[Any], str] | None = getattr(self, f"_{type(node).__name__.lower()}_value", None)
        if write is None:
            raise self.refused(node, f"browsers cannot work out {type(node).__name__}")
        return write(node)

    def _const_value(self, node: nodes.Const) -> str:
        return _json(node.value)

    def _templatedata_value(self, node: nodes.TemplateData) -> str:
        return _json(node.data)

    def _name_value(self, node: nodes.Name) -> str:
        found = self.scope.find(node.name)
        if found is not None:
            return found
        if node.name in GIVEN:
            return _called(node.name)
        raise self.refused(node, f"nothing here is called {node.name}")

    def _getattr_value(self, node: nodes.Getattr) -> str:
        if isinstance(node.node, nodes.Name) and node.node.name == "labels":
            return _json(self.module.labels[node.attr])
        return f"{self.expression(node.node)}.{node.attr}"

    def _getitem_value(self, node: nodes.Getitem) -> str:
        of = self.expression(node.node)
        at = node.arg
        if isinstance(at, nodes.Slice):
            first = "0" if at.start is None else self.expression(at.start)
            last = "" if at.stop is None else f", {self.expression(at.stop)}"
            return f"items({of}).slice({first}{last})"
        told = self.expression(at)
        return f"{of}.at({told})" if told.startswith("-") else f"{of}[{told}]"

    def _compare_value(self, node: nodes.Compare) -> str:
        left, told = self.expression(node.expr), []
        for one in node.ops:
            right = self.expression(one.expr)
            if one.op in ("in", "notin"):
                told.append(f"{'!' * (one.op == 'notin')}items({right}).includes({left})")
            else:
                sign = {"eq": "===", "ne": "!==", "gt": ">", "gteq": ">=", "lt": "<", "lteq": "<="}[one.op]
                told.append(f"{left} {sign} {right}")
            left = right
        return f"({' && '.join(told)})"

    def _test_value(self, node: nodes.Test) -> str:
        if node.name == "none":
            return f"({self.expression(node.node)} == null)"
        if node.name == "defined":
            return _json(self._is_defined(node.node))
        raise self.refused(node, f"browsers do not know the test {node.name}")

    def _is_defined(self, node: nodes.Node) -> bool:
        if isinstance(node, nodes.Getattr) and isinstance(node.node, nodes.Name) and node.node.name == "game":
            return self.module.macro(f"{self.module.game_id}/{TABLE}", node.attr) is not None
        if isinstance(node, nodes.Name):
            return self.scope.find(node.name) is not None or node.name in GIVEN
        raise self.refused(node, "only names and a game's macros can be asked for")

    def _not_value(self, node: nodes.Not) -> str:
        return f"!({self.condition(node.node)})"

    def _and_value(self, node: nodes.And) -> str:
        left = self.expression(node.left)
        return f"(has({left}) ? {self.expression(node.right)} : {left})"

    def _or_value(self, node: nodes.Or) -> str:
        left = self.expression(node.left)
        return f"(has({left}) ? {left} : {self.expression(node.right)})"

    def _condexpr_value(self, node: nodes.CondExpr) -> str:
        other = '""' if node.expr2 is None else self.expression(node.expr2)
        return f"({self.condition(node.test)} ? {self.expression(node.expr1)} : {other})"

    def _concat_value(self, node: nodes.Concat) -> str:
        return f"({' + '.join(f'text({self.expression(one)})' for one in node.nodes)})"

    def _add_value(self, node: nodes.Add) -> str:
        return f"({self.expression(node.left)} + {self.expression(node.right)})"

    def _sub_value(self, node: nodes.Sub) -> str:
        return f"({self.expression(node.left)} - {self.expression(node.right)})"

    def _neg_value(self, node: nodes.Neg) -> str:
        return f"-{self.expression(node.node)}"

    def _tuple_value(self, node: nodes.Tuple) -> str:
        return f"[{', '.join(map(self.expression, node.items))}]"

    def _list_value(self, node: nodes.List) -> str:
        return f"[{', '.join(map(self.expression, node.items))}]"

    def _dict_value(self, node: nodes.Dict) -> str:
        pairs = [f"[{self.expression(one.key)}]: {self.expression(one.value)}" for one in node.items]
        return f"{{ {', '.join(pairs)} }}"

    def _filter_value(self, node: nodes.Filter) -> str:
        assert node.node is not None
        of, args = self.expression(node.node), [self.expression(arg) for arg in node.args]
        plain = {
            "slug": "slug",
            "unnumbered": "unnumbered",
            "person": "person",
            "cited": "cite",
            "string": "text",
        }
        if node.name in plain:
            return f"{plain[node.name]}({of})"
        if node.name == "length":
            return f"length({of})"
        if node.name == "reverse":
            return f"[...items({of})].reverse()"
        if node.name == "replace":
            return f"text({of}).replaceAll({', '.join(args)})"
        raise self.refused(node, f"browsers do not know the filter {node.name}")

    def _call_value(self, node: nodes.Call) -> str:
        called = node.node
        if (
            isinstance(called, nodes.Getattr)
            and isinstance(called.node, nodes.Name)
            and called.node.name == "game"
        ):
            return self._calls(node, self.module.macro(f"{self.module.game_id}/{TABLE}", called.attr))
        if not isinstance(called, nodes.Name):
            raise self.refused(node, "only macros and what templates know can be called")
        if called.name in self.imported:
            return self._calls(node, self.module.macro(*self.imported[called.name]))
        own = self.module.macro(self.template, called.name)
        if own is not None:
            return self._calls(node, own)
        return self._known(node, called.name)

    def _calls(self, node: nodes.Call, called: str | None) -> str:
        if called is None:
            raise self.refused(node, "there is no such macro")
        names = [arg.name for arg in self.module.signatures[called].args]
        args = dict(zip(names, map(self.expression, node.args), strict=False))
        args |= {one.key: self.expression(one.value) for one in node.kwargs}
        told = [args.get(name, "undefined") for name in names]
        while told and told[-1] == "undefined":
            told.pop()
        return f"{called}({', '.join(told)})"

    def _known(self, node: nodes.Call, name: str) -> str:
        """A function that the server has, too."""
        if name == "t":
            return _json(SAYS(self.module.lang, self._constant(node)))
        if name == "static":
            return _json(static_url(self._constant(node)))
        if name == "backdrop":
            return f"new Safe({_json(str(scenery(self.module.game_id)))})"
        if name == "art":
            return f"ART[{self.expression(node.args[1])}]"
        if name in ("icon", "emblem", "picked"):
            return f"{name}({self.expression(node.args[0])})"
        raise self.refused(node, f"browsers do not know the function {name}")

    def _constant(self, node: nodes.Call) -> str:
        if len(node.args) != 1 or node.kwargs or not isinstance(node.args[0], nodes.Const):
            raise self.refused(node, "browsers know sentences and files by their names alone")
        return str(node.args[0].value)


def _called(name: str) -> str:
    """A template's name in the script, where it is no word of the language."""
    return f"v_{name}"


def _template_of(node: nodes.Include | nodes.Import | nodes.FromImport) -> str:
    assert isinstance(node.template, nodes.Const)
    return str(node.template.value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _around(makes: Callable[[str], str], value: str) -> str:
    """What a function of the server makes of a text, with the text still to come."""
    before, after = str(makes(PLACE)).split(PLACE)
    return f"{_json(before)} + {value} + {_json(after)}"

"""Compiles a template's syntax tree to statements of a script: see ``browser_templates.py``."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from jinja2 import nodes

from ..domain.messages import SAYS
from .assets import static_url
from .environment import scenery
from .scene import Scene

TABLE = "table.html"
"""The templates of a table, and of a game's part of it."""

GIVEN = (*Scene.__dataclass_fields__, "revision", "version")
"""The names that a scene gives to its templates."""


class TemplateError(Exception):
    """A template uses a feature that browsers lack; the message says where, and which."""


class Templates(Protocol):
    """A writer's interface to its module. ``labels``: the sentences of the game's own table; ``signatures``: macros by
    their names in the script.
    """

    game_id: str
    lang: str
    labels: Mapping[str, str]
    signatures: dict[str, nodes.Macro]

    def tree(self, name: str) -> nodes.Template:
        """A template's syntax tree."""
        ...

    def macro(self, template: str, name: str) -> str | None:
        """The name of a template's macro in the script; None where there is none."""
        ...

    def number(self) -> int:
        """A number that is not used in the script yet."""
        ...


class Scope:
    """Variables of a template, by their names in the script."""

    def __init__(self, above: Scope | None = None) -> None:
        self.names: dict[str, str] = {}
        self.above = above
        self.declared: list[str] = []

    def find(self, name: str) -> str | None:
        """The name of a variable in the script; None where no template has set it."""
        found = self.names.get(name)
        return found if found is not None or self.above is None else self.above.find(name)


class Writer:
    """Writes the statements of one template. ``template``: its name, for its macros and error messages."""

    def __init__(self, module: Templates, template: str, scope: Scope) -> None:
        self.module = module
        self.template = template
        self.scope = scope
        self.imported: dict[str, tuple[str, str]] = {}

    def refused(self, node: nodes.Node, what: str) -> TemplateError:
        """An error with its place."""
        return TemplateError(f"{self.template}, line {node.lineno}: {what}")

    # ------------------------------------------------------------------------------------------------ statements

    def macro(self, called_so: str, macro: nodes.Macro) -> str:
        """A macro as a function of that name."""
        self._imports(self.module.tree(self.template).body)
        inner = self._within()
        names = [arg.name for arg in macro.args]
        for name in names:
            inner.scope.names[name] = called(name)
        usual = dict(zip(names[len(names) - len(macro.defaults) :], macro.defaults, strict=True))
        told = [
            f"{called(name)} = {self.expression(usual[name])}" if name in usual else called(name)
            for name in names
        ]
        body = inner.body(macro.body)
        return (
            f'function {called_so}({", ".join(told)}) {{\nlet o = "";\n'
            + "\n".join(body)
            + "\nreturn new Safe(o);\n}"
        )

    def _imports(self, body: Sequence[nodes.Node]) -> None:
        for node in body:
            if isinstance(node, nodes.FromImport):
                for name in node.names:
                    first, second = name if isinstance(name, tuple) else (name, name)
                    self.imported[second] = (template_of(node), first)

    def _within(self) -> Writer:
        inner = Writer(self.module, self.template, Scope(self.scope))
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
            as_json(one.data) if isinstance(one, nodes.TemplateData) else f"out({self.expression(one)})"
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
        """Statements in the same scope: a variable that an ``if`` sets is set after it."""
        self._imports(body)
        return [line for node in body for line in self.statement(node)]

    def _for(self, node: nodes.For) -> list[str]:
        number = self.module.number()
        inner = self._within()
        if isinstance(node.target, nodes.Name):
            inner.scope.names[node.target.name] = target = called(node.target.name)
        elif isinstance(node.target, nodes.Tuple):
            names = [cast("nodes.Name", one).name for one in node.target.items]
            inner.scope.names |= {name: called(name) for name in names}
            target = f"[{', '.join(map(called, names))}]"
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
            self.scope.names[name] = called(name)
            self.scope.declared.append(called(name))
        return [f"{called(name)} = {value};"]

    def _include(self, node: nodes.Include) -> list[str]:
        name = template_of(node)
        inner = Writer(self.module, name, Scope(self.scope))
        return ["{", *inner.body(self.module.tree(name).body), "}"]

    def _fromimport(self, node: nodes.FromImport) -> list[str]:
        return []

    def _import(self, node: nodes.Import) -> list[str]:
        return []

    def _macro(self, node: nodes.Macro) -> list[str]:
        return []

    # ----------------------------------------------------------------------------------------------- expressions

    def condition(self, node: nodes.Node) -> str:
        """An expression as a condition."""
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
        return as_json(node.value)

    def _templatedata_value(self, node: nodes.TemplateData) -> str:
        return as_json(node.data)

    def _name_value(self, node: nodes.Name) -> str:
        found = self.scope.find(node.name)
        if found is not None:
            return found
        if node.name in GIVEN:
            return called(node.name)
        raise self.refused(node, f"nothing here is called {node.name}")

    def _getattr_value(self, node: nodes.Getattr) -> str:
        if isinstance(node.node, nodes.Name) and node.node.name == "labels":
            return as_json(self.module.labels[node.attr])
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
            return as_json(self._is_defined(node.node))
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
            return as_json(SAYS(self.module.lang, self._constant(node)))
        if name == "static":
            return as_json(static_url(self._constant(node)))
        if name == "backdrop":
            return f"new Safe({as_json(str(scenery(self.module.game_id)))})"
        if name == "art":
            return f"ART[{self.expression(node.args[1])}]"
        if name in ("icon", "emblem", "picked"):
            return f"{name}({self.expression(node.args[0])})"
        raise self.refused(node, f"browsers do not know the function {name}")

    def _constant(self, node: nodes.Call) -> str:
        if len(node.args) != 1 or node.kwargs or not isinstance(node.args[0], nodes.Const):
            raise self.refused(node, "browsers know sentences and files by their names alone")
        return str(node.args[0].value)


def called(name: str) -> str:
    """A template's name in the script, unless it is a reserved word."""
    return f"v_{name}"


def template_of(node: nodes.Include | nodes.Import | nodes.FromImport) -> str:
    """The included template."""
    assert isinstance(node.template, nodes.Const)
    return str(node.template.value)


def as_json(value: Any) -> str:
    """A value as a literal of the script."""
    return json.dumps(value, ensure_ascii=False)

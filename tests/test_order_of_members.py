"""Whether one member of an enumeration comes before another says nothing, except where it is listed here that it does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import EnumType, IntEnum
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import ModuleType

import biberbau
from biberbau.kernel.observation_spec import PlaneStart

PACKAGE = Path(biberbau.__file__).parent
FOLDERS = ("kernel", "games", "envs")
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)

RUNS = {
    (
        "COUNTER",
        "NICE",
    ): "COUNTER LUCKY NICE",  # frames of reactions, as in the table of the cards that answer
    ("GIVING", "LAYING"): "GIVING STEALING DISCARDING LAYING",  # one card after another leaves a hand
    ("LUCKY", "DISCARDING"): "LUCKY NICE GIVING STEALING DISCARDING",  # frames that count who has been asked
    (
        "PROFESSIONALS",
        "MEMORY_AID",
    ): "PROFESSIONALS DISPLAY_EXACT DISPLAY_ACTIONS STAB_AGAIN HIPPIE_WITH_EQUALS "
    "PLAIN_STABBED BODYGUARD_STAYS STEAL_JOKERS MEMORY_AID",  # options in an observation, but for the last
    ("FIXED_DEALER", "TURN_GUARD"): "FIXED_DEALER KEEP_TOP SPECIAL_FIRST TURN_GUARD",  # the same
    (
        "AT_LEAST_ONE_CARD",
        "DISCARD_IN_ORDER",
    ): "AT_LEAST_ONE_CARD NOT_IN_HAND ONE_ACTION_CARD ACTION_WITHOUT_JOKER "
    "PARTY_NOT_EQUAL PARTY_NO_NEIGHBOURS PARTY_OF_THREE HIPPIE_NOT_WITH_EQUALS SEQUENCE_NUMBER_ONCE "
    "SEQUENCE_UP_TO_SIX HIPPIE_FOR_ONE_NUMBER NOT_OUT_BY_SEQUENCE NO_END_BY_SEQUENCE ACTION_WITH_EQUALS "
    "JOKER_WITH_EQUALS PLAIN_MUST_STAB NUMBERS_DIFFER DISCARD_IN_ORDER",  # reasons why cards are no discard
}
"""Runs, by the first and the last member: these are meant, and no others."""

ALONE = {
    "state.over > Over.EXHAUSTED": "the higher number counts, as its enumeration says",
    "state.over > Over.DOOMSDAY": "the last one",
    "state.origin <= Origin.NOWHERE": "the first one",
    "state.origin > Origin.DISPLAY": "the last one",
    "GroupKind.ODD + 1": "how many there are: it is the last one",
    "Fact.HURTS + other": "one fact for each seat",
    "Opt.SWAPS + face": "an option for each special card, in the order of the deck",
    "At.ORIGIN + int(state.origin) - Origin.DECK": "a plane for each, without the first one",
    "kind - Frame.COUNTER": "the place in the table of reactions, which are a run",
    "At.RULES + i - Opt.PROFESSIONALS": "the place in a run",
    "Opt.FIXED_DEALER + i": "the place in a run",
    "Opt.LOW_POINTS - deck.LOW": "an option for each number of points that is printed, from the lowest on",
}
"""These use the number of a member, and why that is right."""


@cache
def module_of(file: Path) -> ModuleType:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return import_module(".".join(part for part in parts if part != "__init__"))


def looks_so(node: ast.expr) -> bool:
    """Whether it can be a member, by its name: other modules need not be loaded."""
    return isinstance(node, ast.Attribute) and node.attr.isupper()


def member(node: ast.expr, module: ModuleType) -> IntEnum | None:
    """The member of an enumeration that an expression names; where a part of an observation begins is no such.

    A constant that has a name of its own says by it what it is for.
    """
    if not looks_so(node):
        return None
    found: object = module
    *names, name = ast.unparse(node).split(".")
    for one in names:
        found = getattr(found, one, None)
    if not isinstance(found, EnumType) or issubclass(found, PlaneStart):
        return None
    return found.__members__.get(name)


def parts_of(node: ast.expr) -> list[ast.expr]:
    """What an expression compares by order, or calculates with."""
    if isinstance(node, ast.Compare) and any(isinstance(op, ORDERS) for op in node.ops):
        return [node.left, *node.comparators]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return [node.left, node.right]
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
        return node.args
    return []


def members_in_order(node: ast.expr, module: ModuleType) -> list[IntEnum]:
    """The members of which an expression asks for the order or the number."""
    return [one for part in parts_of(node) if (one := member(part, module)) is not None]


def uses(file: Path) -> Iterator[tuple[ast.expr, list[IntEnum]]]:
    """Where a module does that."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.expr) and any(map(looks_so, parts_of(node))):
            if found := members_in_order(node, module_of(file)):
                yield node, found


def test_the_order_of_members_counts_only_where_it_is_meant() -> None:
    seen, complaints = set[tuple[str, str]](), list[str]()
    for file in chain.from_iterable(sorted((PACKAGE / folder).rglob("*.py")) for folder in FOLDERS):
        for node, found in uses(file):
            run = found[0].name, found[-1].name
            if len(found) == 2 and run not in RUNS:
                run = run[1], run[0]
            if len(found) == 2 and run in RUNS:
                kind = type(found[0])
                first, last = kind[run[0]], kind[run[1]]
                assert " ".join(one.name for one in kind if first <= one <= last) == RUNS[run]
                seen.add(run)
            elif ast.unparse(node) not in ALONE:
                complaints.append(f"{file.relative_to(PACKAGE)}:{node.lineno}: {ast.unparse(node)}")
    assert complaints == []
    assert seen


def test_that_is_seen_where_it_is_not_meant() -> None:
    module = ModuleType("cards")
    vars(module)["Suit"] = IntEnum("Suit", "CLUBS HEARTS")
    for text, number in (("suit < Suit.HEARTS", 1), ("Suit.CLUBS + 1", 1), ("suit == Suit.HEARTS", 0)):
        nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.expr)]
        assert sum(len(members_in_order(node, module)) for node in nodes) == number

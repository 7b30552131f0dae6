"""Position documents: edited ones load; broken ones name the field."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from biberbau import Game, Match, Position
from biberbau.errors import PositionError
from common.documents import changed

SMALL: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "biberbande",
    "options": {"players": 2},
    "position": {
        "turn": "a",
        "rows": {"a": [4, 2, 0, 5], "b": ["1", "2", "swap", "3"]},
        "known": {"a": ["a", "", "", "a"], "b": ["b", "", "", "b"]},
        "discard": ["draw two", 7],
    },
}
edited = partial(changed, SMALL)


def asking(kind: str, **changes: object) -> dict[str, Any]:
    """The document with another question, asked of a unless ``seat`` says else."""
    frame = {"kind": kind, "seat": "a"} | {name: changes.pop(name) for name in FRAME & set(changes)}
    body = SMALL["position"] | {"decisions": [frame]} | changes
    return {**SMALL, "position": body}


FRAME = {"seat", "card", "slot", "slots", "waiting"}
OPEN: dict[str, Any] = {
    "rows": {"a": [4, 2, 0, 5], "b": [1, 2, 1, 3]},
    "known": {"a": ["all"] * 4, "b": ["all"] * 4},
    "numbers": {"a": [1, 2, 3, 4], "b": [1, 2, 3, 4]},
    "points": {"a": [11], "b": [7]},
    "dealer": "b",
    "turns": 5,
}


def test_small_documents_by_hand() -> None:
    position = Position.load(SMALL)
    assert [action.notation for action in position.legal] == [
        "take 1",
        "take 2",
        "take 3",
        "take 4",
        "draw",
    ]
    assert position.game.actor(position.state) == 0
    document = position.document()["position"]
    assert document["decisions"] == [{"kind": "turn", "seat": "a"}]
    assert (document["dealer"], document["round"], document["turns"]) == ("b", 1, 0)
    assert len(document["deck"]) == 66 - 8 - 2


def test_edits_take_effect() -> None:
    match = Match(Game.of("biberbande", {"players": 2}), 1, start=Position.load(SMALL))
    match.play("take 3")
    assert match.position().document()["position"]["rows"]["a"] == ["4", "2", "7", "5"]
    shared = Position.load(edited("position.known.b", ["b", "ab", "", "b"]))
    assert shared.as_seen_by(0).document()["position"]["rows"]["b"] == ["?", "2", "?", "?"]


@pytest.mark.parametrize(
    ("document", "legal"),
    [
        (asking("look", slots=[1, 4], waiting=["b"]), "hide"),
        (asking("look", slots=[1], waiting=[], aside=["peek"]), "hide"),
        (asking("drawn", drawn="6"), "discard"),
        (asking("drawn", drawn="draw two", card="second", aside=["draw two"]), "discard"),
        (asking("swapping", slot=2, aside=["swap"]), "get b1"),
        (asking("end_of_turn", turns=1), "knock"),
        (asking("deal_next", **OPEN), "deal"),
    ],
)
def test_decisions_by_hand(document: dict[str, Any], legal: str) -> None:
    position = Position.load(document)
    assert position.legal[0].notation == legal
    assert Position.load(position.document()).state.tobytes() == position.state.tobytes()


def test_the_end_by_hand() -> None:
    points = {"a": [9, 9, 9, 11], "b": [9, 9, 9, 7]}
    position = Position.load(asking("turn", **OPEN | {"round": 4, "points": points, "decisions": []}))
    assert position.game.winners(position.state) == (1,)


def test_when_who_saw_a_card_by_hand() -> None:
    """Absent: before the first turn, where it lies; all who know a card are one entry where they saw it at once."""
    seen = {"a": [{"a": 3}, {}, {}, {}], "b": [{}, {"a": "a4", "b": 1}, {"all": 4}, {"b": 0}]}
    known = {"a": ["a", "", "", "a"], "b": ["b", "ab", "all", "b"]}
    rows = {"a": [4, 2, 0, 5], "b": ["1", "2", "7", "3"]}
    document = asking("turn", turns=4, rows=rows, known=known, numbers={"b": [3]}, seen=seen, discard=[])
    position = Position.load(document)
    seen["a"][3], seen["b"][0] = {"a": "a4"}, {"b": "b1"}
    assert position.document()["position"]["seen"] == seen
    assert Position.load(position.document()).state.tobytes() == position.state.tobytes()


LOOK = {"slots": [1, 4], "waiting": ["b"]}
HIDDEN = {"rows": {"a": ["?", 2, 0, 5], "b": [1, 2, 3, 4]}, "known": {}}

BROKEN: list[tuple[str, Any, str]] = [
    ("unknown field", edited("position.hands", {}), "hands: no such field"),
    ("no turn", edited("position", {"rows": {}}), "turn: missing"),
    ("no rows", edited("position", {"turn": "a"}), "rows: missing"),
    ("no such seat", edited("position.turn", "c"), "turn: one of a, b expected"),
    ("seat as number", edited("position.turn", -1), "turn: one of a, b expected"),
    ("no seat at all", edited("position.dealer", ""), "dealer: one of a, b expected"),
    ("row of three", edited("position.rows.a", ["1", "2", "3"]), "rows.a: a list of 4 cards expected"),
    ("row is text", edited("position.rows.a", "1234"), "rows.a: a list of 4 cards expected"),
    ("rows is a list", edited("position.rows", []), "rows: a mapping expected"),
    ("row missing", edited("position.rows", {"a": [1, 2, 3, 4]}), "rows.b: missing"),
    ("no such card", edited("position.rows.a", [10, 2, 3, 4]), "rows.a: 10 is no card"),
    ("five of a kind", edited("position.discard", [2, 2, 2, 7]), "rows: with piles and the rest there are 5 cards '2'"),
    ("unknown letter", edited("position.known.a", ["c", "", "", ""]), "known.a: one of a, b expected"),
    ("known is a number", edited("position.known.a", [1, 0, 0, 1]), "known.a: letters of seats or 'all' expected"),
    ("all know a card that is unmarked", edited("position.known.a", ["all", "", "", ""]), "known.a: a card that all"),
    ("a marked special card", edited("position.numbers", {"b": [3]}), "numbers.b: there lies a special card"),
    ("slot five", edited("position.numbers", {"b": [5]}), "numbers.b: a whole number from 1 to 4 expected"),
    ("round five", edited("position.round", 5), "round: as many as players"),
    ("true is no number", edited("position.turns", True), "turns: a whole number from 0"),
    ("later than now", edited("position.seen", {"a": [{"a": 1}, {}, {}, {}]}), "seen.a: a whole number from 0 to 0"),
    ("no memories", edited("position.seen", {"a": [0, 0, 1, 0]}), "seen.a: a mapping expected"),
    ("seen by a stranger", edited("position.seen", {"a": [{}, {"a": 0}, {}, {}]}), "seen.a: only somebody who"),
    ("seen nowhere", edited("position.seen", {"a": [{"a": "c1"}, {}, {}, {}]}), "seen.a: one of a1, a2, a3"),
    ("seen for ever", edited("position.seen", {"a": [{"a": [0, 2]}, {}, {}, {}]}), "seen.a: a whole number"),
    ("too many numbers", edited("position.numbers", {"a": [1, 2, 3, 5]}), "numbers.a: a whole number from 1 to 4"),
    ("points too early", edited("position.points", {"a": [3]}), "points.a: 0 rounds are over, not 1"),
    ("too many points", asking("turn", round=2, points={"a": [37]}), "points.a: a whole number from 0 to 36"),
    ("knocked too early", edited("position.knocked", "b"), "knocked: not before all have had a turn"),
    ("who knocked has a turn", asking("turn", knocked="a", turns=4), "knocked: not before all have had a turn"),
    ("guard passed", edited("position.turns", 200), "turns: the round would be over"),
    ("two frames", edited("position.decisions", [{}, {}]), "decisions: a list of at most 1 frame"),
    ("no frame", edited("position.decisions", [3]), "decisions[0]: a mapping expected"),
    ("no such kind", asking("jump"), "decisions[0].kind: one of look, turn, drawn"),
    ("no seat asked", asking("turn", seat=None), "decisions[0].seat: one of a, b expected"),
    ("another's turn", asking("turn", seat="b"), "decisions[0].seat: only the seat whose turn it is"),
    ("nothing drawn", asking("drawn"), "drawn: a card exactly where"),
    ("drawn for nothing", edited("position.drawn", 6), "drawn: a card exactly where"),
    ("third of two", asking("drawn", drawn="6", card="third"), "decisions[0].card: one of one, first, second"),
    ("swapping nothing", asking("swapping", slot=0), "decisions[0].slot: a whole number from 1 to 4"),
    ("a number aside", edited("position.aside", [3]), "aside: 3 is no card; cards are swap, peek"),
    ("left aside", edited("position.aside", ["peek"]), "aside: special cards lie aside only while they are used"),
    ("second of no draw two", asking("drawn", drawn="6", card="second"), "aside: the special cards that lie aside"),
    ("swapping without a swap", asking("swapping", slot=2), "aside: the special cards that lie aside"),
    ("a peek and a drawn card", asking("drawn", drawn="6", aside=["peek"]), "aside: the special cards that lie"),
    ("knock too early", asking("end_of_turn"), "decisions[0].kind: nobody may knock before all"),
    ("look late", asking("look", **LOOK, turns=1), "turns: all look at their outer cards before the first turn"),
    ("nobody waits", asking("look", slots=[1, 4]), "decisions[0].waiting: at the start all those who come after"),
    ("look at two", asking("look", slots=[1, 2]), "decisions[0].slots: the two outer ones at the start, later one"),
    ("look at nothing known", asking("look", slots=[2]), "known.a: a seat that looks at a card knows it"),
    ("over too early", asking("turn", **OPEN, decisions=[]), "decisions: the game is over after the last round"),
    ("still closed", asking("deal_next", **OPEN | {"known": {}}), "known.a: all rows lie open"),
    ("badly added", asking("deal_next", **OPEN | {"points": {"a": [10], "b": [7]}}), "points.a: the row does not"),
    ("drawn and over", asking("deal_next", **OPEN, drawn=6), 'drawn: a card exactly where'),
    ("unknown without pile", {**asking("turn", **HIDDEN), "seen_by": 0}, "deck: it must be given"),
    ("half a pile", {**asking("turn", deck=["?", 3]), "seen_by": 0}, "deck: either all of its cards"),
    ("card lost", asking("turn", deck=["3"]), "deck: 11 cards in all"),
    ("too many unknown", {**asking("turn", deck=["?"] * 60), "seen_by": 0}, "deck: 70 cards in all"),
    ("pile too high", asking("turn", deck=["3"] * 100), "rows: with piles and the rest"),
    ("unknown in a true one", changed(asking("turn", deck=["?"] * 56), "position.rows.a", ["?", 2, 0, 5]), "position: "),
]  # fmt: skip


@pytest.mark.parametrize(("document", "message"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_documents_name_the_field(document: Any, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.load(document)
    assert str(caught.value).startswith(message)

"""Position documents from a table of fields: there and back, and what is wrong names the field."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from biberbau.errors import PositionError
from biberbau.games.common.document import fields
from biberbau.games.common.document.fields import (
    Bag,
    Each,
    Face,
    Flag,
    FrameKind,
    Mask,
    Maybe,
    Number,
    OneOf,
    Pile,
    Seat,
    Seats,
    Single,
)
from biberbau.kernel.options import OptionPlace, option

FACES = ("red", "blue", "bad guy")
SEAT = Seat("abc")


class Opt(OptionPlace):
    """Options of a made-up game."""

    PLAYERS = option(2, "How many play.", low=2, high=3)


class Frame(FrameKind):
    """Decisions of a made-up game."""

    PLAY = "a card"
    STEAL = "a card of another hand", ("of", SEAT), ("left", Number(0, 4, otherwise=0, quiet=True))
    LOOK = "nothing", None, ("slots", Mask(4))


DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (2, 4)),
            ("depth", "i1"),
            ("option", "i1", (1,)),
            ("round", "i2"),
            ("knocker", "i1"),
            ("winner", "i1"),
            ("gate", "i1"),
            ("deck", "i1", (3,)),
            ("deck_n", "i1"),
            ("pile", "i1", (4,)),
            ("pile_n", "i1"),
            ("row", "i1", (3, 2)),
            ("hand", "i1", (3, 4)),
            ("hand_n", "i1", (3,)),
            ("points", "i2", (3,)),
            ("owed", "i1", (3,)),
            ("known", "u1", (3, 2)),
            ("skipped", "u1"),
            ("bomb", "i1"),
        ],
    )
)
FIELDS = (
    fields.one("turn_of", "whose round it is", SEAT, "gate", fields.REQUIRED),
    fields.one("round", "from 1", Number(1, 9, ahead=1), otherwise=1),
    fields.one("knocked", "who", Maybe(SEAT, null=True), "knocker"),
    fields.one("winner", "who", Maybe(SEAT)),
    fields.cells("deck", "cards", Bag(FACES, hidden=True), otherwise=[]),
    fields.cells("pile", "from the bottom", Pile(Face(FACES, hidden=False)), otherwise=lambda state: ["red"]),
    fields.by_seat("rows", "two each", Each(Face(FACES)), SEAT, "row"),
    fields.by_seat("hands", "cards", Pile(Face(FACES)), SEAT, "hand", {}),
    fields.by_seat("points", "so far", Single(Number(-9, 99)), SEAT, otherwise={}),
    fields.by_seat("owed", "cards", Single(Number(0, 9, otherwise=0, quiet=True)), SEAT, otherwise={}),
    fields.by_seat("known", "who knows", Each(Seats("abc", knowers=True)), SEAT, otherwise={}),
    fields.one("skipped", "who", Seats("abc")),
    fields.one("bomb", "whether", Flag(quiet=True)),
    fields.decisions(Frame, SEAT, "what is decided", []),
)
ROWS = {"a": ["red", "?"], "b": ["bad guy", "blue"]}
WHOLE: dict[str, Any] = {
    "turn_of": "b",
    "round": 3,
    "knocked": None,
    "winner": "a",
    "deck": ["?", "?"],
    "pile": ["blue", "red"],
    "rows": ROWS,
    "hands": {"a": [], "b": ["red"]},
    "points": {"a": -3, "b": 7},
    "owed": {"b": 1},
    "known": {"a": ["all", "ab"], "b": ["", "b"]},
    "skipped": "all",
    "bomb": True,
    "decisions": [
        {"kind": "play", "seat": "a"},
        {"kind": "steal", "seat": "a", "of": "b"},
    ],
}  # fmt: skip


def load(document: dict[str, Any]) -> np.record:
    return fields.from_document(FIELDS, document, DTYPE, Opt.all(), {"players": 2})


def test_documents_go_there_and_back() -> None:
    state = load(WHOLE)
    assert fields.to_document(FIELDS, state) == WHOLE
    assert (state["round"], state.knocker, state.winner, state.deck.tolist()) == (2, -2, 0, [-1, -1, -1])
    assert (state.pile.tolist(), state.pile_n, state.hand_n.tolist()) == ([1, 0, -2, -2], 2, [0, 1, 0])
    assert (state.known.tolist(), state.skipped, state.bomb) == ([[255, 3], [0, 2], [0, 0]], 3, 1)
    assert state.stack.tolist() == [[Frame.PLAY, 0, 0, 0], [Frame.STEAL, 0, 1, 0]]


def test_what_is_absent_is_what_the_table_says() -> None:
    document = fields.to_document(FIELDS, load({"turn_of": 0, "rows": ROWS}))
    assert (document["round"], document["pile"], document["decisions"]) == (1, ["red"], [])
    assert "winner" not in document and "bomb" not in document
    assert (document["owed"], document["skipped"]) == ({}, "")


def test_carelessly_written_is_understood() -> None:
    looking = [{"kind": "LOOK", "seat": "B", "slots": [4, 1]}]
    state = load({**WHOLE, "turn_of": "red", "deck": {"red": 2, "Bad Guy": 1}, "decisions": looking})
    assert (state.gate, state.deck.tolist(), state.stack[0].tolist()) == (0, [2, 0, 1], [Frame.LOOK, 1, 0, 9])
    assert fields.to_document(FIELDS, state)["decisions"] == [{"kind": "look", "seat": "b", "slots": [1, 4]}]


BROKEN = [
    ({"table": 1}, "table: no such field; a position has turn_of, round"),
    ({"turn_of": "c"}, "turn_of: one of a, b expected, not 'c'"),
    ({"round": 0}, "round: a whole number from 1 to 9 expected, not 0"),
    ({"round": True}, "round: a whole number from 1 to 9"),
    ({"deck": ["?", "red"]}, "deck: either all of its cards are unknown or none"),
    ({"deck": ["red"] * 200}, "deck: 200 cards, but at most 127 lie there"),
    ({"deck": {"red": -1}}, "deck.red: how many cards"),
    ({"pile": ["red"] * 5}, "pile: 5 cards, but there is room for 4"),
    ({"pile": ["?"]}, r"pile: '\?' is no card; cards are red, blue, bad guy"),
    ({"pile": "red"}, "pile: a list of cards expected, not 'red'"),
    ({"rows": []}, r"rows: a mapping expected, not \[\]"),
    ({"rows": {"a": ["red"]}}, "rows.a: a list of 2 entries expected"),
    ({"rows": {"a": ["red", "blue"], "0": ["red", "blue"]}}, "rows.0: this seat is there already"),
    ({"points": {"a": 100}}, "points.a: a whole number from -9 to 99"),
    ({"skipped": ["a"]}, "skipped: letters of seats or 'all' expected"),
    ({"skipped": "ac"}, "skipped: one of a, b expected, not 'c'"),
    ({"bomb": 1}, "bomb: true or false expected, not 1"),
    ({"decisions": [1] * 3}, "decisions: a list of at most 2 frames expected"),
    ({"decisions": [1]}, r"decisions\[0\]: a mapping expected"),
    ({"decisions": [{"kind": "sleep"}]}, r"decisions\[0\].kind: one of play, steal, look expected"),
    ({"decisions": [{"kind": "steal", "seat": "a"}]}, r"decisions\[0\].of: one of a, b expected, not None"),
    (
        {"decisions": [{"kind": "look", "seat": "a", "slots": [5]}]},
        r"decisions\[0\].slots: a whole number from 1 to 4",
    ),
]


@pytest.mark.parametrize(("change", "message"), BROKEN, ids=[message[:30] for _, message in BROKEN])
def test_what_is_wrong_names_the_field(change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        load({**WHOLE, **change})


def test_a_field_that_is_required_says_what_it_is_for() -> None:
    with pytest.raises(PositionError, match="rows: missing; two each"):
        load({"turn_of": "a"})


def test_one_of_several_names() -> None:
    form = OneOf({1: "deck", 3: "pile"})
    assert (form.write(load(WHOLE), 3), form.read(load(WHOLE), "Deck", "from")) == ("pile", 1)
    with pytest.raises(PositionError, match="from: one of deck, pile expected, not 3"):
        form.read(load(WHOLE), 3, "from")

"""Position documents: edited ones load; broken ones name the field."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from biberbau import Position
from biberbau.errors import PositionError

SMALL: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "biber_gang",
    "options": {"players": 2},
    "position": {
        "displays": [
            [["6", "(3)", "1", "2"], ["beaver", "4", "(7)", "8"]],
            [["(1)", "(2)", "(3)", "(4)"], ["5", "(6)", "7", "(beaver)"]],
        ],
        "pile": ["5"],
    },
}


def small(**changes: Any) -> dict[str, Any]:
    """The small document with some of the body's fields changed (None: removed)."""
    document = copy.deepcopy(SMALL)
    for field, value in changes.items():
        if value is None:
            del document["position"][field]
        else:
            document["position"][field] = value
    return document


def test_a_short_document_is_enough() -> None:
    position = Position.load(small())
    body = position.document()["position"]
    assert len(body["deck"]) == 108 - 17
    assert body["decisions"] == [{"kind": "draw_card", "seat": 0}]
    assert [str(action) for action in position.legal] == ["draw deck", "draw discard"]


def test_numbers_may_be_written_without_quotes() -> None:
    assert Position.load(small(pile=[5])).state.tobytes() == Position.load(small()).state.tobytes()


OPEN = [[["6", "3", "1", "2"], ["6", "4", "7", "8"]], [["1", "2", "3", "4"], ["5", "6", "7", "8"]]]
ALL_DOWN = [[["(6)", "(3)", "(1)", "(2)"], ["(6)", "(4)", "(7)", "(8)"]]] * 2
ONE_OPEN = [OPEN[0], SMALL["position"]["displays"][1]]


def choosing(chosen: object, count: int = 1, seat: int = 1, **more: Any) -> dict[str, Any]:
    """Both are still choosing which cards to turn up."""
    frame = {"kind": "choose_flips", "seat": seat, "chosen": count}
    return small(**{"displays": ALL_DOWN, "turns": 0, "chosen": chosen, "decisions": [frame], **more})


def asking(kind: str, seat: object = 0, **more: Any) -> list[dict[str, Any]]:
    return [{"kind": kind, "seat": seat, **more}]


DRAWN = {"card": "12", "from": "deck"}
SWIMMING = {"card": "beaver", "from": "display"}
BROKEN: list[tuple[dict[str, Any], str]] = [
    (small(table=1), "table: no such field"),
    (small(displays=None), "displays: missing"),
    (small(displays=OPEN[:1]), "displays: a list of 2 entries"),
    (small(displays=[OPEN[0], [["1"] * 4]]), r"displays\[1\]: a list of 2 entries"),
    (small(displays=[OPEN[0], [["1"] * 3, ["1"] * 4]]), r"displays\[1\]\[0\]: a list of 4 entries"),
    (small(displays=[OPEN[0], [["1"] * 4, ["1", "2", "(?)", "3"]]]), r"displays\[1\]\[1\]: '\?' is no card"),
    (small(pile="5"), "pile: a list of cards"),
    (small(pile=["13"]), "pile: '13' is no card"),
    (small(pile=[True]), "pile: True is no card"),
    (small(pile=["?"]), r"pile: '\?' is no card"),
    (small(pile=[]), "pile: at least one card"),
    (small(pile=["5"] * 109), "pile: 109 cards"),
    (small(pile=["5"] * 8), "deck: there are 8 cards 5, not 9"),
    (small(pile=["5", "beaver", "beaver", "beaver"]), "deck: there are 4 cards beaver, not 5"),
    (small(deck=["1"]), "deck: 18 cards on the table, not 108"),
    (small(deck=["?"] * 91), "seen_by must say whose view it is"),
    (small(displays=[[["?"] * 4] * 2] * 2), "deck: it must be given"),
    (small(drawn=3), "drawn: a mapping"),
    (small(drawn={"card": "12"}), "drawn.from: one of deck, pile, display"),
    (small(drawn={"card": "x", "from": "deck"}), "drawn.card: 'x' is no card"),
    (small(drawn=DRAWN), "drawn: nobody holds a card"),
    (small(points={}), "points: a list of at most 5"),
    (small(points=[[0, 0]] * 6), "points: a list of at most 5"),
    (small(points=[[0]]), r"points\[0\]: a list of 2"),
    (small(points=[[0, -21]]), r"points\[0\]: a whole number from -20 to 96"),
    (small(points=[[0, 0]] * 5), "points: after five rounds nobody is to decide"),
    (small(closer=2), "closer: one of 0, 1 expected, not 2"),
    (small(closer=0), "closer: seat 0 ended the round"),
    (small(closer=1), "closer: seat 1 has cards face down"),
    (small(turns=-1), "turns: a whole number"),
    (small(turns=0), "turns: at least 1"),
    (small(turns=122), "turns: the round would have been scored"),
    (small(displays=ONE_OPEN), r"displays\[0\]: a card face down"),
    (small(displays=OPEN, closer=1), r"displays\[0\]: a card face down"),
    (small(decisions={}), "decisions: a list of at most 1"),
    (small(decisions=asking("draw_card") * 2), "decisions: a list of at most 1"),
    (small(decisions=[3]), r"decisions\[0\]: a mapping"),
    (small(decisions=asking("sleep")), r"decisions\[0\].kind: one of"),
    (small(decisions=asking("draw_card", 2)), r"decisions\[0\].seat: one of 0, 1 expected, not 2"),
    (small(decisions=asking("use_card")), "drawn: missing"),
    (small(decisions=asking("use_card"), drawn=SWIMMING), "drawn.from: 'display' for the beaver"),
    (small(decisions=asking("swim_to", start=5), drawn=DRAWN), "drawn.from: 'display' for the beaver"),
    (
        small(decisions=asking("swim_to", start=5), drawn={**SWIMMING, "card": "6"}),
        "drawn.card: only a beaver",
    ),
    (
        small(decisions=asking("swim_to", start=1), drawn=SWIMMING),
        r"decisions\[0\].start: the beaver has left",
    ),
    (small(decisions=asking("swim_to", start=0), drawn=SWIMMING), r"decisions\[0\].start: a whole number"),
    (
        small(decisions=asking("turn_one"), pile=[]),
        "pile: at least one card lies there when a turn begins, and after a discard",
    ),
    (small(decisions=asking("turn_one"), drawn=DRAWN), "drawn: nobody holds a card"),
    (small(decisions=asking("look_back")), "points: no round is scored"),
    (small(decisions=asking("look_back"), points=[[1, 2]]), r"displays\[0\]: all cards lie face up"),
    (
        small(decisions=asking("look_back"), points=[[1, 2]], displays=OPEN, drawn=DRAWN),
        "drawn: nobody holds a card",
    ),
    (small(decisions=[]), "decisions: nobody is to decide, but there are rounds"),
    (choosing([[1, 2], [1]], displays=OPEN), r"displays\[0\]: all cards lie face down"),
    (choosing([[1, 2], [1]], pile=["5", "5"]), "pile: one card"),
    (choosing([[1, 2], [1]], turns=1), "turns: 0 until everyone"),
    (choosing([[1, 2], [1]], closer=0), "closer: nobody before the first turn"),
    (choosing([[1, 2]]), "chosen: a list of 2"),
    (choosing([[1], [1]]), r"chosen\[0\]: as many different places"),
    (choosing([[1, 1], [1]]), r"chosen\[0\]: as many different places"),
    (choosing([[1, 9], [1]]), r"chosen\[0\]: a whole number from 1 to 8"),
    (choosing([[1, 2], [1]], count=2), r"decisions\[0\].chosen: a whole number from 0 to 1"),
    (small(chosen=[[1, 2], []]), r"chosen\[0\]: as many different places"),
]


@pytest.mark.parametrize(("document", "message"), BROKEN, ids=[message for _, message in BROKEN])
def test_what_is_wrong_names_the_field(document: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        Position.load(document)


def test_an_empty_deck_where_it_ends_the_round() -> None:
    deck: list[str] = []
    pile = Position.load(small()).document()["position"]["deck"]
    document = small(pile=[*pile, "5"], deck=deck)
    assert Position.load(document).document()["position"]["deck"] == []
    document["options"]["exhausted_deck"] = "score"
    with pytest.raises(PositionError, match="deck: when it is empty the round is scored"):
        Position.load(document)


def test_a_view_may_show_only_what_its_seat_knows() -> None:
    document = small()
    document["seen_by"] = 0
    with pytest.raises(PositionError, match="it shows cards that 0"):
        Position.load(document)
    hidden = Position.load(choosing([[1, 2], [1]])).as_seen_by(0).document()
    assert hidden["position"]["chosen"] == [[1, 2], ["?"]]
    assert Position.load(hidden).document() == hidden


def test_choices_of_a_true_position_are_known() -> None:
    with pytest.raises(PositionError, match="seen_by must say whose view it is"):
        Position.load(choosing([["?", "?"], [1]]))

"""Position documents: any state goes there and back; edited ones load; broken ones name the field."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from biberbau import Position
from biberbau.errors import PositionError

from .scenario import eventful, table

SMALL: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "frantic",
    "options": {"players": 2},
    "position": {
        "turn": "a",
        "hands": {"a": ["red 5", "Fantastic"], "b": ["black 1", "curse"]},
        "top": "red 7",
    },
}


def edited(path: str, value: object, document: dict[str, Any] = SMALL) -> dict[str, Any]:
    """The document with one field set; ``position.hands.a``."""
    result = copy.deepcopy(document)
    *parents, last = path.split(".")
    place = result
    for parent in parents:
        place = place.setdefault(parent, {})
    place[last] = value
    return result


def asking(*frames: dict[str, Any], **changes: object) -> dict[str, Any]:
    """The document with other decisions on top of the end of the play of a."""
    bottom = {"kind": "end_play", "seat": "a"}
    return {**SMALL, "position": SMALL["position"] | {"decisions": [bottom, *frames]} | changes}


def test_small_documents_by_hand() -> None:
    position = Position.load(SMALL)
    assert [action.notation for action in position.legal] == ["play red 5", "play fantastic", "draw"]
    document = position.document()["position"]
    assert [frame["kind"] for frame in document["decisions"]] == ["end_play", "turn"]
    assert (document["dealer"], document["round"], document["match"]) == (
        "b",
        1,
        {"colour": "red", "number": 7},
    )
    assert len(document["deck"]) == 147 - 4 - 1
    assert Position.load(edited("position.top", "black 7")).document()["position"]["last_colour"] is None
    gift = Position.load(edited("position.top", "red gift")).document()["position"]
    assert gift["match"] == {"colour": "red", "symbol": "gift"}


@pytest.mark.parametrize(
    "frames",
    [
        [{"kind": "target", "seat": "a", "with": "fantastic four", "choice": 9},
         {"kind": "wishing", "seat": "a", "mode": 2}],
        [{"kind": "counter", "seat": "b", "with": "gift", "by": "a 0"}],
        [{"kind": "giving", "seat": "a", "cards": 1, "to": "b 0"}],
        [{"kind": "exchanging", "seat": "a", "from": "b"}, {"kind": "giving", "seat": "a", "cards": 2, "to": "b 1"}],
        [{"kind": "nice", "seat": "b", "asked": 1}],
        [{"kind": "events", "seat": "a"}, {"kind": "uncover", "seat": "a"}, {"kind": "lucky", "seat": "a"}],
        [{"kind": "events", "seat": "a"}, {"kind": "event", "seat": "a", "event": "seppuku", "step": 1},
         {"kind": "daring", "seat": "b"}],
        [{"kind": "colouring", "seat": "a", "colours": 6, "as": "colour swap"}],
        [{"kind": "mimic", "seat": "a"}],
    ],
)  # fmt: skip
def test_decisions_by_hand(frames: list[dict[str, Any]]) -> None:
    position = Position.load(asking(*frames))
    assert position.legal
    assert Position.load(position.document()).state.tobytes() == position.state.tobytes()


BROKEN: list[tuple[str, Any, str]] = [
    ("unknown field", edited("position.rows", {}), "rows: no such field"),
    ("no turn", edited("position", {"hands": {}}), "turn: missing"),
    ("no hands", edited("position", {"turn": "a"}), "hands: missing"),
    ("no such seat", edited("position.turn", "c"), "turn: one of a, b expected"),
    ("hands is a list", edited("position.hands", []), "hands: a mapping expected"),
    ("no such card", edited("position.hands.a", ["red 10"]), "hands.a: 'red 10' is no card"),
    (
        "three of a face",
        edited("position.hands.a", ["red 5"] * 3),
        "hands.a: 3 cards 'red 5'; the deck has 2",
    ),
    (
        "too many",
        edited("position.hands.b", ["red 7", "red 7"]),
        "hands: with piles and the rest there are 3 cards",
    ),
    ("not in this deck", edited("options.deck", "rulebook"), "hands.a: 1 cards 'fantastic'; the deck has 0"),
    ("not a list", edited("position.hands.a", "red 5"), "hands.a: a list of cards expected"),
    ("places", edited("position.places", "aa"), "places: the letters ab in play order"),
    ("mask", edited("position.skipped", 3), "skipped: letters of seats or 'all' expected"),
    ("mask of others", edited("position.skipped", "c"), "skipped: one of a, b expected"),
    (
        "bomb's turns",
        edited("position.bomb_left", {"a": 4}),
        "bomb_left.a: a whole number from 0 to 3 expected",
    ),
    ("a seat twice", edited("position.points", {"a": 4, "A": 5}), "points.A: this seat is there already"),
    ("flag", edited("position.plus_one", 1), "plus_one: true or false expected"),
    ("event", edited("position.events_seen", ["party"]), "events_seen: one of charity, "),
    ("round", edited("position.round", 0), "round: a whole number from 1"),
    ("over", edited("position.over", "boredom"), "over: one of -, exhausted, "),
    ("top missing", edited("position.discard", []), "discard: the card on top is missing"),
    ("what matches", edited("position.top", "equality"), "match: with this card on top it must say"),
    ("no such colour", edited("position.match", {"colour": "violet"}), "match.colour: one of blue, "),
    ("symbol alone", edited("position.match", {"symbol": "gift"}), "match: what the next card must match"),
    (
        "known too many",
        edited("position.known", {"a": {"red 5": ["b", "b"]}}),
        "known.a: somebody knows of more",
    ),
    (
        "known by himself",
        edited("position.known", {"a": {"red 5": ["a"]}}),
        "known.a: somebody knows of more",
    ),
    (
        "known to nobody",
        edited("position.known", {"a": {"red 5": [""]}}),
        "known.a.red 5: letters of the seats that know of it expected, not ''",
    ),
    (
        "known in two hands, of which it can be in one",
        edited("position.known", {"a": {"black 5": ["b"]}, "b": {"black 5": ["a"]}}),
        "known.b.black 5: the deck has 1 of this card",
    ),
    (
        "known twice",
        edited("position.known", {"a": {"red 5": ["b"]}, "A": {"red 5": ["b"]}}),
        "known.A.red 5: it is there already under another name",
    ),
    ("bomb", edited("position.bomb_left", {"a": 2}), "bomb_left: turns are left after the one in progress"),
    ("aside", edited("position.aside", [{"card": "red 1", "by": "a", "for": "b"}]), "aside: cards lie aside"),
    ("shares", edited("position.shares", {"a": 1}), "shares: cards or hands are handed out"),
    (
        "offer",
        edited("position.offer", ["doomsday"]),
        "offer: events lie there exactly",
    ),
    ("chanced with cards", edited("position.chanced", "a"), "chanced: seat a has cards"),
    ("no such kind", asking({"kind": "jump", "seat": "a"}), "decisions[1].kind: one of end_play, strike"),
    ("no question", asking(), "decisions: the decision is none that a game can reach"),
    ("on nothing", asking({"kind": "daring", "seat": "a"}), "decisions: a frame of the decision lies on one"),
    (
        "himself",
        asking({"kind": "counter", "seat": "a", "with": "gift", "by": "a 0"}),
        "decisions: a frame of the",
    ),
    (
        "no attack",
        asking({"kind": "counter", "seat": "b", "with": "curse", "by": "a 0"}),
        "decisions: a frame of the",
    ),
    (
        "by whom",
        asking({"kind": "counter", "seat": "b", "with": "gift", "by": "a"}),
        "decisions[1].by: a seat and",
    ),
    (
        "another's turn",
        asking({"kind": "turn", "seat": "b"}),
        "decisions: a frame of the decision has numbers",
    ),
    (
        "open hands",
        edited("position.decisions", [{"kind": "deal_next", "seat": "a"}]),
        "known.a: a round is over",
    ),
    (
        "nobody to choose",
        asking(
            {"kind": "events", "seat": "a"},
            {"kind": "event", "seat": "a", "event": "trust fall", "step": 1},
            {"kind": "choosing_person", "seat": "a", "event": "trust fall"},
            shield="b",
        ),
        "decisions: the event can be about nobody",
    ),
    ("over too early", edited("position.decisions", []), "points: a round or the game goes on"),
    ("unknown without stack", {**edited("position.hands.a", ["?"]), "seen_by": 1}, "deck: it must be given"),
    (
        "half a stack",
        {**edited("position.deck", ["?", "red 1"]), "seen_by": 0},
        "deck: either all of its cards",
    ),
    ("cards lost", edited("position.deck", ["red 1"]), "deck: 6 cards in all; the deck has 147"),
    (
        "unknown in a true one",
        edited("position.hands.a", ["?"], edited("position.deck", ["?"] * 143)),
        "position: ",
    ),
]


@pytest.mark.parametrize(("document", "message"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_documents_name_the_field(document: Any, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.load(document)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("number", ["²", "٣", "5", "-1", "1" * 5_000, ""])
def test_what_only_looks_like_a_number_is_none(number: str) -> None:
    with pytest.raises(PositionError, match=r"decisions\[1\]\.by: a seat and a number expected"):
        Position.load(asking({"kind": "counter", "seat": "b", "with": "gift", "by": f"a {number}"}))


def test_skipped_players_and_knowing_players_are_written_alike() -> None:
    """Seats are their letters, or all, wherever a document names several."""
    known = {"b": {"green 8": ["ac", "c"], "green 9": ["all"]}}
    hands = {"b": "green 8, green 8, green 9"}
    t = table(hands, more={"known": known, "skipped": "DB", "plus_one": True, "plus_safe": "All"})
    assert (t.document["known"], t.document["skipped"], t.document["plus_safe"]) == (known, "bd", "all")
    assert table(more={"skipped": "bBb"}).document["skipped"] == "b"
    assert table(more={"skipped": "abcd"}).document["skipped"] == "all"


def test_what_lies_face_down_is_written() -> None:
    t = eventful("russian roulette").play("pick yellow 1")
    assert t.seen(1)["aside"] == [{"card": "yellow 1", "by": "b", "for": "b"}]
    assert t.seen(0)["aside"] == [{"card": "?", "by": "b", "for": "b"}]
    assert Position.load(t.match.view(0).document()).document() == t.match.view(0).document()
    t = table({"a": "red exchange, blue 1, blue 2"}).play("play red exchange", "seat b", "pick blue 1")
    assert Position.load(t.match.position().document()).state.tobytes() == t.match.position().state.tobytes()


@pytest.mark.parametrize("called", ["b", "B", "sapphire", "Saphir", "blue", 1])
def test_a_document_names_seats_as_the_table_does(called):
    t = table({"a": "red 1"})
    body = {**t.document, "turn": called}
    body["decisions"] = [{"kind": "end_play", "seat": called}, {"kind": "turn", "seat": called}]
    document = {**t.match.position().document(), "position": body}
    assert Position.load(document).document()["position"]["turn"] == "b"

"""Position documents: any state goes there and back; edited ones load; broken ones name the field."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from biberbau import Game, Match, Position
from biberbau.errors import PositionError
from biberbau.kernel.compiled import INTERPRETED

from .scenario import eventful, table

SETTINGS = settings(max_examples=2 if INTERPRETED else 25, deadline=None)
STEP = 41 if INTERPRETED else 9

SHORT = {"length": "number", "limit": 20}
OPTION_SETS: list[dict[str, object]] = [
    {"players": 2, **SHORT},
    {"players": 3, "scoring": "none", "rounds": 1, "any_empty_hand": False},
    {"players": 4, "deck": "base", **SHORT},
    {"players": 8, "deck": "rulebook", **SHORT},
]


def walk(options: dict[str, object], seed: int) -> Any:
    """A random game, at every so many plies and at the end."""
    match, dice = Game.of("frantic", options).new(seed), random.Random(seed)
    while not match.over:
        if match.ply % STEP == seed % STEP:
            yield match
        match.play(dice.choice(match.legal()))
    yield match


@SETTINGS
@given(options=st.sampled_from(OPTION_SETS), seed=st.integers(0, 10**6))
def test_true_positions_go_there_and_back(options: dict[str, object], seed: int) -> None:
    for match in walk(options, seed):
        position = match.position()
        document = position.document()
        again = Position.load(json.loads(json.dumps(document)))
        assert again.state.tobytes() == position.state.tobytes()
        assert again.document() == document
        assert again.legal() == match.legal()


@SETTINGS
@given(options=st.sampled_from(OPTION_SETS), seed=st.integers(0, 10**6))
def test_views_go_there_and_back(options: dict[str, object], seed: int) -> None:
    for match in walk(options, seed):
        for seat in (None, match.to_act or 0, match.game.players - 1):
            view = match.view(seat)
            document = view.position()
            if seat is None:
                document = yaml.safe_load(yaml.safe_dump(document))
            again = Position.load(document)
            assert again.state.tobytes() == view.state.tobytes()
            assert again.document() == view.position()
            assert again.legal() == view.legal


@SETTINGS
@given(options=st.sampled_from(OPTION_SETS), seed=st.integers(0, 10**6), ply=st.integers(0, 200))
def test_filled_views_can_be_played_to_the_end(options: dict[str, object], seed: int, ply: int) -> None:
    for match in walk(options, seed):
        if match.ply >= ply:
            break
    filled = Position.load(match.view(match.to_act).position()).filled(seed)
    Position.load(filled.document())
    again, dice = Match(filled.game, seed, start=filled), random.Random(seed)
    while not again.over:
        again.play(dice.choice(again.legal()))
    assert again.winners


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
    assert [action.notation for action in position.legal()] == ["play red 5", "play fantastic", "draw"]
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
    assert position.legal()
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
    ("not a list", edited("position.hands.a", "red 5"), "hands.a: a list of at most 147 cards expected"),
    ("places", edited("position.places", "aa"), "places: the letters ab in play order"),
    ("mask", edited("position.skipped", 3), "skipped: letters of seats or all expected"),
    ("mask of others", edited("position.skipped", "c"), "skipped: one of a, b expected"),
    (
        "bomb's turns",
        edited("position.bomb_left", {"a": 4}),
        "bomb_left.a: a whole number from 0 to 3 (turns after",
    ),
    ("a seat twice", edited("position.points", {"a": 4, "A": 5}), "points.A: this seat is there already"),
    ("flag", edited("position.plus_one", 1), "plus_one: true or false expected"),
    ("event", edited("position.events_seen", ["party"]), "events_seen: 'party' is no event"),
    ("round", edited("position.round", 0), "round: a whole number from 1"),
    ("over", edited("position.over", "boredom"), "over: 'boredom' is no end of a round"),
    ("top missing", edited("position.discard", []), "discard: the card on top is missing"),
    ("what matches", edited("position.top", "equality"), "match: with this card on top it must say"),
    ("no such colour", edited("position.match", {"colour": "violet"}), "match.colour: 'violet' is no colour"),
    ("symbol alone", edited("position.match", {"symbol": "gift"}), "match: what the next card must match"),
    (
        "known too many",
        edited("position.known", {"a": {"red 5": ["b", "b"]}}),
        "known: somebody knows of more",
    ),
    ("known by himself", edited("position.known", {"a": {"red 5": ["a"]}}), "known: somebody knows of more"),
    ("bomb", edited("position.bomb_left", {"a": 2}), "bomb_left: turns are left after the one in progress"),
    ("aside", edited("position.aside", [{"card": "red 1", "by": "a", "for": "b"}]), "aside: cards lie aside"),
    ("shares", edited("position.shares", {"a": 1}), "shares: cards or hands are handed out"),
    (
        "offer",
        edited("position.offer", ["doomsday"]),
        "events_seen: there is no such event, or it is offered",
    ),
    ("chanced with cards", edited("position.chanced", "a"), "skipped: a seat that does not play is skipped"),
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
        "known: a round is over",
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


def test_who_is_skipped_and_who_knows_is_written_alike() -> None:
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
    assert Position.load(t.match.view(0).position()).document() == t.match.view(0).position()
    t = table({"a": "red exchange, blue 1, blue 2"}).play("play red exchange", "seat b", "pick blue 1")
    assert Position.load(t.match.position().document()).state.tobytes() == t.match.position().state.tobytes()


@SETTINGS
@given(data=st.data(), options=st.sampled_from(OPTION_SETS), seed=st.integers(0, 10**6))
def test_spoiled_documents_never_break_the_rules(data: Any, options: dict[str, object], seed: int) -> None:
    """Whatever one field becomes, the document is refused with a clear error or can be played to the end."""
    states = [match.position().document() for match in walk(options, seed)]
    document = copy.deepcopy(data.draw(st.sampled_from(states)))
    body = document["position"]
    field = data.draw(st.sampled_from(sorted(body)))
    other = data.draw(st.sampled_from(states))["position"]
    body[field] = data.draw(st.sampled_from([other.get(field, []), [], {}, None, 3, "?", "a", True]))
    try:
        position = Position.load(document)
    except PositionError:
        return
    dice = random.Random(seed)
    match = Match(position.game, seed, start=position)
    while not match.over:
        legal = match.legal()
        assert legal, document
        match.play(dice.choice(legal))


@pytest.mark.parametrize("called", ["b", "B", "sapphire", "Saphir", "blue", 1])
def test_a_document_names_seats_as_the_table_does(called):
    t = table({"a": "red 1"})
    body = {**t.document, "turn": called}
    body["decisions"] = [{"kind": "end_play", "seat": called}, {"kind": "turn", "seat": called}]
    document = {**t.match.position().document(), "position": body}
    assert Position.load(document).document()["position"]["turn"] == "b"

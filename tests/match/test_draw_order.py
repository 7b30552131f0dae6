"""What comes next: documents and players of positions may state it, for piles that have no order of their own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from biberbau import Match, Position
from biberbau.errors import PositionError

BANDE: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "biberbande",
    "options": {"players": 2},
    "draws": ["peek", 7],
    "position": {
        "turn": "a",
        "rows": {"a": [9, 1, 5, 8], "b": [0, 3, 9, "swap"]},
        "discard": [4],
    },
}
MANIA: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "biber_mania",
    "options": {"players": 2},
    "draws": [3, "thief", 10],
    "position": {
        "turn": "a",
        "hands": {"a": [1, 1, 2, 10], "b": [2, 3, 4]},
        "display": ["joker", 5, 5, 6, 6, 7, 8, 9, 9],
        "stock": [1, 2, 3, 4, 5],
    },
}
GANG: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "biber_gang",
    "options": {"players": 2},
    "draws": [7, "Beaver"],
    "position": {
        "displays": [
            [["3", "(3)", "4", "(5)"], ["(6)", "(7)", "(8)", "(9)"]],
            [["1", "(1)", "2", "(2)"], ["(0)", "(0)", "(11)", "(beaver)"]],
        ],
        "pile": ["10"],
    },
}
FRANTIC: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "frantic",
    "options": {"players": 2},
    "draws": ["Red 7", "black 1"],
    "position": {
        "turn": "a",
        "hands": {"a": ["red 5", "blue 3"], "b": ["green 8", "green 9"]},
        "top": "red 4",
    },
}


@pytest.mark.parametrize("seed", [None, 1, "another"])
def test_the_next_card_is_the_one_that_was_stated(seed: int | str | None) -> None:
    position = Position.load(BANDE)
    after = position.play("draw", seed=seed)
    assert after.document()["position"]["drawn"] == "peek"
    assert after.draws == ("7",)
    assert after.play("discard", "draw", seed=seed).document()["position"]["drawn"] == "7"
    again = Position.load(json.loads(json.dumps(after.document())))
    assert again == after and again.document()["draws"] == ["7"]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_game_with_a_bag_as_draw_pile_follows_the_order(seed: int) -> None:
    mania = Position.load(MANIA).play("add 10", "lay", "stab 9", seed=seed)
    assert mania.draws == ("thief", "10")  # the display is filled up again
    assert mania.document()["position"]["display"].count("3") == 1
    frantic = Position.load(FRANTIC)
    drawn = [str(action) for action in frantic.legal if action.word == "draw"]
    assert "red 7" in frantic.play(drawn[0], seed=seed).document()["position"]["hands"]["a"]
    assert (
        "black 1" in frantic.play(drawn[0], seed=seed, draws=["black 1"]).document()["position"]["hands"]["a"]
    )


@pytest.mark.parametrize("seed", [None, 1])
def test_on_a_deck_that_lies_in_its_order_they_are_put_on_top(seed: int | None) -> None:
    """In Biber Gang one need not write a hundred cards to say that the next one is a 7."""
    position = Position.load(GANG)
    deck = position.document()["position"]["deck"]
    assert (deck[-2:], deck.count("7"), deck.count("beaver")) == (["beaver", "7"], 7, 3)
    assert position.draws == () and "draws" not in position.document()  # the deck says it all
    assert Position.load(position.document()) == position
    after = position.play("draw deck", "place 1", "draw deck", seed=seed)
    assert after.document()["position"]["drawn"] == {"card": "beaver", "from": "deck"}
    other = position.play("draw deck", seed=seed, draws=["0"]).document()["position"]
    assert other["drawn"]["card"] == "0" and other["deck"][-1] == "7"


def test_a_match_goes_on_from_a_position_and_keeps_its_order() -> None:
    start = Position.load(BANDE)
    match = Match(start.game, "pond", start=start)
    match.play("draw")
    assert not match.can_undo  # it was a draw like any other
    assert match.position().draws == ("7",)
    replayed = Match.load(json.loads(json.dumps(match.save())))
    assert replayed.position() == match.position()
    match.play("discard")
    match.undo() if match.can_undo else match.play("draw")
    with pytest.raises(PositionError, match="start: a position of this very game expected"):
        Match(Position.load(FRANTIC).game, 1, start=start)


def test_views_are_played_on_with_what_they_do_not_know_dealt() -> None:
    seen = Position.load({**BANDE, "draws": []}).as_seen_by(0)
    after = seen.play("draw", seed=3, draws=["7"])
    assert after.seen_by == 0
    assert after.document()["position"]["drawn"] == "7"
    assert after.document()["position"]["rows"]["b"] == ["?"] * 4
    assert "draws" not in after.document()
    assert Position.load(BANDE).as_seen_by(1).draws == ()


def test_without_a_seed_chance_is_secret_with_one_it_is_the_same() -> None:
    position = Position.load({**BANDE, "draws": []})
    assert position.play("draw", seed=5) == position.play("draw", seed=5)
    found = {position.play("draw").document()["position"]["drawn"] for _ in range(40)}
    assert len(found) > 2


def test_a_pile_may_be_written_as_how_many_there_are_of_each_card() -> None:
    whole = Position.load({**BANDE, "draws": []}).document()
    deck = whole["position"]["deck"]
    counts = {name: deck.count(name) for name in deck}
    counted = Position.load({**whole, "position": {**whole["position"], "deck": counts}})
    assert counted.document() == whole
    with pytest.raises(PositionError, match=r"deck\.swap: how many cards of it expected, not -1"):
        Position.load({**whole, "position": {**whole["position"], "deck": {**counts, "swap": -1}}})


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({**BANDE, "draws": 7}, "draws: a list of cards expected, the next one first, not 7"),
        ({**BANDE, "draws": [["7"]]}, "draws: a list of cards expected"),
        ({**BANDE, "draws": ["cow"]}, "draws: 'cow' is no card; in the draw pile are 0, 1, 2"),
        ({**BANDE, "draws": ["peek"] * 9}, "draws: 9 of 'peek', but 7 in the draw pile"),
        (
            {
                "format": "biberbau-position/1",
                "game": "beasty_bar",
                "draws": ["red bat"],
                "position": {"turn": "red", "hands": {"red": ["red dog"]}},
            },
            "draws: here draw piles are written in their order",
        ),
        ({**GANG, "draws": ["beaver"] * 4}, "draws: 4 of 'beaver', but 3 in the draw pile"),
        ({**GANG, "draws": [13]}, "draws: '13' is no card; in the draw pile are 0, 1, 2"),
    ],
    ids=[
        "no list",
        "no card",
        "unknown card",
        "too many",
        "ordered piles",
        "not so many",
        "none of the game",
    ],
)
def test_an_order_that_cannot_be_is_refused(document: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.load(document)
    assert str(caught.value).startswith(message)


def test_a_view_cannot_know_what_comes_next() -> None:
    document = Position.load({**BANDE, "draws": []}).as_seen_by(0).document()
    with pytest.raises(PositionError, match=r"draws: 0 \(seen_by\) cannot know"):
        Position.load({**document, "draws": ["7"]})


# ------------------------------------------------------------ events

EVENTFUL: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "frantic",
    "options": {"players": 2, "scoring": "none"},
    "uncovers": ["Plague", "communism", "Third Time Lucky"],
    "position": {
        "turn": "a",
        "hands": {"a": ["black 4", "blue 3"], "b": ["green 8", "green 9"]},
        "top": "red 4",
        "discard": ["red 4", "lucky bastard", "mimicry"],
    },
}


@pytest.mark.parametrize("seed", [None, 1, "another"])
def test_events_come_as_they_were_stated(seed: int | str | None) -> None:
    position = Position.load(EVENTFUL)
    assert position.uncovers == ("plague", "communism", "third time lucky")
    after = position.play("play black 4", seed=seed)
    seen = after.document()["position"]
    assert seen["events_seen"] == ["communism", "third time lucky", "plague"]  # as they are numbered
    assert [len(hand) for hand in seen["hands"].values()] == [5, 5] and after.uncovers == ()
    part = Position.load({**EVENTFUL, "uncovers": ["friday the 13th", "doomsday"]}).play("play black 4")
    assert part.uncovers == ("doomsday",) and part.document()["uncovers"] == ["doomsday"]
    assert Position.load(json.loads(json.dumps(part.document()))) == part
    assert position.play("play black 4", uncovers=["doomsday"]).document()["position"]["events_seen"] == [
        "doomsday"
    ]


def test_a_match_keeps_its_order_of_events_and_the_next_round_shuffles_them() -> None:
    document = {**EVENTFUL, "uncovers": ["friday the 13th", "doomsday"]}
    match = Match(Position.load(document).game, "pond", start=Position.load(document))
    match.play("play black 4")
    assert match.position().uncovers == ("doomsday",)
    assert Match.load(json.loads(json.dumps(match.save()))).position() == match.position()
    while match.position().document()["position"]["round"] == 1:
        match.play(match.legal()[0])
    assert match.position().uncovers == ()


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({**EVENTFUL, "uncovers": "plague"}, "uncovers: a list of events expected, the next one first"),
        ({**EVENTFUL, "uncovers": [7]}, "uncovers: a list of events expected, the next one first"),
        ({**EVENTFUL, "uncovers": ["party"]}, "uncovers: 'party' is not in the pile; there are charity, "),
        (
            {**EVENTFUL, "uncovers": ["plague"] * 2},
            "uncovers: 'plague' is not in the pile; there are charity",
        ),
        (
            {**EVENTFUL, "position": {**EVENTFUL["position"], "events_left": []}},
            "uncovers: 'Plague' is not in the pile; there are none",
        ),
        ({**BANDE, "uncovers": ["plague"]}, "uncovers: Biberbande has no events"),
    ],
    ids=["no list", "no text", "no event", "twice", "not left", "another game"],
)
def test_an_order_of_events_that_cannot_be_is_refused(document: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.load(document)
    assert str(caught.value).startswith(message)


def test_a_view_cannot_know_which_events_come() -> None:
    document = Position.load(EVENTFUL).as_seen_by(0).document()
    assert "uncovers" not in document
    with pytest.raises(PositionError, match=r"uncovers: 0 \(seen_by\) cannot know"):
        Position.load({**document, "uncovers": ["plague"]})

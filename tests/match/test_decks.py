"""Decks of one's own: what the options can make is found, and what they cannot is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from biberbau import load
from biberbau.errors import OptionError
from biberbau.games import game_ids, kind
from biberbau.lab.report.playing import dealt
from biberbau.lab.report.swaps import Deal
from biberbau.match import Game, Match
from biberbau.match.decks import DeckError, deck_document, deck_options

WITH = [one for one in game_ids() if kind(one).deck is not None]


def other_decks(game_id: str) -> list[Game]:
    """The usual deck, and one for each option that makes another."""
    found = [Game.of(game_id)]
    for option in kind(game_id).options:
        if option.name in chain(*kind(game_id).deck_options):
            values = option.choices or (option.low, option.high)
            for value in values:
                try:
                    found.append(Game.of(game_id, {option.name: value, "players": 2}))
                except OptionError:
                    continue
    return [game for game in found if deck_document(game)["cards"]]


@pytest.mark.parametrize("game_id", WITH)
def test_a_deck_that_is_written_down_is_found_again(game_id: str) -> None:
    games = other_decks(game_id)
    assert len({str(deck_document(game)) for game in games}) > 1
    for game in games:
        options = deck_options(deck_document(game), game_id)
        assert deck_document(Game.of(game_id, {**game.options, **options})) == deck_document(game)


@pytest.mark.parametrize("game_id", WITH)
def test_a_deck_says_how_many_cards_are_really_there(game_id: str) -> None:
    """Compared with the hands and the draw pile of deals: no card comes more often, and each comes at some time."""
    for game in other_decks(game_id):
        cards, seen = Counter(deck_document(game)["cards"]), Counter[str]()
        for state in dealt(game, 1, range(12)):
            deal = Deal(game, state)
            if game.kind.pile_faces:
                hands = [card for seat in range(game.players) for card in deal.held(seat)]
                here = Counter(card.face for card in (*deal.pile(0), *hands))
            else:
                here = Counter(card.face for card in (*deal.pile(0), *deal.held(0)))
                assert here == cards
            assert here <= cards
            seen |= here
        assert seen.keys() == cards.keys() and cards.total() - seen.total() <= 20


@pytest.mark.parametrize("game_id", WITH)
def test_it_is_kept_in_replays_and_positions(game_id: str) -> None:
    game = other_decks(game_id)[-1]
    again = Match(Game.of(game_id, {**game.options, **deck_options(deck_document(game), game_id)}), "deck")
    assert load(again.save()).game == game
    assert again.position().document()["options"] == dict(game.options)


@pytest.mark.parametrize("game_id", WITH)
def test_what_no_options_make_is_told_with_the_nearest_deck(game_id: str) -> None:
    document = deck_document(Game.of(game_id))
    card, count = next(iter(document["cards"].items()))
    document["cards"][card] = count + 20
    with pytest.raises(
        OptionError,
        match=rf"make no such deck; in the nearest one \(.*{card} is there .* times, not {count + 20}",
    ):
        deck_options(document, game_id)


def test_games_whose_rules_count_the_cards_themselves_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed = replace(kind(WITH[0]), deck=None, deck_options=())
    monkeypatch.setattr("biberbau.match.decks.kind_of", lambda _: fixed)
    with pytest.raises(OptionError, match="is played with the cards that are printed"):
        deck_options({"format": "biberbau-deck/1", "game": WITH[0], "cards": {"1": 1}}, WITH[0])


@pytest.mark.parametrize(
    ("changes", "reason", "says"),
    [
        ({"format": "biberbau-deck/9"}, "format", "this is no deck: it begins with format: biberbau-deck/1"),
        ({"values": {}}, "field", "a deck has no 'values'; it has format, game, cards"),
        ({"game": "poker"}, "game", "this deck is for the game 'poker', not for"),
        ({"cards": {}}, "cards", "cards: how often there is each card"),
        ({"cards": {"unicorn": 1}}, "card", "there is no card 'unicorn'; cards are: "),
        ({"cards": None}, "cards", "cards: how often there is each card"),
    ],
)
def test_what_is_no_deck_is_refused(changes: dict[str, Any], reason: str, says: str) -> None:
    document = deck_document(Game.of(WITH[0])) | changes
    with pytest.raises(DeckError, match=says) as told:
        deck_options(document, WITH[0])
    assert told.value.reason == reason


@pytest.mark.parametrize("count", [True, -1, 2.5, "two"])
def test_cards_are_counted_in_whole_numbers(count: object) -> None:
    document = deck_document(Game.of(WITH[0]))
    document["cards"][next(iter(document["cards"]))] = count
    with pytest.raises(OptionError, match="a whole number of cards expected"):
        deck_options(document, WITH[0])


# ------------------------------------------------------------------------------------------------- what cards count

COUNTING = [one for one in game_ids() if kind(one).points is not None]


def points_of(game: Game) -> dict[str, int]:
    assert game.kind.points is not None
    return dict(game.kind.points(game.options))


@pytest.mark.parametrize("game_id", COUNTING)
def test_what_cards_count_is_written_down_and_found_again(game_id: str) -> None:
    usual = Game.of(game_id)
    assert "points" not in deck_document(usual), "what is as usual need not be said"
    for option in kind(game_id).options:
        if option.name in kind(game_id).points_options:
            for value in {option.low, option.high} - {option.default}:
                game = Game.of(game_id, {option.name: value})
                document = deck_document(game)
                assert points_of(usual) | document["points"] == points_of(game) != points_of(usual)
                assert Game.of(game_id, deck_options(document, game_id)) == game
                alone = {name: what for name, what in document.items() if name != "cards"}
                assert Game.of(game_id, deck_options(alone, game_id)) == game


@pytest.mark.parametrize("game_id", COUNTING)
def test_what_cards_count_is_kept_in_replays_and_positions(game_id: str) -> None:
    name = kind(game_id).points_options[0]
    match = Match(Game.of(game_id, {name: 0}), "points")
    assert load(match.save()).game.options[name] == 0
    assert match.position().document()["options"][name] == 0


@pytest.mark.parametrize("game_id", COUNTING)
@pytest.mark.parametrize(
    ("points", "reason", "says"),
    [
        ({}, "points", "points: what cards count, as in"),
        ([], "points", "points: what cards count, as in"),
        ({"unicorn": 1}, "card", "there is no card 'unicorn'; cards are: "),
        ({"CARD": True}, "point", "CARD: a whole number of points expected, not 'True'"),
        ({"CARD": "two"}, "point", "CARD: a whole number of points expected, not 'two'"),
        ({"CARD": 999}, "unlike", r"in the nearest way \(.*CARD counts \d+, not 999"),
    ],
)
def test_points_that_no_card_can_count_are_refused(game_id: str, points: Any, reason: str, says: str) -> None:
    card = next(iter(points_of(Game.of(game_id))))
    if isinstance(points, dict):
        points = {name.replace("CARD", card): count for name, count in points.items()}
    document = {"format": "biberbau-deck/1", "game": game_id, "points": points}
    with pytest.raises(DeckError, match=says.replace("CARD", card)) as told:
        deck_options(document, game_id)
    assert told.value.reason == reason


def test_a_game_whose_cards_always_count_the_same_says_so() -> None:
    game_id = next(one for one in WITH if one not in COUNTING)
    document = {"format": "biberbau-deck/1", "game": game_id, "points": {"1": 3}}
    with pytest.raises(DeckError, match="leave points out") as told:
        deck_options(document, game_id)
    assert told.value.reason == "fixed"

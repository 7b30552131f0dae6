"""Levels have versions: what plays under a name never changes, and what tables offer has a sensible style."""

from __future__ import annotations

from contextlib import suppress

import numpy as np
import pytest

import biberbau
from biberbau.bots import ALL_LEVELS, LEVELS, level, levels, newest, strength
from biberbau.bots.bot import GreedyBot, LearnedBot, SearchBot
from biberbau.errors import OptionError
from biberbau.games import game_ids, kind
from biberbau.lab.record.levels import asked
from biberbau.match import Game, Match
from biberbau.search.habit_trust import HabitTrust
from biberbau.search.net_file import shipped, shipped_sizes
from biberbau.search.searcher import Searcher

QUEUE = biberbau.game("beasty_bar", players=2)
HIDDEN_ROWS = biberbau.game("biber_gang", players=2)


def chosen(name: str, game: Game, decisions: int) -> list[str]:
    """What a level decides when it plays alone on all seats."""
    match, bot, found = Match(game, 5), level(name, game), list[str]()
    while len(found) < decisions:
        view = match.view(match.to_act)
        action = bot.choose(view, b"%d" % match.ply)
        if len(view.legal) > 1:
            found.append(action.notation)
        match.play(action)
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["relaxed", "keen", "relaxed@2", "keen@2", "master"])
@pytest.mark.parametrize("game", [QUEUE, HIDDEN_ROWS], ids=lambda game: game.id)
def test_what_plays_under_a_name_does_not_change(name: str, game: Game) -> None:
    """Where this fails, the better bot belongs under a new version in ``bots/levels.py``."""
    usual = PLAYED[name, game.id]
    assert chosen(name, game, len(usual)) == usual


def test_tables_offer_the_newest_version_of_each_level_the_weakest_first() -> None:
    assert [strength(name) for name in LEVELS] == [0, 1, 2, 3]
    assert {newest(name) for name in ALL_LEVELS} == set(LEVELS)
    assert newest("keen") == "keen@2" and strength("keen") == strength("keen@2") == 1
    assert max(map(len, ALL_LEVELS)) <= 16, "a column of the database"


@pytest.mark.parametrize("name", ["keen@1", "keen@3", "keen@", "@2", "clever"])
def test_a_version_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="levels are: relaxed, keen, strong, relaxed@2, keen@2, master"):
        level(name, QUEUE)


def test_a_master_has_a_net_only_where_its_version_does(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(level("master", QUEUE), LearnedBot)
    for players, option in ((4, {}), (2, {"penguin_as_vulture": False})):
        other = level("master", biberbau.game("beasty_bar", players=players, **option))
        assert isinstance(other, SearchBot), "no net was trained for this table"
    monkeypatch.setattr(levels, "NETS_OF_MASTER", frozenset())
    assert isinstance(level("master", QUEUE), SearchBot), "a net that came along later changes nothing"


def test_the_nets_of_a_master_are_there_and_fit() -> None:
    """Where this fails, a net was trained again, or a game shows it something else: that is a new version of master."""
    kinds = [kind(game_id) for game_id in game_ids()]
    tables = [Game.of(one.id, {"players": players}) for one in kinds for players in shipped_sizes(one)]
    assert {shipped(game).digest for game in tables} >= levels.NETS_OF_MASTER


def test_a_master_thinks_longer_than_strong_and_longer_at_small_tables() -> None:
    for game_id in game_ids():
        for players in (2, 3, 4, 6, 8):
            with suppress(OptionError):
                game = biberbau.game(game_id, players=players)
                playouts = level("master", game).budget.playouts
                assert playouts == {2: 60_000, 3: 40_000, 4: 30_000}.get(players, 20_000)


def test_a_level_that_draws_lots_has_no_opinion() -> None:
    assert asked(QUEUE, "keen@2, greedy") == ("keen@2", "greedy")
    assert asked(QUEUE, "master, learned:400") == ("master", "learned:400")
    for name in ("relaxed", "relaxed@2"):
        with pytest.raises(OptionError, match=f"{name} decides by lot"):
            asked(QUEUE, name)


@pytest.mark.compiled
def test_the_relaxed_level_is_never_foolish() -> None:
    """It takes what looks nearly the best to it: not always the best, and nothing that is clearly worse."""
    bot, looks, second = GreedyBot(samples=4, temperature=0.3), Searcher(HIDDEN_ROWS), 0
    match = Match(HIDDEN_ROWS, 7)
    for _ in range(60):
        view, seed = match.view(match.to_act), b"%d" % match.ply
        action = bot.choose(view, seed)
        if len(view.legal) > 1:
            values = looks.glance(view, 4, seed)
            assert values[action.id] >= max(values.values()) - 0.9
            second += values[action.id] < max(values.values())
        match.play(action)
        if match.over:
            break
    assert second > 5


def test_little_that_was_seen_leaves_a_player_with_habit_and_much_does_not() -> None:
    """Two actions: the habit, worth 0.5 in every deal, and one that wins six deals of ten."""
    tried = np.ones(2, dtype=np.uint8)
    won = np.array([1, 0, 1, 1, 0, 1, 0, 1, 0, 1])
    for times, prefers in ((1, 0), (100, 1)):
        trust = HabitTrust(habit=0, trust=1.0)
        for result in np.tile(won, times):
            trust.note(1, np.array([0.5, float(result)]))
        samples = np.full(2, 10 * times)
        handicap = trust.handicap(tried, samples)
        assert handicap[0] == 0
        assert handicap[1] == pytest.approx(np.sqrt(0.6 * 0.4 / (10 * times)))
        assert int(np.argmax(np.array([0.5, 0.6]) - handicap)) == prefers


PLAYED: dict[tuple[str, str], list[str]] = {
    ("relaxed", "beasty_bar"): [
        "play 4",
        "play 9",
        "play 5",
        "as rhino",
        "play 2",
        "play 12",
        "play 5",
        "as bat",
    ],
    ("relaxed", "biber_gang"): [
        "flip 1",
        "flip 7",
        "flip 2",
        "flip 7",
        "draw deck",
        "discard",
        "flip 1",
        "draw deck",
    ],
    ("keen", "beasty_bar"): [
        "play 6",
        "play 9",
        "play 5",
        "as rhino",
        "play 2",
        "play 7",
        "play 7",
        "play 12",
    ],
    ("keen", "biber_gang"): [
        "flip 1",
        "flip 4",
        "flip 3",
        "flip 6",
        "draw deck",
        "place 5",
        "draw deck",
        "discard",
    ],
    ("relaxed@2", "beasty_bar"): [
        "play 12",
        "play 8",
        "play 5",
        "as ostrich",
        "pass even",
        "play 1",
        "at 2",
        "play 10",
    ],
    ("relaxed@2", "biber_gang"): [
        "flip 8",
        "flip 3",
        "flip 1",
        "flip 7",
        "draw discard",
        "place 1",
        "draw deck",
        "discard",
    ],
    ("keen@2", "beasty_bar"): [
        "play 6",
        "play 9",
        "play 5",
        "as rhino",
        "play 2",
        "play 7",
        "play 7",
        "play 12",
    ],
    ("keen@2", "biber_gang"): [
        "flip 1",
        "flip 4",
        "flip 3",
        "flip 6",
        "draw deck",
        "place 3",
        "draw deck",
        "place 3",
    ],
    ("master", "beasty_bar"): ["play 6", "play 8", "play 5", "as rhino"],
    ("master", "biber_gang"): ["flip 5", "flip 6", "flip 8", "flip 5", "draw deck", "place 1"],
}

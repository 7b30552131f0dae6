"""Observers of an environment get the same past as those of a match: views, infos, nodes of OpenSpiel, rows."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

from biberbau import Game, Match, Position, View
from biberbau.envs.batch import Batch
from biberbau.envs.openspiel_state import Setup, Spot, setup
from biberbau.envs.play import Play
from biberbau.errors import OptionError, PositionError
from biberbau.match.history import written

GAMES = ["biberbande", pytest.param("frantic", marks=pytest.mark.compiled)]
PLIES = 60


def same(view: View, other: View) -> bool:
    """Whether two views know the same, and deal the same worlds by the same luck."""
    alike = view == other and view.history == other.history and view.goes_by == other.goes_by
    return alike and view.filled("x").state.tobytes() == other.filled("x").state.tobytes()


def game_of(game: str) -> Game:
    return Game.of(game, {"players": 3})


@pytest.mark.parametrize("game", GAMES)
def test_a_play_that_keeps_history_gives_the_views_of_a_match(game: str) -> None:
    match, play, chance = Match(game_of(game), 3), Play(game_of(game), "game", history=True), random.Random(2)
    play.begin(3)
    for ply in range(PLIES):
        if match.over:
            break
        action = chance.choice(match.legal()).id
        match.play(action)
        play.step(action)
        if ply % 20 == 5:
            kept: Play = pickle.loads(pickle.dumps(copy.deepcopy(play)))
            for seat in (0, 2, None):
                assert same(play.view(seat), match.view(seat)) and same(kept.view(seat), match.view(seat))
    assert Play(game_of(game), "game").view(0).past is None


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_that_begins_with_a_position_goes_by_what_was_seen_since(game: str) -> None:
    match, chance = Match(game_of(game), 4), random.Random(4)
    for _ in range(10):
        match.play(chance.choice(match.legal()))
    start = Position(match.game, match.moment.state.copy())
    going_on, play = Match(match.game, 7, start=start), Play(match.game, "game", history=True)
    play.begin(7, start)
    for _ in range(8):
        action = chance.choice(going_on.legal()).id
        going_on.play(action)
        play.step(action)
    for seat in (0, 1):
        assert same(play.view(seat), going_on.view(seat))


@pytest.mark.parametrize("seat", [0, 1])
def test_random_players_do_the_same_where_history_is_kept(seat: int) -> None:
    from biberbau.envs.single import env

    plain, told = (
        env("biberbande", players=3, seat=seat),
        env("biberbande", players=3, seat=seat, history=True),
    )
    chance, seen = random.Random(1), []
    (one, info), (other, more) = plain.reset(seed=5), told.reset(seed=5)
    for _ in range(40):
        seen += more.pop("history")
        assert one["observation"].tobytes() == other["observation"].tobytes() and str(info) == str(more)
        view = told._play.view(seat)
        assert seen == written(view.game.kind, view.history or ())
        action = np.int64(chance.choice(np.flatnonzero(info["action_mask"]).tolist()))
        one, paid, over, _, info = plain.step(action)
        other, earned, _, _, more = told.step(action)
        assert paid == earned
        if over:
            break


def test_what_is_told_begins_with_the_position_from_which_an_environment_begins() -> None:
    from biberbau.envs.single import env

    match, chance = Match(game_of("biberbande"), 4), random.Random(4)
    for _ in range(10):
        match.play(chance.choice(match.legal()))
    told = env("biberbande", players=3, history=True)
    told.reset(seed=1)
    _, info = told.reset(seed=2, options={"position": match.position(), "seat": match.to_act})
    assert info["history"] == []
    seen = []
    for _ in range(4):
        _, _, _, _, info = told.step(np.int64(chance.choice(np.flatnonzero(info["action_mask"]).tolist())))
        seen += info["history"]
    view = told._play.view(match.to_act)
    assert seen and seen == written(view.game.kind, view.history or ())


def test_agents_are_told_what_they_have_seen() -> None:
    from biberbau.envs import pettingzoo

    raw, chance = pettingzoo.raw_env("biberbande", players=2, history=True, turn_guard=20), random.Random(3)
    raw.reset(seed=2)
    seen: dict[str, list[Any]] = {agent: [] for agent in raw.agents}
    while not any(raw.terminations.values()):
        agent = raw.agent_selection
        seen[agent] += raw.infos[agent]["history"]
        raw.step(chance.choice(np.flatnonzero(raw.infos[agent]["action_mask"]).tolist()))
    for seat, agent in enumerate(raw.agents):
        seen[agent] += raw.infos[agent]["history"]
        view = raw.play.view(seat)
        assert seen[agent] == written(view.game.kind, view.history or ())
    raw.reset(seed=2)
    plain = pettingzoo.raw_env("biberbande", players=2)
    plain.reset(seed=2)
    assert all("history" not in info for info in plain.infos.values())


def spots(found: Setup, seed: int) -> list[Spot]:
    """A game from its deal on."""
    chance, spot = random.Random(seed), found.start
    while spot.ways:
        spot = spot.after(chance.randrange(spot.ways))
    kept = [spot]
    while len(kept) < PLIES and not kept[-1].over:
        kept.append(kept[-1].after(chance.choice(kept[-1].legal)))
    return kept


@pytest.mark.parametrize("game", GAMES)
def test_a_node_of_openspiel_has_the_past_of_a_match(game: str) -> None:
    last = spots(setup(game, {"players": 3}), 5)[-1]
    match = Match(game_of(game), 1)
    kind = match.game.kind
    for spot in (last, copy.deepcopy(last), pickle.loads(pickle.dumps(last))):
        for seat in (0, 1):
            told = written(kind, spot.history(seat))
            document = {**match.game.document(last.view(seat), seat), "history": told}
            view = Position.load(document)
            assert isinstance(view, View)
            assert view.goes_by == ("state" if kind.knowing is None else "history")
            assert view.history == spot.history(seat)
            if kind.knowing is not None:
                assert spot.known(seat)[0].tobytes() == view.known()[0].tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_clones_in_openspiel_see_what_happens_to_each(game: str) -> None:
    pytest.importorskip("pyspiel")
    from .spots import dealt, load

    state, chance = dealt(load(game, players=3), 3), random.Random(3)
    for _ in range(20):
        state.apply_action(chance.choice(state.legal_actions()))
        while state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
    before = [state.seen(seat) for seat in range(3)]
    actions = state.legal_actions()
    clones = {action: state.clone() for action in (actions[0], actions[-1])}
    for action, clone in clones.items():
        clone.apply_action(action)
        for seat in range(3):
            seen = clone.seen(seat)
            assert seen[: len(before[seat])] == before[seat]
            assert clone.spot.known(seat).tobytes() == state.child(action).spot.known(seat).tobytes()
    assert [state.seen(seat) for seat in range(3)] == before
    assert len(actions) == 1 or len({str(clone.seen(0)) for clone in clones.values()}) == 2


@pytest.mark.compiled
def test_what_a_player_imagines_in_openspiel_has_all_that_they_saw() -> None:
    """Frantic: worlds by the record of what was seen, which its tracker cannot object to; and again in these."""
    from biberbau.games.frantic.check.belief_tracker import BeliefTracker

    found = setup("frantic", {"players": 3})
    for number, spot in enumerate(spots(found, 6)):
        if spot.over or number % 6:
            continue
        for seat in range(3):
            heard = BeliefTracker(found.game.options, seat)
            for _, event in spot.history(seat):
                heard.see(event)
            imagined = spot.imagine(seat, b"0123456789abcdef")
            again = imagined.imagine(seat, b"another 16 bytes")
            for world in (imagined, again):
                assert world.state is not None and heard.objection(world.state) is None
            assert again.known(seat)[0]["kept"] == 1
            assert again.known((seat + 1) % 3)[0]["kept"] == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_a_row_of_a_batch_gives_the_view_of_its_match(game: str, autoreset: str) -> None:
    batch = Batch(game_of(game), 3, seed=[1, 2, 3], autoreset=autoreset, threads=1)
    matches = [Match(batch.game, seed) for seed in (1, 2, 3)]
    for step in range(PLIES):
        if any(match.over for match in matches):
            break
        actions = batch.sample().copy()
        for match, action in zip(matches, actions.tolist(), strict=True):
            match.play(action)
        batch.step(actions)
        if step % 25 == 9:
            for row, match in enumerate(matches):
                assert same(batch.view(row, 1), match.view(1))


def test_a_row_that_is_dealt_again_or_put_has_another_past() -> None:
    game = Game.of("beasty_bar", {"players": 2})
    for autoreset in ("next_step", "same_step"):
        batch = Batch(game, 2, seed=1, autoreset=autoreset, threads=1)
        for _ in range(70):
            batch.step(batch.sample())
            for row in range(2):
                view = batch.view(row, 0)
                assert view.state.tobytes() == game.concealed(batch.states[row], 0).tobytes()
                assert (view.history or ())[0][0] == 0
        assert batch.deals.min() > 1
        start = Match(game, 9).position()
        batch.put(1, start)
        batch.step(batch.sample())
        assert {ply for ply, _ in batch.view(1, 1).history or ()} == {1}


def test_opponents_answers_are_part_of_the_past() -> None:
    game = Game.of("beasty_bar", {"players": 3})
    batch = Batch(game, 2, seed=3, opponents="random", threads=1)
    for _ in range(30):
        batch.step(batch.sample())
        view = batch.view(0, 0)
        assert view.state.tobytes() == game.concealed(batch.states[0], 0).tobytes()
    with pytest.raises(PositionError, match="game 1: its state was written to"):
        batch.states[1]["deck_n"][0] += 1
        batch.view(1, 0)


def test_a_batch_shows_the_seats_that_it_observes() -> None:
    game = Game.of("beasty_bar", {"players": 3})
    batch = Batch(game, 2, seed=3, observed=[1], threads=1)
    batch.step(batch.sample())
    assert batch.view(1, 1).history
    with pytest.raises(OptionError, match=r"seat 0 is not observed in this batch; these seats are: \[1\]"):
        batch.view(1, 0)
    with pytest.raises(OptionError, match="games go from 0 to 1, not 2"):
        batch.view(2, 1)
    with pytest.raises(OptionError, match="observed: seats from 0 to 2 expected, not 3"):
        Batch(game, 2, observed=[3])
    plain = Batch(game, 2, observed=(), threads=1)
    plain.step(plain.sample())
    assert not plain._steps and not plain._arrays.beginnings.size
    with pytest.raises(OptionError, match="nothing has been dealt yet"):
        Batch(game, 2, dealt=False).view(0, 0)


def test_a_log_grows_with_the_longest_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.envs.batch.FIRST_PLIES", 8)
    game = Game.of("beasty_bar", {"players": 2})
    batch = Batch(game, 1, seed=3, opponents="random", threads=1)
    while int(batch._arrays.plies[0]) < 20:
        batch.step(batch.sample())
    assert batch._arrays.log.shape[1] == 64
    view = batch.view(0, 0)
    assert view.past is not None and len(view.past.plies) == int(batch._arrays.plies[0]) + 1


def test_steps_that_no_running_game_has_seen_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch(Game.of("beasty_bar", {"players": 2}), 2, seed=3, threads=1)
    for _ in range(700):
        batch.step(batch.sample())
    assert batch._forgotten > 500 and len(batch._steps) < 150
    assert batch.view(0, 1).history
    monkeypatch.setattr("biberbau.envs.batch.MOST_STEPS", 0)
    while len(batch._steps):
        batch.step(batch.sample())
    while batch.terminated.any() or int(batch._arrays.desks["began"].min()) >= batch._forgotten:
        batch.step(batch.sample())
    number = int(batch._arrays.desks["began"].argmin())
    assert batch.view(number, 0).past is None

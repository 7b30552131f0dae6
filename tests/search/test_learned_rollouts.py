"""A net that cuts rollouts short: where it is asked, what counts instead of it, and that it sees nothing hidden."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

import biberbau
from biberbau.errors import OptionError
from biberbau.games import game_ids, kind
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.fast_rng import new_mask
from biberbau.kernel.rng import key_of, stream
from biberbau.lab.training.fitting import fresh
from biberbau.match import Game, Match
from biberbau.search.budget import Budget
from biberbau.search.learned_search import LearnedSearch, cut_leaf_of, net_inputs_of
from biberbau.search.net_file import TrainedNet, fingerprint, inputs_of

CUT = [name for name in game_ids() if kind(name).net_inputs is not None]
WITHOUT = [
    name for name in game_ids() if kind(name).rollout_policy is not None and kind(name).net_inputs is None
]


def untrained(game: Game, seed: int = 0, turns: int = 0) -> TrainedNet:
    """A net with random weights, which looks at everything."""
    inputs = inputs_of(game.kind)
    return TrainedNet(
        game=game.id,
        version=game.kind.version,
        observation=fingerprint(game.kind),
        options=dict(game.options),
        secret=True,
        exploration=0.5,
        recipe={"encoded": inputs},
        data=[],
        curve=[],
        columns=np.arange(inputs),
        layers=fresh((inputs, 24, 8, game.players), seed),
        turns=turns,
    )


def valued(game: Game, state: np.record, trained: TrainedNet) -> list[float]:
    """What a position is worth for every seat."""
    states, payoffs = np.zeros(1, dtype=game.kind.dtype), np.zeros(game.players, dtype=np.float32)
    states[0], rng = state, stream(key_of(b"dice"))
    mask, words = new_mask(len(game.kind.actions))
    luck = np.array([rng.key1])
    cut_leaf_of(game.kind).value(
        states[0], game.players, payoffs, mask, words, trained.net(), rng, luck, NO_EVENTS
    )
    return [float(value) for value in payoffs]


def where_a_turn_begins(game: Game, plies: int) -> Match:
    """A match some way in."""
    by_lot, match = random.Random(plies), Match(game, "some way in")
    while match.ply < plies or not net_inputs_of(game.kind).begins_turn(match.position().state):
        match.play(by_lot.choice(match.legal()))
    return match


@pytest.mark.parametrize("name", CUT)
def test_the_net_is_asked_where_a_turn_begins_and_after_as_many_turns_as_it_says(name: str) -> None:
    game = biberbau.game(name, players=3)
    state = where_a_turn_begins(game, 20).position().state
    one, other = untrained(game), untrained(game, seed=1)
    net = one.net()
    seat = net_inputs_of(game.kind).observe(state, net.seen)
    assert valued(game, state, one) != valued(game, state, other)
    values = [valued(game, state, untrained(game, turns=turns)) for turns in range(3)]
    assert len({tuple(value) for value in values}) == 3
    assert seat == game.actor(state)
    late = [valued(game, state, replace(net, turns=10_000)) for net in (one, other)]
    assert late[0] == late[1], "it plays on to the end of the round, and what that came to counts"


@pytest.mark.parametrize("name", CUT)
def test_a_finished_game_is_worth_what_it_is(name: str) -> None:
    game, by_lot = biberbau.game(name, players=2), random.Random(0)
    match = Match(game, "whole")
    while not match.over:
        match.play(by_lot.choice(match.legal()))
    one, other = (valued(game, match.position().state, untrained(game, seed)) for seed in (0, 1))
    assert one == other
    assert [seat for seat in range(2) if one[seat] > 0.5] == list(match.winners)
    assert sum(value > 0.9 for value in one) == 1, "a win, not a likely one"


@pytest.mark.parametrize("name", CUT)
def test_hidden_cards_under_a_view_change_nothing(name: str) -> None:
    game = biberbau.game(name, players=2)
    match, swapped = where_a_turn_begins(game, 8), 0
    seat = match.to_act
    assert seat is not None
    view, search = match.view(seat), LearnedSearch(game, untrained(game))
    found = search.search(view, Budget(playouts=60), b"dice")
    assert set(found.visits) == {action.id for action in match.legal()}
    for refill in range(3):
        world = match.position().as_seen_by(seat).filled(refill)
        swapped += world.state.tobytes() != match.position().state.tobytes()
        assert search.search(world.as_seen_by(seat), Budget(playouts=60), b"dice") == found
    assert swapped > 0
    assert LearnedSearch(game, untrained(game, seed=1)).search(view, Budget(playouts=60), b"dice") != found


@pytest.mark.parametrize("name", CUT)
def test_a_net_sees_hidden_cards_only_if_the_game_says_so(name: str) -> None:
    game = biberbau.game(name, players=3)
    match, inputs = where_a_turn_begins(game, 20), net_inputs_of(game.kind)
    position, seat = match.position(), match.to_act
    worlds = [position, *(position.as_seen_by(seat).filled(number) for number in range(4))]
    seen = np.zeros((len(worlds), inputs.INPUTS), dtype=np.float32)
    for row, world in enumerate(worlds):
        assert inputs.observe(world.state, seen[row]) == seat
    assert len({row.tobytes() for row in seen}) == (1 if inputs.SECRET else len(worlds))


@pytest.mark.parametrize("name", WITHOUT)
def test_a_game_that_does_not_say_what_a_net_sees_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match=f"{name} is searched by rollouts and does not say what a net sees"):
        net_inputs_of(kind(name))

"""What a player knows stays, everything else is dealt anew: ``resample_from_infostate``."""

from __future__ import annotations

import random

import pytest

from biberbau.envs.openspiel_state import setup
from biberbau.kernel.rng import stream

from .spots import SMALL, dealt, load, pyspiel, settled, walk

GAMES = [
    pytest.param("beasty_bar", {"players": 3}, id="beasty_bar"),
    pytest.param("beasty_bar", {**SMALL, "chance": "explicit"}, id="beasty_bar-explicit"),
    pytest.param(
        "beasty_bar",
        {"players": 2, "set": "chosen", "advanced": True, "return_game": True},
        id="beasty_bar-mixed",
    ),
    pytest.param("biberbande", {"players": 2, "chance": "explicit"}, id="biberbande-explicit"),
    pytest.param("biberbande", {"players": 4}, id="biberbande"),
    *(
        pytest.param(game, {}, id=game, marks=pytest.mark.compiled)
        for game in ("biber_gang", "biber_mania", "frantic")
    ),
]


def sampler(seed):
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def known(state, player):
    """Everything that a player gets to see of a state."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.current_player(),
        state.legal_actions() if state.current_player() == player else None,
        state.returns(),
        state.move_number(),
    )


@pytest.mark.parametrize(("game", "params"), GAMES)
def test_the_player_cannot_tell_and_the_rest_is_dealt_anew(game, params):
    loaded = load(game, recall=3000, max_game_length=120, **params)
    state, chance, different, secrets = dealt(loaded, 2), random.Random(1), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        if chance.random() < 0.3:
            for player in range(loaded.num_players()):
                other = state.resample_from_infostate(player, sampler(chance.randrange(1 << 30)))
                assert known(other, player) == known(state, player)
                different += str(other).split(";")[0] != str(state).split(";")[0]
                secrets += any(
                    other.observation_string(p) != state.observation_string(p)
                    for p in range(loaded.num_players())
                )
                own = [step.action if step.player == player else -1 for step in state.full_history()]
                assert other.history() == own
        state.apply_action(chance.choice(state.legal_actions()))
    assert different and secrets


@pytest.mark.parametrize(("game", "params"), GAMES)
def test_resampled_states_are_played_to_the_end_and_resampled_again(game, params):
    loaded = load(game, max_game_length=400, **params)
    state, chance = dealt(loaded, 3), random.Random(2)
    for _ in range(7):
        state.apply_action(chance.choice(state.legal_actions()))
        while state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
    first = state.resample_from_infostate(0, sampler(1))
    while not first.is_terminal() and first.move_number() < state.move_number() + 150:
        if not first.is_chance_node() and chance.random() < 0.1:
            again = first.resample_from_infostate(1, sampler(chance.randrange(1 << 30)))
            assert again.information_state_string(1) == first.information_state_string(1)
            first = again
        first.apply_action(chance.choice(first.legal_actions()))
    assert sum(first.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("game", "params"), GAMES)
def test_what_is_imagined_depends_on_what_the_player_knows_alone(game, params):
    """Two true worlds that look the same to a player become the same by the same key: others' texts, too, and pay."""
    found = setup(game, {**params, "max_game_length": 60})
    tried = 0
    for spot in walk(settled(found, 5), 5):
        if spot.over or spot.ways or spot.decisions % 3:
            continue
        player = spot.decisions // 3 % found.players
        key = bytes([spot.decisions]) * 16
        draws = None if spot.rng is None else stream(b"other draws, too")
        world = spot.imagine(player, b"another world...")
        other = world.with_state(world.state, draws)._but(imagined=())
        tried += other.truth != spot.truth
        one, two = spot.imagine(player, key), other.imagine(player, key)
        assert one.truth == two.truth and one.paid == two.paid
        for seat in range(found.players):
            assert one.information(seat) == two.information(seat)
    assert tried > 1


def test_others_strings_say_no_more_than_the_player_saw():
    state = dealt(load("beasty_bar", players=2), 1)
    other = state.resample_from_infostate(0, sampler(5))
    assert state.information_state_string(1).count("draws 1 blue") == 4
    assert other.information_state_string(1).count("draws 1 ?") == 4
    assert "draws 0 ?" in other.information_state_string(1)  # and of course not what the player drew
    other.apply_action(other.legal_actions()[0])
    assert "plays" in other.information_state_string(1).splitlines()[1]


def test_before_the_deal_there_is_nothing_to_resample_and_within_chance_nobody_can_say():
    root = load("beasty_bar", chance="explicit", **SMALL).new_initial_state()
    assert str(root.resample_from_infostate(0, sampler(1))) == str(root)
    state, chance = dealt(load("biberbande", players=2, chance="explicit")), random.Random(0)
    while not state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    with pytest.raises(ValueError, match="while chance is due"):
        state.resample_from_infostate(0, sampler(1))

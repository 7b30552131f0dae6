"""OpenSpiel's algorithms run on our games: trees, sampling and exact counterfactual regrets, best responses."""

from __future__ import annotations

import random

import numpy as np
import pytest

from biberbau.bots import named
from biberbau.envs import openspiel_table
from biberbau.envs.openspiel_state import setup
from biberbau.envs.openspiel_tree import policy_of, tree_of
from biberbau.errors import OptionError
from biberbau.games import game_ids
from common.seats import players_near

from .spots import SMALL, dealt, load, pyspiel

TINY = {"players": 2, "animals": 3, "hand": 1, "chance": "explicit", "remember": 10_000}


def play(state, seed, bot, most=5):
    """A game in which the bot chooses for player 0, its first decisions; a bot must leave the state as it is."""
    chance, chosen = random.Random(seed), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        elif state.current_player() == 0 and chosen < most:
            before = str(state), state.history()
            action = bot.step(state)
            chosen += 1
            assert action in state.legal_actions() and (str(state), state.history()) == before
            state.apply_action(action)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    return chosen


@pytest.mark.parametrize("params", [{"players": 3}, {**SMALL, "chance": "explicit"}], ids=["full", "small"])
def test_information_set_search_plays_a_match(params):
    from open_spiel.python.algorithms import ismcts, mcts

    game, luck = load("beasty_bar", **params), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 12, random_state=luck)
    assert play(dealt(game), 1, bot) >= 4


@pytest.mark.parametrize("params", [{"players": 2}, {**SMALL, "chance": "explicit"}], ids=["full", "small"])
def test_tree_search_plays_a_match(params):
    from open_spiel.python.algorithms import mcts

    game, luck = load("beasty_bar", **params), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 12, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert play(dealt(game), 2, bot) >= 4


@pytest.mark.compiled
def test_exact_regrets_bring_exploitability_down_to_nothing():
    """In OpenSpiel's own words on our tree, and much further on the tree that it exports."""
    from open_spiel.python.algorithms import cfr, exploitability, gambit

    game = load("beasty_bar", **TINY)
    solver, found = cfr.CFRPlusSolver(game), []
    for iterations in (1, 4):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[0] == pytest.approx(1 / 6) and found[1] < 0.02
    in_cpp = pyspiel.CFRPlusSolver(game)
    for _ in range(5):
        in_cpp.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, in_cpp.average_policy()) == pytest.approx(found[1])
    exported = pyspiel.load_efg_game(gambit.export_gambit(game))
    on_tree = pyspiel.CFRPlusSolver(exported)
    for _ in range(200):
        on_tree.evaluate_and_update_policy()
    assert pyspiel.exploitability(exported, on_tree.average_policy()) < 2e-5


@pytest.mark.compiled
def test_merged_chance_and_chance_draw_by_draw_are_the_same_game():
    """The deal draws who begins and how each pile lies: 57 chance nodes, or one."""
    trees = {
        chance: tree_of(setup("beasty_bar", TINY | {"chance": chance})) for chance in ("explicit", "merged")
    }
    games = {chance: pyspiel.load_efg_game(tree.text) for chance, tree in trees.items()}
    assert trees["merged"].nodes < trees["explicit"].nodes
    assert set(trees["merged"].states) == set(trees["explicit"].states)
    lost = {}
    for chance, game in games.items():
        solver = pyspiel.CFRPlusSolver(game)
        for _ in range(3):
            solver.evaluate_and_update_policy()
        uniform, learned = pyspiel.UniformRandomPolicy(game), solver.average_policy()
        lost[chance] = pyspiel.exploitability(game, uniform), pyspiel.exploitability(game, learned)
    assert lost["merged"] == pytest.approx(lost["explicit"], abs=1e-12)
    assert lost["merged"][0] == pytest.approx(1 / 6)


@pytest.mark.compiled
def test_what_bots_lose_against_best_responses_lies_between_perfect_and_uniform_play():
    tree = tree_of(setup("beasty_bar", TINY | {"chance": "merged"}))
    game = pyspiel.load_efg_game(tree.text)
    uniform = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    by_lot = pyspiel.TabularPolicy(
        {
            name: [(i, 1 / len(spot.legal)) for i in range(len(spot.legal))]
            for name, spot in tree.states.items()
        }
    )
    assert pyspiel.exploitability(game, by_lot) == pytest.approx(uniform)
    greedy = pyspiel.TabularPolicy(policy_of(tree, named("greedy"), seeds=2))
    assert 0 <= pyspiel.exploitability(game, greedy) < uniform


@pytest.mark.compiled
def test_information_states_of_a_written_tree_are_those_that_openspiel_reads():
    tree = tree_of(setup("beasty_bar", TINY | {"chance": "merged"}))
    waiting, read, nodes = [pyspiel.load_efg_game(tree.text).new_initial_state()], set(), 0
    while waiting:
        state = waiting.pop()
        nodes += 1
        if not state.is_terminal():
            waiting += [state.child(action) for action in state.legal_actions()]
        if state.current_player() >= 0:
            name = state.information_state_string()
            assert state.legal_actions() == list(range(len(tree.states[name].legal)))
            read.add(name)
    assert (nodes, read) == (tree.nodes, set(tree.states))


def test_a_tree_that_is_too_large_is_refused(monkeypatch):
    with pytest.raises(
        OptionError, match="chance=sampled draws keys: a tree needs chance=merged, or chance=explicit"
    ):
        tree_of(setup("beasty_bar", {"players": 2}))
    with pytest.raises(OptionError, match="this game has more than 50 nodes: make it smaller by its options"):
        tree_of(setup("beasty_bar", TINY), limit=50)
    monkeypatch.setattr(openspiel_table, "MOST_WAYS", 5)
    with pytest.raises(
        OptionError, match="chance=merged: the draws of one action can fall in more than 5 ways"
    ):
        tree_of(setup("beasty_bar", TINY | {"chance": "merged"}))


def test_a_game_can_end_after_a_number_of_rounds_and_the_seats_that_lead_have_won():
    game, chance = load("biberbande", players=2, max_rounds=1), random.Random(5)
    state = dealt(game, 5)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    spot = state.spot
    assert spot.setup.kind.rules.rounds_over(spot.state) == 1
    points = spot.setup.game.scores(spot.state)
    sign = (points[0] < points[1]) - (points[0] > points[1])  # the fewest points win
    assert state.returns() == [sign, -sign]


@pytest.mark.compiled
@pytest.mark.parametrize(("kind", "iterations"), [("external", 60), ("outcome", 300)])
def test_sampled_regrets_learn(kind, iterations):
    from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, outcome_sampling_mccfr

    np.random.seed(3)  # the solvers draw from it
    game = load("beasty_bar", **TINY)
    if kind == "external":
        solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    else:
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.15


@pytest.mark.compiled
@pytest.mark.parametrize("game", game_ids())
def test_sampled_regrets_run_on_a_whole_game(game):
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(4)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(game, players=players_near(game, 2)))
    for _ in range(2):
        solver.iteration()
    assert len(solver._infostates) > 20


def test_the_reinforcement_learning_loop_gets_pay_by_rounds():
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(
        load("beasty_bar", players=2, animals=5, set="random", return_game=True, rewards="rounds"),
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=2),
    )
    step, paid = env.reset(), np.zeros(2)
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
        paid += step.rewards
        assert sum(step.rewards) == pytest.approx(0)
    scores = env.get_state.spot.setup.game.scores(env.get_state.spot.state)
    assert paid.tolist() == [(scores[0] - scores[1]) / 2, (scores[1] - scores[0]) / 2]

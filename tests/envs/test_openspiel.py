"""OpenSpiel's door: its own simulation test, parameters, chance, clones, pay; and that nobody sees more than they may."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from biberbau.envs.openspiel_state import BYTE, BYTES, CHANCE_DUE, OVER, OWN_OPTIONS, Spot, setup
from biberbau.envs.rewards import Payer
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games import game_ids, kind
from biberbau.kernel.rng import dictated_stream, key_of, stream
from biberbau.match import Match, Position
from common.seats import players_near

from .spots import SMALL, dealt, load, openspiel, pyspiel, settled, walk

# ------------------------------------------------------------------------------------------- OpenSpiel's own tests


def tables():
    """Every game with the fewest, with more and with the most players."""
    for game in game_ids():
        low, high = kind(game).players
        for players in sorted({low, players_near(game, 3), high}):
            yield pytest.param(game, players, id=f"{game}-{players}")


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), list(tables()))
def test_random_simulation_with_clones_and_serialisation(game, players):
    longest = 120 if players > 4 else 20_000  # every player's texts are written at every ply
    loaded = load(game, players=players, max_game_length=longest)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("game", "params"),
    [
        ("beasty_bar", {**SMALL, "chance": "explicit", "recall": 300}),
        ("beasty_bar", {**SMALL, "chance": "explicit", "remember": 1000, "rewards": "rounds"}),
        ("beasty_bar", {"players": 4, "animals": 5, "chance": "explicit"}),
        (
            "beasty_bar",
            {"players": 3, "animals": 6, "set": "random", "return_game": True, "rewards": "rounds"},
        ),
        ("biberbande", {"players": 2, "chance": "explicit", "max_game_length": 40}),
        ("biberbande", {"players": 4, "rewards": "rounds", "max_game_length": 60}),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(f"{k}={v}" for k, v in value.items()),
)
def test_random_simulation_with_other_parameters(game, params):
    pyspiel.random_sim_test(load(game, **params), num_sims=2, serialize=True, verbose=False)


def test_who_is_no_seat_is_numbered_as_openspiel_does():
    assert (CHANCE_DUE, OVER) == (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL)


@pytest.mark.parametrize("game", game_ids())
def test_a_playthrough_can_be_replayed(game, tmp_path):
    """OpenSpiel's own generator writes down all that it can ask of a game; replaying it gives the same text."""
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()  # it is a program of its own, with a flag
    name = f"{openspiel.short_name(game)}(players={players_near(game, 2)},max_game_length=25)"
    text = generate_playthrough.playthrough(name, None, seed=1)
    assert "PrivateObservationString(1)" in text and "PublicObservationString()" in text
    assert text.count("# Apply action") >= 25
    file = tmp_path / "playthrough.txt"
    file.write_text(text, "utf-8")
    before, again = generate_playthrough.replay(str(file))
    assert again == before


# ------------------------------------------------------------------------------------------------------ parameters


def test_every_game_is_registered_with_its_options_as_parameters():
    for game in game_ids():
        assert openspiel.short_name(game) in pyspiel.registered_names()
        options = {o.name: "as_usual" if o.where else o.default for o in kind(game).options}
        own = {option.name: option.default for option in OWN_OPTIONS}
        assert not options.keys() & own.keys()
        assert openspiel.GAMES[game]().get_parameters() == {}
        assert load(game).get_parameters() == options | own


def test_parameters_from_text_and_the_sizes_that_follow():
    game = pyspiel.load_game("biberbau_beasty_bar(players=2,advanced=true,set=base,max_game_length=99)")
    assert (game.num_players(), game.num_distinct_actions(), game.max_game_length()) == (2, 72, 99)
    settled = game.setup.game.options
    assert (settled["pile_order"], settled["tie_break"]) == (
        "as_fallen",
        "values",
    )  # as usual in the base set
    assert load("beasty_bar", set="base", tie_break="points").setup.game.options["tie_break"] == "points"
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert (game.max_chance_outcomes(), game.max_chance_nodes_in_history()) == (BYTE, BYTES)
    assert game.observation_tensor_shape() == [kind("beasty_bar").encoded]
    assert load("beasty_bar", players=4).min_utility() == pytest.approx(-1 / 3)
    assert "beasty_bar_v1" in game.get_type().long_name
    assert not game.get_type().provides_information_state_tensor


@pytest.mark.parametrize(
    ("params", "complaint"),
    [
        ({"set": "old"}, "option set is one of new, base, chosen, random, not 'old'"),
        ({"players": 5}, "option players is a whole number from 2 to 4, not 5"),
        ({"animals": 3}, "hand: 4 cards, but there are 3 animals"),
        ({"chance": "none"}, "option chance is one of sampled, explicit"),
        ({"rewards": "hand"}, "option rewards is one of game, rounds"),
        ({"max_game_length": 0}, "option max_game_length is a whole number from 1"),
        (
            {"players": 3, "chance": "explicit"},
            "chance=explicit: .* 2\\*\\*64 .* chance=sampled has no limit",
        ),
    ],
)
def test_wrong_parameters_are_refused(params, complaint):
    with pytest.raises(OptionError, match=complaint):
        load("beasty_bar", **params)


def test_unknown_parameters_are_refused_by_openspiel_itself(capfd):
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'jokers'"):
        load("beasty_bar", jokers=2)
    capfd.readouterr()


@pytest.mark.process
def test_python_ends_quietly_and_a_missing_package_is_named():
    code = "import sys\nimport biberbau.envs.openspiel\ndel sys.modules['biberbau.envs.openspiel']\n"
    code += "sys.modules['pyspiel'] = None\ntry:\n    import biberbau.envs.openspiel\n"
    code += "except ModuleNotFoundError as error:\n    print(error)\n"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    assert 'pip install "biberbau[openspiel]"' in run.stdout


# ---------------------------------------------------------------------------------------------------------- chance


def test_sampled_chance_draws_the_key_of_the_stream():
    game = load("beasty_bar", **SMALL)
    state = game.new_initial_state()
    for _ in range(BYTES):
        assert state.is_chance_node() and not state.is_terminal()
        outcomes = state.chance_outcomes()
        assert len(outcomes) == BYTE and sum(p for _, p in outcomes) == pytest.approx(1)
        state.apply_action(3)
    assert not state.is_chance_node()
    assert str(dealt(game, 5)) == str(dealt(game, 5)) != str(dealt(game, 6))


@pytest.mark.parametrize("explicit", ["sampled", "explicit"])
@pytest.mark.parametrize("rewards", ["game", "rounds"])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("beasty_bar", {"players": 2}),
        (
            "beasty_bar",
            {"players": 3, "animals": 7, "set": "chosen", "return_game": True, "advanced": True, "hand": 1},
        ),
        ("biberbande", {"players": 2, "turn_guard": 20}),
    ],
)
def test_the_same_game_as_a_match(game, options, explicit, rewards):
    """What is dealt, drawn, legal, seen and paid: as in a match that goes on from the deal by the same chance."""
    found = setup(game, {**options, "chance": explicit, "rewards": rewards})
    chance, spot = random.Random(f"{game} {explicit}"), settled(found, 1)
    match = Match(found.game, 0, start=Position(found.game, spot.state.copy()))
    payer = Payer(found.game, rewards)
    payer.begin(spot.state)
    while not spot.over:
        assert spot.actor == match.to_act and spot.legal == [action.id for action in match.legal()]
        action, results = chance.choice(spot.legal), []
        if spot.rng is not None:
            match._moments[-1] = replace(match.moment, rng=spot.rng.copy())
        spot = spot.after(action)
        while spot.ways:
            way = chance.randrange(spot.ways)
            results = [*spot.results, (way, spot.ways)]
            spot = spot.after(way)
        if spot.rng is None:
            match._moments[-1] = replace(match.moment, rng=dictated_stream(results))
        match.play(action)
        assert spot.state.tobytes() == match.position().state.tobytes()
        assert spot.plies[-1].events == tuple(match._events[-1])
        np.testing.assert_allclose(spot.earned, payer.pay(spot.state), atol=1e-6)
    assert match.over and match.ply > 15


def leaves(spot: Spot, probability=Fraction(1)):
    """Every end of the chance nodes from here on, with its probability."""
    if not spot.ways:
        yield spot, probability
        return
    for way in range(spot.ways):
        yield from leaves(spot.after(way), probability / spot.ways)


@pytest.mark.parametrize(("animals", "hand", "hands"), [(3, 1, 3), (3, 2, 3), (4, 3, 4)])
def test_explicit_deals_are_as_likely_as_counting_says(animals, hand, hands):
    found = setup("beasty_bar", {"players": 2, "animals": animals, "hand": hand, "chance": "explicit"})
    deals: Counter[bytes] = Counter()
    pairs: Counter[tuple[object, ...]] = Counter()
    for spot, probability in leaves(found.start):
        assert spot.state is not None
        deals[spot.state.tobytes()] += probability
        own = [tuple(sorted(spot.state.hand[seat, :hand].tolist())) for seat in (0, 1)]
        pairs[int(spot.state.first), *own] += probability
    orders = {3: 6, 4: 24}[animals]
    assert len(deals) == 2 * orders**2 and set(deals.values()) == {Fraction(1, 2 * orders**2)}
    assert len(pairs) == 2 * hands**2 and set(pairs.values()) == {Fraction(1, 2 * hands**2)}


@pytest.mark.parametrize(
    ("game", "options"),
    [("beasty_bar", {"players": 2, "set": "random", "animals": 6}), ("biberbande", {"players": 2})],
)
def test_explicit_chance_never_falls_in_more_ways_than_announced(game, options):
    openspiel_game = load(game, chance="explicit", max_game_length=60, **options)
    nodes = 0
    for spot in walk(openspiel_game.setup.start):
        if spot.ways:
            nodes += 1
            assert 2 <= spot.ways <= openspiel_game.max_chance_outcomes()
    assert nodes <= openspiel_game.max_chance_nodes_in_history()


def test_impossible_chance_and_illegal_actions_raise():
    state = dealt(load("beasty_bar", **SMALL))
    illegal = next(action for action in range(72) if action not in state.legal_actions())
    before = str(state)
    with pytest.raises(IllegalActionError, match="is not legal now"):
        state.spot.after(illegal)
    with pytest.raises(IllegalActionError, match="chance falls on 0 to 255"):
        load("beasty_bar").new_initial_state().spot.after(256)
    assert str(state) == before


# ---------------------------------------------------------------------------------------------- clones, keeping, pay


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_clones_go_their_own_ways(chance):
    state = dealt(load("beasty_bar", chance=chance, **SMALL), 2)
    first, second = state.clone(), copy.deepcopy(state.clone())
    before = str(state), state.history(), state.information_state_string(0)
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[-1])
    assert (str(state), state.history(), state.information_state_string(0)) == before
    assert str(first) != str(second)
    again = state.child(state.legal_actions()[0])
    assert str(again) == str(first) and again.history() == first.history()


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_a_kept_state_goes_on_as_it_would_have(chance):
    """Its text holds the stream's key and how far it is, so what is drawn later is the same."""
    game = load("biberbande", players=2, chance=chance)
    state = dealt(game, 1)
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    kept_game, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(kept_game) == str(game) and str(pickle.loads(pickle.dumps(game))) == str(game)
    picks = random.Random(0)
    for _ in range(30):
        assert str(kept) == str(state) and kept.history() == state.history()
        for seat in range(2):
            assert kept.information_state_string(seat) == state.information_state_string(seat)
        action = picks.choice(state.legal_actions())
        state.apply_action(action)
        kept.apply_action(action)


def test_remembered_nodes_are_the_same_and_no_more_than_asked():
    plain, keeping = load("beasty_bar", **SMALL), load("beasty_bar", remember=5, **SMALL)
    for _ in range(2):
        for one, other in zip(walk(plain.setup.start), walk(keeping.setup.start), strict=True):
            assert one.truth == other.truth and one.information(1) == other.information(1)
    assert keeping.setup.kept == [5]
    assert keeping.setup.start.after(7) is keeping.setup.start.after(7) or keeping.setup.start.children


def test_a_game_that_takes_too_long_has_no_winner():
    game = load("beasty_bar", players=3, max_game_length=4)
    state = dealt(game)
    for _ in range(4):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.legal_actions() == [] and state.returns() == [0, 0, 0]


def test_a_win_is_paid_at_the_end_alone():
    game = load("beasty_bar", players=3)
    *_, last = walk(dealt(game, 3).spot)
    winners = last.setup.game.winners(last.state)
    expected = [(3 / len(winners) * (seat in winners) - 1) / 2 for seat in range(3)]
    assert last.paid == last.earned == pytest.approx(expected)


# ------------------------------------------------------------------------------------------------------- observers


def test_observers_offer_views_and_all_that_was_seen():
    game = load("beasty_bar", recall=100, **SMALL)
    state = dealt(game)
    kinds = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    full = game.make_py_observer(kinds[0](perfect_recall=True))
    full.set_from(state, 1)
    assert full.dict["player"].tolist() == [0, 1]
    assert full.dict["observation"].tolist() == state.observation_tensor(1)
    assert full.dict["seen"].shape == (100, 6) and full.dict["seen"].any()
    assert np.concatenate([piece.ravel() for piece in full.dict.values()]).tolist() == full.tensor.tolist()
    assert game.information_state_tensor_size() == len(state.information_state_tensor(0)) == len(full.tensor)
    public = game.make_py_observer(kinds[0](perfect_recall=False, private_info=kinds[1].NONE))
    assert public.tensor is None and public.string_from(state, 0) == public.string_from(state, 1)
    assert '"?","?"' in public.string_from(state, 0) and public.string_from(state, 0).startswith(
        "spectator: "
    )
    for refused in (
        kinds[0](perfect_recall=True, public_info=False),
        kinds[0](perfect_recall=False, public_info=False, private_info=kinds[1].NONE),
        kinds[0](perfect_recall=True, private_info=kinds[1].ALL_PLAYERS),
    ):
        with pytest.raises(ValueError, match="observers see what is public"):
            game.make_py_observer(refused)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


@pytest.mark.parametrize("game", ["beasty_bar", "biberbande"])
def test_a_secret_observer_sees_what_spectators_do_not(game):
    """The parts of a player's view that differ from a spectator's: the hand and what was looked at, nothing open."""
    kinds = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    loaded = load(game, players=2)
    secret = loaded.make_py_observer(kinds[0](perfect_recall=False, public_info=False))
    before = loaded.new_initial_state()
    assert secret.tensor is None and secret.string_from(before, 0) == "player 0: before the deal"
    state = dealt(loaded)
    own = [json.loads(secret.string_from(state, seat).partition(": ")[2]) for seat in (0, 1)]
    whole = [json.loads(state.observation_string(seat).partition(": ")[2]) for seat in (0, 1)]
    everybody = json.loads(state.spot.observation(None).partition(": ")[2])
    for seat in (0, 1):
        assert own[seat] and own[seat] == {k: v for k, v in whole[seat].items() if everybody[k] != v}
        assert everybody | own[seat] == whole[seat]
    assert own[0] != own[1]


def test_too_little_room_for_what_was_seen_is_an_error():
    with pytest.raises(OptionError, match="recall: player 0 has seen 5 events, there is room for 4"):
        dealt(load("beasty_bar", recall=4, **SMALL)).spot.rows(0)


def test_own_secret_actions_are_remembered_by_who_chose_them_alone():
    game = load("beasty_bar", players=2, advanced=True)
    state = dealt(game)
    me = state.current_player()
    state.apply_action(kind("beasty_bar").actions.parse("out tiger").id)
    assert f"{me} out 10!" in state.information_state_string(me)
    assert "out 10" not in state.information_state_string(1 - me)
    assert "tiger" not in state.information_state_string(1 - me)


# ------------------------------------------------------------------------------------------------ non-interference


def shown(spot: Spot, seat: int) -> tuple[object, ...]:
    """Everything that leaves the door for a seat."""
    return (
        spot.information(seat),
        spot.observation(seat),
        spot.encoded(seat).tobytes(),
        spot.rows(seat).tobytes(),
        spot.legal if spot.actor == seat else None,
        (spot.actor, spot.paid, spot.earned),
    )


def other_world(spot: Spot, seat: int, key: str) -> Spot:
    """The same spot with what a seat cannot know dealt anew; nothing says that it is imagined."""
    assert spot.state is not None
    state = spot.setup.game.concealed(spot.state, seat)
    spot.setup.kind.rules.fill(state, seat, stream(key_of(key.encode(), "fill")))
    return spot.with_state(state)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param("beasty_bar", {"players": 2, "set": "chosen", "advanced": True}, id="beasty_bar-mixed"),
        pytest.param("beasty_bar", {"players": 3, "animals": 5, "hand": 2}, id="beasty_bar-small"),
        pytest.param("biberbande", {"players": 3}, id="biberbande"),
        *(
            pytest.param(g, {}, id=g, marks=pytest.mark.compiled)
            for g in ("biber_gang", "biber_mania", "frantic")
        ),
    ],
)
def test_nobody_can_tell_worlds_apart_by_strings_tensors_or_legal_actions(game, options):
    """Until a ply tells a seat something, all that it gets is the same, byte for byte, whatever it cannot know."""
    found, compared = setup(game, {**options, "recall": 3000, "max_game_length": 150}), 0
    for spot in walk(settled(found, 4), 4):
        seat = spot.decisions % found.players
        if spot.decisions % 3 or spot.over:
            continue
        here, there = spot, other_world(spot, seat, f"{game} {spot.decisions}")
        picks = random.Random(spot.decisions)
        for _ in range(6):
            assert shown(here, seat) == shown(there, seat)
            compared += here.truth != there.truth
            both = [action for action in here.legal if action in there.legal]
            if not both:
                break
            action = picks.choice(both)
            here, there = here.after(action), there.after(action)
            alone = frozenset({seat})
            if here.plies[-1].told(found.kind, alone) != there.plies[-1].told(found.kind, alone):
                break  # now the seat has seen something that it did not know
    assert compared > 3

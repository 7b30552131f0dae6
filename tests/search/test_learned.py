"""A net at the leaves of the tree: the numbers of NumPy, a value for every seat, files that say what they fit."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import biberbau
from biberbau.errors import OptionError
from biberbau.games import game_ids
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.fast_rng import new_mask
from biberbau.kernel.rng import key_of, stream
from biberbau.lab.training.fitting import forward, fresh
from biberbau.match import Game, Match, Position
from biberbau.search.budget import Budget
from biberbau.search.learned_search import LearnedSearch, net_leaf_of
from biberbau.search.net import evaluate
from biberbau.search.net_file import FOLDER, NetFileError, TrainedNet, fingerprint, load, shipped

GAME = biberbau.game("beasty_bar", players=3)


def untrained(game: Game, secret: bool = False, seed: int = 0) -> TrainedNet:
    """A net with random weights, which looks at every second number."""
    columns = np.arange(0, game.kind.encoded, 2)
    return TrainedNet(
        game=game.id,
        version=game.kind.version,
        observation=fingerprint(game.kind),
        options=dict(game.options),
        secret=secret,
        exploration=0.5,
        recipe={"encoded": game.kind.encoded},
        data=[],
        curve=[],
        columns=columns,
        layers=fresh((len(columns), 24, 8, game.players), seed),
    )


def valued(game: Game, state: np.record, trained: TrainedNet) -> np.ndarray:
    """What a position is worth for every seat."""
    states, payoffs = np.zeros(3, dtype=game.kind.dtype), np.zeros(game.players, dtype=np.float32)
    states[1], rng = state, stream(key_of(b"dice"))
    mask, words = new_mask(len(game.kind.actions))
    luck = np.array([rng.key1])
    leaf = net_leaf_of(game.kind)
    leaf.value(states, 1, game.players, payoffs, mask, words, trained.net(), rng, luck, NO_EVENTS)
    return payoffs


def some_way_in(plies: int = 14) -> Match:
    """A match in which much lies open."""
    match = Match(GAME, "some way in")
    for ply in range(plies):
        match.play(match.legal()[ply % len(match.legal())])
    return match


def test_compiled_and_numpy_say_the_same() -> None:
    trained, by_lot = untrained(GAME), np.random.default_rng(1)
    net = trained.net()
    for _ in range(20):
        net.seen[:] = by_lot.random(len(net.seen)) * (by_lot.random(len(net.seen)) < 0.1)
        evaluate(net)
        told = forward(trained.layers, net.seen[None, trained.columns])[2][0]
        assert net.values == pytest.approx(told, rel=1e-5)
    assert np.ptp(net.values) > 0


@pytest.mark.parametrize("secret", [False, True])
def test_rotated_seats_have_rotated_values(secret: bool) -> None:
    """Everybody sits one seat further: the same values, one seat further."""
    trained, document = untrained(GAME, secret), some_way_in().position().document()
    text = json.dumps(document)
    for number, colour in enumerate(("red", "blue", "green")):
        text = text.replace(colour, f"@{number}@")
    for number, colour in enumerate(("blue", "green", "red")):
        text = text.replace(f"@{number}@", colour)
    here, there = (valued(GAME, Position.load(one).state, trained) for one in (document, json.loads(text)))
    assert there == pytest.approx(np.roll(here, 1), rel=1e-5)
    assert np.ptp(here) > 0


def test_a_finished_game_is_worth_what_it_is() -> None:
    """The net is not asked: the same for every net, and most for the winner."""
    match = some_way_in()
    while not match.over:
        match.play(match.legal()[0])
    state = match.position().state
    one, other = (valued(GAME, state, untrained(GAME, seed=seed)) for seed in (0, 1))
    assert one.tolist() == other.tolist()
    assert max(one) == max(one[seat] for seat in match.winners)
    before = Match(GAME, "some way in").position().state
    assert (
        valued(GAME, before, untrained(GAME)).tolist()
        != valued(GAME, before, untrained(GAME, seed=1)).tolist()
    )


@pytest.mark.parametrize("secret", [False, True])
def test_hidden_cards_under_a_view_change_nothing(secret: bool) -> None:
    match, swapped = some_way_in(9), 0
    seat = match.to_act
    assert seat is not None
    view, search = match.view(seat), LearnedSearch(GAME, untrained(GAME, secret))
    found = search.search(view, Budget(playouts=150), b"dice")
    assert set(found.visits) == {action.id for action in match.legal()}
    assert found.playouts == sum(found.visits.values()) == 150
    for refill in range(3):
        world = match.position().as_seen_by(seat).filled(refill)
        swapped += world.state.tobytes() != match.position().state.tobytes()
        seen = replace(world.as_seen_by(seat), past=view.past)
        assert search.search(seen, Budget(playouts=150), b"dice") == found
    assert swapped > 0


def test_what_is_secret_is_concealed_in_the_world_too() -> None:
    """The value of a world is then that of what its seat to act knows there."""
    match = some_way_in(9)
    seat, state = match.to_act, match.position().state
    assert seat is not None
    others = [match.position().as_seen_by(seat).filled(refill).state for refill in range(3)]
    values = {
        secret: [valued(GAME, one, untrained(GAME, secret)).tolist() for one in (state, *others)]
        for secret in (False, True)
    }
    assert all(value == values[True][0] for value in values[True])
    assert any(value != values[False][0] for value in values[False])


def test_a_file_keeps_all_of_it(tmp_path: Path) -> None:
    path, trained = tmp_path / "net.npz", untrained(GAME)
    trained.save(path)
    found = load(path)
    found.fits(GAME)
    assert found.about() == trained.about()
    assert found.columns.tolist() == trained.columns.tolist()
    for name, layer in trained.layers.items():
        assert found.layers[name].dtype == np.float32
        assert found.layers[name] == pytest.approx(layer.astype(np.float16), abs=0)
    assert found.packed() == path.read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == ["net.npz"]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"game": "river_poker"}, "trained for river_poker, not for beasty_bar"),
        ({"version": 99}, r"another observation of beasty_bar \(version 99"),
        ({"observation": "0"}, "another observation of beasty_bar"),
        ({"options": {**GAME.options, "players": 2}}, "with players=2, not players=3"),
        ({"options": {**GAME.options, "advanced": True}}, "with advanced=true, not advanced=false"),
    ],
)
def test_a_net_for_something_else_is_refused(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(NetFileError, match=message):
        LearnedSearch(GAME, replace(untrained(GAME), **changed))


def test_what_is_no_file_of_a_net_is_refused(tmp_path: Path) -> None:
    path, trained = tmp_path / "net.npz", untrained(GAME)
    with pytest.raises(NetFileError, match="cannot read"):
        load(path)
    path.write_text("no weights")
    with pytest.raises(NetFileError, match="is no file of a net"):
        load(path)
    trained.save(path)
    path.write_bytes(path.read_bytes()[:-400])
    with pytest.raises(NetFileError, match="is no file of a net"):
        load(path)
    for wrong in (
        replace(trained, columns=trained.columns[:-1]),
        replace(trained, columns=trained.columns + 1),
        replace(trained, layers={**trained.layers, "bias2": trained.layers["bias2"][:-1]}),
    ):
        wrong.save(path)
        with pytest.raises(NetFileError, match="its arrays do not fit each other"):
            load(path)
    replace(trained, options={**trained.options, "players": 2}).save(path)
    with pytest.raises(NetFileError, match="a value for each of 2 players"):
        load(path)


def test_a_game_without_nets_says_so() -> None:
    without = [
        name for name in game_ids() if not (biberbau.game(name, players=2).kind.folder / FOLDER).exists()
    ]
    assert without
    for name in without:
        with pytest.raises(
            OptionError, match=f"no net has been trained for {name} with 2 players: search plays"
        ):
            shipped(biberbau.game(name, players=2))

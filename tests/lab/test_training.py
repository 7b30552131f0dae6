"""Training: what positions are worth, what is fitted, and that it is the same however often it was interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import biberbau
from biberbau.errors import OptionError
from biberbau.games import game_ids, kind
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.game import Document
from biberbau.kernel.rng import key_of, stream
from biberbau.lab.training import rolled_play
from biberbau.lab.training.fitting import LOOK, Examples, explained, fit, forward, fresh, loss
from biberbau.lab.training.positions import PlayedGames, Positions, rollout_room, template_of
from biberbau.lab.training.recipe import Recipe, Training
from biberbau.lab.training.self_play import NOT_SEARCHED, Kept
from biberbau.match import Match
from biberbau.search.net_file import NetFileError, load

GAME = biberbau.game("beasty_bar", players=3)
CUT = next(name for name in game_ids() if kind(name).net_inputs is not None)
TINY = Recipe(start_games=60, start_one_in=4, rounds=1, games=4, playouts=12, hidden1=8, hidden2=4, steps=30)


class Listener:
    """Notes what it is told, and stops once ``most`` games of a round are played."""

    def __init__(self, stops_in: int = -1, most: int = 0) -> None:
        self.rows: list[Document] = []
        self._stops_in, self._most = stops_in, most

    def compiles(self) -> AbstractContextManager[None]:
        return nullcontext()

    @contextmanager
    def plays(self, number: int, games: int) -> Iterator[Callable[[int], bool]]:
        yield lambda played: number == self._stops_in and played >= self._most

    def fits(self, number: int, row: Document) -> None:
        self.rows.append({"round": number, **row})

    def fitted(self, number: int, row: Document) -> None:
        self.rows.append(row)


@pytest.mark.compiled
def test_it_goes_on_where_it_was_stopped_and_ends_the_same(tmp_path: Path) -> None:
    at_once, parts = tmp_path / "at once", tmp_path / "parts"
    heard = Listener()
    trained = Training(GAME, TINY, at_once).run(heard)
    assert trained is not None
    trained.fits(GAME)
    assert [row["round"] for row in trained.data] == [0, 1]
    assert list(trained.curve) == [row for row in heard.rows if "step" in row]
    for stops_in, most in ((0, 30), (1, 2)):
        assert Training(GAME, TINY, parts).run(Listener(stops_in, most)) is None
    assert sorted(file.name for file in parts.iterdir()) == ["round-0.jsonl", "round-0.npz", "round-1.jsonl"]
    Training(GAME, TINY, parts).run(Listener())
    for name in ("round-0.jsonl", "round-0.npz", "round-1.jsonl", "round-1.npz"):
        assert (at_once / name).read_bytes() == (parts / name).read_bytes()
    again = Training(GAME, TINY, parts).run(Listener(0, 0))
    assert again is not None and again.packed() == trained.packed(), "nothing is left to be done"
    with pytest.raises(NetFileError, match="trained by another recipe"):
        Training(GAME, replace(TINY, steps=29), parts).run(Listener())
    other = Training(GAME, replace(TINY, seed=1, rounds=0), tmp_path / "other").run(Listener())
    assert other is not None and other.packed() != load(at_once / "round-0.npz").packed()


@pytest.mark.compiled
def test_a_net_that_cuts_rollouts_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    game, at_once, parts = biberbau.game(CUT, players=2), tmp_path / "at once", tmp_path / "parts"
    small = {"start_games": 12, "times": 4, "games": 12, "rounds": 1, "hidden1": 8, "hidden2": 4, "steps": 30}
    recipe = Recipe.of(game, seed=3, **small)
    trained = Training(game, recipe, at_once).run(Listener())
    assert trained is not None and [row["round"] for row in trained.data] == [0, 1]
    trained.fits(game)
    for stops_in in (0, 1):
        assert Training(game, recipe, parts).run(Listener(stops_in, 8)) is None
    Training(game, recipe, parts).run(Listener())
    for name in ("round-0.jsonl", "round-0.npz", "round-1.jsonl", "round-1.npz"):
        assert (at_once / name).read_bytes() == (parts / name).read_bytes()


@pytest.mark.parametrize("players", [2, 3])
def test_a_net_that_sees_a_whole_world_is_asked_when_every_player_has_had_one_more_turn(players: int) -> None:
    turns = {
        one.net_inputs.SECRET: Recipe.of(biberbau.game(one.id, players=players)).turns
        for one in map(kind, game_ids())
        if one.net_inputs is not None
    }
    assert turns == {True: 0, False: players}


def kept(**parts: Any) -> Positions:
    """Positions of a block of games with quick players."""
    game = biberbau.game(CUT, players=2)
    return Positions.read(PlayedGames(game, seed=1, games=6, slips=3, one_in=4, **parts).block(0), game)


@pytest.mark.compiled
def test_a_position_is_worth_what_its_round_came_to_or_the_mean_of_many_continuations() -> None:
    """In one round everybody has one result; many continuations differ from position to position, and less widely."""
    once, often = kept(), kept(times=400)
    assert len(once) > 40 and len(often) > 40
    assert len(np.unique(once.outcomes[:, 0])) <= 6 * 5, "one result a round"
    assert len(np.unique(often.outcomes[:, 0])) > len(often) / 2
    assert often.outcomes.std() < once.outcomes.std()
    assert often.outcomes.sum(axis=1) == pytest.approx(np.ones(len(often)), abs=0.1)
    assert ((often.outcomes >= 0) & (often.outcomes <= 1)).all()


@pytest.mark.compiled
@pytest.mark.parametrize("secret", [True, False])
def test_a_position_is_played_on_with_other_hidden_cards_or_in_the_same_world(secret: bool) -> None:
    game = biberbau.game(CUT, players=2)
    room, rng = rollout_room(game), stream(key_of(b"dice"))
    position = Match(game, "true").position()
    room.states[rolled_play.GAME] = position.state
    outcomes, found = np.zeros((1, 2), dtype=np.float32), np.zeros(1, dtype=np.float32)
    row = Kept(states=room.states[:1].copy(), outcomes=outcomes, found=found)
    template_of(game.kind).play_on(row, 0, 3, int(secret), room, rng, np.array([rng.key1]), NO_EVENTS)
    begins_with = position.as_seen_by(position.to_act) if secret else position
    assert room.states[rolled_play.ROOT].tobytes() == begins_with.state.tobytes()
    assert outcomes.sum() == pytest.approx(1.0, abs=0.1)


def test_targets_begin_with_the_seat_to_act_and_trust_the_search_as_far_as_they_are_told() -> None:
    outcomes = np.array([[0.9, 0.1, 0.0], [0.0, 1.0, 0.0], [0.0, 1.0, 0.0]], dtype=np.float32)
    found = np.array([NOT_SEARCHED, 0.5, 0.5], dtype=np.float32)
    positions = Positions(np.zeros(3, dtype=GAME.kind.dtype), outcomes, found)
    seats = np.array([1, 1, 2], dtype=np.int8)
    assert positions.targets(seats, 0.0) == pytest.approx(np.array([[0.1, 0, 0.9], [1, 0, 0], [0, 0, 1]]))
    mixed = positions.targets(seats, 0.5)
    assert mixed == pytest.approx(np.array([[0.1, 0, 0.9], [0.75, 0.125, 0.125], [0.25, 0, 0.875]]))
    read = Positions.read(positions.as_json(), GAME)
    assert read.targets(seats, 0.5).tolist() == mixed.tolist()


def learnable(rows: int, seed: int) -> Examples:
    """The first seat wins where the first number is larger than the second; every tenth result is by lot."""
    by_lot = np.random.default_rng(seed)
    inputs = by_lot.random((rows, 6)).astype(np.float16)
    wins = np.where(by_lot.random(rows) < 0.1, by_lot.random(rows) < 0.5, inputs[:, 0] > inputs[:, 1])
    return Examples(inputs, np.stack([wins, ~wins], axis=1).astype(np.float32))


def test_it_fits_what_can_be_learned_and_keeps_the_best() -> None:
    training, held_out, rows = learnable(4_000, 0), learnable(1_000, 1), []
    layers = fresh((6, 16, 8, 2), 0)
    before = {name: layer.copy() for name, layer in layers.items()}
    fitted, curve = fit(layers, training, held_out, 2 * LOOK, 3e-3, 0, rows.append)
    assert all((layers[name] == layer).all() for name, layer in before.items()), (
        "what was given is left alone"
    )
    assert curve == rows and [row["step"] for row in curve] == [LOOK, 2 * LOOK]
    assert explained(fitted, held_out) > 0.6 > explained(layers, held_out)
    assert loss(fitted, held_out) == pytest.approx(min(row["held_out"] for row in curve), abs=1e-5)
    again, _ = fit(layers, training, held_out, 2 * LOOK, 3e-3, 0, rows.append)
    assert all((again[name] == layer).all() for name, layer in fitted.items())


def test_it_stops_early_where_nothing_can_be_learned() -> None:
    """Forty rows are soon known by heart; held-out ones by lot get worse from then on."""
    training, held_out = learnable(40, 0), learnable(400, 1)
    by_lot = Examples(held_out.inputs, np.random.default_rng(2).permutation(held_out.targets))
    layers = fresh((6, 16, 8, 2), 0)
    fitted, curve = fit(layers, training, by_lot, 40 * LOOK, 3e-2, 0, lambda row: None)
    assert len(curve) < 20
    assert loss(fitted, by_lot) <= min(loss(layers, by_lot), *(row["held_out"] for row in curve)) + 1e-5


def test_gradients_point_down() -> None:
    """Steps make the loss smaller on what they are taken on."""
    examples, layers = learnable(500, 3), fresh((6, 8, 4, 2), 1)
    fitted, _ = fit(layers, examples, examples, 150, 1e-2, 0, lambda row: None)
    assert loss(fitted, examples) < loss(layers, examples) - 0.2
    assert forward(fitted, examples.batch(slice(3))[0])[2].shape == (3, 2)


def test_a_game_that_is_searched_otherwise_is_refused() -> None:
    kinds = [kind(name) for name in game_ids()]
    others = [one for one in kinds if one.rollout_policy is not None and one.net_inputs is None]
    assert others
    for one in others:
        with pytest.raises(
            OptionError, match=f"{one.id} is searched by rollouts and does not say what a net sees"
        ):
            template_of(one)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"steps": 0}, "steps: a number from 1 on expected, not 0"),
        ({"rounds": -1}, "rounds: a number from 0 on expected, not -1"),
        ({"trust": 1.5}, "trust is a share from 0 to 1, not 1.5"),
        ({"slips": 101}, "slips: how many in a hundred, from 0 to 100, not 101"),
    ],
)
def test_a_recipe_that_makes_no_sense_is_refused(wrong: dict[str, float], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Recipe(**wrong)  # type: ignore[arg-type]

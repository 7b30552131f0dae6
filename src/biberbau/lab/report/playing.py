"""Plays games from their deals on: in compiled code where all players are compiled, otherwise as matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ... import effort
from ...bots.bot import RandomBot
from ...envs.arrays import PLAN, SCRATCH, Bench
from ...envs.batch import loops_of
from ...errors import BiberbauError
from ...kernel.compiled import specialise
from ...kernel.events import NO_EVENTS, buffer
from ...kernel.fast_rng import new_mask
from ...kernel.game import GameKind
from ...kernel.rng import STREAM, key_of, new_stream, stream
from ...match import Game, Match, Position
from ...match.match import Ahead
from ..contestants import contestant
from .notes import HAPPENED, LAPSE, MOST_PLIES, PLAYED, SITTER, USES, Notes
from .players import compiled_sitter

States = NDArray[Any]
"""Records of the game's dtype."""

Players = Sequence[Sequence[str]]
"""By game, by seat: the player."""

WORK = 8000
"""The amount of work in one compiled call, as counted by ``whole_games.play_on``: some milliseconds."""


class EndlessGameError(BiberbauError, RuntimeError):
    """Games of which no report can be made, as they do not end."""


def template_of(kind: GameKind) -> ModuleType:
    """The compiled games of a kind."""
    return specialise(
        "biberbau.lab.report.whole_games",
        kind.id,
        kind.rules,
        stepping=loops_of(kind),
    )


def dealt(game: Game, seed: int, numbers: Sequence[int]) -> States:
    """The deals with these numbers: with other options they are shuffled alike as far as the rules draw alike."""
    states: States = np.zeros(len(numbers), dtype=game.kind.dtype)
    options = game.options_array
    for row, number in enumerate(numbers):
        rng = stream(key_of(f"{seed}/{number}".encode(), "report deal"))
        game.kind.rules.deal(states[row], options, rng, NO_EVENTS)
    return states


def keys_of(seed: int, numbers: Sequence[object]) -> NDArray[np.uint64]:
    """The keys of the games' chance and of their players' randomness, ``uint64[games, 4]``."""
    both = [
        key_of(f"{seed}/{number}".encode(), f"report {what}")
        for number in numbers
        for what in ("chance", "dice")
    ]
    return np.frombuffer(b"".join(both), dtype="<u8").reshape(-1, 4).copy()


@dataclass(frozen=True)
class Lapse:
    """Instructions for a game; see ``notes.LAPSE``."""

    seat: int = -1
    word: int = -1
    until: int = -1


def new_notes(game: Game) -> Notes:
    """Empty notes."""
    actions, kinds = game.kind.actions, len(game.kind.events) + 1
    numbers = {family.word: number for number, family in enumerate(actions.families)}
    flags, bits = new_mask(len(actions))
    events = np.zeros(1, dtype=buffer().dtype)
    events[0] = buffer()
    return Notes(
        uses=np.zeros((len(actions), USES)),
        happened=np.zeros((kinds, HAPPENED)),
        words=np.array([numbers[action.word] for action in actions], dtype=np.int16),
        course=np.zeros(MOST_PLIES, dtype=np.uint8),
        used=np.zeros((game.players, len(actions)), dtype=np.uint8),
        occurred=np.zeros(kinds, dtype=np.uint8),
        turns=np.zeros(game.players, dtype=np.int64),
        scores=np.zeros(game.players, dtype=np.int32),
        flags=flags,
        bits=bits,
        events=events,
        chance=np.zeros(2, dtype=STREAM),
    )


class Hall:
    """Plays games of one kind and keeps their notes. Not thread-safe."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.notes: Notes = new_notes(game)
        self._plan = np.zeros(1, dtype=PLAN)
        self._plan[0].fades = game.kind.memory.fades(game.options)
        actions = 8 * len(self.notes.bits)
        self._bench = Bench(
            scratch=np.zeros(SCRATCH, dtype=game.kind.dtype),
            memory=np.zeros(1, dtype=STREAM),
            scores=np.zeros(game.players, dtype=np.int32),
            flags=np.zeros((2, actions), dtype=np.uint8)[:, : len(game.kind.actions)],
            values=np.zeros(actions, dtype=np.float64),
            unpaid=np.zeros(game.players, dtype=np.float32),
        )

    def clear(self) -> None:
        """Forget the notes about actions and events."""
        self.notes.uses[:] = 0
        self.notes.happened[:] = 0

    def play(
        self,
        states: States,
        keys: NDArray[np.uint64],
        players: Players,
        lapses: Sequence[Lapse] | None = None,
    ) -> NDArray[Any]:
        """Play the games that begin with ``states``, which become their ends; returns ``PLAYED[games]``."""
        told = np.zeros(len(states), dtype=LAPSE)
        for row in range(len(states)):
            lapse = Lapse() if lapses is None else lapses[row]
            told[row] = (lapse.seat, lapse.word, lapse.until)
        played = np.zeros(len(states), dtype=PLAYED)
        if not len(states):
            return played
        if not compiles(players):
            for row in range(len(states)):
                effort.spend("playout")
                self._match(states, row, keys[row], players[row], told[row], played)
            return played
        play_on = template_of(self.game.kind).play_on
        sitters = np.array([[compiled_sitter(name) for name in seats] for seats in players], dtype=SITTER)
        games, room = (
            (states, keys, sitters, told, played),
            (self._plan[0], self.notes, self._bench, NO_EVENTS),
        )
        for row in range(len(states)):
            effort.spend("playout")
            done = 0
            while play_on(row, *games, WORK, *room):  # in slices, since compiled code cannot be interrupted
                plies = int(played[row]["plies"])
                if plies == MOST_PLIES:
                    raise self._endless()
                effort.spend("ply", plies - done)
                done = plies
        return played

    def _match(
        self,
        states: States,
        row: int,
        key: NDArray[np.uint64],
        names: Sequence[str],
        lapse: np.record,
        played: NDArray[Any],
    ) -> None:
        """Play one game between bots, noted as in compiled code."""
        template, notes, kind = template_of(self.game.kind), self.notes, self.game.kind
        players, memory = [contestant(name, self.game) for name in names], key.tobytes()
        match = Match(self.game, memory, start=Position(self.game, states[row].copy()))
        leads = int(kind.rules.winners(match.moment.state))
        template.begin_game(played[row], leads, notes)
        while (seat := match.to_act) is not None and match.ply != lapse.until:
            if match.ply == MOST_PLIES:
                raise self._endless()
            chance, turn = new_stream(int(key[0]), int(key[1])), int(notes.turns[seat])
            template.place_of(chance, seat, turn)
            count = int(kind.rules.legal(match.moment.state, notes.flags))
            if count > 1 and template.lapses_here(lapse, seat, notes):
                played[row].lapses += 1
                action = RandomBot().choose(match.view(seat), memory + f"{seat}-{turn}".encode())
            else:
                action = players[seat].choose(match, memory + f"{seat}-{turn}".encode(), memory)
            template.note_choice(played[row], seat, action.id, count, notes)
            after, happened = replace(match.moment, rng=chance).after(action)
            match.goes_on(Ahead(match.ply, ((action, after, happened),)))
            events, before, leads = notes.events[0], leads, int(kind.rules.winners(after.state))
            events.count = len(happened)
            for at, event in enumerate(happened):
                events.rows[at] = event
            template.note_result(played[row], action.id, count, before, leads, events, notes)
        states[row] = match.moment.state
        template.end_game(states[row], played[row], notes)

    def _endless(self) -> EndlessGameError:
        return EndlessGameError(f"a game of {self.game.kind.title} did not end within {MOST_PLIES} decisions")


def compiles(players: Players) -> bool:
    """Whether all of them play in compiled code."""
    return all(compiled_sitter(name) is not None for seats in players for name in seats)

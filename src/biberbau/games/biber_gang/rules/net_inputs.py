"""What a net sees of a game at the beginning of a turn: displays by their columns, whose order means nothing.

All of it lies open. ``docs/strength/learned.md`` says what it is for.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.observation_spec import Axis, PlaneStart, part, seats, size
from ....kernel.stack import KIND, SEAT
from . import deck
from . import state as st
from .game import is_up, score, unseen
from .judgement import expected, gain, mean_unseen
from .options import Opt
from .state import Frame, State

SECRET = True

_SEAT = seats(st.PLAYERS)
_FACE = Axis("face", deck.NAMES)
_NUMBER = Axis("number", deck.NAMES[: deck.NUMBERS])
_COLUMNS = Axis("columns", tuple(map(str, range(st.COLUMNS + 1))))
_DOWN = Axis("cards", tuple(map(str, range(st.SLOTS + 1))))
_LEAST = Axis("at least", tuple(map(str, range(1, st.COLUMNS + 1))))
_ROUND = Axis("round", tuple(map(str, range(1, deck.ROUNDS + 1))))
_WIDEST = 1_000


class At(PlaneStart):
    """Where each part begins; the seat to act comes first, then the others in turn order."""

    CLOSED = part((_SEAT, _COLUMNS), "how many columns lie face down altogether")
    HALF = part((_SEAT, _FACE), "columns with one face-up card, by that card", "columns", 1, st.COLUMNS)
    OPEN = part((_SEAT, _NUMBER), "face-up numbers in columns that make no pair", "cards", 1, st.SLOTS)
    PAIRS = part((_SEAT, _FACE, _LEAST), "pairs of a face, a beaver being worth what it lies with")
    DOWN = part((_SEAT, _DOWN), "how many cards lie face down")
    EXPECTED = part((_SEAT,), "points that the display promises", "points", 20, deck.MOST_POINTS, -20)
    TOP_GAIN = part((_SEAT,), "what the top card of the discard pile is worth there", "points", 10, 50, -50)
    PARTNERS = part((_SEAT,), "unseen cards that would make a pair with a face-up one", "cards", 8, 64)
    CLOSER = part((_SEAT,), "who has turned up the last card first")
    POINTS = part((_SEAT,), "points behind the best of the others", "points", 20, _WIDEST, -_WIDEST)
    LEAD = part((_SEAT,), "the same with what displays promise", "points", 20, _WIDEST, -_WIDEST)
    CHANCE = part((_SEAT,), "what habit thinks of that lead")
    TOP = part((_FACE,), "the top card of the discard pile")
    UNSEEN = part((_FACE,), "cards that nobody has seen", "cards", 8)
    DECK_SIZE = part((), "cards in the deck", "cards", deck.CARDS)
    ROUND = part((_ROUND,), "which round is played")


PLANES = At.all()
INPUTS = size(PLANES)


@compiled
def begins_turn(state: State) -> bool:
    """Whether a turn begins: nobody holds a card, and nothing is known to one seat only."""
    return bool(state.depth > 0 and state.stack[0, KIND] == Frame.DRAW_CARD)


@compiled
def observe(state: State, out: NDArray[np.float32]) -> int:
    """Write what a net sees as ``out: float32[INPUTS]``; returns the seat to act, which comes first."""
    out[:] = 0.0
    players, first = int(state.option[Opt.PLAYERS]), int(state.stack[0, SEAT])
    counts, mean = unseen(state), mean_unseen(state)
    for relative in range(players):
        seat = (first + relative) % players
        display(state, seat, relative, counts, out)
        out[At.EXPECTED + relative] = expected(state, seat, mean) / 20.0
        out[At.POINTS + relative] = behind(state, seat, players, False, mean) / 20.0
        lead = behind(state, seat, players, True, mean)
        out[At.LEAD + relative] = lead / 20.0
        spread = 6.0 + 8.0 * np.sqrt(deck.ROUNDS - 1.0 - state.round_n)
        out[At.CHANCE + relative] = 1.0 / (1.0 + np.exp(lead / spread))
        out[At.CLOSER + relative] = 1.0 if state.closer == seat else 0.0
        if state.pile_n > 0:
            best, top = -50.0, int(state.pile[state.pile_n - 1])
            for slot in range(st.SLOTS):
                best = max(best, gain(state, seat, slot, top))
            out[At.TOP_GAIN + relative] = best / 10.0
    if state.pile_n > 0:
        out[At.TOP + int(state.pile[state.pile_n - 1])] = 1.0
    for face in range(deck.FACES):
        out[At.UNSEEN + face] = (counts >> 4 * face & 15) / 8.0
    out[At.DECK_SIZE] = state.deck_n / 108.0
    out[At.ROUND + int(state.round_n)] = 1.0
    return first


@compiled
def behind(state: State, seat: int, players: int, promised: bool, mean: float) -> float:
    """By how many points a seat is behind the best of the others, with what displays promise or without."""
    best, own = 1e9, 0.0
    for other in range(players):
        points = float(score(state, other)) + (expected(state, other, mean) if promised else 0.0)
        if other == seat:
            own = points
        else:
            best = min(best, points)
    return own - best


@compiled
def display(state: State, seat: int, relative: int, counts: int, out: NDArray[np.float32]) -> None:
    """What lies in a display, column by column."""
    closed, down, partners, pairs = 0, 0, 0, 0
    for column in range(st.COLUMNS):
        upper = int(state.display[seat, column]) if is_up(state, seat, column) else -1
        lower = (
            int(state.display[seat, column + st.COLUMNS]) if is_up(state, seat, column + st.COLUMNS) else -1
        )
        if upper < 0 and lower < 0:
            closed += 1
            down += 2
        elif upper < 0 or lower < 0:
            face = max(upper, lower)
            down += 1
            partners += counts >> 4 * face & 15
            out[At.HALF + relative * deck.FACES + face] += 1.0
        elif upper == lower or upper == deck.BEAVER or lower == deck.BEAVER:
            pairs += 1 << 4 * min(upper, lower)
        else:
            partners += (counts >> 4 * upper & 15) + (counts >> 4 * lower & 15)
            out[At.OPEN + relative * deck.NUMBERS + upper] += 1.0
            out[At.OPEN + relative * deck.NUMBERS + lower] += 1.0
    for face in range(deck.FACES):
        for least in range(pairs >> 4 * face & 15):
            out[At.PAIRS + (relative * deck.FACES + face) * st.COLUMNS + least] = 1.0
    out[At.CLOSED + relative * (st.COLUMNS + 1) + closed] = 1.0
    out[At.DOWN + relative * (st.SLOTS + 1) + down] = 1.0
    out[At.PARTNERS + relative] = partners / 8.0

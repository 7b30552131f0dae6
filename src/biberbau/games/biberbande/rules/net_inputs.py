"""What a net sees of a game at the beginning of a turn: rows as they are, and what each player thinks of them.

It sees a whole world, as a rollout has dealt it, and who knows which of its cards: what comes of a row hangs on both. The
mean over many worlds is what the seat that searches can know. ``docs/strength/learned.md`` says what it is for.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.observation_spec import Axis, PlaneStart, part, seats, size
from ....kernel.stack import KIND, SEAT
from . import deck
from . import state as st
from .game import may_take, points, rounds
from .judgement import HEADSTART, knows, row_thought, thought
from .options import Opt
from .state import Frame, State

SECRET = False

_TURNS, _ALIKE = 16, 2


def _to(name: str, most: int) -> Axis:
    return Axis(name, tuple(map(str, range(1, most + 1))))


_SEAT, _SPREADS = seats(st.PLAYERS), (4.0, 8.0, 16.0)
_OTHER = Axis("who thinks so", _SEAT.labels)
_FACE = Axis("face", deck.NAMES)
_LEFT = Axis("rounds left", tuple(map(str, range(st.ROUNDS))))
_SPREAD = Axis("points that may still turn", tuple(f"{spread:.0f}" for spread in _SPREADS))
_POINTS = float(deck.HIGHEST * st.ROUNDS)


class At(PlaneStart):
    """Where each part begins; the seat to act comes first, then the others in turn order."""

    KNOWN = part((_SEAT, _FACE, _to("at least", _ALIKE)), "cards in each row that its owner knows")
    HIDDEN = part((_SEAT, _FACE, _to("at least", _ALIKE)), "cards in each row that its owner does not know")
    BLIND = part((_SEAT, _to("at least", st.SLOTS)), "how many cards its owner does not know")
    SHOWN = part((_SEAT, _to("at least", st.SLOTS)), "how many of its cards somebody else knows")
    WORTH = part(
        (_SEAT,), "points that the row counts, special cards the mean of the draw pile", "points", 10, 36
    )
    THOUGHT = part((_SEAT, _OTHER), "points that each player expects of the row by habit", "points", 10, 36)
    WORST = part((_SEAT,), "points of the card that its owner would most like to be rid of", "points", 10, 9)
    AHEAD = part(
        (_SEAT,), "by how many points its owner thinks it better than all others", "points", 10, 36, -36
    )
    KNOCKS = part((_SEAT,), "whether its owner would knock by habit")
    KNOCKED = part((_SEAT,), "who has knocked")
    LAST_TURN = part((_SEAT,), "who still has a last turn after a knock")
    POINTS = part((_SEAT,), "points behind the best of the others", "points", 20, _POINTS, -_POINTS)
    LEAD = part((_SEAT,), "the same with the rows as they are", "points", 20, 2 * _POINTS, -2 * _POINTS)
    CHANCE = part((_SEAT, _SPREAD), "what such a lead would be worth")
    DRAWS = part((_FACE,), "how likely the draw pile gives a card of that face")
    MEAN = part((), "mean of the numbers in the draw pile", "points", 10)
    DECK_SIZE = part((), "cards in the draw pile", "cards", deck.CARDS)
    TOP = part((_FACE,), "the top card of the discard pile")
    GAIN = part((), "by how many points that card is better than the worst one", "points", 10, 10, -10)
    LEFT = part((_LEFT,), "how many rounds come after this one")
    TURN = part((_to("at least", _TURNS),), "turns that are over in this round")
    MAY_KNOCK = part((), "whether the seat to act may knock after this turn")


PLANES = At.all()
INPUTS = size(PLANES)
_TURN_AT = int(At.TURN)


@compiled
def begins_turn(state: State) -> bool:
    """Whether a turn begins: nobody holds a card or looks at one."""
    return bool(state.depth > 0 and state.stack[0, KIND] == Frame.TURN)


@compiled
def at_least(count: int, most: int, first: int, out: NDArray[np.float32]) -> None:
    """Mark 1 to ``count``, up to ``most``; ``first``: the place of 1."""
    for place in range(min(count, most)):
        out[first + place] = 1.0


@compiled
def observe(state: State, out: NDArray[np.float32]) -> int:
    """Write what a net sees as ``out: float32[INPUTS]``; returns the seat to act, which comes first."""
    out[:] = 0.0
    players, first = int(state.option[Opt.PLAYERS]), int(state.stack[0, SEAT])
    mean = draw_pile(state, out)
    for relative in range(players):
        row(state, (first + relative) % players, relative, mean, out)
    for relative in range(players):
        compared(state, first, relative, players, out)
    if state.knocker != NONE:
        knocker = (int(state.knocker) - first) % players
        out[At.KNOCKED + knocker] = 1.0
        for relative in range(knocker):
            out[At.LAST_TURN + relative] = 1.0
    elif int(state.turn) + 1 >= players:
        out[At.MAY_KNOCK] = 1.0
    if state.top != NONE:
        out[At.TOP + int(state.top)] = 1.0
    if may_take(state):
        out[At.GAIN] = out[At.WORST] - float(state.top) / 10.0
    out[At.LEFT + rounds(state) - int(state.round_n) - 1] = 1.0
    at_least(int(state.turn), _TURNS, _TURN_AT, out)
    return first


@compiled
def draw_pile(state: State, out: NDArray[np.float32]) -> float:
    """What the draw pile gives; returns the mean of its numbers."""
    total, count = 0, 0
    for face in range(deck.FACES):
        copies = int(state.deck[face])
        if copies > 0:
            out[At.DRAWS + face] = copies / float(state.deck_n)
            if face < deck.NUMBERS:
                total += face * copies
                count += copies
    mean = total / count if count > 0 else int(state.option[Opt.HIGHEST]) / 2.0
    out[At.MEAN] = mean / 10.0
    out[At.DECK_SIZE] = state.deck_n / float(deck.CARDS)
    return mean


@compiled
def row(state: State, seat: int, relative: int, mean: float, out: NDArray[np.float32]) -> None:
    """A row card by card, what it counts, and what each player expects of it."""
    players, everybody = int(state.option[Opt.PLAYERS]), (1 << int(state.option[Opt.PLAYERS])) - 1
    blind, shown, worth, worst, known, hidden = 0, 0, 0.0, 0.0, 0, 0
    for slot in range(st.SLOTS):
        card = int(state.row[seat, slot])
        worth += card if card < deck.NUMBERS else mean
        if knows(state, seat, seat, slot):
            known += 1 << 4 * card
        else:
            hidden += 1 << 4 * card
            blind += 1
        if int(state.known[seat, slot]) & everybody & ~(1 << seat):
            shown += 1
        worst = max(worst, thought(state, seat, seat, slot))
    for face in range(deck.FACES):
        at = (relative * deck.FACES + face) * _ALIKE
        at_least(known >> 4 * face & 15, _ALIKE, At.KNOWN + at, out)
        at_least(hidden >> 4 * face & 15, _ALIKE, At.HIDDEN + at, out)
    at_least(blind, st.SLOTS, At.BLIND + relative * st.SLOTS, out)
    at_least(shown, st.SLOTS, At.SHOWN + relative * st.SLOTS, out)
    out[At.WORTH + relative] = worth / 10.0
    out[At.WORST + relative] = worst / 10.0
    for further in range(players):
        expected = row_thought(state, (seat + further) % players, seat)
        out[At.THOUGHT + relative * st.PLAYERS + (relative + further) % players] = expected / 10.0


@compiled
def compared(state: State, first: int, relative: int, players: int, out: NDArray[np.float32]) -> None:
    """How a seat stands beside the best of the others."""
    seat = (first + relative) % players
    fewest, least, low = 1e9, 1e9, np.float32(1e9)
    own, thinks = float(points(state, seat)), out[At.THOUGHT + relative * st.PLAYERS + relative]
    for further in range(1, players):
        other = (relative + further) % players
        has = float(points(state, (first + other) % players))
        fewest = min(fewest, has)
        least = min(least, has + 10.0 * out[At.WORTH + other])
        low = min(low, out[At.THOUGHT + other * st.PLAYERS + relative])
    lead = own + 10.0 * out[At.WORTH + relative] - least
    out[At.POINTS + relative] = (own - fewest) / 20.0
    out[At.LEAD + relative] = lead / 20.0
    for place in range(3):
        out[At.CHANCE + relative * 3 + place] = 1.0 / (1.0 + np.exp(lead / (4.0 * (1 << place))))
    out[At.AHEAD + relative] = low - thinks
    out[At.KNOCKS + relative] = 1.0 if low - thinks > HEADSTART / 10.0 else 0.0

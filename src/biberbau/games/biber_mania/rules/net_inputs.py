"""What a net sees of a game at the beginning of a turn: hands and groups by their faces, and who might stab what.

It sees a whole world, the others' hands too: a rollout has dealt them already, and the mean over many worlds is what the
seat that searches can know. ``docs/strength/learned.md`` says what it is for.
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
from .game import round_points
from .groups import highest_of, upto
from .judgement import laid_and_held, turns_left
from .options import Opt
from .rollout_policy import JOKER_WORTH, TURN_WORTH, best_number, risk, sequence_from
from .state import Frame, GroupKind, State

SECRET = False

_MOST_ALIKE, _MOST_LYING, _MOST_GROUP, _FEW, _LAST = 4, 3, 6, 8, 12


def _to(name: str, most: int) -> Axis:
    return Axis(name, tuple(map(str, range(1, most + 1))))


_SEAT = seats(st.PLAYERS)
_FACE = Axis("face", deck.NAMES)
_NUMBER = _to("number", deck.NUMBERS)
_KINDS = len(GroupKind)
_GROUP = Axis("group", tuple(kind.name.lower() for kind in GroupKind))
_OUT = Axis("points then", ("fewer than another", "as many or more"))
_POINTS = float(deck.MOST_POINTS)
_SPREAD = 8.0
"""Points by which a round may still turn, as ``judgement.payoffs`` has it."""


class At(PlaneStart):
    """Where each part begins; the seat to act comes first, then the others in turn order."""

    HAND = part((_SEAT, _FACE, _to("at least", _MOST_ALIKE)), "cards in each hand")
    SIZE = part((_SEAT,), "cards in each hand", "cards", deck.HAND, deck.MOST_CARDS)
    FEW = part((_SEAT, _to("at most", _FEW)), "whether so few cards are left in a hand")
    TURNS = part((_SEAT,), "turns that a hand needs", "turns", 8, deck.MOST_CARDS)
    ROW = part((_SEAT,), "numbers that the Hippie in a hand makes a sequence", "cards", 6)
    PARTY = part((_SEAT,), "whether a hand has the Partybeaver and three numbers for him")
    GOES_OUT = part((_SEAT, _OUT), "whether the hand could be laid at once")
    KIND = part((_SEAT, _GROUP), "what the top group is")
    VALUE = part((_SEAT, _NUMBER), "the number of equal ones on top")
    GROUP = part((_SEAT, _to("at least", _MOST_GROUP)), "cards of the top group")
    GUARDED = part((_SEAT,), "whether a Bodyguard protects it")
    RISK = part((_SEAT,), "points that it is expected to cost", "points", 10, 2 * deck.MOST_CARDS)
    THREATS = part(
        (_SEAT,),
        "ways to stab it: of the seat to act with its hand, its own group by the others",
        "ways",
        4,
        _MOST_ALIKE * deck.FACES,
    )
    WORTH = part((_SEAT,), "points of the round and what the hand promises", "points", 20, 200, -400)
    AHEAD = part((_SEAT,), "points of the round ahead of the best of the others", "points", 20, 400, -400)
    LEAD = part((_SEAT,), "the same with what hands promise", "points", 20, 600, -600)
    CHANCE = part((_SEAT,), "what habit thinks of that lead")
    WRITTEN = part(
        (_SEAT,), "points written down ahead of the best of the others", "points", 20, _POINTS, -_POINTS
    )
    DISPLAY = part((_FACE, _to("at least", _MOST_LYING)), "cards in the display")
    STOCK = part((_FACE, _to("at least", _MOST_LYING)), "cards in the stock")
    DECK_SIZE = part((), "cards in the draw pile", "cards", 64, deck.MOST_CARDS)
    LAST = part((_to("at most", _LAST),), "whether so few cards are left in the draw pile")
    BEST = part((), "what habit's best discard of numbers brings", "points", 10, 20, -10)


PLANES = At.all()
INPUTS = size(PLANES)
_LAST_AT = int(At.LAST)


@compiled
def begins_turn(state: State) -> bool:
    """Whether a turn begins: nothing is chosen, and nobody has cards to draw."""
    return bool(state.depth > 0 and state.stack[0, KIND] == Frame.PLAY and state.chosen_n == 0)


@compiled
def at_least(count: int, most: int, first: int, out: NDArray[np.float32]) -> None:
    """Mark 1 to ``count``, up to ``most``; ``first``: the place of 1."""
    for place in range(min(count, most)):
        out[first + place] = 1.0


@compiled
def at_most(count: int, most: int, first: int, out: NDArray[np.float32]) -> None:
    """Mark all from ``count`` on, up to ``most``; ``first``: the place of 1."""
    for place in range(max(1, count), most + 1):
        out[first + place - 1] = 1.0


@compiled
def observe(state: State, out: NDArray[np.float32]) -> int:
    """Write what a net sees as ``out: float32[INPUTS]``; returns the seat to act, which comes first."""
    out[:] = 0.0
    players, first = int(state.option[Opt.PLAYERS]), int(state.stack[0, SEAT])
    for relative in range(players):
        seat = (first + relative) % players
        held(state, seat, relative, out)
        on_top(state, seat, relative, out)
        if relative > 0:
            out[At.THREATS + relative] = ways_to_stab(state, seat, first) / 4.0
            out[At.THREATS] += ways_to_stab(state, first, seat) / 4.0
        worth = laid_and_held(state, seat) - TURN_WORTH * turns_left(state, seat)
        out[At.WORTH + relative] = (worth + JOKER_WORTH * state.hand[seat, deck.JOKER]) / 20.0
    for relative in range(players):
        compared(state, (first + relative) % players, relative, players, out)
    for face in range(deck.FACES):
        at_least(int(state.display[face]), _MOST_LYING, At.DISPLAY + face * _MOST_LYING, out)
        at_least(int(state.stock[face]), _MOST_LYING, At.STOCK + face * _MOST_LYING, out)
    out[At.DECK_SIZE] = state.deck_n / 64.0
    at_most(int(state.deck_n), _LAST, _LAST_AT, out)
    _, best = best_number(state, first, NONE)
    out[At.BEST] = min(20.0, max(-10.0, best)) / 10.0
    return first


@compiled
def compared(state: State, seat: int, relative: int, players: int, out: NDArray[np.float32]) -> None:
    """How a seat stands beside the best of the others."""
    most, promised, written = -1_000, np.float32(-1_000.0), -_POINTS
    for further in range(1, players):
        other = (seat + further) % players
        most = max(most, round_points(state, other))
        written = max(written, float(state.points[other]))
        promised = max(promised, out[At.WORTH + (relative + further) % players])
    points = round_points(state, seat)
    out[At.AHEAD + relative] = (points - most) / 20.0
    lead = out[At.WORTH + relative] - promised
    out[At.LEAD + relative] = lead
    out[At.CHANCE + relative] = 1.0 / (1.0 + np.exp(-20.0 * lead / _SPREAD))
    out[At.WRITTEN + relative] = (state.points[seat] - written) / 20.0
    if turns_left(state, seat) <= 1:
        then = 1 if points + 2 * state.hand_n[seat] >= most else 0
        out[At.GOES_OUT + relative * 2 + then] = 1.0


@compiled
def held(state: State, seat: int, relative: int, out: NDArray[np.float32]) -> None:
    """What a hand holds, and what can be made of it."""
    numbers = 0
    for face in range(deck.FACES):
        count = int(state.hand[seat, face])
        at_least(count, _MOST_ALIKE, At.HAND + (relative * deck.FACES + face) * _MOST_ALIKE, out)
        if count > 0 and 1 <= face <= deck.NUMBERS:
            numbers |= 1 << face
    out[At.SIZE + relative] = state.hand_n[seat] / 13.0
    at_most(int(state.hand_n[seat]), _FEW, At.FEW + relative * _FEW, out)
    out[At.TURNS + relative] = turns_left(state, seat) / 8.0
    if state.hand[seat, deck.HIPPIE] > 0:
        out[At.ROW + relative] = longest_row(numbers) / 6.0
    if state.hand[seat, deck.PARTYBEAVER] > 0:
        second = highest_of(numbers & upto(highest_of(numbers) - 2))
        out[At.PARTY + relative] = 1.0 if numbers & upto(second - 2) else 0.0


@compiled
def longest_row(numbers: int) -> int:
    """Of how many numbers of a set the Hippie makes a sequence; 0 if he makes none."""
    longest = 1
    for first in range(1, deck.NUMBERS):
        if numbers >> first & 1:
            longest = max(longest, sequence_from(numbers, first))
    return longest if longest > 1 else 0


@compiled
def on_top(state: State, seat: int, relative: int, out: NDArray[np.float32]) -> None:
    """The group on top of a pile."""
    kind, value, count = int(state.top_kind[seat]), int(state.top_value[seat]), int(state.top_n[seat])
    out[At.KIND + relative * _KINDS + kind] = 1.0
    at_least(count, _MOST_GROUP, At.GROUP + relative * _MOST_GROUP, out)
    out[At.GUARDED + relative] = state.top_guarded[seat]
    if kind == GroupKind.EQUALS:
        out[At.VALUE + relative * deck.NUMBERS + value - 1] = 1.0
        if state.top_guarded[seat] == 0:
            out[At.RISK + relative] = risk(state, value, count) / 10.0


@compiled
def ways_to_stab(state: State, victim: int, seat: int) -> int:
    """With how many numbers (or jokers alone) of its hand a seat can stab a top group; a sequence in one way."""
    count, kind = int(state.top_n[victim]), int(state.top_kind[victim])
    if state.top_guarded[victim] == 1:
        return 0
    jokers = int(state.hand[seat, deck.JOKER])
    if kind == GroupKind.ACTION:
        return int(jokers > 0)
    if kind == GroupKind.SEQUENCE or kind == GroupKind.HIPPIE_SEQUENCE:
        numbers = 0
        for face in range(1, deck.NUMBERS + 1):
            numbers |= int(state.hand[seat, face] > 0) << face
        return int(state.hand[seat, deck.HIPPIE] > 0 and longest_row(numbers) + 1 >= count)
    if kind != GroupKind.EQUALS:
        return 0
    more, ways = jokers, int(jokers >= count)
    for face in range(deck.NUMBERS + 1, deck.FACES):
        if state.hand[seat, face] > 0 and face != deck.PARTYBEAVER:
            more = max(more, 1)
    for face in range(int(state.top_value[victim]) + 1, deck.NUMBERS + 1):
        alike = int(state.hand[seat, face])
        ways += int(alike > 0 and alike + more >= count)
    return ways

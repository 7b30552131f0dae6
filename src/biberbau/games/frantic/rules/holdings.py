"""What one observer can tell of where every card lies: tokens, and a log of steps of which they cannot tell what moved.

A token is a card of the box. It lies in a zone and has a face, if the observer knows it, or ``UNKNOWN``; of an unknown
one ``low`` and ``high`` say which faces it can have (bit ``face``, and ``face - HALF``), and ``apart`` with which others
it cannot share a number. ``left``: how many cards of each face are not among the tokens that are known.

As long as all cards that can have moved look alike to the observer, it is no matter which of them did, and the step is
carried out. Otherwise it goes into the log, and so do all later ones that touch its zones (``dirty``): ``worlds.py``
follows them. Cards of one's own hand and on the pile are known, whichever token each is.
"""

from __future__ import annotations

from typing import Annotated, Any, Protocol

import numpy as np

from ....kernel.cards import UNKNOWN
from ....kernel.record import (
    dtype_of,
    float32s,
    float64,
    int8,
    int8s,
    int16,
    int16s,
    int32,
    int64s,
    uint8s,
    uint32s,
    uint64s,
)
from ....kernel.typed import typed
from . import deck
from . import state as st
from .sorts import FACES_OF, FAVOUR

LOG = 640
"""The most steps that are kept; a round with more of them is filled by what the state alone tells."""
WAYS = 12
"""How many ways through the log are followed side by side."""
LEVELS = 2
STRETCH, STRETCHES = 40, LOG // 40
"""The log in pieces, see ``worlds.py``."""
KEPT = 2 * LEVELS
"""How often all ways are kept as they were at some step: twice at each level, see ``worlds.py``."""
POOL, GONE, ON_WAY, NOWHERE = range(st.DECK + 1, st.DECK + 5)
"""Zones beside the hands and ``ASIDE``, ``ON_TOP``, ``DECK``: hands put together by a Tornado; open cards; in the log."""
HALF = deck.FACES // 2
ALL = (1 << HALF) - 1
"""``low`` and ``high`` of a card that can be anything."""


class Knowledge(Protocol):
    """What one observer can tell: of the round, of each token, and the log."""

    kept: int8  # 1: the record has seen the round from its deal on
    observer: int8  # -1: a spectator
    box: int8  # option ``deck``
    players: int8
    face: Annotated[int8s, deck.CARDS]
    zone: Annotated[int8s, deck.CARDS]
    low: Annotated[int64s, deck.CARDS]
    high: Annotated[int64s, deck.CARDS]
    apart: Annotated[uint8s, deck.CARDS]  # bitmask of groups without a number twice
    slot: Annotated[int16s, deck.CARDS]  # ASIDE: the order in which they were laid; ON_TOP: the layer
    left: Annotated[int8s, deck.FACES]
    unknown: int16  # their sum
    weight: float64  # of a way through the log: how likely it makes what was seen,
    lean: Annotated[float32s, STRETCHES]  # see worlds.py
    guessed: int32  # how many worlds have been filled within the bounds of the state, for want of a way
    dirty: int16  # bitmask of zones that steps in the log touch
    open: int8  # 1: no step in the log takes the observer's whole hand away
    on_top: int16  # cards on top of the stack, after the log
    pooled: int8  # 1: cards are being dealt from the pool
    next_slot: int16  # ASIDE: of the next card to be laid,
    first_slot: int16  # and of the next to be taken up
    groups: int16  # how many groups without a number twice there have been
    rude_stays: int8  # 1: cards are given for a card that was played, so Fuck You is not (F53, F59)
    going: Annotated[int8s, st.PLAYERS]  # whose hand each seat is about to get
    showing: int8  # whose cards are being shown, and how many of each face so far
    shown: Annotated[int8s, deck.FACES]
    kept_at: Annotated[int16s, KEPT]  # at which step of the log ways were kept
    pull: Annotated[int8s, deck.FACES]  # see worlds.look_ahead
    came: Annotated[int16s, deck.FACES]
    due: int16
    luck: Annotated[uint64s, 1]
    log_n: int16
    step: Annotated[int8s, LOG]  # the log: what happened,
    source: Annotated[uint32s, LOG]  # from
    to: Annotated[int8s, LOG]  # and to which zone,
    seen: Annotated[int8s, LOG]  # the face, or UNKNOWN,
    of_sort: Annotated[int8s, LOG]
    extra: Annotated[int16s, LOG]


KNOWLEDGE = dtype_of(Knowledge)

MOVES, ARRIVES, SHOWS, LACKS, DIFFERS, GO_ROUND, ARE_POOLED, GO_ON_TOP, SINKS = range(1, 10)
"""Steps. ``MOVES``: a card goes from a zone to another, ``extra`` its slot aside, and in ``BLIND`` whether by lot.
``ARRIVES``: token ``source``. ``SHOWS``: a hand has ``extra`` cards of a face. ``GO_ROUND``: in
``source`` whose hand each seat gets, three bits each."""
BLIND = 1 << 12

once, apart = typed(k=Knowledge, main=Knowledge, other=Knowledge, known=Knowledge, state=st.State)
"""As in ``types.py``, for functions that work on knowledge."""


def _masks(rows: np.ndarray[Any, np.dtype[np.uint8]], half: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    bits = rows[:, half * HALF : (half + 1) * HALF].astype(np.int64)
    masks: np.ndarray[Any, np.dtype[np.int64]] = bits @ (np.int64(1) << np.arange(HALF))
    return masks


SORT_LOW, SORT_HIGH = _masks(FACES_OF, 0), _masks(FACES_OF, 1)
_NUMBERED = (np.arange(1 + deck.NUMBERS)[:, None] == deck.NUMBER_OF).astype(np.uint8)
NUMBER_LOW, NUMBER_HIGH = _masks(_NUMBERED, 0), _masks(_NUMBERED, 1)
NUMBER_LOW[0] = NUMBER_HIGH[0] = 0

# ------------------------------------------------------------------------------------------------------ one token


@once
def can_be(k: Knowledge, token: int, face: int) -> bool:
    """Whether an unknown token can have a face, as far as what was said of it goes, and one is left."""
    bits = int(k.low[token]) >> face if face < HALF else int(k.high[token]) >> face - HALF
    return bits & 1 == 1 and k.left[face] > 0


@apart
def how_many(k: Knowledge, low: int, high: int) -> int:
    """How many cards that are left have one of these faces."""
    if low == ALL and high == ALL:
        return int(k.unknown)
    total = 0
    for face in range(HALF):
        total += int(k.left[face]) * (low >> face & 1) + int(k.left[face + HALF]) * (high >> face & 1)
    return total


@once
def chance_of(k: Knowledge, token: int, face: int) -> float:
    """How likely an unknown token has a face, if nothing else is known of the others."""
    if not can_be(k, token, face):
        return 0.0
    return int(k.left[face]) / how_many(k, int(k.low[token]), int(k.high[token]))


@once
def identify(k: Knowledge, token: int, face: int) -> None:
    """An unknown token has this face; so others that share no number with it have another one."""
    k.face[token] = face
    k.left[face] -= 1
    k.unknown -= 1
    number, group = int(deck.NUMBER_OF[face]), int(k.apart[token])
    if group != 0 and number > 0:
        for other in range(deck.CARDS):
            if k.face[other] == UNKNOWN and int(k.apart[other]) & group:
                k.low[other] = int(k.low[other]) & ~int(NUMBER_LOW[number])
                k.high[other] = int(k.high[other]) & ~int(NUMBER_HIGH[number])


@once
def only_of(k: Knowledge, token: int, sort: int) -> None:
    """An unknown token is of a sort."""
    k.low[token] = int(k.low[token]) & int(SORT_LOW[sort])
    k.high[token] = int(k.high[token]) & int(SORT_HIGH[sort])


@once
def is_not(k: Knowledge, token: int, face: int) -> None:
    """An unknown token does not have a face."""
    if face < HALF:
        k.low[token] = int(k.low[token]) & ~(1 << face)
    else:
        k.high[token] = int(k.high[token]) & ~(1 << face - HALF)


@once
def put(k: Knowledge, token: int, zone: int, slot: int) -> None:
    """A token lies in a zone."""
    k.zone[token] = zone
    k.slot[token] = slot


@apart
def how_many_known(k: Knowledge, zone: int, face: int) -> int:
    """How many tokens of a zone are known to have a face."""
    count = 0
    for token in range(deck.CARDS):
        count += 1 if k.zone[token] == zone and k.face[token] == face else 0
    return count


@once
def look_alike(k: Knowledge, one: int, other: int) -> bool:
    """Whether it is no matter which of two tokens it is."""
    return bool(
        k.face[one] == k.face[other]
        and k.low[one] == k.low[other]
        and k.high[one] == k.high[other]
        and k.apart[one] == k.apart[other]
    )


@once
def edge_of(k: Knowledge, zone: int) -> int:
    """The slot of the tokens that can leave a zone: those first laid aside, the highest layer on top; else any, -1."""
    edge = -1
    if zone == st.ASIDE or zone == st.ON_TOP:
        for token in range(deck.CARDS):
            if k.zone[token] == zone:
                slot = int(k.slot[token])
                if edge < 0 or (slot < edge if zone == st.ASIDE else slot > edge):
                    edge = slot
    return edge


@once
def could_leave(k: Knowledge, token: int, zone: int, edge: int) -> bool:
    """Whether a token can be the next to leave a zone."""
    return bool(k.zone[token] == zone and (edge < 0 or k.slot[token] == edge))


# ---------------------------------------------------------------------------------- what moves without any doubt


@apart
def sure_to_move(k: Knowledge, zone: int, face: int, sort: int, by_lot: int) -> int:
    """The token that leaves a zone, if it is no matter which; else -1. ``face``: which was seen, or UNKNOWN."""
    edge, known, unknown, differ, all_go = edge_of(k, zone), -1, -1, False, FAVOUR <= sort <= FAVOUR + 1
    for token in range(deck.CARDS):
        if not could_leave(k, token, zone, edge):
            continue
        if k.face[token] >= 0:
            if k.face[token] == face if face >= 0 else FACES_OF[sort, k.face[token]] == 1:
                differ |= known >= 0 and k.face[known] != k.face[token]
                known = token
        elif face == UNKNOWN or can_be(k, token, face):
            differ |= unknown >= 0 and not look_alike(k, unknown, token)
            unknown = token
    if known >= 0 and (all_go or (face >= 0 and by_lot == 0)):
        return known  # of those that go for Special Favours all do, the known ones first
    if differ or (known >= 0 and unknown >= 0):
        return -1
    return max(known, unknown)


@apart
def go_round(k: Knowledge, hands: int) -> None:
    """Hands change places: whose hand each seat gets, in three bits each."""
    goes_to = 0
    for seat in range(st.PLAYERS):
        before = hands >> 3 * seat & 7
        goes_to |= seat << 3 * before
    for token in range(deck.CARDS):
        if k.zone[token] < st.PLAYERS:
            k.zone[token] = goes_to >> 3 * int(k.zone[token]) & 7

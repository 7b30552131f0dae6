"""Other worlds that look the same: draws from the ways in which a round can have gone, given all that an observer saw.

Several ways through the log of knowledge are followed side by side (a particle filter, its steps in ``ways.py``). When
their weights differ much, heavy ways are split and light ones dropped. At the end one is drawn by weight, and the cards
that are still unknown are dealt. So frequencies are those of fair dealing and blind draws, up to the number of ways; what
is dealt has in any case happened as the observer saw it.

When all ways have come to an end too early, those of some steps before are followed anew, and then of more steps before.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import UNKNOWN
from ....kernel.fast_rng import draw
from ....kernel.rng import Rng, next32
from . import deck
from . import holdings as hd
from . import state as st
from .holdings import Knowledge, apart, can_be, could_leave, edge_of, how_many, identify, once, put
from .known import all_agree
from .sorts import FACES_OF
from .state import State
from .views import conceal, looked_at
from .views import fill as fill_within_bounds
from .ways import carry_out, lot

SPARE = 300
"""A fill follows its ways for at most this many steps more than there are in the log: 12 ways, 15 µs a step."""
PER_WORLD = 5
"""To deal a world takes as long as this many steps."""
EITHER = 2
STRIDES = np.array([16, 80])
"""Ways are kept as they were at least this many steps ago, and at most twice as many, to be followed anew from there."""
DEATHS = 2
"""How often they are, before those kept longer ago are; and in the end from the beginning."""


@apart
def look_ahead(k: Knowledge, i: int) -> None:
    """By where they turn up later, which cards are likely to be the one of step ``i``: ``pull``.

    1: where only a card that moves now can be, -1: where only one that stays can be, else 0. ``due``: the last step at
    which one of these turns up.
    """
    stays, goes = 1 << int(k.source[i]), 1 << comes_to(k, i)
    k.due = i
    k.pull[:] = 0
    k.came[:] = 0
    for j in range(i + 1, k.log_n):
        step, source, to = int(k.step[j]), int(k.source[j]), int(k.to[j])
        face = int(k.seen[j])
        if step == hd.MOVES and face < 0:
            if (stays | goes) >> source & 1:
                later = comes_to(k, j)
                stays |= (stays >> source & 1) << later
                goes |= (goes >> source & 1) << later
        elif step == hd.MOVES or step == hd.SHOWS:
            turns_up(k, face, source, stays, goes, j)
            k.came[face] = int(k.came[face]) | 1 << to
        elif step == hd.ARRIVES and k.face[source] >= 0:
            k.came[k.face[source]] = int(k.came[k.face[source]]) | 1 << to
        elif step == hd.LACKS and (stays == 1 << source or goes == 1 << source):
            for other in range(deck.FACES):
                if k.pull[other] == 0 and FACES_OF[k.of_sort[j], other] == 1:
                    k.pull[other], k.due = 1 if stays == 1 << source else -1, j
        elif step == hd.GO_ROUND:
            stays, goes = after_round(k, stays, j), after_round(k, goes, j)
            k.came[:] = 0
        elif step == hd.ARE_POOLED:
            stays, goes = poured(stays, source, hd.POOL), poured(goes, source, hd.POOL)
        elif step == hd.GO_ON_TOP:
            stays, goes = poured(stays, 1 << st.ASIDE, st.ON_TOP), poured(goes, 1 << st.ASIDE, st.ON_TOP)
        elif step == hd.SINKS:
            stays |= 1 << st.DECK if stays >> st.ON_TOP & 1 else 0
            goes |= 1 << st.DECK if goes >> st.ON_TOP & 1 else 0
        if stays == goes:
            return


@once
def turns_up(k: Knowledge, face: int, zone: int, stays: int, goes: int, j: int) -> None:
    """At step ``j`` a card of a face is seen in a zone: by that it may have stayed or gone, if it has not come since."""
    bit = 1 << int(zone)
    if int(k.came[face]) & bit:
        k.came[face] = int(k.came[face]) & ~bit
    elif k.pull[face] == 0 and (stays | goes) & bit:
        if stays & goes & bit:
            k.pull[face] = EITHER
        else:
            k.pull[face], k.due = 1 if goes & bit else -1, j


@once
def poured(places: int, sources: int, to: int) -> int:
    """Where a card can be after all that lay in some zones has come to another."""
    return places & ~sources | 1 << to if places & sources else places


@once
def comes_to(k: Knowledge, i: int) -> int:
    """The zone to which the card of step ``i`` comes; if it is laid aside, from there."""
    if k.to[i] != st.ASIDE:
        return int(k.to[i])
    slot = int(k.extra[i]) & hd.BLIND - 1
    for j in range(i + 1, k.log_n):
        if k.step[j] == hd.GO_ON_TOP:
            return st.ON_TOP
        if k.step[j] == hd.MOVES and k.source[j] == st.ASIDE and k.extra[j] == slot:
            return int(k.to[j])
    return st.ASIDE


@once
def after_round(k: Knowledge, places: int, j: int) -> int:
    """Where a card can be after step ``j``, in which hands go round."""
    found, hands = places >> st.PLAYERS << st.PLAYERS, int(k.source[j])
    for seat in range(st.PLAYERS):
        found |= 1 << seat if places >> (hands >> 3 * seat & 7) & 1 else 0
    return found


# --------------------------------------------------------------------------------------------------- ways, and worlds


@apart
def copy(k: Knowledge, other: Knowledge) -> None:
    """``other`` goes on as ``k``."""
    other.observer, other.players = k.observer, k.players
    other.unknown = k.unknown
    other.weight = k.weight
    for token in range(deck.CARDS):
        other.face[token] = k.face[token]
        other.zone[token] = k.zone[token]
        other.low[token] = k.low[token]
        other.high[token] = k.high[token]
        other.apart[token] = k.apart[token]
        other.slot[token] = k.slot[token]
    for face in range(deck.FACES):
        other.left[face] = k.left[face]
    for stretch in range(hd.STRETCHES):
        other.lean[stretch] = k.lean[stretch]


@once
def other_luck(k: Knowledge) -> np.uint64:
    """Luck of its own for a way: numbers that have nothing to do with those that the record or another way draws."""
    high = np.uint64(draw(k.luck, 1 << 32)) << np.uint64(32)
    return high | np.uint64(draw(k.luck, 1 << 32))


@apart
def select(known: NDArray[np.record]) -> bool:
    """Split heavy ways and drop light ones where the weights differ much; False when none is left."""
    k, total, squares = known[0], 0.0, 0.0
    for way in range(1, 1 + hd.WAYS):
        total += known[way].weight
        squares += known[way].weight ** 2
    if total <= 0.0:
        return False
    if total * total > 0.5 * hd.WAYS * squares:
        return True
    at, place, dropped = lot(k), 0.0, 1
    for way in range(
        1, 1 + hd.WAYS
    ):  # how often each goes on: as often as its share, up or down by less than 1
        place += known[way].weight / total * hd.WAYS
        known[way].log_n = 0
        while at < place and at < hd.WAYS:
            known[way].log_n += 1
            at += 1.0
    for way in range(1, 1 + hd.WAYS):
        while known[way].log_n > 1:
            while dropped <= hd.WAYS and known[dropped].log_n > 0:
                dropped += 1
            if dropped > hd.WAYS:
                break
            copy(known[way], known[dropped])
            known[dropped].log_n = 1
            known[way].log_n -= 1
    for way in range(1, 1 + hd.WAYS):
        known[way].weight = 1.0
        known[way].luck[0] = other_luck(k)
    return True


@apart
def copy_ways(known: NDArray[np.record], source: int, to: int) -> None:
    """Keep all ways, or go back to those that were kept; 0: those that are followed."""
    for way in range(1, 1 + hd.WAYS):
        copy(known[source * hd.WAYS + way], known[to * hd.WAYS + way])


@apart
def set_out(known: NDArray[np.record]) -> None:
    """All ways begin where the log does; a single one is enough where there is none."""
    k = known[0]
    k.weight = 1.0
    k.lean[:] = 1.0
    for way in range(1, 1 + hd.WAYS):
        if way > 1 and k.log_n == 0:
            known[way].weight = 0.0
            continue
        copy(k, known[way])
        known[way].luck[0] = other_luck(k)


@apart
def one_step(known: NDArray[np.record], i: int) -> bool:
    """Step ``i`` of the log on all ways; False when none goes on."""
    k = known[0]
    unseen = k.step[i] == hd.MOVES and k.seen[i] < 0
    if unseen:
        look_ahead(k, i)
    for way in range(1, 1 + hd.WAYS):
        if known[way].weight > 0.0:
            carry_out(known[way], k, i)
            if i % hd.STRETCH == hd.STRETCH - 1 or i == k.log_n - 1:
                known[way].weight *= known[way].lean[i // hd.STRETCH]
    return select(known)


@once
def older_of(k: Knowledge, level: int) -> int:
    """Of the two places of a level the one where ways were kept longer ago."""
    return 2 * level if k.kept_at[2 * level] <= k.kept_at[2 * level + 1] else 2 * level + 1


@apart
def follow(known: NDArray[np.record], steps: int) -> int:
    """Follow ways through the log; returns how many of the ``steps`` that it may take at most are left, or -1."""
    k, i, deaths, died_at = known[0], 0, 0, 0
    n = int(k.log_n)
    set_out(known)
    k.kept_at[:] = 0
    while i < n and steps > 0:
        steps -= 1
        for level in range(hd.LEVELS):
            if i >= max(int(k.kept_at[2 * level]), int(k.kept_at[2 * level + 1])) + STRIDES[level]:
                older = older_of(k, level)
                copy_ways(known, 0, 1 + older)
                k.kept_at[older] = i
        if one_step(known, i):
            i += 1
            continue
        if i > died_at + STRIDES[0]:
            deaths, died_at = 0, i
        level = deaths // DEATHS
        deaths += 1
        i = 0
        if level < hd.LEVELS:
            older = older_of(k, level)
            i = int(k.kept_at[older])
            copy_ways(known, 1 + older, 0)
        if i == 0:
            set_out(known)
        for place in range(hd.KEPT):
            if k.kept_at[place] > i:
                copy_ways(known, 0, 1 + place)
                k.kept_at[place] = i
    return steps if i == n else -1


@apart
def one_of(known: NDArray[np.record]) -> int:
    """One of the ways, drawn by weight; 0: there is none."""
    total = 0.0
    for way in range(1, 1 + hd.WAYS):
        total += known[way].weight
    place, found = lot(known[0]) * total, 0
    for way in range(1, 1 + hd.WAYS):
        if known[way].weight > 0.0 and place >= 0.0:
            found = way
            place -= known[way].weight
    return found


@apart
def deal_face(k: Knowledge, token: int) -> bool:
    """Give an unknown token one of the faces that it can have; False if none of these is left."""
    count = how_many(k, int(k.low[token]), int(k.high[token]))
    if count == 0:
        return False
    nth, face = int(draw(k.luck, count)), -1
    while nth >= 0:
        face += 1
        nth -= int(k.left[face]) if can_be(k, token, face) else 0
    identify(k, token, face)
    return True


@apart
def deal_marked(k: Knowledge) -> bool:
    """Give a face to unknown tokens of which something was said, those with the fewest first."""
    while True:
        found, fewest = -1, 1 << 20
        for token in range(deck.CARDS):
            if k.face[token] == UNKNOWN and k.zone[token] != hd.NOWHERE:
                low, high = int(k.low[token]), int(k.high[token])
                if low != hd.ALL or high != hd.ALL or k.apart[token] != 0:
                    count = how_many(k, low, high)
                    if count < fewest:
                        found, fewest = token, count
        if found < 0:
            return True
        if not deal_face(k, found):
            return False


@apart
def hand_out(state: State, k: Knowledge) -> bool:
    """Write a way's world into a concealed state; False if it does not come out, or contradicts what the state tells."""
    if not deal_marked(k):
        return False
    for token in range(deck.CARDS):
        if k.face[token] == UNKNOWN and k.zone[token] != st.DECK and k.zone[token] != hd.NOWHERE:
            deal_face(k, token)
    for seat in range(k.players):
        if seat != k.observer and not hand_is(state, k, seat):
            return False
    for face in range(deck.FACES):
        state.deck[face] = k.left[face]
    stack = 0
    for token in range(deck.CARDS):
        if k.zone[token] == st.DECK:
            stack += 1
            if k.face[token] >= 0:
                state.deck[k.face[token]] += 1
    return stack == state.deck_n and lay_aside(state, k) and pile_up(state, k) and all_agree(state)


@once
def hand_is(state: State, k: Knowledge, seat: int) -> bool:
    """Write a hand; False if it lacks a card that the observer knows to be there."""
    count = 0
    for face in range(deck.FACES):
        there = hd.how_many_known(k, seat, face)
        if there < state.hand[seat, face]:
            return False
        state.hand[seat, face] = there
        count += there
    return count == state.hand_n[seat]


@apart
def lay_aside(state: State, k: Knowledge) -> bool:
    """Write the cards that were laid face down, in their order."""
    for i in range(state.aside_n):
        if state.aside_by[i] == st.ON_MARKET:
            continue
        edge, found = edge_of(k, st.ASIDE), -1
        for token in range(deck.CARDS):
            if could_leave(k, token, st.ASIDE, edge):
                found = token
        if found < 0 or (state.aside[i] >= 0 and state.aside[i] != k.face[found]):
            return False
        state.aside[i] = k.face[found]
        put(k, found, hd.GONE, 0)
    return True


@apart
def pile_up(state: State, k: Knowledge) -> bool:
    """Write the cards on top of the stack: layer by layer from above, each in any order."""
    for i in range(int(state.pack_n) - 1, -1, -1):
        edge, there = edge_of(k, st.ON_TOP), 0
        for token in range(deck.CARDS):
            there += 1 if could_leave(k, token, st.ON_TOP, edge) else 0
        if there == 0:
            return False
        nth = int(draw(k.luck, there))
        for token in range(deck.CARDS):
            if could_leave(k, token, st.ON_TOP, edge):
                if nth == 0:
                    state.pack[i] = k.face[token]
                    put(k, token, hd.GONE, 0)
                nth -= 1
    return True


@apart
def fill(state: State, observer: int, known: NDArray[np.record], rng: Rng) -> None:
    """Deal what a concealed state leaves open, so that all that the observer saw has happened.

    Where the record has not seen the round from its deal on, or no way through its log was found, within the bounds
    that the state has.
    """
    k = known[0]
    if k.kept == 1:
        high = np.uint64(next32(rng)) << np.uint64(32)
        k.luck[0] = high | np.uint64(next32(rng))
        steps = int(k.log_n) + SPARE
        while steps > 0:
            steps = follow(known, steps) - 1
            way = one_of(known) if steps >= 0 else 0
            while way > 0:
                if hand_out(state, known[way]):
                    looked_at(state)
                    return
                conceal(state, observer)
                steps -= PER_WORLD
                known[way].weight = 0.0
                way = one_of(known)
        k.guessed += 1
    fill_within_bounds(state, observer, rng)

"""Other worlds that look the same: draws from the ways in which a round can have gone, given all that an observer saw.

Several ways through the log of knowledge are followed side by side (a particle filter). In each of them chance picks
which card moved where the observer saw none, and a weight tells how likely the way makes what they did see. When the
weights differ much, heavy ways are split and light ones dropped. At the end one is drawn by weight, and the cards that
are still unknown are dealt. So frequencies are those of fair dealing and blind draws, up to the number of ways; what is
dealt has in any case happened as the observer saw it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import UNKNOWN
from ....kernel.compiled import compiled
from ....kernel.fast_rng import draw
from ....kernel.rng import Rng, next32
from . import deck
from . import state as st
from .holdings import (
    ALL,
    ARE_POOLED,
    ARRIVES,
    BLIND,
    DIFFERS,
    EXTRA,
    FACE,
    FROM,
    GO_ON_TOP,
    GO_ROUND,
    GONE,
    LACKS,
    MOVES,
    NOWHERE,
    NUMBER_HIGH,
    NUMBER_LOW,
    POOL,
    SHOWS,
    SINKS,
    SORT,
    SORT_HIGH,
    SORT_LOW,
    STEP,
    TO,
    WAYS,
    can_be,
    chance_of,
    could_leave,
    edge_of,
    go_round,
    how_many,
    identify,
    known_and,
    only_of,
    put,
)
from .known import all_agree
from .sorts import ANYTHING, FACES_OF, FAVOUR
from .views import conceal, looked_at
from .views import fill as fill_within_bounds

ATTEMPTS = 24
"""How often ways are followed anew when none comes to an end."""
AHEAD = 96
"""So many steps of the log are looked at to see where a card turns up next."""
PULLED = 40.0
"""How many times likelier a card is taken along that turns up next where it would go; the weight makes up for it."""
FINE = 1 << 30


@compiled(signature=known_and(0))
def lot(k: np.record) -> float:
    """A number from 0 to 1, without 1."""
    return draw(k.luck, FINE) / FINE


# --------------------------------------------------------------------------------------------- which card it can be


@compiled(signature=known_and(0))
def fails(k: np.record) -> None:
    """It cannot have been so."""
    k.weight = 0.0


@compiled(signature=known_and(3))
def pick_unknown(k: np.record, zone: int, face: int, edge: int) -> float:
    """One unknown token of a zone turns out to have a face; returns how likely that was, 0 if none can."""
    total = 0.0
    for token in range(deck.CARDS):
        if k.face[token] == UNKNOWN and could_leave(k, token, zone, edge):
            total += chance_of(k, token, face)
    if total <= 0.0:
        fails(k)
        return 0.0
    place, found = lot(k) * total, -1
    for token in range(deck.CARDS):
        if k.face[token] == UNKNOWN and could_leave(k, token, zone, edge):
            chance = chance_of(k, token, face)
            if chance > 0.0 and place >= 0.0:
                found = token
                place -= chance
    identify(k, found, face)
    return total


@compiled(signature=known_and(3))
def known_there(k: np.record, zone: int, face: int, edge: int) -> int:
    """A token of a zone that is known to have a face, or -1."""
    found = -1
    for token in range(deck.CARDS):
        if k.face[token] == face and could_leave(k, token, zone, edge):
            found = token
    return found


@compiled(signature=known_and(3))
def seen_to_move(k: np.record, zone: int, face: int, by_lot: int) -> int:
    """The token that leaves a zone, of which the observer saw the face; -1 if there can be none."""
    edge, known, there = edge_of(k, zone), 0, 0
    for token in range(deck.CARDS):
        if could_leave(k, token, zone, edge):
            there += 1
            known += 1 if k.face[token] == face else 0
    if known > 0 and by_lot == 0:
        return known_there(k, zone, face, edge)
    chance = 0.0
    for token in range(deck.CARDS):
        if k.face[token] == UNKNOWN and could_leave(k, token, zone, edge):
            chance += chance_of(k, token, face)
    if known + chance <= 0.0:
        fails(k)
        return -1
    if by_lot == 1:
        k.weight *= (known + chance) / there
    else:
        k.weight *= min(1.0, chance)
    if lot(k) * (known + chance) >= known and chance > 0.0:
        pick_unknown(k, zone, face, edge)
    return known_there(k, zone, face, edge)


@compiled(signature=known_and(3))
def likely_to_move(k: np.record, token: int, sort: int, all_go: int) -> float:
    """How likely a token that can leave a zone is of the sort that leaves it."""
    if k.face[token] >= 0:
        return float(FACES_OF[sort, k.face[token]]) * (1e9 if all_go == 1 else 1.0)
    if sort == ANYTHING:
        return 1.0
    low, high = int(k.low[token]), int(k.high[token])
    fitting = how_many(k, low & int(SORT_LOW[sort]), high & int(SORT_HIGH[sort]))
    return fitting / max(1, how_many(k, low, high))


@compiled(signature=known_and(1))
def pulled(k: np.record, token: int) -> float:
    """How many times likelier a token is taken, because of where its face turns up next."""
    pull = int(k.pull[k.face[token]]) if k.face[token] >= 0 else 0
    return PULLED if pull > 0 else 1.0 / PULLED if pull < 0 else 1.0


@compiled(signature=known_and(2))
def unseen_to_move(k: np.record, zone: int, sort: int) -> int:
    """The token that leaves a zone, of which the observer did not see the face; -1 if there can be none."""
    edge, all_go = edge_of(k, zone), 1 if FAVOUR <= sort <= FAVOUR + 1 else 0
    total, leaning = 0.0, 0.0
    for token in range(deck.CARDS):
        if could_leave(k, token, zone, edge):
            likely = likely_to_move(k, token, sort, all_go)
            total += likely
            leaning += likely * pulled(k, token)
    if total <= 0.0:
        fails(k)
        return -1
    place, found, taken = lot(k) * leaning, -1, 0.0
    for token in range(deck.CARDS):
        if could_leave(k, token, zone, edge):
            likely = likely_to_move(k, token, sort, all_go)
            if likely > 0.0 and place >= 0.0:
                found, taken = token, likely
                place -= likely * pulled(k, token)
    k.weight *= min(1.0, total) * (taken / total) / (taken * pulled(k, found) / leaning)
    if k.face[found] == UNKNOWN and sort != ANYTHING:
        only_of(k, found, sort)
    return found


# ------------------------------------------------------------------------------------------------------------- steps


@compiled(signature=known_and(6))
def moves(k: np.record, source: int, to: int, face: int, sort: int, slot: int, by_lot: int) -> None:
    """A card goes from a zone to another."""
    if face >= 0:
        token = seen_to_move(k, source, face, by_lot)
    else:
        token = unseen_to_move(k, source, sort)
    if token >= 0:
        put(k, token, to, slot)


@compiled(signature=known_and(4))
def arrives(k: np.record, token: int, to: int, face: int, slot: int) -> None:
    """A card comes to a zone that left another one before."""
    if face >= 0 and k.face[token] == UNKNOWN:
        if not can_be(k, token, face):
            fails(k)
            return
        k.weight *= chance_of(k, token, face)
        identify(k, token, face)
    if face >= 0 and k.face[token] != face:
        fails(k)
    put(k, token, to, slot)


@compiled(signature=known_and(3))
def shows(k: np.record, holder: int, face: int, count: int) -> None:
    """A hand has so many cards of a face."""
    there = 0
    for token in range(deck.CARDS):
        there += 1 if k.zone[token] == holder and k.face[token] == face else 0
    while there < count and k.weight > 0.0:
        k.weight *= min(1.0, pick_unknown(k, holder, face, -1))
        there += 1


@compiled(signature=known_and(2))
def shown_just_before(k: np.record, face: int, i: int) -> int:
    """How many cards of a face a hand has shown right before step ``i``."""
    holder, count = k.log[i, FROM], 0
    i -= 1
    while i >= 0 and k.log[i, STEP] == SHOWS and k.log[i, FROM] == holder:
        if k.log[i, FACE] == face:
            count = max(count, int(k.log[i, EXTRA]))
        i -= 1
    return count


@compiled(signature=known_and(3))
def cannot_be(k: np.record, token: int, low: int, high: int) -> None:
    """An unknown token has none of these faces; the weight tells how likely that was."""
    before_low, before_high = int(k.low[token]), int(k.high[token])
    k.low[token], k.high[token] = before_low & ~low, before_high & ~high
    if before_low & low or before_high & high:
        before = how_many(k, before_low, before_high)
        k.weight *= how_many(k, int(k.low[token]), int(k.high[token])) / max(1, before)


@compiled
def lacks(k: np.record, main: np.record, i: int) -> None:
    """A hand has no card of a sort, but for those that it has just shown."""
    holder, sort = int(main.log[i, FROM]), int(main.log[i, SORT])
    for token in range(deck.CARDS):
        if k.zone[token] != holder:
            continue
        if k.face[token] == UNKNOWN:
            cannot_be(k, token, int(SORT_LOW[sort]), int(SORT_HIGH[sort]))
        elif FACES_OF[sort, k.face[token]]:
            there = 0
            for other in range(deck.CARDS):
                there += 1 if k.zone[other] == holder and k.face[other] == k.face[token] else 0
            if there > shown_just_before(main, int(k.face[token]), i):
                fails(k)


@compiled(signature=known_and(2))
def differs(k: np.record, holder: int, group: int) -> None:
    """A hand has no number twice."""
    low, high = 0, 0
    for token in range(deck.CARDS):
        if k.zone[token] == holder and k.face[token] >= 0:
            number = int(deck.NUMBER_OF[k.face[token]])
            if low & int(NUMBER_LOW[number]):
                fails(k)
            low |= int(NUMBER_LOW[number])
            high |= int(NUMBER_HIGH[number])
    for token in range(deck.CARDS):
        if k.zone[token] == holder and k.face[token] == UNKNOWN:
            cannot_be(k, token, low, high)
            k.apart[token] = int(k.apart[token]) | group


@compiled(signature=known_and(0))
def sinks(k: np.record) -> None:
    """The lowest card on top of the stack joins the rest."""
    lowest, there = -1, 0
    for token in range(deck.CARDS):
        if k.zone[token] == st.ON_TOP:
            slot = int(k.slot[token])
            if lowest < 0 or slot < lowest:
                lowest, there = slot, 0
            there += 1 if slot == lowest else 0
    nth = int(draw(k.luck, max(1, there)))
    for token in range(deck.CARDS):
        if k.zone[token] == st.ON_TOP and k.slot[token] == lowest:
            if nth == 0:
                put(k, token, st.DECK, 0)
            nth -= 1


@compiled
def carry_out(k: np.record, main: np.record, i: int) -> None:
    """Step ``i`` of the log on one way."""
    step, source, to = int(main.log[i, STEP]), int(main.log[i, FROM]), int(main.log[i, TO])
    face, sort, extra = int(main.log[i, FACE]), int(main.log[i, SORT]), int(main.log[i, EXTRA])
    if step == MOVES:
        moves(k, source, to, face, sort, extra & BLIND - 1, extra // BLIND)
    elif step == ARRIVES:
        arrives(k, source, to, face, extra)
    elif step == SHOWS:
        shows(k, source, face, extra)
    elif step == LACKS:
        lacks(k, main, i)
    elif step == DIFFERS:
        differs(k, source, extra)
    elif step == GO_ROUND:
        go_round(k, source, to)
    elif step == SINKS:
        sinks(k)
    else:
        for token in range(deck.CARDS):
            zone = int(k.zone[token])
            if step == GO_ON_TOP and zone == st.ASIDE:
                put(k, token, st.ON_TOP, extra)
            elif step == ARE_POOLED and zone < st.PLAYERS and source >> zone & 1:
                put(k, token, POOL, 0)


@compiled(signature=known_and(1))
def look_ahead(k: np.record, i: int) -> None:
    """``pull``: 1 for faces that turn up next where the card of step ``i`` goes, -1 where it comes from, else 0."""
    here, there = int(k.log[i, FROM]), int(k.log[i, TO])
    slot = int(k.log[i, EXTRA]) & BLIND - 1
    for face in range(deck.FACES):
        k.pull[face] = 0
    for j in range(i + 1, min(int(k.log_n), i + AHEAD)):
        step, source, face = int(k.log[j, STEP]), int(k.log[j, FROM]), int(k.log[j, FACE])
        if step == GO_ROUND:
            here, there = follows(k, here, j), follows(k, there, j)
        elif step == ARE_POOLED:
            here = POOL if here < st.PLAYERS and source >> here & 1 else here
            there = POOL if there < st.PLAYERS and source >> there & 1 else there
        elif step == GO_ON_TOP:
            there = st.ON_TOP if there == st.ASIDE else there
        elif step == MOVES and source == st.ASIDE and there == st.ASIDE:
            if slots_before(k, i, j) == slot:
                there = int(k.log[j, TO])
                if face >= 0 and k.pull[face] == 0:
                    k.pull[face] = 1
        elif face >= 0 and (step == MOVES or step == SHOWS) and k.pull[face] == 0:
            k.pull[face] = 1 if source == there else -1 if source == here else 0


@compiled(signature=known_and(2))
def slots_before(k: np.record, i: int, j: int) -> int:
    """The slot of the card that step ``j`` takes up: what was laid first, of what lies aside."""
    slot, taken = int(k.first_slot), 0
    for later in range(j, int(k.log_n)):
        taken += 1 if k.log[later, STEP] == MOVES and k.log[later, FROM] == st.ASIDE else 0
    return slot - taken


@compiled(signature=known_and(2))
def follows(k: np.record, zone: int, j: int) -> int:
    """Where a hand is after step ``j``, in which hands go round."""
    if zone < st.PLAYERS:
        first, last = int(k.log[j, FROM]), int(k.log[j, TO])
        for seat in range(st.PLAYERS):
            if (first >> 3 * seat if seat < 4 else last >> 3 * (seat - 4)) & 7 == zone:
                return seat
    return zone


# --------------------------------------------------------------------------------------------------- ways, and worlds


@compiled
def copy(k: np.record, other: np.record) -> None:
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


@compiled
def select(known: NDArray[np.record]) -> bool:
    """Split heavy ways and drop light ones where the weights differ much; False when none is left."""
    k, total, squares = known[0], 0.0, 0.0
    for way in range(1, 1 + WAYS):
        total += known[way].weight
        squares += known[way].weight ** 2
    if total <= 0.0:
        return False
    if total * total > 0.5 * WAYS * squares:
        return True
    at, place, dropped = lot(k), 0.0, 1
    for way in range(1, 1 + WAYS):  # how often each goes on: as often as its share, up or down by less than 1
        place += known[way].weight / total * WAYS
        known[way].log_n = 0
        while at < place and at < WAYS:
            known[way].log_n += 1
            at += 1.0
    for way in range(1, 1 + WAYS):
        while known[way].log_n > 1:
            while dropped <= WAYS and known[dropped].log_n > 0:
                dropped += 1
            if dropped > WAYS:
                break
            copy(known[way], known[dropped])
            known[dropped].log_n = 1
            known[way].log_n -= 1
    for way in range(1, 1 + WAYS):
        known[way].weight = 1.0
        known[way].luck[0] = k.luck[0] ^ np.uint64(way)
    k.luck[0] = known[WAYS].luck[0]
    return True


@compiled
def follow(known: NDArray[np.record]) -> int:
    """Follow ways through the log; returns one that is drawn by its weight, 0 when none comes to an end."""
    k = known[0]
    k.weight = 1.0
    ways = WAYS if k.log_n > 0 else 1
    for way in range(1, 1 + ways):
        copy(k, known[way])
        draw(k.luck, FINE)
        known[way].luck[0] = k.luck[0]
    for i in range(k.log_n):
        unseen = k.log[i, STEP] == MOVES and k.log[i, FACE] < 0
        if unseen:
            look_ahead(k, i)
        for way in range(1, 1 + WAYS):
            if known[way].weight > 0.0:
                if unseen:
                    for face in range(deck.FACES):
                        known[way].pull[face] = k.pull[face]
                carry_out(known[way], k, i)
        if not select(known):
            return 0
    total = 0.0
    for way in range(1, 1 + ways):
        total += known[way].weight
    place, found = lot(k) * total, 0
    for way in range(1, 1 + ways):
        if known[way].weight > 0.0 and place >= 0.0:
            found = way
            place -= known[way].weight
    return found


@compiled(signature=known_and(1))
def deal_marked(k: np.record, zones: int) -> bool:
    """Give a face to unknown tokens in these zones of which something was said, those with the fewest first."""
    while True:
        found, fewest = -1, 1 << 20
        for token in range(deck.CARDS):
            if k.face[token] == UNKNOWN and zones >> int(k.zone[token]) & 1:
                low, high = int(k.low[token]), int(k.high[token])
                if low != ALL or high != ALL or k.apart[token] != 0:
                    count = how_many(k, low, high)
                    if count < fewest:
                        found, fewest = token, count
        if found < 0:
            return True
        if fewest == 0:
            return False
        nth, face = int(draw(k.luck, fewest)), -1
        while nth >= 0:
            face += 1
            nth -= int(k.left[face]) if can_be(k, found, face) else 0
        identify(k, found, face)


@compiled(signature=known_and(1))
def deal_any(k: np.record, token: int) -> None:
    """Give any face that is left to an unknown token."""
    if k.face[token] == UNKNOWN:
        nth, face = int(draw(k.luck, int(k.unknown))), -1
        while nth >= 0:
            face += 1
            nth -= int(k.left[face])
        identify(k, token, face)


@compiled
def hand_out(state: np.record, k: np.record) -> bool:
    """Write a way's world into a concealed state; False if it does not come out, or contradicts what the state tells."""
    if not deal_marked(k, (1 << NOWHERE) - 1):
        return False
    for token in range(deck.CARDS):
        if k.zone[token] != st.DECK and k.zone[token] != NOWHERE:
            deal_any(k, token)
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


@compiled
def hand_is(state: np.record, k: np.record, seat: int) -> bool:
    """Write a hand; False if it lacks a card that the observer knows to be there."""
    count = 0
    for face in range(deck.FACES):
        known, there = int(state.hand[seat, face]), 0
        for token in range(deck.CARDS):
            there += 1 if k.zone[token] == seat and k.face[token] == face else 0
        if there < known:
            return False
        state.hand[seat, face] = there
        count += there
    return count == state.hand_n[seat]


@compiled
def lay_aside(state: np.record, k: np.record) -> bool:
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
        put(k, found, GONE, 0)
    return True


@compiled
def pile_up(state: np.record, k: np.record) -> bool:
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
                    put(k, token, GONE, 0)
                nth -= 1
    return True


@compiled
def fill(state: np.record, observer: int, known: NDArray[np.record], rng: Rng) -> None:
    """Deal what a concealed state leaves open, so that all that the observer saw has happened.

    Where the record has not seen the round from its deal on, or no way through its log was found, within the bounds
    that the state has.
    """
    k = known[0]
    if k.kept == 1:
        high = np.uint64(next32(rng)) << np.uint64(32)
        k.luck[0] = high | np.uint64(next32(rng))
        for _ in range(ATTEMPTS):
            way = follow(known)
            if way > 0:
                if hand_out(state, known[way]):
                    looked_at(state)
                    return
                conceal(state, observer)
    fill_within_bounds(state, observer, rng)

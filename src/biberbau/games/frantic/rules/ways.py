"""A way in which a round can have gone, given all that an observer saw: the steps of the log of knowledge, one by one.

Where the observer did not see which card moved, chance picks one; ``weight`` tells how likely the way makes what they did
see. ``worlds.py`` follows several ways side by side.
"""

from __future__ import annotations

from ....kernel.cards import UNKNOWN
from ....kernel.fast_rng import draw
from . import deck
from . import holdings as hd
from . import state as st
from .holdings import Knowledge, apart, can_be, chance_of, could_leave, edge_of, identify, once, put
from .sorts import ANYTHING, FACES_OF, FAVOUR

PULLED, A_HAND = 40.0, 8
"""A card is at most this many times likelier to be taken along for turning up later where it would go: as many as it
would be a wonder that another one of its face lay there, among some eight unknown cards."""
FINE = 1 << 30


@once
def lot(k: Knowledge) -> float:
    """A number from 0 to 1, without 1."""
    return draw(k.luck, FINE) / FINE


# --------------------------------------------------------------------------------------------- which card it can be


@once
def fails(k: Knowledge) -> None:
    """It cannot have been so."""
    k.weight = 0.0


@apart
def chance_of_one(k: Knowledge, zone: int, face: int, edge: int) -> float:
    """How many of the unknown tokens that can leave a zone have a face, on the average."""
    total = 0.0
    for token in range(deck.CARDS):
        if k.face[token] == UNKNOWN and could_leave(k, token, zone, edge):
            total += chance_of(k, token, face)
    return total


@apart
def pick_unknown(k: Knowledge, zone: int, face: int, edge: int, total: float) -> int:
    """One unknown token of a zone turns out to have a face; ``total``: how many have it, on the average."""
    place, found = lot(k) * total, -1
    for token in range(deck.CARDS):
        if k.face[token] == UNKNOWN and could_leave(k, token, zone, edge):
            chance = chance_of(k, token, face)
            if chance > 0.0 and place >= 0.0:
                found = token
                place -= chance
    identify(k, found, face)
    return found


@apart
def seen_to_move(k: Knowledge, zone: int, face: int, by_lot: int) -> int:
    """The token that leaves a zone, of which the observer saw the face; -1 if there can be none."""
    edge, found, known, there = edge_of(k, zone), -1, 0, 0
    for token in range(deck.CARDS):
        if could_leave(k, token, zone, edge):
            there += 1
            if k.face[token] == face:
                found, known = token, known + 1
    if known > 0 and by_lot == 0:
        return found
    chance = chance_of_one(k, zone, face, edge)
    k.weight *= (known + chance) / max(1, there) if by_lot == 1 else min(1.0, chance)
    if k.weight > 0.0 and lot(k) * (known + chance) >= known and chance > 0.0:
        found = max(found, pick_unknown(k, zone, face, edge, chance))
    return found


@apart
def likely_to_move(k: Knowledge, token: int, sort: int, all_go: int) -> float:
    """How likely a token that can leave a zone is of the sort that leaves it."""
    if k.face[token] >= 0:
        return float(FACES_OF[sort, k.face[token]]) * (1e9 if all_go == 1 else 1.0)
    if sort == ANYTHING:
        return 1.0
    low, high = int(k.low[token]), int(k.high[token])
    fitting = hd.how_many(k, low & int(hd.SORT_LOW[sort]), high & int(hd.SORT_HIGH[sort]))
    return fitting / max(1, hd.how_many(k, low, high))


@once
def pulled(k: Knowledge, main: Knowledge, token: int) -> float:
    """How many times likelier a token is taken, because of where its face turns up next."""
    face = int(k.face[token])
    pull = int(main.pull[face]) if face >= 0 else 0
    if pull != 1 and pull != -1:
        return 1.0
    times = min(PULLED, max(1.0, k.unknown / max(A_HAND / PULLED, A_HAND * int(k.left[face]))))
    return times if pull == 1 else 1.0 / times


@apart
def unseen_to_move(k: Knowledge, main: Knowledge, zone: int, sort: int) -> int:
    """The token that leaves a zone, of which the observer did not see the face; -1 if there can be none."""
    edge, all_go = edge_of(k, zone), 1 if FAVOUR <= sort <= FAVOUR + 1 else 0
    total, leaning = 0.0, 0.0
    for token in range(deck.CARDS):
        if could_leave(k, token, zone, edge):
            likely = likely_to_move(k, token, sort, all_go)
            total += likely
            leaning += likely * pulled(k, main, token)
    if total <= 0.0:
        fails(k)
        return -1
    place, found = lot(k) * leaning, -1
    for token in range(deck.CARDS):
        if could_leave(k, token, zone, edge):
            likely = likely_to_move(k, token, sort, all_go)
            if likely > 0.0 and place >= 0.0:
                found = token
                place -= likely * pulled(k, main, token)
    k.weight *= min(1.0, total)
    k.lean[main.due // hd.STRETCH] *= leaning / total / pulled(k, main, found)
    if k.face[found] == UNKNOWN and sort != ANYTHING:
        hd.only_of(k, found, sort)
    return found


# ------------------------------------------------------------------------------------------------------------- steps


@apart
def moves(k: Knowledge, main: Knowledge, i: int) -> None:
    """A card goes from a zone to another."""
    source, face, extra = (
        int(main.source[i]),
        int(main.seen[i]),
        int(main.extra[i]),
    )
    if face >= 0:
        token = seen_to_move(k, source, face, extra // hd.BLIND)
    else:
        token = unseen_to_move(k, main, source, int(main.of_sort[i]))
    if token >= 0:
        put(k, token, int(main.to[i]), extra & hd.BLIND - 1)


@apart
def arrives(k: Knowledge, token: int, to: int, face: int, slot: int) -> None:
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


@apart
def shows(k: Knowledge, holder: int, face: int, count: int) -> None:
    """A hand has that many cards of a face."""
    there = hd.how_many_known(k, holder, face)
    while there < count and k.weight > 0.0:
        chance = chance_of_one(k, holder, face, -1)
        k.weight *= min(1.0, chance)
        if chance > 0.0:
            pick_unknown(k, holder, face, -1, chance)
        there += 1


@once
def shown_just_before(k: Knowledge, face: int, i: int) -> int:
    """How many cards of a face a hand has shown right before step ``i``."""
    holder, count = k.source[i], 0
    i -= 1
    while i >= 0 and k.step[i] == hd.SHOWS and k.source[i] == holder:
        if k.seen[i] == face:
            count = max(count, int(k.extra[i]))
        i -= 1
    return count


@once
def cannot_be(k: Knowledge, token: int, low: int, high: int) -> None:
    """An unknown token has none of these faces; the weight tells how likely that was."""
    before_low, before_high = int(k.low[token]), int(k.high[token])
    k.low[token], k.high[token] = before_low & ~low, before_high & ~high
    if before_low & low or before_high & high:
        before = hd.how_many(k, before_low, before_high)
        k.weight *= hd.how_many(k, int(k.low[token]), int(k.high[token])) / max(1, before)


@apart
def look_for_more(k: Knowledge, main: Knowledge, i: int) -> None:
    """A hand that has no card of a sort, but for those that it has just shown: no more of these may be known there."""
    holder, sort = int(main.source[i]), int(main.of_sort[i])
    for face in range(deck.FACES):
        if FACES_OF[sort, face] and hd.how_many_known(k, holder, face) > shown_just_before(main, face, i):
            fails(k)


@apart
def differs(k: Knowledge, holder: int, group: int) -> None:
    """A hand has no number twice."""
    low, high = 0, 0
    for token in range(deck.CARDS):
        if k.zone[token] == holder and k.face[token] >= 0:
            number = int(deck.NUMBER_OF[k.face[token]])
            if low & int(hd.NUMBER_LOW[number]):
                fails(k)
            low |= int(hd.NUMBER_LOW[number])
            high |= int(hd.NUMBER_HIGH[number])
    for token in range(deck.CARDS):
        if k.zone[token] == holder and k.face[token] == UNKNOWN:
            cannot_be(k, token, low, high)
            k.apart[token] = int(k.apart[token]) | group


@apart
def sinks(k: Knowledge) -> None:
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


@apart
def all_together(k: Knowledge, step: int, source: int, to: int, sort: int, extra: int) -> None:
    """A step that all cards of some zones take together, or that says the same of each: chance has no part in it."""
    if step == hd.DIFFERS:
        differs(k, source, extra)
    elif step == hd.GO_ROUND:
        hd.go_round(k, source)
    for token in range(deck.CARDS):
        zone = int(k.zone[token])
        if step == hd.LACKS and zone == source and k.face[token] == UNKNOWN:
            cannot_be(k, token, int(hd.SORT_LOW[sort]), int(hd.SORT_HIGH[sort]))
        elif step == hd.GO_ON_TOP and zone == st.ASIDE:
            put(k, token, st.ON_TOP, extra)
        elif step == hd.ARE_POOLED and zone < st.PLAYERS and source >> zone & 1:
            k.zone[token] = hd.POOL


@apart
def carry_out(k: Knowledge, main: Knowledge, i: int) -> None:
    """Step ``i`` of the log on one way."""
    step, source, to = int(main.step[i]), int(main.source[i]), int(main.to[i])
    face, extra = int(main.seen[i]), int(main.extra[i])
    if step == hd.MOVES:
        moves(k, main, i)
    elif step == hd.ARRIVES:
        arrives(k, source, to, face, extra)
    elif step == hd.SHOWS:
        shows(k, source, face, extra)
    elif step == hd.SINKS:
        sinks(k)
    else:
        if step == hd.LACKS:
            look_for_more(k, main, i)
        all_together(k, step, source, to, int(main.of_sort[i]), extra)

"""Other worlds for Frantic's oracle: states that an observer cannot tell from the true one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from ....kernel.events import ALL_SEATS
from ....kernel.stack import KIND, SEAT, A, B
from ..rules import deck
from ..rules import state as st
from ..rules.options import Gamble, Opt
from ..rules.state import Frame, State

Bag = Counter[int]


def bag_of(counts: NDArray[np.int8]) -> Bag:
    """The cards of a bag with counters by face."""
    return Counter({int(face): int(counts[face]) for face in np.flatnonzero(counts)})


_FACE_AT = np.repeat(np.arange(deck.FACES), np.diff(deck.LEVEL_OF))
"""The face of each level of knowledge."""


def known_of(state: State, seat: int, observer: int | None) -> Bag:
    """An observer's knowledge of somebody else's hand (None: public knowledge)."""
    masks = np.where(state.holder == seat, state.known, 0)
    found = masks == ALL_SEATS if observer is None else masks >> observer & 1
    return Counter(_FACE_AT[np.flatnonzero(found)].tolist())


def knowers_of(state: State) -> dict[tuple[int, int], list[int]]:
    """By hand and face, the knowers of each known copy."""
    found: dict[tuple[int, int], list[int]] = {}
    for face, seat, mask in zip(_FACE_AT.tolist(), state.holder.tolist(), state.known.tolist(), strict=True):
        if mask:
            found.setdefault((seat, face), []).append(mask)
    return found


def note_knowers(state: State, knowers: Mapping[tuple[int, int], list[int]]) -> None:
    """Write that into a state: face by face, in each the hands in order."""
    state.known[:], state.holder[:] = 0, 0
    nth = deck.LEVEL_OF.tolist()
    for (seat, face), masks in sorted(knowers.items()):
        for mask in filter(None, masks):
            state.known[nth[face]], state.holder[nth[face]] = mask, seat
            nth[face] += 1


def hidden_rule(state: State) -> str:
    """Public knowledge about cards that lie face down: "" (nothing), "gambled" or "exchanged"."""
    for kind, _, a, _ in state.stack[: state.depth].tolist():
        if kind == Frame.EVENT and a == deck.GAMBLING_MAN:
            return "gambled" if state.option[Opt.GAMBLING_MAN] == Gamble.RULEBOOK else ""
        if kind == Frame.EXCHANGING:
            return "exchanged"
    return ""


def may_lie(state: State, face: int, rule: str) -> bool:
    """Whether a card may be one of those that lie face down."""
    if rule == "gambled":
        return face < deck.FIRST_BLACK and face // 9 == state.last_colour
    return rule != "exchanged" or deck.KIND_OF[face] != deck.FUCK_YOU


def redeal(state: State, observer: int | None, chance: random.Random, own: bool) -> None:
    """Turn a true state into another that ``observer`` cannot tell from it, in place.

    ``own``: also deal the stack anew; without that, both worlds look alike for longer.
    """
    seats = [seat for seat in range(int(state.option[Opt.PLAYERS])) if seat != observer]
    aside = [
        i for i in range(state.aside_n)
        if state.aside_by[i] != st.ON_MARKET and (observer is None or state.aside_by[i] >> 3 != observer)
    ]  # fmt: skip
    keep_knowledge(state, observer)
    stays = adrift(state, aside)
    aside = [i for i in aside if not stays["aside"][int(state.aside[i])]]
    pool: list[int] = [int(state.aside[i]) for i in aside]
    own = own and not stays["pack"] and not stays["deck"]
    for seat in seats:
        known = known_of(state, seat, observer) | (known_of(state, seat, None) + stays[str(seat)])
        if state.lacking >> seat & 1:  # not any card can be there
            known = bag_of(state.hand[seat])
        pool += (bag_of(state.hand[seat]) - known).elements()
        state.hand[seat] = [known[face] for face in range(deck.FACES)]
    if own:
        pool += state.pack[: state.pack_n].tolist()
        pool += bag_of(state.deck).elements()
    chance.shuffle(pool)
    rule = hidden_rule(state)
    for i in aside:
        state.aside[i] = pool.pop(next(j for j, face in enumerate(pool) if may_lie(state, face, rule)))
    for seat in seats:
        for _ in range(int(state.hand_n[seat]) - int(state.hand[seat].sum())):
            state.hand[seat, pool.pop()] += 1
    if own:
        for i in range(state.pack_n):
            state.pack[i] = pool.pop()
        left = Counter(pool)
        state.deck[:] = [left[face] for face in range(deck.FACES)]
    kind, seat, a, b = (
        (int(state.stack[state.depth - 1, i]) for i in (KIND, SEAT, A, B)) if state.depth else (0,) * 4
    )
    if kind == Frame.STEALING:
        knows_all(state, seat, b)
    elif kind == Frame.CHOOSING_PERSON and a == deck.DISTRIBUTOR:
        for other in range(int(state.option[Opt.PLAYERS])):
            if other != seat and not state.shield >> other & 1:
                knows_all(state, seat, other)


def adrift(state: State, aside: list[int]) -> dict[str, Bag]:
    """Cards that may be in some places only, as public knowledge: they are not dealt anew."""
    zones: dict[str, Bag] = {}
    for seat in range(8):
        zones[str(seat)] = bag_of(state.hand[seat]) - known_of(state, seat, None)
    zones["aside"] = Counter(int(state.aside[i]) for i in aside)
    zones["pack"], zones["deck"] = Counter(state.pack[: state.pack_n].tolist()), bag_of(state.deck)
    stays = {name: Counter[int]() for name in zones}
    cards = [(value & st.PLACES, value >> st.FACE) for value in state.loose.tolist() if value]
    for places, face in sorted(cards, key=lambda card: card[0].bit_count()):
        for place, name in enumerate(zones):
            if places >> place & 1 and stays[name][face] < zones[name][face]:
                stays[name][face] += 1
                break
    return stays


def keep_knowledge(state: State, observer: int | None) -> None:
    """Forget others' knowledge beyond the observer's, except what is public, and who has seen which of their own
    cards.
    """
    knowers = knowers_of(state)
    for (seat, _), masks in knowers.items():
        bit = 0 if observer is None else 1 << observer
        if observer == seat:
            bit = int(state.told[seat])
        masks[:] = [mask if mask == ALL_SEATS else mask & bit for mask in masks]
    note_knowers(state, knowers)


def knows_all(state: State, seat: int, other: int) -> None:
    """A seat that looks at a hand knows it."""
    knowers = knowers_of(state)
    for face, count in bag_of(state.hand[other]).items():
        masks = knowers.get((other, face), [])
        masks = masks + [0] * (count - len(masks))
        knowers[other, face] = [mask | 1 << seat for mask in masks]
    note_knowers(state, knowers)

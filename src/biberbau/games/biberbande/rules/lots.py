"""Which cards have lain in the rows since which reshuffle: what all can tell of them, if not where each lies (E37)."""

from __future__ import annotations

import numpy as np

from ....kernel.compiled import compiled
from . import state as st
from .options import Opt
from .state import State


@compiled
def lot_of(state: State, seat: int, slot: int) -> int:
    """The number of the older lot that a card is of, 0 if of none."""
    return int(np.int64(state.older[seat, slot])) >> st.LOT


@compiled
def noted(state: State, seat: int, slot: int) -> int:
    """The face that is noted in a place of an older lot."""
    return int(np.int64(state.older[seat, slot])) & (1 << st.LOT) - 1


@compiled
def has_stayed(state: State, seat: int, slot: int, lot: int) -> bool:
    """Whether a card has stayed in a row since the last reshuffle (lot 0), or since the one that made that older lot."""
    stayed = int(state.stayed[seat]) >> int(slot) & 1 == 1
    return stayed and lot_of(state, seat, slot) == lot


@compiled
def becomes_a_lot(state: State) -> None:
    """Cards that have stayed through a reshuffle come to the next one: they go on being told from those put since."""
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if has_stayed(state, seat, slot, 0):
                state.older[seat, slot] = st.LOTS << st.LOT | int(state.row[seat, slot])
    sort_lots(state)


@compiled
def sort_lots(state: State) -> None:
    """Number the older lots by age, without gaps, and note the cards of each from the lowest face on (see ``LOT``)."""
    players, number = int(state.option[Opt.PLAYERS]), 0
    for lot in range(1, st.LOTS + 1):
        faces = cards_of_lot(state, lot)
        if faces == 0:
            continue
        number += 1
        face = 0
        for place in range(players * st.SLOTS):
            seat, slot = place // st.SLOTS, place % st.SLOTS
            if lot_of(state, seat, slot) == lot:
                while faces >> 4 * face & 15 == 0:
                    face += 1
                faces -= 1 << 4 * face
                state.older[seat, slot] = number << st.LOT | face


@compiled
def cards_of_lot(state: State, lot: int) -> int:
    """How many of each face an older lot has, four bits a face; lot 0: what has stayed since the last reshuffle only."""
    faces = int(state.stayed_cards) if lot == 0 else 0
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            number = lot_of(state, seat, slot)
            if lot == 0 and number != 0:
                faces -= 1 << 4 * noted(state, seat, slot)
            elif lot != 0 and number == lot:
                faces += 1 << 4 * noted(state, seat, slot)
    return faces


@compiled
def leaves_its_lot(state: State, seat: int, slot: int, card: int) -> None:
    """A card of an older lot is discarded: its face is the lot's no more, wherever that was noted."""
    lot, face, found = lot_of(state, seat, slot), noted(state, seat, slot), False
    for other in range(state.option[Opt.PLAYERS]):
        for place in range(st.SLOTS):
            if not found and lot_of(state, other, place) == lot and noted(state, other, place) == card:
                state.older[other, place] = lot << st.LOT | face
                found = True
    state.older[seat, slot] = 0
    sort_lots(state)


@compiled
def older_lots(state: State) -> int:
    """How many older lots there are."""
    lots = 0
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            lots = max(lots, lot_of(state, seat, slot))
    return lots

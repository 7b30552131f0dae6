"""What a hand-written position must keep to, beyond each field by itself: the rules could not go on from it otherwise.

What is true of every state of a game is asked of a loaded position besides (``invariants.py``).

Compiled rules check no bounds, so nothing may get past here that could overfill a zone or leave a decision empty.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ...errors import PositionError
from ...kernel.events import ALL_SEATS
from ...kernel.stack import KIND, SEAT, A
from . import options as opt
from .actions import ACTIONS
from .deck import (
    ANIMALS,
    BAT,
    CHAMELEON,
    CHEETAH,
    COLOUR_NAMES,
    KANGAROO,
    OSTRICH,
    PARROT,
    PEACOCK,
    PENGUIN,
    RHINO,
    SPECIES,
    UNKNOWN,
    VALUES,
    card_name,
)
from .rules import legal
from .state import (
    CHOOSE_ANIMAL,
    CHOOSE_JUMP,
    CHOOSE_PARITY,
    CHOOSE_SET,
    IMITATE,
    PLAY_CARD,
    SORT_OUT,
    SORTED_OUT,
)

_PREPARATION = ([SORT_OUT], [CHOOSE_SET], [SORT_OUT, CHOOSE_SET])
_ACTS_AS: dict[int, tuple[int, ...]] = {
    CHOOSE_ANIMAL: (RHINO, PEACOCK, CHEETAH, BAT, PARROT),
    CHOOSE_PARITY: (OSTRICH,),
    CHOOSE_JUMP: (KANGAROO,),
    IMITATE: (PENGUIN, CHAMELEON),
}


def check(state: np.record) -> None:
    """PositionError names the first field that does not fit the others."""
    _check_cards(state)
    kinds = [int(frame[KIND]) for frame in state.stack[: state.depth]]
    if not kinds:
        _check_over(state)
    elif kinds[-1] in (CHOOSE_SET, SORT_OUT):
        _check_preparation(state, kinds)
    else:
        _check_turn(state, kinds[-1])


def _zones(state: np.record) -> Iterator[tuple[str, NDArray[np.int8]]]:
    """The open zones: field in documents, cards."""
    for name, field in (
        ("line", "line"),
        ("thats_it", "pile"),
        ("on_the_way", "sent"),
        ("beside", "beside"),
        ("bar", "bar"),
    ):
        yield name, state[field][: state[f"{field}_n"]]


def _cards(state: np.record) -> Iterator[tuple[str, int, bool]]:
    """Every known card: field, card, whether all have seen it."""
    for name, cards in _zones(state):
        for card in cards.tolist():
            yield name, card, True
    for seat in range(int(state.option[opt.PLAYERS])):
        colour = COLOUR_NAMES[seat]
        for i, card in enumerate(state.hand[seat, : state.hand_n[seat]].tolist()):
            if card != UNKNOWN:
                yield f"hands.{colour}", card, int(state.known[seat, i]) == ALL_SEATS
        for card in state.deck[seat, : state.deck_n[seat]].tolist():
            if card != UNKNOWN:
                yield f"decks.{colour}", card, False


def _check_cards(state: np.record) -> None:
    """No card was sorted out; in mixed sets the cards say which set they are from (and all know of those they see)."""
    mixed = int(state.option[opt.SET]) >= opt.SET_CHOSEN
    cards = list(_cards(state))
    for field, card, _ in cards:
        seat, bit = card // SPECIES, 1 << card % VALUES
        if int(state.out[seat]) & bit:
            raise PositionError(f"sorted_out.{COLOUR_NAMES[seat]}: {card_name(card)!r} is in {field}")
        if mixed and card % SPECIES < VALUES:
            state.is_new[seat] |= bit
    for field, card, seen in cards:
        seat, bit = card // SPECIES, 1 << card % VALUES
        if mixed and card % SPECIES >= VALUES and int(state.is_new[seat]) & bit:
            raise PositionError(
                f"new_beasts.{COLOUR_NAMES[seat]}: {card % VALUES + 1} is not there, {card_name(card)!r} is in {field}"
            )
        if seen:
            state.is_new_public[seat] |= bit


def _check_over(state: np.record) -> None:
    """When nobody decides, the return game has been played, too."""
    if state.option[opt.RETURN_GAME] and not state.game:
        raise PositionError("decisions: nobody is to decide, but the return game is still to come")


def _check_preparation(state: np.record, kinds: list[int]) -> None:
    """Before the deal nothing lies on the table, and the players prepare one after the other."""
    last = len(kinds) - 1
    if kinds not in _PREPARATION:
        raise PositionError(
            f"decisions[{last}]: only sort_out below choose_set goes together before the deal"
        )
    players = int(state.option[opt.PLAYERS])
    for name, cards in _zones(state):
        if len(cards):
            raise PositionError(f"{name}: empty before the deal")
    for seat in range(players):
        if state.hand_n[seat] + state.deck_n[seat]:
            raise PositionError(f"hands.{COLOUR_NAMES[seat]}: nobody has cards before the deal")
    if CHOOSE_SET in kinds and (state.option[opt.SET] != opt.SET_CHOSEN or state.game):
        raise PositionError(
            f"decisions[{last}].kind: choose_set needs the option set: chosen, and the first game"
        )
    if (SORT_OUT in kinds) != bool(state.option[opt.ADVANCED]):
        raise PositionError("decisions[0].kind: sort_out there in the advanced variant, and only in it")
    for i in range(len(kinds)):
        seat, place = int(state.stack[i, SEAT]), int(state.stack[i, A])
        if (int(state.first) + place) % players != seat:
            raise PositionError(f"decisions[{i}].place: seats after the first player, who is {_first(state)}")
        if seat != int(state.stack[0, SEAT]):
            raise PositionError(f"decisions[{i}].seat: the same as in decisions[0]")
    if state.option[opt.ADVANCED]:
        _check_sorted_out(state, int(state.stack[0, A]), players)


def _first(state: np.record) -> str:
    return COLOUR_NAMES[int(state.first)]


def _check_sorted_out(state: np.record, place: int, players: int) -> None:
    """Four each for those who have sorted out, none for those to come."""
    for i in range(players):
        seat = (int(state.first) + i) % players
        count = int(state.out_n[seat])
        if i < place and count != SORTED_OUT:
            raise PositionError(
                f"sorted_out.{COLOUR_NAMES[seat]}: four values, this player was asked already"
            )
        if i > place and count:
            raise PositionError(f"sorted_out.{COLOUR_NAMES[seat]}: empty, this player has not been asked yet")
        if i == place and count == SORTED_OUT:
            raise PositionError(
                f"sorted_out.{COLOUR_NAMES[seat]}: fewer than four, or nothing is left to ask"
            )


def _check_turn(state: np.record, kind: int) -> None:
    """Room for what can still happen in this turn, and something to choose."""
    seat, colour = int(state.seat), COLOUR_NAMES[int(state.seat)]
    if kind != PLAY_CARD:
        held = int(state.option[opt.HAND])
        if state.hand_n[seat] == held:
            most = "three cards at most" if held == 4 else f"fewer than {held} cards"
            raise PositionError(f"hands.{colour}: {most}, one was played and none drawn yet")
        if state.sent_n + state.beside_n + state.line_n + 1 > len(state.sent):
            raise PositionError("on_the_way: so many cannot fall in one turn")
    if kind in _ACTS_AS:
        _check_acting(state, kind)
    hand = state.hand[seat, : state.hand_n[seat]]
    if not (hand == UNKNOWN).any() and legal(state, np.zeros(ACTIONS, dtype=np.uint8)) == 0:
        raise PositionError(f"decisions[1]: {colour} has nothing to choose from")


def _check_acting(state: np.record, kind: int) -> None:
    """The acting animal's role is one that asks this."""
    species, role = int(state.acting) % SPECIES, int(state.role)
    if role != species and species not in (PENGUIN, CHAMELEON):
        raise PositionError(f"acting.as: {card_name(int(state.acting))!r} acts as nothing but itself")
    if role not in _ACTS_AS[kind] or (kind == IMITATE and role != int(state.stack[1, A])):
        raise PositionError(f"acting.as: the {ANIMALS[role].name} does not ask for this decision")
    me = state.line[: state.line_n].tolist().index(int(state.acting))
    if kind == CHOOSE_JUMP and me < 2:
        raise PositionError(
            "line: the kangaroo has two animals in front of it, or there is nothing to choose"
        )
    if kind == CHOOSE_PARITY and me < 1:
        raise PositionError("line: the ostrich has somebody in front of it, or there is nothing to choose")
    others = [card % VALUES for card in state.line[: state.line_n].tolist() if card != state.acting]
    if kind == CHOOSE_ANIMAL and role == CHEETAH and others and min(others) >= CHEETAH:
        raise PositionError("line: somebody weaker than the cheetah, or there is nothing to choose")
    if me != state.line_n - 1:
        raise PositionError("line: who is about to act stands last")

"""How a player plays by habit: what to lay, wish for, attack, give away and take.

A habit reads the player's hand, the numbers of cards and what everybody sees; a hand that is just being chosen from is
known, too. So it is the same whether the others' hands are concealed or not. Worths are in cards: those one gets rid of.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.stack import A, B, top
from . import actions as act
from . import deck
from .events import presented
from .hands import of_number
from .options import Opt
from .state import State, Wish
from .types import apart, once

WORTH: dict[int, float] = {
    deck.NUMBER: 0.0,
    deck.BLACK: -0.2,
    deck.FANTASTIC: -2.0,
    deck.FANTASTIC_FOUR: 0.5,
    deck.COUNTERATTACK: -2.5,
    deck.EQUALITY: -1.0,
    deck.NICE_TRY: -3.0,
    deck.INEQUALITY: -0.5,
    deck.SPECIAL_FAVOURS: -1.0,
    deck.LUCKY_BASTARD: -2.0,
    deck.MIMICRY: -1.0,
    deck.FUCK_YOU: 9.0,
    deck.CURSE: 0.0,
    deck.SECOND_CHANCE: 0.5,
    deck.EXCHANGE: 0.3,
    deck.GIFT: 2.0,
    deck.SKIP: 1.0,
    deck.THIEF: -9.0,
    deck.COLOUR_SWAP: 0.0,
}
KIND_WORTH = np.array([WORTH.get(kind, 0.0) for kind in range(deck.COLOUR_SWAP + 1)])
"""What it is worth to lay a card of each kind now rather than another one; what fits on everything can wait."""

WORTH_OF_POINT = 0.08
"""What it is worth that a card has a point more: they count when somebody else is first."""

WORTH_OF_NEXT = 0.4
"""What it is worth that another own card could follow."""

ALWAYS_FITS = 8
"""Points that it is worth for a card on the hand to fit on everything."""
_FITS = np.isin(
    deck.KIND_OF, [kind for kind in deck.NEUTRAL_KINDS if kind not in (deck.FUCK_YOU, deck.CURSE)]
)
BURDEN_OF = (deck.POINTS_OF - ALWAYS_FITS * _FITS).astype(np.int8)
"""What a card on the hand costs, in points: what fits on everything is easily laid."""

MIMICS = np.array([deck.IMITABLE.index(kind) for kind in (deck.GIFT, deck.FANTASTIC_FOUR)], dtype=np.int8)
"""What a Mimicry is, the best first; the last one it can always be."""


# ------------------------------------------------------------------------------------------------------------ the hand


@apart
def of_colour(state: State, seat: int, colour: int) -> int:
    """How many cards of a colour a hand has; Colour Swaps have two."""
    count = 0
    for face in range(colour * deck.NUMBERS, colour * deck.NUMBERS + deck.NUMBERS):
        count += int(state.hand[seat, face])
    for i in range((deck.FIRST_SWAP - deck.FIRST_COLOURED) // 4):
        count += int(state.hand[seat, deck.FIRST_COLOURED + 4 * i + colour])
    for i in range(len(deck.SWAPS)):
        if int(deck.COLOURS_OF[deck.FIRST_SWAP + i]) >> colour & 1:
            count += int(state.hand[seat, deck.FIRST_SWAP + i])
    return count


@apart
def followers(state: State, seat: int, face: int) -> int:
    """How many of the other cards of a hand would fit on this one by colour or number."""
    number, colours, count = int(deck.NUMBER_OF[face]), int(deck.COLOURS_OF[face]), 0
    if number > 0:
        count = of_number(state, seat, number) - 1
    for colour in range(4):
        if colours >> colour & 1:
            count += of_colour(state, seat, colour) - 1
    return count


@once
def pick(mask: NDArray[np.uint8], sign: int) -> int:
    """Pick the card to be rid of (sign 1) or the one to have (-1); pass if there is none."""
    best, most = act.PASS, -(1 << 20)
    for face in range(deck.FACES):
        if mask[act.PICK + face] and sign * int(BURDEN_OF[face]) > most:
            best, most = act.PICK + face, sign * int(BURDEN_OF[face])
    return best


# ------------------------------------------------------------------------------------------------------------ the turn


@apart
def worth(state: State, seat: int, face: int) -> float:
    """What it is worth to lay a card."""
    kind = int(deck.KIND_OF[face])
    value = float(KIND_WORTH[kind]) + WORTH_OF_POINT * float(deck.POINTS_OF[face])
    if face < deck.FIRST_NEUTRAL or face >= deck.FIRST_COLOURED:
        value += WORTH_OF_NEXT * followers(state, seat, face)
    if kind == deck.SECOND_CHANCE and followers(state, seat, face) == 0:
        value -= 2.0
    elif kind == deck.EQUALITY or kind == deck.INEQUALITY:
        value += 0.5 * (int(state.hand_n[seat]) - int(state.hand_n[leader(state, seat)]))
    return value


@once
def turn(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """The card that is worth most; a Thief takes two cards, so rather draw one."""
    best, most = NONE, -1e9
    for face in range(deck.FACES):
        if mask[act.PLAY + face]:
            value = worth(state, seat, face)
            if value > most:
                best, most = face, value
    if best == NONE or (deck.KIND_OF[best] == deck.THIEF and state.hand_n[seat] > 1):
        if mask[act.DRAW]:
            return act.DRAW
        if mask[act.PASS]:
            return act.PASS
    return act.PLAY + best


@once
def reaction(mask: NDArray[np.uint8], kind: int) -> int:
    """Answer with the card that is meant for it, else with a Mimicry, if there is one."""
    if mask[act.PLAY + int(deck.FACE_OF_KIND[kind])]:
        return act.PLAY + int(deck.FACE_OF_KIND[kind])
    if mask[act.PLAY + int(deck.FACE_OF_KIND[deck.MIMICRY])]:
        return act.PLAY + int(deck.FACE_OF_KIND[deck.MIMICRY])
    return act.PASS


@once
def counter(state: State, mask: NDArray[np.uint8]) -> int:
    """Counter everything but a Thief, who takes cards away."""
    return act.PASS if top(state, A) == deck.THIEF else reaction(mask, deck.COUNTERATTACK)


# -------------------------------------------------------------------------------------------------- wishes and persons


@apart
def colour_to_wish(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """The colour that the hand has most of, among those that may be chosen."""
    best, most = 0, -1
    for colour in range(4):
        if mask[act.WISH + colour]:
            count = of_colour(state, seat, colour)
            if count > most:
                best, most = colour, count
    return best


@apart
def wish(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """Wish for what the hand has most of; nothing, where what is in force does as well."""
    mode, colour = int(top(state, A)), colour_to_wish(state, seat, mask)
    most = of_colour(state, seat, colour)
    if mode == Wish.COLOUR_OR_NUMBER:
        for number in range(1, deck.NUMBERS + 1):
            if of_number(state, seat, number) > most:
                return act.WISH_NUMBER + number - 1
    elif mode == Wish.MAY:
        fitting = 0
        if state.colour >= 0:
            fitting += of_colour(state, seat, int(state.colour))
        if state.number > 0:
            fitting += of_number(state, seat, int(state.number))
        if fitting >= most:
            return act.PASS
    return act.WISH + colour


@once
def leader(state: State, seat: int) -> int:
    """The other player with the fewest cards."""
    best, fewest = 0, 1 << 20
    for other in range(state.option[Opt.PLAYERS]):
        if other != seat and state.hand_n[other] < fewest:
            best, fewest = other, int(state.hand_n[other])
    return best


@once
def by_cards(state: State, seat: int, mask: NDArray[np.uint8], sign: int) -> int:
    """Among those who may be chosen who has the most cards (sign 1) or the fewest (-1), what they are to get included.

    Oneself comes last, and NONE is nobody.
    """
    best, most = NONE, -(1 << 20)
    for other in range(state.option[Opt.PLAYERS]):
        if mask[act.SEAT + other]:
            cards = sign * (int(state.hand_n[other]) + int(state.shares[other]))
            if other == seat:
                cards -= 1 << 10
            if cards > most:
                best, most = other, cards
    return best


@apart
def attack(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """Attack the player with the fewest cards; steal from the one with the most; do without favours that may bring
    cards.
    """
    kind = int(top(state, A))
    if kind == deck.SPECIAL_FAVOURS and mask[act.PASS]:
        own = 0
        for face in range(deck.FIRST_NEUTRAL, deck.FACES):
            own += int(state.hand[seat, face])
        if own < 2:
            return act.PASS
    return act.SEAT + by_cards(state, seat, mask, 1 if kind == deck.THIEF else -1)


@apart
def hand_for(state: State, receiver: int, seat: int, mask: NDArray[np.uint8]) -> int:
    """Distributor: whose hand a player gets: the smallest for oneself, the largest for the others."""
    sign = -1 if receiver == seat else 1
    best, most = NONE, -(1 << 20)
    for other in range(state.option[Opt.PLAYERS]):
        if mask[act.SEAT + other] and sign * int(state.hand_n[other]) > most:
            best, most = other, sign * int(state.hand_n[other])
    return best


@apart
def person(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """Whom an event is about."""
    event = int(top(state, A))
    if event == deck.DISTRIBUTOR:
        return act.SEAT + hand_for(state, int(top(state, B)), seat, mask)
    if event == deck.IDENTITY_THEFT:
        more = state.hand_n[seat] > state.hand_n[leader(state, seat)]
        if more and mask[act.SEAT + seat]:
            return act.SEAT + seat
        return act.SEAT + by_cards(state, seat, mask, -1 if more else 1)
    return act.SEAT + by_cards(state, seat, mask, 1 if event == deck.TRUST_FALL else -1)


@apart
def present(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """Merry Christmas: everything for the player with the fewest cards; the last one gets what is left."""
    return pick(mask, 1) if presented(state) == leader(state, seat) else act.PASS


@once
def mimicry(mask: NDArray[np.uint8]) -> int:
    """What a Mimicry is."""
    for i in range(MIMICS.shape[0] - 1):
        if mask[act.AS + int(MIMICS[i])]:
            return act.AS + int(MIMICS[i])
    return act.AS + int(MIMICS[MIMICS.shape[0] - 1])

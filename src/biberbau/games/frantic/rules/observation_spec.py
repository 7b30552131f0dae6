"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

import numpy as np

from ....kernel.observation_spec import (
    Axis,
    KnownTo,
    Plane,
    PlaneStart,
    option_planes,
    part,
    questions,
    seats,
    size,
)
from . import deck
from . import state as st
from .actions import SEAT_LETTERS
from .options import OPTIONS, Opt

_SEAT = seats(st.PLAYERS)
_FACE = Axis("face", deck.NAMES)
_EVENT = Axis("event", deck.EVENT_TITLES)
_COLOUR = Axis("colour", deck.COLOURS)
_NUMBER = Axis("number", ("none", *(str(number) for number in range(1, deck.NUMBERS + 1))))
_SYMBOL = Axis("symbol", ("none", *deck.KIND_NAMES[1:], "any card"))
_WHY = Axis("why", tuple(st.WHY_OVER.values()))
_SEEN: KnownTo = "those who have seen it"
_COPIES = float(deck.COPIES.max())
_PER = {"limit": 100, "rounds": 9}
# The title of a card is no rule; the last two came after the observation of this version had been settled.
_UNTOLD = (Opt.PLAYERS, Opt.FAMILY, Opt.GAMBLING_MAN, Opt.LIMIT_ENDS)
_RULES = [place for place in Opt if place not in _UNTOLD]


class At(PlaneStart):
    """Where each part begins; an axis of seats has room for eight; seats that nobody plays stay 0."""

    HANDS = part(
        (_SEAT, _FACE),
        "cards in each hand, as far as the observer knows",
        "cards",
        4,
        _COPIES,
        known_to=_SEEN,
    )
    HAND_SIZES = part((_SEAT,), "cards in each hand", "cards", 20, deck.CARDS)
    POINTS = part(
        (_SEAT,),
        "the account; without a score sheet rounds won",
        "points",
        100,
        deck.MOST_POINTS,
        -deck.MOST_POINTS,
    )
    ROUND_POINTS = part(
        (_SEAT,), "what the last round counted", "points", 100, deck.MOST_POINTS, deck.LEAST_ROUND_POINTS
    )
    BOMB_LEFT = part((_SEAT,), "Time Bomb: turns left", "turns", 3)
    FOUR_DEALT = part((_SEAT,), "Fantastic Four: cards dealt out so far", "cards", 4, st.PLAYERS)
    GETS_HAND = part((_SEAT,), "Distributor: who has got a hand")
    DEALER = part((_SEAT,), "who has dealt")
    TURN = part((_SEAT,), "whose turn it is")
    DECIDES = part((_SEAT,), "who decides")
    MASKS = tuple(Plane(name, (_SEAT,), says) for name, says in st.MASKS.items())
    LETTERS = part((_SEAT, Axis("letter", tuple(SEAT_LETTERS))), "each seat's letter, as actions name it")
    SHOWN = part((_FACE,), "cards in the observer's hand of which everybody knows", "cards", 4, _COPIES)
    DISCARD = part((_FACE,), "cards in the discard pile", "cards", 4, _COPIES)
    ASIDE = part(
        (_FACE,), "cards on their way, as far as the observer knows", "cards", 4, _COPIES, known_to=_SEEN
    )
    EVENTS_SEEN = part((_EVENT,), "events uncovered in this round")
    EVENTS_LEFT = part((_EVENT,), "events that have not been uncovered")
    EVENTS_OFFERED = part((_EVENT,), "Event Manager: events to choose from")
    TOP = part((_FACE,), "the top card of the discard pile")
    COLOUR = part((_COLOUR,), "the colour to match")
    LAST_COLOUR = part((_COLOUR,), "the colour last played")
    NUMBER = part((_NUMBER,), "the number to match")
    SYMBOL = part((_SYMBOL,), "the symbol to match")
    QUESTION = part((questions("question", st.Frame.names()),), "what is decided")
    ABOUT_KIND = part(
        (Axis("kind", deck.KIND_NAMES),),
        "the kind of card that it is about: to attack with, to counter, to colour",
    )
    ABOUT_EVENT = part((_EVENT,), "the event that it is about: cards to lay, a person or an event to choose")
    ABOUT_COLOURS = part((_COLOUR,), "the colours to choose from")
    ABOUT_SEAT = part(
        (_SEAT,),
        "the seat that it is about: the attacker to counter, who is given to or stolen from, whose hand is handed out, "
        "the first victim of Identity Theft",
    )
    ABOUT_NUMBER = part(
        (),
        "cards to give, steal or discard; players asked before; 1: has drawn, first card of the "
        "pile; wish: 0 must, 1 may, 2 colour or number",
        "number",
        8,
        127,
    )
    ABOUT_MORE = part(
        (),
        "cards of a Fantastic Four to counter, or twice those left to attack with, 1 more if that can be "
        "declined; cards to give: 0 as for Gift, 1 as for Exchange, 2 any; 1: 2nd Chance, attack if no wish, "
        "need not discard",
        "number",
        16,
        127,
    )
    STACK_SIZE = part((), "cards in the stack", "cards", deck.CARDS)
    PACK_SIZE = part((), "cards that Russian Roulette has put on top of it", "cards", deck.CARDS)
    ASIDE_SIZE = part((), "cards on their way", "cards", deck.CARDS)
    BOMB = part((), "a Time Bomb ticks")
    LAST_CHANCE = part((), "Last Chance is in force")
    PLUS_ONE = part((), "Plus One is in force")
    HEIRS = part((), "how many events a Plague still protects from", "events", 8, 100)
    OVER = part((_WHY,), "why the round ends at once")
    ACTS_AGAIN = part((), "the player whose turn it is has the next one, too: their card was countered")
    ROUNDS = part((), "rounds that are over", "rounds", 9, deck.MOST_ROUNDS)
    PLAYERS = part((), "players", "players", st.PLAYERS)
    OPTIONS = option_planes([OPTIONS[place] for place in _RULES], per=_PER)


PLANES = At.all()
ENCODED = size(PLANES)
OPTION_AT = np.array(_RULES, dtype=np.int8)
"""The options that are rules,"""
OPTION_PER = np.array([_PER.get(OPTIONS[place].name, 1) for place in _RULES], dtype=np.float64)
"""and what each is divided by."""

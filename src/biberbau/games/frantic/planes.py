"""The observation: what each part of ``encode``'s vector says, and who may know it."""

from __future__ import annotations

from ...kernel.planes import Axis, Plane, count, option_planes, questions, seats
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import CARDS, COLOURS, COPIES, EVENT_TITLES, FACE_NAMES, KIND_NAMES, NUMBERS
from .position import FRAMES, MASKS, MOST_POINTS, MOST_ROUNDS, WHY_OVER
from .state import PLAYERS

_SEAT = seats(PLAYERS)
_FACE = Axis("face", FACE_NAMES)
_EVENT = Axis("event", EVENT_TITLES)
_COLOUR = Axis("colour", COLOURS)
_NUMBER = Axis("number", ("none", *(str(number) for number in range(1, NUMBERS + 1))))
_SYMBOL = Axis("symbol", ("none", *KIND_NAMES[1:], "any card"))
_QUESTION = questions("question", {kind: frame[0] for kind, frame in FRAMES.items()})
_WHY = Axis("why", ("-", *(WHY_OVER[code] for code in sorted(WHY_OVER))))
_COPIES = float(COPIES.max())
_MEANING_OF_MASKS = {
    "skipped": "who misses the next turn",
    "shield": "who is protected from the event that is due",
    "heir": "who is protected from a Plague and from what follows",
    "marked": "who gets cards by Crowdfunding",
    "bomb_safe": "who is protected from the Time Bomb",
    "chance_safe": "who is protected from Last Chance",
    "chanced": "whose empty hand has had its event by Last Chance",
    "plus_safe": "who is protected from Plus One",
    "robbed": "whose last card went into another hand",
    "spared": "who is protected from the event that ended the round",
}

PLANES: tuple[Plane, ...] = (
    count(
        "hands",
        (_SEAT, _FACE),
        "cards in each hand, as far as the observer knows",
        "cards",
        4,
        _COPIES,
        "whoever has seen it",
    ),
    count("hand_sizes", (_SEAT,), "cards in each hand", "cards", 20, CARDS),
    count(
        "points",
        (_SEAT,),
        "the account; without a score sheet rounds won",
        "points",
        100,
        MOST_POINTS,
        least=-MOST_POINTS,
    ),
    count("round_points", (_SEAT,), "what the last round counted", "points", 100, MOST_POINTS, least=-99),
    count("bomb_left", (_SEAT,), "Time Bomb: turns left", "turns", 3),
    count("four_dealt", (_SEAT,), "Fantastic Four: cards dealt out so far", "cards", 4, PLAYERS),
    Plane("gets_hand", (_SEAT,), "Distributor: who has got a hand"),
    Plane("dealer", (_SEAT,), "who has dealt"),
    Plane("turn", (_SEAT,), "whose turn it is"),
    Plane("decides", (_SEAT,), "who decides"),
    *(Plane(name, (_SEAT,), _MEANING_OF_MASKS[name]) for name in MASKS),
    Plane("letters", (_SEAT, Axis("letter", tuple(SEAT_LETTERS))), "each seat's letter, as actions name it"),
    count("shown", (_FACE,), "cards in the observer's hand of which everybody knows", "cards", 4, _COPIES),
    count("discard", (_FACE,), "cards in the discard pile", "cards", 4, _COPIES),
    count(
        "aside",
        (_FACE,),
        "cards on their way, as far as the observer knows",
        "cards",
        4,
        _COPIES,
        "whoever has seen it",
    ),
    Plane("events_seen", (_EVENT,), "events uncovered in this round"),
    Plane("events_left", (_EVENT,), "events that have not been uncovered"),
    Plane("events_offered", (_EVENT,), "Event Manager: events to choose from"),
    Plane("top", (_FACE,), "the top card of the discard pile"),
    Plane("colour", (_COLOUR,), "the colour to match"),
    Plane("last_colour", (_COLOUR,), "the colour last played"),
    Plane("number", (_NUMBER,), "the number to match"),
    Plane("symbol", (_SYMBOL,), "the symbol to match"),
    Plane("question", (_QUESTION,), "what is decided"),
    Plane(
        "about_kind",
        (Axis("kind", KIND_NAMES),),
        "the kind of card that it is about: to attack with, to counter, to colour",
    ),
    Plane(
        "about_event", (_EVENT,), "the event that it is about: cards to lay, a person or an event to choose"
    ),
    Plane("about_colours", (_COLOUR,), "the colours to choose from"),
    Plane(
        "about_seat",
        (_SEAT,),
        "the seat that it is about: the attacker to counter, who is given to or stolen from, whose hand is handed out, "
        "the first victim of Identity Theft",
    ),
    count(
        "about_number",
        (),
        "cards to give, steal or discard; players asked before; 1: has drawn, first card of the "
        "pile; wish: 0 must, 1 may, 2 colour or number",
        "number",
        8,
        127,
    ),
    count(
        "about_more",
        (),
        "cards of a Fantastic Four to counter, or twice those left to attack with, 1 more if that can be "
        "declined; cards to give: 0 as for Gift, 1 as for Exchange, 2 any; 1: 2nd Chance, attack if no wish, "
        "need not discard",
        "number",
        16,
        127,
    ),
    count("stack_size", (), "cards in the stack", "cards", CARDS),
    count("pack_size", (), "cards that Russian Roulette has put on top of it", "cards", CARDS),
    count("aside_size", (), "cards on their way", "cards", CARDS),
    Plane("bomb", (), "a Time Bomb ticks"),
    Plane("last_chance", (), "Last Chance is in force"),
    Plane("plus_one", (), "Plus One is in force"),
    count("heirs", (), "how many events a Plague still protects from", "events", 8, 100),
    Plane("over", (_WHY,), "why the round ends at once"),
    Plane("acts_again", (), "whose turn it is has the next one, too: his card was countered"),
    count("rounds", (), "rounds that are over", "rounds", 9, MOST_ROUNDS),
    count("players", (), "players", "players", PLAYERS),
    *option_planes(
        [option for option in opt.OPTIONS[opt.DECK :] if option.name != "family"],
        per={"limit": 100, "rounds": 9},
    ),
)
"""In the order of ``encode``; an axis of seats has room for eight and goes in play order; empty seats stay 0."""

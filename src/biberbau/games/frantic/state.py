"""The state of a game of Frantic: one flat record.

**Cards.** Hands, stack and discard pile are bags: how many cards of each face lie there. Only what Russian Roulette has
put on top of the stack has an order (``pack``). What is on its way between two decisions lies in ``aside``.

**Knowledge.** In an unordered hand an observer knows "at least k of a face". ``known`` has, for each hand, one byte
for each card of the box: for the k-th copy of a face the seats that know that at least k lie there. So a seat's bit
is set for the first copies of a face, up to its k. The holder knows his own hand; his own bit stands for everybody
and every spectator, and only then all bits are set. A card that leaves openly lowers its face's k for all.

Where a card leaves unseen (a blind draw, a secret gift), what bystanders knew of that hand comes adrift: ``loose``. Each
of these cards still lies in one of a few places, the hand or where the unseen card went, and of all of them only as many
are gone as cards have left unseen since each came. ``loose`` has a row for each observer, the last one for everybody,
and in it one number for each card adrift, in descending order: a bit for each hand and for ``ASIDE``, ``ON_TOP`` and
``DECK``; from bit ``ORIGIN`` on the hand that it may have left; from ``LEFT`` on how many cards have left that hand
unseen since it came, ``ANY`` when that says nothing; from ``FACE`` on its face. ``room``: of all these no more lie in a
hand than so many. So after a blind draw out of an open hand all know that one card of it, whichever, lies with who
drew, and is no longer here, whatever is drawn next. Also adrift is what all, or a single player, saw go into the stack.
Where one turns up that may have been one of several, only what holds in any case is kept.

All can tell at times that a hand has none of a face: after Vandalism, Black Hole, Special Favours, who could not lay for
Gambling Man, had to draw after a 2nd Chance or has shown his highest cards. ``lack`` keeps, for each hand and face, 1 and
how many cards of ``late`` had come then: of its cards that are not known only these that came since can be of it.
``late`` lists for a hand the cards that came not seen by all, as the seats that saw them, with the holder's bit where
spectators know which it was. ``apart``: the same for "no number twice", after a Mating Season; ``favours``: so many
special cards are surely there that came with a Special Favours, ``favoured`` when.

What lies face down in ``aside`` is known to who laid it.

**Decisions** are a stack of frames. Frames up to ``LAST_PROCESS`` go on by themselves; what is to follow lies below
what is to be done first, so nothing in the rules calls itself. ``END_PLAY`` is always at the bottom of a round: there
the round ends or the next turn begins.
"""

from __future__ import annotations

import numpy as np

from .deck import CARDS, FACES

PLAYERS, DEPTH, PACK = 8, 10, 32
LATE = 12
"""As many cards that came late are told apart; more, and what was said longest ago is forgotten."""
EVERYBODY = PLAYERS
"""The row of ``loose`` that says what everybody knows, spectators included."""
ASIDE, ON_TOP, DECK = range(PLAYERS, PLAYERS + 3)
"""Places of a card adrift beside the hands: on its way, on top of the stack (``pack``), in the rest of the stack."""
PLACES = (1 << DECK + 1) - 1
ORIGIN, LEFT, FACE, ANY = DECK + 1, DECK + 4, DECK + 7, 7
"""Where in a number in ``loose`` these begin; ``ANY``: the largest ``LEFT``."""
FACE_BITS = 63
LOOSE = 80
"""So many cards adrift one can follow; further ones are forgotten."""
HAND = 7
"""Cards dealt to each."""

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (DEPTH, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i2", (15,)),  # see options.py
            ("round_n", "i2"),  # number of the round, from 0
            ("dealer", "i1"),
            ("seat", "i1"),  # whose turn it is
            (
                "at",
                "i1",
                (PLAYERS,),
            ),  # who sits at each place, in play order (Identity Theft exchanges places)
            ("hand", "i1", (PLAYERS, FACES)),  # hands by faces (concealed: what the observer knows of them)
            ("hand_n", "i2", (PLAYERS,)),
            ("known", "u1", (PLAYERS, CARDS)),  # see above
            (
                "told",
                "u1",
                (PLAYERS,),
            ),  # whose knowledge of his hand each can tell: not that of a hand he got whole
            ("loose", "u4", (PLAYERS + 1, LOOSE)),  # see above
            ("loose_n", "i1", (PLAYERS + 1,)),
            ("loose_faces", "i8", (PLAYERS + 1,)),  # for haste: bitmask of the faces there, modulo FACE_BITS;
            ("loose_at", "u1", (PLAYERS + 1,)),  # and of the hands where one can lie
            ("room", "u1", (PLAYERS + 1, PLAYERS)),  # of those so many at most lie in each hand
            ("lack", "i1", (PLAYERS, FACES)),  # see above
            ("late", "u1", (PLAYERS, LATE)),
            ("late_n", "i1", (PLAYERS,)),
            ("apart", "i1", (PLAYERS,)),
            ("favours", "i1", (PLAYERS,)),
            ("favoured", "i1", (PLAYERS,)),
            ("lacking", "u1"),  # bitmask of the seats of whose hands these say something
            ("adrift", "i2"),  # bitmask: rows of ``loose`` that have a card,
            ("sunk", "i2"),  # and rows that have one that may lie ASIDE, ON_TOP or in the DECK
            ("deck", "i1", (FACES,)),  # the stack by faces (UNKNOWN in every place when concealed)
            ("deck_n", "i2"),
            ("pack", "i1", (PACK,)),  # cards on top of the stack, the last one is the topmost
            ("pack_n", "i1"),
            ("discard", "i1", (FACES,)),  # everything that has been played or thrown away
            ("top", "i1"),  # the card that lies on top, or NONE
            ("colour", "i1"),  # what the next card must match: colour or NONE,
            ("number", "i1"),  # number or 0,
            ("symbol", "i1"),  # kind of a coloured special card or 0; or, if ANY_CARD, nothing
            ("last_colour", "i1"),  # the last colour played (F102), or NONE
            ("skipped", "u1"),  # seats whose next turn is skipped
            ("events_left", "i8"),  # bitmask: events that have not been uncovered
            ("events_seen", "i8"),  # bitmask: events uncovered in this round
            ("offer", "i1", (3,)),  # the events that Event Manager has uncovered, or NONE
            ("shield", "u1"),  # seats that Lucky Bastard protects from the event that is due
            ("heir", "u1"),  # seats protected from a Plague, and so from ...
            ("heir_n", "i1"),  # ... that many more events
            ("marked", "u1"),  # Crowdfunding: who gets cards
            (
                "shares",
                "i1",
                (PLAYERS,),
            ),  # Fantastic Four: cards dealt out so far; Distributor: whose hand each gets + 1
            (
                "aside",
                "i1",
                (CARDS,),
            ),  # cards on their way, in the order in which they were laid there, else NONE
            (
                "aside_by",
                "i1",
                (CARDS,),
            ),  # by whom (times 8) and for whom; ON_MARKET: open; 0 where there is none
            ("aside_n", "i2"),
            ("bomb", "i1"),  # 1: a Time Bomb ticks
            ("bomb_left", "i1", (PLAYERS,)),  # turns that each still has
            ("bomb_safe", "u1"),  # seats protected from it
            ("last_chance", "i1"),  # 1: every emptied hand means an event
            ("chance_safe", "u1"),  # seats protected from that
            ("chanced", "u1"),  # empty hands that have had their event
            ("plus_one", "i1"),  # 1: who draws draws one more
            ("plus_safe", "u1"),  # seats protected from that
            ("robbed", "u1"),  # seats whose last card went into another hand
            ("over", "i1"),  # why the round ends at once, 0: it does not
            ("spared", "u1"),  # seats protected from the event that ended it
            ("points", "i2", (PLAYERS,)),  # the score sheet; without one the rounds won
            ("round_points", "i2", (PLAYERS,)),  # what the last round counted
        ],
    )
)
"""One game. Hidden: hands but for what is ``known``, ``deck``, ``pack``, and ``aside`` from all but who laid it there."""

ANY_CARD = 127
"""``symbol``: any card may be played, a black one too (F8)."""
ON_MARKET = 64
"""``aside_by`` of a card that lies open for all."""

EXHAUSTED, BOMB_GOES_OFF, FINISHES, DOOMED = range(1, 5)
"""``over``: the stack is used up, Time Bomb, Finish Line, Doomsday; the higher number counts. 0: a hand is empty."""

# Frames that go on by themselves.
(
    END_PLAY,  # bottom: the turn of seat is over; a: 1 when Nice Try was refused; b: 1 when seat acts again (F44)
    STRIKE,  # a special card (a: its kind) hits seat; b: the attacker, and 8 times the cards of a Fantastic Four
    EXCHANGING,  # seat has laid two cards aside for b and draws from his hand now
    EVENTS,  # seat triggers a events, one after another
    ASK_LUCKY,  # who plays Lucky Bastard? asked: a players so far
    UNCOVER,  # seat uncovers an event card
    EVENT,  # the event a, by seat; b: how far it is
    ASK_NICE,  # who plays Nice Try? asked: a players so far
    RESCUE,  # who has no cards draws three
) = range(1, 10)
LAST_PROCESS = RESCUE

# Frames that wait for their seat.
(
    TURN,  # play a card or draw; a: 1 when drawn; b: 1 on a 2nd Chance
    WISHING,  # a: MUST_WISH, MAY_WISH, COLOUR_OR_NUMBER; b: 1 when who does not wish must attack
    COLOURING,  # which colour to go on with; a: bitmask of colours; b: the kind of card
    MIMIC,  # what the Mimicry is; a: 1 for the first card of the pile
    TARGET,  # whom to attack; a: kind of card; b: 1 when he need not; a Fantastic Four adds twice the cards left
    COUNTER,  # the victim may counter; a and b as for STRIKE
    LUCKY,  # may play Lucky Bastard; a: players asked before
    NICE,  # may play Nice Try; a: players asked before
    GIVING,  # gives a cards to b % 8; b // 8: GIFT_CARDS, EXCHANGE_CARDS, ANY_CARDS
    STEALING,  # takes a cards out of the hand of b
    DISCARDING,  # throws a cards away; b: 1 when he need not
    LAYING,  # lays a card face down; a: GAMBLING_MAN or RUSSIAN_ROULETTE
    CHOOSING_PERSON,  # a: the event; b: Distributor: who gets a hand, Identity Theft: 1 + the first victim, else the card
    SCATTERING,  # Merry Christmas: the next card to give away
    BUYING,  # takes a card from the market
    DARING,  # Seppuku?
    WATCHING,  # looks at the open hands
    CHOOSING_EVENT,  # a: EVENT_MANAGER or REPEAT
    DEAL_NEXT,  # the hands lie open and are counted; all look at them, and last the next dealer deals
) = range(LAST_PROCESS + 1, LAST_PROCESS + 20)

MUST_WISH, MAY_WISH, COLOUR_OR_NUMBER = range(3)
GIFT_CARDS, EXCHANGE_CARDS, ANY_CARDS = range(3)
"""Which cards may be given: for Gift and Exchange no Fuck You, in an event any."""

# Events: what happened. A card's ``seen`` tells who saw it. Absent numbers are NONE.
(
    ROUND_STARTS,  # seat deals; a: number of the round, from 1
    DEALS,  # seat was dealt card
    TURNS_UP,  # card is the first of the pile, as if seat, the dealer, had played it
    PUTS_BACK,  # card, a Curse, went back into the stack
    PLAYS,  # seat played card; a: kind of frame it was for (TURN, COUNTER, LUCKY, NICE)
    DRAWS,  # seat drew card from the stack
    WISHES,  # seat wishes; a: colour or NONE; b: number or 0
    GOES_ON,  # the game goes on with colour a (Colour Swap, Mimicry); seat chose it
    MIMICS,  # the Mimicry of seat is a card of kind a
    ATTACKS,  # seat attacks a with kind b % 32; b // 32: cards of a Fantastic Four
    DECLINES,  # seat does without the effect of kind a
    COUNTERS,  # seat countered the kind a of b
    HANDS,  # card went from seat to a; b: 1 when it was drawn blindly
    LOOKS,  # seat looks into the hand of a
    SEES,  # ... and sees card there (seat, a as before); or in the hand that he has got, when a is himself
    SHOWS,  # seat shows card to all; a: as the how many-th of its face, from 0
    COUNTS,  # seat has a cards of those in question; b: for which kind of special card, or 32 + which event
    LAYS,  # seat laid card face down; a: for whom, or NONE
    GETS,  # seat took card from what was laid; a: who had laid it
    PUTS_ON_STACK,  # a laid cards were shuffled and put on the stack
    OFFERS,  # card lies open on the market
    TAKES,  # seat took card from the market
    DISCARDS,  # seat threw card away
    OPENS_STACK,  # seat turned up card, the top of the stack; it is discarded
    GOES_TO,  # the whole hand of seat goes to a (all these at once, at HANDS_GONE)
    HANDS_GONE,
    POOLS,  # the hands of the seats in bitmask a are put together and shuffled
    SKIPS,  # seat will be skipped
    IS_SKIPPED,
    TURNS,  # the turn of seat begins
    UNCOVERS,  # seat uncovered event a; b: 1 when it is only offered
    EXECUTES,  # seat executes event a
    PROTECTS,  # seat is protected from the next event
    TICKS,  # seat has a turns left
    ACCOUNT,  # the account of seat changes by a to b
    SWITCHES,  # seat and a exchange their accounts (b: 0) or places (b: 1)
    EXHAUSTS,  # seat must draw and the stack is used up
    ROUND_ENDS,  # a: why (0: a hand is empty)
    SCORES,  # the round counts a points for seat; b: his account now
    GAME_ENDS,
) = range(1, 41)

EVENT_NAMES: dict[int, str] = dict(
    enumerate(
        (
            "round_starts", "deals", "turns_up", "puts_back", "plays", "draws", "wishes", "goes_on", "mimics", "attacks",
            "declines", "counters", "hands", "looks", "sees", "shows", "counts", "lays", "gets", "puts_on_stack",
            "offers", "takes", "discards", "opens_stack", "goes_to", "hands_gone", "pools", "skips", "is_skipped",
            "turns", "uncovers", "executes", "protects", "ticks", "account", "switches", "exhausts", "round_ends",
            "scores", "game_ends",
        ),
        start=1,
    )
)  # fmt: skip

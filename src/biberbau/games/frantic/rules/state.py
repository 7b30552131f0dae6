"""The state of a game of Frantic: one flat record.

**Cards.** Hands, stack and discard pile are bags: how many cards of each face lie there. Only what Russian Roulette has
put on top of the stack has an order (``pack``). What is on its way between two decisions lies in ``aside``.

**Knowledge.** In an unordered hand an observer knows "at least k of a face". ``known`` has one byte for each card of the
box: the seats that know in whose hand this one lies, and ``holder`` whose that is. Copies of a face are in order of
their holders, then those that nobody places, 0 in both. The k-th of a hand has the seats that know that at least k lie
there: so a seat's bit is set for the first copies, up to its k. Holders know their own hands; a holder's own bit stands
for everybody and every spectator, and only then all bits are set. A card that leaves openly lowers its face's k for all.

What everybody knows decides who is asked for an answer (F140), so it is followed further. Where a card leaves unseen (a
blind draw, a secret gift), what all knew of that hand comes adrift: ``loose``. Each of these cards still lies in one of
a few places, the hand or where the unseen card went, and of all of them only as many are gone as cards have left unseen
since each came. One number for each card adrift, in descending order: a bit for each hand and for ``ASIDE``, ``ON_TOP``
and ``DECK``; from bit ``ORIGIN`` on the hand that it may have left; from ``LEFT`` on how many cards have left that hand
unseen since it came, ``ANY`` when that says nothing; from ``FACE`` on its face. ``room``: of all these no more lie in a
hand than this. So after a blind draw out of an open hand all know that some card of it lies with the player who
drew, and is no longer here, whatever is drawn next. Also adrift is what all saw go into the stack. Where one turns up
that may have been one of several, only what holds in any case is kept.

All can tell at times that a hand has none of a face: after Vandalism, Black Hole, Special Favours, or when somebody
could not lay for Gambling Man, had to draw after a 2nd Chance or has shown the highest cards. ``lack`` keeps, for each
hand and face, 1 and how many cards of ``late`` had come then: of its cards that are not known only these that came
since can be of it. ``late`` lists for a hand the cards that came not seen by all, as the seats that saw them, with the
holder's bit where spectators know which it was.

What a single player knows beyond that follows from all that they saw: a record of its own (``knowledge.py``).

What lies face down in ``aside`` is known to the player who laid it.

**Decisions** are a stack of frames. Frames up to ``LAST_PROCESS`` go on by themselves; what is to follow lies below
what is to be done first, so nothing in the rules calls itself. ``END_PLAY`` is always at the bottom of a round: there
the round ends or the next turn begins.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Protocol

import numpy as np

from ....errors import PositionError
from ....kernel.events import Event, EventKind, EventNumber
from ....kernel.numbers import whole_number
from ....kernel.record import dtype_of, int8, int8s, int16, int16s, int64, uint8, uint8s, uint32s
from ...common.document.fields import FrameKind, Number, OneOf, Seat
from . import deck
from .actions import SEAT_LETTERS

PLAYERS, DEPTH, PACK = 8, 10, 32
LATE = 12
"""This many cards that came late are told apart; of more, what was said longest ago is forgotten."""
ASIDE, ON_TOP, DECK = range(PLAYERS, PLAYERS + 3)
"""Places of a card adrift beside the hands: on its way, on top of the stack (``pack``), in the rest of the stack."""
PLACES = (1 << DECK + 1) - 1
ORIGIN, LEFT, FACE, ANY = DECK + 1, DECK + 4, DECK + 7, 7
"""Where in a number in ``loose`` these begin; ``ANY``: the largest ``LEFT``."""
FACE_BITS = 63
LOOSE = 80
"""At most this many cards adrift are followed; further ones are forgotten."""
HAND = 7
"""Cards dealt to each."""


class State(Protocol):
    """One game. Hidden: hands but for what is ``known``, ``deck``, ``pack``, and ``aside`` from all but its owner."""

    stack: Annotated[int8s, DEPTH, 4]  # decision stack: kind, seat, a, b
    depth: int8
    option: Annotated[int16s, 17]  # see options.py
    round_n: int16  # number of the round, from 0
    dealer: int8
    seat: int8  # whose turn it is
    at: Annotated[int8s, PLAYERS]  # who sits at each place, in play order; Identity Theft exchanges places
    hand: Annotated[int8s, PLAYERS, deck.FACES]  # hands by faces (concealed: what the observer knows)
    hand_n: Annotated[int16s, PLAYERS]
    known: Annotated[uint8s, deck.CARDS]  # see above
    holder: Annotated[int8s, deck.CARDS]
    told: Annotated[
        uint8s, PLAYERS
    ]  # whose knowledge of its hand each can tell: not that of a hand got whole
    loose: Annotated[uint32s, LOOSE]  # see above
    loose_n: int8
    loose_faces: int64  # for haste: bitmask of the faces there, modulo FACE_BITS;
    loose_at: uint8  # of the hands where one can lie;
    sunk: int8  # 1: one may lie ASIDE, ON_TOP or in the DECK
    room: Annotated[uint8s, PLAYERS]  # of those at most this many lie in each hand
    lack: Annotated[int8s, PLAYERS, deck.FACES]  # see above
    late: Annotated[uint8s, PLAYERS, LATE]
    late_n: Annotated[int8s, PLAYERS]
    lacking: uint8  # bitmask of the seats of whose hands these say something
    deck: Annotated[int8s, deck.FACES]  # the stack by faces (UNKNOWN in every place when concealed)
    deck_n: int16
    pack: Annotated[int8s, PACK]  # cards on top of the stack, the last one is the topmost
    pack_n: int8
    discard: Annotated[int8s, deck.FACES]  # everything that has been played or thrown away
    top: int8  # the card that lies on top, or NONE
    colour: int8  # what the next card must match: colour or NONE,
    number: int8  # number or 0,
    symbol: int8  # kind of a coloured special card or 0; or, if ANY_CARD, nothing
    last_colour: int8  # the last colour played (F102), or NONE
    skipped: uint8  # seats whose next turn is skipped
    events_left: int64  # bitmask: events that have not been uncovered
    events_seen: int64  # bitmask: events uncovered in this round
    offer: Annotated[int8s, 3]  # the events that Event Manager has uncovered, or NONE
    shield: uint8  # seats that Lucky Bastard protects from the event that is due
    heir: uint8  # seats protected from a Plague, and so from ...
    heir_n: int8  # ... that many more events
    marked: uint8  # Crowdfunding: who gets cards
    shares: Annotated[
        int8s, PLAYERS
    ]  # Fantastic Four: cards dealt out; Distributor: whose hand each gets + 1
    aside: Annotated[int8s, deck.CARDS]  # cards on their way in the order in which they were laid, else NONE
    aside_by: Annotated[int8s, deck.CARDS]  # by whom (times 8) and for whom; ON_MARKET: open; 0: none
    aside_n: int16
    bomb: int8  # 1: a Time Bomb ticks
    bomb_left: Annotated[int8s, PLAYERS]  # turns that each still has
    bomb_safe: uint8  # seats protected from it
    last_chance: int8  # 1: every emptied hand means an event
    chance_safe: uint8  # seats protected from that
    chanced: uint8  # empty hands that have had their event
    plus_one: int8  # 1: who draws draws one more
    plus_safe: uint8  # seats protected from that
    robbed: uint8  # seats whose last card went into another hand
    over: int8  # why the round ends at once, 0: it does not
    spared: uint8  # seats protected from the event that ended it
    points: Annotated[int16s, PLAYERS]  # the score sheet; without one the rounds won
    round_points: Annotated[int16s, PLAYERS]  # what the last round counted


DTYPE = dtype_of(State)

ANY_CARD = 127
"""``symbol``: any card may be played, a black one too (F8)."""
ON_MARKET = 64
"""``aside_by`` of a card that lies open for all."""


class Over(IntEnum):
    """``over``: why the round ends at once; the higher number counts. 0: a hand is empty."""

    EXHAUSTED = 1
    TIME_BOMB = 2
    FINISH_LINE = 3
    DOOMSDAY = 4


WHY_OVER = {0: "-", **{int(why): why.name.lower().replace("_", " ") for why in Over}}
"""What documents call them."""

MASKS = {
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
"""The bitmasks of seats, by their column."""


class Wish(IntEnum):
    """What may be wished for."""

    MUST = 0
    MAY = 1
    COLOUR_OR_NUMBER = 2


class Cards(IntEnum):
    """Which cards may be given: for Gift and Exchange no Fuck You, in an event any."""

    GIFT = 0
    EXCHANGE = 1
    ANY = 2


class _SeatAnd:
    """A seat and a number up to 4: ``"b 2"``."""

    def write(self, state: np.record, number: int) -> str:
        """Both."""
        return f"{SEAT_LETTERS[number & 7]} {number >> 3}"

    def read(self, state: np.record, value: object, field: str) -> int:
        """Seat, and 8 times the number."""
        letter, _, digits = str(value).partition(" ")
        number = whole_number(digits)
        if number is None or not 0 <= number <= 4:
            raise PositionError(f'{field}: a seat and a number expected, like "b 0", not {value!r}')
        return _SEAT.read(state, letter, field) + 8 * number


_SEAT, _NUMBER = Seat(SEAT_LETTERS), Number(0, 127, otherwise=0, quiet=True)
_KIND = OneOf(dict(enumerate(deck.KIND_NAMES)))
_EVENT = OneOf(dict(enumerate(deck.EVENT_TITLES)))


class Frame(FrameKind):
    """What is decided. Those up to ``LAST_PROCESS`` go on by themselves, the others wait for their seat."""

    END_PLAY = (
        "the end of a play, which is always the lowest; `refused`: all have been asked for Nice Try; "
        "`acts_again`: the same seat has the next turn (F44)",
        ("refused", _NUMBER),
        ("acts_again", _NUMBER),
    )
    STRIKE = (
        "an attack takes effect on the seat, if it is not countered; `with`: the kind of card; `by`: as for `counter`",
        ("with", _KIND),
        ("by", _SeatAnd()),
    )
    EXCHANGING = (
        "the seat has given its cards for an Exchange, and draws `from` the other",
        None,
        ("from", _SEAT),
    )
    EVENTS = "the seat brings about events, one after another; `left`: how many more", ("left", _NUMBER)
    ASK_LUCKY = "Lucky Bastard is asked for; `asked`: how many have been asked", ("asked", _NUMBER)
    UNCOVER = "the seat uncovers an event card"
    EVENT = (
        "the event that the seat has brought about; `step`: how far it is",
        ("event", _EVENT),
        ("step", _NUMBER),
    )
    ASK_NICE = "Nice Try is asked for; `asked`: how many have been asked", ("asked", _NUMBER)
    RESCUE = "after a Nice Try: who has no cards draws three"
    TURN = (
        "a card, or to draw; `drawn`: has drawn; `second_chance`: on a 2nd Chance",
        ("drawn", _NUMBER),
        ("second_chance", _NUMBER),
    )
    WISHING = (
        "a wish; `mode`: 0 for a colour, 1 for a colour or nothing, 2 for a colour or a number; `must_attack`: the "
        "player who wishes for nothing must attack",
        ("mode", _NUMBER),
        ("must_attack", _NUMBER),
    )
    COLOURING = (
        "with which colour the game goes on; `colours`: 1 blue, 2 red, 4 green, 8 yellow, added up; `as`: what the card "
        "is",
        ("colours", _NUMBER),
        ("as", _KIND),
    )
    MIMIC = "what the Mimicry is; `first`: it is the first card of the round", ("first", _NUMBER)
    TARGET = (
        "whom to attack; `choice`: 1 if the seat may leave it; for a Fantastic Four also twice the cards still to be "
        "dealt out",
        ("with", _KIND),
        ("choice", _NUMBER),
    )
    COUNTER = (
        "when attacked: a Counterattack? `by`: who attacks, and the cards of a Fantastic Four (otherwise 0)",
        ("with", _KIND),
        ("by", _SeatAnd()),
    )
    LUCKY = (
        "Lucky Bastard? `asked`: how many were asked before, beginning with the player whose turn it is",
        ("asked", _NUMBER),
    )
    NICE = "Nice Try? `asked`: as for `lucky`", ("asked", _NUMBER)
    GIVING = (
        "which cards to give; `cards`: how many; `to`: to whom, and 0 for a Gift, 1 for an Exchange, 2 in an event",
        ("cards", _NUMBER),
        ("to", _SeatAnd()),
    )
    STEALING = "which cards to steal; `cards`: how many; `from`: whom", ("cards", _NUMBER), ("from", _SEAT)
    DISCARDING = (
        "what to throw away; `cards`: how many; `optional`: as many of them as the seat likes",
        ("cards", _NUMBER),
        ("optional", _NUMBER),
    )
    LAYING = "which card to lay face down; `event`: Gambling Man or Russian Roulette", ("event", _EVENT)
    CHOOSING_PERSON = (
        "whom an event is about; `about`: Distributor: the number of the seat (from 0) that gets the hand; Identity "
        "Theft: 1 more than that of the first victim; otherwise 0",
        ("event", _EVENT),
        ("about", _NUMBER),
    )
    SCATTERING = (
        "Merry Christmas: a card for the next player, or enough for that one; `step`: how many have had theirs, from "
        "the giver's right",
        None,
        ("step", _NUMBER),
    )
    BUYING = "which card of the market to take"
    DARING = "Seppuku?"
    WATCHING = "enough of the open hands?"
    CHOOSING_EVENT = "which event is executed; `for`: Event Manager or Repeat", ("for", _EVENT)
    DEAL_NEXT = "the next dealer: deal; before that, the others: seen enough?"


LAST_PROCESS = Frame.RESCUE

# What events say in numbers.
round_n = EventNumber("round_n")
question = EventNumber("question")
colour = EventNumber("colour")
number = EventNumber("number")
kind = EventNumber("kind")
other = EventNumber("other")
attack = EventNumber("attack")
blind = EventNumber("blind")
copy = EventNumber("copy")
count = EventNumber("count")
asked = EventNumber("asked")
to = EventNumber("to")
by = EventNumber("by")
pooled = EventNumber("pooled")
event_card = EventNumber("event_card")
offered = EventNumber("offered")
left = EventNumber("left")
change = EventNumber("change")
account = EventNumber("account")
places = EventNumber("places")
why = EventNumber("why")
points = EventNumber("points")
sort = EventNumber("sort")

BY_EVENT = 32
"""``asked``: added to the number of an event, to tell it from a kind of card."""


class Ev(EventKind):
    """What happens. A card's ``seen`` tells who saw it; numbers and seats that there are not are NONE."""

    ROUND_STARTS = "`seat` deals; `round_n`: the round, from 1", round_n
    DEALS = "`seat` was dealt `card`"
    TURNS_UP = "`card` is the first of the pile, as if `seat`, the dealer, had played it"
    PUTS_BACK = "`card`, a Curse, went back into the stack"
    PLAYS = "`seat` played `card`; `question`: the kind of question that it answered", question
    DRAWS = "`seat` drew `card` from the stack"
    WISHES = "`seat` wishes for a `colour` (or -2) or a `number` (or 0); neither: for nothing", colour, number
    GOES_ON = "the game goes on with a `colour`, by a card of this `kind`", colour, kind
    MIMICS = "the Mimicry of `seat` is a card of this `kind`", kind
    ATTACKS = (
        "`seat` attacks seat `other`; `attack` modulo 32: the kind of card; the rest: cards of a Fantastic Four",
        other,
        attack,
    )
    DECLINES = "`seat` does without the effect of a card of this `kind`", kind
    COUNTERS = "`seat` countered a card of this `kind`, which seat `other` had played", kind, other
    HANDS = "`card` went from `seat` to seat `to`; `blind`: 1 when it was drawn blindly", to, blind
    LOOKS = "`seat` looks at the hand of seat `other`", other
    SEES = "and sees `card` there; `other` is `seat` itself: in the hand that it has got", other
    SHOWS = "`seat` shows `card` to all; `copy`: which copy of its face this is, counted from 0", copy
    COUNTS = (
        "`seat` has `count` cards of what is `asked`: a kind of card, or 32 plus an event",
        count,
        asked,
    )
    LAYS = (
        "`seat` laid `card`, which is of this `sort` (`rules/sorts.py`), face down, for seat `to` or (-2) for nobody",
        to,
        sort,
    )
    GETS = "`seat` took `card`, which seat `by` had laid", by
    PUTS_ON_STACK = "`count` laid cards were shuffled and put on the stack", count
    OFFERS = "`card` lies open; `by`: the seat that had laid it, -2 when it is from the stack", by
    TAKES = "`seat` took `card` of those that lie open"
    DISCARDS = "`seat` threw `card` away"
    OPENS_STACK = "`seat` turned up `card` for Seppuku"
    GOES_TO = "the whole hand of `seat` goes to seat `to`; all such hands go at once, at `hands_gone`", to
    HANDS_GONE = "the hands named by `goes_to` change places now"
    POOLS = "the hands of the seats in the bitmask `pooled` are put together", pooled
    SKIPS = "`seat` will miss its next turn"
    IS_SKIPPED = "it misses it"
    TURNS = "the turn of `seat` begins"
    UNCOVERS = (
        "`seat` uncovered the event `event_card`; `offered`: 1 when it is only offered",
        event_card,
        offered,
    )
    EXECUTES = "`seat` executes the event `event_card`", event_card
    PROTECTS = "`seat` is protected from the next event"
    TICKS = "`seat` has this many turns `left`", left
    ACCOUNT = "the account of `seat` changes by `change` to `account`", change, account
    SWITCHES = "`seat` and seat `other` exchange accounts (`places`: 0) or places (1)", other, places
    EXHAUSTS = "`seat` must draw, and the stack is used up"
    ROUND_ENDS = (
        "`why`: 0 a hand is empty, 1 the stack is used up, 2 Time Bomb, 3 Finish Line, 4 Doomsday",
        why,
    )
    SCORES = "the round counts this many `points` for `seat`; `account`: its account now", points, account
    GAME_ENDS = "the last round is over"
    LACKS = "`seat` has no card of a `sort` (`rules/sorts.py`), beside those that it has just shown", sort
    DIFFERS = "`seat` has no number twice"


def attack_kind(event: Event) -> int:
    """The kind of card of an attack."""
    return attack(event) % 32


def attack_cards(event: Event) -> int:
    """How many cards of a Fantastic Four an attack is."""
    return attack(event) // 32

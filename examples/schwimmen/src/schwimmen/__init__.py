"""Schwimmen: three cards in hand, three in the middle; the lowest hand loses a life."""

from __future__ import annotations

from enum import IntEnum, auto

import numpy as np
from numpy.typing import NDArray

from biberbau.games.common.defaults.game import game
from biberbau.games.common.document import fields
from biberbau.games.common.document.fields import (
    Each,
    Face,
    FrameKind,
    Maybe,
    Number,
    Seat,
    Single,
    by_seat,
    cells,
    one,
    place,
)
from biberbau.games.common.document.zones import Zone
from biberbau.kernel import bag
from biberbau.kernel.actions import ActionTable, Family
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import ALL_SEATS, EventKind, EventNumber, Events, tell, tell_card, tell_open
from biberbau.kernel.options import OptionPlace, option
from biberbau.kernel.rng import Rng
from biberbau.kernel.stack import KIND, SEAT, A, actor, pop, push, set_top, top

# -------------------------------------------------------------------------------------------------- what there is

RANKS = ("7", "8", "9", "10", "j", "q", "k", "a")
SUITS = "cshd"
NAMES = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
FACES = len(NAMES)
COPIES = np.ones(FACES, dtype=np.int8)

HALVES = np.array((14, 16, 18, 20, 20, 20, 20, 22), dtype=np.int8)
"""What a rank counts, in half points."""
ACE = RANKS.index("a")
THREE, BEST, FIRE = 61, 62, 66
"""Hands in half points: three of a kind, the most in one suit, three aces."""


class Opt(OptionPlace):
    """Options."""

    PLAYERS = option(4, "How many play.", "S1", low=2, high=8)
    LIVES = option(3, "How many lives everybody has before they swim.", "S7", low=1, high=3)


PLACES = ("1", "2", "3")

TABLE = ActionTable(
    (
        Family("take", PLACES, "this card of the middle is to come into the hand"),
        Family("give", PLACES, "this card of the hand is laid in its place"),
        Family("finish", PLACES, "the same, and the hand is shown: it is worth 31, or three aces"),
        Family("swap", meaning="the whole hand for the three cards in the middle"),
        Family("pass", meaning="no exchange; when all pass, three other cards come into the middle"),
        Family("knock", meaning="everybody else has one more turn, then the hands are compared"),
        Family("show", meaning="the hand is shown: it is worth 31, or three aces"),
        Family("on", meaning="on with the next round"),
    )
)
TAKE, GIVE, FINISH, SWAP, PASS, KNOCK, SHOW, ON = (TABLE.first[word] for word in TABLE.first)

PLAYERS = 8
HAND = 3
MOST_AWAY = FACES - 3 * HAND  # two play
OUT = -1
"""Lives of a player who is out; 0: swimming."""

DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)),  # decision stack: kind, seat, a, b
            ("depth", "i1"),
            ("option", "i1", (2,)),  # see options.py
            ("lives", "i1", (PLAYERS,)),
            ("hand", "i1", (PLAYERS, HAND)),  # NONE: of a player who was out before this round
            ("known", "i1", (PLAYERS,)),  # bitmask of the cards of a hand that everybody has seen
            ("middle", "i1", (HAND,)),
            (
                "away",
                "i1",
                (MOST_AWAY,),
            ),  # laid aside in this round, the latest last: everybody has seen them
            ("away_n", "i1"),
            ("deck", "i1", (FACES,)),  # how many there are of each face: nobody knows
            ("deck_n", "i1"),
            ("first", "i1"),  # who began this round
            ("passes", "i1"),  # in a row, while nobody has knocked
            ("knocker", "i1"),  # or NONE
            ("round_n", "i2"),  # rounds that are over
        ],
    )
)


class Frame(FrameKind):
    """What is decided."""

    TURN = "exchange cards, pass, knock or show"
    GIVE = "which card of the hand goes into the place of the one that is taken", ("take", place(HAND))
    LOOK = "on with the next round, when everybody has looked at the hands"


slot, spot = EventNumber("slot"), EventNumber("spot")  # in a hand, in the middle
halves, left = EventNumber("halves"), EventNumber("left")


class Ev(EventKind):
    """What happens."""

    DEALS = "a round begins: the cards are shuffled; `seat` is the first to play"
    GETS = "`seat` was dealt `card` (the others do not see it)", slot
    OPENS = "`card` was laid open in the middle", spot
    LAYS = "`seat` laid `card` in the middle", slot, spot
    TAKES = "`seat` took `card` from the middle", slot, spot
    PASSES = "`seat` passes"
    KNOCKS = "`seat` knocks: everybody else has one more turn"
    CLEARS = "all have passed: the cards in the middle are laid aside"
    SHOWS = "`seat` shows a hand that ends the round"
    REVEALS = "the round is over: `seat` has `card`", slot
    COUNTS = "what the hand of `seat` is worth, in half points", halves
    LOSES = "`seat` loses a life: how many are left, 0: swimming, -1: out", left
    EVEN = "all hands are worth the same: nobody loses a life"


class Why(IntEnum):
    """The rule that forbids an action; ``LEGAL``: none does."""

    LEGAL = 0
    ROUND_IS_OVER = auto()  # everybody looks at the hands first
    ROUND_GOES_ON = auto()  # there is nothing to look at yet
    GIVE_FIRST = auto()  # a card was taken: one of the hand goes into its place
    TAKE_FIRST = auto()  # a card is given only for another one
    NOT_WORTH_IT = auto()  # only 31 or three aces are shown (S6)
    KNOCKED = auto()  # there is one last turn for each (S3)


LETTERS = Seat("abcdefgh")
_SEEN = Face(NAMES, hidden=False)
REST = fields.rest(NAMES, "middle", "away", by_seat=("hand",))
FIELDS = (
    by_seat("lives", "by seat: -1 is out, 0 swims", Single(Number(OUT, 3)), LETTERS),
    by_seat("hand", "by seat: three cards, null of who is out", Each(Maybe(Face(NAMES), null=True)), LETTERS),
    by_seat("known", "by seat: cards that everybody has seen", Single(fields.Mask(HAND)), LETTERS, otherwise={}),
    cells("middle", "the cards in the middle", Each(_SEEN)),
    cells("away", "cards that were laid aside in this round, the latest last", fields.Pile(_SEEN), otherwise=[]),
    cells("deck", "the others; absent: all that lie nowhere else", fields.Bag(NAMES, hidden=True), otherwise=REST),
    one("first", "who began this round", LETTERS, otherwise="a"),
    one("passes", "how many have passed in a row", Number(0, PLAYERS, otherwise=0)),
    one("knocker", "who has knocked, if anybody", Maybe(LETTERS)),
    one("rounds", "rounds that are over", Number(0, 10_000, otherwise=0), "round_n"),
    fields.decisions(Frame, LETTERS, "who decides", otherwise=[{"kind": "turn", "seat": "a"}]),
)  # fmt: skip

ZONES = (
    Zone("lives", "tokens", owner="seat"),
    Zone("hand", "hand", owner="seat", taps=("finish", "give"), place=slot),
    Zone("middle", "row", taps=("take",), place=spot),
    Zone("deck", "pile"),
    Zone("away", "pile", covered="all"),
)
MOVES = {
    Ev.GETS: ("deck", "hand"),
    Ev.OPENS: ("deck", "middle"),
    Ev.LAYS: ("hand", "middle"),
    Ev.TAKES: ("middle", "hand"),
    Ev.REVEALS: ("hand", "hand"),
}

# ------------------------------------------------------------------------------------------- the rules, compiled


@compiled
def worth(first: int, second: int, third: int) -> int:
    """Three cards in half points: the best suit, or 30½ for three of a kind; three aces are fire."""
    ranks = len(RANKS)
    if first % ranks == second % ranks == third % ranks:
        return FIRE if first % ranks == ACE else THREE
    best = 0
    for suit in range(len(SUITS)):
        points = 0
        for card in (first, second, third):
            points += int(HALVES[card % ranks]) if card // ranks == suit else 0
        best = max(best, points)
    return best


@compiled
def value(state: np.record, seat: int) -> int:
    """What a hand is worth, in half points."""
    return worth(int(state.hand[seat, 0]), int(state.hand[seat, 1]), int(state.hand[seat, 2]))


@compiled
def is_best(state: np.record, seat: int) -> bool:
    """Whether a hand is worth 31, or fire."""
    return value(state, seat) >= BEST


@compiled
def value_after(state: np.record, seat: int, slot: int) -> int:
    """What it would be worth with the card that is being taken in the place of one of its own."""
    taken = int(state.middle[top(state, A)])
    one, other = int(state.hand[seat, (slot + 1) % HAND]), int(state.hand[seat, (slot + 2) % HAND])
    return worth(taken, one, other)


@compiled
def is_in(state: np.record, seat: int) -> bool:
    """Whether a seat still plays."""
    return bool(seat < state.option[Opt.PLAYERS] and state.lives[seat] > OUT)


@compiled
def how_many_in(state: np.record) -> int:
    """How many still play."""
    count = 0
    for seat in range(state.option[Opt.PLAYERS]):
        count += 1 if is_in(state, seat) else 0
    return count


@compiled
def next_in(state: np.record, seat: int) -> int:
    """The next seat that still plays."""
    seat = (seat + 1) % int(state.option[Opt.PLAYERS])
    while not is_in(state, seat):
        seat = (seat + 1) % int(state.option[Opt.PLAYERS])
    return seat


@compiled
def deal(state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Lives for everybody, and the first round. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    for seat in range(state.option[Opt.PLAYERS]):
        state.lives[seat] = state.option[Opt.LIVES]
    start_round(state, 0, rng, events)


@compiled
def start_round(state: np.record, first: int, rng: Rng, events: Events) -> None:
    """Three cards for everybody who is in, and three for the middle (S2)."""
    bag.refill(state.deck, COPIES)
    state.deck_n = FACES
    state.away[:] = NONE
    state.away_n, state.passes, state.knocker, state.first = 0, 0, NONE, first
    tell(events, Ev.DEALS, seat=first)
    for seat in range(state.option[Opt.PLAYERS]):
        state.known[seat] = 0
        for slot in range(HAND):
            state.hand[seat, slot] = NONE
            if is_in(state, seat):
                card = next_card(state, rng)
                state.hand[seat, slot] = card
                tell_card(events, Ev.GETS, seat=seat, card=card, a=slot, seen=1 << seat, knew=0)
    open_middle(state, rng, events)
    push(state, Frame.TURN, first, 0, 0)


@compiled
def next_card(state: np.record, rng: Rng) -> int:
    """The deck's next card."""
    card = bag.draw(state.deck, state.deck_n, rng)
    state.deck_n -= 1
    return card


@compiled
def open_middle(state: np.record, rng: Rng, events: Events) -> None:
    """Three cards for all to see."""
    for slot in range(HAND):
        state.middle[slot] = next_card(state, rng)
        tell_card(events, Ev.OPENS, card=state.middle[slot], a=slot, seen=ALL_SEATS, knew=0)


@compiled
def why(state: np.record, action: int) -> Why:
    """The rule that forbids an action to the seat that decides."""
    kind, seat = top(state, KIND), actor(state)
    if (kind == Frame.LOOK) != (action == ON):
        return Why.ROUND_IS_OVER if kind == Frame.LOOK else Why.ROUND_GOES_ON
    if kind != Frame.LOOK and (kind == Frame.GIVE) != (GIVE <= action < SWAP):
        return Why.GIVE_FIRST if kind == Frame.GIVE else Why.TAKE_FIRST
    if action == KNOCK and state.knocker != NONE:
        return Why.KNOCKED
    shows = action == SHOW and not is_best(state, seat)
    finishes = FINISH <= action < SWAP and value_after(state, seat, action - FINISH) < BEST
    return Why.NOT_WORTH_IT if shows or finishes else Why.LEGAL


@compiled
def apply(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action."""
    seat = actor(state)
    if action == ON:
        look_on(state, seat, rng, events)
    elif action < GIVE:
        set_top(state, KIND, Frame.GIVE)
        set_top(state, A, action)
    else:
        play(state, seat, action, events)
        if action == SHOW or FINISH <= action < SWAP or (action == SWAP and is_best(state, seat)):
            tell(events, Ev.SHOWS, seat=seat)
            end_round(state, events)
        else:
            end_turn(state, seat, rng, events)


@compiled
def play(state: np.record, seat: int, action: int, events: Events) -> None:
    """A turn; after a knock nobody counts those who pass (S3, S4)."""
    if action < SWAP:
        exchange(state, seat, (action - GIVE) % HAND, top(state, A), 1, events)
    elif action == SWAP:
        exchange(state, seat, 0, 0, HAND, events)
    elif action == PASS:
        tell(events, Ev.PASSES, seat=seat)
        state.passes += 1 if state.knocker == NONE else 0
    elif action == KNOCK:
        tell(events, Ev.KNOCKS, seat=seat)
        state.knocker, state.passes = seat, 0


@compiled
def exchange(state: np.record, seat: int, slot: int, place: int, count: int, events: Events) -> None:
    """``count`` cards of a hand, from ``slot`` on, change places with those in the middle, from ``place`` on."""
    for i in range(count):
        laid = state.hand[seat, slot + i]
        knew = ALL_SEATS if int(state.known[seat]) >> slot + i & 1 else 1 << int(seat)
        tell_card(events, Ev.LAYS, seat=seat, card=laid, a=slot + i, b=place + i, seen=ALL_SEATS, knew=knew)
    for i in range(count):
        taken = state.middle[place + i]
        tell_open(events, Ev.TAKES, seat=seat, card=taken, a=slot + i, b=place + i)
        state.middle[place + i] = state.hand[seat, slot + i]
        state.hand[seat, slot + i] = taken
        state.known[seat] |= np.int8(1 << slot + i)
    state.passes = 0


@compiled
def end_turn(state: np.record, seat: int, rng: Rng, events: Events) -> None:
    """The next one's turn, unless it has come round to the one who knocked; if all have passed, there is a new middle."""
    following = next_in(state, seat)
    all_passed = state.passes == how_many_in(state)
    if following == state.knocker or (all_passed and state.deck_n < HAND):
        end_round(state, events)
        return
    if all_passed:
        clear(state, rng, events)
    set_top(state, KIND, Frame.TURN)
    set_top(state, SEAT, following)
    set_top(state, A, 0)


@compiled
def clear(state: np.record, rng: Rng, events: Events) -> None:
    """All have passed: the three cards in the middle are laid aside, and three others come (S4)."""
    tell(events, Ev.CLEARS)
    for slot in range(HAND):
        state.away[state.away_n] = state.middle[slot]
        state.away_n += 1
    state.passes = 0
    open_middle(state, rng, events)


@compiled
def end_round(state: np.record, events: Events) -> None:
    """All hands are shown; the player with least loses a life, after fire everybody else does (S5, S6)."""
    least, most = FIRE, 0
    for seat in range(state.option[Opt.PLAYERS]):
        if is_in(state, seat):
            reveal(state, seat, events)
            least, most = min(least, value(state, seat)), max(most, value(state, seat))
    if least == most:
        tell(events, Ev.EVEN)
    for seat in range(state.option[Opt.PLAYERS]):
        if is_in(state, seat) and least < most:
            if value(state, seat) == least or (most == FIRE and value(state, seat) < most):
                state.lives[seat] -= 1
                tell(events, Ev.LOSES, seat=seat, a=state.lives[seat])
    state.round_n += 1
    state.passes, state.knocker = 0, NONE
    pop(state)
    if how_many_in(state) > 1:
        push(state, Frame.LOOK, next_in(state, state.option[Opt.PLAYERS] - 1), 0, 0)


@compiled
def reveal(state: np.record, seat: int, events: Events) -> None:
    """A hand is laid open and counted."""
    for slot in range(HAND):
        card = state.hand[seat, slot]
        knew = ALL_SEATS if int(state.known[seat]) >> slot & 1 else 1 << seat
        tell_card(events, Ev.REVEALS, seat=seat, card=card, a=slot, seen=ALL_SEATS, knew=knew)
    state.known[seat] = (1 << HAND) - 1
    tell(events, Ev.COUNTS, seat=seat, a=value(state, seat))


@compiled
def look_on(state: np.record, seat: int, rng: Rng, events: Events) -> None:
    """When everybody has looked, the next round begins with the next player (S8)."""
    following = next_in(state, seat)
    if following > seat:
        set_top(state, SEAT, following)
    else:
        pop(state)
        start_round(state, next_in(state, state.first), rng, events)


@compiled
def score(state: np.record, seat: int) -> int:
    """Lives: 0 while somebody swims, -1 when they are out; the one who is in at the end has most."""
    return int(state.lives[seat])


@compiled
def rounds_over(state: np.record) -> int:
    """How many rounds are over."""
    return int(state.round_n)


@compiled
def conceal(state: np.record, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    state.deck[:] = UNKNOWN
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(HAND):
            hidden = seat != observer and int(state.known[seat]) >> slot & 1 == 0
            if hidden and state.hand[seat, slot] != NONE:
                state.hand[seat, slot] = UNKNOWN


@compiled
def fill(state: np.record, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open, consistently with all that ``observer`` knows."""
    bag.refill(state.deck, COPIES)
    left = FACES - HAND - int(state.away_n)
    for slot in range(HAND):
        bag.remove(state.deck, state.middle[slot])
    for i in range(state.away_n):
        bag.remove(state.deck, state.away[i])
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(HAND):
            bag.remove(state.deck, state.hand[seat, slot])
            left -= 1 if state.hand[seat, slot] >= 0 else 0
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(HAND):
            if state.hand[seat, slot] == UNKNOWN:
                state.hand[seat, slot] = bag.take(state.deck, left, rng)
                left -= 1


GAME = game(__name__, title="Schwimmen", contract=2)

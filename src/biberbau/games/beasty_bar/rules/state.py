"""The state of a game of Beasty Bar: one flat record, small enough to copy in nanoseconds.

The line runs from Heaven's Gate (place 0) to the exclusion, no matter on which side the gate is. All zones are filled
from index 0; unused slots hold ``NONE``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Protocol

from ....kernel.events import EventKind, EventNumber
from ....kernel.record import dtype_of, int8, int8s, int16s, uint8s
from ....kernel.stack import SEAT, decides
from ...common.document.fields import FrameKind, Number, OneOf
from . import deck

HAND, DECK, LINE, PLAYERS = 4, 12, 5, 4


class State(Protocol):
    """One game. Hidden from other seats: ``hand`` unless ``known``, ``deck``, ``is_new`` unless public, ``out``."""

    stack: Annotated[int8s, 4, 4]  # decision stack: kind, seat, a, b
    depth: int8
    option: Annotated[int8s, 14]  # see options.py
    seat: int8  # whose turn it is
    first: int8  # who began the game
    game: int8  # 0, or 1 in the return game
    turns: int8  # turns played in this game
    flipped: int8  # 1 while gate and exclusion are swapped (only their look)
    line: Annotated[int8s, LINE]
    line_n: int8
    pile: Annotated[int8s, 48]  # THAT'S IT, bottom first
    pile_n: int8
    sent: Annotated[int8s, 12]  # cards of this turn on their way to THAT'S IT, as they fell
    sent_n: int8
    beside: Annotated[int8s, 8]  # vultures, and animals acting as one, beside THAT'S IT, first comer first
    beside_n: int8
    bar: Annotated[int8s, 48]
    bar_n: int8
    hand: Annotated[int8s, PLAYERS, HAND]
    known: Annotated[uint8s, PLAYERS, HAND]  # seats that know the card in that slot of the hand
    hand_n: Annotated[int8s, PLAYERS]
    deck: Annotated[int8s, PLAYERS, DECK]  # the top card is the last one; nobody knows any
    deck_n: Annotated[int8s, PLAYERS]
    taken_n: Annotated[int8s, PLAYERS]  # up to which value a player's sets are decided (mixed sets, chosen)
    is_new: Annotated[int16s, PLAYERS]  # bit v-1: the player's animal of value v is a New Beast
    is_new_public: Annotated[int16s, PLAYERS]  # values of which everyone knows the set
    shown: Annotated[int16s, PLAYERS]  # values that everyone has seen in this game
    out: Annotated[int16s, PLAYERS]  # values sorted out (advanced variant), known to their owner alone
    out_n: Annotated[int8s, PLAYERS]
    acting: int8  # the card whose animal action is under way, or NONE
    role: int8  # the species it acts as
    imitated: int8  # bit 0: it has imitated by the penguin's action, bit 1: by the chameleon's
    fresh: int8  # the card that entered the line this turn (it does not recur yet), or NONE
    earlier: Annotated[int16s, 3, PLAYERS]  # first game: guests, their points, sum of their values


DTYPE = dtype_of(State)

ALL_VALUES = 0xFFF
SORTED_OUT = 4

EARLIER = {"guests": deck.VALUES, "points": 4 * deck.VALUES, "values": 78}
"""What is kept of the first game for the return game, and the most it can be."""


class Step(IntEnum):
    """Where a turn goes on: each is a place at which a decision can interrupt its five actions."""

    PLAY = 0
    ACTION = 1
    RECURRING = 2
    ORDER = 3
    ORDER_ALL = 4


@dataclass(frozen=True)
class Taken(Number):
    """The value of which a player takes an animal: the record keeps it for all players, not in the frame."""

    def write(self, state: State, number: int) -> int:
        """That of the seat that decides."""
        return int(state.taken_n[decides(state, SEAT)])


_PLACE = ("place", Number(0, PLAYERS - 1))


class Frame(FrameKind):
    """What is decided. Only a turn goes on by itself; all others wait for their seat."""

    TURN = (
        "nothing: a turn, below what it asks; `step`: where it goes on, 1 with the animal's action, "
        "2 with recurring actions, 3 and 4 when the order on THAT'S IT is settled",
        ("step", Number(Step.PLAY, Step.ORDER_ALL)),
    )
    CHOOSE_SET = (
        "which of two animals to take along; `place`: seats after the first player, `taken`: values settled, from 0",
        _PLACE,
        ("taken", Taken(0, deck.VALUES - 1)),
    )
    SORT_OUT = "which animal stays at home; `place`: seats after the first player", _PLACE
    PLAY_CARD = "which animal joins the line"
    CHOOSE_ANIMAL = "whom the acting animal picks"
    CHOOSE_PARITY = "whom the ostrich runs past"
    IMITATE = (
        "whom the acting animal imitates; `by`: as a penguin, from the hand, or as a chameleon, from the line",
        ("by", OneOf({deck.PENGUIN: "penguin", deck.CHAMELEON: "chameleon"})),
    )
    CHOOSE_JUMP = "how far the kangaroo jumps"
    ORDER_PILE = "who goes on THAT'S IT next"


# What events say in numbers.
game = EventNumber("game")
place = EventNumber("place")
start = EventNumber("start")
end = EventNumber("end")
model = EventNumber("model")
shown = EventNumber("shown")
attacker = EventNumber("attacker")
falling = EventNumber("falling")
role = EventNumber("role")
together = EventNumber("together")


class Ev(EventKind):
    """What happens. Places count from 0, Heaven's Gate first; ``card`` is NONE where none is named."""

    GAME_STARTS = "`seat` begins; `game`: 1 in the return game", game
    TAKES_SET = "`seat` took `card` into its own set"
    SORTS_OUT = "`seat` sorted `card` out"
    DRAWS = "`seat` drew `card`"
    PLAYS = "`seat` played `card` to place `place`; the vulture goes beside THAT'S IT: -2", place
    BROUGHT_BACK = "`card` came back from THAT'S IT to place `place`", place
    IMITATES = (
        "`card` acts as species `model`; `shown`: 1 when the model was shown from the hand",
        model,
        shown,
    )
    DECLINES = "`card` imitates nobody"
    SHOWS = "`seat` showed `card`: it could not imitate it"
    MOVES = "`card` went from place `start` to place `end`", start, end
    SENT = "`card` went to THAT'S IT from place `start`, because of card `attacker`", attacker, start
    BURNS = (
        "`card`, a bat or what imitates one, burned up in front of the gate, at place `start`",
        None,
        start,
    )
    DEFENDS = "`card`, a porcupine, stung card `attacker`", attacker
    SORTS_LINE = "`card` put the line in order; `falling`: 1 strongest first", falling
    SWAPS_GATES = "`card` swapped gate and exclusion"
    NO_EFFECT = "the action of `card` as species `role` found nothing to do", role
    ENTERS = "`card` entered the bar; `together`: 1 as one of two vultures", together
    EXCLUDED = "`card` was kicked out"
    LANDS = "`card`, a vulture, landed on THAT'S IT"
    STACKED = "`card` was put on THAT'S IT where its player wanted it"
    GAME_ENDS = "the last game is over; `game`: 1 when it was the return game", game

"""The table: rows, draw and discard pile, the drawn card, picks and their effects.

A view has every card that its seat has seen; people have to remember them, so faces come from ``memory.shown`` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.stack import SEAT, A, B, decides
from ...common.catalogues.catalogue import LANGUAGES, Labels
from ...common.view.presentation import Card, Drawing, Pick, numbered
from ...common.view.rows import NAMES as ROWS
from ...common.view.rows import RowsTable
from ...common.view.shown import Words
from ...common.view.table_rows import DRAWN, RowsReader
from ...common.words.telling import Teller
from ..rules import deck, memory
from ..rules import game as rules
from ..rules import state as st
from ..rules.state import Frame, State
from ..words.memory import shown
from ..words.names import SAYS, bare_card
from ..words.names import card as named
from ..words.speaker import WORDS
from ..words.story import Narrator
from .trail import Trail, aside_id

_NAMES = ROWS | SAYS.family(
    "table",
    (
        "holds",
        "you_hold",
        "in_use",
        "knocked",
        "last_turns",
        "yours",
        "theirs",
        "take_how",
        "looked",
        "chosen",
        "round",
        "over",
        "round_short",
        "this_round",
        "left",
    ),
)
LABELS = {lang: Labels(SAYS, lang, _NAMES) for lang in LANGUAGES}

DRAWINGS = {deck.SWAP: "bd-swap", deck.PEEK: "bd-peek", deck.DRAW_TWO: "bd-twice"}
RULES = {deck.SWAP: "swap", deck.PEEK: "peek", deck.DRAW_TWO: "draw-two"}
EYE = Drawing("bd-peek-sign", "eye-mark")
WORD = {deck.SWAP: "give", deck.PEEK: "peek"}
"""The action of a tap on one's own card with this card in hand; ``put`` with all others."""


class Reader(RowsReader):
    """Reads one view."""

    words: ClassVar[Words] = WORDS
    LABELS = LABELS
    TRAIL = Trail
    SLOTS, COLUMNS, BACK, FACES = st.SLOTS, st.SLOTS, "bd-back", deck.FACES
    TURNS_UP = True
    ABOUT = RowsReader.ABOUT | {"sign": "knock"}

    def read(self) -> None:
        """Read the open faces, the round, and the cards that are looked at."""
        self.faces = shown(self.view)
        self.counted = self.kind in (0, Frame.DEAL_NEXT)
        self.scored = int(self.now.round_n) + self.counted
        self.rounds = int(rules.rounds(self.state))
        seat = self.view.seat
        self.glimpse = 0 if seat is None else int(memory.glimpse(self.state, seat))
        self.looking = bool(self.glimpse)

    @classmethod
    def narrator(cls, state: State, names: Sequence[str], lang: str) -> Teller:
        """It tells more at a table with a memory aid."""
        return Narrator.of(state, names, lang)

    # --------------------------------------------------------------------------------------------------- cards

    @classmethod
    def drawn(cls, face: int, lang: str) -> Card:
        """A card as it is drawn."""
        if face < deck.NUMBERS:
            return numbered(f"bd-{face}", str(face))
        return numbered(DRAWINGS[face], "", bare_card(face, lang))

    @classmethod
    def subject(cls, face: int) -> str:
        """Its rule; the points of numbers; that face-down cards have to be remembered."""
        return "memory" if face == UNKNOWN else RULES.get(face, "end")

    def true_face(self, seat: int, slot: int) -> int:
        """The card in a place, face up or down."""
        assert self.true is not None
        return int(self.true.row[seat][slot])

    def slot(self, seat: int, slot: int) -> Card:
        """A card of a row."""
        own = seat == self.view.seat
        where = self.label("yours" if own else "theirs", name=self.names[seat], nth=slot + 1)
        pick = self.own_pick(slot) if own else self.their_pick(seat, slot)
        face = self.faces[seat][slot]
        if face == UNKNOWN:
            return self.closed_card(where, self.back_moods(seat, slot), pick)
        looking = own and self.glimpse >> slot & 1
        moods = ("seen",) if looking else () if self.counted else ("remembered",)
        return self.open_card(face, where, moods, pick)

    def closed_card(self, where: str = "", moods: tuple[str, ...] = (), pick: Pick | None = None) -> Card:
        """The back of a card; an eye lies on it while its owner looks at it."""
        card = super().closed_card(where, moods, pick)
        return card.but(drawings=(*card.drawings, EYE)) if "looked" in moods else card

    def back_moods(self, seat: int, slot: int) -> tuple[str, ...]:
        """The moods of a back: its owner is looking at the card, or has chosen it for a swap."""
        if self.kind == Frame.LOOK and decides(self.now, A) >> slot & 1 and seat != self.view.seat:
            if seat == decides(self.now, SEAT) or decides(self.now, B) >> seat & 1:
                return ("looked",)
        if self.kind == Frame.SWAPPING and seat == decides(self.now, SEAT) and slot == decides(self.now, A):
            return ("chosen",)
        return ()

    def own_pick(self, slot: int) -> Pick | None:
        """One of the viewer's cards: to be replaced, given away or looked at."""
        if not self.seated:
            return None
        if self.kind == Frame.DRAWN and self.asked:
            drawn = int(self.now.drawn)
            rule = WORDS.rule(RULES.get(drawn, "special"), self.lang) if drawn >= deck.NUMBERS else ""
            return self.pick(f"{WORD.get(drawn, 'put')} {slot + 1}", rule)
        if self.kind == Frame.SWAPPING and self.asked:
            return self.pick(f"give {slot + 1}", WORDS.rule("swap", self.lang))
        return self.pick(f"take {slot + 1}", WORDS.rule("discard", self.lang))

    def their_pick(self, seat: int, slot: int) -> Pick | None:
        """Another player's card: only with a swap."""
        if self.kind != Frame.SWAPPING or not self.asked:
            return None
        return self.pick(f"get {st.SEAT_LETTERS[seat]}{slot + 1}", WORDS.rule("swap", self.lang))

    # --------------------------------------------------------------------------------------------------- parts

    def draws(self) -> Pick:
        """The effect of a tap on the deck."""
        return self.pick("draw", WORDS.rule("deck", self.lang))

    def answers(self) -> tuple[tuple[Pick, ...], Pick | None]:
        """The chips, and the pick of a tap on the discard pile: the chip that discards, or how to take its top card."""
        chips = self.chips()
        for chip in chips:
            if chip.action == "discard":
                return chips, chip
        if not self.seated:
            return chips, None
        if "take 1" in self.legal:
            return chips, self.look("take", self.label("take_how", card=named(int(self.now.top))))
        return chips, self.look("take", WORDS.why_not(self.view, "take 1", self.lang))

    def discarded(self) -> tuple[int | None, int]:
        """The discard pile."""
        top = int(self.now.top)
        return (None if top == NONE else top), int(self.now.discard_n)

    def hand(self) -> tuple[tuple[Card, ...], str]:
        """The cards in somebody's hand: special ones in use, and the drawn one; and the holder."""
        if self.counted:
            return (), ""
        cards = []
        for face, count in enumerate(self.now.aside, start=deck.NUMBERS):
            for i in range(int(count)):
                card = self.open_card(face, self.labels["in_use"])
                cards.append(self.trail.card(aside_id(face, i), card))
        drawn = int(self.now.drawn)
        if drawn == NONE:
            return tuple(cards), self.labels["in_use"] if cards else ""
        holder = self.label("you_hold" if self.asked else "holds", name=self.names[int(self.now.seat)])
        card = self.closed_card(holder) if drawn == UNKNOWN else self.open_card(drawn, holder)
        return (*cards, self.trail.card(DRAWN, card)), holder

    def sign(self, seat: int) -> str:
        """The player who has knocked."""
        return self.labels["knocked"] if self.now.knocker == seat else ""

    def ending(self) -> bool:
        """Whether somebody has knocked."""
        return bool(self.now.knocker != NONE) and not self.counted

    def table(self) -> RowsTable:
        """The table; the round that is being played is still to come."""
        table = super().table()
        return table.but(left=table.left + (not self.counted))


table = Reader.of

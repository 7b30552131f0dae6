"""The table: displays, deck and discard pile, the drawn card, picks and their effects."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.cards import NONE, UNKNOWN
from ...common.catalogues.catalogue import LANGUAGES, Labels
from ...common.view.presentation import Card, Pick, numbered
from ...common.view.rows import NAMES as ROWS
from ...common.view.shown import Words
from ...common.view.table_rows import DRAWN, RowsReader
from ..rules import deck
from ..rules import state as st
from ..rules.game import bonus, column_points, pairs
from ..rules.state import Frame, Origin
from ..words.names import SAYS, place_name
from ..words.speaker import WORDS
from ..words.story import pair_of
from .trail import Trail

_SAID = ("holds", "you_hold", "swims", "closed", "last_turns", "paired", "chosen", "beaver", "so_far")
_KEYS = ROWS | SAYS.family("table", _SAID)
LABELS = {lang: Labels(SAYS, lang, _KEYS) for lang in LANGUAGES}

PLACE_WORD: dict[int, str] = {Frame.CHOOSE_FLIPS: "flip", Frame.TURN_ONE: "flip", Frame.SWIM_TO: "swim"}
"""The action of a tap on one's own card, by the decision; ``place`` in all others."""


class Reader(RowsReader):
    """Reads one view."""

    words: ClassVar[Words] = WORDS
    LABELS = LABELS
    TRAIL = Trail
    SLOTS, COLUMNS, BACK, FACES = st.SLOTS, st.COLUMNS, "bg-back", deck.FACES
    rounds = deck.ROUNDS
    TURNS_UP = True
    ABOUT = RowsReader.ABOUT | {"discard": "pile"}

    def read(self) -> None:
        """Read the round and the displays."""
        self.displays: list[list[int]] = self.now.display.tolist()
        self.ups, self.chosen = self.now.up.tolist(), self.now.chosen.tolist()
        self.counted = self.kind in (0, Frame.LOOK_BACK)
        self.scored = int(self.now.round_n)

    # --------------------------------------------------------------------------------------------------- cards

    @classmethod
    def drawn(cls, face: int, lang: str) -> Card:
        """A card as it is drawn."""
        if face == deck.BEAVER:
            return numbered("bg-beaver", "", LABELS[lang]["beaver"])
        return numbered(f"bg-{face}", str(face))

    @classmethod
    def subject(cls, face: int) -> str:
        """The explanation of its worth; for a face-down card, of its use."""
        return "swap" if face == UNKNOWN else "beaver" if face == deck.BEAVER else "pair"

    def up(self, seat: int, slot: int) -> bool:
        """Whether a card of a display lies face up."""
        return bool(self.ups[seat] >> slot & 1)

    def true_face(self, seat: int, slot: int) -> int:
        """The card in a place, face up or down."""
        assert self.true is not None
        return int(self.true.display[seat][slot])

    def slot(self, seat: int, slot: int) -> Card:
        """A card of a display; one's own can be tapped."""
        where = place_name(slot, self.lang)
        pick = self.own_pick(slot) if seat == self.view.seat and not self.view.over else None
        display, other = self.displays[seat], slot ^ st.COLUMNS
        face = display[slot]
        if not self.up(seat, slot):
            moods = ("chosen",) if self.chosen[seat] >> slot & 1 else ()
            return self.closed_card(where, moods, pick)
        partner = display[other] if self.up(seat, other) else UNKNOWN
        moods = ("paired",) if pair_of(face, partner) != NONE else ()
        return self.open_card(face, where, moods, pick)

    def own_pick(self, slot: int) -> Pick:
        """One of the viewer's cards: to be turned up, swum to, or swapped for the drawn one."""
        word = PLACE_WORD.get(self.kind, "place")
        seat = self.view.seat
        beaver = seat is not None and self.up(seat, slot) and self.displays[seat][slot] == deck.BEAVER
        rule = {"flip": "discard", "swim": "swim"}.get(word, "beaver" if beaver else "swap")
        return self.pick(
            f"{word} {slot + 1}", "" if self.kind == Frame.CHOOSE_FLIPS else WORDS.rule(rule, self.lang)
        )

    # --------------------------------------------------------------------------------------------------- parts

    def draws(self) -> Pick:
        """The effect of a tap on the deck."""
        return self.pick("draw deck", WORDS.rule("deck", self.lang))

    def answers(self) -> tuple[tuple[Pick, ...], Pick | None]:
        """The chips, and the pick of a tap on the discard pile: with a card in hand, the chip that discards it."""
        if self.kind == Frame.USE_CARD and self.view.to_act == self.view.seat:
            if "discard" in self.legal:
                chips = self.chips()
                return chips, next(chip for chip in chips if chip.action == "discard")
            notation, rule = "discard", "discard"
        else:
            notation, rule = "draw discard", "pile"
        pick = self.pick(notation, WORDS.rule(rule, self.lang)) if self.seated else None
        return self.chips(), pick

    def discarded(self) -> tuple[int | None, int]:
        """The discard pile."""
        count = int(self.now.pile_n)
        return (int(self.now.pile[count - 1]) if count else None), count

    def hand(self) -> tuple[tuple[Card, ...], str]:
        """The card in somebody's hand, and the holder."""
        face = int(self.now.drawn)
        if face == NONE or self.view.to_act is None:
            return (), ""
        key = "you_hold" if self.view.to_act == self.view.seat else "holds"
        if self.now.origin == Origin.DISPLAY:
            key = "swims"
        holder = self.label(key, name=self.names[self.view.to_act])
        card = self.closed_card(holder) if face == UNKNOWN else self.open_card(face, holder)
        return (self.trail.card(DRAWN, card),), holder

    def sign(self, seat: int) -> str:
        """The player with an open display, so that the last turns are being played; for the viewer, their points so
        far.
        """
        if self.ending() and self.now.closer == seat:
            return self.labels["closed"]
        return self.so_far(seat) if seat == self.view.seat and self.ups[seat] and not self.counted else ""

    def so_far(self, seat: int) -> str:
        """The points and pairs of a display's open cards; face-down ones count nothing."""
        alone, together, paired = self.state.copy(), self.state.copy(), 0
        for upper, lower in ((column, column + st.COLUMNS) for column in range(st.COLUMNS)):
            seen = [self.displays[seat][slot] for slot in (upper, lower) if self.up(seat, slot)]
            if len(seen) == 2:
                paired += pair_of(*seen) != NONE
                continue
            number = seen[0] if seen and seen[0] != deck.BEAVER else 0
            alone.display[seat, [upper, lower]] = number, 0
            together.display[seat, [upper, lower]] = 0, 1
        points = int(column_points(alone, seat)) + int(bonus(pairs(together, seat)))
        return self.label("so_far", points=str(points).replace("-", "−"), pairs=paired)

    def ending(self) -> bool:
        """Whether somebody's display is open."""
        return bool(self.now.closer != NONE) and not self.counted


table = Reader.of

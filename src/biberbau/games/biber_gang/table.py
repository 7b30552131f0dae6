"""The table as plain data: displays, deck and discard pile, the drawn card, what can be tapped and what comes of it.

Everything here is read off a view (what one seat may know) and its events; the rules are asked, never repeated.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.events import Event
from ...kernel.stack import KIND
from ...match import View
from ..presentation import Count, Pick, Picks, Pod, log
from ..rows import DECK, DISCARD, DRAWN, SHEETS, Card, Pile, Place, Row, RowsTable, Trail, sheet, slot_id
from ..rows import LABELS as ROW_LABELS
from . import state as st
from . import words
from .deck import BEAVER, NONE, ROUNDS, UNKNOWN
from .state import COLUMNS, SLOTS
from .words_story import pair_of

__all__ = ["SHEETS", "table"]

LABELS: dict[str, dict[str, str]] = {
    "en": ROW_LABELS["en"]
    | {
        "holds": "In {name}'s hand", "you_hold": "In your hand", "swims": "On the swim", "closed": "all face up",
        "last_turns": "last turns", "pair": "part of a pair", "chosen": "to be turned over", "beaver": "Beaver",
    },
    "de": ROW_LABELS["de"]
    | {
        "holds": "Auf der Hand von {name}", "you_hold": "Auf deiner Hand", "swims": "Schwimmt gerade",
        "closed": "alles offen", "last_turns": "letzte Züge", "pair": "Teil eines Paars",
        "chosen": "wird aufgedeckt", "beaver": "Biber",
    },
}  # fmt: skip

PLACE_WORD = {st.CHOOSE_FLIPS: "flip", st.TURN_ONE: "flip", st.SWIM_TO: "swim"}
"""What a tap on an own card means, by the decision; ``place`` in all others."""


class _Reader(Picks):
    """Reads one view; keeps what several parts of the table need."""

    def __init__(
        self,
        view: View,
        events: Sequence[tuple[int, Event]],
        names: Sequence[str],
        lang: str,
        hint: str | None,
    ) -> None:
        super().__init__(view, words, names, lang, hint)
        self.state = view.state
        self.labels = LABELS[lang]
        self.kind = int(self.state.stack[0, KIND]) if self.state.depth else 0
        self.trail = _trail(view, events)
        self.counted = self.kind in (0, st.LOOK_BACK)

    # -------------------------------------------------------------------------------------------------------- cards

    def face_up(self, face: int, where: str, moods: tuple[str, ...] = (), pick: Pick | None = None) -> Card:
        """A card that is seen; ``where``: what a screen reader hears before it."""
        name = words.bare_card(face, self.lang)
        heard = [name, *(self.labels["pair"] for mood in moods if mood == "paired")]
        return Card(
            label=f"{where}: {', '.join(heard)}" if where else name,
            face="bg-beaver" if face == BEAVER else f"bg-{face}",
            index="" if face == BEAVER else str(face),
            name=self.labels["beaver"] if face == BEAVER else "",
            moods=moods,
            pick=pick,
        )

    def face_down(self, where: str, moods: tuple[str, ...] = (), pick: Pick | None = None) -> Card:
        """The back of a card."""
        heard = [self.labels["down"], *(self.labels["chosen"] for mood in moods if mood == "chosen")]
        return Card(label=f"{where}: {', '.join(heard)}", moods=moods, pick=pick)

    def up(self, seat: int, slot: int) -> bool:
        """Whether a card of a display lies face up."""
        return bool(int(self.state.up[seat]) >> slot & 1)

    def place(self, seat: int, slot: int) -> Place:
        """A place in a display; one's own can be tapped."""
        where = words.place(slot, self.lang)
        pick = self.own_pick(slot) if seat == self.view.seat and not self.view.over else None
        face, other = int(self.state.display[seat, slot]), slot ^ COLUMNS
        if self.up(seat, slot):
            partner = int(self.state.display[seat, other]) if self.up(seat, other) else UNKNOWN
            moods = ("paired",) if pair_of(face, partner) != NONE else ()
            card = self.face_up(face, where, moods, pick)
        else:
            moods = ("chosen",) if int(self.state.chosen[seat]) >> slot & 1 else ()
            card = self.face_down(where, moods, pick)
        there = slot_id(seat, slot)
        return Place(there, self.trail.card(there, card))

    def own_pick(self, slot: int) -> Pick:
        """An own card: to be turned up, swum to, or swapped for the drawn one."""
        word = PLACE_WORD.get(self.kind, "place")
        beaver = self.view.seat is not None and self.up(self.view.seat, slot)
        beaver = beaver and self.state.display[self.view.seat, slot] == BEAVER
        rule = {"flip": "discard", "swim": "swim"}.get(word, "beaver" if beaver else "swap")
        return self.pick(
            f"{word} {slot + 1}", "" if self.kind == st.CHOOSE_FLIPS else words.rule(rule, self.lang)
        )

    # -------------------------------------------------------------------------------------------------------- parts

    def deck(self) -> Pile:
        """The deck."""
        count = int(self.state.deck_n)
        card = self.trail.card(DECK, Card(label=self.labels["down"])) if count else None
        return Pile(Place(DECK, card), self.labels["deck"], count, self.middle_pick("draw deck", "deck"))

    def discard(self, pick: Pick | None) -> Pile:
        """The discard pile."""
        count = int(self.state.pile_n)
        card = None
        if count:
            card = self.trail.card(DISCARD, self.face_up(int(self.state.pile[count - 1]), ""))
        return Pile(Place(DISCARD, card), self.labels["discard"], count, pick)

    def answers(self) -> tuple[tuple[Pick, ...], Pick | None]:
        """The chips, and what a tap on the discard pile picks: with a card in hand, the chip that discards it."""
        if self.kind == st.USE_CARD and self.view.to_act == self.view.seat:
            if "discard" in self.legal:
                chips = self.chips()
                return chips, next(chip for chip in chips if chip.action == "discard")
            pick = self.middle_pick("discard", "discard")
        else:
            pick = self.middle_pick("draw discard", "pile")
        return self.chips(), pick

    def middle_pick(self, notation: str, rule: str) -> Pick | None:
        """What a tap on a pile does; nothing for those who only watch."""
        if self.view.seat is None or self.view.over:
            return None
        return self.pick(notation, words.rule(rule, self.lang))

    def hand(self) -> tuple[tuple[Card, ...], str]:
        """The card in somebody's hand, and whose it is."""
        face = int(self.state.drawn)
        if face == NONE or self.view.to_act is None:
            return (), ""
        holder = self.labels["you_hold" if self.view.to_act == self.view.seat else "holds"]
        if self.state.origin == st.FROM_DISPLAY:
            holder = self.labels["swims"]
        holder = holder.format(name=self.names[self.view.to_act])
        card = self.face_down(holder) if face == UNKNOWN else self.face_up(face, holder)
        return (self.trail.card(DRAWN, card),), holder

    def row(self, seat: int) -> Row:
        """A display."""
        return Row(
            seat,
            self.labels["row"].format(name=self.names[seat]),
            tuple(self.place(seat, slot) for slot in range(SLOTS)),
            tally=self.tally(seat),
            sign=self.labels["closed"] if self.state.closer == seat and not self.counted else "",
        )

    def tally(self, seat: int) -> str:
        """A player's points of the round that has just been counted."""
        if not self.counted or not self.state.round_n:
            return ""
        return f"{int(self.state.points[self.state.round_n - 1, seat]):+d}".replace("-", "−")

    def stage(self) -> str:
        """Which round it is."""
        if self.view.over:
            return self.labels["over"]
        number = int(self.state.round_n) + (self.kind != st.LOOK_BACK)
        text = self.labels["round"].format(number=number, of=ROUNDS)
        return (
            f"{text} · {self.labels['last_turns']}"
            if self.state.closer != NONE and not self.counted
            else text
        )

    def pods(self) -> tuple[Pod, ...]:
        """Every seat in short."""
        return tuple(
            Pod(
                seat,
                self.view.scores[seat],
                self.labels["points"],
                (Count(sum(not self.up(seat, slot) for slot in range(SLOTS)), self.labels["down"]),),
                acts=seat == self.view.to_act,
                leads=bool(self.state.round_n) and seat in self.view.winners,
            )
            for seat in range(self.view.game.players)
        )


# -------------------------------------------------------------------------------------------------------- the story


def _trail(view: View, events: Sequence[tuple[int, Event]]) -> Trail:
    """Where the cards have gone."""
    trail = Trail(view.ply)
    for ply, event in events:
        there = slot_id(event.seat, event.a)
        if event.kind == st.ROUND_STARTS:
            trail.forget()
            for seat in range(view.game.players):
                for slot in range(SLOTS):
                    trail.move(ply, "slide", slot_id(seat, slot), DECK, together=bool(seat or slot))
        elif event.kind == st.OPENS_PILE:
            trail.move(ply, "slide", DISCARD, DECK)
        elif event.kind in (st.TURNS_UP, st.REVEALS):
            trail.turn(ply, "slide", there, together=event.kind == st.REVEALS or event.b == 1)
        elif event.kind in (st.DRAWS, st.TAKES):
            trail.move(ply, "slide", DRAWN, DECK if event.kind == st.DRAWS else DISCARD)
        elif event.kind == st.DISCARDS:
            trail.move(ply, "slide", DISCARD, DRAWN if event.a == NONE else there)
        elif event.kind == st.PLACES:
            trail.move(ply, "thump", there, DRAWN)
            trail.move(ply, "splash", DRAWN, there)  # a beaver that swims off is in hand until it has arrived
        elif event.kind == st.SWIMS:
            trail.move(ply, "splash", slot_id(event.seat, event.b), DRAWN)
        elif event.kind == st.CLOSES:
            trail.gesture(ply, "knock", f"pod-{event.seat}", "knocks")
    return trail


def table(
    view: View, events: Sequence[tuple[int, Event]], names: Sequence[str], lang: str, hint: str | None = None
) -> RowsTable:
    """The table as ``view.seat`` sees it; ``events``: all that this seat saw since the deal; ``hint``: a notation."""
    reader = _Reader(view, events, names, lang, hint)
    state = view.state
    rows = tuple(reader.row(seat) for seat in range(view.game.players))
    deck = reader.deck()
    chips, discards = reader.answers()
    discard = reader.discard(discards)
    hand, holder = reader.hand()
    filled = [place.id for row in rows for place in row.places]
    filled += [DISCARD] if discard.place.card else []
    filled += [DRAWN] if hand else []
    left = ROUNDS - int(state.round_n) - (not reader.counted)
    return RowsTable(
        partial="biber_gang/table.html",
        prompt=words.prompt(view, names, lang),
        picks=tuple(reader.picks),
        chips=chips,
        pods=reader.pods(),
        log=log(events, words.Narrator(names, lang).tell),
        steps=reader.trail.steps(filled),
        left=left,
        total=ROUNDS,
        verdict="",
        progress=reader.labels["left"].format(left=left),
        labels=reader.labels,
        names=tuple(names),
        columns=COLUMNS,
        stage=reader.stage(),
        deck=deck,
        discard=discard,
        hand=hand,
        holder=holder,
        rows=rows,
        mine=None if view.seat is None else rows[view.seat],
        looking=False,
        sheet=sheet(state.points, int(state.round_n), ROUNDS, view.game.players),
    )

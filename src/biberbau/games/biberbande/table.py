"""The table as plain data: rows, draw and discard pile, the drawn card, what can be tapped and what comes of it.

Everything here is read off a view (what one seat may know) and its events; the rules are asked, never repeated. A view
remembers every card that its seat has seen; people do that themselves, so faces come from ``words.shown`` alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.events import Event
from ...kernel.stack import KIND, SEAT, A, B
from ...match import View
from ..presentation import Pick, Picks, Pod, log
from ..rows import DECK, DISCARD, DRAWN, SHEETS, Card, Pile, Place, Row, RowsTable, Trail, sheet, slot_id
from ..rows import LABELS as ROW_LABELS
from ..wording import ACC
from . import state as st
from . import words
from .actions import SEAT_LETTERS
from .deck import DRAW_TWO, NONE, NUMBERS, PEEK, SWAP, UNKNOWN
from .state import SLOTS

__all__ = ["SHEETS", "table"]

LABELS: dict[str, dict[str, str]] = {
    "en": ROW_LABELS["en"]
    | {
        "holds": "In {name}'s hand", "you_hold": "In your hand", "in_use": "In use", "knocked": "has knocked",
        "last_turns": "last turns", "yours": "your {nth} card", "theirs": "{name}, {nth} card",
        "take_how": "To take {card}, tap the card of yours that it is to replace.",
        "looked": "being looked at", "chosen": "to be swapped",
    },
    "de": ROW_LABELS["de"]
    | {
        "holds": "Auf der Hand von {name}", "you_hold": "Auf deiner Hand", "in_use": "Im Spiel",
        "knocked": "hat geklopft", "last_turns": "letzte Runde",
        "yours": "deine {nth} Karte", "theirs": "{name}, {nth} Karte",
        "take_how": "Willst du {card} nehmen, dann tipp auf deine Karte, die dafür gehen soll.",
        "looked": "wird gerade angesehen", "chosen": "wird getauscht",
        "round": "Durchgang {number} von {of}", "over": "Alle Durchgänge gespielt", "round_short": "Durchgang",
        "this_round": "in diesem Durchgang", "left": "Durchgänge danach: {left}",
    },
}  # fmt: skip

DRAWINGS = {SWAP: "bd-swap", PEEK: "bd-peek", DRAW_TWO: "bd-twice"}
RULES = {SWAP: "swap", PEEK: "peek", DRAW_TWO: "draw_two"}
WORD = {SWAP: "give", PEEK: "peek"}
"""What a tap on an own card means with this card in hand; ``put`` with all others."""


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
        self.kind = self.top(KIND)
        self.mine = view.seat is not None and view.seat == view.to_act
        self.trail = _trail(view, events)
        self.faces = words.shown(view)
        self.counted = self.kind in (0, st.DEAL_NEXT)
        self.scored = int(self.state.round_n) + self.counted
        self.glimpse = 0
        if view.seat is not None:
            self.glimpse = int(view.game.kind.rules.glimpse(view.state, view.seat))

    def top(self, field: int) -> int:
        """A number of the frame that decides; 0 when the game is over."""
        return int(self.state.stack[0, field]) if self.state.depth else 0

    # -------------------------------------------------------------------------------------------------------- cards

    def face_up(self, face: int, where: str, moods: tuple[str, ...] = (), pick: Pick | None = None) -> Card:
        """A card that is seen; ``where``: what a screen reader hears before it."""
        name = words.bare_card(face, self.lang)
        said = {"seen": self.labels["seen"], "remembered": self.labels["remembered"]}
        heard = [name, *(said[mood] for mood in moods if mood in said)]
        return Card(
            label=f"{where}: {', '.join(heard)}" if where else name,
            face=DRAWINGS.get(face, f"bd-{face}"),
            index=str(face) if face < NUMBERS else "",
            name="" if face < NUMBERS else name,
            moods=moods,
            pick=pick,
        )

    def face_down(self, where: str, moods: tuple[str, ...] = (), pick: Pick | None = None) -> Card:
        """The back of a card."""
        said = {"looked": self.labels["looked"], "chosen": self.labels["chosen"]}
        heard = [self.labels["down"], *(said[mood] for mood in moods)]
        return Card(label=f"{where}: {', '.join(heard)}", moods=moods, pick=pick)

    def place(self, seat: int, slot: int) -> Place:
        """A place in a row."""
        own = seat == self.view.seat
        where = self.labels["yours" if own else "theirs"]
        where = where.format(name=self.names[seat], nth=words.nth(slot, self.lang))
        pick = self.own_pick(slot) if own else self.their_pick(seat, slot)
        face = self.faces[seat][slot]
        if face != UNKNOWN:
            looking = own and self.glimpse >> slot & 1
            moods = ("seen",) if looking else () if self.counted else ("remembered",)
            card = self.face_up(face, where, moods, pick)
        else:
            card = self.face_down(where, self.back_moods(seat, slot), pick)
        there = slot_id(seat, slot)
        return Place(there, self.trail.card(there, card))

    def back_moods(self, seat: int, slot: int) -> tuple[str, ...]:
        """What is to be seen of a back: that its owner is looking at the card, or has chosen it to be swapped."""
        if self.kind == st.LOOK and self.top(A) >> slot & 1 and seat != self.view.seat:
            if seat == self.top(SEAT) or self.top(B) >> seat & 1:
                return ("looked",)
        if self.kind == st.SWAPPING and seat == self.top(SEAT) and slot == self.top(A):
            return ("chosen",)
        return ()

    def own_pick(self, slot: int) -> Pick | None:
        """An own card: to be replaced, given away or looked at; nothing while cards are shown."""
        if self.counted or self.glimpse:
            return None
        if self.kind == st.DRAWN and self.mine:
            drawn = int(self.state.drawn)
            rule = words.rule(RULES.get(drawn, "special"), self.lang) if drawn >= NUMBERS else ""
            return self.pick(f"{WORD.get(drawn, 'put')} {slot + 1}", rule)
        if self.kind == st.SWAPPING and self.mine:
            return self.pick(f"give {slot + 1}", words.rule("swap", self.lang))
        return self.pick(f"take {slot + 1}", words.rule("discard", self.lang))

    def their_pick(self, seat: int, slot: int) -> Pick | None:
        """Another player's card: only with a swap."""
        if self.kind != st.SWAPPING or not self.mine:
            return None
        return self.pick(f"get {SEAT_LETTERS[seat]}{slot + 1}", words.rule("swap", self.lang))

    # -------------------------------------------------------------------------------------------------------- parts

    def deck(self) -> Pile:
        """The draw pile."""
        count = int(self.state.deck_n)
        card = self.trail.card(DECK, Card(label=self.labels["down"])) if count else None
        pick = None
        if self.view.seat is not None and not self.view.over:
            pick = self.pick("draw", words.rule("deck", self.lang))
        return Pile(Place(DECK, card), self.labels["deck"], count, pick)

    def answers(self) -> tuple[tuple[Pick, ...], Pick | None]:
        """The chips, and what a tap on the discard pile picks: the chip that discards, or how to take its top card."""
        chips = self.chips()
        for chip in chips:
            if chip.action == "discard":
                return chips, chip
        if self.view.seat is None or self.view.over:
            return chips, None
        if "take 1" in self.legal:
            top = words.card(int(self.state.top), self.lang, ACC)
            return chips, self.look("take", self.labels["take_how"].format(card=top))
        return chips, self.look("take", words.why_not(self.view, "take 1", self.lang))

    def discard(self, pick: Pick | None) -> Pile:
        """The discard pile."""
        top = int(self.state.top)
        card = None if top == NONE else self.trail.card(DISCARD, self.face_up(top, ""))
        return Pile(Place(DISCARD, card), self.labels["discard"], int(self.state.discard_n), pick)

    def hand(self) -> tuple[tuple[Card, ...], str]:
        """The cards in somebody's hand: special ones in use, and the drawn one; and whose they are."""
        if self.counted:
            return (), ""
        cards = []
        for face, count in enumerate(self.state.aside, start=NUMBERS):
            for i in range(int(count)):
                card = self.face_up(face, self.labels["in_use"])
                cards.append(self.trail.card(_aside(face, i), card))
        drawn = int(self.state.drawn)
        if drawn == NONE:
            return tuple(cards), self.labels["in_use"] if cards else ""
        holder = self.labels["you_hold" if self.mine else "holds"].format(
            name=self.names[int(self.state.seat)]
        )
        card = self.face_down(holder) if drawn == UNKNOWN else self.face_up(drawn, holder)
        return (*cards, self.trail.card(DRAWN, card)), holder

    def row(self, seat: int) -> Row:
        """A player's four cards."""
        return Row(
            seat,
            self.labels["row"].format(name=self.names[seat]),
            tuple(self.place(seat, slot) for slot in range(SLOTS)),
            tally=f"+{int(self.state.points[self.state.round_n, seat])}" if self.counted else "",
            sign=self.labels["knocked"] if self.state.knocker == seat else "",
        )

    def stage(self, rounds: int) -> str:
        """Which round it is."""
        if self.view.over:
            return self.labels["over"]
        text = self.labels["round"].format(number=int(self.state.round_n) + 1, of=rounds)
        last = self.state.knocker != NONE and not self.counted
        return f"{text} · {self.labels['last_turns']}" if last else text

    def pods(self) -> tuple[Pod, ...]:
        """Every seat in short."""
        return tuple(
            Pod(
                seat,
                self.view.scores[seat],
                self.labels["points"],
                (),
                acts=seat == self.view.to_act,
                leads=self.scored > 0 and seat in self.view.winners,
            )
            for seat in range(self.view.game.players)
        )


# -------------------------------------------------------------------------------------------------------- the story


def _aside(face: int, number: int) -> str:
    """The place of a special card in use; it has no element of its own."""
    return f"aside-{face}-{number}"


def _trail(view: View, events: Sequence[tuple[int, Event]]) -> Trail:
    """Where the cards have gone."""
    trail = Trail(view.ply)
    looked: dict[int, list[str]] = {}
    for ply, event in events:
        there = slot_id(event.seat, event.a)
        if event.kind == st.ROUND_STARTS:
            trail.forget()
            looked.clear()
        elif event.kind in (st.DEALS, st.REPLACES):
            trail.move(ply, "slide", there, DECK, together=event.kind == st.DEALS)
        elif event.kind == st.TURNS_UP:
            trail.move(ply, "slide", DISCARD, DECK)
        elif event.kind in (st.LOOKS, st.OPENS):
            trail.turn(ply, "slide", there, together=True)
            if event.kind == st.LOOKS:
                looked.setdefault(event.seat, []).append(there)
        elif event.kind == st.HIDES:
            for place in looked.pop(event.seat, []):
                trail.turn(ply, "slide", place, together=True)
        elif event.kind == st.TAKES:
            trail.move(ply, "slide", there, DISCARD)
        elif event.kind == st.DRAWS:
            trail.move(ply, "slide", DRAWN, DECK)
        elif event.kind == st.PUTS:
            trail.move(ply, "thump", there, DRAWN)
        elif event.kind == st.DISCARDS:
            trail.move(ply, "slide", DISCARD, DRAWN if event.a == NONE else there)
        elif event.kind == st.USES:
            trail.move(ply, "slide", _aside(event.card, 0), DRAWN)
        elif event.kind == st.SWAPS:
            trail.move(ply, "shove", slot_id(*divmod(event.b, SLOTS)), there)
            trail.move(ply, "shove", there, slot_id(*divmod(event.b, SLOTS)), together=True)
        elif event.kind == st.LAYS:
            trail.move(ply, "slide", DISCARD, DRAWN)
        elif event.kind == st.KNOCKS:
            trail.gesture(ply, "knock", f"pod-{event.seat}", "knocks")
    return trail


def _rounds(view: View) -> int:
    """How many rounds are played (E28)."""
    return int(view.game.kind.rules.rounds(view.state))


def table(
    view: View, events: Sequence[tuple[int, Event]], names: Sequence[str], lang: str, hint: str | None = None
) -> RowsTable:
    """The table as ``view.seat`` sees it; ``events``: all that this seat saw since the deal; ``hint``: a notation."""
    reader = _Reader(view, events, names, lang, hint)
    rounds = _rounds(view)
    rows = tuple(reader.row(seat) for seat in range(view.game.players))
    deck = reader.deck()
    chips, discards = reader.answers()
    discard = reader.discard(discards)
    hand, holder = reader.hand()
    filled = [place.id for row in rows for place in row.places]
    filled += [DISCARD] if discard.place.card else []
    filled += [DRAWN] if hand else []
    left = rounds - int(view.state.round_n) - 1
    return RowsTable(
        partial="biberbande/table.html",
        prompt=words.prompt(view, names, lang),
        picks=tuple(reader.picks),
        chips=chips,
        pods=reader.pods(),
        log=log(words.as_told(view, events), words.Narrator.of(view.state, names, lang).tell),
        steps=reader.trail.steps(filled),
        left=left + (not reader.counted),
        total=rounds,
        verdict="",
        progress=reader.labels["left"].format(left=left),
        labels=reader.labels,
        names=tuple(names),
        columns=SLOTS,
        stage=reader.stage(rounds),
        deck=deck,
        discard=discard,
        hand=hand,
        holder=holder,
        rows=rows,
        mine=None if view.seat is None else rows[view.seat],
        looking=bool(reader.glimpse),
        sheet=sheet(view.state.points, reader.scored, rounds, view.game.players),
    )

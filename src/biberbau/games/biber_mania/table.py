"""The table as plain data: display, stock, everybody's pile, the hand, what can be tapped or ticked and what comes of it.

Everything here is read off a view (what one seat may know) and its events; the rules are asked, never repeated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ...errors import NotationError
from ...kernel.events import Event
from ...kernel.stack import KIND, A, decides
from ...match import View
from .. import rows
from ..presentation import Board, Pick, Picks, Pod, Selection, log
from ..wording import cards
from . import options as opt
from . import state as st
from . import words
from .actions import SEAT_LETTERS
from .deck import DISPLAY, FACE_NAMES, HAND, HAND_OF_FIVE, JOKER, NUMBERS, card_name
from .table_trail import DECK, Token, Trail, hand_card
from .words_discard import top_group

__all__ = ["PARTS", "SHEETS", "Table", "select", "table"]

SHEETS = ("cards.css",)
PARTS = ("add",)
"""Decisions that are only part of a discard."""

LABELS: dict[str, dict[str, str]] = {
    "en": {
        "display": "Display", "stock": "Stock", "deck": "Draw pile", "gone": "Out of the game", "mine": "Your hand",
        "hand": "in hand", "pile": "on the pile", "points": "points", "this_round": "this round", "empty": "no cards yet",
        "top": "On top of {name}'s pile", "own_top": "On top of your pile", "laying": "is being laid",
        "guarded": "cannot be stabbed",
        "sequence": "sequence of {count}", "party": "party", "odd": "{count} left",
        "equals": "{count}\u00a0×\u00a0{card}",
        "round": "Round {number} · up to {of} points", "wishes": "Every card that you may wish for",
        "known": "Everybody knows to be in this hand",
        "in_display": "display: {card}", "in_stock": "stock: {card}", "on_pile": "{name}: {card}", "wish": "wish: {card}",
        "lay": "Lay {cards}", "left": "{cards} to draw",
    },
    "de": {
        "display": "Auslage", "stock": "Vorrat", "deck": "Nachziehstapel", "gone": "Aus dem Spiel", "mine": "Deine Hand",
        "hand": "auf der Hand", "pile": "auf dem Stapel", "points": "Punkte", "this_round": "in dieser Runde",
        "empty": "noch keine Karten", "top": "Oben bei {name}", "own_top": "Oben auf deinem Stapel",
        "laying": "wird gerade gelegt", "guarded": "nicht zu stechen",
        "sequence": "Folge aus {count}", "party": "Party", "odd": "Rest: {count}",
        "equals": "{count}\u00a0×\u00a0{card}", "round": "Runde {number} · bis {of} Punkte",
        "wishes": "Alle Karten, die du dir wünschen kannst", "known": "Alle wissen, dass auf dieser Hand sind",
        "in_display": "Auslage: {card}", "in_stock": "Vorrat: {card}",
        "on_pile": "{name}: {card}", "wish": "Wunsch: {card}", "lay": "{cards} legen", "left": "noch {cards} zu ziehen",
    },
}  # fmt: skip

SIZES = ((7, "few"), (14, "some"), (16, "more"), (20, "many"))
"""How large a hand is, for the style sheet; beyond, it is a ``crowd``."""


@dataclass(frozen=True)
class Card(rows.Card):
    """One card. ``copy``: it lies next to one of the same kind; ``also``: a further card of the same pick.

    ``tick``: its name where it can be ticked; ``badge``: a note.
    """

    copy: bool = False
    also: bool = False
    tick: str = ""
    badge: str = ""
    hinted: bool = False


@dataclass(frozen=True)
class Known:
    """Cards of one kind that everybody knows to be in a hand."""

    card: Card
    count: int


@dataclass(frozen=True)
class Group:
    """A player's top group. ``text``: what it is; ``pile``: all cards that lie there; ``hand``: those in his hand.

    ``tally``: points of this round, where points are collected; ``known``: as everybody knows his hand.
    ``pick``: to choose this player for the Fairy or the Bad Guy.
    """

    seat: int
    label: str
    text: str
    cards: tuple[Card, ...]
    pile: int
    hand: int
    safe: bool
    laying: bool
    asked: bool
    tally: str
    known: tuple[Known, ...]
    pick: Pick | None = None

    @property
    def kinds(self) -> int:
        """How many kinds of cards the group has."""
        return sum(not card.copy for card in self.cards)


@dataclass(frozen=True)
class Table(Board):
    """All of Biber-Mania's table. ``deck``: how many cards the draw pile has, and what a tap on it picks."""

    labels: dict[str, str]
    stage: str
    display: tuple[Card, ...]
    stock: tuple[Card, ...]
    deck: int
    draws: Pick | None
    gone: int
    groups: tuple[Group, ...]
    hand: tuple[Card, ...]
    size: str
    mine: int | None
    wishes: tuple[Card, ...]
    offered: Group | None


def in_order(faces: Sequence[int]) -> list[int]:
    """Faces as they lie on the table: numbers from low to high, action cards, jokers."""
    return sorted(faces, key=lambda face: (face == JOKER, face))


def bag(counts: np.ndarray) -> list[int]:
    """The faces of a bag, in order, each as often as it is there."""
    return in_order([face for face, count in enumerate(counts.tolist()) for _ in range(count)])


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
        self.kind = decides(view.state, KIND)
        self.trail = Trail.of(view, events)
        self.given: dict[str, Pick] = {}

    # -------------------------------------------------------------------------------------------------------- cards

    def card(self, face: int, label: str = "{card}") -> Card:
        """A card that is seen; ``label``: what a screen reader hears."""
        name = words.bare_card(face, self.lang)
        number = JOKER < face <= NUMBERS
        return Card(
            label=label.format(card=name),
            face=f"bm-{card_name(face)}",
            index=str(face) if number else "",
            name="" if number else name,
        )

    def lying(self, token: Token, label: str, notation: str = "") -> Card:
        """A card that lies open; with ``notation`` it can be tapped if that is legal now."""
        made = replace(self.card(token.face, label), id=token.id, comes_from=token.start)
        if notation not in self.legal:
            return made
        also = notation in self.given
        if not also:
            self.given[notation] = self.pick(notation)
        return replace(made, pick=self.given[notation], also=also)

    def place(self, place: str, tokens: Sequence[Token], label: str, also: str = "") -> tuple[Card, ...]:
        """The cards of display or stock, sorted by kind; ``also``: another word for taking one."""
        made = []
        for token in sorted(tokens, key=lambda token: (token.face == JOKER, token.face, token.serial)):
            face = card_name(token.face)
            steal, take = f"steal {place}:{face}", f"{also} {face}"
            made.append(self.lying(token, label, steal if steal in self.legal else take))
        return tuple(made)

    def group(self, seat: int) -> Group:
        """What lies on top of a player's pile, or what he is about to lay."""
        state = self.state
        own, laying = seat == self.view.seat, self.laying(seat)
        name, asked = self.names[seat], self.kind == st.STABBED and decides(state, A) == seat
        text = self.labels["laying"] if laying else self.text(seat)
        label = self.labels["own_top" if own else "top"].format(name=name)
        collects = int(state.option[opt.COLLECT]) > 0
        said = self.labels["on_pile"].format(name=name, card="{card}")
        letter, group = SEAT_LETTERS[seat], self.trail.top(seat)
        return Group(
            seat,
            f"{label}: {text or self.labels['empty']}",
            text,
            tuple(
                replace(
                    self.lying(token, said, f"steal {letter}:{card_name(token.face)}"),
                    copy=any(other.face == token.face for other in group[:i]),
                )
                for i, token in enumerate(group)
            ),
            pile=int(state.pile_n[seat]),
            hand=int(state.hand_n[seat]),
            safe=not laying and (bool(state.top_guarded[seat]) or state.top_kind[seat] in (st.PARTY, st.ODD)),
            laying=laying,
            asked=asked,
            tally=f"{int(state.pile_n[seat]) - int(state.hand_n[seat]):+}" if collects else "",
            known=() if own or not state.option[opt.MEMORY_AID] else self.known(seat),
        )

    def offer(self, group: Group) -> Group:
        """A stabbed group once more, beside the question whether to take it."""
        return replace(
            group, cards=tuple(replace(card, id=f"offer-{card.id}", comes_from="") for card in group.cards)
        )

    def laying(self, seat: int) -> bool:
        """Whether a player is putting a discard together."""
        return bool(self.state.chosen_n > 0 and seat == self.state.seat)

    def text(self, seat: int) -> str:
        """What a top group is, in short: "3 × 5", "Thief", "sequence of 4"."""
        kind, count = int(self.state.top_kind[seat]), int(self.state.top_n[seat])
        if kind == st.NOTHING:
            return ""
        key = {st.SEQUENCE: "sequence", st.HIPPIE_SEQUENCE: "sequence", st.PARTY: "party", st.ODD: "odd"}
        if kind in key:
            return self.labels[key[kind]].format(count=count)
        face = int(self.state.top_value[seat]) if kind == st.EQUALS else top_group(self.state, seat)[0]
        name = words.bare_card(face, self.lang)
        return name if kind == st.ACTION else self.labels["equals"].format(count=count, card=name)

    def known(self, seat: int) -> tuple[Known, ...]:
        """What everybody knows of a hand."""
        counts = self.state.known[seat].tolist()
        return tuple(
            Known(self.card(face, f"{counts[face]} × {{card}}"), counts[face])
            for face in in_order([face for face, count in enumerate(counts) if count > 0])
        )

    def hand(self) -> tuple[Card, ...]:
        """The own hand, sorted; while a discard is chosen, every card can be ticked."""
        seat = self.view.seat
        if seat is None or self.state.hand_n[seat] == 0:
            return ()
        ticking = self.selection() is not None
        hinted = Counter(part.strip() for part in (self.hint or "").split(";"))
        held, copies = bag(self.state.hand[seat]), Counter[int]()
        made = []
        for face in held:
            copy, name = copies[face], card_name(face)
            copies[face] += 1
            marked = ticking and copy < hinted[f"add {name}"]
            origin = self.trail.origin.get(face, DECK)
            made.append(
                replace(
                    self.card(face),
                    id=hand_card(face, copy),
                    comes_from=origin,
                    tick=f"{name}-{copy}" if ticking else "",
                    hinted=marked,
                )
            )
        return tuple(made)

    def selection(self) -> Selection | None:
        """What holds while no card is ticked; None when there is nothing to tick."""
        if self.kind != st.PLAY or self.view.seat is None or self.view.seat != self.view.to_act:
            return None
        return select(self.view, (), self.names, self.lang)

    def wishes(self) -> tuple[Card, ...]:
        """The Fairy's wishes: every kind of card, with how many of them everybody knows to be there."""
        if self.kind != st.WISH or not self.legal:
            return ()
        aided = bool(self.state.option[opt.MEMORY_AID])
        known = self.state.known[decides(self.state, A)]
        return tuple(
            replace(
                self.card(face, self.labels["wish"]),
                id=f"wish-{card_name(face)}",
                pick=self.pick(f"wish {card_name(face)}"),
                badge=f"{int(known[face])} ×" if aided and known[face] > 0 else "",
            )
            for face in in_order(range(len(FACE_NAMES)))
            if f"wish {card_name(face)}" in self.legal
        )

    # ------------------------------------------------------------------------------------------------ in short

    def pods(self) -> tuple[Pod, ...]:
        """Every seat in short."""
        started = self.view.ply > 0
        return tuple(
            Pod(
                seat,
                self.view.scores[seat],
                self.labels["points"],
                (),
                acts=seat == self.view.to_act,
                leads=started and seat in self.view.winners,
            )
            for seat in range(self.view.game.players)
        )

    def stage(self) -> str:
        """Which round it is, where points are collected."""
        of = int(self.state.option[opt.COLLECT])
        return self.labels["round"].format(number=int(self.state.round_n) + 1, of=of) if of else ""


def select(view: View, chosen: Sequence[str], names: Sequence[str], lang: str) -> Selection:
    """What ticked cards make, in the notation of their faces; NotationError for a card that there is not."""
    unknown = [name for name in chosen if name not in FACE_NAMES]
    if unknown:
        raise NotationError(f"there is no card {unknown[0]!r}")
    faces = [FACE_NAMES.index(name) for name in chosen]
    actions, says, rule = words.selection(view, faces, lang, names)
    if actions is None:
        return Selection((), "", says, rule if faces else "")
    count = cards(len(faces) + int(view.state.chosen_n), lang)
    return Selection(tuple(actions), LABELS[lang]["lay"].format(cards=count), says, rule)


def table(
    view: View, events: Sequence[tuple[int, Event]], names: Sequence[str], lang: str, hint: str | None = None
) -> Table:
    """The table as ``view.seat`` sees it; ``events``: all that this seat saw since the deal; ``hint``: notations."""
    reader = _Reader(view, events, names, lang, hint)
    state, labels = view.state, reader.labels
    display = reader.place("display", reader.trail.display, labels["in_display"], "stab")
    stock = reader.place("stock", reader.trail.stock, labels["in_stock"], "draw")
    draws = reader.pick("draw pile") if "draw pile" in reader.legal else None
    groups = tuple(reader.group(seat) for seat in range(view.game.players))
    hand, wishes = reader.hand(), reader.wishes()
    selection = reader.selection()
    chips = () if selection else reader.chips()
    chosen = {pick.action: pick for pick in chips}
    groups = tuple(
        replace(group, pick=chosen.get(f"ask {letter}", chosen.get(f"pick {letter}")))
        for group, letter in zip(groups, SEAT_LETTERS, strict=False)
    )
    hands = view.game.players * (HAND_OF_FIVE if view.game.players == 5 else HAND)
    left = int(state.deck_n) + int(state.stock_n)
    return Table(
        partial="biber_mania/table.html",
        prompt=words.prompt(view, names, lang),
        picks=tuple(reader.picks),
        chips=chips,
        pods=reader.pods(),
        log=log(events, words.Narrator(names, lang).tell),
        steps=reader.trail.steps(view.ply),
        left=left,
        total=opt.cards(view.game.options) - hands - DISPLAY,
        verdict="",
        progress=labels["left"].format(cards=cards(left, lang)),
        selection=selection,
        labels=labels,
        stage=reader.stage(),
        display=display,
        stock=stock,
        deck=int(state.deck_n),
        draws=draws,
        gone=int(state.gone.sum()),
        groups=groups,
        hand=hand,
        size=next((name for most, name in SIZES if len(hand) <= most), "crowd"),
        mine=view.seat,
        wishes=wishes,
        offered=next((reader.offer(group) for group in groups if group.asked and reader.legal), None),
    )

"""The table: display, stock, everybody's pile, the hand, picks and ticks with their effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from ....errors import NotationError
from ....kernel.stack import KIND, A, decides
from ....match import Position
from ...common.catalogues.catalogue import LANGUAGES, Labels, Part
from ...common.catalogues.wording import colon
from ...common.view.presentation import Board, Card, Pick, Piece, Selection, back, numbered, size
from ...common.view.shown import Words
from ...common.view.tables import BaseTable
from ...common.view.trail import DECK, Token
from ...common.words.plain import now
from ..rules import deck
from ..rules import options as opt
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.options import Opt
from ..rules.state import Frame, GroupKind
from ..words.discard import laid, strikers, top_group
from ..words.names import SAYS, bare_card, in_order
from ..words.selection import selection
from ..words.speaker import WORDS
from .trail import DISPLAY, Trail, hand_card, pile_id

_SAID = (
    "display", "stock", "deck", "gone", "mine", "hand", "pile", "points", "this_round", "empty", "top",
    "own_top", "laying", "guarded", "sequence", "party", "odd", "equals", "round", "wishes", "known",
    "in_display", "in_stock", "on_pile", "wish", "lay", "left", "known_card", "one_of",
    "can_stab", "claws", "hand_short", "pile_short",
)  # fmt: skip
_KEYS = SAYS.family("table", _SAID)
LABELS = {lang: Labels(SAYS, lang, _KEYS) for lang in LANGUAGES}

SIZES = ((7, "few"), (14, "some"), (21, "many"))
"""The size classes of a hand; beyond, it is a ``crowd``."""


@dataclass(frozen=True)
class Known:
    """Cards of one kind that everybody knows to be in a hand; ``sign``: the drawing of one without a number."""

    card: Card
    count: int
    sign: str


@dataclass(frozen=True)
class Group(Piece):
    """A player's top group. ``text``: its description; ``pile``: the number of cards there; ``hand``: in hand.

    ``kinds``: the number of kinds of its cards; ``tally``: points of this round, where points are collected; ``known``:
    publicly known cards of the hand. ``pick``: to choose this player for the Fairy or the Bad Guy.
    """

    seat: int
    label: str
    text: str
    cards: tuple[Card, ...]
    kinds: int
    pile: int
    hand: int
    safe: bool
    laying: bool
    asked: bool
    tally: str
    known: tuple[Known, ...]
    pick: Pick | None = None


@dataclass(frozen=True)
class WhyNot(Piece):
    """The picks that say why a card does nothing now, by its place."""

    hand: Pick | None = None
    display: Pick | None = None
    stock: Pick | None = None
    pile: Pick | None = None


@dataclass(frozen=True, kw_only=True)
class Table(Board):
    """All of Biber-Mania's table. ``deck``: the number of cards in the draw pile, and the pick of a tap on it."""

    UNSENT = Board.UNSENT | {"mine"}

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
    why_not: WhyNot


def bag(counts: np.ndarray) -> list[int]:
    """The faces of a bag, in order, repeated by their number."""
    return in_order([face for face, count in enumerate(counts.tolist()) for _ in range(count)])


@SAYS.once
def drawn(face: int, lang: str) -> Card:
    """A face-up card."""
    name, look = bare_card(face, lang), f"bm-{card_name(face)}"
    if deck.JOKER < face <= deck.NUMBERS:
        return numbered(look, str(face)).but(label=name, subject="equals")
    return numbered(look, "", name).but(look=f"{look} special", label=name, subject=card_name(face))


class Reader(BaseTable[Table]):
    """Reads one view."""

    words: ClassVar[Words] = WORDS
    LABELS = LABELS
    TRAIL = Trail
    trail: Trail

    def read(self) -> None:
        """``given``: the picks of open cards; ``ticked``: the selection while no card is ticked."""
        self.given: dict[str, Pick] = {}
        self.ticked = self.selection()

    # -------------------------------------------------------------------------------------------------------- cards

    @classmethod
    def printed(cls, lang: str) -> Sequence[Card]:
        """Every face, and the back."""
        return [*(drawn(face, lang) for face in range(deck.FACES)), back("bm-back")]

    def lying_open(self, face: int) -> Card:
        """A face-up card."""
        return drawn(face, self.lang)

    def card(self, face: int, label: str = "", **parts: Part) -> Card:
        """A face-up card; ``label``: for screen readers, if not the name alone."""
        seen = drawn(face, self.lang)
        return seen.but(label=self.label(label, card=seen.label, **parts)) if label else seen

    def lying(self, token: Token, notation: str, label: str, **parts: Part) -> Card:
        """An open card; it can be tapped if ``notation`` is legal now."""
        made = token.on(self.card(token.face, label, **parts))
        if notation not in self.legal:
            return made
        also = notation in self.given
        if not also:
            self.given[notation] = self.pick(notation)
        return made.but(pick=self.given[notation], also=also)

    def place(self, place: str, tokens: Sequence[Token], also: str) -> tuple[Card, ...]:
        """The cards of display or stock, sorted by kind; ``also``: another word for taking one."""
        made = []
        for token in sorted(tokens, key=lambda token: (token.face == deck.JOKER, token.face)):
            face = card_name(token.face)
            steal, take = f"steal {place}:{face}", f"{also} {face}"
            made.append(self.lying(token, steal if steal in self.legal else take, f"in_{place}"))
        return tuple(made)

    def group(self, seat: int) -> Group:
        """A player's top group, or the one that they are about to lay."""
        state = self.now
        own, laying = seat == self.view.seat, self.laying(seat)
        name, asked = self.names[seat], self.kind == Frame.STABBED and decides(state, A) == seat
        text = self.labels["laying"] if laying else self.text(seat)
        label = self.label("own_top" if own else "top", name=name)
        collects = int(state.option[Opt.COLLECT]) > 0
        letter, group = st.SEAT_LETTERS[seat], self.trail.top(seat)
        faces = [token.face for token in group]
        return Group(
            seat,
            label + colon(self.lang) + (text or self.labels["empty"]),
            text,
            tuple(
                self.lying(token, f"steal {letter}:{card_name(token.face)}", "on_pile", name=name).but(
                    moods=("copy",) if token.face in faces[:i] else (),
                )
                for i, token in enumerate(group)
            ),
            kinds=len(set(faces)),
            pile=int(state.pile_n[seat]),
            hand=int(state.hand_n[seat]),
            safe=not laying
            and (bool(state.top_guarded[seat]) or state.top_kind[seat] in (GroupKind.PARTY, GroupKind.ODD)),
            laying=laying,
            asked=asked,
            tally=f"{int(state.pile_n[seat]) - int(state.hand_n[seat]):+}" if collects else "",
            known=() if own or not state.option[Opt.MEMORY_AID] else self.known(seat),
        )

    def offer(self, group: Group) -> Group:
        """A stabbed group once more, beside the question whether to take it."""
        return group.but(cards=tuple(card.but(id=f"offer-{card.id}", comes_from="") for card in group.cards))

    def why_not(self) -> WhyNot:
        """The picks that say why cards do nothing that cannot be tapped now."""
        if not self.seated:
            return WhyNot()
        held, steals = self.now.hand[self.view.seat], self.kind == Frame.STEAL
        places = (("display", "stab", self.trail.display), ("stock", "draw", self.trail.stock))
        found: dict[str, Pick | None] = {}
        if self.ticked is None and held.any():
            found["hand"] = self.refuse(f"add {card_name(bag(held)[0])}", "hand")
        for place, takes, tokens in places:
            names = [card_name(token.face) for token in tokens]
            asks = [f"steal {place}:{name}" if steals else f"{takes} {name}" for name in names]
            found[place] = next((self.refuse(one, place) for one in asks if one not in self.legal), None)
        pile = "add joker" if self.kind in (Frame.STEAL, Frame.STABBED) else "take"
        return WhyNot(**found, pile=self.refuse(pile, "pile"))

    def laying(self, seat: int) -> bool:
        """Whether a player is putting a discard together."""
        return bool(self.now.chosen_n > 0 and seat == self.now.seat)

    def text(self, seat: int) -> str:
        """A short description of a top group: "3 × 5", "Thief", "sequence of 4"."""
        kind, count = int(self.now.top_kind[seat]), int(self.now.top_n[seat])
        if kind == GroupKind.NOTHING:
            return ""
        key: dict[int, str] = {
            GroupKind.SEQUENCE: "sequence",
            GroupKind.HIPPIE_SEQUENCE: "sequence",
            GroupKind.PARTY: "party",
            GroupKind.ODD: "odd",
        }
        if kind in key:
            return self.label(key[kind], count=count)
        face = int(self.now.top_value[seat]) if kind == GroupKind.EQUALS else top_group(self.now, seat)[0]
        name = bare_card(face, self.lang)
        return name if kind == GroupKind.ACTION else self.label("equals", count=count, card=name)

    def known(self, seat: int) -> tuple[Known, ...]:
        """The publicly known cards of a hand."""
        counts = self.now.known[seat].tolist()
        return tuple(
            Known(
                known := self.card(face, "known_card", count=counts[face]), counts[face], f"{known.face}-sign"
            )
            for face in in_order([face for face, count in enumerate(counts) if count > 0])
        )

    def hand(self) -> tuple[Card, ...]:
        """One's own hand, sorted; while a discard is chosen, every card can be ticked, and equal ones are told apart."""
        seat = self.view.seat
        if seat is None or self.now.hand_n[seat] == 0:
            return ()
        ticking = self.ticked is not None
        hinted = Counter(part.strip() for part in (self.hint or "").split(";"))
        held, copies = bag(self.now.hand[seat]), Counter[int]()
        equal, made = Counter(held), []
        stabbing = strikers(self.view) if ticking else frozenset[int]()
        for face in held:
            copy, name = copies[face], card_name(face)
            copies[face] += 1
            marked = ticking and copy < hinted[f"add {name}"]
            origin = self.trail.origin.get(face, DECK)
            twin = ticking and equal[face] > 1
            shown = self.card(face, "one_of", nth=copy + 1, count=equal[face]) if twin else self.card(face)
            stabs = face in stabbing
            made.append(
                shown.but(
                    label=self.label("can_stab", card=shown.label) if stabs else shown.label,
                    moods=("stabs",) if stabs else (),
                    id=hand_card(face, copy),
                    comes_from=origin,
                    tick=f"{name}-{copy}" if ticking else "",
                    hinted=marked,
                )
            )
        return tuple(made)

    def selection(self) -> Selection | None:
        """The selection while no card is ticked; None when there is nothing to tick."""
        if self.kind != Frame.PLAY or self.view.seat is None or self.view.seat != self.view.to_act:
            return None
        return select(self.view, (), self.names, self.lang)

    def wishes(self) -> tuple[Card, ...]:
        """The Fairy's wishes: every kind of card, with its publicly known number there."""
        if self.kind != Frame.WISH or not self.legal:
            return ()
        aided = bool(self.now.option[Opt.MEMORY_AID])
        known = self.now.known[decides(self.now, A)]
        return tuple(
            self.card(face, "wish").but(
                id=f"wish-{card_name(face)}",
                pick=self.pick(f"wish {card_name(face)}"),
                badge=f"{int(known[face])} ×" if aided and known[face] > 0 else "",
            )
            for face in in_order(range(len(deck.NAMES)))
            if f"wish {card_name(face)}" in self.legal
        )

    # ------------------------------------------------------------------------------------------------ in short

    def stage(self) -> str:
        """Which round it is, where points are collected."""
        of = int(self.now.option[Opt.COLLECT])
        return self.label("round", number=int(self.now.round_n) + 1, of=of) if of else ""

    def left(self) -> int:
        """The number of cards still to be drawn."""
        return int(self.now.deck_n) + int(self.now.stock_n)

    def total(self) -> int:
        """The number of all cards to be drawn."""
        players = self.view.game.players
        return (
            opt.cards(self.view.game.options)
            - players * opt.dealt(self.view.game.options)
            - int(self.view.game.options["display"])
        )

    def table(self) -> Table:
        """The game's table."""
        state = self.now
        display = self.place("display", self.trail.display, "stab")
        stock = self.place("stock", self.trail.stock, "draw")
        draws = self.pick("draw pile") if "draw pile" in self.legal else self.refuse("draw pile", "stock")
        groups = [self.group(seat) for seat in self.seats]
        hand, wishes = self.hand(), self.wishes()
        selection = self.ticked
        chips = () if selection else self.chips()
        chosen = {pick.action: pick for pick in chips}
        for seat, letter in zip(self.seats, st.SEAT_LETTERS, strict=False):
            pick = chosen.get(f"ask {letter}", chosen.get(f"pick {letter}"))
            groups[seat] = groups[seat].but(pick=pick)
        table = Table(
            back=back("bm-back"),
            chips=chips,
            steps=self.trail.steps(),
            left=self.left(),
            total=self.total(),
            progress=self.label("left", n=self.left()),
            selection=selection,
            stage=self.stage(),
            display=display,
            stock=stock,
            deck=int(state.deck_n),
            draws=draws,
            gone=int(state.gone.sum()),
            groups=tuple(groups),
            hand=hand,
            size=size(len(hand), SIZES),
            mine=self.view.seat,
            wishes=wishes,
            why_not=self.why_not(),
            offered=next((self.offer(group) for group in groups if group.asked and self.legal), None),
        )
        return self.filled(table)


def select(view: Position, chosen: Sequence[str], names: Sequence[str], lang: str) -> Selection:
    """The selection of ticked cards, in the notation of their faces; NotationError for a card that is not there."""
    unknown = [name for name in chosen if name not in deck.NAMES]
    if unknown:
        raise NotationError(f"there is no card {unknown[0]!r}")
    faces = [deck.NAMES.index(name) for name in chosen]
    actions, says, rule = selection(view, faces, lang, names)
    if actions is None:
        return Selection((), "", says, rule if faces else _claws(view, lang))
    lay = LABELS[lang].say("lay", n=len(faces) + int(now(view).chosen_n))
    return Selection(tuple(actions), lay, says, rule, _strikes(view, faces))


def _claws(view: Position, lang: str) -> str:
    """The meaning of the claw on a card; "" where the viewer has none on their cards."""
    chooses = view.seat is not None and view.seat == view.to_act and decides(now(view), KIND) == Frame.PLAY
    return LABELS[lang]["claws"] if chooses and strikers(view) else ""


def _strikes(view: Position, faces: Sequence[int]) -> tuple[str, ...]:
    """The cards that a discard would stab, as selectors: as many of a face in the display, and groups on piles."""
    discard = laid(view, faces)
    assert discard is not None
    count = len(discard.faces)
    return (
        *(f"#{DISPLAY} > :nth-child(-n + {count} of .bm-{card_name(face)})" for face in discard.display),
        *(f"#{pile_id(seat)}" for seat, _ in discard.piles),
    )


table = Reader.of

"""The table: zones, picks with their effects, movements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from ....kernel.actions import Action
from ....kernel.cards import NONE, UNKNOWN
from ...common.catalogues.catalogue import LANGUAGES, Labels
from ...common.view.presentation import Board, Card, Drawing, Fate, Pick, Piece, back
from ...common.view.shown import Words
from ...common.view.tables import BaseTable
from ...common.view.trail import hand_id
from ..rules import deck
from ..rules import state as st
from ..rules.game import beyond_values, lowest_value
from ..rules.options import Opt
from ..rules.state import Ev, Frame
from ..words.ask import foreseen
from ..words.names import SAYS, animal, animal_name, animal_rule, card_name
from ..words.speaker import WORDS
from ..zones import element
from .trail import Trail

_NAMES = SAYS.family(
    "table",
    (
        "line",
        "gate",
        "exclusion",
        "pile",
        "bar",
        "beside",
        "sent",
        "in",
        "out",
        "guests",
        "points",
        "hand",
        "deck",
        "empty_pile",
        "top",
        "acts_as",
        "your_hand",
        "return",
        "offer",
    ),
)
LABELS = {lang: Labels(SAYS, lang, _NAMES) for lang in LANGUAGES}


@dataclass(frozen=True)
class Guests:
    """A player's guests in the bar, face down."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Hand(Piece):
    """A player's hand and draw pile."""

    seat: int
    cards: tuple[Card, ...]
    deck: int


@dataclass(frozen=True)
class Ghost(Piece):
    """A card that a pick plays or brings back, at its place then; ``place``: in the line from 0, -1 beside THAT'S IT.

    ``fate``: its effect then, None where it stays.
    """

    pick: Pick
    place: int
    card: Card
    fate: Fate | None


@dataclass(frozen=True, kw_only=True)
class Table(Board):
    """All of Beasty Bar's table. ``ghosts``: playable cards, each at its place."""

    UNSENT = Board.UNSENT | {"mine"}

    flipped: bool
    line: tuple[Card, ...]
    pile: tuple[Card, ...]
    sent: tuple[Card, ...]
    beside: tuple[Card, ...]
    bar: tuple[Guests, ...]
    hands: tuple[Hand, ...]
    mine: Hand | None
    offer: tuple[Card, ...]
    ghosts: tuple[Ghost, ...]
    return_game: bool


ART = "animals.svg"
BACK = back("bb-back")


@lru_cache(maxsize=1024)
def back_of(seat: int, element: str = "", comes_from: str = "") -> Card:
    """The back of a player's card."""
    return BACK.but(look=f"seat-{seat} back", id=element, comes_from=comes_from)


@SAYS.once
def drawn(card: int, lang: str) -> Card:
    """A face-up card with its back, for the bar."""
    species, owner = card % deck.SPECIES, card // deck.SPECIES
    animal = deck.ANIMALS[species]
    return Card(
        f"{card_name(card, lang)}, {animal.strength}",
        look=f"seat-{owner}",
        index=str(animal.strength),
        name=animal_name(species, lang),
        drawings=(Drawing(f"bb-{animal.name}", "face", ART), *BACK.drawings),
        emblem=True,
        id=element(card),
        subject=animal.name,
    )


@SAYS.once
def lying(card: int, lang: str) -> Card:
    """A face-up card from its owner's hand."""
    return drawn(card, lang).but(comes_from=hand_id(card // deck.SPECIES))


class Reader(BaseTable[Table]):
    """Reads one view."""

    words: ClassVar[Words] = WORDS
    LABELS = LABELS
    TRAIL = Trail
    trail: Trail

    @classmethod
    def printed(cls, lang: str) -> Sequence[Card]:
        """Everybody's animals, and a back in each colour."""
        faces = range(len(deck.NAMES))
        return [*(drawn(card, lang) for card in faces), *map(back_of, range(len(faces) // deck.SPECIES))]

    def read(self) -> None:
        """Compute each pick's effect on the cards on the table."""
        self.fates: dict[int, list[Fate]] = {}
        self.ghosts: list[Ghost] = []
        self.queue = self.cards("line")

    # -------------------------------------------------------------------------------------------------------- picks

    def pick(self, notation: str, rule: str = "") -> Pick:
        """Something to tap; its effects are marked on the cards."""
        found = super().pick(notation, rule)
        if notation in self.legal:
            self.foresee(found, self.legal[notation])
        return found

    def foresee(self, pick: Pick, action: Action) -> None:
        """Note the effects on the cards on the table when the rules play the action on a copy of the view."""
        if self.kind in (Frame.CHOOSE_SET, Frame.SORT_OUT, Frame.ORDER_PILE):
            return
        ahead, line = foreseen(self.view, action), self.queue
        after = ahead.now.line[: ahead.now.line_n].tolist()
        fates: dict[int, Fate] = {}
        played, number = [], pick.number
        for event in ahead.events:
            if event.kind in (Ev.PLAYS, Ev.BROUGHT_BACK):
                played.append((event.card, max(st.place(event), -1)))
            elif event.kind == Ev.ENTERS:
                fates[event.card] = Fate(number, "in", self.labels["in"])
            elif event.kind in (Ev.SENT, Ev.BURNS, Ev.EXCLUDED):
                fates[event.card] = Fate(number, "out", self.labels["out"])
        for place, card in enumerate(after):
            if card not in line[place : place + 1]:
                fates.setdefault(card, Fate(number, "place", f"→ {place + 1}"))
        for card, fate in fates.items():
            self.fates.setdefault(card, []).append(fate)
        for card, place in played:
            stays = card in after[place : place + 1]
            becomes = None if stays else fates.get(card)
            self.ghosts.append(Ghost(pick, place, drawn(card, self.lang), becomes))

    # -------------------------------------------------------------------------------------------------------- cards

    def lying_open(self, face: int) -> Card:
        """A face-up card."""
        return drawn(face, self.lang)

    def card(self, card: int, pick: Pick | None = None, comes_from: str = "") -> Card:
        """A face-up card."""
        return drawn(card, self.lang).but(comes_from=comes_from, pick=pick)

    def rule(self, card: int) -> str:
        """The rule of a card's animal."""
        return animal_rule(card % deck.SPECIES, self.lang)

    def line_pick(self, place: int, card: int) -> Pick:
        """An animal in line: a target, the chameleon's model, or else only its description."""
        model = f"as {deck.ANIMALS[card % deck.SPECIES].name}"
        chosen = f"at {place + 1}"
        if (
            model in self.legal
            and self.now.role == deck.CHAMELEON
            and all(pick.action != model for pick in self.picks)
        ):
            chosen = model
        return (
            self.pick(chosen, self.rule(card)) if chosen in self.legal else self.look(chosen, self.rule(card))
        )

    def line(self) -> tuple[Card, ...]:
        """The queue, gate first; every animal can be tapped."""
        cards = self.queue
        if any(action.word in ("at", "as") for action in self.legal.values()):
            return self.tapped(cards)
        return self.same_with_picks(
            "line", (cards, int(self.now.acting), int(self.now.role)), lambda: self.tapped(cards)
        )

    def tapped(self, cards: Sequence[int]) -> tuple[Card, ...]:
        """The queue with its picks."""
        return tuple(
            [
                self.in_role(
                    card, self.card(card, self.line_pick(place, card), hand_id(card // deck.SPECIES))
                )
                for place, card in enumerate(cards)
            ]
        )

    def in_role(self, card: int, shown: Card) -> Card:
        """An animal that acts as another wears its mask."""
        role = int(self.now.role)
        if card != self.now.acting or role in (NONE, card % deck.SPECIES):
            return shown
        label = f"{shown.label}, {self.label('acts_as', animal=animal(role))}"
        mask = Drawing(f"bb-{deck.ANIMALS[role].name}", "mask", ART)
        return shown.but(label=label, drawings=(*shown.drawings, mask))

    def sent(self) -> tuple[Card, ...]:
        """Cards that wait for THAT'S IT; while the order is asked, each can be tapped."""
        seen = self.lying("sent")
        if self.kind != Frame.ORDER_PILE or not self.legal:
            return seen
        return tuple(card.but(pick=self.pick(f"stack {i}")) for i, card in enumerate(seen, start=1))

    def lying(self, zone: str) -> tuple[Card, ...]:
        """The cards of a zone in which nothing can be tapped."""
        cards = self.cards(zone)
        return self.same(zone, cards, lambda: tuple([lying(card, self.lang) for card in cards]))

    def cards(self, zone: str) -> list[int]:
        """The cards of a zone."""
        cards: list[int] = getattr(self.now, zone)[: getattr(self.now, f"{zone}_n")].tolist()
        return cards

    def hand(self, seat: int) -> Hand:
        """A hand as the viewer knows it; one's own can be tapped."""
        held, left = self.now.hand[seat].tolist()[: self.now.hand_n[seat]], int(self.now.deck_n[seat])
        if seat == self.view.seat and self.legal:
            return self.held(seat, held, left)
        return self.same_with_picks(
            f"hand-{seat}", (held, left, self.view.over, self.ahead), lambda: self.held(seat, held, left)
        )

    def held(self, seat: int, held: Sequence[int], left: int) -> Hand:
        """A hand with these cards, whose owner has ``left`` more in their draw pile."""
        cards, deck, own = [], f"deck-{seat}", seat == self.view.seat
        for slot, card in enumerate(held):
            if card == UNKNOWN:
                cards.append(back_of(seat, f"back-{seat}-{slot}", deck))
            elif own:
                cards.append(self.card(card, self.hand_pick(card), deck))
            else:
                cards.append(self.card(card, None, deck))
        return Hand(seat, tuple(cards), left)

    def hand_pick(self, card: int) -> Pick:
        """A card in the viewer's hand: the penguin's model while one is asked for, otherwise to be played."""
        imitation = f"as {deck.ANIMALS[card % deck.SPECIES].name}"
        shown = imitation in self.legal and self.now.role == deck.PENGUIN
        notation = imitation if shown else f"play {card % deck.VALUES + 1}"
        return self.pick(notation, self.rule(card))

    def offer(self) -> tuple[Card, ...]:
        """Before the deal: the animals to choose from, or to sort out."""
        if not self.legal or self.view.seat is None:
            return ()
        seat, chosen = self.view.seat, []
        if self.kind == Frame.CHOOSE_SET:
            value = int(self.now.taken_n[seat])
            chosen = [(value, "take new"), (value + deck.VALUES, "take base")]
        elif self.kind == Frame.SORT_OUT:
            for value in range(lowest_value(self.state), beyond_values(self.state)):
                is_new = int(self.now.is_new[seat]) >> value & 1
                if not int(self.now.out[seat]) >> value & 1:
                    chosen.append((value if is_new else value + deck.VALUES, f"out {value + 1}"))
        return tuple(
            self.card(seat * deck.SPECIES + species, self.pick(notation, animal_rule(species, self.lang)))
            for species, notation in chosen
        )

    def bar(self, moved: frozenset[str]) -> tuple[Guests, ...]:
        """The guests of every player, face down; those that ``moved`` just now are turned over as they go in."""
        cards = self.cards("bar")
        turned = [element(card) in moved for card in cards]

        def guests() -> tuple[Guests, ...]:
            all_of_them = [
                self.card(card) if turns else back_of(card // deck.SPECIES, element(card))
                for card, turns in zip(cards, turned, strict=True)
            ]
            return tuple(
                Guests(seat, tuple(one for one in all_of_them if one.look.startswith(f"seat-{seat}")))
                for seat in self.seats
            )

        return self.same("bar", (cards, turned), guests)

    def score_what(self) -> str:
        """Guests, or their worth."""
        return "points" if self.now.option[Opt.ADVANCED] else "guests"

    def started(self) -> bool:
        """Nobody leads before the first guest."""
        return any(self.view.scores)

    def with_fates(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards with each pick's effects on them."""
        if not self.fates:
            return cards
        return tuple(
            [
                card.but(fates=tuple(found)) if (found := self.fates.get(int(card.id[5:]))) else card
                for card in cards
            ]
        )

    # ---------------------------------------------------------------------------------------------------- the table

    def left(self) -> int:
        """The number of animals still to come."""
        if self.kind in (Frame.CHOOSE_SET, Frame.SORT_OUT):
            return self.total()
        return sum((*self.now.hand_n.tolist(), *self.now.deck_n.tolist()))

    def total(self) -> int:
        """The number of all animals."""
        each = int(self.now.option[Opt.ANIMALS]) - st.SORTED_OUT * int(self.now.option[Opt.ADVANCED])
        return each * self.view.game.players

    def table(self) -> Table:
        """The game's table."""
        line, sent, offer = self.line(), self.sent(), self.offer()
        hands = [self.hand(seat) for seat in self.seats]
        chips = self.chips()
        own = self.view.seat
        if own is not None and self.fates:
            hands[own] = hands[own].but(cards=self.with_fates(hands[own].cards))
        told = self.trail.steps_in(self.view)
        table = Table(
            chips=chips,
            steps=told,
            left=self.left(),
            total=self.total(),
            verdict=WORDS.verdict(self.view, self.names, self.lang),
            flipped=bool(self.now.flipped),
            line=self.with_fates(line),
            pile=self.lying("pile"),
            sent=sent,
            beside=self.lying("beside"),
            bar=self.bar(frozenset().union(*[step.names for step in told])),
            hands=tuple(hands),
            mine=None if own is None else hands[own],
            offer=offer,
            ghosts=tuple(self.ghosts),
            return_game=bool(self.now.game),
        )
        return self.filled(table)


table = Reader.of

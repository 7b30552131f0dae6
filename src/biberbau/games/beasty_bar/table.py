"""The table as plain data: what lies where, what can be tapped, what would come of it, what has just moved.

Everything here is read off a view (what one seat may know) and its events; the rules are asked, never repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...kernel.actions import Action
from ...kernel.events import Event, buffer, read
from ...kernel.rng import key_of, stream
from ...kernel.stack import KIND
from ...match import View
from ..presentation import STORY, Board, Count, Pick, Picks, Pod, Step, log
from . import options as opt
from . import state as st
from . import words
from .deck import ANIMALS, CHAMELEON, NONE, PENGUIN, SPECIES, UNKNOWN, VALUES, VULTURE
from .rules import beyond_values, lowest_value

LABELS: dict[str, dict[str, str]] = {
    "en": {
        "line": "The line", "gate": "Heaven's Gate", "exclusion": "Exclusion", "pile": "THAT'S IT", "bar": "Beasty Bar",
        "beside": "Beside the pile", "sent": "On the way out", "in": "in", "out": "out", "guests": "guests",
        "points": "points", "hand": "in hand", "deck": "in the draw pile", "empty_pile": "Nobody lies here yet.",
        "top": "on top", "acts_as": "acts as", "your_hand": "Your hand",
        "return": "Return game", "offer": "Your animals",
    },
    "de": {
        "line": "Die Reihe", "gate": "Himmelspforte", "exclusion": "Rausschmiss", "pile": "DAS WAR'S",
        "bar": "Beasty Bar", "beside": "Neben dem Stapel", "sent": "Auf dem Weg nach draußen", "in": "rein",
        "out": "raus", "guests": "Gäste", "points": "Punkte", "hand": "auf der Hand", "deck": "im Nachziehstapel",
        "empty_pile": "Hier liegt noch niemand.", "top": "oben", "acts_as": "spielt",
        "your_hand": "Deine Hand", "offer": "Deine Tiere", "return": "Rückspiel",
    },
}  # fmt: skip


@dataclass(frozen=True)
class Fate:
    """What the pick of that number does to a card: ``in`` the bar, ``out`` on the pile, or a new ``place``."""

    pick: int
    kind: str
    place: int = 0


@dataclass(frozen=True)
class Card:
    """One card as its viewer sees it; ``species`` is "" for a back."""

    id: str
    owner: int
    species: str = ""
    strength: int = 0
    name: str = ""
    label: str = ""
    acts_as: str = ""
    comes_from: str = ""
    pick: Pick | None = None
    fates: tuple[Fate, ...] = ()


@dataclass(frozen=True)
class Guests:
    """A player's guests in the bar, face down."""

    seat: int
    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Hand:
    """A player's hand and draw pile."""

    seat: int
    cards: tuple[Card, ...]
    deck: int


@dataclass(frozen=True)
class Table(Board):
    """All of Beasty Bar's table."""

    labels: dict[str, str]
    flipped: bool
    line: tuple[Card, ...]
    pile: tuple[Card, ...]
    sent: tuple[Card, ...]
    beside: tuple[Card, ...]
    bar: tuple[Guests, ...]
    hands: tuple[Hand, ...]
    mine: Hand | None
    offer: tuple[Card, ...]
    return_game: bool


def element(card: int) -> str:
    """Element id of a card whose face is seen: there is only one of each, so the face tells no more than it shows."""
    return f"card-{card}"


class _Reader(Picks):
    """Reads one view; keeps what several parts of the table need."""

    def __init__(self, view: View, names: Sequence[str], lang: str, hint: str | None) -> None:
        super().__init__(view, words, names, lang, hint)
        self.state = view.state
        self.labels = LABELS[lang]
        self.kind = int(self.state.stack[self.state.depth - 1, KIND]) if self.state.depth else 0
        self.fates: dict[int, list[Fate]] = {}

    # -------------------------------------------------------------------------------------------------------- picks

    def pick(self, notation: str, rule: str = "") -> Pick:
        """Something to tap; what it brings about is marked on the cards."""
        found = super().pick(notation, rule)
        if found.legal:
            self.foresee(found.number, self.legal[notation])
        return found

    def foresee(self, number: int, action: Action) -> None:
        """Let the rules play the action on a copy of the view, and note what becomes of the cards on the table."""
        if self.kind in (st.CHOOSE_SET, st.SORT_OUT, st.ORDER_PILE):
            return
        state, events = self.state.copy(), buffer()
        self.view.game.kind.rules.apply(state, action.id, stream(key_of(b"", "foresee")), events)
        fates: dict[int, Fate] = {}
        for event in read(events):
            if event.kind == st.ENTERS:
                fates[event.card] = Fate(number, "in")
            elif event.kind in (st.SENT, st.BURNS, st.EXCLUDED):
                fates[event.card] = Fate(number, "out")
        for place in range(int(state.line_n)):
            card = int(state.line[place])
            if place >= self.state.line_n or card != self.state.line[place]:
                fates.setdefault(card, Fate(number, "place", place + 1))
        for card, fate in fates.items():
            self.fates.setdefault(card, []).append(fate)

    # -------------------------------------------------------------------------------------------------------- cards

    def card(self, card: int, pick: Pick | None = None, comes_from: str = "") -> Card:
        """A card that is seen."""
        species, owner = card % SPECIES, card // SPECIES
        return Card(
            id=element(card),
            owner=owner,
            species=ANIMALS[species].name,
            strength=ANIMALS[species].strength,
            name=words.animal(species, self.lang),
            label=f"{words.card(card, self.lang)}, {ANIMALS[species].strength}",
            comes_from=comes_from,
            pick=pick,
        )

    def rule(self, card: int) -> str:
        """The rule of a card's animal."""
        return words.animal_rule(card % SPECIES, self.lang)

    def line_pick(self, place: int, card: int) -> Pick:
        """An animal in line: a target, the chameleon's model, or else something to hear about."""
        model = f"as {ANIMALS[card % SPECIES].name}"
        chosen = f"at {place + 1}"
        if (
            model in self.legal
            and self.state.role == CHAMELEON
            and all(pick.action != model for pick in self.picks)
        ):
            chosen = model
        return (
            self.pick(chosen, self.rule(card)) if chosen in self.legal else self.look(chosen, self.rule(card))
        )

    def line(self) -> tuple[Card, ...]:
        """The queue, gate first; every animal can be tapped."""
        cards = []
        for place, card in enumerate(self.cards("line")):
            pick = self.line_pick(place, card)
            shown = self.card(card, pick, f"hand-{card // SPECIES}")
            if card == self.state.acting and self.state.role not in (NONE, card % SPECIES):
                role = int(self.state.role)
                label = f"{shown.label}, {self.labels['acts_as']} {words.animal(role, self.lang)}"
                shown = replace(shown, acts_as=ANIMALS[role].name, label=label)
            cards.append(shown)
        return tuple(cards)

    def sent(self) -> tuple[Card, ...]:
        """What waits for THAT'S IT; while the order is asked, each can be tapped."""
        cards = self.cards("sent")
        asked = self.kind == st.ORDER_PILE and self.legal
        return tuple(
            self.card(card, self.pick(f"stack {i}") if asked else None, f"hand-{card // SPECIES}")
            for i, card in enumerate(cards, start=1)
        )

    def cards(self, zone: str) -> list[int]:
        """The cards of a zone."""
        return [int(card) for card in self.state[zone][: self.state[f"{zone}_n"]]]

    def hand(self, seat: int) -> Hand:
        """A hand as the viewer knows it; one's own can be tapped."""
        cards = []
        for slot in range(int(self.state.hand_n[seat])):
            card, deck = int(self.state.hand[seat, slot]), f"deck-{seat}"
            if card == UNKNOWN:
                cards.append(Card(f"back-{seat}-{slot}", seat, comes_from=deck))
            elif seat == self.view.seat:
                cards.append(self.card(card, self.hand_pick(card), deck))
            else:
                cards.append(self.card(card, None, deck))
        return Hand(seat, tuple(cards), int(self.state.deck_n[seat]))

    def hand_pick(self, card: int) -> Pick:
        """A card in the own hand: the penguin's model while one is asked, else to be played."""
        imitation = f"as {ANIMALS[card % SPECIES].name}"
        shown = imitation in self.legal and self.state.role == PENGUIN
        notation = imitation if shown else f"play {card % VALUES + 1}"
        return self.pick(notation, self.rule(card))

    def offer(self) -> tuple[Card, ...]:
        """Before the deal: the animals among which one chooses, or sorts out."""
        if not self.legal or self.view.seat is None:
            return ()
        seat, chosen = self.view.seat, []
        if self.kind == st.CHOOSE_SET:
            value = int(self.state.taken_n[seat])
            chosen = [(value, "take new"), (value + VALUES, "take base")]
        elif self.kind == st.SORT_OUT:
            for value in range(lowest_value(self.state), beyond_values(self.state)):
                is_new = int(self.state.is_new[seat]) >> value & 1
                if not int(self.state.out[seat]) >> value & 1:
                    chosen.append((value if is_new else value + VALUES, f"out {value + 1}"))
        return tuple(
            self.card(seat * SPECIES + species, self.pick(notation, words.animal_rule(species, self.lang)))
            for species, notation in chosen
        )

    def bar(self, moved: set[str]) -> tuple[Guests, ...]:
        """The guests of every player, face down; those who ``moved`` just now are turned over as they go in."""
        guests = [
            self.card(card) if element(card) in moved else Card(element(card), card // SPECIES)
            for card in self.cards("bar")
        ]
        return tuple(
            Guests(seat, self.names[seat], tuple(guest for guest in guests if guest.owner == seat))
            for seat in range(self.view.game.players)
        )

    def pods(self) -> tuple[Pod, ...]:
        """Every seat in short."""
        advanced = bool(self.state.option[opt.ADVANCED])
        started = any(self.view.scores)
        return tuple(
            Pod(
                seat,
                self.view.scores[seat],
                self.labels["points" if advanced else "guests"],
                (
                    Count(int(self.state.hand_n[seat]), self.labels["hand"]),
                    Count(int(self.state.deck_n[seat]), self.labels["deck"]),
                ),
                acts=seat == self.view.to_act,
                leads=started and seat in self.view.winners,
            )
            for seat in range(self.view.game.players)
        )

    def with_fates(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards with what each pick would do to them."""
        return tuple(replace(card, fates=tuple(self.fates.get(int(card.id[5:]), ()))) for card in cards)


# -------------------------------------------------------------------------------------------------------- the story


def _orders_after(line: list[int], events: Sequence[Event]) -> list[list[int]]:
    """The line after each event, found by going back from the line as it is now.

    What lay before the line was sorted cannot be told from here, so the way back ends there.
    """
    line = list(line)
    orders: list[list[int]] = []
    for i, event in reversed(list(enumerate(events))):
        orders.append(list(line))
        if event.kind == st.MOVES and event.card in line:
            line.remove(event.card)
            line.insert(event.a, event.card)
        elif event.kind in (st.SENT, st.BURNS):
            line.insert(event.b, event.card)
        elif event.kind == st.ENTERS and event.a == 0:
            line.insert(0, event.card)
        elif event.kind == st.EXCLUDED:
            line.append(event.card)
        elif event.kind in (st.PLAYS, st.BROUGHT_BACK) and event.card in line:
            line.remove(event.card)
        elif event.kind == st.IMITATES and event.a == VULTURE:
            line.append(event.card)  # who acts as a vulture leaves the end of the line (A33)
        elif event.kind == st.SWAPS_GATES:
            line.reverse()
        elif event.kind == st.SORTS_LINE:
            orders.extend([] for _ in range(i))
            break
    return orders[::-1]


def _step(event: Event, order: list[int], flipped: bool) -> tuple[str, tuple[str, ...]] | None:
    """Cue and ops of one event."""
    card = element(event.card)
    zone = {st.SENT: "sent", st.BURNS: "sent", st.EXCLUDED: "sent", st.LANDS: "sent", st.STACKED: "pile"}
    if event.kind == st.PLAYS:
        return "slide", (f"put {card} beside -1" if event.a == NONE else f"put {card} line {event.a}",)
    if event.kind == st.BROUGHT_BACK:
        return "slide", (f"put {card} line {event.a}",)
    if event.kind == st.IMITATES and event.a == VULTURE:
        return "slide", (f"put {card} beside -1",)
    if event.kind == st.MOVES:
        return "shove", (f"put {card} line {event.b}",)
    if event.kind in zone:
        cue = {st.SENT: "splash", st.BURNS: "burn", st.EXCLUDED: "door"}.get(event.kind, "slide")
        return cue, (f"put {card} {zone[event.kind]} -1",)
    if event.kind == st.ENTERS:
        return "knock", (f"put {card} guests-{event.card // SPECIES} -1",)
    if event.kind == st.DEFENDS:
        return "thump", (f"set {card} data-mood stings",)
    if event.kind in (st.SORTS_LINE, st.SWAPS_GATES):
        ops = ("order line " + " ".join(element(c) for c in order),) if order else ()
        return "shove", (
            *ops,
            f"set doors data-flipped {int(flipped)}",
        ) if event.kind == st.SWAPS_GATES else ops
    return None


def steps(view: View, events: Sequence[tuple[int, Event]]) -> tuple[Step, ...]:
    """The movements of the last plies, cause first."""
    recent = [(ply, event) for ply, event in events if ply > max(0, view.ply - STORY)]
    last_start = max((i for i, (_, e) in enumerate(recent) if e.kind == st.GAME_STARTS), default=-1)
    recent = recent[last_start + 1 :]
    line = [int(card) for card in view.state.line[: view.state.line_n]]
    orders = _orders_after(line, [event for _, event in recent])
    flipped = bool(view.state.flipped)
    found: list[Step] = []
    for (ply, event), order in zip(reversed(recent), reversed(orders), strict=True):
        step = _step(event, order, flipped)
        if event.kind == st.SWAPS_GATES:
            flipped = not flipped
        if step and step[1]:
            found.append(Step(ply, *step))
    return tuple(reversed(found))


def table(
    view: View, events: Sequence[tuple[int, Event]], names: Sequence[str], lang: str, hint: str | None = None
) -> Table:
    """The table as ``view.seat`` sees it; ``events``: all that this seat saw since the deal; ``hint``: a notation."""
    reader = _Reader(view, names, lang, hint)
    state = view.state
    line, sent, offer = reader.line(), reader.sent(), reader.offer()
    hands = [reader.hand(seat) for seat in range(view.game.players)]
    chips = reader.chips()
    if view.seat is not None:
        hands[view.seat] = replace(hands[view.seat], cards=reader.with_fates(hands[view.seat].cards))
    total = int(state.option[opt.ANIMALS]) - st.SORTED_OUT * int(state.option[opt.ADVANCED])
    in_hands = int(state.hand_n.sum() + state.deck_n.sum())
    told = steps(view, events)
    return Table(
        partial="beasty_bar/table.html",
        prompt=words.prompt(view, names, lang),
        picks=tuple(reader.picks),
        chips=chips,
        pods=reader.pods(),
        log=log(events, words.Narrator(names, lang).tell),
        steps=told,
        left=total * view.game.players if reader.kind in (st.CHOOSE_SET, st.SORT_OUT) else in_hands,
        total=total * view.game.players,
        verdict=words.verdict(view, names, lang),
        labels=LABELS[lang],
        flipped=bool(state.flipped),
        line=reader.with_fates(line),
        pile=tuple(reader.card(card, comes_from=f"hand-{card // SPECIES}") for card in reader.cards("pile")),
        sent=sent,
        beside=tuple(
            reader.card(card, comes_from=f"hand-{card // SPECIES}") for card in reader.cards("beside")
        ),
        bar=reader.bar({word for step in told for op in step.ops for word in op.split()}),
        hands=tuple(hands),
        mine=None if view.seat is None else hands[view.seat],
        offer=offer,
        return_game=bool(state.game),
    )

"""An independent second opinion on Beasty Bar for the checks: knowledge, results, chance.

Nothing here calls the rules. A player's knowledge is rebuilt from the events that this player saw.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Mapping

from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name, values_of
from ..rules.options import Opt, Sets
from ..rules.state import Ev, State

Zones = dict[str, Hashable]


def data() -> list[str]:
    """The cards as lines of text: any change in them must be intended."""
    return [
        f"{card} {card_name(card)} {animal.strength} {animal.points}"
        for card, animal in enumerate(deck.ANIMALS * deck.COLOURS)
    ]


# ------------------------------------------------------------------------------------------------------ knowledge


class Tracker:
    """The knowledge of ``observer`` (None: a spectator), from the events as this observer saw them."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.set = options["set"]
        self.seats = range(int(options["players"]))
        self.animals = int(options["animals"])
        self.values = values_of(self.animals)
        self.new = [self.values if self.set == "new" else 0 for _ in self.seats]
        self.public = [self.values if self.set in ("new", "base") else 0 for _ in self.seats]
        self.clear()

    def clear(self) -> None:
        """A game starts: everything is empty."""
        self.table: list[int] = []
        self.bar: list[int] = []
        self.hand: list[list[int]] = [[] for _ in self.seats]
        self.out: list[list[int]] = [[] for _ in self.seats]
        self.drawn = [0 for _ in self.seats]
        self.shown = [0 for _ in self.seats]

    def see(self, event: Event) -> None:
        """Process the next event."""
        seat, card = event.seat, event.card
        if event.kind == Ev.GAME_STARTS:
            self.clear()
            if st.game(event) == 1:
                self.return_with_the_other_set()
        elif event.kind == Ev.TAKES_SET:
            if card != UNKNOWN and card % deck.SPECIES < deck.VALUES:
                self.new[seat] |= 1 << card % deck.VALUES
        elif event.kind == Ev.SORTS_OUT:
            self.out[seat].append(card if card == UNKNOWN else card % deck.SPECIES % deck.VALUES)
        elif event.kind == Ev.DRAWS:
            self.hand[seat].append(card)
            self.drawn[seat] += 1
        elif event.kind == Ev.PLAYS:
            self.hand[seat].remove(card if card in self.hand[seat] else UNKNOWN)
            self.table.append(card)
            self.show(card)
        elif event.kind == Ev.ENTERS:
            self.table.remove(card)
            self.bar.append(card)
        elif event.kind == Ev.SHOWS:
            self.learn(seat, card)
        elif event.kind == Ev.IMITATES and st.shown(event) == 1:
            self.learn(seat, deck.SPECIES * seat + st.model(event))

    def return_with_the_other_set(self) -> None:
        """A seat that knows which set an animal came from knows that it is of the other one now."""
        for seat in self.seats:
            known = self.values if seat == self.observer else self.public[seat]
            self.new[seat] = ~self.new[seat] & known

    def learn(self, seat: int, card: int) -> None:
        """A card in a hand is shown and stays there."""
        if card not in self.hand[seat]:
            self.hand[seat].remove(UNKNOWN)
            self.hand[seat].append(card)
        self.show(card)

    def show(self, card: int) -> None:
        """Everyone sees a card."""
        seat, value = card // deck.SPECIES, card % deck.SPECIES % deck.VALUES
        self.shown[seat] |= 1 << value
        self.public[seat] |= 1 << value
        if card % deck.SPECIES < deck.VALUES:
            self.new[seat] |= 1 << value

    def zones(self) -> Zones:
        """The contents of each zone, as far as the observer knows."""
        zones: Zones = {"table": tuple(sorted(self.table)), "bar": tuple(self.bar)}
        dealt = any(self.drawn)
        for seat in self.seats:
            zones[f"hand {seat}"] = tuple(sorted(self.hand[seat]))
            zones[f"draw pile {seat}"] = (UNKNOWN,) * (
                self.animals - len(self.out[seat]) - self.drawn[seat] if dealt else 0
            )
            zones[f"sorted out {seat}"] = tuple(sorted(self.out[seat]))
            zones[f"shown {seat}"] = self.shown[seat]
            zones[f"public sets {seat}"] = self.public[seat]
            if seat != self.observer or self.set != "random":  # one's own random set has no event
                zones[f"sets {seat}"] = self.new[seat]
        return zones


def zones(state: State, observer: int | None) -> Zones:
    """The contents of zones in a state concealed for ``observer``, to compare with the tracker's."""
    open_cards = (*state.line[: state.line_n], *state.pile[: state.pile_n], *state.sent[: state.sent_n])
    open_cards += tuple(state.beside[: state.beside_n])
    zones: Zones = {
        "table": tuple(sorted(int(card) for card in open_cards)),
        "bar": tuple(state.bar[: state.bar_n].tolist()),
    }
    for seat in range(int(state.option[Opt.PLAYERS])):
        out = int(state.out[seat])
        known = [value for value in range(deck.VALUES) if out >> value & 1]
        zones[f"hand {seat}"] = tuple(sorted(state.hand[seat, : state.hand_n[seat]].tolist()))
        zones[f"draw pile {seat}"] = tuple(state.deck[seat, : state.deck_n[seat]].tolist())
        zones[f"sorted out {seat}"] = tuple(sorted(known + [UNKNOWN] * (int(state.out_n[seat]) - len(known))))
        zones[f"shown {seat}"] = int(state.shown[seat])
        zones[f"public sets {seat}"] = int(state.is_new_public[seat])
        if seat != observer or state.option[Opt.SET] != Sets.RANDOM:
            zones[f"sets {seat}"] = int(state.is_new[seat])
    return zones


# --------------------------------------------------------------------------------------------------- other worlds


def redeal(state: State, observer: int | None, chance: random.Random, own: bool) -> None:
    """Turn a true state into another that ``observer`` cannot tell from it, in place.

    ``own``: also deal the observer's draw pile anew; without that, both worlds look alike for longer.
    """
    for seat in range(int(state.option[Opt.PLAYERS])):
        if seat == observer:
            if own:
                pile = state.deck[seat, : state.deck_n[seat]].tolist()
                chance.shuffle(pile)
                state.deck[seat, : len(pile)] = pile
            continue
        _redeal_seat(state, seat, observer, chance)


def _redeal_seat(state: State, seat: int, observer: int | None, chance: random.Random) -> None:
    hand_n, deck_n, out_n = int(state.hand_n[seat]), int(state.deck_n[seat]), int(state.out_n[seat])
    open_slots = [i for i in range(hand_n) if _is_open(int(state.known[seat, i]), observer)]
    closed_slots = [i for i in range(hand_n) if i not in open_slots]
    seen = int(state.shown[seat])
    for i in open_slots:
        seen |= 1 << int(state.hand[seat, i]) % deck.SPECIES % deck.VALUES
    values = _values(state)
    pool = [value for value in values if not seen >> value & 1]
    chance.shuffle(pool)
    decided = sum(1 << value for value in values if value < state.taken_n[seat])
    secret = decided & ~int(state.is_new_public[seat])
    state.is_new[seat] = int(state.is_new[seat]) & ~secret | chance.randrange(1 << deck.VALUES) & secret
    state.out[seat] = sum(1 << pool.pop() for _ in range(out_n))
    for i in closed_slots:
        state.hand[seat, i] = _card(state, seat, pool.pop())
    for i in range(deck_n):
        state.deck[seat, i] = _card(state, seat, pool.pop())
    order = list(range(hand_n))
    chance.shuffle(order)
    state.hand[seat, :hand_n] = state.hand[seat, order]
    state.known[seat, :hand_n] = state.known[seat, order]


def _values(state: State) -> list[int]:
    """Indices of the values in play."""
    mask = values_of(int(state.option[Opt.ANIMALS]))
    return [value for value in range(deck.VALUES) if mask >> value & 1]


def _is_open(known: int, observer: int | None) -> bool:
    return known == 0xFF if observer is None else bool(known >> observer & 1)


def _card(state: State, seat: int, value: int) -> int:
    return deck.SPECIES * seat + value + (0 if int(state.is_new[seat]) >> value & 1 else deck.VALUES)


# --------------------------------------------------------------------------------------------------------- chance


def chances(view: State, observer: int | None) -> dict[Hashable, float]:
    """Probability of each thing that ``fill`` may deal into a concealed state, by counting what is left."""
    expected: dict[Hashable, float] = {}
    values = _values(view)
    for seat in range(int(view.option[Opt.PLAYERS])):
        hand = view.hand[seat, : view.hand_n[seat]].tolist()
        gone = int(view.shown[seat]) | int(view.out[seat])
        for card in hand:
            if card != UNKNOWN:
                gone |= 1 << card % deck.SPECIES % deck.VALUES
        left = [value for value in values if not gone >> value & 1]
        decided = sum(1 << value for value in values if value < view.taken_n[seat])
        secret = decided & ~int(view.is_new_public[seat])
        for value in left:
            expected["hand", seat, value] = hand.count(UNKNOWN) / len(left)
            if view.deck_n[seat] > 0:
                expected["next", seat, value] = 1 / len(left)
            if seat != observer:
                expected["out", seat, value] = int(view.out_n[seat]) / len(left)
        if seat != observer:
            expected |= {("new", seat, value): 0.5 for value in range(deck.VALUES) if secret >> value & 1}
    return expected


def outcomes(state: State) -> set[Hashable]:
    """Those of these things that a true state has."""
    found: set[Hashable] = set()
    for seat in range(int(state.option[Opt.PLAYERS])):
        found |= {
            ("hand", seat, card % deck.SPECIES % deck.VALUES)
            for card in state.hand[seat, : state.hand_n[seat]].tolist()
        }
        if state.deck_n[seat] > 0:
            found.add(
                ("next", seat, int(state.deck[seat, state.deck_n[seat] - 1]) % deck.SPECIES % deck.VALUES)
            )
        found |= {("out", seat, value) for value in range(deck.VALUES) if int(state.out[seat]) >> value & 1}
        found |= {
            ("new", seat, value) for value in range(deck.VALUES) if int(state.is_new[seat]) >> value & 1
        }
    return found


def shuffles(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """What each shuffle of a game dealt, in order: for every game and seat the values of the hand at the start."""
    found: list[tuple[int, ...]] = []
    dealt: dict[int, list[int]] = {}
    for event in events:
        if event.kind == Ev.GAME_STARTS:
            found += [tuple(hand) for _, hand in sorted(dealt.items())]
            dealt = {}
        elif event.kind == Ev.DRAWS:
            hand = dealt.setdefault(event.seat, [])
            if len(hand) < 2 * st.HAND:
                hand.append(event.card % deck.SPECIES % deck.VALUES)
    return found + [tuple(hand) for _, hand in sorted(dealt.items())]


# -------------------------------------------------------------------------------------------------------- results


_COUNTS = {2: "low_points", 3: "middle_points", 4: "high_points"}


def result(options: Mapping[str, Value], events: Iterable[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a finished game, from who entered the bar."""
    seats = range(int(options["players"]))
    guests, points, values = [0 for _ in seats], [0 for _ in seats], [0 for _ in seats]
    for event in events:
        if event.kind == Ev.ENTERS:
            seat, animal = event.card // deck.SPECIES, deck.ANIMALS[event.card % deck.SPECIES]
            guests[seat] += 1
            points[seat] += int(options[_COUNTS[animal.points]])
            values[seat] += animal.strength
    if options["advanced"]:
        ranks = [(points[seat], 0) for seat in seats]
    elif options["tie_break"] == "values":
        ranks = [(guests[seat], -values[seat]) for seat in seats]
    else:
        ranks = [(guests[seat], points[seat]) for seat in seats]
    scores = tuple(points if options["advanced"] else guests)
    return scores, tuple(seat for seat in seats if ranks[seat] == max(ranks))

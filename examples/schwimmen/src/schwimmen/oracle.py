"""A second opinion for the checks, in plain Python: none of the rules is called."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Mapping

import numpy as np

from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.events import Event
from biberbau.kernel.options import Value

from . import deck
from . import state as st
from .options import Opt
from .state import HAND, OUT, Ev

Zones = dict[str, Hashable]


def data() -> list[str]:
    """The cards as lines of text, with what they count in half points."""
    return [f"{name} {deck.HALVES[face % len(deck.RANKS)]}" for face, name in enumerate(deck.NAMES)]


class Tracker:
    """What ``observer`` (None: a spectator) must know, from the events as this observer saw them."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.playing = list(range(int(options["players"])))
        self.hand: dict[tuple[int, int], int] = {}
        self.middle, self.away = [NONE] * HAND, list[int]()

    def see(self, event: Event) -> None:
        """Take in the next event."""
        if event.kind == Ev.DEALS:
            self.hand = {(seat, i): UNKNOWN for seat in self.playing for i in range(HAND)}
            self.away = []
        elif event.kind in (Ev.GETS, Ev.TAKES, Ev.REVEALS):
            self.hand[event.seat, st.slot(event)] = event.card
        elif event.kind in (Ev.OPENS, Ev.LAYS):
            self.middle[st.spot(event)] = event.card
        elif event.kind == Ev.CLEARS:
            self.away += self.middle
        elif event.kind == Ev.LOSES and st.left(event) == OUT:
            self.playing.remove(event.seat)

    def zones(self) -> Zones:
        """What lies where, as far as the observer knows."""
        return {"hand": frozenset(self.hand.items()), "middle": tuple(self.middle), "away": tuple(self.away)}


def zones(state: np.record, observer: int | None) -> Zones:
    """What a concealed state says lies where, to be compared with the tracker's."""
    hand = frozenset((place, card) for place, card in in_hands(state).items() if card != NONE)
    return {
        "hand": hand,
        "middle": tuple(state.middle.tolist()),
        "away": tuple(state.away[: state.away_n].tolist()),
    }


def in_hands(state: np.record) -> dict[tuple[int, int], int]:
    """What everybody has, by seat and place."""
    return {
        (seat, i): int(state.hand[seat][i]) for seat in range(state.option[Opt.PLAYERS]) for i in range(HAND)
    }


def redeal(state: np.record, observer: int | None, chance: random.Random, own: bool) -> None:
    """Turn a true state into another that ``observer`` cannot tell from it; ``own``: what is drawn next, too."""
    hands = in_hands(state).items()
    hidden = {
        (s, i): card for (s, i), card in hands if s != observer and card >= 0 and not state.known[s] >> i & 1
    }
    cards = [*hidden.values(), *(np.flatnonzero(state.deck).tolist() if own else [])]
    chance.shuffle(cards)
    for place in hidden:
        state.hand[place] = cards.pop()
    if own:
        state.deck[:] = np.isin(np.arange(deck.FACES), cards)


def chances(view: np.record, observer: int | None) -> dict[Hashable, float]:
    """Probability of each thing that ``fill`` may deal into a concealed state."""
    left = {*range(deck.FACES)} - {*in_hands(view).values(), *view.middle.tolist(), *view.away.tolist()}
    hidden = [place for place, card in in_hands(view).items() if card == UNKNOWN]
    return {(*place, face): 1 / len(left) for place in hidden for face in left}


def outcomes(state: np.record) -> set[Hashable]:
    """Which of those things a true state has."""
    return {(*place, card) for place, card in in_hands(state).items()}


def shuffles(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """What each shuffle dealt."""
    found: list[list[int]] = []
    for event in events:
        if event.kind == Ev.DEALS:
            found.append([])
        elif event.kind == Ev.GETS:
            found[-1].append(event.card)
    return [tuple(cards) for cards in found]


def result(options: Mapping[str, Value], events: Iterable[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a finished game, from its true events."""
    lives = [int(options["lives"])] * int(options["players"])
    hands: dict[int, list[int]] = {}
    for event in events:
        if event.kind == Ev.DEALS:
            hands = {}
        elif event.kind == Ev.REVEALS:
            hands.setdefault(event.seat, []).append(event.card)
        if len(hands) == sum(left > OUT for left in lives) and all(
            len(hand) == HAND for hand in hands.values()
        ):
            lives = after(lives, {seat: worth(hand) for seat, hand in hands.items()})
            hands = {}
    return tuple(lives), tuple(seat for seat, left in enumerate(lives) if left > OUT)


def after(lives: list[int], worths: Mapping[int, float]) -> list[int]:
    """What a round costs."""
    least, most = min(worths.values()), max(worths.values())
    fire = [seat for seat in worths if most == 33 and worths[seat] < most]
    losers = fire or [seat for seat in worths if worths[seat] == least < most]
    return [left - (seat in losers) for seat, left in enumerate(lives)]


def worth(hand: list[int]) -> float:
    """Points of three cards: fire counts most."""
    ranks, names = {deck.NAMES[card][:-1] for card in hand}, [deck.NAMES[card] for card in hand]
    if len(ranks) == 1:
        return 33 if ranks == {"a"} else 30.5
    counts = {rank: 11 if rank == "a" else int(rank) if rank.isdigit() else 10 for rank in ranks}
    return max(sum(counts[name[:-1]] for name in names if name[-1] == suit) for suit in deck.SUITS)

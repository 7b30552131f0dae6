"""A second opinion for the checks, in plain Python: none of the rules is called."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Mapping

import numpy as np

from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.events import Event
from biberbau.kernel.options import Value

from . import deck
from .options import Opt
from .state import PLAYERS, Ev

Zones = dict[str, Hashable]


def data() -> list[str]:
    """The cards as lines of text."""
    return list(deck.NAMES)


class Tracker:
    """What ``observer`` (None: a spectator) must know, from the events as this observer saw them."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.hand, self.away = [NONE] * PLAYERS, [NONE] * PLAYERS

    def see(self, event: Event) -> None:
        """Take in the next event."""
        if event.kind in (Ev.GETS, Ev.DRAWS, Ev.REVEALS):
            self.hand[event.seat] = event.card
        elif event.kind == Ev.LAYS_AWAY:
            self.away[event.seat] = event.card

    def zones(self) -> Zones:
        """What lies where, as far as the observer knows."""
        return {"hand": tuple(self.hand), "away": tuple(self.away)}


def zones(state: np.record, observer: int | None) -> Zones:
    """What a concealed state says lies where, to be compared with the tracker's."""
    return {"hand": tuple(state.hand.tolist()), "away": tuple(state.away.tolist())}


def redeal(state: np.record, observer: int | None, chance: random.Random, own: bool) -> None:
    """Turn a true state into another that ``observer`` cannot tell from it; ``own``: what is drawn next, too."""
    if state.depth == 0:
        return
    seats = [seat for seat in range(int(state.option[Opt.PLAYERS])) if seat != observer]
    cards = [int(state.hand[seat]) for seat in seats]
    if own:
        cards += np.flatnonzero(state.deck).tolist()
    chance.shuffle(cards)
    for seat in seats:
        state.hand[seat] = cards.pop()
    if own:
        state.deck[:] = np.isin(np.arange(deck.FACES), cards)


def chances(view: np.record, observer: int | None) -> dict[Hashable, float]:
    """Probability of each thing that ``fill`` may deal into a concealed state."""
    left = set(range(deck.FACES)) - {*view.hand.tolist(), *view.away.tolist()}
    hidden = np.flatnonzero(view.hand == UNKNOWN).tolist()
    return {("hand", seat, face): 1 / len(left) for seat in hidden for face in left}


def outcomes(state: np.record) -> set[Hashable]:
    """Which of those things a true state has."""
    return {("hand", seat, int(state.hand[seat])) for seat in range(int(state.option[Opt.PLAYERS]))}


def shuffles(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """What each shuffle dealt."""
    return [tuple(event.card for event in events if event.kind == Ev.GETS)]


def result(options: Mapping[str, Value], events: Iterable[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a finished game, from its true events."""
    cards = {event.seat: event.card for event in events if event.kind == Ev.REVEALS}
    scores = tuple(cards[seat] for seat in sorted(cards))
    return scores, (scores.index(max(scores)),)

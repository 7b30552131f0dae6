"""The rules' draws in a match, one by one, so that anybody can repeat them without knowing any rule.

Compiled rules leave no trace. So actions that drew something are applied once more by the same source run as ordinary
Python, in a second copy of its modules in which the kernel's ``below``, ``take``, ``shuffle`` and ``emit`` write down
what they do; this has to lead to the same state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, wraps
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import effort
from ..errors import ReplayError
from ..games import kind
from ..kernel.events import Event, buffer
from ..kernel.game import Document
from ..kernel.rng import Rng, stream
from . import copied
from .game import Game
from .match import Match
from .moment import Moment

TRANSCRIPT_FORMAT = "biberbau-transcript/1"


class _Writer:
    """Steps of one match. ``state`` is the state that the rules change; arrays are identified by its fields.

    ``piles``: the cards in each shuffled place, as long as cards only leave it at its end.
    """

    def __init__(self) -> None:
        self.steps: list[Document] = []
        self.ply = 0
        self.state: np.record = np.zeros(1, np.dtype((np.record, [("none", "i1")])))[0]
        self.piles: dict[str, list[int]] = {}

    def step(self, kind: str, **what: Any) -> None:
        self.steps.append({"ply": self.ply, "kind": kind, **what})

    def show(self, event: Event) -> None:
        """Note an event; one with a card is a step."""
        self.look()
        if event.card >= 0:
            self.step("shown", card=event.card, seat=event.seat, seen=event.seen, knew=event.knew)

    def place_of(self, array: NDArray[Any]) -> str:
        """The name of the state's field that an array is, with its row: "deck", "deck 1"."""
        for name in self.state.dtype.names or ():
            field = self.state[name]
            if isinstance(field, np.ndarray) and np.shares_memory(field, array):
                offset = array.__array_interface__["data"][0] - field.__array_interface__["data"][0]
                return f"{name} {offset // field[0].nbytes}" if field.ndim > 1 else name
        raise LookupError("the rules drew from something that is no part of the state")

    def cards_in(self, place: str) -> list[int]:
        """The cards in a place now."""
        name, _, row = place.partition(" ")
        field: NDArray[Any] = self.state[name]
        return [int(card) for card in (field[int(row)] if row else field)]

    def look(self) -> None:
        """Note the cards that were taken off shuffled piles since the last call."""
        for place, before in list(self.piles.items()):
            now, left = self.cards_in(place), len(before)
            while left and now[left - 1] != before[left - 1]:
                left -= 1
            if now[:left] != before[:left] or any(card >= 0 for card in now[left : len(before)]):
                del self.piles[place]  # other cards lie there now
            elif left < len(before):
                self.step("off", place=place, result=before[left:][::-1])
                self.piles[place] = before[:left]


_writers: list[_Writer] = []
"""The writer for the copied rules; one at a time, under the lock."""
_lock = Lock()


@cache
def _copied_rules(game_id: str) -> Any:
    """The game's rules as ordinary Python that records its draws."""
    _kernel_that_writes()
    return copied.rules(kind(game_id))


@cache
def _kernel_that_writes() -> None:
    for name, function, writing in (
        ("rng", "below", _below),
        ("rng", "shuffle", _shuffle),
        ("bag", "take", _take),
        ("events", "emit", _emit),
    ):
        module = copied.kernel(name)
        module[function] = writing(module[function])


def _below(plain: Callable[..., int]) -> Callable[..., int]:
    @wraps(plain)
    def below(rng: Rng, n: int) -> int:
        result = plain(rng, n)
        _writers[-1].step("below", ways=int(n), result=int(result))
        return result

    return below


def _shuffle(plain: Callable[..., None]) -> Callable[..., None]:
    @wraps(plain)
    def shuffle(cards: NDArray[np.int8], count: int, rng: Rng) -> None:
        writer, before = _writers[-1], cards[:count].tolist()
        plain(cards, count, rng)
        place, after = writer.place_of(cards), cards[:count].tolist()
        writer.step("shuffle", place=place, cards=before, result=after)
        writer.piles[place] = after

    return shuffle


def _take(plain: Callable[..., int]) -> Callable[..., int]:
    @wraps(plain)
    def take(bag: NDArray[np.int8], count: int, rng: Rng) -> int:
        writer, before = _writers[-1], bag.tolist()
        face = int(plain(bag, count, rng))
        writer.steps.pop()  # the draw that produced the card
        writer.step("take", place=writer.place_of(bag), cards=before, ways=int(count), result=face)
        return face

    return take


def _emit(plain: Callable[..., None]) -> Callable[..., None]:
    @wraps(plain)
    def emit(events: np.record, *told: int) -> None:
        plain(events, *told)
        _writers[-1].show(Event(*(int(number) for number in told)))

    return emit


def _again(match: Match, ply: int, before: Moment | None) -> tuple[np.record, Rng]:
    """Apply an action again (ply 0: the deal), recorded."""
    effort.spend("drawn")
    rules, events = _copied_rules(match.game.id), buffer()
    if before is None:
        state: np.record = np.zeros(1, dtype=match.game.kind.dtype)[0]
        rng = stream(match.key)
        _writers[-1].state = state
        rules.deal(state, match.game.options_array, rng, events)
    else:
        state, rng = before.state.copy(), before.rng.copy()
        _writers[-1].state = state
        rules.apply(state, match.history[ply - 1].id, rng, events)
    return state, rng


def steps(match: Match) -> list[Document]:
    """All draws of a match, and the cards that events showed, in order.

    ``kind`` of a step: ``below`` (a number below ``ways``), ``take`` (a card of the bag ``cards``, counts by face),
    ``shuffle``, ``off`` (cards leave the end of a shuffled pile, the last one first), ``shown`` (an event with a card;
    ``of``: the step and the index in its ``result``, None for a card that was shown before).
    """
    writer = _Writer()
    with _lock:
        _copied_rules(match.game.id)
        _writers.append(writer)
        try:
            for writer.ply, (before, after, told) in enumerate(match.moments()):
                if before is None or before.rng.draws != after.rng.draws:
                    state, rng = _again(match, writer.ply, before)
                    if state.tobytes() != after.state.tobytes() or rng.tobytes() != after.rng.tobytes():
                        raise ReplayError(f"action {writer.ply}: written down, it leads to another position")
                else:
                    writer.state = after.state
                    for event in told:
                        writer.show(event)
                writer.look()
        finally:
            _writers.pop()
    _link(writer.steps)
    return writer.steps


@lru_cache(maxsize=256)
def packs(game: Game) -> Mapping[str, tuple[int, ...]]:
    """The initial contents of every deal of this game, by place: bags as counts by face, the cards of piles before
    shuffling.

    Everybody knows this beforehand, so anything that differs from deal to deal (sets of cards drawn by lot) is left
    out.
    """
    found = [_packs(Match(game, seed)) for seed in ("one", "two", "three")]
    return {
        place: cards for place, cards in found[0].items() if all(one.get(place) == cards for one in found)
    }


def _packs(match: Match) -> dict[str, tuple[int, ...]]:
    first: dict[str, tuple[int, ...]] = {}
    for step in steps(match):
        if "place" in step and "cards" in step:
            first.setdefault(step["place"], tuple(step["cards"]))
    return first


def _link(written: Sequence[Document]) -> None:
    """Link each shown card to its draw: the last draw of its face that has not been shown yet."""
    out: list[tuple[int, int, int]] = []
    for number, step in enumerate(written):
        if step["kind"] == "take":
            out.append((step["result"], number, 0))
        elif step["kind"] == "off":
            out += [(card, number, nth) for nth, card in enumerate(step["result"])]
        elif step["kind"] == "shown":
            found = next((one for one in reversed(out) if one[0] == step["card"]), None)
            step["of"] = None if found is None else list(found[1:])
            if found is not None:
                out.remove(found)

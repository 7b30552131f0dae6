"""Family ``draws``: in play, every unseen card of a pile is equally likely to be drawn, no matter who draws it and when.

Whole games are played, and each card that nobody has seen before is compared with the draw pile just before: by seat,
by face, by everything in the state. The evidence is a supermartingale, so it is valid although each draw depends on
those before. A pile that is made anew is shuffled again with other streams, and no place may stay as it was. And only
draws advance the stream, which never goes back.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.events import Event, buffer, read
from ..kernel.rng import Rng, key_of, stream
from ..match import Game
from .case import Case
from .evidence import check_draws, drift_evidence, flat, groups_of, needed
from .players import copied, patient
from .report import BrokenPromiseError
from .worlds import STYLES_IN_TURN

_PER_GAME = 400
_OTHERS = 60
"""Streams with which a new pile is shuffled again."""
_SURE = 4
"""A kind of event counts as drawing from the pile if its cards left the pile this many times as often as not."""


class Drawn:
    """Drawn cards, with their pile and the state before."""

    def __init__(self, dtype: np.dtype[Any], most: int) -> None:
        self.most = most
        self.before = np.zeros(most, dtype=dtype)
        self.about: list[tuple[int, int, int, int]] = []
        self.piles: list[NDArray[np.int64]] = []
        self.faces: list[int] = []

    def add(
        self, state: np.record, about: tuple[int, int, int, int], pile: NDArray[np.int64], face: int
    ) -> None:
        """Add a card; ``about``: seat, action, kind of event, the number of cards there; ``pile``: counts by face."""
        if len(self.faces) == self.most:
            return
        self.before[len(self.faces)] = state
        self.about.append(about)
        self.piles.append(pile)
        self.faces.append(face)

    def check(self, told: str, kinds: set[int], hidden: Sequence[str]) -> None:
        """Test the cards of these kinds of events. ``hidden``: fields with the order of the pile."""
        rows = [i for i, about in enumerate(self.about) if about[2] in kinds]
        if not rows:
            return
        width = max(len(self.piles[row]) for row in rows)
        piles = np.zeros((len(rows), width))
        for i, row in enumerate(rows):
            piles[i, : len(self.piles[row])] = self.piles[row]
        names, table = flat(self.before[rows])
        open_columns = [i for i, name in enumerate(names) if name.partition("[")[0] not in hidden]
        groups = groups_of(
            ["the seat", "the action", "the event", "the pile's size", *(names[i] for i in open_columns)],
            np.concatenate(
                [np.array([self.about[row] for row in rows], dtype=np.int16), table[:, open_columns]], axis=1
            ),
        )
        faces = np.array([self.faces[row] for row in rows])
        check_draws(groups, piles / piles.sum(axis=1, keepdims=True), faces, told)


def counted(cards: NDArray[np.integer]) -> NDArray[np.int64]:
    """The number of each card from 0 on."""
    plain = cards.astype(np.int64)
    return np.bincount(plain[plain >= 0]) if (plain >= 0).any() else np.zeros(1, dtype=np.int64)


def pile_of(state: np.record, seat: int, ordered: bool) -> NDArray[np.int64]:
    """The draw pile by faces: field ``deck``, a bag or a list with its length in ``deck_n``; maybe one for each seat."""
    deck, size = state["deck"], state["deck_n"]
    if np.ndim(size):
        deck, size = deck[seat], size[seat]
    return counted(deck[: int(size)]) if ordered else deck.astype(np.int64)


def is_ordered(state: np.record) -> bool:
    """Whether the draw pile is a list; otherwise it has counts by face, and drawing uses the stream."""
    return bool((state.deck < 0).any()) or int(state.deck.sum()) != int(np.sum(state.deck_n))


def check_draws_in_play(case: Case) -> None:
    """Play games until enough cards have been drawn."""
    drawn = Drawn(case.kind.dtype, case.plan.draws)
    refilled: dict[str, list[float]] = {}
    paid: Counter[tuple[int, bool]] = Counter()
    games = [Game(case.kind, row) for row in case.rows]
    number = plies = 0
    coins = case.chance("coins")
    ordered = False
    while len(drawn.faces) < case.plan.draws and plies < 12 * case.plan.draws:
        game, chance = games[number % len(games)], random.Random(f"draws {case.seed} {number}")
        choose = patient(game, STYLES_IN_TURN[number // len(games) % len(STYLES_IN_TURN)], chance)
        rng, events = stream(key_of(b"%d" % chance.getrandbits(64), "draws")), buffer()
        mask = np.zeros(len(case.kind.actions), dtype=np.uint8)
        state: np.record = np.zeros(1, dtype=case.kind.dtype)[0]
        game.kind.rules.deal(state, game.options_array, rng, events)
        ordered = is_ordered(state)
        for ply in range(_PER_GAME):
            if not game.kind.rules.legal(state, mask):
                break
            action = choose(state, mask.nonzero()[0])
            before, told = copied(state), copied(rng)
            events["count"] = events["lost"] = 0
            game.kind.rules.apply(state, action, rng, events)
            drew = bool(rng["draws"] != told["draws"])
            check_rng(told, rng, number, ply)
            note_drawn(drawn, paid, before, state, action, read(events), ordered)
            if drew and ordered:
                note_refilled(case, refilled, before, state, action, read(events), coins)
            plies += 1
        number += 1
    kinds = {kind for kind, fits in paid if fits and paid[kind, True] > _SURE * paid[kind, False]}
    drawn.check("of the cards drawn in play", kinds, ("deck",) if ordered else ())
    check_refilled(refilled)


def check_rng(told: Rng, rng: Rng, number: int, ply: int) -> None:
    """Rules take numbers from a stream one after the other and change nothing else in it."""
    if rng["draws"] < told["draws"]:
        raise BrokenPromiseError(
            f"game {number}: an action turns its stream back from {told['draws']} draws to {rng['draws']}, "
            "so the same numbers come again",
            ply,
        )
    told["draws"], told["word"] = rng["draws"], rng["word"]
    if told.tobytes() != rng.tobytes():
        raise BrokenPromiseError(f"game {number}: an action changes more in its stream than its draws", ply)


def fresh_of(events: list[Event], seat: int | None) -> list[int]:
    """Cards that came from a pile and that nobody had seen, the topmost last; ``seat``: whose pile, if each has one."""
    return [
        event.card
        for event in reversed(events)
        if event.card >= 0 and event.knew == 0 and seat in (None, event.seat)
    ]


def note_drawn(
    drawn: Drawn,
    paid: Counter[tuple[int, bool]],
    before: np.record,
    after: np.record,
    action: int,
    events: list[Event],
    ordered: bool,
) -> None:
    """Note cards that nobody had seen, with the rest of the pile; where it was refilled, nothing is known."""
    fresh = [event for event in events if event.card >= 0 and event.knew == 0 and event.seat >= 0]
    if len({event.kind for event in fresh}) != 1:
        return
    piles: dict[int, NDArray[np.int64]] = {}
    several = np.ndim(before["deck_n"]) > 0
    for event in fresh:
        piles.setdefault(event.seat if several else 0, pile_of(before, event.seat, ordered))
    gone = sum(int(pile.sum() - pile_of(after, seat, ordered).sum()) for seat, pile in piles.items())
    if gone < 0:
        return
    for event in fresh:
        pile = piles[event.seat if several else 0]
        paid[event.kind, len(fresh) <= gone] += 1
        if event.card >= len(pile) or pile[event.card] <= 0 or gone == 0:
            return
        drawn.add(before, (event.seat, action, event.kind, int(pile.sum())), pile.copy(), event.card)
        pile[event.card] -= 1


def note_refilled(
    case: Case,
    refilled: dict[str, list[float]],
    before: np.record,
    after: np.record,
    action: int,
    events: list[Event],
    chance: random.Random,
) -> None:
    """Count how often other streams put the same card in a place of a pile that was refilled and shuffled.

    Adds to ``refilled`` by place, from below and from the top: hits minus chances, and their variance.
    """
    several = np.ndim(before["deck_n"]) > 0
    sizes = [np.atleast_1d(state["deck_n"]).astype(np.int64) for state in (before, after)]
    for row in np.flatnonzero(sizes[1] > sizes[0]).tolist():
        size = int(sizes[1][row])
        seat = row if several else None
        first = [*np.atleast_2d(after["deck"])[row, :size].tolist(), *fresh_of(events, seat)]
        there = Counter(first)
        for _ in range(_OTHERS):
            other, told = copied(before), buffer()
            case.kind.rules.apply(
                other, action, stream(key_of(b"%d" % chance.getrandbits(64), "other")), told
            )
            second = [*np.atleast_2d(other["deck"])[row, :size].tolist(), *fresh_of(read(told), seat)]
            if Counter(second) != there or min(first) < 0:
                break  # other cards were shuffled, or more were drawn
            for place, (mine, others) in enumerate(zip(first, second, strict=True)):
                expected = there[mine] / len(first)
                for name in (f"place {place} from below", f"place {len(first) - 1 - place} from the top"):
                    sums = refilled.setdefault(name, [0.0, 0.0])
                    sums[0] += float(mine == others) - expected
                    sums[1] += expected * (1 - expected)


def check_refilled(refilled: dict[str, list[float]]) -> None:
    """No place of a shuffled pile stays as it was."""
    if not refilled:
        return
    names, sums = list(refilled), np.array(list(refilled.values()))
    evidence = drift_evidence(sums[:, 0], sums[:, 1])
    worst = int(np.argmax(evidence))
    if evidence[worst] > needed(len(names)):
        raise BrokenPromiseError(
            f"when the draw pile is made anew, {names[worst]} has the same card with another stream "
            f"{sums[worst, 0]:+.0f} times too often, with a standard deviation of {sums[worst, 1] ** 0.5:.1f}"
        )

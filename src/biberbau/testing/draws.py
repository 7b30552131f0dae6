"""Family ``draws``: in play, every unseen card of a pile or hand is as likely to come, whoever draws it, whenever.

Whole games are played, and each card that nobody has seen before is compared with what lay in the draw pile just before,
and each card pulled out of a hand with that hand: by seat, by face, by everything that lay where. The evidence is a
supermartingale, so it is valid although each draw depends on those before. And nothing but drawing touches the stream.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ..kernel.events import NO_EVENTS, Event, buffer, read
from ..kernel.rng import STREAM, Rng, key_of, stream
from ..kernel.stack import KIND, decides
from ..match import Game
from .case import Case
from .evidence import check_draws, flat, groups_of
from .players import copied, patient
from .report import BrokenPromiseError

_STYLES = ("plain", "taste", "taste", "greedy")
_PER_GAME = 400
_DRAWS = (STREAM.names or ()).index("draws")
"""Before it lies the key, behind it the hashed word, and then what is dictated."""
_SURE = 4
"""A kind of event draws from the pile when this many times as often the pile lost its cards as not."""


class Drawn:
    """Cards that were drawn, with what they came out of and what lay where before."""

    def __init__(self, dtype: np.dtype[Any], most: int) -> None:
        self.most = most
        self.before = np.zeros(most, dtype=dtype)
        self.about: list[tuple[int, int, int, int]] = []
        self.piles: list[NDArray[np.int64]] = []
        self.faces: list[int] = []

    def add(
        self, state: np.record, about: tuple[int, int, int, int], pile: NDArray[np.int64], face: int
    ) -> None:
        """One card; ``about``: seat, action, kind of event, how many cards lay there; ``pile``: counts by face."""
        if len(self.faces) == self.most:
            return
        self.before[len(self.faces)] = state
        self.about.append(about)
        self.piles.append(pile)
        self.faces.append(face)

    def check(self, told: str, kinds: set[int] | None, hidden: Sequence[str]) -> None:
        """Compare them all; of these kinds of events only. ``hidden``: fields that hold the order of what is drawn."""
        rows = [i for i, about in enumerate(self.about) if kinds is None or about[2] in kinds]
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
    """How many there are of each card from 0 on."""
    plain = cards.astype(np.int64)
    return np.bincount(plain[plain >= 0]) if (plain >= 0).any() else np.zeros(1, dtype=np.int64)


def pile_of(state: np.record, seat: int, ordered: bool) -> NDArray[np.int64]:
    """The draw pile by faces: field ``deck``, a bag or a list with its length in ``deck_n``; maybe one for each seat."""
    deck, size = state["deck"], state["deck_n"]
    if np.ndim(size):
        deck, size = deck[seat], size[seat]
    return counted(deck[: int(size)]) if ordered else deck.astype(np.int64)


def is_ordered(state: np.record) -> bool:
    """Whether the draw pile is a list; else it is counts by face, and drawing asks the stream."""
    return bool((state.deck < 0).any()) or int(state.deck.sum()) != int(np.sum(state.deck_n))


def check_draws_in_play(case: Case) -> None:
    """Play games until enough cards have been drawn."""
    drawn, pulled = (Drawn(case.kind.dtype, case.plan.draws) for _ in range(2))
    paid: Counter[tuple[int, bool]] = Counter()
    games = [Game(case.kind, row) for row in case.rows]
    number = plies = 0
    ordered = False
    while len(drawn.faces) < case.plan.draws and plies < 12 * case.plan.draws:
        game, chance = games[number % len(games)], random.Random(f"draws {case.seed} {number}")
        choose = patient(game, _STYLES[number // len(games) % len(_STYLES)], chance)
        rng, events = stream(key_of(b"%d" % chance.getrandbits(64), "draws")), buffer()
        mask = np.zeros(len(case.kind.actions), dtype=np.uint8)
        state: np.record = np.zeros(1, dtype=case.kind.dtype)[0]
        game.kind.rules.deal(state, game.options_array, rng, events)
        ordered = is_ordered(state)
        for ply in range(_PER_GAME):
            if not game.kind.rules.legal(state, mask):
                break
            action = choose(state, mask.nonzero()[0])
            before, told = copied(state), numbers_of(rng)
            events["count"] = events["lost"] = 0
            game.kind.rules.apply(state, action, rng, events)
            check_rng(told, numbers_of(rng), number, ply)
            note_drawn(drawn, paid, before, state, action, read(events), ordered)
            if rng["draws"] != told[_DRAWS]:
                note_pulled(case, pulled, before, state, action, f"{case.seed} {number} {ply}")
            plies += 1
        number += 1
    kinds = {kind for kind, fits in paid if fits and paid[kind, True] > _SURE * paid[kind, False]}
    drawn.check("of the cards drawn in play", kinds, ("deck",) if ordered else ())
    pulled.check("of the cards pulled out of hands", None, ())


def numbers_of(rng: Rng) -> Sequence[int]:
    """All numbers of a stream's record, in order."""
    return cast(Sequence[int], rng.tolist())


def check_rng(told: Sequence[int], now: Sequence[int], number: int, ply: int) -> None:
    """Rules take numbers from a stream one after the other and change nothing else in it."""
    if (*told[:_DRAWS], *told[_DRAWS + 2 :]) != (*now[:_DRAWS], *now[_DRAWS + 2 :]):
        raise BrokenPromiseError(
            f"game {number}: an action changes more of its stream than how far it is", ply
        )
    if now[_DRAWS] < told[_DRAWS]:
        raise BrokenPromiseError(
            f"game {number}: an action turns its stream back from {told[_DRAWS]} draws to {now[_DRAWS]}, "
            "so the same numbers come again",
            ply,
        )


def note_drawn(
    drawn: Drawn,
    paid: Counter[tuple[int, bool]],
    before: np.record,
    after: np.record,
    action: int,
    events: list[Event],
    ordered: bool,
) -> None:
    """Cards that nobody had seen: each against what was left of the pile. Where it was filled up nothing can be said."""
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


def note_pulled(
    case: Case, pulled: Drawn, before: np.record, after: np.record, action: int, key: str
) -> None:
    """A card pulled out of a hand: a bag that loses one card with every stream, and not always the same one."""
    fields = case.kind.dtype.names or ()
    for name in fields:
        if f"{name}_n" not in fields or np.ndim(before[name]) != 2:
            continue
        bags, left = before[name].astype(np.int64), after[name].astype(np.int64)
        sizes = before[f"{name}_n"]
        for row in np.flatnonzero(bags.sum(axis=1) - left.sum(axis=1) == 1).tolist():
            if int(bags[row].sum()) != int(sizes[row]) or (bags[row] - left[row]).min() < 0:
                continue
            others = [other_outcome(case, before, action, f"{key} {i}")[name][row] for i in range(2)]
            lost = [bags[row] - other.astype(np.int64) for other in others]
            if all(one.sum() == 1 and one.min() >= 0 for one in lost) and (lost[0] != lost[1]).any():
                face = int(np.argmax(bags[row] - left[row]))
                about = (row, action, decides(before, KIND), int(bags[row].sum()))
                pulled.add(before, about, bags[row], face)


def other_outcome(case: Case, before: np.record, action: int, key: str) -> np.record:
    """The same action with another stream."""
    state = copied(before)
    case.kind.rules.apply(state, action, stream(key_of(key.encode(), "other")), NO_EVENTS)
    return state

"""What a game consists of, as the layers above see it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from . import no_ahead, no_facts, no_invariants, no_memory, no_questions
from .actions import ActionTable
from .contract import (
    Ahead,
    Facts,
    Invariants,
    Judgement,
    Knowing,
    Memory,
    NetInputs,
    Questions,
    RolloutPolicy,
    Rules,
)
from .events import EventKind
from .observation_spec import Plane
from .options import Option, Value
from .parts import offered

Document = dict[str, Any]
"""Plain JSON data: dicts with text keys, lists, text, numbers, booleans, None."""


@dataclass(frozen=True)
class GameKind:
    """One game: data and compiled modules of ``games/<id>``, bound together by that folder's ``__init__``.

    ``rules``, ``judgement``, ``rollout_policy``, ``facts``, ``memory``, ``questions``, ``ahead`` and ``invariants`` keep
    to ``kernel.contract``, and so does ``knowing``, if what an observer knows lies beside the states. With
    ``rollout_policy`` a game is searched by rollouts, otherwise by information-set trees; ``net_inputs``, which keeps to
    ``kernel.contract``, too, is what a net sees that cuts rollouts short. What a game says and looks
    like is named by its folder, not imported: a program that only plays fast needs neither.

    ``credit``: authors and publisher; "" of a traditional game.
    ``check_options`` refuses combinations; ``fewest_win``: whether the fewest points win.
    ``reasons``: what ``rules.why`` answers; 0 is ``LEGAL``.
    ``planes``: the named parts of the ``encoded`` numbers that ``rules.encode`` writes.
    ``card_name``: a card as notation and documents write it, ``?`` for ``unknown_card``.
    ``said_instead``: by option, a name in notation and the one that people read and type instead where it is on.
    ``contract``: of a game from outside, the ``contract.CONTRACT`` for which it was written.
    ``version``: the number in the ids of the environments (``…_v0``); it grows when a game's behaviour changes.
    ``simultaneous``: kinds of decision frames in which all seats choose at the same time, though the stack asks one after
    the other: what a seat may choose depends on no other choice, and nobody learns of one before all have chosen.
    ``invariants``: a position that they complain about is not loaded, except for the numbers in ``FORGIVEN``.
    ``parts``: words of actions that are only part of one decision, where cards are ticked to be taken together.
    ``final``: words of actions that are done for good: the rulebook says so, or they tell somebody something without
    showing a card. A match takes none of them back.
    ``forced``: whether everybody can tell that the seat to act has one possibility only; it is asked about a spectator's
    view. A table need not ask then. ``plain``: words of actions that say all there is to them, so that people need not
    read first what will happen. ``enough``: words by which somebody says only that they have seen enough.
    ``pile_faces``: the names of the faces in the draw pile ``state.deck`` of ``state.deck_n`` cards; a position may
    state which of them come next. Empty where every player has their own pile. ``pile_in_order``: the pile is not a bag
    but a list in order, from the bottom.
    ``event_titles``: the names of the events whose pile is the bitmask ``state.events_left``; a position may state which
    of them are uncovered next. Empty where there are none.
    ``lacks``: which faces the deck of these options does not have, for errors that say what would be right.
    ``deck``: how often there is each card with these options, of one player where everybody has their own; nothing where
    that is settled at the table. ``deck_options``: which options it depends on, in groups of which each counts cards of
    its own. None where it is always the same.
    ``points``: what each card counts with these options, by its name; ``points_options``: which options say so, each of
    cards of its own. None where cards count nothing, or always the number that they show.
    """

    id: str
    title: str
    credit: str
    folder: Path
    options: tuple[Option, ...]
    dtype: np.dtype[Any]
    actions: ActionTable
    rules: Rules
    reasons: type[IntEnum]
    judgement: Judgement
    encoded: int
    planes: tuple[Plane, ...]
    unknown_card: int
    card_name: Callable[[int], str]
    events: type[EventKind]
    to_document: Callable[[np.record], Document]
    from_document: Callable[[Mapping[str, Any], Mapping[str, Value]], np.record]
    check_options: Callable[[Mapping[str, Value]], None] = lambda _: None
    fewest_win: Callable[[Mapping[str, Value]], bool] = lambda _: False
    said_instead: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    contract: int = 0
    version: int = 0
    simultaneous: frozenset[int] = frozenset()
    rollout_policy: RolloutPolicy | None = None
    net_inputs: NetInputs | None = None
    knowing: Knowing | None = None
    facts: Facts = no_facts
    memory: Memory = no_memory
    questions: Questions = no_questions
    ahead: Ahead = no_ahead
    invariants: Invariants = no_invariants
    final: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()
    forced: Callable[[np.record], bool] = lambda _: False
    plain: frozenset[str] = frozenset()
    enough: frozenset[str] = frozenset()
    pile_faces: tuple[str, ...] = ()
    pile_in_order: bool = False
    event_titles: tuple[str, ...] = ()
    lacks: Callable[[Mapping[str, Value]], Collection[str]] = lambda _: ()
    deck: Callable[[Mapping[str, Value]], Mapping[str, int]] | None = None
    deck_options: tuple[tuple[str, ...], ...] = ()
    points: Callable[[Mapping[str, Value]], Mapping[str, int]] | None = None
    points_options: tuple[str, ...] = ()

    @property
    def package(self) -> str:
        """The Python package in which all of the game lies; a game in one file is that file."""
        if hasattr(self.rules, "__path__"):
            return self.rules.__name__
        return self.rules.__name__.rpartition(".")[0].removesuffix(".rules")

    @property
    def in_folders(self) -> bool:
        """Whether ``rules``, ``words``, ``view`` and ``check`` are folders; a small game keeps all parts in one."""
        return self.rules.__name__.rpartition(".")[0].endswith(".rules")

    def package_of(self, part: str) -> str:
        """The package in which a part of the game lies."""
        return f"{self.package}.{part}" if self.in_folders else self.package

    def offers(self, file: str, name: str) -> Any:
        """What the game's own module or its file of that name says, for which there is a default otherwise; or None."""
        return offered(self.package, file, name)

    def folder_of(self, part: str) -> Path:
        """The folder in which a part of the game lies."""
        return self.folder / part if self.in_folders else self.folder

    @property
    def asks_together(self) -> bool:
        """Whether there are decisions for which several seats are asked at once."""
        return self.questions is not no_questions

    @property
    def chooses_ahead(self) -> bool:
        """Whether a card can be chosen before one's turn."""
        return self.ahead is not no_ahead

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        option = next(o for o in self.options if o.name == "players")
        return option.low, option.high

"""What a game consists of, as the layers above see it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, cast, get_args

import numpy as np

from .actions import ActionTable
from .options import Option, Value
from .planes import Plane

Document = dict[str, Any]
"""Plain JSON data: dicts with text keys, lists, text, numbers, booleans, None."""

SearchMethod = Literal["tree", "rollouts"]
"""How a game is searched; rollouts need a habit."""


@dataclass(frozen=True)
class GameKind:
    """One game: data and compiled rules of ``games/<id>``, bound together by that folder's ``__init__``.

    ``rules`` holds the compiled contract (deal, legal, apply, …), ``judgement`` a compiled ``estimate(state, seat)``
    and the name of the search that suits the game, ``SEARCH``.
    ``words`` (everything the game says, de/en) and ``table`` (what it looks like) are named, not imported: whoever
    only plays fast needs neither.

    ``planes``: the named parts of the ``encoded`` numbers that ``rules.encode`` writes.
    ``said_instead``: by option, a name in notation and the one that people read and type for it where that option is on.
    ``version``: the number in the ids of the environments (``…_v0``); it grows when a game behaves otherwise than before.
    ``simultaneous``: kinds of decision frames in which all seats choose at the same time, though the stack asks one after
    the other: what a seat may choose depends on no other's choice, and nobody learns of one before all have chosen.
    ``invariants``: what is true of every state between decisions: ``complaint(state)``, and in ``COMPLAINTS`` what each
    number that it returns means, the field of a position document first (``hands: …``). No position is loaded that it
    complains about, but for the numbers in ``FORGIVEN``, which it looks for last: a table written by hand may be so.
    ``final``: words of actions that are done for good: the rulebook says so, or they tell somebody something without
    showing a card. A match takes none of them back.
    ``pile_faces``: the names of the faces in the draw pile ``state.deck`` of ``state.deck_n`` cards, of which a position
    may state which come next. Empty where every player has a pile of his own. ``pile_in_order``: the pile is no bag but
    lies in its order, from the bottom.
    ``event_titles``: the names of the events whose pile is the bitmask ``state.events_left``; a position may state which
    of them are uncovered next. Empty where there are none.
    ``lacks``: which faces the deck of these options does not have, for errors that say what would be right.
    """

    id: str
    title: str
    credit: str
    folder: Path
    options: tuple[Option, ...]
    check_options: Callable[[Mapping[str, Value]], None]
    fewest_win: Callable[[Mapping[str, Value]], bool]
    dtype: np.dtype[Any]
    actions: ActionTable
    rules: ModuleType
    judgement: ModuleType
    encoded: int
    planes: tuple[Plane, ...]
    unknown_card: int
    event_names: Mapping[int, str]
    to_document: Callable[[np.record], Document]
    from_document: Callable[[Mapping[str, Any], Mapping[str, Value]], np.record]
    said_instead: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    version: int = 0
    simultaneous: frozenset[int] = frozenset()
    invariants: ModuleType | None = None
    final: frozenset[str] = frozenset()
    pile_faces: tuple[str, ...] = ()
    pile_in_order: bool = False
    event_titles: tuple[str, ...] = ()
    lacks: Callable[[Mapping[str, Value]], Collection[str]] = lambda _: ()

    @property
    def search(self) -> SearchMethod:
        """How this game is searched; ``ValueError`` if its judgement does not say it."""
        declared = getattr(self.judgement, "SEARCH", None)
        if declared not in get_args(SearchMethod):
            methods = " or ".join(repr(method) for method in get_args(SearchMethod))
            raise ValueError(f"{self.judgement.__name__}.SEARCH has to be {methods}, not {declared!r}")
        return cast(SearchMethod, declared)

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        option = next(o for o in self.options if o.name == "players")
        return option.low, option.high

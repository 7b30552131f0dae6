"""A game's words and looks: the contract of ``words``, ``table``, ``terminal`` and ``picture`` in its folder.

Each game binds them together as ``SHOWN`` in its own ``shown.py``, where mypy checks them. They are imported on demand.
``view``: a ``View`` or a true position with every card open; ``names``: of the seats; ``lang``: one of
``wording.LANGUAGES``.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Protocol

import numpy as np
from rich.console import RenderableType

from ....kernel.actions import Action
from ....kernel.game import GameKind
from ....kernel.options import Value
from ....match.position import Position
from ... import REGISTERED, game_ids, kind
from ..catalogues.wording import LANGUAGES, checked
from ..words.sorts import SortWords
from ..words.telling import Happened, TellerKind
from .picture import Picture
from .presentation import Board, Card, Selection
from .story import Story

log = logging.getLogger(__name__)

ART = Path(__file__).parent / "art"
PAGES = Path(__file__).parent / "pages"
"""Default drawings and templates."""


class Words(Protocol):
    """``words/speaker.py``: a game's words."""

    FLEETING: bool
    """Whether a terminal clears earlier output, because people have to remember it."""

    @property
    def Narrator(self) -> TellerKind:  # noqa: N802 - a class
        """Tells the story."""
        ...

    def title(self, lang: str) -> str:
        """The game's name."""
        ...

    def tagline(self, lang: str) -> str:
        """The game in one sentence."""
        ...

    def option_name(self, name: str, lang: str) -> str:
        """An option's label."""
        ...

    def option_help(self, name: str, lang: str) -> str:
        """An option in one sentence."""
        ...

    def choice_name(self, option: str, choice: str, lang: str) -> str:
        """A choice of an option."""
        ...

    def bare_card(self, card: int, lang: str) -> str:
        """A card without article, as it is drawn: "red tiger", "12"."""
        ...

    def seat_name(self, seat: int, lang: str) -> str:
        """A seat's default name."""
        ...

    def prompt(self, view: Position, names: Sequence[str], lang: str) -> str:
        """What must be decided now."""
        ...

    def action(self, view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
        """A short label of an action."""
        ...

    def consequence(
        self, view: Position, chosen: Action, lang: str, names: Sequence[str] | None = None
    ) -> str:
        """The effect of a legal action."""
        ...

    def why_not(self, view: Position, subject: str, lang: str) -> str:
        """Why an action (in notation) is not legal now."""
        ...

    def as_told(self, view: Position, events: Sequence[Happened]) -> list[Happened]:
        """Events without those that a table no longer tells (in games of memory; in all others just the events)."""
        ...

    def settled(self, view: Position, events: Sequence[Happened]) -> int:
        """The number of events whose sentences are final (in games of memory; in all others all)."""
        ...

    def at_once(
        self, view: Position, line: str, lang: str, names: Sequence[str]
    ) -> tuple[tuple[str, ...], str] | None:
        """The actions of a line that stands for several, and their effect; None for other lines."""
        ...

    def verdict(self, view: Position, names: Sequence[str], lang: str) -> str:
        """How a finished game was decided, where the scores alone do not say it; "" before the end."""
        ...

    def lookup(self, subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
        """Help on a subject, None if there is none; ``options``: of the table where it is asked for."""
        ...

    def subjects(
        self, lang: str, options: Mapping[str, Value] | None = None
    ) -> Mapping[str, tuple[str, str]]:
        """All subjects of explanations, by key: the name, and the rule in a sentence or two."""
        ...

    def coach(self, lang: str) -> Sequence[str]:
        """Steps for the first game."""
        ...

    def rules(self, lang: str, options: Mapping[str, Value] | None = None) -> str:
        """The rules page, as Markdown; ``options``: of the table at which it is read."""
        ...


class MakesTable(Protocol):
    """``table.table``: makes a table, from all events or from a story that grows with the match."""

    def __call__(
        self,
        view: Position,
        events: Sequence[Happened],
        names: Sequence[str],
        lang: str,
        hint: str | None = None,
    ) -> Board:
        """The table in the browser; ``events``: all that the viewer saw since the deal; ``hint``: in notation."""
        ...

    def story(self, view: Position, names: Sequence[str], lang: str) -> Story:
        """The empty story of this view's viewer."""
        ...

    def board(
        self, view: Position, story: Story, hint: str | None = None, ahead: Collection[str] = ()
    ) -> Board:
        """The table in the browser, for a viewer whose story has reached this view."""
        ...

    def labels(self, lang: str) -> Mapping[str, str]:
        """The table's own labels."""
        ...

    def printed(self, lang: str) -> Sequence[Card]:
        """Every face and back of the game's cards, as far as they are fixed."""
        ...

    def laid_open(
        self,
        view: Position,
        events: Sequence[Happened],
        names: Sequence[str],
        lang: str,
        true: np.record,
    ) -> Board:
        """The table in the browser, with face-down cards turned up by the state ``true``."""
        ...

    @property
    def turns_up(self) -> bool:
        """Whether that shows every hidden card: nobody holds cards."""
        ...

    def cards(
        self, view: Position, names: Sequence[str], lang: str, faces: Sequence[int]
    ) -> tuple[Card, ...]:
        """These faces as open cards without picks."""
        ...


Selects = Callable[[Position, Sequence[str], Sequence[str], str], Selection]
"""``table.select`` of a game in which cards are ticked: the selection, from a view, the cards, names and the language;
NotationError for a card that is not there.
"""
DrawsText = Callable[[Position, Sequence[str], str], RenderableType]
"""``terminal.draw``: the table in the terminal, from a view, names and the language."""
DrawsPicture = Callable[[Position, Sequence[str], str], str]
"""``picture.draw``: the table as one SVG document, of the same."""
DrawsCards = Callable[[], Picture]
"""``picture.blank_sheet``: an empty sheet on which the game's cards can be drawn one by one."""
Says = Callable[[str, str], str]
"""The name of something, in a language."""
SaysPlaces = Callable[[int, str], str]
"""The name of a place in a row, by its number from 0, in a language."""


class SaysFacts(Protocol):
    """Says a fact of playouts about an action: ``FactWords``."""

    def __call__(
        self,
        view: Position,
        chosen: Action,
        name: str,
        mean: float,
        than: float,
        instead: str,
        lang: str,
        names: Sequence[str],
    ) -> str:
        """The fact with that name, for the action, and for the one called ``instead``."""
        ...


@dataclass(frozen=True)
class Shown:
    """One game's words and looks.

    ``sheet``: draws single cards, for the text of the rules, if they are there. ``sheets``: style sheets of ``static/``
    that its table shares with others, besides ``table.css``. ``select``: for a game in which cards are ticked together.
    ``facts``: for a game that counts them. ``events``: the name of a kind of event; by default its declaration, in
    English. ``owned``: a card's name in positions without its owner, for a game whose cards have one. ``place``: the
    name of a place in a row; by default places are counted. ``sorts``: kinds of cards for beliefs. ``upfront``: options
    that the form for a new table shows at once, the others being house rules; by default, all without a ruling.
    ``minutes``: the length of a game, 0 if unknown.
    """

    words: Words
    table: MakesTable
    terminal: DrawsText
    picture: DrawsPicture
    sheet: DrawsCards | None = None
    sheets: tuple[str, ...] = ()
    select: Selects | None = None
    facts: SaysFacts | None = None
    events: Says | None = None
    owned: Says | None = None
    place: SaysPlaces | None = None
    sorts: SortWords | None = None
    upfront: tuple[str, ...] = ()
    minutes: int = 0


@cache
def shown(game_id: str) -> Shown:
    """The words and looks of the game with that id."""
    game = kind(game_id)
    found = game.offers("shown", "SHOWN") or import_module(f"{__package__}.declared").shown_of(game)
    assert isinstance(found, Shown)
    return found


def art(game: GameKind) -> Path:
    """The folder of a game's drawings; a game without any has plain cards."""
    own = game.folder / "art"
    return own if own.is_dir() else ART


@cache
def shown_ids() -> tuple[str, ...]:
    """Ids of the games that can be shown: all but outside games that fail to load."""
    return tuple(game_id for game_id in game_ids() if game_id in REGISTERED or _can_be_shown(game_id))


@cache
def languages(game_id: str) -> tuple[str, ...]:
    """The languages of a game: those of its rules pages, and the first one, the fallback.

    Without rules pages, those of its catalogues.
    """
    folder = kind(game_id).folder_of("words")
    name = "rules_{}.md" if (folder / f"rules_{LANGUAGES[0]}.md").exists() else "{}.ftl"
    return tuple(lang for lang in LANGUAGES if lang == LANGUAGES[0] or (folder / name.format(lang)).exists())


def spoken(game_id: str, lang: str) -> str:
    """The language of a game for a reader who wishes this one."""
    return lang if checked(lang) in languages(game_id) else LANGUAGES[0]


def _can_be_shown(game_id: str) -> bool:
    try:
        for lang in languages(game_id):
            shown(game_id).words.title(lang), shown(game_id).words.tagline(lang)
    except Exception as error:  # an outside module can raise anything
        log.warning("biberbau: the game %r is not shown: %s: %s", game_id, type(error).__name__, error)
        return False
    return True

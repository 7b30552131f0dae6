"""What the terminal commands share: a game's words and drawing, documents, seats, story, output.

A game brings its words and its drawing in modules of its own folder; nothing here knows any game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import groupby
from typing import Any, Protocol, cast

import numpy as np
from rich.console import Console, RenderableType

from ..errors import NotationError, OptionError
from ..games import REGISTERED
from ..games.positions import seat_number
from ..kernel.actions import Action
from ..kernel.events import Event
from ..kernel.options import Value
from ..match import Game, Match, Position, View
from ..match.match import REPLAY_FORMATS
from .compile_notice import compile_notice

PLAIN_WIDTH = 160


class Teller(Protocol):
    """Tells events as sentences, one call after the other."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The next events."""


class TellerKind(Protocol):
    """Makes tellers."""

    def from_deal(self, state: np.record, names: Sequence[str], lang: str) -> Teller:
        """One that begins with a match; ``state``: any of it, for the options of its table."""

    def of(self, state: np.record, names: Sequence[str], lang: str) -> Teller:
        """One that begins with a state."""


class Words(Protocol):
    """A game's words, as far as the terminal needs them."""

    FLEETING: bool
    LANGUAGES: tuple[str, ...]
    YOU: Mapping[str, str]
    Narrator: TellerKind

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

    def seat_name(self, seat: int, lang: str) -> str:
        """A seat's default name."""
        ...

    def prompt(self, view: View, names: Sequence[str], lang: str) -> str:
        """What must be decided now."""
        ...

    def action(self, view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
        """A short label."""
        ...

    def consequence(self, view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
        """What a legal action will bring about."""
        ...

    def why_not(self, view: View, subject: str, lang: str) -> str:
        """Why an action (in notation) is not legal now."""
        ...

    def as_told(self, view: View, events: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
        """Events without what a table tells no more (in games of memory; in all others just the events)."""
        ...

    def at_once(
        self, view: View, line: str, lang: str, names: Sequence[str]
    ) -> tuple[tuple[str, ...], str] | None:
        """The actions that a line for several of them stands for, and what they bring; None for other lines."""
        ...

    def verdict(self, view: View, names: Sequence[str], lang: str) -> str:
        """How the game that is over was decided, where the scores alone do not say it; "" while it goes on."""
        ...

    def lookup(self, subject: str, lang: str, options: Mapping[str, Value] | None = None) -> str | None:
        """Help on a subject, None if there is none; ``options``: of the table at which it is asked for."""
        ...

    def coach(self, lang: str) -> Sequence[str]:
        """Steps for the first game."""
        ...

    def rules(self, lang: str, options: Mapping[str, Value] | None = None) -> str:
        """The rules page, as Markdown; ``options``: of the table at which it is read."""
        ...


class Terminal(Protocol):
    """A game's drawing."""

    def draw(self, view: View, names: Sequence[str], lang: str) -> RenderableType:
        """The table as a view knows it."""
        ...


@cache
def words_of(game_id: str) -> Words:
    """The words of a game."""
    return cast(Words, import_module(f"{REGISTERED[game_id]}.words"))


@cache
def terminal_of(game_id: str) -> Terminal:
    """The drawing of a game."""
    return cast(Terminal, import_module(f"{REGISTERED[game_id]}.terminal"))


def console() -> Console:
    """Standard output: rich in a terminal, plain text of a fixed width in a pipe."""
    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(highlight=False, no_color=True, width=PLAIN_WIDTH, force_terminal=False, soft_wrap=True)


def warm_up(game: Game) -> None:
    """Have the game's rules compiled, and say so if that takes a while."""
    with compile_notice(game.kind.title):
        game.new(seed=0).legal()


def load_match(document: Any) -> Match:
    """The match of a replay document; its rules are compiled beforehand."""
    if isinstance(document, Mapping) and document.get("format") in REPLAY_FORMATS:
        options = document.get("options")
        game = document.get("game")
        if isinstance(game, str) and game in REGISTERED and isinstance(options, Mapping):
            warm_up(Game.of(game, options))
    return Match.load(document)


def print_json(document: Mapping[str, Any]) -> None:
    """One object on standard output."""
    print(json.dumps(document, ensure_ascii=False))


def default_names(game: Game, lang: str) -> list[str]:
    """What the seats are called while nobody named them."""
    return [words_of(game.id).seat_name(seat, lang) for seat in range(game.players)]


def seat_of(text: str, game: Game, what: str = "--as") -> int:
    """The seat that a number from 0, a letter from a, a seat's name or, in every game, its colour means."""
    words = words_of(game.id)
    called = [[words.seat_name(seat, lang) for lang in words.LANGUAGES] for seat in range(game.players)]
    seat = seat_number(text, game.players, called)
    if seat is not None:
        return seat
    names = ", ".join(f"{seat} ({words.seat_name(seat, 'en').lower()})" for seat in range(game.players))
    raise OptionError(f"{what}: {text!r} is no seat; seats are {names}")


def story(
    match: Match,
    seat: int | None,
    names: Sequence[str],
    lang: str,
    since: int = -1,
    start: np.record | None = None,
) -> list[str]:
    """What happened after action ``since`` (-1: from the deal on), as a seat saw it.

    ``start``: the state that the match began with, if it was loaded from a position.
    """
    words = words_of(match.game.id)
    view, told = match.view(seat), list[str]()
    if start is None:
        teller = words.Narrator.from_deal(view.state, names, lang)
    else:
        teller = words.Narrator.of(start, names, lang)
    events = words.as_told(view, match.events(seat))
    for ply, group in groupby(events, key=lambda pair: pair[0]):
        sentences = teller.tell([event for _, event in group])
        if ply > since:
            told += sentences
    return told


def by_label(view: View, line: str, names: Sequence[str]) -> Action | None:
    """The one legal action whose label, in any language, is this line, or has the line's object behind the action's word.

    So ``at blue bear`` names the place where the table shows it, and ``play Tiger`` the tiger.
    """
    words = words_of(view.game.id)
    typed = _letters(line)
    found = set()
    for chosen in view.legal:
        for lang in words.LANGUAGES:
            label = _letters(words.action(view, chosen, lang, names))
            word, _, rest = typed.partition(" ")
            if label == typed or (word == chosen.word and rest and f" {rest} " in f" {label} "):
                found.add(chosen)
    return found.pop() if len(found) == 1 else None


def _letters(text: str) -> str:
    """Words without case and punctuation, one blank between them."""
    return " ".join("".join(c if c.isalnum() else " " for c in text.casefold()).split())


def typed_actions(view: View, line: str, lang: str, names: Sequence[str]) -> tuple[Action, ...]:
    """The actions that a line means: one in notation or as it is labelled, or several at once, as prompts say."""
    try:
        return (view.game.parse(line),)
    except NotationError:
        if chosen := by_label(view, line, names):
            return (chosen,)
        if several := words_of(view.game.id).at_once(view, line, lang, names):
            actions, says = several
            if not actions:
                raise NotationError(says) from None
            return tuple(view.game.parse(action) for action in actions)
        raise


def draw(view: View, names: Sequence[str], lang: str) -> RenderableType:
    """The table as a view knows it."""
    return terminal_of(view.game.id).draw(view, names, lang)


def open_view(match: Match | Position) -> View:
    """A match or a true position with every card open: nobody's view."""
    position = match.position() if isinstance(match, Match) else match
    game, state = position.game, position.state
    return View(
        game=game,
        seat=None,
        ply=match.ply if isinstance(match, Match) else 0,
        state=state,
        to_act=game.actor(state),
        legal=(),
        scores=game.scores(state),
        winners=game.winners(state),
        open=True,
    )

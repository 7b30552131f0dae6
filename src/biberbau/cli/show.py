"""Shared by the terminal commands: a game's words and drawing, documents, seats, story, output.

A game's words and drawing are in modules of its folder; nothing here knows any game.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

import numpy as np
from rich.console import Console

from ..errors import NotationError, OptionError
from ..games import game_ids
from ..games.common.catalogues.wording import LANGUAGES, checked, rulings
from ..games.common.document.positions import seat_number
from ..games.common.view.shown import languages, shown, shown_ids
from ..kernel.actions import Action
from ..match import Game, Match, Position
from ..match.match import REPLAY_FORMATS
from .compile_notice import compile_notice
from .texts import SAYS

PLAIN_WIDTH = 160


def console() -> Console:
    """Standard output: rich in a terminal, plain text of a fixed width in a pipe."""
    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(highlight=False, no_color=True, width=PLAIN_WIDTH, force_terminal=False, soft_wrap=True)


def say(out: Console, line: str, indent: int = 0) -> None:
    """Print one line as it is; in a terminal it is wrapped, with continuation lines indented by ``indent``."""
    if out.is_terminal:
        line = textwrap.fill(
            line, out.width, subsequent_indent=" " * indent, replace_whitespace=False, break_on_hyphens=False
        )
    out.print(line, markup=False)


def no_such_ruling(subject: str, game_id: str, lang: str) -> str | None:
    """For a number that is no ruling of this game: its game, and the numbers here; None for other subjects."""
    number = subject.upper()
    own = rulings(shown(game_id).words.rules(lang))
    if not own or not re.fullmatch(r"[A-Z]\d{1,4}", number):
        return None
    title, range_of = shown(game_id).words.title(lang), {"first": own[0], "last": own[-1]}
    for other in shown_ids():
        if number in rulings(shown(other).words.rules(lang)):
            there = shown(other).words.title(lang)
            return SAYS(lang, "ruling-elsewhere", number=number, there=there, here=title, **range_of)
    return SAYS(lang, "no-ruling", number=number, here=title, **range_of)


def warm_up(game: Game) -> None:
    """Compile the game's rules, and say so if that takes a while."""
    with compile_notice(game.kind.title):
        Match(game, seed=0).legal()


def load_match(document: Any) -> Match:
    """The match of a replay document; its rules are compiled first."""
    _compiled_for(document)
    return Match.load(document)


def verified_match(document: Any) -> Match:
    """The match of a replay that is to prove something: everything that it states has to be right."""
    _compiled_for(document)
    return Match.verified(document)


def _compiled_for(document: Any) -> None:
    if isinstance(document, Mapping) and document.get("format") in REPLAY_FORMATS:
        options = document.get("options")
        game = document.get("game")
        if isinstance(game, str) and game in game_ids() and isinstance(options, Mapping):
            warm_up(Game.of(game, options))


def language(game_id: str, lang: str) -> str:
    """The language, if the game has it."""
    if checked(lang) not in languages(game_id):
        spoken = ", ".join(languages(game_id))
        raise OptionError(f"--lang: {game_id} does not speak {lang!r} yet; it speaks: {spoken}")
    return lang


def default_names(game: Game, lang: str) -> list[str]:
    """The default names of the seats."""
    return [shown(game.id).words.seat_name(seat, lang) for seat in range(game.players)]


def seat_of(text: str, game: Game, what: str = "--as") -> int:
    """The seat with a number from 0, a letter from a, a name or, in every game, a colour."""
    words = shown(game.id).words
    called = [[words.seat_name(seat, lang) for lang in LANGUAGES] for seat in range(game.players)]
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
    """The story after action ``since`` (-1: since the deal), as a seat saw it.

    ``start``: the initial state, if the match was loaded from a position.
    """
    words = shown(match.game.id).words
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


def by_label(view: Position, line: str, names: Sequence[str]) -> Action | None:
    """The single legal action whose label, in any language, is this line, or contains the words after the action's in
    it.

    So ``at blue bear`` names the place with the blue bear, and ``play Tiger`` the tiger.
    """
    words = shown(view.game.id).words
    typed = _letters(line)
    found = set()
    for chosen in view.legal:
        for lang in languages(view.game.id):
            label = _letters(words.action(view, chosen, lang, names))
            word, _, rest = typed.partition(" ")
            if label == typed or (word == chosen.word and rest and f" {rest} " in f" {label} "):
                found.add(chosen)
    return found.pop() if len(found) == 1 else None


def _letters(text: str) -> str:
    """Words in lower case without punctuation, separated by one space."""
    return " ".join("".join(c if c.isalnum() else " " for c in text.casefold()).split())


def typed_actions(view: Position, line: str, lang: str, names: Sequence[str]) -> tuple[Action, ...]:
    """The actions in a line: one in notation or by its label, or several at once, as prompts allow."""
    try:
        return (view.game.parse(line),)
    except NotationError:
        if chosen := by_label(view, line, names):
            return (chosen,)
        if several := shown(view.game.id).words.at_once(view, line, lang, names):
            actions, says = several
            if not actions:
                raise NotationError(says) from None
            return tuple(view.game.parse(action) for action in actions)
        raise

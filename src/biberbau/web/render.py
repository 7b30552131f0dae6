"""Models to HTML: the general pages here, each game's board from its own folder."""

from __future__ import annotations

import gettext
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from ..games import REGISTERED, game_ids, kind
from ..games.presentation import Board, Selection
from ..kernel.options import Value
from ..match import View
from .assets import art_url, static_url
from .model import (
    LANGUAGES,
    FairModel,
    JoinModel,
    LandingModel,
    MessageModel,
    ReplayModel,
    SeatModel,
    SetupModel,
    TableModel,
)

HERE = Path(__file__).parent


@cache
def translations(lang: str) -> gettext.NullTranslations:
    """The pages' words in a language; English is what the templates are written in."""
    catalogue = HERE / "locale" / lang / "LC_MESSAGES" / "biberbau.po"
    if not catalogue.exists():
        return gettext.NullTranslations()
    compiled = BytesIO()
    with catalogue.open("rb") as file:
        write_mo(compiled, read_po(file, locale=lang))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


@cache
def environment(lang: str) -> Environment:
    """Templates that speak one language."""
    loader = ChoiceLoader(
        [
            FileSystemLoader(HERE / "templates"),
            PrefixLoader({game: FileSystemLoader(kind(game).folder) for game in game_ids()}),
        ]
    )
    made = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, extensions=["jinja2.ext.i18n"],
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    made.install_gettext_translations(translations(lang), newstyle=True)  # type: ignore[attr-defined]
    made.globals |= {
        "lang": lang,
        "languages": LANGUAGES,
        "words": words,
        "rules_html": rules_html,
        "sheets": sheets,
        "static": static_url,
        "art": art_url,
        "winner_names": winner_names,
    }
    return made


@cache
def words(game_id: str) -> ModuleType:
    """The module with everything a game says."""
    return import_module(f"{REGISTERED[game_id]}.words")


@cache
def sheets(game_id: str) -> tuple[str, ...]:
    """Style sheets of ``static/`` that a game's table shares with others, besides ``table.css``."""
    return tuple(getattr(table_module(game_id), "SHEETS", ()))


@cache
def parts(game_id: str) -> frozenset[str]:
    """Words of actions that are only part of one decision: of a game where cards are ticked to be taken together."""
    return frozenset(getattr(table_module(game_id), "PARTS", ()))


@cache
def with_windows() -> frozenset[str]:
    """The games in which some questions have a clock."""
    return frozenset(game for game in game_ids() if hasattr(table_module(game), "unanswered"))


def unanswered(view: View) -> str:
    """What counts as the answer when a question has a clock and it runs out; "" where there is none."""
    return str(table_module(view.game.id).unanswered(view)) if view.game.id in with_windows() else ""


def asked(view: View) -> dict[int, View]:
    """Everybody who is asked at the same time, in order, each with the view in which this viewer sees it.

    Empty where no question with a clock is asked. Whoever is asked sees what he may answer.
    """
    if not unanswered(view):
        return {}
    return dict(table_module(view.game.id).asked(view))


@cache
def table_module(game_id: str) -> Any:
    """The module that draws a game's table."""
    return import_module(f"{REGISTERED[game_id]}.table")


def rules_html(game_id: str, lang: str, options: Mapping[str, Value] | None = None) -> Markup:
    """A game's rules page; ``options``: of the table at which it is read."""
    return _html(words(game_id).rules(lang, options))


@lru_cache(maxsize=64)
def _html(text: str) -> Markup:
    """Markdown as a page; raw HTML in it stays text."""
    return Markup(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


def board(
    view: View, model: TableModel | ReplayModel, seats: tuple[SeatModel, ...], hint: str | None
) -> Board:
    """A game's table as its own ``table.py`` sees it; the viewer's own seat is called "you"."""
    names = _names(view, model.lang, seats)
    made = table_module(model.game.id).table(view, model.events, names, model.lang, hint)
    assert isinstance(made, Board)
    return made


def _names(view: View, lang: str, seats: tuple[SeatModel, ...]) -> tuple[str, ...]:
    you = {"en": "You", "de": "Du"}[lang]
    return tuple(you if seat.index == view.seat else seat.name for seat in seats)


def select(model: TableModel, cards: Sequence[str]) -> Selection:
    """What ticked cards make now; NotationError for a card that there is not."""
    assert model.view is not None
    names = _names(model.view, model.lang, model.seats)
    made = table_module(model.game.id).select(model.view, cards, names, model.lang)
    assert isinstance(made, Selection)
    return made


def winner_names(model: TableModel) -> str:
    """Who has won, for the last line of the game."""
    assert model.view is not None
    return ", ".join(model.seats[seat].name for seat in model.view.winners)


def _page(template: str, lang: str, **given: object) -> str:
    return environment(lang).get_template(template).render(watching=template == "replay.html", **given)


def landing(model: LandingModel) -> str:
    """The covers, and the tables at which one sits."""
    return _page("landing.html", model.lang, model=model)


def setup(model: SetupModel) -> str:
    """The form for a new table."""
    return _page("setup.html", model.lang, model=model)


def join(model: JoinModel) -> str:
    """The form behind an invitation."""
    return _page("join.html", model.lang, model=model)


def table_page(model: TableModel) -> str:
    """The whole page of a table: frame, fragment and script."""
    return _page("table_page.html", model.lang, model=model, board=_table_board(model))


def table_fragment(model: TableModel) -> str:
    """What changes when something happens: all of the table."""
    return _page("table.html", model.lang, model=model, board=_table_board(model))


def _table_board(model: TableModel) -> Board | None:
    return None if model.view is None else board(model.view, model, model.seats, model.hint)


def replay_page(model: ReplayModel) -> str:
    """A finished game at one of its moments."""
    return _page("replay.html", model.lang, model=model, board=board(model.view, model, model.seats, None))


def fair_page(model: FairModel) -> str:
    """How a table is dealt."""
    return _page("fair.html", model.lang, model=model)


def card_name(game_id: str, card: int, lang: str) -> str:
    """A card without article, as it is drawn: "red tiger", "12"."""
    return str(import_module(f"{REGISTERED[game_id]}.words_names").bare_card(card, lang))


def message_page(model: MessageModel) -> str:
    """One message."""
    return _page("message.html", model.lang, model=model)


def why_not(model: TableModel, subject: str) -> str:
    """One sentence: why an action is not possible now."""
    if model.view is None:
        return translations(model.lang).gettext("The game has not begun yet.")
    return str(words(model.game.id).why_not(model.view, subject, model.lang))


def action_labels(model: TableModel) -> tuple[str, ...]:
    """What the viewer may do now, in the words of the buttons."""
    if model.view is None:
        return ()
    say = words(model.game.id)
    return tuple(str(say.action(model.view, action, model.lang)) for action in model.view.legal)

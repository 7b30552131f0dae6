"""The templates' environment: one for each language, with all that templates may call."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path

from babel.numbers import format_decimal
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from ...coach.puzzles import puzzles
from ...games import kind
from ...games.common.catalogues.catalogue import COMMON, LANGUAGES, Part, yes_no
from ...games.common.catalogues.isolation import isolated, turns
from ...games.common.catalogues.wording import signed
from ...games.common.view import palette
from ...games.common.view.presentation import Board, Card, Drawing
from ...games.common.view.shown import PAGES, languages, shown, shown_ids, spoken
from ...games.common.words.names import YES_NO
from ...kernel import no_memory
from ...kernel.options import Value
from ...learn.lessons import offered
from ...learn.lessons import says as lesson_says
from ..domain.messages import SAYS
from ..domain.names import is_guest
from ..play import laboratory, server_policy
from . import markup, table_widgets
from .assets import art_url, modules, static_url, table_sheet_url
from .html_delta import END, part
from .model import TableModel
from .template_precompile import Folding, KeptMacros, Quick

HERE = Path(__file__).parent.parent

LOG, LEARNED, VERSION = "\x04log", "\x04learned", "\x04version"
"""In a drawn table, what is put in when it is sent: the lists that grow, and which drawing it is."""


@cache
def environment(lang: str) -> Environment:
    """Templates that speak one language."""
    loader = ChoiceLoader(
        [
            FileSystemLoader(HERE / "templates"),
            PrefixLoader({game: FileSystemLoader([kind(game).folder, PAGES]) for game in shown_ids()}),
        ]
    )
    made = Environment(
        loader=loader,
        autoescape=True,
        auto_reload=False,  # else the file system is asked for every part of every page
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=[Folding],
    )
    made.template_class = Quick
    made.filters |= {"person": _person, "isolated": isolated}
    keeping = KeptMacros()
    made.globals |= {
        "lang": lang,
        "kept": pass_context(lambda context, macro, *values: keeping(context["pen"], macro, values)),
        "languages": {code: SAYS(code, "language") for code in LANGUAGES},
        "not_spoken": {code: SAYS(code, "not-spoken") for code in LANGUAGES},
        "t": partial(_text, lang),
        "words": lambda game_id: shown(game_id).words,
        "spoken": spoken,
        "signed": signed,
        "linked": _linked,
        "page_title": partial(_page_title, lang),
        "subjects": lambda game: shown(game.id).words.subjects(lang, game.options),
        "table_sheet": table_sheet_url,
        "modules": modules,
        "static": static_url,
        "art": art_url,
        "tops": [("light", palette.COMMON.light["top"]), ("dark", palette.COMMON.dusk["top"])],
        "lesson_says": lambda game_id, key: lesson_says(game_id)(lang, key),
        "lessons": offered,
        "is_guest": is_guest,
        "minutes": lambda game_id: shown(game_id).minutes,
        "has_puzzles": lambda game_id: bool(puzzles(game_id)),
        "remembers": lambda game_id: kind(game_id).memory is not no_memory,
        "winner_names": winner_names,
        "value_name": lambda game_id, option, value: value_name(
            game_id, option, value, spoken(game_id, lang)
        ),
        "clock_name": partial(clock_name, lang),
        "clock_face": table_widgets.face,
        "spelled": lambda code: f"{code[:3]} {code[3:]}",
        "day": partial(_day, lang),
        "decimal": partial(_decimal, lang),
        "icon": markup.icon,
        "emblem": markup.emblem,
        "radio": lambda pick, label, title=None: Markup(markup.radio(pick, label, title)),
        "card": _card,
        "cards": _cards,
        "drawing": _drawing,
        "paper": _paper,
        "backdrop": _backdrop,
        "part": lambda element: Markup(part(element)),
        "END": Markup(END),
        "LOG": Markup(LOG),
        "LEARNED": Markup(LEARNED),
        "VERSION": Markup(VERSION),
    }
    return made


@pass_context
def _card(context: Context, card: Card, role: str = "listitem") -> Markup:
    return Markup(markup.card(context["pen"], card, role))


@pass_context
def _cards(context: Context, cards: Sequence[Card]) -> Markup:
    return Markup(markup.cards(context["pen"], cards))


@pass_context
def _drawing(context: Context, symbol: str, kind: str = "face", file: str = "cards.svg") -> Markup:
    return Markup(markup.drawing(context["pen"].game, Drawing(symbol, kind, file)))


@pass_context
def _paper(context: Context, card: Card) -> Markup:
    return Markup(markup.paper(context["pen"], card))


@pass_context
def _backdrop(context: Context) -> Markup:
    return _scenery(context["pen"].game)


@cache
def _scenery(game_id: str) -> Markup:
    """The background of a game's table: always the same."""
    drawn = environment(LANGUAGES[0]).get_template(f"{game_id}/backdrop.html").render()
    return Markup(f"{part('backdrop')}{drawn}{END}")


def _text(lang: str, key: str, /, **parts: Part) -> str:
    """A message of the pages: plain text, which templates escape like any other."""
    return SAYS(lang, key, **parts)


def _day(lang: str, moment: float) -> Markup:
    """The day of a moment in UTC, and marked as such; a script makes it the reader's."""
    at = datetime.fromtimestamp(moment, UTC)
    said = SAYS(lang, "day-utc", day=f"{at.day:02}", month=f"{at.month:02}", year=str(at.year))
    plain = SAYS(lang, "day", day="{day}", month="{month}", year="{year}")
    iso = at.isoformat(timespec="seconds")
    return Markup(f'<time datetime="{iso}" data-day="{escape(plain)}">{escape(said)}</time>')


def _decimal(lang: str, number: float) -> str:
    """A number with one digit after the point, or the comma."""
    return str(format_decimal(number, "0.0", locale=lang))


def _person(text: str) -> str:
    """What somebody has typed, a name for the most part, as it can stand in a line of a page."""
    return Markup(f"<bdi>{escape(text)}</bdi>") if turns(text) else text


def _page_title(lang: str, model: TableModel, board: Board | None) -> str:
    """What a tab is called: whose turn it is, for people who look at another one meanwhile."""
    title = shown(model.game.id).words.title(lang)
    if model.view is None or board is None:
        return title
    if model.ended or model.view.to_act is None:
        return SAYS(lang, "title-over", game=title)
    if model.view.to_act == model.me and not model.stand_in:
        return SAYS(lang, "title-yours", game=title)
    return SAYS(lang, "title-turn", name=model.seats[model.view.to_act].name, game=title)


@pass_context
def _linked(context: Context, text: str) -> Markup:
    model = context["model"]
    return Markup(table_widgets.cited(text, model.game.id, model.table_id, context["lang"]))


def winner_names(model: TableModel) -> list[str]:
    """Who has won, for the last line of the game."""
    assert model.view is not None
    return [model.seats[seat].name for seat in model.view.winners]


def page_of(template: str, wish: str, game_id: str = "", **given: object) -> str:
    """A page in the language that a reader wishes; the pages of a game that lacks it are in one that it speaks."""
    lang = spoken(game_id, wish) if game_id else wish
    usual = {
        "offered": languages(game_id) if game_id else LANGUAGES,
        "wish": wish,
        "to_all": server_policy.noted(wish),
        "laboratory": laboratory.offered(),
        "unspoken": "" if lang == wish else SAYS(wish, "not-spoken"),
    }
    return environment(lang).get_template(template).render(usual | given)


def clock_name(lang: str, clock: str) -> str:
    """A clock in words: ``forms.CLOCKS``."""
    kind, *numbers = clock.split() or ["none"]
    if kind == "days":
        return SAYS(lang, "clock-days", days=int(numbers[0]))
    if kind == "live":
        return SAYS(lang, "clock-live", minutes=int(numbers[0]) // 60, seconds=int(numbers[1]))
    return SAYS(lang, "clock-none")


def value_name(game_id: str, option: str, value: Value, lang: str) -> str:
    """An option's value as the form for a new table calls it."""
    if isinstance(value, bool):
        return COMMON(lang, YES_NO[yes_no(value)])
    return shown(game_id).words.choice_name(option, value, lang) if isinstance(value, str) else str(value)

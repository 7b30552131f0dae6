"""The templates' environment: one for each language, with all functions that templates may call."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from pathlib import Path

from babel.numbers import format_decimal
from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from ...bots import LEVELS, newest
from ...coach.puzzles import puzzles
from ...games import kind
from ...games.common.catalogues.catalogue import COMMON, LANGUAGES, Part, yes_no
from ...games.common.catalogues.isolation import END, FIRST_STRONG, isolated, turns
from ...games.common.catalogues.wording import signed
from ...games.common.view import palette
from ...games.common.view.shown import PAGES, languages, shown, shown_ids, spoken
from ...games.common.words.names import YES_NO
from ...kernel import no_memory
from ...kernel.options import Value
from ...learn.lessons import offered
from ...learn.lessons import says as lesson_says
from ..domain.messages import SAYS
from ..domain.names import is_guest
from ..play import laboratory, server_policy
from . import markup
from .assets import art_url, modules, static_url, table_sheet_url
from .rules_page import linked
from .template_precompile import Folding, Quick

HERE = Path(__file__).parent.parent


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
        auto_reload=False,  # otherwise every part of every page would check the file system
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=[Folding],
    )
    made.template_class = Quick
    made.filters |= {
        "person": _person,
        "isolated": isolated,
        "slug": slug,
        "unnumbered": unnumbered,
        "cited": _cited,
    }
    made.globals |= {
        "lang": lang,
        "levels": LEVELS,
        "newest": newest,
        "languages": {code: SAYS(code, "language") for code in LANGUAGES},
        "not_spoken": {code: SAYS(code, "not-spoken") for code in LANGUAGES},
        "t": partial(_text, lang),
        "words": lambda game_id: shown(game_id).words,
        "spoken": spoken,
        "signed": signed,
        "linked": _linked,
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
        "value_name": lambda game_id, option, value: value_name(
            game_id, option, value, spoken(game_id, lang)
        ),
        "clock_name": partial(clock_name, lang),
        "spelled": lambda code: f"{code[:3]} {code[3:]}",
        "day": partial(_day, lang),
        "decimal": partial(_decimal, lang),
        "icon": markup.icon,
        "emblem": markup.emblem,
        "picked": _picked,
        "backdrop": _backdrop,
    }
    return made


@pass_context
def _picked(context: Context, action: str | None) -> object:
    """The table's pick with that action."""
    if action is None:
        return None
    return next(pick for pick in context["board"]["picks"] if pick["action"] == action)


def slug(action: str) -> str:
    """An action's notation as part of an element's id."""
    return action.replace(" ", "-").replace(":", "-")


def unnumbered(tick: str) -> str:
    """The label of a ticked card, given its element's name and number."""
    return tick.rpartition("-")[0]


@pass_context
def _cited(context: Context, text: str) -> Markup | str:
    """A sentence of a table, with links to the rulings that it cites."""
    game_id, table_id = context["game_id"], context["table_id"]
    return _with_links(text, game_id, table_id, context["lang"]) if "(" in text else text


@lru_cache(maxsize=8192)
def _with_links(text: str, game_id: str, table_id: str, lang: str) -> Markup | str:
    return linked(text, game_id, f"/rules/{game_id}?table={table_id}", lang)


@pass_context
def _backdrop(context: Context) -> Markup:
    return scenery(context["game_id"])


@cache
def scenery(game_id: str) -> Markup:
    """The background of a game's table: always the same."""
    return Markup(environment(LANGUAGES[0]).get_template(f"{game_id}/backdrop.html").render())


def _text(lang: str, key: str, /, **parts: Part) -> str:
    """A message of the pages: plain text, which templates escape."""
    return SAYS(lang, key, **parts)


def _day(lang: str, moment: float) -> Markup:
    """The day of a moment in UTC, marked so that a script can make it the reader's."""
    at = datetime.fromtimestamp(moment, UTC)
    said = SAYS(lang, "day-utc", day=f"{at.day:02}", month=f"{at.month:02}", year=str(at.year))
    plain = SAYS(lang, "day", day="{day}", month="{month}", year="{year}")
    iso = at.isoformat(timespec="seconds")
    return Markup(f'<time datetime="{iso}" data-day="{escape(plain)}">{escape(said)}</time>')


def _decimal(lang: str, number: float) -> str:
    """A number with one digit after the point, or the comma."""
    return str(format_decimal(number, "0.0", locale=lang))


def _person(text: str) -> str:
    """A text that a person has typed, usually a name, made safe for a line of a page; isolated or not."""
    if text.startswith(FIRST_STRONG) and text.endswith(END):
        return Markup(f"<bdi>{escape(text[1:-1])}</bdi>")
    return Markup(f"<bdi>{escape(text)}</bdi>") if turns(text) else text


@pass_context
def _linked(context: Context, text: str) -> Markup | str:
    """A sentence of a page with a model, with links to the rulings that it cites."""
    model = context["model"]
    table_id = getattr(model, "table_id", "")
    return _with_links(text, model.game.id, table_id, context["lang"]) if "(" in text else text


def page_of(template: str, wish: str, game_id: str = "", /, **given: object) -> str:
    """A page in the reader's language, or in one that its game has."""
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
    """The name of a clock of ``forms.CLOCKS``."""
    kind, *numbers = clock.split() or ["none"]
    if kind == "days":
        return SAYS(lang, "clock-days", days=int(numbers[0]))
    if kind == "live":
        return SAYS(lang, "clock-live", minutes=int(numbers[0]) // 60, seconds=int(numbers[1]))
    return SAYS(lang, "clock-none")


def value_name(game_id: str, option: str, value: Value, lang: str) -> str:
    """An option's value as the form for a new table names it."""
    if isinstance(value, bool):
        return COMMON(lang, YES_NO[yes_no(value)])
    return shown(game_id).words.choice_name(option, value, lang) if isinstance(value, str) else str(value)

"""Models to HTML: the general pages here, each game's board from its own folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from ..games import kind
from ..games.catalogue import COMMON, LANGUAGES, Part, capital, yes_no
from ..games.presentation import Board, Selection
from ..games.shown import languages, shown, shown_ids, spoken
from ..games.wording import signed
from ..games.words_names import YES_NO
from ..kernel.options import Option, Value
from ..match import View
from .assets import art_url, modules, static_url, table_sheet_url
from .messages import SAYS
from .model import (
    FairModel,
    JoinModel,
    LandingModel,
    MessageModel,
    ReplayModel,
    RulesModel,
    SeatModel,
    SetupModel,
    TableModel,
)
from .rules import linked, rules_page
from .told import again_from, recent, tail, turns

HERE = Path(__file__).parent


@cache
def environment(lang: str) -> Environment:
    """Templates that speak one language."""
    loader = ChoiceLoader(
        [
            FileSystemLoader(HERE / "templates"),
            PrefixLoader({game: FileSystemLoader(kind(game).folder) for game in shown_ids()}),
        ]
    )
    made = Environment(
        loader=loader,
        autoescape=True,
        auto_reload=False,  # else the file system is asked for every part of every page
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals |= {
        "lang": lang,
        "languages": {code: SAYS(code, "language") for code in LANGUAGES},
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
        "winner_names": winner_names,
        "turns": turns,
        "recent": recent,
        "again_from": again_from,
        "tail": tail,
    }
    return made


def _text(lang: str, key: str, /, **parts: Part) -> str:
    """A message of the pages: plain text, which templates escape like any other."""
    return SAYS(lang, key, **parts)


def _page_title(lang: str, model: TableModel, board: Board | None) -> str:
    """What a tab is called: whose turn it is, for those who look at another one meanwhile."""
    title = shown(model.game.id).words.title(lang)
    if model.view is None or board is None:
        return title
    if model.view.to_act is None:
        return SAYS(lang, "title-over", game=title)
    if model.view.to_act == model.me:
        return SAYS(lang, "title-yours", game=title)
    return SAYS(lang, "title-turn", name=model.seats[model.view.to_act].name, game=title)


@pass_context
def _linked(context: Context, text: str) -> str | Markup:
    """A sentence of a table's game, with links to the rulings that it cites."""
    model = context["model"]
    return linked(text, model.game.id, f"/rules/{model.game.id}?table={model.table_id}", context["lang"])


def board(
    view: View, model: TableModel | ReplayModel, seats: tuple[SeatModel, ...], hint: str | None
) -> Board:
    """A game's table as its own ``table.py`` sees it; the viewer's own seat is called "you"."""
    lang = spoken(model.game.id, model.lang)
    return shown(model.game.id).table(view, model.events, _names(view, lang, seats), lang, hint)


def _names(view: View, lang: str, seats: tuple[SeatModel, ...]) -> tuple[str, ...]:
    you = capital(COMMON(lang, "reader"))
    return tuple(you if seat.index == view.seat else seat.name for seat in seats)


def select(model: TableModel, cards: Sequence[str]) -> Selection:
    """What ticked cards make now; NotationError for a card that does not exist."""
    assert model.view is not None
    lang = spoken(model.game.id, model.lang)
    selects = shown(model.game.id).select
    assert selects is not None
    return selects(model.view, cards, _names(model.view, lang, model.seats), lang)


def winner_names(model: TableModel) -> list[str]:
    """Who has won, for the last line of the game."""
    assert model.view is not None
    return [model.seats[seat].name for seat in model.view.winners]


def _page(template: str, wish: str, game_id: str = "", **given: object) -> str:
    """A page in the language that somebody wishes; a game that lacks it has its pages in one that it speaks."""
    lang = spoken(game_id, wish) if game_id else wish
    return (
        environment(lang)
        .get_template(template)
        .render(
            watching=template == "replay.html",
            offered=languages(game_id) if game_id else LANGUAGES,
            wish=wish,
            unspoken="" if lang == wish else SAYS(wish, "not-spoken"),
            **given,
        )
    )


def landing(model: LandingModel) -> str:
    """The covers, and the tables at which the visitor sits."""
    return _page("landing.html", model.lang, model=model)


def setup(model: SetupModel) -> str:
    """The form for a new table: in the open what people choose, under "House rules" what rulings leave to a table."""
    upfront = shown(model.kind.id).upfront
    options = [option for option in model.kind.options if option.name != "players"]
    plain = [option for option in options if (option.name in upfront if upfront else not option.ruling)]
    house = [option for option in options if option not in plain]
    fields = ["option.players", "name", *(f"seat{seat}" for seat in range(1, model.kind.players[1]))]
    fields += [f"option.{option.name}" for option in (*plain, *house)]
    return _page(
        "setup.html",
        model.lang,
        model.kind.id,
        model=model,
        plain=plain,
        house=house,
        changed=sum(not _as_usual(option, model.values) for option in house),
        house_wrong=any(f"option.{option.name}" in model.errors for option in house),
        first_wrong=next((field for field in [*fields, "words"] if field in model.errors), ""),
    )


def _as_usual(option: Option, typed: Mapping[str, str]) -> bool:
    """Whether a form leaves an option as it usually is."""
    usual = "" if option.where else str(option.default).lower()
    return typed.get(f"option.{option.name}", usual) == usual


def join(model: JoinModel) -> str:
    """The form behind an invitation, or why nobody can sit down any more."""
    first_wrong = next(iter(model.errors), "")
    return _page("join.html", model.lang, model.game.id, model=model, first_wrong=first_wrong)


def value_name(game_id: str, option: str, value: Value, lang: str) -> str:
    """An option's value as the form for a new table calls it."""
    if isinstance(value, bool):
        return COMMON(lang, YES_NO[yes_no(value)])
    return shown(game_id).words.choice_name(option, value, lang) if isinstance(value, str) else str(value)


def table_page(model: TableModel, still: bool = False) -> str:
    """The whole page of a table: frame, fragment and script; ``still``: it does not look again by itself."""
    again = ("still" if still else "looks") if model.looks_again else ""
    return _table("table_page.html", model, again)


def table_fragment(model: TableModel) -> str:
    """What changes when something happens: all of the table. It is read by a script, so nothing looks again."""
    return _table("table.html", model, "")


def _table(template: str, model: TableModel, again: str) -> str:
    board = _table_board(model)
    return _page(template, model.lang, model.game.id, model=model, board=board, again=again)


def _table_board(model: TableModel) -> Board | None:
    return None if model.view is None else board(model.view, model, model.seats, model.hint)


def replay_page(model: ReplayModel) -> str:
    """A finished game at one of its moments."""
    drawn = board(model.view, model, model.seats, None)
    return _page("replay.html", model.lang, model.game.id, model=model, board=drawn)


def fair_page(model: FairModel) -> str:
    """How a table is dealt."""
    return _page("fair.html", model.lang, model.game.id, model=model)


def rules(model: RulesModel) -> str:
    """A game's rules page."""
    told = rules_page(
        model.kind.id, spoken(model.kind.id, model.lang), model.options, pictures=model.pictures
    )
    return _page("rules.html", model.lang, model.kind.id, model=model, rules=told)


def message_page(model: MessageModel) -> str:
    """One message."""
    text = linked(model.text, model.game, f"/rules/{model.game}", model.lang) if model.game else model.text
    return _page("message.html", model.lang, model=model, text=text)


def why_not(model: TableModel, subject: str) -> str:
    """One sentence: why an action is not possible now."""
    if model.view is None:
        return SAYS(model.lang, "in-lobby")
    lang = spoken(model.game.id, model.lang)
    return shown(model.game.id).words.why_not(model.view, subject, lang)


def action_labels(model: TableModel) -> tuple[str, ...]:
    """What the viewer may do now, in the words of the buttons."""
    if model.view is None:
        return ()
    say = shown(model.game.id).words
    lang = spoken(model.game.id, model.lang)
    return tuple(say.action(model.view, action, lang) for action in model.view.legal)

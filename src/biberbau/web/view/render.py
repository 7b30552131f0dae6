"""Models to HTML: the general pages here, each game's board from its own folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

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
from ...games.common.view.presentation import Board, Card, Drawing, Selection
from ...games.common.view.shown import PAGES, languages, shown, shown_ids, spoken
from ...games.common.words.names import YES_NO
from ...kernel import no_memory
from ...kernel.options import Option, Value
from ...learn.lessons import offered
from ...learn.lessons import says as lesson_says
from ...match import View
from ..domain.advised import advised
from ..domain.event_log import again_from, called, logged
from ..domain.messages import SAYS
from ..domain.setup_forms import CLOCKS, FILLS, PLAY_FILL
from ..domain.terms import ABSENT, USUAL
from ..play import server_policy
from ..storage.load import STATUSES
from . import markup, table_widgets
from .analysis import AdviceModel, AnalysisModel, HandsModel
from .assets import art_url, modules, static_url, table_sheet_url
from .html_delta import END, part, whole
from .learning import LessonModel, LessonsModel
from .model import (
    DealModel,
    FairModel,
    JoinModel,
    LandingModel,
    LeaveModel,
    MessageModel,
    OpenModel,
    OperatorModel,
    ReplayModel,
    RulesModel,
    SeatModel,
    SetupModel,
    TableModel,
)
from .model_analysis import AnalysesModel, SetUpModel
from .model_programs import ProgramsModel, ProtocolModel
from .model_you import (
    COLOURS,
    BecomeModel,
    ForgetModel,
    GamesModel,
    LinkModel,
    OutModel,
    RankingModel,
    YouModel,
)
from .puzzles import GamePuzzlesModel, PuzzleModel, PuzzlesModel
from .rules_page import linked, rules_page
from .template_precompile import Folding, Kept, Quick
from .training import TrainingModel

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
    keeping = Kept()
    made.globals |= {
        "lang": lang,
        "kept": pass_context(lambda context, macro, *values: keeping(context["pen"], macro, values)),
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
        "tops": [("light", palette.COMMON.light["top"]), ("dark", palette.COMMON.dusk["top"])],
        "lesson_says": lambda game_id, key: lesson_says(game_id)(lang, key),
        "lessons": offered,
        "has_puzzles": lambda game_id: bool(puzzles(game_id)),
        "remembers": lambda game_id: kind(game_id).memory is not no_memory,
        "winner_names": winner_names,
        "value_name": lambda game_id, option, value: value_name(
            game_id, option, value, spoken(game_id, lang)
        ),
        "clock_name": partial(clock_name, lang),
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
    """What stands behind a game's table: always the same."""
    drawn = environment(LANGUAGES[0]).get_template(f"{game_id}/backdrop.html").render()
    return Markup(f"{part('backdrop')}{drawn}{END}")


def _text(lang: str, key: str, /, **parts: Part) -> str:
    """A message of the pages: plain text, which templates escape like any other."""
    return SAYS(lang, key, **parts)


def _day(lang: str, moment: float) -> Markup:
    """The day of a moment, by the clock of the world, which is said; a script makes it that of whoever reads."""
    at = datetime.fromtimestamp(moment, UTC)
    said = SAYS(lang, "day-utc", day=f"{at.day:02}", month=f"{at.month:02}", year=str(at.year))
    plain = SAYS(lang, "day", day="{day}", month="{month}", year="{year}")
    iso = at.isoformat(timespec="seconds")
    return Markup(f'<time datetime="{iso}" data-day="{escape(plain)}">{escape(said)}</time>')


def _decimal(lang: str, number: float) -> str:
    """A number with one digit behind the point, or the comma."""
    return str(format_decimal(number, "0.0", locale=lang))


def _person(text: str) -> str:
    """What somebody has typed, a name for the most part, as it can stand in a line of a page."""
    return Markup(f"<bdi>{escape(text)}</bdi>") if turns(text) else text


def _page_title(lang: str, model: TableModel, board: Board | None) -> str:
    """What a tab is called: whose turn it is, for those who look at another one meanwhile."""
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


def _names(view: View, lang: str, seats: Sequence[SeatModel]) -> tuple[str, ...]:
    return called([seat.name for seat in seats], view.seat, lang)


def select(model: TableModel | LessonModel | AnalysisModel | PuzzleModel, cards: Sequence[str]) -> Selection:
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
    usual = {
        "offered": languages(game_id) if game_id else LANGUAGES,
        "wish": wish,
        "to_all": server_policy.noted(wish),
        "unspoken": "" if lang == wish else SAYS(wish, "not-spoken"),
    }
    return environment(lang).get_template(template).render(usual | given)


def page_of(template: str, wish: str, game_id: str, **given: object) -> str:
    """A page whose template another module fills in, in the language of a game's pages."""
    return _page(template, wish, game_id, **given)


def landing(model: LandingModel) -> str:
    """The covers, and the tables at which the visitor sits."""
    drawn = Markup(open_tables(model.open or OpenModel(model.lang)))
    return _page("landing.html", model.lang, model=model, open=drawn, fills=FILLS, usual_fill=PLAY_FILL)


def open_tables(model: OpenModel) -> str:
    """The tables at which anybody may sit down, as a part of the first page."""
    return environment(model.lang).get_template("open.html").render(model=model)


def setup(model: SetupModel) -> str:
    """The form for a new table: in the open what people choose, under "House rules" what rulings leave to a table."""
    upfront = shown(model.kind.id).upfront
    options = [option for option in model.kind.options if option.name != "players"]
    plain = [option for option in options if (option.name in upfront if upfront else not option.ruling)]
    house = [option for option in options if option not in plain]
    fields = ["option.players", "name", *(f"seat{seat}" for seat in range(1, model.kind.players[1]))]
    fields += ["listed", "programs", "fill", "level", "clock", "absent"]
    fields += [f"option.{option.name}" for option in (*plain, *house)]
    return _page(
        "setup.html",
        model.lang,
        model.kind.id,
        model=model,
        plain=plain,
        house=house,
        changed=sum(not _as_usual(option, model.values) for option in house),
        clocks=CLOCKS,
        fills=FILLS,
        absent=ABSENT,
        usual=USUAL,
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


class Beside(NamedTuple):
    """What stands beside a table on its page, and is no part of its drawing (``chat_panel.py``): what is said there, and
    who looks on. ``state``: which one of both that is."""

    sheet: Markup = Markup("")
    head: Markup = Markup("")
    state: str = ""


def table_page(
    model: TableModel, still: bool = False, version: str = "", people: Beside | None = None
) -> str:
    """The whole page of a table: frame, table and script; ``still``: it does not look again by itself."""
    again = ("still" if still else "looks") if model.looks_again else ""
    board = table_board(model)
    drawn = sent(whole(_drawn(model, board, again)), model, version)
    return _page(
        "table_page.html",
        model.lang,
        model.game.id,
        model=model,
        board=board,
        again=again,
        table=Markup(drawn),
        people=people or Beside(),
    )


def table_fragment(model: TableModel, version: str = "") -> str:
    """All of the table. It is read by a script, so nothing looks again."""
    return sent(whole(draw(model)), model, version)


def draw(model: TableModel) -> str:
    """The table as streams compare it with the one before: with marks around its parts (``html_delta.py``)."""
    return _drawn(model, table_board(model), "")


def sent(html: str, model: TableModel, version: str, base: str = "", turns: int = 0, cards: int = 0) -> str:
    """A drawn table, filled in with what grows: of the log all turns but the first ``turns``, which the page has, and
    likewise of the cards learned; ``base``: the drawing that it builds on."""
    if model.told is not None:
        first, looks = model.told_from, ""
        log = table_widgets.turns(model.told.log.turns[turns:], model.seats, first, looks)
        learned = "".join([f"<i>{card}</i>" for card in model.told.learned[cards:]])
        html = html.replace(LOG, f"{_keeps(turns)}>{log}", 1)
        html = html.replace(LEARNED, f"{_keeps(cards)}>{learned}", 1)
    named = f' data-version="{version}"' if version else ""
    return html.replace(VERSION, f'{named} data-base="{base}"' if base else named, 1)


def _keeps(children: int) -> str:
    return f' data-keep="{children}"' if children else ""


def table_board(model: TableModel) -> Board | None:
    """A game's table as its own ``table.py`` sees it; None where there is nothing to see yet."""
    if model.view is None or model.told is None:
        return None
    return shown(model.game.id).board(model.view, model.told.story, model.hint)


def _drawn(model: TableModel, board: Board | None, again: str) -> str:
    """A table with the marks of its parts; the log and the cards learned are still missing."""
    lang = spoken(model.game.id, model.lang)
    idle = model.status == "left" or bool(model.stand_in)
    told = _furniture(lang, model, board, watching=False, still=model.ended, idle=idle)
    deal = _deal(model)
    leaves = model.status == "playing" and model.me is not None and model.stand_in != "out"
    told |= {"proof": _proof(lang, deal), "settings": _settings(lang, model.table_id, model.ordered, leaves)}
    if board is not None and model.told is not None:
        told |= {
            "kept": table_widgets.kept(deal, model.game, model.me),
            "lately": table_widgets.lately(model.told.log.recent(), model.seats),
            "first": model.told_from,
            "since": again_from(model.actors, model.me, model.told_from),
            "says": table_widgets.says(board.picks, model.game.id, model.table_id, lang),
            "does": table_widgets.does(board.picks),
        }
    told["advised"] = None
    if model.advice is not None and model.hint is not None and model.view is not None:
        names = _names(model.view, lang, model.seats)
        told["advised"] = advised(model.advice, model.hint, names, lang)
    return environment(lang).get_template("table.html").render(model=model, board=board, again=again, **told)


def _furniture(
    lang: str,
    model: TableModel | ReplayModel | LessonModel | AnalysisModel | PuzzleModel,
    board: Board | None,
    watching: bool,
    still: bool,
    idle: bool = False,
) -> dict[str, object]:
    """What the templates of a table use besides the model: the game's own macros, and how cards are drawn.

    ``idle``: its viewer sits at the table and can choose nothing.
    """
    pen = markup.Pen(model.game.id, watching or idle, watching or still or idle)
    given: dict[str, object] = {"watching": watching, "pen": pen}
    if board is not None and model.view is not None:
        template = environment(lang).get_template(f"{model.game.id}/table.html")
        game: Any = template.make_module(
            {"model": model, "board": board, **given, "watching": watching or idle}
        )
        now = model.now if isinstance(model, TableModel) else None
        acts = not isinstance(model, TableModel) or model.status != "left"
        pods = table_widgets.pods(board, model.seats, model.view.seat, watching, lang, game.pod, now, acts)
        given |= {"game": game, "pods": pods, "steps": table_widgets.steps(board.steps)}
    return given


def replay_page(model: ReplayModel) -> str:
    """A finished game at one of its moments."""
    lang = spoken(model.game.id, model.lang)
    names = _names(model.view, lang, model.seats)
    board = shown(model.game.id).table(model.view, model.events, names, lang)
    log = logged(board.log, model.actors, model.view.seat)
    looks = ""
    if not model.live:
        looks = f"&as={'spectator' if model.seat_perspective is None else model.seat_perspective}"
    first = model.told_from if model.live else 0
    page = _page(
        "replay.html",
        model.lang,
        model.game.id,
        model=model,
        board=board,
        lately=table_widgets.lately(log.recent(), model.seats),
        first=first,
        since=model.ply,
        proof=_proof(lang, _deal(model)),
        **_furniture(lang, model, board, watching=True, still=True),
    )
    return whole(page).replace(LOG, ">" + table_widgets.turns(log.turns, model.seats, first, looks), 1)


def lesson_page(model: LessonModel) -> str:
    """A lesson: a table at which one thing is to be done."""
    return _trying("lesson.html", model, model.shown or None, still=model.over)


def analysis_page(model: AnalysisModel) -> str:
    """An analysis board: a table at which everything can be tried."""
    return _trying("analysis.html", model, None, still=model.view.over)


def _trying(template: str, model: LessonModel | AnalysisModel, hint: str | None, *, still: bool) -> str:
    """A table at which something is tried, with the story so far."""
    lang, game_id = spoken(model.game.id, model.lang), model.game.id
    names = _names(model.view, lang, model.seats)
    board = shown(game_id).table(model.view, model.events, names, lang, hint)
    log = logged(board.log, model.actors, model.view.seat)
    page = _page(
        template,
        model.lang,
        game_id,
        model=model,
        board=board,
        lately=table_widgets.lately(log.recent(), model.seats),
        first=model.number + 1,
        since=model.number,
        proof="",
        says=table_widgets.says(board.picks, game_id, "", lang),
        does=table_widgets.does(board.picks),
        **_furniture(lang, model, board, watching=False, still=still),
    )
    return whole(page).replace(
        LOG, ">" + table_widgets.turns(log.turns, model.seats, model.number + 1, ""), 1
    )


def hands_page(model: HandsModel) -> str:
    """What everybody may have."""
    return _page("analysis_hands.html", model.lang, model.game.id, model=model)


def advice_page(model: AdviceModel) -> str:
    """What each action comes to."""
    return _page("analysis_advice.html", model.lang, model.game.id, model=model)


def training_page(model: TrainingModel) -> str:
    """A page of the memory training."""
    return _page("training.html", model.lang, model.kind.id, model=model)


def puzzle_page(model: PuzzleModel) -> str:
    """A puzzle: a table at which the best is to be found."""
    lang, game_id = spoken(model.game.id, model.lang), model.game.id
    names = _names(model.view, lang, model.seats)
    board = shown(game_id).table(model.view, (), names, lang, model.puzzle.best if model.over else None)
    page = _page(
        "puzzle.html",
        model.lang,
        game_id,
        model=model,
        board=board,
        says=table_widgets.says(board.picks, game_id, "", lang),
        does=table_widgets.does(board.picks),
        **_furniture(lang, model, board, watching=False, still=model.over),
    )
    return whole(page)


def puzzles_page(model: PuzzlesModel) -> str:
    """The puzzle of the day, and the games that have puzzles."""
    return _page("puzzles.html", model.lang, model=model)


def game_puzzles_page(model: GamePuzzlesModel) -> str:
    """A game's puzzles."""
    return _page("puzzles_game.html", model.lang, model.kind.id, model=model)


def set_up_page(model: SetUpModel) -> str:
    """The form that sets an analysis board up."""
    return _page("analysis_setup.html", model.lang, model.kind.id, model=model)


def analyses_page(model: AnalysesModel) -> str:
    """The games that can be analysed."""
    return _page("analyses.html", model.lang, model=model)


def lessons_page(model: LessonsModel) -> str:
    """A game's lessons."""
    return _page("lessons.html", model.lang, model.kind.id, model=model)


@lru_cache(maxsize=4096)
def _proof(lang: str, deal: DealModel) -> Markup:
    """How everybody can know that the deal is fair; it stays the same from the deal to the end."""
    return Markup(environment(lang).get_template("proof.html").render(model=deal))


def _deal(model: TableModel | ReplayModel) -> DealModel:
    """What stands under that heading."""
    seats = tuple(
        replace(seat, online=False, stand_in="", substituted=False, bank=None) for seat in model.seats
    )
    return DealModel(model.table_id, model.commitment, model.entropy, seats)


@lru_cache(maxsize=256)
def _settings(lang: str, table_id: str, ordered: str, leaves: bool) -> Markup:
    """How somebody wants to play, and how they leave."""
    template = environment(lang).get_template("settings.html")
    return Markup(template.render(table_id=table_id, ordered=ordered, leaves=leaves))


def fair_page(model: FairModel) -> str:
    """How a table is dealt."""
    return _page("fair.html", model.lang, model.game.id, model=model)


def rules(model: RulesModel) -> str:
    """A game's rules page."""
    told = rules_page(
        model.kind.id, spoken(model.kind.id, model.lang), model.options, pictures=model.pictures
    )
    return _page("rules.html", model.lang, model.kind.id, model=model, rules=told)


def you(model: YouModel) -> str:
    """The page about oneself."""
    return _page("you.html", model.lang, model=model, colours=range(COLOURS))


def my_games(model: GamesModel) -> str:
    """One's own tables."""
    return _page("you_games.html", model.lang, model=model)


def programs(model: ProgramsModel) -> str:
    """Somebody's own programs."""
    return _page("programs.html", model.lang, model=model)


def protocol(model: ProtocolModel) -> str:
    """The protocol for programs, to be read."""
    return _page("protocol.html", model.lang, model=model, always=model.always)


def link(model: LinkModel) -> str:
    """A link to another device."""
    return _page("you_link.html", model.lang, model=model)


def become(model: BecomeModel) -> str:
    """What a link to another device asks."""
    return _page("you_become.html", model.lang, model=model)


def forget(model: ForgetModel) -> str:
    """What is deleted, and the question whether it shall be."""
    return _page("you_forget.html", model.lang, model=model)


def sign_out(model: OutModel) -> str:
    """What signing out means, here and elsewhere."""
    return _page("you_out.html", model.lang, model=model)


def ranking(model: RankingModel) -> str:
    """A game's leaderboard."""
    return _page("ranking.html", model.lang, model.kind.id, model=model)


def leave(model: LeaveModel) -> str:
    """Whether somebody is sure."""
    return _page("leave.html", model.lang, model.kind.id, model=model)


def message_page(model: MessageModel) -> str:
    """One message."""
    text = linked(model.text, model.game, f"/rules/{model.game}", model.lang) if model.game else model.text
    return _page("message.html", model.lang, model=model, text=text)


def operator_door(model: OperatorModel) -> str:
    """The question for the operator's token."""
    return _page("operator_door.html", model.lang, model=model)


def operator_page(model: OperatorModel) -> str:
    """What whoever runs the server sees of it."""
    titles = {game: shown(game).words.title(spoken(game, model.lang)) for game in shown_ids()}
    return _page(
        "operator.html",
        model.lang,
        model=model,
        titles=titles,
        statuses=STATUSES,
        spelled=server_policy.spelled,
        days=_days,
    )


def _days(days: float) -> Value:
    """A number of days as a sentence says it: whole where it is whole."""
    return int(days) if days == int(days) else str(days)


def to_all(note: server_policy.Note, lang: str) -> str:
    """What is said to all, for a page that is open."""
    return environment(lang).get_template("to_all.html").render(to_all=note)


def offline_page(lang: str) -> str:
    """What a browser shows that has no line to us; what is said to all today may not be so by then."""
    return _page("offline.html", lang, to_all=server_policy.Note())


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

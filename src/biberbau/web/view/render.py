"""Models to HTML: the general pages here, each game's board from its own folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from ...bots import LEVELS
from ...games.common.view.presentation import Board, Selection
from ...games.common.view.shown import shown, shown_ids, spoken
from ...kernel import no_memory
from ...kernel.options import Option, Value
from ...match import View
from ..domain.advised import advised
from ..domain.event_log import again_from, called, logged
from ..domain.messages import SAYS
from ..domain.setup_forms import CLOCKS, FILLS, as_set, terms_as_set
from ..domain.terms import ABSENT, USUAL
from ..play import server_policy
from ..storage.load import STATUSES
from . import markup, table_widgets
from .analysis import AdviceModel, AnalysisModel, HandsModel
from .environment import LEARNED, LOG, VERSION, environment, page_of
from .html_delta import whole
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
    WatchModel,
    WhichModel,
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
from .training import TrainingModel


def _names(view: View, lang: str, seats: Sequence[SeatModel]) -> tuple[str, ...]:
    return called([seat.name for seat in seats], view.seat, lang)


def select(model: TableModel | LessonModel | AnalysisModel | PuzzleModel, cards: Sequence[str]) -> Selection:
    """What ticked cards make now; NotationError for a card that does not exist."""
    assert model.view is not None
    lang = spoken(model.game.id, model.lang)
    selects = shown(model.game.id).select
    assert selects is not None
    return selects(model.view, cards, _names(model.view, lang, model.seats), lang)


def landing(model: LandingModel) -> str:
    """The covers, and the tables at which the visitor sits."""
    drawn = Markup(open_tables(model.open or OpenModel(model.lang)))
    return page_of("landing.html", model.lang, model=model, open=drawn)


def open_tables(model: OpenModel) -> str:
    """The tables at which anybody may sit down, as a part of the first page."""
    return environment(model.lang).get_template("open.html").render(model=model)


def which(model: WhichModel) -> str:
    """The games, to choose one."""
    return page_of("which.html", model.lang, model=model)


def watch(model: WatchModel) -> str:
    """The running games that anybody may watch."""
    return page_of("watch.html", model.lang, model=model)


def setup(model: SetupModel) -> str:
    """The form for a new table: in the open what people choose, under "House rules" what rulings leave to a table."""
    return page_of("setup.html", model.lang, model.kind.id, model=model, **_fields(model))


def change_rules(model: SetupModel) -> str:
    """The rules of a table that has not begun, as a part of its host's page."""
    lang = spoken(model.kind.id, model.lang)
    return environment(lang).get_template("change.html").render(model=model, **_fields(model))


def _fields(model: SetupModel) -> dict[str, object]:
    """What a form about rules and terms is made of."""
    upfront = shown(model.kind.id).upfront
    options = [option for option in model.kind.options if option.name != "players"]
    plain = [option for option in options if (option.name in upfront if upfront else not option.ruling)]
    house = [option for option in options if option not in plain]
    fields = ["option.players", "name", *(f"seat{seat}" for seat in range(1, model.kind.players[1]))]
    fields += ["listed", "programs", "fill", "level", "clock", "absent"]
    fields += [f"option.{option.name}" for option in (*plain, *house)]
    return {
        "plain": plain,
        "house": house,
        "changed": sum(not _as_usual(option, model.values) for option in house),
        "clocks": CLOCKS,
        "fills": FILLS,
        "absent": ABSENT,
        "usual": USUAL,
        "house_wrong": any(f"option.{option.name}" in model.errors for option in house),
        "first_wrong": next((field for field in [*fields, "words"] if field in model.errors), ""),
    }


def _as_usual(option: Option, typed: Mapping[str, str]) -> bool:
    """Whether a form leaves an option at its usual value."""
    usual = "" if option.where else str(option.default).lower()
    return typed.get(f"option.{option.name}", usual) == usual


def join(model: JoinModel) -> str:
    """The form behind an invitation, or why nobody can sit down any more."""
    first_wrong = next(iter(model.errors), "")
    return page_of("join.html", model.lang, model.game.id, model=model, first_wrong=first_wrong)


class Beside(NamedTuple):
    """What stands beside a table on its page, and is no part of its drawing (``chat_panel.py``): what is said there, and
    who looks on. ``state``: which version of both that is."""

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
    return page_of(
        "table_page.html",
        model.lang,
        model.game.id,
        model=model,
        board=board,
        again=again,
        table=Markup(drawn),
        change=Markup(_change(model)),
        people=people or Beside(),
    )


def _change(model: TableModel) -> str:
    """The form with which a host changes the rules before the game; "" for everybody else."""
    if model.status != "lobby" or not model.is_host or model.invitation is None:
        return ""
    terms = terms_as_set(model.invitation.terms, model.invitation.listed)
    values = as_set(model.game.kind, model.game.options) | terms
    return change_rules(SetupModel(model.lang, model.game.kind, None, values, at=model.table_id))


def table_fragment(model: TableModel, version: str = "") -> str:
    """All of the table. A script reads it, so it does not reload by itself."""
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
    bots = sorted({seat.level for seat in model.seats if seat.kind == "bot"})
    chosen = tuple(bots) if model.paused is not None else ()
    settings = _settings(lang, model.table_id, model.ordered, leaves, chosen)
    told |= {"proof": _proof(lang, deal), "settings": settings}
    if board is not None and model.told is not None:
        told |= {
            "kept": table_widgets.kept(deal, model.game, model.me),
            "lately": table_widgets.lately(model.told.log.recent(), model.seats),
            "first": model.told_from,
            "since": again_from(model.actors, model.me, model.told_from),
            "says": table_widgets.says(board.picks, model.game.id, model.table_id, lang),
            "does": table_widgets.does(board.picks),
        }
    told["coached"] = _coached(lang, model)
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
    page = page_of(
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
    page = page_of(
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
    return page_of("analysis_hands.html", model.lang, model.game.id, model=model)


def advice_page(model: AdviceModel) -> str:
    """What each action comes to."""
    return page_of("analysis_advice.html", model.lang, model.game.id, model=model)


def training_page(model: TrainingModel) -> str:
    """A page of the memory training."""
    return page_of("training.html", model.lang, model.kind.id, model=model)


def puzzle_page(model: PuzzleModel) -> str:
    """A puzzle: a table at which the best action is to be found."""
    lang, game_id = spoken(model.game.id, model.lang), model.game.id
    names = _names(model.view, lang, model.seats)
    board = shown(game_id).table(model.view, (), names, lang, model.puzzle.best if model.over else None)
    page = page_of(
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
    return page_of("puzzles.html", model.lang, model=model)


def game_puzzles_page(model: GamePuzzlesModel) -> str:
    """A game's puzzles."""
    return page_of("puzzles_game.html", model.lang, model.kind.id, model=model)


def set_up_page(model: SetUpModel) -> str:
    """The form that sets an analysis board up."""
    return page_of("analysis_setup.html", model.lang, model.kind.id, model=model)


def analyses_page(model: AnalysesModel) -> str:
    """The games that can be analysed."""
    return page_of("analyses.html", model.lang, model=model)


def lessons_page(model: LessonsModel) -> str:
    """A game's lessons."""
    return page_of("lessons.html", model.lang, model.kind.id, model=model)


@lru_cache(maxsize=4096)
def _proof(lang: str, deal: DealModel) -> Markup:
    """How everybody can know that the deal is fair; it stays the same from the deal to the end."""
    return Markup(environment(lang).get_template("proof.html").render(model=deal))


def _deal(model: TableModel | ReplayModel) -> DealModel:
    """The text under that heading."""
    seats = tuple(
        replace(seat, online=False, stand_in="", substituted=False, bank=None) for seat in model.seats
    )
    return DealModel(model.table_id, model.commitment, model.entropy, seats)


POINTED_AT = ("mine", "board", "pods")
"""What each of the three sentences for somebody's first game points at."""


def _coached(lang: str, model: TableModel) -> tuple[tuple[str, str], ...]:
    """What a newcomer is told before their first move, and what it points at; nothing while they look at cards."""
    if model.view is None or model.me is None or not model.my_turn:
        return ()
    memory = model.game.kind.memory
    looked = memory is not no_memory  # in a game of memory, looking at cards comes before the first move
    if model.actors.count(model.me) > looked or memory.glimpse(model.view.state, model.me):
        return ()
    return tuple(zip(shown(model.game.id).words.coach(lang), POINTED_AT, strict=True))


@lru_cache(maxsize=256)
def _settings(lang: str, table_id: str, ordered: str, leaves: bool, bots: tuple[str, ...]) -> Markup:
    """How somebody wants to play, and how they leave; ``bots``: the levels of those whose level they may choose."""
    template = environment(lang).get_template("settings.html")
    return Markup(
        template.render(table_id=table_id, ordered=ordered, leaves=leaves, bots=bots, levels=LEVELS)
    )


def fair_page(model: FairModel) -> str:
    """How a table is dealt."""
    return page_of("fair.html", model.lang, model.game.id, model=model)


def rules(model: RulesModel) -> str:
    """A game's rules page."""
    told = rules_page(
        model.kind.id, spoken(model.kind.id, model.lang), model.options, pictures=model.pictures
    )
    return page_of("rules.html", model.lang, model.kind.id, model=model, rules=told)


def you(model: YouModel) -> str:
    """The page about oneself."""
    return page_of("you.html", model.lang, model=model, colours=range(COLOURS))


def my_games(model: GamesModel) -> str:
    """One's own tables."""
    return page_of("you_games.html", model.lang, model=model)


def programs(model: ProgramsModel) -> str:
    """Somebody's own programs."""
    return page_of("programs.html", model.lang, model=model)


def protocol(model: ProtocolModel) -> str:
    """The protocol for programs, to be read."""
    return page_of("protocol.html", model.lang, model=model, always=model.always)


def link(model: LinkModel) -> str:
    """A link to another device."""
    return page_of("you_link.html", model.lang, model=model)


def become(model: BecomeModel) -> str:
    """What a link to another device asks."""
    return page_of("you_become.html", model.lang, model=model)


def forget(model: ForgetModel) -> str:
    """What is deleted, and the question whether it shall be."""
    return page_of("you_forget.html", model.lang, model=model)


def sign_out(model: OutModel) -> str:
    """What signing out means, here and elsewhere."""
    return page_of("you_out.html", model.lang, model=model)


def ranking(model: RankingModel) -> str:
    """A game's leaderboard."""
    return page_of("ranking.html", model.lang, model.kind.id, model=model)


def leave(model: LeaveModel) -> str:
    """The question whether a person is sure."""
    return page_of("leave.html", model.lang, model.kind.id, model=model)


def message_page(model: MessageModel) -> str:
    """One message."""
    text = linked(model.text, model.game, f"/rules/{model.game}", model.lang) if model.game else model.text
    return page_of("message.html", model.lang, model=model, text=text)


def operator_door(model: OperatorModel) -> str:
    """The question for the operator's token."""
    return page_of("operator_door.html", model.lang, model=model)


def operator_page(model: OperatorModel) -> str:
    """What the operator sees of it."""
    titles = {game: shown(game).words.title(spoken(game, model.lang)) for game in shown_ids()}
    return page_of(
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
    """What a browser without a connection shows; today's note to all stays out, as it may be out of date by then."""
    return page_of("offline.html", lang, to_all=server_policy.Note())


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

"""Pages with a table: played, tried, replayed. Each game's board comes from its own folder.

Everything is drawn from plain values: a live table from its scene (``scene.py``), which browsers get as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from markupsafe import Markup

from ...games.common.view.presentation import Board, Selection
from ...games.common.view.shown import shown, spoken
from ...match import View
from ..domain.event_log import Log, called, logged
from ..domain.messages import SAYS
from ..domain.setup_forms import as_set, terms_as_set
from . import scene_parts as parts
from .analysis import AnalysisModel
from .browser_templates import script_url
from .choosing_ahead import with_choices
from .environment import environment, page_of
from .learning import LessonModel
from .meanwhile import meanwhile
from .model import SeatModel, SetupModel, TableModel
from .model_replay import ReplayModel
from .plain import Doc, plain
from .prints import NO_PRINTS, prints
from .puzzles import PuzzleModel
from .render import change_rules
from .scene import Recent
from .scene_opening import opened, opened_board, opened_steps, opened_turns
from .table_scenes import log_scene, page_title, scene_document, scene_of

Tried = ReplayModel | LessonModel | AnalysisModel | PuzzleModel


def _names(view: View, lang: str, seats: Sequence[SeatModel]) -> tuple[str, ...]:
    return called([seat.name for seat in seats], view.seat, lang)


def select(model: TableModel | LessonModel | AnalysisModel | PuzzleModel, cards: Sequence[str]) -> Selection:
    """What ticked cards make now; NotationError for a card that does not exist."""
    assert model.view is not None
    lang = spoken(model.game.id, model.lang)
    selects = shown(model.game.id).select
    assert selects is not None
    return selects(model.view, cards, _names(model.view, lang, model.seats), lang)


# ----------------------------------------------------------------------------------------------------- live tables


class BesideTable(NamedTuple):
    """The parts of a table's page beside its drawing (``chat_panel.py``): the chat, and the spectators. ``state``: the
    version of both.
    """

    sheet: Markup = Markup("")
    head: Markup = Markup("")
    state: str = ""


def table_page(
    model: TableModel,
    still: bool = False,
    version: str = "",
    people: BesideTable | None = None,
    since: int | None = None,
) -> str:
    """The whole page of a table: frame, table and script; ``still``: it does not reload by itself; ``since``: the
    action after which its reader comes back, None where they were not away.
    """
    lang = spoken(model.game.id, model.lang)
    again = ("still" if still else "looks") if model.looks_again else ""
    return page_of(
        "table_page.html",
        model.lang,
        model.game.id,
        model=model,
        again=again,
        title=page_title(lang, model),
        table=Markup(table_fragment(model, version, again)),
        draws=script_url(model.game.id, lang),
        change=Markup(_change(model)),
        people=people or BesideTable(),
        meanwhile=meanwhile(model, since),
    )


def _change(model: TableModel) -> str:
    """The form with which a host changes the options before the game; "" for everybody else."""
    if model.status != "lobby" or not model.is_host or model.invitation is None:
        return ""
    terms = terms_as_set(model.invitation.terms, model.invitation.listed)
    values = as_set(model.game.kind, model.game.options) | terms
    return change_rules(SetupModel(model.lang, model.game.kind, None, values, at=model.table_id))


def table_fragment(model: TableModel, version: str = "", again: str = "") -> str:
    """All of a table as HTML. ``version``: of its scene; ``again``: whether it "looks" again by itself where no script
    runs, or stays "still".
    """
    scene = scene_now(model, again)
    if scene is None:
        return lobby(model, version, again)
    assert model.told is not None
    scene["log"] = log_scene(model.told, model.seats)
    scene["learned"] = model.told.learned
    return drawn(scene, spoken(model.game.id, model.lang), model.revision, version)


def scene_now(model: TableModel, again: str = "") -> Doc | None:
    """A table's scene without its growing parts; None where there is nothing to see yet."""
    board = table_board(model)
    if board is None or model.told is None:
        return None
    return scene_document(scene_of(model, board, model.told, again), model.told.story.parts)


def drawn(scene: Doc, lang: str, revision: int, version: str = "") -> str:
    """A scene as HTML."""
    given = opened(scene, prints(scene["game_id"], lang)) | {"revision": revision, "version": version}
    given["labels"] = shown(scene["game_id"]).table.labels(lang)
    given["game"] = _game(lang, given)
    return environment(lang).get_template("table.html").render(given)


def lobby(model: TableModel, version: str, again: str = "") -> str:
    """A table before the deal as HTML."""
    lang = spoken(model.game.id, model.lang)
    seconds = model.looks_again
    looks = None
    if again and seconds:
        looks = Doc(looks=again == "looks", says=SAYS(lang, "again-by-itself", seconds=seconds))
    return (
        environment(lang)
        .get_template("lobby_table.html")
        .render(
            model=model,
            table_id=model.table_id,
            deal=plain(parts.deal(model)),
            title=page_title(lang, model),
            tells=model.tells,
            again=looks,
            version=version,
        )
    )


def _game(lang: str, given: dict[str, Any]) -> Any:
    """The macros of a game's own template."""
    return environment(lang).get_template(f"{given['game_id']}/table.html").make_module(given)


def table_board(model: TableModel) -> Board | None:
    """A game's table for its own ``table.py``; None where there is nothing to see yet."""
    if model.view is None or model.told is None:
        return None
    board = shown(model.game.id).table.board(model.view, model.told.story, model.hint, model.markable)
    return with_choices(board, model) if model.markable or model.marked else board


# ------------------------------------------------------------------------------------- replayed and tried


def replay_page(model: ReplayModel) -> str:
    """A finished game at one of its moments."""
    lang = spoken(model.game.id, model.lang)
    looks = ""
    if not model.live:
        looks = f"&as={model.eyes}"
    first = model.told_from if model.live else 0
    board, log = _told(model, lang)
    since = model.ply
    lately = parts.turns(log.recent(), model.seats)
    told = parts.recent(board, lately, lang, first=first, since=since, looks=looks)
    given = _tried(model, lang, board, log, table_id=model.table_id, watching=True, still=True)
    deal = plain(parts.deal(model))
    given |= {"recent": _recent(told), "deal": deal}
    return page_of("replay.html", model.lang, model.game.id, model=model, **given)


def lesson_page(model: LessonModel) -> str:
    """A lesson: a table with a task."""
    return _trying("lesson.html", model, model.shown or None, still=model.over)


def analysis_page(model: AnalysisModel) -> str:
    """An analysis board: a table at which any action can be tried."""
    return _trying("analysis.html", model, None, still=model.view.over)


def puzzle_page(model: PuzzleModel) -> str:
    """A puzzle: a table with one best action. The solution lies picked on the table, with its effect; ticked cards are
    only marked.
    """
    lang, game_id = spoken(model.game.id, model.lang), model.game.id
    names = _names(model.view, lang, model.seats)
    board = shown(game_id).table(model.view, (), names, lang, model.puzzle.best if model.over else None)
    if model.over:
        picks = tuple(pick.but(legal=pick.hinted, ready=pick.hinted) for pick in board.picks)
        board = replace(board, picks=picks)
    given = _tried(model, lang, board, None, still=model.over and board.selection is not None)
    return page_of("puzzle.html", model.lang, game_id, model=model, **given)


def _trying(template: str, model: LessonModel | AnalysisModel, hint: str | None, *, still: bool) -> str:
    """A table at which actions are tried, with the story so far."""
    lang = spoken(model.game.id, model.lang)
    board, log = _told(model, lang, hint)
    number = model.number
    lately = parts.turns(log.recent(), model.seats)
    told = parts.recent(board, lately, lang, first=number + 1, since=number)
    given = _tried(model, lang, board, log, still=still) | {"recent": _recent(told), "deal": None}
    return page_of(template, model.lang, model.game.id, model=model, **given)


def _recent(told: Recent) -> Doc:
    found = plain(told)
    return Doc(found, turns=opened_turns(found["turns"]))


def _told(
    model: ReplayModel | LessonModel | AnalysisModel, lang: str, hint: str | None = None
) -> tuple[Board, Log]:
    """The board, and its viewer's whole story."""
    names = _names(model.view, lang, model.seats)
    looks = shown(model.game.id).table
    if isinstance(model, AnalysisModel | ReplayModel) and model.true is not None:
        board = looks.laid_open(model.view, model.events, names, lang, model.true)
    else:
        board = looks(model.view, model.events, names, lang, hint)
    return board, logged(board.log, model.actors, model.view.seat)


def _tried(
    model: Tried,
    lang: str,
    board: Board,
    log: Log | None,
    *,
    table_id: str = "",
    watching: bool = False,
    still: bool,
) -> dict[str, Any]:
    """The context of a table's templates besides the model: its parts as plain values, and the game's own macros."""
    me = model.view.seat
    laid = model.laid if isinstance(model, AnalysisModel | ReplayModel) else None
    given: dict[str, Any] = {
        "game_id": model.game.id,
        "table_id": table_id,
        "me": me,
        "watching": watching,
        "looks_on": watching,
        "waits": False,
        "still": watching or still,
        "pausing": "",
        "board": opened_board(parts.board_scene(board), NO_PRINTS),
        "prompt": board.prompt,
        "pods": plain(parts.pods(board, model.seats, me, lang, watching=watching, laid=laid)),
        "steps": opened_steps(parts.steps(board)),
        "log": [] if log is None else opened_turns(plain(parts.turns(log.turns, model.seats))),
        "labels": shown(model.game.id).table.labels(lang),
    }
    return given | {"game": _game(lang, given)}


# ------------------------------------------------------------------------------------------------------------ sentences


def why_not(model: TableModel, subject: str) -> str:
    """One sentence on why an action is not legal now."""
    if model.view is None:
        return SAYS(model.lang, "in-lobby")
    lang = spoken(model.game.id, model.lang)
    return shown(model.game.id).words.why_not(model.view, subject, lang)


def action_labels(model: TableModel) -> tuple[str, ...]:
    """The viewer's legal actions, labelled as on the buttons."""
    if model.view is None:
        return ()
    say = shown(model.game.id).words
    lang = spoken(model.game.id, model.lang)
    return tuple(say.action(model.view, action, lang) for action in model.view.legal)

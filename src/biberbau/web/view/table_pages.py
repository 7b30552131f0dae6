"""Pages with a table on them: being played, tried, looked at again. Each game's board comes from its own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, NamedTuple

from markupsafe import Markup

from ...bots import LEVELS
from ...games.common.view.presentation import Board, Card, Pod, Selection
from ...games.common.view.shown import shown, spoken
from ...kernel import no_memory
from ...match import View
from ..domain.advised import advised
from ..domain.event_log import again_from, called, logged
from ..domain.messages import SAYS
from ..domain.setup_forms import as_set, terms_as_set
from . import markup, table_widgets
from .analysis import AnalysisModel
from .environment import LEARNED, LOG, VERSION, environment, page_of
from .html_delta import whole
from .learning import LessonModel
from .meanwhile import meanwhile
from .model import (
    DealModel,
    ReplayModel,
    SeatModel,
    SetupModel,
    TableModel,
)
from .puzzles import PuzzleModel
from .render import change_rules


def _names(view: View, lang: str, seats: Sequence[SeatModel]) -> tuple[str, ...]:
    return called([seat.name for seat in seats], view.seat, lang)


def select(model: TableModel | LessonModel | AnalysisModel | PuzzleModel, cards: Sequence[str]) -> Selection:
    """What ticked cards make now; NotationError for a card that does not exist."""
    assert model.view is not None
    lang = spoken(model.game.id, model.lang)
    selects = shown(model.game.id).select
    assert selects is not None
    return selects(model.view, cards, _names(model.view, lang, model.seats), lang)


class Beside(NamedTuple):
    """What stands beside a table on its page, and is no part of its drawing (``chat_panel.py``): what is said there, and
    who looks on. ``state``: which version of both that is."""

    sheet: Markup = Markup("")
    head: Markup = Markup("")
    state: str = ""


def table_page(
    model: TableModel,
    still: bool = False,
    version: str = "",
    people: Beside | None = None,
    since: int | None = None,
) -> str:
    """The whole page of a table: frame, table and script; ``still``: it does not look again by itself; ``since``: after
    which action its reader comes back, None where they were not away.
    """
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
        meanwhile=meanwhile(model, since),
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
        inside = game.pod
        if isinstance(model, AnalysisModel) and model.laid:
            inside = partial(_with_cards, game.pod, model.laid, markup.Pen(model.game.id, True, True))
        pods = table_widgets.pods(board, model.seats, model.view.seat, watching, lang, inside, now, acts)
        given |= {"game": game, "pods": pods, "steps": table_widgets.steps(board.steps)}
    return given


def _with_cards(
    inside: Callable[[Board, Pod], str],
    laid: Mapping[int, Sequence[Card]],
    pen: markup.Pen,
    board: Board,
    pod: Pod,
) -> Markup:
    """What a game adds to a pod, and the cards that lie open there."""
    found = Markup(inside(board, pod))
    if cards := laid.get(pod.seat):
        drawn = [card.but(id=f"laid-{pod.seat}-{number}") for number, card in enumerate(cards)]
        box = Markup('<div class="laid" role="list" tabindex="0" aria-labelledby="who-{}">{}</div>')
        found += box.format(pod.seat, Markup(markup.cards(pen, drawn)))
    return found


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
    looks = shown(game_id).table
    if isinstance(model, AnalysisModel) and model.true is not None:
        board = looks.laid_open(model.view, model.events, names, lang, model.true)
    else:
        board = looks(model.view, model.events, names, lang, hint)
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

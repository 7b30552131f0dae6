"""Makes the scene of a live table for one viewer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache, partial

from ...bots import LEVELS, newest
from ...games.common.catalogues.isolation import isolated
from ...games.common.catalogues.wording import signed
from ...games.common.view.parts import Parts
from ...games.common.view.presentation import Board
from ...games.common.view.shown import shown, spoken
from ...kernel import no_memory
from ...match import Game
from ...match.transcript import packs
from ..domain.advised import Advised, advised
from ..domain.event_log import Telling, again_from, called
from ..domain.messages import SAYS
from . import scene_parts as parts
from .choosing_ahead import chosen_says
from .model import SeatModel, TableModel
from .plain import ATOMS, Doc, plain
from .prints import prints
from .scene import (
    AbsentScene,
    AdviceScene,
    AdvisedScene,
    Again,
    CoachStep,
    Dock,
    Kept,
    Over,
    ProposalScene,
    QuestionClock,
    RankedSeat,
    Recent,
    Scene,
    TurnPart,
    TurnScene,
    Wishes,
)

POINTED_AT = ("mine", "board", "pods")
"""The elements that the three sentences for somebody's first game point at."""


def scene_of(model: TableModel, board: Board, told: Telling, again: str = "") -> Scene:
    """The viewer's screen without its growing parts (``log`` and ``learned``).

    ``again``: whether a page without a script "looks" again by itself, or stays "still"; "" where a script draws it.
    """
    lang = spoken(model.game.id, model.lang)
    assert model.view is not None
    idle = model.status == "left" or bool(model.stand_in)
    now, goes_on = model.now, model.status != "left"
    return Scene(
        game_id=model.game.id,
        lang=lang,
        table_id=model.table_id,
        status=model.status,
        stamp=model.stamp,
        ply=model.number,
        title=page_title(lang, model),
        heading=shown(model.game.id).words.title(lang),
        me=model.view.seat,
        mine=model.my_turn,
        pausing="" if model.paused is None else "waits" if model.paused else "play",
        watching=False,
        looks_on=idle,
        waits=bool(model.markable),
        still=model.ended or idle,
        tells=model.tells,
        board=board,
        pods=parts.pods(board, model.seats, model.view.seat, lang, now=now, goes_on=goes_on),
        recent=_recent(model, board, told, lang),
        steps=parts.steps(board),
        deal=parts.deal(model),
        kept=told.story.parts.same("kept", [seat.words for seat in model.seats], lambda: _kept(model)),
        dock=_dock(model, board, lang),
        wishes=_wishes(model),
        over=_over(model, board, lang) if model.ended else None,
        advice=_advice(model, lang),
        again=_again(model, lang, again),
    )


def scene_document(scene: Scene, last: Parts) -> Doc:
    """A scene as plain values, as streams compare it; for drawing it is opened (``scene_opening.py``).

    ``last``: the viewer's previous screen; unchanged parts are the same objects again.
    """
    found = Doc()
    for name, value in vars(scene).items():
        if value.__class__ in ATOMS or name == "steps":  # these are plain already
            found[name] = value
        elif name != "board":
            found[name] = last.same(("scene", name), value, partial(plain, value))
    found["board"] = parts.board_scene(scene.board, prints(scene.game_id, scene.lang).writer, last)
    return found


def log_scene(told: Telling, seats: Sequence[SeatModel], first: int = 0) -> list[Doc]:
    """The log from a turn on."""
    return [_turn(one) for one in parts.turns(told.log.turns[first:], seats)]


def _turn(turn: TurnScene) -> Doc:
    found = plain(turn)
    assert isinstance(found, Doc)
    return found


def page_title(lang: str, model: TableModel) -> str:
    """A tab's title: whose turn it is, for people who look at another one meanwhile."""
    title = shown(model.game.id).words.title(lang)
    if model.view is None:
        return title
    if model.ended or model.view.to_act is None:
        return SAYS(lang, "title-over", game=title)
    if model.view.to_act == model.me and not model.stand_in:
        return SAYS(lang, "title-yours", game=title)
    return SAYS(lang, "title-turn", name=model.seats[model.view.to_act].name, game=title)


def _kept(model: TableModel) -> Kept:
    words = tuple(seat.words or "" for seat in model.seats) if model.entropy is None else (model.entropy,)
    return Kept(str(model.me), _packs(model.game), _as_json(words))


@lru_cache(maxsize=512)
def _packs(game: Game) -> str:
    return json.dumps(dict(packs(game)))


@lru_cache(maxsize=4096)
def _as_json(words: tuple[str, ...]) -> str:
    return json.dumps(words)


def _recent(model: TableModel, board: Board, told: Telling, lang: str) -> Recent:
    since = again_from(model.actors, model.me, model.told_from)
    return parts.recent(
        board,
        tuple(TurnPart(*part) for part in told.log.lately()),
        lang,
        first=model.told_from,
        since=since,
        again=since < model.number,
    )


# -------------------------------------------------------------------------------------------- the decision


def _dock(model: TableModel, board: Board, lang: str) -> Dock:
    stand_in = model.stand_in
    silent = model.spared or stand_in or model.markable
    legal = [] if silent else [pick for pick in board.picks if pick.legal]
    playing = model.status == "playing"
    waiting = sum(seat.stand_in == "waits" for seat in model.seats) if playing else 0
    answered = ""
    if model.clock and model.answered:
        answer = next((pick.label for pick in board.picks if pick.action == model.answered), "")
        answered = SAYS(lang, "dock-answered", answer=answer) if answer else ""
    silence = model.view is not None and bool(model.view.silence)
    return Dock(
        _prompt(model, board, lang),
        silent=bool(stand_in),
        back=stand_in == "gone" and playing,
        standing=_standing(model, lang) if playing else "",
        absent=_absent(model, lang),
        nudges=SAYS(lang, "nudge-away", name=model.nudges) if model.nudges else "",
        waiting=SAYS(lang, "bots-for-waiting", count=waiting) if waiting else "",
        watches=model.me is None and playing,
        clock=_clock(model, lang),
        coach=_coach(model, lang),
        answered=answered,
        spared=model.spared,
        forced=model.forced,
        chosen=chosen_says(model),
        drops=model.marked is not None and not model.marked.fallen,
        choices=bool(legal),
        plain=all(pick.plain for pick in legal),
        undo=model.can_undo,
        passes=bool(legal) and bool(model.ordered) and silence,
        hints=model.aided and (board.selection is not None or len(legal) > 1),
    )


def _prompt(model: TableModel, board: Board, lang: str) -> str:
    if model.status == "left":
        return SAYS(lang, "left-title")
    if model.stand_in:
        return SAYS(lang, "bot-for-you" if model.stand_in == "gone" else "you-left")
    return board.prompt


def _standing(model: TableModel, lang: str) -> str:
    """The people whom bots stand in for."""
    found = [seat for seat in model.seats if seat.stand_in in ("gone", "out")]
    said = [
        SAYS(lang, "bot-for-gone" if seat.stand_in == "gone" else "bot-for-left", name=seat.name)
        for seat in found
        if not seat.is_me
    ]
    return " ".join(said) if said or not found else SAYS(lang, "you-left-help")


def _absent(model: TableModel, lang: str) -> AbsentScene | None:
    absent = model.absent
    if absent is None or model.stand_in:
        return None
    left = absent.until - model.now if model.now else absent.seconds
    return AbsentScene(SAYS(lang, "absent-soon", name=absent.name), f"{absent.until:.2f}", parts.face(left))


def _clock(model: TableModel, lang: str) -> QuestionClock | None:
    if model.clock is None:
        return None
    seconds = model.clock.seconds
    says = SAYS(lang, "dock-silence", num=round(seconds))
    return QuestionClock(f"{model.clock.gone:.2f}", f"{seconds + 0.01:.2f}", says)


def _coach(model: TableModel, lang: str) -> tuple[CoachStep, ...]:
    """A newcomer's help before their first move, and the element that it points at; nothing while they look at cards."""
    if model.view is None or model.me is None or not model.my_turn:
        return ()
    memory = model.game.kind.memory
    looked = memory is not no_memory  # in a game of memory, looking at cards comes before the first move
    if model.actors.count(model.me) > looked or memory.glimpse(model.view.state, model.me):
        return ()
    said = shown(model.game.id).words.coach(lang)
    return tuple(CoachStep(step, points) for step, points in zip(said, POINTED_AT, strict=True))


def _wishes(model: TableModel) -> Wishes | None:
    if model.me is None:
        return None
    bots = (
        sorted({newest(seat.level) for seat in model.seats if seat.kind == "bot"})
        if model.paused is not None
        else []
    )
    leaves = model.status == "playing" and model.stand_in != "out"
    level = bots[0] if len(bots) == 1 else ""
    return Wishes(model.ordered, level, LEVELS if bots else (), leaves)


def _again(model: TableModel, lang: str, again: str) -> Again | None:
    seconds = model.looks_again
    if not again or not seconds:
        return None
    return Again(again == "looks", seconds, SAYS(lang, "again-by-itself", seconds=seconds))


# ------------------------------------------------------------------------------------------------------- afterwards


def _over(model: TableModel, board: Board, lang: str) -> Over:
    assert model.view is not None
    winners = model.view.winners
    proposal = model.proposal
    found = Over(
        seated=model.me is not None,
        rematch=model.rematch_id or "",
        tournament=model.tournament,
        veiled=model.veiled,
        proposal=None if proposal is None else ProposalScene(proposal.seal, proposal.words, proposal.field),
    )
    if model.status == "left":
        return found
    found.won = model.me is not None and model.me in winners
    found.mood = "" if model.me is None else "won" if model.place == 1 else "lost"
    names = [model.seats[seat].name for seat in winners]
    alone = len(winners) == 1 and winners[0] == model.me
    found.winners = (
        SAYS(lang, "over-you-win") if alone else SAYS(lang, "over-wins", winners=len(winners), names=names)
    )
    if model.place > 1:
        found.place = SAYS(lang, "over-place", place=model.place, players=len(model.seats))
    found.verdict = board.verdict
    found.ranking = tuple(
        RankedSeat(
            isolated(seat.name),
            seat.colour_index,
            signed(pod.score),
            model.places[pod.seat],
            won=pod.seat in winners,
            program=seat.program,
            substituted=seat.substituted,
        )
        for pod in board.ranking
        for seat in (model.seats[pod.seat],)
    )
    return found


def _advice(model: TableModel, lang: str) -> AdvisedScene | None:
    if model.advice is None or not model.hint or model.view is None:
        return None
    names = called([seat.name for seat in model.seats], model.view.seat, lang)
    found = advised(model.advice, model.hint, names, lang)
    rows = tuple(
        AdviceScene(
            row.label,
            row.why,
            _per_cent(lang, row.win, row.error),
            "–" if first else _per_cent(lang, row.behind, row.unsure),
            row.hinted,
        )
        for first, row in ((number == 0, row) for number, row in enumerate(found.rows))
    )
    return AdvisedScene(_reason(found, lang), SAYS(lang, "advice-how", deals=found.deals), rows)


def _reason(found: Advised, lang: str) -> str:
    said = f"{SAYS(lang, 'hint-is', action=found.hint.label)} {found.why}"
    if found.better is None:
        return said
    differs = SAYS(
        lang,
        "hint-differs",
        action=found.better.label,
        win=found.better.win,
        error=found.better.error,
        own=found.hint.win,
        unsure=found.hint.error,
    )
    return f"{said} {differs}"


def _per_cent(lang: str, share: str, error: str) -> str:
    return SAYS(lang, "advice-per-cent", share=share, error=error)

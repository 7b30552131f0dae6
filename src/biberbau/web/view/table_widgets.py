"""What stands on every game's table, drawn by plain functions like its cards (``markup.py``): pods, what was told, what
can be done. Marks around parts are for streams (``html_delta.py``)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from math import ceil
from typing import TypeVar

from markupsafe import Markup

from ...games.common.catalogues.isolation import isolated
from ...games.common.catalogues.wording import signed
from ...games.common.view.presentation import Board, Pick, Pod, Step
from ...games.common.words.telling import Line
from ...match import Game
from ...match.transcript import packs
from ..domain.clocks import DAY
from ..domain.event_log import Turn
from ..domain.messages import SAYS
from .html_delta import END, part
from .markup import emblem, escape, icon
from .model import DealModel, SeatModel
from .rules_page import linked

Told = TypeVar("Told", Line, Step)

UNITS = SAYS.family("time-left", ("days", "hours", "minutes"))
STANDS_IN = SAYS.family("pods", ("gone", "out", "waits"))
"""Why a bot plays for somebody."""

LOW = 30
"""From this many seconds on a clock is shown as running low."""

HIT = ' class="hit"'
"""Marks a line that concerns its reader."""


def lately(turns: Sequence[Turn], seats: Sequence[SeatModel]) -> Markup:
    """The turns that stand on the table."""
    found = []
    for turn in turns:
        lines = []
        for number, line in _numbered(turn.lines):
            element = f"told-{line.ply}-{number}"
            text = escape(line.text)
            lines.append(
                f'{part(element)}<p id="{element}"{HIT * line.concerns} data-ply="{line.ply}">{text}</p>{END}'
            )
        found.append(f"<li{_by(turn, seats)}>{' '.join(lines)}</li>")
    return Markup("".join(found))


def _by(turn: Turn, seats: Sequence[SeatModel]) -> str:
    """Whose turn it was, for the style sheet."""
    if turn.seat is None:
        return ""
    return f' class="seat-{seats[turn.seat].colour_index}{" last" * turn.last}"'


def turns(turns: Sequence[Turn], seats: Sequence[SeatModel], first: int, looks: str) -> str:
    """The log; a line of a moment that may be looked at again leads there."""
    looks = escape(looks)
    found = []
    for turn in turns:
        lines = "".join(
            [
                f'<li{HIT * line.concerns}><a href="?at={line.ply}{looks}">{escape(line.text)}</a></li>'
                if line.ply >= first
                else f"<li{HIT * line.concerns}>{escape(line.text)}</li>"
                for line in turn.lines
            ]
        )
        found.append(f"<ol{_by(turn, seats)}>{lines}</ol>")
    return "".join(found)


def steps(steps: Sequence[Step]) -> Markup:
    """What has moved."""
    found = []
    for number, step in _numbered(steps):
        element = f"step-{step.ply}-{number}"
        ops = escape("; ".join(step.ops))
        found.append(
            f'{part(element)}<li id="{element}" data-ply="{step.ply}" data-cue="{step.cue}" data-ops="{ops}"></li>{END}'
        )
    return Markup("".join(found))


def _numbered(told: Iterable[Told]) -> Iterator[tuple[int, Told]]:
    """Lines or steps, with their number within the ply, by which streams know them."""
    for _, group in groupby(told, lambda one: one.ply):
        yield from enumerate(group)


def says(picks: Sequence[Pick], game: str, table_id: str, lang: str) -> Markup:
    """What each pick will do, or why it does nothing now, with its rule."""
    found = []
    for pick in picks:
        slug = escape(pick.slug)
        rule = ""
        if pick.rule and pick.rule != pick.says:
            element = f"rule-{slug}"
            rule = f'{part(element)}<p class="rule" id="{element}">{cited(pick.rule, game, table_id, lang)}</p>{END}'
        found.append(
            f'{part(f"says-{slug}")}<div class="says n{pick.number}{" legal" * pick.legal}" id="says-{slug}">'
            f'<p class="effect">{cited(pick.says, game, table_id, lang)}</p>{rule}</div>{END}'
        )
    return Markup("\n".join(found))


def does(picks: Sequence[Pick]) -> Markup:
    """The label of the button that carries a pick out."""
    found = [
        f'<span class="does n{pick.number}" id="does-{escape(pick.slug)}">{escape(pick.label)}</span>'
        for pick in picks
        if pick.legal
    ]
    return Markup("".join(found))


def cited(text: str, game: str, table_id: str, lang: str) -> str:
    """A sentence of a table, with links to the rulings that it cites."""
    return _with_links(text, game, table_id, lang) if "(" in text else escape(text)


@lru_cache(maxsize=8192)
def _with_links(text: str, game: str, table_id: str, lang: str) -> str:
    return str(linked(text, game, f"/rules/{game}?table={table_id}", lang))


@lru_cache(maxsize=4096)
def kept(deal: DealModel, game: Game, me: int | None) -> Markup:
    """What a browser keeps until it can check the deal."""
    words = [seat.words or "" for seat in deal.seats] if deal.entropy is None else [deal.entropy]
    given = f"data-packs='{_quoted(dict(packs(game)))}' data-words='{_quoted(words)}'"
    return Markup(
        f'{part("kept")}<div id="kept" hidden data-table="{deal.table_id}" data-seal="{deal.commitment}" '
        f'data-me="{me}" {given}></div>{END}'
    )


def _quoted(value: object) -> str:
    """JSON between single quotes."""
    return escape(json.dumps(value)).replace("&#34;", '"')


def pods(
    board: Board,
    seats: Sequence[SeatModel],
    me: int | None,
    watching: bool,
    lang: str,
    inside: Callable[[Board, Pod], str],
    now: float | None = None,
    goes_on: bool = True,
) -> Markup:
    """Everybody in brief, the others in one box and the viewer's own pod, which lies by their hand, after it.

    ``inside``: what a game adds; ``now``: when it is drawn, where clocks show what is left at that moment.

    ``goes_on``: somebody still decides.
    """
    others, own = [], ""
    for pod in board.around(me):
        seat = seats[pod.seat]
        moods = (
            f"{' acts' * (pod.acts and goes_on)}{' me' * (pod.seat == me)}{' away' * (not seat.online and not watching)}"
            f"{' stands-in' * bool(seat.stand_in)}"
        )
        bot = f'<span class="unseen"> {_said(lang, "pods-bot")}</span>{icon("bot")}' * (seat.kind == "bot")
        if seat.program:
            says = _said(lang, "pods-program")
            bot = f'<span class="unseen"> {says}</span><span class="program" title="{says}">{icon("program")}</span>'
        if seat.stand_in:
            says = _said(lang, STANDS_IN[seat.stand_in])
            bot = f'<span class="stand-in" title="{says}">{icon("bot")}<span class="unseen"> ({says})</span></span>'
        leads = _said(lang, "pods-leads")
        lead = f'<i class="lead-mark" title="{leads}"></i><span class="unseen"> {leads}</span>' * pod.leads
        light = _lantern(lang) if pod.acts and goes_on else ""
        number = pod.seat
        drawn = (
            f'{part(f"pod-{number}")}<article class="pod seat-{seat.colour_index}{moods}" id="pod-{number}" '
            f'data-about="end" tabindex="0" aria-labelledby="who-{number}">'
            f'{part(f"who-{number}")}<h3 class="who-name" id="who-{number}">{emblem(seat.colour_index)}'
            f'<span class="text">{escape(isolated(seat.name))}</span>{bot}{light}</h3>{END}\n'
            f'{part(f"score-{number}")}<p class="score" id="score-{number}"><b>{signed(pod.score)}</b> '
            f"<span>{escape(pod.score_what)}</span>{lead}</p>{END}\n"
            f"{_bank(seat, now, lang)}{inside(board, pod)}</article>{END}"
        )
        if pod.seat == me:
            own = drawn
        else:
            others.append(drawn)
    return Markup(
        f'{part("pods")}<section class="pods" id="pods" aria-labelledby="pods-title">'
        f'<h2 class="unseen" id="pods-title">{_said(lang, "at-the-table")}</h2>'
        f'<div class="others" id="others">{"".join(others)}</div>{own}</section>{END}'
    )


def _bank(seat: SeatModel, now: float | None, lang: str) -> str:
    """What somebody's clock says. A page with a script counts by itself, until ``data-until`` changes."""
    bank, number = seat.bank, seat.index
    if bank is None:
        return ""
    left = bank.left if now is None or bank.until is None else min(bank.left, bank.until - now)
    if bank.days:
        ticks, says = "", escape(days_left(left, lang))
    else:
        ticks = (
            f' data-until="{bank.until:.2f}" data-own="{bank.until:.2f}"' if bank.until is not None else ""
        )
        says = f"<b>{face(left)}</b>"
    low = " low" * (not bank.days and left <= LOW)
    label = f'<span class="unseen">{_said(lang, "pods-clock")} </span>'
    return (
        f'{part(f"bank-{number}")}<p class="bank{low}" id="bank-{number}" role="timer"{ticks}>'
        f"{icon('pace')}{label}{says}</p>{END}\n"
    )


def face(seconds: float) -> str:
    """Minutes and seconds, as a clock shows them."""
    whole = max(0, ceil(seconds))
    return f"{whole // 60}:{whole % 60:02}"


def days_left(seconds: float, lang: str) -> str:
    """Time in days, the last one in hours, the last of them in minutes."""
    for unit, length, least in (("days", DAY, 2), ("hours", 3600.0, 2), ("minutes", 60.0, 0)):
        if seconds >= least * length or unit == "minutes":
            return SAYS(lang, UNITS[unit], num=max(0, int(seconds // length)))
    raise AssertionError


def _lantern(lang: str) -> str:
    """Hangs at the seat to decide."""
    sign = str(icon("lantern")).replace('class="icon"', 'class="lantern"')
    return f'<span class="unseen"> {_said(lang, "pods-decides")}</span>{sign}'


@lru_cache(maxsize=1024)
def _said(lang: str, key: str) -> str:
    """A message that always says the same."""
    return escape(SAYS(lang, key))

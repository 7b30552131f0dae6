"""Parts of a scene that every table has, even one for trying: pods, the story, movements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import ceil

from ...games.common.catalogues.isolation import isolated
from ...games.common.catalogues.wording import signed
from ...games.common.view.parts import Parts
from ...games.common.view.presentation import Board, Card
from ..domain.clocks import DAY
from ..domain.event_log import ToldTurn
from ..domain.messages import SAYS
from .model import SeatModel, TableModel
from .model_replay import ReplayModel
from .plain import PLAIN, Doc, PlainWriter
from .scene import Bank, Deal, DealSeat, LineScene, PodScene, Recent, TurnPart, TurnScene

UNITS = SAYS.family("time-left", ("days", "hours", "minutes"))
STANDS_IN = SAYS.family("pods", ("gone", "out", "waits"))
"""Why a bot plays for somebody."""

LOW = 30
"""Below this many seconds a clock is shown as running low."""


def board_scene(board: Board, writer: PlainWriter = PLAIN, last: Parts | None = None) -> Doc:
    """A game's own board; ``last``: the viewer's screen before."""
    last = last or Parts()
    found = writer.board(board, last)
    found["picks"], usual = last.same("picks", board.picks, lambda: writer.picks(board.picks))
    if usual:
        found["usually"] = usual
    found["names"] = last.same("names", board.names, lambda: [isolated(name) for name in board.names])
    return found


def turns(turns: Iterable[ToldTurn], seats: Sequence[SeatModel]) -> tuple[TurnScene, ...]:
    """The story, turn by turn."""
    return tuple(
        TurnScene(
            turn.lines[0].ply,
            tuple([LineScene(line.ply, line.text, line.concerns) for line in turn.lines]),
            _by(turn, seats),
        )
        for turn in turns
    )


def _by(turn: ToldTurn, seats: Sequence[SeatModel]) -> str:
    return "" if turn.seat is None else f"seat-{seats[turn.seat].colour_index}{' last' * turn.last}"


def steps(board: Board) -> list[list[object]]:
    """The movements, as plain values."""
    return [step.told for step in board.steps]


def recent(
    board: Board,
    lately: tuple[TurnScene, ...] | tuple[TurnPart, ...],
    lang: str,
    *,
    first: int,
    since: int,
    again: bool = False,
    looks: str = "",
) -> Recent:
    """The recent story on the table."""
    progress = board.progress or SAYS(lang, "cards-to-come", num=board.left)
    done = board.total - board.left
    return Recent(first, since, lately, progress, board.total, done, again, looks)


def pods(
    board: Board,
    seats: Sequence[SeatModel],
    me: int | None,
    lang: str,
    *,
    watching: bool = False,
    now: float | None = None,
    goes_on: bool = True,
    laid: Mapping[int, Sequence[Card]] | None = None,
) -> tuple[PodScene, ...]:
    """Everybody in brief, in the order of play, the viewer last.

    ``now``: the time of drawing, where clocks show the time left then; ``goes_on``: somebody still decides; ``laid``:
    cards that lie open at seats.
    """
    found = []
    for pod in board.around(me):
        seat = seats[pod.seat]
        found.append(
            PodScene(
                pod.seat,
                isolated(seat.name),
                seat.colour_index,
                signed(pod.score),
                pod.score_what,
                acts=pod.acts and goes_on,
                leads=pod.leads,
                away=not seat.online and not watching and pod.seat != me,
                stands_in=SAYS(lang, STANDS_IN[seat.stand_in]) if seat.stand_in else "",
                program=seat.program,
                bot=seat.kind == "bot",
                bank=None if seat.bank is None else _bank(seat, now, lang),
                laid=_laid(laid, pod.seat) if laid else (),
            )
        )
    return tuple(found)


def _laid(laid: Mapping[int, Sequence[Card]], seat: int) -> tuple[Card, ...]:
    return tuple(card.but(id=f"laid-{seat}-{number}") for number, card in enumerate(laid.get(seat, ())))


def _bank(seat: SeatModel, now: float | None, lang: str) -> Bank | None:
    """Somebody's clock."""
    bank = seat.bank
    if bank is None:
        return None
    left = bank.left if now is None or bank.until is None else min(bank.left, bank.until - now)
    if bank.days:
        return Bank(days_left(left, lang), days=True)
    return Bank(face(left), "" if bank.until is None else f"{bank.until:.2f}", low=left <= LOW)


def face(seconds: float) -> str:
    """Minutes and seconds, as a clock shows them."""
    whole = max(0, ceil(seconds))
    return f"{whole // 60}:{whole % 60:02}"


def days_left(seconds: float, lang: str) -> str:
    """Time in days, the last one in hours, its last hour in minutes."""
    for unit, length, least in (("days", DAY, 2), ("hours", 3600.0, 2), ("minutes", 60.0, 0)):
        if seconds >= least * length or unit == "minutes":
            return SAYS(lang, UNITS[unit], num=max(0, int(seconds // length)))
    raise AssertionError


def deal(model: TableModel | ReplayModel) -> Deal:
    """The public facts of the deal; nothing in it changes during the game."""
    seats = tuple([(seat.name, seat.kind, seat.colour_index, seat.words) for seat in model.seats])
    return _deal(model.commitment, model.entropy, seats)


@lru_cache(maxsize=4096)
def _deal(commitment: str, entropy: str | None, seats: tuple[tuple[str, str, int, str | None], ...]) -> Deal:
    told = tuple(
        DealSeat(isolated(name), kind, colour, words and isolated(words))
        for name, kind, colour, words in seats
    )
    return Deal(commitment, entropy, told)

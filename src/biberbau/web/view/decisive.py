"""The decisive moment of a finished game on pages: the action, whose chances it made, and a link to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from ...coach.review import decisive
from ...games.common.view.shown import shown, spoken
from ...match.position import SPECTATOR
from ..domain.event_log import called
from ..domain.matches import fresh
from ..domain.records import Record
from .environment import environment
from .model import SeatModel
from .pages import seat_models

LINES = 3
"""At most this many lines of the log are shown."""


@dataclass(frozen=True)
class DecisiveMoment:
    """The moment after action ``ply``, which ``seat`` took; ``eyes``: whose view shows it; ``lines``: of the log;
    ``before``, ``after``: the chances of the ``winners`` in percent.
    """

    table_id: str
    ply: int
    seat: SeatModel
    eyes: str
    lines: tuple[str, ...]
    winners: list[str]
    before: int
    after: int


def decisive_moment(
    record: Record, found: Mapping[str, Any], *, lang: str, player: str | None
) -> DecisiveMoment | None:
    """The decisive moment by a complete review, as this visitor saw it; None where there is none."""
    turned = decisive(found)
    if turned is None:
        return None
    me, tongue = record.seat_of(player), spoken(record.game, lang)
    match, seats = fresh(record, turned.ply), seat_models(record, player, ())
    looks, names = shown(record.game), called([seat.name for seat in seats], me, tongue)
    board = looks.table(match.view(me), match.events(me), names, tongue)
    lines = tuple(line.text for line in board.log if line.ply == turned.ply)[:LINES]
    acts = seats[record.actors[turned.ply - 1]]
    if not lines:
        before = fresh(record, turned.ply - 1).view(acts.index)
        said = looks.words.action(before, match.history[-1], tongue, [seat.name for seat in seats])
        lines = (said,)
    eyes = SPECTATOR if me is None else str(me)
    winners = [names[seat] for seat in found["winners"]]
    chances = round(100 * turned.before), round(100 * turned.after)
    return DecisiveMoment(record.id, turned.ply, acts, eyes, lines, winners, *chances)


def decisive_box(moment: DecisiveMoment | None, game: str, lang: str) -> Markup:
    """The moment as a part of a page."""
    template = environment(spoken(game, lang)).get_template("decisive.html")
    return Markup(template.render(moment=moment))

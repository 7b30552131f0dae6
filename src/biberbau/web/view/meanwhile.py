"""What happened at a table while somebody was away, from their own log alone."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from ...games.common.view.shown import spoken
from ...games.common.words.telling import Line
from .environment import environment
from .model import TableModel

MOST = 6
"""At most this many lines are shown, the newest; the log has all of them."""


@dataclass(frozen=True)
class MissedLine:
    """A line of the log that is new to its reader; ``colour``: of the seat whose turn it was, None for the deal."""

    line: Line
    colour: int | None


def missed(model: TableModel, since: int) -> tuple[int, tuple[MissedLine, ...]]:
    """The number of turns since an action, and the newest lines of the reader's log about them."""
    if model.told is None:
        return 0, ()
    turns = [turn for turn in model.told.log.turns if turn.lines[-1].ply > since]
    lines = [
        MissedLine(line, None if turn.seat is None else model.seats[turn.seat].colour_index)
        for turn in turns
        for line in turn.lines
        if line.ply > since
    ]
    return len(turns), tuple(lines[-MOST:])


def meanwhile(model: TableModel, since: int | None) -> Markup:
    """The note for somebody who comes back; "" where they have missed nothing."""
    if since is None:
        return Markup("")
    turns, lines = missed(model, since)
    if not lines:
        return Markup("")
    watch = f"/t/{model.table_id}"
    if model.ended and not model.veiled:
        watch += f"/replay?at={since}"
    else:
        watch += f"?at={since}" if since >= model.told_from and not model.ended else ""
    template = environment(spoken(model.game.id, model.lang)).get_template("meanwhile.html")
    told = {"turns": turns, "lines": lines, "more": turns > 1, "watch": watch if "?" in watch else ""}
    return Markup(template.render(model=model, **told))

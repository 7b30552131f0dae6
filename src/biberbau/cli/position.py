"""``biberbau position``: load a position document, look at it as a seat sees it, list and play actions."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from ..errors import PositionError
from ..match import Match, Position, View
from . import show
from .documents import read_document
from .texts import result


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("position")(position)


def position(
    file: Annotated[str, typer.Argument(help="A position document, JSON or YAML; - reads standard input.")],
    legal: Annotated[bool, typer.Option("--legal", help="List the legal actions, too.")] = False,
    play: Annotated[list[str] | None, typer.Option("--play", help="Play an action; repeatable.")] = None,
    seen_by: Annotated[
        str | None,
        typer.Option(
            "--as", help="Show it as this seat sees it: number from 0, letter from a, name, or spectator."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str, typer.Option(help="Language of the texts: de or en.")] = "en",
    seed: Annotated[int, typer.Option(help="What chance does from here on, where actions are played.")] = 0,
) -> None:
    """Load a position, list its legal actions, play some, and show it as a seat sees it.

    The JSON's scores are null until the game is over; scores_so_far counts at any time. In one seat's view,
    legal actions are listed only when the decision is that seat's. To play on from such a view, its unknown
    cards are dealt at random, as the seed says, and hidden again in what is printed. Played are actions in
    notation or as they are labelled, and several at once where prompts say so (lay 7 7 thief).
    """
    start = Position.load(read_document(file))
    show.warm_up(start.game)
    observer = _observer(seen_by, start)
    after, events = _played(start, play or [], observer, seed, lang)
    shown = after if observer == "everything" else after.as_seen_by(_seat(observer))
    notations = [action.notation for action in shown.legal()]
    over = start.game.actor(shown.state) is None
    scores = list(start.game.scores(shown.state))
    names = show.default_names(start.game, lang)
    words = show.words_of(start.game.id)
    view = show.open_view(shown) if shown.seen_by is None else shown.view()
    verdict = words.verdict(view, names, lang)
    if as_json:
        document = {
            "position": shown.document(),
            "to_act": start.game.actor(shown.state),
            "legal": notations,
            "scores": scores if over else None,
            "scores_so_far": scores,
            "winners": list(view.winners) if over else None,
            "verdict": verdict or None,
            "events": events,
        }
        show.print_json(document)
        return
    out = show.console()
    for line in events:
        out.print(line, markup=False)
    out.print(show.draw(view, names, lang))
    out.print(words.prompt(_asked(view), names, lang), markup=False)
    if over:
        for line in result(scores, start.game.winners(shown.state), names, lang, words.YOU[lang]):
            out.print(line, markup=False)
    if legal:
        for notation in notations:
            out.print(notation, markup=False)


def _observer(given: str | None, start: Position) -> int | str:
    """Whose eyes: a seat, "spectator" or "everything"; a view stays what its own seat sees."""
    if given is None:
        return "everything" if start.seen_by is None else start.seen_by
    wanted = "spectator" if given.lower() == "spectator" else show.seat_of(given, start.game)
    if start.seen_by not in (None, wanted):
        raise PositionError(
            f"--as: this is what {start.seen_by!r} (seen_by) sees; no other view can be made of it"
        )
    return wanted


def _seat(observer: int | str) -> int | None:
    return observer if isinstance(observer, int) else None


def _played(
    start: Position, actions: list[str], observer: int | str, seed: int, lang: str
) -> tuple[Position, list[str]]:
    """The position after the actions, and what happened as the observer (else the actor) saw it."""
    if not actions:
        return start, []
    match = Match(start.game, seed, start=start.filled(seed))
    told: list[str] = []
    names = show.default_names(start.game, lang)
    for line in actions:
        for action in show.typed_actions(match.view(match.to_act), line, lang, names):
            eyes = match.to_act if observer == "everything" else _seat(observer)
            match.play(action)
            told += show.story(match, eyes, names, lang, since=match.ply - 1, start=start.state)
    return match.position(), told


def _asked(view: View) -> View:
    """With every card open, the question is put to whoever is to act."""
    if not view.open or view.to_act is None:
        return view
    return replace(view, seat=view.to_act, legal=view.game.legal(view.state))

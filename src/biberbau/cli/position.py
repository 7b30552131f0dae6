"""``biberbau position``: load a position document, view it from a seat, list and play actions."""

from __future__ import annotations

from typing import Annotated

import typer

from ..bots.bot import parse_budget
from ..coach.advice import Advice, advise
from ..errors import PositionError
from ..games.common.catalogues.wording import YOU
from ..games.common.view.shown import shown
from ..match import Match, Position, View
from . import advice, show
from .compile_notice import compile_notice
from .documents import read_document
from .output import print_json
from .shared_options import Json, Texts
from .texts import GOES_BY, SAYS, result


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
    advised: Annotated[
        bool,
        typer.Option(
            "--advise", help="What each action comes to, and why, from what the seat to act can know."
        ),
    ] = False,
    budget: Annotated[
        str, typer.Option(help="How long to think for --advise: a number of games (4000) or a time (500ms).")
    ] = "4000",
    as_json: Json = False,
    lang: Texts = "en",
    seed: Annotated[int, typer.Option(help="What chance does from here on, if actions are played.")] = 0,
) -> None:
    """Load a position, list its legal actions, play some, and show it as a seat sees it.

    The JSON's scores are null until the game is over; scores_so_far counts at any time. In one seat's view,
    legal actions are listed only when the decision is that seat's. To play on from such a view, its unknown
    cards are dealt at random, as the seed says, and hidden again in what is printed. Actions are given in
    notation or as they are labelled, several at once where prompts say so (play 7 7 thief).

    With --advise each action is played on in the same deals of the hidden cards: its chance to win and the points that it
    brings, each with a standard error; how far it is behind the best; and what tells it from that.
    """
    start = Position.load(read_document(file))
    show.language(start.game.id, lang)
    show.warm_up(start.game)
    observer = _observer(seen_by, start)
    after, events = _played(start, play or [], observer, seed, lang)
    seen = after if observer == "everything" else after.as_seen_by(_seat(observer))
    notations = [action.notation for action in seen.legal]
    names = show.default_names(start.game, lang)
    words = shown(start.game.id).words
    verdict = words.verdict(seen, names, lang)
    found = _advice(seen, budget, seed) if advised else None
    if as_json:
        document: dict[str, object] = {
            "position": seen.document(),
            "goes_by": seen.goes_by if isinstance(seen, View) else None,
            "to_act": seen.to_act,
            "legal": notations,
            "scores": list(seen.scores) if seen.over else None,
            "scores_so_far": list(seen.scores),
            "winners": list(seen.winners) if seen.over else None,
            "verdict": verdict or None,
            "events": events,
        }
        if found is not None:
            document["advice"] = advice.document(found, lang, names)
        print_json(document)
        return
    out = show.console()
    for line in events:
        show.say(out, line, 2)
    out.print(shown(seen.game.id).terminal(seen, names, lang))
    show.say(out, words.prompt(_asked(seen), names, lang), 2)
    if isinstance(seen, View) and seen.goes_by != "state":
        show.say(out, SAYS(lang, GOES_BY[seen.goes_by]), 2)
    if seen.over:
        for line in result(seen.scores, seen.winners, names, lang, YOU[lang]):
            out.print(line, markup=False)
    if legal:
        for notation in notations:
            out.print(notation, markup=False)
    if found is not None:
        advice.tell(out, found, lang, names)


def _advice(seen: Position, budget: str, seed: int) -> Advice:
    """Advice for the seat to act, from its view; for a view, only where the decision is that seat's."""
    if seen.to_act is None:
        raise PositionError("--advise: the game is over, there is nothing to decide")
    if seen.seen_by not in (None, seen.to_act):
        raise PositionError(
            f"--advise: seat {seen.to_act} is to act, and its cards are hidden here; show it --as {seen.to_act}"
        )
    with compile_notice(seen.game.kind.title):
        return advise(
            seen.game, seen.as_seen_by(seen.to_act), parse_budget(budget), f"advice {seed}".encode()
        )


def _observer(given: str | None, start: Position) -> int | str:
    """The observer: a seat, "spectator" or "everything"; a view stays its own seat's."""
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
    """The position after the actions, and the events as the observer (otherwise the actor) saw them."""
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


def _asked(seen: Position) -> Position:
    """With every card open, the question is put to the seat to act."""
    return seen.as_seen_by(seen.to_act) if seen.open and not seen.over else seen

"""``biberbau replay`` and ``biberbau verify``: step through a game, check that it was dealt fairly."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from ..errors import BiberbauError, ReplayError
from ..games.shown import shown
from ..games.wording import YOU
from ..kernel.numbers import whole_number
from ..match import Match, Position
from . import show
from .documents import read_document
from .output import print_json
from .texts import SAYS, result


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("replay")(replay)
    app.command("verify")(verify)


def _at(document: Mapping[str, Any], number: int) -> Match:
    """The match after its first ``number`` actions."""
    shortened = {key: value for key, value in document.items() if key not in ("scores", "winners")}
    return Match.load(shortened | {"actions": document["actions"][:number]})


def replay(
    file: Annotated[str, typer.Argument(help="A replay document; - reads standard input.")],
    at: Annotated[int | None, typer.Option(help="Show the table after this many actions.")] = None,
    seen_by: Annotated[
        str | None, typer.Option("--as", help="As this seat saw it: number from 0, colour, or spectator.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str, typer.Option(help="Language of the texts: en, de or fr (draft, few games).")] = "en",
) -> None:
    """Step through a replay; without --as all cards lie open. In a pipe, the whole story is printed."""
    document = read_document(file)
    match = show.load_match(document)
    if at is not None and not 0 <= at <= match.ply:
        raise ReplayError(
            f"--at: a number from 0 to {match.ply} expected (that many actions were played), not {at}"
        )
    seen = _Shown(document, match, seen_by, show.language(match.game.id, lang))
    if as_json:
        print_json(seen.as_json(match.ply if at is None else at))
    elif at is not None:
        seen.print_table(at)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        seen.step_through()
    else:
        seen.print_story()


class _Shown:
    """A replay as one observer sees it."""

    def __init__(self, document: Mapping[str, Any], match: Match, seen_by: str | None, lang: str) -> None:
        self.document = document
        self.match = match
        self.lang = lang
        self.open = seen_by is None
        self.seat = None if self.open or seen_by == "spectator" else show.seat_of(str(seen_by), match.game)
        self.names = show.default_names(match.game, lang)
        self.console = show.console()
        self.start = Position.load(document["start"]).state if "start" in document else None

    def position(self, match: Match) -> Position:
        """What is seen: with every card open, or as somebody sees it."""
        return match.position() if self.open else match.view(self.seat)

    def story(self, match: Match, since: int) -> list[str]:
        """What happened after action ``since``; with open cards, as whoever acted saw it."""
        actor = _at(self.document, max(match.ply - 1, 0)).to_act
        return show.story(match, actor if self.open else self.seat, self.names, self.lang, since, self.start)

    def as_json(self, at: int) -> dict[str, Any]:
        match = _at(self.document, at)
        return {
            "game": match.game.id,
            "options": dict(match.game.options),
            "at": at,
            "actions": [action.notation for action in self.match.history] if self.open else None,
            "count": self.match.ply,
            "to_act": match.to_act,
            "scores": list(match.scores) if match.over else None,
            "scores_so_far": list(match.scores),
            "winners": list(match.winners) if match.over else None,
            "position": self.position(match).document(),
            "events": self.story(match, at - 1),
        }

    def print_table(self, at: int) -> None:
        match = _at(self.document, at)
        seen = self.position(match)
        words = shown(match.game.id).words
        if at:
            self.console.print(
                f"{at}. {self.match.history[at - 1].notation}" if self.open else f"{at}.", markup=False
            )
        for line in self.story(match, at - 1):
            show.say(self.console, line, 2)
        self.console.print(shown(seen.game.id).terminal(seen, self.names, self.lang))
        show.say(self.console, words.prompt(seen, self.names, self.lang), 2)
        self.print_result(match)

    def print_result(self, match: Match) -> None:
        if match.over:
            you = YOU[self.lang]
            for line in result(match.scores, match.winners, self.names, self.lang, you):
                show.say(self.console, line, 2)

    def print_story(self) -> None:
        for line in show.story(self.match, self.seat, self.names, self.lang, start=self.start):
            show.say(self.console, line, 2)
        self.console.print(
            shown(self.match.game.id).terminal(self.position(self.match), self.names, self.lang)
        )
        self.print_result(self.match)

    def step_through(self) -> None:
        at, last = 0, self.match.ply
        while True:
            self.console.clear()
            self.print_table(at)
            try:
                answer = input(SAYS(self.lang, "step", at=at, last=last) + "\n> ").strip().lower()
            except EOFError:
                return
            if answer in ("q", "quit") or (not answer and at == last):
                return
            number = whole_number(answer)
            if number is not None:
                at = min(max(number, 0), last)
            else:
                at = max(at - 1, 0) if answer == "b" else min(at + 1, last)


def verify(
    file: Annotated[str, typer.Argument(help="A replay document; - reads standard input.")],
    commitment: Annotated[
        str | None,
        typer.Option(help="The commitment that was published before the deal; it must be the file's own."),
    ] = None,
    words: Annotated[
        list[str] | None,
        typer.Option(help="Words that you added before the deal; they must be some seat's. May be repeated."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Re-run a game from its seed and its players' words, and check it against its commitment.

    Exit status 1, and the reason, if it does not hold.
    """
    document = read_document(file)
    try:
        match = show.load_match(document)
        if "commitment" not in document:
            raise ReplayError(
                "commitment: missing, so nothing ties the seed to what was published before the deal"
            )
        if commitment not in (None, match.commitment):
            raise ReplayError(f"commitment: {match.commitment} was not published; {commitment} was")
        for text in words or ():
            if text not in (match.words or ()):
                raise ReplayError(f"words: no seat's words are {text!r}, so the deal was made without them")
    except BiberbauError as error:
        if as_json:
            print_json({"ok": False, "reason": str(error)})
        else:
            print(f"biberbau: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    report = {
        "ok": True,
        "game": match.game.id,
        "commitment": match.commitment,
        "words": None if match.words is None else list(match.words),
        "actions": match.ply,
        "over": match.over,
        "scores": list(match.scores),
        "winners": list(match.winners) if match.over else [],
    }
    if as_json:
        print_json(report)
        return
    state = "finished" if match.over else "not finished yet"
    print(f"ok: {match.ply} actions re-run, {state}, scores {', '.join(map(str, match.scores))}")
    print(f"commitment {match.commitment} belongs to the seed")
    for seat, text in enumerate(match.words or ()):
        print(f"seat {seat} added: {text}" if text else f"seat {seat} added no words")

"""``biberbau replay`` and ``biberbau verify``: step through a game, check that it was dealt fairly."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from ..errors import BiberbauError, ReplayError
from ..games.common.catalogues.wording import YOU
from ..games.common.view.shown import shown
from ..kernel.numbers import whole_number
from ..match import Match, Position, drawing
from ..match.drawing import DRAW_FORMAT
from . import show
from .documents import read_document
from .output import print_json
from .shared_options import Json, Texts
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
    as_json: Json = False,
    lang: Texts = "en",
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
    """A replay in one observer's view."""

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
        """The position: with every card open, or in the observer's view."""
        return match.position() if self.open else match.view(self.seat)

    def story(self, match: Match, since: int) -> list[str]:
        """The story after action ``since``; with open cards, from the actor's view."""
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
    file: Annotated[str, typer.Argument(help="A replay or a draw of a tournament; - reads standard input.")],
    commitment: Annotated[
        str | None,
        typer.Option(
            help="The commitment that was published before the deal or draw; it must be the file's own."
        ),
    ] = None,
    words: Annotated[
        list[str] | None,
        typer.Option(
            help="Words that you added before the deal or draw; they must be some seat's. May be repeated."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Re-run a game from its seed and its players' words, or a tournament's draw, and check it against its commitment.

    Exit status 1, and the reason, if it does not hold.
    """
    document = read_document(file)
    checks = _draw if isinstance(document, Mapping) and document.get("format") == DRAW_FORMAT else _game
    try:
        report, lines = checks(document, commitment, words or ())
    except BiberbauError as error:
        if as_json:
            print_json({"ok": False, "reason": str(error)})
        else:
            print(f"biberbau: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    if as_json:
        print_json({"ok": True} | report)
        return
    for line in lines:
        print(line)


def _published(found: str, commitment: str | None) -> None:
    if commitment not in (None, found):
        raise ReplayError(f"commitment: {found} was not published; {commitment} was")


def _game(
    document: Any, commitment: str | None, words: Sequence[str]
) -> tuple[dict[str, Any], Sequence[str]]:
    """A valid replay: its report as data, and in lines."""
    match = show.verified_match(document)
    _published(match.commitment, commitment)
    for text in words:
        if _as_typed(text) not in map(_as_typed, match.words or ()):
            raise ReplayError(f"words: no seat's words are {text!r}, so the deal was made without them")
    dealt = "start" not in document
    report = {
        "game": match.game.id,
        "commitment": match.commitment,
        "words": None if match.words is None else list(match.words),
        "actions": match.ply,
        "over": match.over,
        "scores": list(match.scores),
        "winners": list(match.winners) if match.over else [],
    } | ({} if dealt else {"dealt": False})
    state = "finished" if match.over else "not finished yet"
    lines = [
        f"ok: {match.ply} actions re-run, {state}, scores {', '.join(map(str, match.scores))}",
        f"commitment {match.commitment} belongs to the seed",
    ]
    if not dealt:
        lines.append("it began from the position that the file states, so its first cards come from no seed")
    for seat, text in enumerate(match.words or ()):
        lines.append(f"seat {seat} added: {text}" if text else f"seat {seat} added no words")
    return report, lines


def _as_typed(words: str) -> str:
    """Words in one Unicode form: some keyboards and file systems write é as e and an accent."""
    return unicodedata.normalize("NFC", words.strip())


def _draw(
    document: Mapping[str, Any], commitment: str | None, words: Sequence[str]
) -> tuple[dict[str, Any], Sequence[str]]:
    """A valid draw of a tournament."""
    drawn, said = drawing.check(document), document["words"]
    _published(document["commitment"], commitment)
    for text in words:
        if _as_typed(text) not in map(_as_typed, said):
            raise ReplayError(f"words: nobody's words are {text!r}, so the draw was made without them")
    report = {"commitment": document["commitment"], "words": said, "draw": list(drawn)}
    lines = [
        f"ok: {len(drawn)} people drawn again",
        f"commitment {document['commitment']} belongs to the list of seals, whose first line is the seed's seal",
        f"opened with: {said[0]}" if said[0] else "opened without words",
    ]
    for number, (place, text) in enumerate(zip(drawn, said[1:], strict=True), start=1):
        added = f"added: {text}" if text else "added no words"
        lines.append(f"person {number} {added} and has number {place}")
    return report, lines

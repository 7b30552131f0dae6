"""``biberbau review``: reviews a finished game: chances, decisions, luck and skill."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console

from ..coach.intervals import give_or_take
from ..coach.labels import Label
from ..coach.review import ReviewStep, default_playouts, document, gave_away, reviewed, verdict
from ..errors import OptionError, ReplayError
from ..games.common.view.shown import shown
from ..match import Match
from . import show
from .documents import read_document
from .output import print_json
from .shared_options import Json, Texts
from .texts import SAYS

LABELS = SAYS.family("review-label", tuple(Label))
VERDICTS = SAYS.family("review-verdict", ("better", "despite", "lucky", "even"))

FEWEST = 16
"""The fewest playouts that judge anything."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("review")(review)


def review(
    file: Annotated[
        str, typer.Argument(help="A replay document of a finished game; - reads standard input.")
    ],
    playouts: Annotated[
        int | None,
        typer.Option(help="How many games are played on to judge a decision; each game has its own default."),
    ] = None,
    as_json: Json = False,
    lang: Texts = "en",
) -> None:
    """Look at a finished game again: each decision judged by what its seat could know, luck and skill apart.

    Decisions are told as they are found; Ctrl-C ends the review, and what has been found until then is summed up. The
    same file and number of playouts give the same review.
    """
    match = show.load_match(read_document(file))
    show.language(match.game.id, lang)
    if not match.over:
        raise ReplayError("the game is not over: only a finished game can be reviewed")
    if playouts is not None and playouts < FEWEST:
        raise OptionError(f"--playouts: at least {FEWEST} expected, not {playouts}")
    budget = playouts or default_playouts(match.game)
    told = _Told(match, lang, None if as_json else show.console())
    steps: list[ReviewStep] = []
    try:
        for step in reviewed(match, budget, match.commitment.encode()):
            steps.append(step)
            told.step(step, document(match, budget, steps[-1:]) if step.decision else None)
    except KeyboardInterrupt:
        if not steps:
            raise
    told.clear()
    found = document(match, budget, steps)
    if as_json:
        print_json(found)
    else:
        told.summary(found)


class _Told:
    """Prints a review in the terminal, and its progress on standard error."""

    def __init__(self, match: Match, lang: str, out: Console | None) -> None:
        self._match, self._lang, self._out = match, lang, out
        self._names = show.default_names(match.game, lang)
        self._progress = sys.stderr.isatty()

    def step(self, step: ReviewStep, found: dict[str, Any] | None) -> None:
        """Print one action, if it surely gave something away."""
        if found is not None and gave_away(found, found["decisions"][0]) and self._out is not None:
            self.clear()
            show.say(self._out, self.decision(found["decisions"][0]), 2)
        if self._progress:
            says = SAYS(self._lang, "review-progress", at=step.part.ply, last=self._match.ply)
            print(f"\r{says}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Erase the progress line."""
        if self._progress:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def decision(self, one: dict[str, Any]) -> str:
        """A decision in a sentence."""
        view = self._match.view(one["seat"], one["ply"])
        words = shown(self._match.game.id).words
        return SAYS(
            self._lang,
            "review-decision",
            ply=one["ply"] + 1,
            who=self._names[one["seat"]],
            label=SAYS(self._lang, LABELS[one["label"]]),
            action=words.action(view, self._match.game.parse(one["action"]), self._lang, self._names),
            best=words.action(view, self._match.game.parse(one["best"]), self._lang, self._names),
            loss=round(100 * one["loss"]),
        )

    def summary(self, found: dict[str, Any]) -> None:
        """The summary of the whole game, or of the part that was reviewed."""
        assert self._out is not None
        if not found["complete"]:
            at = len(found["chances"]) - 1
            show.say(self._out, SAYS(self._lang, "review-broken-off", at=at, last=self._match.ply), 2)
        if any(counts["close"] for counts in found["counts"]):
            show.say(self._out, SAYS(self._lang, "review-close"), 2)
        for seat, name in enumerate(self._names):
            for line in self._of_seat(found, seat, name):
                show.say(self._out, line, 2)

    def _of_seat(self, found: dict[str, Any], seat: int, name: str) -> Sequence[str]:
        lang, account, who = self._lang, found["account"], name
        counts = found["counts"][seat]
        lines = [SAYS(lang, "review-counts", who=who, **counts)]
        if found["complete"]:
            parts = {key: round(100 * account[of][seat]) for key, of in _PARTS.items()}
            parts["error"] = round(100 * give_or_take(account["luck_error"][seat]))
            lines.append(SAYS(lang, "review-account", who=who, **parts))
            lines.append(SAYS(lang, VERDICTS[verdict(account, seat)], who=who))
        return lines


_PARTS = {
    "result": "result",
    "fair": "fair",
    "luck": "luck",
    "own": "own_decisions",
    "others": "others_decisions",
}

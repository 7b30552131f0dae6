"""Reports the progress of ``biberbau evaluate-llm``, and its results."""

from __future__ import annotations

import sys
from threading import Lock
from typing import Any

from ..games.common.catalogues.wording import colon
from ..language.budget import Spent
from ..language.evaluation import Evaluation, State
from ..language.journal import Journal
from ..language.ladder import LadderRow, ladder
from ..language.plan import Job, Plan, compare, name_of
from .texts import SAYS

STATES = SAYS.family("llm-state", ("done", "budget", "interrupted", "failed"))
LIMITS = SAYS.family("llm-limit", ("requests", "tokens", "cost", "seconds"))
WRONG = SAYS.family("llm-wrong", ("brackets", "empty", "number", "unknown", "illegal", "silent", "cut"))
COLUMNS = SAYS.family(
    "llm-column", ("name", "games", "wins", "interval", "place", "wrong", "tokens", "price")
)


class Told:
    """Reports the progress of an evaluation, and its results."""

    def __init__(self, plan: Plan, journal: Journal, spent: Spent, lang: str) -> None:
        self._plan, self._journal, self._spent, self._lang = plan, journal, spent, lang
        self._alive = sys.stderr.isatty()
        self._lock = Lock()
        self._games = len(journal.games)
        self.jobs: list[Job] = []

    def progress(self) -> None:
        """Report the progress: on one line in a terminal, otherwise a line for each finished game."""
        with self._lock:
            if not self._alive and len(self._journal.games) == self._games:
                return
            self._games = len(self._journal.games)
            says = self._far()
            if self._alive:
                print(f"\r\x1b[K{says}", end="", file=sys.stderr, flush=True)
            else:
                print(says, file=sys.stderr, flush=True)

    def _far(self) -> str:
        says = SAYS(
            self._lang,
            "llm-progress",
            games=self._games,
            all=len(self.jobs),
            requests=self._spent.requests,
            tokens=self._spent.tokens,
        )
        return f"{says} · {self._money(self._spent.cost)}" if self._spent.limits.priced else says

    def _money(self, cost: float) -> str:
        return SAYS(self._lang, "llm-price", cost=f"{cost:.4f}")

    def clear(self) -> None:
        """Erase the progress line."""
        if self._alive:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def compare(self, bots: tuple[str, ...]) -> None:
        """Let bots play the games that the model has finished."""
        missing = [
            (bot, job)
            for bot in bots
            for job in self.jobs
            if job.key in self._journal.games and (bot, job.key) not in self._journal.compared
        ]
        for number, (bot, job) in enumerate(missing, start=1):
            self._journal.write(compare(self._plan, job, bot))
            if self._alive:
                says = SAYS(self._lang, "llm-comparing", bot=bot, at=number, last=len(missing))
                print(f"\r\x1b[K{says}", end="", file=sys.stderr, flush=True)

    def ended(self, state: State, evaluation: Evaluation) -> None:
        """Report why it ended, and how to continue."""
        print(self._far(), file=sys.stderr)
        error = evaluation.error
        what = getattr(error, "what", None)
        limit = SAYS(self._lang, LIMITS[what]) if what else ""
        says = SAYS(self._lang, STATES[state], limit=limit, error=str(error or ""))
        print(says, file=sys.stderr)
        if state != "done":
            print(SAYS(self._lang, "llm-go-on", journal=str(self._journal.file)), file=sys.stderr)

    def _rows(self, bots: tuple[str, ...]) -> list[tuple[str, list[LadderRow]]]:
        """The ladder of each game, and that of all where there are several."""
        names = [name_of(game) for game in self._plan.games]
        each = [(name, ladder(self._plan.model, self._journal, bots, name)) for name in names]
        every = ladder(self._plan.model, self._journal, bots)
        return each if len(names) == 1 else [*each, (SAYS(self._lang, "llm-every-game"), every)]

    def document(self, state: State, bots: tuple[str, ...]) -> dict[str, Any]:
        """The output of ``--json``."""
        limits = self._spent.limits
        return {
            "format": "biberbau-llm-result/1",
            "state": state,
            "plan": self._plan.document(),
            "games": {"finished": len(self._journal.games), "planned": len(self.jobs)},
            "spent": {
                "requests": self._spent.requests,
                "failed": self._journal.failures,
                "prompt_tokens": self._spent.prompt_tokens,
                "completion_tokens": self._spent.completion_tokens,
                "cost": round(self._spent.cost, 6) if limits.priced else None,
            },
            "ladder": {name: [row.as_json(limits) for row in rows] for name, rows in self._rows(bots)},
        }

    def tables(self, bots: tuple[str, ...]) -> None:
        """The ladders as tables."""
        for name, rows in self._rows(bots):
            print(f"\n{name}")
            if not rows:
                print(SAYS(self._lang, "llm-nothing"))
                continue
            heads = [SAYS(self._lang, key) for key in COLUMNS.values()]
            lines = [self._cells(row) for row in rows]
            widths = [max(map(len, column)) for column in zip(heads, *lines, strict=True)]
            for line in (heads, *lines):
                padded = [f"{cell:>{width}}" for cell, width in zip(line, widths, strict=True)]
                print("  ".join([f"{line[0]:<{widths[0]}}", *padded[1:]]).rstrip())
            for row in rows:
                self._wrongs(row)

    def _cells(self, row: LadderRow) -> list[str]:
        low, high = row.standing.ci95
        games = row.standing.games
        cells = [
            row.name,
            str(games),
            f"{row.standing.win_rate:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{row.place:.2f}",
        ]
        if not row.requests:
            return [*cells, "–", "–", "–"]
        price = self._spent.limits.price(row.prompt_tokens, row.completion_tokens) / games
        tokens = round((row.prompt_tokens + row.completion_tokens) / games)
        return [
            *cells,
            f"{row.wrong_rate:.1%}",
            str(tokens),
            f"{price:.4f}" if self._spent.limits.priced else "–",
        ]

    def _wrongs(self, row: LadderRow) -> None:
        """Wrong answers by kind, if there were any."""
        if kinds := [
            f"{SAYS(self._lang, WRONG[kind])}{colon(self._lang)}{n}" for kind, n in row.wrong.items() if n
        ]:
            print(
                SAYS(
                    self._lang,
                    "llm-wrongs",
                    who=row.name,
                    kinds=", ".join(kinds),
                    lot=row.by_lot,
                    lost=row.lost_by_errors,
                )
            )

"""The results of an evaluation: a row for the model, beside rows of bots that played the same deals on the same seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..lab.arena import Standing
from .budget import SpendingLimits
from .evaluation import WRONG
from .journal import Entry, Journal


@dataclass
class LadderRow:
    """One player's results. A shared win counts as a fraction. Bots have no requests.

    ``wrong``: wrong answers by kind; ``by_lot``: decisions in which a random action was played instead.
    """

    name: str
    standing: Standing
    places: int = 0
    requests: int = 0
    decisions: int = 0
    by_lot: int = 0
    lost_by_errors: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0
    wrong: Counter[str] = field(default_factory=Counter)

    def add(self, entry: Entry) -> None:
        """Count one game; those of one deal, from its several seats, are correlated."""
        deal = entry["game"].rpartition(" seat=")[0]
        self.standing.add(entry["share"], entry["score"] or 0, block=deal)
        self.places += entry["place"]
        self.by_lot += entry.get("by_lot", 0)
        self.lost_by_errors += entry.get("lost_by_errors", False)
        self.wrong.update(entry.get("wrong", {}))
        for name in ("requests", "decisions", "prompt_tokens", "completion_tokens", "seconds"):
            setattr(self, name, getattr(self, name) + entry.get(name, 0))

    @property
    def place(self) -> float:
        """The average place."""
        return self.places / self.standing.games

    @property
    def wrong_rate(self) -> float:
        """Wrong answers among all answers."""
        return sum(self.wrong.values()) / self.requests if self.requests else 0.0

    def as_json(self, limits: SpendingLimits) -> dict[str, Any]:
        """As ``biberbau evaluate-llm --json`` prints it."""
        games = self.standing.games
        found: dict[str, Any] = {
            "name": self.name,
            "games": games,
            "win_rate": round(self.standing.win_rate, 4),
            "ci95": [round(bound, 4) for bound in self.standing.ci95],
            "place": round(self.place, 4),
        }
        if self.requests:
            price = limits.price(self.prompt_tokens, self.completion_tokens)
            found |= {
                "requests": self.requests,
                "decisions": self.decisions,
                "wrong_rate": round(self.wrong_rate, 4),
                "wrong": {kind: self.wrong[kind] for kind in WRONG},
                "by_lot": self.by_lot,
                "lost_by_errors": self.lost_by_errors,
                "tokens_a_game": round((self.prompt_tokens + self.completion_tokens) / games, 1),
                "prompt_tokens": self.prompt_tokens,
                "completion_tokens": self.completion_tokens,
                "price_a_game": round(price / games, 6) if limits.priced else None,
                "seconds_a_request": round(self.seconds / self.requests, 3),
            }
        return found


def row_of(name: str, entries: Iterable[Entry]) -> LadderRow | None:
    """The row of these games; None where there are none."""
    row = LadderRow(name, Standing(name))
    for entry in entries:
        row.add(entry)
    return row if row.standing.games else None


def ladder(model: str, journal: Journal, bots: Sequence[str], of: str | None = None) -> list[LadderRow]:
    """The rows, the best first; ``of``: only of this game. Bots count in games that the model has finished."""
    played = {key: entry for key, entry in journal.games.items() if of in (None, entry["of"])}
    rows = [
        row_of(model, played.values()),
        *(
            row_of(
                bot, (entry for (who, key), entry in journal.compared.items() if who == bot and key in played)
            )
            for bot in bots
        ),
    ]
    return sorted((row for row in rows if row), key=lambda row: (-row.standing.win_rate, row.place))

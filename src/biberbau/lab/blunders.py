"""Blunders: decisions of a bot that ten times its playouts find very wrong, as work in blocks of one game.

The bot plays on all seats. Each of its decisions is judged from its view (``coach/judging.py``), in separate deals; so
bad luck is not listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from .. import __version__
from ..bots.bot import Bot
from ..bots.memory import recalled
from ..bots.players import Player, name_of, player
from ..coach.judging import Judge
from ..errors import OptionError
from ..kernel.game import Document
from ..match import Game, Match
from ..search.budget import Budget

TIMES = 10
"""The factor between a decision's playouts and its judge's."""

POINTS = 5.0
"""The least loss of a listed decision, in points: hundredths of the win."""

LEAST_JUDGED = 4_000
"""The judge's playouts for a bot whose budget is not in playouts."""

FORMAT = "biberbau-blunders/1"


def judged_by(who: Player, game: Game) -> int:
    """The default number of playouts with which a bot's decisions are judged."""
    bot = player(who, game)
    budget = getattr(bot, "budget", None)
    return max(LEAST_JUDGED, TIMES * budget.playouts) if isinstance(budget, Budget) else LEAST_JUDGED


@dataclass(frozen=True)
class Blunders:
    """A work (``blocks.Work``). ``judge``: the playouts of a judgement; ``points``: the least loss of a listed
    decision, in hundredths of the win.
    """

    game: Game
    bot: Player
    judge: int
    points: float = POINTS
    seed: int = 0

    def __post_init__(self) -> None:
        if self.judge < 1:
            raise OptionError(f"decisions are judged with at least one playout, not with {self.judge}")
        if not 0 < self.points < 100:
            raise OptionError(
                f"a blunder is wrong by more than 0 and less than 100 points, not {self.points:g}"
            )
        player(self.bot, self.game)

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        return {
            "work": "blunders",
            "biberbau": __version__,
            "game": self.game.id,
            "version": self.game.kind.version,
            "options": dict(self.game.options),
            "bot": name_of(self.bot),
            "seed": self.seed,
            "judge": self.judge,
            "points": self.points,
        }

    def prepare(self) -> None:
        """Let the bot decide once, and have that judged."""
        match = Match(self.game, "prepare")
        while len(match.legal()) < 2:
            match.play(match.legal()[0])
        view = match.view(match.to_act)
        action = player(self.bot, self.game).choose(view, b"prepare")
        Judge(self.game).judged(view, action, Budget(playouts=len(view.legal)), b"prepare")

    def block(self, number: int) -> Document:
        """A game, the number of its ``decisions`` (with a choice), and its ``blunders``."""
        name = f"blunders-{self.seed}-{number}"
        match, bot, judge = Match(self.game, name), player(self.bot, self.game), Judge(self.game)
        decisions, found = 0, list[Document]()
        while match.to_act is not None:
            decided = self._decided(match, bot, judge, name)
            decisions += decided is not None
            if decided:
                found.append({"game": number, **decided})
        return {"replay": match.save(), "decisions": decisions, "blunders": found}

    def _decided(self, match: Match, bot: Bot, judge: Judge, name: str) -> Document | None:
        """Play an action; returns the blunder, if it is one; None where there was no choice."""
        view, seed = recalled(match.view(match.to_act), name.encode()), f"{name}-{match.ply}".encode()
        action = view.game.parse(bot.choose(view, seed))
        match.play(action)
        judged = judge.judged(view, action, Budget(playouts=self.judge), seed)
        if judged is None or 100 * judged.loss <= self.points:
            return {} if judged is not None else None
        return {
            "ply": judged.ply,
            "seat": judged.seat,
            "played": action.notation,
            "better": judged.best.notation,
            "choices": judged.choices,
            "loss": round(judged.loss, 4),
            "surely": [round(judged.least, 4), round(judged.most, 4)],
            "chance": round(judged.chance, 4),
            "better_chance": round(judged.best_chance, 4),
            "playouts": judged.playouts,
            "position": view.document(history=view.goes_by == "history"),
        }


class BlundersFound:
    """The results of blocks while they are done."""

    def __init__(self, work: Blunders) -> None:
        self.work = work
        self.games = self.decisions = 0
        self._blunders: list[Document] = []

    def add(self, block: Document) -> None:
        """Count a block."""
        self.games += 1
        self.decisions += block["decisions"]
        self._blunders += block["blunders"]

    @property
    def blunders(self) -> list[Document]:
        """All blunders, the worst first."""
        return sorted(self._blunders, key=lambda one: (-one["loss"], one["game"], one["ply"]))

    @property
    def kinds(self) -> Iterator[tuple[str, str, int, float]]:
        """The kinds of blunders: the action, the better one, their number, and the mean loss; the worst kind first."""
        count, lost = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        for one in self._blunders:
            kind = one["played"].split()[0], one["better"].split()[0]
            count[kind] += 1
            lost[kind] += one["loss"]
        for kind in sorted(count, key=lambda kind: (-lost[kind], kind)):
            yield *kind, count[kind], lost[kind] / count[kind]

    def as_json(self) -> Document:
        """As ``biberbau blunders --json`` prints it."""
        plan = {key: value for key, value in self.work.plan().items() if key != "work"}
        return {
            "format": FORMAT,
            **plan,
            "games": self.games,
            "decisions": self.decisions,
            "kinds": [
                {"played": played, "better": better, "times": times, "mean_loss": round(loss, 4)}
                for played, better, times, loss in self.kinds
            ],
            "blunders": self.blunders,
        }

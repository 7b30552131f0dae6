"""The plan of an evaluation: which games, from which seats, against whom; and the result of one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..bots import player
from ..errors import OptionError
from ..match import Game, Match
from ..match.places import places
from .conversation import HISTORY
from .environment import ON_ERROR, OnError
from .hosting import goes_on, opponents_of
from .journal import Entry
from .rulebook import EXTENTS, Extent
from .texts import spoken


@dataclass(frozen=True)
class Plan:
    """A plan. ``games`` with their options; ``opponents`` by name, one for all seats or one for each.

    ``deals``: of each game, every one played from each seat; the same seed is the same deals. ``error_allowance`` and
    ``on_error``: as in ``TextEnv``. ``history``: the number of earlier decisions in a prompt.
    """

    model: str
    games: tuple[Game, ...]
    opponents: tuple[str, ...]
    deals: int
    seed: str = "0"
    lang: str = "en"
    rules: Extent = "summary"
    history: int = HISTORY
    error_allowance: int = 2
    on_error: OnError = "random"
    body: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.games:
            raise OptionError("an evaluation needs a game")
        names = [name_of(game) for game in self.games]
        if len(set(names)) < len(names):
            raise OptionError("the same game is named twice")
        if self.rules not in EXTENTS:
            raise OptionError(f"rules are one of {', '.join(EXTENTS)}, not {self.rules!r}")
        if self.on_error not in ON_ERROR:
            raise OptionError(f"on_error is one of {', '.join(ON_ERROR)}, not {self.on_error!r}")
        for game in self.games:
            spoken(game.id, self.lang)
            opponents_of(self.opponents, game, 0)

    def document(self) -> Entry:
        """The part that must stay the same from run to run; there may be more deals."""
        return {
            "model": self.model,
            "games": [{"game": game.id, "options": dict(game.options)} for game in self.games],
            "opponents": list(self.opponents),
            "seed": self.seed,
            "lang": self.lang,
            "rules": self.rules,
            "history": self.history,
            "error_allowance": self.error_allowance,
            "on_error": self.on_error,
            "body": dict(self.body),
        }

    def jobs(self) -> Iterator[Job]:
        """All games, deal by deal, so that an evaluation that ends early has played about as many of each game."""
        for deal in range(self.deals):
            for game in self.games:
                for seat in range(game.players):
                    yield Job(game, deal, seat, self.seed)


def name_of(game: Game) -> str:
    """A game with its changed options, as the key of its results."""
    usual = Game.of(game.id, {"players": game.players}).options
    own = [f"{name}={value}" for name, value in game.options.items() if value != usual[name]]
    return " ".join([game.id, f"players={game.players}", *own])


@dataclass(frozen=True)
class Job:
    """One game: the deal, and the model's seat."""

    game: Game
    deal: int
    seat: int
    seed: str

    @property
    def key(self) -> str:
        """Its key in the journal."""
        return f"{name_of(self.game)} deal={self.deal} seat={self.seat}"

    def deals(self) -> tuple[Match, bytes]:
        """The match, and the seed of the bots' randomness: the same for every player on that seat."""
        return Match(self.game, f"{self.seed} {self.deal}"), f"{self.seed} {self.deal}".encode()


def outcome(match: Match, seat: int, lost: bool = False) -> Entry:
    """A game's result for a seat: its share of the win, its place and score."""
    if lost:
        return {"share": 0.0, "place": match.game.players, "score": None}
    share = 1 / len(match.winners) if seat in match.winners else 0.0
    place = places(match.scores, match.winners)[seat]
    return {"share": share, "place": place, "score": match.scores[seat]}


def compare(plan: Plan, job: Job, name: str) -> Entry:
    """A bot's result with the same deal on the same seat against the same opponents."""
    match, memory = job.deals()
    bots = opponents_of(plan.opponents, job.game, job.seat)
    goes_on(match, {**bots, job.seat: player(name, job.game)}, {}, memory)
    return {
        "kind": "compared",
        "bot": name,
        "game": job.key,
        "of": name_of(job.game),
        **outcome(match, job.seat),
    }

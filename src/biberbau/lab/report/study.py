"""A report in progress: its works one after the other, each as long as requested."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from ... import __version__
from ...errors import OptionError
from ...kernel.game import Document
from ...kernel.options import Value, parse_pairs
from ...match import Game
from . import findings
from .kingmaking import Kings
from .luck import Luck
from .measures import PACE, Blocks, measures
from .swaps import NoTwinsError
from .twins import Twins, Worths
from .works import Both, Lapses, Played, Stronger, Work

LEVELS = ("random", "relaxed", "greedy")
"""The default levels that are compared: those that play in compiled code."""


@dataclass(frozen=True)
class OneIn:
    """A share of the whole games, of which fewer may be played than requested: one in ``games``, and fewer where games
    are ``LONG``.
    """

    games: int


LONG = 75
"""Choices that a game may have. Where games are twice as long, a share is a quarter: then it takes half as long, and the
whole games, which take twice as long, have that time."""

FEWEST = 10
"""So many games of a part are played for all that, if it has as many."""

Count = int | OneIn
"""The number of games of a part."""

USUAL: Mapping[str, OneIn] = {
    "twins": OneIn(4),
    "lapses": OneIn(10),
    "kings": OneIn(100),
    "luck_games": OneIn(100),
    "level_games": OneIn(10),
    "rule_games": OneIn(20),
}
"""The default length of each part of a plan."""


@dataclass(frozen=True)
class Plan:
    """The parts of a report. ``games``: of the whole; ``twins``, ``lapses`` (games with a random decision), ``kings``
    (decisions looked at for kingmaking), ``luck_games``, ``level_games`` (for each step between ``levels``) and
    ``rule_games`` (for each option that is changed): 0 leaves a part out. ``against``: the other variant.
    """

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    twins: Count = 0
    lapses: Count = 0
    kings: Count = 0
    luck_games: Count = 0
    level_games: Count = 0
    levels: tuple[str, ...] = LEVELS
    rule_games: Count = 0
    against: Game | None = None

    def __post_init__(self) -> None:
        if self.against is not None and self.against.players != self.game.players:
            raise OptionError(
                f"the two variants need the same number of players, not {self.game.players} and {self.against.players}"
            )


@dataclass
class Part:
    """One work of a report. ``kind``: games, against (both variants), twins, lapses, kingmaking, luck, levels or rules;
    ``name``: of its file; ``enough``: whether no further block is needed; ``about``: the option or level, where there
    are several.
    """

    kind: str
    name: str
    work: Work
    blocks: int
    add: Callable[[Document], None]
    enough: Callable[[], bool] = lambda: False
    about: str = ""


@dataclass
class Study:
    """Takes in blocks and tells what they come to. ``until``: half width of the seats' intervals that is enough;
    ``foresees``: parts are as long as they will be when all games are played, however few have been so far.
    """

    plan: Plan
    until: float | None = None
    foresees: bool = False
    whole: Blocks = field(default_factory=Blocks)
    other: Blocks = field(default_factory=Blocks)
    worths: Worths = field(default_factory=Worths)
    lapsed: list[Document] = field(default_factory=list)
    kings: list[Document] = field(default_factory=list)
    luck: list[Document] = field(default_factory=list)
    steps: list[tuple[str, str, list[Document]]] = field(default_factory=list)
    words: tuple[str, ...] = ()
    rules: list[tuple[str, Value, Blocks]] = field(default_factory=list)

    def parts(self) -> Iterator[Part]:
        """All works in order; a later one may depend on the results of an earlier one."""
        plan = self.plan
        who = (plan.game, plan.bots, plan.seed)
        if plan.against is None:
            yield self._part("games", Played(*who), plan.games, self.whole.add, self._sure)
        else:
            both = self._part("against", Both(*who, other=plan.against), plan.games, self._both, self._sure)
            yield replace(both, name="both")
        known = bytes(self.whole.winners)
        if (twins := self._games(plan.twins)) and (cards := self._cards(Twins(*who))):
            yield self._part("twins", Twins(*who, cards, known=known), twins, self.worths.add)
        self.words = self._choices()
        if (lapses := self._games(plan.lapses)) and self.words:
            yield self._part("lapses", Lapses(*who, self.words, known=known), lapses, self.lapsed.append)
        if kings := self._games(plan.kings):
            yield self._part("kingmaking", Kings(*who), kings, self.kings.append)
        if luck := self._games(plan.luck_games):
            yield self._part("luck", Luck(*who), luck, self.luck.append)
        level_games, rule_games = self._games(plan.level_games), self._games(plan.rule_games)
        for below, better in zip(plan.levels, plan.levels[1:], strict=False) if level_games else ():
            step: list[Document] = []
            self.steps.append((better, below, step))
            work_of_level = Stronger(plan.game, (below,) * plan.game.players, plan.seed, better)
            part = self._part("levels", work_of_level, level_games, step.append)
            yield replace(part, name=f"level-{better}-{below}".replace(":", "-"), about=f"{better}, {below}")
        for name, value, other in changed_rules(plan.game) if rule_games else ():
            blocks = Blocks()
            self.rules.append((name, value, blocks))
            games = min(rule_games, self._had())
            part = self._part("rules", Played(other, plan.bots, plan.seed), games, blocks.add)
            yield replace(part, name=f"rule-{name}-{value}", about=f"{name}={value}".lower())

    def _both(self, block: Document) -> None:
        """Count a block of both variants."""
        self.whole.add(block["games"])
        self.other.add(block["against"])

    def _games(self, count: Count) -> int:
        """The number of games of a part, once the whole ones are played."""
        if isinstance(count, int):
            return count
        games, (part, whole) = self._had(), self._shortened()
        return max(games * part // (whole * count.games), min(games // count.games, FEWEST))

    def _had(self) -> int:
        """The whole games of which parts are a share."""
        return self.plan.games if self.foresees else min(self.plan.games, self.whole.games)

    def _shortened(self) -> tuple[int, int]:
        """By how much parts that are a share are shorter because games are long: to ``part`` of ``whole``."""
        choices, most = round(float(self.whole.column("choices").sum())), LONG * self.whole.games
        return (most * most, choices * choices) if choices > most else (1, 1)

    def _cards(self, work: Twins) -> tuple[str, ...]:
        """The cards for twins; none where deals have no cards yet, unless cards were requested."""
        try:
            return work.cards()
        except NoTwinsError:
            if isinstance(self.plan.twins, OneIn):
                return ()
            raise

    @staticmethod
    def _part(
        name: str,
        work: Work,
        games: int,
        add: Callable[[Document], None],
        enough: Callable[[], bool] = lambda: False,
    ) -> Part:
        return Part(name, name, work, -(-games // work.size), add, enough)

    def _sure(self) -> bool:
        """Whether the seats' intervals are narrow enough."""
        if self.until is None or len(self.whole) < 20:
            return False
        seats = (one for one in measures(self.plan.game) if one.name.startswith("seat_"))
        return all(self.whole.estimate(one).half <= self.until for one in seats)

    def _choices(self) -> tuple[str, ...]:
        """The words of actions that have ever been a choice."""
        actions = self.plan.game.kind.actions
        numbers = {int(number) for block in self.whole.uses for number, row in block.items() if row[0]}
        return tuple(
            family.word
            for family in actions.families
            if any(actions[number].word == family.word for number in numbers)
        )

    def document(self) -> Document:
        """The report so far, as JSON; there have to be games."""
        plan, game = self.plan, self.plan.game
        found: Document = {
            "format": findings.FORMAT,
            "biberbau": __version__,
            "game": game.id,
            "version": game.kind.version,
            "players": game.players,
            "options": dict(game.options),
            "bots": list(plan.bots),
            "seed": plan.seed,
            "seconds_a_decision": PACE,
            "games": self.whole.games,
            "blocks": len(self.whole),
            "measures": findings.measured(game, self.whole),
            "lengths": findings.lengths(self.whole),
            "actions": findings.used(game, self.whole),
            "events": findings.happened(game, self.whole),
        }
        part, whole = self._shortened()
        if part < whole and any(isinstance(count, OneIn) for count in vars(plan).values()):
            found["shortened"] = round(part / whole, 4)
        if plan.against is not None and len(self.other):
            found["against"] = {
                "options": _changes(game, plan.against),
                "games": self.other.games,
                "measures": findings.compared(game, self.whole, self.other),
            }
        if self.worths.entries:
            found["worth"] = findings.worths(self.worths)
        if self.lapsed:
            found["regret"] = findings.regrets(self.words, self.lapsed)
        if self.kings:
            found["kingmaking"] = findings.kingmaking(self.kings)
        if self.luck:
            found["luck"] = findings.luck(game, self.luck)
        if rules := [rule for rule in self.rules if len(rule[2])]:
            found["rules"] = findings.bites(game, self.whole, rules)
        if steps := [step for step in self.steps if step[2]]:
            found["levels"] = findings.levels(steps, game.players)
            found["spread"] = findings.spread(steps, game.players)
        return found


def _changes(game: Game, other: Game) -> Document:
    return {name: value for name, value in other.options.items() if value != game.options[name]}


def variant(game: Game, text: str) -> Game:
    """The same game with other options: ``name=value,name=value``."""
    pairs = [pair.strip() for pair in text.split(",") if pair.strip()]
    return changed(game, parse_pairs(game.kind.options, pairs), text)


def changed(game: Game, given: Mapping[str, Value], text: str) -> Game:
    """The same game with these other options, as ``text`` has them."""
    other = Game.of(game.id, {**game.options, **given})
    if other == game:
        raise OptionError(
            f"{text!r} changes nothing: name an option that is to be different, as in name=value"
        )
    return other


def changed_rules(game: Game) -> Iterator[tuple[str, Value, Game]]:
    """Every variant that differs in one option: booleans negated, and each other choice; numbers stay."""
    for option in game.kind.options:
        now = game.options[option.name]
        others: Sequence[Value] = [not now] if isinstance(now, bool) else option.choices
        for value in others:
            if value != now:
                with suppress(OptionError):  # incompatible with the other options
                    yield option.name, value, Game.of(game.id, {**game.options, option.name: value})

"""Calibration of beliefs: a search's worlds compared with the truth, in games of a bot, as work in blocks.

The bot plays on all seats. Before each decision worlds are dealt from the view of the seat to act, as its search would
deal them, and compared with the true cards. Decisions of one game are about the same cards, so intervals and z come
from whole games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import __version__
from ..bots.memory import recalled
from ..bots.players import Player, name_of, player
from ..errors import OptionError
from ..games.common.document.positions import UNKNOWN_NAME
from ..games.common.view.laid import ZoneOf, zones_in
from ..games.common.words.declared import paths_of, zones_of
from ..kernel.game import Document
from ..kernel.rng import key_of, stream
from ..match import Game, Match, View
from ..search.worlds import worlds

FORMAT = "biberbau-beliefs/1"

WORLDS = 16
"""The number of worlds for each decision."""

BINS = 10
"""The number of bins of the curve."""

LEAST = 20.0
"""A card is listed where it is expected in this many games: with fewer, z means nothing."""

FAR = 4.0
"""From this z on, worlds and truth surely differ."""

NUMBERS = "numbers"
"""Used as a face: the mean of the cards that are numbers."""


class Place(NamedTuple):
    """A place of hidden cards, by public knowledge.

    ``whose``: own, other or table, for the seat that decides; ``slot``: from 1 in a row, 0 in hands, or for all
    together. Of a card in a row, ``knows`` says who knows it (nobody, owner, others, both), and ``came`` the zone that
    it came from. ``holds``: an effect of its owner, or ``not-`` and the effect where it is somebody else's.
    """

    zone: str
    whose: str
    slot: int
    knows: str
    came: str
    holds: str

    @property
    def told(self) -> str:
        """The words of the declarations, for a line."""
        slot = f"{self.zone} {self.slot}" if self.slot else self.zone
        known = f"known to {self.knows}" if self.knows else ""
        came = f"from {self.came}" if self.came else ""
        return ", ".join(part for part in (f"{self.whose} {slot}", known, came, self.holds) if part)


class Hidden(NamedTuple):
    """Cards that a view does not show. ``at``: the slot of a row, from 0; None: the rest of a hand."""

    place: Place
    zone: ZoneOf
    at: int | None
    seen: Counter[str]

    def faces(self, record: bytes) -> Counter[str]:
        """The cards there in a state that shows them."""
        laid, _ = self.zone.laid(record)
        if self.at is not None:
            return Counter([str(laid[self.at].face)])
        return Counter(str(card.face) for card in laid) - self.seen


@dataclass(frozen=True)
class Beliefs:
    """A work (``blocks.Work``). ``worlds``: the number for each decision, an even number."""

    game: Game
    bot: Player
    worlds: int = WORLDS
    seed: int = 0

    def __post_init__(self) -> None:
        if self.worlds < 2 or self.worlds % 2:
            raise OptionError(
                f"half of the worlds foretell the others, so there must be an even number of them, not {self.worlds}"
            )
        if not zones_of(self.game.kind):
            raise OptionError(f"{self.game.kind.title} does not declare where its cards lie (ZONES)")
        player(self.bot, self.game)

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        return {
            "work": "beliefs",
            "biberbau": __version__,
            "game": self.game.id,
            "version": self.game.kind.version,
            "options": dict(self.game.options),
            "bot": name_of(self.bot),
            "seed": self.seed,
            "worlds": self.worlds,
        }

    def prepare(self) -> None:
        """Let the bot decide once, and deal a world."""
        match = Match(self.game, "prepare")
        while len(match.legal()) < 2:
            match.play(match.legal()[0])
        view = match.view(match.to_act)
        player(self.bot, self.game).choose(view, b"prepare")
        next(worlds(view, 1, stream(key_of(b"prepare", "beliefs"))))

    def block(self, number: int) -> Document:
        """A game: the number of ``decisions``, the counts at each of the ``places`` and of the ``curve``."""
        name = f"beliefs-{self.seed}-{number}"
        match, bot, counts = Match(self.game, name), player(self.bot, self.game), _Counts(self.worlds)
        looks = Looks(match)
        while match.to_act is not None:
            view, seed = recalled(match.view(match.to_act), name.encode()), f"{name}-{match.ply}".encode()
            if len(view.legal) > 1:
                true = match.position().state.tobytes()
                hidden = looks.hidden(view)
                dealt = worlds(view, self.worlds, stream(key_of(seed, "beliefs")))
                counts.add(hidden, true, [world.tobytes() for world in dealt])
            match.play(bot.choose(view, seed))
        return counts.document()


class Looks:
    """The hidden cards of a match, and how they came there."""

    def __init__(self, match: Match) -> None:
        self._match, self._kind = match, match.game.kind
        self._zones = zones_in(match.game.id, match.game.players)
        self._watched = [one for one in self._zones.all if one.zone.kind in ("row", "queue", "hand")]
        self._paths, self._came, self._heard = paths_of(self._kind), dict[str, str](), 0

    def hidden(self, view: View) -> list[Hidden]:
        """All cards that this view hides."""
        self._hear()
        record, found = view.state.tobytes(), list[Hidden]()
        known = self._known() if any(one.zone.kind == "row" for one in self._watched) else []
        for zone in self._watched:
            laid, count = zone.laid(record)
            names = [card.face for card in laid] or [UNKNOWN_NAME] * count
            if UNKNOWN_NAME not in names:
                continue
            whose = "table" if zone.seat is None else "own" if zone.seat == view.seat else "other"
            holds = self._holds(zone, record)
            if zone.zone.kind != "row":
                seen = Counter(str(name) for name in names if name != UNKNOWN_NAME)
                found.append(Hidden(Place(zone.zone.name, whose, 0, "", "", holds), zone, None, seen))
                continue
            for at, name in enumerate(names):
                if name == UNKNOWN_NAME:
                    came = self._came.get(f"{zone.id}.{at}", "")
                    knows = self._knows(zone, at, known)
                    place = Place(zone.zone.name, whose, at + 1, knows, came, holds)
                    found.append(Hidden(place, zone, at, Counter()))
        return found

    def _hear(self) -> None:
        """Follow where each card of a row has come from, as everybody has seen."""
        since, self._heard = self._heard, self._match.ply
        for _, event in self._match.events(None, since):
            if (path := self._paths.of(event)) is None or path[0] == path[1]:
                continue
            start, to = path
            self._came[to] = start.partition("-")[0].partition(".")[0]
            if start.partition("-")[0] == to.partition("-")[0]:  # two places of rows swap their cards
                self._came[start] = self._came[to]

    def _known(self) -> list[bytes]:
        """The state as each seat sees it."""
        found = []
        for seat in range(self._match.game.players):
            state = self._match.position().state
            self._kind.rules.conceal(state, seat)
            found.append(state.tobytes())
        return found

    @staticmethod
    def _knows(zone: ZoneOf, at: int, known: list[bytes]) -> str:
        knowers = set()
        for seat, record in enumerate(known):
            laid, _ = zone.laid(record)
            if laid and laid[at].face != UNKNOWN_NAME:
                knowers.add(seat)
        others = knowers - {zone.seat}
        if not others:
            return "owner" if knowers else "nobody"
        return "both" if zone.seat in knowers else "others"

    def _holds(self, zone: ZoneOf, record: bytes) -> str:
        held = [one for one in self._zones.effects(record) if one.seats]
        return " ".join(one.name if zone.seat in one.seats else f"not-{one.name}" for one in held)


class _Counts:
    """The counts of one game."""

    def __init__(self, worlds: int) -> None:
        self._worlds = worlds
        self._decisions = 0
        self._looks, self._cards = Counter[Place](), Counter[Place]()
        self._true = defaultdict[Place, Counter[str]](Counter)
        self._filled = defaultdict[Place, Counter[str]](Counter)
        self._curve = np.zeros((BINS, 3), dtype=np.int64)

    def add(self, hidden: list[Hidden], true: bytes, worlds: list[bytes]) -> None:
        """One decision."""
        self._decisions += 1
        half = self._worlds // 2
        for one in hidden:
            truly, dealt = one.faces(true), [one.faces(world) for world in worlds]
            self._looks[one.place] += 1
            self._cards[one.place] += truly.total()
            self._true[one.place] += truly
            for world in dealt:
                self._filled[one.place].update(world)
            told = Counter(chain.from_iterable(dealt[:half]))
            again = Counter(chain.from_iterable(dealt[half:]))
            for face, times in told.items():
                self._curve[min(BINS - 1, BINS * times // half)] += (
                    half,
                    half * (face in truly),
                    again[face],
                )

    def document(self) -> Document:
        """The counts as a block has them. Of the ``curve``, in worlds: cases, true ones, and the other half's."""
        return {
            "decisions": self._decisions,
            "places": [
                [
                    *place,
                    self._looks[place],
                    cards,
                    dict(sorted(self._true[place].items())),
                    dict(sorted(self._filled[place].items())),
                ]
                for place, cards in sorted(self._cards.items())
            ],
            "curve": self._curve.tolist(),
        }


class Row(NamedTuple):
    """The findings about one face (or ``NUMBERS``) in one place: its mean per card, in truth and in worlds; from how
    many cards; and the difference in standard deviations of games.
    """

    place: Place
    face: str
    cards: int
    true: float
    filled: float
    z: float


class BeliefsFound:
    """The results of blocks while they are done."""

    def __init__(self, work: Beliefs) -> None:
        self.work = work
        self.games = self.decisions = 0
        self._looks = defaultdict[Place, Counter[int]](Counter)
        self._cards = defaultdict[Place, Counter[int]](Counter)
        self._sums = defaultdict[Place, dict[str, dict[int, NDArray[np.float64]]]](lambda: defaultdict(dict))
        self._curves: list[NDArray[np.int64]] = []

    def add(self, block: Document) -> None:
        """Count a block."""
        self.decisions += block["decisions"]
        self._curves.append(np.array(block["curve"], dtype=np.int64))
        for *place, looks, cards, true, filled in block["places"]:
            exact = Place(*place)
            for one in {exact, exact._replace(slot=0)}:
                self._looks[one][self.games] += looks
                self._cards[one][self.games] += cards
                for face in {*true, *filled}:
                    here = self._sums[one][face].setdefault(self.games, np.zeros(2))
                    here += (true.get(face, 0), filled.get(face, 0) / self.work.worlds)
        self.games += 1

    @property
    def rows(self) -> list[Row]:
        """The rows with enough games, the farthest from the truth first."""
        found = [row for place in self._cards for row in self._of(place)]
        return sorted(found, key=lambda row: (-abs(row.z), row.place, row.face))

    def _of(self, place: Place) -> Iterator[Row]:
        """The row of each face in a place, and of the mean of those that are numbers."""
        looks, cards = self._by_game(self._looks[place]), self._by_game(self._cards[place])
        numbers, counts = np.zeros((2, self.games)), np.zeros((2, self.games))
        for face, by_game in self._sums[place].items():
            sums = np.zeros((2, self.games))
            sums[:, list(by_game)] = np.array(list(by_game.values())).T
            if face.isdecimal():
                numbers += int(face) * sums
                counts += sums
            if _expected(sums, looks) >= LEAST:
                yield self._row(place, face, sums, np.array([cards, cards]))
        if _expected(counts, looks) >= LEAST:
            yield self._row(place, NUMBERS, numbers, counts)

    def _by_game(self, counted: Counter[int]) -> NDArray[np.float64]:
        found = np.zeros(self.games)
        found[list(counted)] = list(counted.values())
        return found

    def _row(self, place: Place, face: str, sums: NDArray[np.float64], of: NDArray[np.float64]) -> Row:
        """A row from the ratios of two sums over games, and the error from each game's part."""
        totals = of.sum(axis=1)
        true, filled = sums.sum(axis=1) / totals
        added = (sums[0] - true * of[0]) / totals[0] - (sums[1] - filled * of[1]) / totals[1]
        spread = float(np.sqrt(np.sum(added**2)))
        cards = self._cards[place].total()
        return Row(
            place, face, cards, float(true), float(filled), float(true - filled) / spread if spread else 0.0
        )

    def as_json(self) -> Document:
        """As ``biberbau beliefs --json`` prints it."""
        plan = {key: value for key, value in self.work.plan().items() if key != "work"}
        rows = self.rows
        return {
            "format": FORMAT,
            **plan,
            "games": self.games,
            "decisions": self.decisions,
            "far": sum(abs(row.z) >= FAR for row in rows),
            "rows": [
                {
                    **row.place._asdict(),
                    "face": row.face,
                    "cards": row.cards,
                    "true": round(row.true, 4),
                    "filled": round(row.filled, 4),
                    "z": round(row.z, 2),
                }
                for row in rows
            ],
            "curve": list(self._curve()),
        }

    def _curve(self) -> Iterator[Document]:
        """The curve by tenths of predicted chance; ``error``: of the observed frequency, from how games differ, None
        where a single one has such cases.
        """
        for low, of_games in enumerate(np.array(self._curves).swapaxes(0, 1) if self._curves else ()):
            told, true, filled = of_games.sum(axis=0).tolist()
            if cases := told // (self.work.worlds // 2):
                games = int((of_games[:, 0] > 0).sum())
                spread = float(np.sqrt(np.sum((of_games[:, 1] - true / told * of_games[:, 0]) ** 2))) / told
                yield {
                    "told": [low / BINS, (low + 1) / BINS],
                    "cases": cases,
                    "true": round(true / told, 4),
                    "error": round(spread, 4) if games > 1 else None,
                    "filled": round(filled / told, 4),
                }


def _expected(sums: NDArray[np.float64], looks: NDArray[np.float64]) -> float:
    """The number of cards there at a look, in truth and in worlds, summed over games."""
    return float((sums.mean(axis=0) / np.maximum(looks, 1)).sum())

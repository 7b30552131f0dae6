"""Twin matches on two servers: they differ only in what one viewer cannot know, draws to come included.

Whatever the viewer sends, both must answer the same bytes. ``python -m tests.web.twins --positions 2000 GAME``
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlencode

from starlette.responses import Response
from starlette.types import Message

from biberbau.games import game_ids, kind
from biberbau.kernel.actions import Action
from biberbau.kernel.rng import key_of, next32, stream
from biberbau.match import Game, Match, Moment, match_stream
from biberbau.testing.case import same, who
from biberbau.testing.cover import cover
from biberbau.testing.hooks import hooks_of
from biberbau.web import bots, windows
from biberbau.web.app import create_app
from biberbau.web.forms import OPEN, Setup
from biberbau.web.http import Visitor
from biberbau.web.matches import Matches
from biberbau.web.seals import Sealed, Seals
from biberbau.web.settings import Settings
from biberbau.web.store import Record, Seat, Store
from biberbau.web.tables import Turn
from biberbau.web.warm import Warmth

LIVE = "text/vnd.biberbau"
TAIL = 3
"""At most so many of the last actions both twins have lived through."""
PERIOD = 4
"""Of so many positions of a game about one is looked at."""

Pair = tuple[Match, Match]


# --------------------------------------------------------------------------------------------------- the matches


def copied(match: Match) -> Match:
    """A match that goes on by itself; nothing played on it is played on the other."""
    twin = object.__new__(Match)
    twin.__dict__.update(match.__dict__)
    twin._history, twin._events = list(match._history), list(match._events)
    now = match.moment
    twin._moments = [*match._moments[:-1], replace(now, state=now.state.copy(), rng=now.rng.copy())]
    return twin


def other_world(match: Match, observer: int | None, dice: random.Random) -> Match:
    """A match that this observer cannot tell from the given one: other hidden cards, another past, other draws."""
    twin, seat = copied(match), -1 if observer is None else observer
    if dice.random() < 0.5:
        state = match.view(observer).state
        match.game.kind.rules.fill(state, seat, stream(key_of(dice.randbytes(8), "fill")))
    else:
        state = twin.moment.state
        hooks_of(match.game.kind).referee.redeal(state, observer, dice, dice.random() < 0.5)
    rng, draws = match_stream(dice.randbytes(16)), match.moment.rng.draws
    rng.draws = draws // 2 * 2  # a word serves two draws
    if draws % 2:
        next32(rng)
    twin._moments[-1] = Moment(match.game, state, rng)
    cards = sorted({event.card for events in match._events for event in events if event.card >= 0})
    twin._events = [
        [
            event
            if (event.seen == 0xFF if observer is None else event.seen >> observer & 1) or event.card < 0
            else event._replace(card=dice.choice(cards))
            for event in events
        ]
        for events in match._events
    ]
    return twin


def alike(pair: Pair, observer: int | None) -> bool:
    """Whether this observer has seen the same in both."""
    views = [match.view(observer) for match in pair]
    told = [match.events(observer) for match in pair]
    return same(views[0].state, views[1].state) and told[0] == told[1] and views[0].legal == views[1].legal


def twins(past: Sequence[Match], observer: int | None, dice: random.Random) -> Pair:
    """Twins of the last of these moments, with as much of a common past as shows this observer nothing new."""
    here = past[-1]
    for back in range(min(len(past) - 1, dice.randrange(TAIL + 1)), 0, -1):
        pair = copied(past[-1 - back]), other_world(past[-1 - back], observer, dice)
        for action in here.history[-back:]:
            if action not in pair[1].legal():
                break
            for match in pair:
                match.play(action)
        if pair[1].ply == here.ply and alike(pair, observer):
            return pair
    return copied(here), other_world(here, observer, dice)


# --------------------------------------------------------------------------------------------------- the servers


class Shelf(Store):
    """Instead of a database one table in memory, always as it was laid there."""

    def __init__(self) -> None:
        self.record: Record | None = None

    def read(self, table_id: str) -> Record | None:
        return self.record if self.record is not None and self.record.id == table_id else None

    def revision(self, table_id: str) -> int | None:
        return None if self.record is None else self.record.revision

    def tables_of(self, player: str, limit: int) -> list[Record]:
        return [] if self.record is None or self.record.seat_of(player) is None else [self.record]

    def create(self, record: Record, rematch_of: str | None = None, seal: str = "") -> None:
        self.record = record

    def change(self, record: Record, **changes: object) -> None:
        pass

    def append(self, record: Record, moves: Sequence[tuple[int, str, int]], over: bool) -> None:
        pass

    def take_back(self, record: Record, count: int) -> None:
        pass


class OneSeal(Seals):
    """The same seal on every page from which a table can be opened."""

    def fresh(self) -> Sealed:
        return Sealed("1", bytes(32))


class Fixed(Matches):
    """One match, always as it was laid there, and as it would go on from there."""

    match: Match

    @contextmanager
    def at(self, record: Record) -> Iterator[Match]:
        match = copied(self.match)
        for action in record.actions[match.ply :]:
            match.play(action)
        yield match


@dataclass(frozen=True)
class Ask:
    """One request. ``stream``: it is broken off after the first message."""

    path: str
    form: tuple[tuple[str, str], ...] | None = None
    live: bool = True
    lang: str = "en"
    stream: bool = False


Answer = tuple[int, tuple[tuple[bytes, bytes], ...], bytes]


class World:
    """A server with one table on it, and whoever asks."""

    def __init__(self, folder: Path) -> None:
        self.app = create_app(Settings(folder, database=f"sqlite:///{folder / 'unused.sqlite3'}"))
        self.server = self.app.state.server
        self.server.tables.store.close()
        self.shelf, self.fixed = Shelf(), Fixed()
        self.server.tables.store, self.server.tables.matches = self.shelf, self.fixed
        self.server.tables.seals = OneSeal(b"one key")
        self.server.warmer.state = lambda game_id: Warmth(game_id, "ready")
        self.server.hub.online = lambda table_id: frozenset()
        self.server.bots.poke = lambda table_id: None  # nobody plays on

    @staticmethod
    def visitor(seat: int | None) -> Visitor:
        """Who sits on a seat, or a spectator."""
        return Visitor() if seat is None else Visitor(token(seat), f"P{seat}")

    def lay(self, record: Record, match: Match) -> None:
        """Put a table there; nobody has answered yet what is asked."""
        self.shelf.record, self.fixed.match = record, match
        self.server.bots._hints.clear()
        self.server.windows.close(record.id)
        self.server.windows._orders.clear()

    async def answer(self, ask: Ask, visitor: Visitor) -> Answer:
        """Status, headers and body of the answer to one request."""
        headers = [(b"host", b"127.0.0.1"), (b"accept-language", ask.lang.encode())]
        headers.append((b"accept", LIVE.encode() if ask.live else b"text/html"))
        if visitor.token:
            given = Response()
            self.server.cookies.write(given, visitor, secure=False)
            headers.append((b"cookie", given.headers["set-cookie"].partition(";")[0].encode()))
        body = b"" if ask.form is None else urlencode(ask.form).encode()
        if ask.form is not None:
            headers.append((b"content-type", b"application/x-www-form-urlencoded"))
            headers.append((b"origin", b"http://127.0.0.1"))
        path, _, query = ask.path.partition("?")
        scope = {
            "type": "http", "http_version": "1.1", "scheme": "http", "server": ("127.0.0.1", 80),
            "method": "GET" if ask.form is None else "POST",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "headers": headers,
        }  # fmt: skip
        told: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        enough, sent = asyncio.Event(), list[Message]()

        async def receive() -> Message:
            if not told:
                await enough.wait()
                return {"type": "http.disconnect"}
            return told.pop()

        async def send(message: Message) -> None:
            sent.append(message)
            if ask.stream and b"\ndata: " in message.get("body", b""):
                enough.set()

        try:
            await self.app(scope, receive, send)
        except Exception as error:  # it has been answered with 500 before
            sent[-1]["body"] += repr(type(error)).encode()
        body = b"".join(message.get("body", b"") for message in sent)
        return int(sent[0]["status"]), tuple(sent[0]["headers"]), body


async def at_once(what: Callable[..., Any], *given: Any, **_: Any) -> Any:
    """Instead of in a thread."""
    return what(*given)


def quick(turn: Turn, name: str) -> Action:
    """A bot that is not clever, but whose choice shows every byte of its view."""
    told = (turn.view.state.tobytes(), turn.rng_seed, name, turn.view.scores)
    return random.Random(repr(told)).choice(turn.view.legal)


# -------------------------------------------------------------------------------------------------- the requests


def token(seat: int) -> str:
    return f"token of seat {seat}"


def seats(players: int, observer: int | None, dice: random.Random) -> tuple[Seat, ...]:
    """People and bots; the observer is a person, and so is the first, whose table it is."""
    made = []
    for seat in range(players):
        if seat in (0, observer) or dice.random() < 0.6:
            made.append(Seat(seat, "human", f"P{seat}", player=Visitor(token(seat)).player))
        else:
            made.append(Seat(seat, "bot", f"P{seat}", level="keen"))
    return tuple(made)


def telling(pair: Pair, first: Action) -> list[Action]:
    """What would be possible after an action in one of both worlds only: whoever may try it out learns which it is."""
    after = []
    for match in map(copied, pair):
        match.play(first)
        after.append(set(match.legal()))
    return sorted(after[0] ^ after[1], key=lambda action: action.id)


def requests(pair: Pair, record: Record, observer: int | None, dice: random.Random) -> list[Ask]:
    """Everything that somebody can ask of a table that is being played."""
    match = pair[0]
    at, view = f"/t/{record.id}", match.view(observer)
    table = match.game.kind.actions.actions
    legal = [action.notation for action in view.legal]
    some = [*dice.sample(legal, min(3, len(legal))), dice.choice(table).notation, dice.choice(table).notation]
    cards = sorted({action.argument for action in table if action.argument})
    stamps = [record.stamp, record.stamp, str(record.number), f"{record.number + 1}.0", "0", "x"]
    subjects = [*some, dice.choice(cards), "nonsense", ""]
    since, lang = dice.choice(("", f"?since={max(0, record.number - 2)}")), dice.choice(("en", "de"))
    asks = [Ask(at, live=False, lang=lang), Ask(f"{at}/events{since}", stream=True, lang=lang)]
    asks += [Ask(f"{at}/why?{urlencode({'subject': subject})}") for subject in subjects]
    pages = ("replay", "replay.json", "join", "fair", "fair.json", "nothing")
    asks += [Ask(f"{at}/{page}", live=dice.random() < 0.5) for page in pages]
    asks += [Ask(f"{at}/hint", live=dice.random() < 0.5, lang=lang)]
    asks += [
        Ask(f"{at}?at={max(0, record.number - back)}", live=False, lang=lang) for back in range(TAIL + 2)
    ]
    asks += [Ask("/", live=False), Ask(f"{at}/replay?at=1&as=0", live=False)]

    def post(path: str, **form: str) -> None:
        asks.append(Ask(f"{at}/{path}", tuple(form.items()), live=dice.random() < 0.7))

    for action in (*some, "draw;play red 7;zzz", "zzz", ";", *(f"{first};zzz" for first in some[:2])):
        post("act", action=action, number=record.stamp)
    for action in dice.sample(view.legal, min(8, len(view.legal))):
        for follows in telling(pair, action)[:2]:
            post("act", action=f"{action};{follows};zzz"[: dice.choice((-4, None))], number=record.stamp)
    for first in legal[:2]:
        post("act", action=f"{first};{dice.choice(legal)};{dice.choice(table)}", number=record.stamp)
    post("act", action=some[0], number=dice.choice(stamps))
    post("act", action=some[0])
    post("act", number=record.stamp)
    for _ in range(2):
        ticked = {f"select.{i}": dice.choice(cards) for i in range(dice.randrange(4))}
        asks.append(Ask(f"{at}/selection?{urlencode({'number': record.stamp, 'select': '', **ticked})}"))
        post("act", number=dice.choice(stamps), select="", **ticked)
    for stamp in {record.stamp, dice.choice(stamps)}:
        post("undo", number=stamp)
    post("undo")
    post("asked", when=dice.choice((*windows.ORDERS, "nonsense")))
    for path in ("rematch", "leave", "start"):
        post(path)
    post("pause", on=dice.choice("01"))
    post("start", fill="keen")
    post("words", words="late ones")
    if dice.random() < 0.2:
        post("join", name="Zoe", seat="1")
    return asks


@dataclass
class Comparison:
    """What was compared, and what differed."""

    positions: int = 0
    requests: int = 0
    statuses: dict[int, int] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)

    async def at(self, worlds: Sequence[World], past: Sequence[Match], dice: random.Random) -> None:
        """Compare all answers at the last of these moments, for one of those who look."""
        match = past[-1]
        others = [None, *range(match.game.players)]
        observer = match.to_act if dice.random() < 0.6 else dice.choice(others)
        pair = twins(past, observer, dice)
        sat = seats(match.game.players, observer, dice)
        form = Setup("P0", match.game, (OPEN,) * (match.game.players - 1), "")
        worlds[0].server.tables.create(str(Visitor(token(0)).player), form)
        record = worlds[0].shelf.record
        assert record is not None
        record = replace(
            record, seats=sat, status="playing", actions=tuple(a.id for a in match.history),
            actors=tuple(actors(past)), revision=match.ply + 2,
        )  # fmt: skip
        unlike = replace(record, actions=(0,) * match.ply)  # what others did secretly is told to nobody
        visitor = World.visitor(observer)
        for world, lived, stored in zip(worlds, pair, (record, unlike), strict=True):
            world.lay(stored, lived)
        for turn in worlds[1].server.tables.asked(unlike):  # there the others have answered
            if turn.seat != observer:
                worlds[1].server.windows.answer(unlike, turn.seat, dice.choice(turn.view.legal))
                worlds[1].server.windows.order(unlike, turn.view, dice.choice(windows.ORDERS))
        self.positions += 1
        for ask in requests(pair, record, observer, dice):
            answers = [await world.answer(ask, visitor) for world in worlds]
            self.requests += 1
            self.statuses[answers[0][0]] = self.statuses.get(answers[0][0], 0) + 1
            if answers[0] != answers[1] or answers[0][0] >= 500:
                seen = f"{match.game.id} {dict(match.game.options)}, ply {match.ply}, {who(observer)}: {ask}"
                self.differences.append(f"{seen}\n    {told(*answers)}")


def actors(past: Sequence[Match]) -> list[int]:
    """Who played each action of the last of these moments; of the older ones nobody asks who it was."""
    last = past[-1]
    known = [int(match.to_act) for match in past[:-1] if match.to_act is not None]
    return [0] * (last.ply - len(known)) + known


def told(first: Answer, second: Answer) -> str:
    """Where two answers differ."""
    if first[:2] != second[:2]:
        return f"{first[:2]} and {second[:2]}"
    if first == second:
        return f"{first[0]}: {first[2][-60:]!r}"
    at = next((i for i, (a, b) in enumerate(zip(first[2], second[2], strict=False)) if a != b), 0)
    return f"{first[2][max(0, at - 60) : at + 60]!r} and {second[2][max(0, at - 60) : at + 60]!r}"


def moments(game_id: str, seed: int) -> Iterator[tuple[list[Match], random.Random]]:
    """Moments of random games with all kinds of options, each with those just before it."""
    rows, number = cover(kind(game_id)), 0
    while True:
        dice = random.Random(f"{game_id} {seed} {number}")
        match, past = Match(Game.of(game_id, dice.choice(rows)), f"twins {seed} {number}"), list[Match]()
        while not match.over:
            past = [*past[-TAIL:], copied(match)]
            if dice.random() < 1 / PERIOD:
                yield past, dice
            match.play(dice.choice(match.legal()))
        number += 1


async def compared(
    game_id: str, positions: int, seed: int = 0, seconds: float = 1e9, think: int = 0, most: int = 20
) -> Comparison:
    """Compare that many positions of a game, or as many as there is time for; ``most``: differences until it is enough.

    ``think``: at every so many positions a hint is thought over as players get it; otherwise quickly.
    """
    found, until, slow = Comparison(), time.monotonic() + seconds, bots.choose
    inline = patch("anyio.to_thread.run_sync", at_once)  # threads cost more than what is done in them
    with inline, patch.object(windows, "now", lambda: 0.0), tempfile.TemporaryDirectory() as folder:
        worlds = [World(Path(folder) / name) for name in ("here", "there")]
        worlds[1].server.cookies = worlds[0].server.cookies
        try:
            for past, dice in moments(game_id, seed):
                if found.positions >= positions or time.monotonic() > until or len(found.differences) >= most:
                    break
                bots.choose = slow if think and found.positions % think == 0 else quick
                await found.at(worlds, past, dice)
        finally:
            bots.choose = slow
            for world in worlds:
                await world.server.bots.close()
    return found


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_ids(), metavar="GAME")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=1e9, help="at most, for each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--think", type=int, default=100, help="of so many positions one has a real hint")
    wanted = parser.parse_args(given)
    failed = 0
    for game_id in wanted.games:
        began = time.monotonic()
        found = asyncio.run(compared(game_id, wanted.positions, wanted.seed, wanted.seconds, wanted.think))
        took = time.monotonic() - began
        print(
            f"{game_id}: {found.positions} positions, {found.requests} requests, {len(found.differences)} differ"
        )
        print(f"  answers by status: {dict(sorted(found.statuses.items()))}; {took:.0f} s", flush=True)
        for difference in found.differences:
            print(f"  {difference}", file=sys.stderr)
        failed += bool(found.differences)
    return failed


if __name__ == "__main__":
    sys.exit(main())

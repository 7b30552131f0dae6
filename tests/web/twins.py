"""Twin matches on two servers: they differ only in what one viewer cannot know, draws to come included.

Both must answer the same bytes, whatever the viewer sends. ``python -m tests.web.twins --positions 2000 GAME``
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlencode

from starlette.applications import Starlette
from starlette.responses import Response
from starlette.types import Message

from biberbau.games import game_ids, kind
from biberbau.kernel.actions import Action
from biberbau.kernel.rng import key_of, next32, stream
from biberbau.match import Game, Match, Moment, match_stream
from biberbau.testing.case import same, who
from biberbau.testing.cover import cover
from biberbau.testing.hooks import hooks_of
from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.domain import clocks
from biberbau.web.domain.marks import Mark, markable
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.seed_commitment import SeedCommitment, SeedCommitments
from biberbau.web.domain.setup_forms import OPEN, Setup
from biberbau.web.domain.terms import Terms
from biberbau.web.domain.tokens import player_of
from biberbau.web.http.requests import Visitor
from biberbau.web.play import simultaneous_questions, table_driver
from biberbau.web.play.chat_cache import _Kept
from biberbau.web.play.live import LiveTable
from biberbau.web.play.people import People
from biberbau.web.play.programs import Program
from biberbau.web.play.push import Occasion
from biberbau.web.play.subscriptions import Watcher
from biberbau.web.play.turns import Turn, asked, may_undo, taken_back
from biberbau.web.storage import tournament_rows
from biberbau.web.storage.chat import NOBODY, ChatRoom
from biberbau.web.storage.commits import Commits
from biberbau.web.storage.rows import Rows
from biberbau.web.storage.store import Record, Seat, Store
from biberbau.web.storage.tournament_rows import Tournament

from .channels import (
    BROWSER,
    TOURNAMENT,
    Ask,
    Channel,
    elsewhere,
    onlookers,
    pushes,
    rooms,
    whispered,
)
from .scenes import compiled

LIVE = "text/vnd.biberbau"
TAIL = 3
"""Both twins have lived through at most this many of the last actions."""
PERIOD = 4
"""About one in this many positions of a game is looked at."""
STEPS = 3
"""A stream is followed through at most this many changes."""
BESIDE = 2
"""At most this much is asked for at each position that is not the table's own."""
TERMS = (Terms(), Terms(ranked=True), Terms(clock="live 300 5"), Terms(clock="days 3"))
"""Without a clock, for the ratings, with a bank, with days for each decision (then people are pushed)."""
PATIENCE = 60.0
"""Seconds that a stream may take for a message."""

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
        hooks_of(match.game.kind).oracle.redeal(state, observer, dice, dice.random() < 0.5)
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


@dataclass(frozen=True)
class Change:
    """What happens at a table while somebody watches: actions that a seat plays, or (none) takes back. ``room``: what has
    been said by then, if anything that the person who watches does not hear."""

    seat: int
    actions: tuple[Action, ...]
    room: ChatRoom | None = None


def changes(
    pair: Pair, record: Record, observer: int | None, dice: random.Random
) -> tuple[list[list[Change]], bool]:
    """How both go on, in each its own way, so that this observer sees the same; and whether the game is over then."""
    lived, actors, found = [copied(match) for match in pair], list(record.actors), [[], []]  # type: ignore[var-annotated]
    while len(found[0]) < STEPS:
        step = undone(lived, record, actors, dice) or played(lived, observer, dice)
        if step is None or len({match.to_act for match in lived}) > 1:
            break
        for match, told, change in zip(lived, found, step, strict=True):
            told.append(change)
            if change.actions:
                match.play(change.actions[0])
            else:
                for _ in range(taken_back(match, actors, change.seat)):
                    match.undo()
        actors = [*actors, step[0].seat][: lived[0].ply]
    return found, any(match.over for match in lived)


def played(lived: Sequence[Match], observer: int | None, dice: random.Random) -> tuple[Change, Change] | None:
    """An action in both, often not the same, after which this observer still cannot tell them apart."""
    seat = lived[0].to_act
    for _ in range(8 if seat is not None and seat == lived[1].to_act else 0):
        first, second = (dice.choice(match.legal()) for match in lived)
        second = first if dice.random() < 0.5 and first in lived[1].legal() else second
        tried = copied(lived[0]), copied(lived[1])
        for match, action in zip(tried, (first, second), strict=True):
            match.play(action)
        if tried[0].to_act == tried[1].to_act and alike(tried, observer):
            return Change(seat, (first,)), Change(seat, (second,))  # type: ignore[arg-type]
    return None


def undone(
    lived: Sequence[Match], record: Record, actors: Sequence[int], dice: random.Random
) -> tuple[Change, Change] | None:
    """What can be taken back in both, by a person."""
    if (
        not actors
        or not may_undo(record)
        or lived[0].over
        or record.seats[actors[-1]].kind != "human"
        or dice.random() < 0.5
    ):
        return None
    try:
        counts = {taken_back(match, actors, actors[-1]) for match in lived}
    except RefusedError:
        return None
    change = Change(actors[-1], ())
    return (change, change) if len(counts) == 1 else None


# --------------------------------------------------------------------------------------------------- the servers


class Shelf(Store):
    """One table in memory, always as it was laid there, instead of those in the database."""

    def __init__(self, store: Store) -> None:
        self.__dict__.update(store.__dict__)  # what no table is about is in its database
        self.record: Record | None = None
        self.said = ChatRoom()

    def read(self, table_id: str) -> Record | None:
        return self.record if self.record is not None and self.record.id == table_id else None

    def revision(self, table_id: str) -> int | None:
        return None if self.record is None else self.record.revision

    def tables_of(self, player: str, limit: int) -> list[Record]:
        return [] if self.record is None or self.record.seat_of(player) is None else [self.record]

    def newer(self, record: Record) -> Record:
        return record

    def open_tables(self, limit: int) -> list[Record]:
        return []

    def create(self, record: Record, rematch_of: str | None = None, seal: str = "") -> None:
        self.record = record

    def change(self, record: Record, **changes: object) -> None:
        pass

    def room(self, table_id: str) -> ChatRoom:
        return self.said

    def is_removed(self, table_id: str, player: str) -> bool:
        return False


class Granted(Commits):
    """Instead of a writer: all that is to be stored is stored."""

    def __init__(self) -> None:
        pass

    async def append(
        self, record: Record, moves: Sequence[tuple[int, str, int]], over: bool, *beside: object
    ) -> Record:
        for action, _, seat in moves:
            record = record.ahead([action], seat)
        return replace(record, revision=record.revision + 1, status="over" if over else record.status)

    async def take_back(self, record: Record, count: int, turn: int | None = None) -> Record:
        left, undos = record.number - count, record.undos + 1
        back = replace(record, actions=record.actions[:left], actors=record.actors[:left], undos=undos)
        return replace(back, revision=record.revision + 1)

    async def change(self, record: Record, **_: object) -> Record:
        return replace(record, revision=record.revision + 1)

    async def ask(self, record: Record, gone: float, left: float) -> bool:
        return True

    async def hold(self, record: Record, seat: int, action_id: int) -> None:
        pass

    async def wish(self, table_id: str, seat: int, asks: str, round_n: int) -> None:
        pass

    async def mark(self, record: Record, seat: int, chosen: Mark | None) -> None:
        pass

    async def pause(self, table_id: str, seat: int, on: bool) -> None:
        pass

    async def note_turn(self, record: Record, turn: int) -> None:
        pass

    async def people(self, table_id: str, change: Callable[[Rows], Any]) -> Any:
        return True


class Guests(People):
    """Whose turn it is nobody has noted, so that it is looked up."""

    def __init__(self, people: People, shelf: Shelf) -> None:
        self.__dict__.update(people.__dict__)
        self._shelf = shelf

    def turns(self, player: str) -> tuple[int, list[str]]:
        record = self._shelf.record
        sits = record is not None and record.status == "playing" and record.seat_of(player) is not None
        return 0, [record.id] if record is not None and sits else []

    def unfinished(self, player: str) -> list[str]:
        return self.turns(player)[1]


class OneSeal(SeedCommitments):
    """The same seal on every page from which a table can be opened."""

    def fresh(self) -> SeedCommitment:
        return SeedCommitment("1", bytes(32))


TIMED = re.compile(rb"seconds|pushed_bytes|process_|_created|python_")
"""What is measured at a machine is another in every run, and is told to its operator alone."""

Answer = tuple[int, tuple[tuple[bytes, bytes], ...], bytes]


RATE = "INSERT INTO rating (game, player, name, mu, sigma, games, ended) VALUES (?, ?, ?, ?, ?, ?, ?)"


HERE: list[LiveTable] = []
"""The table that is looked at now, as it is in truth, for leaks that are planted."""


class World:
    """A server with one table on it, and the person who asks."""

    def __init__(self, folder: Path, name: str = "unused") -> None:
        database = f"sqlite:///{folder / name}.sqlite3"
        self.app = create_app(Settings(folder, database=database, limits=0.0))
        self.server = compiled(self.app.state.server)
        self.store, self.asked = self.server.tables.store, set[Channel]()
        self.shelf, self.match = Shelf(self.store), Match(Game.of(game_ids()[0]))
        self.server.tables.store, self.server._commits = self.shelf, Granted()
        self.server.tables.seals = OneSeal(b"one key")
        self.server.people = Guests(self.server.people, self.shelf)
        self.online = frozenset[str]()
        self.server.subscriptions.online = lambda table_id: self.online
        self.server.bots.poke = self.server.presence._poke = lambda table_id: None  # nobody plays on
        self.server.bots._scheduler.think = thought_at_once
        self.server.programs.known = program_of
        self.told: list[tuple[str, bytes]] = []
        self.marks: dict[int, Mark] = {}
        self.server.push.tell = self.tells
        with self.store.changed() as rows:
            for game_id in game_ids():
                for seat in range(2):
                    player = Visitor(token(seat)).player
                    rows.run(RATE, game_id, player, f"P{seat}", 25.0 + seat, 5.0, 9, 0.0)

    def tells(self, occasions: Sequence[Occasion], still: Callable[[Occasion], bool]) -> None:
        """In place of push services: notes who would be told, and what."""
        self.told += [(one.player, one.text(BROWSER)) for one in occasions if still(one)]

    def hosts(self, record: Record) -> None:
        """The table belongs to a tournament that is being played."""
        wanted = Tournament(
            TOURNAMENT, "Cup", record.game, {}, Terms(tournament=TOURNAMENT), "swiss", 2, 8, 3, False,
            str(Visitor(token(0)).player), "running", 1,
        )  # fmt: skip
        with self.store.changed() as rows:
            rows.run("DELETE FROM tournament")
            rows.run("DELETE FROM game_table")
            tournament_rows.create(rows, wanted)
            people = [seat for seat in record.seats if seat.kind == "human"]
            for number, seat in enumerate(people):
                rows.run(tournament_rows.ENTER, TOURNAMENT, number, seat.player, seat.name, "")
            tournament_rows.seat(rows, TOURNAMENT, 1, 0, range(len(people)), record)

    @staticmethod
    def visitor(seat: int | None) -> Visitor:
        """The visitor on a seat, or a spectator."""
        return Visitor() if seat is None else Visitor(token(seat), f"P{seat}")

    def lay(
        self,
        record: Record,
        match: Match,
        room: ChatRoom = NOBODY,
        looking_on: frozenset[Watcher] = frozenset(),
    ) -> None:
        """Put a table there; nobody has answered yet what is asked."""
        self.shelf.record, self.match, self.shelf.said = record, match, room
        self.room = room
        kept = _Kept()
        kept.room = room
        self.server.chat_cache._rooms = OrderedDict({record.id: kept})
        subscriptions = self.server.subscriptions
        subscriptions._watchers = {record.id: set(looking_on)} if looking_on else {}
        self.wake()
        subscriptions._shown[record.id] = self.server.presence._onlookers(record.id)
        self.server.bots._hints.clear()
        self.server.questions.close(record.id)
        self.server.questions._orders.clear()

    def wake(self) -> LiveTable:
        """The table as it was laid; versions of drawings are no secret, and drawn at random."""
        record = self.shelf.record
        assert record is not None
        table = LiveTable(record, copied(self.match))
        table._prefix = "1."
        table.marks = dict(self.marks)
        self.server.live._awake = {record.id: table}
        HERE[:] = [table]
        return table

    async def goes_on(self, table: LiveTable, change: Change) -> None:
        """Something happens, and those who watch are told."""
        if change.room is not None:
            self.shelf.said = change.room
            await self.server.presence.changed(table.record.id)
        if change.actions:
            decisions = [(change.seat, action) for action in change.actions]
            await self.server.live.play(table, table.record, decisions)
        else:
            player = str(self.visitor(change.seat).player)
            await self.server.live.undo(table, player, table.record.stamp)
        self.server.notices.changed(table.record.id)

    async def answer(self, ask: Ask, visitor: Visitor, then: Sequence[Change] = ()) -> Answer:
        """Status, headers and body of the answer to one request, made of the table as it was laid.

        ``then``: what happens while a stream is read, each after the message about what was before.
        """
        record, table = self.shelf.record, self.wake()
        self.told.clear()
        headers = [(b"host", b"127.0.0.1"), (b"accept-language", ask.lang.encode())]
        headers.append((b"accept", LIVE.encode() if ask.live else b"text/html"))
        if ask.path.startswith("/api"):
            headers.append((b"authorization", b"Bearer " + visitor.token.encode()))
        elif visitor.token:
            given = Response()
            self.server.cookies.write(given, visitor, secure=False)
            headers.append((b"cookie", given.headers["set-cookie"].partition(";")[0].encode()))
        body = ask.json.encode() if ask.form is None else urlencode(ask.form).encode()
        if ask.form is not None:
            headers.append((b"content-type", b"application/x-www-form-urlencoded"))
            headers.append((b"origin", b"http://127.0.0.1"))
        if ask.json:
            headers.append((b"content-type", b"application/json"))
        path, _, query = ask.path.partition("?")
        scope: dict[str, Any] = {
            "type": "http", "http_version": "1.1", "scheme": "http", "server": ("127.0.0.1", 80),
            "method": "GET" if ask.form is None and not ask.json else "POST",
            "client": ("127.0.0.1", 9), "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": headers,
        }  # fmt: skip
        told: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        enough, heard, sent = asyncio.Event(), asyncio.Event(), list[Message]()

        async def receive() -> Message:
            if not told:
                await enough.wait()
                return {"type": "http.disconnect"}
            return told.pop()

        async def send(message: Message) -> None:
            sent.append(message)
            if ask.stream and (b"{" if ask.path.startswith("/api") else b"data: ") in message.get(
                "body", b""
            ):
                heard.set()

        async def follow() -> None:
            try:
                for change in (*then, None):
                    async with asyncio.timeout(PATIENCE):
                        await heard.wait()
                    heard.clear()
                    if change is not None:
                        await self.goes_on(table, change)
            finally:
                enough.set()

        following = asyncio.create_task(follow()) if ask.stream else None
        try:
            await self.app(scope, receive, send)
        except Exception as error:  # it has been answered with 500 before
            sent[-1]["body"] += repr(type(error)).encode()
        if following is not None:
            following.cancel()  # if the answer was no stream, nobody waits for its messages
            with suppress(asyncio.CancelledError):
                await following
        self.shelf.record = record  # what a request has made of it is gone
        body = b"".join(message.get("body", b"") for message in sent)
        if route := scope.get("route"):
            self.asked.add((ask.method, route.path))
        if path == "/metrics":
            body = b"\n".join(line for line in body.splitlines() if not TIMED.search(line))
        if path == "/healthz":
            body = re.sub(rb"[0-9.]+ ms", b"", body)
        body += b"".join(text for player, text in self.told if player == visitor.player)
        measured = path == "/metrics"
        return int(sent[0]["status"]), () if measured else tuple(sent[0]["headers"]), body


async def program_of(token: str) -> Program | None:
    """Everybody's cookie is a program's token, too."""
    return Program(player_of(token), "P", None, 0.0) if token else None


async def at_once(what: Callable[..., Any], *given: Any, **_: Any) -> Any:
    """Instead of in a thread."""
    return what(*given)


async def thought_at_once(
    table_id: str, kind: str, work: Callable[[], Any], hint: bool = False, **_: object
) -> Any:
    """Instead of in a thread, when its turn has come."""
    return work()


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
    """What would be possible after an action in one of both worlds only: a person who may try it out learns which it
    is.
    """
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
    lang = dice.choice(("en", "de"))
    asks = [Ask(at, live=False, lang=lang)]
    asks += [Ask(f"{at}/why?{urlencode({'subject': subject})}") for subject in subjects]
    pages = ("replay", "replay.json", "join", "fair", "fair.json", "chat", "again", "nothing")
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
    for action in (*some, *markable_of(record, match, observer, dice)):
        post("ahead", action=action, number=dice.choice(stamps[:3]))
    post("ahead", drop="1", number=dice.choice(stamps))
    post("ahead", number=record.stamp)
    post("asked", when=dice.choice((*simultaneous_questions.ORDERS, "nonsense")))
    for path in ("rematch", "leave", "start", "nudge"):
        post(path)
    asks.append(Ask(f"{at}/meanwhile?since={max(0, record.number - dice.randrange(1, TAIL + 2))}", lang=lang))
    post("chat", text="hello", name="Zoe")
    post(dice.choice(("chat", "watching")), name="Zoe", phrase="nice", show="1")
    post("line", **{dice.choice(("mute", "hear", "report")): dice.choice("123")})
    post("seat", do=dice.choice(("close", "open", "swap", "kick")), seat="1", level="keen")
    post("pause", on=dice.choice("01"))
    post("start", fill="keen")
    post("words", words="late ones")
    if dice.random() < 0.2:
        post("join", name="Zoe", seat="1")
    asks.append(Ask(f"{at}/events{dice.choice(('', '?have=0en.1'))}", stream=True, lang=lang))
    return asks + by_programs(pair, record, observer, [*some, "zzz", f"{some[0]};zzz"], dice.choice(stamps))


def markable_of(record: Record, match: Match, observer: int | None, dice: random.Random) -> list[str]:
    """Some of what this observer may choose ahead of their turn."""
    offered = () if observer is None else markable(record, match, observer)
    return dice.sample(offered, min(2, len(offered)))


def chosen_ahead(
    record: Record, match: Match, observer: int | None, dice: random.Random
) -> tuple[dict[int, Mark], dict[int, Mark]]:
    """What all have chosen ahead of their turns: this observer the same in both worlds, the others in one only."""
    actions, worlds = match.game.kind.actions.actions, ({}, {})  # type: ignore[var-annotated]
    for seat in range(match.game.players):
        mark = Mark(record.stamp, dice.choice(actions).id)
        offered = markable(record, match, seat) if seat == observer else ()
        if seat != observer:
            worlds[1][seat] = mark
        elif offered and dice.random() < 0.5:
            own = Mark(record.stamp, match.game.parse(dice.choice(offered)).id)
            worlds[0][seat] = worlds[1][seat] = own
    return worlds


def by_programs(
    pair: Pair, record: Record, observer: int | None, some: Sequence[str], stamp: str
) -> list[Ask]:
    """Everything that a program can ask of such a table."""
    at, table = f"/api/bot/tables/{record.id}", pair[0].game.kind.actions
    posted = [{"action": action, "stamp": one} for action in some for one in {record.stamp, stamp}]
    posted += [{"action": action.id, "stamp": record.stamp} for action in pair[0].view(observer).legal[:1]]
    posted += [{"action": len(table), "stamp": record.stamp}]
    asks = [Ask(f"{at}?observation=true"), Ask("/api/bot/tables")]
    asks += [Ask(f"{at}/document"), Ask(f"{at}/document?lang=de")]
    asks += [Ask(f"{at}/story"), Ask(f"{at}/story?lang=de&since={max(0, record.number - TAIL)}")]
    asks += [Ask(f"{at}/history"), Ask(f"{at}/history?since={max(0, record.number - TAIL)}")]
    asks += [Ask(f"{at}/actions", json=json.dumps(one)) for one in posted]
    asks += [Ask(f"{at}/{path}", json="{}") for path in ("back", "start", "rematch")]
    if observer is not None:
        asks.append(Ask(f"{at}/stream?observation=true", stream=True))
        asks.append(Ask(f"{at}/document/stream", stream=True))
    return asks


@dataclass
class Comparison:
    """What was compared, and what differed. ``changes``: after how many it was compared what a stream told of them."""

    positions: int = 0
    requests: int = 0
    changes: int = 0
    statuses: dict[int, int] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)
    asked: set[Channel] = field(default_factory=set)
    app: Starlette | None = None

    async def at(
        self, worlds: Sequence[World], past: Sequence[Match], dice: random.Random, everywhere: bool = False
    ) -> None:
        """Compare all answers at the last of these moments, for one of those who look. ``everywhere``: also all that has
        nothing to do with a table, of which otherwise only some is asked for."""
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
            actors=tuple(actors(past)), revision=match.ply + 2, terms=dice.choice(TERMS),
        )  # fmt: skip
        unlike = replace(record, actions=(0,) * match.ply)  # what others did secretly is told to nobody
        visitor = World.visitor(observer)
        then, ends = changes(pair, record, observer, dice)
        said = rooms(record, observer, dice)
        if ends:  # then everybody hears everything
            said = said[0], said[0]
        online = frozenset(str(seat.player) for seat in sat if seat.kind == "human" and dice.random() < 0.5)
        ahead = chosen_ahead(record, match, observer, dice)
        for world, lived, stored, room, marks in zip(
            worlds, pair, (record, unlike), said, ahead, strict=True
        ):
            world.online, world.marks = online, marks
            world.lay(stored, lived, room, onlookers(dice))
            if everywhere:
                world.hosts(record)
        for turn in asked(unlike, pair[1]):  # there the others have answered
            if turn.seat != observer:
                worlds[1].server.questions.hear(unlike, turn.seat, dice.choice(turn.view.legal))
                worlds[1].server.questions.order(
                    unlike, turn.view, dice.choice(simultaneous_questions.ORDERS)
                )
        self.positions += 1
        for world, found in zip(
            worlds, then, strict=True
        ):  # in either world somebody says what this observer does not hear
            room = world.room
            for number, change in enumerate(found):
                if not ends and dice.random() < 0.6:
                    room = whispered(room, observer, dice)
                    found[number] = replace(change, room=room)
        self.changes += len(then[0])
        told = [pushes(*one) for one in ((record, pair[0]), (unlike, pair[1]))]
        worlds[0].asked |= {("push", occasion) for occasion, *_ in told[0]}
        mine = [[one for one in all_of_it if one[1] == visitor.player] for all_of_it in told]
        if mine[0] != mine[1]:
            self.differences.append(f"{match.game.id}, ply {match.ply}, {who(observer)}: pushes {mine}")
        beside = elsewhere(record)
        asks = [
            *requests(pair, record, observer, dice),
            *(beside if everywhere else dice.sample(beside, BESIDE)),
        ]
        for ask in asks:
            answers = [
                await world.answer(ask, visitor, change if ask.stream and record.id in ask.path else ())
                for world, change in zip(worlds, then, strict=True)
            ]
            self.requests += 1
            self.statuses[answers[0][0]] = self.statuses.get(answers[0][0], 0) + 1
            acted = ask.json and answers[0][0] == answers[1][0] == 200
            if acted:  # a program that has acted is told what it sees then; of that the stream is compared
                continue
            if answers[0] != answers[1] or answers[0][0] >= 500:
                seen = f"{match.game.id} {dict(match.game.options)}, ply {match.ply}, {who(observer)}: {ask}"
                self.differences.append(f"{seen}\n    {differ(*answers)}")


def actors(past: Sequence[Match]) -> list[int]:
    """Who played each action of the last of these moments; of the older ones nobody asks who it was."""
    last = past[-1]
    known = [int(match.to_act) for match in past[:-1] if match.to_act is not None]
    return [0] * (last.ply - len(known)) + known


def differ(first: Answer, second: Answer) -> str:
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
    game_id: str,
    positions: int,
    seed: int = 0,
    seconds: float = 1e9,
    think: int = 0,
    most: int = 20,
    everywhere: bool = False,
) -> Comparison:
    """Compare that many positions of a game, or as many as there is time for; ``most``: differences until it is enough.

    ``think``: at one position in this many a hint is thought over as players get it; otherwise quickly.
    """
    found, until, slow = Comparison(), time.monotonic() + seconds, table_driver.choose
    inline = patch("anyio.to_thread.run_sync", at_once)  # threads cost more than what is done in them
    drawn = ExitStack()  # strangers who say something get a cookie, and runs of training a name
    drawn.enter_context(patch("secrets.token_urlsafe", lambda size: "t" * size))
    drawn.enter_context(patch("secrets.token_hex", lambda size: "00" * size))
    drawn.enter_context(
        patch("biberbau.web.app.routes_tournaments.fresh_id", lambda: "tournament")
    )  # a form's seal
    still = (
        patch.object(simultaneous_questions, "now", lambda: 0.0),
        patch.object(clocks, "now", lambda: 1.75e9),
    )
    with inline, drawn, still[0], still[1], tempfile.TemporaryDirectory() as folder:
        worlds = [World(Path(folder), name) for name in ("here", "there")]  # with the same keys
        for world in worlds:
            world.server.cookies._counts_from = lambda player: 4e9  # all are given out at one moment
        try:
            for past, dice in moments(game_id, seed):
                if found.positions >= positions or time.monotonic() > until or len(found.differences) >= most:
                    break
                table_driver.choose = slow if think and found.positions % think == 0 else quick
                await found.at(worlds, past, dice, everywhere)
        finally:
            table_driver.choose = slow
            found.asked, found.app = worlds[0].asked, worlds[0].app
            for world in worlds:
                await world.server.bots.close()
                world.store.close()
    return found


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_ids(), metavar="GAME")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=1e9, help="at most, for each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--think", type=int, default=100, help="one position in this many has a real hint")
    wanted = parser.parse_args(given)
    failed = 0
    for game_id in wanted.games:
        began = time.monotonic()
        found = asyncio.run(compared(game_id, wanted.positions, wanted.seed, wanted.seconds, wanted.think))
        took = time.monotonic() - began
        print(
            f"{game_id}: {found.positions} positions, {found.requests} requests, "
            f"{found.changes} changes streamed, {len(found.differences)} differ"
        )
        print(f"  answers by status: {dict(sorted(found.statuses.items()))}; {took:.0f} s", flush=True)
        for difference in found.differences:
            print(f"  {difference}", file=sys.stderr)
        failed += bool(found.differences)
    return failed


if __name__ == "__main__":
    sys.exit(main())

"""Every route of the server with the dearest request that anybody may send to it, in one process.

What costs a server most are long games: Frantic's last for a thousand actions and more. So requests about a table go to
such a one, asleep, that has to be woken first; boards hold the longest game that may be tried on them.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route

from biberbau.lab.report.measures import measures
from biberbau.learn.lessons import offered as lessons_of
from biberbau.match import Game, Match
from biberbau.web.app.application import create_app
from biberbau.web.app.background import Background
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.lab_plans import LabPlan
from biberbau.web.http.requests import Visitor
from biberbau.web.play import programs, reviews
from biberbau.web.play.laboratory import ON
from biberbau.web.storage import lab_rows
from biberbau.web.view import analysis
from biberbau.web.view.puzzles import offered
from biberbau.web.view.training import Run, Trainer

PEOPLE = ("anna", "ben", "cem", "dora")
GAME = "frantic"
OPTIONS = {"players": 4, "length": "number", "limit": 200}
OPERATOR = "the operator's own token"
LONG_LINE = "beaver " * 20


@dataclass(frozen=True)
class Ask:
    """A request. ``who``: the cookie's owner ("" for nobody), or ``program`` for one that shows its token."""

    path: str
    form: Mapping[str, str] | None = None
    who: str = "anna"
    body: Mapping[str, Any] | None = None
    live: bool = False
    headers: tuple[tuple[str, str], ...] = ()
    statuses: tuple[int, ...] = (200,)


@dataclass
class Answer:
    """What came of it; of a stream what came until its reader left."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


@cache
def long_game() -> tuple[tuple[int, str, int], ...]:
    """The actions (id, notation, seat) of a long game that is over, always the same; its seed is ``SEED``."""
    match, dice = Match(Game.of(GAME, OPTIONS), seed=SEED, words=("",) * 4), random.Random(7)
    moves: list[tuple[int, str, int]] = []
    while (seat := match.to_act) is not None:
        action = match.play(dice.choice(match.legal()))
        moves.append((action.id, action.notation, seat))
    return tuple(moves)


SEED = bytes(range(32))


@cache
def board(players: int = 8, tried: int = 300, luck: int = 0) -> str:
    """A board on which a number of actions have been tried, as an address has it."""
    match = Match(Game.of(GAME, {"players": players}), seed="dear")
    start = match.position()
    study, dice = analysis.Study(start, (), luck), random.Random(3)
    ahead = study.match
    while ahead.ply < tried and ahead.to_act is not None:
        ahead.play(dice.choice(ahead.legal()))
    if ahead.to_act is None or ahead.ply < tried:
        return board(players, tried, luck + 1)
    return study.but([action.notation for action in ahead.history]).packed


@cache
def document() -> str:
    """A position of the game for most players, typed in."""
    study = analysis.unpacked(GAME, board())
    return json.dumps(study.match.position().document())


class House:
    """A server in this process, who is known there, and tables in every state."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.server: Server = app.state.server
        self.people = {name: Visitor(f"token of {name}", name, "en") for name in PEOPLE}
        self._hosts = 0
        self.token = ""
        self._cookies: dict[str, str] = {}
        self._operator = ""

    # --------------------------------------------------------------------------------------------- to ask

    async def ask(self, ask: Ask, method: str = "GET") -> Answer:
        """Send it as a server would hand it to the application; a stream's reader leaves after its first message."""
        path, _, query = ask.path.partition("?")
        headers = [("host", "localhost"), ("accept-language", "en"), *ask.headers]
        sent = b""
        if ask.form is not None:
            sent = urlencode(ask.form).encode()
            headers += [("content-type", "application/x-www-form-urlencoded"), ("origin", "http://localhost")]
        if ask.body is not None:
            sent = json.dumps(ask.body).encode()
            headers.append(("content-type", "application/json"))
        headers.append(("content-length", str(len(sent))))
        headers.append(("accept", "text/vnd.biberbau" if ask.live else "text/html"))
        if ask.who == "program":
            headers.append(("authorization", f"Bearer {self.token}"))
        elif ask.who:
            headers.append(("cookie", self.cookie(ask.who) + (self._operator if ask.who == "anna" else "")))
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers],
            "client": ("203.0.113.9", 4711),
            "server": ("localhost", 80),
        }
        answer, over, first = Answer(), asyncio.Event(), True

        async def receive() -> dict[str, Any]:
            nonlocal first
            if first:
                first = False
                return {"type": "http.request", "body": sent, "more_body": False}
            await over.wait()
            return {"type": "http.disconnect"}

        async def send(message: Mapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            else:
                answer.body += message.get("body", b"")
                streams = "event-stream" in answer.headers.get("content-type", "")
                streams = streams or "ndjson" in answer.headers.get("content-type", "")
                if not message.get("more_body") or (streams and answer.body.count(b"\n\n") > 1):
                    over.set()
                if streams and b'"' in answer.body:
                    over.set()

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return answer

    def cookie(self, name: str) -> str:
        """The cookie of somebody who is known here."""
        if name not in self._cookies:
            response, known = Response(), Visitor(f"token of {name}", name, "en")
            self.server.cookies.write(response, known, secure=False)
            self._cookies[name] = response.headers["set-cookie"].partition(";")[0]
        return self._cookies[name]

    async def known(self) -> None:
        """Let everybody be known, and a program, and the operator."""
        for person in self.people.values():
            await asyncio.to_thread(self.server.people.save, str(person.player), person.name, "en", None)
        store = self.server.tables.store
        self.token, made = await asyncio.to_thread(programs.make, store, self.people["anna"].player, "Robi")
        self.program = made
        answer = await self.ask(Ask("/operator", {"token": OPERATOR}), "POST")
        found = re.search(r"[^;]+", answer.headers.get("set-cookie", ""))
        self._operator = f"; {found[0]}" if found else ""

    # --------------------------------------------------------------------------------------------- tables

    async def opened(self, *seats: str, **form: str) -> str:
        """A new table of Anna's; returns its id."""
        fields = {"name": "anna", "option.players": str(len(seats) + 1)}
        fields |= {f"seat{number}": seat for number, seat in enumerate(seats, start=1)}
        answer = await self.ask(Ask(f"/new/{GAME}", fields | form), "POST")
        assert answer.status == 303, re.findall(rb"wrong-[^<]*<", answer.body)
        return answer.headers["location"].removeprefix("/t/")

    async def laid(self, left: int | None = None, program: bool = False, decides: int = 0) -> str:
        """A long game between Anna and three others, asleep: over, or with Anna (or another seat that ``decides``) to
        decide, a number of actions before."""
        record = await asyncio.to_thread(self.server.tables.read, await self.opened("open", "open", "open"))
        moves: Sequence[tuple[int, str, int]] = long_game()
        if left is not None:
            cut = next(at for at in range(len(moves) - left, 0, -1) if self._decides(at, decides))
            moves = moves[:cut]
        players = [str(person.player) for person in self.people.values()]
        if program:
            players[0] = self.program.player
        seats = tuple(
            replace(seat, kind="human", name=f"Seat {seat.number}", player=players[seat.number], words="")
            for seat in record.seats
        )
        seats = (replace(seats[0], program=program), *seats[1:])
        laid = replace(
            record,
            id=secrets.token_hex(8),
            options=Game.of(GAME, OPTIONS).options,
            seed=SEED,
            status="playing",
            revision=1,
            actions=(),
            actors=(),
            seats=seats,
            host=players[0],
            code=None,
            since=0.0,
        )
        store = self.server.tables.store
        await asyncio.to_thread(store.create, laid)
        await asyncio.to_thread(store.append, laid, moves, left is None)
        return laid.id

    @staticmethod
    @cache
    def _decides(at: int, seat: int) -> bool:
        """Whether a seat has a choice after a number of actions of the long game."""
        if long_game()[at][2] != seat:
            return False
        match = played(at)
        return not match.view(None).asked() and not match.forced() and len(match.legal()) > 1

    async def reviewed(self) -> str:
        """A long finished game whose review says that every decision was a blunder."""
        table_id = await self.laid()
        moves, shares = long_game(), [0.25] * 4
        decisions = [
            {
                "ply": ply,
                "seat": seat,
                "action": notation,
                "best": notation,
                "chance": 0.1,
                "best_chance": 0.9,
                "loss": 0.8,
                "label": "blunder",
                "choices": 9,
            }
            for ply, (_, notation, seat) in enumerate(moves)
        ]
        account = dict.fromkeys(
            ("fair", "luck", "own_decisions", "others_decisions", "result", "luck_error"), shares
        )
        counts = [{"fine": 0, "slip": 0, "mistake": 0, "blunder": 9}] * 4
        found = {
            "winners": [0],
            "chances": [shares] * len(moves) + [[1.0, *[0.0] * (len(shares) - 1)]],
            "decisions": decisions,
            "account": account,
            "counts": counts,
            "playouts": 9,
            "complete": True,
        }

        def keep() -> None:
            with self.server.tables.store.changed() as rows:
                rows.run(reviews.CLAIM, table_id, 1.0)
                rows.run(reviews.SAVE, 9, 1.0, json.dumps(found), table_id)

        await asyncio.to_thread(keep)
        return table_id

    async def report(self) -> str:
        """A report of Anna's that is finished and has as many lines as there can be."""
        game, report_id = Game.of(GAME, OPTIONS), secrets.token_hex(8)
        plan = LabPlan(game, "greedy", 20_000)
        one = {"value": 0.25, "ci95": [0.2, 0.3], "games_for_a_point": 100}
        found = {
            "format": "biberbau-report/1", "biberbau": "0", "game": GAME, "version": 1, "players": game.players,
            "options": dict(game.options), "bots": ["greedy"] * game.players, "seed": 0, "seconds_a_decision": 10,
            "games": 20_000, "blocks": 4000, "lengths": {"edges": [0.0, 1.0], "games": [20_000]}, "events": [],
            "measures": [one | {"name": measure.name, "share": measure.share} for measure in measures(game)],
            "actions": [
                {"action": action.notation, "word": action.word, "offered": 9, "taken": 9, "rate": one, "by_lot": 0.5,
                 "turned": 0.1, "won": one, "dead": False, "dominant": False, "winning": False}
                for action in game.kind.actions
            ],
        }  # fmt: skip

        def keep() -> None:
            with self.server.tables.store.changed() as rows:
                player = str(self.people["anna"].player)
                rows.run(lab_rows.CREATE, report_id, player, "", GAME, plan.text(), 1.0, None, 1.0)
                rows.run(
                    "UPDATE lab_report SET status = 'over', document = ?, progress = ? WHERE id = ?",
                    *(json.dumps(found), json.dumps({"measures": found["measures"]}), report_id),
                )

        await asyncio.to_thread(keep)
        return report_id

    def page(self, table_id: str) -> Ask:
        """A table's page."""
        return Ask(f"/t/{table_id}")

    def stream(self, table_id: str) -> Ask:
        """A table's stream."""
        return Ask(f"/t/{table_id}/events")

    def action(self, table_id: str) -> Ask:
        """The first thing that Anna may do at a long game."""
        record = self.server.tables.read(table_id)
        action = played(record.number).legal()[0].notation
        return Ask(f"/t/{table_id}/act", {"number": record.stamp, "action": action}, statuses=(303,))

    def stamp(self, table_id: str) -> str:
        """The position at a table."""
        return self.server.tables.read(table_id).stamp

    async def tournament(self, *more: str) -> tuple[str, str]:
        """A tournament that has not begun, and whose it is; these have joined, too."""
        self._hosts += 1
        host = f"host {self._hosts}"
        form = {"name": host, "seats": "2", "places": "8", "clock": "days 1"}
        answer = await self.ask(Ask(f"/tournaments/new/{GAME}", form, who=host), "POST")
        assert answer.status == 303, (answer.status, re.findall(rb"wrong[^<]*<", answer.body))
        path = answer.headers["location"]
        for name in more:
            joined = await self.ask(Ask(f"{path}/join", {"name": name}, who=name), "POST")
            assert joined.status == 303, joined.status
        return path.rpartition("/")[2], host


@cache
def played(at: int) -> Match:
    """The long game after a number of actions."""
    match = Match(Game.of(GAME, OPTIONS), seed=SEED, words=("",) * 4)
    for action, _, _ in long_game()[:at]:
        match.play(action)
    return match


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """Such a server, with all rules compiled."""
    app = create_app(
        Settings(
            folder=folder,
            delay=(0.0, 0.0),
            operator_token=OPERATOR,
            metrics_token=OPERATOR,
            heartbeat=3600.0,
            lab=ON,
            **settings,
        )
    )
    server: Server = app.state.server
    async with Background(server).running(app):
        while not all(server.warmer.is_ready(game) for game in {GAME, "biberbande", "beasty_bar"}):
            await asyncio.sleep(0.02)
        made = House(app)
        await made.known()
        yield made


# ------------------------------------------------------------------------------------------- what is asked

Input = Callable[[House], Any]
"""Prepares a request; what it does itself is not the route's cost."""

DEAREST: dict[tuple[str, str], Input] = {}


def dear(method: str, path: str) -> Callable[[Input], Input]:
    """The function under this makes the dearest request for that route."""

    def add(make: Input) -> Input:
        DEAREST[method, path] = make
        return make

    return add


def plain(method: str, path: str, ask: Ask) -> None:
    """A request that needs nothing beforehand."""

    async def make(house: House) -> Ask:
        return ask

    DEAREST[method, path] = make


def at_table(method: str, path: str, tail: str, left: int | None, **more: Any) -> None:
    """A request about a long game."""

    async def make(house: House) -> Ask:
        return Ask(f"/t/{await house.laid(left)}{tail}", **more)

    DEAREST[method, path] = make


LATE = {"statuses": (303,)}
CARDS = "&".join(f"select.{n}={n}" for n in range(9))

for _path in ("/", "/puzzles", "/tournaments", "/offline", "/worker.js", "/manifest.webmanifest", "/healthz"):
    plain("GET", _path, Ask(_path))
for _path in ("/learn", "/ranking", "/watch"):
    plain("GET", _path, Ask(_path))
for _path in ("/readyz", "/push", "/bots", "/api", "/api/openapi.json", "/you", "/you/games"):
    plain("GET", _path, Ask(_path))
plain("GET", "/metrics", Ask("/metrics", headers=(("authorization", f"Bearer {OPERATOR}"),)))
plain("GET", "/you/games", Ask("/you/games?player=" + "a" * 40))
plain("GET", "/you/people", Ask("/you/people"))
plain(
    "POST",
    "/you/people/invite",
    Ask("/you/people/invite", {"who": "a" * 24, "place": "/t/" + "a" * 16}, statuses=(404,)),
)
plain("POST", "/you/people/hide", Ask("/you/people/hide", {"on": "1"}, statuses=(303,)))
plain("POST", "/you/research", Ask("/you/research", {"on": "1"}, statuses=(303,)))
plain("GET", "/you/download", Ask("/you/download"))
plain("GET", "/you/forget", Ask("/you/forget"))
plain("GET", "/analyse", Ask("/analyse"))
plain("GET", "/puzzles/today", Ask("/puzzles/today", statuses=(303,)))
plain("GET", "/puzzles/{game}", Ask(f"/puzzles/{GAME}"))
plain("GET", "/new/{game}", Ask(f"/new/{GAME}"))
plain("GET", "/rules/{game}", Ask(f"/rules/{GAME}"))
plain("GET", "/rules/{game}/cards.svg", Ask(f"/rules/{GAME}/cards.svg"))
plain("GET", "/rules/{game}/{number:int}.svg", Ask(f"/rules/{GAME}/1.svg", statuses=(200, 404)))
plain("GET", "/ranking/{game}", Ask(f"/ranking/{GAME}"))
plain("GET", "/learn/{game}", Ask(f"/learn/{GAME}"))
plain("GET", "/lang/{code}", Ask("/lang/de?to=/", statuses=(303,)))
plain("GET", "/static/{name:path}", Ask("/static/none.css", statuses=(404,)))
plain("GET", "/games/{game}/art/{name}", Ask(f"/games/{GAME}/art/none.svg", statuses=(404,)))
plain("GET", "/games/{game}/table.css", Ask(f"/games/{GAME}/table.css"))
plain("GET", "/games/{game}/draw/{lang}.js", Ask(f"/games/{GAME}/draw/en.js"))
plain("GET", "/operator", Ask("/operator"))
plain("GET", "/tournaments/new/{game}", Ask(f"/tournaments/new/{GAME}"))
plain("GET", "/lobby/events", Ask("/lobby/events"))
plain("POST", "/operator", Ask("/operator", {"token": OPERATOR}, statuses=(303,)))
plain("POST", "/operator/leave", Ask("/operator/leave", {}, statuses=(303,)))
plain(
    "POST", "/operator/say", Ask("/operator/say", {"text-de": "Hallo", "text-en": "Hello"}, statuses=(303,))
)
plain("POST", "/operator/drain", Ask("/operator/drain", {"back": "1"}, statuses=(303,)))
plain(
    "POST", "/operator/ban", Ask("/operator/ban", {"address": "192.0.2.1", "days": "1"}, statuses=(303, 400))
)
plain("POST", "/operator/unban", Ask("/operator/unban", {"ban": "nobody"}, statuses=(303, 404)))
plain("POST", "/code", Ask("/code", {"code": "000000"}, statuses=(200, 303, 404)))
plain("POST", "/play", Ask("/play", {"name": "anna", "game": GAME}, statuses=(200, 303)))
plain("POST", "/push", Ask("/push", {"endpoint": "https://push.example/1"}, statuses=(200, 204, 303, 400)))
plain("POST", "/push/end", Ask("/push/end", {"endpoint": "https://push.example/1"}, statuses=(204, 303)))
plain("POST", "/bots", Ask("/bots", {"name": "Robo"}, statuses=(200, 201, 409)))
plain("POST", "/bots/revoke", Ask("/bots/revoke", {"bot": "none"}, statuses=(303, 400, 404)))
plain("POST", "/you", Ask("/you", {"name": "anna"}, statuses=(303,)))
plain("POST", "/you/link", Ask("/you/link", {}))
plain("GET", "/you/on/{code}", Ask("/you/on/" + "a" * 24, statuses=(200, 404, 410)))
plain("POST", "/you/on/{code}", Ask("/you/on/" + "a" * 24, {}, statuses=(303, 404, 410)))
plain("POST", "/you/passkey/ask", Ask("/you/passkey/ask", {}, live=True, statuses=(200, 400, 409)))
plain("POST", "/you/passkey/make", Ask("/you/passkey/make", {"credential": "{}"}, statuses=(400, 409)))
plain("POST", "/you/passkey/remove", Ask("/you/passkey/remove", {"passkey": "none"}, statuses=(303, 404)))
plain("POST", "/you/back/ask", Ask("/you/back/ask", {}, live=True, statuses=(200, 400, 409)))
plain("POST", "/you/back", Ask("/you/back", {"credential": "{}"}, statuses=(400, 404, 409)))
plain("GET", "/you/out", Ask("/you/out", who="cem", statuses=(200, 303)))
plain("POST", "/you/out", Ask("/you/out", {}, who="cem", statuses=(200, 409)))
plain("POST", "/you/out/others", Ask("/you/out/others", {}, who="cem", statuses=(200, 303)))
plain("GET", "/api/bot/seal", Ask("/api/bot/seal", who="program"))
plain("POST", "/you/forget", Ask("/you/forget", {"sure": "1"}, who="cem", statuses=(200, 303)))
for _path in ("account", "games", "tables"):
    plain("GET", f"/api/bot/{_path}", Ask(f"/api/bot/{_path}", who="program"))
plain("GET", "/api/bot/codes/{code}", Ask("/api/bot/codes/000000", who="program", statuses=(404,)))
_OPEN = {"game": GAME, "seats": ["relaxed"] * 3, "options": {"players": 4}}
plain("POST", "/api/bot/tables", Ask("/api/bot/tables", who="program", body=_OPEN, statuses=(201, 422)))


@dear("POST", "/new/{game}")
async def _new(house: House) -> Ask:
    return Ask(f"/new/{GAME}", {"name": "anna", "option.players": "8", "opponents": "open"}, statuses=(303,))


# Long games.
at_table("GET", "/t/{table_id}", "?at=600", 40)
at_table("GET", "/t/{table_id}/events", "/events", 40)
at_table("GET", "/t/{table_id}/selection", f"/selection?{CARDS}", 40, statuses=(200, 400, 409))
at_table("GET", "/t/{table_id}/why", "/why?subject=pass", 40)
at_table("GET", "/t/{table_id}/hint", "/hint", 40)
at_table("GET", "/t/{table_id}/chat", "/chat", 40, statuses=(200, 303))
at_table("POST", "/t/{table_id}/chat", "/chat", 40, form={"text": LONG_LINE}, statuses=(200, 303, 400))
at_table("POST", "/t/{table_id}/nudge", "/nudge", 40, form={}, statuses=(303, 409))
at_table("GET", "/t/{table_id}/meanwhile", "/meanwhile?since=1", 40)
at_table("POST", "/t/{table_id}/watching", "/watching", 40, form={"show": "1"}, statuses=(409,))
at_table("POST", "/t/{table_id}/line", "/line", 40, form={"hide": "1"}, statuses=(303, 400, 404))
at_table("POST", "/t/{table_id}/asked", "/asked", 40, form={"when": "always"}, statuses=(303, 400))
at_table("POST", "/t/{table_id}/back", "/back", 40, form={}, **LATE)
at_table("POST", "/t/{table_id}/pause", "/pause", 40, form={"on": "1"}, statuses=(403,))
at_table("POST", "/t/{table_id}/leave", "/leave", 40, form={}, **LATE)
at_table("GET", "/t/{table_id}/leave", "/leave", 40)
at_table("GET", "/t/{table_id}/join", "/join", 40, who="dora", statuses=(200, 303))
at_table("POST", "/t/{table_id}/join", "/join", 40, form={"name": "dora"}, statuses=(200, 303, 409))
at_table("POST", "/t/{table_id}/words", "/words", 40, form={"words": "x"}, statuses=(303, 409))
at_table("POST", "/t/{table_id}/start", "/start", 40, form={}, statuses=(303, 409))
at_table("POST", "/t/{table_id}/seat", "/seat", 40, form={"do": "close", "seat": "1"}, statuses=(400, 409))
at_table("POST", "/t/{table_id}/rules", "/rules", 40, form={"option.players": "3"}, statuses=(409,))
at_table("POST", "/t/{table_id}/name", "/name", 40, form={"name": "Zoe"}, statuses=(303, 403, 409))
at_table("POST", "/t/{table_id}/level", "/level", 40, form={"level": "keen"}, statuses=(303, 403, 409))
at_table("GET", "/t/{table_id}/invite.svg", "/invite.svg", 40, statuses=(409,))
at_table("GET", "/t/{table_id}/fair", "/fair", None)
at_table("GET", "/t/{table_id}/fair.json", "/fair.json", None)
at_table("GET", "/t/{table_id}/replay", "/replay?at=600&as=0", None)
at_table("GET", "/t/{table_id}/beliefs", "/beliefs?at=600&as=0", None)
at_table("GET", "/t/{table_id}/moment.svg", "/moment.svg?at=600&as=0", None)
at_table("GET", "/t/{table_id}/replay.json", "/replay.json", None)
at_table("GET", "/t/{table_id}/again", "/again", None)
at_table("POST", "/t/{table_id}/again", "/again", None, form={"lang": "de"})
at_table("POST", "/t/{table_id}/rematch", "/rematch", None, form={}, **LATE)
at_table("GET", "/t/{table_id}/analyse", "/analyse?at=600", None, **LATE)
at_table("POST", "/t/{table_id}/review", "/review", None, form={}, **LATE)


@dear("POST", "/t/{table_id}/act")
async def _act(house: House) -> Ask:
    return house.action(await house.laid(40))


@dear("POST", "/t/{table_id}/undo")
async def _undo(house: House) -> Ask:
    """What has been told is told anew."""
    table_id = await house.laid(40)
    done = await house.ask(house.action(table_id), "POST")
    assert done.status == 303
    return Ask(f"/t/{table_id}/undo", {"number": house.stamp(table_id)}, statuses=(303,))


@dear("POST", "/t/{table_id}/ahead")
async def _ahead(house: House) -> Ask:
    """While another seat decides."""
    table_id = await house.laid(40, decides=1)
    match = played(house.server.tables.read(table_id).number)
    card = match.game.kind.ahead.hand(match.view(0).state, 0)[0]
    return Ask(f"/t/{table_id}/ahead", {"number": house.stamp(table_id), "action": card}, statuses=(303,))


@dear("GET", "/t/{table_id}/review")
async def _review(house: House) -> Ask:
    return Ask(f"/t/{await house.reviewed()}/review")


@dear("GET", "/t/{table_id}/decisive")
async def _decisive(house: House) -> Ask:
    return Ask(f"/t/{await house.reviewed()}/decisive", live=True)


@dear("GET", "/t/{table_id}/review.json")
async def _review_json(house: House) -> Ask:
    return Ask(f"/t/{await house.reviewed()}/review.json")


# Boards, puzzles, lessons, training.


def at_board(method: str, path: str, tail: str, eyes: str = "open", **more: Any) -> None:
    async def make(house: House) -> Ask:
        query = urlencode({"p": board(), "as": eyes})
        return Ask(
            f"{tail}?{query}{more.get('query', '')}", who="", statuses=more.get("statuses", (200, 303))
        )

    DEAREST[method, path] = make


@dear("GET", "/analyse/{game}")
async def _analyse(house: House) -> Ask:
    """A board on which one more thing is tried: it is done again, and what comes of it, too."""
    action = analysis.unpacked(GAME, board()).match.legal()[0].notation
    query = urlencode({"p": board(), "as": "open", "action": action})
    return Ask(f"/analyse/{GAME}?{query}", who="", statuses=(303,))


at_board(
    "GET", "/analyse/{game}/selection", f"/analyse/{GAME}/selection", query=f"&{CARDS}", statuses=(200, 400)
)
at_board("GET", "/analyse/bot/{game}", f"/analyse/bot/{GAME}")
at_board("GET", "/analyse/hands/{game}", f"/analyse/hands/{GAME}")
at_board("GET", "/analyse/advice/{game}", f"/analyse/advice/{GAME}")


@dear("POST", "/analyse/{game}/open")
async def _open(house: House) -> Ask:
    return Ask(f"/analyse/{GAME}/open", {"document": document()}, who="", statuses=(303,))


@dear("GET", "/puzzles/{game}/{number:int}")
async def _puzzle(house: House) -> Ask:
    best = offered(GAME)[-1].best
    return Ask(f"/puzzles/{GAME}/{len(offered(GAME))}?{urlencode({'action': best})}", who="")


@dear("GET", "/puzzles/answer/{game}/{number:int}")
async def _answer(house: House) -> Ask:
    return Ask(f"/puzzles/answer/{GAME}/{len(offered(GAME))}", who="")


@dear("GET", "/puzzles/{game}/{number:int}/selection")
async def _puzzle_selection(house: House) -> Ask:
    return Ask(f"/puzzles/{GAME}/1/selection?{CARDS}", who="", statuses=(200, 400))


def _whole_lesson() -> tuple[int, str]:
    """The lesson with the most steps, and all of them done but for the last."""
    lesson = max(lessons_of(GAME), key=lambda one: len(one.steps))
    return lesson.number, "|".join(step.right for step in lesson.steps[:-1])


@dear("GET", "/learn/{game}/{number:int}")
async def _lesson(house: House) -> Ask:
    number, did = _whole_lesson()
    return Ask(f"/learn/{GAME}/{number}?{urlencode({'did': did, 'show': '1'})}", who="")


@dear("GET", "/learn/{game}/{number:int}/selection")
async def _lesson_selection(house: House) -> Ask:
    number, did = _whole_lesson()
    return Ask(
        f"/learn/{GAME}/{number}/selection?{urlencode({'did': did})}&{CARDS}", who="", statuses=(200, 400)
    )


def _training(tail: str) -> Input:
    async def make(house: House) -> Ask:
        token = Trainer(house.server.settings.cookie_key()).written(Run("0" * 16, 8, 40, 50))
        places = "".join(f"&place.{at}=5" for at in range(1, 11))
        return Ask(f"/train/biberbande{tail}?t={token}{places}", who="")

    return make


for _tail in ("", "/look", "/recall", "/answer"):
    DEAREST["GET", f"/train/{{game}}{_tail}"] = _training(_tail)


# Tournaments.


def at_tournament(
    method: str, path: str, tail: str, joined: tuple[str, ...] = (), begun: bool = False, **more: Any
) -> None:
    async def make(house: House) -> Ask:
        tournament, host = await house.tournament(*joined)
        if begun:
            started = await house.ask(Ask(f"/tournaments/{tournament}/start", {}, who=host), "POST")
            assert started.status == 303, started.status
        return Ask(f"/tournaments/{tournament}{tail}", **{"who": host, **more})

    DEAREST[method, path] = make


_T = "/tournaments/{tournament_id}"
_ALL = ("ben", "cem", "dora")
at_tournament("GET", _T, "", _ALL, begun=True)
at_tournament("GET", f"{_T}/seals.txt", "/seals.txt", _ALL, begun=True)
at_tournament("GET", f"{_T}/invite.svg", "/invite.svg")
at_tournament("GET", f"{_T}/events", "/events", _ALL, begun=True)
at_tournament("GET", f"{_T}/draw", "/draw", _ALL, begun=True)
at_tournament("GET", f"{_T}/draw.json", "/draw.json", _ALL, begun=True)
at_tournament("POST", f"{_T}/join", "/join", form={"name": "ben"}, who="ben", statuses=(303,))
at_tournament("POST", f"{_T}/leave", "/leave", form={}, statuses=(303,))
at_tournament("POST", f"{_T}/start", "/start", _ALL, form={}, statuses=(303,))
at_tournament("POST", f"{_T}/cancel", "/cancel", form={}, statuses=(303,))


@dear("POST", "/tournaments/new/{game}")
async def _tournament(house: House) -> Ask:
    return Ask(f"/tournaments/new/{GAME}", {"name": "anna", "lang": "de"})


# The laboratory.

plain("GET", "/lab", Ask("/lab"))
plain("GET", "/lab/new/{game}", Ask(f"/lab/new/{GAME}"))
plain(  # no game has more decks, all of which are compared with this one
    *("POST", "/lab/new/{game}"),
    Ask("/lab/new/biber_mania", {"games": "20000", "deck": "joker: 99"}, statuses=(400,)),
)


def at_report(method: str, tail: str, **more: Any) -> None:
    async def make(house: House) -> Ask:
        return Ask(f"/lab/{await house.report()}{tail}", **more)

    DEAREST[method, f"/lab/{{report_id}}{tail}"] = make


at_report("GET", "")
at_report("GET", "/page")
at_report("GET", "/report.json")
at_report("POST", "/stop", form={}, statuses=(303,))
at_report("POST", "/keep", form={"title": "b" * 40}, statuses=(303,))
at_report("POST", "/delete", form={}, statuses=(303,))


@dear("GET", "/lab/compare")
async def _compare(house: House) -> Ask:
    return Ask(f"/lab/compare?a={await house.report()}&b={await house.report()}")


# Programs.


def at_program(method: str, tail: str, **more: Any) -> None:
    async def make(house: House) -> Ask:
        table_id = await house.laid(40, program=True)
        return Ask(f"/api/bot/tables/{table_id}{tail}", who="program", **more)

    DEAREST[method, "/api/bot/tables/{table_id}" + tail.partition("?")[0]] = make


@dear("GET", "/api/bot/stream")
async def _stream(house: House) -> Ask:
    await house.laid(40, program=True)
    return Ask("/api/bot/stream", who="program")


at_program("GET", "?observation=true")
at_program("GET", "/stream?observation=true")
at_program("GET", "/story")
at_program("GET", "/document")
at_program("GET", "/document/stream")
at_program("GET", "/history")
at_program("POST", "/join", body={}, statuses=(200, 409, 422))
at_program("POST", "/start", body={}, statuses=(200, 403, 409))
at_program("POST", "/leave", body={})
at_program("POST", "/back", body={})
at_program("POST", "/rematch", body={}, statuses=(200, 409))


@dear("POST", "/api/bot/tables/{table_id}/actions")
async def _acts(house: House) -> Ask:
    table_id = await house.laid(40, program=True)
    record = house.server.tables.read(table_id)
    action = played(record.number).legal()[0].notation
    body = {"stamp": record.stamp, "action": action}
    return Ask(f"/api/bot/tables/{table_id}/actions", who="program", body=body)


def routes(app: Starlette) -> list[tuple[str, str]]:
    """Every route of the application: its method and path."""
    return sorted(
        (method, route.path)
        for route in app.routes
        if isinstance(route, Route)
        for method in (route.methods or ())
        if method != "HEAD"
    )

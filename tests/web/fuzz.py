"""Hostile requests at every route of a real server: nothing breaks it, hangs it, or is answered without strict headers.

    python -m tests.web.fuzz --requests 100000
    python -m tests.web.fuzz --seed 5 --only 4711

Request N of a seed is made from seed and N alone, but for the ids of the tables and the cookies, which are of this run;
``--only`` sends one of them again and shows the answer.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import re
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote, urlencode

import httpx

from biberbau.games import game_ids
from biberbau.web.app import application
from biberbau.web.http.requests import HEADERS

from .browsing import PATIENCE
from .chaos import PICK, PLAIN, TIMED, Mortal, Report, Table

LONGEST = PATIENCE
"""Seconds within which a request that is complete must be answered, whatever it asks for and however slow the machine.

What a request may cost is what ``test_dearest.py`` is about.
"""

GLANCE = 0.05
"""Seconds for an answer to something that is no complete request; the server may well wait for the rest."""

THREADS = 4

SCHEMATHESIS = Path(sys.executable).with_name("st")
TOKEN = re.compile(r'readonly value="(bb_[\w-]+)"')

UNREAD = {"400", "408", "431"}
EMPTY = (b"", b"Invalid HTTP request received.")
"""Answers to bytes that are no request: made before any application is asked, always the same, with nothing to
protect.
"""

NUMBERS: tuple[str, ...] = (
    "0",
    "1",
    "-1",
    "00",
    "+1",
    "1e3",
    "1.5",
    "0x10",
    " 1",
    "999999",
    "1000000",
    str(2**31),
    str(2**63),
)
NUMBERS += (
    str(10**40),
    "-" + "9" * 30,
    "٣",
    "²",
    "1_0",
    "NaN",
    "inf",
    "",
    "\x00",
    "1\n",
    "0.0",
    "3.0",
    "0.1",
)
TEXTS: tuple[str, ...] = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\r\nSet-Cookie: x=1",
    "<script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "%",
    "%zz",
)
TEXTS += (
    "{{ 7 * 7 }}",
    "\ud800",
    "\u202e",
    "é" * 300,
    "🦫" * 50,
    "a" * 5000,
    "\x7f\x80",
    "None",
    "null",
    "a;b;;c",
)
TEXTS += (
    "//evil.example",
    "/\\evil",
    "Anna",
    "Bеn",
    "draw",
    "play",
    "play 1",
    "pass",
    "name=1&name=2",
    "\\",
    '"',
)
BYTES = (
    b"%",
    b"%0",
    b"%zz",
    b"%ff%fe",
    b"%00",
    b"%c0%ae",
    b"\xff\xfe",
    b"%ud800",
    b"+",
    b"&&==&",
    b"%F0%9F%A6",
)
QUERY: tuple[str, ...] = (
    "at",
    "since",
    "said",
    "as",
    "still",
    "subject",
    "lang",
    "next",
    "table",
    "with",
    "game",
    "now",
    "play",
    "fill",
    "have",
    "v",
    "select",
    "select.1",
    "q",
    "page",
    "said",
    "x",
    "observation",
    "code",
)
FIELDS: tuple[str, ...] = (
    "number",
    "action",
    "name",
    "seat",
    "words",
    "seal",
    "on",
    "when",
    "fill",
    "lang",
    "select",
    "select.a",
)
FIELDS += ("listed", "level", "clock", "absent", "play", "game", "code")
FIELDS += ("text", "phrase", "sticker", "mute", "hear", "report", "show", "do", "level", "with")
FIELDS += ("option.players", "option.variant", "option.", "seat1", "seat2", "seat99", "opponents", "")
FIELDS += ("colour", "sure", "credential", "passkey", "ranked", "program", "programs")
JSON: tuple[str, ...] = (
    "action",
    "stamp",
    "game",
    "options",
    "seats",
    "listed",
    "seat",
    "words",
    "fill",
    "clock",
    "level",
)
METHODS: tuple[str, ...] = (
    "GET",
    "POST",
    "HEAD",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "PROPFIND",
    "get",
    "FOO",
)
KINDS: tuple[str, ...] = (
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
    "text/plain",
)
KINDS += (
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "application/json",
    "",
    "x" * 500,
    "\xe9/\xe9",
)
LANGUAGES: tuple[str, ...] = (
    "de",
    "en;q=0.5, de",
    "xx",
    "",
    "*",
    ";;q=,",
    "de;q=nan",
    "en;q=" + "9" * 400,
    "é",
    "de," * 500,
)
GARBAGE = (
    b"\x00" * 100,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(200)),
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\nHost: localhost\n\n",
    b"GET  /  HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\n: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 3000 + b"\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\nx",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET ?a HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET //t//x HTTP/1.1\r\nHost: localhost\r\n\r\n",
)


def all_routes() -> list[tuple[str, str]]:
    """Method and path of every route, as the modules of routes have them."""
    return sorted(
        (method, route.path) for route in application.all_routes() for method in route.methods - {"HEAD"}
    )


@dataclass
class World:
    """What is at a server when it is asked: tables in all states, people with cookies, actions that were offered."""

    server: Mortal
    tables: dict[str, str]
    cookies: dict[str, str]
    actions: list[str]
    tokens: tuple[str, ...] = ("bb_none",)

    @classmethod
    def made(cls, server: Mortal) -> World:
        """Tables that wait, run and are over."""
        report = Report()
        running, over, timed = (
            Table(server, PLAIN, 2, 0, report, 1),
            Table(server, PLAIN, 2, 0, report, 2),
            Table(server, TIMED, 1, 2, report, 3),
        )
        actions: set[str] = set()
        for table in (running, over, timed):
            table.open()
        for _ in range(4):
            running.step()
        until = time.monotonic() + 4 * PATIENCE
        while over.step() != "over":
            assert time.monotonic() < until, report.faults
        anna, ben = (client.cookies["biberbau"] for client in running.people)
        for client in (*running.people, *timed.people):
            for one in (running, timed):
                actions |= set(PICK.findall(client.get(f"/t/{one.id}").text))
        with httpx.Client(base_url=server.url, timeout=PATIENCE, cookies={"biberbau": anna}) as host:
            seats = {"name": "Anna", "option.players": "3", "seat1": "open", "seat2": "open"}
            lobby = host.post(f"/new/{PLAIN}", data=seats, headers={"Accept": "text/vnd.biberbau"})
        tables = {"running": running.id, "over": over.id, "timed": timed.id}
        tables["lobby"] = lobby.headers["location"].removeprefix("/t/")
        solo = timed.people[0].cookies["biberbau"]
        tables["program"], tokens = _programs(server, anna)
        for table in (running, over, timed):
            table.close()
        return cls(server, tables, {"anna": anna, "ben": ben, "solo": solo}, sorted(actions), tokens)


def _programs(server: Mortal, cookie: str) -> tuple[str, tuple[str, ...]]:
    """A table at which a program plays with a bot, and the tokens of that program and of another."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE, cookies={"biberbau": cookie}) as owner:
        pages = [owner.post("/bots", data={"name": name}).text for name in ("Robo", "Zwei")]
    tokens = tuple(token for page in pages for token in TOKEN.findall(page))
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    wanted = {"game": PLAIN, "options": {"players": 2}, "seats": ["relaxed"]}
    opened = httpx.post(f"{server.url}/api/bot/tables", json=wanted, headers=headers, timeout=PATIENCE)
    return opened.json()["table"], tokens


@dataclass(frozen=True)
class Sent:
    """A request as its bytes are sent. ``complete``: it must be answered."""

    number: int
    method: str
    data: bytes
    complete: bool


class Maker:
    """Makes requests for a world."""

    def __init__(self, world: World, seed: int) -> None:
        self._world = world
        self._seed = seed
        self._routes = all_routes()

    def made(self, number: int) -> Sent:
        dice = random.Random(f"{self._seed} {number}")
        if dice.random() < 0.06:
            data = dice.choice(GARBAGE)
            if dice.random() < 0.3:
                data = data[: dice.randrange(len(data))]
            return Sent(number, data.partition(b" ")[0].decode("latin-1"), data, False)
        return self._request(number, dice)

    def _request(self, number: int, dice: random.Random) -> Sent:
        method, path = dice.choice(self._routes)
        target = re.sub(r"\{(\w+)(:\w+)?\}", lambda part: self._part(dice, part[1]), path).encode("latin-1")
        if dice.random() < 0.1:
            method = dice.choice(METHODS)
        if dice.random() < 0.4:
            target += b"?" + self._encoded(dice, QUERY)
        if dice.random() < 0.05:
            target += dice.choice((b"/", b"//", b"/..", b"/%2e%2e", b"#x", b";x", *BYTES))
        if dice.random() < 0.02:
            target = target.replace(b"/", dice.choice((b"//", b"/./", b"%2f", b"\\")), dice.randrange(1, 3))
        program = path.startswith("/api/bot")
        body = b""
        if method == "POST" or dice.random() < 0.05:
            body = self._json(dice) if program else self._encoded(dice, FIELDS)
        lines = self._head(dice, method, body, program)
        target = re.sub(rb"[\x00-\x20]", lambda one: b"%%%02x" % one[0][0], target)
        data = method.encode() + b" " + target + b" HTTP/1.1\r\n" + b"".join(line + b"\r\n" for line in lines)
        complete = True
        if body and dice.random() < 0.03:  # a length that is not its own
            wrong = dice.choice((len(body) + 10, 10**9, 20_000))
            data = re.sub(rb"Content-Length: \d+", b"Content-Length: %d" % wrong, data)
            complete = False
        data += b"\r\n" + body
        if dice.random() < 0.02:
            data, complete = data[: dice.randrange(1, len(data))], False
        if dice.random() < 0.02:  # a byte turned
            at = dice.randrange(len(data))
            data, complete = data[:at] + bytes([dice.randrange(256)]) + data[at + 1 :], False
        return Sent(number, method, data, complete)

    def _head(self, dice: random.Random, method: str, body: bytes, program: bool) -> list[bytes]:
        host = f"127.0.0.1:{self._world.server.port}"
        named = host
        if dice.random() < 0.05:
            named = dice.choice(
                ("evil.example", "", "localhost", "[::1]", "[", "a:b:c", "127.0.0.1:x", "é" * 9, "\x00")
            )
        lines = [f"Host: {named}"]
        if dice.random() < 0.02:
            lines.append(dice.choice(("Host: evil.example", "Host:")))
        if program:
            token = dice.choice(self._world.tokens)
            odd_ones = (
                "Basic eDp4",
                "Bearer",
                f"bearer {token}",
                f"Bearer {token}x",
                "Bearer \xff",
                f"Token {token}",
            )
            shown = f"Bearer {token}" if dice.random() < 0.9 else dice.choice(odd_ones)
            lines.append(f"Authorization: {shown}")
        elif dice.random() < 0.8:
            lines.append(f"Cookie: {self._cookie(dice)}")
        if method == "POST":
            origin = f"http://{host}"
            if dice.random() < 0.08:
                origin = dice.choice(
                    ("null", "http://evil.example", "", "://", "http://", "\x01", "a" * 3000)
                )
            if dice.random() < 0.9:
                lines.append(f"Origin: {origin}")
        if dice.random() < 0.3:
            lines.append(f"Sec-Fetch-Site: {dice.choice(('same-origin',) * 9 + ('cross-site', 'none', ''))}")
        accepts = (
            "text/html",
            "text/vnd.biberbau",
            "*/*",
            "",
            "text/event-stream",
            "text/vnd.biberbau;q=0",
            "\xff",
        )
        lines.append(f"Accept: {dice.choice(accepts)}")
        if dice.random() < 0.3:
            lines.append(f"Accept-Language: {dice.choice(LANGUAGES)}")
        if dice.random() < 0.5:
            lines.append(
                f"Accept-Encoding: {dice.choice(('gzip', 'identity', 'br', 'gzip;q=0', '*', '', 'x' * 999))}"
            )
        odd: tuple[str, ...] = (
            "Range: bytes=0-1",
            "If-None-Match: *",
            "Expect: x",
            "X-Forwarded-For: 1.2.3.4, é",
            "Connection: close",
        )
        odd += (
            "Referer: http://evil.example/",
            "X-Forwarded-Proto: https",
            "Content-Encoding: gzip",
            "Last-Event-ID: 9",
        )
        if dice.random() < 0.1:
            lines.append(dice.choice(odd))
        if body:
            usual = "application/json" if program else KINDS[0]
            kind = usual if dice.random() < 0.85 else dice.choice(KINDS)
            lines.append(f"Content-Type: {kind}")
            lines.append(f"Content-Length: {len(body)}")
        elif method == "POST":
            lines.append("Content-Length: 0")
        return [line.encode("latin-1", "replace") for line in lines]

    def _cookie(self, dice: random.Random) -> str:
        good = dice.choice(sorted(self._world.cookies.values()))
        if dice.random() < 0.85:
            return f"biberbau={good}"
        at = dice.randrange(len(good))
        return dice.choice(
            (
                f"biberbau={good[:at]}",
                f"biberbau={good[:at]}A{good[at + 1 :]}",
                f"biberbau={good}; biberbau=x",
                "biberbau=",
                "biberbau",
                f"biberbau={'.' * 50}",
                f"biberbau={good * 20}",
                "biberbau=W10.x; =; ;;",
                "biberbau=\xff\xfe",
                'biberbau="\\377\\000"',
            )
        )

    def _part(self, dice: random.Random, name: str) -> str:
        """A part of a path; mostly one that there is."""
        known: dict[str, Sequence[str]] = {
            "table_id": sorted(self._world.tables.values()),
            "game": game_ids(),
            "name": (
                "table.css",
                "table.js",
                "art/lodge.svg",
                "cards.svg",
                "../app.py",
                "..%2f..%2fapp.py",
                "art",
                "",
            ),
            "number": ("0", "1", "2", *map(quote, NUMBERS)),
            "code": ("de", "en", "xx"),
        }
        if dice.random() < 0.85:
            return dice.choice(list(known.get(name, TEXTS))) if name in known else self._text(dice)
        return self._text(dice)

    def _text(self, dice: random.Random) -> str:
        if dice.random() < 0.2:
            return dice.choice(BYTES).decode("latin-1")
        return quote(
            dice.choice((*NUMBERS, *TEXTS)).encode("utf-8", "surrogatepass"), safe=dice.choice(("", "/"))
        )

    def _json(self, dice: random.Random) -> bytes:
        """What a program posts: some fields that fit, some that do not, some bytes that are no JSON."""
        if dice.random() < 0.06:
            return dice.choice(
                (
                    b"{",
                    b"[]",
                    b"null",
                    b"[" * 9000,
                    b"1e999",
                    b'"\\ud800"',
                    b"\xff{}",
                    b"NaN",
                    b"{}{}",
                    b"{}" * 9000,
                )
            )
        found: dict[str, object] = {}
        for name in dice.sample((*JSON, *FIELDS), dice.randrange(5)):
            odd: tuple[object, ...] = (
                None,
                True,
                0,
                -1,
                1.0,
                1.5,
                2**70,
                [],
                {},
                ["open"] * 3,
                {"players": 2},
                [{}],
            )
            value = dice.choice(odd) if dice.random() < 0.4 else dice.choice((*NUMBERS, *TEXTS))
            if name == "action" and self._world.actions and dice.random() < 0.7:
                value = dice.choice(self._world.actions)
            elif name == "stamp" and dice.random() < 0.8:
                value = f"{dice.randrange(12)}.{dice.randrange(2)}"
            elif name == "game" and dice.random() < 0.8:
                value = dice.choice(game_ids())
            found[name] = value
        return json.dumps(found).encode()

    def _encoded(self, dice: random.Random, names: Sequence[str]) -> bytes:
        """Fields of a form or a query: some that fit, some twice, some that are no fields at all."""
        pairs: list[tuple[str, bytes]] = []
        for _ in range(dice.randrange(6)):
            name = dice.choice(names)
            value = dice.choice((*NUMBERS, *TEXTS))
            if name == "action" and self._world.actions and dice.random() < 0.6:
                value = dice.choice(self._world.actions)
            elif name == "number" and dice.random() < 0.6:
                value = f"{dice.randrange(12)}.{dice.randrange(2)}"
            elif name == "table" and dice.random() < 0.6:
                value = dice.choice(sorted(self._world.tables.values()))
            pairs.append((name, value.encode("utf-8", "surrogatepass")))
            if dice.random() < 0.1:
                pairs.append(pairs[-1])
        encoded = urlencode(pairs).encode()
        if dice.random() < 0.08:
            encoded += b"&" + dice.choice(BYTES)
        if dice.random() < 0.02:
            encoded += b"&x=" + b"y" * dice.choice((100, 16_384, 100_000))
        if dice.random() < 0.01:
            encoded += b"&".join(b"f%d=1" % number for number in range(500))
        return encoded


# ------------------------------------------------------------------------------------------------------------ asking


@dataclass
class Found:
    """What came of it. ``faults``: each with the request that it came from."""

    sent: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        said = ", ".join(f"{count:,} × {status}" for status, count in sorted(self.statuses.items()))
        return f"{self.sent:,} requests; {said}; {len(self.faults)} faults"


@dataclass(frozen=True)
class Answer:
    """An answer, or why there is none."""

    status: str
    headers: dict[str, str]
    seconds: float
    body: bytes = b""


def asked(port: int, sent: Sent) -> Answer:
    """Send a request on a connection of its own. The status is ``closed`` or ``silent`` when there is no answer."""
    began = time.monotonic()

    def none(why: str) -> Answer:
        return Answer(why, {}, time.monotonic() - began)

    with socket.create_connection(("127.0.0.1", port), timeout=LONGEST) as connection:
        connection.settimeout(LONGEST if sent.complete else GLANCE)
        with suppress(OSError):  # it may be closed before all of it has been read
            connection.sendall(sent.data)
        try:
            response = http.client.HTTPResponse(connection, method=sent.method)
            response.begin()
            headers = {name.lower(): value for name, value in response.getheaders()}
            stream = headers.get("content-type", "").startswith(("text/event-stream", "application/x-ndjson"))
            body = b"" if stream else response.read()
        except TimeoutError:
            return none("silent")
        except http.client.BadStatusLine as error:
            said = str(error).strip("'\"")
            return none(f"no HTTP: {said[:80]}" if said and "without response" not in said else "closed")
        except (OSError, http.client.HTTPException):
            return none("closed")
        return Answer(str(response.status), headers, time.monotonic() - began, body)


def fault_of(sent: Sent, answer: Answer) -> str:
    """What is wrong with an answer; "" if nothing is."""
    if answer.status.isdecimal():
        if answer.status.startswith("5") and answer.status != "503":
            return f"answered with {answer.status}"
        missing = [name for name in HEADERS if name.lower() not in answer.headers]
        if missing and not (answer.status in UNREAD and answer.body in EMPTY):
            return f"answered with {answer.status} without {', '.join(missing)}"
        return "" if answer.seconds <= LONGEST else f"answered after {answer.seconds:.1f} s"
    if answer.status.startswith("no HTTP"):
        return answer.status
    return f"not answered: {answer.status}" if sent.complete else ""


def fuzz(
    server: Mortal, requests: int, seed: int, tell: Callable[[str], None] = lambda text: None, most: int = 20
) -> Found:
    """Ask a server that runs already; end early after ``most`` faults."""
    world = World.made(server)
    maker, found, lock = Maker(world, seed), Found(), threading.Lock()
    numbers = iter(range(requests))
    before = server.log.stat().st_size

    def some() -> None:
        while True:
            with lock:
                number = next(numbers, None)
                if number is None or len(found.faults) >= most:
                    return
            sent = maker.made(number)
            try:
                answer = asked(server.port, sent)
                fault = fault_of(sent, answer)
            except OSError as error:
                answer, fault = Answer("no connection", {}, 0.0), f"no connection: {error}"
            with lock:
                found.sent += 1
                found.statuses[answer.status] += 1
                if fault:
                    found.faults.append(f"seed {seed}, request {number}: {fault}\n    {sent.data[:2000]!r}")
                if found.sent % 5000 == 0:
                    tell(str(found))

    threads = [threading.Thread(target=some) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with server.log.open("rb") as log:
        log.seek(before)
        if (said := log.read()).find(b"Traceback") >= 0:
            at = said.find(b"Traceback")
            found.faults.append(
                f"seed {seed}: the log has a traceback:\n{said[at:][:3000].decode(errors='replace')}"
            )
    alive = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
    if alive.status_code != 200:
        found.faults.append(f"seed {seed}: the server is not well afterwards: {alive.text}")
    return found


CONFIG = """
# What fits the schema and still cannot be granted (options that do not go together) is answered with 422.
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429", "503"]

[[operations]]
include-path-regex = "(actions|back|rematch)$"
parameters = {{ "path.table_id" = "{table}" }}
"""


def schemathesis(server: Mortal, examples: int, seed: int = 1) -> list[str]:
    """The command that has schemathesis try the protocol for programs, by its OpenAPI document.

    Some operations are tried at a table that there is: an id that is made up is only ever refused.
    """
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as owner:
        owner.get("/lang/en")
        table, (token, _) = _programs(server, owner.cookies["biberbau"])
    config = server.folder / "schemathesis.toml"
    config.write_text(CONFIG.format(table=table))
    options = {
        "--url": server.url,
        "--header": f"Authorization: Bearer {token}",
        "--exclude-path-regex": "stream$",
        "--max-examples": str(examples),
        "--seed": str(seed),
    }
    given = [part for option in options.items() for part in option]
    document = f"{server.url}/api/openapi.json"
    return [str(SCHEMATHESIS), "--config-file", str(config), "run", document, *given, "--no-color"]


def main() -> None:
    """Start a server, ask it, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--requests", type=int, default=100_000, metavar="N", help="(100000)")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), metavar="N")
    parser.add_argument(
        "--only", type=int, metavar="N", help="send one request of that seed, and show the answer"
    )
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="biberbau-fuzz-") as folder:
        server = Mortal(Path(folder))
        server.launch()
        try:
            server.wait_ready(PLAIN, TIMED)
            if given.only is not None:
                sent = Maker(World.made(server), given.seed).made(given.only)
                print(sent, asked(server.port, sent), server.log.read_text()[-5000:], sep="\n\n")
                return
            found = fuzz(server, given.requests, given.seed, lambda text: print(f"  {text}", flush=True))
        finally:
            server.kill()
    print(found)
    for fault in found.faults:
        print(f"  {fault}")
    sys.exit(1 if found.faults else 0)


if __name__ == "__main__":
    main()

"""The client: what it asks again, what it does not, and what it makes of refusals. The server is played here."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from biberbau.client import (
    AsyncClient,
    Client,
    RefusedByServerError,
    UnreachableError,
    UnsealedError,
    asking,
    run,
    run_async,
)
from biberbau.kernel.actions import Action
from biberbau.match import Game, Match, View
from biberbau.match.history import written

Answer = Callable[[], httpx.Response] | Exception
MATCH = Match(Game.of("beasty_bar", {"players": 2}), seed=1)
VIEW = MATCH.view(0)
STATE = {
    "table": "t1",
    "status": "playing",
    "stamp": "0.0",
    "ply": 0,
    "seat": 0,
    "your_turn": True,
    "view": VIEW.document(),
    "legal": [{"id": action.id, "notation": action.notation} for action in VIEW.legal],
    "result": None,
    "rematch": None,
}
PROBLEM = {"type": "/api#stale", "title": "Conflict", "status": 409, "key": "stale", "detail": "Look again."}
MEDIA = {"content-type": "application/problem+json"}


@pytest.fixture(autouse=True)
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long it would have waited, each time."""
    found: list[float] = []

    async def asleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr("time.sleep", found.append)
    monkeypatch.setattr("biberbau.client.asynchronous.asyncio.sleep", asleep)
    return found


def says(status: int, body: object = None, **headers: str) -> Callable[[], httpx.Response]:
    """An answer, made anew each time."""
    content = "" if body is None else json.dumps(body)
    return lambda: httpx.Response(status, content=content, headers=headers)


DONE = says(200, STATE)


class Server:
    """Answers one thing after the other."""

    def __init__(self, *answers: Answer) -> None:
        self.answers: Iterator[Answer] = iter(answers)
        self.asked: list[tuple[str, str, str]] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append((request.method, request.url.path, request.content.decode()))
        answer = next(self.answers)
        if isinstance(answer, Exception):
            raise answer
        return answer()

    @property
    def client(self) -> Client:
        return Client("https://table.example/", "bb_x", httpx.MockTransport(self))


LOST = httpx.ReadError("the line is broken")
AWAY = httpx.ConnectError("nobody is there")
SAFE: dict[str, Callable[[Client], object]] = {
    "state": lambda client: client.state("t1"),
    "act": lambda client: client.act("t1", "play 1", "0.0"),
    "join": lambda client: client.join("t1"),
    "back": lambda client: client.back("t1"),
}
ONCE: dict[str, Callable[[Client], object]] = {
    "open": lambda client: client.open("beasty_bar"),
    "start": lambda client: client.start("t1"),
}


@pytest.mark.parametrize("what", SAFE)
def test_what_stands_once_is_asked_again_until_there_is_an_answer(what: str, waited: list[float]) -> None:
    server = Server(LOST, AWAY, says(503), DONE)
    SAFE[what](server.client)
    assert len(set(server.asked)) == 1 and len(server.asked) == 4
    assert waited == sorted(waited) and len(waited) == 3


@pytest.mark.parametrize("what", ONCE)
def test_what_may_be_done_already_is_not_done_again(what: str) -> None:
    server = Server(LOST, DONE)
    with pytest.raises(UnreachableError, match="it may be done"):
        ONCE[what](server.client)
    server = Server(AWAY, DONE)  # the server has seen nothing of it
    ONCE[what](server.client)
    assert len(server.asked) == 2


def test_a_server_that_says_for_how_long_is_believed(waited: list[float]) -> None:
    server = Server(says(429, **{"retry-after": "7"}), DONE)
    server.client.state("t1")
    assert waited == [7.0]


def test_it_gives_up_in_the_end() -> None:
    with pytest.raises(UnreachableError, match="no answer"):
        Server(*[LOST] * asking.TRIES).client.state("t1")
    with pytest.raises(RefusedByServerError, match="503"):
        Server(*[says(503)] * asking.TRIES).client.state("t1")


def test_a_refusal_says_what_would_be_right() -> None:
    told = PROBLEM | {"stamp": "3.0", "legal": [{"id": 0, "notation": "play 1"}]}
    with pytest.raises(RefusedByServerError, match="409 stale: Look again") as refused:
        Server(says(409, told, **MEDIA)).client.act("t1", "play 2", "0.0")
    assert (refused.value.stamp, refused.value.legal) == ("3.0", ("play 1",))


def test_a_table_is_opened_under_the_seal_that_was_seen() -> None:
    """Words are drawn here and go with it; a server that deals under another seal is caught."""
    seal = {"seal": "number.abc", "commitment": "abc"}
    server = Server(says(200, seal), says(201, STATE | {"commitment": "abc"}))
    with server.client as client:
        client.open("beasty_bar", client.seal(), listed=True)
    assert [(method, path) for method, path, _ in server.asked] == [
        ("GET", "/api/bot/seal"),
        ("POST", "/api/bot/tables"),
    ]
    sent = json.loads(server.asked[1][2])
    assert sent["seal"] == "number.abc" and len(sent["words"]) == 32 and sent["listed"]
    with pytest.raises(UnsealedError, match="abc was shown before"):
        Server(says(201, STATE | {"commitment": "xyz"})).client.open("beasty_bar", seal)

    async def opens() -> None:
        other = Server(says(201, STATE | {"commitment": "xyz"}))
        async with AsyncClient("https://table.example/", "bb_x", httpx.MockTransport(other)) as client:
            await client.open("beasty_bar", seal, words="mine")

    with pytest.raises(UnsealedError):
        asyncio.run(opens())


def test_a_state_is_a_view() -> None:
    state = Server(DONE).client.state("t1")
    assert state.view == VIEW and state.legal == VIEW.legal and state.scores is None and not state.over


def lines(*events: object) -> Callable[[], httpx.Response]:
    content = "\n" + "".join(json.dumps(event) + "\n\n" for event in events)
    return lambda: httpx.Response(200, content=content)


def test_a_stream_that_breaks_is_opened_again() -> None:
    turn = {"event": "turn", "table": "t1", "game": "beasty_bar", "state": STATE}
    server = Server(lines({"event": "began", "table": "t1"}), AWAY, says(502), lines(turn), LOST)
    heard = [event for _, event in zip(range(2), server.client.events(), strict=False)]
    assert [event.kind for event in heard] == ["began", "turn"]
    assert heard[1].state is not None and heard[1].state.view == VIEW
    with pytest.raises(RefusedByServerError, match="401"):
        next(Server(says(401)).client.events())


TURN = {"event": "turn", "table": "t1", "game": "beasty_bar", "state": STATE}
ENDED = {"event": "ended", "table": "t1", "game": "beasty_bar", "state": STATE | {"status": "over"}}
INVITED = {"event": "invited", "table": "t2", "game": "beasty_bar"}
QUIET = {"event": "began", "table": "t1"}
OUTAGES: dict[str, Answer] = {"away": AWAY, "broken": LOST, "starting": says(503), "proxy": says(502)}


@pytest.mark.parametrize("outage", OUTAGES)
@pytest.mark.parametrize("waits", ["act", "join"])
@pytest.mark.parametrize("beside", [False, True])
def test_what_finds_nobody_waits_as_patiently_as_the_stream(
    monkeypatch: pytest.MonkeyPatch, outage: str, waits: str, beside: bool
) -> None:
    """However long an outage is, the run goes on, and what waited then is told and done."""
    told, done = {"act": (TURN, "actions"), "join": (INVITED, "join")}[waits]
    stream = [
        lines(told, QUIET),
        *[AWAY] * 3,
        lines(told, QUIET),
        lines(told, QUIET),
        lines(ENDED),
    ]
    answers = [*[OUTAGES[outage]] * (2 * asking.TRIES), DONE]
    opened, posted = iter(stream), iter(answers)
    asked: list[str] = []

    def serves(request: httpx.Request) -> httpx.Response:
        found = next(opened if request.url.path.endswith("/stream") else posted)
        if isinstance(found, Exception):
            raise found
        if request.method == "POST":
            asked.append(request.url.path.rpartition("/")[2])
        return found()

    transport = httpx.MockTransport(serves)
    if beside:
        made: Callable[..., object] = lambda url, token: AsyncClient(url, token, transport)  # noqa: E731
        monkeypatch.setattr("biberbau.client.playing.AsyncClient", made)
        with ThreadPoolExecutor(1) as thread:
            playing = run_async("greedy", "https://table.example", "bb_x", 1)
            thread.submit(asyncio.run, playing).result()
    else:
        made = lambda url, token: Client(url, token, transport)  # noqa: E731
        monkeypatch.setattr("biberbau.client.playing.Client", made)
        run("greedy", "https://table.example", "bb_x", 1)
    assert asked[-1] == done and next(posted, None) is None


def test_what_the_bot_did_wrong_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = says(409, PROBLEM | {"key": "illegal-why"}, **MEDIA)
    server = Server(lines(TURN), wrong)
    monkeypatch.setattr("biberbau.client.playing.Client", lambda url, token: server.client)
    with pytest.raises(RefusedByServerError, match="illegal-why"):
        run("greedy", "https://table.example", "bb_x")


def test_the_async_client_does_the_same(waited: list[float]) -> None:
    server = Server(LOST, DONE, lines({"event": "began"}), LOST, lines({"event": "leaving"}))

    async def asks() -> list[str]:
        transport = httpx.MockTransport(server)
        async with AsyncClient("https://table.example", "bb_x", transport) as client:
            assert (await client.act("t1", "play 1", "0.0")).table == "t1"
            found: list[str] = []
            async for event in client.events():
                found.append(event.kind)
                if len(found) == 2:
                    break
            return found

    with ThreadPoolExecutor(1) as thread:  # the browser's tests leave a loop running in this one
        assert thread.submit(asyncio.run, asks()).result() == ["began", "leaving"]
    assert len(waited) == 3


def with_knowledge(match: Match, seat: int) -> tuple[dict[str, object], dict[str, object]]:
    """A table as a server tells it, and what a seat has seen there."""
    view = match.view(seat)
    state = STATE | {"ply": match.ply, "seat": seat, "view": view.document(), "legal": []}
    told = {"table": "t1", "stamp": "0.0", "goes_by": view.goes_by}
    return state, told | {"history": written(match.game.kind, view.history or ())}


@pytest.mark.compiled
def test_a_state_with_a_history_gives_the_view_of_the_table() -> None:
    match, chance = Match(Game.of("frantic", {"players": 3}), 3), random.Random(3)
    for _ in range(60):
        match.play(chance.choice(match.legal()))
    document, told = with_knowledge(match, 1)
    server = Server(says(200, document), says(200, told))
    state, seen = server.client.state("t1"), server.client.history("t1")
    assert state.view.goes_by == "bounds"
    view = state.with_history(seen).view
    assert view.goes_by == "history" and view.history == match.view(1).history and view.ply == match.ply
    with pytest.raises(ValueError, match=r"of position 1\.0, and this is 0\.0"):
        state.with_history({**seen, "stamp": "1.0"})


@pytest.mark.compiled
def test_a_bot_has_a_past_there_where_it_is_asked_for_and_of_use(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seen = Match(Game.of("frantic", {"players": 3}), 3), list[str]()
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    document, told = with_knowledge(match, match.to_act or 0)

    def bot(view: View, seed: bytes) -> Action:
        seen.append(view.goes_by)
        return view.legal[0]

    for game, turn in (("frantic", document), ("beasty_bar", STATE)):
        for stamp in ("0.0", "0.1"):  # the second: the table has moved on
            ended = {"event": "ended", "table": "t1", "game": game, "state": turn}
            answers = [says(200, told | {"stamp": stamp})] if game == "frantic" else []
            stream = lines({"event": "turn", "table": "t1", "game": game, "state": turn}, ended)
            server = Server(stream, *answers, DONE)
            monkeypatch.setattr(
                "biberbau.client.playing.Client", lambda url, token, server=server: server.client
            )
            run(bot, "https://table.example", "bb_x", 1, history=True)
    assert seen == ["history", "bounds", "state", "state"]

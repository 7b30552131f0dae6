"""Signing out: of one browser, of all others, in every process; and what a ban ends besides."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from html import unescape

import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from biberbau.web.domain.messages import SAYS
from biberbau.web.domain.tokens import player_of
from biberbau.web.http.limits import Fairness, Limits
from biberbau.web.http.requests import COOKIE, Cookies, Visitor
from biberbau.web.play import server_policy
from biberbau.web.play.programs import make
from biberbau.web.storage.sessions import Sessions, sign_out_everywhere
from biberbau.web.storage.store import Store

from .declaring import directory
from .serving import PATIENCE, Person, Running, Stream

pytestmark = pytest.mark.compiled

Browsers = Callable[..., Person]


@pytest.fixture
def browsers(running: Running) -> Iterator[Browsers]:
    """Further browsers: with the cookie of somebody, as a thief of it would have, or with none."""
    with ExitStack() as opened:

        def another(person: Person | None = None) -> Person:
            other = opened.enter_context(running.person())
            if person is not None:
                other.http.cookies.set(COOKIE, str(person.http.cookies.get(COOKIE)))
            return other

        yield another


def is_anna(person: Person) -> bool:
    return "You are Anna" in unescape(person.get("/you", headers={"Accept-Language": "en"}).text)


def test_signing_out_here_is_meant_and_ends_at_this_browser(anna: Person, browsers: Browsers) -> None:
    anna.post("/you", {"name": "Anna"})
    phone = browsers(anna)
    page = anna.get("/you/out").text
    assert SAYS("en", "out-no-passkey") in unescape(page)
    assert anna.post("/you/out").status_code == 409
    assert is_anna(anna)
    answer = anna.post("/you/out", {"sure": "1"})
    assert answer.status_code == 200 and SAYS("en", "out-done-title") in answer.text
    assert COOKIE not in anna.http.cookies
    assert not is_anna(anna) and is_anna(phone)


def test_signing_out_elsewhere_leaves_this_browser_alone(anna: Person, browsers: Browsers) -> None:
    table = anna.open_table("Anna", "keen")
    thief = browsers(anna)
    link = anna.post("/you/link").text.partition("/you/on/")[2].partition('"')[0]
    assert is_anna(thief)
    answer = anna.post("/you/out/others")
    assert answer.headers["location"] == "/you?said=out"
    assert is_anna(anna)
    assert not is_anna(thief)
    assert "set-cookie" not in thief.get("/").headers
    assert anna.post(f"/t/{table}/leave", {}).status_code != 403
    assert thief.post(f"/t/{table}/leave", {"sure": "1"}).status_code == 403
    assert browsers().get(f"/you/on/{link}").status_code == 404
    again = browsers(anna)
    assert is_anna(again)


def test_a_cookie_from_before_times_were_written_down_counts_until_its_person_signs_out() -> None:
    since = dict[str, float]()
    cookies = Cookies(b"k" * 32, lambda player: since.get(player, 0.0))
    old = cookies._serializer.dumps(["token", "Anna", "de"])
    headers = [(b"cookie", f"{COOKIE}={old}".encode())]
    assert cookies.visitor(headers).name == "Anna"
    since[player_of("token")] = time.time()
    assert cookies.visitor(headers) == Visitor(chosen="de", accepted="en")
    assert cookies.player(headers) is None


def test_a_new_cookie_counts_although_another_clock_is_ahead() -> None:
    ahead = time.time() + 3600
    cookies = Cookies(b"k" * 32, lambda player: ahead)
    response = Response()
    cookies.write(response, Visitor("token", "Anna"), secure=False)
    text = response.headers["set-cookie"].partition(";")[0]
    assert cookies.visitor([(b"cookie", text.encode())]).name == "Anna"


def test_another_process_learns_who_has_signed_out(database: str) -> None:
    async def scene() -> None:
        here, late = Sessions(store), Sessions(store)
        await here.look()
        sign_out_everywhere(store, "a" * 64)
        sign_out_everywhere(store, "b" * 64)
        await here.look()
        await late.look()
        assert here.counts_from("a" * 64) == late.counts_from("a" * 64) > 0
        first = here.counts_from("a" * 64)
        sign_out_everywhere(store, "a" * 64)
        await here.look()
        assert here.counts_from("a" * 64) > first
        assert here.counts_from("c" * 64) == 0

    store = Store(database)
    asyncio.run(scene())
    store.close()


def test_whose_owner_may_not_come_in_neither_may_the_program(database: str) -> None:
    store = Store(database)
    owner, other = "a" * 64, "b" * 64
    (_, theirs), (_, others), (_, operators) = (make(store, who, "Robot") for who in (owner, other, None))
    banned = server_policy.ban(store, f"player:{owner}", 1, "Anna", "")
    mine = server_policy.ServerPolicy(store)
    mine.decided = server_policy.decided(store)
    assert [ban.what for ban in mine.decided.bans.values()] == [f"player:{owner}"]
    refusal = mine.refusal(theirs.player, None)
    assert refusal is not None and refusal.status == 403
    assert mine.refusal(others.player, None) is None
    assert mine.refusal(operators.player, None) is None
    mine.decided = replace(mine.decided, bans={owner: replace(banned, until=0.0)})
    assert mine.refusal(theirs.player, None) is None
    server_policy.unban(store, banned.id)
    mine.decided = server_policy.decided(store)
    assert mine.refusal(theirs.player, None) is None
    store.close()


@pytest.mark.parametrize("of", ["", "/lobby"])
def test_every_stream_of_who_has_signed_out_ends(
    anna: Person, ben: Person, browsers: Browsers, of: str
) -> None:
    """With its next message at the latest, whatever it is about."""
    table = anna.open_table("Anna", "open")
    thief = browsers(anna)
    stream, own = Stream(thief, table, of=of), Stream(ben, table, of=of)
    anna.post("/you/out/others")
    anna.post("/new/beasty_bar", {"name": "Anna", "option.players": "2", "seat1": "open", "listed": "1"})
    ben.sit_down(table)
    assert stream.ended.wait(PATIENCE)
    assert not own.ended.is_set()
    for one in (stream, own):
        one.close()


def test_a_refusal_at_a_stream_s_address_is_sent_as_a_whole() -> None:
    """Also to a person who signs out between its head and its body."""
    since = dict[str, float]()
    cookies = Cookies(b"k" * 32, lambda player: since.get(player, 0.0))
    given = Response()
    cookies.write(given, Visitor("token", "Anna"), secure=False)
    cookie = given.headers["set-cookie"].partition(";")[0].encode()
    sent: list[Message] = []

    async def refuses(scope: Scope, receive: Receive, send: Send) -> None:
        async def signs_out_between(message: Message) -> None:
            await send(message)
            since[player_of("token")] = time.time() + 60

        await Response("no such table", 404)(scope, receive, signs_out_between)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    guard = Limits(refuses, Fairness(0.0), directory().of, cookies, lambda *_: Response(), lambda kind: None)
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/t/none/events",
        "query_string": b"",
        "client": ("198.51.100.4", 1),
        "headers": [(b"cookie", cookie)],
    }
    asyncio.run(guard(scope, receive, send))
    assert b"".join(message.get("body", b"") for message in sent) == b"no such table"

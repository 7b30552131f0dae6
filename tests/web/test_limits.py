"""Fair shares: a client that asks for too much is told so and for how long, and a player never is."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from biberbau.web.app.application import all_routes, create_app
from biberbau.web.app.settings import Settings, SettingsError, limits_factor
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.http import limits
from biberbau.web.http import requests as web_http
from biberbau.web.http.addresses import UNREADABLE
from biberbau.web.http.declared import FREE, Directory, UndeclaredError
from biberbau.web.http.limits import (
    SHARES,
    STREAMS,
    Bucket,
    Fairness,
    Share,
    Shares,
    network_of,
    wide_of,
)
from biberbau.web.http.requests import COOKIE, FORM_BYTES, Cookies, Visitor, read_form
from biberbau.web.http.routing import Routes

from .declaring import directory, share_of
from .scenes import played_out, request_with

ELSEWHERE = ("203.0.113.5", 4711)


def test_a_bucket_gives_a_burst_and_then_one_at_a_time() -> None:
    bucket = Bucket(Share(5, 2.0))
    for _ in range(5):
        assert bucket.wait("anna", 100.0) == 0
        bucket.take("anna", 100.0)
    assert bucket.wait("anna", 100.0) == 2.0 and bucket.wait("ben", 100.0) == 0
    assert bucket.wait("anna", 101.5) == 0.5 and bucket.wait("anna", 102.0) == 0
    bucket.take("anna", 102.0)
    assert bucket.wait("anna", 102.0) == 2.0
    for _ in range(5):  # it fills again, but no further than it did at first
        assert bucket.wait("anna", 1000.0) == 0
        bucket.take("anna", 1000.0)
    assert bucket.wait("anna", 1000.0) == 2.0


def test_a_larger_share_has_a_larger_burst_and_comes_back_sooner() -> None:
    bucket = Bucket(Share(5, 2.0), factor=4)
    for _ in range(20):
        assert bucket.wait("anna", 0.0) == 0
        bucket.take("anna", 0.0)
    assert bucket.wait("anna", 0.0) == 0.5


def test_what_a_bucket_remembers_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 100)
    bucket = Bucket(Share(1, 1.0))
    for number in range(1000):
        bucket.take(str(number), number / 10)  # those of a second ago are whole again
    assert len(bucket._whole_at) <= 100
    for number in range(1000):
        bucket.take(f"at once {number}", 200.0)
    assert len(bucket._whole_at) <= 100 and bucket.wait("at once 999", 200.0) > 0


def test_a_refused_request_takes_nothing_from_the_share_of_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    fairness = Fairness()
    monkeypatch.setattr("time.monotonic", lambda: 50.0)
    for _ in range(SHARES["posts"].player.burst):
        fairness.ask("posts", "anna", "203.0.113.5")
    for _ in range(10_000):  # her own share is gone; that of her network is no longer touched
        with pytest.raises(RefusedError) as refused:
            fairness.ask("posts", "anna", "203.0.113.5")
    assert (refused.value.status, refused.value.key, refused.value.retry_after) == (429, "limit-posts", 1)
    fairness.ask("posts", "ben", "203.0.113.5")


def test_a_club_behind_one_address_plays_on() -> None:
    """Forty people who all act twice a second for a minute, look at pages and want a hint now and then."""
    fairness, now = Fairness(), [0.0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.monotonic", lambda: now[0])
        for _ in range(40):
            fairness.ask("tables", None, "203.0.113.5")
        for half in range(120):
            now[0] = half / 2
            for number in range(40):
                fairness.ask("posts", f"player {number}", "203.0.113.5")
                fairness.ask("pages", f"player {number}", "203.0.113.5")
                if half % 20 == number % 20:
                    fairness.ask("hints", f"player {number}", "203.0.113.5")
        for number in range(120):  # three tables each
            fairness.stream_opens(f"player {number % 40}", "203.0.113.5")


def test_a_person_who_clicks_as_fast_as_they_can_meets_no_limit() -> None:
    fairness = Fairness()
    with pytest.MonkeyPatch.context() as patch:
        for click in range(600):  # ten clicks a second for a minute, without end
            patch.setattr("time.monotonic", lambda click=click: click / 10)
            fairness.ask("posts", "anna", None)


def test_streams_are_counted_while_they_are_open() -> None:
    fairness = Fairness()
    for _ in range(STREAMS[0]):
        fairness.stream_opens("anna", "203.0.113.5")
    with pytest.raises(RefusedError, match=r"more tables open"):
        fairness.stream_opens("anna", "203.0.113.5")
    fairness.stream_closes("anna", "203.0.113.5")
    fairness.stream_opens("anna", "203.0.113.5")
    for number in range(STREAMS[1] - STREAMS[0]):
        fairness.stream_opens(f"spectator {number}", "203.0.113.5")
    with pytest.raises(RefusedError) as refused:
        fairness.stream_opens(None, "203.0.113.5")
    assert refused.value.key == "limit-network"
    for number in range(STREAMS[1] - STREAMS[0]):
        fairness.stream_closes(f"spectator {number}", "203.0.113.5")
    for _ in range(STREAMS[0]):
        fairness.stream_closes("anna", "203.0.113.5")
    assert not fairness._open


def test_without_limits_nothing_is_refused() -> None:
    fairness = Fairness(0)
    for _ in range(5000):
        fairness.ask("tables", "anna", "203.0.113.5")
        fairness.stream_opens("anna", "203.0.113.5")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3::4", "20010db800010002::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "20010db800010002::/64"),
        ("127.0.0.1", None),
        ("127.8.8.8", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("", UNREADABLE),
        ("unknown", UNREADABLE),
        ("203.0.113.555", UNREADABLE),
    ],
)
def test_an_address_belongs_to_its_network(address: str, network: str | None) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/new/beasty_bar", "tables"),
        ("POST", "/t/abc/rematch", "tables"),
        ("POST", "/play", "tables"),
        ("POST", "/code", "codes"),
        ("POST", "/tournaments/new/beasty_bar", "tournaments"),
        ("POST", "/tournaments/abc/join", "kept"),
        ("POST", "/lab/new/beasty_bar", "reports"),
        ("POST", "/lab/abc/stop", "kept"),
        ("POST", "/you", "kept"),
        ("POST", "/t/abc/join", "kept"),
        ("POST", "/t/abc/chat", "lines"),
        ("POST", "/t/abc/act", "posts"),
        ("POST", "/api/bot/tables/abc/actions", "posts"),
        ("POST", "/elsewhere/act", "kept"),
        ("GET", "/t/abc/hint", "hints"),
        ("GET", "/t/abc/events", "pages"),
        ("GET", "/", "pages"),
        ("OPTIONS", "/odd", "pages"),
        ("GET", "/static/table.js", "free"),
        ("GET", "/games/beasty_bar/art/bee.svg", "free"),
        ("GET", "/healthz", "free"),
        ("GET", "/metrics", "free"),
    ],
)
def test_each_route_has_its_share(method: str, path: str, kind: str) -> None:
    assert share_of(method, path) == kind


@pytest.mark.parametrize("wrong", ["", "many", "-1", "0", "nan", "inf"])
def test_the_factor_is_a_number(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for text, factor in (("on", 1.0), ("off", 0.0), ("2.5", 2.5), (" OFF ", 0.0)):
        monkeypatch.setenv("BIBERBAU_LIMITS", text)
        assert limits_factor() == factor
    monkeypatch.setenv("BIBERBAU_LIMITS", wrong)
    with pytest.raises(SettingsError, match="on, off or by how much"):
        limits_factor()


def asked(fairness: Fairness, kind: str, people: Iterable[tuple[str | None, str | None]]) -> int:
    """How many of these who ask one after the other, in no time, are granted it."""
    granted = 0
    for player, network in people:
        with suppress(RefusedError):
            fairness.ask(kind, player, network)
            granted += 1
    return granted


@pytest.mark.parametrize("kind", SHARES)
def test_new_networks_and_new_cookies_buy_no_new_share(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has a /48 has 65,536 networks, and as many cookies as they like."""
    monkeypatch.setattr("time.monotonic", lambda: 50.0)
    share = SHARES[kind]
    one = [(f"player {number}", "20010db800010001::/64") for number in range(share.network.burst + 5)]
    many = [(f"player {number}", f"20010db80001{number:04x}::/64") for number in range(share.wide.burst + 5)]
    assert asked(Fairness(), kind, one) == share.network.burst
    assert asked(Fairness(), kind, many) == share.wide.burst
    assert asked(Fairness(), kind, ((who, None) for who, _ in one[:5])) == 5
    if share.everybody is not None:
        most = share.everybody.burst
        everywhere = [(f"player {number}", f"20010db8{number:04x}0001::/64") for number in range(most + 5)]
        assert asked(Fairness(), kind, everywhere) == most
        # nor does a proxy that was not declared, behind which all seem to come from this machine
        assert asked(Fairness(), kind, ((who, None) for who, _ in everywhere)) == most


def test_all_that_is_kept_for_long_has_a_bound_for_all_together(tmp_path: Path) -> None:
    """Of every route that takes posts, as the application has them; what is played at a table is bounded by its game."""
    app = create_app(Settings(folder=tmp_path, limits=0))
    unbounded = set()
    for route in app.routes:
        assert isinstance(route, Route), f"walk into {route}, too"
        path = re.sub(r"{\w+(:\w+)?}", "x", route.path)
        if "POST" in (route.methods or ()) and SHARES[share_of("POST", path)].everybody is None:
            unbounded.add("/" + path.rpartition("/")[2])
    app.state.server.tables.store.close()
    assert unbounded == {"/act", "/ahead", "/asked", "/undo", "/back", "/pause", "/actions"}


def test_networks_of_one_provider_are_one_wide_network() -> None:
    assert (
        wide_of(network_of("2001:db8:1:2:3::4"))
        == wide_of(network_of("2001:db8:1:ffff::"))
        == "20010db80001::/48"
    )
    assert wide_of(network_of("2001:db8:2::")) != wide_of(network_of("2001:db8:1::"))
    assert [wide_of(network) for network in ("203.0.113.5", UNREADABLE, None)] == [None] * 3


def test_wrong_codes_are_bounded_and_right_ones_cost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here everybody seems to come from this machine, with a fresh cookie each time, and a /48 has many networks."""
    monkeypatch.setattr("biberbau.web.http.limits.time", SimpleNamespace(monotonic=lambda: 50.0))
    form = {"name": "Anna", "option.players": "2", "seat1": "open"}
    most = Shares(Share(8, 20.0), Share(5, 60.0), Share(10, 30.0), Share(30, 10.0))
    monkeypatch.setitem(SHARES, "codes", most)

    async def scene(address: Callable[[int], str], bound: int) -> None:
        app = create_app(Settings(folder=tmp_path, limits=1.0))
        server = app.state.server

        def client(number: int) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app, client=(address(number), 4711))
            return httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=HEADERS)

        async with client(0) as anna:
            opened = (await anna.post("/new/beasty_bar", data=form)).headers["location"]
            code = server.tables.read(opened.rpartition("/")[2]).code
        wrong = f"{(int(code) + 1) % 10**6:06}"
        for number in range(bound + 20):  # a person with the right code takes nothing from anybody
            async with client(number) as ben:
                assert (await ben.post("/code", data={"code": code})).status_code == 201
        told = []
        for number in range(bound + 20):
            async with client(number) as eve:
                told.append((await eve.post("/code", data={"code": wrong})).status_code)
        assert told == [404] * bound + [429] * 20
        server.tables.store.close()

    played_out(scene(lambda number: "127.0.0.1", most.everybody.burst if most.everybody else 0))
    played_out(scene(lambda number: f"2001:db8:1:{number:x}::1", most.wide.burst))


# ---------------------------------------------------------------------------------------------------- over HTTP

HEADERS = {"accept": "text/vnd.biberbau"}


@asynccontextmanager
async def client(tmp_path: Path, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(Settings(folder=tmp_path, limits=1.0))
    transport = httpx.ASGITransport(app, client=ELSEWHERE)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as found:
        yield found
    app.state.server.tables.store.close()


def test_a_person_who_asks_for_too_much_is_told_in_their_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # a slow machine would give shares back while it answers
    monkeypatch.setattr("biberbau.web.http.limits.time", SimpleNamespace(monotonic=lambda: 50.0))

    async def scene() -> None:
        async with client(tmp_path, **{"accept-language": "de"}) as browser:
            form = {"name": "Anna", "lang": "de"}
            assert (await browser.post("/new/beasty_bar", data=form)).cookies  # now she is known
            for _ in range(SHARES["pages"].player.burst):
                assert (await browser.get("/odd")).status_code == 404
            answer = await browser.get("/odd")
            assert answer.status_code == 429 and answer.headers["retry-after"] == "1"
            assert answer.headers["content-type"].startswith("text/html")
            assert "<title>Zu schnell" in answer.text and "Warte eine Sekunde" in answer.text
            assert "frame-ancestors" in answer.headers["content-security-policy"]
            live = await browser.get("/odd", headers={"Accept": "text/vnd.biberbau"})
            assert live.status_code == 429 and live.text == SAYS("de", "limit-pages", seconds=1)
            assert (await browser.get("/static/table.js")).status_code in (200, 404)  # costs next to nothing
            browser.cookies.clear()
            assert (await browser.get("/odd")).status_code == 404  # somebody else behind the same address

    played_out(scene())


def test_too_much_is_said_before_anything_of_it_is_read(tmp_path: Path) -> None:
    app = create_app(Settings(folder=tmp_path))
    read = [0]

    async def receive() -> Message:
        read[0] += 1
        return {"type": "http.request", "body": b"x" * 1000, "more_body": True}

    async def post(length: str | None) -> int:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        headers = [(b"host", b"localhost"), *([(b"content-length", length.encode())] if length else [])]
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/new/beasty_bar",
            "query_string": b"",
            "headers": headers,
        }
        await app(scope, receive, send)
        return int(sent[0]["status"])

    for length in (str(FORM_BYTES + 1), "9" * 10, "9" * 400):
        assert (played_out(post(length)), read[0]) == (413, 0)
    assert (
        played_out(post(None)) == 413 and read[0] == FORM_BYTES // 1000 + 1
    )  # in pieces: as soon as it is too much
    app.state.server.tables.store.close()


def test_a_form_that_does_not_arrive_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_http, "FORM_SECONDS", 0.05)

    async def receive() -> Message:
        await asyncio.sleep(0.03)  # each piece comes soon, the whole never
        return {"type": "http.request", "body": b"a", "more_body": True}

    async def gone() -> Message:
        return {"type": "http.disconnect"}

    def asked(receive: Receive) -> Request:
        return Request({"type": "http", "method": "POST", "headers": []}, receive)

    with pytest.raises(RefusedError) as refused:
        played_out(read_form(asked(receive)))
    assert (refused.value.status, refused.value.key) == (408, "too-slow")
    with pytest.raises(ClientDisconnect):
        played_out(read_form(asked(gone)))


def test_a_refused_stream_frees_nothing_and_an_ended_one_its_place(tmp_path: Path) -> None:
    fairness, refusals, open_now = Fairness(), list[str](), list[int]()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        open_now.append(fairness._open["203.0.113.5"])
        raise ConnectionResetError

    async def answer_nothing(scope: Scope, receive: Receive, send: Send) -> None:
        return None

    guard = limits.Limits(
        app, fairness, directory().of, Cookies(b"k" * 32), lambda *_: answer_nothing, refusals.append
    )  # type: ignore[arg-type, return-value]
    scope = {"type": "http", "method": "GET", "path": "/t/abc/events", "headers": [], "client": ELSEWHERE}

    async def scene() -> None:
        for _ in range(3):
            with pytest.raises(ConnectionResetError):
                await guard(scope, None, None)  # type: ignore[arg-type]
        for _ in range(STREAMS[1]):
            fairness.stream_opens(None, "203.0.113.5")
        await guard(scope, None, None)  # type: ignore[arg-type]

    played_out(scene())
    assert open_now == [1, 1, 1] and refusals == ["limit-network"]
    assert fairness._open["203.0.113.5"] == STREAMS[1]


# ----------------------------------------------------------------------------------------------------- cookies


def test_a_cookie_is_checked_once_and_a_forged_one_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    cookies, checked = Cookies(b"k" * 32), list[str]()
    text = cookies._serializer.dumps(["token", "Anna", "de"])
    loads = cookies._serializer.loads
    monkeypatch.setattr(cookies._serializer, "loads", lambda text: checked.append(text) or loads(text))
    first = cookies.read(request_with(str(text)))
    assert cookies.read(request_with(str(text))) is first and len(checked) == 1
    assert cookies.read(request_with(str(text), "en")).accepted == "en"
    for _ in range(2):
        with pytest.raises(RefusedError):
            cookies.read(request_with(f"{text}x"))
    assert len(checked) == 4
    assert cookies.player([(b"cookie", f"{COOKIE}=odd".encode())]) is None
    assert cookies.player([(b"cookie", f"{COOKIE}={text}".encode())]) == Visitor("token").player


def test_cookies_that_are_known_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cookies, "KEPT", 3)
    cookies = Cookies(b"k" * 32)
    for number in (1, 2, 3, 1, 4):
        cookies.visitor([(b"cookie", f"x={number}".encode())])
    assert [key[0] for key in cookies._known] == [b"x=3", b"x=1", b"x=4"]  # what was asked for last stays
    cookies.visitor([(b"cookie", b"x=" + b"y" * Cookies.LONGEST)])
    assert len(cookies._known) == 3


def test_an_allowance_given_back_says_whose_it_is_and_why(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with client(tmp_path) as browser:
            for _ in range(10 * SHARES["tables"].network.burst):
                answer = await browser.post("/new/odd")
                if answer.status_code == 429:
                    break
            assert answer.status_code == 429

    played_out(scene())
    record = next(record for record in caplog.records if record.name == "biberbau.web.http.limits")
    assert (record.kind, record.client) == ("limit-network", ELSEWHERE[0])  # type: ignore[attr-defined]
    assert ELSEWHERE[0] not in record.getMessage()  # a formatter decides what is shown of it


def test_the_server_does_not_start_with_a_route_that_declares_nothing() -> None:
    with pytest.raises(UndeclaredError, match="declares no share"):
        Directory([*all_routes(), Route("/new", lambda request: Response())])
    with pytest.raises(UndeclaredError, match="whether it lifts the veil"):
        Routes().get("/t/{table_id}/cards", share="pages")
    with pytest.raises(TypeError, match="share"):
        Routes().get("/cards")  # type: ignore[call-arg]


@pytest.mark.parametrize("end", ["", "\n"])  # an expression's end is before a line's end, too
def test_an_address_costs_what_the_route_declares_that_answers_it(end: str) -> None:
    routes = all_routes()
    for route in routes:
        path = re.sub(r"{[^}]*}", "7", route.path) + end
        for method in route.declared:
            answers = [one for one in routes if one.path_regex.match(path) and method in one.declared]
            assert not answers or directory().of(method, path) == answers[0].declared[method]


def test_every_declared_share_is_one_of_the_shares() -> None:
    assert {one.share for route in all_routes() for one in route.declared.values()} <= {*SHARES, FREE}

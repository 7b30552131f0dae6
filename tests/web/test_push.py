"""Being told of a turn while no page is open: by Web Push, once for each turn, and only where a browser can be."""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import re
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from biberbau.games.common.view.shown import shown
from biberbau.web.app.application import create_app
from biberbau.web.app.background import Background
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.domain.terms import Terms
from biberbau.web.play import push as push_module
from biberbau.web.play.push import (
    GONE,
    Https,
    Occasion,
    Pusher,
    asked,
    begun,
    checked_endpoint,
    invited,
    is_public,
    nudged,
    public_key,
    request,
    status_of,
    turned,
)
from biberbau.web.storage.store import Seat, Store

from .browsing import PHONE, Sit, needs_chromium
from .scenes import played_out
from .serving import LIVE, Person, Running
from .storing import ANNA, BEN, record_of
from .test_access import violations

pytestmark = pytest.mark.compiled

PLACE = "https://push.service.example.com/send/1?key=a%20b"
KEY = b"k" * 32
DAYS = Terms(clock="days 3")
TITLE = shown("beasty_bar").words.title("en")


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Receiver:
    """A browser: it alone can read what is posted to its endpoint."""

    def __init__(self, endpoint: str = PLACE) -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        form = serialization.PublicFormat.UncompressedPoint
        self.public = self._private.public_key().public_bytes(serialization.Encoding.X962, form)

    @property
    def form(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": text(self.public), "auth": text(self._auth)}

    def read(self, body: bytes) -> dict[str, str]:
        import http_ece

        plain = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, str] = json.loads(plain)
        return found


@dataclass
class Service:
    """A push service: what was posted to it. ``answer``: the status that it gives, or what goes wrong."""

    posts: list[tuple[str, Mapping[str, str], bytes]] = field(default_factory=list)
    answer: int | Exception = 201

    async def __call__(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        self.posts.append((endpoint, headers, body))
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def always(_: Occasion) -> bool:
    return True


@dataclass
class Told:
    """A pusher with a service of its own, on a database with a table."""

    store: Store
    service: Service
    pusher: Pusher

    def tells(self, *occasions: Occasion, still: Callable[[Occasion], bool] = always) -> int:
        """How many messages are posted for them."""

        async def scene() -> None:
            self.pusher.tell(occasions, still)
            await self.pusher.told()

        before = len(self.service.posts)
        played_out(scene())
        return len(self.service.posts) - before

    def begins(self, player: str = ANNA, receiver: Receiver | None = None, lang: str = "en") -> Receiver:
        found = receiver or Receiver()
        played_out(self.pusher.begin(player, found.form, lang, "table.example"))
        return found


@pytest.fixture
def told(database: str) -> Iterator[Told]:
    store, service = Store(database), Service()
    store.create(record_of("one"))
    pusher = Pusher(store, KEY, send=service)
    pusher.pause = 0.0
    yield Told(store, service, pusher)
    store.close()


def turn(number: int, player: str = ANNA) -> Occasion:
    return Occasion(player, "one", number, "turn", "beasty_bar", ("Ben", "Wilma"))


# ----------------------------------------------------------------------------------------------- what is sent


def test_only_that_browser_can_read_it_and_the_service_knows_who_sent_it(told: Told) -> None:
    from pywebpush import Vapid

    anna = told.begins()
    assert told.tells(turn(4)) == 1
    ((endpoint, headers, body),) = told.service.posts
    assert endpoint == PLACE and b"Beasty" not in body
    assert anna.read(body) == {
        "title": "Your turn",
        "body": f"It is your turn in {TITLE} with Ben and Wilma.",
        "lang": "en",
        "path": "/t/one",
        "tag": "one",
    }
    assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", "one")
    assert int(headers["TTL"]) > 24 * 3600
    authorization = headers["Authorization"]
    assert Vapid.verify(authorization)
    assert authorization.rpartition("k=")[2].rstrip("=") == public_key(KEY)
    middle = authorization.partition("t=")[2].partition(".")[2].partition(".")[0]
    claims = json.loads(base64.urlsafe_b64decode(middle + "=" * (-len(middle) % 4)))
    assert claims["aud"] == "https://push.service.example.com"
    assert claims["sub"] == "https://table.example"
    assert time.time() < claims["exp"] < time.time() + 24 * 3600


def test_the_operator_may_say_where_to_reach_them(told: Told) -> None:
    told.pusher._contact = "mailto:anna@table.example"
    told.begins()
    told.tells(turn(1))
    token = told.service.posts[0][1]["Authorization"].partition("t=")[2].split(".")[1]
    assert "mailto:anna@table.example" in base64.urlsafe_b64decode(token + "===").decode()


@pytest.mark.parametrize(
    ("lang", "said"), [("de", "Du bist dran"), ("fr", "À toi de jouer"), ("xx", "Your turn")]
)
def test_in_the_reader_s_language(told: Told, lang: str, said: str) -> None:
    anna = told.begins(lang=lang)
    told.tells(turn(1))
    assert anna.read(told.service.posts[0][2])["title"] == said


def test_nobody_is_told_of_a_turn_twice(told: Told) -> None:
    """Nor by another process, nor after an undo; and all browsers of a player are told."""
    told.begins()
    assert told.tells(turn(3), turn(3)) == 1
    assert told.tells(turn(3)) == 0
    other = Pusher(told.store, KEY, send=told.service)
    other.pause = 0.0
    assert Told(told.store, told.service, other).tells(turn(3), turn(2)) == 0
    told.begins(receiver=Receiver(PLACE + "2"))
    assert told.tells(turn(4)) == 2


def test_only_people_who_asked_for_it_are_told(told: Told) -> None:
    told.begins(BEN)
    assert told.tells(turn(1), turn(1, "c" * 64)) == 0
    played_out(told.pusher.end(BEN, PLACE))
    assert told.tells(turn(1, BEN)) == 0


def test_only_the_reader_of_a_browser_ends_it(told: Told) -> None:
    told.begins(BEN)
    played_out(told.pusher.end(ANNA, PLACE))
    assert told.tells(turn(1, BEN)) == 1


def test_a_browser_belongs_to_the_person_who_uses_it_now(told: Told) -> None:
    anna = told.begins()
    told.begins(BEN, anna)
    assert told.tells(turn(1), turn(1, BEN)) == 1


def test_a_nudge_and_an_invitation_are_told_after_the_turn_was(told: Told) -> None:
    """They are counted elsewhere: by a line of the chat, by the list of who was invited."""
    anna = told.begins()
    assert told.tells(turn(3)) == 1
    record = record_of("one")
    for number, occasion in enumerate(
        (
            nudged(record, 0, "Ben"),
            asked(ANNA, "asked", "other", "beasty_bar", "Ben"),
            asked(ANNA, "cup", "cup", "beasty_bar", "Ben"),
        ),
        start=1,
    ):
        assert told.tells(occasion) == 1
        message = anna.read(told.service.posts[number][2])
        assert "Ben" in message["body"] and TITLE in message["body"]
        assert message["path"] == ("/t/one", "/t/other/join", "/tournaments/cup")[number - 1]


def test_what_is_over_before_is_not_told(told: Told) -> None:
    told.begins()
    assert told.tells(turn(1), still=lambda occasion: False) == 0
    assert told.tells(turn(1)) == 1


def test_of_many_browsers_the_last_are_told(told: Told) -> None:
    for number in range(push_module.BROWSERS + 3):
        told.begins(receiver=Receiver(f"{PLACE}&{number}"))
    assert told.tells(turn(1)) == push_module.BROWSERS
    assert f"{PLACE}&0" not in {endpoint for endpoint, _, _ in told.service.posts}


@pytest.mark.parametrize("status", GONE)
def test_a_browser_that_is_gone_is_forgotten(told: Told, status: int) -> None:
    told.begins()
    told.service.answer = status
    assert told.tells(turn(1)) == 1
    assert told.tells(turn(2)) == 0


@pytest.mark.parametrize("answer", [429, 500, 403, OSError("no line"), TimeoutError(), RuntimeError("what?")])
def test_a_service_in_trouble_troubles_nobody(
    told: Told, answer: int | Exception, caplog: pytest.LogCaptureFixture
) -> None:
    told.begins()
    told.service.answer = answer
    assert told.tells(turn(1)) == 1
    told.service.answer = 201
    assert told.tells(turn(2)) == 1
    assert PLACE not in caplog.text


def test_a_table_that_is_gone_is_nothing_to_tell(told: Told, caplog: pytest.LogCaptureFixture) -> None:
    told.begins()
    assert told.tells(replace(turn(1), table_id="gone")) == 0
    assert "nobody can be told" in caplog.text


# -------------------------------------------------------------------------------------------- what is an endpoint


NO_ENDPOINTS = (
    "",
    "push",
    "http://push.example.com/1",
    "ftp://push.example.com/1",
    "https://",
    "https:///1",
    "https://push.example.com:8443/1",
    "https://push.example.com:0/1",
    "https://push.example.com:x/1",
    "https://anna@push.example.com/1",
    "https://anna:word@push.example.com/1",
    "https://push.example.com/1#part",
    "https://push.example.com/1 2",
    "https://push.example.com/\r\nHost: x",
    "https://push.example.com\\@127.0.0.1/",
    "https://localhost/1",
    "https://push/1",
    "https://127.0.0.1/1",
    "https://127.1/1",
    "https://2130706433/1",
    "https://0x7f.0.0.1/1",
    "https://0177.0.0.1/1",
    "https://[::1]/1",
    "https://[::ffff:10.0.0.1]/1",
    "https://10.0.0.7/1",
    "https://8.8.8.8/1",
    "https://printer.local/1",
    "https://database.internal/1",
    "https://router.lan/1",
    "https://metadata.google.internal/computeMetadata/v1/",
    "https://push.example.com./../1\x00",
    "https://püsh.example.com/1",
    "https://push.example.com/" + "a" * 3000,
)


@pytest.mark.parametrize("endpoint", NO_ENDPOINTS)
def test_addresses_that_are_no_endpoint_are_refused(endpoint: str) -> None:
    with pytest.raises(RefusedError) as refused:
        checked_endpoint(endpoint)
    assert (refused.value.status, refused.value.key) == (400, "push-endpoint")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/cX1:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGZ",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d%3d",
        "https://push.service.example.com:443/1",
    ],
)
def test_addresses_that_are_an_endpoint_are_taken(endpoint: str) -> None:
    assert checked_endpoint(endpoint) == endpoint


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "255.255.255.255",
        "224.0.0.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    ],
)
def test_addresses_at_home_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_other_addresses_are_public() -> None:
    assert all(map(is_public, ("93.184.216.34", "2606:2800:220:1::1", "64:ff9b::808:808")))


@pytest.mark.parametrize("address", ["127.0.0.1", "169.254.169.254", "::1"])
def test_a_name_that_stands_for_something_at_home_is_never_asked(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """Also when it stood for something else as the browser asked for it; and one of several is enough."""
    asked: list[object] = []

    async def connects(*given: object, **options: object) -> None:
        asked.append(given)

    found = [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", (address, 443))]
    monkeypatch.setattr(push_module.socket, "getaddrinfo", lambda *given: found)
    monkeypatch.setattr(asyncio, "open_connection", connects)
    with pytest.raises(OSError, match="not public"):
        played_out(Https()(PLACE, {}, b""))
    assert asked == []


def test_it_is_asked_at_the_address_that_was_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name, so that its certificate is checked; a redirection is an answer like any other."""
    asked: list[Any] = []
    sent = bytearray()

    class Writer:
        transport = property(lambda self: self)

        def write(self, data: bytes) -> None:
            sent.extend(data)

        async def drain(self) -> None:
            return None

        def abort(self) -> None:
            sent.extend(b"!")

    async def connects(address: str, port: int, **options: Any) -> tuple[asyncio.StreamReader, Writer]:
        asked.append((address, port, options["server_hostname"]))
        reader = asyncio.StreamReader()
        reader.feed_data(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n")
        return reader, Writer()

    monkeypatch.setattr(
        push_module.socket, "getaddrinfo", lambda *given: [(2, 1, 6, "", ("93.184.216.34", 443))]
    )
    monkeypatch.setattr(asyncio, "open_connection", connects)
    assert played_out(Https()(PLACE, {"TTL": "5"}, b"body")) == 302
    assert asked == [("93.184.216.34", 443, "push.service.example.com")]
    head, _, rest = bytes(sent).partition(b"\r\n\r\n")
    assert rest == b"body!"
    assert head.startswith(b"POST /send/1?key=a%20b HTTP/1.1\r\nHost: push.service.example.com\r\nTTL: 5\r\n")
    assert request("a.b.c", "/", {}, b"12").endswith(b"Content-Length: 2\r\nConnection: close\r\n\r\n12")
    for nothing in (b"", b"SSH-2.0\r\n", b"HTTP/1.1 20"):
        with pytest.raises(OSError, match="no answer"):
            status_of(nothing)


# ------------------------------------------------------------------------------------------------ who is told of what


def test_whose_turn_it_is_at_a_table_for_days() -> None:
    record = replace(record_of("one"), terms=DAYS)
    match = fresh(record, 0)
    assert match.to_act is not None
    (due,) = turned(record, match)
    assert (due.player, due.number, due.what) == ((ANNA, BEN)[match.to_act], 0, "turn")
    assert due.names == (("Ben",), ("Anna",))[match.to_act]
    assert turned(replace(record, terms=Terms()), match) == []
    assert turned(replace(record, status="over"), match) == []
    bots = tuple(Seat(n, "bot", name, "keen") for n, name in enumerate(("Bruno", "Elsa")))
    assert turned(replace(record, seats=bots), match) == []


def test_those_invited_and_those_told_that_the_game_begins() -> None:
    record = record_of("one")
    late = replace(record.seats[1], words=None)
    waiting = replace(record, status="lobby", seats=(record.seats[0], late))
    (due,) = invited(waiting)
    assert (due.player, due.what, due.names) == (BEN, "again", ("Anna",))
    assert invited(record) == []
    assert [one.player for one in begun(record)] == [ANNA, BEN]


# ----------------------------------------------------------------------------------------------------- at a server


def test_the_key_is_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(folder=tmp_path / "data")
    assert settings.push_key() == settings.push_key() != settings.cookie_key()
    assert (tmp_path / "data" / "push.key").stat().st_mode & 0o777 == 0o600
    public = public_key(settings.push_key())
    assert len(base64.urlsafe_b64decode(public + "=")) == 65
    monkeypatch.setenv("BIBERBAU_COOKIE_KEY", "5" * 64)  # machines that share one share the other
    one, two = Settings(folder=tmp_path / "one").push_key(), Settings(folder=tmp_path / "two").push_key()
    assert one == two != bytes.fromhex("5" * 64)
    assert not (tmp_path / "one").exists()


@pytest.mark.parametrize(
    "wrong", ["anna@table.example", "http://table.example", "mailto:", "https://localhost:80"]
)
def test_a_contact_that_is_none_is_refused(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIBERBAU_CONTACT", wrong)
    with pytest.raises(Exception, match="BIBERBAU_CONTACT must be"):
        Settings()


def test_a_stranger_and_a_hostile_form_are_refused(anna: Person, ben: Person) -> None:
    """A clear page, nothing kept, nothing broken; for the script only the sentence."""
    good = Receiver().form
    assert anna.post("/push", good).status_code == 403
    anna.open_table("Anna", "keen")
    for wrong in (
        {"endpoint": "https://127.0.0.1/"},
        {"p256dh": "AAAA"},
        {"p256dh": text(b"\x04" + b"\xff" * 64)},  # of the right length, but on no curve
        {"p256dh": "ä" * 87},
        {"auth": ""},
        {"auth": "!" * 22},
    ):
        answer = anna.post("/push", good | wrong)
        assert answer.status_code == 400, wrong
        assert SAYS("en", "push-endpoint") in answer.text
        assert anna.post("/push", good | wrong, headers=LIVE).text == SAYS("en", "push-endpoint")
    assert anna.post("/push", {}).status_code == 400
    assert anna.post("/push", good, headers={"Origin": "https://evil.example"}).status_code == 403
    assert anna.post("/push", good, headers=LIVE).status_code == 204
    assert anna.post("/push/end", {"endpoint": good["endpoint"]}, headers=LIVE).status_code == 204
    assert anna.post("/push/end", {}).status_code == 400
    assert ben.post("/push/end", {}).status_code == http.client.SEE_OTHER
    assert anna.get("/push").json().keys() == {"key"}


@dataclass
class House:
    """A server in this process, with a push service of its own."""

    server: Server
    service: Service
    people: dict[str, httpx.AsyncClient]

    async def post(self, who: str, path: str, form: dict[str, str] | None = None) -> httpx.Response:
        answer = await self.people[who].post(path, data=form or {})
        assert answer.status_code == 303, answer.text
        return answer

    async def told(self) -> list[str]:
        await self.server.push.told()
        return [endpoint for endpoint, _, _ in self.service.posts]


@pytest.mark.process
@pytest.mark.parametrize(
    ("again", "form"), [("rematch", {}), ("again", {"option.players": "2", "option.hand": "3"})]
)
def test_two_people_who_play_for_days(tmp_path: Path, again: str, form: dict[str, str]) -> None:
    """They are told that it begins, of their turns while they are away, and that the other wants to play again, by the
    same rules or by others."""

    async def scene(house: House) -> None:
        ana, ben = Receiver("https://push.example.com/anna"), Receiver("https://push.example.com/ben")
        opening = {"name": "Anna", "option.players": "2", "seat1": "open"}
        table = (await house.post("anna", "/new/beasty_bar", opening)).headers["location"]
        table_id = table.rpartition("/")[2]
        await house.post("anna", "/push", ana.form)
        await house.post("ben", f"{table}/join", {"name": "Ben"})
        await house.post("ben", "/push", ben.form)
        assert await house.told() == []
        await house.post("anna", f"{table}/start")
        began = await house.told()
        assert sorted(began) == [ana.endpoint, ben.endpoint]
        bodies = {endpoint: body for endpoint, _, body in house.service.posts}
        assert ben.read(bodies[ben.endpoint])["body"] == f"Your game with Anna begins: {TITLE}."
        house.service.posts.clear()

        live = await house.server.live.at(table_id)
        await house.post(who(live), f"{table}/act", first(live))
        assert await house.told() == []  # no clock: nobody is away for long
        live.record = replace(live.record, terms=DAYS)
        await house.post(who(live), f"{table}/act", first(live))
        assert await house.told() == [f"https://push.example.com/{who(live)}"]
        house.service.posts.clear()
        subscriptions, (one, two) = house.server.subscriptions, live.record.seats
        with subscriptions.watch(table_id, one.player), subscriptions.watch(table_id, two.player):
            await house.post(who(live), f"{table}/act", first(live))
            assert await house.told() == []  # the page says so itself
        while live.record.status != "over":
            live.record = replace(live.record, terms=Terms())
            await house.post(who(live), f"{table}/act", first(live))
        assert await house.told() == []
        answer = await house.post("ben", f"{table}/{again}", form)
        assert await house.told() == [ana.endpoint]
        said = ana.read(house.service.posts[0][2])
        assert said["path"] == answer.headers["location"]
        assert said["body"] == f"Another game of {TITLE} with Ben?"

    def who(live: Any) -> str:
        seat = live.playing().to_act
        assert seat is not None
        return ("anna", "ben")[seat]

    def first(live: Any) -> dict[str, str]:
        return {"action": live.playing().legal()[0].notation, "number": live.record.stamp}

    served(tmp_path, scene)


def served(folder: Path, scene: Callable[[House], Any]) -> None:
    async def all_of_it() -> None:
        app = create_app(Settings(folder=folder, delay=(0.0, 0.0), limits=0.0))
        server: Server = app.state.server
        service = Service()
        server.push._send, server.push.pause, server.subscriptions.GRACE = service, 0.0, 0.0
        async with Background(server).running(app):
            async with asyncio.timeout(600):
                while not server.warmer.is_ready("beasty_bar"):
                    await asyncio.sleep(0.05)
            people = {
                name: httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
                for name in ("anna", "ben")
            }
            await scene(House(server, service, people))
            for person in people.values():
                await person.aclose()

    played_out(all_of_it())


# ----------------------------------------------------------------------------------------------------- in a browser

FAKE = """
globalThis.asked = 0;
Notification.requestPermission = async () => { globalThis.asked += 1; return globalThis.grants ?? 'granted'; };
const form = FORM;
let made = null;
const kept = () => sessionStorage.getItem('fake') === '1' ? made = { endpoint: form.endpoint, options: {},
  toJSON: () => ({ endpoint: form.endpoint, keys: { p256dh: form.p256dh, auth: form.auth } }),
  unsubscribe: async () => { sessionStorage.removeItem('fake'); } } : null;
PushManager.prototype.getSubscription = async () => kept();
PushManager.prototype.subscribe = async (given) => {
  if (!given.userVisibleOnly || given.applicationServerKey.length !== 65) throw new Error('not so');
  sessionStorage.setItem('fake', '1');
  return kept();
};
"""


class TestInABrowser:
    pytestmark = needs_chromium

    def lobby(self, sit: Sit, endpoint: str, **given: Any) -> Any:
        anna = sit(**given)
        anna.page.context.grant_permissions(["notifications"])
        anna.page.add_init_script(FAKE.replace("FORM", json.dumps(Receiver(endpoint).form)))
        anna.page.goto("/new/beasty_bar?with=friends")
        anna.page.fill("#name", "Anna")
        anna.page.click(".setup .primary")
        anna.arrived(".table")
        return anna

    def rows(self, running: Running) -> list[str]:
        store = running.store()
        try:
            with store.seen() as rows:
                return [endpoint for (endpoint,) in rows.run("SELECT endpoint FROM push").fetchall()]
        finally:
            store.close()

    def test_asked_for_with_a_button_and_never_before(self, sit: Sit, running: Running) -> None:
        endpoint = "https://push.example.com/in-a-browser"
        anna = self.lobby(sit, endpoint, viewport=PHONE)
        page = anna.page
        wanted = page.get_by_role("button", name=SAYS("en", "tells-begins"))
        expect(wanted).to_be_visible()
        assert page.evaluate("globalThis.asked") == 0
        assert violations(page) == []
        wanted.click()
        none = page.get_by_role("button", name=SAYS("en", "tells-none"))
        expect(none).to_be_visible()
        expect(wanted).to_be_hidden()
        assert page.evaluate("globalThis.asked") == 1
        assert endpoint in self.rows(running)
        page.reload()
        none.click()
        expect(wanted).to_be_visible()
        assert endpoint not in self.rows(running)

    def test_an_endpoint_that_is_none_is_said_so(self, sit: Sit, running: Running) -> None:
        anna = self.lobby(sit, "https://127.0.0.1/inside")
        anna.page.get_by_role("button", name=SAYS("en", "tells-begins")).click()
        expect(anna.page.locator("#notice")).to_have_text(SAYS("en", "push-endpoint"))
        expect(anna.page.get_by_role("button", name=SAYS("en", "tells-begins"))).to_be_visible()
        anna.complaints.clear()  # the console says 400

    def test_the_worker_shows_a_message_in_the_readers_language(self, sit: Sit) -> None:
        """What a push service brings becomes a message in the reader's language; pressed, it leads to the table."""
        anna = sit()
        page = anna.page
        page.context.grant_permissions(["notifications"])
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        found: list[str] = []
        session = page.context.new_cdp_session(page)
        seen = "ServiceWorker.workerRegistrationUpdated"
        session.on(seen, lambda said: found.extend(one["registrationId"] for one in said["registrations"]))
        session.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(20)
        data = json.dumps(
            {"title": "Your turn", "body": "At the bar.", "lang": "en", "path": "/t/x", "tag": "x"}
        )
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": re.sub(r"/$", "", anna.page.url), "registrationId": found[0], "data": data},
        )
        page.wait_for_function("""async () => (await (await navigator.serviceWorker.ready).getNotifications()).some(
          (one) => [one.title, one.body, one.data, one.tag].join() === 'Your turn,At the bar.,/t/x,x')""")

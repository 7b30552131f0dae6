"""The operator: their page behind a token, bans, a message to all, no new tables before a restart."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings, SettingsError
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.play import server_policy
from biberbau.web.storage import load
from biberbau.web.storage.load import Load, Pace, Saying
from biberbau.web.storage.store import Store

from .browsing import PATIENCE, PHONE, Sit, needs_chromium
from .databases import Cluster
from .scenes import played_out
from .serving import LIVE, Person, Running, Stream
from .storing import ANNA, BEN, record_of
from .test_access import violations

pytestmark = pytest.mark.compiled

TOKEN = "a token of the operator"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


# -------------------------------------------------------------------------------------------------- what is stored


def test_bans_are_kept_until_they_end(store: Store) -> None:
    record = record_of("one")
    store.create(record)
    made = server_policy.ban(
        store, *house_args(server_policy.player_at(record, 2), days=2, why="  rude\nand loud ")
    )
    assert (made.why, made.who) == ("rude and loud", "Ben (one, 2)")
    net = server_policy.ban(store, *house_args(server_policy.network_at("2001:db8:1:2:3::9"), days=0.5))
    assert list(server_policy.decided(store).bans) == [made.what, net.what]
    again = server_policy.ban(store, *house_args(server_policy.player_at(record, 2), days=9))
    assert server_policy.decided(store).bans[made.what] == again  # one ban for one player
    assert BEN not in made.id
    server_policy.unban(store, made.id)
    assert list(server_policy.decided(store).bans) == [net.what]
    with store.changed() as rows:
        rows.run("UPDATE ban SET until = ?", time.time() - 1)
    assert server_policy.decided(store).bans == {}


def house_args(whom: tuple[str, str], days: float = 1.0, why: str = "") -> tuple[str, float, str, str]:
    return whom[0], days, whom[1], why


@pytest.mark.parametrize("days", [0.0, -1.0, 1e9, float("nan"), float("inf")])
def test_a_ban_that_makes_no_sense(store: Store, days: float) -> None:
    with pytest.raises(RefusedError) as refused:
        server_policy.ban(store, f"player:{ANNA}", days, "Anna", "")
    assert refused.value.key == "house-days"
    assert server_policy.decided(store).bans == {}


def test_people_and_networks_that_nobody_can_ban(store: Store) -> None:
    record = record_of("one")
    bots = replace(record, seats=(replace(record.seats[0], kind="bot", player=None), record.seats[1]))
    for seat in (-1, 0, 3, 99):
        with pytest.raises(RefusedError, match="nobody to ban"):
            server_policy.player_at(record, seat)
    with pytest.raises(RefusedError, match="nobody to ban"):
        server_policy.player_at(bots, 1)
    for address in ("", "x", "127.0.0.1", "::1", "10.0.0.0/8", "1.2.3"):
        with pytest.raises(RefusedError, match="is not an address"):
            server_policy.network_at(address)
    with pytest.raises(RefusedError, match="There is no ban"):
        server_policy.unban(store, "12345678")


def test_a_message_is_read_in_ones_language_or_the_first(store: Store) -> None:
    server_policy.say(store, {"en": "Tonight!", "de": "Heute!", "xx": "?"})
    said = server_policy.decided(store)
    assert [said.note(lang).lines[0].text for lang in ("en", "de", "fr")] == [
        "Tonight!",
        "Heute!",
        "Tonight!",
    ]
    server_policy.say(store, {"de": "Heute!"})
    assert server_policy.decided(store).note("en").lines[0].text == "Heute!"
    with pytest.raises(RefusedError, match="1001 characters"):
        server_policy.say(store, {"en": "a" * 1001})
    assert server_policy.decided(store).message == {"de": "Heute!"}
    server_policy.say(store, {})
    assert server_policy.decided(store).note("de").version == ""


def test_before_a_restart_everybody_is_told_when(store: Store) -> None:
    server_policy.drain(store, 30)
    decided = server_policy.decided(store)
    assert decided.drain is not None and 29 * 60 < decided.drain - time.time() <= 30 * 60
    (line,) = decided.note("en").lines
    assert line.time in line.text and line.at.endswith("+00:00")
    for minutes in (-1.0, 1e9, float("nan")):
        with pytest.raises(RefusedError, match="0 to 10080"):
            server_policy.drain(store, minutes)
    assert server_policy.decided(store) == decided
    server_policy.drain(store, None)
    assert server_policy.decided(store) == server_policy.PolicyState()


def test_what_a_process_carries_is_read_by_others(store: Store) -> None:
    saying = Saying(store)
    first = Load(streams=3, people=2)
    assert saying.due(first)
    saying.say(first)
    assert not saying.due(replace(first, database=9.0))  # that changes all the time
    assert saying.due(replace(first, streams=4))
    (found,) = load.processes(store)
    assert (found.name, found.load, found.keeps) == (store.process, first, 0)
    with store.changed() as rows:
        rows.run(
            "INSERT INTO process (name, at, report) VALUES (?, ?, ?)", "newer", time.time(), '{"moons": 3}'
        )
        rows.run("INSERT INTO process (name, at, report) VALUES (?, ?, ?)", "dead", time.time() - 999, "{}")
    assert {one.name for one in load.processes(store)} == {store.process, "newer"}
    saying.leave()
    assert [one.name for one in load.processes(store)] == ["newer"]


def test_tables_are_counted(store: Store) -> None:
    for name, status in (("one", "playing"), ("two", "over"), ("three", "playing")):
        store.create(replace(record_of(name), status=status))
    assert load.counted(store) == {"beasty_bar": {"over": 1, "playing": 2}}
    assert len(load.last_tables(store, 2)) == 2


def test_actions_of_the_last_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    pace, now = Pace(), [1000.0]
    monkeypatch.setattr(load.time, "monotonic", lambda: now[0])
    pace.acted(2)
    pace.acted(1)
    now[0] += 30
    pace.acted(4)
    assert pace.in_a_minute() == 7
    now[0] += 31
    assert pace.in_a_minute() == 4
    now[0] += 60
    assert pace.in_a_minute() == 0


def test_reports_where_people_can_report(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "REPORTED", False)
    assert (load.reports(store, 5), load.said_by(store, 1)) == ([], None)
    monkeypatch.setattr(load, "REPORTED", True)
    columns = (
        "id INTEGER PRIMARY KEY, at FLOAT, table_id VARCHAR(32), number INTEGER, reporter VARCHAR(64),"
        " player VARCHAR(64), name VARCHAR(64), kind VARCHAR(8), text VARCHAR(256)"
    )
    with store.changed() as rows:
        rows.run(f"CREATE TABLE IF NOT EXISTS report ({columns})")
        values = (7, 5.0, "one", 3, ANNA, BEN, "Ben", "free", "Boo!")
        rows.run(
            "INSERT INTO report (id, at, table_id, number, reporter, player, name, kind, text)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            *values,
        )
    assert load.reports(store, 5) == [load.LoadReport(7, 5.0, "one", "Ben", "Boo!")]
    assert load.said_by(store, 7) == (f"player:{BEN}", "Ben (one)")
    assert load.said_by(store, 8) is None


# ------------------------------------------------------------------------------------------------------ the page


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose operator has a page."""
    folder = tmp_path_factory.mktemp("operator")
    (folder / "operator.token").write_text(f"{TOKEN}\n")
    server = Running(folder, ("beasty_bar",))
    server.start()
    yield server
    server.end()


@pytest.fixture
def meet(kept: Running) -> Iterator[Callable[..., Person]]:
    met: list[Person] = []

    def person(**headers: str) -> Person:
        met.append(kept.person(**headers))
        return met[-1]

    yield person
    chief = kept.person()
    chief.post("/operator", {"token": TOKEN})
    for path in ("say", "drain"):
        chief.post(f"/operator/{path}", {"back": "1"})
    for one in re.findall(r'name="ban" value="(\w+)"', chief.get("/operator").text):
        chief.post("/operator/unban", {"ban": one})
    for one in (*met, chief):
        one.http.close()


Meet = Callable[..., Person]


def signed_in(meet: Meet) -> Person:
    chief = meet()
    answer = chief.post("/operator", {"token": TOKEN})
    assert (answer.status_code, answer.headers["location"]) == (303, "/operator")
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("HttpOnly", "SameSite=strict", "Path=/operator", "Max-Age=14400"))
    return chief


ORDERS = ("say", "drain", "ban", "unban")


def test_without_a_token_there_is_no_such_page(anna: Person) -> None:
    assert anna.get("/operator").status_code == 404
    assert anna.post("/operator", {"token": ""}).status_code == 404
    for path in (*ORDERS, "leave"):
        assert anna.post(f"/operator/{path}", {"back": "1"}).status_code == 404


def test_a_token_that_anybody_could_guess(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="at least 16"):
        Settings(folder=tmp_path, operator_token="secret").operator()
    (tmp_path / "operator.token").write_text("")
    assert Settings(folder=tmp_path).operator() == ""


def test_only_the_token_opens_it(meet: Meet) -> None:
    anna = meet()
    assert SAYS("en", "operator-token") in anna.get("/operator").text
    for wrong in ("", "wrong", TOKEN + "x"):
        answer = anna.post("/operator", {"token": wrong})
        assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)
        assert SAYS("en", "operator-wrong") in answer.text.replace("&#39;", "'")
    for path in ORDERS:
        answer = anna.post(f"/operator/{path}", {"back": "1", "table": "x"})
        assert answer.status_code == 403
        assert 'href="/operator"' in answer.text
    anna.http.cookies.set("biberbau_operator", "Im9wZXJhdG9yIg.x.y", path="/operator")
    assert SAYS("en", "operator-token") in anna.get("/operator").text
    chief = signed_in(meet)
    assert SAYS("en", "operator-load") in chief.get("/operator").text
    assert (
        chief.post("/operator/say", {"back": "1"}, headers={"Origin": "https://evil.example"}).status_code
        == 403
    )
    chief.post("/operator/leave")
    assert SAYS("en", "operator-load") not in chief.get("/operator").text


def test_another_token_ends_what_the_old_one_opened(tmp_path: Path) -> None:
    """And so does the time."""

    async def asked(token: str, cookie: str = "") -> tuple[int, str]:
        app = create_app(Settings(folder=tmp_path, operator_token=token))
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
        async with client:
            if cookie:
                client.cookies.set("biberbau_operator", cookie)
                page = (await client.get("/operator")).text
                app.state.server.tables.store.close()
                return 200, page
            answer = await client.post("/operator", data={"token": token})
            app.state.server.tables.store.close()
            return answer.status_code, answer.cookies["biberbau_operator"]

    _, cookie = played_out(asked(TOKEN))
    assert SAYS("en", "operator-load") in played_out(asked(TOKEN, cookie))[1]
    assert SAYS("en", "operator-load") not in played_out(asked(TOKEN + "2", cookie))[1]


def test_after_too_many_wrong_tokens_one_has_to_wait(tmp_path: Path) -> None:
    """So long that nobody finds one by trying; the page itself can be read meanwhile."""

    async def tries() -> int:
        app = create_app(Settings(folder=tmp_path, operator_token=TOKEN, limits=1.0))
        transport = httpx.ASGITransport(app, client=("203.0.113.9", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            count, answer = 0, await client.post("/operator", data={"token": "x"})
            while answer.status_code == 403 and count < 40:
                count, answer = count + 1, await client.post("/operator", data={"token": "x"})
            assert (answer.status_code, "retry-after" in answer.headers) == (429, True)
            assert (await client.get("/operator")).status_code == 200
        app.state.server.tables.store.close()
        return count

    assert 10 <= played_out(tries()) < 40


def test_the_page_shows_tables_people_and_processes(meet: Meet, kept: Running) -> None:
    anna, chief = meet(), signed_in(meet)
    table = anna.open_table("Anna", "keen")
    stream = Stream(anna, table)
    until = time.monotonic() + PATIENCE
    while not re.search(
        r"</code></th>(<td>.*?</td>){2}<td>1</td><td>1</td>", page := chief.get("/operator").text
    ):
        assert time.monotonic() < until, page
        time.sleep(0.1)
    stream.close()
    assert "Beasty Bar" in page and SAYS("en", "operator-keeps-lobbies", days=7) in page
    assert SAYS("en", "operator-reports") not in page or load.REPORTED
    german = chief.get("/operator", headers={"Accept-Language": "de"}).text
    assert SAYS("de", "operator-load") in german and SAYS("de", "operator-keeps-all-games") in german


def test_somebody_who_is_banned_reads_until_when(meet: Meet) -> None:
    """They cannot play, look or open tables; everybody else goes on; let in again all is as before."""
    anna, ben, chief = meet(), meet(), signed_in(meet)
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    anna.post(f"/t/{table}/start")
    stream = Stream(ben, table)
    answer = chief.post(
        "/operator/ban", {"table": f"http://x/t/{table}", "seat": "2", "days": "2", "why": "rude"}
    )
    assert answer.headers["location"] == "/operator#bans"
    page = chief.get("/operator").text
    assert f"Ben ({table}, 2)" in page and "rude" in page
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 2 * 24 * 3600))
    for path in ("/", f"/t/{table}", f"/t/{table}/events", "/new/beasty_bar"):
        told = ben.get(path)
        assert told.status_code == 403
        assert day in told.text and "rude" not in told.text
    assert (
        ben.post(f"/t/{table}/act", {"action": "x", "number": "0"}, headers=LIVE).text == told.text
        or day in told.text
    )
    assert stream.ended.wait(PATIENCE)
    assert ben.get("/static/lodge.css").status_code == 200
    assert ben.get("/healthz").status_code == 200
    assert anna.get(f"/t/{table}").status_code == 200
    (ban,) = re.findall(r'name="ban" value="(\w+)"', page)
    assert chief.post("/operator/unban", {"ban": ban}).status_code == 303
    assert ben.get(f"/t/{table}").status_code == 200
    stream.close()


def test_forms_that_are_wrong_change_nothing(meet: Meet) -> None:
    chief = signed_in(meet)
    table = chief.open_table("Anna", "keen")
    for form, status in (
        ({}, 400),
        ({"days": "soon", "address": "198.51.100.4"}, 400),
        ({"days": "0", "address": "198.51.100.4"}, 400),
        ({"days": "nan", "address": "198.51.100.4"}, 400),
        ({"days": "1", "address": "127.0.0.1"}, 400),
        ({"days": "1"}, 400),
        ({"days": "1", "table": "nowhere", "seat": "1"}, 404),
        ({"days": "1", "table": table, "seat": "2"}, 404),
        ({"days": "1", "table": table, "seat": "x"}, 404),
        ({"days": "1", "table": "\x00", "seat": "1"}, 400),
        ({"days": "1", "report": "5"}, 404),
        ({"days": "1", "address": "198.51.100.4", "why": "x" * 500}, 400),
    ):
        answer = chief.post("/operator/ban", form)
        assert answer.status_code == status, (form, answer.text)
    for minutes in ("", "soon", "-1", "1e9"):
        assert chief.post("/operator/drain", {"minutes": minutes}).status_code == 400
    assert chief.post("/operator/say", {"text-en": "x" * 1001}).status_code == 400
    assert chief.post("/operator/unban", {"ban": "x"}).status_code == 404
    page = chief.get("/operator").text
    assert SAYS("en", "operator-no-ban") in page and SAYS("en", "operator-take-back") not in page


def test_a_network_is_banned_but_never_the_operator_s_own(tmp_path: Path) -> None:
    async def scene() -> None:
        app = create_app(Settings(folder=tmp_path, operator_token=TOKEN))

        def at(address: str) -> httpx.AsyncClient:
            transport = httpx.ASGITransport(app, client=(address, 1))
            return httpx.AsyncClient(transport=transport, base_url="http://localhost")

        async with at("2001:db8::9") as chief, at("198.51.100.4") as guest, at("2001:db8:0:1::5") as other:
            await chief.post("/operator", data={"token": TOKEN})
            own = await chief.post("/operator/ban", data={"address": "2001:db8::1", "days": "1"})
            assert own.status_code == 409
            for address in ("198.51.100.4", "2001:db8:0:1::"):
                answer = await chief.post("/operator/ban", data={"address": address, "days": "1"})
                assert answer.status_code == 303, answer.text
            for banned in (guest, other):
                assert (await banned.get("/")).status_code == 403
                assert (await banned.get("/operator")).status_code == 200  # where the way back is
            assert (await chief.get("/")).status_code == 200
        app.state.server.tables.store.close()

    played_out(scene())


def test_what_is_said_to_all(meet: Meet) -> None:
    """On every page and every open one, in its language, as text; taken back it is gone."""
    anna, ben, chief = meet(), meet(), signed_in(meet)
    ben.get("/lang/de")
    table = anna.open_table("Anna", "keen")
    streams = [Stream(anna, table), Stream(ben, table)]
    for stream in streams:
        stream.wait_for("data-ply")
    chief.post("/operator/say", {"text-en": "<b>Tonight</b>", "text-de": "Heute  abend"})
    streams[0].wait_for("&lt;b&gt;Tonight&lt;/b&gt;</p>")
    streams[1].wait_for("Heute abend</p>")
    for path in ("/", f"/t/{table}", "/rules/beasty_bar", "/nowhere", "/operator", "/new/beasty_bar"):
        assert "<p>&lt;b&gt;Tonight&lt;/b&gt;</p>" in anna.get(path).text, path
    assert "Tonight" not in anna.get("/offline").text  # a browser without a connection shows nothing old
    assert anna.get("/worker.js").text == ben.get("/worker.js").text
    seen = len(streams[0].messages)
    chief.post("/operator/say", {"back": "1"})
    streams[0].wait_for('data-version="" hidden', after=seen)
    assert 'class="to-all"' in anna.get("/").text and "Tonight" not in anna.get("/").text
    for stream in streams:
        stream.close()


def test_no_new_tables_before_a_restart(meet: Meet) -> None:
    """What has begun goes on, and can be begun; nothing that was typed is lost; a machine that asks is told."""
    anna, ben, chief = meet(), meet(), signed_in(meet)
    waiting = anna.open_table("Anna", "open")
    assert chief.post("/operator/drain", {"minutes": "20"}).headers["location"] == "/operator#restart"
    ready = anna.get("/readyz")
    assert ready.json()["draining"] is True
    assert all(
        one.startswith("rules of") for one in ready.json()["missing"]
    )  # as before: who plays is needed here
    refused = ben.post("/new/beasty_bar", {"name": "Benedikt"})
    assert (refused.status_code, refused.headers.get("retry-after")) in ((503, "60"), (503, None))
    assert 'value="Benedikt"' in refused.text and "no new tables" in refused.text
    ben.sit_down(waiting)
    assert anna.post(f"/t/{waiting}/start").status_code == 303
    person = (anna, ben)[anna.server.match(waiting).to_act or 0]
    person.play_first(waiting)
    assert "The server restarts at about" in ben.get(f"/t/{waiting}").text
    chief.post("/operator/drain", {"back": "1"})
    assert anna.get("/readyz").json()["draining"] is False
    ben.open_table("Ben", "keen")


def test_a_rematch_before_a_restart(store: Store) -> None:
    from biberbau.web.play.tables import Tables

    tables, kept = Tables(store), server_policy.ServerPolicy(store)
    tables.check_open = kept.check_open
    store.create(replace(record_of("one"), status="over"))
    server_policy.drain(store, 5)
    played_out(kept.look())
    with pytest.raises(RefusedError) as refused:
        tables.rematch("one", ANNA)
    assert (refused.value.status, refused.value.retry_after) == (503, 60)
    server_policy.drain(store, None)
    played_out(kept.look())
    follower = tables.rematch("one", ANNA)
    server_policy.drain(store, 5)
    played_out(kept.look())
    assert tables.rematch("one", BEN) == follower  # it is open already


def test_a_terminal_tells_a_server_that_runs(meet: Meet, kept: Running) -> None:
    """On SQLite nobody tells it: it looks by itself."""
    anna, store = meet(), kept.store()
    try:
        server_policy.say(store, {"en": "From the terminal"})
    finally:
        store.close()
    until = time.monotonic() + PATIENCE
    while "From the terminal" not in anna.get("/").text:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_two_processes_know_the_same(cluster: Cluster, tmp_path: Path) -> None:
    """What is decided at one counts at the other at once, and each sees what the other carries."""
    database, key = cluster.create(), "5" * 64
    nodes = [Running(tmp_path / name, ("beasty_bar",), database=database, key=key) for name in ("one", "two")]
    try:
        for node in nodes:
            node.folder.mkdir()
            (node.folder / "operator.token").write_text(TOKEN)
            node.start()
        one, two = nodes
        people = chief, anna, ben, carl = one.person(), two.person(), two.person(), two.person()
        table = anna.open_table("Anna", "open")
        ben.sit_down(table)
        stream = Stream(anna, table)
        chief.post("/operator", {"token": TOKEN})
        chief.post("/operator/say", {"text-en": "Hello to both"})
        stream.wait_for("Hello to both")
        chief.post("/operator/ban", {"table": table, "seat": "2", "days": "1"})
        chief.post("/operator/drain", {"minutes": "5"})
        until = time.monotonic() + PATIENCE
        while ben.get("/").status_code != 403 or not carl.get("/readyz").json()["draining"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        while (page := chief.get("/operator").text).count("<code>0.") != 2:
            assert time.monotonic() < until, page
            time.sleep(0.1)
        stream.close()
        for person in people:
            person.http.close()
    finally:
        for node in nodes:
            if node.process is not None:
                node.end()


# ------------------------------------------------------------------------------------------------------ in a browser


class TestInABrowser:
    pytestmark = needs_chromium

    def test_by_hand_and_without_script(self, sit: Sit, kept: Running, meet: Meet) -> None:
        """A phone on which no script runs: in, a message, a ban, a restart, out; axe finds nothing with script."""
        chief = sit("/operator", server=kept, viewport=PHONE, java_script_enabled=False)
        page = chief.page
        page.get_by_label(SAYS("en", "operator-token")).fill("wrong")
        page.get_by_role("button", name=SAYS("en", "operator-come-in")).click()
        expect(page.locator(".wrong")).to_have_text(SAYS("en", "operator-wrong"))
        page.get_by_label(SAYS("en", "operator-token")).fill(TOKEN)
        page.get_by_role("button", name=SAYS("en", "operator-come-in")).click()
        page.get_by_label("English", exact=True).fill("Hello!")
        page.get_by_role("button", name=SAYS("en", "operator-say")).click()
        expect(page.locator("#to-all p")).to_have_text("Hello!")
        page.get_by_role("button", name=SAYS("en", "operator-take-back")).click()
        expect(page.locator("#to-all")).to_be_hidden()
        page.get_by_label(SAYS("en", "operator-ban-address")).fill("198.51.100.77")
        page.locator("#bans form").last.get_by_role("button").click()
        page.get_by_role("button", name=SAYS("en", "operator-unban-whom", who="198.51.100.77")).click()
        expect(page.locator("#bans")).to_contain_text(SAYS("en", "operator-no-ban"))
        page.get_by_role("button", name=SAYS("en", "operator-drain")).click()
        page.get_by_role("button", name=SAYS("en", "operator-undrain")).click()
        page.get_by_role("button", name=SAYS("en", "operator-leave")).click()
        expect(page.get_by_label(SAYS("en", "operator-token"))).to_be_visible()
        chief.complaints.clear()  # of the wrong token

    @pytest.mark.parametrize("light", ["light", "dark"])
    def test_for_everybody(self, sit: Sit, kept: Running, meet: Meet, light: str) -> None:
        chief = sit("/operator", server=kept, viewport=PHONE, color_scheme=light)
        page = chief.page
        assert violations(page) == []
        page.fill("#token", TOKEN)
        page.click(".primary")
        page.fill("#text-en", "Hello!")
        page.locator("#message .primary").click()
        page.locator("#restart .primary").click()
        page.fill("#ban-address", "198.51.100.78")
        page.locator("#bans form").last.get_by_role("button").click()
        expect(page.locator("#bans table")).to_be_visible()
        assert violations(page) == []
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0

    def test_a_note_that_has_been_read_is_put_away(self, sit: Sit, kept: Running, meet: Meet) -> None:
        """Until something else is said; the time of a restart is told by the reader's clock."""
        anna, chief = sit(server=kept, timezone_id="Asia/Tokyo"), signed_in(meet)
        anna.sit_down()
        page, note = anna.page, anna.page.locator("#to-all")
        expect(note).to_be_hidden()
        chief.post("/operator/say", {"text-en": "One"})
        expect(note).to_contain_text("One")
        note.get_by_role("button").click()
        expect(note).to_be_hidden()
        page.reload()
        expect(page.locator("#table")).to_be_visible()
        expect(note).to_be_hidden()
        chief.post("/operator/say", {"text-en": "Two"})
        expect(note).to_contain_text("Two")
        chief.post("/operator/drain", {"minutes": "10"})
        expect(note.locator("p").first).to_contain_text("The server restarts")
        expect(note).not_to_contain_text("UTC")
        chief.post("/operator/drain", {"back": "1"})
        expect(note.locator("p")).to_have_count(1)

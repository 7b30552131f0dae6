"""The server's parts, each by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Message

from biberbau.cli.serve import PortError, listen
from biberbau.games import game_ids, kind
from biberbau.kernel.actions import Action
from biberbau.match import Game, View
from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings, SettingsError, bot_delay, reaction_time
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.domain.records import ConflictError, Record
from biberbau.web.domain.setup_forms import Setup, for_all_ages, read_setup
from biberbau.web.http.metrics import Metrics
from biberbau.web.http.requests import Cookies, Visitor, accepted_language, is_live, safe_path
from biberbau.web.play import first_compile, table_driver
from biberbau.web.play.bot_scheduler import BotScheduler
from biberbau.web.play.first_compile import Warmer
from biberbau.web.play.simultaneous_questions import SimultaneousQuestions
from biberbau.web.play.subscriptions import Subscriptions
from biberbau.web.play.table_driver import TableDriver
from biberbau.web.storage.store import Store
from biberbau.web.view import assets, render

from .at_tables import AtTables
from .scenes import compiled, played_out, request_with
from .serving import PATIENCE, free_port


@pytest.fixture
def tables(database: str) -> Iterator[AtTables]:
    """On an empty database of each kind."""
    found = AtTables(Store(database))
    yield found
    found.close()


def two_people(tables: AtTables, *levels: str) -> Record:
    game = Game.of("beasty_bar", {"players": 2 + len(levels)})
    record = tables.create("a", Setup("Anna", game, ("open", *levels), "their own luck"))
    tables.join(record.id, "b", "Ben")
    tables.start(record.id, "a")
    return tables.read(record.id)


def first_action(tables: AtTables, record: Record) -> tuple[str, str]:
    """The seat to act, and a legal action."""
    match = tables.match(record)
    assert match.to_act is not None
    return "ab"[match.to_act], match.legal()[0].notation


# ---------------------------------------------------------------------------------------------- store and tables


def test_of_two_writers_one_wins(tables: AtTables) -> None:
    record = two_people(tables)
    tables.store.append(record, [(0, "play 1", 0)], over=False)
    for write in (
        lambda: tables.store.append(record, [(1, "play 2", 0)], over=False),
        lambda: tables.store.change(record, status="over"),
        lambda: tables.store.take_back(record, 1),
    ):
        with pytest.raises(ConflictError):
            write()
    now = tables.read(record.id)
    assert (now.actions, now.status, now.revision) == ((0,), "playing", record.revision + 1)
    ahead = replace(now, actions=())  # a wrong count meets the primary key
    with pytest.raises(ConflictError):
        tables.store.append(ahead, [(1, "play 2", 0)], over=False)
    assert tables.read(record.id) == now


def test_a_refused_action_leaves_no_trace(tables: AtTables) -> None:
    record = two_people(tables)
    player, action = first_action(tables, record)
    for bad in ("dance", f"{action};dance", "play 99", ";"):
        with pytest.raises(RefusedError):
            tables.act(record, player, record.stamp, bad)
        assert tables.read(record.id) == record
        table = tables.run(tables.live.at(record.id))
        assert table.record is not None and table.playing().ply == 0
    tables.act(record, player, str(record.number), action)
    assert tables.read(record.id).stamp == "1.0"


def test_a_live_table_follows_what_is_stored(tables: AtTables) -> None:
    record = two_people(tables)
    player, action = first_action(tables, record)
    tables.act(record, player, record.stamp, action)
    table = tables.run(tables.live.at(record.id))
    assert table.playing().ply == 1 and table.record == tables.read(record.id)
    tables.store.take_back(table.record, 1)  # by another process
    later = tables.read(record.id)
    tables.run(tables.live.catch_up(record.id))
    assert table.playing().ply == 0 and table.record == later
    other_one = tables.match(later).legal()[-1]  # the same would be granted: it stands
    tables.store.append(later, [(other_one.id, "play", 0)], over=False)
    with pytest.raises(RefusedError, match="moved on"):  # it has not been told yet, and stores nothing
        tables.run(tables.live.act(table, player, later.stamp, action))
    assert table.playing().ply == 1 and table.record == tables.read(record.id)
    other = two_people(tables)
    assert tables.run(tables.live.at(other.id)).playing().ply == 0


def test_a_table_of_other_rules_is_refused_without_its_cards(
    tables: AtTables, caplog: pytest.LogCaptureFixture
) -> None:
    """The page says what a player can do, the log where it went wrong; nobody reads what a seat might have played."""
    record = replace(two_people(tables), actions=(0, 0, 0, 0))
    with pytest.raises(RefusedError, match="rules that this release no longer has") as raised:
        fresh(record, record.number)
    assert raised.value.__cause__ is None and raised.value.__suppress_context__
    assert raised.value.values == {}
    (line,) = (entry.getMessage() for entry in caplog.records)
    assert line == f"table {record.id} does not re-run: IllegalActionError at action {line[-1]}"
    assert "may:" not in caplog.text + str(raised.value)


def test_a_game_that_is_gone(tables: AtTables) -> None:
    record = two_people(tables)
    tables.store.create(replace(record, id="old", game="chess"))
    with pytest.raises(RefusedError, match="chess"):
        tables.read("old")
    assert [mine.id for mine in tables.tables_of("a", 8)] == [record.id]


def test_a_game_has_one_rematch(tables: AtTables) -> None:
    record = two_people(tables)
    tables.store.change(record, status="over")
    over = tables.read(record.id)
    follower = replace(over, id="second", status="playing")
    tables.store.create(follower, rematch_of=over.id)
    with pytest.raises(ConflictError):
        tables.store.create(replace(follower, id="third"), rematch_of=over.id)
    assert tables.store.read("third") is None
    assert tables.rematch(over.id, "a") == "second"


# ------------------------------------------------------------------------------------------------------- forms


def test_setup_takes_defaults_and_levels() -> None:
    found = kind("beasty_bar")
    setup, errors = read_setup(found, {"name": "Anna", "option.players": "3", "seat2": "open"})
    assert setup is not None and not errors
    assert setup.seats == ("keen@2", "open")
    assert setup.game.options["penguin_as_vulture"] is True
    setup, _ = read_setup(
        found, {"name": "Anna", "option.penguin_as_vulture": "false", "opponents": "strong"}
    )
    assert setup is not None
    assert setup.seats == ("strong",) * 3
    assert setup.game.options["penguin_as_vulture"] is False


def test_where_strangers_can_sit_down_no_card_has_a_rude_title_unless_the_host_wants_it() -> None:
    found = kind("frantic")
    for form, family in (
        ({"seat1": "open"}, True),
        ({"opponents": "open"}, True),
        ({"seat1": "open", "option.family": "false"}, False),
        ({"seat1": "keen"}, False),
    ):
        setup, _ = read_setup(found, {"name": "open", **form})
        assert setup is not None
        assert setup.game.options["family"] is family
    assert for_all_ages(found) == {"option.family": "true"}
    assert for_all_ages(kind("beasty_bar")) == {}


def test_a_choice_left_as_usual_follows_the_other_options() -> None:
    as_usual = {"name": "Anna", "option.pile_order": "", "option.tie_break": "points"}
    for animals, order in (("base", "as_fallen"), ("random", "sent")):
        setup, errors = read_setup(kind("beasty_bar"), {**as_usual, "option.set": animals})
        assert setup is not None and not errors
        assert (setup.game.options["pile_order"], setup.game.options["tie_break"]) == (order, "points")
    _, errors = read_setup(kind("beasty_bar"), {"name": "Anna", "option.set": ""})
    assert "option.set" in errors  # what has one default is not left out by halves


# -------------------------------------------------------------------------------------------------------- http


def test_cookies_are_signed() -> None:
    cookies = Cookies(b"k" * 32)
    visitor = Visitor().known("Anna").speaking("en")
    response = Response()
    cookies.write(response, visitor, secure=True)
    header = response.headers["set-cookie"]
    assert "Secure" in header and "HttpOnly" in header
    text = header.partition("=")[2].partition(";")[0]
    read = cookies.read(request_with(text))
    assert (read.token, read.name, read.lang) == (visitor.token, "Anna", "en")
    assert visitor.player is not None and visitor.token not in visitor.player
    with pytest.raises(RefusedError):
        Cookies(b"x" * 32).read(request_with(text))
    assert cookies.read(request_with(None)).player is None


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en", "de"),
        ("en;q=0.2, de;q=0.9", "de"),
        ("fr-CH, en", "fr"),
        ("it", "en"),
        ("de;q=x", "en"),
    ],
)
def test_the_best_language_that_a_browser_accepts_is_chosen(header: str, language: str) -> None:
    assert accepted_language(header) == language


def test_only_paths_of_ours_are_safe_and_scripts_are_known_by_their_header() -> None:
    assert safe_path("/t/x?a=1") == "/t/x?a=1"
    assert {safe_path(bad) for bad in ("", "//x", "/\\x", "x", "/a\nb", "/" + "a" * 999)} == {"/"}
    assert is_live(Headers({"accept": "text/vnd.biberbau"}))
    assert not is_live(Headers({"accept": "text/html"}))


def test_assets_stay_in_their_folder() -> None:
    assert assets.asset(assets.STATIC, "../app.py") is None
    assert assets.asset(assets.STATIC, "art") is None
    assert "?v=" in assets.static_url("art/favicon.svg")
    with pytest.raises(FileNotFoundError):
        assets.static_url("nothing.css")


@pytest.mark.parametrize("game", game_ids())
def test_what_a_table_loads_before_it_is_painted_stays_small(game: str) -> None:
    """A kilobyte is 5 ms of fast 3G; sizes are in docs/benchmarks.md."""
    assert len(assets.table_sheet(game).packed) < 22_000


def test_modules_are_known_before_the_script_is_read() -> None:
    named = assets.modules("table.js")
    assert {"patch.js", "motion.js"} <= {url.partition("?v=")[0].rpartition("/")[2] for url in named}
    loaded = [asset for url in (assets.static_url("table.js"), *named) if (asset := found(url))]
    assert len(loaded) == len(named) + 1
    assert (
        sum(len(asset.packed) for asset in loaded) < 23_000
    )  # docs/benchmarks.md: first paint waits for none of it


def found(url: str) -> assets.Asset | None:
    """The file behind a URL; None when that names another content."""
    name, _, version = url.removeprefix("/static/").partition("?v=")
    asset = assets.asset(assets.STATIC, name)
    return asset if asset and asset.hash == version else None


def test_wrong_settings_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(folder=tmp_path / "new")
    assert settings.cookie_key() == settings.cookie_key()
    (tmp_path / "new" / "cookie.key").write_bytes(b"short")
    with pytest.raises(SettingsError):
        settings.cookie_key()
    for wrong in ("soon", "-1", "nan"):
        monkeypatch.setenv("BIBERBAU_BOT_DELAY", wrong)
        monkeypatch.setenv("BIBERBAU_WINDOW", wrong)
        for asked in (bot_delay, reaction_time):
            with pytest.raises(SettingsError):
                asked()
    monkeypatch.setenv("BIBERBAU_WINDOW", "2.5")
    assert reaction_time() == 2.5


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.cli.serve.FIRST_PORT", free_port())
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    assert first.getsockname()[1] < second.getsockname()[1]
    for host, port in (
        ("127.0.0.1", first.getsockname()[1]),
        ("127.0.0.1", 99999),
        ("no.such.host.invalid", 0),
    ):
        with pytest.raises(PortError, match="cannot listen"):
            listen(host, port)
    first.close()
    second.close()


def test_an_error_of_ours_has_a_page_and_the_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(folder=tmp_path))

    def broken(model: object) -> str:
        raise ArithmeticError

    async def landing() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/")

    monkeypatch.setattr(render, "landing", broken)
    answer = played_out(landing())
    assert (answer.status_code, answer.headers["cache-control"]) == (500, "no-store")
    assert "<html" in answer.text and SAYS("en", "broken") in answer.text
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    monkeypatch.setattr(render, "message_page", broken)
    assert played_out(landing()).text == SAYS("en", "broken")
    app.state.server.tables.store.close()


def test_a_post_that_is_broken_off_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody closes the page while it sends: nobody is there to be answered, and nothing is wrong."""
    app = create_app(Settings(folder=tmp_path))
    news = iter(
        [{"type": "http.request", "body": b"name=An", "more_body": True}, {"type": "http.disconnect"}]
    )
    sent: list[Message] = []

    async def receive() -> Message:
        return next(news)

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/new/beasty_bar", "query_string": b""}
    scope |= {"headers": [(b"host", b"localhost")]}
    played_out(app(scope, receive, send))
    assert sent[0]["status"] == 400
    assert not caplog.records
    app.state.server.tables.store.close()


ODD = (
    "²",
    "9" * 5_000,
    "a\0b",
    "\0",
    "\ud800",
    "-1",
    "1e9",
    "٣",
    "%00",
    ";;;",
    "[]",
    "x" * 5_000,
    "../..",
    "\r\nX: y",
)


def test_odd_values_are_refused_everywhere_and_break_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """All kinds of text where a number, a name, an action or an address belongs."""
    monkeypatch.setattr(Warmer, "asked_for", Warmer.state)
    app = create_app(Settings(folder=tmp_path))
    app.state.server.subscriptions.close()  # so streams end, which otherwise never do
    compiled(app.state.server)

    def coded(value: str) -> str:
        return quote(value.encode("utf-8", "surrogatepass"), safe="")

    async def scene() -> set[int]:
        statuses, live = set[int](), {"Accept": "text/vnd.biberbau"}
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        transport = httpx.ASGITransport(app)  # what is raised in there is raised here
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            new = await client.post("/new/biberbande", data={"name": "Anna", "opponents": "relaxed"})
            lobby = await client.post("/new/beasty_bar", data={"name": "Anna", "opponents": "open"})
            tables = [answer.headers["location"] for answer in (new, lobby)]
            for value in map(coded, ODD):
                paths = [f"/new/{value}", f"/lang/{value}", f"/t/{value}", f"/t/{value}/replay.json"]
                asked = ("?at=", "/events?have=", "/why?subject=", "/selection?select=", "/hint?x=")
                paths += [f"{table}{query}{value}" for table in tables for query in asked]
                posts = [
                    ("/new/beasty_bar", f"name=Anna&opponents=relaxed&{field}={value}")
                    for field in ("option.players", "option.set", "name", "words", "seal", "seat1")
                ]
                posts += [
                    (f"{table}{path}", f"stamp=0.0&{field}={value}")
                    for table in tables
                    for path, field in (
                        ("/act", "action"),
                        ("/act", "select"),
                        ("/act", "stamp"),
                        ("/undo", "stamp"),
                        ("/join", "name"),
                        ("/join", "seat"),
                        ("/words", "words"),
                        ("/start", "fill"),
                        ("/rematch", "words"),
                    )
                ]
                for path in paths:
                    statuses.add((await client.get(path)).status_code)
                for path, body in posts:
                    for headers in (form, form | live):
                        statuses.add(
                            (await client.post(path, content=body.encode(), headers=headers)).status_code
                        )
        return statuses

    statuses = played_out(scene())
    assert max(statuses) < 500 and {400, 404, 409} <= statuses
    assert not caplog.records
    app.state.server.tables.store.close()


# ------------------------------------------------------------------------------------------- subscriptions, bots, warming


def test_bursts_wake_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Subscriptions, "GRACE", 0.01)

    async def scene() -> None:
        subscriptions = Subscriptions()
        with subscriptions.watch("t", "anna") as anna, subscriptions.watch("t", None) as nobody:
            assert subscriptions.online("t") == {"anna"}
            assert await anna.changed(PATIENCE)  # her own arrival
            for _ in range(5):
                subscriptions.notify("t")
            assert await anna.changed(PATIENCE)
            assert not await anna.changed(0.01)
            subscriptions.notify("other")
            assert await nobody.changed(PATIENCE)
            assert not await nobody.changed(0.01)
            with subscriptions.watch("t", "ben"):
                assert await anna.changed(PATIENCE)
                subscriptions.notify_all()
                assert await anna.changed(PATIENCE)
            assert await anna.changed(PATIENCE)  # they left
            assert subscriptions.online("t") == {"anna"}
            subscriptions.close()
            assert anna.closed and await anna.changed(PATIENCE)
        with subscriptions.watch("t", "late") as late:
            assert late.closed

    played_out(scene())


async def always(table_id: str) -> bool:
    return True


def bots_at(tables: AtTables, subscriptions: Subscriptions) -> TableDriver:
    return TableDriver(
        tables.live,
        tables.commits,
        BotScheduler(Metrics(), 1),
        subscriptions,
        always,
        (0.0, 0.0),
        SimultaneousQuestions(6.0),
    )


class Stubborn:
    """A bot that fails twice before it plays."""

    name = "stubborn"
    failures = 2

    def choose(self, view: View, seed: bytes) -> Action:
        assert view.seat == view.to_act and len(seed) == 16
        if Stubborn.failures:
            Stubborn.failures -= 1
            raise ArithmeticError("lost count")
        return view.legal[0]


def test_a_failing_bot_tries_again(
    tables: AtTables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table_driver, "level", lambda name, game: Stubborn())
    monkeypatch.setattr(table_driver, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(Stubborn, "failures", 2)

    async def scene() -> Record:
        subscriptions = Subscriptions()
        players = bots_at(tables, subscriptions)
        record = two_people(tables, "relaxed", "keen")
        try:
            with subscriptions.watch(record.id, None) as watcher:
                while not set(record.actors) & {2, 3}:
                    due = tables.turn(record)
                    assert due is not None
                    if due.seat < 2:
                        table = await tables.live.at(record.id)
                        await tables.live.play(table, table.record, [(due.seat, due.view.legal[0])])
                    else:
                        players.poke_all([record.id])
                        assert await watcher.changed(PATIENCE)
                    record = tables.read(record.id)
            return record
        finally:
            await players.close()

    record = tables.run(scene())
    assert set(record.actors) & {2, 3}
    assert not Stubborn.failures
    assert "lost count" in caplog.text


def test_hints_are_thought_over_once(tables: AtTables, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def choose(turn: object, name: str) -> Action:
        asked.append(name)
        if len(asked) == 1:
            raise ArithmeticError
        return tables.turn(record).view.legal[0]  # type: ignore[union-attr]

    record = two_people(tables)
    monkeypatch.setattr(table_driver, "choose", choose)

    async def waits() -> bool:
        return False

    async def scene() -> None:
        players = bots_at(tables, Subscriptions())
        due = tables.turn(record)
        assert due is not None
        table = await tables.live.at(record.id)
        with pytest.raises(ArithmeticError):
            await players.find_hint(table, due.seat, waits)
        both = await asyncio.gather(*(players.find_hint(table, due.seat, waits) for _ in range(2)))
        assert both[0] == both[1] == players.hint(record, due.seat) == due.view.legal[0].notation
        assert players.hint(record, 1 - due.seat) is None
        assert players.hint(record, None) is None
        with pytest.raises(RefusedError):
            await players.find_hint(table, 1 - due.seat, waits)
        await players.close()

    tables.run(scene())
    assert asked == ["strong", "strong"]


def test_warming_says_why_it_failed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    steps: list[str] = []
    monkeypatch.setattr(first_compile, "warm_rules", lambda game_id: None)
    monkeypatch.setattr(first_compile, "warm_bots", lambda game_id: None)
    monkeypatch.setattr(first_compile, "is_kept", lambda game_id: False)

    async def compile_nothing(self: Warmer, game_id: str) -> None:
        if game_id == "chess":
            raise RuntimeError("no such rules")

    monkeypatch.setattr(first_compile, "INTERPRETED", False)
    monkeypatch.setattr(Warmer, "_compile", compile_nothing)
    monkeypatch.setattr(first_compile, "PAUSES", ())

    async def scene() -> list[str]:
        warmer = Warmer(("chess", "beasty_bar"), lambda: steps.append("changed"))
        ready = [game_id async for game_id in warmer.run()]
        failed = warmer.state("chess")
        assert (failed.failed, failed.reason) == (True, "no such rules")
        return ready

    assert played_out(scene()) == ["beasty_bar"]
    assert len(steps) == 3
    assert "no such rules" in caplog.text


@pytest.mark.process
def test_a_compile_process_that_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(first_compile, "PAUSES", ())
    monkeypatch.setattr(first_compile, "is_kept", lambda game_id: False)

    async def scene() -> Warmer:
        warmer = Warmer(("chess",), lambda: None)
        assert [game async for game in warmer.run()] == []
        return warmer

    reason = played_out(scene()).state("chess").reason
    assert "chess" in reason

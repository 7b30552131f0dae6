"""The laboratory in the browser: reports are asked for, made after everything else, kept, compared and shared."""

from __future__ import annotations

import asyncio
import html
import json
import re
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from biberbau.errors import OptionError
from biberbau.games import game_ids, kind
from biberbau.games.common.catalogues.catalogue import LANGUAGES
from biberbau.lab.ray_process import AwayError, Told
from biberbau.lab.report import warm, works
from biberbau.lab.report.page import page
from biberbau.lab.report.study import USUAL, OneIn, Plan
from biberbau.match import Game
from biberbau.match.decks import _choices, deck_document
from biberbau.web.app.application import create_app
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings, SettingsError, cluster, laboratory
from biberbau.web.domain.lab_plans import LabPlan, read_plan
from biberbau.web.domain.messages import RefusedError
from biberbau.web.http.metrics import Metrics
from biberbau.web.http.requests import Visitor
from biberbau.web.play import laboratory as module
from biberbau.web.play.bot_scheduler import BotScheduler
from biberbau.web.play.lab_studies import Making, study_of
from biberbau.web.play.thinking_costs import SHARES, Allowance
from biberbau.web.storage import lab_rows as sql
from biberbau.web.storage.store import Store
from biberbau.web.storage.transaction import Transaction

from .at_questions import processes
from .browsing import PATIENCE
from .scenes import compiled, played_out, request_with

pytestmark = pytest.mark.compiled

GAME = next(iter(game_ids()))
HERE = "http://localhost"
SMALL = {"option.players": "2", "bots": "random", "games": "30", "parts": "1", "part.levels": "1"}
ANNA, BEN = Visitor("anna").player or "", Visitor("ben").player or ""


@pytest.fixture(scope="module", autouse=True)
def reports_compiled() -> None:
    """Before anybody waits for a report: what reports of the game need may have to be compiled first."""
    assert warm.main([GAME]) == 0


@asynccontextmanager
async def house(folder: Path, works_too: bool = True, **settings: Any) -> AsyncIterator[Server]:
    """A server without a web in front whose laboratory works; what it needs is compiled where it is called."""
    app = create_app(Settings(folder, **{"limits": 0.0, "lab": module.OWN, **settings}))
    server: Server = app.state.server
    server.app = app  # type: ignore[attr-defined]
    compiled(server)
    with patch.object(module, "_run_compiler", lambda game_id: asyncio.sleep(0)):
        making = asyncio.create_task(server.laboratory.run() if works_too else asyncio.sleep(0))
        try:
            yield server
        finally:
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)
            await server.laboratory.close()
            server.scheduler.close()
            server.tables.store.close()


def visits(server: Server, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
    """Somebody with a browser."""
    transport = httpx.ASGITransport(server.app, client=(address, 4711))  # type: ignore[attr-defined]
    return httpx.AsyncClient(transport=transport, base_url=HERE, headers={"origin": HERE, **headers})


async def asked(client: httpx.AsyncClient, **form: str) -> str:
    """Ask for a small report; the address of its page."""
    answer = await client.post(f"/lab/new/{GAME}", data=SMALL | form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


async def ended(client: httpx.AsyncClient, path: str) -> str:
    """Its page, once it is made."""
    until = time.monotonic() + PATIENCE
    while 'id="making"' in (text := (await client.get(path)).text):
        assert time.monotonic() < until, text
        await asyncio.sleep(0.02)
    return text


async def happens(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


def row_of(store: Store, report_id: str) -> sql.LabRow:
    with store.seen() as rows:
        row = rows.one(sql.READ, report_id)
    assert row is not None
    return row


def test_a_report_is_made_read_kept_compared_and_shared(tmp_path: Path) -> None:
    """All of it by forms and links: no script is asked for anything."""

    async def scene() -> None:
        async with house(tmp_path) as server, visits(server) as anna, visits(server) as ben:
            assert '<a href="/lab">' in (await anna.get("/")).text
            form = await anna.get(f"/lab/new/{GAME}")
            assert form.status_code == 200 and 'name="against.option.' in form.text
            path = await asked(anna)
            page_ = await ended(anna, path)
            assert f'href="{path}/page"' in page_ and page_.count('class="drawn"') == 2
            assert "30 games, 2 players" in page_ and "refresh" not in (await anna.get(path)).headers
            numbers = (await anna.get(f"{path}/report.json")).json()
            assert (numbers["games"], numbers["players"], numbers["bots"]) == (30, 2, ["random", "random"])
            assert "levels" in numbers and "worth" not in numbers
            # the same as the command's own page, under its own sheet alone
            whole = await anna.get(f"{path}/page", headers={"accept-language": "de"})
            assert whole.text == page(numbers, "de")
            policy = whole.headers.get_list("content-security-policy")
            assert len(policy) == 1 and "unsafe" not in policy[0] and "script-src" not in policy[0]
            assert policy[0].startswith("default-src 'none'; style-src 'sha256-")
            assert "style=" not in whole.text and whole.text.count("<style") == policy[0].count("sha256-")
            # shared by its link: Ben reads it and cannot change it
            shared = (await ben.get(path)).text
            assert f'href="{path}/page"' in shared and f"{path}/keep" not in shared
            for deed in ("stop", "keep", "delete"):
                assert (await ben.post(f"{path}/{deed}")).status_code == 403
            assert path not in (await ben.get("/lab")).text
            answer = await anna.post(f"{path}/keep", data={"title": " The  first <seat> "})
            assert answer.status_code == 303
            listed = (await anna.get("/lab")).text
            assert "The first &lt;seat&gt;" in listed and path in listed
            # another one beside it
            other = await asked(anna, **{"bots": "greedy:1", "seed": "7", "part.levels": ""})
            await ended(anna, other)
            ids = [one.rpartition("/")[2] for one in (path, other)]
            compared = await anna.get(f"/lab/compare?a={ids[0]}&b={ids[1]}")
            assert compared.status_code == 200 and "B minus A" in compared.text
            assert "played by different bots" in compared.text
            # and to the table by these rules
            link = re.search(r'id="play" href="([^"]+)"', page_)
            assert link is not None and "option.players=2" in link[1]
            assert 'name="option.players" min="2" max="4" value="2"' in (await anna.get(link[1])).text
            assert (await anna.post(f"{other}/delete")).status_code == 303
            assert (await anna.get(other)).status_code == 404

    played_out(scene())


def test_one_that_is_ended_at_once_says_that_nothing_was_played(tmp_path: Path) -> None:
    """Nothing is compiled for it any more, either."""

    async def scene() -> None:
        async with house(tmp_path, works_too=False) as server, visits(server) as anna:
            path = await asked(anna)
            await anna.post(f"{path}/stop")
            with patch.object(server.laboratory, "_compile", side_effect=AssertionError):
                await server.laboratory._look()
                assert "ended before anything had been played" in await ended(anna, path)

    played_out(scene())


def test_two_variants_are_compared_in_the_same_deals(tmp_path: Path) -> None:
    """The page says what the other changes; the form comes back filled in for another try."""
    options = Game.of(GAME).kind.options
    option = next(one for one in options if one.kind == "bool")
    value = str(not option.default).lower()

    async def scene() -> None:
        async with house(tmp_path) as server, visits(server) as anna:
            field = f"against.option.{option.name}"
            path = await asked(anna, **{field: value, "part.levels": ""})
            text = await ended(anna, path)
            assert "What the change does" in text
            numbers = (await anna.get(f"{path}/report.json")).json()
            assert option.name in numbers["against"]["options"] and numbers["against"]["games"] == 30
            again = (await anna.get(f"/lab/new/{GAME}?of={path.rpartition('/')[2]}")).text
            assert re.search(rf'name="{field}".*<option value="{value}" selected>', again)
            same = {field: str(option.default).lower(), f"option.{option.name}": str(option.default).lower()}
            refused = await anna.post(f"/lab/new/{GAME}", data=SMALL | same)
            assert refused.status_code == 400 and f'id="wrong-{field}"' in refused.text

    played_out(scene())


def test_what_is_wrong_is_said_at_its_field(tmp_path: Path) -> None:
    wrong = {"games": "9", "bots": "a.module:Bot", "seed": "-1", "option.players": "99"}

    async def scene() -> None:
        async with house(tmp_path, works_too=False) as server, visits(server) as anna:
            for field, typed in wrong.items():
                answer = await anna.post(f"/lab/new/{GAME}", data=SMALL | {field: typed})
                assert answer.status_code == 400 and f'id="wrong-{field}"' in answer.text, field
            answer = await anna.post(f"/lab/new/{GAME}", data=SMALL | {"bots": "keen", "games": "101"})
            assert answer.status_code == 400 and "from 2 to 100" in answer.text
            german = await anna.post(f"/lab/new/{GAME}", data=SMALL | {"lang": "de"})
            assert german.status_code == 200 and 'name="games" min="2" max="20000" value="30"' in german.text
            assert (await anna.get("/lab")).text.count("/lab/new/") == len(game_ids())
            path = await asked(anna)
            for title in ("x" * 41, "a\x07b"):
                assert (await anna.post(f"{path}/keep", data={"title": title})).status_code == 400
            assert (await anna.get(f"{path}/page")).status_code == 404
            assert (await anna.get("/lab/compare?a=none&b=none")).status_code == 404

    played_out(scene())


def test_it_is_open_to_people_at_the_machine_itself_unless_the_operator_says_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is offered what they cannot use; behind a proxy everybody may come from this machine."""
    stranger, proxied = ("203.0.113.9", {}), ("127.0.0.1", {"x-forwarded-for": "203.0.113.9"})
    here = ("127.0.0.1", dict[str, str]())

    async def scene() -> None:
        for lab, may in ((module.OWN, [here]), (module.ON, [here, stranger, proxied]), (module.OFF, [])):
            async with house(tmp_path / lab, works_too=False, lab=lab) as server:
                for who in (here, stranger, proxied):
                    async with visits(server, who[0], **who[1]) as client:
                        answer, first = await client.get("/lab"), await client.get("/")
                        posted = await client.post(f"/lab/new/{GAME}", data=SMALL)
                    assert answer.status_code == (200 if who in may else 404), (lab, who)
                    assert ('href="/lab"' in first.text) == (who in may)
                    assert posted.status_code == (303 if who in may else 404)
                    assert who in may or "There is no laboratory here." in answer.text

    played_out(scene())
    for text, says in (("maybe", "on .for everybody., own"), ("on", "needs the extra lab")):
        monkeypatch.setenv("BIBERBAU_LAB", text)
        monkeypatch.setattr("biberbau.web.app.settings.installed", lambda: False)
        with pytest.raises(SettingsError, match=says):
            laboratory()


def plan_of(games: int, *parts: str) -> LabPlan:
    return LabPlan(Game.of(GAME, {"players": 2}), "random", games, parts=parts)


def test_a_stopped_report_says_what_was_played(tmp_path: Path) -> None:
    """First numbers are there while it is made; somebody who has had enough gets a report of what there is."""

    async def scene() -> None:
        with patch.multiple(module, FIRST=0.0, RENEWED=0.0), patch.object(works, "AT_ONCE", 1):
            async with house(tmp_path) as server, visits(server) as anna:
                path = await asked(anna, games="20000")
                until = time.monotonic() + PATIENCE
                while 'class="drawn"' not in (answer := await anna.get(path)).text:
                    assert time.monotonic() < until
                    await asyncio.sleep(0.02)
                assert "First estimates" in answer.text and answer.headers["refresh"] == "3"
                assert "refresh" not in (await anna.get(f"{path}?stay")).headers
                assert (await anna.post(f"{path}/stop")).status_code == 303
                text = await ended(anna, path)
                numbers = (await anna.get(f"{path}/report.json")).json()
                assert "It was ended early" in text and 2 <= numbers["games"] < 20_000
                with server.tables.store.seen() as rows:
                    assert sql.finished(rows, path.rpartition("/")[2]) == ([], 0)

    played_out(scene())


def test_a_server_ends_in_the_moment_in_which_a_report_does(tmp_path: Path) -> None:
    async def scene() -> bool:
        async with house(tmp_path, works_too=False) as server:
            making = asyncio.create_task(server.laboratory.run())
            await happens(lambda: bool(server.laboratory._wakes._waiters))
            server.laboratory._wakes.set()
            making.cancel()
            await asyncio.wait([making], timeout=PATIENCE)
            return making.cancelled()

    assert played_out(scene())


def test_after_a_restart_it_goes_on_from_finished_blocks(tmp_path: Path) -> None:
    """What comes out is byte for byte what comes out undisturbed, and no block is played twice."""
    plan = plan_of(600, "levels")
    undisturbed = Making(plan, (), 0.0)
    undisturbed.some(turn=1e9)
    played: list[tuple[str, int]] = []
    play = works.Played.block

    def counted(work: works.Played, number: int) -> Any:
        played.append((work.KIND, number))
        return play(work, number)

    async def begin() -> str:
        with patch.multiple(module, FIRST=0.0, RENEWED=0.0, TURN=0.0):
            async with house(tmp_path) as server:
                report_id = await server.laboratory.ask_for(request_with(None), plan, ANNA)
                await happens(lambda: len(played) > 20)
        return report_id

    async def go_on(report_id: str) -> sql.LabRow:
        async with house(tmp_path) as server:
            await happens(lambda: not row_of(server.tables.store, report_id).open)
            return row_of(server.tables.store, report_id)

    with patch.object(works.Played, "block", counted):
        report_id = played_out(begin())
        before = len(played)
        row = played_out(go_on(report_id))
    assert 20 < before < 120
    assert row.status == "over" and json.loads(row.document) == undisturbed.document()
    assert (
        len(played) - len(set(played)) <= 1
    )  # the one that was being played, or not stored yet, when it ended


def test_another_process_takes_over_and_only_the_keeper_writes(postgresql: str, tmp_path: Path) -> None:
    plan = plan_of(40)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (one, other):
            with patch.object(module, "_run_compiler", lambda game_id: asyncio.sleep(0)):
                report_id = await one.laboratory.ask_for(request_with(None), plan, ANNA)
                assert one.laboratory._claim(report_id) and not other.laboratory._claim(report_id)
                made = Making(plan, (), 0.0)
                made.some(turn=0.0)
                made.some(turn=0.0)
                one.laboratory._save(report_id, made.progress(), module.Job(made, 0))
                assert await asyncio.to_thread(other.laboratory._waiting, time.time(), 9) == []
                later = time.time() + module.LEASE + 1
                with patch.object(module.time, "time", lambda: later):
                    await other.laboratory._look()  # the first says nothing any more
                    await happens(lambda: not row_of(other.tables.store, report_id).open)
                with pytest.raises(module.LostError):
                    one.laboratory._end(report_id, "over", {}, 0.0, {"of": "the first"})
                row = row_of(one.tables.store, report_id)
                assert row.status == "over" and json.loads(row.document)["games"] == 40
                for server in (one, other):
                    await server.laboratory.close()
                    server.scheduler.close()

    played_out(scene())


def test_there_is_a_limit_of_reports_for_each_person_and_for_all(tmp_path: Path) -> None:
    """Of one person and of all; each refusal says what would be right."""

    async def scene() -> None:
        async with house(tmp_path, works_too=False) as server:
            lab = server.laboratory

            async def asks(player: str) -> str:
                return await lab.ask_for(request_with(None), plan_of(20), player)

            first = await asks(ANNA)
            await asks(ANNA)
            for limits, player, key in (
                ({"EACH": 2}, ANNA, "lab-enough"),
                ({"AT_ONCE": 2}, BEN, "lab-busy"),
                ({"KEPT": 2}, BEN, "lab-busy"),
                ({"EACH": 9, "EACH_KEPT": 2}, ANNA, "lab-full-own"),
            ):
                with patch.multiple(module, **limits), pytest.raises(RefusedError) as refused:
                    await asks(player)
                assert refused.value.key == key
            await lab.delete(first, ANNA)
            await asks(ANNA)

    played_out(scene())


def test_of_two_who_ask_at_once_one_gets_the_last_place(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At two processes, and at the very moment: who has counted the places first has taken one before another counts."""
    stores = [Store(database), Store(database)]
    labs = [
        module.Laboratory(one, BotScheduler(Metrics(), 1), lambda game: True, module.ON) for one in stores
    ]
    first, second_counted, second_writes = threading.Event(), threading.Event(), threading.Event()
    count = Transaction.one

    def waits() -> bool:
        """Whether the second one can only wait for the first."""
        if stores[0].sqlite:
            return second_writes.is_set()
        with stores[0].seen() as rows:
            return bool(rows.run("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone())

    def counted(rows: Transaction, statement: Any, *values: object) -> Any:
        found = count(rows, statement, *values)
        if statement is sql.COUNTS and first.is_set():
            second_counted.set()
        elif statement is sql.COUNTS:
            first.set()
            while not second_counted.is_set() and not waits():
                time.sleep(0.005)
        return found

    def changed() -> Any:
        second_writes.set()
        return Store.changed(stores[1])

    def asks(at: int) -> str:
        if at:
            assert first.wait(PATIENCE)
        try:
            labs[at]._create(f"report-{at}", plan_of(20), (ANNA, BEN)[at], None)
        except RefusedError as refused:
            return refused.key
        return "made"

    monkeypatch.setattr(Transaction, "one", counted)
    monkeypatch.setattr(stores[1], "changed", changed)
    monkeypatch.setattr(module, "AT_ONCE", 1)
    with ThreadPoolExecutor(2) as threads:
        assert [*threads.map(asks, (0, 1))] == ["made", "lab-busy"]
    assert [len(labs[0].mine(player)) for player in (ANNA, BEN)] == [1, 0]
    for store in stores:
        store.close()


def test_a_person_who_is_refused_pays_nothing(tmp_path: Path) -> None:
    """What was set aside for a report comes back when there is no room for it."""

    async def scene() -> None:
        paid = list[float]()
        async with house(tmp_path, works_too=False, lab=module.ON) as server:
            lab = server.laboratory
            lab._seconds = 60.0
            with (
                patch.object(server.scheduler, "reserve", lambda purse, seconds: paid.append),
                patch.object(module, "is_own", lambda request: False),
            ):
                await lab.ask_for(request_with(None), plan_of(20), ANNA)
                with patch.object(module, "EACH", 1), pytest.raises(RefusedError):
                    await lab.ask_for(request_with(None), plan_of(20), ANNA)
        assert paid == [0.0]

    played_out(scene())


def test_it_ends_when_its_share_of_time_is_used_up(tmp_path: Path) -> None:
    """Somebody from elsewhere has a budget; at the machine itself a report takes what it needs."""

    async def scene() -> None:
        share = Allowance(0.03, 1e-9)
        with patch.object(module, "SECONDS", 0.02), patch.dict(SHARES, laboratory=(share, share)):
            async with (
                house(tmp_path, lab=module.ON, limits=1.0) as server,
                visits(server, "203.0.113.9") as stranger,
                visits(server) as own,
            ):
                path = await asked(stranger, games="20000")
                second = await stranger.post(f"/lab/new/{GAME}", data=SMALL)
                assert second.status_code == 429 and int(second.headers["retry-after"]) > 0
                assert "used up its share" in await ended(stranger, path)
                mine = await asked(own)
                assert (await ended(own, mine)) and row_of(
                    server.tables.store, mine.rpartition("/")[2]
                ).status == "over"

    played_out(scene())


def test_a_report_that_cannot_be_made_says_why(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as server, visits(server) as anna:
            with patch.object(works.Played, "block", side_effect=RefusedError(400, "lab-off")):
                path = await asked(anna)
                text = await ended(anna, path)
            assert "could not be made: There is no laboratory here." in text
            assert (await anna.get(f"{path}/page")).status_code == 409

    played_out(scene())


def test_reports_that_nobody_keeps_are_deleted_and_forgotten_with_their_owner(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, works_too=False) as server:
            lab, store = server.laboratory, server.tables.store
            reports = [await lab.ask_for(request_with(None), plan_of(20), who) for who in (ANNA, ANNA, BEN)]
            await lab.keep(reports[1], ANNA, "kept")
            with store.changed() as rows:
                rows.run("UPDATE lab_report SET status = 'over'")
            lab._clean(time.time() + module.DAYS * 86_400 + 1)
            assert [one.id for one in lab.mine(ANNA)] == [reports[1]] and lab.mine(BEN) == []
            told = server.people.everything(ANNA)["lab_report"]
            assert [one["title"] for one in told] == ["kept"]
            server.people.forget(ANNA, "")
            assert lab.mine(ANNA) == []

    played_out(scene())


@pytest.mark.parametrize("against", [{}, {"penguin_may_decline": True}])
def test_it_is_the_report_of_the_command_with_nothing_else_asked(against: dict[str, Any]) -> None:
    game = Game.of("beasty_bar")
    study = study_of(LabPlan(game, "greedy", 2000, seed=7, against=against))
    parts = USUAL | ({"rule_games": 0} if against else {})
    other = Game.of("beasty_bar", {**game.options, **against}) if against else None
    assert study.plan == Plan(game, ("greedy",) * game.players, 2000, 7, **parts, against=other)
    assert study_of(LabPlan(game, "greedy", 2000, parts=("luck",))).plan == Plan(
        game, ("greedy",) * game.players, 2000, luck_games=OneIn(100)
    )


def test_a_plan_comes_back_as_it_was_asked() -> None:
    plan = replace(plan_of(50, "worth"), seed=3)
    assert LabPlan.read(GAME, plan.text()) == plan


def test_a_plan_of_an_earlier_release_is_read_as_far_as_its_rules_are_there_still() -> None:
    plan = replace(plan_of(50, "worth"), against={"players": 2})
    stored = json.loads(plan.text())
    option = next(one for one in plan.game.kind.options if one.choices)
    usual = plan.game.options[option.name]
    stored["options"] |= {"trapdoors": True, option.name: "a choice of old"}
    stored["against"] = {"depth": 3}
    found = LabPlan.read(GAME, json.dumps(stored))
    assert found.gone == {"trapdoors": True, option.name: "a choice of old", "depth": 3}
    assert found.game.options[option.name] == usual and found.game.players == 2 and found.against == {}


def test_rules_that_no_longer_go_together_are_left_out() -> None:
    tried = [
        {option.name: value}
        for option in kind(GAME).options
        for value in (
            option.choices or ((True, False) if option.kind == "bool" else (option.low, option.high))
        )
    ]
    clashing = next(one for one in tried if clashes(one))
    stored = json.loads(plan_of(50).text())
    stored["options"] |= clashing
    found = LabPlan.read(GAME, json.dumps(stored))
    assert found.gone == clashing and found.game == Game.of(GAME, {"players": 2})


def clashes(given: dict[str, Any]) -> bool:
    """Whether an option that is right by itself does not go together with the others."""
    try:
        Game.of(GAME, given)
    except OptionError:
        return True
    return False


def deck_of(**changes: int) -> str:
    """The usual deck with other counts of some cards, as the form takes it."""
    return "\n".join(
        f"{card}: {n}" for card, n in {**deck_document(Game.of(GAME))["cards"], **changes}.items()
    )


def middle_of_the_deck() -> tuple[str, dict[str, Any]]:
    """A deck that the options of the game make and that is not the usual one, as text, and these options."""
    usual = len(deck_of().splitlines())
    options = next(
        dict(one)
        for group in kind(GAME).deck_options
        for one, counts in _choices(GAME, group)
        if 0 < sum(counts.values()) < usual and not clashes(dict(one))
    )
    return json.dumps(deck_document(Game.of(GAME, options))), options


def test_a_deck_of_ones_own_is_played_as_the_options_that_make_it(tmp_path: Path) -> None:
    """As a list of cards, or as a file has it; alone, and against the usual one."""
    text, options = middle_of_the_deck()
    cards = "\n".join(f"{card}: {n}" for card, n in json.loads(text)["cards"].items())

    async def scene() -> None:
        async with house(tmp_path, works_too=False) as server, visits(server) as anna:
            form = (await anna.get(f"/lab/new/{GAME}")).text
            assert '<textarea id="deck"' in form and '<textarea id="against.deck"' in form
            assert html.escape(deck_of()) in form
            for typed in (text, cards):
                row = row_of(server.tables.store, (await asked(anna, deck=typed)).rpartition("/")[2])
                plan = LabPlan.read(GAME, row.plan)
                assert options.items() <= plan.game.options.items() and not plan.against
                await anna.post(f"/lab/{row.id}/delete")
            path = await asked(anna, **{"against.deck": text})
            plan = LabPlan.read(GAME, row_of(server.tables.store, path.rpartition("/")[2]).plan)
            assert plan.other is not None and options.items() <= plan.other.options.items()
            assert plan.game == Game.of(GAME, {"players": 2})
            for game_id in game_ids():
                offers = '<textarea id="deck"' in (await anna.get(f"/lab/new/{game_id}")).text
                assert offers == (kind(game_id).deck is not None)

    played_out(scene())


@pytest.mark.parametrize("field", ["deck", "against.deck"])
def test_a_deck_that_no_options_make_is_refused_with_the_nearest(field: str, tmp_path: Path) -> None:
    card = deck_of().partition(":")[0]

    async def scene() -> None:
        async with house(tmp_path, works_too=False) as server, visits(server) as anna:
            for lang, says in (("en", "No rules make this deck."), ("de", "Keine Regeln"), ("fr", "Aucune")):
                answer = await anna.post(
                    f"/lab/new/{GAME}",
                    data=SMALL | {field: deck_of(**{card: 7})},
                    headers={"accept-language": lang},
                )
                assert answer.status_code == 400 and f'id="wrong-{field}"' in answer.text
                assert says in answer.text and f"{card} 1 (7)" in answer.text
                assert f"{card}: 7" in answer.text, "what was typed is still there"

    played_out(scene())


@pytest.mark.parametrize(
    ("typed", "key", "names"),
    [
        ("unicorn: 1", "card", "unicorn"),
        ("bat: 1\n[1, 2", "line", "2"),
        ("a: 1\na: 2", "twice", "a"),
        ("cards: &c {bat: 1}\nmore: *c", "sign", "&"),
        ("bat: two", "count", "two"),
        ("x" * 4001, "long", "4000"),
        ("[" * 2000, "deep", ""),
        ("- " * 1990, "odd", ""),
        ("1" * 3999, "format", "biberbau-deck/1"),
        ("just words", "format", "biberbau-deck/1"),
        ("bat: 2024-13-45", "odd", ""),
        ("format: biberbau-deck/1\ngame: GAME\nvalues: 1", "field", "values"),
        ("format: biberbau-deck/1\ngame: poker", "game", "poker"),
        ("format: biberbau-deck/1\ngame: GAME", "cards", ""),
    ],
)
def test_what_is_no_deck_is_said_at_its_field_in_every_language(typed: str, key: str, names: str) -> None:
    plan, errors = read_plan(kind(GAME), SMALL | {"deck": typed.replace("GAME", GAME)})
    assert plan is None and [*errors] == ["deck"] and errors["deck"].key == f"lab-deck-{key}"
    told = {errors["deck"].text(lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES) and all(names in one for one in told)


def test_a_game_with_printed_cards_takes_no_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed = replace(kind(GAME), deck=None, deck_options=())
    monkeypatch.setattr("biberbau.match.decks.kind_of", lambda _: fixed)
    plan, errors = read_plan(fixed, SMALL | {"deck": "bat: 1"})
    assert plan is None and errors["deck"].key == "lab-deck-printed"


def test_a_deck_that_is_the_first_variant_s_is_no_other_variant() -> None:
    plan, errors = read_plan(kind(GAME), SMALL | {"against.deck": deck_of()})
    assert plan is None and errors["against.deck"].key == "lab-same"


class Cluster:
    """A cluster that plays here, unless it is away."""

    away = True

    def __init__(self, address: str) -> None:
        assert address == "far:6379"

    def blocks(self, work: Any, first: int, count: int) -> Iterator[Told | None]:
        for number in range(first, count):
            if self.away and number == 3:
                raise AwayError("no Ray cluster at far:6379")
            yield None
            yield Told(work.block(number), 1.0)

    def close(self) -> None:
        pass


def test_a_cluster_makes_the_same_report_and_while_it_is_away_the_report_waits(tmp_path: Path) -> None:
    """Nothing is played here instead. What had been played is kept, and counted as time of the person who asked."""

    async def scene() -> None:
        with (
            patch("biberbau.lab.ray_process.RayProcess", Cluster),
            patch.multiple(Cluster, away=True),
            patch.multiple(module, LOOKS=0.02),
        ):
            async with house(tmp_path, ray="far:6379") as server, visits(server) as anna:
                path = await asked(anna)
                store, report_id = server.tables.store, path.rpartition("/")[2]
                await happens(lambda: report_id in server.laboratory._away)
                await happens(lambda: row_of(store, report_id).spent > 3)
                text = (await anna.get(path)).text
                assert "can’t be reached just now" in text and "far:6379" not in text
                assert "Other machines play these games" in text
                with store.seen() as rows:
                    assert len(sql.finished(rows, report_id)[0]) == 3
                Cluster.away = False
                server.laboratory._away.clear()
                text = await ended(anna, path)
                assert "30 games, 2 players" in text and row_of(store, report_id).spent >= 8
                made = Making(LabPlan.read(GAME, row_of(store, report_id).plan), (), 0.0)
                made.some(turn=1e9)
                assert row_of(store, report_id).document == json.dumps(made.document(), separators=(",", ":"))

    played_out(scene())


def test_a_report_that_waits_for_a_cluster_can_be_ended(tmp_path: Path) -> None:
    async def scene() -> None:
        with patch("biberbau.lab.ray_process.RayProcess", Cluster), patch.multiple(module, LOOKS=0.02):
            async with house(tmp_path, ray="far:6379") as server, visits(server) as anna:
                path = await asked(anna)
                await happens(lambda: bool(server.laboratory._away))
                await anna.post(f"{path}/stop")
                assert "It was ended early" in await ended(anna, path)
                assert (await anna.get(f"{path}/report.json")).json()["games"] == 15

    played_out(scene())


def test_a_cluster_has_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.web.app.settings.find_spec", lambda name: object())
    assert (cluster(), cluster(" auto "), cluster("host:6379")) == ("", "auto", "host:6379")
    with pytest.raises(SettingsError, match="'nowhere' is no address of a Ray cluster: give host:port"):
        cluster("nowhere")
    monkeypatch.setattr("biberbau.web.app.settings.find_spec", lambda name: None)
    monkeypatch.setenv("BIBERBAU_RAY", "auto")
    with pytest.raises(SettingsError, match="a Ray cluster needs the extra ray"):
        cluster()


def test_lists_and_pages_tell_of_rules_that_there_are_no_more(tmp_path: Path) -> None:
    """An open report that cannot be played any more says why; a finished one stays what it is."""

    async def scene() -> None:
        async with house(tmp_path, works_too=False) as server, visits(server) as anna:
            paths = [await asked(anna), await asked(anna)]
            store, gone = server.tables.store, "trapdoors=true"
            made = Making(LabPlan.read(GAME, row_of(store, paths[0].rpartition("/")[2]).plan), (), 0.0)
            made.some(turn=1e9)
            with store.changed() as rows:
                document = json.dumps(made.document() | {"options": {"players": 2, "trapdoors": True}})
                rows.run(
                    "UPDATE lab_report SET status = 'over', document = ? WHERE id = ?",
                    *(document, paths[0].rpartition("/")[2]),
                )
                rows.run(
                    'UPDATE lab_report SET plan = replace(plan, \'"players":2\', \'"players":2,"trapdoors":true\')'
                )
            assert (await anna.get("/lab")).text.count(f"with rules that no longer exist: {gone}") >= 2
            assert f"rules that no longer exist: {gone}." in (await anna.get(paths[0])).text
            assert "trapdoors" in (await anna.get(f"{paths[0]}/page")).text
            again = await anna.get(f"/lab/new/{GAME}?of={paths[0].rpartition('/')[2]}")
            assert again.status_code == 200 and "trapdoors" not in again.text
            compared = await anna.get("/lab/compare?a={0}&b={0}".format(paths[0].rpartition("/")[2]))
            assert compared.status_code == 200
            await server.laboratory._look()
            await happens(lambda: not row_of(store, paths[1].rpartition("/")[2]).open)
            assert f"is no longer played with {gone}; ask for it again" in (await anna.get(paths[1])).text

    played_out(scene())

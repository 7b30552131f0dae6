"""A game that is no longer installed takes nothing else with it: every list that could name it still opens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from biberbau.match import Game
from biberbau.web.domain.results import results_of
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.domain.tokens import player_of
from biberbau.web.storage import schema

from .scenes import played_out
from .test_lab import GAME, SMALL, house, visits

pytestmark = pytest.mark.compiled

GONE = "quartets"
"""A game that somebody has uninstalled."""

LISTS = (
    *(
        "/",
        "/you",
        "/you/games",
        "/you/games?q=quartets",
        "/you/people",
        "/you/forget",
        "/tournaments",
        "/watch",
    ),
    *("/ranking", "/open", "/lab", "/puzzles", "/analyse", "/learn", "/bots", "/you/download", "/lobby"),
)


def test_lists_leave_it_out_and_show_the_rest(tmp_path: Path) -> None:
    """Everything is there twice, once of a game that is gone."""

    async def scene() -> None:
        async with house(tmp_path, works_too=False) as server, visits(server) as anna:
            store, tables = server.tables.store, server.tables
            cups = [
                (
                    await anna.post(
                        f"/tournaments/new/{GAME}",
                        data={"name": "Anna", "seats": "2", "places": "4", "clock": "days 1", "title": title},
                    )
                ).headers["location"]
                for title in ("Still here", "Long gone")
            ]
            with store.seen() as rows:
                (me,) = {row[0] for row in rows.run("SELECT player FROM entrant").fetchall()}
            reports = []
            for title in ("One of now", "One of then"):
                path = (await anna.post(f"/lab/new/{GAME}", data=SMALL)).headers["location"]
                await anna.post(f"{path}/keep", data={"title": title})
                reports.append(path)
            ben, here, gone = player_of("Ben"), list[str](), list[str]()
            for ids in (here, gone):
                for stage in ("lobby", "playing", "over"):
                    game = Game.of(GAME, {"players": 2})
                    record = tables.create(me, Setup("Anna", game, ("open",), listed=True))
                    ids.append(record.id)
                    if stage != "lobby":
                        tables.join(record.id, ben, "Ben")
                        record = tables.read(record.id)
                    if stage == "over":
                        ended = results_of(record, (7, 5), (0,))
                        store.append(record, [(0, "done", 0)], over=True, results=ended)
                server.friends.invite(ben, "Ben", me, f"/t/{ids[0]}")
            server.friends.invite(ben, "Ben", me, cups[1])
            with store.changed() as rows:
                rows.run("UPDATE lab_report SET document = '{}', status = 'over'")
                rows.run("INSERT INTO rating SELECT ?, ?, 'Anna', 25.0, 8.0, 1, 0.0", GONE, me)
                for column, ids in (
                    ("game_table.id", gone),
                    ("result.table_id", gone),
                    ("tournament.id", [cups[1].rpartition("/")[2]]),
                    ("lab_report.id", [reports[1].rpartition("/")[2]]),
                ):
                    table, name = column.split(".")
                    for one in ids:
                        rows.run(f"UPDATE {table} SET game = ? WHERE {name} = ?", GONE, one)
            named = {table.name for table in schema.metadata.sorted_tables if "game" in table.columns}
            assert named == {"game_table", "result", "rating", "tournament", "lab_report"}, "try it, too"
            store._kept.clear()

            pages = {path: await anna.get(path) for path in LISTS}
            assert {
                path: answer.status_code for path, answer in pages.items() if answer.status_code >= 500
            } == {}
            for path, shown in (
                ("/you/games", f"/t/{here[2]}"),
                ("/tournaments", "Still here"),
                ("/lab", "One of now"),
                ("/you/people", "Ben"),
                ("/you/people", f"/t/{here[0]}"),
            ):
                assert pages[path].status_code == 200 and shown in pages[path].text, path
            for path, answer in pages.items():
                if path != "/you/download":
                    assert not any(one in answer.text for one in (*gone, cups[1])), path
            assert [one["game"] for one in pages["/you/download"].json()["tables"]].count(GONE) == 3

            # a report has its numbers still, and can be deleted
            assert (
                "One of then" in pages["/lab"].text
                and f"{GONE}” is no longer installed" in pages["/lab"].text
            )
            last = await anna.get(reports[1])
            assert last.status_code == 200 and f'href="{reports[1]}/report.json"' in last.text
            assert (await anna.get(f"{reports[1]}/report.json")).status_code == 200
            assert (await anna.get(f"{reports[1]}/page")).status_code == 404
            one, two = (path.rpartition("/")[2] for path in reports)
            for a, b in ((one, two), (two, one)):
                assert (await anna.get(f"/lab/compare?a={a}&b={b}")).status_code == 404
            assert two not in re.findall(r'<option value="([^"]+)"', pages["/lab"].text)
            assert (await anna.get(f"/lab/new/{GAME}?of={two}")).status_code == 200
            # and so has its table a sentence
            for path in (
                f"/t/{gone[1]}",
                f"/t/{gone[2]}/replay",
                cups[1],
                f"/ranking/{GONE}",
                f"/lab/new/{GONE}",
            ):
                assert (await anna.get(path)).status_code == 404, path
            assert (await anna.post(f"{reports[1]}/delete")).status_code == 303
            assert "One of then" not in (await anna.get("/lab")).text
            assert (await anna.post("/you/forget", data={"sure": "1"})).status_code == 200

    played_out(scene())

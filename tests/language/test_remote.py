"""An assistant at a table of a running server: it opens one, somebody else sits down, they play."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
from collections.abc import Awaitable, Callable

import pytest

mcp = pytest.importorskip("mcp")
pytest.importorskip("httpx")

from biberbau.client import Client, RefusedByServerError, run  # noqa: E402
from biberbau.language.mcp_server import TOOLS, TOOLS_THERE, server  # noqa: E402
from biberbau.language.remote import Door  # noqa: E402
from cli.running import refused  # noqa: E402
from cli.running import run as command  # noqa: E402
from web.programs import token_of  # noqa: E402
from web.serving import Person, Running  # noqa: E402

from .test_mcp import OPTION, Assistant  # noqa: E402

pytestmark = pytest.mark.compiled


def sits(door: Door, played: Callable[[Assistant], Awaitable[None]], lang: str = "en") -> None:
    async def go() -> None:
        async with mcp.Client(server(lang, door)) as client:
            await played(Assistant(client))
        await door.close()

    asyncio.run(go())


@pytest.mark.process
def test_an_assistant_plays_at_a_servers_table(running: Running, anna: Person) -> None:
    tokens = [token_of(anna, name) for name in ("Assistant", "Greta", "Third")]

    async def played(call: Assistant) -> None:
        listed = {tool.name for tool in (await call.client.list_tools()).tools}
        assert listed == TOOLS.keys() | TOOLS_THERE.keys()
        text = await call("open_table_there", game="beasty_bar", players=2)
        address = re.match(rf"Your table is at ({running.url}/t/(\w+))\.", text)
        assert address
        table = address[2]
        assert f"Table {table} has not begun. Seats: 0: Assistant; 1: free. You are in seat 0." in text
        assert "It is not your turn" in await call.refused("act", answer="1")
        with Client(running.url, tokens[1]) as other:
            other.join(table)
        playing = threading.Thread(target=run, args=("greedy:1", running.url, tokens[1], 1), daemon=True)
        playing.start()
        text = await call("start_table")
        chance, read = random.Random(2), [text]
        while "The game is over." not in text:
            options = OPTION.findall(text)
            if options:
                assert "numbers go from 1 to" in await call.refused("act", answer="99")
                text = await call("act", answer=chance.choice(options)[1])
            else:
                assert "It is Greta’s turn." in text
                text = await call("look", wait=30)
            read.append(text)
        playing.join(60)
        assert any("- Greta plays " in one for one in read) and any("- You play " in one for one in read)
        told = [line for one in read for line in re.findall("^- .*", one, re.MULTILINE)]
        story = await call("story")
        assert told == story.splitlines()[1:]
        assert re.search(r"Result: \d+ for you, \d+ for Greta|Result: \d+ for Greta", text)
        seen = json.loads(await call("history"))
        assert seen["goes_by"] == "state" and seen["history"][0]["ply"] == 0
        with pytest.raises(RefusedByServerError, match="not-seated"), Client(running.url, tokens[2]) as third:
            third.story(table)
        with Client(running.url, tokens[1]) as other:
            told = [line["text"] for line in other.story(table, "de", 1)]
            assert told and not any("deal" in text for text in told)
            for lang, since in (("xx", 1), ("en", -3)):
                with pytest.raises(RefusedByServerError, match="400"):
                    other.story(table, lang, since)
        assert "The server keeps the replay" in await call.refused("replay")
        await call("leave")

    sits(Door(running.url, tokens[0], "en"), played)


def test_an_assistant_joins_the_person_who_invites_it(running: Running, anna: Person) -> None:
    tokens = [token_of(anna, name) for name in ("Gast", "Wirt")]

    async def played(call: Assistant) -> None:
        for strange in ({}, {"table": "x?y"}, {"table": "a/../B"}, {"code": "../account"}, {"code": "12"}):
            assert "Sag, an welchen Tisch" in await call.refused("join_table", **strange)
        assert "404" in await call.refused("join_table", code="000 000")
        with Client(running.url, tokens[1]) as host:
            table = host.open("beasty_bar", options={"players": 2}, listed=True).table
            assert table in await call("find_tables", game="beasty_bar")
            text = await call("join_table", table=f"{running.url}/t/{table}")
            assert "hat noch nicht begonnen" in text or "So siehst du den Tisch:" in text
            host.leave(table)
        assert "no-table" in await call.refused("join_table", table="nowhere")

    sits(Door(running.url, tokens[0], "de"), played, "de")


@pytest.mark.long
def test_an_assistant_that_says_nothing_is_there_all_the_same(own: Running) -> None:
    """It thinks for longer than the grace: its seat stays its own, because it listens."""
    own.grace = "1"
    own.start()
    with own.person() as person:
        tokens = [token_of(person, name) for name in ("Thinker", "Waiter")]

    async def played(call: Assistant) -> None:
        text = await call("open_table_there", game="beasty_bar", players=2)
        table = text.split("/t/")[1].split(".")[0]
        with Client(own.url, tokens[1]) as other:
            other.join(table)
        threading.Thread(target=run, args=("random", own.url, tokens[1], 1), daemon=True).start()
        text = await call("start_table")
        while "Your options:" not in text:
            text = await call("look", wait=30)
        await asyncio.sleep(5)
        with Client(own.url, tokens[1]) as other:
            assert not other.state(table).document["seats"][0]["stand_in"]
        assert "Your options:" in await call("look")
        await call("leave")

    sits(Door(own.url, tokens[0], "en"), played)


def test_a_token_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BIBERBAU_TOKEN", raising=False)
    refused(command("mcp", "--server", "http://127.0.0.1:9"), "BIBERBAU_TOKEN is not set")
    refused(command("mcp", "--http", "0"), "a port from 1 to 65535")
    refused(command("mcp", "--lang", "xx"), "there is no language 'xx'")

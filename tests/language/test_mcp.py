"""An assistant plays by tool calls: the SDK's own client against the real command."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

mcp = pytest.importorskip("mcp")

from biberbau.games import game_ids  # noqa: E402
from biberbau.language.mcp_server import TOOLS, server  # noqa: E402
from biberbau.match import Match  # noqa: E402

GAME: dict[str, object] = {"game": "beasty_bar"}
OPTION = re.compile(r"^\[(\d+)\] (.+?) — ", re.MULTILINE)


def text_of(result: Any) -> str:
    (content,) = result.content
    return str(content.text)


class Assistant:
    """A client that calls tools."""

    def __init__(self, client: Any) -> None:
        self.client = client

    async def __call__(self, tool: str, **arguments: object) -> str:
        """What a tool answers."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, text_of(result)
        return text_of(result)

    async def refused(self, tool: str, **arguments: object) -> str:
        """The error with which a tool refuses."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error
        return text_of(result)


def over_stdio(played: Callable[[Assistant], Awaitable[None]], *arguments: str) -> None:
    """Start the command as clients do, and play."""

    async def run() -> None:
        command = mcp.StdioServerParameters(
            command=sys.executable, args=["-m", "biberbau", "mcp", *arguments]
        )
        async with mcp.Client(command) as client:
            await played(Assistant(client))

    asyncio.run(run())


def in_process(played: Callable[[Assistant], Awaitable[None]], lang: str = "en") -> None:
    """The same without a process of its own."""

    async def run() -> None:
        async with mcp.Client(server(lang)) as client:
            await played(Assistant(client))

    asyncio.run(run())


async def play_on(call: Assistant, text: str, table: str, chance: random.Random) -> str:
    """Play any options until the game is over."""
    while "The game is over." not in text:
        number, notation = chance.choice(OPTION.findall(text))
        text = await call("act", answer=chance.choice([number, notation, f"[{number}]"]), table=table)
    return text


@pytest.mark.process
def test_a_whole_game_over_standard_input_and_output() -> None:
    async def played(call: Assistant) -> None:
        listed = {tool.name: tool.description for tool in (await call.client.list_tools()).tools}
        assert listed.keys() == TOOLS.keys() and all(listed.values())
        assert "beasty_bar: Beasty Bar: New Beasts in Town (2 to 4 players)." in await call("list_games")
        assert "Heaven's Gate" in await call("read_rules", game="beasty_bar")
        text = await call("open_table", game="beasty_bar", opponents=["random", "random"])
        assert text.startswith(
            "Table t1: Beasty Bar: New Beasts in Town for 3 players. You are Red. The deal is sealed: "
        )
        seal = re.search(r"sealed: ([0-9a-f]{64})", text)
        assert seal
        assert "A replay shows every card" in await call.refused("replay")
        last = await play_on(call, text, "t1", random.Random(7))
        assert "Result: " in last
        assert "t1: beasty_bar, over" in await call("list_tables")
        match = Match.load(json.loads(await call("replay")))
        assert match.over and match.commitment == seal[1]
        assert "This game is over." in await call.refused("act", answer="1")
        await call("leave", table="t1")
        assert "You are not at a table" in await call("list_tables")

    over_stdio(played)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_can_be_begun(game: str) -> None:
    async def played(call: Assistant) -> None:
        text = await call("open_table", game=game, opponents=["random"])
        for _ in range(5):
            if "Your options:" in text:
                text = await call("act", answer="1")
        assert "The table as you see it:" in text
        assert (await call("story")).startswith("The last ")
        told = json.loads(await call("history"))
        assert told["goes_by"] == ("history" if game == "frantic" else "state")
        assert told["history"][0]["ply"] == 0
        later = json.loads(await call("history", since=0))["history"]
        assert later == [one for one in told["history"] if one["ply"] > 0]

    in_process(played)


def test_rules_are_read_in_parts() -> None:
    async def played(call: Assistant) -> None:
        summary = await call("read_rules", game="beasty_bar")
        assert "(Chapters: What it is about, Before you begin, Your turn, " in summary
        assert "**A14**" not in summary and "**A14**" in await call(
            "read_rules", game="beasty_bar", full=True
        )
        assert (await call("read_rules", game="beasty_bar", chapter="your turn")).startswith("## Your turn")
        assert "Chapters are: 'What it is about'" in await call.refused(
            "read_rules", game="beasty_bar", chapter="Chess"
        )
        assert "ram" in (await call("read_rules", game="beasty_bar", search="rhino")).lower()
        assert (await call("read_rules", game="beasty_bar", search="a14")).startswith("A14: ")
        assert "(A1-A80)" in await call.refused("read_rules", game="beasty_bar", search="unicorn")
        assert "Himmelspforte" in await call("read_rules", game="beasty_bar", lang="de")

    in_process(played)


def test_wrong_input_gets_an_error_that_says_what_would_be_right() -> None:
    async def played(call: Assistant) -> None:
        assert "beasty_bar" in await call.refused("open_table", game="chess")
        assert "option players" in await call.refused("open_table", game="beasty_bar", players=9)
        assert "there is no option 'speed'" in await call.refused(
            "open_table", game="beasty_bar", options={"speed": 1}
        )
        assert "there is no bot 'hal'" in await call.refused(
            "open_table", game="beasty_bar", opponents=["hal"]
        )
        assert "one for each of the 3 other seats" in await call.refused(
            "open_table", game="beasty_bar", players=4, opponents=["keen", "keen"]
        )
        assert "seats go from 0 to 3" in await call.refused("open_table", game="beasty_bar", seat=7)
        assert "does not speak 'xx'" in await call.refused("open_table", game="beasty_bar", lang="xx")
        assert "There is no table “t9”. Your tables: –" in await call.refused("look", table="t9")
        await call("open_table", game="beasty_bar", opponents=["random"])
        assert "numbers go from 1 to" in await call.refused("act", answer="77")
        assert "Possible now: [" in await call.refused("act", answer="play unicorn")
        assert await call.refused("act") == "act needs the argument “answer”."

    in_process(played)


def test_a_table_speaks_german() -> None:
    async def played(call: Assistant) -> None:
        text = await call("open_table", game="beasty_bar", opponents=["random"])
        assert "Das kannst du tun:" in text
        assert "Die Nummern gehen von 1 bis" in await call.refused("act", answer="77")

    in_process(played, "de")


def test_nothing_hidden_leaks() -> None:
    """Nothing that any tool answers names a card which the seat cannot know, nor the seed."""

    async def played(call: Assistant) -> None:
        text = await call("open_table", game="beasty_bar", opponents=["random"])
        seen = [text]
        for _ in range(4):
            seen += [await call("look"), await call("story"), await call("list_tables")]
            seen.append(await call("act", answer="1"))
        for one in seen:
            other = re.search(r"■ Blue +(.*)", one)
            if other:
                assert re.match(r"(\d × \?|■[^?]*, \d × \?)", other[1]), one
            assert "seed" not in one

    in_process(played)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.long
def test_tools_answer_over_streamable_http() -> None:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "biberbau", "mcp", "--http", str(port)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + 600
        while not answers(port):
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.05)

        async def run() -> None:
            async with mcp.Client(f"http://127.0.0.1:{port}/mcp") as client:
                assert "beasty_bar" in await Assistant(client)("list_games")

        asyncio.run(run())
    finally:
        process.terminate()
        process.wait(600)


def test_a_misspelt_argument_is_refused_by_every_tool() -> None:
    async def played(call: Assistant) -> None:
        for tool in TOOLS:
            said = await call.refused(tool, oponents=["keen"])
            assert said.startswith(f"{tool} has no argument “oponents”. It takes: "), said
        assert "sits at" not in await call("list_tables")
        assert (await call("list_tables")).startswith("You are not at a table")
        for tool in (await call.client.list_tools()).tools:
            assert tool.input_schema["additionalProperties"] is False

    in_process(played)


def test_arguments_of_another_type_are_read_where_they_can_mean_one_thing() -> None:
    async def played(call: Assistant) -> None:
        text = await call(
            "open_table",
            game="beasty_bar",
            players="3",
            opponents="random",
            seat=1.0,
            options='{"hand": "2"}',
            lang=None,
        )
        assert "for 3" in text and len(OPTION.findall(text)) == 2
        before = await call("story", last="400")
        assert before != await call("act", answer=1)
        await call("look", wait="0", table="t1")

    in_process(played)


@pytest.mark.parametrize(
    ("tool", "arguments", "says"),
    [
        ("act", {"answer": [1]}, "act: answer must be text, not [1]."),
        ("act", {"answer": True}, "act: answer must be text, not true."),
        ("story", {"last": "some"}, "story: last must be a whole number, not \"some\"."),
        ("story", {"last": 1.5}, "story: last must be a whole number, not 1.5."),
        ("look", {"wait": "nan"}, 'look: wait must be a number, not "nan".'),
        ("read_rules", GAME | {"full": "perhaps"}, 'full must be true or false, not "perhaps".'),
        ("open_table", GAME | {"options": [1]}, "options must be an object with a value for each name, not [1]."),
        ("open_table", GAME | {"options": {"hand": {}}}, "options.hand must be text, a whole number, or true or"),
        ("open_table", GAME | {"options": {"hand": "two"}}, "hand"),
        ("open_table", GAME | {"opponents": [["keen"]]}, 'opponents must be a list of texts, not [["keen"]].'),
        ("open_table", GAME | {"players": "x" * 500}, "x" * 50),
        ("open_table", {}, "open_table needs the argument “game”."),
    ],
)  # fmt: skip
def test_an_argument_that_cannot_be_read_is_told_what_it_is_to_be(
    tool: str, arguments: dict[str, object], says: str
) -> None:
    async def played(call: Assistant) -> None:
        await call("open_table", game="beasty_bar", opponents=["random"])
        said = await call.refused(tool, **arguments)
        assert says in said
        assert "validation" not in said and len(said) < 200

    in_process(played)


@pytest.mark.parametrize("bot", ["search:20001", "search:5001ms", "search:999999999"])
def test_a_bot_that_would_think_for_minutes_is_refused(bot: str) -> None:
    async def played(call: Assistant) -> None:
        said = await call.refused("open_table", game="beasty_bar", opponents=[bot])
        assert "at most search:20000 or search:5000ms" in said
        assert await call("list_tables") == "You are not at a table. Call open_table to deal a game."

    in_process(played)

"""A program that follows a table's document and misses a line opens the stream again."""

from __future__ import annotations

import asyncio
import json

import httpx

from biberbau.client import AsyncClient, Client, Seen

WHOLE = {"v": 1, "status": "playing", "ply": 0, "zones": [{"id": "deck", "count": 3}]}
STREAMS = (
    [
        {"whole": WHOLE},
        {"change": {"v": 2, "since": 1, "ply": 1}},
        {"change": {"v": 4, "since": 3, "ply": 3}},
    ],
    [{"whole": WHOLE | {"v": 7, "status": "over", "ply": 3}}],
)


def answers() -> httpx.MockTransport:
    """A server whose first stream lacks a line."""
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(str(request.url))
        assert request.url.path == "/api/bot/tables/t/document/stream" and request.url.params["lang"] == "de"
        lines = STREAMS[len(asked) - 1]
        return httpx.Response(200, content="".join(json.dumps(line) + "\n\n" for line in lines))

    return httpx.MockTransport(answer)


def plies(seen: list[Seen]) -> list[tuple[int, int]]:
    return [(one.document["v"], one.document["ply"]) for one in seen]


def test_a_gap_opens_the_stream_again() -> None:
    with Client("http://table.example", "bb_x", answers()) as client:
        assert plies(list(client.documents("t", "de"))) == [(1, 0), (2, 1), (7, 3)]


def test_a_gap_opens_the_stream_again_for_those_who_do_not_wait() -> None:
    async def follow() -> list[Seen]:
        async with AsyncClient("http://table.example", "bb_x", answers()) as client:
            return [one async for one in client.documents("t", "de")]

    assert plies(asyncio.run(follow())) == [(1, 0), (2, 1), (7, 3)]

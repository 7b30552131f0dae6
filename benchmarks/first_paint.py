"""When a phone first sees a table: a slow phone on a slow network, a server that is warm, all games.

The browser is Chromium with its CPU slowed down four times, at 390 × 844. Its network is "fast 3G": 1.6 Mbit/s down, 750
kbit/s up, 150 ms for each answer, or with ``--applied`` what Lighthouse applies to requests for the same: 1.44 Mbit/s and
562.5 ms. A person who follows a link has an empty cache; one who comes back has what was fetched before.

    python benchmarks/first_paint.py [--applied] [--rounds N] [--json] [GAME ...] [--server NAME=URL ...]

Without ``--server`` it starts one of this checkout. Several are measured in turns, one beside the other: two versions
in one run.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from statistics import median

import httpx
from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from biberbau.games import game_ids, kind

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
PHONE: ViewportSize = {"width": 390, "height": 844}
SLOWER = 4
FAST_3G = {"latency": 150.0, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
APPLIED = {"latency": 562.5, "downloadThroughput": 1.44e6 / 8, "uploadThroughput": 675e3 / 8}

READ = """() => new Promise((done) => {
  const read = () => {
    const [page] = performance.getEntriesByType("navigation");
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (!page?.loadEventEnd || !paint) return setTimeout(read, 50);
    done([paint.startTime, page.loadEventEnd]);
  };
  read();
})"""


@dataclass(frozen=True)
class Visit:
    """One page: milliseconds to the first paint and until everything is there; requests and kilobytes on the wire."""

    paint: float
    whole: float
    requests: int
    kilobytes: float


def visit(context: BrowserContext, url: str, network: Mapping[str, float]) -> Visit:
    """Open a page on the phone."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **network})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url)
    assert page.locator("#table.playing #prompt").count() == 1, f"there is no table at {url}"
    paint, whole = page.evaluate(READ)
    page.close()
    fetched = [size for size in sizes if size]
    return Visit(paint, whole, len(fetched), sum(fetched) / 1000)


def table_of(url: str, game: str) -> tuple[str, str]:
    """A new table with the most players: its path and the cookie of who sits at it."""
    with httpx.Client(base_url=url, timeout=60) as anna:
        while anna.get("/healthz").json()["games"][game] != "ready":
            anna.get(f"/new/{game}")  # asks for its rules to be compiled
            time.sleep(0.2)
        answer = anna.post(
            f"/new/{game}",
            data={"name": "Anna", "opponents": "relaxed", "option.players": str(kind(game).players[1])},
        )
        assert answer.status_code == 303, answer.text
        path = answer.headers["location"]
        anna.get(path)  # templates and drawings are read once
        return path, anna.cookies["biberbau"]


def compare(
    browser: Browser, servers: Mapping[str, str], game: str, network: Mapping[str, float], rounds: int
) -> dict[str, dict[str, Visit]]:
    """Each server's median visits, in turns: with an empty cache, and coming back."""
    tables = {name: table_of(url, game) for name, url in servers.items()}
    found: dict[str, list[tuple[Visit, Visit]]] = {name: [] for name in servers}
    for _ in range(rounds):
        for name, url in servers.items():
            path, cookie = tables[name]
            context = browser.new_context(viewport=PHONE, device_scale_factor=2, has_touch=True)
            context.add_cookies([{"name": "biberbau", "value": cookie, "url": url}])
            found[name].append((visit(context, url + path, network), visit(context, url + path, network)))
            context.close()
    return {
        name: {
            cache: Visit(*(median(values) for values in zip(*map(_values, visits), strict=True)))
            for cache, visits in zip(("empty", "back"), zip(*pairs, strict=True), strict=True)
        }
        for name, pairs in found.items()
    }


def _values(one: Visit) -> tuple[float, ...]:
    return tuple(asdict(one).values())


@contextmanager
def servers(named: Sequence[str]) -> Iterator[dict[str, str]]:
    """Those that are named; otherwise one of this checkout, whose bots do not move while pages are measured."""
    if named:
        yield dict(one.split("=", 1) for one in named)
        return
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as tried:
            tried.bind(("127.0.0.1", 0))
            port = tried.getsockname()[1]
        command = [sys.executable, "-m", "biberbau", "serve", "--no-browser", "--port", str(port)]
        env = {**os.environ, "BIBERBAU_DATA": folder, "BIBERBAU_BOT_DELAY": "60"}
        process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield {"this": f"http://127.0.0.1:{port}"}
        finally:
            process.terminate()
            process.wait()


def main(arguments: Sequence[str]) -> None:
    """Print a line for each game, server and state of the cache."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--server", action="append", default=[], metavar="NAME=URL")
    parser.add_argument("--applied", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    network = APPLIED if asked.applied else FAST_3G
    with servers(asked.server) as named, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in asked.games:
            for name, caches in compare(browser, named, game, network, asked.rounds).items():
                for cache, one in caches.items():
                    row = {"game": game, "server": name, "cache": cache} | asdict(one)
                    if asked.json:
                        print(json.dumps(row), flush=True)
                    else:
                        print(
                            f"{game:12} {name:8} {cache:6} first paint {one.paint:6.0f} ms, whole {one.whole:6.0f} ms, "
                            f"{one.requests:3.0f} requests, {one.kilobytes:6.1f} kB",
                            flush=True,
                        )
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])

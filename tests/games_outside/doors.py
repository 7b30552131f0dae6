"""Run as a program: does a game from outside come through every door? Fails with the first that is shut.

``doors.py GAME FOLDER``, in a process of its own that finds the package and none of our own games, so that only this one
is compiled. Without a folder only matches are played.
"""

from __future__ import annotations

import re
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path

import gymnasium
import msgspec
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from starlette.testclient import TestClient

from biberbau.client.documents import Following
from biberbau.envs import batch, drawing, openspiel, pettingzoo, single
from biberbau.envs.ids import env_ids, gymnasium_id
from biberbau.games.common.catalogues.catalogue import LANGUAGES
from biberbau.games.common.view.shown import shown
from biberbau.lab.arena import arena
from biberbau.match import Game, Match, Position
from biberbau.match.transcript import steps
from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.domain.table_document import TableDocument, TableNews, changes
from biberbau.web.view.table_documents import Setting, Sights, Viewer

NAMES = ("You", "Ben", "Cora", "Dan", "Eva", "Finn", "Gus", "Hel")


def matches(game_id: str) -> None:
    """Matches, what is told of them, positions, transcripts, the arena."""
    match = Match(Game.of(game_id), "outside")
    story = shown(game_id).table.story(match.view(0), NAMES, "en")
    while not match.over:
        view = match.view(match.to_act)
        assert Position.load(view.document()).document() == view.document()
        story.hears(match.view(0), match.events(0, since=story.ply))
        told = shown(game_id).table(match.view(0), match.events(0), NAMES, "en")
        assert shown(game_id).table.board(match.view(0), story) == told
        match.play(match.legal()[-1])
    assert Match.load(match.save()).scores == match.scores
    assert {"take", "shown"} <= {step["kind"] for step in steps(match)}
    low, _ = match.game.kind.players
    standings = arena(Game.of(game_id, {"players": low}), ["greedy"] + ["random"] * (low - 1), 2 * low)
    assert sum(standing.wins for standing in standings) > 0


def documents(game_id: str) -> None:
    """A table's document: what changes make of it is what it is, and what may be played stands somewhere."""
    match = Match(Game.of(game_id), "outside")
    story, sights, reader = (
        shown(game_id).table.story(match.view(0), NAMES, "en"),
        Sights(match),
        Viewer(0, "en"),
    )
    kept, before, targets = Following(), None, set[str]()
    while True:
        sights.follows(match)
        view = sights.view(match, 0)
        story.hears(view, match.events(0, since=max(0, story.ply)))
        mine = view if view.to_act == 0 else None
        setting = Setting("t", game_id, "playing", f"{match.ply}.0", match.ply, NAMES, mine=mine)
        found = reader.draws(sights.zones, sights.sight(0), view, story.lines, setting)
        moved = sights.moved(match, 0, match.ply - 1) if before else ()
        told = TableNews(whole=found) if before is None else changes(before, found, moved)
        seen = kept.hears(msgspec.json.decode(msgspec.json.encode(told)))
        assert msgspec.convert(seen.document, TableDocument) == found
        targets |= {pick.target for pick in found.picks}
        before = found
        if match.over:
            break
        match.play(match.legal()[-1])
    assert found.zones and targets - {""}


def looks(game_id: str) -> None:
    """Terminal and picture."""
    view = Match(Game.of(game_id), "outside").view(0)
    for lang in LANGUAGES:
        name = shown(game_id).words.seat_name(0, lang)
        assert name in drawing.ansi(view, lang)
    assert drawing.picture(view).std() > 10


def environments(game_id: str) -> None:
    """Every environment, by its id."""
    assert [name.rpartition("_v")[0] for name in env_ids()] == [game_id]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(single.env(game_id, illegal="random"))
        api_test(pettingzoo.env(game_id), num_cycles=50)
    gymnasium.make(gymnasium_id(game_id)).reset(seed=1)
    vector = gymnasium.make_vec(gymnasium_id(game_id), num_envs=4)
    _, info = vector.reset(seed=1)
    vector.step(info["action_mask"].argmax(axis=1))
    games = batch.Batch(Game.of(game_id), 16, "outside", opponents="greedy")
    games.step(games.sample())
    assert np.isfinite(games.observations).all()
    loaded = pyspiel.load_game(openspiel.short_name(game_id))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def pages(game_id: str, folder: Path) -> None:
    """The front page, a table against bots until the game is over, its replay; in every language."""
    app = create_app(Settings(folder=folder, delay=(0.0, 0.0)))
    with TestClient(app, base_url="http://127.0.0.1") as browser:
        wait(lambda: browser.get("/healthz").json()["games"] == {game_id: "ready"})
        for lang in LANGUAGES:
            browser.get(f"/lang/{lang}")
            front = browser.get("/").text
            assert shown(game_id).words.title(lang) in front
            assert shown(game_id).words.tagline(lang) in front
            assert browser.get(f"/new/{game_id}").status_code == 200
        table = browser.post(f"/new/{game_id}", data={"name": "Anna", "opponents": "keen"}).url.path
        for sheet in re.findall(r'href="(/(?:games|static)/[^"]+\.css[^"]*)"', browser.get(table).text):
            assert browser.get(sheet).status_code == 200
        wait(lambda: played(browser, table))
        for page in ("replay", "fair"):
            assert browser.get(f"{table}/{page}").status_code == 200
        assert browser.get(f"{table}/replay.json").json()["game"] == game_id


def played(browser: TestClient, table: str) -> bool:
    """Play the first thing that can be tapped, if it is this person's turn; whether the game is over."""
    page = browser.get(table).text
    pick = re.search(r'class="pick n\d+ legal[^>]* value="([^"]+)"', page)
    if pick:
        number = re.search(r'name="number" value="([^"]+)"', page)
        assert number
        form = {"action": pick[1], "number": number[1]}
        assert browser.post(f"{table}/act", data=form).status_code == 200
    return 'data-status="over"' in page


def wait(happens: Callable[[], bool]) -> None:
    """Until something happens."""
    until = time.monotonic() + 300
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.05)


if __name__ == "__main__":
    matches(sys.argv[1])
    if sys.argv[2:]:
        documents(sys.argv[1])
        looks(sys.argv[1])
        environments(sys.argv[1])
        pages(sys.argv[1], Path(sys.argv[2]))

"""People's texts that run from right to left, in sentences that do not: nothing around them changes places."""

from __future__ import annotations

import dataclasses
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from playwright.sync_api import Browser
from rich.console import Console

from biberbau.games import game_ids, kind
from biberbau.games.common.catalogues.isolation import END, FIRST_STRONG, isolated, turns
from biberbau.games.common.view.shown import languages, shown
from biberbau.language.seated import Seated
from biberbau.match import Game, Match
from biberbau.web.domain.event_log import Telling
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.domain.names import checked_name
from biberbau.web.play.reviews import KeptReview
from biberbau.web.view import table_pages
from biberbau.web.view.review_page import review_page, shown_review

from .browsing import needs_chromium
from .fitting import drawn
from .scenes import played_out
from .storing import ANNA, record_of
from .test_live_server import asking
from .test_render import actors, model

NAMES = ["בני", "ليلى 7", "12 דנה", "Zoé א", "رامي", "נועה", "שיר", "طه"]

AROUND = ("\u202e", "\u2069", "\u2068", "\u200f", "\u2066", "\u061c")
"""What turns the text around it."""


def bare(text: str) -> bool:
    """Whether something in a text runs from right to left where it is not isolated."""
    depth = 0
    for sign in text:
        depth += (sign == FIRST_STRONG) - (sign == END)
        if depth < 0 or (not depth and sign != END and turns(sign)):
            return True
    return depth != 0


class Bare(HTMLParser):
    """What stands in a page without being isolated, but for what people have typed into its fields."""

    VOID = frozenset({"meta", "link", "input", "br", "hr", "img"})

    def __init__(self, page: str) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.inside.append(tag)
        self.found += [
            f"{tag} {name}={value}"
            for name, value in attrs
            if value
            and name != "value"
            and not (name.startswith("data-") and value[0] in "[{")
            and bare(value)
        ]

    def handle_endtag(self, tag: str) -> None:
        if tag in self.inside:
            while self.inside.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if not {"bdi", "script"} & set(self.inside) and bare(data):
            self.found.append(f"{'/'.join(self.inside[-3:])}: {data.strip()}")


def played(game: str) -> Match:
    """A random match to its end."""
    players = min(len(NAMES), next(option.high for option in kind(game).options if option.name == "players"))
    match, dice = Match(Game.of(game, {"players": players}), 3), np.random.default_rng(3)
    while not match.over and match.ply < 400:
        legal = match.legal()
        match.play(legal[int(dice.integers(len(legal)))])
    return match


def test_only_what_runs_from_right_to_left_is_isolated() -> None:
    for plain in ("Anna", "12", "Gül", "Ωmega", "Юля", "李雷", "🦫", "", "−3"):
        assert isolated(plain) == plain
    for name in NAMES:
        assert isolated(name) == f"{FIRST_STRONG}{name}{END}"
        assert isolated(isolated(name)) == isolated(name)
        assert not bare(SAYS("en", "title-turn", name=name, game="Frantic"))


@pytest.mark.parametrize("control", AROUND)
def test_nothing_in_a_name_reaches_out_of_it(control: str) -> None:
    """Pages refuse such names; documents, and people in terminals, may bring them."""
    with pytest.raises(RefusedError):
        checked_name(f"Be{control}n")
    for name in (f"{control}Ben", f"ב{control}{control}ני", f"Ben{control}", f"{END}Ben{FIRST_STRONG}"):
        told = isolated(name)
        assert not bare(told)
        assert told.startswith(FIRST_STRONG) and told.endswith(END)
        assert not any(sign in told[1:-1] for sign in AROUND)


@pytest.mark.parametrize("game", game_ids())
def test_all_that_is_told_of_a_game_isolates_names(game: str) -> None:
    """Log, prompts, what actions are and bring, how it ended, terminal, what language models and assistants read."""
    match = played(game)
    names = NAMES[: match.game.players]
    for lang in languages(game):
        words, said = shown(game).words, list[str]()
        for seat in (0, None):
            told = Telling(match, seat, names, lang)
            told.hears(match, actors(match))
            said += [line.text for turn in told.log.turns for line in turn.lines]
        for ply in range(0, match.ply, 9):
            view = match.view(0, ply)
            said.append(words.prompt(view, names, lang) if view.to_act is not None else "")
        console = Console(width=400, no_color=True, force_terminal=False)
        with console.capture() as page:
            console.print(shown(game).terminal(match.view(0), names, lang))
        said += page.get().splitlines()
        said += Seated(match, 0, lang, names).observe().text().splitlines()
        assert any(FIRST_STRONG in line for line in said)
        assert [line for line in said if bare(line)] == []


@pytest.mark.parametrize("game", game_ids())
def test_tables_isolate_names(game: str) -> None:
    match = played(game)
    for lang in ("de", "en"):
        made = model(match, 0, lang)
        seats = tuple(dataclasses.replace(s, name=name) for s, name in zip(made.seats, NAMES, strict=False))
        told = Telling(match, 0, [seat.name for seat in seats], lang)
        told.hears(match, actors(match))
        page = table_pages.table_page(dataclasses.replace(made, seats=seats, told=told))
        assert NAMES[0] in page
        assert Bare(page).found == []


def test_all_other_pages_isolate_names(tmp_path: Path) -> None:
    """An invitation, open tables, a game that runs, what is said there, one's own page and games, a tournament."""

    async def scene() -> None:
        async with asking(tmp_path) as (_, anna):
            found, shown_on = list[str](), 0

            async def look(path: str, who: httpx.AsyncClient = anna) -> None:
                nonlocal shown_on
                page = await who.get(path, headers={"Accept-Language": "en"})
                assert page.status_code == 200, (path, page.text)
                shown_on += any(name in page.text for name in NAMES)
                found.extend(f"{path}: {one}" for one in Bare(page.text).found)

            form = {"name": NAMES[0], "option.players": "2", "seat1": "open", "listed": "1"}
            answer = await anna.post("/new/biber_gang", data=form)
            table = answer.headers["location"]
            for path in (table, "/", "/you", f"{table}/chat", "/bots"):
                await look(path)
            transport = anna._transport
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as ben:
                await look(f"{table}/join", ben)
                await look("/", ben)
                await ben.post(f"{table}/join", data={"name": NAMES[1]})
                await ben.post(f"{table}/chat", data={"text": "שלום 12"})
                await anna.post(f"{table}/start")
                for path in (
                    table,
                    "/",
                    "/you",
                    "/you/games",
                    f"{table}/chat",
                    f"{table}/leave",
                ):
                    await look(path)
                    await look(path, ben)
                form = {"name": NAMES[0], "title": "ערב 5", "plays": "1", "seats": "2"}
                answer = await anna.post("/tournaments/new/biber_gang", data=form)
                assert answer.status_code == 303, answer.text
                tournament = answer.headers["location"]
                await ben.post(f"{tournament}/join", data={"name": NAMES[1]})
                for path in (tournament, "/tournaments"):
                    await look(path)
            assert shown_on >= 10
            assert found == []

    played_out(scene())


def test_a_review_isolates_names() -> None:
    """Chances, luck, decisions that gave something away and the decisive moment: all that it says of a player."""
    dice, record = np.random.default_rng(3), record_of("table")
    seats = tuple(dataclasses.replace(seat, name=NAMES[seat.number]) for seat in record.seats)
    match, decisions, actions, actors = fresh(record, 0), list[dict[str, Any]](), list[int](), list[int]()
    while (seat := match.to_act) is not None:
        action = match.play(match.legal()[int(dice.integers(len(match.legal())))])
        values = {"chance": 0.1, "best_chance": 0.9, "loss": 0.8, "label": "blunder", "choices": 4}
        best = {"action": action.notation, "best": action.notation}
        decisions.append({"ply": match.ply - 1, "seat": seat} | best | values)
        actions.append(action.id)
        actors.append(seat)
    over = dataclasses.replace(
        record, seats=seats, actions=tuple(actions), actors=tuple(actors), status="over"
    )
    parts = ("fair", "luck", "own_decisions", "others_decisions", "result", "luck_error")
    found = {
        "winners": [1],
        "chances": [[0.9, 0.1]] * match.ply + [[0.0, 1.0]],
        "decisions": decisions,
        "account": {part: [0.5, 0.5] for part in parts},
        "counts": [{"blunder": match.ply}] * 2,
        "playouts": 9,
        "complete": True,
    }
    for player in (ANNA, None):
        made = shown_review(over, KeptReview(found, True, False), lang="en", player=player, stays=False)
        page = review_page(made)
        assert page.count(NAMES[1]) > 5 and "chances-title" in page and made.decisions and made.decisive
        assert Bare(page).found == []


@needs_chromium[0]
@needs_chromium[1]
def test_points_are_drawn_where_they_stand(chromium: Browser) -> None:
    with drawn(
        chromium,
        "frantic",
        {
            "said": lambda: (
                f"<!doctype html><meta charset=utf-8><p id=said>12 for {isolated(NAMES[0])}, 17 for you</p>"
            )
        },
    ) as page:
        page.goto("http://table.test/said")
        at = """(text) => {
          const node = document.getElementById('said').firstChild, range = document.createRange();
          range.setStart(node, node.data.indexOf(text));
          range.setEnd(node, node.data.indexOf(text) + text.length);
          return range.getBoundingClientRect().left;
        }"""
        order = [page.evaluate(at, text) for text in ("12", "for", NAMES[0], "17", "you")]
        assert order == sorted(order)

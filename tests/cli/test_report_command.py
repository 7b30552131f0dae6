"""``biberbau report``: the page and its numbers, what is refused, and how it goes on."""

from __future__ import annotations

import json
import re
import resource
import signal
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from biberbau.lab.report.works import Played

from .running import Ran, pipe, refused, run

REPORT = ("report", "beasty_bar", "--bots", "greedy:1", "--players", 2, "--levels", "random,greedy:1")
SMALL = (*REPORT, "--games", 60, "--kingmaking", 10, "--luck", 2)


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.lang = ""
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        there = dict(attrs)
        self.tags.append(tag)
        self.ids += [there["id"] or ""] if "id" in there else []
        self.links += [there[name] or "" for name in ("href", "src") if name in there]
        self.lang = there.get("lang") or self.lang

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ran, str]:
    """A small report that has every part."""
    file = tmp_path_factory.mktemp("report") / "page.html"
    ran = run(*SMALL, "--against", "penguin_may_decline=true", "--rule-games", 20, "--out", file, "--json")
    return ran, file.read_text("utf-8")


def test_it_says_first_how_long_it_will_take_in_all(made: tuple[Ran, str]) -> None:
    ran, _ = made
    (told,) = [line for line in ran.error.splitlines() if "the whole report" in line]
    assert re.fullmatch(r"Estimated time for the whole report: about (one second|\d+ seconds)\.", told)


def test_json_and_page_say_the_same(made: tuple[Ran, str]) -> None:
    ran, text = made
    found = ran.document
    assert (found["format"], found["game"], found["games"]) == ("biberbau-report/1", "beasty_bar", 60)
    assert found["against"]["options"] == {"penguin_may_decline": True}
    assert {
        "worth",
        "regret",
        "kingmaking",
        "luck",
        "rules",
        "levels",
        "actions",
        "events",
        "lengths",
    } <= found.keys()
    page = Page(text)
    for seat in found["measures"][4:6]:
        assert f"{100 * seat['value']:.1f}\u00a0%" in page.words
    for card in found["worth"]["cards"]:
        assert card["card"] in page.words
    assert sum(found["lengths"]["games"]) == 60


def test_the_page_needs_nothing_besides(made: tuple[Ran, str]) -> None:
    page = Page(made[1])
    assert "script" not in page.tags and "link" not in page.tags and "img" not in page.tags
    assert all(link.startswith("#") for link in page.links)
    assert {link[1:] for link in page.links} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    assert "@import" not in made[1] and not re.search(r"url\((?!#)", made[1])
    assert page.tags.count("h1") == 1 and page.tags.count("table") == page.tags.count("h2") == 12
    assert page.tags.count("svg") == 5
    assert "prefers-color-scheme: dark" in made[1] and "@media print" in made[1]
    assert not re.search(r"#0[1-9]0[1-9]0[1-9]", made[1])  # the colours in which pictures are drawn


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("de", ("Was 20 Partien über", "Nashorn", "Ein Tier wird gespielt.")),
        ("fr", ("Ce que 20 parties disent de", "rhinocéros", "Un animal est joué.")),
    ],
)
def test_the_page_is_written_in_other_languages(lang: str, says: tuple[str, ...], tmp_path: Path) -> None:
    parts = ("--cards", 30, "--choices", 0, "--kingmaking", 0, "--level-games", 0, "--rule-games", 0)
    ran = run(*REPORT, "--games", 20, *parts, "--lang", lang, "--out", tmp_path / "page.html")
    assert ran.code == 0, ran.error
    page = Page(tmp_path.joinpath("page.html").read_text("utf-8"))
    assert page.lang == lang and all(one in page.words for one in says)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--bots", "clever"), "there is no bot 'clever'; bots are: random, "),
        (("--bots", "greedy,greedy,greedy"), "3 bots for 2 players; name one for all, or one for each seat"),
        (
            ("--bots", "search:80ms"),
            "search:80ms thinks by the clock, so its games could not be played again",
        ),
        (("--option", "colour=red"), "there is no option 'colour'"),
        (("--players", 9), "option players is a whole number from 2 to 4, not 9"),
        (("--against", "penguin_may_decline=false"), "changes nothing"),
        (("--against", "players=3"), "the two variants need the same number of players, not 2 and 3"),
        (("--until", "1"), "--until: points from 0.01pp to 50pp expected, as in 1pp, not '1'"),
        (("--levels", "random,clever"), "there is no bot 'clever'"),
        (("--lang", "xx"), "there is no language 'xx'"),
    ],
)
def test_bad_input_gets_a_clear_line(more: tuple[object, ...], says: str) -> None:
    refused(run(*REPORT, "--games", 2, *more), says)


def test_two_decks_are_compared(tmp_path: Path) -> None:
    deck, other = tmp_path / "deck.yaml", tmp_path / "other.yaml"
    few = "penguin: 1\n  ostrich: 1\n  porcupine: 1\n  llama: 1"
    deck.write_text(f"format: biberbau-deck/1\ngame: beasty_bar\ncards:\n  {few}\n", "utf-8")
    base = "chameleon: 1\n  seal: 1\n  zebra: 1\n  giraffe: 1"
    other.write_text(f"format: biberbau-deck/1\ngame: beasty_bar\ncards:\n  {base}\n", "utf-8")
    asked = (*REPORT, "--games", 20, "--deck", deck, "--out", tmp_path / "page.html", "--json")
    found = run(*asked, "--against", other, "--cards", 0, "--choices", 0, "--level-games", 0).document
    assert found["options"]["animals"] == 4 and found["against"]["options"] == {"set": "base"}
    refused(run(*asked, "--option", "animals=5"), f"animals is given by --option and by {deck}")
    other.write_text(deck.read_text("utf-8").replace("llama: 1", "llama: 2"), "utf-8")
    refused(run(*asked, "--against", other), "llama is there 1 times, not 2")


def test_it_ends_when_enough_is_known(tmp_path: Path) -> None:
    """And so are parts, unless a number was asked for; more games go on from fewer."""
    none = [given for part in ("--cards", "--kingmaking", "--luck") for given in (part, 0)]
    asked = (*REPORT, *none, "--level-games", 40, "--games", 100_000, "--out", tmp_path / "p.html", "--json")
    kept = (*asked, "--keep", tmp_path / "blocks")

    def blocks(name: str) -> int:
        return len((tmp_path / "blocks" / f"{name}.jsonl").read_text("utf-8").splitlines()) - 1

    games = []
    for until in ("6pp", "5pp"):
        ran = run(*kept, "--until", until)
        found = ran.document
        seats = [one for one in found["measures"] if one["name"].startswith("seat_")]
        assert 200 <= found["games"] < 1000
        width = 2 * int(until[0]) / 100
        assert all(one["ci95"][1] - one["ci95"][0] <= width for one in seats)
        assert blocks("games") == found["games"] / 5
        for part, of in (("lapses", 10), ("rule-penguin_may_decline-True", 20)):
            assert blocks(part) == -(-(found["games"] // of) // 5), part
        assert found["levels"][0]["games"] == 40
        assert run(*kept, "--until", until).out == ran.out
        games.append(found["games"])
    assert games[0] < games[1]
    assert run(*asked, "--until", "5pp").out == ran.out


def test_finished_blocks_are_kept_and_the_same_command_goes_on(tmp_path: Path) -> None:
    asked = (*SMALL, "--out", tmp_path / "page.html", "--json")
    kept = (*asked, "--keep", tmp_path / "blocks")
    whole = run(*asked)
    few = run(*kept, "--games", 20)
    assert few.document["games"] == 20
    assert run(*kept).out == whole.out
    refused(
        run(*kept, "--seed", 5), "was begun with seed 0, not 5: go on with the same, or name another file"
    )
    path = tmp_path / "blocks" / "games.jsonl"
    head, *blocks = path.read_text("utf-8").splitlines()
    old = json.loads(head)
    old["plan"]["biberbau"] = "0.0.1"
    path.write_text("\n".join([json.dumps(old), *blocks, ""]), "utf-8")
    refused(run(*kept), 'was begun with biberbau "0.0.1", not ')


def test_on_a_full_disk_finished_blocks_are_kept(tmp_path: Path) -> None:
    asked = (*SMALL, "--out", tmp_path / "page.html", "--keep", tmp_path / "blocks", "--json")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    whole = run(*asked)
    path = tmp_path / "blocks" / "games.jsonl"
    size = path.stat().st_size
    path.unlink()
    resource.setrlimit(resource.RLIMIT_FSIZE, (size * 2 // 3, before[1]))
    try:
        full = run(*asked)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    refused_lines = [line for line in full.error.splitlines() if line.startswith("biberbau: ")]
    assert full.code == 2 and "finished blocks are kept" in refused_lines[-1]
    assert run(*asked).out == whole.out


@pytest.fixture
def heeds_ctrl_c() -> Iterator[None]:
    """As in a terminal: a shell's job in the background ignores the signal."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_tells_what_has_been_played(
    heeds_ctrl_c: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, begun = Played.block, Counter[int]()

    def interrupted(work: Played, number: int) -> dict[str, Any]:
        begun[number] += 1
        if number == 2 and begun[number] == tried:
            signal.raise_signal(signal.SIGINT)
        return plain(work, number)

    keep = tmp_path / "blocks"
    with monkeypatch.context() as there:
        there.setattr(Played, "block", interrupted)
        tried = 1  # while it finds out how long the report will take
        ran = run(*REPORT, "--games", 2000, "--out", tmp_path / "page.html", "--keep", keep)
        assert ran.code == 130 and "Stopped after 0 of 2000 games." in ran.error
        assert not (tmp_path / "page.html").exists()
        begun, tried = Counter(), 2
        ran = run(*REPORT, "--games", 2000, "--out", tmp_path / "page.html", "--keep", keep)
    assert ran.code == 130
    assert "Stopped after 15 of 2000 games." in ran.error
    assert f"Run the same command again to go on from {keep}." in ran.error
    assert "What 15 games say" in Page(tmp_path.joinpath("page.html").read_text("utf-8")).words


@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.long
def test_several_workers_say_the_same(tmp_path: Path) -> None:
    asked = (*SMALL, "--out", tmp_path / "page.html", "--json")
    one, two = (pipe(*asked, "--workers", count) for count in (1, 2))
    assert (one.code, two.code) == (0, 0), one.error + two.error
    assert one.out == two.out

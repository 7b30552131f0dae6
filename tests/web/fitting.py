"""Tables on screens of all sizes: the fullest moment of every decision, what does not fit there, and a contact sheet.

``python -m tests.web.fitting [GAME ...]`` draws every moment at every size and writes the sheets: ``make screens``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from urllib.parse import unquote, urlparse

import numpy as np
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, Route, sync_playwright

from biberbau.games import game_ids, kind
from biberbau.kernel.options import Value
from biberbau.kernel.stack import KIND, decides
from biberbau.match import Game, Match
from biberbau.web.view import assets, browser_templates, table_pages

from .browsing import FLAGS
from .test_render import model

SIZES = (
    (1920, 1080),
    (1536, 730),
    (1440, 900),
    (1366, 650),
    (1280, 720),
    (1280, 600),
    (1024, 768),
    (900, 700),
    (844, 390),
    (740, 360),
    (720, 450),
    (667, 375),
    (390, 844),
    (360, 640),
)
"""Screens in CSS pixels: laptops with and without a browser's bars, tablets, phones upright and on their side, and a
laptop at 200 % zoom."""

NARROW = ((1366, 650), (1280, 600), (844, 390), (360, 640))
"""Those of them with the least room: low laptops, and small phones both ways."""

LOW = ((844, 390), (667, 375), (640, 360), (360, 640), (320, 256))
"""Screens on which what lies over a page has the least room; the last is one of 1280 × 1024 at 400 % zoom."""

BOXES = {
    ".notice": """() => {
      const rules = [...document.querySelectorAll('#subjects p')].map((rule) => rule.textContent).join(' ');
      document.getElementById('notice').textContent = rules.slice(0, 320);
      document.getElementById('notice').hidden = document.getElementById('offline').hidden = false;
    }""",
    "#offline": "() => { document.getElementById('offline').hidden = false; }",
    ".note": """() => {
      const length = (about) => document.getElementById(`about-${about}`)?.textContent.length ?? 0;
      const things = [...document.querySelectorAll('#table [data-about]')].map((thing) => thing.dataset.about);
      const subject = document.getElementById(`about-${things.sort((one, other) => length(other) - length(one))[0]}`);
      const note = document.getElementById('note'), [title, effect, law] = note.children;
      title.textContent = subject?.firstElementChild.textContent ?? 'Box';
      effect.textContent = [...document.querySelectorAll('.says .effect')].map((says) => says.textContent)
        .sort((one, other) => other.length - one.length)[0] ?? '';
      law.textContent = subject?.lastElementChild.textContent ?? '';
      note.classList.add('held');
      note.showPopover();
    }""",
    ".meanwhile": """async () => {
      const make = (name, inside, ...more) => {
        const made = document.createElement(name);
        made.append(...[inside, ...more].flat());
        return made;
      };
      const said = [...document.querySelectorAll('#log li, .says .effect')].map((line) => line.textContent.trim());
      const lines = said.sort((one, other) => other.length - one.length).slice(0, 6);
      const sheet = document.createElement('link');
      const read = new Promise((done) => { sheet.onload = done; });
      Object.assign(sheet, { rel: 'stylesheet', href: '/static/meanwhile.css' });
      const list = make('ol', lines.map((line) => make('li', make('span', line))));
      const form = make('form', make('button', 'Verstanden'), make('a', 'Ab da ansehen'));
      const note = make('dialog', make('h2', 'Während du weg warst'), make('p', 'Es gab 12 Züge. Zuletzt:'), list, form);
      Object.assign(note, { id: 'meanwhile', className: 'meanwhile', open: true });
      Object.assign(form, { method: 'dialog', className: 'actions' });
      form.firstChild.className = 'primary';
      Object.assign(form.lastChild, { className: 'button', href: '/t/x?at=1' });
      document.body.append(sheet, note);
      await read;
    }""",
    ".menu": "() => document.getElementById('menu').showPopover()",
}
"""What lies over a page, by the selector under which style sheets fix it there: what shows it, at its fullest. Sheets,
which are popovers of the class ``sheet-over``, are found and shown by themselves.
"""

SHEETS = """() => {
  document.querySelectorAll('#log li:nth-child(n + 9)').forEach((line) => line.remove()); // all lines are alike
  return [...document.querySelectorAll('.sheet-over')].map((sheet) => sheet.id);
}"""

GAMES_PLAYED = 4
"""Random games in which the fullest moments are looked for."""

MISFITS = (Path(__file__).parent / "misfits.js").read_text(encoding="utf-8")
"""What cannot be read or pressed on this page, each as one line; [] when all is well."""

READ_LONGEST = """() => {
  const picks = [...document.querySelectorAll('.pick.legal')];
  const length = (pick) => document.getElementById(pick.id.replace('pick-', 'says-'))?.textContent.length ?? 0;
  const longest = picks.sort((one, other) => length(other) - length(one))[0];
  if (longest) longest.checked = true;
}"""
"""Picks what has the longest consequence."""


@dataclass(frozen=True)
class Moment:
    """A match at a decision, and who looks at it (None: a spectator)."""

    name: str
    match: Match
    me: int | None


def fullest_table(game: str) -> dict[str, Value]:
    """Options with the most players."""
    most = next(option.high for option in kind(game).options if option.name == "players")
    return {"players": most}


@cache
def moments(game: str, players: int | None = None) -> tuple[Moment, ...]:
    """For each kind of decision the fullest one of some random games, what the others see, and the end; with the most
    players, or as many as one says."""
    options = fullest_table(game) if players is None else {"players": players}
    best: dict[int, tuple[tuple[int, int], int, int]] = {}
    last: tuple[int, int] | None = None
    for seed in range(GAMES_PLAYED):
        match, dice = Match(Game.of(game, options), seed), np.random.default_rng(seed)
        while not match.over and match.ply < 1_500:
            legal = match.legal()
            asked = decides(match.position().state, KIND)
            score = (len(legal), match.ply)
            if asked not in best or score > best[asked][0]:
                best[asked] = (score, seed, match.ply)
            match.play(legal[int(dice.integers(len(legal)))])
        last = (seed, match.ply) if match.over else last
    found = []
    for _, seed, ply in best.values():
        match = _at(game, options, seed, ply)
        name = str(match.position().document()["position"]["decisions"][-1]["kind"])
        found.append(Moment(name, match, match.to_act))
    waiting = found[-1].match
    found.append(
        Moment(
            "waiting", waiting, next(seat for seat in range(waiting.game.players) if seat != waiting.to_act)
        )
    )
    found.append(Moment("watching", waiting, None))
    if last:
        found.append(Moment("over", _at(game, options, *last), 0))
    return tuple(found)


def _at(game: str, options: Mapping[str, Value], seed: int, ply: int) -> Match:
    """That random game again, as far as that ply."""
    match, dice = Match(Game.of(game, options), seed), np.random.default_rng(seed)
    while match.ply < ply:
        legal = match.legal()
        match.play(legal[int(dice.integers(len(legal)))])
    return match


def file_at(path: str) -> assets.Asset | None:
    """The stylesheet, script or picture that a server has there."""
    if path.startswith("/static/"):
        return assets.asset(assets.STATIC, path.removeprefix("/static/"))
    _, _, game, rest = path.split("/", 3)
    if rest == assets.TABLE_SHEET:
        return assets.table_sheet(game)
    if rest.startswith("draw/"):
        return browser_templates.script(game, rest.removeprefix("draw/").removesuffix(".js"))
    return assets.asset(assets.art_folder(game), rest.removeprefix("art/"))


QUIET = """globalThis.EventSource = class {
  addEventListener(kind, hear) { if (kind === "alive") queueMicrotask(() => hear({ data: "3600" })); }
  close() {}
}"""
"""A stream on which nothing happens, and which is alive."""


@contextmanager
def drawn(
    browser: Browser,
    game: str,
    pages: Mapping[str, Callable[[], str]] | None = None,
    newcomer: bool = False,
    players: int | None = None,
) -> Iterator[Page]:
    """A page without a server; ``goto`` with the number of a moment shows it (``?lang=`` in a language).

    ``pages``: others, by name; ``newcomer``: it is somebody's first game; ``players``: of the moments.
    """

    def answer(route: Route) -> None:
        address = urlparse(route.request.url)
        path = unquote(address.path)
        if path.startswith(("/static/", "/games/")):
            file = file_at(path)
        elif pages and path.removeprefix("/") in pages:
            return route.fulfill(body=pages[path.removeprefix("/")](), content_type="text/html")
        elif path.removeprefix("/").isdigit():
            moment = moments(game, players)[int(path.removeprefix("/"))]
            html = table_pages.table_page(
                model(moment.match, moment.me, address.query.removeprefix("lang=") or "de")
            )
            return route.fulfill(body=html, content_type="text/html")
        else:
            return route.abort()
        assert file is not None, path
        return route.fulfill(body=file.body, content_type=file.media_type)

    context = browser.new_context(reduced_motion="reduce")
    if not newcomer:
        context.add_init_script(f"localStorage.setItem('coach-{game}', 'done')")
    context.add_init_script(QUIET)
    page = context.new_page()
    page.route("**/*", answer)
    yield page
    context.close()


def show(page: Page, number: int, lang: str = "de") -> None:
    """Open a moment with its longest consequence picked."""
    page.goto(f"http://table.test/{number}?lang={lang}")
    page.evaluate(READ_LONGEST)


def misfits(page: Page, size: tuple[int, int], within: str = "") -> list[str]:
    """What does not fit on a screen of that size; ``within``: only in that box, which lies over the page."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[str] = page.evaluate(MISFITS, within)
    return found


def contact_sheet(shots: Sequence[tuple[str, bytes]], height: int = 340) -> Image.Image:
    """All pictures side by side with their names, in rows of about 2,000 pixels."""
    rows: list[list[Image.Image]] = [[]]
    for name, png in shots:
        picture = Image.open(BytesIO(png)).convert("RGB")
        picture = picture.resize(
            (round(picture.width * height / picture.height), height), Image.Resampling.LANCZOS
        )
        framed = Image.new("RGB", (picture.width + 6, height + 22), "white")
        framed.paste(picture, (3, 19))
        ImageDraw.Draw(framed).text((4, 3), name, fill="black")
        if sum(one.width for one in rows[-1]) + framed.width > 2_100:
            rows.append([])
        rows[-1].append(framed)
    sheet = Image.new("RGB", (2_100, len(rows) * (height + 22)), "white")
    for y, row in enumerate(rows):
        x = 0
        for framed in row:
            sheet.paste(framed, (x, y * (height + 22)))
            x += framed.width
    return sheet


def main(arguments: Sequence[str]) -> None:
    """Write a contact sheet for every game and size, and print what does not fit."""
    parser = argparse.ArgumentParser(prog="make screens")
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--into", type=Path, default=Path("screens"))
    parser.add_argument("--sizes", nargs="*", default=[f"{width}x{height}" for width, height in SIZES])
    parser.add_argument("--lang", default="de")
    parser.add_argument("--players", type=int, help="the most, unless said otherwise")
    asked = parser.parse_args(arguments)
    asked.into.mkdir(exist_ok=True)
    sizes = [(int(width), int(height)) for width, _, height in (size.partition("x") for size in asked.sizes)]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for game in asked.games:
            shots: dict[tuple[int, int], list[tuple[str, bytes]]] = {size: [] for size in sizes}
            with drawn(browser, game, players=asked.players) as page:
                for number, moment in enumerate(moments(game, asked.players)):
                    show(page, number, asked.lang)
                    for size in sizes:
                        for misfit in misfits(page, size):
                            print(f"{game} {size[0]}x{size[1]} {moment.name}: {misfit}", flush=True)
                        shots[size].append((moment.name, page.screenshot()))
            for (width, height), pictures in shots.items():
                contact_sheet(pictures).save(asked.into / f"{game}-{width}x{height}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])

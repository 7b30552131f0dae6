"""Under a path of its own (``--root-path``): no address leads outside, and a table is played like anywhere else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urldefrag, urljoin, urlsplit

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Route

from biberbau.games import game_ids
from biberbau.web.app.application import create_app
from biberbau.web.app.routes_open import may_act
from biberbau.web.app.settings import Settings, SettingsError, root_path
from biberbau.web.http import mounted
from biberbau.web.http.mounted import ADDRESSES, under

from .browsing import Sit
from .scenes import played_out
from .serving import Running

ROOT, SITE = "/games/biber", "http://localhost"
WORDS = {"value", "placeholder", "title", "alt", "aria-label", "label", "d", "class", "accept"}
"""Attributes with people's words, drawings or names in them: a slash there is one."""

LINKS = ("href", "src", "action", "formaction")
OURS = re.compile(r"/|https?://localhost")


class Page(HTMLParser):
    """What a page has in attributes that begins like an address of this server."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            told = value or ""
            if name == "content" and "url=" in told:
                self.addresses.append((name, told.partition("url=")[2]))
            elif told and (name in LINKS or (name not in WORDS and OURS.match(told))):
                self.addresses.append((name, told))


def shape(path: str) -> str:
    """One path of each kind is enough: a table's id, a number, what is tried on a board and versions do not matter."""
    found = urlsplit(path)
    kind = re.sub(r"(?<=/)[a-z2-9]{16}(?=/|$)", "ID", found.path)
    kind = re.sub(r"\d+", "0", kind)
    for game in game_ids():
        kind = kind.replace(game, "GAME")
    kind = re.sub(r"(?<=/art/).*|(?<=/open/).*", "FILE", kind)
    return kind + "?" + ",".join(sorted(parse_qs(found.query)))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    settings = Settings(folder=tmp_path, root_path=ROOT, limits=0, operator_token="0123456789abcdef")
    found = create_app(settings)
    yield found
    found.state.server.tables.store.close()


def check(where: str, told: str, whence: str) -> str | None:
    """An address on this server, which has to be under the path, as it would be asked for; None for any other."""
    absolute = urldefrag(urljoin(f"{SITE}{whence}", told))[0]
    if not absolute.startswith(SITE):
        return None
    path = absolute.removeprefix(SITE)
    assert path == ROOT or path.startswith(f"{ROOT}/"), f"{where} of {whence} leads to {told}"
    return path


async def opened(client: httpx.AsyncClient) -> list[str]:
    """Tables, a tournament and what else is only reached by posting; their addresses."""
    form = {"name": "Anna", "option.players": "2", "title": "Cup", "plays": "1"}
    found = []
    for seat, path in (("open", "new"), ("relaxed", "new"), ("open", "tournaments/new")):
        answer = await client.post(f"{ROOT}/{path}/beasty_bar", data=form | {"seat1": seat})
        assert answer.status_code == 303, answer.text
        cookie = answer.headers["set-cookie"]
        assert f"Path={ROOT}/" in cookie and "Path=/;" not in cookie
        found.append(answer.headers["location"])
    answer = await client.post(f"{ROOT}/operator", data={"token": "0123456789abcdef"})
    assert answer.headers["location"] == f"{ROOT}/operator"
    assert f"Path={ROOT}/operator" in answer.headers["set-cookie"]
    return [*found, f"{ROOT}/operator"]


async def crawl(app: Starlette) -> dict[str, int]:
    """Every kind of page that can be reached, with how it is answered; no address on any of them leads outside."""
    seen: dict[str, int] = {}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=SITE) as client:
        waiting = [
            f"{ROOT}/",
            *(await opened(client)),
            f"{ROOT}/api",
            f"{ROOT}/bots",
            f"{ROOT}/worker.js",
            f"{ROOT}/offline",
        ]
        while waiting:
            path = waiting.pop(0)
            kind = shape(path)
            if kind in seen or kind.partition("?")[0].endswith(("/events", "/stream")):
                continue
            answer = await client.get(path)
            seen[kind] = answer.status_code
            assert answer.status_code < 500, path
            media = answer.headers.get("content-type", "").partition(";")[0]
            found = [("location", answer.headers["location"])] if "location" in answer.headers else []
            if media == "text/html":
                found += Page(answer.text).addresses
            elif media == "application/manifest+json":
                told = answer.json()
                found += [(name, told[name]) for name in ("id", "start_url", "scope")]
                found += [("icon", icon["src"]) for icon in told["icons"]]
            elif media == "text/javascript":
                found += [("import", url) for url in re.findall(r'from "([^"]+)"', answer.text)]
                outside = re.findall(r"""["`]/(?!["`/])""", answer.text.partition("const FILES")[0])
                assert not outside or re.search(r"/draw/\w+\.js|/drawing\.js", path), (
                    path
                )  # they use ``under``
            elif media == "text/css":
                found += [("url", url) for url in re.findall(r'url\("?([^")]+)', answer.text)]
            waiting += filter(None, (check(name, told, path) for name, told in found))
    return seen


def test_no_address_leads_outside(app: Starlette) -> None:
    seen = played_out(crawl(app))
    missing = {kind for kind, status in seen.items() if status == 404}
    assert not missing
    kinds = {kind.partition("?")[0].removeprefix(ROOT) for kind in seen}
    assert {"/", "/t/ID", "/t/ID/invite.svg", "/new/GAME", "/rules/GAME", "/you", "/tournaments/ID"} <= kinds
    assert {"/static/table.js", "/manifest.webmanifest", "/worker.js", "/operator", "/lang/en"} <= kinds
    assert len(kinds) > 50


def test_every_attribute_that_holds_an_address_is_known() -> None:
    """Also on pages that are reached only after a game: no attribute of a template has an address and another name."""
    package = Path(mounted.__file__).parents[1]
    scripts = package.joinpath("web", "static").glob("*.js")
    templates = [file.read_text("utf-8") for file in package.rglob("*.html")]
    tags = [
        tag for file in package.rglob("*.py") for tag in re.findall(r"<[a-z][^<>]*>", file.read_text("utf-8"))
    ]
    named = {name for text in (*templates, *tags) for name in re.findall(r'\s([a-z-]+)="/(?!/)', text)}
    named |= {name for text in templates for name in re.findall(r'\s([a-z-]+)="\{\{ ?(?:static|art)\b', text)}
    assert named <= {*ADDRESSES} and {"href", "data-stream"} <= named
    for script in scripts:
        assert not re.findall(r"""["'`]/(?!["'`/*])""", script.read_text("utf-8")), script.name


def test_outside_there_is_nothing(app: Starlette) -> None:
    async def scene() -> list[tuple[int, str]]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=SITE) as client:
            paths = (
                ROOT,
                "/",
                "/you",
                "/static/table.js",
                f"{ROOT}x",
                "/games/beasty_bar/table.css",
                f"{ROOT}/healthz",
            )
            answers = [await client.get(path) for path in paths]
        return [(answer.status_code, answer.headers.get("location", "")) for answer in answers]

    assert played_out(scene()) == [(308, f"{ROOT}/"), *[(404, "")] * 5, (200, "")]


def test_a_page_about_a_mistake_of_ours_leads_back_under_the_path(app: Starlette) -> None:
    async def breaks(request: Request) -> None:
        raise RuntimeError

    app.router.routes.append(Route("/breaks", breaks))

    async def scene() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=SITE) as client:
            return await client.get(f"{ROOT}/breaks")

    answer = played_out(scene())
    assert answer.status_code == 500 and int(answer.headers["content-length"]) == len(answer.content)
    addresses = Page(answer.text).addresses
    assert addresses and all(check(name, told, f"{ROOT}/breaks") for name, told in addresses)


def test_what_is_told_to_others_is_under_the_path(app: Starlette) -> None:
    """Links for another device and for programs, the document of the protocol, its problems, a redirection to a table."""

    async def scene() -> dict[str, str]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=SITE) as client:
            table = (
                await client.post(f"{ROOT}/new/beasty_bar", data={"name": "Anna", "seat1": "open"})
            ).headers["location"]
            live = {"accept": "text/vnd.biberbau"}
            code = app.state.server.tables.read(table.rpartition("/")[2]).code
            return {
                "device": (await client.post(f"{ROOT}/you/link")).text,
                "program": (await client.post(f"{ROOT}/bots", data={"name": "Robo"})).text,
                "document": (await client.get(f"{ROOT}/api/openapi.json")).text,
                "problem": (await client.get(f"{ROOT}/api/bot/account")).text,
                "moved": (await client.post(f"{ROOT}/code", data={"code": code}, headers=live)).headers[
                    "location"
                ],
                "back": (await client.get(f"{ROOT}/lang/de?next=/t/x")).headers["location"],
            }

    told = played_out(scene())
    assert f"{SITE}{ROOT}/you/on/" in told["device"] and f"{SITE}{ROOT}" in told["program"]
    assert json.loads(told["document"])["servers"] == [{"url": ROOT}]
    assert json.loads(told["problem"])["type"] == f"{ROOT}/api#token"
    assert told["moved"].startswith(f"{ROOT}/t/") and told["back"] == f"{ROOT}/t/x"


def test_a_page_of_ours_is_one_under_the_path(app: Starlette) -> None:
    """Over plain HTTP a browser says with Referer alone which page has led here; anything else that is there is not
    ours.
    """
    for referer, ours in (
        (f"{SITE}{ROOT}/", True),
        (f"{SITE}{ROOT}x/", False),
        (f"{SITE}/", False),
        ("", False),
    ):
        headers = [(b"host", b"localhost"), (b"referer", referer.encode())]
        scope = {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "path": "/",
            "headers": headers,
            "app": app,
        }
        assert may_act(Request(scope | {"query_string": b"", "server": ("localhost", 80)})) is ours


def test_what_people_write_is_no_address(app: Starlette) -> None:
    name = '"> <a href="/x" b'

    async def scene() -> str:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=SITE) as client:
            return (
                await client.post(
                    f"{ROOT}/new/beasty_bar", data={"name": name[:20], "seat1": "open", "words": name}
                )
            ).text

    text = played_out(scene())
    assert "href=&#34;/x&#34;" in text or "href=&quot;/x&quot;" in text
    for told in (
        b'1 < 2, and href="/x" > 0',
        b'<p title="/x" data-name="/y">/t/z</p>',
        b'<a href="//other.example/x">',
        b'<a href="#x">',
    ):
        assert under(b"/biber", told) == told
    assert under(b"/biber", b'<a class="x" href="/t/y">') == b'<a class="x" href="/biber/t/y">'
    assert under(b"", b'<a href="/t/y">') == b'<a href="/t/y">'


def test_paths_to_serve_under(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, path in (
        ("", ""),
        ("/", ""),
        ("/biber", "/biber"),
        (" /games/biber/ ", "/games/biber"),
        ("/a.b~c", "/a.b~c"),
    ):
        monkeypatch.setenv("BIBERBAU_ROOT_PATH", text)
        assert root_path() == path == root_path(text)
    for wrong in (
        "biber",
        "//biber",
        "/bi ber",
        "/biber?x",
        "/../x",
        "/.",
        "/%62",
        "https://table.example/biber",
    ):
        with pytest.raises(SettingsError, match="is no path to serve under: /biber is one"):
            root_path(wrong)


@pytest.fixture
def under_a_path(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path / "server", ("beasty_bar",), root="/biber")
    server.start()
    yield server
    server.end()


@pytest.mark.browser
@pytest.mark.skipif(not Path("/usr/bin/chromium").exists(), reason="there is no /usr/bin/chromium")
def test_a_move_is_played_under_a_path(under_a_path: Running, sit: Sit) -> None:
    """In a browser that asks for nothing outside, from the first page to the move, with its stream and its worker."""
    guest, asked = sit(f"{under_a_path.url}/", server=under_a_path), list[str]()
    page = guest.page
    page.context.on("request", lambda request: asked.append(request.url))
    page.reload()
    guest.choose_game("beasty_bar")
    page.click(".choose:popover-open .primary")
    guest.arrived()
    assert urlsplit(page.url).path.startswith("/biber/t/")
    said = page.locator("#log li").count()
    guest.play_on(guest.choose, lambda: page.locator("#log li").count() > said + 2 and guest.may_act)
    scope = page.evaluate("navigator.serviceWorker.ready.then((found) => new URL(found.scope).pathname)")
    assert scope == "/biber/"
    assert len(asked) > 10 and any("/events" in url for url in asked)
    assert [url for url in asked if not urlsplit(url).path.startswith("/biber/")] == []

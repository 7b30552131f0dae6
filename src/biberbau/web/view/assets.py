"""Files that pages load: style, script and drawings, under URLs that change with their content.

``/static/style.css?v=<hash>`` may be cached for ever; without a matching ``v`` the browser revalidates. So a script's
imports carry hashes, too. A table loads one style sheet, joined here: seven small ones would wait for each other on a
phone, as a browser opens six connections.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import time
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from ...games import kind
from ...games.common.view import palette
from ...games.common.view.shown import art, shown

STATIC = Path(__file__).parent.parent / "static"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The media types of served files, by suffix; no others are served."""

COLOURS = "colours.css"
"""Made from ``colours.json``: that of the pages, and the one in a game's folder."""


TABLE_SHEET = "table.css"
"""The names of a game's own sheet, and of the one for its tables, which contains all others."""

IMPORT = re.compile(r'(?<=from ")\./([\w.]+)(?=";)')
"""An import of one of our modules in a script."""

COMMENT = re.compile(rb"/\*.*?\*/\s*", re.DOTALL)
"""Comments of style sheets, which are not sent: they are a tenth of a table's bytes before the first paint."""

BLANK = re.compile(rb"(?<=[\n{])\s+|;?\s+(?=[{}])")
"""Whitespace of style sheets, which is not sent: another fiftieth."""

REMARK = re.compile(rb"^[ \t]*//[^\n]*\n", re.MULTILINE)
"""Comment lines of scripts, which are not sent either."""


@dataclass(frozen=True)
class Asset:
    """A file's bytes, as they are and compressed, its media type and the hash of its content."""

    body: bytes
    packed: bytes
    media_type: str
    hash: str


def made(body: bytes, suffix: str) -> Asset:
    """A file with that content."""
    return Asset(body, gzip.compress(body, 9, mtime=0), TYPES[suffix], hashlib.sha256(body).hexdigest()[:16])


@lru_cache(maxsize=256)
def _load(path: Path, changed: int) -> Asset:
    if path.suffix == ".json":
        return made(palette.style_sheet(path).encode(), ".css")
    body = path.read_bytes()
    if path.suffix == ".js":
        body = IMPORT.sub(lambda found: f"./{versioned(found[1])}", body.decode()).encode()
        body = REMARK.sub(b"", body)
    elif path.suffix == ".css":
        body = BLANK.sub(b"", COMMENT.sub(b"", body))
    return made(body, path.suffix)


@lru_cache(maxsize=1024)
def _path(root: Path, name: str) -> Path | None:
    """The path of a file; None when it is outside the folder, or its type is not served."""
    if not name.isprintable():
        return None
    if name == COLOURS:
        return palette.FILE if root == STATIC else root / palette.FILE.name
    path = (root / name).resolve()
    return path if path.is_relative_to(root.resolve()) and path.suffix in TYPES else None


def asset(root: Path, name: str) -> Asset | None:
    """The file with that name below a folder; None when there is none, or its type is not served."""
    path = _path(root, name)
    try:
        return None if path is None else _load(path, path.stat().st_mtime_ns)
    except OSError:  # no such file, a folder, a name that is too long
        return None


def art_folder(game_id: str) -> Path:
    """The folder of a game's drawings."""
    return art(kind(game_id))


def table_sheet(game_id: str) -> Asset:
    """All style sheets of a game's table, in cascading order."""
    own = art_folder(game_id)
    shared = (COLOURS, "lodge.css", TABLE_SHEET, "chat.css", *shown(game_id).sheets)
    named = [*((STATIC, name) for name in shared), (own, COLOURS), (own, TABLE_SHEET)]
    return _joined(tuple(_there(root, name) for root, name in named))


@lru_cache(maxsize=64)
def _joined(parts: tuple[Asset, ...]) -> Asset:
    return made(b"\n".join(part.body for part in parts), ".css")


def table_sheet_url(game_id: str) -> str:
    """The URL of a game's table sheet."""
    return f"/games/{game_id}/{TABLE_SHEET}?v={table_sheet(game_id).hash}"


def modules(name: str) -> list[str]:
    """The URLs of all modules that a script imports, for preloading."""
    found: list[str] = []
    for named in re.findall(r'(?<=from ")\./([^"]+)', _there(STATIC, name).body.decode()):
        found += [f"/static/{named}", *modules(named.partition("?")[0])]
    return list(dict.fromkeys(found))


def static_url(name: str) -> str:
    """The URL of a file in ``static/``."""
    return _static_url(int(time.monotonic()), name)


def art_url(game_id: str, name: str) -> str:
    """The URL of one of a game's drawings."""
    return _art_url(int(time.monotonic()), game_id, name)


# A page names a drawing a hundred times: whether the file has changed is checked once a second.


@lru_cache(maxsize=256)
def _static_url(second: int, name: str) -> str:
    return f"/static/{versioned(name)}"


def versioned(name: str) -> str:
    """The name of a file in ``static/`` with its hash."""
    return f"{quote(name)}?v={_there(STATIC, name).hash}"


@lru_cache(maxsize=256)
def _art_url(second: int, game_id: str, name: str) -> str:
    return f"/games/{game_id}/art/{quote(name)}?v={_there(art_folder(game_id), name).hash}"


def _there(root: Path, name: str) -> Asset:
    found = asset(root, name)
    if found is None:
        raise FileNotFoundError(f"there is no file {name!r} to serve in {root}")
    return found

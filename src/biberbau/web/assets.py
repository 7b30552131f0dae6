"""Files that pages load: style, script and drawings, under URLs that change with their content.

``/static/style.css?v=<hash>`` may be cached for ever; without a fitting ``v`` the browser asks again.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from ..games import kind

STATIC = Path(__file__).parent / "static"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What is served, by suffix; nothing else is."""


@dataclass(frozen=True)
class Asset:
    """A file's bytes, its media type and the hash of its content."""

    body: bytes
    media_type: str
    hash: str


@lru_cache(maxsize=256)
def _load(path: Path, changed: int) -> Asset:
    body = path.read_bytes()
    return Asset(body, TYPES[path.suffix], hashlib.sha256(body).hexdigest()[:16])


@lru_cache(maxsize=1024)
def _path(root: Path, name: str) -> Path | None:
    """Where a file lies; None when that is outside of the folder or of a kind that is not served."""
    if not name.isprintable():
        return None
    path = (root / name).resolve()
    return path if path.is_relative_to(root.resolve()) and path.suffix in TYPES else None


def asset(root: Path, name: str) -> Asset | None:
    """The file of that name below a folder; None when there is none, or none of a kind that is served."""
    path = _path(root, name)
    try:
        return None if path is None else _load(path, path.stat().st_mtime_ns)
    except OSError:  # no such file, a folder, a name that is too long
        return None


def art_folder(game_id: str) -> Path:
    """Where a game keeps its drawings."""
    return kind(game_id).folder / "art"


def static_url(name: str) -> str:
    """The URL of a file in ``static/``."""
    return f"/static/{quote(name)}{_version(STATIC, name)}"


def art_url(game_id: str, name: str) -> str:
    """The URL of one of a game's drawings."""
    return f"/games/{game_id}/art/{quote(name)}{_version(art_folder(game_id), name)}"


def _version(root: Path, name: str) -> str:
    found = asset(root, name)
    if found is None:
        raise FileNotFoundError(f"there is no file {name!r} to serve in {root}")
    return f"?v={found.hash}"

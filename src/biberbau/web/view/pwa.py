"""The pages as an app: its manifest, and the service worker with its offline page."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache

from ...games.common.catalogues.catalogue import LANGUAGES
from ...games.common.view import palette
from ..domain.messages import SAYS
from . import render
from .assets import STATIC, static_url

FILES = (
    "theme.js",
    "app.js",
    "offline.js",
    "colours.css",
    "lodge.css",
    "pages.css",
    "art/lodge.svg",
    "art/favicon.svg",
    "art/icon-192.png",
)
"""The files that the worker caches for its page."""

ICONS = (("art/icon-192.png", "192x192", "image/png"), ("art/icon-512.png", "512x512", "image/png"))
ANY_SIZE = ("art/icon.svg", "any", "image/svg+xml")


def manifest(lang: str, root: str = "") -> dict[str, object]:
    """The web app manifest in a language, of a server under that path."""
    return {
        "id": f"{root}/",
        "name": SAYS(lang, "app-name"),
        "short_name": "biberbau",
        "description": SAYS(lang, "landing-lead"),
        "lang": lang,
        "dir": "ltr",
        "start_url": f"{root}/",
        "scope": f"{root}/",
        "display": "standalone",
        "theme_color": palette.COMMON.light["top"],
        "background_color": palette.COMMON.light["paper"],
        "categories": ["games"],
        "icons": [
            {"src": root + static_url(name), "sizes": sizes, "type": kind, "purpose": purpose}
            for name, sizes, kind in (*ICONS, ANY_SIZE)
            for purpose in ("any", "maskable")
        ],
    }


def worker() -> str:
    """The worker's script. It changes with the files that it caches, so that browsers take the new one."""
    return _worker(tuple(static_url(name) for name in FILES), (STATIC / "worker.js").read_text("utf-8"))


@lru_cache(4)
def _worker(files: tuple[str, ...], script: str) -> str:
    kept = [script, *files, *(render.offline_page(lang) for lang in LANGUAGES)]
    version = hashlib.sha256("\0".join(kept).encode()).hexdigest()[:16]
    return f'const VERSION = "{version}";\nconst FILES = {json.dumps(files)};\n{script}'

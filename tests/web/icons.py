"""The icons of the installed pages as pixels: ``python -m tests.web.icons`` makes them anew from ``icon.svg``.

The drawing fills its square and keeps to its middle, so that any mask may cut it out.
"""

from __future__ import annotations

from pathlib import Path

import biberbau.web.view.assets

ART = biberbau.web.view.assets.STATIC / "art"
SIZES = (192, 512)


def drawn(size: int) -> bytes:
    """The icon as a PNG of that many pixels."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=(ART / "icon.svg").read_text("utf-8"), width=size))


def file(size: int) -> Path:
    return ART / f"icon-{size}.png"


if __name__ == "__main__":
    for size in SIZES:
        file(size).write_bytes(drawn(size))

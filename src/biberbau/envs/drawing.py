"""What a seat sees, as text for a terminal (``ansi``), as a drawing (``svg``) or as an array of pixels (``picture``).

Everything is made of a view alone, so nothing shows what its seat may not know.
"""

from __future__ import annotations

import io
from importlib import import_module
from types import ModuleType
from typing import Literal, cast, get_args

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from ..errors import OptionError
from ..games import REGISTERED
from ..match import View
from . import missing

RenderMode = Literal["ansi", "rgb_array"]
RENDER_MODES: tuple[str, ...] = get_args(RenderMode)

COLUMNS = 120
"""How wide a terminal's drawing is."""


def checked_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a one; OptionError otherwise."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def rendered(view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What ``render`` returns: text, pixels, or None without a mode."""
    if mode is None:
        return None
    return ansi(view) if mode == "ansi" else picture(view)


def ansi(view: View, lang: str = "en") -> str:
    """The table as ``biberbau play`` draws it, with the colours' control sequences."""
    paper = io.StringIO()
    console = Console(
        file=paper, highlight=False, force_terminal=True, color_system="256", no_color=False, width=COLUMNS
    )
    console.print(_part(view, "terminal").draw(view, _names(view, lang), lang))
    return paper.getvalue()


def svg(view: View, lang: str = "en") -> str:
    """The table as one SVG document that needs nothing else, no fonts either: for papers, and to be printed."""
    return cast(str, _part(view, "picture").draw(view, _names(view, lang), lang))


def picture(view: View, width: int = 960, lang: str = "en") -> NDArray[np.uint8]:
    """The table as ``uint8[height, width, 3]``; the height is always five eighths of the width."""
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as error:
        raise missing("envs") from error
    if width < 1:
        raise ValueError(f"a picture is at least 1 pixel wide, not {width}")
    png = resvg_py.svg_to_bytes(svg_string=svg(view, lang), width=width, skip_system_fonts=True)
    with Image.open(io.BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8)


def _part(view: View, name: str) -> ModuleType:
    """One of the modules with which a game shows itself."""
    return import_module(f"{REGISTERED[view.game.id]}.{name}")


def _names(view: View, lang: str) -> list[str]:
    """What the seats are called."""
    words = _part(view, "words")
    return [words.seat_name(seat, lang) for seat in range(view.game.players)]

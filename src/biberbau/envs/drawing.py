"""A seat's view, as text for a terminal (``ansi``), as a drawing (``svg``) or as an array of pixels (``picture``).

Everything is made from a view alone, so nothing shows anything that its seat may not know.
"""

from __future__ import annotations

import io
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from ..errors import OptionError
from ..games.common.view.shown import shown
from ..match import View
from . import missing

RenderMode = Literal["human", "ansi", "rgb_array"]
RENDER_MODES: tuple[str, ...] = get_args(RenderMode)

COLUMNS = 120
"""The width of a terminal drawing."""


def checked_mode(mode: str | None) -> str | None:
    """The render mode, if it is one of ``RENDER_MODES``; OptionError otherwise."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def rendered(view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What ``render`` returns: text, pixels, or None: without a mode, and for ``human``, which prints the text."""
    if mode is None:
        return None
    if mode == "human":
        print(ansi(view), end="", flush=True)
        return None
    return ansi(view) if mode == "ansi" else picture(view)


def ansi(view: View, lang: str = "en") -> str:
    """The table as ``biberbau play`` draws it, with control sequences for the colours."""
    paper = io.StringIO()
    console = Console(
        file=paper, highlight=False, force_terminal=True, color_system="256", no_color=False, width=COLUMNS
    )
    console.print(shown(view.game.id).terminal(view, _names(view, lang), lang))
    return paper.getvalue()


def svg(view: View, lang: str = "en") -> str:
    """The table as one self-contained SVG document, without fonts: for papers and for printing."""
    return shown(view.game.id).picture(view, _names(view, lang), lang)


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


def _names(view: View, lang: str) -> list[str]:
    """The names of the seats."""
    words = shown(view.game.id).words
    return [words.seat_name(seat, lang) for seat in range(view.game.players)]

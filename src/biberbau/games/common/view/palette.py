"""Colours: style sheets and pictures are made from the same ``colours.json``.

One lies here, for everything that games share, and one in each game's ``art``: ``light`` are custom properties of the
page and ``dusk`` their values in the dark; ``tones`` by card, for its ``--tone``; ``seats``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "colours.json"


@dataclass(frozen=True)
class Colours:
    """The contents of such a file."""

    light: Mapping[str, str] = field(default_factory=dict)
    dusk: Mapping[str, str] = field(default_factory=dict)
    tones: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[Mapping[str, str], ...] = ()


def read(file: Path) -> Colours:
    """The colours of a file; none where a game has none of its own."""
    return Colours(**json.loads(file.read_text("utf-8"))) if file.exists() else Colours()


colours = cache(read)


def style_sheet(file: Path) -> str:
    """The colours as a style sheet: dusk is chosen by the reader, or by their system."""
    found = read(file)
    dusk = _rule(':root[data-theme="{}"]', found.dusk)
    rules = [
        _rule(":root", found.light),
        f"@media (prefers-color-scheme: dark) {{ {dusk.replace('{}', 'auto')} }}",
        dusk.replace("{}", "dusk"),
        *(_rule(f".{name}", {"tone": tone}) for name, tone in found.tones.items()),
        *(_rule(f".seat-{i}", seat) for i, seat in enumerate(found.seats)),
    ]
    return "\n".join(rules)


def _rule(selector: str, properties: Mapping[str, str]) -> str:
    return f"{selector} {{ {' '.join(f'--{name}: {value};' for name, value in properties.items())} }}"


def mix(first: str, second: str, share: float) -> str:
    """A colour between two, with that share of the first."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


COMMON = read(FILE)
LIGHT = COMMON.light

SCENERY = ["paper", "sky", "sky-far", "hill", "hill-near", "water", "moon", "pier", "pier-line", "pier-edge"]
"""The elements behind cards, sheets and signs, which themselves stay paper and wood at dusk."""


def at_dusk(picture: str) -> str:
    """A picture at dusk: an SVG in day colours, with ground and scenery darkened."""
    tones = {COMMON.light[name]: COMMON.dusk[name] for name in SCENERY}
    return re.sub(r'(?<=fill=")#\w+', lambda found: tones.get(found[0], found[0]), picture)

"""Letters as strokes of a pen, so that pictures have their words on machines without any font, and the same everywhere.

A glyph is its width and a path over a base line at 0: capitals rise to -70, small letters to -50. What has no glyph of
its own is drawn as its letter without the accent, or else as a box: never as nothing.
"""

from __future__ import annotations

import unicodedata
from functools import cache

_BOX = (40, "M4 0V-66H36V0Z")
_DOTS = {True: "M{0} -86V-85.9M{1} -86V-85.9", False: "M{0} -68V-67.9M{1} -68V-67.9"}

GLYPHS: dict[str, tuple[int, str]] = {
    " ": (22, ""),
    "a": (40, "M38 -50V0M38 -25A18 25 0 1 0 2 -25A18 25 0 1 0 38 -25"),
    "b": (40, "M2 -74V0M2 -25A18 25 0 1 1 38 -25A18 25 0 1 1 2 -25"),
    "c": (36, "M35 -42C31 -47 27 -50 21 -50C9 -50 2 -39 2 -25S9 0 21 0C27 0 31 -3 35 -8"),
    "d": (40, "M38 -74V0M38 -25A18 25 0 1 0 2 -25A18 25 0 1 0 38 -25"),
    "e": (39, "M3 -26H37C37 -40 31 -50 20 -50C9 -50 2 -40 2 -25C2 -10 9 0 21 0C27 0 32 -2 36 -7"),
    "f": (23, "M23 -73C13 -76 9 -71 9 -61V0M0 -48H20"),
    "g": (40, "M38 -50V4C38 15 31 20 20 20C13 20 8 18 4 14M38 -25A18 25 0 1 0 2 -25A18 25 0 1 0 38 -25"),
    "h": (37, "M2 -74V0M2 -28C4 -42 11 -50 20 -50C30 -50 35 -43 35 -31V0"),
    "i": (4, "M2 -50V0M2 -68V-67.9"),
    "j": (10, "M8 -50V8C8 16 4 20 -3 19M8 -68V-67.9"),
    "k": (34, "M2 -74V0M32 -50L4 -20M13 -29L34 0"),
    "l": (11, "M2 -74V-10C2 -3 5 0 11 0"),
    "m": (
        58,
        "M2 -50V0M2 -30C4 -43 10 -50 17 -50C25 -50 29 -44 29 -33V0M29 -30C31 -43 37 -50 44 -50C52 -50 56 -44 56 -33V0",
    ),
    "n": (37, "M2 -50V0M2 -28C4 -42 11 -50 20 -50C30 -50 35 -43 35 -31V0"),
    "o": (42, "M21 -50C9 -50 2 -39 2 -25S9 0 21 0S40 -11 40 -25S33 -50 21 -50Z"),
    "p": (40, "M2 -50V20M2 -25A18 25 0 1 1 38 -25A18 25 0 1 1 2 -25"),
    "q": (40, "M38 -50V20M38 -25A18 25 0 1 0 2 -25A18 25 0 1 0 38 -25"),
    "r": (23, "M2 -50V0M2 -26C4 -40 11 -51 23 -49"),
    "s": (34, "M31 -43C28 -48 23 -50 17 -50C9 -50 3 -46 3 -38C3 -22 32 -31 32 -13C32 -4 25 0 17 0C10 0 5 -3 2 -8"),
    "t": (24, "M10 -66V-12C10 -3 15 2 24 -1M0 -48H22"),
    "u": (37, "M2 -50V-19C2 -7 7 0 17 0C26 0 33 -8 35 -22M35 -50V0"),
    "v": (36, "M1 -50L18 0L35 -50"),
    "w": (58, "M1 -50L15 0L29 -46L43 0L57 -50"),
    "x": (36, "M2 -50L34 0M34 -50L2 0"),
    "y": (37, "M1 -50L19 -3M36 -50L16 6C12 16 8 20 0 19"),
    "z": (36, "M3 -50H33L2 0H35"),
    "ß": (
        43,
        "M3 0V-54C3 -67 10 -74 20 -74C30 -74 36 -67 36 -58C36 -49 30 -43 22 -42C33 -42 41 -34 41 -21C41 -8 33 0 19 0",
    ),
    "A": (52, "M0 0L26 -70L52 0M9 -23H43"),
    "B": (
        48,
        "M4 0V-70H25C36 -70 42 -63 42 -54C42 -45 36 -38 25 -38H4M25 -38C38 -38 46 -30 46 -19C46 -8 38 0 25 0H4",
    ),
    "C": (54, "M52 -58C46 -66 39 -70 31 -70C13 -70 3 -55 3 -35S13 0 31 0C39 0 46 -4 52 -12"),
    "D": (56, "M4 0V-70H22C42 -70 53 -56 53 -35S42 0 22 0Z"),
    "E": (44, "M42 -70H4V0H43M4 -37H36"),
    "F": (42, "M42 -70H4V0M4 -36H35"),
    "G": (57, "M53 -57C47 -66 40 -70 32 -70C13 -70 3 -55 3 -35S13 0 32 0C44 0 54 -8 54 -22V-32H34"),
    "H": (54, "M4 -70V0M50 -70V0M4 -37H50"),
    "I": (8, "M4 -70V0"),
    "J": (33, "M30 -70V-18C30 -6 24 0 15 0C8 0 3 -3 0 -9"),
    "K": (50, "M4 -70V0M46 -70L5 -28M20 -43L49 0"),
    "L": (41, "M4 -70V0H40"),
    "M": (66, "M4 0V-70L33 -18L62 -70V0"),
    "N": (54, "M4 0V-70L50 0V-70"),
    "O": (66, "M33 -70C14 -70 3 -55 3 -35S14 0 33 0S63 -15 63 -35S52 -70 33 -70Z"),
    "P": (48, "M4 0V-70H26C39 -70 46 -61 46 -50C46 -38 39 -30 26 -30H4"),
    "Q": (66, "M33 -70C14 -70 3 -55 3 -35S14 0 33 0S63 -15 63 -35S52 -70 33 -70ZM42 -16L62 6"),
    "R": (50, "M4 0V-70H26C39 -70 46 -61 46 -50C46 -38 39 -30 26 -30H4M25 -30L49 0"),
    "S": (50, "M44 -59C39 -66 33 -70 25 -70C13 -70 5 -63 5 -53C5 -30 47 -43 47 -18C47 -7 38 0 25 0C15 0 8 -4 3 -12"),
    "T": (48, "M0 -70H48M24 -70V0"),
    "U": (54, "M4 -70V-25C4 -9 13 0 27 0S50 -9 50 -25V-70"),
    "V": (50, "M0 -70L25 0L50 -70"),
    "W": (76, "M0 -70L19 0L38 -64L57 0L76 -70"),
    "X": (48, "M2 -70L46 0M46 -70L2 0"),
    "Y": (48, "M0 -70L24 -34L48 -70M24 -34V0"),
    "Z": (48, "M3 -70H45L2 0H47"),
    "0": (44, "M22 -70C9 -70 2 -56 2 -35S9 0 22 0S42 -14 42 -35S35 -70 22 -70Z"),
    "1": (44, "M9 -56L27 -70V0"),
    "2": (44, "M4 -54C6 -65 13 -70 22 -70C34 -70 41 -62 41 -52C41 -44 36 -38 30 -32L3 0H42"),
    "3": (
        44,
        "M5 -62C10 -68 16 -70 22 -70C33 -70 39 -63 39 -54C39 -44 31 -38 20 -38C33 -38 42 -31 42 -20C42 -8 33 0 21 0"
        "C13 0 7 -3 3 -9",
    ),
    "4": (44, "M33 0V-70L2 -20H44"),
    "5": (44, "M38 -70H10L6 -38C11 -43 16 -45 22 -45C34 -45 42 -36 42 -23C42 -9 33 0 20 0C13 0 7 -3 3 -8"),
    "6": (
        44,
        "M37 -65C33 -68 29 -70 24 -70C10 -70 2 -56 2 -33C2 -11 9 0 22 0C34 0 42 -9 42 -22C42 -34 34 -43 23 -43"
        "C13 -43 4 -36 2 -25",
    ),
    "7": (44, "M3 -70H41L16 0"),
    "8": (
        44,
        "M22 -38C12 -38 6 -45 6 -54C6 -63 12 -70 22 -70S38 -63 38 -54C38 -45 32 -38 22 -38C10 -38 2 -30 2 -19"
        "C2 -8 10 0 22 0S42 -8 42 -19C42 -30 34 -38 22 -38Z",
    ),
    "9": (
        44,
        "M7 -5C11 -2 15 0 20 0C34 0 42 -14 42 -37C42 -59 35 -70 22 -70C10 -70 2 -61 2 -48C2 -36 10 -27 21 -27"
        "C31 -27 40 -34 42 -45",
    ),
    ".": (4, "M2 0V-.1"),
    ",": (6, "M4 -1L1 12"),
    ":": (4, "M2 0V-.1M2 -42V-42.1"),
    ";": (6, "M4 -1L1 12M4 -42V-42.1"),
    "!": (4, "M2 -70V-22M2 0V-.1"),
    "?": (36, "M3 -57C6 -66 11 -70 18 -70C28 -70 34 -63 34 -54C34 -42 18 -40 18 -22M18 0V-.1"),
    "(": (16, "M14 -78C2 -60 2 -6 14 12"),
    ")": (16, "M2 -78C14 -60 14 -6 2 12"),
    "-": (22, "M1 -26H21"),
    "–": (40, "M0 -26H40"),
    "−": (40, "M2 -35H38"),
    "+": (40, "M2 -35H38M20 -53V-17"),
    "±": (40, "M2 -38H38M20 -56V-20M2 -4H38"),
    "×": (34, "M3 -49L31 -21M31 -49L3 -21"),
    "·": (6, "M3 -30V-30.1"),
    "…": (52, "M4 0V-.1M26 0V-.1M48 0V-.1"),
    "'": (4, "M2 -72V-58"),
    "’": (6, "M5 -72L1 -58"),
    "‘": (6, "M1 -58L5 -72"),
    "“": (18, "M1 -58L5 -72M13 -58L17 -72"),
    "”": (18, "M5 -72L1 -58M17 -72L13 -58"),
    "„": (18, "M5 -2L1 12M17 -2L13 12"),
    '"': (16, "M2 -72V-58M14 -72V-58"),
    "»": (34, "M2 -42L15 -25L2 -8M18 -42L31 -25L18 -8"),
    "«": (34, "M15 -42L2 -25L15 -8M31 -42L18 -25L31 -8"),
    "/": (30, "M1 8L29 -76"),
    "=": (40, "M2 -45H38M2 -24H38"),
    "%": (
        66,
        "M14 -70C6 -70 1 -63 1 -54S6 -38 14 -38S27 -45 27 -54S22 -70 14 -70ZM52 -32C44 -32 39 -25 39 -16S44 0 52 0"
        "S65 -7 65 -16S60 -32 52 -32ZM54 -70L12 0",
    ),
    "&": (
        52,
        "M49 -32C45 -12 34 0 20 0C9 0 2 -7 2 -17C2 -28 12 -34 20 -40C28 -45 32 -50 32 -57C32 -65 27 -70 20 -70"
        "C13 -70 8 -65 8 -57C8 -46 26 -27 51 0",
    ),
    "→": (50, "M2 -30H46M32 -46L48 -30L32 -14"),
}  # fmt: skip
"""Widths and paths, as fits a pen some 9 units wide."""

UNIT = 100
"""So many of these units are the size of a text."""
GAP = 13
"""Between two letters."""
PLAIN, BOLD, OUTLINE = 8.5, 12.5, 24.0
"""How wide the pen is."""


@cache
def glyph(letter: str) -> tuple[int, str]:
    """Width and path of one letter."""
    if letter in GLYPHS:
        return GLYPHS[letter]
    bare = unicodedata.normalize("NFKD", letter)
    if bare[0] not in GLYPHS:
        return _BOX
    width, path = GLYPHS[bare[0]]
    if "\u0308" in bare[1:]:
        path += _DOTS[bare[0].isupper()].format(round(width / 2 - 10), round(width / 2 + 10))
    return width, path


def length(text: str, size: float) -> float:
    """How wide a text is, from the left edge of its first letter to the right edge of its last one."""
    if not text:
        return 0.0
    return (sum(glyph(letter)[0] for letter in text) + GAP * (len(text) - 1)) * size / UNIT


def shortened(text: str, size: float, width: float) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if length(text, size) <= width:
        return text
    while text and length(text + "…", size) > width:
        text = text[:-1].rstrip()
    return text + "…"


def lines(text: str, size: float, width: float, most: int) -> list[str]:
    """The text broken between words into at most so many lines; what does not fit is cut off with an ellipsis."""
    found: list[str] = []
    left = text.split()
    while left and len(found) < most:
        count = 1
        while count < len(left) and length(" ".join(left[: count + 1]), size) <= width:
            count += 1
        found.append(" ".join(left[:count]))
        left = left[count:]
    if left:
        found[-1] = " ".join([found[-1], *left])
    return [shortened(line, size, width) for line in found]


def written(text: str, x: float, y: float, size: float, colour: str, pen: float = PLAIN) -> str:
    """A text as SVG, its first letter at ``x``, on the base line ``y``, with a pen of so many units."""
    parts, at = [], 0
    for letter in text:
        width, path = glyph(letter)
        if path:
            parts.append(f'<path transform="translate({at} 0)" d="{path}"/>')
        at += width + GAP
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({size / UNIT:.4f})" fill="none" stroke="{colour}" '
        f'stroke-width="{pen}" stroke-linecap="round" stroke-linejoin="round">{"".join(parts)}</g>'
    )

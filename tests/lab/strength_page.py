"""What ``docs/strength.md`` shows of the ladder beside it; ``python -m tests.lab.strength_page`` writes it anew.

``docs/strength/ladder.json`` is a copy of what ``biberbau ladder`` wrote.
"""

from __future__ import annotations

import re
from pathlib import Path

from biberbau.lab.ladder import read
from biberbau.lab.ladder_page import markdown, svg

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE, LADDER, PICTURE = (
    DOCS / "strength.md",
    DOCS / "strength" / "ladder.json",
    DOCS / "strength" / "ladder.svg",
)
PLACE = re.compile(r"(<!-- ladder -->\n)(.*?)(<!-- end of ladder -->)", re.DOTALL)


def renewed(text: str) -> str:
    """The page with the tables as the ladder has them."""
    tables = markdown(read(LADDER))
    return PLACE.sub(lambda place: f"{place[1]}{tables}{place[3]}", text)


def main() -> None:
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    PICTURE.write_text(svg(read(LADDER)), "utf-8")


if __name__ == "__main__":
    main()

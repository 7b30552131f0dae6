"""Options that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameOptions = Annotated[list[str] | None, typer.Option(help="An option of the game, name=value; repeatable.")]
DeckFile = Annotated[
    Path | None, typer.Option(help="A file with a deck of one's own, where the game's options can make it.")
]
QuickBots = Annotated[
    str,
    typer.Option(
        help="One for all seats, or one for each: random, greedy, relaxed (these are quick), keen, strong, search:400"
    ),
]
PlainBudget = Annotated[
    str, typer.Option(help="For plain search, learned and cheater, a move: playouts (400) or time (50ms).")
]
WithoutLuck = Annotated[
    int, typer.Option(min=0, help="Also count wins without luck, told by this many playouts a move.")
]
Said = Annotated[str, typer.Option(help="Language of what is said: en, de or fr (draft).")]
Texts = Annotated[str, typer.Option(help="Language of the texts: en, de or fr (draft).")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

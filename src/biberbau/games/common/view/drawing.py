"""Shared by all drawings in a terminal: every seat has a symbol, so that nothing depends on colours alone."""

from __future__ import annotations

from rich.text import Text

from ..catalogues.isolation import isolated

SIGNS = ("●", "■", "▲", "◆", "⬟", "✚", "★", "⬢")
STYLES = (
    "bold red",
    "bold dodger_blue2",
    "bold green",
    "bold dark_orange3",
    "bold medium_purple",
    "bold orange4",
    "bold hot_pink3",
    "bold dark_cyan",
)


def who(seat: int, name: str, acts: bool) -> Text:
    """A seat's symbol and name, with a mark while it is the one that decides."""
    return Text(f"{'▶' if acts else ' '} {SIGNS[seat]} {isolated(name)}", style=STYLES[seat])

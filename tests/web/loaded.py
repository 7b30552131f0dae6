"""What every server of a test has in memory before it is one: imported in the process that servers are forked from."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from biberbau.cli import main
from biberbau.games import game_ids
from biberbau.web.app import running  # noqa: F401
from biberbau.web.play import first_compile

from . import started

first_compile.Warmer(game_ids(), lambda: None)  # asks of each game what compiled code it is made of
first_compile._load("beasty_bar")


def serve(arguments: Sequence[str]) -> None:
    """Be ``python -m tests.web.started serve`` with these arguments."""
    started.with_rules_at_hand()
    sys.argv = ["biberbau", *arguments]
    main()

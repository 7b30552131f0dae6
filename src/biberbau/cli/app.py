"""Puts the commands together and turns every known error into one clear line on standard error."""

from __future__ import annotations

import errno
import sys
from contextlib import suppress

import typer

from ..errors import BiberbauError
from . import (
    admin,
    admin_export,
    arena,
    audit,
    beliefs,
    bench,
    blunders,
    bot,
    check,
    evaluate_llm,
    games,
    ladder,
    mcp,
    new_game,
    play,
    position,
    puzzles,
    record,
    replay,
    report,
    review,
    serve,
    train,
)
from .output import finish, give_up_on, take_any_letter

app = typer.Typer(
    name="biberbau",
    help="Hidden-information card games: a table in the browser, the terminal, bots, checks and benchmarks.",
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

for module in (
    serve,
    play,
    games,
    replay,
    review,
    position,
    puzzles,
    arena,
    ladder,
    blunders,
    beliefs,
    report,
    record,
    train,
    evaluate_llm,
    mcp,
    check,
    audit,
    bench,
    new_game,
    bot,
    admin_export,
    admin,
):
    module.register(app)


_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EIO)


def main() -> None:
    """Entry point of the ``biberbau`` command."""
    take_any_letter()
    try:
        try:
            app()
        finally:
            finish(sys.stdout)
    except BiberbauError as error:
        print(f"biberbau: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:  # the reader closed the pipe
        give_up_on(sys.stdout)
        raise SystemExit(1) from None
    except OSError as error:  # a full disk, or a file without write permission
        give_up_on(sys.stdout)
        with suppress(OSError):
            print(f"biberbau: {_told(error)}", file=sys.stderr)
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        print("biberbau: interrupted", file=sys.stderr)
        raise SystemExit(130) from None


def _told(error: OSError) -> str:
    """A system error in one line."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        return f"{error.filename}: {reason}"
    return f"cannot write: {reason}" if error.errno in _NO_ROOM else reason

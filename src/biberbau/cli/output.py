"""Output of commands: to terminals with limited encodings, to files, and to full disks."""

from __future__ import annotations

import codecs
import io
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any


def take_any_letter() -> None:
    """Print ``?`` where the encoding of standard output lacks a letter, and warn once, on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")
    if not takes_unicode():
        found = getattr(sys.stdout, "encoding", None) or "an unknown encoding"
        print(
            f"biberbau: output is in {found}; what it cannot show is printed as ? (UTF-8: PYTHONIOENCODING=utf-8)",
            file=sys.stderr,
        )


def takes_unicode() -> bool:
    """Whether standard output can show every character; a stream without an encoding (in tests) can."""
    encoding = getattr(sys.stdout, "encoding", None)
    return encoding is None or codecs.lookup(encoding).name.startswith("utf")


def print_json(document: Mapping[str, Any]) -> None:
    """One object on standard output; characters that its encoding lacks are escaped as in JSON."""
    print(json.dumps(document, ensure_ascii=not takes_unicode()))


def write_whole(file: str | Path, text: str) -> None:
    """Write a file atomically: if that fails (OSError), its previous content is still there."""
    there = Path(file)
    if there.exists() and not there.is_file():  # a device or a pipe has nothing to lose
        there.write_text(text, encoding="utf-8")
        return
    there = there.resolve()  # keep a link a link
    number, beside = tempfile.mkstemp(dir=there.parent, prefix=f".{there.name[:40]}.", text=True)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        Path(beside).chmod(there.stat().st_mode & 0o777 if there.exists() else 0o666 & ~_mask())
        Path(beside).replace(there)
    except BaseException:
        with suppress(OSError):
            Path(beside).unlink()
        raise


def _mask() -> int:
    """The umask of this process."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def finish(stream: Any) -> None:
    """Flush a stream; otherwise a full disk would only be noticed after the exit status is fixed."""
    with suppress(ValueError):  # it is closed
        stream.flush()


def give_up_on(stream: Any) -> None:
    """Redirect a broken stream to nowhere, so that the interpreter does not complain once more."""
    with suppress(OSError, ValueError, io.UnsupportedOperation):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)

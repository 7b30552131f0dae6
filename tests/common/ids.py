"""What parameters of tests are called."""

from __future__ import annotations

import re


def short(value: object) -> str:
    """A parameter in short, the same in every process: tests that run side by side need that, and addresses are not."""
    return re.sub(r" at 0x[0-9a-f]+", "", str(value))[:40]

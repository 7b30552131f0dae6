"""Numbers that people type."""

from __future__ import annotations

import re

_WHOLE = re.compile("-?[0-9]{1,9}")


def whole_number(text: str) -> int | None:
    """The whole number that a text spells; None when it spells none or has more than nine digits.

    ``int`` would accept digits of other scripts and fail on thousands of digits; ``str.isdigit`` accepts "²", which
    ``int`` does not.
    """
    stripped = text.strip()
    return int(stripped) if _WHOLE.fullmatch(stripped) else None

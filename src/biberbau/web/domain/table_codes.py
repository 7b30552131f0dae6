"""How tables are found: by the id in their address, which nobody guesses, or by digits that are said on the phone."""

from __future__ import annotations

import secrets

CODE_LENGTH = 6
"""The number of digits by which a table is called on the phone."""

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits of ids: none that is easily taken for another."""


def fresh_id() -> str:
    """The id of a new table, so that nobody guesses it."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


def random_digits(count: int) -> str:
    """Digits to be said on the phone."""
    return "".join(secrets.choice("0123456789") for _ in range(count))


def digits_of(code: str) -> str:
    """A code as it is stored, however it was typed; nothing of an address, which may have digits as well."""
    return "" if "/" in code else "".join(str(int(sign)) for sign in code if sign.isdecimal())

"""How tables are found: by the unguessable id in their address, or by a code to be said on the phone."""

from __future__ import annotations

import secrets

CODE_LENGTH = 6
"""The number of digits of a code."""

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Characters of ids: none that is easily taken for another."""


def fresh_id() -> str:
    """An unguessable id for a new table."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


def random_digits(count: int) -> str:
    """A random code."""
    return "".join(secrets.choice("0123456789") for _ in range(count))


def digits_of(code: str) -> str:
    """A code as it is stored, however it was typed; "" for an address, which may have digits as well."""
    return "" if "/" in code else "".join(str(int(sign)) for sign in code if sign.isdecimal())

"""A player's token as the database may keep it: sealed, so that the database alone lets nobody pass for anybody.

A link to another device has the key in itself; a passkey's copy is sealed under the server's key, which is not in the
database. What was sealed for one person opens as nobody else's.
"""

from __future__ import annotations

import hashlib
import secrets

NONCE = 12
"""How many bytes stand before a sealed text: no two are alike under one key."""


class SealedError(ValueError):
    """Something sealed that does not open with this key, or was not sealed for this person."""


def player_of(token: str) -> str:
    """By what tables know the holder of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def sealed(token: str, key: bytes, purpose: str) -> bytes:
    """A token under a key."""
    from cryptography.hazmat.primitives.ciphers.aead import (
        AESGCM,
    )  # only needed where a person moves to another device or has a passkey

    nonce = secrets.token_bytes(NONCE)
    return nonce + AESGCM(_derived(key, purpose)).encrypt(nonce, token.encode(), player_of(token).encode())


def opened(box: bytes, key: bytes, purpose: str, player: str) -> str:
    """The token that was sealed under a key for a player; a SealedError for anything else."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        found = AESGCM(_derived(key, purpose)).decrypt(box[:NONCE], box[NONCE:], player.encode())
    except (InvalidTag, ValueError) as error:
        raise SealedError("that does not open") from error
    return found.decode()


def _derived(key: bytes, purpose: str) -> bytes:
    """HKDF-SHA256: a key for one purpose alone."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), 32, None, f"biberbau {purpose}".encode()).derive(key)

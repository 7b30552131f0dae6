"""A player's token as the database may store it: encrypted, so that a stolen database lets nobody pass for anybody.

A link to another device contains the key; a passkey's copy is encrypted with the server's key, which is not in the
database. A token encrypted for one player does not decrypt for another.
"""

from __future__ import annotations

import hashlib
import secrets

NONCE = 12
"""The length of the nonce before a sealed text."""


class SealedError(ValueError):
    """A sealed token that does not open with this key, or was not sealed for this person."""


def player_of(token: str) -> str:
    """The player id, by which tables know the holder of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def sealed(token: str, key: bytes, purpose: str) -> bytes:
    """A token encrypted with a key."""
    # Imported only where a person moves to another device or has a passkey.
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    nonce = secrets.token_bytes(NONCE)
    return nonce + AESGCM(_derived(key, purpose)).encrypt(nonce, token.encode(), player_of(token).encode())


def opened(box: bytes, key: bytes, purpose: str, player: str) -> str:
    """The token that was sealed with a key for a player; a SealedError for anything else."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        found = AESGCM(_derived(key, purpose)).decrypt(box[:NONCE], box[NONCE:], player.encode())
    except (InvalidTag, ValueError) as error:
        raise SealedError("that does not open") from error
    return found.decode()


def _derived(key: bytes, purpose: str) -> bytes:
    """HKDF-SHA256: a key for one purpose."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), 32, None, f"biberbau {purpose}".encode()).derive(key)

"""Files as another process would find them: what this one has read of them is forgotten."""

from __future__ import annotations

from biberbau.kernel import code_cache, sources


def read_anew() -> None:
    """The next question about a file's content, or what it imports, reads it."""
    for read in (code_cache._content_hash, code_cache._content, sources.reached, sources._imports):
        read.cache_clear()

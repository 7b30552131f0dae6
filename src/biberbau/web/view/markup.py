"""Escaping and icons as HTML, for pages and tables alike."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup
from markupsafe import escape as escaped

from .assets import static_url


@lru_cache(maxsize=16_384)
def escape(text: str) -> str:
    """A text escaped for HTML and attributes; cached, as tables repeat the same texts."""
    return str(escaped(text))


def icon(name: str) -> Markup:
    """One of the icons."""
    signs = static_url("art/lodge.svg")
    return Markup(
        f'<svg class="icon" viewBox="0 0 100 100" aria-hidden="true"><use href="{signs}#lodge-{name}"/></svg>'
    )


def emblem(index: int | str) -> Markup:
    """A seat's emblem: its shape in its colour."""
    return Markup(f'<i class="emblem seat-{index}" aria-hidden="true"></i>')

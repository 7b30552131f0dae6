"""How the functions of these rules are compiled."""

from __future__ import annotations

from ....kernel import stack
from ....kernel.compiled import INTERPRETED
from ....kernel.typed import typed
from . import state as st

once, apart = typed(state=st.DTYPE)
"""Decorators for small functions and for those of more than some sixty machine instructions; see ``kernel.typed``."""

push = once(stack.push if INTERPRETED else stack.push.py_func)  # type: ignore[attr-defined]
"""``kernel.stack.push`` for this game's state."""

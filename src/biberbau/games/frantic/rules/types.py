"""How the functions of these rules are compiled."""

from __future__ import annotations

from ....kernel import stack
from ....kernel.compiled import INTERPRETED
from ....kernel.typed import typed
from . import state as st

once, apart = typed(state=st.State)
"""Decorators (``kernel.typed``): for what is small or called in each move, and for everything else of some size."""

push = once(stack.push if INTERPRETED else stack.push.py_func)  # type: ignore[attr-defined]
"""``kernel.stack.push`` for this game's state."""

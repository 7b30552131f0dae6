"""Shared by all tests."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.kernel.compiled import INTERPRETED

if INTERPRETED:
    np.seterr(over="raise")  # what would wrap silently in compiled code is an error in the interpreter


pytest.register_assert_rewrite("common")


def pytest_configure(config: pytest.Config) -> None:
    """The marker by which a scenario names its rule."""
    config.addinivalue_line("markers", "rule(*names): rulings and sentences that a test covers")


def group_of(item: pytest.Item) -> str:
    """What stays on one process where tests run side by side: a file; of one that tries every game, a game's part."""
    parts = getattr(item, "callspec", None)
    game = parts.params.get("game") if parts else None
    return f"{item.path} {game}" if isinstance(game, str) else str(item.path)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked ``compiled`` say nothing about interpreted rules; what takes longest begins first."""
    for item in items:
        item.add_marker(pytest.mark.xdist_group(group_of(item)))
    items.sort(key=lambda item: item.path.parent.name not in ("testing", "web"))
    if INTERPRETED:
        skip = pytest.mark.skip(reason="needs compiled kernels; this run interprets them")
        for item in items:
            if "compiled" in item.keywords:
                item.add_marker(skip)

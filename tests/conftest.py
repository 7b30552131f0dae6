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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked ``compiled`` say nothing about interpreted rules."""
    if INTERPRETED:
        skip = pytest.mark.skip(reason="needs compiled kernels; this run interprets them")
        for item in items:
            if "compiled" in item.keywords:
                item.add_marker(skip)

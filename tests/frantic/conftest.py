"""Registers the marker by which a scenario names its rule."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """``@rule(...)`` of scenario.py."""
    config.addinivalue_line("markers", "rule(*names): rulings and sentences that a test covers")

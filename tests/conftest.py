"""Shared by all tests."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import HealthCheck, settings

from biberbau.kernel.compiled import INTERPRETED
from biberbau.kernel.quick_records import read_in_c

if INTERPRETED:
    np.seterr(over="raise")  # what would wrap silently in compiled code is an error in the interpreter
    read_in_c()


os.environ.setdefault(
    "BIBERBAU_LIMITS", "off"
)  # tests play faster than people; those of the limits set their own


settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # how long something takes depends on what else the machine does


pytest.register_assert_rewrite("common")
pytest_plugins = ("web.serving", "web.databases", "selecting", "games_tried")
"""Servers, browsers and databases, one for all tests of pages, in whatever folder they are; and which tests to run."""


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Browsers of earlier tests leave their event loop running in this thread: tests without one do not see it."""
    running = None if "chromium" in request.fixturenames else asyncio._get_running_loop()
    if running is not None:
        asyncio._set_running_loop(None)
    yield
    if running is not None:
        asyncio._set_running_loop(running)


def pytest_configure(config: pytest.Config) -> None:
    """The marker by which a scenario names its rule, and the one of xdist, for runs without it."""
    config.addinivalue_line("markers", "rule(*names): rulings and sentences that a test covers")
    config.addinivalue_line("markers", "xdist_group(name): tests that stay on one process")


LONG = {"testing", "web", "test_phrasebooks.py"}
"""Folders and files that hold the longest tests."""


def group_of(item: pytest.Item) -> str:
    """What stays on one process where tests run side by side: a file; of one that tries every game, a game's part."""
    parts = getattr(item, "callspec", None)
    game = parts.params.get("game") if parts else None
    return f"{item.path} {game}" if isinstance(game, str) else str(item.path)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked ``compiled`` say nothing about interpreted rules; what takes longest begins first."""
    if not config.getoption("--long"):
        left = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]
    for item in items:
        item.add_marker(pytest.mark.xdist_group(group_of(item)))
    items.sort(key=lambda item: not LONG & {item.path.parent.name, item.path.name})
    if INTERPRETED:
        skip = pytest.mark.skip(reason="needs compiled kernels; this run interprets them")
        for item in items:
            if "compiled" in item.keywords:
                item.add_marker(skip)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Without its groups a run side by side would still pass, and take twice as long."""
    grouped = getattr(session.config.option, "loadgroup", False)
    if grouped and not all("@" in item.nodeid for item in session.items):
        raise pytest.UsageError("pytest-xdist keeps no group together with this pytest: see pyproject.toml")

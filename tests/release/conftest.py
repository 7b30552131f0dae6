"""Built once for all tests of a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from .building import built


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    return built("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this checkout."""
    return built("sdist", tmp_path_factory.mktemp("sdist"))

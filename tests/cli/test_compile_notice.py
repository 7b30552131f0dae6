"""The line that says why nothing happens for half a minute."""

from __future__ import annotations

import time

import pytest

from biberbau.cli import compile_notice as module


@pytest.mark.compiled
def test_slow_first_calls_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    with module.compile_notice("Chess"):
        time.sleep(0.2)
    assert capsys.readouterr().err == "compiling the rules of Chess, once, about 30 s …\n"


def test_quick_ones_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    with module.compile_notice("Chess"):
        pass
    assert capsys.readouterr().err == ""


def test_interpreted_rules_need_no_compiler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "INTERPRETED", True)
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    with module.compile_notice("Chess"):
        time.sleep(0.05)
    assert capsys.readouterr().err == ""

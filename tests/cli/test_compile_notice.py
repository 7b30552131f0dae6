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
    said, until = "", time.monotonic() + 600
    with module.compile_notice("Chess"):
        while not said.endswith("\n") and time.monotonic() < until:
            time.sleep(0.01)
            said += capsys.readouterr().err
    assert said == "compiling the rules of Chess, once, up to some minutes …\n"


def test_quick_ones_are_not(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(module, "PATIENCE", 600.0)
    with module.compile_notice("Chess"):
        pass
    assert capsys.readouterr().err == ""


def test_interpreted_rules_need_no_compiler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "INTERPRETED", True)
    monkeypatch.setattr(module.threading, "Timer", None)  # so nothing can wait to say something
    with module.compile_notice("Chess"):
        pass
    assert capsys.readouterr().err == ""

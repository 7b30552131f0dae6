"""The page on other libraries' games says what was found, and its programs still show it."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Any

import pytest

from .audits import NOTES, PAGE, found, kept, name_of, renewed

FINDS = [(audit, entry) for audit in kept() for entry in audit["finds"]]


def test_the_page_says_what_is_kept() -> None:
    text = PAGE.read_text("utf-8")
    assert renewed(text) == text, "write it anew: python -m tests.docs.audits"


def test_every_find_has_a_note_and_every_note_a_find() -> None:
    told = {
        (name_of(audit["target"]).partition("(")[0], f"{entry['question']} {entry['kind']}")
        for audit, entry in FINDS
    }
    assert told == NOTES.keys()


def test_what_was_known_before_was_found_again() -> None:
    told = {(name_of(audit["target"]), entry["question"], entry["kind"]) for audit, entry in FINDS}
    assert {("gin_rummy", "refill", "truth"), ("hearts", "refill", "sizes")} <= told


def test_nothing_was_found_in_our_own_games() -> None:
    ours = [audit for audit in kept() if "biberbau_" in audit["target"]]
    assert ours
    assert all(not audit[what] for audit in ours for what in ("finds", "suspects", "unproved"))


@pytest.mark.parametrize(
    ("audit", "entry"),
    FINDS,
    ids=lambda value: value.get("target") or f"{value['question']}-{value['kind']}-{value['about']}",
)
def test_programs_fail_as_long_as_the_fault_is_there(audit: dict[str, Any], entry: dict[str, Any]) -> None:
    for pinned in audit["version"].split(", "):
        package, _, at = pinned.partition(" ")
        try:
            installed = version(package)
        except PackageNotFoundError:
            pytest.skip(f"{package} is not installed")
        if installed != at:
            pytest.skip(f"{package} is {installed}: audit it again, and write the page anew")
    assert found(entry).holds()

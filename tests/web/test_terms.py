"""On what terms people play: stored in brief, and nothing else is read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from biberbau.bots import LEVELS
from biberbau.web.domain.records import BrokenRowError
from biberbau.web.domain.terms import USUAL, Terms
from biberbau.web.storage.rows import Rows
from biberbau.web.storage.store import Store

from .storing import record_of


def test_only_what_is_unusual_is_stored() -> None:
    assert Terms(level="keen").text() == "{}"
    for terms in (USUAL, Terms(level="strong", fill=30)):
        assert Terms.read(terms.text()) == terms


def test_terms_that_name_no_level_are_from_before_levels_had_versions() -> None:
    """What such a table's bots are does not change when tables begin to offer a better version."""
    assert Terms.read("{}") == Terms(level="keen")
    assert USUAL.level == LEVELS[1] != "keen"


@pytest.mark.parametrize("text", ["", "[]", "7", '{"fill": "30"}', '{"fill": true}', '{"other": 1}'])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Terms.read(text)


def test_a_table_keeps_its_terms(database: str) -> None:
    store = Store(database)
    held = replace(record_of("held"), listed=True, code="123456", terms=Terms(fill=60, absent="out"))
    store.create(held)
    assert store.read(held.id) == held
    with store.changed() as rows:
        assert isinstance(rows, Rows)
        rows.run("UPDATE game_table SET terms = ?, revision = revision + 1 WHERE id = ?", "broken", held.id)
    with pytest.raises(BrokenRowError):
        store.read(held.id)
    store.close()

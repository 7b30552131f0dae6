"""The model card shows the nets that come with the games."""

from __future__ import annotations

from .model_card import PAGE, nets, renewed


def test_the_page_shows_the_nets() -> None:
    assert nets()
    page = PAGE.read_text("utf-8")
    assert page == renewed(page), "run python -m tests.lab.model_card"

"""``biberbau games``."""

from __future__ import annotations

import pytest

from biberbau.games import kind
from biberbau.games.common.catalogues.wording import LANGUAGES
from biberbau.games.common.view.shown import shown, shown_ids, spoken

from .running import pipe, refused, run


def test_json_has_every_game_with_every_option() -> None:
    listed = run("games", "--json").document["games"]
    assert [(game["id"], game["players"]) for game in listed] == [
        (game_id, list(kind(game_id).players)) for game_id in shown_ids()
    ]
    for game in listed:
        found = kind(game["id"])
        assert (game["title"], game["credit"]) == (found.title, found.credit)
        assert [option["name"] for option in game["options"]] == [option.name for option in found.options]
        for option, said in zip(found.options, game["options"], strict=True):
            assert (said["type"], said["default"], said.get("ruling", "")) == (
                option.kind,
                option.default,
                option.ruling,
            )
            assert said.get("choices", []) == list(option.choices)
            assert [one["default"] for one in said.get("default_where", [])] == [
                w.there for w in option.where
            ]
            if option.kind == "int":
                assert (said["min"], said["max"]) == (option.low, option.high)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_has_every_game_with_every_option(lang: str) -> None:
    said = run("games", "--lang", lang).out
    for game_id in shown_ids():
        words, tongue = shown(game_id).words, spoken(game_id, lang)
        assert f"{game_id}: {words.title(tongue)}" in said and words.tagline(tongue) in said
        for option in kind(game_id).options:
            assert words.option_help(option.name, tongue) in said
            assert f": {option.expected}" in said


@pytest.mark.process
def test_other_languages_are_refused() -> None:
    refused(pipe("games", "--lang", "xx"), "there is no language 'xx'; languages are: en, de, fr")

"""``biberbau games``."""

from __future__ import annotations

from .running import pipe, refused, run


def test_json_has_every_option_with_type_default_and_ruling() -> None:
    game, *others = run("games", "--json").document["games"]
    assert [(other["id"], other["players"]) for other in others] == [
        ("biber_gang", [2, 6]),
        ("biber_mania", [2, 5]),
        ("biberbande", [2, 6]),
        ("frantic", [2, 8]),
    ]
    assert (game["id"], game["players"]) == ("beasty_bar", [2, 4])
    assert game["title"].startswith("Beasty Bar")
    options = {option["name"]: option for option in game["options"]}
    assert options["players"] | {"doc": ""} == {
        "name": "players",
        "type": "int",
        "default": 4,
        "doc": "",
        "min": 2,
        "max": 4,
        "ruling": "A2",
    }
    assert options["set"]["choices"] == ["new", "base", "chosen", "random"]
    assert options["advanced"]["type"] == "bool"
    assert options["pile_order"]["ruling"] == "A56"
    assert options["pile_order"]["default"] == "sent"
    assert options["pile_order"]["default_where"] == [{"set": "base", "default": "as_fallen"}]


def test_text_is_readable_in_both_languages() -> None:
    english, german = run("games").out, run("games", "--lang", "de").out
    assert "advanced = false: true or false" in english
    assert "tie_break = points (values with set = base): one of points, values" in english
    assert "Everyone secretly sorts out four animals" in english
    assert "Jeder sortiert heimlich vier Tiere aus" in german
    assert "Zum Lernen: Der Tisch zeigt jedem weiter die Karten" in german


def test_other_languages_are_refused() -> None:
    refused(pipe("games", "--lang", "fr"), "there is no language 'fr'; languages are: de, en")

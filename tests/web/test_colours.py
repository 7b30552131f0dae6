"""Colours: written once, served as a style sheet, and all that style sheets ask for is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from biberbau.games import game_ids
from biberbau.games.common.view import palette
from biberbau.web.view import assets


def served(root: Path) -> str:
    found = assets.asset(root, assets.COLOURS)
    assert found is not None and found.media_type.startswith("text/css")
    return found.body.decode()


def test_dusk_has_the_same_colours_chosen_by_a_person_or_by_the_device() -> None:
    sheet = served(assets.STATIC)
    chosen = re.search(r':root\[data-theme="dusk"\] (\{[^}]+\})', sheet)
    system = re.search(r'prefers-color-scheme: dark\) \{ :root\[data-theme="auto"\] (\{[^}]+\})', sheet)
    assert chosen and system and chosen[1] == system[1]
    assert "--paper: #1c2029;" in chosen[1]


def test_at_dusk_a_picture_has_another_ground_and_scenery_and_the_same_cards() -> None:
    """No colour of the scenery is that of a card, a sheet or what is written on them."""
    light, dusk = palette.COMMON.light, palette.COMMON.dusk
    kept = {light[name] for name in ("card-paper", "card-ink", "ink", "ink-soft", "sheet", "on-top", "amber")}
    assert not kept & {light[name] for name in palette.SCENERY}
    day = "".join(f'<path fill="{tone}"/>' for tone in (light["sky"], light["card-paper"], "none"))
    assert palette.at_dusk(day) == day.replace(light["sky"], dusk["sky"])


def test_what_dusk_changes_is_there_by_day() -> None:
    for file in (palette.FILE, *(assets.art_folder(game) / palette.FILE.name for game in game_ids())):
        found = palette.read(file)
        assert found.dusk.keys() <= found.light.keys()


@pytest.mark.parametrize("game", game_ids())
def test_style_sheets_ask_for_no_colour_that_is_not_there(game: str) -> None:
    folder = assets.art_folder(game)
    sheets = [served(assets.STATIC), served(folder), (folder / "table.css").read_text("utf-8")]
    sheets += [file.read_text("utf-8") for file in assets.STATIC.glob("*.css")]
    said = "\n".join(sheets)
    wanted = set(re.findall(r"var\(--([\w-]+)\)", said))
    assert wanted - set(re.findall(r"--([\w-]+):", said)) <= {
        "back"
    }  # only of games with cards that have one


def test_no_other_file_of_that_kind_is_served() -> None:
    assert assets.asset(assets.STATIC, "colours.json") is None

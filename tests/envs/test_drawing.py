"""Texts and pictures of the tables: all there, the same everywhere, and nothing that a seat may not know."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import biberbau
from biberbau.envs import drawing, pettingzoo
from biberbau.games import game_ids, kind
from biberbau.games.common.view import glyphs
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Match, Position, View
from common.seats import players_near

PLIES = 240 if INTERPRETED else 900


def positions(game: str, players: int, seed: int, every: int, plies: int = PLIES) -> Iterator[Match]:
    """A game at random, at its beginning, now and then, and at the end of play."""
    match, chance = Match(biberbau.game(game, players=players), seed=seed), random.Random(seed)
    while not match.over and match.ply < plies:
        if match.ply % every == 0:
            yield match
        match.play(chance.choice(match.legal()))
    yield match


def seats(match: Match) -> list[int | None]:
    """Everybody who may look, and a spectator."""
    return [*range(match.game.players), None]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", game_ids())
def test_every_table_can_be_drawn(game: str, lang: str) -> None:
    """With the fewest and the most players, by all eyes, to the end of the game."""
    for players in kind(game).players:
        for match in positions(game, players, seed=players, every=67):
            for seat in seats(match):
                view = match.view(seat)
                svg = drawing.svg(view, lang)
                assert svg.startswith("<svg ") and svg.endswith("</svg>")
                assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(
                    re.findall(r'<(?:symbol|path) id="([^"]+)"', svg)
                )
                assert "nan" not in svg and "inf" not in svg and "<text" not in svg
                assert drawing.ansi(view, lang)


@pytest.mark.parametrize("game", game_ids())
def test_nothing_stands_over_the_edge(game: str) -> None:
    """No place is turned inside out and no text begins or ends beside the sheet, at full tables, too."""
    for players in kind(game).players:
        for match in positions(game, players, seed=11, every=41):
            for seat in (match.to_act, None):
                svg = drawing.svg(match.view(seat))
                assert not re.search(r'(width|height)="-', svg)
                outer = re.sub(r"<symbol.*?</symbol>", "", svg, flags=re.DOTALL)
                for x, y, scale in re.findall(
                    r'<g transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\([\d.]+ ([\d.]+)\)" fill=', outer
                ):
                    if float(scale) * glyphs.unit() < 30:  # a text on the sheet, not one on a card
                        assert -0.01 <= float(x) <= 960 and 0 <= float(y) <= 600


@pytest.mark.parametrize("game", game_ids())
def test_what_is_not_known_is_not_drawn(game: str) -> None:
    """Other worlds that look the same to a seat are drawn the same; and pixels are made of the drawing alone."""
    for match in positions(game, players_near(game, 3), seed=5, every=29):
        for seat in seats(match):
            true = match.position()
            views = [
                true.as_seen_by(seat),
                *(true.as_seen_by(seat).filled(n).as_seen_by(seat) for n in range(2)),
            ]
            assert len({drawing.ansi(view) for view in views}) == 1
            assert len({drawing.svg(view) for view in views}) == 1
    worlds = [true.as_seen_by(0).filled(n) for n in range(2)]
    pixels = {drawing.picture(world.as_seen_by(0), 240).tobytes() for world in worlds}
    assert pixels == {drawing.picture(true.as_seen_by(0), 240).tobytes()}


@pytest.mark.parametrize("game", game_ids())
def test_what_rgb_array_gives_is_what_the_seat_sees(game: str) -> None:
    env = pettingzoo.env(game, players=players_near(game, 2), render_mode="rgb_array", seen_by="player_1")
    env.reset(seed=4)
    raw = env.unwrapped
    pixels = env.render()
    raw.play.true[0] = Position(raw.game, raw.play.true[0].copy()).as_seen_by(1).filled(1).state
    assert env.render().tobytes() == pixels.tobytes()
    assert pixels.shape == (600, 960, 3)
    assert pixels.dtype == np.uint8
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 100


def test_pictures_are_of_the_size_that_is_asked_for() -> None:
    view = Match(biberbau.game("beasty_bar"), seed=1).view(0)
    for width, height in ((960, 600), (480, 300), (1600, 1000)):
        assert drawing.picture(view, width).shape == (height, width, 3)
    with pytest.raises(ValueError, match="at least 1 pixel"):
        drawing.picture(view, 0)


@pytest.mark.parametrize("package", ["resvg_py", "PIL"])
def test_drawings_need_no_extra_but_pixels_do(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    view = Match(biberbau.game("beasty_bar"), seed=1).view(0)
    assert drawing.svg(view) and drawing.ansi(view)
    with pytest.raises(ModuleNotFoundError, match=r"biberbau\[envs\]"):
        drawing.picture(view)


def test_the_seat_to_act_is_lit() -> None:
    match = Match(biberbau.game("beasty_bar", players=2), seed=1)
    pixels = drawing.picture(match.view(0))
    lit = tuple(int("ffdf97"[i : i + 2], 16) for i in (0, 2, 4))
    near = [tuple(pixels[78, x].tolist()) == lit for x in (470, 940)]
    assert near == [match.to_act == 1, match.to_act == 0]  # one's own pod is the last one


def test_a_text_is_never_left_out() -> None:
    """Without any font: every letter of every language has a shape; what has none of its own is a box."""
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÄÖÜäöüßéñœçÀ.,:;!?–−×·…„“”’()→"
    box = glyphs.glyph("中")
    assert box.path
    paths = {glyphs.glyph(letter).path for letter in letters}
    assert len(paths) == len(letters) and box.path not in paths
    assert glyphs.glyph(" ").width > 0 and not glyphs.glyph(" ").path


@pytest.mark.parametrize("game", game_ids())
def test_all_letters_of_a_game_are_drawn_as_themselves(game: str) -> None:
    """Nothing that these tables say ends up as a box."""
    box = glyphs.glyph("中").id
    for lang in ("en", "de"):
        for match in positions(game, 3, seed=8, every=23):
            assert f'"#{box}"' not in drawing.svg(match.view(match.to_act), lang)


def test_long_texts_are_broken_and_cut() -> None:
    text = "Remember: your first card is a 9 and your fourth card is a 9."
    assert glyphs.lines(text, 15, 10_000, 3) == [text]
    broken = glyphs.lines(text, 15, 200, 1) + glyphs.lines(text, 15, 120, 2)
    assert len(broken) == 3 and broken[0].endswith("…") and broken[2].endswith("…")
    assert all(glyphs.length(line, 15) <= 200 for line in broken)
    assert " ".join(glyphs.lines(text, 15, 200, 9)) == text
    assert glyphs.shortened("abc", 10, 1000) == "abc"
    assert glyphs.length("", 10) == 0


def test_a_spectator_sees_backs() -> None:
    match = Match(biberbau.game("frantic", players=2), seed=1)
    own, all_see = drawing.svg(match.view(0)), drawing.svg(match.view(None))
    assert own != all_see
    assert all_see.count('href="#fr-back"') > own.count('href="#fr-back"')


def test_pictures_in_the_documentation_are_what_its_page_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = Path(__file__).parent.parent.parent / "docs" / "envs"
    page = (docs / "pettingzoo.md").read_text("utf-8")
    source = re.search(r"```python\n(import .*?)```", page, re.DOTALL)
    assert source
    monkeypatch.chdir(tmp_path)
    exec(source[1], {})
    made = sorted(tmp_path.glob("*.svg"))
    assert [file.stem for file in made] == sorted(game_ids())
    for file in made:
        assert f"({file.name})" in page
        assert file.read_text("utf-8") == (docs / file.name).read_text("utf-8"), (
            "make it anew, as the page says"
        )


def test_texts_in_a_terminal_have_colours_and_names() -> None:
    view: View = Match(biberbau.game("biber_mania"), seed=1).view(0)
    assert "\x1b[" in drawing.ansi(view)
    assert "Auslage" in drawing.ansi(view, "de")

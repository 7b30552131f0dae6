"""A stream's messages, put together as the page's script does it, are the table as it would be drawn as a whole."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biberbau.match import Game, Match
from biberbau.web.domain.records import Record, Seat
from biberbau.web.domain.seed_commitment import SeedCommitments
from biberbau.web.play.first_compile import Warmth
from biberbau.web.view import table_pages
from biberbau.web.view.html_delta import END, Delta, part, whole
from biberbau.web.view.model import TableModel
from biberbau.web.view.pages import table_model
from biberbau.web.view.rendered_views import RenderedView
from games_tried import in_turn

# ---------------------------------------------------------------------------------------------- trees of parts


@dataclass(frozen=True)
class Part:
    """A part with an id; what it holds is text and other parts."""

    name: str
    inside: tuple[Part | str, ...]

    def drawn(self) -> str:
        inner = "".join(one if isinstance(one, str) else one.drawn() for one in self.inside)
        return f'{part(self.name)}<b id="{self.name}">{inner}</b>{END}'


def tree(dice: random.Random, names: Sequence[str]) -> str:
    """A drawing in which each of these names stands once at most."""

    def grown(left: list[str]) -> tuple[Part | str, ...]:
        found: list[Part | str] = []
        while left and dice.random() < 0.7:
            found.append(dice.choice("xyz ") if dice.random() < 0.4 else Part(left.pop(), grown(left)))
        return tuple(found)

    return "<main>" + Part("top", grown(list(names))).drawn() + "</main>"


ELEMENT = re.compile(r'<(/?)b(?: id="([^"]+)")?>')


def elements(html: str) -> dict[str, str]:
    """Every element with an id, as it stands."""
    found, begun = dict[str, str](), list[tuple[str, int]]()
    for tag in ELEMENT.finditer(html):
        if tag[1]:
            name, start = begun.pop()
            found[name] = html[start : tag.end()]
        else:
            begun.append((tag[2], tag.start()))
    return found


def put_in(html: str, known: dict[str, str], between: str) -> str:
    """A message with all that is as it was."""
    return re.sub(
        r'<i data-same="([^"]*)"></i>',
        lambda same: between.join(known[name] for name in same[1].split()),
        html,
    )


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_what_is_left_out_is_what_was_there(seed: int) -> None:
    dice, delta, page = random.Random(seed), Delta(), ""
    names = [f"p{number}" for number in range(12)]
    for _ in range(6):
        drawn = tree(dice, dice.sample(names, dice.randrange(12)))
        for again in (False, True):
            changed = delta.changes(drawn)
            if again:
                assert changed is None
            if changed is not None:
                page = put_in(changed, elements(page), "")
            assert re.sub(r"\s", "", page) == re.sub(r"\s", "", whole(drawn))


def test_a_part_that_is_as_it_was_is_named_and_what_changes_around_it_is_sent() -> None:
    def drawn(first: str, second: str) -> str:
        return Part("a", ("1", Part("b", (first,)), Part("c", (second,)))).drawn()

    delta = Delta()
    assert delta.changes(drawn("x", "y")) == whole(drawn("x", "y"))
    assert delta.changes(drawn("x", "z")) == '<b id="a">1<i data-same="b"></i><b id="c">z</b></b>'
    assert delta.changes(drawn("x", "z")) is None
    assert delta.changes(drawn("x", "z") + "!") == '<i data-same="a"></i>!'


def test_parts_that_follow_each_other_are_named_in_one_place() -> None:
    delta = Delta()
    rows = "".join(Part(name, ("x",)).drawn() + "\n" for name in "abc")
    delta.changes(rows)
    assert delta.changes(rows + "end") == '\n\n<i data-same="a b c"></i>\nend'


# ------------------------------------------------------------------------------------------------- real tables


def record_of(match: Match, actors: Sequence[int]) -> Record:
    seats = tuple(Seat(i, "human", f"P{i}", player=f"p{i}", words="") for i in range(match.game.players))
    status, actions = "over" if match.over else "playing", tuple(action.id for action in match.history)
    return Record(
        "abc", match.game.id, dict(match.game.options), b"", "", 0.0, status, "p0", match.ply + 1, 0, None,
        seats, actions, tuple(actors),
    )  # fmt: skip


ANY = re.compile(r"<(/?)([a-z0-9]+)((?:\s[^<>]*)?)>")
VOID = {"input", "meta", "link", "br"}


def by_id(html: str) -> dict[str, tuple[str, list[str]]]:
    """Every element with an id, and what its children are."""
    found = dict[str, tuple[str, list[str]]]()
    begun: list[tuple[str | None, int, list[str]]] = []
    for tag in ANY.finditer(html):
        if tag[1]:
            name, start, children = begun.pop()
            text = html[start : tag.end()]
            if name:
                found[name] = text, children
            if begun:
                begun[-1][2].append(text)
        elif tag[2] in VOID:
            named = re.search(r'\sid="([^"]*)"', tag[3])
            if named:
                found[named[1]] = tag[0], []
            if begun:
                begun[-1][2].append(tag[0])
        elif not tag[3].endswith("/"):
            named = re.search(r'\sid="([^"]*)"', tag[3])
            begun.append((named[1] if named else None, tag.start(), []))
        elif begun:
            begun[-1][2].append(tag[0])
    return found


def completed(message: bytes, page: str) -> str:
    """What the page's script makes of a message: ``completed`` in table.js."""
    html = re.sub(r"^id: .*\n", "", message.decode())
    html = " ".join(line.removeprefix("data: ") for line in html.strip().splitlines())
    if "data-base=" not in html:
        return html
    (base,) = re.findall(r'<main[^>]* data-base="([^"]*)"', html)
    assert f'data-version="{base}"' in page
    known = by_id(page)
    html = put_in(html, {name: text for name, (text, _) in known.items()}, " ")

    def kept(tag: re.Match[str]) -> str:
        children = known[tag[1]][1]
        return tag[0].replace(f' data-keep="{tag[2]}"', "") + "".join(children[: int(tag[2])])

    return re.sub(r'<[a-z]+[^>]*\sid="([^"]*)"[^>]*\sdata-keep="(\d+)"[^>]*>', kept, html)


def plain(html: str) -> str:
    """Without what differs although nothing does: the space between elements, and which drawing it is."""
    html = re.sub(r' data-(version|base)="[^"]*"', "", html)
    return re.sub(r"\s+", " ", re.sub(r"\s*(<[^>]*>)\s*", r"\1", html)).strip()


@pytest.mark.lengthy
@pytest.mark.compiled
@pytest.mark.parametrize(("game", "lang"), in_turn("en", "de"))
def test_a_table_of_messages_is_the_table_that_is_drawn(game: str, lang: str) -> None:
    """For seats and spectators, also for those who miss a step; undone moves and the end included."""
    dice, seals, warm = random.Random(f"{game} {lang}"), SeedCommitments(b"one key"), Warmth(game, "ready")
    match, actors = Match(Game.of(game), f"{game} {lang}", words=("",) * Game.of(game).players), list[int]()
    viewers: dict[int | None, tuple[RenderedView, list[str]]] = {
        seat: (RenderedView(seat, lang, "x"), [""]) for seat in (0, 1, None)
    }
    names, undos, steps = [f"P{i}" for i in range(match.game.players)], 0, 0
    while True:
        for seat, (screen, page) in viewers.items():
            told = screen.told(match, undos, names, actors)
            model = table_model(
                record_of(match, actors), match, lang=lang, player=None if seat is None else f"p{seat}",
                online=("p0",), warmth=warm, seals=seals, told=told,
            )  # fmt: skip
            screen.draws(model)
            if steps % 7 == 3 and seat == 1 and not match.over:
                continue  # this one misses some

            def made(model: TableModel = model) -> TableModel:
                return model

            have = (re.findall(r'data-version="([^"]*)"', page[0]) or [""])[0]
            if message := screen.message(have, made):
                page[0] = completed(message, page[0])
            assert plain(page[0]) == plain(table_pages.table_fragment(model)), (seat, match.ply)
        steps += 1
        if match.over or steps > 90:
            break
        if match.can_undo and dice.random() < 0.1:
            match.undo()
            actors.pop()
            undos += 1
            continue
        assert match.to_act is not None
        actors.append(match.to_act)
        match.play(dice.choice(match.legal()))

"""A story that grows is the same as one that is told at once: lines, movements, elements, of every game."""

from __future__ import annotations

import random

import pytest

from biberbau.games import game_ids, kind
from biberbau.games.common.view.presentation import Board
from biberbau.games.common.view.shown import languages, shown
from biberbau.games.common.view.story import Story
from biberbau.games.common.view.trail import STORY, Trail
from biberbau.kernel.options import Value
from biberbau.match import Game, Match, View
from biberbau.testing.cover import cover, each_once
from common.ids import short
from common.phrasebook import called

pytestmark = pytest.mark.compiled
PLIES = 110
LOOKS = 8
"""The tables of one ply in this many are compared, and those at both ends."""
PLAYED = [(game, options) for game in game_ids() for options in each_once(cover(kind(game)))]
played = pytest.mark.parametrize(("game", "options"), PLAYED, ids=short)
in_short = pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(*one, marks=[] if one[0] not in dict(PLAYED[:at]) else [pytest.mark.long])
        for at, one in enumerate(PLAYED)
    ],
    ids=short,
)
"""In every run with one choice of each game's options."""


def asked(match: Match, seat: int | None) -> View:
    """What somebody has before them, as the question is put to them."""
    view = match.view(seat)
    return view if seat is None else view.asked().get(seat, view)


class Reader:
    """One viewer, whose story goes on now and then."""

    def __init__(self, match: Match, seat: int | None, lang: str, every: int) -> None:
        self.seat, self.lang, self.every = seat, lang, every
        self.names = called(match.game, seat, lang)
        self.story = shown(match.game.id).table.story(match.view(seat), self.names, lang)

    def goes_on(self, match: Match) -> None:
        """What has come since; lines before the first that is new or told anew stay, and so do those that are settled."""
        before, settled = list(self.story.lines), self.story.settled
        first = self.story.hears(match.view(self.seat), match.events(self.seat, since=self.story.ply))
        assert settled <= first <= len(before)
        assert self.story.lines[:first] == before[:first]
        assert settled <= self.story.settled

    def told_at_once(self, match: Match, hint: str | None) -> Board:
        """The table as it is without a story that grows."""
        view, events = asked(match, self.seat), match.events(self.seat)
        return shown(match.game.id).table(view, events, self.names, self.lang, hint)

    def board(self, match: Match, hint: str | None) -> Board:
        """The table, with all that has been told by now."""
        return shown(match.game.id).table.board(asked(match, self.seat), self.story, hint)


def compare(match: Match, dice: random.Random) -> None:
    """Play on, and compare everybody's tables: one reader of each seat hears every ply, another one now and then."""
    one, *more = languages(match.game.id)
    readers = [
        Reader(match, seat, lang, every)
        for seat in (*range(match.game.players), None)
        for lang, every in ((one, 1), (more[0] if more else one, dice.randint(2, 3 * STORY)))
    ]
    while True:
        last = match.over or match.ply >= PLIES
        now = last or not match.ply or dice.random() * LOOKS < 1
        for reader in readers:
            if now or match.ply % reader.every == 0:
                reader.goes_on(match)
            if now:
                acts = reader.seat == match.to_act and not match.over
                hint = dice.choice(match.legal()).notation if acts else None
                assert reader.board(match, hint) == reader.told_at_once(match, hint)
        if last:
            break
        match.play(dice.choice(match.legal()))


@played
def test_a_story_that_grows_is_the_same_as_one_told_at_once(game: str, options: dict[str, Value]) -> None:
    compare(Match(Game.of(game, options), 7), random.Random(7))


@in_short
def test_also_where_a_match_began_with_a_position(game: str, options: dict[str, Value]) -> None:
    """Then nobody has told where the cards came from that lie there."""
    before, dice = Match(Game.of(game, options), 8), random.Random(8)
    while not before.over and before.ply < 20:
        before.play(dice.choice(before.legal()))
    compare(Match(before.game, 9, start=before.position()), dice)


@in_short
def test_what_was_heard_is_passed_over(game: str, options: dict[str, Value]) -> None:
    match = Match(Game.of(game, options), 3)
    reader = Reader(match, 0, languages(game)[0], 1)
    for _ in range(3):
        reader.goes_on(match)
        heard: Story = reader.story
        lines, serial = list(heard.lines), heard.trail.serial
        assert heard.hears(match.view(0), match.events(0)) == len(lines)
        assert (heard.lines, heard.trail.serial) == (lines, serial)
        match.play(match.legal()[0])


@in_short
def test_narrators_go_on_by_themselves(game: str, options: dict[str, Value]) -> None:
    """Two who have told the same so far: what the one goes on to tell changes nothing for the other."""
    match, dice = Match(Game.of(game, options), 5), random.Random(5)
    while not match.over and match.ply < PLIES:
        match.play(dice.choice(match.legal()))
    names, lang = called(match.game, None, languages(game)[0]), languages(game)[0]
    one = shown(game).words.Narrator.from_deal(match.view(None).state, names, lang)
    plies = [[event for at, event in match.events(None) if at == ply] for ply in range(match.ply + 1)]
    for events in plies:
        other = one.copy()
        assert other.tell(events) == one.tell(events)
        assert other.concerned == one.concerned


def test_the_last_movement_is_kept_for_those_that_join_it() -> None:
    """However long ago it began; whatever came before can no longer change, and is forgotten."""
    trail = Trail(Match(Game.of("beasty_bar"), 1).view(None))
    for ply, op, together in ((1, "early", ""), (2, "one", "both"), (2 + 2 * STORY, "other", "both")):
        trail.comes_to(ply)
        trail.move(ply, "slide", op, together)
    assert [(move.ply, move.ops) for move in trail.moves] == [(2 + 2 * STORY, ["one", "other"])]

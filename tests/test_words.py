"""What is true of every game's words, whatever they say: they hide what is hidden, refuse and tell apart."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from biberbau import Game, Match, Position
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games import game_ids
from biberbau.games.common.catalogues.wording import LANGUAGES
from biberbau.games.common.view.shown import languages, shown
from biberbau.kernel.compiled import INTERPRETED
from common.phrasebook import NAMES, faces

pytestmark = pytest.mark.parametrize("game", game_ids())
PLIES = 100 if INTERPRETED else 300
LOOKS = 9
"""One ply in this many is looked at."""


def dealt(game: str) -> Match:
    """A match with the game's defaults."""
    return Match(Game.of(game), 5)


def everything_asked(view: Position, lang: str) -> list[str]:
    """What the seat to act reads before deciding."""
    words = shown(view.game.id).words
    names = NAMES[: view.game.players]
    told = [words.prompt(view, names, lang)]
    told += [words.consequence(view, action, lang, names) for action in view.legal]
    return told + [words.why_not(view, action.notation, lang) for action in view.game.kind.actions][::7]


def test_words_show_nothing_hidden_and_change_nothing(game: str) -> None:
    """No matter which hidden cards are made up: the same question, the same reasons, the same consequences."""
    match, dice = dealt(game), random.Random(5)
    while not match.over and match.ply < PLIES:
        view = match.view(match.to_act)
        if match.ply % LOOKS == 0:
            before = view.state.tobytes()
            told = everything_asked(view, LANGUAGES[0])
            assert view.state.tobytes() == before
            filled = Position.load(view.document()).filled(match.ply).as_seen_by(match.to_act)
            assert told == everything_asked(filled, LANGUAGES[0])
        match.play(dice.choice(view.legal))


def test_only_legal_actions_have_a_consequence(game: str) -> None:
    match = dealt(game)
    view = match.view(match.to_act)
    other = next(action for action in match.game.kind.actions if action not in view.legal)
    with pytest.raises(IllegalActionError, match=f"'{re.escape(other.notation)}' is not legal now"):
        shown(game).words.consequence(view, other, LANGUAGES[0])


def test_other_languages_are_refused(game: str) -> None:
    words, match = shown(game).words, dealt(game)
    view = match.view(match.to_act)
    options, names = match.game.kind.options, NAMES[: match.game.players]
    calls: list[Callable[[], object]] = [
        lambda: words.title("xx"),
        lambda: words.tagline("xx"),
        lambda: words.option_name(options[0].name, "xx"),
        lambda: words.option_help(options[0].name, "xx"),
        lambda: words.seat_name(0, "xx"),
        lambda: words.prompt(view, names, "xx"),
        lambda: words.action(view, view.legal[0], "xx"),
        lambda: words.consequence(view, view.legal[0], "xx"),
        lambda: words.why_not(view, "sing", "xx"),
        lambda: words.Narrator.of(view.state, names, "xx"),
        lambda: words.coach("xx"),
        lambda: words.rules("xx"),
    ]
    for call in calls:
        with pytest.raises(OptionError, match=f"there is no language 'xx'; languages are: {LANGUAGES[0]}"):
            call()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_seats_can_be_told_apart(game: str, lang: str) -> None:
    if lang not in languages(game):
        return
    words, seats = shown(game).words, Game.of(game).kind.players[1]
    assert len({words.bare_card(card, lang) for card in range(len(faces(game)))}) == len(faces(game))
    assert len({words.seat_name(seat, lang) for seat in range(seats)}) == seats
    assert len(set(words.coach(lang))) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_have_every_option_and_its_ruling(game: str, lang: str) -> None:
    if lang not in languages(game):
        return
    words = shown(game).words
    for option in Game.of(game).kind.options:
        assert option.name == "players" or f"`{option.name}`" in words.rules(lang)
        if option.ruling:
            assert words.lookup(option.ruling, lang)
    assert words.lookup("unicorn", lang) is None

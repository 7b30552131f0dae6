"""Words: nothing is missing in any language, the story is the one that happened, and memory is not helped."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from biberbau import Game, Match, View
from biberbau.cli import show
from biberbau.games.biberbande.rules import actions as act
from biberbau.games.biberbande.rules import deck
from biberbau.games.biberbande.rules import options as opt
from biberbau.games.biberbande.rules import state as st
from biberbau.games.biberbande.rules.state import Ev
from biberbau.games.biberbande.words import memory
from biberbau.games.biberbande.words.memory import glimpsed, is_open
from biberbau.games.biberbande.words.names import SAYS, card
from biberbau.games.biberbande.words.speaker import WORDS
from biberbau.games.common.catalogues.wording import colon, nth
from biberbau.games.common.view.shown import shown
from biberbau.kernel.cards import UNKNOWN
from common.ids import short

from .scenario import Table, fresh, table
from .sentences import RULINGS

LANGUAGES = ("de", "en", "fr")
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fee")


def assert_good(text: str, lang: str, *, whole: bool = True) -> None:
    """A text that can be shown: filled in, in its language, a whole sentence where it has to be one."""
    assert text and text == text.strip()
    assert not re.search(r"None|[{}\[\]]|  |-\d| \.|\.\.", text), text
    assert text[0].isupper() or text[0].isdigit() or text[0] == "„", text
    if whole:
        assert text[-1] in ".!?", text
    assert text.count("„") == text.count("“") or lang == "en", text
    if lang == "de":
        assert not re.search(r"\b(the|and|is|its|of|card|Swap|Peek)\b", text), text
        assert not re.search(r"\b(der|einen|ein|den) \d+\b|(die|eine) „", text), text
    else:
        assert not re.search(r"\b(der|das|und|ist|ein|eine|Karte)\b|[äöüß]", text), text
        assert not re.search(r"\ba 8|\ban (?!8)\d", text), text


def played(options: dict[str, object], seed: int) -> Match:
    """A game, played at random; people knock now and then."""
    match, dice = Match(Game.of("biberbande", options), seed), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match


# ------------------------------------------------------------------------------------------------------ memory


def everything_shown(view: View, lang: str) -> list[str]:
    """All that a person reads, except the log."""
    texts = [WORDS.prompt(view, NAMES, lang)]
    for action in act.TABLE.actions:
        texts += [WORDS.action(view, action, lang, NAMES), WORDS.why_not(view, action.notation, lang)]
    texts += [WORDS.consequence(view, action, lang, NAMES) for action in view.legal]
    console = show.console()
    with console.capture() as captured:
        console.print(shown(view.game.id).terminal(view, NAMES, lang))
    return [*texts, captured.get()]


def with_other_memories(view: View) -> View:
    """The view with the faces of cards exchanged that its seat remembers, but does not see now."""
    state = view.state.copy()
    looks = glimpsed(view)
    remembered = [
        (seat, slot)
        for seat in range(view.game.players)
        for slot in range(st.SLOTS)
        if state.row[seat, slot] >= 0 and not (seat == view.seat and slot in looks)
    ]
    faces = [int(state.row[place]) for place in remembered]
    for place, face in zip(remembered, faces[1:] + faces[:1], strict=True):
        state.row[place] = face
    return replace(view, state=state)


def test_no_text_and_no_drawing_helps_the_memory() -> None:
    """E31: other memories, the same screen."""
    match, dice, compared = Match(Game.of("biberbande", {"players": 3}), 8), random.Random(8), 0
    while not match.over:
        if match.ply % 3 == 0 and not is_open(match.view(0)):
            for seat in range(match.game.players):
                view = match.view(seat)
                other = with_other_memories(view)
                compared += other.state.tobytes() != view.state.tobytes()
                assert everything_shown(other, "de") == everything_shown(view, "de")
        match.play(dice.choice(match.legal()))
    assert compared > 20


def test_the_story_keeps_looks_draws_and_puts_secret() -> None:
    """What was looked at or drawn is in the events that the reader gets, but not in the sentences."""
    match = played({"players": 3}, 8)
    for ply in range(match.ply + 1):
        events = [event for at, event in match.events(0) if at == ply]
        blind = [e._replace(card=UNKNOWN) if e.kind in (Ev.LOOKS, Ev.DRAWS, Ev.PUTS) else e for e in events]
        assert WORDS.Narrator(NAMES, "en").tell(blind) == WORDS.Narrator(NAMES, "en").tell(events)


def log(match: Match, seat: int | None, lang: str = "en") -> list[str]:
    """The log of a seat's table."""
    board = shown("biberbande").table(match.view(seat), match.events(seat), NAMES, lang)
    return [line.text for line in board.log]


def test_a_card_taken_is_told_until_the_reader_acts_again() -> None:
    """The log must not keep what lies face down now: neither where it was taken nor where it came from."""
    t = table({"a": "2, 6, 7, 8", "b": "4, 5, 6, 7"}, top="9", deck="0, 1, 3, 5", players=2)
    t.play("take 1")
    assert log(t.match, 0) == ["Anna swaps their first card for the 9 from the discard pile: it was a 2."]
    t.play("take 2")
    assert log(t.match, 0)[-1] == "Ben swaps their second card for the 2 from the discard pile: it was a 5."
    assert log(t.match, 1)[-1] == "Ben swaps their second card for the 2 from the discard pile: it was a 5."
    while t.asks == "end_of_turn":
        t.play("pass")
    t.play("draw")
    assert log(t.match, 0) == [
        "Anna swaps their first card for the top card of the discard pile.",
        "Ben swaps their second card for the top card of the discard pile: it was a 5.",
        "Anna draws from the deck.",
    ]
    assert "2" not in " ".join(log(t.match, 1))
    assert log(t.match, None, "de") == [
        "Anna tauscht die erste Karte gegen die oberste vom Ablagestapel.",
        "Ben tauscht die zweite Karte gegen die oberste vom Ablagestapel: Es war eine 5.",
        "Anna zieht vom Zugstapel.",
    ]


def test_after_the_round_the_log_may_tell_everything_again() -> None:
    t = table({"a": "2, 6, 7, 8"}, top="9", deck="0, 1, 3, 5", more={"turns": 2})
    t.play("take 1", "knock", "take 1")
    assert t.asks == "deal_next"
    assert log(t.match, 0)[0] == "Anna swaps their first card for the 9 from the discard pile: it was a 2."


def test_the_memory_aid_tells_and_shows_what_one_has_seen() -> None:
    t = table({"a": "2, 6, 7, 8"}, top="9", deck="5, 0", memory_aid=True).play("draw", "put 2")
    while t.asks == "end_of_turn":
        t.play("pass")
    assert memory.shown(t.match.view(0))[0] == [2, 5, UNKNOWN, 8]
    assert memory.shown(t.match.view(1))[0] == [UNKNOWN] * 4
    assert memory.shown(t.match.view(None)) == [[UNKNOWN] * 4] * 2
    assert log(t.match, 0) == [
        "Anna draws from the deck. Anna sees a 5.",
        "Anna swaps their second card for the drawn card: it was a 6.",
    ]
    assert log(t.match, 1)[0] == "Anna draws from the deck."
    t = fresh(players=2, memory_aid=True)
    assert re.search(
        r"Everybody looks at their two outer cards\. Anna sees .+\. Anna sees .+\.", " ".join(log(t.match, 0))
    )


def test_cards_are_shown_while_one_looks_at_them() -> None:
    t = table({"a": "2, 6, 7, 8"}, deck="peek").play("draw", "peek 3")
    assert memory.shown(t.match.view(0)) == [[UNKNOWN, UNKNOWN, 7, UNKNOWN], [UNKNOWN] * 4]
    assert memory.shown(t.match.view(1)) == memory.shown(t.match.view(None)) == [[UNKNOWN] * 4] * 2
    assert WORDS.prompt(t.match.view(0), NAMES, "de") == "Merk dir: Deine dritte ist eine 7."
    assert WORDS.prompt(t.match.view(1), NAMES, "de") == "Anna merkt sich noch Karten."
    assert memory.shown(t.match.position())[0] == [2, 6, 7, 8]
    t.play("hide")
    assert memory.shown(t.match.view(0))[0] == [UNKNOWN] * 4


def test_at_the_start_those_who_are_asked_later_look_too() -> None:
    t = fresh(players=3)
    for seat in range(3):
        assert re.fullmatch(
            r"Remember: your first card is .+ and your fourth card is .+\.",
            WORDS.prompt(t.match.view(seat), NAMES, "en"),
        )
    first = t.match.to_act
    t.play("hide")
    assert WORDS.prompt(t.match.view(first), NAMES, "en").endswith("is still memorising cards.")
    assert WORDS.consequence(t.match.view(t.match.to_act), act.TABLE.parse("hide"), "en") == (
        "The cards go face down again. Remembering them is up to you."
    )


def test_rows_are_open_when_the_round_is_counted() -> None:
    t = table({"a": "2, 6, 7, 8"}, top="9", deck="0, 1, 3, 5", more={"turns": 2}).play(
        "take 1", "knock", "take 1"
    )
    assert memory.shown(t.match.view(None)) == [[9, 6, 7, 8], [2, 5, 6, 7]]


# ---------------------------------------------------------------------------------------------------- the story


def told(t: Table, *actions: str, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    """What the actions bring about, as seat 0 sees it."""
    t.play(*actions)
    narrator = WORDS.Narrator(names, lang)
    return narrator.tell([event for ply, event in t.match.events(0) if ply])


def test_the_reader_is_addressed() -> None:
    t = table(deck="swap, 0")
    assert told(t, "draw", "give 2", "get b4", names=("Du", "Ben"), lang="de") == [
        "Du ziehst vom Zugstapel.",
        "Du nutzt „Tauschen“ für deine zweite Karte.",
        "Du tauschst deine zweite Karte gegen die vierte von Ben; niemand schaut hin.",
    ]
    t = table(deck="swap, 0")
    assert told(t, "draw", "give 2", "get b4", names=("Anna", "You"))[-1] == (
        "Anna swaps their second card with your fourth card; nobody looks."
    )


def test_an_empty_deck_is_shuffled_anew() -> None:
    t = table(deck="")
    consequence = WORDS.consequence(t.match.view(0), act.TABLE.parse("draw"), "en")
    assert consequence == (
        "The deck is empty: a new one is shuffled from 58 cards of the discard pile. "
        "You look at the top card; nobody else sees it."
    )
    assert told(t, "draw")[0] == "The deck is empty: a new one is shuffled from 58 cards of the discard pile."
    assert WORDS.prompt(t.match.view(1), NAMES, "de") == "Anna hat eine Karte vom Zugstapel auf der Hand."


# ---------------------------------------------------------------------------------- consequences, reasons, prompts

CONSEQUENCES: list[tuple[Callable[[], Table], str, str]] = [
    (
        lambda: table(top="2", deck="0"),
        "take 2",
        "You swap your second card for the 2, and everybody sees the old one.",
    ),
    (
        lambda: table(deck="3, 0").play("draw"),
        "put 4",
        "You swap your fourth card for the 3, and everybody sees the old one.",
    ),
    (
        lambda: table(deck="3, 0", more={"turns": 2}).play("draw"),
        "discard",
        "You discard the 3.",
    ),
    (
        lambda: table(deck="peek, 0").play("draw"),
        "discard",
        "You discard the Peek, and it has no effect.",
    ),
    (
        lambda: table(deck="draw two, 9, 0").play("draw", "use"),
        "discard",
        "You discard the 9. Then you draw a second card, which you have to use or discard.",
    ),
    (
        lambda: table(deck="swap, 0").play("draw", "give 2"),
        "get b3",
        "Your second card and Ben's third card change places; nobody looks.",
    ),
    (
        lambda: table(deck="0, 1, 2, 3", more={"turns": 4, "knocked": "b"}),
        "take 1",
        "You swap your first card for the 9, and everybody sees the old one. Then all cards are turned up.",
    ),
    (
        lambda: table(deck="3, 0", more={"turns": 2}).play("draw", "discard"),
        "knock",
        "Last round: everybody else has one more turn, then all cards are turned up.",
    ),
    (
        lambda: table(deck="peek, 0").play("draw", "peek 2"),
        "hide",
        "The card goes face down again. Remembering it is up to you.",
    ),
    (
        lambda: table(deck="peek, 0", memory_aid=True).play("draw", "peek 2"),
        "hide",
        "What you looked at goes back face down.",
    ),
]


@pytest.mark.parametrize(("laid", "action", "says"), CONSEQUENCES, ids=short)
def test_each_action_says_what_it_brings(laid: Callable[[], Table], action: str, says: str) -> None:
    view = laid().match.view(0)
    assert WORDS.consequence(view, act.TABLE.parse(action), "en", NAMES[:2]) == says


def test_labels_name_players() -> None:
    view = table(deck="swap, 0").play("draw", "give 1").match.view(0)
    assert WORDS.action(view, act.TABLE.parse("get b2"), "de") == "Die zweite von Blau"
    assert WORDS.action(view, act.TABLE.parse("get b2"), "de", ("Anna", "Ben")) == "Die zweite von Ben"
    assert WORDS.action(view, act.TABLE.parse("get b2"), "en", ("Anna", "Ben")) == "Ben's second card"


def test_cards_and_places() -> None:
    assert SAYS.noun("de", card(6), case="dat") == "der 6"
    assert SAYS.noun("de", card(6), case="dat", article="a") == "einer 6"
    assert SAYS.noun("de", card(deck.PEEK)) == SAYS.noun("de", card(deck.PEEK), article="a") == "„Spähen“"
    assert [SAYS.noun("en", card(face), article="a") for face in (8, deck.DRAW_TWO)] == ["an 8", "a Draw two"]
    assert [SAYS.noun(lang, card(UNKNOWN)) for lang in LANGUAGES] == ["eine Karte", "a card", "une carte"]
    assert nth(2, "de") == "dritte"
    special = [SAYS.noun("fr", card(face)) for face in (deck.SWAP, deck.PEEK, deck.DRAW_TWO)]
    assert special == ["l'Échange", "le Coup d'œil", "la Double pioche"]
    assert SAYS.noun("fr", card(deck.DRAW_TWO), article="a") == "une Double pioche"
    for lang in LANGUAGES:
        assert len({WORDS.bare_card(face, lang) for face in range(deck.FACES)}) == deck.FACES


def test_lookup_finds_rules_by_subject_and_rulings_by_number() -> None:
    for lang in LANGUAGES:
        for key in (key for key in SAYS.keys if key.endswith(".called")):
            names = SAYS(lang, key).split(", ")
            found = WORDS.lookup(names[-1].upper(), lang)
            assert found == names[0] + colon(lang) + SAYS(lang, key.removesuffix(".called"))
            assert_good(found, lang)
    assert WORDS.lookup("E20", "en") == "E20: Peek shows one card, and only your own."
    assert WORDS.lookup("unicorn", "en") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_name_every_ruling_and_option(lang: str) -> None:
    page = WORDS.rules(lang)
    assert sorted(re.findall(r"- \*\*(E\d+)\*\* ", page)) == sorted(RULINGS)
    for option in opt.OPTIONS:
        assert option.name == "players" or f"`{option.name}`" in page
    for credit in ("Monty", "Ann Stambler", "Steinhilber", "AMIGO 2002"):
        assert credit in page

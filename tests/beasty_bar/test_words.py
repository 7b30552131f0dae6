"""Words: nothing is missing in any language, German articles are right, the story is the one that happened."""

from __future__ import annotations

import random
import re
from itertools import groupby
from typing import NamedTuple

import pytest

from biberbau import Game, Match, Position, View
from biberbau.errors import IllegalActionError
from biberbau.games.beasty_bar.rules import actions as act
from biberbau.games.beasty_bar.rules import deck
from biberbau.games.beasty_bar.rules import options as opt
from biberbau.games.beasty_bar.rules.state import Ev
from biberbau.games.beasty_bar.words.names import (
    SAYS,
    animal,
    animal_name,
    animal_rule,
    bare_card,
    card,
    card_name,
)
from biberbau.games.beasty_bar.words.speaker import WORDS
from biberbau.games.common.catalogues.wording import YOU
from biberbau.games.common.view.shown import languages
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.events import Event

from .scenario import Table, table

LANGUAGES = languages("beasty_bar")
OPTION_SETS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 4},
    {"players": 3, "set": "base", "tie_break": "values"},
    {"players": 3, "set": "random", "pile_order": "whole_turn", "penguin_may_decline": True},
    {"players": 2, "set": "chosen", "return_game": True, "advanced": True, "types_edition": True},
    {
        "players": 4,
        "set": "random",
        "return_game": True,
        "pile_order": "as_fallen",
        "penguin_as_vulture": False,
    },
]
NAMES = ("Anna", "Ben", "Cleo", "Dora")

CASES = ("", "acc", "dat")


class Noun(NamedTuple):
    """A German noun: its gender (m, f, n), the nominative, and the form of the other cases."""

    gender: str
    nominative: str
    other: str


def the(species: int, case: str, article: str = "the") -> str:
    """An animal in German."""
    return SAYS.noun("de", animal(species), case, article)


def noun(species: int) -> Noun:
    gender = {"der": "m", "die": "f", "das": "n"}[the(species, "").split()[0]]
    return Noun(gender, the(species, "", "none"), the(species, "dat").split()[1])


GERMAN = [noun(species) for species in range(deck.SPECIES)]
_NOUN = {form: noun.gender for noun in GERMAN for form in (noun.nominative, noun.other)}
_WITH_ARTICLE = re.compile(
    r"\b([Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Ee]in(?:e[nmr]?)?) "
    r"(?:(?:rot|blau|grün|gelb)(e[nrs]?) )?"
    rf"({'|'.join(sorted(_NOUN, key=len, reverse=True))})\b"
)
# Article and the adjective's ending, by gender; whether the noun then has its nominative form.
_RIGHT = {
    "m": {
        "der": ("e", True),
        "den": ("en", False),
        "dem": ("en", False),
        "ein": ("er", True),
        "einen": ("en", False),
        "einem": ("en", False),
    },
    "f": {"die": ("e", True), "der": ("en", False), "eine": ("e", True), "einer": ("en", False)},
    "n": {"das": ("e", True), "dem": ("en", False), "ein": ("es", True), "einem": ("en", False)},
}


def assert_german(text: str) -> None:
    """Articles, adjectives and nouns agree."""
    for article, ending, form in _WITH_ARTICLE.findall(text):
        gender = _NOUN[form]
        right = _RIGHT[gender].get(article.lower())
        assert right is not None, f"{article} {form}: {text}"
        assert ending in ("", right[0]), f"{article} …{ending} {form}: {text}"
        noun = next(n for n in GERMAN if form in (n.nominative, n.other))
        assert form == (noun.nominative if right[1] else noun.other), f"{article} {form}: {text}"


def assert_good(text: str, lang: str, *, whole: bool = True) -> None:
    """A text that can be shown: filled in, in its language, a whole sentence where it has to be one."""
    assert text and text == text.strip()
    assert not re.search(r"None|[{}\[\]]|  |\bA\b(?! )|-1|-2", text), text
    assert text[0].isupper() or text[0].isdigit(), text
    if whole:
        assert text[-1] in ".!?", text
    if lang == "de":
        assert_german(text)
        assert not re.search(r"\b(the|and|is|its|of)\b", text), text
    elif lang == "en":
        assert not re.search(r"\b(der|das|und|ist|ein|eine)\b|[äöüß]", text), text
    else:
        assert not re.search(r"\b(the|and|its|der|das|und|ist)\b|[äöüß]", text), text
        assert not re.search(r"\b(de le|de les|à le|[Ll][ea] (ours|autruche|hippopotame))\b", text), text


def games(options: dict[str, object], seed: int) -> Match:
    return Match(Game.of("beasty_bar", options), seed)


def visible_sentences(match: Match, view: View, ply: int, lang: str) -> list[str]:
    """What the last action really caused, as its player saw it, up to chance."""
    names = list(NAMES)
    assert view.seat is not None
    names[view.seat] = YOU[lang]
    events = [event for at, event in match.events(view.seat) if at == ply]
    hidden = next((i for i, e in enumerate(events) if e.kind in (Ev.DRAWS, Ev.GAME_STARTS)), len(events))
    return WORDS.Narrator.of(view.state, names, lang).tell(events[:hidden])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_consequences_come_true_and_show_nothing_hidden(options: dict[str, object], lang: str) -> None:
    match, dice = games(options, 1), random.Random(1)
    while not match.over:
        view = match.view(match.to_act)
        before = view.state.tobytes()
        told = {action: WORDS.consequence(view, action, lang) for action in view.legal}
        assert view.state.tobytes() == before
        filled = Position.load(view.document()).filled(match.ply).as_seen_by(match.to_act)
        for action, text in told.items():
            assert WORDS.consequence(filled, action, lang) == text
            assert_good(text, lang)
        chosen = dice.choice(view.legal)
        match.play(chosen)
        if chosen.word in ("out", "take", "stack"):
            continue
        for sentence in visible_sentences(match, view, match.ply, lang)[1:]:
            assert sentence.split(" ", 3)[-1] in told[chosen], (sentence, told[chosen])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_stories_tell_the_same_in_one_go_and_bit_by_bit(options: dict[str, object], lang: str) -> None:
    match, dice = games(options, 7), random.Random(7)
    while not match.over:
        match.play(dice.choice(match.legal()))
    events = match.events(0)
    narrator = WORDS.Narrator(NAMES, lang)
    by_ply = [narrator.tell([e for _, e in group]) for _, group in groupby(events, key=lambda pair: pair[0])]
    told = [sentence for sentences in by_ply for sentence in sentences]
    assert set(told) - set(WORDS.Narrator(NAMES, lang).tell([event for _, event in events])) <= {
        sentence
        for sentence in told
        if re.search("zieht|draws|pioch|nimmt|takes|emm[eè]n|legt|puts|pos", sentence)
    }


def told(t: Table, *actions: str, lang: str = "en", seat: int | None = 0) -> list[str]:
    """What the actions bring about, after the sentence about the play itself."""
    start = t.match.position().state
    t.play(*actions)
    narrator = WORDS.Narrator.of(start, ("Anna", "Ben", "Cleo", "Dora"), lang)
    return narrator.tell([event for _, event in t.match.events(seat)])[1:]


def test_the_reader_is_addressed() -> None:
    t = table("blue bear", "tiger, bear", decks={"red": "bat"}, held=2).play("tiger")
    events = [event for _, event in t.match.events(0)]
    assert WORDS.Narrator(("du", "Ben", "C", "D"), "de").tell(events)[0] == "Du spielst den roten Tiger."
    assert WORDS.Narrator(("You", "Ben", "C", "D"), "en").tell(events)[-1] == "You draw the red bat."


def test_single_events_need_no_line() -> None:
    event = Event(kind=Ev.PLAYS, seat=1, card=24 + 9, a=2, b=NONE, seen=255, knew=0)
    assert WORDS.Narrator(NAMES, "de").tell([event]) == ["Ben spielt den blauen Tiger."]
    hidden = Event(kind=Ev.DRAWS, seat=1, card=UNKNOWN, a=NONE, b=NONE, seen=2, knew=0)
    assert WORDS.Narrator(NAMES, "en").tell([hidden]) == []


def test_cards_in_every_case() -> None:
    assert card_name(9, "de") == "der rote Tiger"
    assert card_name(9, "en") == "the red tiger"
    assert card_name(UNKNOWN, "de") == "eine Karte"
    assert card_name(UNKNOWN, "en") == "a card"
    for number in range(deck.CARDS):
        for case in CASES:
            assert_german(SAYS.noun("de", card(number), case))
            assert_german(the(number % deck.SPECIES, case))
            assert_german(the(number % deck.SPECIES, case, "a"))
        assert card_name(number, "de").endswith(animal_name(number % deck.SPECIES, "de"))
        assert bare_card(number, "en") in card_name(number, "en")
    assert SAYS.noun("de", card(24 + 10), "acc") == "den blauen Bären"
    assert SAYS.noun("de", card(48 + 17), "dat") == "der grünen Robbe"
    assert bare_card(72 + 4, "de") == "gelber Pinguin"
    assert SAYS.noun("en", animal(5), article="a") == "an ostrich"


def test_french_nouns_and_what_goes_with_them() -> None:
    assert card_name(10, "fr") == "l'ours rouge"
    assert card_name(24 + 19, "fr") == "la girafe bleue"
    assert bare_card(48 + 5, "fr") == "autruche verte"
    assert SAYS.noun("fr", animal(22), article="a") == "un hippopotame"
    t = table("blue bear", "tiger, bear", decks={"red": "bat"}, held=2).play("tiger")
    told = WORDS.Narrator(("toi", "Ben", "C", "D"), "fr").tell([event for _, event in t.match.events(0)])
    assert (told[0], told[-1]) == ("Tu joues le tigre rouge.", "Tu pioches la chauve-souris rouge.")
    t = table("blue bear, green bear", "penguin, rhino").play("penguin", "as rhino")
    asked = WORDS.prompt(t.match.view(0), NAMES, "fr")
    assert asked == "Choisis qui le pingouin rouge (en rhinocéros) éjecte."


def test_consequences_are_short_and_exact() -> None:
    t = table("green llama, blue rhino", "tiger, bear, bat, penguin")
    view = t.match.view(0)
    assert WORDS.consequence(view, act.TABLE.parse("play tiger"), "en") == (
        "The red tiger leaps over the blue rhino and eats the green llama."
    )
    assert WORDS.consequence(view, act.TABLE.parse("play bat"), "de") == (
        "Die rote Fledermaus stellt sich hinten an, auf Platz 3. Danach: Wähle, wen die rote Fledermaus beißt."
    )
    with pytest.raises(IllegalActionError, match="'play 12' is not legal now"):
        WORDS.consequence(view, act.TABLE.parse("play 12"), "en")


def test_a_llama_that_spits_at_the_dragged_has_a_sentence_of_its_own() -> None:
    """A12, A19: the bear drags dog and llama; then the recurring llama moves the dog once more."""
    t = table("blue dog, green llama, blue rhino", "bear, bat")
    assert WORDS.consequence(t.match.view(0), act.TABLE.parse("play bear"), "en") == (
        "The red bear drags the blue dog and the green llama to the end of the line. "
        "The green llama spits: the blue dog bolts to the end of the line."
    )
    assert t.play("bear").line == "blue rhino, red bear, green llama, blue dog"


def test_sorting_out_twice_is_refused_with_a_reason() -> None:
    match = Match(Game.of("beasty_bar", {"players": 2, "advanced": True}), 1)
    match.play("out 5")
    assert WORDS.why_not(match.view(match.to_act), "out 5", "en") == "The 5 is staying at home already."


def test_prompts_address_who_acts_and_tell_the_others() -> None:
    t = table("blue bear, green bear", "rhino, bat", hands={"blue": "bat"}).play("rhino")
    assert WORDS.prompt(t.match.view(0), NAMES, "en") == "Choose which animal the red rhino rams."
    assert WORDS.prompt(t.match.view(1), NAMES, "en") == "Anna is choosing an animal in line."
    assert WORDS.prompt(t.match.view(None), NAMES, "de") == "Anna sucht aus, wen es trifft."
    t = table("blue bear, green bear", "penguin, rhino").play("penguin", "as rhino")
    assert WORDS.prompt(t.match.view(0), NAMES, "de") == "Wähle, wen der rote Pinguin (als Nashorn) rammt."


def test_lookup_finds_animals_by_name_and_strength() -> None:
    assert WORDS.lookup("Tiger", "de") == f"Tiger (10): {animal_rule(9, 'de')}"
    both = WORDS.lookup("12", "en")
    assert both is not None
    assert both.splitlines()[0].startswith("Rhino (12): ")
    assert both.splitlines()[1].startswith("Lion (12): ")
    assert WORDS.lookup("unicorn", "en") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_name_every_ruling_animal_and_option(lang: str) -> None:
    page = WORDS.rules(lang)
    assert set(re.findall(r"- \*\*(A\d+)\*\* ", page)) == {f"A{n}" for n in range(1, 81)}
    rows = re.findall(r"^\| (\d+) \| ([^|∞]+?)(?: ∞)? \| (\d) \|", page, re.MULTILINE)
    listed = {name.lower(): (int(strength), int(points)) for strength, name, points in rows}
    for species, one in enumerate(deck.ANIMALS):
        assert listed[animal_name(species, lang).lower()] == (one.strength, one.points)
    assert len(listed) == deck.SPECIES
    for option in opt.OPTIONS:
        assert option.name == "players" or f"`{option.name}`" in page
    for credit in ("Stefan Kloß", "Anna Oppolzer", "Alexander Jung", "Zoch Verlag 2015"):
        assert credit in page

"""Words: nothing is missing in any language, German articles are right, the story is the one that happened."""

from __future__ import annotations

import random
import re
from itertools import groupby

import pytest

from biberbau import Game, Match, Position, View
from biberbau.errors import IllegalActionError, OptionError
from biberbau.games.beasty_bar import words
from biberbau.games.beasty_bar.actions import TABLE
from biberbau.games.beasty_bar.deck import ANIMALS, CARDS, NONE, SPECIES, UNKNOWN
from biberbau.games.beasty_bar.options import OPTIONS
from biberbau.games.beasty_bar.state import DRAWS, EVENT_NAMES, GAME_STARTS, PLAYS, SHOWS
from biberbau.games.beasty_bar.words_names import GERMAN, an_animal, bare_card, the_animal
from biberbau.games.wording import ACC, DAT, NOM
from biberbau.kernel.events import Event
from common.ids import short

from .scenario import Table, base, mixed, table

LANGUAGES = ("de", "en")
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
    else:
        assert not re.search(r"\b(der|das|und|ist|ein|eine)\b|[äöüß]", text), text


def games(options: dict[str, object], seed: int) -> Match:
    return Game.of("beasty_bar", options).new(seed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_everything_has_words_during_whole_games(options: dict[str, object], lang: str) -> None:
    for seed in range(2):
        match, dice = games(options, seed), random.Random(seed)
        while not match.over:
            for seat in (None, *range(match.game.players)):
                view = match.view(seat)
                assert_good(words.prompt(view, NAMES, lang), lang)
                for action in TABLE.actions if match.ply % 5 == 0 else view.legal:
                    assert_good(words.action(view, action, lang), lang, whole=False)
                    reason = words.why_not(view, action.notation, lang)
                    assert (reason == "") == (action in view.legal)
                    if reason:
                        assert_good(reason, lang)
                for action in view.legal:
                    assert_good(words.consequence(view, action, lang), lang)
            match.play(dice.choice(match.legal()))
        for seat in (None, *range(match.game.players)):
            view = match.view(seat)
            assert_good(words.prompt(view, NAMES, lang), lang)
            assert_good(words.why_not(view, "play 1", lang), lang)
            for sentence in words.story([event for _, event in match.events(seat)], NAMES, lang):
                assert_good(sentence, lang)
            for _, event in match.events(seat):
                sentence_or_none = words.event(event, NAMES, lang)
                if sentence_or_none is None:
                    assert event.card == UNKNOWN
                else:
                    assert_good(sentence_or_none, lang)


def test_random_games_meet_every_event() -> None:
    """Else the test above says little."""
    seen: set[int] = set()
    for options in OPTION_SETS:
        for seed in range(2):
            match, dice = games(options, seed), random.Random(seed)
            while not match.over:
                match.play(dice.choice(match.legal()))
            seen |= {event.kind for _, event in match.events(None)}
    assert seen | {SHOWS} == EVENT_NAMES.keys()  # who has no model is rare: it is among the stories below


def visible_sentences(match: Match, view: View, ply: int, lang: str) -> list[str]:
    """What the last action really caused, as its player saw it, up to chance."""
    names = list(NAMES)
    assert view.seat is not None
    names[view.seat] = words.YOU[lang]
    events = [event for at, event in match.events(view.seat) if at == ply]
    hidden = next((i for i, e in enumerate(events) if e.kind in (DRAWS, GAME_STARTS)), len(events))
    return words.Narrator.of(view.state, names, lang).tell(events[:hidden])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_consequences_come_true_and_show_nothing_hidden(options: dict[str, object], lang: str) -> None:
    for seed in range(2):
        match, dice = games(options, seed), random.Random(seed)
        while not match.over:
            view = match.view(match.to_act)
            before = view.state.tobytes()
            told = {action: words.consequence(view, action, lang) for action in view.legal}
            assert view.state.tobytes() == before
            filled = Position.load(view.position()).filled(match.ply).as_seen_by(match.to_act).view()
            for action, text in told.items():
                assert words.consequence(filled, action, lang) == text
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
    narrator = words.Narrator(NAMES, lang)
    by_ply = [narrator.tell([e for _, e in group]) for _, group in groupby(events, key=lambda pair: pair[0])]
    told = [sentence for sentences in by_ply for sentence in sentences]
    assert set(told) - set(words.story([event for _, event in events], NAMES, lang)) <= {
        sentence for sentence in told if re.search("zieht|draws|nimmt|takes|legt|puts", sentence)
    }


def told(t: Table, *actions: str, lang: str = "en", seat: int | None = 0) -> list[str]:
    """What the actions bring about, after the sentence about the play itself."""
    start = t.match.position().state
    t.play(*actions)
    narrator = words.Narrator.of(start, ("Anna", "Ben", "Cleo", "Dora"), lang)
    return narrator.tell([event for _, event in t.match.events(seat)])[1:]


STORIES = [
    (
        table("blue dog", "penguin, vulture", penguin_as_vulture=False),
        ["penguin", "decline"],
        ["The red penguin imitates nobody.", "Anna shows the red vulture as proof."],
        ["Der rote Pinguin macht niemanden nach.", "Anna zeigt zum Beweis den roten Geier vor."],
    ),
    (
        table("green llama, blue rhino", "tiger, bear"),
        ["tiger"],
        ["The red tiger leaps over the blue rhino and eats the green llama."],
        ["Der rote Tiger springt über das blaue Nashorn und frisst das grüne Lama."],
    ),
    (
        table("green porcupine, blue rhino", "tiger, bear"),
        ["tiger"],
        ["The green porcupine raises its quills: THAT'S IT for the red tiger."],
        ["Das grüne Stachelschwein stellt die Stacheln auf: DAS WAR'S für den roten Tiger."],
    ),
    (
        table("blue dog, green llama, yellow peacock", "llama, dog"),
        ["llama"],
        ["The red llama spits: the yellow peacock bolts to the end of the line."],
        ["Das rote Lama spuckt: Der gelbe Pfau flüchtet ans Ende der Reihe."],
    ),
    (
        table("blue dog, green rhino, yellow dog, green peacock", "bear, dog"),
        ["bear"],
        [
            "The red bear drags the blue dog, the yellow dog and the green peacock to the end of the line.",
            "Heaven's Gate opens: the green rhino and the red bear get into the bar, "
            "the green peacock is thrown out.",
        ],
        [
            "Der rote Bär zerrt den blauen Hund, den gelben Hund und den grünen Pfau ans Ende der Reihe.",
            "Die Himmelspforte geht auf: Das grüne Nashorn und der rote Bär kommen in die Bar, "
            "der grüne Pfau fliegt raus.",
        ],
    ),
    (
        table("blue ostrich, green rhino", "penguin, rhino"),
        ["penguin", "as rhino"],
        [
            "Anna shows the rhino from the hand: the red penguin imitates it.",
            "The red penguin rams the green rhino out of the line.",
        ],
        [
            "Anna zeigt das Nashorn vor: Der rote Pinguin macht es nach.",
            "Der rote Pinguin rammt das grüne Nashorn aus der Reihe.",
        ],
    ),
    (
        table("blue bear", "vulture, bat", thats_it="green vulture"),
        ["vulture"],
        ["The red vulture and the green vulture fly into the bar together."],
        ["Der rote Geier und der grüne Geier fliegen zusammen in die Bar."],
    ),
    (
        table("blue bear", "vulture, bat", thats_it="green cheetah"),
        ["vulture"],
        [
            "The red vulture brings the green cheetah back from THAT'S IT.",
            "The green cheetah finds no prey.",
            "The red vulture lands on THAT'S IT.",
        ],
        [
            "Der rote Geier holt den grünen Geparden von DAS WAR'S zurück.",
            "Der grüne Gepard findet keine Beute.",
            "Der rote Geier landet auf DAS WAR'S.",
        ],
    ),
    (
        table("blue bear, green bat", "dog, bat"),
        ["dog"],
        [
            "The red dog sorts the line: the weakest to the gate.",
            "The green bat gets into the light of Heaven's Gate and burns up.",
        ],
        [
            "Der rote Hund ordnet die Reihe: die Schwächsten nach vorn.",
            "Die grüne Fledermaus gerät ins Licht der Himmelspforte und verbrennt.",
        ],
    ),
    (
        table("blue bear, green cheetah, yellow porcupine", "ostrich, bat"),
        ["ostrich", "pass odd"],
        ["The red ostrich runs past the yellow porcupine, the green cheetah and the blue bear."],
        [
            "Der rote Strauß rennt an dem gelben Stachelschwein, dem grünen Geparden und dem blauen Bären vorbei."
        ],
    ),
    (
        table("blue bear, green cheetah", "peacock, bat"),
        ["peacock"],
        ["The red peacock poses in front of the blue bear."],
        ["Der rote Pfau stellt sich vor den blauen Bären."],
    ),
    (
        base("blue monkey, green hippo, yellow lion", "monkey, zebra"),
        ["monkey"],
        [
            "The red monkey and its gang chase the green hippo away.",
            "The red monkey swings to the front with the gang.",
        ],
        [
            "Der rote Affe verjagt mit seiner Bande das grüne Nilpferd.",
            "Der rote Affe turnt mit der Bande nach vorn.",
        ],
    ),
    (
        base("blue monkey, green zebra", "lion, zebra"),
        ["lion"],
        ["The red lion roars the blue monkey out of the line.", "The red lion strides to the front."],
        ["Der rote Löwe brüllt den blauen Affen aus der Reihe.", "Der rote Löwe schreitet nach ganz vorn."],
    ),
    (
        base("blue lion", "lion, zebra"),
        ["lion"],
        ["The red lion meets the blue lion and has to go."],
        ["Der rote Löwe trifft auf den blauen Löwen und muss gehen."],
    ),
    (
        base("blue zebra, green parrot, yellow seal", "crocodile, zebra"),
        ["crocodile"],
        ["The red crocodile eats the yellow seal and the green parrot."],
        ["Das rote Krokodil frisst die gelbe Robbe und den grünen Papagei."],
    ),
    (
        base("blue zebra, green parrot, yellow seal", "hippo, zebra"),
        ["hippo"],
        ["The red hippo shoves past the yellow seal and the green parrot."],
        ["Das rote Nilpferd drängt sich an der gelben Robbe und dem grünen Papagei vorbei."],
    ),
    (
        base("blue zebra, green snake", "kangaroo, zebra"),
        ["kangaroo", "jump 2"],
        ["The red kangaroo jumps over the green snake and the blue zebra."],
        ["Das rote Känguru springt über die grüne Schlange und das blaue Zebra."],
    ),
    (
        base("blue zebra, green parrot", "seal, zebra"),
        ["seal"],
        ["The red seal swaps Heaven's Gate and the exclusion."],
        ["Die rote Robbe vertauscht Himmelspforte und Rausschmiss."],
    ),
    (
        base("blue zebra, green hippo, yellow skunk", "skunk, zebra"),
        ["skunk"],
        ["The red skunk stinks the blue zebra and the green hippo out of the line."],
        ["Das rote Stinktier stinkt das blaue Zebra und das grüne Nilpferd in die Flucht."],
    ),
    (
        base("blue zebra, green parrot", "giraffe, zebra"),
        ["giraffe"],
        ["The red giraffe steps over the green parrot."],
        ["Die rote Giraffe steigt über den grünen Papagei."],
    ),
    (
        mixed("blue rhino, green monkey", "chameleon, bat"),
        ["chameleon", "as monkey"],
        [
            "The red chameleon imitates the monkey.",
            "The red chameleon and its gang chase the blue rhino away.",
            "The red chameleon swings to the front with the gang.",
        ],
        [
            "Das rote Chamäleon macht den Affen nach.",
            "Das rote Chamäleon verjagt mit seiner Bande das blaue Nashorn.",
            "Das rote Chamäleon turnt mit der Bande nach vorn.",
        ],
    ),
]


def _laid_again(t: Table) -> Table:
    return Table(Match(t.match.game, 1, start=t.match.position()))


@pytest.mark.parametrize(("laid", "actions", "english", "german"), STORIES, ids=short)
def test_stories(laid: Table, actions: list[str], english: list[str], german: list[str]) -> None:
    if "rhino away" in " ".join(english):
        laid = mixed("blue rhino, green monkey", "chameleon, bat", types_edition=True)
    for lang, expected in (("en", english), ("de", german)):
        sentences = [
            s
            for s in told(_laid_again(laid), *actions, lang=lang)
            if not s.startswith(("Anna dr", "Anna zieh"))
        ]
        assert sentences[: len(expected)] == expected


def test_the_reader_is_addressed() -> None:
    t = table("blue bear", "tiger, bear", decks={"red": "bat"}, held=2).play("tiger")
    events = [event for _, event in t.match.events(0)]
    assert words.story(events, ("du", "Ben", "C", "D"), "de")[0] == "Du spielst den roten Tiger."
    assert words.story(events, ("You", "Ben", "C", "D"), "en")[-1] == "You draw the red bat."


def test_single_events_need_no_line() -> None:
    event = Event(kind=PLAYS, seat=1, card=24 + 9, a=2, b=NONE, seen=255, knew=0)
    assert words.event(event, NAMES, "de") == "Ben spielt den blauen Tiger."
    hidden = Event(kind=DRAWS, seat=1, card=UNKNOWN, a=NONE, b=NONE, seen=2, knew=0)
    assert words.event(hidden, NAMES, "en") is None


def test_cards_in_every_case() -> None:
    assert words.card(9, "de") == "der rote Tiger"
    assert words.card(9, "en") == "the red tiger"
    assert words.card(UNKNOWN, "de") == "eine Karte"
    assert words.card(UNKNOWN, "en") == "a card"
    for number in range(CARDS):
        for case in (NOM, ACC, DAT):
            assert_german(words.card(number, "de", case))
            assert_german(the_animal(number % SPECIES, "de", case))
            assert_german(an_animal(number % SPECIES, "de", case))
        assert words.card(number, "de").endswith(words.animal(number % SPECIES, "de"))
        assert bare_card(number, "en") in words.card(number, "en")
    assert words.card(24 + 10, "de", ACC) == "den blauen Bären"
    assert words.card(48 + 17, "de", DAT) == "der grünen Robbe"
    assert bare_card(72 + 4, "de") == "gelber Pinguin"
    assert an_animal(5, "en") == "an ostrich"


def test_consequences_are_short_and_exact() -> None:
    t = table("green llama, blue rhino", "tiger, bear, bat, penguin")
    view = t.match.view(0)
    assert words.consequence(view, TABLE.parse("play tiger"), "en") == (
        "The red tiger leaps over the blue rhino and eats the green llama."
    )
    assert words.consequence(view, TABLE.parse("play bat"), "de") == (
        "Die rote Fledermaus stellt sich hinten an, auf Platz 3. Danach: Wähle, wen die rote Fledermaus beißt."
    )
    with pytest.raises(IllegalActionError, match="'play 12' is not legal now"):
        words.consequence(view, TABLE.parse("play 12"), "en")


REASONS = [
    (
        table("blue dog", "tiger"),
        [],
        "play 3",
        "You hold no animal of value 3; only cards in your hand can be played.",
    ),
    (table("blue dog", "tiger"), [], "fly 3", "There is no action “fly 3” in this game."),
    (table("blue dog", "tiger"), [], "at 1", "Something else comes first: Play an animal from your hand."),
    (
        table("blue dog", "tiger", turn="blue"),
        [],
        "play 10",
        "It is not your turn: players decide one after the other.",
    ),
    (table("blue dog, green dog", "bat"), ["bat"], "at 5", "Nobody stands on place 5."),
    (table("blue dog, green dog", "bat"), ["bat"], "at 3", "The red bat can't choose itself."),
    (
        table("blue bear, green bear, blue dog", "rhino"),
        ["rhino"],
        "at 3",
        "It has to be the strongest other animal; that is strength 11 now.",
    ),
    (
        table("blue tiger, blue bat, green bear, green bat", "cheetah"),
        ["cheetah"],
        "at 1",
        "It has to be the weakest other animal; that is strength 1 now.",
    ),
    (
        table("", "penguin, dog"),
        ["penguin"],
        "as bear",
        "The penguin imitates only what you hold, and a bear is not there.",
    ),
    (table("", "penguin, dog"), ["penguin"], "as penguin", "It has to be another species than the penguin."),
    (
        table("", "penguin, dog"),
        ["penguin"],
        "decline",
        "The penguin has to imitate if you hold another animal.",
    ),
    (
        table("", "penguin, vulture, dog", penguin_as_vulture=False),
        ["penguin"],
        "as vulture",
        "At this table the penguin doesn't imitate vultures.",
    ),
    (
        base("blue zebra, green parrot", "chameleon"),
        ["chameleon"],
        "as lion",
        "The chameleon imitates only who stands in line, and a lion is not there.",
    ),
    (
        base("blue zebra, green parrot", "chameleon"),
        ["chameleon"],
        "decline",
        "Only the penguin may decline; the chameleon always imitates somebody.",
    ),
    (
        table("blue dog, green cheetah", "bat, bear"),
        ["bat", "at 1"],
        "stack 3",
        "There are not that many cards waiting: it is 2.",
    ),
]


@pytest.mark.parametrize(("laid", "actions", "subject", "reason"), REASONS, ids=short)
def test_why_not(laid: Table, actions: list[str], subject: str, reason: str) -> None:
    t = _laid_again(laid).play(*actions)
    assert words.why_not(t.match.view(0), subject, "en") == reason
    assert_good(words.why_not(t.match.view(0), subject, "de"), "de", whole=False)


def test_why_not_for_spectators_and_in_circles() -> None:
    t = table("blue dog", "tiger")
    assert words.why_not(t.match.view(None), "play 10", "en") == "You are watching; spectators don't play."
    t = mixed("blue dog, green penguin", "chameleon, tiger").play("chameleon", "as penguin")
    assert words.why_not(t.match.view(0), "as chameleon", "en") == (
        "Penguin and chameleon don't imitate each other in circles."
    )


def test_sorting_out_twice_is_refused_with_a_reason() -> None:
    match = Game.of("beasty_bar", {"players": 2, "advanced": True}).new(1)
    match.play("out 5")
    assert words.why_not(match.view(match.to_act), "out 5", "en") == "Value 5 stays at home already."


def test_prompts_address_who_acts_and_tell_the_others() -> None:
    t = table("blue bear, green bear", "rhino, bat", hands={"blue": "bat"}).play("rhino")
    assert words.prompt(t.match.view(0), NAMES, "en") == "Choose whom the red rhino rams."
    assert words.prompt(t.match.view(1), NAMES, "en") == "Anna is choosing whom it hits."
    assert words.prompt(t.match.view(None), NAMES, "de") == "Anna sucht aus, wen es trifft."
    t = table("blue bear, green bear", "penguin, rhino").play("penguin", "as rhino")
    assert words.prompt(t.match.view(0), NAMES, "de") == "Wähle, wen der rote Pinguin (als Nashorn) rammt."


def test_tables_can_be_described_in_both_languages() -> None:
    for lang in LANGUAGES:
        for option in OPTIONS:
            assert_good(words.option_name(option.name, lang), lang, whole=False)
            assert_good(words.option_help(option.name, lang), lang)
            for choice in option.choices:
                assert_good(words.choice_name(option.name, choice, lang), lang, whole=False)
        for species in range(SPECIES):
            assert_good(words.animal_rule(species, lang), lang)
        assert_good(words.title(lang), lang, whole=False)
        assert_good(words.tagline(lang), lang)
        assert len(words.coach(lang)) == 3
        for step in words.coach(lang):
            assert_good(step, lang)
        assert len({words.seat_name(seat, lang) for seat in range(4)}) == 4


def test_lookup_finds_animals_by_name_and_strength() -> None:
    assert words.lookup("Tiger", "de") == f"Tiger (10): {words.animal_rule(9, 'de')}"
    both = words.lookup("12", "en")
    assert both is not None
    assert both.splitlines()[0].startswith("Rhino (12): ")
    assert both.splitlines()[1].startswith("Lion (12): ")
    assert words.lookup("unicorn", "en") is None


def test_other_languages_are_refused() -> None:
    view = table("blue dog", "tiger").match.view(0)
    event = Event(kind=PLAYS, seat=1, card=9, a=0, b=NONE, seen=255, knew=0)
    calls = [
        lambda: words.title("fr"),
        lambda: words.card(9, "fr"),
        lambda: words.prompt(view, NAMES, "fr"),
        lambda: words.action(view, view.legal[0], "fr"),
        lambda: words.consequence(view, view.legal[0], "fr"),
        lambda: words.why_not(view, "play 1", "fr"),
        lambda: words.event(event, NAMES, "fr"),
        lambda: words.story([event], NAMES, "fr"),
        lambda: words.rules("fr"),
        lambda: words.seat_name(0, "fr"),
    ]
    for call in calls:
        with pytest.raises(OptionError, match="there is no language 'fr'; languages are: de, en"):
            call()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_name_every_ruling_animal_and_option(lang: str) -> None:
    page = words.rules(lang)
    assert set(re.findall(r"- \*\*(A\d+)\*\* ", page)) == {f"A{n}" for n in range(1, 81)}
    rows = re.findall(r"^\| (\d+) \| ([^|∞]+?)(?: ∞)? \| (\d) \|", page, re.MULTILINE)
    listed = {name.lower(): (int(strength), int(points)) for strength, name, points in rows}
    for species, animal in enumerate(ANIMALS):
        assert listed[words.animal(species, lang).lower()] == (animal.strength, animal.points)
    assert len(listed) == SPECIES
    for option in OPTIONS:
        assert option.name == "players" or f"`{option.name}`" in page
    for credit in ("Stefan Kloß", "Anna Oppolzer", "Alexander Jung", "Zoch Verlag 2015"):
        assert credit in page

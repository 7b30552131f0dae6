"""Names in German and English, with genders and cases: the game, its options, animals and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...match import View
from ..wording import CARD, NOM, THE, A, Text, an, checked, some_card
from . import options as opt
from .deck import ANIMALS, COLOUR_NAMES, SPECIES, VALUES

TITLE = {"de": "Beasty Bar: Neue Biester in der Stadt", "en": "Beasty Bar: New Beasts in Town"}
TAGLINE = {
    "de": "Zwei kommen rein, einer fliegt raus: Drängel deine Tiere an die Himmelspforte.",
    "en": "Two get in, one gets thrown out: jostle your animals to Heaven's Gate.",
}


class Noun(NamedTuple):
    """A German noun: its gender (m, f, n), the nominative, and the form of the other cases."""

    gender: str
    nominative: str
    other: str


def _noun(gender: str, nominative: str, other: str = "") -> Noun:
    return Noun(gender, nominative, other or nominative)


GERMAN: tuple[Noun, ...] = (
    _noun("f", "Fledermaus"),
    _noun("m", "Geier"),
    _noun("m", "Pfau"),
    _noun("m", "Hund"),
    _noun("m", "Pinguin"),
    _noun("m", "Strauß"),
    _noun("n", "Stachelschwein"),
    _noun("n", "Lama"),
    _noun("m", "Gepard", "Geparden"),
    _noun("m", "Tiger"),
    _noun("m", "Bär", "Bären"),
    _noun("n", "Nashorn"),
    _noun("n", "Stinktier"),
    _noun("m", "Papagei"),
    _noun("n", "Känguru"),
    _noun("m", "Affe", "Affen"),
    _noun("n", "Chamäleon"),
    _noun("f", "Robbe"),
    _noun("n", "Zebra"),
    _noun("f", "Giraffe"),
    _noun("f", "Schlange"),
    _noun("n", "Krokodil"),
    _noun("n", "Nilpferd"),
    _noun("m", "Löwe", "Löwen"),
)
ENGLISH: tuple[str, ...] = tuple(animal.name for animal in ANIMALS)

ENDING = {"m": ("e", "en", "en"), "f": ("e", "e", "en"), "n": ("e", "e", "en")}  # after der, die, das
COLOURS = {"de": ("rot", "blau", "grün", "gelb"), "en": COLOUR_NAMES}

OPTION_NAME = {
    "players": {"de": "Spieler", "en": "Players"},
    "set": {"de": "Tiere", "en": "Animals"},
    "advanced": {"de": "Variante für Fortgeschrittene", "en": "Advanced variant"},
    "return_game": {"de": "Rückspiel", "en": "Return game"},
    "pile_order": {"de": "Reihenfolge auf DAS WAR'S", "en": "Order on THAT'S IT"},
    "tie_break": {"de": "Bei Gleichstand", "en": "Tie-break"},
    "penguin_may_decline": {"de": "Pinguin darf verzichten", "en": "Penguin may decline"},
    "penguin_as_vulture": {"de": "Pinguin als Geier", "en": "Penguin as vulture"},
    "types_edition": {"de": "Affen der späteren Ausgaben", "en": "Monkeys of later editions"},
    "animals": {"de": "Tiere pro Farbe", "en": "Animals of each colour"},
    "hand": {"de": "Karten auf der Hand", "en": "Cards in hand"},
}
OPTION_HELP = {
    "players": {"de": "Zwei bis vier spielen mit.", "en": "Two to four can play."},
    "set": {
        "de": "Welche Tiere anstehen: die Neuen Biester, das Grundspiel oder für jeden Wert eins von beiden.",
        "en": "Who queues up: the New Beasts, the base set, or one of the two for each value.",
    },
    "advanced": {
        "de": "Jeder sortiert heimlich vier Tiere aus; am Ende zählen Punkte statt Gäste.",
        "en": "Everyone secretly sorts out four animals; points count in the end, not guests.",
    },
    "return_game": {
        "de": "Nur mit gemischten Tieren: Ein zweites Spiel mit allen Tieren, die beim ersten zu "
        "Hause blieben.",
        "en": "With mixed sets only: a second game with all the animals that stayed at home in the first.",
    },
    "pile_order": {
        "de": "Wie viel du am Ende deines Zuges auf dem Stapel ordnen darfst. Im Grundspiel allein kommt niemand "
        "von dort zurück, also gibt es nichts zu ordnen.",
        "en": "How much of the pile you may put in order at the end of your turn. With the base set alone nobody comes "
        "back from there, so there is nothing to order.",
    },
    "tie_break": {
        "de": "Was entscheidet, wenn mehrere gleich viele Gäste haben.",
        "en": "What decides when several have equally many guests.",
    },
    "penguin_may_decline": {
        "de": "Der Pinguin muss niemanden nachmachen, auch wenn er könnte.",
        "en": "The penguin need not imitate anybody, even if it could.",
    },
    "penguin_as_vulture": {
        "de": "Der Pinguin darf auch einen Geier auf der Hand nachmachen.",
        "en": "The penguin may imitate a vulture in the hand, too.",
    },
    "types_edition": {
        "de": "Die Affenbande verjagt außer Nilpferd und Krokodil auch Nashorn, Bär, Tiger und Gepard.",
        "en": "A gang of monkeys also chases rhino, bear, tiger and cheetah, not just hippo and crocodile.",
    },
    "animals": {
        "de": "Zwölf sind das ganze Spiel. Mit weniger bleiben die stärksten und die schwächsten zu Hause: eine kleine "
        "Partie zum Üben und Rechnen.",
        "en": "Twelve is the whole game. With fewer, the strongest and the weakest stay at home: a small game to "
        "practise or to compute.",
    },
    "hand": {
        "de": "Vier sind es am Tisch; mit weniger hast du weniger Wahl.",
        "en": "Four at the table; with fewer you have less to choose from.",
    },
}
CHOICE_NAME = {
    ("set", "new"): {"de": "Neue Biester", "en": "New Beasts"},
    ("set", "base"): {"de": "Grundspiel", "en": "Base set"},
    ("set", "chosen"): {"de": "Gemischt, jeder wählt", "en": "Mixed, everyone chooses"},
    ("set", "random"): {"de": "Gemischt, ausgelost", "en": "Mixed at random"},
    ("pile_order", "sent"): {"de": "Vertriebene ordnen", "en": "Order those sent away"},
    ("pile_order", "whole_turn"): {"de": "Alle des Zuges ordnen", "en": "Order all of the turn"},
    ("pile_order", "as_fallen"): {"de": "Wie sie fallen", "en": "As they fall"},
    ("tie_break", "points"): {"de": "Mehr Punkte", "en": "More points"},
    ("tie_break", "values"): {"de": "Kleinere Kartensumme", "en": "Lower sum of values"},
}

ANIMAL_RULE: dict[str, dict[str, str]] = {
    "bat": {
        "de": "Beißt ein Tier deiner Wahl weg und nimmt dessen Platz; ganz vorn an der Pforte "
        "verbrennt sie sofort.",
        "en": "Bites away any one animal and takes its place; right in front of the gate it burns up "
        "at once.",
    },
    "vulture": {
        "de": "Steht nie an: holt das oberste Tier von DAS WAR'S zurück und führt dessen Aktion aus, "
        "dann landet er "
        "selbst dort; liegt oben ein Geier, fliegen beide in die Bar.",
        "en": "Never queues: it brings back the top animal of THAT'S IT and uses its action, then "
        "lands there itself; "
        "if a vulture lies on top, both fly into the bar.",
    },
    "peacock": {
        "de": "Stellt sich vor das stärkste Tier der Reihe.",
        "en": "Poses in front of the strongest animal in line.",
    },
    "dog": {
        "de": "Ordnet die ganze Reihe: die Schwächsten nach vorn, die Stärksten nach hinten.",
        "en": "Sorts the whole line: weakest to the gate, strongest to the back.",
    },
    "penguin": {
        "de": "Macht ein anderes Tier aus deiner Hand nach, das du vorzeigst und behältst; solange "
        "hat er dessen "
        "Stärke.",
        "en": "Imitates another animal from your hand, which you show and keep; meanwhile it has "
        "that one's strength.",
    },
    "ostrich": {
        "de": "Rennt entweder an geraden oder an ungeraden Tieren vorbei, bis eins der anderen Sorte "
        "im Weg steht.",
        "en": "Runs past even animals or past odd ones, until one of the other kind is in the way.",
    },
    "porcupine": {
        "de": "Wollen Stärkere es vertreiben, sticht es zu: Der Angreifer fliegt raus, es selbst bleibt.",
        "en": "When a stronger one would get rid of it, it stings: the attacker is out, the porcupine stays.",
    },
    "llama": {
        "de": "Bespuckt das Tier direkt vor sich, wenn es höchstens 7 hat: Das flüchtet ans Ende. "
        "Jeden Zug wieder.",
        "en": "Spits at the animal right in front if that is 7 or less: it bolts to the end. Again "
        "on every turn.",
    },
    "cheetah": {
        "de": "Frisst das schwächste Tier der Reihe, wenn es schwächer ist als er, und nimmt dessen Platz.",
        "en": "Eats the weakest animal in line, if weaker than itself, and takes its place.",
    },
    "tiger": {
        "de": "Springt über das Tier vor sich und frisst das nächste, wenn es schwächer ist als er. "
        "Jeden Zug wieder.",
        "en": "Leaps over the animal in front and eats the next one, if that is weaker. Again on every turn.",
    },
    "bear": {
        "de": "Zerrt die zwei schwächsten Arten ans Ende der Reihe, sofern sie schwächer sind als er.",
        "en": "Drags the two weakest species to the end of the line, if they are weaker than itself.",
    },
    "rhino": {
        "de": "Rammt das stärkste Tier aus der Reihe und nimmt dessen Platz.",
        "en": "Rams the strongest animal out of the line and takes its place.",
    },
    "skunk": {
        "de": "Vertreibt die beiden stärksten Arten der Reihe; andere Stinktiere stört es nicht.",
        "en": "Drives away the two strongest species in line; other skunks don't mind.",
    },
    "parrot": {
        "de": "Verscheucht ein Tier deiner Wahl.",
        "en": "Scares away any one animal.",
    },
    "kangaroo": {
        "de": "Springt über das letzte oder die letzten beiden Tiere, egal wie stark.",
        "en": "Jumps over the last one or the last two animals, however strong.",
    },
    "monkey": {
        "de": "Allein harmlos; ab zwei Affen verjagt die Bande Nilpferde und Krokodile und turnt nach vorn.",
        "en": "Harmless alone; two or more chase away hippos and crocodiles and swing to the front.",
    },
    "chameleon": {
        "de": "Macht einmal ein Tier nach, das in der Reihe steht; solange hat es dessen Stärke.",
        "en": "Imitates once an animal that stands in line; meanwhile it has that one's strength.",
    },
    "seal": {
        "de": "Vertauscht Himmelspforte und Rausschmiss: Wer hinten stand, steht jetzt vorn.",
        "en": "Swaps Heaven's Gate and the exclusion: who was last is first now.",
    },
    "zebra": {
        "de": "Nilpferde und Krokodile kommen nicht an ihm vorbei; wer davor steht, ist vor ihnen sicher.",
        "en": "Hippos and crocodiles can't get past it; whoever stands in front of it is safe from them.",
    },
    "giraffe": {
        "de": "Steigt über das Tier direkt vor sich, wenn es schwächer ist. Jeden Zug wieder um einen Platz.",
        "en": "Steps over the animal right in front if that is weaker. Again on every turn, one place each.",
    },
    "snake": {
        "de": "Ordnet die ganze Reihe: die Stärksten nach vorn, die Schwächsten nach hinten.",
        "en": "Sorts the whole line: strongest to the gate, weakest to the back.",
    },
    "crocodile": {
        "de": "Frisst sich durch alle Schwächeren vor sich, bis ein Zebra, Gleichstarkes (wie der Tiger) oder Stärkeres "
        "es aufhält. "
        "Jeden Zug wieder.",
        "en": "Eats its way through all weaker ones in front, until a zebra or somebody as strong (a tiger, say) or "
        "stronger stops it. "
        "Again on every turn.",
    },
    "hippo": {
        "de": "Drängt an allen Schwächeren vorbei, bis ein Zebra, Gleichstarkes (wie der Bär) oder Stärkeres es "
        "aufhält. Jeden Zug wieder.",
        "en": "Shoves past all weaker ones until a zebra or somebody as strong (a bear, say) or stronger stops it. "
        "Again on every turn.",
    },
    "lion": {
        "de": "Steht schon ein Löwe da, muss er gehen; sonst vertreibt er alle Affen und schreitet "
        "nach ganz vorn.",
        "en": "If another lion is in line it must go; else it drives off all monkeys and strides to "
        "the front.",
    },
}

COACH = {
    "de": (
        "Spiel ein Tier aus deiner Hand: Es stellt sich hinten an und macht sofort, was es kann.",
        (
            "Stehen fünf in der Reihe, öffnet sich die Himmelspforte: Die ersten zwei feiern, der Letzte "
            "fliegt raus."
        ),
        (
            "Wer am Ende die meisten eigenen Tiere in der Bar hat, gewinnt. Vor jedem Zug steht da, was "
            "passiert."
        ),
    ),
    "en": (
        "Play an animal from your hand: it joins the end of the line and does its thing at once.",
        (
            "When five stand in line, Heaven's Gate opens: the first two get to party, the last one is "
            "thrown out."
        ),
        "Most of your own animals in the bar wins. Before each play you can read what will happen.",
    ),
}


def animal(species: int, lang: str) -> str:
    """A species' name, without article."""
    return GERMAN[species].nominative if checked(lang) == "de" else ENGLISH[species]


def the_animal(species: int, lang: str, case: int = NOM) -> str:
    """A species with the definite article: "den Tiger", "the tiger"."""
    if checked(lang) == "en":
        return f"the {ENGLISH[species]}"
    noun = GERMAN[species]
    return f"{THE[noun.gender][case]} {noun.nominative if case == NOM else noun.other}"


def an_animal(species: int, lang: str, case: int = NOM) -> str:
    """A species with the indefinite article: "einen Tiger", "a tiger"."""
    if checked(lang) == "en":
        return an(ENGLISH[species])
    noun = GERMAN[species]
    return f"{A[noun.gender][case]} {noun.nominative if case == NOM else noun.other}"


def card(number: int, lang: str, case: int = NOM) -> str:
    """A card with its colour: "der rote Tiger", "the red tiger"; an unknown one is "eine Karte", "a card"."""
    checked(lang)
    if number < 0:
        return some_card(lang, case)
    colour, species = COLOURS[lang][number // SPECIES], number % SPECIES
    if lang == "en":
        return f"the {colour} {ENGLISH[species]}"
    noun = GERMAN[species]
    name = noun.nominative if case == NOM else noun.other
    return f"{THE[noun.gender][case]} {colour}{ENDING[noun.gender][case]} {name}"


def bare_card(number: int, lang: str) -> str:
    """A card without article, for buttons: "roter Tiger", "red tiger"."""
    checked(lang)
    if number < 0:
        return CARD[lang]
    colour, species = COLOURS[lang][number // SPECIES], number % SPECIES
    if lang == "en":
        return f"{colour} {ENGLISH[species]}"
    noun = GERMAN[species]
    return f"{colour}{ {'m': 'er', 'f': 'e', 'n': 'es'}[noun.gender] } {noun.nominative}"


def strength(species: int) -> int:
    """A species' strength, 1-12."""
    return species % VALUES + 1


VERDICT: dict[str, Text] = {
    "points": {
        "de": "Gleich viele Gäste: Ihre Punkte entscheiden ({sums}).",
        "en": "Equally many guests: their points decide ({sums}).",
    },
    "values": {
        "de": "Gleich viele Gäste: Die kleinere Summe der Kartenwerte entscheidet ({sums}).",
        "en": "Equally many guests: the lower sum of card values decides ({sums}).",
    },
}


def verdict(view: View, names: Sequence[str], lang: str) -> str:
    """What broke a tie, "" when none had to be broken."""
    best = [seat for seat, score in enumerate(view.scores) if score == max(view.scores)]
    if not view.over or len(best) == 1 or view.state.option[opt.ADVANCED]:
        return ""
    by = "values" if view.state.option[opt.TIE_BREAK] == opt.TIE_VALUES else "points"
    sums = [f"{names[seat]} {abs(int(view.game.kind.rules.tie_break(view.state, seat)))}" for seat in best]
    return VERDICT[by][checked(lang)].format(sums=", ".join(sums))

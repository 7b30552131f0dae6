"""Names in German and English: the game, its options, colours, cards, bunches of cards, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ...kernel.options import Value
from ..wording import ACC, CARD, DAT, NOM, THE, Text, checked, is_you, joined, some_card
from .deck import BLACK, COLOURS_OF, CURSE, FUCK_YOU, KIND_NAMES, KIND_OF, NUMBER_OF
from .words_rules import FAMILY_TITLE, KIND_TITLE, RULE, SUBJECT

__all__ = ["CHOICE_NAME", "COACH", "OPTION_HELP", "OPTION_NAME", "RULE", "SUBJECT", "TAGLINE", "TITLE"]

TITLE: Text = {"de": "Frantic", "en": "Frantic"}
TAGLINE: Text = {
    "de": "Werd deine Karten los, häng sie anderen an, und rechne jederzeit mit dem Weltuntergang.",
    "en": "Get rid of your cards, saddle others with them, and expect the end of the world at any time.",
}

OPTION_NAME: dict[str, Text] = {
    "players": {"de": "Spieler", "en": "Players"},
    "deck": {"de": "Karten", "en": "Cards"},
    "scoring": {"de": "Wertung", "en": "Scoring"},
    "length": {"de": "Länge", "en": "Length"},
    "limit": {"de": "Eigenes Limit", "en": "Your own limit"},
    "rounds": {"de": "Runden ohne Punkteblatt", "en": "Rounds without a sheet"},
    "counter_takes_all": {"de": "Konter übernimmt alles", "en": "Counter takes over all"},
    "counter_wishes": {"de": "Konter darf wünschen", "en": "Counter may wish"},
    "any_empty_hand": {"de": "Jede leere Hand zählt", "en": "Any empty hand counts"},
    "favours_take_all": {"de": "Special Favours nimmt alles", "en": "Special Favours takes all"},
    "exchange_mixed": {"de": "Exchange gemischt", "en": "Exchange mixed"},
    "mimicry_by_symbol": {"de": "Mimicry nach Symbol", "en": "Mimicry by symbol"},
    "family": {"de": "Familientisch", "en": "Family table"},
    "countered_acts_again": {"de": "Gekontert: noch einmal dran", "en": "Countered player acts again"},
    "chance_at_exhaustion": {"de": "Last Chance am Stapelende", "en": "Last Chance at the stack's end"},
}
OPTION_HELP: dict[str, Text] = {
    "players": {"de": "Zwei bis acht spielen mit.", "en": "Two to eight can play."},
    "deck": {
        "de": "Alle 147 Karten; nur die 135, die das deutsche Regelheft nennt (ohne Fantastic und Curse); oder das "
        "Grundspiel mit 125 Karten und 20 Ereignissen.",
        "en": "All 147 cards; only the 135 that the German rulebook names (no Fantastic, no Curse); or the base "
        "game with "
        "125 cards and 20 events.",
    },
    "scoring": {
        "de": "Mit Punkteblatt geht es bis zu einem Limit. Ohne schreibt niemand Punkte auf: Wer in einer Runde am "
        "wenigsten hält, gewinnt sie, und einige Ereignisse wirken anders.",
        "en": "With a score sheet you play up to a limit. Without one nobody writes points down: whoever holds the "
        "least "
        "wins the round, and several events act differently.",
    },
    "length": {
        "de": "Das Limit: 137, 154 oder 179 Punkte, ab fünf Spielern 113, 137 oder 154; oder euer eigenes.",
        "en": "The limit: 137, 154 or 179 points, from five players on 113, 137 or 154; or one of your own.",
    },
    "limit": {
        "de": "Bei so vielen Punkten ist Schluss, wenn als Länge das eigene Limit gewählt ist.",
        "en": "The game ends at that many points when the length is your own limit.",
    },
    "rounds": {
        "de": "So viele Runden werden ohne Punkteblatt gespielt.",
        "en": "That many rounds are played without a score sheet.",
    },
    "counter_takes_all": {
        "de": "Wer ein Fantastic Four gegen mehrere kontert, übernimmt es ganz, nicht nur den eigenen Anteil.",
        "en": "Whoever counters a Fantastic Four against several players takes over all of it, not just his share.",
    },
    "counter_wishes": {
        "de": "Wer kontert, darf sich dabei eine Farbe wünschen.",
        "en": "Whoever counters may wish for a colour.",
    },
    "any_empty_hand": {
        "de": "Auch eine Hand, die andere geleert haben, beendet die Runde, nicht nur eine leer gespielte.",
        "en": "A hand that others have emptied ends the round, too, not only one that was played empty.",
    },
    "favours_take_all": {
        "de": "Special Favours tauscht auch die Karte, die 42 Punkte zählt.",
        "en": "Special Favours swaps the card that counts 42 points, too.",
    },
    "exchange_mixed": {
        "de": "Beim Exchange kommen die gegebenen Karten erst in die andere Hand; dann wird daraus gezogen.",
        "en": "With Exchange the given cards join the other hand first; then two are drawn from it.",
    },
    "mimicry_by_symbol": {
        "de": "Als die farbige Spezialkarte, die gerade oben liegt, darf die Mimicry jede Farbe haben.",
        "en": "As the coloured special card that lies on top a Mimicry may have any colour.",
    },
    "family": {
        "de": "Die Karte mit dem unflätigen Namen heißt am Tisch „Kein Kommentar“.",
        "en": "The card with the rude title is called “No Comment” at this table.",
    },
    "countered_acts_again": {
        "de": "Nach einem Counterattack ist noch einmal dran, wer die gekonterte Karte gespielt hat, nicht der Nächste.",
        "en": "After a Counterattack whoever played the countered card has another turn, not the player after him.",
    },
    "chance_at_exhaustion": {
        "de": "Last Chance bringt ihr Ereignis auch, wenn mit der letzten Handkarte der Stapel zu Ende geht.",
        "en": "Last Chance brings its event also when the stack is used up together with somebody's last card.",
    },
}
CHOICE_NAME: dict[tuple[str, str], Text] = {
    ("deck", "complete"): {"de": "alle 147", "en": "all 147"},
    ("deck", "rulebook"): {"de": "die 135 des Regelhefts", "en": "the rulebook's 135"},
    ("deck", "base"): {"de": "Grundspiel (125)", "en": "base game (125)"},
    ("scoring", "sheet"): {"de": "mit Punkteblatt", "en": "with a score sheet"},
    ("scoring", "none"): {"de": "ohne Punkteblatt", "en": "without a sheet"},
    ("length", "short"): {"de": "kurz", "en": "short"},
    ("length", "medium"): {"de": "mittel", "en": "medium"},
    ("length", "long"): {"de": "lang", "en": "long"},
    ("length", "number"): {"de": "eigenes Limit", "en": "your own limit"},
}

COACH: dict[str, tuple[str, str, str]] = {
    "de": (
        "Farbe auf Farbe, Zahl auf Zahl, Symbol auf Symbol; bunte Karten passen immer. Tipp eine an, und der Tisch "
        "sagt, "
        "was sie tut.",
        "Schwarze Karten lösen ein Ereignis aus, und das kann alles auf den Kopf stellen.",
        "Wer zuerst keine Karte mehr hat, beendet die Runde. Was du dann noch hältst, zählt, und wenig ist gut.",
    ),
    "en": (
        "Colour on colour, number on number, symbol on symbol; colourless cards always go. Tap one, and the table "
        "says "
        "what it does.",
        "Black cards trigger an event, and that may turn everything upside down.",
        "The first one without cards ends the round. What you still hold then counts, and little is good.",
    ),
}

COLOUR: dict[str, tuple[str, str, str, str]] = {
    "de": ("Blau", "Rot", "Grün", "Gelb"),
    "en": ("blue", "red", "green", "yellow"),
}
_ADJECTIVE = ("blau", "rot", "grün", "gelb")
_WORD = {
    "de": ("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
}  # fmt: skip


def colour_name(colour: int, lang: str) -> str:
    """A colour: "Rot", "red"."""
    return COLOUR[checked(lang)][colour]


def kind_name(kind: int, lang: str, family: bool = False) -> str:
    """A kind of special card as it is printed; ``family``: the rude one has another title."""
    checked(lang)
    return FAMILY_TITLE[lang] if family and kind == FUCK_YOU else KIND_TITLE[kind]


def at_table(text: str, lang: str, options: Mapping[str, Value] | None) -> str:
    """A text as it is read at a table with these options (None: at none): a family table knows another title."""
    if not options or not options["family"]:
        return text
    return text.replace(KIND_TITLE[FUCK_YOU], FAMILY_TITLE[checked(lang)])


def colours_of(face: int) -> list[int]:
    """The colours of a face."""
    return [colour for colour in range(4) if int(COLOURS_OF[face]) >> colour & 1]


def bare_card(face: int, lang: str, family: bool = False) -> str:
    """A card without article: "rote 5", "Gift in Rot", "red Gift", "Nice Try"; an unknown one is "Karte", "card"."""
    if face < 0:
        return CARD[checked(lang)]
    kind, number = int(KIND_OF[face]), int(NUMBER_OF[face])
    if number:
        colour = "schwarz" if kind == BLACK else _ADJECTIVE[colours_of(face)[0]]
        if checked(lang) == "de":
            return f"{colour}e {number}"
        return f"black {number}" if kind == BLACK else f"{colour_name(colours_of(face)[0], lang)} {number}"
    title, colours = kind_name(kind, lang, family), "-".join(colour_name(c, lang) for c in colours_of(face))
    if not colours:
        return title
    return f"{title} in {colours}" if lang == "de" else f"{colours} {title}"


def a_card(face: int, lang: str, case: int = NOM, family: bool = False) -> str:
    """A card in a sentence: "eine rote 5", "einer roten 5", "a red 5", "Gift in Rot", "a red Gift", "den Curse"."""
    if face < 0:
        return some_card(lang, case)
    name, number = bare_card(face, lang, family), int(NUMBER_OF[face])
    if KIND_OF[face] == CURSE:
        return {"de": f"{THE['m'][case]} {name}", "en": f"the {name}"}[checked(lang)]
    if checked(lang) == "en":
        return f"a {name}" if number or COLOURS_OF[face] else name
    if not number:
        return name
    return f"einer {name.replace('e ', 'en ')}" if case == DAT else f"eine {name}"


def how_many(count: int, lang: str) -> str:
    """So many cards, in a sentence: "eine Karte", "two cards", "13 Karten"."""
    words = _WORD[checked(lang)]
    number = words[count] if count < len(words) else str(count)
    return f"{number} {_many(count, lang)}"


def _many(count: int, lang: str) -> str:
    return {"de": ("Karten", "Karte"), "en": ("cards", "card")}[checked(lang)][count == 1]


def bunch(faces: Iterable[int], lang: str, case: int = ACC, family: bool = False) -> str:
    """Cards together: "eine rote 5, 2× Gift in Rot und zwei Karten" (those that nobody told are counted last)."""
    counts = Counter(sorted(faces))
    unknown = sum(count for face, count in counts.items() if face < 0)
    parts = [
        a_card(face, lang, case, family) if count == 1 else f"{count}× {bare_card(face, lang, family)}"
        for face, count in counts.items()
        if face >= 0
    ]
    return joined(parts + ([how_many(unknown, lang)] if unknown else []), lang)


def whose(name: str, lang: str) -> str:
    """A player before what is his, in English: "Ben's", "your"; in German it stands behind: "von Ben", "von dir"."""
    if checked(lang) == "de":
        return f"von {whom(name, lang, DAT)}"
    return "your" if is_you(name, lang) else f"{name}'s"


def whom(name: str, lang: str, case: int = ACC) -> str:
    """A player as an object: "Ben"; the reader is "dich", "dir", "you"."""
    if not is_you(name, lang):
        return name
    return {"de": "dir" if case == DAT else "dich", "en": "you"}[lang]


def either(parts: Sequence[str], lang: str) -> str:
    """A choice: "Rot, eine 5 oder Gift"."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + {"de": " oder ", "en": " or "}[checked(lang)] + parts[-1]


def subject_of(face: int) -> str:
    """What the rule on a card stands under (``words.rule``)."""
    return KIND_NAMES[int(KIND_OF[face])]

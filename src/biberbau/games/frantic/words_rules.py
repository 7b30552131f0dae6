"""Rules in a sentence or two, in German and English: of every kind of card, every event, and of the game.

No rule names the card with the rude title: at a family table nobody reads it.
"""

from __future__ import annotations

from ..wording import Text
from . import deck
from .deck import EVENT_TITLES, KIND_NAMES
from .words_events import EVENT_NAME, EVENT_RULE

KIND_RULE: dict[int, Text] = {
    deck.NUMBER: {
        "de": "Eine farbige Zahl passt auf die gleiche Farbe oder auf die gleiche Zahl.",
        "en": "A coloured number goes on the same colour or on the same number.",
    },
    deck.BLACK: {
        "de": "Eine schwarze Zahl passt nur auf die gleiche Zahl oder wenn diese gewünscht ist, nie auf Schwarz. "
        "Sie löst "
        "ein Ereignis aus, und auf sie passt nur die gleiche Zahl oder eine bunte Karte.",
        "en": "A black number goes only on the same number or when that is wished for, never on black. It triggers "
        "an "
        "event, and only the same number or a colourless card goes on it.",
    },
    deck.FANTASTIC: {
        "de": "Passt immer. Wünsch dir eine Farbe oder eine Zahl.",
        "en": "Always goes. Wish for a colour or a number.",
    },
    deck.FANTASTIC_FOUR: {
        "de": "Passt immer. Verteile vier Karten vom Stapel auf einen oder mehrere Mitspieler, und wünsch dir eine "
        "Farbe "
        "oder eine Zahl.",
        "en": "Always goes. Deal out four cards of the stack to one or more others, and wish for a colour or a "
        "number.",
    },
    deck.COUNTERATTACK: {
        "de": "Wirf sie rein, wenn dich eine Spezialkarte trifft: Der Angriff ist abgewehrt, und du setzt ihn "
        "selbst ein, "
        "gegen wen du willst. Im eigenen Zug ist sie ein Farbwunsch.",
        "en": "Throw it in when a special card hits you: the attack is off, and you use it yourself, against whom "
        "you "
        "like. In your own turn it is a colour wish.",
    },
    deck.EQUALITY: {
        "de": "Passt immer. Wer weniger Karten hat als du, muss ziehen, bis er so viele hat; dazu oder stattdessen "
        "wünschst du dir eine Farbe.",
        "en": "Always goes. Somebody with fewer cards than you must draw until he has as many; wish for a colour as "
        "well, "
        "or instead.",
    },
    deck.NICE_TRY: {
        "de": "Wirf sie rein, wenn jemand alle Karten los ist: Wer keine mehr hat, zieht drei, und die Runde geht "
        "weiter. "
        "Im eigenen Zug ist sie ein Farbwunsch.",
        "en": "Throw it in when somebody has got rid of all cards: whoever has none draws three, and the round goes "
        "on. In "
        "your own turn it is a colour wish.",
    },
    deck.INEQUALITY: {
        "de": "Passt immer. Jemand muss blind Karten aus deiner Hand ziehen, bis er mehr hat als du; dazu oder "
        "stattdessen wünschst du dir eine Farbe.",
        "en": "Always goes. Somebody must draw cards blindly out of your hand until he has more than you; wish for a "
        "colour as well, or instead.",
    },
    deck.SPECIAL_FAVOURS: {
        "de": "Passt immer. Du tauschst mit jemandem alle Spezialkarten, und was keine Zahl ist, ist eine; dazu oder "
        "stattdessen wünschst du dir eine Farbe.",
        "en": "Always goes. You swap all special cards with somebody, and whatever is no number is one; wish for a "
        "colour "
        "as well, or instead.",
    },
    deck.LUCKY_BASTARD: {
        "de": "Wirf sie rein, bevor ein Ereignis aufgedeckt wird: Es geht dich nichts an. Im eigenen Zug ist sie ein "
        "Farbwunsch.",
        "en": "Throw it in before an event is uncovered: it is none of your business. In your own turn it is a "
        "colour wish.",
    },
    deck.MIMICRY: {
        "de": "Ist jede Spezialkarte, die du willst, eine farbige aber nur in der Farbe, die gerade gilt.",
        "en": "Is any special card you like, but a coloured one only in the colour that is in force.",
    },
    deck.FUCK_YOU: {
        "de": "Passt immer, aber nur, wenn du mit ihr genau zehn Karten hast; die Karte darunter gilt weiter. Sie "
        "zählt 42 "
        "Punkte, und mit Spezialkarten kann man sie nicht absichtlich weitergeben.",
        "en": "Always goes, but only when you have exactly ten cards with it; the card below stays in force. It "
        "counts 42 "
        "points, and special cards can't pass it on on purpose.",
    },
    deck.CURSE: {
        "de": "Wird nie gespielt und nie abgeworfen, nur weitergegeben. Er zählt 13 Punkte.",
        "en": "Is never played and never discarded, only passed on. It counts 13 points.",
    },
    deck.SECOND_CHANCE: {
        "de": "Du musst gleich noch eine Karte legen. Kannst du nicht, ziehst du eine und darfst dann legen.",
        "en": "You must play another card at once. If you can't, you draw one and may play then.",
    },
    deck.EXCHANGE: {
        "de": "Gib jemandem zwei Karten deiner Wahl, und zieh blind zwei von seinen.",
        "en": "Give somebody two cards of your choice, and draw two of his blindly.",
    },
    deck.GIFT: {
        "de": "Schenk jemandem zwei Karten aus deiner Hand.",
        "en": "Give somebody two cards out of your hand.",
    },
    deck.SKIP: {
        "de": "Jemand setzt beim nächsten Zug aus. Noch einmal trifft es ihn erst, wenn er ausgesetzt hat.",
        "en": "Somebody misses his next turn. It can hit him again only after he has missed it.",
    },
    deck.THIEF: {
        "de": "Schau jemandem in die Karten, und nimm ihm zwei davon.",
        "en": "Look into somebody's cards, and take two of them.",
    },
    deck.TROUBLEMAKER: {
        "de": "Löst sofort ein Ereignis aus.",
        "en": "Triggers an event at once.",
    },
    deck.COLOUR_SWAP: {
        "de": "Hat zwei Farben und passt auf beide; weiter geht es mit der anderen.",
        "en": "Has two colours and goes on both; the game goes on with the other one.",
    },
}
"""A rule for every kind of card."""

GENERAL: dict[str, Text] = {
    "aim": {
        "de": "Werd deine Karten los. Was du am Ende der Runde noch hältst, zählt; wer am Schluss am wenigsten "
        "Punkte hat, "
        "gewinnt.",
        "en": "Get rid of your cards. What you still hold when the round ends counts; the fewest points win in the "
        "end.",
    },
    "turn": {
        "de": "Leg eine Karte, die passt, oder zieh eine. Wer gezogen hat, darf gleich noch legen, die gezogene "
        "oder eine "
        "andere.",
        "en": "Play a card that goes, or draw one. Whoever has drawn may still play, the drawn card or another.",
    },
    "match": {
        "de": "Farbe auf Farbe, Zahl auf Zahl, Symbol auf Symbol. Bunte Karten passen immer.",
        "en": "Colour on colour, number on number, symbol on symbol. Colourless cards always go.",
    },
    "wish": {
        "de": "Ein Wunsch gilt, bis ihn eine Karte erfüllt. Schwarz kann man sich nicht als Farbe wünschen.",
        "en": "A wish holds until a card fulfils it. Nobody can wish for black as a colour.",
    },
    "attack": {
        "de": "Spezialkarten treffen immer andere, nie dich selbst.",
        "en": "Special cards always hit others, never yourself.",
    },
    "event": {
        "de": "Schwarze Karten und Troublemaker lösen ein Ereignis aus. Es beginnt rechts vom Auslöser; er selbst "
        "kommt "
        "zuletzt dran.",
        "en": "Black cards and Troublemaker trigger an event. It begins at the right of whoever triggered it, and he "
        "himself comes last.",
    },
    "reaction": {
        "de": "Gefragt wird jeder, der die Karte haben könnte, und alle haben gleich viel Zeit: Wer schweigt, verrät "
        "nichts.",
        "en": "Everybody who might have the card is asked, and all have the same time: silence gives nothing away.",
    },
    "end": {
        "de": "Die Runde endet, wenn jemand keine Karten mehr hat oder wenn gezogen werden muss und der Stapel leer "
        "ist.",
        "en": "The round ends when somebody has no cards left, or when a card must be drawn and the stack is used "
        "up.",
    },
    "points": {
        "de": "Zahlen zählen ihren Wert, Spezialkarten sieben Punkte, der Curse 13, und eine Karte zählt 42.",
        "en": "Numbers count their value, special cards seven points, the Curse 13, and one card counts 42.",
    },
}
"""Rules that are about no single card."""

RULE: dict[str, Text] = {
    **{KIND_NAMES[kind]: text for kind, text in KIND_RULE.items()},
    **EVENT_RULE,
    **GENERAL,
}
"""All rules, by what they are about."""

KIND_TITLE: dict[int, str] = {
    deck.FANTASTIC: "Fantastic",
    deck.FANTASTIC_FOUR: "Fantastic Four",
    deck.COUNTERATTACK: "Counterattack",
    deck.EQUALITY: "Equality",
    deck.NICE_TRY: "Nice Try",
    deck.INEQUALITY: "Inequality",
    deck.SPECIAL_FAVOURS: "Special Favours",
    deck.LUCKY_BASTARD: "Lucky Bastard",
    deck.MIMICRY: "Mimicry",
    deck.FUCK_YOU: "Fuck You",
    deck.CURSE: "Curse",
    deck.SECOND_CHANCE: "2nd Chance",
    deck.EXCHANGE: "Exchange",
    deck.GIFT: "Gift",
    deck.SKIP: "Skip",
    deck.THIEF: "Thief",
    deck.TROUBLEMAKER: "Troublemaker",
    deck.COLOUR_SWAP: "Colour Swap",
}
"""Special cards as they are printed, alike in both languages."""

FAMILY_TITLE: Text = {"de": "Kein Kommentar", "en": "No Comment"}
"""The rude card at a family table."""

SUBJECT: dict[str, dict[str, tuple[str, ...]]] = {
    KIND_NAMES[deck.NUMBER]: {"de": ("Zahlen", "Zahl"), "en": ("Numbers", "number")},
    KIND_NAMES[deck.BLACK]: {
        "de": ("Schwarze Karten", "schwarz", "schwarze Karte"),
        "en": ("Black cards", "black", "black card"),
    },
    **{KIND_NAMES[kind]: {"de": (title,), "en": (title,)} for kind, title in KIND_TITLE.items()},
    KIND_NAMES[deck.FUCK_YOU]: {
        lang: (KIND_TITLE[deck.FUCK_YOU], title) for lang, title in FAMILY_TITLE.items()
    },
    **{title: {"de": (EVENT_NAME[i],), "en": (EVENT_NAME[i],)} for i, title in enumerate(EVENT_TITLES)},
    "aim": {"de": ("Ziel",), "en": ("Aim",)},
    "turn": {"de": ("Zug", "ziehen"), "en": ("Turn", "draw")},
    "match": {"de": ("Was passt", "passen"), "en": ("What goes", "match")},
    "wish": {"de": ("Wunsch", "wünschen"), "en": ("Wish",)},
    "attack": {"de": ("Angriff", "Spezialkarten"), "en": ("Attack", "special cards")},
    "event": {"de": ("Ereignis", "Ereignisse"), "en": ("Event", "events")},
    "reaction": {"de": ("Reinwerfen", "Reaktion"), "en": ("Throwing in", "reaction")},
    "end": {"de": ("Ende der Runde", "Ende"), "en": ("End of the round", "end")},
    "points": {"de": ("Punkte",), "en": ("Points",)},
}
"""What the rules are about; the first name stands above the sentence, people may type any."""

"""The 34 events in German and English: their titles, what each does in a sentence, and how it is called out.

Titles are the rulebook's, which are English in both languages.
"""

from __future__ import annotations

from ..wording import Text, checked
from . import deck
from .deck import EVENT_TITLES, EVENTS

_SMALL = ("the", "of")
EVENT_NAME: tuple[str, ...] = tuple(
    " ".join(
        word if i and word in _SMALL else "-".join(part.capitalize() for part in word.split("-"))
        for i, word in enumerate(title.split())
    )
    for title in EVENT_TITLES
)
"""Titles as they are printed: "Friday the 13th", "The All-Seeing Eye"."""

DOES: dict[int, Text] = {
    deck.CHARITY: {
        "de": "Jeder zieht blind eine Karte von jedem, der die meisten hat; die Reichen selbst ziehen nichts.",
        "en": "Everybody draws a card blindly from each player with the most cards; the rich themselves draw none.",
    },
    deck.COMMUNISM: {
        "de": "Alle ziehen, bis sie so viele Karten haben wie der mit den meisten.",
        "en": "All draw until they have as many cards as whoever has the most.",
    },
    deck.DOOMSDAY: {
        "de": "Die Runde ist sofort vorbei, und alle bekommen 50 Punkte, egal was sie halten.",
        "en": "The round is over at once, and everybody gets 50 points, whatever he holds.",
    },
    deck.EARTHQUAKE: {
        "de": "Jeder gibt seine ganze Hand dem Spieler rechts von ihm.",
        "en": "Everybody passes the whole hand to the player on his right.",
    },
    deck.EXPANSION: {
        "de": "Reihum wird gezogen: der Erste eine Karte, der Zweite zwei, der Dritte drei und so weiter.",
        "en": "All draw in turn: the first one card, the second two, the third three and so on.",
    },
    deck.FINISH_LINE: {
        "de": "Die Runde ist sofort vorbei, und alle zählen, was sie noch halten.",
        "en": "The round is over at once, and all count what they still hold.",
    },
    deck.FRIDAY: {
        "de": "Ein ganz normaler Freitag: Es passiert überhaupt nichts.",
        "en": "A perfectly normal Friday: nothing happens at all.",
    },
    deck.GAMBLING_MAN: {
        "de": "Jeder legt verdeckt eine Zahl der zuletzt gespielten Farbe; die höchste nimmt alle auf. Wer keine "
        "hat, "
        "zieht zwei Karten. War noch keine Farbe da, passiert nichts.",
        "en": "Everybody lays a number of the colour last played face down; the highest takes them all. Whoever has "
        "none "
        "draws two cards. If there has been no colour yet, nothing happens.",
    },
    deck.MARKET: {
        "de": "Vom Stapel werden so viele Karten aufgedeckt, wie Spieler dabei sind; reihum nimmt sich jeder eine.",
        "en": "As many cards as there are players are turned up from the stack; each takes one in turn.",
    },
    deck.MATING_SEASON: {
        "de": "Jeder wirft alle Zahlen ab, die er mehrfach hat, gleich in welcher Farbe, auch schwarze.",
        "en": "Everybody discards all numbers that he has more than once, in whatever colour, black ones too.",
    },
    deck.MERRY_CHRISTMAS: {
        "de": "Alle verschenken alle ihre Karten an die anderen, jeder wie er will.",
        "en": "All give all of their cards to the others, each as he likes.",
    },
    deck.MEXICAN_STANDOFF: {
        "de": "Alle werfen ihre Karten ab und ziehen reihum drei neue.",
        "en": "All discard their cards and draw three new ones in turn.",
    },
    deck.RECESSION: {
        "de": "Reihum wird abgeworfen: der Erste eine Karte, der Zweite zwei, der Dritte drei und so weiter.",
        "en": "All discard in turn: the first one card, the second two, the third three and so on.",
    },
    deck.ROBIN_HOOD: {
        "de": "Wer die wenigsten Karten hat, tauscht seine Hand mit dem, der die meisten hat.",
        "en": "Whoever has the fewest cards swaps hands with whoever has the most.",
    },
    deck.SURPRISE_PARTY: {
        "de": "Reihum schenkt jeder einem Mitspieler seiner Wahl eine Karte.",
        "en": "In turn everybody gives one card to a player of his choice.",
    },
    deck.ALL_SEEING_EYE: {
        "de": "Alle legen ihre Karten offen hin, bis jeder genug gesehen hat.",
        "en": "All lay their cards open until everybody has seen enough.",
    },
    deck.THIRD_TIME_LUCKY: {
        "de": "Alle ziehen drei Karten.",
        "en": "All draw three cards.",
    },
    deck.TIME_BOMB: {
        "de": "Jeder hat noch drei Züge. Wer vorher alle Karten los ist, bekommt zehn Punkte abgezogen, die anderen "
        "zehn "
        "dazu; schafft es niemand, zählt alles doppelt.",
        "en": "Everybody has three more turns. Whoever gets rid of all cards before that has ten points taken off, "
        "the "
        "others get ten more; if nobody manages, all points count double.",
    },
    deck.TORNADO: {
        "de": "Alle Handkarten kommen zusammen, werden gemischt und reihum neu verteilt.",
        "en": "All hands are put together, shuffled and dealt anew, one card at a time.",
    },
    deck.VANDALISM: {
        "de": "Alle werfen sämtliche Karten der zuletzt gespielten Farbe ab. War noch keine Farbe da, passiert "
        "nichts.",
        "en": "All discard every card of the colour last played. If there has been no colour yet, nothing happens.",
    },
    deck.BLACK_HOLE: {
        "de": "Wer das Ereignis ausgelöst hat, bekommt alle schwarzen Karten der anderen.",
        "en": "Whoever triggered the event gets all black cards of the others.",
    },
    deck.CAPITALISM: {
        "de": "Wer hat, dem wird gegeben: Jeder zieht so viele Karten, wie er schon hat.",
        "en": "He who has shall have more: everybody draws as many cards as he already has.",
    },
    deck.CROWDFUNDING: {
        "de": "Jeder schenkt jedem, der die wenigsten Karten hat, eine Karte; die Armen selbst geben nichts.",
        "en": "Everybody gives a card to each player with the fewest cards; the poor themselves give none.",
    },
    deck.DISTRIBUTOR: {
        "de": "Wer das Ereignis ausgelöst hat, sieht alle Hände an und verteilt sie neu, jede als Ganzes; die "
        "eigene darf "
        "er nicht behalten.",
        "en": "Whoever triggered the event looks at all hands and hands them out anew, each as a whole; his own he "
        "must "
        "not keep.",
    },
    deck.DOUBLE_TAXATION: {
        "de": "Die Punkte deiner drei höchsten Karten kommen sofort auf dein Konto, und das Spiel geht weiter.",
        "en": "The points of your three highest cards go on your account at once, and the game goes on.",
    },
    deck.EVENT_MANAGER: {
        "de": "Drei Ereignisse werden aufgedeckt; wer das ausgelöst hat, sucht aus, welches ausgeführt wird.",
        "en": "Three events are uncovered; whoever triggered this chooses which of them is executed.",
    },
    deck.IDENTITY_THEFT: {
        "de": "Wer die meisten Punkte auf dem Konto hat, tauscht den Punktestand mit dem, der die wenigsten hat.",
        "en": "Whoever has the most points on the account swaps scores with whoever has the fewest.",
    },
    deck.LAST_CHANCE: {
        "de": "Den Rest der Runde gilt: Sooft jemand die letzte Karte loswird, kommt erst noch ein Ereignis.",
        "en": "For the rest of the round: whenever somebody gets rid of the last card there is one more event first.",
    },
    deck.PLAGUE: {
        "de": "Sofort kommen zwei weitere Ereignisse, eins nach dem anderen, was auch immer das erste anrichtet.",
        "en": "Two more events come at once, one after the other, whatever the first one does.",
    },
    deck.PLUS_ONE: {
        "de": "Den Rest der Runde gilt: Wer vom Stapel zieht, zieht eine Karte mehr.",
        "en": "For the rest of the round: whoever draws from the stack draws one card more.",
    },
    deck.REPEAT: {
        "de": "Wer das ausgelöst hat, führt ein Ereignis noch einmal aus, das in dieser Runde schon aufgedeckt "
        "wurde. Gab "
        "es noch keins, passiert nichts.",
        "en": "Whoever triggered this executes once more an event that has been uncovered in this round. If there "
        "was "
        "none, nothing happens.",
    },
    deck.RUSSIAN_ROULETTE: {
        "de": "Jeder legt eine Karte verdeckt hin; gemischt kommen sie oben auf den Stapel.",
        "en": "Everybody lays a card face down; shuffled, they go on top of the stack.",
    },
    deck.SEPPUKU: {
        "de": "Reihum: Deck die oberste Karte auf, und eine Zahl bringt dir 21 Punkte weniger, alles andere 42 "
        "mehr. Wer "
        "kneift, bekommt 21.",
        "en": "In turn: turn up the top card, and a number takes 21 points off you, anything else adds 42. Whoever "
        "shrinks from it gets 21.",
    },
    deck.TRUST_FALL: {
        "de": "Reihum nennt jeder jemanden, der ihm zwei Karten schenken muss.",
        "en": "In turn everybody names somebody who has to give him two cards.",
    },
}
"""What an event does in the game with a score sheet."""

WITHOUT_SHEET: dict[int, Text] = {
    deck.DOOMSDAY: {
        "de": "Die Runde ist sofort vorbei, und alle haben gleich viele Punkte, egal was sie halten: Die Runde "
        "gewinnen "
        "also alle, und wer geschützt ist, gewinnt sie allein.",
        "en": "The round is over at once, and all have the same number of points, whatever they hold: so all win the "
        "round, and whoever is protected wins it alone.",
    },
    deck.DOUBLE_TAXATION: {
        "de": "Alle zeigen ihre drei höchsten Karten: Wer damit am wenigsten Punkte hat, zieht eine Karte, der "
        "Zweite zwei "
        "und so weiter; bei Gleichstand gleich viele.",
        "en": "All show their three highest cards: whoever has the fewest points with them draws one card, the "
        "second two "
        "and so on; equals draw equally many.",
    },
    deck.IDENTITY_THEFT: {
        "de": "Wer das ausgelöst hat, bestimmt zwei, auch sich selbst, die Karten und Plätze tauschen.",
        "en": "Whoever triggered this names two, himself if he likes, who swap their cards and their places.",
    },
    deck.SEPPUKU: {
        "de": "Reihum: Deck die oberste Karte auf, und bei einer Zahl darfst du zwei Karten abwerfen, bei allem "
        "anderen "
        "ziehst du vier. Wer kneift, zieht zwei.",
        "en": "In turn: turn up the top card, and with a number you may discard two cards, with anything else you "
        "draw "
        "four. Whoever shrinks from it draws two.",
    },
}
"""What an event does otherwise when nobody writes points down."""

CALL: dict[int, Text] = {
    deck.CHARITY: {
        "de": "Eine milde Gabe von denen, die zu viel haben!",
        "en": "Alms from those who have too much!",
    },
    deck.COMMUNISM: {
        "de": "Allen gleich viel, also allen zu viel!",
        "en": "The same for all, too much for all!",
    },
    deck.DOOMSDAY: {"de": "Weltuntergang, Schluss für alle!", "en": "The end of the world, for everybody!"},
    deck.EARTHQUAKE: {"de": "Alles rutscht nach rechts!", "en": "Everything slides to the right!"},
    deck.EXPANSION: {
        "de": "Eine, zwei, drei: Die Hände wachsen!",
        "en": "One, two, three: the hands are growing!",
    },
    deck.FINISH_LINE: {"de": "Zieleinlauf, Karten zählen!", "en": "Across the line, count your cards!"},
    deck.FRIDAY: {"de": "Huh! Ach, doch nichts.", "en": "Boo! Oh, nothing after all."},
    deck.GAMBLING_MAN: {"de": "Wer zu hoch pokert, nimmt alles!", "en": "Play too high and you take it all!"},
    deck.MARKET: {"de": "Frisch vom Stapel, greift zu!", "en": "Fresh from the stack, help yourselves!"},
    deck.MATING_SEASON: {"de": "Alle Pärchen verdrücken sich!", "en": "All the couples slip away!"},
    deck.MERRY_CHRISTMAS: {"de": "Schöne Bescherung!", "en": "Presents for everybody, like it or not!"},
    deck.MEXICAN_STANDOFF: {
        "de": "Weg mit allem, drei neue für jeden!",
        "en": "Drop everything, three new ones each!",
    },
    deck.RECESSION: {"de": "Es muss gespart werden!", "en": "Time to save!"},
    deck.ROBIN_HOOD: {"de": "Nehmt es den Reichen!", "en": "Take it from the rich!"},
    deck.SURPRISE_PARTY: {"de": "Überraschung, ein Geschenk!", "en": "Surprise, a present!"},
    deck.ALL_SEEING_EYE: {
        "de": "Hosen runter, Karten auf den Tisch!",
        "en": "No more secrets, cards on the table!",
    },
    deck.THIRD_TIME_LUCKY: {"de": "Drei für jeden!", "en": "Three for everybody!"},
    deck.TIME_BOMB: {"de": "Noch drei Züge, tick, tick, tick!", "en": "Three turns left, tick, tick, tick!"},
    deck.TORNADO: {"de": "Alles wirbelt durcheinander!", "en": "Everything goes round and round!"},
    deck.VANDALISM: {"de": "Eine Farbe fliegt raus!", "en": "One colour gets smashed!"},
    deck.BLACK_HOLE: {"de": "Alles Schwarze wird verschluckt!", "en": "It swallows all that is black!"},
    deck.CAPITALISM: {"de": "Wer hat, dem wird gegeben!", "en": "Much will have more!"},
    deck.CROWDFUNDING: {"de": "Sammeln wir für die Armen!", "en": "Let's chip in for the poor!"},
    deck.DISTRIBUTOR: {
        "de": "Hände hoch, hier wird neu verteilt!",
        "en": "Hands up, they are handed out anew!",
    },
    deck.DOUBLE_TAXATION: {"de": "Das Finanzamt lässt grüßen!", "en": "Kind regards from the tax office!"},
    deck.EVENT_MANAGER: {
        "de": "Drei zur Auswahl, eins wird wahr!",
        "en": "Three to choose from, one comes true!",
    },
    deck.IDENTITY_THEFT: {"de": "Wer bist du gleich noch mal?", "en": "Who did you say you were?"},
    deck.LAST_CHANCE: {
        "de": "So schnell kommt hier keiner mehr raus!",
        "en": "Nobody gets out that easily any more!",
    },
    deck.PLAGUE: {"de": "Ein Unglück kommt selten allein!", "en": "It never rains but it pours!"},
    deck.PLUS_ONE: {
        "de": "Darf es ab jetzt eine mehr sein?",
        "en": "From now on, one more for good measure!",
    },
    deck.REPEAT: {"de": "Zugabe!", "en": "Encore!"},
    deck.RUSSIAN_ROULETTE: {"de": "Sechs Kammern, viele Karten!", "en": "Six chambers, many cards!"},
    deck.SEPPUKU: {"de": "Wer traut sich?", "en": "Who dares?"},
    deck.TRUST_FALL: {
        "de": "Fallen lassen, es fängt schon jemand!",
        "en": "Let yourself fall, somebody will catch!",
    },
}
"""What the story calls out when an event is uncovered: it fits with a score sheet and without one."""


def event_name(event: int, lang: str) -> str:
    """An event's title."""
    checked(lang)
    return EVENT_NAME[event]


def event_rule(event: int, lang: str, sheet: bool = True) -> str:
    """What an event does; ``sheet``: whether points are written down."""
    text = DOES[event] if sheet else WITHOUT_SHEET.get(event, DOES[event])
    return text[checked(lang)]


def event_call(event: int, lang: str) -> str:
    """An event as the story calls it out: "Tornado: Everything goes round and round!"."""
    return f"{EVENT_NAME[event]}: {CALL[event][checked(lang)]}"


_BOTH: Text = {"de": "{sheet} Ohne Punkteblatt: {other}", "en": "{sheet} Without a score sheet: {other}"}
EVENT_RULE: dict[str, Text] = {
    EVENT_TITLES[event]: {
        lang: _BOTH[lang].format(sheet=DOES[event][lang], other=WITHOUT_SHEET[event][lang])
        if event in WITHOUT_SHEET
        else DOES[event][lang]
        for lang in _BOTH
    }
    for event in range(EVENTS)
}
"""What each event does, by its title in documents; where the ways to count differ, both."""

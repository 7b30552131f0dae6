"""What the server itself says, in each language: refusals, form errors, the first compile."""

from __future__ import annotations

from ..errors import BiberbauError
from .model import LANGUAGES

TEXTS: dict[str, tuple[str, str]] = {
    # titles by status
    "title-400": ("That form is not right", "Das Formular stimmt nicht"),
    "title-403": ("That is not for you", "Das geht so nicht"),
    "title-404": ("There is nothing here", "Hier ist nichts"),
    "title-405": ("That is no way in", "Hier geht es nicht hinein"),
    "title-409": ("Not now", "Jetzt nicht"),
    "title-413": ("Too much", "Zu viel"),
    "title-415": ("Not that kind of form", "Nicht diese Art Formular"),
    "title-421": ("Not under this name", "Nicht unter diesem Namen"),
    "title-500": ("Something broke", "Da ist etwas kaputtgegangen"),
    # refusals
    "no-page": ("There is no such page.", "Diese Seite gibt es nicht."),
    "no-method": (
        "This address does not take that kind of request.",
        "Diese Adresse nimmt so etwas nicht an.",
    ),
    "broken": (
        "An error on our side. Nothing that was confirmed is lost; load the page again.",
        "Ein Fehler bei uns. Nichts Bestätigtes ist verloren; lade die Seite neu.",
    ),
    "no-game": ("There is no game “{game}”.", "Ein Spiel „{game}“ gibt es nicht."),
    "no-table": (
        "There is no such table. Check the link, or open a new one.",
        "Diesen Tisch gibt es nicht. Prüfe den Link oder eröffne einen neuen.",
    ),
    "odd-address": (
        "That address has a character that no address here has. Check the link.",
        "Diese Adresse enthält ein Zeichen, das hier keine hat. Prüfe den Link.",
    ),
    "broken-table": (
        "This table cannot be read from our database, so it stays closed. All others go on.",
        "Dieser Tisch ist in unserer Datenbank nicht lesbar und bleibt zu. Alle anderen gehen weiter.",
    ),
    "no-file": ("There is no such file.", "Diese Datei gibt es nicht."),
    "cross-site": (
        "This was sent from another site, so it does not count. Play from the table's own page.",
        "Das kam von einer anderen Website und zählt nicht. Spiele von der Seite des Tisches aus.",
    ),
    "unknown-host": (
        "This server is not called “{host}”. Whoever runs it can allow the name: biberbau serve --allow-host {host}",
        "Dieser Server heißt nicht „{host}“. Wer ihn betreibt, kann den Namen zulassen: "
        "biberbau serve --allow-host {host}",
    ),
    "forged": (
        "Your cookie was not made here, so we cannot tell who you are. It is deleted: reload the page.",
        "Dein Cookie ist nicht von hier, wir kennen dich also nicht. Es ist gelöscht: Lade die Seite neu.",
    ),
    "too-large": (
        "Forms here are shorter than {limit} bytes.",
        "Formulare haben hier weniger als {limit} Bytes.",
    ),
    "not-a-form": ("Send an ordinary form.", "Schicke ein gewöhnliches Formular."),
    "missing": ("The form lacks “{field}”.", "Im Formular fehlt „{field}“."),
    "not-seated": (
        "You watch this game; only those who sit at the table can do that.",
        "Du schaust zu; das können nur die, die am Tisch sitzen.",
    ),
    "not-your-turn": ("It is {name}'s turn, not yours.", "{name} ist am Zug, nicht du."),
    "not-yours": (
        "Only whoever acted last can take it back.",
        "Nur wer zuletzt gehandelt hat, kann das zurücknehmen.",
    ),
    "not-host": (
        "Only {name}, who opened the table, can do that.",
        "Das kann nur {name}: Wer den Tisch eröffnet hat.",
    ),
    "host-stays": (
        "You opened this table, so you cannot leave it before the game.",
        "Du hast diesen Tisch eröffnet und kannst ihn vor dem Spiel nicht verlassen.",
    ),
    "stale": (
        "The game has moved on since your page was drawn. Look again, then decide.",
        "Seit deine Seite gezeichnet wurde, ging das Spiel weiter. Sieh noch einmal hin, dann entscheide.",
    ),
    "illegal": ("“{action}” is not possible now.", "„{action}“ geht jetzt nicht."),
    "illegal-why": ("{why} Possible now: {legal}.", "{why} Möglich ist jetzt: {legal}."),
    "possible": ("That is possible now.", "Das geht jetzt."),
    "title-selection": ("What these cards make", "Was diese Karten ergeben"),
    "selection": ("{why}", "{why}"),
    "no-choice": ("Choose a card or an answer first.", "Wähle zuerst eine Karte oder eine Antwort."),
    "no-action": ("“{action}” is no action of this game.", "„{action}“ ist keine Aktion dieses Spiels."),
    "not-together": (
        "Together you can only send cards that are laid together, if they go together. Send one action at a time.",
        "Zusammen kannst du nur Karten schicken, die zusammen gelegt werden und zusammenpassen."
        " Schicke eine Aktion nach der anderen.",
    ),
    "in-lobby": ("The game has not begun yet.", "Das Spiel hat noch nicht begonnen."),
    "has-begun": ("The game has begun already.", "Das Spiel hat schon begonnen."),
    "is-over": ("The game is over.", "Das Spiel ist zu Ende."),
    "not-over": (
        "The replay opens when the game is over: it shows every card.",
        "Die Aufzeichnung öffnet sich nach dem Spiel: Sie zeigt jede Karte.",
    ),
    "no-rematch": (
        "First finish this game, then play again.",
        "Erst dieses Spiel beenden, dann noch einmal.",
    ),
    "stays-final": (
        "That is done for good by the rules of this game, so it stays.",
        "Das gilt nach den Regeln dieses Spiels, also bleibt es.",
    ),
    "stays-shown": (
        "That showed somebody a hidden card, so it stays.",
        "Das hat jemandem eine verdeckte Karte gezeigt, also bleibt es.",
    ),
    "stays-drawn": (
        "Luck has answered that already, so it stays.",
        "Darauf hat schon der Zufall geantwortet, also bleibt es.",
    ),
    "stays-looked": (
        "That changed which cards somebody is looking at, so it stays.",
        "Danach sieht jemand andere Karten als vorher, also bleibt es.",
    ),
    "stays-answered": (
        "Everybody waited for that answer, so it stays.",
        "Auf diese Antwort haben alle gewartet, also bleibt sie.",
    ),
    "nothing-to-undo": ("There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
    "seat-open": (
        "Somebody is still missing: seat {seat} is open. Invite a friend or let a bot sit down.",
        "Es fehlt noch jemand: Platz {seat} ist frei. Lade jemanden ein oder setze einen Bot dazu.",
    ),
    "seat-taken": ("That seat is taken.", "Dieser Platz ist besetzt."),
    "table-full": ("All seats are taken; you can watch.", "Alle Plätze sind besetzt; du kannst zuschauen."),
    "no-seat": ("There is no such seat.", "Diesen Platz gibt es nicht."),
    "no-ply": (
        "The game has positions 0 to {last}, not {at}.",
        "Das Spiel hat die Stellungen 0 bis {last}, nicht {at}.",
    ),
    "other-rules": (
        "This table was played by other rules than this release has, so it cannot be shown any more."
        " Open a new table; whoever runs this server finds the reason in its log.",
        "Dieser Tisch wurde nach anderen Regeln gespielt, als diese Version sie hat, und lässt sich nicht mehr zeigen."
        " Eröffne einen neuen; wer den Server betreibt, findet den Grund in dessen Protokoll.",
    ),
    "no-hint": ("There is no hint now: it is not your turn.", "Kein Tipp jetzt: Du bist nicht am Zug."),
    "no-language": (
        "Pages here are in English or German.",
        "Die Seiten gibt es auf Deutsch oder Englisch.",
    ),
    # form errors
    "name-empty": ("Type a name, at most 20 characters.", "Gib einen Namen ein, höchstens 20 Zeichen."),
    "name-long": (
        "That name is too long: at most 20 characters.",
        "Der Name ist zu lang: höchstens 20 Zeichen.",
    ),
    "name-odd": (
        "That name has characters that nobody can see. Use letters, digits and signs.",
        "Der Name enthält unsichtbare Zeichen. Nimm Buchstaben, Ziffern und Satzzeichen.",
    ),
    "name-reserved": (
        "“{name}” is what each player reads for themselves at the table. Take another name.",
        "„{name}“ steht am Tisch für die Person, die gerade liest. Nimm einen anderen Namen.",
    ),
    "name-taken": (
        "Somebody here has that name already, or one that looks just like it.",
        "So heißt hier schon jemand, oder der Name sieht genauso aus.",
    ),
    "seat-kind": (
        "A seat is open or has a bot: {levels}.",
        "Ein Platz ist offen oder hat einen Bot: {levels}.",
    ),
    "words-long": (
        "Your words for the deal: at most 200 characters.",
        "Deine Worte fürs Geben: höchstens 200 Zeichen.",
    ),
    "words-odd": (
        "Your words for the deal have characters that nobody can see. Use letters, digits and signs.",
        "Deine Worte fürs Geben enthalten unsichtbare Zeichen. Nimm Buchstaben, Ziffern und Satzzeichen.",
    ),
    "words-first": (
        "Words count only once you have seen the table's seal: take them from its page, with the seal.",
        "Worte zählen erst, wenn du das Siegel des Tisches gesehen hast: Schick sie von seiner Seite, mit Siegel.",
    ),
    "words-missing": (
        "{name} has not sat down yet, and only then adds words to the deal. Wait, or give the seat to a bot.",
        "{name} sitzt noch nicht und fügt erst dann dem Geben Worte hinzu. Warte, oder setz einen Bot hin.",
    ),
    "seal-used": (
        "That seal has dealt a table already. Here is a new one; look at it, then open the table.",
        "Mit diesem Siegel wurde schon gegeben. Hier ist ein neues; sieh es an, dann eröffne den Tisch.",
    ),
    "seal-foreign": (
        "That seal is not from here, or too old. Load the page again: it shows the one that counts.",
        "Dieses Siegel ist nicht von hier oder zu alt. Lade die Seite neu: Sie zeigt das gültige.",
    ),
    "option-bad": ("That does not go: {reason}.", "Das geht nicht: {reason}."),
    "guest": ("Guest", "Gast"),
    # first compile
    "warm-waiting": (
        "{title}: the rules will be compiled in a moment, once.",
        "{title}: Die Regeln werden gleich übersetzt, nur dieses eine Mal.",
    ),
    "warm-rules": (
        "Compiling the rules of {title}: up to some minutes, once.",
        "Die Regeln von {title} werden übersetzt: bis zu einigen Minuten, nur dieses eine Mal.",
    ),
    "warm-bots": ("{title}: the bots are warming up.", "{title}: Die Bots wärmen sich auf."),
    "warm-loading": ("{title}: nearly ready.", "{title}: Gleich ist es so weit."),
    "warm-again": (
        "The rules of {title} could not be compiled ({reason}). We try again in a moment.",
        "Die Regeln von {title} ließen sich nicht übersetzen ({reason}). Gleich folgt der nächste Versuch.",
    ),
    "warm-failed": (
        "The rules of {title} could not be compiled: {reason}",
        "Die Regeln von {title} ließen sich nicht übersetzen: {reason}",
    ),
}
"""English and German text by key, in the order of ``LANGUAGES``."""


def say(lang: str, key: str, **values: object) -> str:
    """The text of that key in a language."""
    return TEXTS[key][LANGUAGES.index(lang)].format(**values)


class RefusedError(BiberbauError):
    """A request that is not granted: its HTTP status and which text says why."""

    def __init__(self, status: int, key: str, **values: object) -> None:
        super().__init__(say(LANGUAGES[0], key, **values))
        self.status = status
        self.key = key
        self.values = values

    def text(self, lang: str) -> str:
        """The reason in that language."""
        return say(lang, self.key, **self.values)

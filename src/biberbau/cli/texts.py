"""What the terminal itself says, whatever the game, in German and English."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.wording import joined

TEXT: dict[str, dict[str, str]] = {
    "commands": {
        "de": "Nummer oder Notation: spielen · ? Hilfe · ? KARTE ihre Regel · ? rules alle Regeln · hint "
        "· undo zurück · save DATEI · quit",
        "en": "a number or a notation plays · ? help · ? CARD its rule · ? rules all rules · hint · undo · "
        "save FILE · quit",
    },
    "no_help": {"de": "Zu {subject!r} weiß ich nichts.", "en": "There is no help on {subject!r}."},
    "no_number": {"de": "Nummern gehen von 1 bis {last}.", "en": "Numbers go from 1 to {last}."},
    "possible": {"de": "Möglich ist jetzt: {possible}", "en": "Possible now: {possible}"},
    "pass": {
        "de": "Gib die Tastatur an {who} weiter. Alle anderen schauen weg! Dann Eingabetaste.",
        "en": "Pass the keyboard to {who}. Everybody else looks away! Then press Enter.",
    },
    "hint": {"de": "Tipp: {action}. {consequence}", "en": "Hint: {action}. {consequence}"},
    "undone": {"de": "Zurückgenommen: {action}", "en": "Taken back: {action}"},
    "undo_others": {
        "de": "Zurücknehmen kannst du nur den eigenen letzten Zug, und der letzte war nicht deiner.",
        "en": "You can only take back your own last action, and the last one was not yours.",
    },
    "undo_nothing": {"de": "Es gibt nichts zurückzunehmen.", "en": "There is nothing to take back."},
    "stays-final": {
        "de": "{action} gilt nach den Regeln dieses Spiels und bleibt.",
        "en": "{action} is done for good by the rules of this game, so it stays.",
    },
    "stays-shown": {
        "de": "{action} hat jemandem eine verdeckte Karte gezeigt und bleibt.",
        "en": "{action} showed somebody a hidden card, so it stays.",
    },
    "stays-drawn": {
        "de": "Auf {action} hat schon der Zufall geantwortet, also bleibt es.",
        "en": "Luck has answered {action} already, so it stays.",
    },
    "stays-looked": {
        "de": "Nach {action} sieht jemand andere Karten als vorher, also bleibt es.",
        "en": "{action} changed which cards somebody is looking at, so it stays.",
    },
    "saved": {
        "de": "Gespeichert in {file}. Die Datei verrät alle Karten, auch die verdeckten.",
        "en": "Saved to {file}. The file tells all cards, hidden ones too.",
    },
    "save_what": {
        "de": "save DATEI: Es fehlt der Dateiname.",
        "en": "save FILE: the file's name is missing.",
    },
    "cannot_save": {
        "de": "{file} lässt sich nicht schreiben: {reason}",
        "en": "cannot write {file}: {reason}",
    },
    "input_ended": {
        "de": "Die Eingabe ist zu Ende, das Spiel noch nicht. Aktionen bisher: {plies}; am Zug: {who}",
        "en": "The input has ended, the game has not. Actions so far: {plies}; to act: {who}",
    },
    "quit": {"de": "Bis zum nächsten Mal!", "en": "See you next time!"},
    "after_the_end": {
        "de": "save DATEI hebt das Spiel auf, q beendet.",
        "en": "save FILE keeps the game; q ends.",
    },
    "result": {"de": "Ergebnis: {scores}", "en": "Result: {scores}"},
    "wins": {"de": "{who} gewinnt!", "en": "{who} wins!"},
    "share": {"de": "{who} teilen sich den Sieg!", "en": "{who} share the victory!"},
    "you_win": {"de": "Du gewinnst!", "en": "You win!"},
    "step": {
        "de": "Aktion {at} von {last} · Eingabetaste weiter · b zurück · Nummer springt · q Ende",
        "en": "action {at} of {last} · Enter: next · b: back · a number: go there · q: quit",
    },
    "commitment": {
        "de": "Karten per Siegel festgelegt: {commitment}",
        "en": "The deal is sealed: {commitment}",
    },
}


def text(key: str, lang: str, **parts: object) -> str:
    """One of the texts, filled in."""
    return TEXT[key][lang].format(**parts)


def result(
    scores: Sequence[int], winners: Sequence[int], names: Sequence[str], lang: str, you: str
) -> list[str]:
    """How a game ended: everybody's score, and who wins. ``you`` is the name that stands for the reader."""
    lines = [
        text(
            "result",
            lang,
            scores=", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True)),
        )
    ]
    who = [names[seat] for seat in winners]
    if who == [you]:
        return [*lines, text("you_win", lang)]
    return [*lines, text("wins" if len(who) == 1 else "share", lang, who=joined(who, lang))]

"""Phrasebooks: everything that a game says, each kind of sentence once, with an example.

They are collected from random games under all choices of its options, and from the positions that the game's tests lay
out (``LAID`` in ``tests/<game>/laid.py``). ``python -m common.phrasebook [GAME …]`` (``make phrasebooks``) writes them
to ``tests/<game>/phrasebook.<lang>.txt``; the difference is read before it is committed.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from importlib import import_module
from itertools import groupby
from pathlib import Path

from biberbau import Game, Match, Position, View
from biberbau.games import game_ids, kind
from biberbau.games.common.catalogues.wording import addressed
from biberbau.games.common.view.presentation import Pick
from biberbau.games.common.view.shown import languages, shown
from biberbau.kernel.events import Event
from biberbau.testing.cover import cover, each_once

from .scenario import BaseTable

TESTS = Path(__file__).parent.parent
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gesa", "Hanno", "Ina", "Jan", "Kim", "Leo")
EVERY = 7
"""One in this many plies of a random game is looked at closely."""
PLIES = 150

# Cards, names and numbers are what sentences of one kind differ in.
NUMBER = re.compile(
    r"[+−]?\d+(?:er\b|s\b|st\b|nd\b|rd\b|th\b)?"
    r"|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|first|second|third|fourth|fifth|sixth|seventh|eighth"
    r"|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf"
    r"|(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht)e[rnms]?"
    r"|deux|trois|quatre|cinq|sept|neuf|dix|onze|douze|première|deuxième|troisième|quatrième)\b"
)
ARTICLE = r"(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Kk]?[Ee]ine?[rnms]?|[Aa]n?|[Tt]he|[Nn]o) )?"
FRENCH = r"(?:\b(?:[Ll][ea]|[Uu]ne?) |\b[Ll]['’])?"
ENDING = r"(?:e|en|er|es|em|n|s|’s|'s|e[rn]s)?"

FAULTY = re.compile(r"None|[{}\[\]]|  |^\s|\s$|(?<!\w)-\d| [.,:!?]|\.\.|[!?]\.")
"""What no text has that was filled in well."""
FOREIGN = {
    "de": re.compile(r"\b(and|is|its|your|with|cards)\b"),
    "en": re.compile(r"\b(der|das|und|ist|ein|eine|Karte|Karten)\b|[äöüß]"),
    "fr": re.compile(r"\b(der|das|und|ist|Karte|Karten|and|its|your|with|cards)\b|[äöüß]"),
}
LABELS = "the table", "labels"
SENTENCES = ("questions", "what they bring", "why not", "the story")
"""Sections that hold nothing but whole sentences."""


class Forms:
    """Tells which texts are the same but for cards, names and numbers."""

    def __init__(self, game_id: str, lang: str) -> None:
        words, names = shown(game_id).words, set()
        seats = [words.seat_name(seat, lang) for seat in range(kind(game_id).players[1])]
        for card in range(len(faces(game_id))):
            names |= set(re.findall(r"[^\W\d_]{2,}", words.bare_card(card, lang)))
        stems = {name[:-2] if name.endswith("er") and name[0].islower() else name for name in names}
        cards = "|".join(
            sorted((f"[{s[0]}{s[0].upper()}]{re.escape(s[1:])}" for s in stems), key=len, reverse=True)
        )
        self.article = FRENCH if lang == "fr" else ARTICLE
        self.person = re.compile(rf"\b(?:{'|'.join((*NAMES, *seats))})(?:['’]s|s)?\b")
        self.card = re.compile(rf"\b(?:{cards}){ENDING}(?!\w)")

    def __call__(self, text: str) -> str:
        """The text without what may differ."""
        form = self.card.sub("C", self.person.sub("N", text))
        form = NUMBER.sub("#", form)
        form = re.sub(rf"{self.article}[„“]?(?:[C#] ?× )?[C#](?:[ -][C#]\b)*[“”]?", "C", form)
        return re.sub(r"([NC][^,.:;!?]*?)(?:(?:,| und| and| or| oder| or| →|, und|, and) \1)+", r"\1", form)


def faces(game_id: str) -> list[str]:
    """All cards, as notation writes them."""
    game, found = kind(game_id), []
    while not game.pile_faces:
        try:
            found.append(game.card_name(len(found)))
        except (IndexError, KeyError):
            return found
    return list(game.pile_faces)


class Phrasebook:
    """What one game says in one language, by section and heading."""

    def __init__(self, game_id: str, lang: str) -> None:
        self.game_id = game_id
        self.lang = lang
        self.form = Forms(game_id, lang)
        self.said: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
        self.heard: set[tuple[str, str, str]] = set()

    def add(self, section: str, heading: str, text: str) -> None:
        """A text that was said; of several of one form the shortest stays as the example."""
        if not text:
            return
        if (section, heading, text) in self.heard:
            return
        self.heard.add((section, heading, text))
        assert not FAULTY.search(text) and not FOREIGN[self.lang].search(text), text
        assert section not in SENTENCES or (text[-1] in ".!?)" and not text[0].islower()), text
        said, form = self.said[section, heading], self.form(text)
        said[form] = min(said.get(form, text), text, key=lambda one: (len(one), one))

    def lines(self) -> Iterator[str]:
        """The file's lines: sections in the order in which they began, all else by the alphabet."""
        yield f"{self.game_id} ({self.lang}): what it says, one example of each kind; written by make phrasebooks"
        elsewhere = {form for where, said in self.said.items() for form in said if where != LABELS}
        self.said[LABELS] = {form: text for form, text in self.said[LABELS].items() if form not in elsewhere}
        for section in dict.fromkeys(section for section, _ in self.said):
            yield from ("", f"== {section}")
            for heading in sorted(heading for where, heading in self.said if where == section):
                if heading:
                    yield f"{heading}:"
                examples = self.said[section, heading].values()
                yield from (f"  {text}" for text in sorted(one.replace("\n", " ¶ ") for one in examples))


class Collector:
    """Listens to one game in all languages at once."""

    def __init__(self, game_id: str) -> None:
        self.kind, self.words = kind(game_id), shown(game_id).words
        self.books = {lang: Phrasebook(game_id, lang) for lang in languages(game_id)}
        self.often: Counter[tuple[object, ...]] = Counter()
        self.tables: Counter[tuple[object, ...]] = Counter()

    # ------------------------------------------------------------------------------------------------- static

    def names(self) -> None:
        """The game, its seats, its cards and its options."""
        words = self.words
        for lang, book in self.books.items():
            for text in (words.title(lang), words.tagline(lang), *words.coach(lang)):
                book.add("the game", "", text)
            seats = (words.seat_name(seat, lang) for seat in range(self.kind.players[1]))
            book.add("seats and cards", "seats", ", ".join(seats))
            cards = (words.bare_card(card, lang) for card in range(len(faces(self.kind.id))))
            book.add("seats and cards", "cards", ", ".join(cards))
            for option in self.kind.options:
                book.add("options", option.name, words.option_name(option.name, lang))
                book.add("options", option.name, words.option_help(option.name, lang))
                for choice in option.choices:
                    said = words.choice_name(option.name, choice, lang)
                    book.add("options", option.name, f"{choice}: {said}")

    # ------------------------------------------------------------------------------------------------ positions

    def enough(self, most: int, *what: object) -> bool:
        """Whether there are texts enough of this kind."""
        self.often[what] += 1
        return self.often[what] > most

    def look(self, match: Match) -> None:
        """Everything that anybody reads now, except the story."""
        seats = [match.to_act, *(seat for seat in range(match.game.players) if seat != match.to_act)]
        asked = asks(match.position())
        for seat in dict.fromkeys([*seats[:2], None]):
            view = match.view(seat)
            for lang, book in self.books.items():
                names = called(match.game, seat, lang)
                book.add("questions", asked, self.words.prompt(view, names, lang))
                book.add("the end", "", self.words.verdict(view, names, lang))
                if seat != match.to_act and not match.over:
                    for subject in (self.kind.actions[0].notation, "sing"):
                        book.add("why not", "not to act", self.words.why_not(view, subject, lang))
            self.tables[asked, seat == match.to_act] += 1
            if self.tables[asked, seat == match.to_act] <= 6:
                self.table(view, match.events(seat))
            self.log(match, seat)
        if match.to_act is not None:
            self.actions(match.view(match.to_act), asked)

    def actions(self, view: View, asked: str) -> None:
        """What the actions are called, what they would bring, why they are not possible."""
        assert view.seat is not None
        why, questions = self.kind.rules.why, {lang: self.question(view, lang) for lang in self.books}
        for action in self.kind.actions:
            reason = self.kind.reasons(why(view.state, action.id))
            most, kind_of = (3, action.word) if reason else (2, action.notation)
            if self.enough(most, reason.name, kind_of, asked):
                continue
            for lang, book in self.books.items():
                names = called(view.game, view.seat, lang)
                book.add("actions", action.word, self.words.action(view, action, lang, names))
                said = self.words.why_not(view, action.notation, lang)
                book.add("why not", reason.name.lower(), said.replace(questions[lang], "(question)"))
                assert (said == "") == (reason == 0), action
                if reason == 0:
                    said = self.words.consequence(view, action, lang, names)
                    book.add("what they bring", action.word, said)

    def question(self, view: View, lang: str) -> str:
        """What is asked, as reasons repeat it: with the seats' own names."""
        names = [self.words.seat_name(seat, lang) for seat in range(view.game.players)]
        return self.words.prompt(view, names, lang)

    def table(self, view: View, events: Sequence[tuple[int, Event]]) -> None:
        """What else stands on the table: labels and what is counted."""
        names = NAMES[: view.game.players]
        for lang, book in self.books.items():
            board = shown(self.kind.id).table(view, events, names, lang)
            for pod in board.pods:
                book.add("the table", "counted", pod.score_what)
            book.add("the table", "progress", board.progress)
            for text in labels(board):
                if text not in names:
                    book.add(*LABELS, text)

    # ------------------------------------------------------------------------------------------------- the story

    def story(self, match: Match, seat: int | None, *, start: bool = False) -> None:
        """All that has happened, as a viewer is told it; ``start``: the match began with a laid-out position."""
        events = match.events(seat)
        self.tell(match.view(seat), [pair for pair in events if pair[0] or not start], start=start)

    def log(self, match: Match, seat: int | None) -> None:
        """What a table tells of it where people have to remember."""
        view, events = match.view(seat), match.events(seat)
        told = self.words.as_told(view, events)
        if told != events:
            self.tell(view, told, start=True)

    def tell(self, view: View, events: Sequence[tuple[int, Event]], *, start: bool) -> None:
        """Events as a viewer is told them, ply by ply."""
        for lang, book in self.books.items():
            names = called(view.game, view.seat, lang)
            tellers = self.words.Narrator
            teller = (tellers.of if start else tellers.from_deal)(view.state, names, lang)
            for _, group in groupby(events, key=lambda pair: pair[0]):
                for text in teller.tell([event for _, event in group]):
                    book.add("the story", "", text)


def called(game: Game, seat: int | None, lang: str) -> Sequence[str]:
    """What the seats are called in what this seat reads: itself "you"."""
    names = NAMES[: game.players]
    if seat is None:
        return names
    found = addressed(game.players, seat, lang, names)
    found[seat] = found[seat].capitalize()
    return found


def asks(view: Position) -> str:
    """The kind of the decision that is due."""
    decisions = view.document()["position"].get("decisions")
    return str(decisions[-1]["kind"]) if decisions else "over"


def labels(part: object) -> Iterator[str]:
    """All texts in a table's data that are for people; element ids, notation and movements are not."""
    if isinstance(part, Pick):
        yield part.rule
    elif isinstance(part, str):
        if part[:1].isupper() or (" " in part.strip() and part[:1].isalpha() and not part.islower()):
            yield part
    elif isinstance(part, list | tuple):
        for one in part:
            yield from labels(one)
    elif is_dataclass(part):
        for field in fields(part):
            if field.name not in ("steps", "ops", "log", "labels", "action", "id"):
                yield from labels(getattr(part, field.name))


# ----------------------------------------------------------------------------------------------------- collecting


def laid_out(game_id: str) -> Sequence[Callable[[], BaseTable]]:
    """The positions that the game's tests lay out."""
    there = (TESTS / game_id / "laid.py").exists()
    return import_module(f"{game_id}.laid").LAID if there else ()


def collected(game_id: str) -> dict[str, str]:
    """The phrasebooks by language."""
    collector = Collector(game_id)
    collector.names()
    for number, options in enumerate(each_once(cover(collector.kind))):
        collector.often.clear()
        match, dice = Match(Game(collector.kind, options), number), random.Random(number)
        while not match.over and match.ply < PLIES:
            if match.ply % EVERY == 0:
                collector.look(match)
            match.play(dice.choice(match.legal()))
        collector.look(match)
        for seat in (0, None):
            collector.story(match, seat)
    for lay in laid_out(game_id):
        collector.often.clear()
        match = lay().match
        collector.look(match)
        for seat in (*range(match.game.players), None):
            collector.story(match, seat, start=True)
    for book in collector.books.values():
        for reason in collector.kind.reasons:
            if reason and ("why not", reason.name.lower()) not in book.said:
                book.said["why not", reason.name.lower()]["never"] = "(never said here)"
    return {lang: "\n".join([*book.lines(), ""]) for lang, book in collector.books.items()}


def file_of(game_id: str, lang: str) -> Path:
    """Where a game's phrasebook lies."""
    return TESTS / game_id / f"phrasebook.{lang}.txt"


def main(games: Sequence[str]) -> None:
    """Write the phrasebooks of some games, or of all."""
    for game_id in games or game_ids():
        for lang, text in collected(game_id).items():
            file_of(game_id, lang).parent.mkdir(exist_ok=True)
            file_of(game_id, lang).write_text(text, encoding="utf-8")
            print(file_of(game_id, lang))


if __name__ == "__main__":
    main(sys.argv[1:])

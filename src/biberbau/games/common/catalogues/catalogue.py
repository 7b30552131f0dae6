"""Catalogues: all messages, in one Project Fluent file (``.ftl``) for each language and folder.

Python chooses the message and its parts; the catalogue has the words. In a message

- ``{ $who -> [you] Du ziehst *[other] { $who } zieht }`` turns on whether the subject is the reader (``YOU``);
- ``{ $n -> [one] 1 Karte *[other] { $n } Karten }`` turns on a number, by the plural rules of the language;
- ``{ NOUN($card, case: "acc", article: "a") }`` puts in a phrase, or an enumeration of phrases, in the form that the
  sentence needs: a ``Phrase`` is itself a message of the catalogue, which turns on ``$case`` and ``$article``. Where
  the sentence names none, the phrase's default variant speaks;
- ``{ CAP($card, …) }`` is the same with a capital first letter, ``{ SMALL($sentence) }`` with a small one,
  ``{ COMMAS($scores) }`` enumerates without "and";
- ``{ other }`` inserts another message with the same parts.

Inserted texts, mostly names, are isolated where they run from right to left (``isolation.py``).

Fluent's own parser reads the files; messages become closures. There are no silent errors: an unreadable file, a missing
message, a reference to one, and a missing part all raise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias, TypeVar

from babel.core import Locale
from fluent.syntax import FluentParser, ast

from ....errors import BiberbauError, OptionError
from .isolation import isolated

HERE = Path(__file__).parent
LANGUAGES = ("en", *sorted({file.stem for file in HERE.glob("*.ftl")} - {"en"}))
"""Languages of words and pages: those of the games' common catalogue; the first is the fallback."""

YOU = "you"
"""The value of a person who is the reader."""

LAST = "separator-last"
"""The conjunction before the last part of an enumeration."""

GRAMMAR = {"case": "", "article": ""}
"""The forms that a sentence may ask of a phrase, and the defaults."""


class CatalogueError(BiberbauError):
    """A catalogue that cannot be read, or a message that is missing or lacks a part."""


class Phrase:
    """A message to be put into others, in the form that they need: a card, a place, a number of things.

    ``said``: its cached forms: games keep the phrases of their cards, which are used all the time. ``of_reader``: it
    involves the reader.
    """

    __slots__ = ("key", "of_reader", "parts", "said")

    def __init__(self, key: str, **parts: Part) -> None:
        self.key = key
        self.parts = parts
        self.said: dict[tuple[Catalogue, str, str], str] = {}
        self.of_reader = any(map(reader_in, parts.values()))


def reader_in(part: Part) -> bool:
    """Whether one of a sentence's parts is the reader, or involves them."""
    if isinstance(part, Phrase):
        return part.of_reader
    if isinstance(part, str):
        return part == YOU
    return not isinstance(part, int) and any(map(reader_in, part))


Part: TypeAlias = "str | int | Phrase | Sequence[Part]"
Parts: TypeAlias = Mapping[str, Part]
Saying: TypeAlias = Callable[[Parts], str]
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def messages(file: Path) -> dict[str, ast.Pattern]:
    """The messages of a file, by key, in order; none if there is no file."""
    return read(file.read_text(encoding="utf-8"), file) if file.exists() else {}


def read(text: str, file: Path) -> dict[str, ast.Pattern]:
    """The messages of a text, by key, in order; ``file``: its name, for errors."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise CatalogueError(f"{file}: {entry.annotations[0].message}\n{entry.content}")
        if isinstance(entry, ast.Term):
            raise CatalogueError(f"{file}: -{entry.id.name}: messages can do what terms do")
        if isinstance(entry, ast.Message):
            _keep(found, file, entry)
    return found


def _keep(found: dict[str, ast.Pattern], file: Path, entry: ast.Message) -> None:
    """A message and its attributes."""
    name = entry.id.name
    new = {} if entry.value is None else {name: entry.value}
    new |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    if new.keys() & found.keys():
        raise CatalogueError(f"{file}: {name!r} is there twice")
    found |= new


class Catalogue:
    """The messages of one language, by key: ``message`` or ``message.attribute``; ``kept``: see ``Catalogues.once``."""

    def __init__(self, lang: str, patterns: Mapping[str, ast.Pattern]) -> None:
        self.lang = lang
        self.plural: Callable[[int], str] = cache(Locale.parse(lang).plural_form)
        self.patterns = patterns
        self.kept: dict[object, Any] = {}
        self.sayings: dict[str, Saying] = {key: self._text(pattern) for key, pattern in patterns.items()}

    def say(self, key: str, parts: Parts) -> str:
        """The message with that key, filled in."""
        try:
            return self.sayings[key](parts)
        except KeyError as missing:
            what = f"lacks ${missing.args[0]}" if key in self.sayings else "is not there"
            raise CatalogueError(f"{self.lang}: the message {key!r} {what}") from missing

    def noun(self, part: Part, grammar: Mapping[str, str], last: str = LAST) -> str:
        """A part of a message, in the form that it needs; ``last``: the conjunction before the last of many."""
        if isinstance(part, Phrase):
            form = (self, grammar["case"], grammar["article"])
            if form not in part.said:
                part.said[form] = self.say(part.key, {**part.parts, **grammar})
            return part.said[form]
        if isinstance(part, str):
            return isolated(part)
        if isinstance(part, int):
            return str(part).replace("-", "−")
        return self.joined([self.noun(one, grammar) for one in part], last)

    def joined(self, texts: Sequence[str], last: str = LAST) -> str:
        """An enumeration: "a, b and c"."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say("separator", {}).join(texts[:-1]) + self.say(last, {}) + texts[-1]

    # ---------------------------------------------------------------------------------------------- compiling

    def _text(self, pattern: ast.Pattern) -> Saying:
        """A function for a text with values inserted."""
        pieces = [
            element.value if isinstance(element, ast.TextElement) else self._put_in(element.expression)
            for element in pattern.elements
        ]
        return _joined(pieces)

    def _put_in(self, expression: object) -> Saying:
        """A function for the value that is inserted into a text."""
        if isinstance(expression, ast.VariableReference):
            return self._given(expression.id.name)
        if isinstance(expression, ast.SelectExpression):
            return self._turn(expression)
        if isinstance(expression, ast.MessageReference):
            return self._other(expression)
        if isinstance(expression, ast.FunctionReference):
            return self._function(expression)
        if isinstance(expression, ast.StringLiteral):
            return _constant(str(expression.parse()["value"]))
        raise CatalogueError(f"{self.lang}: {type(expression).__name__} is not used here")

    def _given(self, name: str) -> Saying:
        """A function for a part of the message."""

        def said(parts: Parts) -> str:
            part = parts[name]
            return isolated(part) if isinstance(part, str) else self.noun(part, GRAMMAR)

        return said

    def _other(self, reference: ast.MessageReference) -> Saying:
        """A function for another message."""
        key = reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "")
        if key not in self.patterns:
            raise CatalogueError(f"{self.lang}: the message {key!r} is not there")
        return lambda parts: self.sayings[key](parts)

    def _turn(self, expression: ast.SelectExpression) -> Saying:
        """A function for one of several variants."""
        variants: dict[str | int, Saying] = {}
        for variant in expression.variants:
            said = self._text(variant.value)
            key = variant.key
            variants[key.name if isinstance(key, ast.Identifier) else int(key.value)] = said
            if variant.default:
                default = said
        asked, plural = self._asked(expression.selector), self.plural

        def says(parts: Parts) -> str:
            value = asked(parts)
            found = variants.get(value)
            if found is None and isinstance(value, int):
                found = variants.get(plural(abs(value)))
            return (found or default)(parts)

        return says

    def _asked(self, selector: object) -> Callable[[Parts], str | int]:
        """A function for a selector: a word or number among the parts, or a phrase's form."""
        if not isinstance(selector, ast.VariableReference):
            return self._put_in(selector)
        name = selector.id.name

        def value(parts: Parts) -> str | int:
            part = parts[name]
            return part if isinstance(part, str | int) else self.noun(part, GRAMMAR)

        return value

    def _function(self, called: ast.FunctionReference) -> Saying:
        """A function for a phrase in the form that a sentence asks for."""
        (given,) = called.arguments.positional
        grammar = GRAMMAR | {one.name.name: str(one.value.value) for one in called.arguments.named}
        if not isinstance(given, ast.VariableReference) or grammar.keys() != GRAMMAR.keys():
            raise CatalogueError(
                f"{self.lang}: {called.id.name} takes a variable and {' and '.join(GRAMMAR)}"
            )
        name = given.id.name
        if called.id.name == "NOUN":
            return lambda parts: self.noun(parts[name], grammar)
        if called.id.name == "CAP":
            return lambda parts: capital(self.noun(parts[name], grammar))
        if called.id.name == "SMALL":
            return lambda parts: small(self.noun(parts[name], grammar))
        if called.id.name == "COMMAS":
            return lambda parts: self.noun(parts[name], grammar, "separator")
        raise CatalogueError(f"{self.lang}: there is no function {called.id.name}")


def _constant(text: str) -> Saying:
    """A constant function."""
    return lambda parts: text


def _joined(pieces: Sequence[str | Saying]) -> Saying:
    """A function for several pieces in a row; most messages insert one part or two."""
    texts, sayings = [""], list[Saying]()
    for piece in pieces:
        if isinstance(piece, str):
            texts[-1] += piece
        else:
            sayings.append(piece)
            texts.append("")
    if not sayings:
        return _constant(texts[0])
    before, *after = texts
    first = sayings[0]
    if texts == ["", ""]:
        return first
    if len(sayings) == 1:
        end = after[0]
        return lambda parts: before + first(parts) + end
    if len(sayings) == 2:
        second, (between, end) = sayings[1], after
        return lambda parts: before + first(parts) + between + second(parts) + end
    rest = list(zip(sayings, after, strict=True))
    return lambda parts: before + "".join([said(parts) + text for said, text in rest])


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """The text with a small first letter."""
    return text[:1].lower() + text[1:]


def yes_no(flag: object) -> str:
    """A boolean as a selector."""
    return "yes" if flag else "no"


class Catalogues:
    """The catalogues of a folder, which may use those of ``base``: ``says(lang, key, **parts)``.

    A folder that lacks a language falls back to the first one. ``otherwise``: default messages for keys that the folder
    lacks in all languages.
    """

    def __init__(self, folder: Path, base: Catalogues | None = None, otherwise: str = "") -> None:
        self.folder = folder
        self.otherwise = otherwise
        self.base = base
        self.families: list[str] = []
        self._read: dict[str, Catalogue] = {}

    def __call__(self, lang: str, key: str, /, **parts: Part) -> str:
        """A message in a language."""
        catalogue = self._read[lang] if lang in self._read else self.of(lang)
        return catalogue.say(key, parts)

    def once(self, function: Callable[Given, Answer]) -> Callable[Given, Answer]:
        """A decorator for a function of one of a few things, ``function(thing, lang, …)``: its results are cached with
        the language's catalogue.
        """

        def kept(*given: Given.args, **named: Given.kwargs) -> Answer:
            lang: Any = given[1]
            asked = (function, given, *named.items()) if named else (function, given)
            try:
                answer: Answer = self._read[lang].kept[asked]
            except KeyError:
                answer = self.of(lang).kept[asked] = function(*given, **named)
            return answer

        return wraps(function)(kept)

    def noun(self, lang: str, part: Part, case: str = "", article: str = "") -> str:
        """A phrase by itself."""
        return self.of(lang).noun(part, {"case": case, "article": article})

    def of(self, lang: str) -> Catalogue:
        """The catalogue of a language, read on first use."""
        found = self._read.get(lang)
        if found is None:
            found = self._read[lang] = self._opened(checked(lang))
        return found

    def _opened(self, lang: str) -> Catalogue:
        if lang != LANGUAGES[0] and not self.file(lang).exists():
            return self.of(LANGUAGES[0])
        base = messages(self.base.file(lang)) if self.base else {}
        own = messages(self.file(lang))
        if twice := base.keys() & own.keys():
            raise CatalogueError(f"{self.file(lang)}: {min(twice)!r} is common to all games")
        return Catalogue(lang, read(self.otherwise, self.folder) | base | own)

    def file(self, lang: str) -> Path:
        """The file of a language's messages."""
        return self.folder / f"{lang}.ftl"

    def family(self, prefix: str, names: Iterable[str]) -> dict[str, str]:
        """Keys of messages for a name: ``prefix-name``, with hyphens and small letters."""
        keys = {name: f"{prefix}-{name.lower().replace('_', '-')}" for name in names}
        self.families += keys.values()
        return keys

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """All of the folder's own keys, in order."""
        return tuple(messages(self.file(LANGUAGES[0])))


def checked(lang: str) -> str:
    """The language if there is one with that name."""
    if lang not in LANGUAGES:
        raise OptionError(f"there is no language {lang!r}; languages are: {', '.join(LANGUAGES)}")
    return lang


class Labels(Mapping[str, str]):
    """A table's own labels in a language; ``keys``: messages by the names that templates use."""

    def __init__(self, says: Catalogues, lang: str, keys: Mapping[str, str]) -> None:
        self.says = says
        self.lang = lang
        self.keys_of = keys

    def __getitem__(self, name: str) -> str:
        return self.says.of(self.lang).say(self.keys_of[name], {})

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys_of)

    def __len__(self) -> int:
        return len(self.keys_of)

    def say(self, name: str, /, **parts: Part) -> str:
        """A label, filled in."""
        return self.says(self.lang, self.keys_of[name], **parts)


COMMON = Catalogues(HERE)
"""The messages that all games share."""

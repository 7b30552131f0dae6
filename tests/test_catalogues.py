"""Catalogues: every language says the same things, everything that is said is there, and nothing else is."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import biberbau
from biberbau.errors import OptionError
from biberbau.games.common.catalogues import catalogue
from biberbau.games.common.catalogues.catalogue import (
    COMMON,
    LANGUAGES,
    Catalogue,
    CatalogueError,
    Catalogues,
    Phrase,
    messages,
)
from biberbau.games.common.words.declared import DeclaredWords

PACKAGE = Path(biberbau.__file__).parent
FOLDERS = sorted({file.parent for file in PACKAGE.rglob("*.ftl") if file.parent.name != "lessons"})
"""What lessons say is named by data, not by code: ``learn/test_lessons.py`` compares those."""
BEGUN = PACKAGE / "cli" / "skeleton" / "src" / "new_game"
"""What a game of somebody else's begins with: two languages, to which they add as they like."""


class Uses(Visitor):
    """What a message is given, and which others it refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def given(key: str, patterns: dict[str, ast.Pattern]) -> set[str]:
    """All that a message needs, with what those need that it refers to."""
    uses = Uses(patterns[key])
    return (
        uses.variables.union(*(given(other, patterns) for other in uses.messages)) - catalogue.GRAMMAR.keys()
    )


@cache
def patterns(folder: Path, lang: str) -> dict[str, ast.Pattern]:
    """A folder's messages with the common ones."""
    return messages(COMMON.file(lang)) | messages(folder / f"{lang}.ftl")


def written(folder: Path) -> list[str]:
    """The languages of a folder."""
    return [lang for lang in LANGUAGES if (folder / f"{lang}.ftl").exists()]


def name_of(folder: Path) -> str:
    return folder.relative_to(PACKAGE).as_posix()


def speaking(folder: Path) -> Path:
    """The folder whose code says what stands in a catalogue: a whole game, or what all games share."""
    return folder.parent if folder.name in ("words", "catalogues") else folder


def code_of(folder: Path) -> list[Path]:
    """The modules that say what stands in a catalogue."""
    there = speaking(folder)
    inner = [other for other in map(speaking, FOLDERS) if there in other.parents]
    return [file for file in there.rglob("*.py") if not any(other in file.parents for other in inner)]


def catalogues_of(folder: Path) -> Catalogues:
    """What says a folder's messages: ``SAYS`` in its words, a game's declarations, or what all games have in common."""
    texts = {file: file.read_text("utf-8") for file in code_of(folder)}
    names = {file: ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in texts}
    if folder == catalogue.HERE:
        for file in [file for file, text in texts.items() if "COMMON.family" in text]:
            import_module(names[file])
        return COMMON
    found = [import_module(names[file]) for file, text in texts.items() if "SAYS" in text]
    if not found:
        return DeclaredWords(import_module(names[folder / "__init__.py"].removesuffix(".__init__")).GAME).says
    assert isinstance(found[0].SAYS, Catalogues)
    return found[0].SAYS


def literals(folder: Path) -> Iterator[str]:
    """Texts in the code of a folder."""
    for file in code_of(folder):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                yield node.value
    yield from said_by_templates(folder)


def said_by_templates(folder: Path) -> set[str]:
    """Keys that stand in templates: wherever these lie, they say what the pages say."""
    files = PACKAGE.rglob("*.html") if folder == PACKAGE / "web" else ()
    texts = [file.read_text("utf-8") for file in files]
    return {key for text in texts for key in re.findall(r"""\bt\(["']([\w.-]+)["']""", text)}


@cache
def said_by_code(folder: Path) -> set[str]:
    """What is said where a folder speaks; messages that only others refer to are each language's own affair."""
    return {key for one in {folder, catalogue.HERE} for key in (*literals(one), *catalogues_of(one).families)}


def referred(folders: list[Path], lang: str) -> set[str]:
    """Messages that others refer to."""
    return {
        key
        for folder in folders
        for pattern in patterns(folder, lang).values()
        for key in Uses(pattern).messages
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_catalogue_is_written_in_every_language(folder: Path) -> None:
    assert written(folder) == (["en", "de"] if folder == BEGUN else [*LANGUAGES])


TORN = re.compile(r"^(?!\s*#[# ]).*?(\S+ [?!;:»%](?!\S)|« \S+)", re.MULTILINE)
"""A French mark with a plain space before it, at which a line may end."""


def test_french_marks_stay_on_the_line_of_their_word() -> None:
    texts = [*PACKAGE.rglob("fr.ftl"), *PACKAGE.rglob("rules_fr.md")]
    found = {str(file.relative_to(PACKAGE)): TORN.findall(file.read_text(encoding="utf-8")) for file in texts}
    assert {name: torn for name, torn in found.items() if torn} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_language_says_the_same_of_the_same_things(folder: Path) -> None:
    said = said_by_code(folder)
    (first, common), *others = (
        (found, found.keys() - (referred([folder], lang) - said))
        for lang in written(folder)
        for found in [patterns(folder, lang)]
    )
    for other, keys in others:
        assert keys == common
        for key in common:
            assert given(key, other) == given(key, first), key


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_message_is_said_and_every_family_is_there(folder: Path) -> None:
    says = catalogues_of(folder)
    own = messages(folder / f"{LANGUAGES[0]}.ftl")
    rules = {key.removesuffix(".called") for key in own if key.endswith(".called")}  # found by what is typed
    referring = FOLDERS if folder == catalogue.HERE else [folder]
    said = referred(referring, LANGUAGES[0]).union(rules, *map(said_by_code, referring))
    said |= {f"{rule}.called" for rule in rules}
    assert sorted(own.keys() - said) == []
    assert sorted(set(says.families) - own.keys()) == []


SAY = {"SAYS", "COMMON", "Phrase", "RefusedError", "_say", "_player"}


def keys_said(folder: Path) -> Iterator[str]:
    """Keys that stand in the code where something is said."""
    yield from said_by_templates(folder)
    for file in code_of(folder):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(node, python.Call) and called(node.func) in SAY:
                for argument in node.args[:2]:
                    yield from texts(argument)


def texts(argument: python.expr) -> list[str]:
    """The texts that an argument can be, as far as they stand there."""
    if isinstance(argument, python.IfExp):
        return [*texts(argument.body), *texts(argument.orelse)]
    is_text = isinstance(argument, python.Constant) and isinstance(argument.value, str)
    return [argument.value] if is_text else []


def called(function: python.expr) -> str:
    """The name of a function or method."""
    return getattr(function, "id", getattr(function, "attr", ""))


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_key_in_the_code_has_a_message(folder: Path) -> None:
    if folder != catalogue.HERE:  # what all games share says a game's own messages, too
        assert sorted(set(keys_said(folder)) - patterns(folder, LANGUAGES[0]).keys()) == []


# ------------------------------------------------------------------------------------------------ the catalogue


def read(tmp_path: Path, text: str) -> Catalogue:
    """A German catalogue."""
    file = tmp_path / "de.ftl"
    file.write_text(text, "utf-8")
    return Catalogue("de", messages(COMMON.file("de")) | messages(file))


CARDS = """
card = { $article ->
    [a] { $case ->
        [dat] einer { $n }
       *[nom] eine { $n }
     }
   *[the] die { $n }
 }
gives = { $who ->
    [you] Du gibst { $n ->
        [one] eine Karte
       *[other] { $n } Karten
     } mit { NOUN($cards, case: "dat", article: "a") }.
   *[other] { $who } gibt { cards }, { CAP($cards) }: { SMALL($who) }.
 }
"""


def test_sentences_have_persons_numbers_and_forms(tmp_path: Path) -> None:
    made = read(tmp_path, CARDS)
    seven, eight = Phrase("card", n=7), Phrase("card", n=-8)
    assert made.say("gives", {"who": "you", "n": 1, "cards": seven}) == "Du gibst eine Karte mit einer 7."
    said = made.say("gives", {"who": "you", "n": 0, "cards": [seven, eight]})
    assert said == "Du gibst 0 Karten mit einer 7 und einer −8."
    said = made.say("gives", {"who": "Ben", "n": 2, "cards": (seven, "sie", 3)})
    assert said == "Ben gibt 2 Karten, Die 7, sie und 3: ben."


def test_what_is_missing_is_an_error(tmp_path: Path) -> None:
    made = read(tmp_path, CARDS)
    with pytest.raises(CatalogueError, match="de: the message 'takes' is not there"):
        made.say("takes", {})
    with pytest.raises(CatalogueError, match=r"de: the message 'gives' lacks \$cards"):
        made.say("gives", {"who": "you", "n": 1})
    with pytest.raises(CatalogueError, match=r"de: the message 'card' lacks \$n"):
        made.say("gives", {"who": "you", "n": 1, "cards": Phrase("card")})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = { b }", "the message 'b' is not there"),
        ("a = { LOUD($b) }", "there is no function LOUD"),
        ('a = { NOUN($b, kase: "acc") }', "NOUN takes a variable and case and article"),
        ("a = b\na = c", "'a' is there twice"),
        ("-a = b", "-a: messages can do what terms do"),
        ("a = { -b }", "TermReference is not used here"),
        ("a = { $b", "Expected token"),
    ],
)
def test_catalogues_that_cannot_be_read(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(CatalogueError, match=complaint):
        read(tmp_path, text)


def test_no_game_says_a_common_message_anew(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("nth = once", "utf-8")
    with pytest.raises(CatalogueError, match="'nth' is common to all games"):
        Catalogues(tmp_path, COMMON).of("en")


def test_a_folder_without_a_language_speaks_the_first(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello", "utf-8")
    says = Catalogues(tmp_path, COMMON)
    assert says("de", "hello") == "Hello" and says.of("de").lang == "en"
    with pytest.raises(OptionError, match="there is no language 'xx'; languages are: en, de, fr"):
        says("xx", "hello")

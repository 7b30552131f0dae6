"""A game's rules page as HTML: a table of contents, anchors for rulings and subjects, pictures of positions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from ...games import kind
from ...games.common.catalogues.wording import colon
from ...games.common.view.shown import shown
from ...kernel.game import Document
from ...kernel.options import Value
from ...match import Position
from ...structured_text import read_yaml
from ..domain.messages import SAYS
from . import rules_cards

PICTURES = "rules_pictures.yaml"
"""In a game's folder: positions for pictures, each with the chapter that it ends and an action to foresee, if any."""

CODE = re.compile(r"\b[A-Z]\d{1,3}\b")
DEFINED = re.compile(r"^- \*\*([A-Z]\d{1,3})\*\* ", re.MULTILINE)


@dataclass(frozen=True)
class Chapter:
    """A heading of the page, and its anchor."""

    id: str
    title: str


@dataclass(frozen=True)
class RulesPage:
    """A rules page; ``title`` stands above it, ``places`` are its anchors."""

    title: str
    chapters: tuple[Chapter, ...]
    html: Markup
    places: frozenset[str]


def rules_page(
    game_id: str, lang: str, options: Mapping[str, Value] | None = None, *, pictures: bool = False
) -> RulesPage:
    """A game's rules page; ``options``: those of the table at which it is read; ``pictures``: whether it has some."""
    words = shown(game_id).words
    subjects = tuple((name, key) for key, (name, _) in words.subjects(lang, options).items())
    shots = tuple(shot["chapter"] for shot in shots_of(game_id)) if pictures else ()
    return _made(game_id, lang, words.rules(lang, options), subjects, shots)


@lru_cache(maxsize=64)
def _made(
    game_id: str, lang: str, text: str, subjects: tuple[tuple[str, str], ...], shots: tuple[int, ...]
) -> RulesPage:
    page = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = page.parse(text)
    codes = frozenset(DEFINED.findall(text))
    keys = {_bare(name): key for name, key in reversed(subjects)}
    chapters: list[Chapter] = []
    places: set[str] = set()
    for kind_of in ("list_item_open", "tr_open"):  # prefer the line of a list to the row of a table
        for i, token in enumerate(tokens):
            about = _about(tokens[i:], codes, keys) if token.type == kind_of else iter(())
            place = next((name if name in codes else f"rule-{name}" for _, name in about), "")
            if place and place not in places:
                token.attrSet("id", place)
                places.add(place)
    made: list[Token] = []
    for i, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            made += _pictures(game_id, lang, len(chapters), shots)  # pictures of the chapter that ends here
            title = tokens[i + 1].content
            found = keys.get(
                _bare(title), keys.get(_bare(title.partition(" ")[2]))
            )  # with or without an article
            place = (
                f"rule-{found}" if found and f"rule-{found}" not in places else f"chapter-{len(chapters) + 1}"
            )
            chapters.append(Chapter(place, title))
            places.add(place)
            token.attrSet("id", place)
        elif token.type == "inline":
            token.children = list(_linked(token.children or [], codes))
        made.append(token)
    _show_cards(tokens, game_id, lang, keys, rules_cards.views_of(game_id, lang, subjects))
    heading = next((tokens[i + 1].content for i, one in enumerate(tokens) if one.tag == "h1"), "")
    first = next((i for i, one in enumerate(made) if one.type == "heading_close" and one.tag == "h1"), -1)
    html = page.renderer.render(made[first + 1 :], page.options, {})
    return RulesPage(heading, tuple(chapters), Markup(html), frozenset(places))


def _bare(text: str) -> str:
    return re.sub(r"[^\w ]+", "", text).strip().lower()


def _about(
    tokens: Sequence[Token], codes: frozenset[str], keys: Mapping[str, str]
) -> Iterator[tuple[Token, str]]:
    """The subject of a line of a list or a table, and its anchor: a ruling, or the subject of a rule."""
    closing = tokens[0].type.replace("open", "close")
    for token in tokens:
        if token.type == closing:
            return
        if token.type != "inline" or not token.children:
            continue
        pairs = zip(token.children, token.children[1:], strict=False)
        bold = [one.content for before, one in pairs if before.type == "strong_open"]
        names = bold[:1] if closing == "list_item_close" else token.content.split(", ")
        for name in names:
            if name in codes:
                yield token, name
            elif _bare(name) in keys:
                yield token, keys[_bare(name)]
        if closing == "list_item_close":
            return


def _show_cards(
    tokens: Sequence[Token], game_id: str, lang: str, keys: Mapping[str, str], views: Mapping[str, str]
) -> None:
    """Put beside each line the cards that it is about, or those that the game's file names for it."""
    laid = rules_cards.laid(game_id)
    chapter, at = 0, {"row": 0, "item": 0}
    for i, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            chapter, at = chapter + 1, {"row": 0, "item": 0}
        sort = {"tr_open": "row", "list_item_open": "item"}.get(token.type)
        if sort is None or tokens[i - 1].type == "thead_open":
            continue
        at[sort] += 1
        text = next(one for one in tokens[i:] if one.type == "inline")
        shows = laid.get((chapter, sort, at[sort]), ())
        if not shows:
            about = [(where, key) for where, key in _about(tokens[i:], frozenset(), keys) if key in views]
            text = about[0][0] if about else text
            shows = tuple((views[key],) for where, key in about if where is text)
        if shows:
            text.children = [
                Token("html_inline", "", 0, content=rules_cards.html(game_id, lang, shows)),
                *(text.children or []),
            ]


def _linked(children: Sequence[Token], codes: frozenset[str]) -> Iterator[Token]:
    """Texts with a link for every ruling; at its own place the number is bold."""
    for i, token in enumerate(children):
        defines = i and children[i - 1].type == "strong_open" and token.content in codes
        if token.type != "text" or defines or not any(code in codes for code in CODE.findall(token.content)):
            yield token
            continue
        html = CODE.sub(
            lambda found: (
                f'<a class="ruling" href="#{found[0]}">{found[0]}</a>' if found[0] in codes else found[0]
            ),
            str(escape(token.content)),
        )
        yield Token("html_inline", "", 0, content=html)


# ------------------------------------------------------------------------------------------- rulings in sentences


@lru_cache(maxsize=64)
def rulings(game_id: str) -> frozenset[str]:
    """The numbers of a game's rulings."""
    return frozenset(DEFINED.findall(shown(game_id).words.rules("en")))


def linked(text: str, game_id: str, address: str, lang: str) -> str | Markup:
    """A sentence with links for the rulings that it cites in brackets."""
    if "(" not in text:
        return text
    codes = rulings(game_id)

    def link(found: re.Match[str]) -> str:
        if found[0] not in codes:
            return found[0]
        return f'<a class="ruling" href="{address}#{found[0]}">{escape(SAYS(lang, "ruling", number=found[0]))}</a>'

    return Markup(re.sub(r"\([^()]*\)", lambda part: CODE.sub(link, part[0]), str(escape(text))))


# ------------------------------------------------------------------------------------------------------- pictures


@lru_cache(maxsize=64)
def shots_of(game_id: str) -> tuple[Document, ...]:
    """The positions that illustrate a game's rules: ``chapter``, ``action`` and a position document."""
    file = kind(game_id).folder / PICTURES
    return tuple(read_yaml(file.read_text("utf-8"))) if file.exists() else ()


@lru_cache(maxsize=64)
def _shot(game_id: str, number: int) -> Position:
    shot = shots_of(game_id)[number]
    document = {"format": "biberbau-position/1", "game": game_id} | {
        key: value for key, value in shot.items() if key not in ("chapter", "action")
    }
    position = Position.load(document)
    return position.as_seen_by(position.to_act)


def _names(position: Position, lang: str) -> list[str]:
    return [shown(position.game.id).words.seat_name(seat, lang) for seat in range(position.game.players)]


@lru_cache(maxsize=128)
def picture(game_id: str, number: int, lang: str) -> str:
    """One of the pictures, as SVG."""
    position = _shot(game_id, number)
    return shown(game_id).picture(position, _names(position, lang), lang)


@lru_cache(maxsize=128)
def caption(game_id: str, number: int, lang: str) -> str:
    """The caption of a picture: what is asked there, and the effect of one of the answers."""
    words, position = shown(game_id).words, _shot(game_id, number)
    names = _names(position, lang)
    said = [words.prompt(position, names, lang)]
    for action in position.legal:
        if action.notation == shots_of(game_id)[number].get("action"):
            label = words.action(position, action, lang, names)
            said.append(label + colon(lang) + words.consequence(position, action, lang, names))
    return " ".join(said)


def _pictures(game_id: str, lang: str, chapter: int, shots: Sequence[int]) -> Iterator[Token]:
    """The pictures at the end of a chapter."""
    for number, there in enumerate(shots):
        if there == chapter:
            said = escape(caption(game_id, number, lang))
            source = f"/rules/{game_id}/{number}.svg?lang={lang}&amp;light="
            images = "".join(
                f'<img class="when-{light}" src="{source}{light}" width="960" height="600" loading="lazy" alt="">'
                for light in ("light", "dusk")
            )
            yield Token(
                "html_block", "", 0, content=f"<figure>{images}<figcaption>{said}</figcaption></figure>\n"
            )

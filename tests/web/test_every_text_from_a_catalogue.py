"""A language in which no letter is plain is run through every page: plain letters that are seen stand in no catalogue."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from biberbau.games import REGISTERED, kind
from biberbau.games.common.catalogues import catalogue, wording
from biberbau.games.common.view.shown import languages, shown
from biberbau.match import Game, Match
from biberbau.web.domain import messages
from biberbau.web.domain.event_log import Telling
from biberbau.web.domain.ratings import Standing
from biberbau.web.domain.terms import Terms
from biberbau.web.play.friends import Friend
from biberbau.web.play.people import GamesPage, Leader, Opponent, Passkey, Played, Statistics
from biberbau.web.play.programs import Program
from biberbau.web.play.subscriptions import Onlookers
from biberbau.web.storage.chat import PHRASES, STICKERS, ChatLine, ChatRoom
from biberbau.web.storage.people_rows import GameRow
from biberbau.web.view import chat_panel, environment, render, scene_parts, table_pages, table_scenes
from biberbau.web.view.decisive import DecisiveMoment, decisive_box
from biberbau.web.view.model import (
    FairModel,
    Invitation,
    JoinModel,
    LandingModel,
    MessageModel,
    OpenModel,
    OpenTable,
    Proposal,
    QuestionClock,
    SetupModel,
    TableLink,
    TableModel,
)
from biberbau.web.view.model_programs import ProgramsModel
from biberbau.web.view.model_replay import ReplayModel
from biberbau.web.view.model_you import (
    BecomeModel,
    ForgetModel,
    FriendsModel,
    GamesModel,
    LinkModel,
    Place,
    RankingModel,
    YouModel,
)

from .storing import ANNA, BEN, record_of
from .test_render import game, model

PEOPLE = ("Αα", "Ββ", "Γγ", "Δδ", "Εε", "Ζζ", "Ηη", "Θθ")
"""Names without a plain letter."""

REGISTERED_FIRST = next(iter(REGISTERED))

LANG = catalogue.LANGUAGES[0]
READ = catalogue.messages
KEPT = [
    made
    for module in (render, environment, scene_parts, table_pages, table_scenes, chat_panel)
    for made in vars(module).values()
    if hasattr(made, "cache_clear")
]
"""What is made once, often for each language."""


class Strange(Visitor):
    """Writes every letter that a message says wide."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = wide(node.value)

    visit_StringLiteral = visit_TextElement  # noqa: N815

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        """What a sentence asks of a phrase is not said."""


def wide(text: str) -> str:
    """The text with full-width letters."""
    return "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isalpha() else c for c in text)


def strange(file: Path) -> dict[str, ast.Pattern]:
    """A file's messages in the strange language."""
    found = READ(file)
    for pattern in found.values():
        Strange().visit(pattern)
    return found


def says_of(game_id: str) -> catalogue.Catalogues:
    """A game's catalogues."""
    says = import_module(f"{REGISTERED[game_id]}.words.names").SAYS
    assert isinstance(says, catalogue.Catalogues)
    return says


@pytest.fixture(autouse=True)
def strange_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All catalogues are read anew, in the strange language, and forgotten afterwards."""
    monkeypatch.setattr(catalogue, "messages", strange)
    for says in (messages.SAYS, catalogue.COMMON, *map(says_of, REGISTERED)):
        monkeypatch.setattr(says, "_read", {})
    for lang in catalogue.LANGUAGES:
        monkeypatch.setitem(wording.YOU, lang, catalogue.COMMON(lang, "reader"))
    for kept in KEPT:
        kept.cache_clear()
    yield
    for kept in KEPT:
        kept.cache_clear()


class Seen(HTMLParser):
    """Everything that a page shows or reads out, except what is not said but noted: codes, keys, rules pages."""

    SILENT = ("script", "style", "code", "kbd")
    SAID = ("aria-label", "title", "placeholder", "alt", "data-done")
    VOID = ("meta", "link", "input", "use", "img", "br", "rect", "circle", "path")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.texts += [given[name] or "" for name in self.SAID if name in given]
        noted = tag in self.SILENT or {"wordmark", "prose", "credit", "language", "ruling"} & {
            *(given.get("class") or "").split(),
            given.get("id"),
        }
        if tag not in self.VOID:
            self.open.append((tag, bool(noted) or (bool(self.open) and self.open[-1][1])))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self.open or not self.open[-1][1]:
            self.texts.append(data)


def plain(text: str) -> str:
    """What no catalogue has said, except the site's name and places that a script fills in."""
    return " ".join(re.findall(r"[^\W\d_]*[A-Za-z][^\W_]*", re.sub(r"biberbau|\{\w+\}", "", text)))


def assert_strange(page: str) -> None:
    seen = Seen()
    seen.feed(page)
    assert seen.texts
    assert [text for text in seen.texts if plain(text)] == []


PROPOSAL = Proposal("5ea1", "αβγ", "1.5ea1")


def called(match: Match, me: int | None, lang: str, hint: str | None = None) -> TableModel:
    """A table at which people sit whose names have no plain letter."""
    told = Telling(match, me, PEOPLE[: match.game.players], lang)
    made = model(match, me, lang, hint, told)
    return replace(made, seats=tuple(replace(seat, name=PEOPLE[seat.index]) for seat in made.seats))


def finished(game_id: str, seed: int = 3) -> Match:
    match, rng = game({}, seed, game_id), np.random.default_rng(seed)
    while not match.over:
        legal = match.legal()
        match.play(legal[int(rng.integers(len(legal)))])
    return match


def test_the_strange_language_is_spoken() -> None:
    assert_strange("<p>" + messages.SAYS(LANG, "is-over") + "</p>")
    with pytest.raises(AssertionError, match="plain"):
        assert_strange(f"<p>plain</p><p>{messages.SAYS(LANG, 'is-over')}</p>")


def test_the_front_page_is_in_the_strange_language() -> None:
    games = tuple(kind(game_id) for game_id in REGISTERED)
    links = tuple(
        TableLink("1", games[0], status, PEOPLE[:2], 0.0) for status in ("lobby", "playing", "over")
    )
    assert_strange(render.landing(LandingModel(LANG, games, links, PROPOSAL)))
    seats = tuple(
        replace(seat, name=PEOPLE[seat.index]) for seat in model(game({}, 1, games[0].id), 0, LANG).seats
    )
    free, bot = replace(seats[0], kind="open", name=""), replace(seats[1], kind="bot", level="keen")
    option, value = next((one.name, one.default) for one in games[0].options if one.name != "players")
    tables = tuple(
        OpenTable(
            "1", made, (free, bot), mine, ((option, value),), Terms(fill=fill, clock=clock, programs=mine)
        )
        for made in games[:1]
        for mine, fill, clock in ((True, 0, ""), (False, 30, "live 300 10"), (False, 60, "days 3"))
    )
    shown = OpenModel(LANG, tables, "", tuple(made.id for made in games))
    wrong = messages.SAYS(LANG, "code-unknown")
    assert_strange(render.landing(LandingModel(LANG, games, links, PROPOSAL, open=shown, wrong=wrong)))
    for filtered in ("", games[0].id):
        none = OpenModel(LANG, (), filtered, (filtered,) * bool(filtered))
        assert_strange(render.landing(LandingModel(LANG, games, (), PROPOSAL, open=none)))


def about_oneself(lang: str) -> dict[str, str]:
    """Every page about oneself, with all that it can say."""
    row = GameRow("1", REGISTERED_FIRST, "playing", 0.0, 0, 0, 0.0)
    others = (Opponent(PEOPLE[0], "bot", "keen"), Opponent(PEOPLE[1], "human", ""))
    played = tuple(
        Played(replace(row, urgency=urgency), others, place, score)
        for urgency, place, score in ((0, None, None), (1, None, None), (2, None, None), (3, 1, 5), (3, 2, 4))
    )
    page = GamesPage((*played, Played(row, ())), 2, True, "αβγ")
    tally = Statistics(REGISTERED_FIRST, 3, 1, 1.5, 2.5, "strong", 2, Standing(games=3))
    keys = (Passkey("1", b"", 0.0, None), Passkey("2", b"", 0.0, 1.0))
    you = YouModel(
        lang, True, PEOPLE[0], lang, 3, 2, 5, (tally,), keys, said=messages.SAYS(lang, "you-said-back")
    )
    wrong = {"name": messages.SAYS(lang, "name-empty")}
    become = BecomeModel(lang, "/1", PEOPLE[0], 2)
    leaders = (Leader(PEOPLE[0], Standing(), True), Leader(PEOPLE[1], Standing(), False))
    ranked = RankingModel(lang, kind(REGISTERED_FIRST), leaders)
    program = Program("1", PEOPLE[0], None, 0.0)
    wrong |= {"programs": messages.SAYS(lang, "programs-many", num=10)}
    programs = ProgramsModel(lang, (program,), said=messages.SAYS(lang, "programs-revoked"), errors=wrong)
    friends = tuple(
        Friend(str(at), ANNA, PEOPLE[at], 0.0, "1", at, 1, Counter({REGISTERED_FIRST: at + 1}))
        for at in (0, 1)
    )
    places = tuple(
        Place(path, REGISTERED_FIRST, PEOPLE[2], "1", PEOPLE[3]) for path in ("/t/1", "/tournaments/1")
    )
    met = FriendsModel(lang, friends, places, places[0], friends[0], places, True, (kind(REGISTERED_FIRST),))
    return {
        "people": render.friends(met),
        "people, a tournament": render.friends(replace(met, to=places[1], hides=False)),
        "people, nowhere to go": render.friends(replace(met, places=(), told=None, invitations=())),
        "nobody met": render.friends(replace(met, friends=(), told=None)),
        "you": render.you(you),
        "a stranger": render.you(YouModel(lang, False, errors=wrong)),
        "without passkeys": render.you(replace(you, passkeys=(), statistics=(), turns=0)),
        "games": render.my_games(GamesModel(lang, page, 2)),
        "no games": render.my_games(GamesModel(lang, GamesPage((), 1, False, ""))),
        "none found": render.my_games(GamesModel(lang, GamesPage((), 1, False, "αβγ"))),
        "link": render.link(LinkModel(lang, "1", "data:,", 10)),
        "become": render.become(become),
        "become, unsure": render.become(replace(become, unsure=True, name="")),
        "the same": render.become(replace(become, same=True)),
        "forget": render.forget(ForgetModel(lang, PEOPLE[0], 2, 3, True)),
        "ranking": render.ranking(ranked),
        "programs": render.programs(programs),
        "a new program": render.programs(replace(programs, token="bb_1", made=PEOPLE[0], server="1")),
        "nobody ranked": render.ranking(replace(ranked, leaders=())),
    }


def test_pages_about_oneself_are_in_the_strange_language(lang: str = LANG) -> None:
    for page in about_oneself(lang).values():
        assert_strange(page)


@pytest.mark.parametrize("game_id", REGISTERED)
def test_the_form_for_a_table_is_in_the_strange_language(game_id: str, lang: str = LANG) -> None:
    wrong = {"name": messages.SAYS(lang, "name-empty"), "": messages.SAYS(lang, "words-first")}
    assert_strange(render.setup(SetupModel(lang, kind(game_id), PROPOSAL, {}, wrong)))


@pytest.mark.parametrize("game_id", REGISTERED)
def test_the_lobby_is_in_the_strange_language(game_id: str, lang: str = LANG) -> None:
    made = called(game({}, 1, game_id), 0, lang)
    free = replace(made.seats[1], name="", kind="open")
    late = replace(made.seats[1], words=None)
    bot = replace(made.seats[1], kind="bot", level="keen")
    waiting = replace(made, status="lobby", view=None, told=None, proposal=PROPOSAL)
    for listed, clock in ((True, "live 600 15"), (False, "")):
        ways = Invitation("/t/1/join", "123456", listed, Terms(clock=clock, fill=60, absent="out"), 60.0, 60)
        assert_strange(table_pages.table_page(replace(waiting, seats=(made.seats[0], free), invitation=ways)))
    waiting = replace(made, status="lobby", view=None, told=None, proposal=PROPOSAL, ranked=True)
    for other in (free, late, bot, replace(made.seats[1], program=True)):
        for host in (True, False):
            for me in (0, None):
                seats = (made.seats[0], other)
                assert_strange(table_pages.table_page(replace(waiting, seats=seats, is_host=host, me=me)))
    assert_strange(table_pages.table_page(replace(waiting, seats=(late, made.seats[0]))))
    error = {"name": messages.SAYS(lang, "name-taken")}
    seats = (made.seats[0], free, replace(free, index=2, colour_index=2))
    assert_strange(
        render.join(JoinModel(lang, "1", made.game, PEOPLE[0], seats, PROPOSAL, errors=error, ranked=True))
    )
    waits: dict[str, Any] = {"kind": "bot", "level": "keen", "stand_in": "waits"}
    seats = tuple(replace(seat, **waits) if seat.index else seat for seat in made.seats)
    assert_strange(table_pages.table_page(replace(made, status="playing", seats=seats)))


def test_the_chat_is_in_the_strange_language(lang: str = LANG) -> None:
    """Phrases and beavers, whom somebody has muted, who looks on; with a seat and without."""
    keys = [*(("phrase", key) for key in PHRASES), *(("sticker", key) for key in STICKERS)]
    lines = tuple(ChatLine(n, 0.0, "all", None, BEN, "Ββ", *said) for n, said in enumerate(keys, start=1))
    muted = ChatLine(99, 0.0, "all", 1, "2" * 64, "Γγ", "text", "Δδ")
    for player in (ANNA, "1" * 64):
        room = ChatRoom((*lines, muted), {player: frozenset({"2" * 64})}, {"1" * 64: "Εε"})
        for looking in (Onlookers(), Onlookers(1), Onlookers(1, ("Εε",)), Onlookers(7, ("Εε", "Ζζ"))):
            record = replace(record_of("1"), status="over")
            shown = chat_panel.ChatPanel(record, room, player, "Ηη", lang, looking)
            assert_strange(chat_panel.said_page(shown))
            assert_strange(str(chat_panel.beside(shown).sheet + chat_panel.beside(shown).head))
            assert_strange(shown.message(None).decode().partition("data: ")[2])


def test_notes_at_a_table_are_in_the_strange_language(lang: str = LANG) -> None:
    match = finished(REGISTERED_FIRST)
    for made in (called(match, 0, lang), called(game({}, 1, REGISTERED_FIRST), 0, lang)):
        assert_strange(table_pages.table_page(replace(made, nudges=PEOPLE[1]), since=-1))
    moment = DecisiveMoment("1", 3, made.seats[0], "0", ("αβγ",), [PEOPLE[0], PEOPLE[1]], 10, 70)
    for told in (moment, None):
        assert_strange(str(decisive_box(told, REGISTERED_FIRST, lang)))
    line = ChatLine(1, 0.0, "players", 0, ANNA, "Αα", "nudge", "1")
    record = replace(record_of("1"), seats=tuple(replace(seat, name="Αα") for seat in record_of("1").seats))
    shown = chat_panel.ChatPanel(record, ChatRoom((line,)), BEN, "Ηη", lang, Onlookers())
    assert_strange(chat_panel.said_page(shown))


@pytest.mark.parametrize("game_id", REGISTERED)
def test_the_page_on_fairness_is_in_the_strange_language(game_id: str, lang: str = LANG) -> None:
    made = called(game({}, 1, game_id), 0, lang)
    for seed in (None, "5eed"):
        fair = FairModel(lang, "1", made.game, made.seats, 0, made.commitment, None, seed)
        assert_strange(render.fair_page(fair))


@pytest.mark.parametrize("status", messages.TITLE)
def test_refusals_are_in_the_strange_language(status: str) -> None:
    text = messages.RefusedError(409, "not-host", name=PEOPLE[0]).text(LANG)
    title = messages.SAYS(LANG, messages.TITLE[status])
    assert_strange(render.message_page(MessageModel(LANG, int(status), title, text)))


@pytest.mark.parametrize("game_id", REGISTERED)
def test_sentences_of_a_game_are_in_the_strange_language(game_id: str, lang: str = LANG) -> None:
    """What a table is told: the log, what is asked, and what an action brings."""
    words, match = shown(game_id).words, finished(game_id)
    told = words.Narrator.from_deal(match.position().state, PEOPLE, lang)
    said = [*told.tell([event for _, event in match.events(None)]), words.tagline(lang), *words.coach(lang)]
    again, rng = Match(Game.of(game_id, {}), 3), np.random.default_rng(3)
    while not again.over and again.ply < 60:
        view = again.view(again.to_act)
        said += [words.prompt(view, PEOPLE, lang), words.prompt(again.view(None), PEOPLE, lang)]
        for action in kind(game_id).actions:
            said.append(words.why_not(view, action.notation, lang))
        for action in view.legal:
            said += [words.action(view, action, lang, PEOPLE), words.consequence(view, action, lang, PEOPLE)]
        again.play(view.legal[int(rng.integers(len(view.legal)))])
    assert [text for text in said if plain(text)] == []


@pytest.mark.parametrize("game_id", REGISTERED)
def test_tables_are_in_the_strange_language(game_id: str, lang: str = LANG) -> None:
    match, rng = game({}, 3, game_id), np.random.default_rng(3)
    while not match.over:
        if match.ply < 40:
            for me in (match.to_act, None):
                made = replace(called(match, me, lang, match.legal()[0].notation), clock=QuestionClock(5, 1))
                assert_strange(table_pages.table_page(made))
        legal = match.legal()
        match.play(legal[int(rng.integers(len(legal)))])
    for me in (0, None):
        made = called(match, me, lang)
        assert_strange(table_pages.table_page(replace(made, proposal=PROPOSAL)))
        assert_strange(
            table_pages.replay_page(
                ReplayModel(
                    lang,
                    "1",
                    match.game,
                    match.ply,
                    match.ply,
                    match.view(me),
                    tuple(match.events(me)),
                    made.seats,
                    me,
                    "5ea1",
                    None,
                )
            )
        )


@pytest.mark.lengthy
@pytest.mark.parametrize(
    ("game_id", "lang"),
    [
        pytest.param(
            game_id, lang, marks=[] if number < 2 and number % len(others) == at else [pytest.mark.long]
        )
        for number, game_id in enumerate(REGISTERED)
        for others in [[lang for lang in languages(game_id) if lang != LANG]]
        for at, lang in enumerate(others)
    ],
)
def test_other_languages_lack_nothing(game_id: str, lang: str) -> None:
    """Nothing of a game is said in English to those who read another of its languages."""
    for test in (
        test_the_form_for_a_table_is_in_the_strange_language,
        test_the_lobby_is_in_the_strange_language,
        test_the_page_on_fairness_is_in_the_strange_language,
        test_sentences_of_a_game_are_in_the_strange_language,
        test_tables_are_in_the_strange_language,
    ):
        test(game_id, lang)

"""A scene names cards and rules that its page has; opened, it is what templates draw."""

from __future__ import annotations

import random

import pytest

from biberbau.games import game_ids
from biberbau.games.beasty_bar.rules import deck
from biberbau.games.beasty_bar.view.table import drawn, lying
from biberbau.games.common.catalogues.catalogue import LANGUAGES
from biberbau.games.common.view.presentation import Card, Drawing, Fate, Pick
from biberbau.games.common.view.shown import shown
from biberbau.web.view.plain import Doc, PlainWriter, plain
from biberbau.web.view.prints import NO_PRINTS, prints
from biberbau.web.view.scene_opening import opened_board, opened_steps, opened_turns

LION = deck.LION


def board(*cards: Card, picks: tuple[Pick, ...] = (), writer: PlainWriter = NO_PRINTS.writer) -> Doc:
    """A board with these cards, as it is sent."""
    told, usual = writer.picks(picks)
    return Doc(cards=[writer.plain(card) for card in cards], picks=told, usually=usual)


def test_a_card_is_sent_by_its_name_and_opened_as_it_was() -> None:
    known = prints("beasty_bar", "en")
    card = lying(LION, "en").but(fates=(Fate(2, "out", "out"),))
    sent = board(card, writer=known.writer)
    assert set(sent["cards"][0]) == {"printed", "id", "comes_from", "fates"}
    fates = [Doc(pick=2, kind="out", text="out")]
    assert opened_board(sent, known)["cards"] == [
        plain(card) | {"printed": sent["cards"][0]["printed"], "fates": fates}
    ]


def test_what_is_not_as_it_is_printed_is_told() -> None:
    known = prints("beasty_bar", "en")
    renamed, bare = drawn(LION, "en").but(label="a lion that sleeps"), drawn(LION, "en").but(subject="")
    opened = opened_board(board(renamed, bare, writer=known.writer), known)["cards"]
    assert [card["label"] for card in opened] == ["a lion that sleeps", drawn(LION, "en").label]
    assert [card["subject"] for card in opened] == ["lion", ""]


def test_a_card_that_no_page_knows_is_told_field_by_field() -> None:
    known = prints("beasty_bar", "en")
    seen = drawn(LION, "en")
    masked = seen.but(drawings=(*seen.drawings, Drawing("bb-bat", "mask", "animals.svg")))
    assert known.writer.plain(masked) == plain(masked)


def test_after_a_change_nothing_more_is_told_than_is_printed() -> None:
    """A change says null of what is no longer told; then the card is as it is printed."""
    known = prints("beasty_bar", "en")
    sent = board(drawn(LION, "en"), writer=known.writer)
    sent["cards"][0]["label"] = None
    assert opened_board(sent, known)["cards"][0]["label"] == drawn(LION, "en").label


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_print_has_a_name_of_its_own_that_says_what_it_is(game: str, lang: str) -> None:
    known = prints(game, lang)
    printed = list(shown(game).table.printed(lang))
    random.Random(game).shuffle(printed)
    names = [known.writer.plain(card)["printed"] for card in printed]
    assert set(names) == set(known.cards)
    assert len({str(card) for card in known.cards.values()}) == len(known.cards)


def test_the_same_name_is_never_another_card() -> None:
    """A page keeps its script while a newer server sends it scenes."""
    english, german = (prints("beasty_bar", lang).cards for lang in ("en", "de"))
    assert all(english[name] == german[name] for name in english.keys() & german.keys())


def test_picks_are_numbered_and_say_what_they_said() -> None:
    rule = prints("beasty_bar", "en").rules["lion"]
    known = prints("beasty_bar", "en")
    picks = (
        Pick(0, "play 1", "Play it", "It comes.", rule, True),
        Pick(1, "play 2", "", "Not now.", rule, False),
        Pick(2, "play 3", "", "Not now.", "", False),
        Pick(3, "at 1", "", rule, "", False),
        Pick(4, "at 2", "Take it", "", "", True, ready=True),
    )
    sent = board(picks=picks, writer=known.writer)
    assert sent["usually"] == "Not now." and sent["picks"][1] == {"action": "play 2", "rule_of": "lion"}
    opened = opened_board(sent, known)["picks"]
    for pick, doc in zip(picks, opened, strict=True):
        assert (doc["number"], doc["action"], doc["label"], doc["says"], doc["rule"], doc["legal"]) == (
            pick.number, pick.action, pick.label, pick.says, pick.rule, pick.legal,
        )  # fmt: skip
    assert opened[4]["ready"] and not opened[0]["ready"]


def test_lines_and_movements_are_numbered_within_their_ply() -> None:
    turns = opened_turns([Doc(id=3, lines=[[3, "a", False], [3, "b", True], [4, "c", False]])])
    assert [(line["ply"], line["number"], line["text"], line["hit"]) for line in turns[0]["lines"]] == [
        (3, 0, "a", False), (3, 1, "b", True), (4, 0, "c", False),
    ]  # fmt: skip
    steps = opened_steps([[3, "slide", "put a b 0"], [4, "slide", "put c b 0"], [4, "thump", "put d b 0"]])
    assert [step["id"] for step in steps] == ["3-0", "4-0", "4-1"]

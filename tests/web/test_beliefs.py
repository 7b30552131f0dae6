"""What could be known of hidden cards at a moment of a finished game, and what they truly were."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from html import unescape

import pytest

from biberbau.games import game_ids
from biberbau.match import Match
from biberbau.web.domain.messages import SAYS
from biberbau.web.view.beliefs_page import beliefs_model, beliefs_page
from biberbau.web.view.believed import FIRST, WORLDS, Believed, believed, curve, said

from .declaring import share_of
from .serving import LIVE, Person, Running
from .storing import ANNA
from .test_replay import finished

EXAMPLE = "beasty_bar"


def asked(game: str, lang: str = "en") -> tuple[Match, tuple[Believed, ...], str]:
    """What Anna could know at the last moment of a game; what she is shown, and the page."""
    record, match = finished(game)
    model = beliefs_model(record, match, lang=lang, player=ANNA, seat=0)
    return match, model.hands, unescape(beliefs_page(model))


def test_it_says_how_likely_each_card_was_and_which_were_there() -> None:
    match, (other,), page = asked(EXAMPLE)
    hand = match.position().document()["position"]["hands"]["blue"]
    assert other.seat.index == 1 and other.hidden == len(hand) and other.truly is not None
    assert sorted(other.truly) == sorted(hand)
    guesses = {one.name: one for one in (*other.first, *other.others)}
    assert {name for name, one in guesses.items() if one.there} == set(hand)
    assert sum(one.percent for one in guesses.values()) == pytest.approx(100 * len(hand), abs=2)
    assert set(hand) <= {one.name for one in other.first}, "what was there is seen without a tap"
    for one in guesses.values():
        assert one.said in page
    assert page.count(f"<em>{SAYS('en', 'belief-was', num=1)}</em>") == len(hand)


def test_cards_of_a_row_are_told_by_their_places() -> None:
    """Biber Gang: each of the cards that lie face down is any card as likely as another face-down card is."""
    _, hands, page = asked("biber_gang")
    assert SAYS("en", "belief-each", num=2) in page
    for one in hands:
        assert (
            one.hidden == one.where.count(" · ") + 1
            and one.truly is not None
            and len(one.truly) == one.hidden
        )
        assert sum(guess.percent for guess in (*one.first, *one.others)) == pytest.approx(100, abs=1)
        assert len(one.first) >= FIRST


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
@pytest.mark.parametrize("game", ["frantic", "biber_mania", "biberbande"])
def test_there_are_sorts_of_cards_where_single_ones_are_too_many(game: str, lang: str) -> None:
    _, hands, page = asked(game, lang)
    for one in hands:
        assert one.sorts and all(guess.name in page for guess in one.sorts)


def test_without_the_truth_it_follows_from_the_view_alone() -> None:
    """Worlds that look the same to Anna are believed in alike; only what is told afterwards differs."""
    record, match = finished("biber_mania")
    seats = beliefs_model(record, match, lang="en", player=ANNA, seat=0).seats
    view, found = match.view(0), set[tuple[Believed, ...]]()
    for number in range(3):
        other = view.filled(f"world {number}")
        alike = replace(other.as_seen_by(0), past=view.past)
        found.add(believed(alike, seats, "en"))
        told = believed(alike, seats, "en", other)
        truth = Counter(card for one in told for card in one.truly or ())
        assert truth.total() == sum(one.hidden for one in told)
    assert len(found) == 1
    assert all(one.truly is None and not any(guess.there for guess in one.first) for one in found.pop())


def test_a_running_game_tells_nothing(running: Running, anna: Person) -> None:
    table_id = anna.open_table("Anna", "relaxed")
    for eyes in ("0", "1", "spectator", "open"):
        answer = anna.get(f"/t/{table_id}/beliefs?at=0&as={eyes}", headers=LIVE)
        assert (answer.status_code, answer.text) == (409, SAYS("en", "not-over"))
    over = running.nearly_over(table_id, 0)
    while (match := running.settled(over, 1)).to_act is not None:
        anna.act(over, match.legal()[0].notation, running.record(over).stamp)
    own = anna.get(f"/t/{over}/beliefs?at=2").text
    assert own == anna.get(f"/t/{over}/beliefs?at=2&as=0").text, (
        "one's own seat, where nobody asks for another"
    )
    assert f"/t/{over}/beliefs?at=2&amp;as=0" in anna.get(f"/t/{over}/replay?at=2&as=0").text
    for wrong in ("at=9999", "at=x", "as=7", "as=x"):
        assert anna.get(f"/t/{over}/beliefs?{wrong}").status_code == 404


def test_what_is_thought_out_has_a_smaller_share() -> None:
    assert share_of("GET", "/t/x/beliefs") == "hints"


def test_shares_are_said_as_people_say_them() -> None:
    """What no world has shown may be there all the same."""
    assert [said(share, "de") for share in (0.0, 0.009, 0.37, 0.995, 1.0)] == [
        *("unter 1 %", "unter 1 %", "etwa 37 %", "über 99 %", "über 99 %"),
    ]


@pytest.mark.parametrize("game", game_ids())
def test_each_game_says_how_often_that_is_right(game: str) -> None:
    """In games that were looked at: every point of the curve stands in the table beside its drawing."""
    found = curve(game)
    assert found is not None and found.of.players == 2 and found.of.worlds >= WORLDS // 2
    assert found.drawn.count("<circle") == len(found.tenths) > 0
    for told, true, off in found.tenths:
        assert 0 <= told <= 100 and 0 <= true <= 100 and off >= 1
    _, _, page = asked(game)
    assert page.count("<span>± ") == len(found.tenths)

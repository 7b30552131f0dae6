"""Cards that are ticked and taken together, over HTTP: what they make, all of them or none, and nothing too late."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing

import httpx

from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules.state import Frame
from biberbau.kernel.stack import KIND, decides
from biberbau.match import Match
from web.serving import LIVE, Person, Running


def opened(person: Person, *seats: str) -> str:
    form = {"name": "Anna", "option.players": str(len(seats) + 1)}
    form |= {f"seat{i}": seat for i, seat in enumerate(seats, start=1)}
    answer = person.post("/new/biber_mania", form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def choosing(running: Running, table_id: str, *people: Person) -> tuple[Person, Match]:
    """The person to choose a discard; what is asked before is decided."""
    while True:
        match = running.settled(table_id, len(people))
        assert match.to_act is not None
        if decides(match.position().state, KIND) == Frame.PLAY:
            return people[match.to_act], match
        people[match.to_act].play_first(table_id)


def held(match: Match) -> list[str]:
    """The hand of the seat to act, card by card."""
    hand = match.position().state.hand[match.to_act]
    return [deck.NAMES[face] for face, count in enumerate(hand) for _ in range(count)]


def form(cards: list[str], number: object) -> dict[str, str]:
    return {"number": str(number), "select": ""} | {f"select.{i}": card for i, card in enumerate(cards)}


def asked(
    person: Person, table_id: str, cards: list[str], headers: dict[str, str] | None = None
) -> httpx.Response:
    return person.get(f"/t/{table_id}/selection", params=form(cards, 0), headers=headers or {})


def equals(match: Match) -> list[str]:
    """The number that is held most often, all of them."""
    value, count = Counter(card for card in held(match) if card.isdigit()).most_common(1)[0]
    return [value] * count


def mixed(match: Match) -> list[str]:
    """Two numbers that differ."""
    return sorted({card for card in held(match) if card.isdigit()})[:2]


def test_ticked_cards_are_laid_in_one_go(running: Running, anna: Person, ben: Person) -> None:
    table_id = opened(anna, "open")
    ben.sit_down(table_id)
    anna.post(f"/t/{table_id}/start")
    who, match = choosing(running, table_id, anna, ben)
    cards = equals(match)
    told = asked(who, table_id, cards, LIVE).json()
    assert told["legal"]
    assert told["stamp"] == running.record(table_id).stamp
    assert str(len(cards)) in told["label"]
    answer = who.post(f"/t/{table_id}/act", form(cards, match.ply), headers=LIVE)
    assert answer.status_code == 204
    history = running.match(table_id).history[match.ply :]
    assert [action.notation for action in history[: len(cards) + 1]] == [
        *(f"add {card}" for card in cards),
        "lay",
    ]


def test_cards_that_do_not_go_together_leave_everything_as_it_was(
    running: Running, anna: Person, ben: Person
) -> None:
    table_id = opened(anna, "open")
    ben.sit_down(table_id)
    anna.post(f"/t/{table_id}/start")
    who, match = choosing(running, table_id, anna, ben)
    told = asked(who, table_id, mixed(match), LIVE).json()
    assert not told["legal"]
    assert told["says"] and not told["label"]
    answer = who.post(f"/t/{table_id}/act", form(mixed(match), match.ply), headers=LIVE)
    assert answer.status_code == 409
    assert told["says"] in answer.text
    page = asked(who, table_id, mixed(match))
    assert page.status_code == 200 and "<html" in page.text
    for wrong in (["ace"], ["7"] * 30):
        assert who.post(f"/t/{table_id}/act", form(wrong, match.ply)).status_code in (400, 409)
    assert who.post(f"/t/{table_id}/act", form([], match.ply)).status_code == 409
    assert running.match(table_id).ply == match.ply


def test_only_the_seat_to_act_lays_and_only_in_time(running: Running, anna: Person, ben: Person) -> None:
    table_id = opened(anna, "open")
    ben.sit_down(table_id)
    anna.post(f"/t/{table_id}/start")
    who, match = choosing(running, table_id, anna, ben)
    other = ben if who is anna else anna
    cards = equals(match)
    assert other.post(f"/t/{table_id}/act", form(cards, match.ply)).status_code == 409
    assert not asked(other, table_id, cards, LIVE).json()["legal"]
    assert running.match(table_id).ply == match.ply
    assert who.post(f"/t/{table_id}/act", form(cards, match.ply)).status_code == 303
    laid = running.match(table_id).ply
    answer = who.post(f"/t/{table_id}/act", form(cards, match.ply), headers=LIVE)
    assert answer.status_code == 409  # sent twice, it counts once
    assert running.match(table_id).ply == laid


def test_what_was_laid_is_taken_back_and_laid_again(running: Running, anna: Person) -> None:
    """While nobody has learned more by it: the cards lie there, and one button lays them."""
    for _ in range(8):
        table_id = opened(anna, "relaxed")
        _, match = choosing(running, table_id, anna)
        highest = max((card for card in held(match) if card.isdigit()), key=int)
        anna.post(f"/t/{table_id}/act", form([highest], match.ply))
        laid = running.match(table_id)
        if laid.to_act == 0 and laid.ply == match.ply + 2:  # which cards to stab is still to be chosen
            break
    assert decides(laid.position().state, KIND) == Frame.STAB
    assert anna.post(f"/t/{table_id}/undo", {"number": running.record(table_id).stamp}).status_code == 303
    back = running.match(table_id)
    assert [action.notation for action in back.history[match.ply :]] == [f"add {highest}"]
    assert 'class="selection legal"' in anna.get(f"/t/{table_id}").text
    stamp = running.record(table_id).stamp
    assert anna.post(f"/t/{table_id}/act", form([], stamp)).status_code == 303
    assert running.match(table_id).history == laid.history


def test_a_bot_lays_its_discard_in_one_go(running: Running, anna: Person) -> None:
    """Nobody ever finds a bot's discard half laid."""
    table_id = opened(anna, "relaxed")
    laid = False
    while not laid:  # often its first discard already; never after the game
        _, match = choosing(running, table_id, anna)
        words = [action.word for action in match.history]
        laid = "lay" in [
            word for word, seat in zip(words, running.record(table_id).actors, strict=True) if seat
        ]
        anna.post(f"/t/{table_id}/act", form(held(match)[-1:], match.ply))
    with closing(sqlite3.connect(running.folder / "biberbau.sqlite3")) as database:
        rows = database.execute("select at from action where table_id = ? order by number", (table_id,))
        times = [at for (at,) in rows]
    for word, at, following in zip(words, times, times[1:], strict=False):
        assert word != "add" or at == following  # stored together


def test_a_game_without_ticks_has_no_selections(running: Running, anna: Person) -> None:
    table_id = anna.open_table("Anna", "relaxed")
    running.settled(table_id, 1)
    assert anna.get(f"/t/{table_id}/selection", params={"select.0": "7"}).status_code == 400
    assert anna.post(f"/t/{table_id}/act", {"number": "0", "select": ""}).status_code in (400, 409)

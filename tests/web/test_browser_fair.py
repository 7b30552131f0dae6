"""The promise of docs/fairness.md, kept in a real browser: words are drawn there, and the deal is done again there."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Route, expect

from biberbau.games import game_ids
from biberbau.games.frantic.rules.state import Ev
from biberbau.kernel.bag import take
from biberbau.kernel.rng import below, new_stream, prf, shuffle
from biberbau.web.domain.matches import fresh

from .browsing import Guest, Sit, needs_chromium, set_table
from .serving import Running

pytestmark = needs_chromium


def checks(guest: Guest) -> dict[str, str]:
    """What the page found, by check: "good", "bad" or "open" (nothing to compare with)."""
    expect(guest.page.locator("#verdict")).to_have_class(re.compile("good|bad"))
    found: dict[str, str] = guest.page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('#checks li')].map((li) => [li.dataset.check, li.className]))"
    )
    return found


def table_of(guest: Guest) -> str:
    return guest.page.url.rpartition("/")[2]


def played_to_the_end(running: Running, table_id: str, seed: bytes | None = None) -> str:
    """A finished table with the same people, words and deal (unless there is another seed)."""
    record, dice = running.record(table_id), random.Random(5)
    record = record if seed is None else replace(record, seed=seed)
    moves, match = list[tuple[int, str, int]](), fresh(record, 0)
    while (seat := match.to_act) is not None:
        action = match.play(dice.choice(match.legal()))
        moves.append((action.id, action.notation, seat))
    laid = replace(record, id=f"done{record.id}", status="playing", revision=1, actions=(), actors=())
    store = running.store()
    try:
        store.create(laid)
        store.append(laid, moves, over=True)
    finally:
        store.close()
    return laid.id


def forged(guest: Guest, change: Callable[[dict[str, Any]], None]) -> dict[str, str]:
    """What the page finds when a server lies to it."""

    def lie(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(json=told)

    guest.page.route("**/fair.json", lie)
    guest.page.reload()
    found = checks(guest)
    expect(guest.page.locator("#verdict")).to_have_class("bad")
    guest.page.unroute("**/fair.json")
    return found


def test_the_scripts_hash_and_draw_like_the_kernel(sit: Sit) -> None:
    page, dice = sit().page, random.Random(1)
    for length in (0, 1, 55, 56, 63, 64, 65, 119, 120, 1000):
        message = dice.randbytes(length)
        hashed = page.evaluate(
            "async (bytes) => [...(await import('/static/hashes.js')).sha256(Uint8Array.from(bytes))]",
            list(message),
        )
        assert bytes(hashed) == hashlib.sha256(message).digest()
    for _ in range(20):
        key = dice.randbytes(16)
        words = [np.uint64(int.from_bytes(half, "little")) for half in (key[:8], key[8:])]
        counter = dice.getrandbits(64)
        found = page.evaluate(
            "async ([key, at]) => String((await import('/static/hashes.js')).siphash(Uint8Array.from(key), BigInt(at)))",
            [list(key), str(counter)],
        )
        assert int(found) == int(prf(*words, np.uint64(counter)))
    rng = new_stream(int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little"))
    bounds = [
        1,
        2,
        3,
        52,
        100,
        1 << 20,
        (1 << 31) - 1,
        3 << 29,
        *(dice.randrange(1, 1 << 31) for _ in range(200)),
    ]
    mixed = [dice.randrange(100) for _ in range(110)]
    bag = [dice.randrange(9) for _ in range(40)]
    drawn = page.evaluate(
        """async ([key, bounds, cards, bag]) => {
          const draws = new (await import('/static/draws.js')).Draws(Uint8Array.from(key));
          return [bounds.map((n) => draws.below(n)), [0, 1, 2, 12, 110].map((n) => draws.shuffle(cards.slice(0, n))),
            Array.from({ length: 50 }, () => draws.take(bag, bag.reduce((a, b) => a + b)))];
        }""",
        [list(key), bounds, mixed, bag],
    )
    shuffled = []
    assert drawn[0] == [below(rng, n) for n in bounds]
    for count in (0, 1, 2, 12, 110):
        cards = np.array(mixed[:count], np.int8)
        shuffle(cards, count, rng)
        shuffled.append(cards.tolist())
    assert drawn[1] == shuffled
    assert drawn[2] == [take(np.array(bag, np.int8), sum(bag), rng) for _ in range(50)]


@pytest.mark.parametrize("game", game_ids())
def test_every_games_deal_is_done_again(sit: Sit, running: Running, game: str) -> None:
    anna = sit()
    set_table(anna, "relaxed", "relaxed", game=game)
    done = played_to_the_end(running, table_of(anna))
    anna.page.goto(f"/t/{done}/fair")
    found = checks(anna)
    assert found == {
        "seal": "good", "kept-seal": "open", "own-words": "good", "kept-words": "open",
        "packs": "open", "draws": "good", "cards": "good", "learned": "open",
    }  # fmt: skip
    expect(anna.page.locator("#verdict")).to_have_class("good")
    assert anna.page.locator("#deal li").count() > 1
    assert anna.page.locator("#deal .bad, #later .bad").count() == 0


def test_a_card_that_is_put_straight_back_is_no_lie(sit: Sit, running: Running) -> None:
    """Frantic, F9: a Curse turned up at the start goes back into the stack, and the next card is turned up."""
    anna = sit()
    set_table(anna, "relaxed", game="frantic")
    record, number = running.record(table_of(anna)), 0
    while not any(
        event.kind == Ev.PUTS_BACK
        for _, event in fresh(replace(record, seed=number.to_bytes(32)), 0).events(0)
    ):
        number += 1
    done = played_to_the_end(running, record.id, number.to_bytes(32))
    anna.page.goto(f"/t/{done}/fair")
    found = checks(anna)
    assert (found["packs"], found["draws"], found["cards"]) == ("open", "good", "good")


def test_what_a_browser_was_shown_is_compared(sit: Sit, running: Running) -> None:
    """The seal and words as they stood, and each card that was learned, are kept by the browser that saw them."""
    anna = sit()
    page = anna.page
    page.goto("/new/beasty_bar")
    seal, drawn = page.inner_text(".words-field code"), page.input_value("#words")
    set_table(anna, "relaxed", game="beasty_bar")
    assert seal != page.text_content(
        "#seal"
    )  # each page shows its own, and opening takes the one of its page
    record = running.record(table_of(anna))
    assert (record.seats[1].words, record.words) == ("", (record.seats[0].words, ""))
    said = record.seats[0].words or ""
    assert said != drawn and re.fullmatch(
        r"([bdfghjklmnprstvz][aeiou]){2}( ([bdfghjklmnprstvz][aeiou]){2}){7}", said
    )
    nearly = running.nearly_over(record.id, left=3)
    page.goto(f"/t/{nearly}")
    anna.arrived()
    kept = json.loads(page.evaluate(f"localStorage.getItem('table {nearly}')"))
    assert (kept["seal"], kept["words"]) == (hashlib.sha256(record.seed).hexdigest(), [said, ""])
    anna.play_on(anna.choose, lambda: anna.status == "over")
    page.click("#check")
    assert set(checks(anna).values()) == {"good"}
    for change, check in (
        (lambda kept: kept.update(seal="0" * 64), "kept-seal"),
        (lambda kept: kept.update(words=["other", ""]), "kept-words"),
        (lambda kept: kept.update(packs={}), "packs"),
        (lambda kept: kept.update(learned=kept["learned"].replace("0.", "0.9", 1)), "learned"),
    ):
        false = dict(json.loads(page.evaluate(f"localStorage.getItem('table {nearly}')")))
        change(false)
        page.evaluate(f"memory => localStorage.setItem('table {nearly}', JSON.stringify(memory))", false)
        page.reload()
        found = checks(anna)
        assert {name for name, how in found.items() if how == "bad"} == {check}
        page.evaluate(f"memory => localStorage.setItem('table {nearly}', memory)", json.dumps(kept))
        page.goto(f"/t/{nearly}")
        page.wait_for_selector("#table.over")
        page.goto(f"/t/{nearly}/fair")


def test_a_forged_seed_or_draw_is_caught(sit: Sit, running: Running) -> None:
    anna = sit()
    set_table(anna, "relaxed", "relaxed", game="biber_mania")
    done = played_to_the_end(running, table_of(anna))
    anna.page.goto(f"/t/{done}")
    anna.page.wait_for_selector("#table.over")  # so this browser keeps what it has seen
    anna.page.goto(f"/t/{done}/fair")
    assert set(checks(anna).values()) == {"good"}

    def another_seed(told: dict[str, Any]) -> None:
        told["seed"] = "00" * 32

    def another_seed_and_its_seal(told: dict[str, Any]) -> None:
        another_seed(told)
        told["commitment"] = hashlib.sha256(bytes(32)).hexdigest()

    def other_words(told: dict[str, Any]) -> None:
        told["words"][0] += "."

    def words_moved(told: dict[str, Any]) -> None:
        told["words"] = [told["words"][0][:-1], told["words"][0][-1], ""]

    def first(told: dict[str, Any], kind: str) -> dict[str, Any]:
        return next(step for step in told["steps"] if step["kind"] == kind)

    def another_card(told: dict[str, Any]) -> None:
        step = first(told, "take")
        step["result"] = next(
            face for face, count in enumerate(step["cards"]) if count and face != step["result"]
        )

    def another_starter(told: dict[str, Any]) -> None:
        step = first(told, "below")
        step["result"] = (step["result"] + 1) % step["ways"]

    def another_card_shown(told: dict[str, Any]) -> None:
        first(told, "shown")["card"] += 1

    def one_draw_kept_back(told: dict[str, Any]) -> None:
        told["steps"].remove([step for step in told["steps"] if step["kind"] == "take"][20])

    def another_bag(told: dict[str, Any]) -> None:
        """One from which that card cannot have been drawn: a bag that is merely turned round may give the same one."""
        step = first(told, "take")
        cards, drawn = step["cards"], step["result"]
        cards[drawn - 1] += cards[drawn]
        cards[drawn] = 0

    def another_deck_to_fit(told: dict[str, Any]) -> None:
        """The deck that explains another first card: what a server would invent that has dealt as it liked."""
        steps = [step for step in told["steps"] if step["kind"] == "take" and step["ply"] == 0]
        nth, wanted = (
            steps[0]["result"],
            next(f for f, count in enumerate(steps[0]["cards"]) if count and f != steps[0]["result"]),
        )
        for step in told["steps"]:
            if step["kind"] == "take":
                step["cards"][nth], step["cards"][wanted] = step["cards"][wanted], step["cards"][nth]
                step["result"] = {nth: wanted, wanted: nth}.get(step["result"], step["result"])
            elif step["kind"] == "shown":
                step["card"] = {nth: wanted, wanted: nth}.get(step["card"], step["card"])

    def the_same_deck_to_fit(told: dict[str, Any]) -> None:
        another_deck_to_fit(told)
        first_bag = first(told, "take")
        told["packs"][first_bag["place"]] = first_bag["cards"]

    def a_card_comes_unseen(told: dict[str, Any]) -> None:
        steps = [step for step in told["steps"] if step["kind"] == "take" and step["ply"] == 0]
        gone = steps[0]["result"]
        # after another card: this one might have been put straight back
        later = (at for at in range(10, len(steps)) if steps[at - 1]["result"] != gone)
        at = next(later)
        for step in steps[at:]:
            step["cards"][gone] += 1

    def cut_off(told: dict[str, Any]) -> None:
        """What is left is right, every draw of it; but the last ones are not there."""
        last = max(
            at for at, step in enumerate(told["steps"]) if step["kind"] in ("below", "take", "shuffle")
        )
        told["steps"] = told["steps"][:last]

    def fewer_actions(told: dict[str, Any]) -> None:
        told["actions"] -= 1

    def scores_stated(told: dict[str, Any]) -> None:
        told["scores"] = [99, 0]

    def another_game(told: dict[str, Any]) -> None:
        told["game"] = "poker"

    def names_changed(told: dict[str, Any]) -> None:
        told["names"].reverse()

    def true_for_one(told: dict[str, Any]) -> None:
        next(step for step in told["steps"] if step["kind"] == "below")["ply"] = False

    def a_step_of_another_kind(told: dict[str, Any]) -> None:
        told["steps"].append({"ply": told["actions"], "kind": "won", "seat": 0})

    def a_later_move(told: dict[str, Any]) -> None:
        told["steps"][-1]["ply"] = told["actions"] + 1

    def more_in_a_step(told: dict[str, Any]) -> None:
        told["steps"][0]["winner"] = True

    def two_cards_of_one_draw(told: dict[str, Any]) -> None:
        shown = [step for step in told["steps"] if step["kind"] == "shown" and step["of"]]
        same = next(b for i, a in enumerate(shown) for b in shown[i + 1 :] if a["card"] == b["card"])
        same["of"] = next(step for step in shown if step["card"] == same["card"])["of"]

    for lie, caught in (
        (another_seed, {"seal", "draws"}),
        (another_seed_and_its_seal, {"kept-seal", "draws"}),
        (other_words, {"own-words", "kept-words", "draws"}),
        (words_moved, {"own-words", "kept-words", "draws"}),
        (another_card, {"draws"}),
        (another_starter, {"draws"}),
        (another_card_shown, {"cards"}),
        (one_draw_kept_back, {"draws"}),
        (another_bag, {"draws"}),
        (cut_off, {"draws"}),
        (fewer_actions, {"record"}),
        (scores_stated, {"record"}),
        (another_game, {"record"}),
        (names_changed, {"record"}),
        (true_for_one, {"record"}),
        (a_step_of_another_kind, {"record"}),
        (a_later_move, {"record"}),
        (more_in_a_step, {"record"}),
        (two_cards_of_one_draw, {"cards"}),
        (another_deck_to_fit, {"packs"}),
        (the_same_deck_to_fit, {"packs"}),
        (a_card_comes_unseen, {"packs"}),
    ):
        found = forged(anna, lie)
        assert caught <= {check for check, how in found.items() if how == "bad"}, lie.__name__
    anna.page.reload()
    assert set(checks(anna).values()) == {"good"}


def test_seal_and_words_stand_at_the_table(sit: Sit, running: Running) -> None:
    """The host's words and seal, the friend's own ones on joining, and everybody's for all to see during the game."""
    anna, ben = sit(), sit()
    set_table(anna, "open")
    table_id = table_of(anna)
    ben.page.goto(f"/t/{table_id}/join")
    ben.page.click(".join .house summary")
    seal = ben.page.inner_text(".words-field code")
    assert seal == hashlib.sha256(running.record(table_id).seed).hexdigest()
    ben.page.fill("#name", "Ben")
    ben.page.fill("#words", "  my own: ✓ frogs ")
    ben.page.click(".join .primary")
    ben.arrived(".table.lobby")
    anna.page.click("#own-words summary")
    anna.page.fill("#own-words input", "and mine")
    anna.page.click("#own-words button")
    expect(ben.page.locator("#proof .deal")).to_contain_text("and mine")
    anna.page.click("#start button")
    for guest in (anna, ben):
        guest.arrived()
        shown = guest.page.text_content("#proof") or ""
        assert guest.page.text_content("#proof #seal") == seal
        assert "my own: ✓ frogs" in shown and "and mine" in shown
    assert running.record(table_id).words == ("and mine", "my own: ✓ frogs")
    guest.page.goto(f"/t/{table_id}/fair")
    assert guest.page.locator("#checks").count() == 0  # not before the end


def test_a_rematch_begins_when_all_have_sat_down(sit: Sit, running: Running) -> None:
    """Its seal stands on the last page of the game before; then everybody adds words, and then it is dealt."""
    anna, ben = sit(), sit()
    set_table(anna, "open")
    link = f"/t/{table_of(anna)}/join"
    ben.page.goto(link)
    ben.page.fill("#name", "Ben")
    ben.page.click(".join .primary")
    ben.arrived(".table.lobby")
    anna.page.click("#start button")
    anna.arrived()
    done = played_to_the_end(running, table_of(anna))
    for guest in (anna, ben):
        guest.page.goto(f"/t/{done}")
        guest.page.wait_for_selector("#rematch")
    seals = [guest.page.text_content("#next-deal code") for guest in (anna, ben)]
    assert seals[0] == seals[1] != hashlib.sha256(running.record(done).seed).hexdigest()
    ben.page.click("#rematch")
    ben.arrived(".table.lobby")
    follower = running.record(table_of(ben))
    assert hashlib.sha256(follower.seed).hexdigest() == seals[0]
    assert (follower.status, follower.seats[0].words) == ("lobby", None)
    expect(ben.page.locator("#lobby-seat-0")).to_contain_text("has not sat down yet")
    anna.page.click("#rematch")
    for guest in (anna, ben):
        guest.arrived()
    dealt = running.record(follower.id)
    assert dealt.status == "playing" and all(dealt.words or ()) and len(set(dealt.words or ())) == 2


def test_without_script_the_fields_say_who_made_the_words(sit: Sit, running: Running) -> None:
    anna = sit("/new/beasty_bar", java_script_enabled=False)
    assert anna.page.locator("#words-help .scriptless").is_visible()
    assert not anna.page.locator("#words-help .script").is_visible()
    proposed = anna.page.input_value("#words")
    assert len(proposed.split()) == 8
    anna.page.fill("#name", "Anna")
    anna.page.fill("[id='option.players']", "2")
    anna.page.click(".setup .primary")
    anna.page.wait_for_selector("#table")
    record = running.record(table_of(anna))
    assert record.seats[0].words == proposed
    anna.page.goto(f"/t/{played_to_the_end(running, record.id)}/fair")
    assert "biberbau verify" in anna.page.inner_text("main")
    assert (
        anna.page.locator(".scriptless").first.is_visible() and not anna.page.locator("#verdict").is_visible()
    )

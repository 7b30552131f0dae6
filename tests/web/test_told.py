"""What happened: by turns, with what hit the reader; moments from before; the pace; bots that wait."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import expect

from biberbau.games import game_ids
from biberbau.games.common.words.telling import Line
from biberbau.match import Game, Match
from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.domain.event_log import RECENT, Log, again_from, logged
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.seed_commitment import SeedCommitments
from biberbau.web.play.first_compile import Warmth
from biberbau.web.storage.store import Record, Seat
from biberbau.web.view import table_pages
from biberbau.web.view.pages import moment_model, table_model, told_from

from .browsing import Sit, needs_chromium
from .scenes import compiled
from .serving import Person, Running
from .test_render import actors, model


def played(game: str, plies: int, seed: int = 3, **options: int) -> Match:
    match, dice = Match(Game.of(game, options), seed), np.random.default_rng(seed)
    while match.ply < plies and not match.over:
        legal = match.legal()
        match.play(legal[int(dice.integers(len(legal)))])
    return match


def stored(match: Match) -> Record:
    """A table on which this match is played, with a person on the first seat and bots on the others."""
    seats = tuple(Seat(i, "bot", f"P{i}", "keen", words="") for i in range(match.game.players))
    return Record(
        "abc", match.game.id, dict(match.game.options), b"", "", 0.0, "over" if match.over else "playing", "me", 1, 0,
        None, (replace(seats[0], kind="human", player="me"), *seats[1:]),
        tuple(action.id for action in match.history), actors(match),
    )  # fmt: skip


LOG = (
    Line(0, "deal", True),
    Line(1, "a"),
    Line(1, "b"),
    Line(2, "c", True),
    Line(4, "d", True),
    Line(5, "e"),
)
WHO = (0, 1, 1, 0, 2)


def test_the_log_is_told_by_turns_and_marks_what_others_did_to_the_reader() -> None:
    log = logged(LOG, WHO, 0)
    assert [(turn.seat, [line.text for line in turn.lines]) for turn in log.turns] == [
        (None, ["deal"]),
        (0, ["a", "b"]),
        (1, ["c"]),
        (0, ["d"]),
        (2, ["e"]),
    ]
    assert [line.text for turn in log.turns for line in turn.lines if line.concerns] == ["c"]
    assert [turn.last for turn in log.recent()] == [False, False, True, True, True]


def test_everybodys_last_turn_stands_on_the_table_however_long_ago() -> None:
    log = [Line(1, "long ago"), *(Line(ply, f"{ply}") for ply in range(2, 40))]
    shown = logged(log, [2, *(ply % 2 for ply in range(2, 40))], 0).recent()
    assert [turn.seat for turn in shown if turn.last] == [2, 0, 1]
    assert shown[0].lines[0].text == "long ago"
    assert [line.text for line in shown[-1].lines] == ["39"] and len(shown) == 1 + RECENT


@given(st.data())
def test_a_log_that_grows_is_the_log_told_at_once(data: st.DataObject) -> None:
    """However it has come, also where its last lines are told in another way (in games of memory)."""
    log, lines, who = Log(0), list[Line](), list[int]()
    for _ in range(data.draw(st.integers(1, 6))):
        since = data.draw(st.integers(0, len(lines)))
        ply = lines[since - 1].ply if since else 0
        del lines[since:]
        for _ in range(data.draw(st.integers(0, 5))):
            ply += data.draw(st.integers(0, 2))
            lines.append(Line(ply, data.draw(st.sampled_from("abc")), data.draw(st.booleans())))
        who += data.draw(st.lists(st.integers(0, 2), min_size=max(0, ply - len(who)), max_size=12))
        before = list(log.turns)
        kept = log.hears(lines, since, who)
        now = logged(lines, who, 0)
        assert log.turns == now.turns and log.recent() == now.recent()
        assert log.turns[:kept] == before[:kept]


@pytest.mark.parametrize(
    ("who", "me", "first", "since"),
    [
        ((0, 1, 1, 2), 0, 0, 1),  # all that the others did
        ((0, 1, 1, 0, 0), 0, 0, 3),  # nobody has followed: the reader's own turn
        ((0, 1, 1, 2, 2), None, 0, 3),  # a spectator: the last turn
        ((0, 1, 1, 2), 0, 3, 3),
        ((), 0, 0, 0),
    ],
)
def test_again_begins_after_the_readers_own_last_action(
    who: tuple[int, ...], me: int | None, first: int, since: int
) -> None:
    assert again_from(who, me, first) == since


def hits(game: str, plies: int) -> list[str]:
    """The marked lines of a log."""
    page = table_pages.table_fragment(model(played(game, plies), 0, "en"))
    found: list[str] = re.findall(r'<li class="hit"><a[^>]*>([^<]+)', page)
    return found


def test_a_sentence_concerns_the_person_it_names_or_whose_animal_it_names() -> None:
    """Beasty Bar's animals have colours, Frantic's sentences name people."""
    beasty, frantic = hits("beasty_bar", 40), hits("frantic", 120)
    assert beasty and all("red" in line for line in beasty)
    assert frantic and all(re.search(r"\b[Yy]ou", line) for line in frantic)


@pytest.mark.parametrize("game", game_ids())
def test_a_moment_is_what_the_viewer_saw_then(game: str) -> None:
    match, at = played(game, 30), 24
    record = stored(match)
    then = played(game, at)
    first = told_from(record, 0)
    if at < first:
        with pytest.raises(RefusedError):
            moment_model(record, match, lang="en", player="me", at=at)
        return
    moment = moment_model(record, match, lang="en", player="me", at=at)
    assert moment.view.state.tobytes() == then.view(moment.seat_perspective).state.tobytes()
    assert all(ply <= at for ply, _ in moment.events)
    page = table_pages.replay_page(moment)
    assert 'id="to-game"' in page
    assert not re.findall(r'class="(?:pick|tick)', page)
    assert f'href="?at={at - 1}"' in page or at - 1 < first


def test_a_game_of_memory_shows_nothing_again_that_one_has_to_remember() -> None:
    match = played("biberbande", 40)
    record = stored(match)
    own = max(ply for ply, seat in enumerate(record.actors, start=1) if seat == 0)
    assert told_from(record, 0) == own > 1
    page = table_pages.table_fragment(replace(model(match, 0, "en"), told_from=own))
    assert {int(ply) for ply in re.findall(r'href="\?at=(\d+)"', page)} == set(range(own, match.ply + 1)) & {
        int(ply) for ply in re.findall(r'<a href="\?at=(\d+)"', page)
    }
    for at in range(own, match.ply):
        moment = moment_model(record, match, lang="en", player="me", at=at)
        looks = match.game.kind.memory.glimpse(match.view(0, at).state, 0)
        assert moment.seat_perspective == (None if looks else 0)
    with pytest.raises(RefusedError):
        moment_model(record, match, lang="en", player="me", at=own - 1)
    assert told_from(record, None) == record.number


def test_only_somebody_alone_with_bots_may_let_them_wait() -> None:
    match = played("beasty_bar", 9)
    record = stored(match)

    def offered(record: Record, player: str | None) -> bool | None:
        return table_model(
            record, match, lang="en", player=player, online=(), warmth=Warmth(record.game, "ready"),
            seals=SeedCommitments(b"key"), paused=True,
        ).paused  # fmt: skip

    assert offered(record, "me") is True
    assert offered(record, "somebody else") is None
    two = replace(
        record, seats=(record.seats[0], replace(record.seats[1], kind="human", player="x"), *record.seats[2:])
    )
    assert offered(two, "me") is None


def test_bots_wait_and_go_on(tmp_path: Path) -> None:
    """On an event loop in a thread of its own: the browser's tests leave one running in this thread."""
    server = compiled(create_app(Settings(tmp_path, delay=(0.0, 0.0))).state.server)
    match = played("beasty_bar", 0)
    while match.to_act == 0:
        match.play(match.legal()[0])
    record = replace(stored(match), seed=match._seed, actions=(), actors=())
    server.tables.store.create(record)
    moves = [
        (action.id, action.notation, seat) for action, seat in zip(match.history, actors(match), strict=True)
    ]
    if moves:
        server.tables.store.append(record, moves, over=False)

    async def moved() -> list[bool]:
        found = []
        for on in (True, False):
            await server.commits().pause("abc", 0, on)
            await server.live.at("abc")
            await server.live.recall("abc")
            found.append(await server.bots._move("abc"))
        await server.bots.close()
        await server.commits().close()
        return found

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(asyncio.run, moved()).result() == [False, True]
    assert server.tables.read("abc").number == len(moves) + 1
    server.tables.store.close()


def test_moments_and_pauses_have_addresses(running: Running, anna: Person, ben: Person) -> None:
    table_id = anna.open_table("Anna", "relaxed")
    running.settled(table_id, 1)
    assert "Looking back" in anna.get(f"/t/{table_id}?at=0").text
    assert anna.get(f"/t/{table_id}?at=9999").status_code == 404
    assert anna.get(f"/t/{table_id}/hint?at=0").headers["location"] == f"/t/{table_id}?at=0"
    assert ben.post(f"/t/{table_id}/pause", {"on": "1"}).status_code == 403
    assert anna.post(f"/t/{table_id}/pause", {"on": "1"}).status_code == 303
    assert "The bots are waiting for you." in anna.get(f"/t/{table_id}").text
    assert anna.post(f"/t/{table_id}/pause", {"on": "0"}).status_code == 303
    assert "The bots are waiting for you." not in anna.get(f"/t/{table_id}").text


TELLING = "() => document.body.matches('.telling')"
STILL = "() => !document.body.matches('.telling')"


@needs_chromium[0]
@needs_chromium[1]
def test_what_happened_moves_again_and_a_click_ends_it(sit: Sit) -> None:
    """With motion: again, a moment from before and back to the same choice, and the pace that stays."""
    anna = sit(reduced_motion="no-preference")
    page = anna.page
    anna.sit_down()
    page.keyboard.press("l")
    page.click("#pace")
    page.click("#pace-sheet [value=brisk]")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#log-sheet")).to_be_hidden()
    anna.play_on(anna.choose, lambda: page.locator("#log li").count() > 6 and anna.may_act)
    page.locator(".pick.legal").first.check(force=True)
    before, stamp = page.inner_text("#line"), anna.stamp
    page.click("#again")
    page.wait_for_function(TELLING)
    page.mouse.click(4, 400)
    assert page.evaluate(STILL)
    assert (page.inner_text("#line"), anna.stamp) == (before, stamp)
    page.keyboard.press("a")
    page.wait_for_function(TELLING)
    page.wait_for_function(STILL)
    assert (page.inner_text("#line"), anna.stamp) == (before, stamp)
    page.keyboard.press("l")
    page.locator("#log a").nth(2).click()
    expect(page.locator("#table.past")).to_be_visible()
    expect(page.locator("#commit")).to_have_count(0)
    page.click("#to-game")
    expect(page.locator(".pick.legal:checked")).to_have_count(1)
    assert (page.inner_text("#line"), anna.stamp) == (before, stamp)
    page.click("#pause")
    expect(page.locator("#paused")).to_be_visible()
    page.reload()
    anna.arrived()
    assert page.evaluate("localStorage.getItem('pace')") == "brisk"
    expect(page.locator("#pace-sheet [value=brisk]")).to_be_checked()
    page.click("#paused button")
    expect(page.locator("#paused")).to_have_count(0)


@needs_chromium[0]
@needs_chromium[1]
def test_a_press_on_nothing_does_nothing_to_what_comes_to_lie_there(sit: Sit) -> None:
    """It ends the telling; what is drawn under the finger meanwhile was not meant. What was meant may have moved away."""
    anna = sit(reduced_motion="no-preference")
    page = anna.page
    page.evaluate("localStorage.setItem('pace', 'instant')")  # nobody waits for what leads there
    anna.sit_down()
    anna.play_on(anna.choose, lambda: page.locator("#log li").count() > 6 and anna.may_act)
    page.evaluate("localStorage.setItem('pace', 'calm')")
    page.keyboard.press("a")
    page.wait_for_function(TELLING)
    page.evaluate(
        """() => {
          const made = document.createElement("button");
          made.type = "button";
          made.style = "position: fixed; z-index: 99; width: 60px; height: 60px; left: 300px; top: 300px; display: none";
          made.onclick = () => { globalThis.meant = (globalThis.meant ?? 0) + 1; };
          globalThis.probe = made;
        }"""
    )
    page.mouse.move(320, 320)
    page.evaluate("document.elementFromPoint(320, 320).closest('.tap, button, a')?.remove()")
    page.mouse.down()
    page.evaluate("() => { document.querySelector('#table').append(probe); probe.style.display = 'block'; }")
    page.mouse.up()
    assert page.evaluate("globalThis.meant") is None
    assert page.evaluate(STILL)
    page.evaluate("probe.remove()")  # what is seen again ends with a table that never had it
    page.keyboard.press("a")
    page.wait_for_function(TELLING)
    page.evaluate("() => { document.querySelector('#table').append(probe); }")
    page.mouse.down()
    page.evaluate("() => { document.querySelector('#table').append(probe); probe.style.left = '500px'; }")
    page.mouse.up()
    page.wait_for_function("() => globalThis.meant")
    assert page.evaluate("globalThis.meant") == 1

"""Whole games over HTTP, and everything that is refused on the way."""

from __future__ import annotations

import hashlib
import json
import re
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from biberbau.games import game_ids
from biberbau.games.common.view.shown import shown
from biberbau.match import Match
from biberbau.web.domain.messages import SAYS

from .serving import LIVE, Person, Running, Stream


def seated(running: Running, anna: Person, ben: Person, *bots: str) -> str:
    """A running table: Anna on seat 0, Ben on seat 1, then bots."""
    table_id = anna.open_table("Anna", "open", *bots)
    ben.sit_down(table_id)
    assert anna.post(f"/t/{table_id}/start").status_code == 303
    return table_id


def actor(running: Running, table_id: str, *people: Person) -> tuple[Person, Match]:
    """The person to act, once no bot is to."""
    match = running.settled(table_id, len(people))
    assert match.to_act is not None
    return people[match.to_act], match


def play_out(running: Running, table_id: str, *people: Person) -> Match:
    while (match := running.settled(table_id, len(people))).to_act is not None:
        people[match.to_act].play_first(table_id)
    assert match.over
    return match


def test_two_people_and_bots_play_a_game(running: Running, anna: Person, ben: Person) -> None:
    table_id = anna.open_table("Anna", "open", "relaxed", "keen")
    assert "Anna" in ben.get(f"/t/{table_id}/join").text
    assert ben.get(f"/t/{table_id}").status_code == 200  # anyone with the link may look on
    ben.sit_down(table_id)
    page = anna.get(f"/t/{table_id}").text
    assert "Ben" in page
    commitment = hashlib.sha256(running.record(table_id).seed).hexdigest()
    assert commitment in page  # published before the deal
    assert anna.post(f"/t/{table_id}/start").status_code == 303
    match = play_out(running, table_id, anna, ben)
    seed = running.record(table_id).seed
    assert seed.hex() in ben.get(f"/t/{table_id}/fair").text
    document = ben.get(f"/t/{table_id}/replay.json").json()
    assert document == match.save()
    assert document["commitment"] == commitment
    assert Match.load(document).scores == match.scores
    for at in (0, 1, match.ply):
        assert ben.get(f"/t/{table_id}/replay?at={at}&as=0").status_code == 200
    assert ben.get(f"/t/{table_id}/replay?as=spectator").status_code == 200
    assert "as=open" in ben.get(f"/t/{table_id}/replay?at=1").text  # all hands, where nobody asks for less
    for wrong in ("at=9999", "at=x", "as=7", "as=x"):
        assert ben.get(f"/t/{table_id}/replay?{wrong}").status_code == 404
    assert ben.get(f"/t/{table_id}/moment.svg?as=open").status_code == 404
    again = ben.post(f"/t/{table_id}/rematch")
    assert again.status_code == 303
    assert anna.post(f"/t/{table_id}/rematch").headers["location"] == again.headers["location"]
    follower = running.record(again.headers["location"].removeprefix("/t/"))
    assert [seat.name for seat in follower.seats] == [seat.name for seat in running.record(table_id).seats]
    assert follower.seed != seed
    assert "To the rematch" in anna.get(f"/t/{table_id}").text
    with running.person() as carl:
        assert f"/t/{follower.id}" in carl.get(f"/t/{table_id}").text
    assert anna.act(table_id, "play 1", match.ply).status_code == 409  # the old game stays over


SHORT = {
    "biberbande": {"turn_guard": "20"},
    "frantic": {"scoring": "none", "rounds": "1"},
}
"""Options with which a game is over soon."""
LONG = {"biber_gang": 30}
"""Games that no option makes short, and the last actions that are played of them."""


@pytest.mark.parametrize("game_id", game_ids())
def test_a_whole_game_from_the_page_alone(running: Running, anna: Person, game_id: str) -> None:
    """Without script: pages lead to the next ones, and their forms carry all that an action needs."""
    form = {"name": "Anna", "option.players": "2", "seat1": "relaxed"}
    form |= {f"option.{name}": value for name, value in SHORT.get(game_id, {}).items()}
    path = anna.post(f"/new/{game_id}", form).headers["location"]
    if game_id in LONG:
        path = f"/t/{running.nearly_over(path.removeprefix('/t/'), LONG[game_id])}"
    while True:
        running.settled(path.removeprefix("/t/"), 1)
        page = anna.get(path).text
        if 'data-status="over"' in page:
            break
        if 'data-mine="1"' not in page:
            assert "http-equiv" in page  # the table does what is forced, and the page looks again
            continue
        assert (
            'id="clock"' in page or "http-equiv" not in page
        )  # with a clock it reloads when the time is over
        stamp = re.search(r'name="number" value="([0-9.]+)"', page)
        actions = re.findall(r'class="pick [^"]*\blegal\b[^>]* name="action" value="([^"]+)"', page)
        ticks = re.findall(r'class="tick[^>]* name="(select[^"]+)" value="([^"]+)"', page)
        assert stamp and (actions or ticks)
        number = {"number": stamp[1]}
        sent = [number | {"action": action} for action in actions]
        sent += [number | {"select": "", name: card} for name, card in ticks]
        if not any(anna.post(f"{path}/act", form).status_code == 303 for form in sent):
            # The time to react may end between a page and its form: then the next page is another.
            again = re.search(r'name="number" value="([0-9.]+)"', anna.get(path).text)
            assert again is None or again[1] != stamp[1]
    assert running.record(path.removeprefix("/t/")).status == "over"
    file = re.search(r'<a href="([^"]+)" id="take" download>', page)
    assert file and page.index('class="winners"') < page.index('class="ranking ') < file.start()
    assert anna.get(file[1]).json()["game"] == game_id


def test_an_action_from_a_stale_page_is_refused(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    who, match = actor(running, table_id, anna, ben)
    who.play_first(table_id)
    assert (
        who.act(table_id, match.legal()[0].notation, 0).status_code == 303
    )  # the same again: its answer was lost
    again = who.act(table_id, match.legal()[1].notation, 0)
    assert again.status_code == 409
    assert "moved on" in again.text
    for number in ("", "x", "-1", "0.7", "99"):
        assert who.act(table_id, match.legal()[0].notation, number).status_code == 409
    assert running.record(table_id).number == 1
    lacking = who.post(f"/t/{table_id}/act", {"action": "play 1"})
    assert lacking.status_code == 400
    assert "number" in lacking.text


def test_of_posts_that_race_one_is_played(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    who, match = actor(running, table_id, anna, ben)
    with ThreadPoolExecutor(8) as threads:
        posts = [
            threads.submit(who.act, table_id, action.notation, 0)
            for action in match.legal()
            for _ in range(3)
        ]
        answers = [post.result().status_code for post in posts]
    same = [answers[at : at + 3] for at in range(0, len(answers), 3)]
    assert sorted(same) == [[303] * 3] + [[409] * 3] * (len(same) - 1)
    assert running.record(table_id).number == 1
    assert running.record(table_id).number == 1


def test_illegal_actions_say_what_is_legal(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    who, match = actor(running, table_id, anna, ben)
    legal = [action.notation for action in match.legal()]
    illegal = next(a.notation for a in match.game.kind.actions.actions if a.notation not in legal)
    answer = who.act(table_id, illegal, 0, headers=LIVE)
    assert answer.status_code == 409
    assert answer.headers["content-type"].startswith("text/plain")
    labels = [
        shown("beasty_bar").words.action(match.view(match.to_act), action, "en") for action in match.legal()
    ]
    assert all(label in answer.text for label in labels)
    assert who.post(f"/t/{table_id}/act", {"number": "0"}).status_code == 400
    assert who.act(table_id, "dance", 0).status_code == 409
    assert who.act(table_id, f"{legal[0]};{illegal}", 0).status_code in (403, 409)
    assert running.record(table_id).number == 0


def test_nobody_plays_out_of_turn_or_at_anothers_table(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    who, match = actor(running, table_id, anna, ben)
    other = ben if who is anna else anna
    answer = other.act(table_id, match.legal()[0].notation, 0)
    assert answer.status_code == 403
    assert ("Anna" if who is anna else "Ben") in answer.text
    with running.person() as stranger:
        for path in ("act", "undo", "start", "leave", "rematch"):
            form = {"action": match.legal()[0].notation, "number": "0"}
            assert stranger.post(f"/t/{table_id}/{path}", form).status_code == 403, path
        assert stranger.get(f"/t/{table_id}/hint").status_code == 403
        assert stranger.post(f"/t/{table_id}/join", {"name": "Zoe"}).status_code == 409
        assert stranger.get("/t/nothing").status_code == 404
        assert stranger.get("/t/nothing/events").status_code == 404
        assert stranger.post("/t/nothing/act", {"action": "play 1", "number": "0"}).status_code == 404
    assert running.record(table_id).number == 0


def test_a_hint_says_why_to_its_own_seat_alone(running: Running, anna: Person, ben: Person) -> None:
    """One sentence, and what each action comes to; gone as soon as the table moves on."""
    table_id = seated(running, anna, ben)
    who, match = actor(running, table_id, anna, ben)
    other = ben if who is anna else anna
    assert 'id="reason"' not in who.get(f"/t/{table_id}").text
    assert 'id="advice-sheet"' in who.get(f"/t/{table_id}/hint").text
    page = who.get(f"/t/{table_id}").text
    reason = re.search(r'<p class="reason" id="reason" role="status">(.+?)</p>', page)
    assert reason is not None and reason[1].startswith("Hint: Play ")
    rows = re.findall(r'<tr[^>]*><th scope="row">(.+?)</th><td>(.+?)</td><td>(.+?)</td></tr>', page)
    assert len(rows) == len(match.legal()) and rows[0][2] == "–"
    assert all(re.fullmatch(r"\d+\.\d ± \d+\.\d %", win) for _, win, _ in rows)
    assert sum("hinted" in row for row in re.findall(r"<tr[^>]*><th scope", page)) == 1
    with running.person() as stranger:
        for looks in (other, stranger):
            assert 'id="reason"' not in looks.get(f"/t/{table_id}").text
    who.play_first(table_id)
    assert 'id="reason"' not in who.get(f"/t/{table_id}").text


def test_a_forged_cookie_plays_nothing(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    who, match = actor(running, table_id, anna, ben)
    cookie = who.http.cookies["biberbau"]
    body, _, signature = cookie.rpartition(".")
    for forged in (f"{body}.{signature[::-1]}", body, "x", f"{body[:-2]}AA.{signature}"):
        with running.person(Cookie=f"biberbau={forged}") as thief:
            answer = thief.act(table_id, match.legal()[0].notation, 0)
            assert answer.status_code == 403
            assert "biberbau=" in answer.headers["set-cookie"]  # deleted, so that the next page works
            assert thief.get(f"/t/{table_id}").status_code == 403
    assert running.record(table_id).number == 0
    key = running.folder / "cookie.key"
    assert key.stat().st_mode & 0o777 == 0o600


def test_posts_from_another_site_are_refused(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    who, match = actor(running, table_id, anna, ben)
    action = match.legal()[0].notation
    for site in ("cross-site", "same-site", "none"):
        answer = who.act(table_id, action, 0, headers={"Sec-Fetch-Site": site})
        assert answer.status_code == 403
    assert (
        who.post("/new/beasty_bar", {"name": "A"}, headers={"Sec-Fetch-Site": "cross-site"}).status_code
        == 403
    )
    assert running.record(table_id).number == 0
    assert who.act(table_id, action, 0, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 303


def test_bodies_are_bounded(anna: Person) -> None:
    assert anna.post("/new/beasty_bar", {"name": "x" * 20_000}).status_code == 413
    assert anna.post("/new/beasty_bar", {f"f{i}": "" for i in range(300)}).status_code == 400
    answer = anna.http.post("/new/beasty_bar", json={"name": "Anna"})
    assert answer.status_code == 415


def test_scripts_are_answered_without_pages(running: Running, anna: Person, ben: Person) -> None:
    opened = anna.post(
        "/new/beasty_bar", {"name": "Anna", "seat1": "open", "option.players": "2"}, headers=LIVE
    )
    assert opened.status_code == 201
    table_id = opened.headers["location"].removeprefix("/t/")
    assert ben.post(f"/t/{table_id}/join", {"name": "Ben"}, headers=LIVE).status_code == 201
    assert anna.post(f"/t/{table_id}/start", headers=LIVE).status_code == 204
    who, match = actor(running, table_id, anna, ben)
    answer = who.act(table_id, match.legal()[0].notation, 0, headers=LIVE)
    assert (answer.status_code, answer.headers["x-biberbau"], answer.content) == (204, "live", b"")


def test_only_ones_own_last_action_that_showed_nothing_is_undone(
    running: Running, anna: Person, ben: Person
) -> None:
    """Only the last action, only by the person who played it, only when it showed nobody anything."""
    table_id = seated(running, anna, ben)
    undone = kept = undone_here = 0
    while not (undone and kept):
        who, before = actor(running, table_id, anna, ben)
        who.play_first(table_id)
        match = running.settled(table_id, 2)
        if match.over or match.ply > before.ply + 1:  # no more decisions, or one that forced something
            table_id, undone_here = seated(running, anna, ben), 0
            continue
        stamp = running.record(table_id).stamp
        other = ben if who is anna else anna
        assert other.post(f"/t/{table_id}/undo", {"number": stamp}).status_code == 403
        answer = who.post(f"/t/{table_id}/undo", {"number": stamp})
        if not match.can_undo:
            assert answer.status_code == 409
            kept += 1
            continue
        assert answer.status_code == 303
        undone += 1
        undone_here += 1
        after = running.match(table_id)
        assert after.position().document() == before.position().document()
        assert running.record(table_id).undos == undone_here
        # a page drawn before the undo is stale although the number fits again
        other_way = before.legal()[-1].notation
        assert who.act(table_id, other_way, stamp).status_code == 409
        assert (
            who.act(table_id, before.legal()[0].notation, running.record(table_id).stamp).status_code == 303
        )
    assert anna.post(f"/t/{table_id}/undo", {}).status_code == 400


def test_an_undo_of_nothing_is_refused(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    assert anna.post(f"/t/{table_id}/undo", {"number": "0"}).status_code == 409


def test_a_lobby_refuses_what_is_too_early_and_names_that_are_taken(
    running: Running, anna: Person, ben: Person
) -> None:
    table_id = anna.open_table("Anna", "open", "open")
    assert anna.post(f"/t/{table_id}/start").status_code == 409
    assert anna.post(f"/t/{table_id}/leave").status_code == 409
    assert anna.act(table_id, "play 1", 0).status_code == 409
    for name in ("x" * 21, "a\u200bb", "anna"):
        answer = ben.post(f"/t/{table_id}/join", {"name": name})
        assert answer.status_code in (400, 409), name
        assert "<form" in answer.text
    assert ben.post(f"/t/{table_id}/join", {"name": "Ben", "seat": "7"}).status_code == 409
    assert ben.post(f"/t/{table_id}/join", {"name": "Ben", "seat": "x"}).status_code == 404
    assert ben.post(f"/t/{table_id}/join", {"name": " Ben ", "seat": "2"}).status_code == 303
    assert [seat.name for seat in running.record(table_id).seats] == ["Anna", "", "Ben"]
    assert ben.get(f"/t/{table_id}/join").headers["location"] == f"/t/{table_id}"
    assert ben.post(f"/t/{table_id}/start").status_code == 403
    assert ben.post(f"/t/{table_id}/leave").status_code == 303
    assert running.record(table_id).seats[2].kind == "open"
    ben.sit_down(table_id)
    ben.sit_down(table_id)  # twice changes nothing
    assert anna.post(f"/t/{table_id}/start", {"fill": "champion"}).status_code == 400
    assert anna.post(f"/t/{table_id}/start", {"fill": "relaxed"}).status_code == 303
    assert [seat.kind for seat in running.record(table_id).seats] == ["human", "human", "bot"]
    assert anna.post(f"/t/{table_id}/start").status_code == 409
    assert ben.post(f"/t/{table_id}/leave").headers["location"] == f"/t/{table_id}/leave"  # it asks first
    assert running.record(table_id).seats[1].stand_in == ""
    assert f"/t/{table_id}" in ben.get("/").text


def test_setup_says_what_is_wrong(anna: Person) -> None:
    page = anna.get("/new/beasty_bar").text
    assert "<form" in page
    assert (
        '<option value="" selected>As usual: More points (Base set: Lower sum of strengths)</option>' in page
    )
    for form in (
        {"name": "x" * 21},
        {"name": "Anna", "option.players": "9"},
        {"name": "Anna", "option.return_game": "true"},
        {"name": "Anna", "seat1": "champion"},
        {"name": "Anna", "words": "x" * 201},
        {"name": "Anna", "words": "a\0b"},
        {"name": "Anna", "words": "before any seal was shown"},
    ):
        answer = anna.post("/new/beasty_bar", form)
        assert answer.status_code == 400, form
        assert "<form" in answer.text
    assert anna.get("/new/chess").status_code == 404
    assert anna.post("/new/chess", {"name": "Anna"}).status_code == 404


def test_one_tap_from_the_first_page(running: Running, anna: Person) -> None:
    answer = anna.post("/new/beasty_bar", {"name": "", "opponents": "relaxed"})
    assert answer.status_code == 303
    record = running.record(answer.headers["location"].removeprefix("/t/"))
    assert [seat.level for seat in record.seats[1:]] == ["relaxed"] * 3
    assert hashlib.sha256(record.seed).hexdigest() in anna.get(f"/t/{record.id}").text


def test_replay_opens_only_after_the_game(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    assert anna.get(f"/t/{table_id}/replay").status_code == 409
    assert anna.get(f"/t/{table_id}/replay.json").status_code == 409
    assert anna.post(f"/t/{table_id}/rematch").status_code == 409


def test_a_game_that_another_process_ends_is_over_here(running: Running, anna: Person, ben: Person) -> None:
    """Nobody has told this one of it: a client that asks for what there is after the end does not hear that it still
    runs.
    """
    table_id = seated(running, anna, ben)
    record = running.record(table_id)
    store = running.store()
    store.change(record, status="over")
    store.close()
    assert anna.get(f"/t/{table_id}/replay").status_code == 200
    assert ben.get(f"/t/{table_id}/again").status_code == 200


def test_a_hint_is_for_the_seat_that_decides(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    who, _ = actor(running, table_id, anna, ben)
    other = ben if who is anna else anna
    assert other.get(f"/t/{table_id}/hint").status_code == 409
    page = who.get(f"/t/{table_id}/hint")
    assert page.status_code == 200
    fragment = who.get(f"/t/{table_id}/hint", headers=LIVE)
    assert "<html" not in fragment.text
    why = who.get(f"/t/{table_id}/why?subject=play+1", headers=LIVE)
    assert why.headers["content-type"].startswith("text/plain")
    assert why.text
    assert who.get(f"/t/{table_id}/why?subject=nonsense").status_code == 200


def test_streams_push_and_coalesce(running: Running, anna: Person, ben: Person) -> None:
    table_id = anna.open_table("Anna", "open")
    stream = Stream(anna, table_id)
    try:
        stream.wait_for("Anna")
        ben.sit_down(table_id, "Benedict")
        stream.wait_for("Benedict")
        assert anna.post(f"/t/{table_id}/start").status_code == 303
        who, _ = actor(running, table_id, anna, ben)
        who.play_first(table_id)
        stream.wait_for('data-ply="1"')
        assert anna.get(f"/t/{table_id}").status_code == 200
        numbers = [number for number, _ in stream.messages]
        assert numbers == sorted(numbers)
        assert numbers[-1] == running.record(table_id).revision
        assert all(data.startswith("<main") for _, data in stream.messages)
    finally:
        stream.close()


def test_a_stream_sends_what_a_page_lacks(running: Running, anna: Person, ben: Person) -> None:
    """Nothing to a page that was drawn as the table is; then all of it, once; then what has changed."""
    table_id = seated(running, anna, ben)
    who, _ = actor(running, table_id, anna, ben)
    arrived = Stream(who, table_id)  # from now on their page is open, and that changes nothing more
    arrived.wait_for("data-version")
    have = version_of(who.get(f"/t/{table_id}").text)
    assert have and have == version_of(who.get(f"/t/{table_id}").text)
    streams = Stream(who, table_id, have), Stream(who, table_id, "another"), arrived
    try:
        streams[1].wait_for("data-version")
        assert version_of(streams[1].messages[0][1]) == have
        assert not streams[0].messages
        who.play_first(table_id)
        for stream in streams:
            stream.wait_for('data-ply="1"')
        assert len({stream.messages[-1] for stream in streams}) == 1
        first, *others = (json.loads(stream.scenes[-1]) for stream in streams)
        assert "scene" in first and all(other["of"] == have and "change" in other for other in others)
        assert len(streams[1].scenes[-1]) < len(streams[1].scenes[0]) / 2
    finally:
        for stream in streams:
            stream.close()


def version_of(html: str) -> str:
    """Which drawing of a table that is."""
    found = re.search(r'<main id="table"[^>]* data-version="([^"]*)"', html)
    return found[1] if found else ""


def test_a_person_with_an_open_page_is_here(running: Running, anna: Person, ben: Person) -> None:
    """A person whose page is open is here; two seconds after the last page closed they are away."""
    table_id = anna.open_table("Anna", "open")
    ben.sit_down(table_id)
    mine = Stream(anna, table_id)
    try:
        mine.wait_for("Ben</strong><em>away")
        his = Stream(ben, table_id)
        arrived = mine.wait_for("Ben</strong><em>here")
        his.close()
        mine.wait_for("Ben</strong><em>away", after=arrived)
    finally:
        mine.close()


def test_pages_speak_the_readers_language(running: Running, anna: Person) -> None:
    assert '<html lang="en"' in anna.get("/").text
    with running.person(**{"Accept-Language": "it, de-AT;q=0.8, en;q=0.3"}) as heidi:
        assert '<html lang="de"' in heidi.get("/").text
        assert SAYS("de", "no-table") in heidi.get("/t/nothing").text
        back = heidi.get("/lang/en?next=/new/beasty_bar")
        assert (back.status_code, back.headers["location"]) == (303, "/new/beasty_bar")
        assert '<html lang="en"' in heidi.get("/").text
        for elsewhere in ("//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:1"):
            assert heidi.get("/lang/de", params={"next": elsewhere}).headers["location"] == "/"
        assert heidi.get("/lang/xx").status_code == 404


def test_every_page_has_its_security_headers(running: Running, anna: Person, ben: Person) -> None:
    table_id = seated(running, anna, ben)
    for path in ("/", "/new/beasty_bar", f"/t/{table_id}", "/t/nothing", "/nothing", "/healthz"):
        headers = anna.get(path).headers
        assert headers["content-security-policy"].startswith(
            "default-src 'none'; script-src 'self'; style-src"
        )
        assert "require-trusted-types-for 'script'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers
    cookie = anna.post("/new/beasty_bar", {"name": "Anna", "opponents": "open"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert anna.http.delete("/").status_code == 405
    page = anna.get(f"/t/{table_id}").text
    assert not re.search(
        r"<script(?![^>]*\bsrc=)|\son[a-z]+=|\sstyle=|<style", page
    )  # nothing that the CSP stops


def test_all_that_pages_load_is_there_and_kept(anna: Person) -> None:
    pages = anna.get("/").text + anna.get(f"/t/{anna.open_table('Anna', 'open')}").text
    urls = set(re.findall(r'(?:src|href)="((?:/static|/games)/[^"#]+)', pages))
    assert any("/static/patch.js" in url for url in urls) and any(
        "/beasty_bar/table.css" in url for url in urls
    )
    for url in urls:
        answer = anna.get(url)
        assert answer.status_code == 200, url
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert anna.get(url, headers={"Accept-Encoding": "identity"}).content == answer.content
        plain = anna.get(url.partition("?")[0])
        assert plain.headers["cache-control"] == "no-cache"
        again = anna.get(url.partition("?")[0], headers={"If-None-Match": plain.headers["etag"]})
        assert again.status_code == 304
    for wrong in (
        "/static/nothing.css",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/games/chess/art/x.svg",
    ):
        assert anna.get(wrong).status_code == 404
    assert anna.get("/games/beasty_bar/art/animals.svg").headers["content-type"] == "image/svg+xml"


def test_pages_are_compressed_and_streams_are_not(anna: Person) -> None:
    """A stream tells one move after the other, to anybody who can see how long each is."""
    table_id = anna.open_table("Anna", "open")
    assert anna.get(f"/t/{table_id}").headers["content-encoding"] == "gzip"
    with (
        httpx.Client(base_url=anna.server.url, cookies=anna.http.cookies) as http,
        http.stream("GET", f"/t/{table_id}/events") as stream,
    ):
        assert stream.status_code == 200 and "content-encoding" not in stream.headers


@pytest.mark.parametrize("path", ["/nothing", "/t/nothing/replay", "/t/nothing/join", "/t/nothing/hint"])
def test_what_is_not_there_has_a_page_that_says_so(anna: Person, path: str) -> None:
    answer = anna.get(path)
    assert answer.status_code == 404
    assert "<html" in answer.text

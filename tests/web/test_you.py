"""About oneself, asked of a real server without a script, politely and otherwise."""

from __future__ import annotations

import re
from html import unescape

import pytest

from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.http.limits import Fairness
from biberbau.web.play.tables import BOT_NAMES

from .declaring import share_of
from .serving import LIVE, Person, Running, Stream

pytestmark = pytest.mark.compiled


def said(key: str, **parts: object) -> str:
    return SAYS("en", key, **parts)  # type: ignore[arg-type]


def text_of(answer: object) -> str:
    return unescape(getattr(answer, "text", ""))


def test_nothing_is_kept_of_a_visitor_who_only_looks(anna: Person) -> None:
    for path in ("/you", "/you/games", "/ranking/beasty_bar"):
        answer = anna.get(path)
        assert (answer.status_code, "set-cookie" in answer.headers) == (200, False)
    for path in ("/you/download", "/you/forget", "/you/out"):
        assert anna.get(path).status_code == 409
    for path in (
        "/you/link",
        "/you/forget",
        "/you/out",
        "/you/out/others",
        "/you/passkey/ask",
        "/you/passkey/remove",
    ):
        answer = anna.post(path, {"passkey": "x"})
        assert answer.status_code == 409 and said("nobody-yet") in text_of(answer)
    assert not anna.http.cookies


@pytest.mark.parametrize(
    ("form", "status", "key"),
    [
        ({"name": ""}, 400, "name-empty"),
        ({"name": "x" * 21}, 400, "name-long"),
        ({"name": "a\u200bb"}, 400, "name-odd"),
        ({"name": "Anna", "lang": "xx"}, 404, "no-language"),
        ({"name": "Anna", "colour": "8"}, 400, "no-seat"),
        ({"name": "Anna", "colour": "-1"}, 400, "no-seat"),
    ],
)
def test_a_wrong_profile_is_refused_with_the_reason(
    anna: Person, form: dict[str, str], status: int, key: str
) -> None:
    answer = anna.post("/you", form)
    assert answer.status_code == status and said(key) in text_of(answer)
    assert not anna.http.cookies


def test_a_profile_keeps_language_and_seat_of_its_owner(anna: Person, ben: Person) -> None:
    answer = anna.post("/you", {"name": "Änne", "lang": "de", "colour": "2"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/you?said=saved")
    page = text_of(anna.get("/you?said=saved"))
    assert "Du bist Änne" in page and "Gespeichert." in page
    assert re.search(r'name="colour" value="2" checked', page)
    table = ben.open_table("Ben", "open", "open", "open")
    assert 'value="Änne"' in unescape(anna.get(f"/t/{table}/join").text)
    assert anna.post(f"/t/{table}/join", {"name": "Änne"}).status_code == 303
    assert anna.server.record(table).seats[2].name == "Änne"
    assert anna.post("/you", {"name": "Änne", "lang": ""}).status_code == 303
    assert "You are Änne" in text_of(anna.get("/you", headers={"Accept-Language": "en"}))


def test_my_games_answer_odd_questions(anna: Person) -> None:
    anna.open_table("Anna", "keen")
    for page in ("x", "-1", "1.5", "9999999", "٣"):
        assert anna.get(f"/you/games?page={page}").status_code == 404
    assert said("games-none") in text_of(anna.get("/you/games?page=7"))
    for search in ("%00", "%", "_", "'", '"><script>', "a" * 5000, "\ud7ff", "%ff"):
        answer = anna.get("/you/games", params={"q": search})
        assert answer.status_code == 200 and "<script>" not in answer.text.split("<main")[1]
    assert anna.get("/you/games?q=beasty").text.count('class="urgency-') == 1


def test_whose_turn_it_is_stands_on_the_front_page(anna: Person, ben: Person, running: Running) -> None:
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    anna.post(f"/t/{table}/start")
    for _ in range(4):
        match = running.settled(table, 2)
        assert match.to_act is not None
        player, other = (anna, ben) if match.to_act == 0 else (ben, anna)
        assert said("my-games-turns", num=1) in text_of(player.get("/"))
        assert said("my-games-turns", num=1) not in text_of(other.get("/"))
        assert 'class="urgency-0"' in player.get("/you/games").text
        assert 'class="urgency-1"' in other.get("/you/games").text
        player.play_first(table)


def link_of(person: Person) -> str:
    """A link to another device."""
    page = person.post("/you/link").text
    found = re.search(r'readonly value="http://[^/"]+(/you/on/[\w-]{22})"', page)
    assert found and "data:image/svg+xml" in page
    return found[1]


def test_a_link_is_used_by_a_press_and_not_by_a_look(anna: Person, ben: Person) -> None:
    anna.post("/you", {"name": "Anna"})
    own = ben.open_table("Ben", "keen")
    link = link_of(anna)
    for _ in range(3):
        assert said("become-title", name="Anna") in text_of(ben.get(link))
    assert ben.http.head(link).status_code in (200, 405)
    answer = ben.post(link, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403  # no other site presses it for him
    answer = ben.post(link)
    assert answer.status_code == 409 and said("become-unsure") in text_of(answer)
    assert 'class="seats' in ben.get(f"/t/{own}").text or ben.get(f"/t/{own}").status_code == 200
    answer = ben.post(link, {"sure": "1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/you?said=back")
    assert "You are Anna" in text_of(ben.get("/you"))
    assert ben.http.cookies["biberbau"] != "" and ben.get("/you/download").json()["person"]["name"] == "Anna"
    for again in (ben.post(link, {"sure": "1"}), anna.get(link), anna.post(link)):
        assert again.status_code == 410 and said("link-used") in text_of(again)


def test_a_link_leads_to_where_it_was_made(anna: Person) -> None:
    anna.post("/you", {"name": "Anna"})
    page = anna.post("/you/link", headers={"Host": "localhost:1234"}).text
    assert 'value="http://localhost:1234/you/on/' in page
    answer = anna.post("/you/link", headers={"Host": f"localhost:{'1' * 5000}"})
    assert answer.status_code == 400


def test_links_that_nobody_made_lead_nowhere(anna: Person) -> None:
    for code in ("x", "%00", "a" * 3000, "%F0%9F%A6%AB", "%ff", "A" * 22):
        for answer in (anna.get(f"/you/on/{code}"), anna.post(f"/you/on/{code}", {"sure": "1"})):
            assert answer.status_code == 404, code


def test_nobody_tries_links_out() -> None:
    fairness = Fairness()
    for path in ("/you/on/code", "/you/link", "/you/back", "/you/back/ask", "/you/download", "/you/forget"):
        assert share_of("POST", path) == share_of("GET", path) == "links"
    assert share_of("GET", "/you") == share_of("GET", "/you/games") == "pages"
    for _ in range(20):
        fairness.ask("links", "somebody", "192.0.2.1")
    with pytest.raises(RefusedError, match="more often than anybody needs") as refused:
        fairness.ask("links", "somebody", "192.0.2.1")
    assert refused.value.status == 429 and refused.value.retry_after > 0
    fairness.ask("links", "somebody else", "192.0.2.1")


def test_passkeys_refuse_what_no_browser_sends(anna: Person) -> None:
    anna.post("/you", {"name": "Anna"})
    assert anna.post("/you/back", {"credential": "{}"}).status_code == 409  # nobody has asked
    assert anna.post("/you/back").status_code == 400
    answer = anna.post("/you/passkey/ask", headers=LIVE)
    assert answer.status_code == 409 and answer.text == said("passkey-address", host="127.0.0.1")
    host = {"Host": "localhost"} | LIVE
    asked = anna.post("/you/passkey/ask", headers=host)
    assert asked.status_code == 200 and asked.json()["rp"]["id"] == "localhost"
    cookie = asked.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/you" in cookie
    for text in ("", "{}", "[]", "null", "7", '"x"', "{" * 5000, '{"rawId": 7}', '{"id": "é"}'):
        answer = anna.post("/you/passkey/make", {"credential": text}, headers=host)
        assert (answer.status_code, answer.text) == (400, said("passkey-wrong")), text
    answer = anna.post("/you/back", {"credential": '{"rawId": "AAAA"}'}, headers=host)
    assert answer.status_code == 409  # that was a different question
    for passkey in ("", "x" * 64, "'", "é"):
        assert anna.post("/you/passkey/remove", {"passkey": passkey}).status_code == 404


def test_a_forgotten_person_leaves_the_others_a_game_to_finish(
    anna: Person, ben: Person, running: Running
) -> None:
    """A bot plays on at once, on everybody's screen; the name is gone from finished games."""
    over = anna.open_table("Anna", "open")
    ben.sit_down(over)
    anna.post(f"/t/{over}/start")
    while (match := running.settled(over, 2)).to_act is not None:
        (anna, ben)[match.to_act].play_first(over)
    table = anna.open_table("Anna", "open")
    ben.sit_down(table)
    anna.post(f"/t/{table}/start")
    stream = Stream(ben, table)
    before = text_of(ben.get(f"/t/{over}"))
    assert "Anna" in before
    assert anna.post("/you/forget").status_code == 409
    answer = anna.post("/you/forget", {"sure": "1"})
    assert answer.status_code == 200 and said("forgotten-title") in text_of(answer)
    assert not anna.http.cookies
    stream.wait_for("|".join(BOT_NAMES))
    stream.close()
    record = running.record(table)
    assert [seat.kind for seat in record.seats] == ["bot", "human"]
    while (match := running.settled(table, 2)).to_act is not None:  # forced moves are played meanwhile
        if match.to_act == 1:
            ben.play_first(table)
    page = text_of(ben.get(f"/t/{over}"))
    assert said("somebody") in page and "Anna" not in page
    replay = ben.get(f"/t/{over}/replay.json")
    assert replay.status_code == 200 and "Anna" not in replay.text
    mine = ben.get("/you/download").json()
    assert len(mine["results"]) == 2


def test_a_table_says_before_anybody_sits_down_that_it_counts(anna: Person, ben: Person) -> None:
    form = {"name": "Anna", "option.players": "2", "seat1": "open", "ranked": "1"}
    for clock in ("", "days 3"):  # nobody can make a ranked game wait for ever
        refused = anna.post("/new/beasty_bar", form | {"clock": clock})
        assert refused.status_code == 400 and said("ranked-clock") in text_of(refused)
    form["clock"] = "live 300 10"
    table = anna.post("/new/beasty_bar", form).headers["location"]
    for page in (anna.get(table), ben.get(f"{table}/join"), ben.get(table)):
        assert said("setup-ranked") in text_of(page)
    alone = anna.post("/new/beasty_bar", form | {"seat1": "keen"}).headers["location"]
    assert not anna.server.record(alone.removeprefix("/t/")).terms.ranked  # nobody there to be compared with
    plain = anna.open_table("Anna", "open")
    assert said("setup-ranked") not in text_of(ben.get(f"/t/{plain}/join"))


def test_a_ranked_game_moves_both(anna: Person, ben: Person, running: Running) -> None:
    form = {"name": "Anna", "option.players": "2", "seat1": "open", "ranked": "1", "clock": "live 300 10"}
    table = anna.post("/new/beasty_bar", form).headers["location"].removeprefix("/t/")
    ben.sit_down(table, "Benedikt")
    anna.post(f"/t/{table}/start")
    while (match := running.settled(table, 2)).to_act is not None:
        (anna, ben)[match.to_act].play_first(table)
    page = text_of(ben.get("/ranking/beasty_bar"))
    assert "Benedikt" in page and "Anna" in page and 'class="me"' in page
    assert said("ranking-method") in page
    assert "±" in text_of(anna.get("/you"))
    assert anna.get("/ranking/nonsense").status_code == 404

"""The analysis board: all that is laid out can be tried, taken back and shared; nothing of a running game gets there."""

from __future__ import annotations

import base64
import json
import re
import zlib
from functools import partial
from html import unescape
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, expect

from biberbau.coach.hand_inference import lies
from biberbau.games import game_ids
from biberbau.games.biber_gang.rules.deck import BEAVER
from biberbau.games.common.view.shown import shown
from biberbau.match import Game, Match, Position
from biberbau.web.domain.messages import SAYS, RefusedError
from biberbau.web.view import analysis, render, table_pages
from biberbau.web.view.analysis import Study, analysis_model, tries, unpacked
from biberbau.web.view.beliefs_page import hands_model, hands_page

from .browsing import PHONE, WIDE, Sit, needs_chromium
from .declaring import share_of
from .fitting import drawn
from .serving import LIVE, Person, Running
from .test_access import in_both_lights

GAME = "beasty_bar"


def study(game: str = GAME, plies: int = 6, **options: int) -> Study:
    """A board some moves into a game."""
    match = Match(Game.of(game, options), seed="board")
    for _ in range(plies):
        match.play(match.legal()[0])
    return Study(match.position())


def address(board: Study, eyes: str = "open", **more: str) -> str:
    return f"/analyse/{board.game.id}?{urlencode({'p': board.packed, 'as': eyes, **more})}"


def followed(person: Person, path: str) -> tuple[str, dict[str, str]]:
    """The page behind an address and what its own address says."""
    answer = person.get(path)
    while answer.status_code == 303:
        path = answer.headers["location"]
        answer = person.get(path)
    assert answer.status_code == 200, answer.text
    return answer.text, {name: values[0] for name, values in parse_qs(urlsplit(path).query).items()}


@pytest.mark.parametrize("game", game_ids())
def test_what_an_address_says_comes_back(game: str) -> None:
    """Position, what was tried and luck, of every game, in an address of bearable length."""
    board = study(game)
    board = board.but([board.match.legal()[0].notation])
    again = unpacked(game, board.packed)
    assert again == board and again.match.position() == board.match.position()
    assert len(board.packed) < 2_000
    assert not re.search(r"[^\w-]", board.packed)


@pytest.mark.parametrize("game", game_ids())
def test_a_bot_plays_a_while_on_every_board(anna: Person, game: str) -> None:
    """Without script, by links alone: each step is in the address, and all of it can be taken back."""
    page, said = followed(anna, f"/analyse/{game}?start=1&deal=lodge")
    first = said["p"]
    assert followed(anna, f"/analyse/{game}?start=1&deal=lodge")[1]["p"] == first
    for _ in range(3):
        page, said = followed(anna, f"/analyse/bot/{game}?{urlencode(said)}")
    tried = unpacked(game, said["p"]).tried
    assert len(tried) >= 3
    undo = re.search(r'id="undo" href="([^"]+)"', page)
    assert undo is not None
    _, said = followed(anna, unescape(undo[1]))
    assert unpacked(game, said["p"]).tried == tried[:-1]
    hands = anna.get(f"/analyse/hands/{game}?{urlencode({**said, 'as': '0'})}")
    assert hands.status_code == 200 and 'class="chances"' in hands.text


def test_an_action_is_tried_and_an_illegal_one_gets_the_rule(anna: Person) -> None:
    board = study()
    seat, legal = board.match.to_act, board.match.legal()
    _, said = followed(anna, address(board, action=legal[0].notation))
    assert unpacked(GAME, said["p"]).tried == (legal[0].notation,)
    hand = {action.notation for action in legal}
    odd = next(f"play {n}" for n in range(1, 13) if f"play {n}" not in hand)
    answer = anna.get(address(board, action=odd), headers=LIVE)
    assert answer.status_code == 409
    why = shown(GAME).words.why_not(board.match.view(seat), odd, "en")
    assert why and answer.text == SAYS("en", "analysis-illegal", why=why)
    other = 0 if seat else 1
    answer = anna.get(address(board, str(other), action=legal[0].notation), headers=LIVE)
    assert (answer.status_code, answer.text) == (409, SAYS("en", "analysis-not-theirs"))


def test_a_document_is_placed_changed_and_shared(anna: Person) -> None:
    """As ``biberbau position`` has it, as a whole or as what ``--json`` prints; a wrong one says what is wrong."""
    document = study().match.position().document()
    for text in (json.dumps(document), json.dumps({"position": document, "legal": []})):
        answer = anna.post(f"/analyse/{GAME}/open", {"document": text})
        assert answer.status_code == 303
        said = parse_qs(urlsplit(answer.headers["location"]).query)["p"][0]
        assert unpacked(GAME, said).start == Position.load(document)
    document["position"]["turns"] = -3
    answer = anna.post(f"/analyse/{GAME}/open", {"document": json.dumps(document)})
    assert answer.status_code == 400 and "turns" in answer.text and 'aria-invalid="true"' in answer.text
    for odd in (
        "",
        "[]",
        "{",
        '{"position": 3}',
        "[" * 5000,
        '{"game": "other"}',
        '"\\ud800"',
        "1e999",
        "9" * 5000,
    ):
        assert anna.post(f"/analyse/{GAME}/open", {"document": odd}).status_code == 400, odd[:20]


def packed(content: object) -> str:
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(content).encode())).decode().rstrip("=")


def odd_addresses() -> dict[str, str]:
    told = {k: v for k, v in study().start.document().items() if k not in ("format", "game")}
    return {
        "nothing": "",
        "noise": "!!",
        "no zip": base64.urlsafe_b64encode(b"plain").decode(),
        "a bomb": base64.urlsafe_b64encode(zlib.compress(b"[" + b"0," * 5_000_000 + b"0]"))
        .decode()
        .rstrip("=")[:11_000],
        "a whole bomb": base64.urlsafe_b64encode(zlib.compress(b" " * 10_000_000))
        .decode()
        .rstrip("=")[:12_000],
        "too long": "a" * 12_001,
        "a list": packed([]),
        "no position": packed({"at": {}, "tried": []}),
        "odd luck": packed({"at": told, "luck": -1}),
        "true luck": packed({"at": told, "luck": True}),
        "odd actions": packed({"at": told, "tried": [3]}),
        "an illegal action": packed({"at": told, "tried": ["play 1", "play 1"]}),
        "too many": packed({"at": told, "tried": ["x"] * 601}),
        "deep": packed(json.loads("[" * 90 + "]" * 90)),
    }


@pytest.mark.parametrize("name", odd_addresses())
def test_odd_addresses_are_answered_in_words(anna: Person, name: str) -> None:
    answer = anna.get(f"/analyse/{GAME}?p={quote(odd_addresses()[name])}")
    assert answer.status_code == 400, name
    assert "<main" in answer.text


def test_eyes_that_are_not_there_are_refused(anna: Person) -> None:
    board = study(players=2)
    assert anna.get(address(board, "2")).status_code == 404
    assert anna.get("/analyse/no_game").status_code == 404
    seen = Study(board.match.view(0))
    for eyes in ("1", "open", "spectator"):
        answer = anna.get(address(seen, eyes), headers=LIVE)
        assert (answer.status_code, answer.text) == (404, SAYS("en", "analysis-eyes"))
    assert anna.get(address(seen, "0")).status_code == 200


def test_through_a_seats_eyes_nothing_hidden_is_seen() -> None:
    """Two worlds that look the same to a seat make the same board and the same odds; only the address differs."""
    board = study(players=3, plies=9)
    view = board.match.view(0)
    made, hands = set(), set()
    for number in range(3):
        world = Study(view.filled(f"world {number}"))
        address_of = world.packed
        page = table_pages.analysis_page(analysis_model(world, "en", "0"))
        for packs in re.findall(r"p=([\w-]{60,})", page):
            page = page.replace(packs, "")
        page = page.replace(address_of, "")
        made.add(re.sub(r'data-(?:stamp|own)="analysis-[^"]+"', "", page))
        hands.add(hands_model(world, "en", "0").hands)
    assert len(made) == len(hands) == 1


@pytest.mark.parametrize("game", game_ids())
def test_with_every_card_open_all_that_is_hidden_lies_on_the_board(game: str) -> None:
    """What others hold lies as cards beside their names, what lies face down is turned up; to one seat nothing is."""
    board = study(game, plies=12)
    held = [one for one in lies(board.match.position()) if one.seat != board.match.to_act]
    model = analysis_model(board, "en", "open")
    page = table_pages.analysis_page(model)
    assert held
    if model.true is not None:
        turned = page.count(" turned-up")
        assert turned and "laid" not in re.findall(r'class="(laid)"', page)
        words = shown(game).words
        for label in re.findall(r'class="card [^"]*turned-up.*?<span class="unseen">([^<]+)<|\Z', page, re.S)[
            :-1
        ]:
            assert any(words.bare_card(face, "en") in unescape(label) for face in range(20))
    else:
        by_seat = {one.seat.index: len(one.cards) for one in model.lies}
        wanted: dict[int, int] = {}
        for one in held:
            wanted[one.seat] = wanted.get(one.seat, 0) + len(one.known)
        assert {seat: count for seat, count in by_seat.items() if count} == wanted
        assert page.count('class="laid"') == len(wanted)
    for eyes in ("0", "spectator"):
        closed = table_pages.analysis_page(analysis_model(board, "en", eyes))
        assert "turned-up" not in closed and 'class="laid"' not in closed


def test_what_is_turned_up_is_what_lies_there() -> None:
    board = study("biber_gang", plies=12)
    state, model = board.match.position().state, analysis_model(board, "en", "open")
    names = [seat.name for seat in model.seats]
    assert model.true is not None
    looks = shown("biber_gang").table
    rows = looks.laid_open(model.view, model.events, names, "en", model.true).rows  # type: ignore[attr-defined]
    for row in rows:
        for slot, place in enumerate(row.places):
            face = int(state.display[row.seat][slot])
            assert place.card.drawings[0].symbol == ("bg-beaver" if face == BEAVER else f"bg-{face}")


def test_advice_stands_beside_the_board(anna: Person) -> None:
    """The same page with the moves compared: each can be tried from there, and the board stays."""
    board = study()
    query = urlencode({"p": board.packed, "as": "open"})
    page = anna.get(f"/analyse/advice/{GAME}?{query}").text
    assert 'id="act"' in page and 'id="study-tools"' in page and 'id="advice"' not in page
    compared = re.search(r'<section class="beside" id="advised".*?</section>', page, re.S)
    assert compared is not None and 'id="believed"' in page
    links = [unescape(link) for link in re.findall(r'href="([^"]+)"', compared[0])]
    assert {parse_qs(urlsplit(link).query)["action"][0] for link in links} == {
        action.notation for action in board.match.legal()
    }
    _, said = followed(anna, links[0])
    assert len(unpacked(GAME, said["p"]).tried) == 1


def test_a_view_stays_one_and_is_dealt_again(anna: Person) -> None:
    """What a seat does not know is dealt by luck: other luck, another deal, the same view."""
    seen = Study(study(plies=7).match.view(0))
    other = seen.other_luck
    assert seen.match.view(0) == other.match.view(0)
    assert seen.match.position() != other.match.position()
    text = anna.get(address(seen, "0")).text
    assert SAYS("en", "analysis-one-world") in unescape(text)


def test_a_running_game_does_not_get_here(running: Running, anna: Person) -> None:
    """No way leads from a table at which somebody plays to a board; when it is over, its replay has one."""
    table = anna.open_table("Anna", "keen")
    for path in (
        f"/t/{table}/analyse",
        f"/t/{table}/analyse?at=0&as=0",
        f"/t/{table}/replay",
        f"/t/{table}/replay.json",
    ):
        answer = anna.get(path, headers=LIVE)
        assert (answer.status_code, answer.text) == (409, SAYS("en", "not-over"))
    assert "/analyse" not in anna.get(f"/t/{table}").text
    over = running.nearly_over(table, 0)
    while (match := running.settled(over, 1)).to_act is not None:
        anna.act(over, match.legal()[0].notation, running.record(over).stamp)
    page = anna.get(f"/t/{over}/replay?at=3&as=0").text
    link = re.search(r'id="analyse" href="([^"]+)"', page)
    assert link is not None
    text, said = followed(anna, unescape(link[1]))
    assert said["as"] == "0" and 'class="table playing lesson analysis"' in text
    then = running.match(over)
    assert unpacked(GAME, said["p"]).start.as_seen_by(1) == then.view(1, 3)
    assert anna.get(f"/t/{over}/analyse?at=99999").status_code == 404


def test_what_is_thought_out_has_a_smaller_share() -> None:
    assert share_of("GET", f"/analyse/bot/{GAME}") == share_of("GET", f"/analyse/hands/{GAME}") == "hints"
    assert share_of("GET", f"/analyse/{GAME}") == "pages"
    assert share_of("POST", f"/analyse/{GAME}/open") == "kept"  # as all that is no move


def test_there_is_an_end_to_trying() -> None:
    board = study()
    with pytest.raises(RefusedError) as refusal:
        board.but(["x"] * (analysis.MOST_TRIED + 1))
    assert refusal.value.key == "analysis-long"
    over = Match(board.game, seed="board")
    while not over.over:
        over.play(over.legal()[0])
    with pytest.raises(RefusedError) as refusal:
        tries(Study(over.position()), "0", "play 1", "en")
    assert refusal.value.key == "is-over"


@pytest.mark.browser
@needs_chromium[1]
def test_somebody_tries_and_takes_back(sit: Sit) -> None:
    """By clicks: an action is tried, the link shares it, and it is taken back."""
    board = study(players=2, plies=0)
    page = sit(address(board)).page
    page.locator(".hand .pick.legal").first.focus()
    page.keyboard.press("Space")
    page.locator("#commit").click()
    expect(page.locator("#teacher-title")).to_contain_text(SAYS("en", "analysis-tried", num=1))
    link = page.locator("#share-link").get_attribute("href")
    assert link is not None and len(unpacked(GAME, parse_qs(urlsplit(link).query)["p"][0]).tried) == 1
    page.locator("#undo").click()
    expect(page.locator("#teacher-title")).to_contain_text(SAYS("en", "analysis-tried", num=0))


@pytest.mark.browser
@needs_chromium[1]
def test_axe_finds_nothing_on_boards(chromium: Browser) -> None:
    """The board with open cards or through other eyes, the odds and the forms, on laptops and phones."""
    found = []
    for number, game in enumerate(game_ids()):
        board = study(game)
        other = str(((board.match.to_act or 0) + 1) % board.game.players)
        eyes, lang = (("open", "en"), (other, "de"))[number % 2]
        pages = {eyes: table_pages.analysis_page(analysis_model(board, lang, eyes))}
        if number == 0:
            pages["hands"] = hands_page(hands_model(board, "de", "0"))
            pages["form"] = render.set_up_page(render.SetUpModel("en", board.game.kind, "{", "wrong"))
        with drawn(chromium, game, {name: partial(str, made) for name, made in pages.items()}) as page:
            for at, name in enumerate(pages):
                page.set_viewport_size((WIDE, PHONE)[(number + at) % 2])  # type: ignore[arg-type]
                page.goto(f"http://table.test/{name}")
                found += [f"{game} {name}: {one}" for one in in_both_lights(page, at)]
    assert found == []


def test_a_pasted_document_in_which_a_name_stands_twice_is_refused_with_that_name() -> None:
    with pytest.raises(RefusedError) as refused:
        analysis.pasted(game_ids()[0], '{"options": {}, "position": {"turn": "a",\n "turn": "b"}}')
    assert "line 2: the name 'turn' stands twice" in str(refused.value)

"""Four people in real browsers play a small tournament to its end: a knock-out, and Swiss with the same cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from biberbau.match import drawing
from biberbau.web.domain.messages import SAYS

from .browsing import PHONE, WIDER, Guest, Sit, needs_chromium
from .serving import Running

pytestmark = [pytest.mark.compiled, *needs_chromium]


@pytest.fixture
def hall(own: Running) -> Iterator[Running]:
    """A server that is ended only when all browsers are closed: tests ask for it first."""
    own.start()
    yield own


def opened(anna: Guest, system: str, **ticked: bool) -> str:
    """Anna opens a tournament; returns its address."""
    page = anna.page
    page.goto("/tournaments")
    page.click("a[href='/tournaments/new/beasty_bar']")
    page.wait_for_load_state()
    page.fill("#title", "Evening at the river")
    page.fill("#name", "Anna")
    page.fill("#places", "5")
    page.check(f"#system-{system}")
    for name in ticked:
        page.check(f"#{name}")
    assert page.evaluate(WIDER) == []
    page.click(".setup .primary")
    page.wait_for_url(re.compile(r"/tournaments/[a-z0-9]{16}$"))
    return page.url


def joins(guest: Guest, address: str, name: str) -> None:
    guest.page.goto(address)
    guest.page.fill("#join #name", name)
    guest.page.click("#join .primary")
    expect(guest.page.locator("#tournament-leave")).to_be_visible()


def finishes(server: Running, guests: dict[str, Guest], tables: list[str]) -> None:
    """Play these tables to their ends, always the first thing that is legal."""
    for table in tables:
        while (seat := (match := server.match(table)).to_act) is not None:
            name = server.record(table).seats[seat].name
            form = {"action": match.legal()[0].notation, "number": str(match.ply)}
            guests[name].page.request.post(f"{server.url}/t/{table}/act", form=form)


def tables_of(guest: Guest, number: int) -> list[str]:
    links = guest.page.locator(f"#round-{number} .board a")
    return [str(link.get_attribute("href")).removeprefix("/t/") for link in links.all()]


def started(sit: Sit, hall: Running, system: str, **ticked: bool) -> dict[str, Guest]:
    """Four people have joined, and Anna begins; nobody loads a page again."""
    guests = {"Anna": sit(server=hall), "Ben": sit(server=hall), "Cem": sit(server=hall, viewport=PHONE)}
    guests["Doris"] = sit(server=hall, locale="de-DE")
    address = opened(guests["Anna"], system, **ticked)
    for name in ("Ben", "Cem", "Doris"):
        joins(guests[name], address, name)
    expect(guests["Anna"].page.locator(".entrants li")).to_have_count(4)
    guests["Anna"].page.click("#tournament-host .primary")
    for guest in guests.values():
        expect(guest.page.locator("#to-my-table")).to_be_visible()
        assert guest.page.evaluate(WIDER) == []
    return guests


def test_a_knock_out_is_played_to_its_end(hall: Running, sit: Sit) -> None:
    guests = started(sit, hall, "knockout")
    anna, looker = guests["Anna"], sit(server=hall)
    looker.page.goto(anna.page.url)
    expect(looker.page.locator("#join")).to_have_count(0)
    first = tables_of(looker, 1)
    assert len(first) == 2
    looker.page.click(f"#round-1 a[href='/t/{first[0]}']")  # all can watch
    looker.page.wait_for_selector("#table.playing")
    looker.page.go_back()
    anna.page.click("#to-my-table")
    anna.arrived()
    (mine,) = [table for table in first if anna.page.url.endswith(table)]
    (other,) = set(first) - {mine}
    finishes(hall, guests, [mine])
    anna.page.wait_for_selector("#over")
    anna.page.click("#to-tournament")
    her_seat = [seat.name for seat in hall.record(mine).seats].index("Anna")
    first_there = hall.match(mine).winners
    said = {"tournament-wait"} if her_seat in first_there else {"tournament-out"}
    if her_seat in first_there and len(first_there) > 1:  # the draw decides
        said.add("tournament-out")
    told = "|".join(re.escape(SAYS("en", key)) for key in sorted(said))
    expect(anna.page.locator("#tournament")).to_contain_text(re.compile(told))
    finishes(hall, guests, [other])
    expect(looker.page.locator("#round-2 .board")).to_have_count(1)
    (final,) = tables_of(looker, 2)
    players = {seat.name for seat in hall.record(final).seats}
    for name in sorted(players):
        if name != "Anna":
            expect(guests[name].page.locator("#to-my-table")).to_be_visible()
    finishes(hall, guests, [final])
    over = SAYS("en", "tournament-is-over", rounds=2)
    expect(looker.page.locator("#tournament-state")).to_have_text(over)
    winner = looker.page.locator("#tournament-standings tbody tr").first
    assert any(name in winner.inner_text() for name in players)
    cem = guests["Cem"].page
    expect(cem.locator("#tournament-state")).to_have_text(over)
    assert cem.evaluate(WIDER) == []


@pytest.mark.long
def test_the_draw_is_done_again_in_the_browser(hall: Running, sit: Sit) -> None:
    """Everybody has seen the seal first, the host on the form; their browsers' words are in it, and a lie is caught."""
    guests = started(sit, hall, "swiss", same=True)
    looker, anna = sit(server=hall), guests["Anna"]
    address = anna.page.url

    def checks(guest: Guest) -> dict[str, str]:
        expect(guest.page.locator("#verdict")).to_have_class(re.compile("good|bad"))
        lines = "[...document.querySelectorAll('#checks li')].map((li) => [li.dataset.check, li.className])"
        found: dict[str, str] = guest.page.evaluate(f"Object.fromEntries({lines})")
        return found

    for guest in guests.values():
        guest.page.click("#to-the-draw")
        assert checks(guest) == dict.fromkeys(("list", "kept-seal", "seal", "own-words", "numbers"), "good")
        assert guest.page.evaluate(WIDER) == []
    looker.page.goto(f"{address}/draw")
    assert checks(looker) == {"list": "good", "kept-seal": "open", "seal": "good", "numbers": "good"}
    told = looker.page.request.get(f"{address}/draw.json").json()
    assert drawing.check(told) == tuple(told["draw"]) and all(told["words"])
    lies: list[tuple[str, object, set[str]]] = [
        ("seed", "00" * 32, {"seal", "numbers"}),
        ("draw", told["draw"][::-1], {"numbers"}),
        ("draw", [*map(float, told["draw"][:-1]), True], {"numbers"}),
        ("words", [*told["words"][:-1], "others"], {"numbers"}),
        ("words", told["words"][:-1], {"numbers"}),
        ("commitment", "00" * 32, {"list", "kept-seal"}),
        ("list", told["list"].replace("draw", "none"), {"list", "seal"}),
        ("format", "biberbau-draw/2", {"list"}),
        ("odd", 1, {"list"}),
    ]

    def lying(lie: dict[str, object]) -> Callable[[Route], None]:
        return lambda route: route.fulfill(json=lie)

    for name, value, caught in lies:
        anna.page.route("**/draw.json", lying({**told, name: value}))
        anna.page.reload()
        found = checks(anna)
        assert caught <= {check for check, how in found.items() if how == "bad"}, name
        expect(anna.page.locator("#verdict")).to_have_class("bad")
        anna.page.unroute("**/draw.json")


@pytest.mark.long
def test_swiss_with_the_same_cards(hall: Running, sit: Sit) -> None:
    """Nobody looks at cards that others still play, not even their own replay; then all may."""
    guests = started(sit, hall, "swiss", same=True)
    anna, looker = guests["Anna"], sit(server=hall)
    looker.page.goto(anna.page.url)
    expect(looker.page.locator("#round-1 .board")).to_have_count(2)
    assert tables_of(looker, 1) == []
    own = {name: tables_of(guest, 1) for name, guest in guests.items()}
    assert [len(tables) for tables in own.values()] == [1, 1, 1, 1]
    first, second = sorted({tables[0] for tables in own.values()})
    assert hall.record(first).seed == hall.record(second).seed
    plays = next(guest for name, guest in guests.items() if own[name] == [first])
    get = looker.page.request.get
    for path in (f"/t/{first}", f"/t/{first}/events", f"/t/{first}/fair"):
        assert get(hall.url + path).status == 403
    finishes(hall, guests, [first])
    seed = hall.record(first).seed.hex()
    for tail in ("replay", "replay.json", "fair", "fair.json"):
        for guest in (looker, plays):
            answer = guest.page.request.get(f"{hall.url}/t/{first}/{tail}")
            assert answer.status == 403 and seed not in answer.text()
    plays.page.click("#round-1 .board.mine a")
    plays.page.wait_for_selector("#over")
    expect(plays.page.locator("#over")).to_contain_text(
        SAYS(plays.page.locator("html").get_attribute("lang") or "", "tournament-veiled-end")
    )
    assert seed not in plays.page.content()
    finishes(hall, guests, [second])
    expect(looker.page.locator("#round-2 .board")).to_have_count(2)
    assert sorted(tables_of(looker, 1)) == [first, second]
    for tail in ("replay", "replay.json", "fair.json"):
        assert get(f"{hall.url}/t/{first}/{tail}").status == 200
    expect(plays.page.locator("#check")).to_be_visible()

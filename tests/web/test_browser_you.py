"""About oneself, as people click: a name, the games, another device by a link, back by a passkey, and gone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from biberbau.web.domain.messages import SAYS

from .browsing import PHONE, WIDER, Guest, Sit, needs_chromium, one_in_every_run, set_table
from .serving import Running
from .test_access import in_both_lights

pytestmark = needs_chromium

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def said(key: str, lang: str = "en", **parts: Any) -> str:
    return SAYS(lang, key, **parts)


def button(guest: Guest, key: str, lang: str = "en", **parts: Any) -> Any:
    return guest.page.get_by_role("button", name=said(key, lang, **parts), exact=True)


def named(guest: Guest, name: str) -> None:
    """Somebody says who they are."""
    guest.page.goto("/you")
    guest.page.fill("#name", name)
    button(guest, "you-save").click()
    expect(guest.page.get_by_role("status").first).to_have_text(said("you-said-saved"))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(said("you-are", name=name))


def test_a_name_is_kept_and_offered_at_the_next_table(sit: Sit) -> None:
    anna = sit()
    named(anna, "Anna")
    anna.page.goto("/new/beasty_bar")
    expect(anna.page.locator("#name")).to_have_value("Anna")
    anna.page.goto("/you")
    anna.page.fill("#name", "  ")
    button(anna, "you-save").click()
    expect(anna.page.locator("#wrong-name")).to_have_text(said("name-empty"))
    expect(anna.page.locator("#name")).to_be_focused()
    anna.complaints.clear()  # the console mentions a page with status 400


SUBSCRIBED = """() => {
  window.ended = [];
  const found = { endpoint: "https://push.example/anna", unsubscribe: async () => sessionStorage.setItem("ended", "1") };
  navigator.serviceWorker.getRegistration = async () => ({ pushManager: { getSubscription: async () => found } });
}"""


def test_a_person_who_signs_out_is_told_nothing_here_any_more(sit: Sit) -> None:
    """The push service and the server forget this browser before the person is gone from it."""
    anna = sit()
    named(anna, "Anna")
    anna.page.goto("/you/out")
    anna.page.evaluate(SUBSCRIBED)
    anna.page.check("[name=sure]")
    with anna.page.expect_request("**/push/end") as ended:
        button(anna, "out-here").click()
    assert (ended.value.post_data or "").startswith("endpoint=https%3A%2F%2Fpush.example%2Fanna")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(said("out-done-title"))
    assert anna.page.evaluate("() => sessionStorage.getItem('ended')") == "1"
    anna.page.goto("/you")
    expect(anna.page.locator("#name")).to_have_value("")


def test_my_games_lead_to_the_table_where_it_is_my_turn(sit: Sit) -> None:
    anna, ben = sit(), sit()
    set_table(anna, "open", "keen")
    table = anna.page.url
    ben.page.goto(f"{table}/join")
    ben.page.fill("#name", "Benedikt")
    button(ben, "sit-down").click()
    ben.arrived(".table")
    anna.page.get_by_role("button", name=said("lobby-begin"), exact=True).click()
    anna.arrived()
    anna.page.wait_for_function("() => document.querySelector('#table').dataset.stamp")
    for guest, other in ((anna, "Benedikt"), (ben, "Anna")):
        guest.page.goto("/")
        guest.page.locator("a.button[href='/you/games']").click()
        expect(guest.page.get_by_role("listitem").filter(has_text=other)).to_have_count(1)
    waiting = [guest for guest in (anna, ben) if guest.page.locator(".urgency-0").count()]
    for guest in waiting:
        guest.page.get_by_role("link", name=said("games-your-turn"), exact=True).click()
        guest.arrived()
        assert guest.page.url == table
    anna.page.goto("/you/games")
    anna.page.fill("#q", "benedi")
    button(anna, "games-find").click()
    expect(anna.page.locator(".played li")).to_have_count(1)
    anna.page.fill("#q", "Zacharias")
    button(anna, "games-find").click()
    expect(anna.page.get_by_text(said("games-not-found", search="Zacharias"))).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_a_link_makes_another_device_the_same_person(sit: Sit, script: bool) -> None:
    """With a script and without; a look at it uses nothing up, and it works once."""
    laptop, phone = sit(), sit(viewport=PHONE, java_script_enabled=script)
    named(laptop, "Anna")
    set_table(laptop, "open", "keen")
    table = laptop.page.url
    laptop.page.goto("/you")
    button(laptop, "device-link").click()
    link = laptop.page.get_by_label(said("link-or-open")).input_value()
    expect(laptop.page.get_by_role("img", name=said("link-picture"))).to_be_visible()
    assert laptop.page.evaluate("document.querySelector('.code').naturalWidth") > 100
    laptop.page.goto(link)  # where it was made
    expect(laptop.page.get_by_role("heading", level=1)).to_have_text(said("become-same"))
    for _ in range(2):
        phone.page.goto(link)
        expect(phone.page.get_by_role("heading", level=1)).to_have_text(said("become-title", name="Anna"))
    button(phone, "become-yes", name="Anna").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(said("you-are", name="Anna"))
    phone.page.goto("/you/games")
    expect(phone.page.locator(".played li")).to_have_count(1)
    phone.page.goto(table)
    expect(phone.page.locator(".seats .me")).to_contain_text("Anna")
    third = sit()
    third.page.goto(link)
    expect(third.page.get_by_role("heading", level=1)).to_have_text(said("title-410"))
    expect(third.page.get_by_text(said("link-used"))).to_be_visible()
    third.complaints.clear()


def test_a_device_with_games_of_its_own_is_asked_first(sit: Sit) -> None:
    laptop, phone = sit(), sit(viewport=PHONE)
    named(laptop, "Anna")
    button(laptop, "device-link").click()
    link = laptop.page.get_by_label(said("link-or-open")).input_value()
    set_table(phone, "open")
    own = phone.page.url
    phone.page.goto(link)
    expect(phone.page.locator("#become-help")).to_have_text(said("back-tables", num=1))
    yes = button(phone, "become-yes", name="Anna")
    phone.page.locator("form.become").evaluate("form => form.noValidate = true")
    yes.click()
    expect(phone.page.locator("#unsure")).to_have_text(said("become-unsure"))
    phone.page.get_by_role("checkbox").check()
    yes.click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(said("you-are", name="Anna"))
    phone.page.goto(own)
    expect(phone.page.locator(".seats .me")).to_have_count(0)
    phone.complaints.clear()


def with_authenticator(guest: Guest) -> tuple[CDPSession, str]:
    """A device that holds passkeys, as the browser imagines it."""
    session = guest.page.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def test_lost_cookies_lose_nothing_with_a_passkey(sit: Sit, running: Running) -> None:
    """Made, used after the cookies are gone, on somebody else's device, and removed."""
    anna, eve = sit(), sit()
    home = f"http://localhost:{running.port}"
    session, device = with_authenticator(anna)
    anna.page.goto(f"{home}/you")
    anna.page.fill("#name", "Anna")
    button(anna, "you-save").click()
    button(anna, "passkey-make").click()
    expect(anna.page.get_by_role("status").first).to_have_text(said("you-said-passkey"))
    expect(anna.page.locator(".keys li")).to_have_count(1)
    button(anna, "passkey-make").click()  # this device has one already
    expect(anna.page.locator("#passkey-wrong")).to_have_text(said("passkey-failed"))

    anna.page.context.clear_cookies()
    anna.page.goto(f"{home}/you")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(said("you-are-who"))
    button(anna, "back-passkey").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(said("you-are", name="Anna"))

    (key,) = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert key["rpId"] == "localhost" and key["signCount"] >= 1

    with_authenticator(eve)  # a device without hers
    eve.page.goto(f"{home}/you")
    eve.page.fill("#name", "Eve")
    button(eve, "you-save").click()
    button(eve, "passkey-make").click()
    expect(eve.page.locator(".keys li")).to_have_count(1)
    eve.page.context.clear_cookies()
    eve.page.goto(f"{home}/you")
    button(eve, "back-passkey").click()
    expect(eve.page.get_by_role("heading", level=1)).to_have_text(said("you-are", name="Eve"))

    button(anna, "passkey-remove-nth", num=1).click()
    expect(anna.page.get_by_role("status").first).to_have_text(said("you-said-removed"))
    button(anna, "back-passkey").click()
    expect(anna.page.locator("#passkey-wrong")).to_have_text(said("passkey-unknown"))
    anna.complaints.clear()


def test_a_passkey_cannot_be_forged(sit: Sit, running: Running) -> None:
    """Neither with another's signature, nor an old one again, nor for another question."""
    anna = sit()
    home = f"http://localhost:{running.port}"
    with_authenticator(anna)
    anna.page.goto(f"{home}/you")
    anna.page.fill("#name", "Anna")
    button(anna, "you-save").click()
    button(anna, "passkey-make").click()
    expect(anna.page.locator(".keys li")).to_have_count(1)
    anna.page.context.clear_cookies()
    anna.page.goto(f"{home}/you")
    with anna.page.expect_request("**/you/back") as sent:
        button(anna, "back-passkey").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(said("you-are", name="Anna"))
    proof = sent.value.post_data_json["credential"]
    with running.person(Accept="text/vnd.biberbau") as eve:
        assert eve.post("/you/back", {"credential": proof}).text == said("passkey-late")
        eve.http.headers["Host"] = f"localhost:{running.port}"
        eve.post("/you/back/ask")
        for forged in (proof, json.dumps(json.loads(proof) | {"response": {}}), "{}", "[]", "nonsense"):
            answer = eve.post("/you/back", {"credential": forged})
            assert (answer.status_code, answer.text) == (400, said("passkey-wrong")), forged
        unknown = json.loads(proof) | {"rawId": "AAAA", "id": "AAAA"}
        assert eve.post("/you/back", {"credential": json.dumps(unknown)}).status_code == 404
        assert eve.post("/you/passkey/ask").status_code == 409  # nobody yet


def test_under_an_address_a_passkey_says_what_would_work(sit: Sit) -> None:
    anna = sit("/you")
    button(anna, "back-passkey").click()
    expect(anna.page.locator("#passkey-wrong")).to_have_text(said("passkey-address", host="127.0.0.1"))
    anna.complaints.clear()
    plain = sit("/you", java_script_enabled=False)
    expect(plain.page.get_by_text(said("passkey-scriptless"))).to_be_visible()
    expect(plain.page.locator("[data-passkey]:visible")).to_have_count(0)


def test_all_of_it_is_downloaded_then_deleted(sit: Sit, tmp_path: Path) -> None:
    anna, ben = sit(), sit()
    named(anna, "Anna")
    set_table(anna, "open", "keen")
    table = anna.page.url
    ben.page.goto(f"{table}/join")
    ben.page.fill("#name", "Ben")
    button(ben, "sit-down").click()
    ben.arrived(".table")
    anna.page.goto("/you")
    with anna.page.expect_download() as loading:
        anna.page.get_by_role("link", name=said("data-download"), exact=True).click()
    loading.value.save_as(tmp_path / "mine.json")
    mine = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert mine["person"]["name"] == "Anna" and len(mine["tables"]) == 1
    anna.page.get_by_role("link", name=said("data-forget"), exact=True).click()
    expect(anna.page.get_by_text(said("forget-running", num=1))).to_be_visible()
    anna.page.get_by_role("checkbox").check()
    button(anna, "forget-yes").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(said("forgotten-title"))
    anna.page.goto("/you")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(said("you-are-who"))
    expect(ben.page.locator(".seats .me")).to_contain_text(
        "Ben"
    )  # it is on his screen at once, and he is the host
    expect(ben.page.locator(".seats")).not_to_contain_text("Anna")
    expect(ben.page.locator("#start")).to_be_visible()


PAGES = ("/you", "/you/games", "/you/forget", "/ranking/beasty_bar")


@pytest.mark.parametrize("lang", one_in_every_run(["de-DE", "en-GB"]))
def test_the_pages_are_for_everybody_and_fit_a_phone(sit: Sit, lang: str) -> None:
    anna, ben = sit(locale=lang, viewport=PHONE), sit(locale=lang, viewport=PHONE)
    anna.page.goto("/you")
    anna.page.fill("#name", "Annemarie-Charlotte!")
    anna.page.locator("#who button").click()
    set_table(anna, "keen", "keen", "keen")
    found = []
    for number, path in enumerate(PAGES):
        anna.page.goto(path)
        found += [f"{path}: {one}" for one in in_both_lights(anna.page, number)]
        assert anna.page.evaluate(WIDER) == [], path
    anna.page.goto("/you")
    anna.page.locator("form[action='/you/link'] button").click()
    link = anna.page.locator("#address").input_value()
    found += [f"link: {one}" for one in in_both_lights(anna.page, 0)]
    set_table(ben, "keen")
    for page in (link, "/you"):
        ben.page.goto(page)
        found += [f"{page}: {one}" for one in in_both_lights(ben.page, 1)]
        assert ben.page.evaluate(WIDER) == [], page
    assert found == []

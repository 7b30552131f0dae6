"""Names: everybody at a table can be told apart, and nobody is called what the table calls its reader."""

from __future__ import annotations

import unicodedata
from string import ascii_uppercase

import pytest

from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.names import checked_name, looks_like

from .serving import Person, Running


@pytest.mark.parametrize(
    "name", ["Änne", "Nguyễn Thị", "李小龍", "Αθηνά", "Мария", "Åse-Lill", "R2-D2", "Biber ❤️", "O’Neill"]
)
def test_people_may_have_these_names(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("a" * 21, "name-long"),
        ("a" * 9_000, "name-long"),
        ("a\tb", "name-odd"),
        ("a\u202eb", "name-odd"),
        ("\u3164", "name-odd"),
        ("\u2800", "name-odd"),
        ("Anna\uffa0", "name-odd"),
        ("An\u034fna", "name-odd"),
        ("Anna\ufe0f", "name-odd"),
        ("Z\u0300\u0301\u0302\u0303algo", "name-odd"),
        (" \u0301", "name-odd"),
        ("You", "name-reserved"),
        ("DU", "name-reserved"),
        ("Yоu", "name-reserved"),  # the o is Cyrillic
        ("Yoｕ", "name-reserved"),
        ("Ⓨⓞⓤ", "name-reserved"),
        ("ʏᴏᴜ", "name-reserved"),
    ],
)
def test_names_that_nobody_may_have_are_refused(name: str, key: str) -> None:
    with pytest.raises(RefusedError) as raised:
        checked_name(name)
    assert (raised.value.status, raised.value.key) == (400, key)


def test_names_that_look_alike_are_taken_for_one() -> None:
    for one, other in (
        ("Anna", "anna"),
        ("Anna", "Аnna"),  # the A is Cyrillic
        ("Bill", "BiII"),
        ("Otto", "0tto"),
        ("Marnie", "Mamie"),
        ("Anna Lena", "AnnaLena"),
        ("Ｐaul", "Paul"),
        ("ＡＮＮＡ", "Anna"),
        ("Anna", "ΑΝΝΑ"),  # Greek
        ("ВОВА", "bOBA"),  # Cyrillic, Latin
        ("Ⓐnna", "anna"),
        ("🅐nna", "Anna"),
        ("🅰nna", "Anna"),
        ("ᴀɴɴᴀ", "Anna"),
        ("𝓐𝓷𝓷𝓪", "ANNA"),
        ("ᵃnna", "Anna"),
        ("A\u20ddnna", "Anna"),  # a circle that is put around the letter
        ("Ann\u20e3a", "Anna"),  # a key
    ):
        assert looks_like(one, other) and looks_like(other, one), (one, other)
    for one, other in (("Tim", "Jim"), ("Nora", "Mora"), ("Jörg", "Jorg"), ("Ben", "Bea")):
        assert not looks_like(one, other), (one, other)


def test_no_twins_at_a_table(running: Running, anna: Person, ben: Person) -> None:
    table_id = anna.open_table("Anna", "open", "keen")
    bot = running.record(table_id).seats[2].name
    for name in ("Anna", "ANNA", "Аnna", bot, bot.upper()):
        answer = ben.post(f"/t/{table_id}/join", {"name": name})
        assert answer.status_code == 409, name
        assert "<form" in answer.text
    ben.sit_down(table_id, "Ben")


def test_bots_take_names_that_are_free(running: Running, anna: Person) -> None:
    table_id = anna.open_table("Саstor", "keen", "keen")  # the first letters are Cyrillic
    names = [seat.name for seat in running.record(table_id).seats]
    assert "Castor" not in names and len(set(names)) == 3


def test_joining_again_changes_no_name(running: Running, anna: Person, ben: Person) -> None:
    """A person who sits already keeps the name; what is typed then reaches neither table nor cookie."""
    table_id = anna.open_table("Anna", "open", "open")
    ben.sit_down(table_id, "Ben")
    again = ben.post(f"/t/{table_id}/join", {"name": "x" * 9_000})
    assert again.status_code == 303
    assert len(again.headers["set-cookie"]) < 400
    assert running.record(table_id).seats[1].name == "Ben"
    assert 'value="Ben"' in ben.get("/new/beasty_bar").text


def alphabets() -> dict[str, str]:
    """Ways to draw Latin letters for which Unicode has signs of their own: each as the 26 letters."""
    kinds = {
        "fullwidth": ("FULLWIDTH LATIN SMALL LETTER {}", "FULLWIDTH LATIN CAPITAL LETTER {}"),
        "circled": ("CIRCLED LATIN SMALL LETTER {}", "CIRCLED LATIN CAPITAL LETTER {}"),
        "negative circled": ("NEGATIVE CIRCLED LATIN CAPITAL LETTER {}",),
        "negative squared": ("NEGATIVE SQUARED LATIN CAPITAL LETTER {}",),
        "squared": ("SQUARED LATIN CAPITAL LETTER {}",),
        "bold": ("MATHEMATICAL BOLD SMALL {}", "MATHEMATICAL BOLD CAPITAL {}"),
        "script": ("MATHEMATICAL BOLD SCRIPT SMALL {}", "MATHEMATICAL BOLD SCRIPT CAPITAL {}"),
        "fraktur": ("MATHEMATICAL BOLD FRAKTUR SMALL {}",),
        "typewriter": ("MATHEMATICAL MONOSPACE SMALL {}",),
        "small capital": ("LATIN LETTER SMALL CAPITAL {}",),
    }
    found = {}
    for kind, patterns in kinds.items():
        for pattern in patterns:
            signs = ""
            for letter in ascii_uppercase:
                try:
                    signs += unicodedata.lookup(pattern.format(letter))
                except KeyError:  # there is no small capital X
                    signs += letter
            found[f"{kind} {pattern.split()[-2].lower()}"] = signs
    return found


@pytest.mark.parametrize(("kind", "signs"), alphabets().items(), ids=alphabets())
def test_a_name_in_other_letters_looks_like_the_name(kind: str, signs: str) -> None:
    for plain in ("Anna", "Ben", "Castor", "Wilhelmine", "ZOE", "quirin"):
        drawn = "".join(signs[ascii_uppercase.index(letter)] for letter in plain.upper())
        assert looks_like(drawn, plain) and looks_like(plain, drawn), drawn
        assert looks_like(drawn[0] + plain[1:], plain), drawn

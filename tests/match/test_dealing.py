"""A deal comes from the sealed seed and from what every seat adds, and from nothing else."""

from __future__ import annotations

import hashlib
import json

import pytest

import biberbau
from biberbau.errors import ReplayError, WordsError
from biberbau.kernel.rng import stream
from biberbau.match import Match
from biberbau.match.dealing import deal_key, match_stream

GAME = biberbau.game("beasty_bar", players=3)
SEED = bytes(range(32))
WORDS = ["bilo kate", "", "Kröten ✓"]


def hand_key(seed: bytes, words: list[str]) -> bytes:
    """As docs/fairness.md says it."""
    text = b"biberbau\0words\0" + b"\0\0\0" + bytes([len(seed)]) + seed
    for said in words:
        text += b"\0\0\0" + bytes([len(said.encode())]) + said.encode()
    return hashlib.sha256(text).digest()[:16]


def test_the_key_is_made_as_documented() -> None:
    assert deal_key(SEED, WORDS) == hand_key(SEED, WORDS)
    assert match_stream(SEED, words=WORDS).tobytes() == stream(hand_key(SEED, WORDS)).tobytes()


def test_no_two_tables_words_make_the_same_key() -> None:
    """Lengths stand before the words: moving a letter or a seat's words to the next seat is another deal."""
    told = [
        ["ab", "c", ""],
        ["a", "bc", ""],
        ["abc", "", ""],
        ["", "abc", ""],
        ["ab", "", "c"],
        ["ab\0c", "", ""],
    ]
    assert len({deal_key(SEED, words) for words in told}) == len(told)
    assert deal_key(SEED + b"\0\0\0\0", ["", "", ""]) != deal_key(SEED, ["", "", "", ""])


@pytest.mark.lengthy
def test_every_seats_words_change_the_cards() -> None:
    dealt = Match(GAME, SEED, words=WORDS).position().document()
    assert Match(GAME, SEED, words=list(WORDS)).position().document() == dealt
    for seat in range(3):
        words = list(WORDS)
        words[seat] += "."
        other = Match(GAME, SEED, words=words)
        assert other.commitment == Match(GAME, SEED).commitment  # the seal was published before any words
        assert other.position().document() != dealt


@pytest.mark.lengthy
def test_a_replay_of_version_2_holds_each_seats_words() -> None:
    match = Match(GAME, SEED, words=WORDS)
    match.play(match.legal()[0])
    saved = json.loads(json.dumps(match.save()))
    assert (saved["format"], saved["words"], "entropy" in saved) == ("biberbau-replay/2", WORDS, False)
    again = biberbau.load(saved)
    assert (again.words, again.save()) == (tuple(WORDS), saved)
    assert again.position().state.tobytes() == match.position().state.tobytes()
    for wrong in ([*WORDS, "d"], ["a", "b\n", ""], [1, 2, 3], "abc", None):
        with pytest.raises(ReplayError, match="words"):
            biberbau.load(saved | {"words": wrong})


def test_words_or_one_text_but_not_both() -> None:
    assert Match(GAME, SEED, "ours").save()["format"] == "biberbau-replay/1"
    with pytest.raises(WordsError, match="not both"):
        Match(GAME, SEED, "ours", words=WORDS)
    with pytest.raises(WordsError, match="lone surrogates"):
        Match(GAME, SEED, "\ud800")
    with pytest.raises(WordsError, match="nobody can see"):
        Match(GAME, SEED, words=["\ud800", "", ""])

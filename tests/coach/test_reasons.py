"""Sentences: one for every fact of every game, from what was counted, and honest where nothing tells actions apart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from biberbau.coach import ActionAdvice, Advice, Reason, advise
from biberbau.coach.reasons import label, per_cent, sentence
from biberbau.games import game_ids
from biberbau.games.common.view.shown import languages, shown
from biberbau.games.common.words.facts import decimal, told_alike
from biberbau.kernel.facts import places
from biberbau.match import Game, Match

from .deciding import FEW, decision, last_turns


def made(view_of: str, fact: str, mean: float, other: float) -> Advice:
    """Advice in which one fact tells the best action from the second."""
    view = decision(view_of)
    first, second = view.legal[:2]
    best = ActionAdvice(first.id, first.notation, 0.6, 0.01, 3, 0.1, 0, 0, {fact: mean}, 9)
    rest = replace(best, action=second.id, win=0.5, behind=0.1, facts={fact: other})
    best = replace(best, reason=Reason(fact, second.id, mean, other))
    rest = replace(rest, reason=Reason(fact, first.id, other, mean))
    return Advice(view.game, view.seat or 0, (best, rest), 9, False, view)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_fact_has_its_sentence(game_id: str) -> None:
    """In every language, with both numbers and the name of the other action; all differ."""
    game = decision(game_id).game
    for lang in languages(game_id):
        told = set()
        for name, fact, seat in places(game.kind.facts.FACTS):
            if seat >= game.players:
                continue
            advice = made(game_id, name, 0.61, 0.4)
            said = sentence(shown(game_id), advice, advice.best.action, lang)
            numbers = ("61", "40") if fact.share else (decimal(0.6, lang), decimal(0.4, lang))
            other = label(shown(game_id), advice, advice.actions[1].action, lang)
            assert all(part in said for part in (*numbers, other)), said
            assert said.endswith(".") and said[0].isupper()
            told.add(said)
            back = sentence(shown(game_id), advice, advice.actions[1].action, lang)
            assert back != said and numbers[0] in back
        assert len(told) == sum(seat < game.players for _, _, seat in places(game.kind.facts.FACTS))


def test_sentences_name_what_they_are_about() -> None:
    view = last_turns()
    tiger, bear = (view.game.parse(f"play {value}").id for value in (10, 11))
    best = ActionAdvice(tiger, "play 10", 0.6, 0.01, 3, 0.1, 0, 0, {"gets_in": 0.61}, 9)
    best = replace(best, reason=Reason("gets_in", bear, 0.61, 0.4))
    advice = Advice(view.game, 0, (best, replace(best, action=bear)), 9, False, view)
    said = sentence(shown("beasty_bar"), advice, tiger, "en")
    assert said == "In 61 of 100 games the red tiger is in the bar at the end (“Play the bear”: 40)."
    said = sentence(shown("beasty_bar"), advice, tiger, "de")
    assert said == "In 61 von 100 Partien sitzt der rote Tiger am Ende in der Bar („Bär spielen“: 40)."


def test_a_sentence_names_the_player_who_is_hurt() -> None:
    advice = made("frantic", "hurts_b", 1.5, -0.5)
    said = sentence(shown("frantic"), advice, advice.best.action, "de", ["Anna", "Ben", "Cem", "Dora"])
    assert "Die Hand von Ben" in said and "+1,5" in said and "−0,5" in said


def test_where_nothing_tells_actions_apart_it_is_said() -> None:
    advice = made("biber_gang", "display", 10, 10)
    best = replace(advice.best, reason=None)
    advice = replace(advice, actions=(best, advice.actions[1]))
    said = sentence(shown("biber_gang"), advice, best.action, "en")
    assert said.startswith("Wins 60 of 100 games (“") and "no clear difference" in said


def test_a_game_without_facts_says_how_often_it_wins() -> None:
    advice = made("biber_gang", "display", 10, 10)
    actions = tuple(replace(one, facts={}, reason=None) for one in advice.actions)
    said = sentence(shown("biber_gang"), replace(advice, actions=actions), actions[1].action, "de")
    assert said.startswith("Gewinnt 50 von 100 Partien („") and said.endswith("60).")


def test_the_only_action_needs_no_reason() -> None:
    match = Match(Game.of("beasty_bar"), 5)
    while len(match.legal()) > 1:
        match.play(match.legal()[0])
    advice = advise(match.game, match.view(match.to_act), FEW, b"dice")
    assert sentence(shown("beasty_bar"), advice, advice.best.action, "en") == "It is the only move."


def test_the_reason_speaks_for_the_better_action() -> None:
    """Of a fact of which less is good, the better action has less."""
    for game_id in ("beasty_bar", "biber_gang"):
        view = decision(game_id)
        advice = advise(view.game, view, FEW, b"dice")
        facts = {name: fact for name, fact, _ in places(view.game.kind.facts.FACTS)}
        for one in advice.actions:
            if one.reason is not None:
                more = (one.reason.mean - one.reason.other) * facts[one.reason.fact].good
                assert more > 0 if one is advice.best else more < 0


def test_a_reason_never_gives_the_same_number_twice() -> None:
    """In Frantic a draw and a card that hurts now and then both come to “0.0 cards”: that is no reason."""
    for game_id in ("beasty_bar", "biber_gang"):
        view = decision(game_id)
        facts = {name: fact for name, fact, _ in places(view.game.kind.facts.FACTS)}
        for one in advise(view.game, view, FEW, b"dice").actions:
            if one.reason is not None:
                assert not told_alike(facts[one.reason.fact], one.reason.mean, one.reason.other)
    cards, share = facts["display"], next(fact for fact in facts.values() if fact.share)
    assert told_alike(cards, 0.04, -0.04) and not told_alike(cards, 0.04, 0.06)
    assert told_alike(share, 0.931, 0.934) and not told_alike(share, 0.93, 0.94)


def test_numbers_are_written_as_the_language_does() -> None:
    assert (decimal(-0.04, "en"), decimal(-1.25, "de"), decimal(1.5, "fr", signed=True)) == (
        "0.0",
        "−1,2",
        "+1,5",
    )
    assert per_cent(0.4567, "de") == "45,7"

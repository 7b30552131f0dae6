"""Decisions in words: what is asked, what an action brings about, and why another is not possible."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from ...kernel.actions import Action
from ...kernel.events import Event, buffer, read
from ...kernel.rng import key_of, stream
from ...kernel.stack import KIND, SEAT, A, decides
from ...match.view import View
from ..wording import ACC, DAT, WHY_NOBODY, Text, addressed, checked, joined, sentence
from ..words_ask import explain, must_be_legal
from . import options as opt
from . import state as ev
from .deck import (
    ANIMALS,
    BAT,
    CHAMELEON,
    CHEETAH,
    NONE,
    PARROT,
    PEACOCK,
    PENGUIN,
    RHINO,
    SPECIES,
    VALUES,
    VULTURE,
)
from .rules import beyond_values
from .state import (
    CHOOSE_ANIMAL,
    CHOOSE_JUMP,
    CHOOSE_PARITY,
    CHOOSE_SET,
    IMITATE,
    ORDER_PILE,
    PLAY_CARD,
    SORT_OUT,
    SORTED_OUT,
)
from .words_names import an_animal, animal, bare_card, card, strength, the_animal
from .words_story import Narrator

# What the acting animal's player chooses, by role; {a} is the acting card.
WHOM: dict[int, Text] = {
    RHINO: {"de": "Wähle, wen {a} rammt.", "en": "Choose whom {a} rams."},
    CHEETAH: {"de": "Wähle, wen {a} frisst.", "en": "Choose whom {a} eats."},
    BAT: {"de": "Wähle, wen {a} beißt.", "en": "Choose whom {a} bites."},
    PARROT: {"de": "Wähle, wen {a} verscheucht.", "en": "Choose whom {a} scares away."},
    PEACOCK: {"de": "Wähle, vor wen {a} sich stellt.", "en": "Choose in front of whom {a} poses."},
}
ASK: dict[str, Text] = {
    "over": WHY_NOBODY["over"],
    "play": {"de": "Spiel ein Tier aus deiner Hand.", "en": "Play an animal from your hand."},
    "parity": {
        "de": "Wähle, woran {a} vorbeirennt: an geraden oder an ungeraden Tieren.",
        "en": "Choose whom {a} runs past: even or odd animals.",
    },
    "jump": {"de": "Wähle, wie weit {a} springt.", "en": "Choose how far {a} jumps."},
    "penguin": {
        "de": "Wähle ein Tier aus deiner Hand, das {a} nachmacht.",
        "en": "Choose an animal from your hand for {a} to imitate.",
    },
    "no_model": {
        "de": "{A} kann nichts aus deiner Hand nachmachen.",
        "en": "{A} can't imitate anything in your hand.",
    },
    "chameleon": {
        "de": "Wähle ein Tier aus der Reihe, das {a} nachmacht.",
        "en": "Choose an animal in line for {a} to imitate.",
    },
    "order": {
        "de": "Wähle, wer als Nächstes auf DAS WAR'S kommt: Der Letzte liegt oben.",
        "en": "Choose who goes on THAT'S IT next: the last one lies on top.",
    },
    "sort_out": {
        "de": "Lass {n} Tiere zu Hause: noch {left}.",
        "en": "Leave {n} animals at home: {left} to go.",
    },
    "take": {
        "de": "Wert {value} von {last}: Welches der beiden Tiere nimmst du mit?",
        "en": "Value {value} of {last}: which of the two do you take along?",
    },
}
WAIT: dict[int, Text] = {
    PLAY_CARD: {"de": "{who} sucht eine Karte aus.", "en": "{who} is choosing a card."},
    CHOOSE_ANIMAL: {"de": "{who} sucht aus, wen es trifft.", "en": "{who} is choosing whom it hits."},
    CHOOSE_PARITY: {"de": "{who} wählt, wie {a} rennt.", "en": "{who} is choosing how {a} runs."},
    CHOOSE_JUMP: {"de": "{who} wählt, wie weit {a} springt.", "en": "{who} is choosing how far {a} jumps."},
    IMITATE: {"de": "{who} wählt, wen {a} nachmacht.", "en": "{who} is choosing whom {a} imitates."},
    ORDER_PILE: {"de": "{who} ordnet DAS WAR'S.", "en": "{who} is putting THAT'S IT in order."},
    SORT_OUT: {"de": "{who} sortiert Tiere aus.", "en": "{who} is sorting out animals."},
    CHOOSE_SET: {"de": "{who} stellt die Tiere zusammen.", "en": "{who} is choosing animals."},
}

BRINGS: dict[str, Text] = {
    "queues": {
        "de": "{A} stellt sich hinten an, auf Platz {place}.",
        "en": "{A} joins the end of the line, place {place}.",
    },
    "beside": {"de": "{A} setzt sich neben DAS WAR'S.", "en": "{A} sits down beside THAT'S IT."},
    "stacks": {"de": "{A} kommt als Nächstes auf DAS WAR'S.", "en": "{A} goes on THAT'S IT next."},
    "at_home": {
        "de": "{A} bleibt in diesem Spiel zu Hause; niemand erfährt es.",
        "en": "{A} stays at home in this game; nobody gets to know.",
    },
    "takes": {
        "de": "Du spielst mit {yours}; {other} bleibt in der Schachtel.",
        "en": "You play with {yours}; {other} stays in the box.",
    },
    "takes_return": {
        "de": "Du spielst mit {yours}; {other} kommt erst ins Rückspiel.",
        "en": "You play with {yours}; {other} waits for the return game.",
    },
    "then": {"de": "Danach: {ask}", "en": "Then: {ask}"},
    "nothing": {"de": "Sonst passiert nichts.", "en": "Nothing else happens."},
}
LABEL: dict[str, Text] = {
    "play": {"de": "{Animal} spielen", "en": "Play the {animal}"},
    "play_value": {"de": "Wert {value} spielen", "en": "Play value {value}"},
    "at": {"de": "{Card} (Platz {place})", "en": "{Card} (place {place})"},
    "at_empty": {"de": "Platz {place}", "en": "Place {place}"},
    "odd": {"de": "An ungeraden vorbei", "en": "Past odd ones"},
    "even": {"de": "An geraden vorbei", "en": "Past even ones"},
    "decline": {"de": "Niemanden nachmachen", "en": "Imitate nobody"},
    "no_model": {"de": "Hand vorzeigen", "en": "Show your hand"},
    "jump": {"de": "Über {card}", "en": "Over {card}"},
    "jump_one": {"de": "Über ein Tier", "en": "Over one animal"},
    "jump_two": {"de": "Über zwei Tiere", "en": "Over two animals"},
    "stack": {"de": "{Card} ablegen", "en": "{Card} next"},
    "stack_none": {"de": "Karte {place} ablegen", "en": "Card {place} next"},
    "out": {"de": "{Animal} zu Hause lassen", "en": "Leave the {animal} at home"},
    "out_value": {"de": "Wert {value} zu Hause lassen", "en": "Leave value {value} at home"},
    "take_new": {"de": "Neues Biest", "en": "New Beast"},
    "take_base": {"de": "Grundspiel-Tier", "en": "Base-set animal"},
}
WHY: dict[str, Text] = {
    "not_in_hand": {
        "de": "Ein Tier mit Wert {value} hast du nicht auf der Hand; spielen kannst du nur Handkarten.",
        "en": "You hold no animal of value {value}; only cards in your hand can be played.",
    },
    "empty_place": {"de": "Auf Platz {place} steht niemand.", "en": "Nobody stands on place {place}."},
    "itself": {"de": "{A} kann sich nicht selbst wählen.", "en": "{A} can't choose itself."},
    "strongest": {
        "de": "Es muss das stärkste andere Tier sein; das ist jetzt eines mit {value}.",
        "en": "It has to be the strongest other animal; that is strength {value} now.",
    },
    "weakest": {
        "de": "Es muss das schwächste andere Tier sein; das ist jetzt eines mit {value}.",
        "en": "It has to be the weakest other animal; that is strength {value} now.",
    },
    "penguin_vulture": {
        "de": "An diesem Tisch macht der Pinguin keinen Geier nach.",
        "en": "At this table the penguin doesn't imitate vultures.",
    },
    "same_kind": {
        "de": "Es muss eine andere Art sein als {a}.",
        "en": "It has to be another species than {a}.",
    },
    "no_circle": {
        "de": "Pinguin und Chamäleon machen einander nicht im Kreis nach.",
        "en": "Penguin and chameleon don't imitate each other in circles.",
    },
    "not_held": {
        "de": "Der Pinguin macht nur nach, was du auf der Hand hast, und {animal} ist nicht dabei.",
        "en": "The penguin imitates only what you hold, and {animal} is not there.",
    },
    "not_in_line": {
        "de": "Das Chamäleon macht nur nach, wer in der Reihe steht, und {animal} ist nicht da.",
        "en": "The chameleon imitates only who stands in line, and {animal} is not there.",
    },
    "must_imitate": {
        "de": "Der Pinguin muss ein anderes Tier nachmachen, wenn du eins auf der Hand hast.",
        "en": "The penguin has to imitate if you hold another animal.",
    },
    "chameleon_must": {
        "de": "Nur der Pinguin kann verzichten; das Chamäleon macht immer jemanden nach.",
        "en": "Only the penguin may decline; the chameleon always imitates somebody.",
    },
    "few_waiting": {
        "de": "So viele Karten warten nicht: Es sind {count}.",
        "en": "There are not that many cards waiting: it is {count}.",
    },
    "already_out": {
        "de": "Wert {value} bleibt schon zu Hause.",
        "en": "Value {value} stays at home already.",
    },
}
_KIND_OF_WORD = {
    "play": PLAY_CARD,
    "at": CHOOSE_ANIMAL,
    "pass": CHOOSE_PARITY,
    "as": IMITATE,
    "decline": IMITATE,
    "jump": CHOOSE_JUMP,
    "stack": ORDER_PILE,
    "out": SORT_OUT,
    "take": CHOOSE_SET,
}


def _line(view: View) -> list[int]:
    return [int(c) for c in view.state.line[: view.state.line_n]]


def _acting(view: View, lang: str) -> str:
    """The acting card with its article, and what it acts as where that differs."""
    number, role = int(view.state.acting), int(view.state.role)
    text = card(number, lang)
    if number >= 0 and role not in (number % SPECIES, NONE) and role not in (PENGUIN, CHAMELEON):
        text += f" (als {animal(role, lang)})" if lang == "de" else f" (as {an_animal(role, lang)})"
    return text


def own_card(view: View, value: int) -> int | None:
    """The viewer's card of a value: from the hand, else from the settled set; None for a spectator."""
    seat, state = view.seat, view.state
    if seat is None:
        return None
    for number in state.hand[seat, : state.hand_n[seat]].tolist():
        if number >= 0 and number % VALUES == value - 1:
            return int(number)
    return seat * SPECIES + value - 1 + (0 if state.is_new[seat] >> value - 1 & 1 else VALUES)


def ask(view: View, lang: str) -> str:
    """What the seat that decides is asked, addressed to it."""
    kind, a = decides(view.state, KIND), _acting(view, lang)
    key, parts = "over", {}
    if kind == PLAY_CARD:
        key = "play"
    elif kind == CHOOSE_ANIMAL:
        return WHOM[int(view.state.role)][lang].format(a=a)
    elif kind == CHOOSE_PARITY:
        key = "parity"
    elif kind == CHOOSE_JUMP:
        key = "jump"
    elif kind == IMITATE:
        key = "penguin" if decides(view.state, A) == PENGUIN else "chameleon"
        if [action.word for action in view.legal] == ["decline"]:
            key = "no_model"
    elif kind == ORDER_PILE:
        key = "order"
    elif kind == SORT_OUT:
        key = "sort_out"
        parts = {"n": SORTED_OUT, "left": SORTED_OUT - int(view.state.out_n[decides(view.state, SEAT)])}
    elif kind == CHOOSE_SET:
        value = int(view.state.taken_n[decides(view.state, SEAT)]) + 1
        key, parts = "take", {"value": value, "last": beyond_values(view.state)}
    return ASK[key][lang].format(a=a, A=sentence(a), **parts)


def prompt(view: View, names: Sequence[str], lang: str) -> str:
    """What must be decided now: addressed to the viewer if it is his turn, else who decides what."""
    checked(lang)
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang)
    text = WAIT[decides(view.state, KIND)][lang]
    return text.format(who=names[view.to_act], a=_acting(view, lang))


def _say(table: dict[str, Text], key: str, lang: str, **parts: object) -> str:
    return table[key][lang].format(**parts)


def action(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """Short text for a button; cards are called by their colours, so none of them needs names."""
    checked(lang)
    word, argument = chosen.word, chosen.argument
    if word in ("play", "out"):
        number = own_card(view, int(argument))
        if number is None:
            return _say(LABEL, f"{word}_value", lang, value=argument)
        name = animal(number % SPECIES, lang)
        return _say(LABEL, word, lang, animal=name, Animal=name)
    if word == "at":
        place, line = int(argument), _line(view)
        if place > len(line):
            return _say(LABEL, "at_empty", lang, place=place)
        return _say(LABEL, "at", lang, Card=sentence(bare_card(line[place - 1], lang)), place=place)
    if word == "pass":
        return _say(LABEL, argument, lang)
    if word == "as":
        name = animal(_species(argument), lang)
        return f"Als {name}" if lang == "de" else sentence(f"as {an_animal(_species(argument), lang)}")
    if word == "decline":
        forced = [a.word for a in view.legal] == ["decline"] and not view.state.option[
            opt.PENGUIN_MAY_DECLINE
        ]
        return _say(LABEL, "no_model" if forced else "decline", lang)
    if word == "jump":
        return _jump_label(view, int(argument), lang)
    if word == "stack":
        i = int(argument) - 1
        if i >= view.state.sent_n:
            return _say(LABEL, "stack_none", lang, place=argument)
        return _say(LABEL, "stack", lang, Card=sentence(bare_card(int(view.state.sent[i]), lang)))
    seat = decides(view.state, SEAT)
    value = int(view.state.taken_n[seat])
    if value >= VALUES or decides(view.state, KIND) != CHOOSE_SET:
        return _say(LABEL, f"take_{argument}", lang)
    name = animal(value + (0 if argument == "new" else VALUES), lang)
    return f"{sentence(name)} ({_say(LABEL, f'take_{argument}', lang)})"


def _jump_label(view: View, over: int, lang: str) -> str:
    line = _line(view)
    if int(view.state.acting) not in line or line.index(int(view.state.acting)) < over:
        return _say(LABEL, "jump_one" if over == 1 else "jump_two", lang)
    me = line.index(int(view.state.acting))
    names = [card(number, lang, ACC) for number in line[me - over : me][::-1]]
    return _say(LABEL, "jump", lang, card=joined(names, lang))


def _species(name: str) -> int:
    return next(i for i, one in enumerate(ANIMALS) if one.name == name)


_SUBJECT = {
    "de": re.compile(r"(Der|Die|Das) (rot|blau|grün|gelb)e \w+\b(?! und|,)"),
    "en": re.compile(r"The (red|blue|green|yellow) \w+\b(?! and|,)"),
}
_PRONOUN = {"Der": "Er", "Die": "Sie", "Das": "Es", "The": "It"}
_HIDDEN_FROM_HERE = (ev.DRAWS, ev.GAME_STARTS)


def consequence(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """What will happen, before one commits: the action really carried out on a copy of what the viewer knows.

    It ends where chance or hidden cards begin. Only legal actions have a consequence. ``names``: what the seats are
    called (else their colours).
    """
    checked(lang)
    must_be_legal(view, chosen)
    if chosen.word == "out":
        number = own_card(view, int(chosen.argument))
        assert number is not None
        return sentence(_say(BRINGS, "at_home", lang, A=sentence(the_animal(number % SPECIES, lang))))
    if chosen.word == "take":
        return _taking(view, chosen.argument == "new", lang)
    state = view.state.copy()
    events = buffer()
    view.game.kind.rules.apply(state, chosen.id, stream(key_of(b"", "consequence")), events)
    told: list[Event] = []
    for event in read(events):
        if event.kind in _HIDDEN_FROM_HERE:
            break
        told.append(event)
    called = addressed(view.game.players, view.to_act or 0, lang, names)
    sentences = Narrator.of(view.state, called, lang).tell(told)
    if told and told[0].kind == ev.PLAYS:
        sentences = _playing(told, sentences, lang)
    elif chosen.word == "stack":
        sentences[0] = _stacking(told, lang)
    text = " ".join(_flowing(sentences, lang) + _what_next(view, state, lang))
    return text or _say(BRINGS, "nothing", lang)


def _flowing(sentences: Sequence[str], lang: str) -> list[str]:
    """The sentences, with a pronoun where one begins with the same card as the one before it."""
    subjects = [match[0] if (match := _SUBJECT[lang].match(text)) else "" for text in sentences]
    flowing = []
    for i, text in enumerate(sentences):
        subject = subjects[i]
        if i and subject and subject == subjects[i - 1]:
            text = _PRONOUN[subject.split()[0]] + text.removeprefix(subject)
        flowing.append(text)
    return flowing


def _playing(told: Sequence[Event], sentences: list[str], lang: str) -> list[str]:
    """Where the played card goes, unless its effect follows at once and says more."""
    number, place = told[0].card, told[0].a + 1
    if len(told) > 1 and told[1].kind != ev.NO_EFFECT:
        return sentences[1:]
    key = "beside" if number % SPECIES == VULTURE else "queues"
    return [_say(BRINGS, key, lang, A=sentence(card(number, lang)), place=place), *sentences[1:]]


def _taking(view: View, new: bool, lang: str) -> str:
    value = int(view.state.taken_n[decides(view.state, SEAT)])
    both = value, value + VALUES
    yours, other = both if new else both[::-1]
    key = "takes_return" if view.state.option[opt.RETURN_GAME] else "takes"
    return _say(BRINGS, key, lang, yours=the_animal(yours, lang, DAT), other=the_animal(other, lang))


def _stacking(told: Sequence[Event], lang: str) -> str:
    """The chosen card, and the last one that follows by itself."""
    stacked = [event.card for event in told if event.kind == ev.STACKED]
    texts = [_say(BRINGS, "stacks", lang, A=sentence(card(stacked[0], lang)))]
    if len(stacked) > 1:
        top = card(stacked[1], lang)
        texts.append(f"{sentence(top)} liegt obenauf." if lang == "de" else f"{sentence(top)} lies on top.")
    return " ".join(texts)


def _what_next(view: View, state: np.record, lang: str) -> list[str]:
    """The follow-up question to the same player in the same turn, if there is one."""
    after = View(
        game=view.game,
        seat=view.seat,
        ply=view.ply + 1,
        state=state,
        to_act=view.game.actor(state),
        legal=(),
        scores=(),
        winners=(),
    )
    if after.to_act != view.seat or decides(after.state, KIND) in (0, PLAY_CARD, SORT_OUT, CHOOSE_SET):
        return []
    return [_say(BRINGS, "then", lang, ask=ask(after, lang))]


def why_not(view: View, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _reason)


def _reason(view: View, chosen: Action, lang: str) -> str:
    """The game's own reason."""
    if _KIND_OF_WORD[chosen.word] != decides(view.state, KIND):
        return _say(WHY_NOBODY, "first", lang, ask=ask(view, lang))
    key, parts = _why(view, chosen, lang)
    return _say(WHY, key, lang, **parts)


def _why(view: View, chosen: Action, lang: str) -> tuple[str, dict[str, object]]:
    """Key and parts of the reason, for an action of the kind that is asked for."""
    if chosen.word == "play":
        return "not_in_hand", {"value": chosen.argument}
    if chosen.word == "at":
        return _why_not_at(view, int(chosen.argument), lang)
    if chosen.word == "as":
        return _why_not_as(view, _species(chosen.argument), lang)
    if chosen.word == "decline":
        return ("must_imitate" if decides(view.state, A) == PENGUIN else "chameleon_must"), {}
    if chosen.word == "stack":
        return "few_waiting", {"count": int(view.state.sent_n)}
    return "already_out", {"value": chosen.argument}


def _why_not_at(view: View, place: int, lang: str) -> tuple[str, dict[str, object]]:
    line, state = _line(view), view.state
    if place > len(line):
        return "empty_place", {"place": place}
    if line[place - 1] == state.acting:
        return "itself", {"A": sentence(card(int(state.acting), lang))}
    values = [strength(number % SPECIES) for number in line if number != state.acting]
    if int(state.role) == CHEETAH:
        return "weakest", {"value": min(values)}
    return "strongest", {"value": max(values)}


def _why_not_as(view: View, model: int, lang: str) -> tuple[str, dict[str, object]]:
    state, by = view.state, decides(view.state, A)
    if model == by:
        return "same_kind", {"a": the_animal(by, lang)}
    if model in (PENGUIN, CHAMELEON):
        other = {PENGUIN: 1, CHAMELEON: 2}[model]
        if int(state.imitated) & other or int(state.acting) % SPECIES == model:
            return "no_circle", {}
    if by == PENGUIN:
        held = [c % SPECIES for c in state.hand[view.seat, : state.hand_n[view.seat]].tolist()]
        if model == VULTURE and VULTURE in held:
            return "penguin_vulture", {}
        return "not_held", {"animal": an_animal(model, lang)}
    return "not_in_line", {"animal": an_animal(model, lang)}

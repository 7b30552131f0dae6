"""Decisions in words: what is asked, who is thinking about what, and how the game was decided.

Who is asked for a reaction is asked alike, whether he holds a fitting card or not (F140).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from ...kernel.stack import SEAT, decides
from ...match.view import View
from ..wording import DAT, WHY_NOBODY, Text, addressed, checked, joined, points, say, signed, stone_name
from . import deck
from . import options as opt
from .actions import SEAT_LETTERS
from .rules_events import presented
from .rules_hands import to_draw
from .rules_round import limit
from .state import (
    BUYING,
    CHOOSING_EVENT,
    CHOOSING_PERSON,
    COLOUR_OR_NUMBER,
    COLOURING,
    COUNTER,
    DARING,
    DEAL_NEXT,
    DISCARDING,
    GIVING,
    LAYING,
    LUCKY,
    MAY_WISH,
    MIMIC,
    NICE,
    SCATTERING,
    STEALING,
    TARGET,
    TURN,
    WATCHING,
    WISHING,
)
from .words_names import colour_name, how_many, kind_name, whom, whose
from .words_status import demand, goes

ASKS: dict[str, Text] = {
    "over": WHY_NOBODY["over"],
    # a turn
    "turn": {
        "de": "Du bist dran: Leg eine Karte oder zieh eine. {goes}",
        "en": "Your turn: play a card or draw one. {goes}",
    },
    "turn_draw": {
        "de": "Du bist dran, aber von dir passt nichts: Zieh. {goes}",
        "en": "Your turn, but nothing of yours goes: draw. {goes}",
    },
    "turn_play": {
        "de": "Der Stapel ist leer: Leg eine Karte. {goes}",
        "en": "The stack is used up: play a card. {goes}",
    },
    "drawn": {
        "de": "Gezogen. Leg noch eine Karte, oder lass es. {goes}",
        "en": "Drawn. Play a card now, or leave it. {goes}",
    },
    "drawn_pass": {
        "de": "Gezogen, und es passt immer noch nichts: Weiter geht's.",
        "en": "Drawn, and still nothing goes: on with it.",
    },
    "chance": {
        "de": "2nd Chance: Leg gleich noch eine. {goes}",
        "en": "2nd Chance: play another one at once. {goes}",
    },
    "chance_draw": {
        "de": "2nd Chance, aber von dir passt nichts: Zieh. {goes}",
        "en": "2nd Chance, but nothing of yours goes: draw. {goes}",
    },
    # wishes
    "must_wish": {"de": "Welche Farbe wünschst du dir?", "en": "Which colour do you wish for?"},
    "may_wish": {
        "de": "Wünschst du dir eine Farbe? Sonst gilt weiter: {demand}.",
        "en": "Do you wish for a colour? Otherwise this still goes: {demand}.",
    },
    "may_wish_or_attack": {
        "de": "Wünschst du dir eine Farbe? Sonst musst du jemanden treffen, und es gilt weiter: {demand}.",
        "en": "Do you wish for a colour? Otherwise you must hit somebody, and this still goes: {demand}.",
    },
    "colour_or_number": {
        "de": "Wünsch dir eine Farbe oder eine Zahl.",
        "en": "Wish for a colour or a number.",
    },
    "colouring": {"de": "Mit welcher Farbe geht es weiter?", "en": "Which colour does the game go on with?"},
    "mimic": {"de": "Was ist deine Mimicry?", "en": "What is your Mimicry?"},
    # attacks
    "four": {
        "de": "Fantastic Four: Wer zieht? Noch {cards} zu verteilen.",
        "en": "Fantastic Four: who draws? {Cards} left to deal out.",
    },
    "target": {"de": "{Kind}: {whom}", "en": "{Kind}: {whom}"},
    "or_not": {"de": "Du darfst es auch lassen.", "en": "You may leave it, too."},
    "counter": {
        "de": "{Attacker}: {kind} gegen dich! {threat} Wehrst du dich mit Counterattack?",
        "en": "{Attacker}: {kind} against you! {threat} Do you answer with Counterattack?",
    },
    "lucky": {
        "de": "Gleich wird ein Ereignis aufgedeckt. Schützt du dich mit Lucky Bastard?",
        "en": "An event is about to be uncovered. Do you protect yourself with Lucky Bastard?",
    },
    "nice": {
        "de": "Karten los: {empty}. Wirfst du Nice Try rein?",
        "en": "Out of cards: {empty}. Do you throw in Nice Try?",
    },
    # cards
    "giving": {"de": "Gib {to} {cards}.", "en": "Give {to} {cards}."},
    "exchanging": {
        "de": "Exchange: Gib {to} {cards}; dann ziehst du blind.",
        "en": "Exchange: give {to} {cards}; then you draw blindly.",
    },
    "giving_none": {
        "de": "Was du noch hast, darfst du nicht weitergeben.",
        "en": "What you have left must not be given away.",
    },
    "stealing": {"de": "Nimm {to} {cards} weg.", "en": "Take {cards} from {to}."},
    "stealing_none": {
        "de": "Bei {to} gibt es nichts, was du stehlen darfst.",
        "en": "There is nothing with {to} that you may steal.",
    },
    "discarding": {"de": "Wirf {cards} ab.", "en": "Discard {cards}."},
    "may_discard": {"de": "Du darfst noch {cards} abwerfen.", "en": "You may discard {cards} more."},
    "discarding_none": {
        "de": "Den Curse wird man so nicht los.",
        "en": "That is no way to get rid of the Curse.",
    },
    "gambling": {
        "de": "Leg verdeckt eine Zahl in {colour}, am besten eine kleine: Die höchste nimmt alle.",
        "en": "Lay a {colour} number face down, a low one if you can: the highest takes them all.",
    },
    "gambling_none": {
        "de": "Du hast keine Zahl in {colour}: Dafür ziehst du {cards}.",
        "en": "You have no {colour} number: you draw {cards} for that.",
    },
    "roulette": {
        "de": "Leg eine Karte verdeckt hin; gemischt kommen alle oben auf den Stapel.",
        "en": "Lay a card face down; shuffled, all of them go on top of the stack.",
    },
    "scattering": {
        "de": "Frohe Weihnachten! Was bekommt {to} von dir?",
        "en": "Merry Christmas! What do you give {to}?",
    },
    "buying": {"de": "Such dir auf dem Markt eine Karte aus.", "en": "Choose a card from the market."},
    # events
    "distributor": {"de": "Wessen Karten bekommt {receiver}?", "en": "Whose cards does {receiver} get?"},
    "distributor_you": {"de": "Wessen Karten bekommst du?", "en": "Whose cards do you get?"},
    "surprise": {"de": "Wem schenkst du eine Karte?", "en": "To whom do you give a card?"},
    "trust": {"de": "Wer muss dir {cards} schenken?", "en": "Who has to give you {cards}?"},
    "identity": {
        "de": "Wer verliert seine Identität? Such den Ersten von zweien aus.",
        "en": "Who loses his identity? Choose the first of two.",
    },
    "identity_second": {
        "de": "Mit wem werden Karten und Platz getauscht? Der Erste: {first}.",
        "en": "With whom are cards and place swapped? The first one: {first}.",
    },
    "daring": {
        "de": "Seppuku? Eine Zahl oben auf dem Stapel bringt dir −21 Punkte, alles andere +42. Kneifen kostet 21.",
        "en": "Seppuku? A number on top of the stack brings you −21 points, anything else +42. Shrinking costs 21.",
    },
    "daring_cards": {
        "de": "Seppuku? Bei einer Zahl oben auf dem Stapel wirfst du zwei Karten ab, sonst ziehst du {four}. Wer "
        "kneift, "
        "zieht {two}.",
        "en": "Seppuku? With a number on top of the stack you discard two cards, otherwise you draw {four}. Whoever "
        "shrinks "
        "draws {two}.",
    },
    "watching": {"de": "Alle Karten liegen offen. Genug gesehen?", "en": "All cards lie open. Seen enough?"},
    "manager": {
        "de": "Welches dieser Ereignisse wird ausgeführt?",
        "en": "Which of these events is executed?",
    },
    "repeat": {"de": "Welches Ereignis gibt es noch einmal?", "en": "Which event comes once more?"},
    # after the round
    "deal": {
        "de": "{counted} Schau dich um, dann gib neu.",
        "en": "{counted} Have a look around, then deal.",
    },
    "next": {
        "de": "{counted} Schau dich um, dann geht es weiter.",
        "en": "{counted} Have a look around, then go on.",
    },
    "counted": {
        "de": "Runde {n} zählt für dich {points}, zusammen {sum}.",
        "en": "Round {n} counts {points} for you, {sum} in all.",
    },
    "counted_won": {
        "de": "Runde {n} hast du mit {points} gewonnen; gewonnene Runden: {wins}.",
        "en": "You won round {n} with {points}; rounds won: {wins}.",
    },
    "counted_lost": {
        "de": "Runde {n} zählt für dich {points}; gewonnene Runden: {wins}.",
        "en": "Round {n} counts {points} for you; rounds won: {wins}.",
    },
}
WHOM: dict[int, Text] = {
    deck.EQUALITY: {"de": "Wer muss ziehen, bis er {mine} hat?", "en": "Who must draw up to {mine}?"},
    deck.INEQUALITY: {
        "de": "Wer muss aus deiner Hand ziehen, bis er mehr hat als du?",
        "en": "Who must draw out of your hand until he has more than you?",
    },
    deck.SPECIAL_FAVOURS: {
        "de": "Mit wem tauschst du alle Spezialkarten?",
        "en": "With whom do you swap all special cards?",
    },
    deck.EXCHANGE: {"de": "Mit wem tauschst du?", "en": "With whom do you exchange?"},
    deck.GIFT: {"de": "Wen beschenkst du?", "en": "Who gets the presents?"},
    deck.SKIP: {"de": "Wer setzt aus?", "en": "Who misses a turn?"},
    deck.THIEF: {"de": "Wen bestiehlst du?", "en": "From whom do you steal?"},
}
THREAT: dict[int, Text] = {
    deck.FANTASTIC_FOUR: {"de": "Du sollst {cards} ziehen.", "en": "You are to draw {cards}."},
    deck.EQUALITY: {
        "de": "Du sollst auf gleich viele Karten auffüllen.",
        "en": "You are to fill up to the same number of cards.",
    },
    deck.INEQUALITY: {
        "de": "Du sollst blind aus der Hand {whose} ziehen.",
        "en": "You are to draw blindly out of {whose} hand.",
    },
    deck.SPECIAL_FAVOURS: {
        "de": "Alle Spezialkarten würden getauscht.",
        "en": "All special cards would be swapped.",
    },
    deck.EXCHANGE: {"de": "Karten würden getauscht.", "en": "Cards would be exchanged."},
    deck.GIFT: {"de": "Du sollst beschenkt werden.", "en": "You are to get presents."},
    deck.SKIP: {"de": "Du sollst aussetzen.", "en": "You are to miss a turn."},
    deck.THIEF: {"de": "Du sollst bestohlen werden.", "en": "You are to be robbed."},
}
"""What an attack would do to its victim."""
WAIT: dict[int, Text] = {
    TURN: {"de": "{who} ist dran. {goes}", "en": "{whose_turn} turn. {goes}"},
    WISHING: {"de": "{who} überlegt sich einen Wunsch.", "en": "{who} is thinking of a wish."},
    COLOURING: {"de": "{who} sucht eine Farbe aus.", "en": "{who} is choosing a colour."},
    MIMIC: {"de": "{who} überlegt, was die Mimicry ist.", "en": "{who} is deciding what the Mimicry is."},
    TARGET: {"de": "{who} sucht ein Opfer für {kind}.", "en": "{who} is looking for a victim of {kind}."},
    COUNTER: {
        "de": "{kind} gegen {who}: Kommt eine Antwort?",
        "en": "{kind} against {who}: will there be an answer?",
    },
    LUCKY: {
        "de": "Gleich wird ein Ereignis aufgedeckt. Schützt sich {who}?",
        "en": "An event is about to be uncovered. Does {who} want protection?",
    },
    NICE: {
        "de": "Karten los: {empty}. Hat {who} etwas dagegen?",
        "en": "Out of cards: {empty}. Does {who} object?",
    },
    GIVING: {"de": "{who} sucht Karten für {to} aus.", "en": "{who} is choosing cards for {to}."},
    STEALING: {"de": "{who} wühlt in den Karten {whose}.", "en": "{who} is rummaging in {whose} cards."},
    DISCARDING: {"de": "{who} sucht aus, was wegkommt.", "en": "{who} is choosing what to throw away."},
    LAYING: {"de": "{who} legt verdeckt eine Karte.", "en": "{who} is laying a card face down."},
    CHOOSING_PERSON: {"de": "{who} sucht jemanden aus.", "en": "{who} is choosing somebody."},
    SCATTERING: {"de": "{who} packt Geschenke ein.", "en": "{who} is wrapping presents."},
    BUYING: {"de": "{who} steht am Markt.", "en": "{who} is at the market."},
    DARING: {"de": "Wagt {who} Seppuku?", "en": "Does {who} risk Seppuku?"},
    WATCHING: {
        "de": "Alle Karten liegen offen. {who} schaut noch.",
        "en": "All cards lie open. {who} is still looking.",
    },
    CHOOSING_EVENT: {"de": "{who} sucht ein Ereignis aus.", "en": "{who} is choosing an event."},
    DEAL_NEXT: {
        "de": "Runde {n} ist gezählt. {who} schaut sich noch um.",
        "en": "Round {n} is counted. {who} is still having a look around.",
    },
}
VERDICT: dict[str, Text] = {
    "sheet": {
        "de": "Das Limit von {limit} Punkten ist erreicht, und am wenigsten gewinnt: {tally}.",
        "en": "The limit of {limit} points is reached, and the fewest win: {tally}.",
    },
    "rounds": {"de": "Gewonnene Runden: {tally}.", "en": "Rounds won: {tally}."},
    "shared": {
        "de": "{Winners} liegen gleichauf und teilen sich den Sieg.",
        "en": "{Winners} are level and share the victory.",
    },
}


class Frame(NamedTuple):
    """What is decided now: the kind of question, who decides, and its two numbers (see ``state``)."""

    kind: int
    seat: int
    a: int
    b: int


def frame_of(state: np.record) -> Frame:
    """The decision that is due; all 0 when the game is over."""
    depth = int(state.depth)
    return Frame(*state.stack[depth - 1].tolist()) if depth else Frame(0, 0, 0, 0)


def is_family(state: np.record) -> bool:
    """Whether the table calls the rude card by another name."""
    return bool(state.option[opt.FAMILY])


def has_sheet(state: np.record) -> bool:
    """Whether points are written down."""
    return bool(state.option[opt.SCORING] == opt.SHEET)


def called(view: View, lang: str, names: Sequence[str] | None) -> list[str]:
    """What the seats are called in a text for the one that decides, and the seats that nobody has taken."""
    state = view.state
    stones = [stone_name(other, lang) for other in range(len(SEAT_LETTERS))]
    found = addressed(view.game.players, decides(state, SEAT), lang, names or stones[: view.game.players])
    return found + stones[len(found) :]


def other_seat(state: np.record) -> int:
    """The other player whom the decision that is due is about, or who decides where there is none."""
    frame = frame_of(state)
    if frame.kind in (COUNTER, GIVING):
        return frame.b & 7
    if frame.kind == STEALING:
        return frame.b
    if frame.kind == SCATTERING:
        return int(presented(state))
    if frame.kind == CHOOSING_PERSON and frame.a == deck.DISTRIBUTOR:
        return frame.b
    return frame.seat


def _empty_hands(state: np.record, names: Sequence[str], lang: str) -> str:
    return joined([names[seat] for seat in range(state.option[opt.PLAYERS]) if not state.hand_n[seat]], lang)


def _only(view: View, word: str) -> bool:
    """Whether this is the only kind of thing that the seat can do."""
    return all(action.word == word for action in view.game.legal(view.state))


# ---------------------------------------------------------------------------------------------------------- prompts


def ask(view: View, lang: str, names: Sequence[str] | None = None) -> str:
    """What the seat that decides is asked, addressed to it; ``names``: what the seats are called (else colours)."""
    state, frame = view.state, frame_of(view.state)
    seats = called(view, lang, names)
    other = seats[other_seat(state)]
    parts: dict[str, object] = {
        "goes": goes(state, lang),
        "demand": demand(state, lang),
        "to": whom(other, lang, DAT),
        "cards": how_many(frame.a, lang),
    }
    if frame.kind == TARGET:
        return _ask_target(state, lang)
    if frame.kind == COUNTER:
        return _ask_counter(state, seats, lang)
    if frame.kind == NICE:
        parts["empty"] = _empty_hands(state, seats, lang)
    elif frame.kind == LAYING and frame.a == deck.GAMBLING_MAN:
        parts["colour"] = colour_name(int(state.last_colour), lang)
        parts["cards"] = how_many(to_draw(state, frame.seat, 2), lang)
    elif frame.kind == CHOOSING_PERSON:
        parts |= {"receiver": other, "cards": how_many(2, lang), "first": seats[frame.b - 1]}
    elif frame.kind == DARING:
        parts |= {key: how_many(to_draw(state, frame.seat, n), lang) for key, n in (("four", 4), ("two", 2))}
    elif frame.kind == DEAL_NEXT:
        parts["counted"] = _counted(view, frame.seat, lang)
    return say(ASKS[_key(view)], lang, **parts)


def _key(view: View) -> str:
    """Key of the question."""
    state, (kind, _, a, b) = view.state, frame_of(view.state)
    if kind == TURN:
        return _turn(view, a, b)
    if kind == WISHING:
        if a == COLOUR_OR_NUMBER:
            return "colour_or_number"
        return ("may_wish_or_attack" if b else "may_wish") if a == MAY_WISH else "must_wish"
    if kind == GIVING:
        return "giving_none" if _only(view, "pass") else ("exchanging" if b >> 3 == 1 else "giving")
    if kind == STEALING:
        return "stealing_none" if _only(view, "pass") else "stealing"
    if kind == DISCARDING:
        return "discarding_none" if _only(view, "pass") else ("may_discard" if b else "discarding")
    if kind == LAYING:
        if a == deck.RUSSIAN_ROULETTE:
            return "roulette"
        return "gambling_none" if _only(view, "pass") else "gambling"
    if kind == CHOOSING_PERSON:
        return _about(view, a, b)
    if kind == DARING:
        return "daring" if has_sheet(state) else "daring_cards"
    if kind == CHOOSING_EVENT:
        return "manager" if a == deck.EVENT_MANAGER else "repeat"
    if kind == DEAL_NEXT:
        return view.game.legal(state)[0].word  # deal for the next dealer, next for the others
    return {
        COLOURING: "colouring",
        MIMIC: "mimic",
        LUCKY: "lucky",
        NICE: "nice",
        SCATTERING: "scattering",
        BUYING: "buying",
        WATCHING: "watching",
    }.get(kind, "over")


def _turn(view: View, has_drawn: int, second_chance: int) -> str:
    if has_drawn:
        return "drawn_pass" if _only(view, "pass") else "drawn"
    if _only(view, "draw"):
        return "chance_draw" if second_chance else "turn_draw"
    if second_chance:
        return "chance"
    return "turn_play" if _only(view, "play") else "turn"


def _about(view: View, event: int, b: int) -> str:
    """Key of the question whom an event is about."""
    if event == deck.DISTRIBUTOR:
        return "distributor_you" if b == decides(view.state, SEAT) else "distributor"
    if event == deck.IDENTITY_THEFT:
        return "identity_second" if b else "identity"
    return "surprise" if event == deck.SURPRISE_PARTY else "trust"


def _ask_target(state: np.record, lang: str) -> str:
    """Against whom a special card is played."""
    _, seat, kind, b = frame_of(state)
    if kind == deck.FANTASTIC_FOUR:
        told = say(ASKS["four"], lang, cards=how_many(b >> 1, lang))
    else:
        mine = how_many(int(state.hand_n[seat]), lang)
        told = say(ASKS["target"], lang, kind=kind_name(kind, lang), whom=say(WHOM[kind], lang, mine=mine))
    return f"{told} {ASKS['or_not'][lang]}" if b & 1 else told


def _ask_counter(state: np.record, seats: Sequence[str], lang: str) -> str:
    """Whether the victim answers an attack."""
    _, seat, kind, b = frame_of(state)
    attacker = seats[b & 7]
    threat = say(
        THREAT[kind], lang, cards=how_many(to_draw(state, seat, b >> 3), lang), whose=whose(attacker, lang)
    )
    return say(ASKS["counter"], lang, attacker=attacker, kind=kind_name(kind, lang), threat=threat)


def _counted(view: View, seat: int, lang: str) -> str:
    """What the round that is over counts for a player."""
    state = view.state
    mine, fewest = int(state.round_points[seat]), int(state.round_points[: view.game.players].min())
    key = "counted" if has_sheet(state) else ("counted_won" if mine == fewest else "counted_lost")
    total = int(state.points[seat])
    return say(
        ASKS[key],
        lang,
        n=int(state.round_n) + 1,
        points=points(mine, lang),
        sum=signed(total),
        wins=total,
    )


def prompt(view: View, names: Sequence[str], lang: str) -> str:
    """What must be decided now: addressed to the viewer if it is his turn, else who decides what."""
    checked(lang)
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang, names)
    state, frame = view.state, frame_of(view.state)
    other, who = names[other_seat(state)], names[view.to_act]
    kind = kind_name(frame.a, lang) if frame.kind in (TARGET, COUNTER) else ""
    parts: Mapping[str, object] = {
        "who": who,
        "whose_turn": whose(who, "en"),
        "goes": goes(state, lang),
        "kind": kind,
        "empty": _empty_hands(state, names, lang),
        "to": whom(other, lang),
        "whose": whose(other, lang),
        "n": int(state.round_n) + 1,
    }
    return say(WAIT[frame.kind], lang, **parts)


def verdict(view: View, names: Sequence[str], lang: str) -> str:
    """How the game that is over was decided, and whether the victory is shared; "" while it goes on."""
    checked(lang)
    if not view.over:
        return ""
    tally = ", ".join(f"{names[seat]} {signed(score)}" for seat, score in enumerate(view.scores))
    if has_sheet(view.state):
        told = [say(VERDICT["sheet"], lang, limit=int(limit(view.state)), tally=tally)]
    else:
        told = [say(VERDICT["rounds"], lang, tally=tally)]
    if len(view.winners) > 1:
        told.append(
            say(VERDICT["shared"], lang, winners=joined([names[seat] for seat in view.winners], lang))
        )
    return " ".join(told)

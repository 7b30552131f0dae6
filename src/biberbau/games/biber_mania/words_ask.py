"""Decisions in words: what is asked, what an action brings about, and why another is not possible."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...kernel.actions import Action
from ...kernel.events import Event
from ...kernel.stack import KIND, SEAT, A, B, decides
from ...match.view import View
from ..wording import (
    ACC,
    DAT,
    WHY_NOBODY,
    Text,
    addressed,
    checked,
    joined,
    points,
    say,
    seat_name,
    sentence,
    signed,
)
from ..words_ask import carried_out, explain, must_be_legal
from . import options as opt
from . import state as ev
from .actions import SEAT_LETTERS
from .deck import FACE_NAMES, JOKER, SUPERBEAVER
from .state import (
    ASK,
    AT_DISPLAY,
    AT_STOCK,
    DEAL_NEXT,
    DRAW,
    PICK,
    PLAY,
    PULL,
    STAB,
    STABBED,
    STEAL,
    WISH,
)
from .words_ahead import drawn, moved, still_drawn, still_moved
from .words_discard import apart, foretold, laid, top_group
from .words_names import (
    a_card,
    bunch,
    card,
    either,
    lying_at,
    no_card,
    several,
    taken_from,
    them,
    whom,
    whose,
)
from .words_story import Narrator

ASKS: dict[str, Text] = {
    "over": WHY_NOBODY["over"],
    "play": {
        "de": "Was legst du ab? Mindestens eine Karte, und je mehr, desto besser.",
        "en": "What do you lay? At least one card, and the more the better.",
    },
    "play_more": {
        "de": "Bis jetzt {so_far}: Leg das ab, oder nimm noch etwas dazu.",
        "en": "So far {so_far}: lay that, or add something.",
    },
    "play_on": {
        "de": "Bis jetzt {so_far}: Da fehlt noch etwas.",
        "en": "So far {so_far}: something is still missing.",
    },
    "play_all": {
        "de": "Mehr geht nicht dazu: Leg {chosen} ab.",
        "en": "Nothing more goes with it: lay {chosen}.",
    },
    "stab": {
        "de": "Was stichst du in der Auslage: {choice}?",
        "en": "What do you stab in the display: {choice}?",
    },
    "stabbed": {
        "de": "Du stichst {group} {whose}: auf die Hand nehmen oder ablehnen?",
        "en": "You stab {group} on {whose} pile: take {them} or refuse?",
    },
    "steal": {
        "de": "Klau {count} aus der Auslage, aus dem Vorrat oder oben von einem fremden Stapel.",
        "en": "Steal {count} from the display, the stock or the top of somebody else's pile.",
    },
    "ask": {
        "de": "Von wem wünschst du dir eine Karte? Du darfst es auch lassen.",
        "en": "From whom do you wish for a card? You may leave it, too.",
    },
    "wish": {
        "de": "Welche Karte wünschst du dir {whose}?",
        "en": "Which of {whose} cards do you wish for?",
    },
    "pick": {"de": "Zu wem schickst du den Bad Guy?", "en": "To whom do you send the Bad Guy?"},
    "pull": {
        "de": "Zieh {count} für {whom}: aus dem Vorrat oder vom Nachziehstapel.",
        "en": "Draw {count} for {whom}: from the stock or from the draw pile.",
    },
    "draw": {
        "de": "Zieh {count} nach: aus dem Vorrat oder vom Nachziehstapel.",
        "en": "Draw {count} for what you have lost: from the stock or from the draw pile.",
    },
    "deal": {
        "de": "{counted} Schau dich um, dann gib neu.",
        "en": "{counted} Have a look around, then deal.",
    },
    "next": {
        "de": "{counted} Schau dich um, dann geht es weiter.",
        "en": "{counted} Have a look around, then go on.",
    },
    "counted_winner": {
        "de": "Runde {n} bringt dir {points}, und du schreibst sie auf.",
        "en": "Round {n} brings you {points}, and you write them down.",
    },
    "counted": {
        "de": "Runde {n} bringt dir {points}; aufgeschrieben wird nur bei {winners}.",
        "en": "Round {n} brings you {points}; only {winners} may write points down.",
    },
    "one_more": {"de": "noch eine Karte", "en": "one more card"},
}
WAIT: dict[int, Text] = {
    PLAY: {"de": "{who} überlegt, was auf den Stapel kommt.", "en": "{who} is thinking about what to lay."},
    STAB: {"de": "{who} sucht aus, was gestochen wird.", "en": "{who} is choosing what to stab."},
    STABBED: {
        "de": "{who} überlegt: nehmen oder ablehnen?",
        "en": "{who} is thinking: take or refuse?",
    },
    STEAL: {"de": "{who} geht klauen.", "en": "{who} is out stealing."},
    ASK: {"de": "{who} überlegt sich einen Wunsch.", "en": "{who} is thinking of a wish."},
    WISH: {"de": "{who} überlegt sich einen Wunsch.", "en": "{who} is thinking of a wish."},
    PICK: {
        "de": "{who} sucht ein Opfer für den Bad Guy.",
        "en": "{who} is looking for the Bad Guy's victim.",
    },
    PULL: {"de": "{who} zieht Karten für {whom}.", "en": "{who} is drawing cards for {whom}."},
    DRAW: {"de": "{who} zieht nach.", "en": "{who} is drawing cards."},
    DEAL_NEXT: {
        "de": "Runde {n} ist gezählt. {who} schaut sich noch um.",
        "en": "Round {n} is counted. {who} is still having a look around.",
    },
}
LABEL: dict[str, Text] = {
    "add": {"de": "{Card} dazu", "en": "Add {card}"},
    "add_first": {"de": "{Card} wählen", "en": "Choose {card}"},
    "lay": {"de": "Ablegen", "en": "Lay"},
    "lay_chosen": {"de": "{Chosen} ablegen", "en": "Lay {chosen}"},
    "stab": {"de": "{Some} stechen", "en": "Stab {some}"},
    "take": {"de": "Auf die Hand nehmen", "en": "Take"},
    "refuse": {"de": "Ablehnen", "en": "Refuse"},
    "steal": {"de": "{Card} {place} klauen", "en": "Steal {card} {place}"},
    "ask": {"de": "Von {whom} wünschen", "en": "Wish from {whom}"},
    "wish": {"de": "{Card} wünschen", "en": "Wish for {card}"},
    "pass": {"de": "Nichts wünschen", "en": "Wish for nothing"},
    "pick": {"de": "Zu {whom}", "en": "To {whom}"},
    "draw": {"de": "{Card} aus dem Vorrat", "en": "{Card} from the stock"},
    "draw_pile": {"de": "Eine vom Nachziehstapel", "en": "One from the draw pile"},
    "deal": {"de": "Karten geben", "en": "Deal"},
    "next": {"de": "Weiter", "en": "Go on"},
}
BRINGS: dict[str, Text] = {
    "add_more": {"de": "Noch keine ganze Ablage: {reason}", "en": "Not a whole discard yet: {reason}"},
    "stab": {
        "de": "Du nimmst {some} aus der Auslage auf die Hand.",
        "en": "You take {some} from the display.",
    },
    "take": {"de": "Du nimmst {group} auf die Hand.", "en": "You take {group}."},
    "take_draws": {
        "de": "Du nimmst {group} auf die Hand; {victim} zieht dafür {count} nach.",
        "en": "You take {group}; {victim} draws {count} instead.",
    },
    "refuse": {
        "de": "{Group}: aus dem Spiel und für niemanden ein Punkt (B11).",
        "en": "{Group}: out of the game and nobody's point (B11).",
    },
    "refuse_draws": {
        "de": "{Group}: aus dem Spiel und für niemanden ein Punkt (B11). {Victim} zieht trotzdem {count} nach.",
        "en": "{Group}: out of the game and nobody's point (B11). {Victim} draws {count} all the same.",
    },
    "steal": {"de": "Du nimmst {card} {place} auf die Hand.", "en": "You take {card} {place}."},
    "steal_draws": {
        "de": "Du nimmst {card} {place} auf die Hand; {victim} zieht dafür {count} nach.",
        "en": "You take {card} {place}; {victim} draws {count} instead.",
    },
    "at_most": {"de": "höchstens {count}", "en": "at most {count}"},
    "at_most_one": {"de": "höchstens eine Karte", "en": "at most one card"},
    "exposed": {
        "de": "Darunter kommt zum Vorschein: {group}.",
        "en": "That lays open what is below: {group}.",
    },
    "ask": {
        "de": "Dann sagst du, welche Karte du dir {whose} wünschst.",
        "en": "Then you say which of {whose} cards you wish for.",
    },
    "wish": {
        "de": "Hat {victim} {card}, bekommst du {them}; sonst ist der Wunsch vertan.",
        "en": "If {victim} has {card}, you get {them}; otherwise the wish is wasted.",
    },
    "wish_sure": {
        "de": "Alle haben gesehen, dass {victim} {card} hat: Du bekommst {them}.",
        "en": "All have seen that {victim} has {card}: you get {them}.",
    },
    "pass": {"de": "Die Fee wünscht sich nichts.", "en": "The Fairy wishes for nothing."},
    "pick": {
        "de": "Du ziehst {pulled}, die {victim} nehmen muss.",
        "en": "You draw {pulled} that {victim} has to take.",
    },
    "pull": {"de": "{Victim} bekommt {card} aus dem Vorrat.", "en": "{Victim} gets {card} from the stock."},
    "pull_pile": {
        "de": "{Victim} bekommt die oberste Karte vom Nachziehstapel; du siehst sie nicht.",
        "en": "{Victim} gets the top card of the draw pile; you don't see it.",
    },
    "draw": {
        "de": "Du nimmst {card} aus dem Vorrat auf die Hand; alle sehen {them}.",
        "en": "You take {card} from the stock; all see it.",
    },
    "draw_pile": {
        "de": "Du ziehst die oberste Karte; die anderen sehen sie nicht.",
        "en": "You draw the top card; the others don't see it.",
    },
    "deal": {"de": "Die nächste Runde wird ausgeteilt.", "en": "The next round is dealt."},
    "next": {
        "de": "Die nächste Runde beginnt, sobald alle weitergehen.",
        "en": "The next round begins as soon as everybody goes on.",
    },
}
WHY: dict[str, Text] = {
    "first": WHY_NOBODY["first"],
    "stab_none": {
        "de": "Das stichst du nicht: Gestochen werden gleich viele Karten einer kleineren Zahl.",
        "en": "You can't stab that: the same number of cards of a lower number can be stabbed.",
    },
    "stab_exact": {
        "de": "Das stichst du nicht: An diesem Tisch müssen es genau gleich viele Karten einer kleineren Zahl sein (B6).",
        "en": "You can't stab that: at this table it takes exactly as many cards of a lower number (B6).",
    },
    "stab_when": {
        "de": "In der Auslage stichst du mit dem, was du ablegst, und auszusuchen ist nur, wenn mehreres geht (B7).",
        "en": "In the display you stab with what you lay; you choose only when several stabs are possible (B7).",
    },
    "take_when": {
        "de": "Zu nehmen oder abzulehnen gibt es nur, was du auf fremden Stapeln stichst.",
        "en": "You can take or refuse only what you stab on others' piles.",
    },
    "steal_when": {
        "de": "Klauen kannst du nur mit Dieb oder Superbiber.",
        "en": "You can steal only with a Thief or a Superbeaver.",
    },
    "steal_own": {
        "de": "Vom eigenen Stapel klaust du nichts (B37).",
        "en": "You don't steal from your own pile (B37).",
    },
    "steal_joker": {
        "de": "An diesem Tisch lassen sich Joker nicht klauen (B40).",
        "en": "At this table Jokers can't be stolen (B40).",
    },
    "not_there": {"de": "{Place} liegt {card}.", "en": "There is {card} {place}."},
    "nobody_there": {"de": "Auf diesem Platz sitzt niemand.", "en": "Nobody sits on that seat."},
    "no_cards": {"de": "{Victim} hat keine Karte auf der Hand.", "en": "{Victim} has no card in hand."},
    "ask_own": {
        "de": "Wünschen kannst du dir nur etwas von anderen.",
        "en": "You can wish for something only from others.",
    },
    "fairy_when": {
        "de": "Wünschen kannst du nur mit der Fee.",
        "en": "You can wish only with the Fairy.",
    },
    "wish_who": {
        "de": "Such erst aus, von wem du dir etwas wünschst.",
        "en": "First choose from whom you wish for something.",
    },
    "not_in_deck": {
        "de": "In diesem Deck gibt es {card}.",
        "en": "There is {card} in this deck.",
    },
    "pick_own": {
        "de": "Der Bad Guy geht zu jemand anderem.",
        "en": "The Bad Guy goes to somebody else.",
    },
    "pick_when": {
        "de": "Für andere ziehst du nur mit dem Bad Guy.",
        "en": "You draw for others only with the Bad Guy.",
    },
    "draw_empty": {"de": "Der Nachziehstapel ist leer.", "en": "The draw pile is empty."},
    "draw_when": {
        "de": "Nachziehen darf nur, wem Karten gestochen oder geklaut wurden, nach dem Zug.",
        "en": "Only who lost cards to stabbing or stealing draws, after the turn.",
    },
    "deal": {
        "de": "Neu gegeben wird erst, wenn die Runde gezählt ist.",
        "en": "Cards are dealt again when the round has been counted.",
    },
    "next": {
        "de": "Die Runde läuft noch; weiter geht es, wenn sie gezählt ist.",
        "en": "The round is still on; you can go on when it has been counted.",
    },
}
VERDICT: dict[str, Text] = {
    "counted": {"de": "Stapel minus Hand: {tally}.", "en": "Pile minus hand: {tally}."},
    "collected": {
        "de": "Gespielt wurde bis {sum}, nach {n} ist Schluss.",
        "en": "It was played up to {sum} and is over after {n}.",
    },
    "shared": {
        "de": "Gleich viele Punkte, also ein gemeinsamer Sieg: {winners}.",
        "en": "The same number of points, so the victory is shared: {winners}.",
    },
}
_ROUNDS = {"de": ("einer Runde", "{n} Runden"), "en": ("one round", "{n} rounds")}
_HIDDEN_FROM_HERE = (ev.KING_TAKES, ev.GRANTS)


# ---------------------------------------------------------------------------------------------------------- prompts


def _cards(count: int, lang: str) -> str:
    """ "eine Karte", "zwei Karten"."""
    return several(-1, count, lang, ACC)


def _chosen(state: np.record) -> list[int]:
    return [int(card) for card in state.chosen[: state.chosen_n]]


def ask(view: View, lang: str, names: Sequence[str] | None = None) -> str:
    """What the seat that decides is asked, addressed to it; ``names``: what the seats are called (else colours)."""
    state = view.state
    kind, seat, a = decides(state, KIND), decides(state, SEAT), decides(state, A)
    called = addressed(view.game.players, seat, lang, names)
    parts: dict[str, object] = {}
    key = {STAB: "stab", STABBED: "stabbed", STEAL: "steal", ASK: "ask", WISH: "wish"}.get(kind, "over")
    if kind == PLAY:
        chosen, legal = _chosen(state), view.game.legal(state)
        may = any(action.word == "lay" for action in legal)
        key = ("play_all" if len(legal) == 1 else "play_more") if may else "play_on"
        key = key if chosen else "play"
        parts = {"so_far": bunch(chosen, lang), "chosen": bunch(chosen, lang, ACC)}
    elif kind == STAB:
        count = int(state.top_n[seat])
        faces = [FACE_NAMES.index(action.argument) for action in view.game.legal(state)]
        parts["choice"] = either([several(face, count, lang, ACC) for face in faces], lang)
    elif kind == STABBED:
        group = top_group(state, a)
        parts = {"group": bunch(group, lang, ACC), "them": them(group, lang)}
    elif kind == STEAL:
        second = a == 1 and top_group(state, seat)[0] == SUPERBEAVER
        parts["count"] = say(ASKS["one_more"], lang) if second else _cards(still_moved(view), lang)
    elif kind == PULL:
        key, one_more = "pull", say(ASKS["one_more"], lang)
        parts = {
            "count": _cards(still_moved(view), lang) if a > 1 else one_more,
            "whom": called[decides(state, B)],
        }
    elif kind == DRAW:
        key, parts["count"] = "draw", _cards(still_drawn(view), lang)
    elif kind == PICK:
        key = "pick"
    elif kind == DEAL_NEXT:
        key = view.game.legal(state)[0].word  # deal for the next starter, next for the others
        parts["counted"] = _counted(view, seat, called, lang)
    if kind in (STABBED, WISH):
        parts["whose"] = whose(called[a], lang)
    return say(ASKS[key], lang, **parts)


def _counted(view: View, seat: int, called: Sequence[str], lang: str) -> str:
    """What the round that is over brings a player, and who writes points down."""
    rules, state = view.game.kind.rules, view.state
    winning = int(rules.round_winners(state))
    winners = [whom(called[other], lang, DAT) for other in range(view.game.players) if winning >> other & 1]
    return say(
        ASKS["counted_winner" if winning >> seat & 1 else "counted"],
        lang,
        n=int(state.round_n) + 1,
        points=points(int(rules.round_points(state, seat)), lang),
        winners=joined(winners, lang),
    )


def prompt(view: View, names: Sequence[str], lang: str) -> str:
    """What must be decided now: addressed to the viewer if it is his turn, else who decides what."""
    checked(lang)
    if view.to_act is None or view.to_act == view.seat:
        return ask(view, lang, names)
    state = view.state
    kind, n = decides(state, KIND), int(state.round_n) + 1
    victim = decides(state, B) if kind == PULL else 0
    return say(WAIT[kind], lang, who=names[view.to_act], n=n, whom=whom(names[victim], lang))


def verdict(view: View, names: Sequence[str], lang: str) -> str:
    """How the game that is over was decided, and whether the victory is shared; "" while it goes on."""
    checked(lang)
    if not view.over:
        return ""
    state, collect = view.state, int(view.state.option[opt.COLLECT])
    if collect:
        one, many = _ROUNDS[lang]
        n = int(state.round_n) + 1
        told = [
            say(VERDICT["collected"], lang, sum=points(collect, lang), n=one if n == 1 else many.format(n=n))
        ]
    else:
        tally = [
            f"{names[seat]} {int(state.pile_n[seat])} − {int(state.hand_n[seat])} = {signed(score)}"
            for seat, score in enumerate(view.scores)
        ]
        told = [say(VERDICT["counted"], lang, tally=", ".join(tally))]
    if len(view.winners) > 1:
        told.append(
            say(VERDICT["shared"], lang, winners=joined([names[seat] for seat in view.winners], lang))
        )
    return " ".join(told)


# --------------------------------------------------------------------------------------------- labels, consequences


def _called(view: View, lang: str, names: Sequence[str] | None) -> list[str]:
    """What the seats are called in a text for the one that decides, and the seats that nobody has taken."""
    called = addressed(view.game.players, decides(view.state, SEAT), lang, names)
    return called + [seat_name(other, lang) for other in range(len(called), len(SEAT_LETTERS))]


def _parts(view: View, chosen: Action, names: Sequence[str] | None, lang: str) -> dict[str, object]:
    """What labels, consequences and reasons name: the card, the place, the other player."""
    state, called = view.state, _called(view, lang, names)
    kind, seat = decides(state, KIND), decides(state, SEAT)
    place, _, face = chosen.argument.rpartition(":")
    parts: dict[str, object] = {"chosen": bunch(_chosen(state), lang, ACC)}
    victim = decides(state, B) if kind == PULL else decides(state, A) if kind in (STABBED, WISH) else seat
    if face in FACE_NAMES:
        number = FACE_NAMES.index(face)
        definite = chosen.word in ("steal", "draw")
        parts["card"] = (card if definite else a_card)(number, lang, ACC)
        parts["some"] = several(number, max(int(state.top_n[seat]), 1), lang, ACC)
        parts["them"] = them([number], lang)
    elif face and face in SEAT_LETTERS:
        victim = SEAT_LETTERS.index(face)
    if place:
        at = _place(place)
        parts["place"] = taken_from(at, called, lang)
        victim = at if at < len(SEAT_LETTERS) else victim
    if kind == STABBED:
        parts["group"] = bunch(top_group(state, victim), lang, ACC)
    parts["victim"] = called[victim]
    parts["whom"] = whom(called[victim], lang, DAT)
    parts["whose"] = whose(called[victim], lang)
    return parts


def _place(name: str) -> int:
    """The number of a place in notation: a seat's letter, ``display``, ``stock``."""
    return {"display": AT_DISPLAY, "stock": AT_STOCK}.get(name, SEAT_LETTERS.find(name))


def action(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """Short text for a button; ``names``: what the seats are called (else their colours)."""
    checked(lang)
    key = chosen.word
    if key == "add" and not view.state.chosen_n:
        key = "add_first"
    elif key == "lay" and view.state.chosen_n:
        key = "lay_chosen"
    elif chosen.notation == "draw pile":
        key = "draw_pile"
    return say(LABEL[key], lang, **_parts(view, chosen, names, lang))


def consequence(view: View, chosen: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """What will happen, before one commits; it ends where chance or hidden cards begin.

    Only legal actions have a consequence.
    """
    checked(lang)
    must_be_legal(view, chosen)
    state, called = view.state, _called(view, lang, names)
    if chosen.word in ("add", "lay"):
        return _discard(view, chosen, called, lang)
    parts, key = _parts(view, chosen, names, lang), chosen.word
    kind = decides(state, KIND)
    if key == "draw":
        key = ("pull" if kind == PULL else "draw") + ("_pile" if chosen.argument == "pile" else "")
    elif key == "wish" and state.option[opt.MEMORY_AID]:
        sure = state.known[decides(state, A), FACE_NAMES.index(chosen.argument)] > 0
        key = "wish_sure" if sure else key
    if _robs(chosen):
        fewest, most = drawn(view, chosen)
        at_most = "at_most_one" if most == 1 else "at_most"
        count = _cards(most, lang)
        parts["count"] = count if fewest == most else say(BRINGS[at_most], lang, count=count)
        key += "_draws" if most else ""
    after, happened = carried_out(view, chosen)
    if key == "pick":
        parts["pulled"] = _cards(moved(view, after.copy(), happened), lang)
    told = [say(BRINGS[key], lang, **parts)]
    if chosen.word == "steal" and _robs(chosen) and decides(after, KIND) == STEAL:
        victim = SEAT_LETTERS.index(chosen.argument[0])
        if state.top_n[victim] == 1 and after.top_n[victim]:
            told.append(say(BRINGS["exposed"], lang, group=bunch(top_group(after, victim), lang)))
    if key not in ("deal", "next"):
        told += Narrator(called, lang).tell(_ending(happened))
    return " ".join(told)


def _robs(chosen: Action) -> bool:
    """Whether somebody loses cards of his pile by it."""
    if chosen.word == "steal":
        return _place(chosen.argument.partition(":")[0]) < AT_DISPLAY
    return chosen.word in ("take", "refuse")


def _discard(view: View, chosen: Action, called: Sequence[str], lang: str) -> str:
    """What the discard will be and do, with one more card or as it is."""
    more = [FACE_NAMES.index(chosen.argument)] if chosen.word == "add" else []
    discard = laid(view, more)
    if discard is None:
        return say(BRINGS["add_more"], lang, reason=apart(view.state, more, lang)[0])
    return foretold(discard, lang, called)


def _ending(happened: Sequence[Event]) -> list[Event]:
    """The event that ends the round, if it is sure to come."""
    for event in happened:
        if event.kind in _HIDDEN_FROM_HERE:
            break
        if event.kind == ev.ROUND_ENDS:
            return [event]
    return []


# --------------------------------------------------------------------------------------------------------- why not


def why_not(view: View, subject: str, lang: str) -> str:
    """One sentence why an action (in notation) is not legal now, with the rule; empty when it is legal."""
    return explain(view, subject, lang, _reason)


def _reason(view: View, chosen: Action, lang: str) -> str:
    """The game's own reason."""
    state, word = view.state, chosen.word
    if word in ("add", "lay") and decides(state, KIND) == PLAY:
        more = [FACE_NAMES.index(chosen.argument)] if word == "add" else []
        return apart(state, more, lang)[0]
    parts = _parts(view, chosen, None, lang)
    place, _, face = chosen.argument.rpartition(":")
    if face in FACE_NAMES:
        at = _place(place) if place else AT_STOCK
        parts["card"] = no_card(FACE_NAMES.index(face), lang)
        parts["place"] = lying_at(at, _called(view, lang, None), lang)
    parts["ask"] = ask(view, lang)
    return sentence(say(WHY[_why(view, chosen)], lang, **parts))


def _why(view: View, chosen: Action) -> str:
    """Key of the reason."""
    state, word = view.state, chosen.word
    kind = decides(state, KIND)
    if kind == DEAL_NEXT or word in ("add", "lay"):
        return "first"
    if word in ("deal", "next"):
        return word
    if word == "stab":
        exact = "stab_exact" if state.option[opt.DISPLAY_EXACT] else "stab_none"
        return exact if kind == STAB else "stab_when"
    if word in ("take", "refuse"):
        return "take_when"
    if word == "steal":
        return _why_not_steal(view, chosen) if kind == STEAL else "steal_when"
    if word == "ask":
        return _why_not_ask(view, chosen) if kind == ASK else "first" if kind == WISH else "fairy_when"
    if word == "wish":
        return {WISH: "not_in_deck", ASK: "wish_who"}.get(kind, "fairy_when")
    if word == "pass":
        return "first" if kind == WISH else "fairy_when"
    if word == "pick":
        if kind != PICK:
            return "pick_when"
        return "pick_own" if chosen.argument == SEAT_LETTERS[state.seat] else "nobody_there"
    if kind in (PULL, DRAW):
        return "draw_empty" if chosen.argument == "pile" else "not_there"
    return "draw_when"


def _why_not_steal(view: View, chosen: Action) -> str:
    place, _, face = chosen.argument.partition(":")
    if place in SEAT_LETTERS[view.game.players :]:
        return "nobody_there"
    if place == SEAT_LETTERS[view.state.seat]:
        return "steal_own"
    return (
        "steal_joker"
        if face == FACE_NAMES[JOKER] and not view.state.option[opt.STEAL_JOKERS]
        else "not_there"
    )


def _why_not_ask(view: View, chosen: Action) -> str:
    seat = SEAT_LETTERS.index(chosen.argument)
    if seat >= view.game.players:
        return "nobody_there"
    return "ask_own" if seat == view.state.seat else "no_cards"

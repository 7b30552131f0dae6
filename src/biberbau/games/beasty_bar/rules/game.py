"""The rules of Beasty Bar, each under its own name, in the order of the rulebook.

Every function here is compiled. ``deal``, ``legal``, ``why``, ``apply``, ``scores``, ``winners``, ``conceal``, ``fill``
and ``encode`` are the contract with the rest of the project; the others are the game.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.compiled import compiled
from ....kernel.events import ALL_SEATS, Events, tell, tell_card, tell_open
from ....kernel.rng import Rng, below, shuffle
from ....kernel.stack import KIND, SEAT, A, actor, pop, push, set_top, top
from . import actions as act
from . import deck
from . import state as st
from .observation_spec import OPTION_PER, At
from .options import Opt, PileOrder, Sets, TieBreak
from .reasons import Why
from .state import Ev, Frame, State, Step

__all__ = [
    "actor",
    "apply",
    "conceal",
    "deal",
    "encode",
    "fill",
    "legal",
    "rounds_over",
    "scores",
    "why",
    "winners",
]

COLOURED = deck.COLOURS * deck.SPECIES
"""All cards: how long an axis of owners and one of animals are together."""

# ---------------------------------------------------------------------------------------------------- the line


@compiled
def species(card: int) -> int:
    """Species of a card, 0-23."""
    return int(deck.SPECIES_OF[card & 127])


@compiled
def owner(card: int) -> int:
    """Seat whose colour a card has."""
    return int(deck.OWNER_OF[card & 127])


@compiled
def value_index(card: int) -> int:
    """Index of a card's value, 0-11: the bit it has in a player's masks."""
    return int(deck.VALUE_INDEX_OF[card & 127])


@compiled
def species_at(state: State, place: int) -> int:
    """Species on a place of the line; the acting animal counts as what it imitates."""
    card = state.line[place]
    return int(state.role) if card == state.acting else int(deck.SPECIES_OF[card & 127])


@compiled
def strength_at(state: State, place: int) -> int:
    """Strength on a place of the line, 0 behind its end; the acting animal has that of what it imitates."""
    return int(deck.STRENGTH[species_at(state, place) & 31])


@compiled
def place_of(state: State, card: int) -> int:
    """Place of a card in the line, -1 when it is not there."""
    found = -1
    for place in range(st.LINE):
        found = place if state.line[place] == card else found
    return found


@compiled
def join(state: State, card: int) -> int:
    """Put a card at the end of the line; returns its place."""
    place = state.line_n
    state.line[place] = card
    state.line_n = place + 1
    return place


@compiled
def leave(state: State, place: int) -> int:
    """Take the card on a place out of the line; the others close the gap in unchanged order."""
    card = state.line[place]
    for i in range(st.LINE - 1):
        state.line[i] = state.line[i + 1] if i >= place else state.line[i]
    state.line[st.LINE - 1] = NONE
    state.line_n -= 1
    return card


@compiled
def move(state: State, start: int, end: int, events: Events) -> None:
    """Move the card on one place to another; those between close up and make room."""
    if start == end:
        return
    card = state.line[start]
    if start < end:  # backwards, towards the exclusion
        for i in range(st.LINE - 1):
            state.line[i] = state.line[i + 1] if start <= i < end else state.line[i]
    else:
        for i in range(st.LINE - 1, 0, -1):
            state.line[i] = state.line[i - 1] if end < i <= start else state.line[i]
    state.line[end] = card
    tell_open(events, Ev.MOVES, seat=state.seat, card=card, a=start, b=end)


@compiled
def send(state: State, place: int, attacker: int, events: Events) -> None:
    """THAT'S IT for the animal on a place: it leaves the line and waits to be stacked on the pile."""
    card = leave(state, place)
    state.sent[state.sent_n] = card
    state.sent_n += 1
    tell_open(events, Ev.SENT, seat=state.seat, card=card, a=attacker, b=place)


@compiled
def burn_bats(state: State, events: Events) -> None:
    """If a bat ever gets into the first position, it burns up immediately (A39, A48, A51, A52; its imitator, too)."""
    while state.line_n > 0 and species_at(state, 0) == deck.BAT:
        card = leave(state, 0)
        state.sent[state.sent_n] = card
        state.sent_n += 1
        tell_open(events, Ev.BURNS, seat=state.seat, card=card, b=0)


@compiled
def land_on_pile(state: State, card: int) -> None:
    """Put a card face up on top of THAT'S IT."""
    state.pile[state.pile_n] = card
    state.pile_n += 1


@compiled
def land_sent_as_fallen(state: State) -> None:
    """Stack what waits for THAT'S IT in the order in which it fell."""
    for i in range(state.sent_n):
        land_on_pile(state, state.sent[i])
        state.sent[i] = NONE
    state.sent_n = 0


@compiled
def enter_bar(state: State, card: int, together: int, events: Events) -> None:
    """A guest: put it face down on the Beasty Bar card."""
    state.bar[state.bar_n] = card
    state.bar_n += 1
    tell_open(events, Ev.ENTERS, seat=state.seat, card=card, a=together)


# ---------------------------------------------------------------------------------------------- animal actions


@compiled
def no_effect(state: State, events: Events) -> None:
    """ "... if possible": the acting animal finds nothing to do."""
    tell_open(events, Ev.NO_EFFECT, seat=state.seat, card=state.acting, a=state.role)


@compiled
def strongest_other(state: State, me: int) -> int:
    """Highest strength among the others in line, 0 when alone."""
    best = 0
    for place in range(st.LINE):
        best = max(best, strength_at(state, place) if place != me else 0)
    return best


@compiled
def weakest_other(state: State, me: int, above: int) -> int:
    """Lowest strength greater than ``above`` among the others in line, 99 when there is none."""
    best = 99
    for place in range(st.LINE):
        strength = strength_at(state, place)
        best = min(best, strength if place != me and strength > above else 99)
    return best


@compiled
def wanted_strength(state: State, me: int) -> int:
    """Strength that the acting animal's victim must have: rhino and peacock want the strongest, the cheetah the weakest.

    Bat and parrot take any one animal: 0.
    """
    if state.role == deck.RHINO or state.role == deck.PEACOCK:
        return strongest_other(state, me)
    if state.role == deck.CHEETAH:
        return weakest_other(state, me, 0)
    return 0


@compiled
def qualified(state: State, me: int, place: int, wanted: int) -> bool:
    """Whether the animal on a place may be the victim."""
    strength = strength_at(state, place)
    return (place != me) & (strength > 0) & ((wanted == 0) | (strength == wanted))


@compiled
def choose_animal(state: State, me: int, events: Events) -> None:
    """The action needs one animal: ask when several qualify, otherwise go on at once."""
    wanted = wanted_strength(state, me)
    count, only = 0, -1
    for place in range(st.LINE):
        qualifies = qualified(state, me, place, wanted)
        count += qualifies
        only = place if qualifies else only
    if count == 0:
        no_effect(state, events)
    elif count == 1:
        act_on(state, only, events)
    else:
        push(state, Frame.CHOOSE_ANIMAL, state.seat, 0, 0)


@compiled
def act_on(state: State, target: int, events: Events) -> None:
    """Carry out the acting animal's action on the chosen animal."""
    if state.role == deck.PEACOCK:
        peacock_poses(state, target, events)
    elif state.role == deck.PARROT:
        parrot_scares(state, target, events)
    else:  # rhino rams, cheetah eats, bat bites: each takes the victim's place
        attack(state, place_of(state, state.acting), target, events)


@compiled
def attack(state: State, me: int, victim: int, events: Events) -> bool:
    """Send the victim to THAT'S IT and take its place, unless a porcupine sticks a strong aggressor away.

    A porcupine stays when an attacker of card value > 7 would send it to THAT'S IT; the attacker lands there instead.
    """
    attacker = state.line[me]
    if species_at(state, victim) == deck.PORCUPINE and strength_at(state, me) > 7:
        tell_open(events, Ev.DEFENDS, seat=state.seat, card=state.line[victim], a=attacker)
        send(state, me, state.line[victim], events)
        burn_bats(state, events)
        return False
    send(state, victim, attacker, events)
    move(state, me - 1, victim, events)  # the attacker stood behind its victim, so it has moved up by one
    burn_bats(state, events)
    return True


@compiled
def bear_drags(state: State, me: int, events: Events) -> None:
    """The two weakest species, if weaker than the bear, go back to the end of the line in unchanged order (A12)."""
    bear = strength_at(state, me)
    first = weakest_other(state, me, 0)
    second = weakest_other(state, me, first)
    if first >= bear:
        no_effect(state, events)
        return
    place = 0
    for _ in range(state.line_n):
        strength = strength_at(state, place)
        if strength < bear and (strength == first or strength == second):
            move(state, place, state.line_n - 1, events)
        else:
            place += 1
    burn_bats(state, events)


@compiled
def tiger_leaps(state: State, me: int, events: Events) -> None:
    """The tiger jumps onto the animal after next in front of it and eats it, provided it is weaker (A14, A15)."""
    if me < 2 or strength_at(state, me - 2) >= strength_at(state, me):
        if state.line[me] == state.acting:
            no_effect(state, events)
        return
    attack(state, me, me - 2, events)


@compiled
def llama_spits(state: State, me: int, events: Events) -> None:
    """The animal right in front bolts to the end of the line, if its card value is not higher than 7 (A19, A20)."""
    if me < 1 or strength_at(state, me - 1) > 7:
        if state.line[me] == state.acting:
            no_effect(state, events)
        return
    move(state, me - 1, state.line_n - 1, events)
    burn_bats(state, events)


@compiled
def ostrich_runs(state: State, me: int, odd: int, events: Events) -> None:
    """Past the animals directly ahead whose card value has the chosen parity, up to the first of the other (A25)."""
    end = me
    while end > 0 and strength_at(state, end - 1) % 2 == odd:
        end -= 1
    if end == me:
        no_effect(state, events)
    move(state, me, end, events)
    burn_bats(state, events)


@compiled
def sort_line(state: State, strongest_first: bool, events: Events) -> None:
    """Dog and snake: order the line by strength; animals of the same value don't pass each other (A37, A76)."""
    tell_open(events, Ev.SORTS_LINE, seat=state.seat, card=state.acting, a=1 if strongest_first else 0)
    for i in range(1, state.line_n):
        card, strength = state.line[i], strength_at(state, i)
        j = i
        while j > 0:
            ahead = strength_at(state, j - 1)
            if (ahead >= strength) if strongest_first else (ahead <= strength):
                break
            state.line[j] = state.line[j - 1]
            j -= 1
        state.line[j] = card
    burn_bats(state, events)


@compiled
def peacock_poses(state: State, target: int, events: Events) -> None:
    """The peacock positions itself in front of the strongest animal in the waiting line (A40)."""
    move(state, place_of(state, state.acting), target, events)
    burn_bats(state, events)


@compiled
def parrot_scares(state: State, target: int, events: Events) -> None:
    """The parrot scares one animal of the player's choice away to THAT'S IT."""
    send(state, target, state.acting, events)
    burn_bats(state, events)


@compiled
def skunk_stinks(state: State, me: int, events: Events) -> None:
    """All animals of the two highest values present go to THAT'S IT, but never skunks."""
    first, second = 0, 0
    for place in range(state.line_n):
        strength = strength_at(state, place)
        if species_at(state, place) == deck.SKUNK or strength == first or strength == second:
            continue
        if strength > first:
            first, second = strength, first
        elif strength > second:
            second = strength
    if first == 0:
        no_effect(state, events)
        return
    place = 0
    while place < state.line_n:
        strength = strength_at(state, place)
        if species_at(state, place) != deck.SKUNK and (strength == first or strength == second):
            send(state, place, state.acting, events)
        else:
            place += 1
    burn_bats(state, events)


@compiled
def kangaroo_jumps(state: State, me: int, over: int, events: Events) -> None:
    """The kangaroo jumps over the last one or two animals of the line, whatever their strength."""
    move(state, me, me - over, events)
    burn_bats(state, events)


@compiled
def flees_monkeys(state: State, place: int) -> bool:
    """Whether a gang of monkeys chases the animal on that place away (A65)."""
    kind = species_at(state, place)
    if kind == deck.HIPPO or kind == deck.CROCODILE:
        return True
    if state.option[Opt.TYPES_EDITION] == 0:
        return False
    return kind == deck.RHINO or kind == deck.BEAR or kind == deck.TIGER or kind == deck.CHEETAH


@compiled
def monkeys_gang_up(state: State, events: Events) -> None:
    """Two or more monkeys chase hippos and crocodiles away; the new one goes first, its pals follow in reversed order."""
    monkeys = 0
    for place in range(state.line_n):
        if species_at(state, place) == deck.MONKEY:
            monkeys += 1
    if monkeys < 2:
        no_effect(state, events)
        return
    place = 0
    while place < state.line_n:
        if flees_monkeys(state, place):
            send(state, place, state.acting, events)
        else:
            place += 1
    # Going through the line from the gate and putting each monkey first reverses them; the new one comes last.
    for place in range(state.line_n):
        if species_at(state, place) == deck.MONKEY:
            move(state, place, 0, events)
    burn_bats(state, events)


@compiled
def seal_swaps(state: State, events: Events) -> None:
    """The seal swaps Heaven's Gate and the exclusion: the line now counts from its other end."""
    i, j = 0, state.line_n - 1
    while i < j:
        card = state.line[i]
        state.line[i] = state.line[j]
        state.line[j] = card
        i += 1
        j -= 1
    state.flipped = 1 - state.flipped
    tell_open(events, Ev.SWAPS_GATES, seat=state.seat, card=state.acting)
    burn_bats(state, events)


@compiled
def giraffe_steps_over(state: State, me: int, events: Events) -> None:
    """The giraffe passes the animal directly in front of it if that is weaker, one animal a turn."""
    if me < 1 or strength_at(state, me - 1) >= strength_at(state, me):
        if state.line[me] == state.acting:
            no_effect(state, events)
        return
    move(state, me, me - 1, events)
    burn_bats(state, events)


@compiled
def is_stopped(state: State, me: int, place: int) -> bool:
    """Hippo and crocodile, having come up to a place, stop at the gate, behind a zebra and behind equal or stronger."""
    if place == 0 or species_at(state, place - 1) == deck.ZEBRA:
        return True
    return strength_at(state, place - 1) >= strength_at(state, me)


@compiled
def hippo_charges(state: State, me: int, events: Events) -> None:
    """The hippo passes all weaker animals towards the gate until something stops it."""
    end = me
    while not is_stopped(state, me, end):
        end -= 1
    if end == me and state.line[me] == state.acting:
        no_effect(state, events)
    move(state, me, end, events)
    burn_bats(state, events)


@compiled
def crocodile_eats(state: State, me: int, events: Events) -> None:
    """The crocodile eats the weaker animals in front of it one by one until something stops it (A67)."""
    card = state.line[me]
    if is_stopped(state, me, me) and card == state.acting:
        no_effect(state, events)
    while not is_stopped(state, me, me):
        if not attack(state, me, me - 1, events):
            return
        me = place_of(state, card)


@compiled
def lion_roars(state: State, me: int, events: Events) -> None:
    """THAT'S IT for the lion if another is in line; otherwise for all monkeys, and the lion goes to the front."""
    for place in range(state.line_n):
        if place != me and species_at(state, place) == deck.LION:
            send(state, me, state.line[place], events)
            burn_bats(state, events)
            return
    place = 0
    while place < state.line_n:
        if species_at(state, place) == deck.MONKEY:
            send(state, place, state.acting, events)
        else:
            place += 1
    move(state, place_of(state, state.acting), 0, events)
    burn_bats(state, events)


# ------------------------------------------------------------------------------- vulture, penguin and chameleon


@compiled
def vulture_fetches(state: State, events: Events) -> bool:
    """Bring the topmost card of THAT'S IT back into the line; True when it now carries out its own action.

    A vulture on top: both vultures enter the bar together (double vulture).
    """
    vulture = state.acting
    if state.pile_n == 0:
        no_effect(state, events)  # A41
        return False
    state.pile_n -= 1
    card = state.pile[state.pile_n]
    state.pile[state.pile_n] = NONE
    if species(card) == deck.VULTURE:
        state.beside_n -= 1
        state.beside[state.beside_n] = NONE
        enter_bar(state, vulture, 1, events)
        enter_bar(state, card, 1, events)
        return False
    place = join(state, card)
    tell_open(events, Ev.BROUGHT_BACK, seat=state.seat, card=card, a=place)
    state.fresh = card
    state.acting = card
    state.role = species(card)
    state.imitated = 0
    burn_bats(state, events)
    return place_of(state, card) >= 0


@compiled
def step_beside_pile(state: State) -> None:
    """To begin with, the vulture positions itself next to THAT'S IT (its imitator leaves the line for this, A33)."""
    place = place_of(state, state.acting)
    if place >= 0:
        leave(state, place)
    state.beside[state.beside_n] = state.acting
    state.beside_n += 1


@compiled
def model_at(state: State, i: int) -> int:
    """Species that the acting penguin finds in a slot of the hand, the chameleon on a place of the line, or NONE."""
    if state.role == deck.PENGUIN:
        return species(state.hand[state.seat, i]) if i < st.HAND else NONE
    return species(state.line[i]) if state.line[i] != state.acting else NONE


@compiled
def copies_back(state: State, model: int) -> bool:
    """Whether penguin and chameleon would copy each other back and forth (A70)."""
    return (model == deck.PENGUIN and state.imitated & 1 != 0) or (
        model == deck.CHAMELEON and state.imitated & 2 != 0
    )


@compiled
def may_imitate(state: State, model: int) -> bool:
    """Whether the acting penguin or chameleon may act as a species that it finds (another than its own)."""
    if model == NONE or model == state.role or copies_back(state, model):
        return False
    return model != deck.VULTURE or state.option[Opt.PENGUIN_AS_VULTURE] == 1


@compiled
def may_decline(state: State, models: int) -> bool:
    """Whether the acting animal may imitate nobody: the penguin that finds no model, or any penguin by option (A27)."""
    return state.role == deck.PENGUIN and (models == 0 or state.option[Opt.PENGUIN_MAY_DECLINE] == 1)


@compiled
def mark_models(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark the species that the acting animal may imitate; returns how many."""
    count = 0
    for i in range(st.LINE):
        model = model_at(state, i)
        if may_imitate(state, model) and mask[act.AS + model] == 0:
            mask[act.AS + model] = 1
            count += 1
    return count


@compiled
def imitate(state: State, model: int, from_hand: bool, events: Events) -> None:
    """Act as that species, with its strength; a model in the hand is shown to everyone and stays there (A28)."""
    knew, shown = ALL_SEATS, 0
    if from_hand:
        shown = 1
        seat = state.seat
        for i in range(state.hand_n[seat]):
            if species(state.hand[seat, i]) == model:
                knew = state.known[seat, i]
                show(state, seat, i)
    state.imitated |= 1 if state.role == deck.PENGUIN else 2
    tell_card(
        events, Ev.IMITATES, seat=state.seat, card=state.acting, a=model, b=shown, seen=ALL_SEATS, knew=knew
    )
    state.role = model


@compiled
def show(state: State, seat: int, i: int) -> None:
    """Everybody now knows the card in that slot of a hand."""
    state.known[seat, i] = ALL_SEATS
    see(state, state.hand[seat, i])


@compiled
def see(state: State, card: int) -> None:
    """Everybody has seen this card in this game."""
    bit = 1 << value_index(card)
    state.shown[owner(card)] |= bit
    state.is_new_public[owner(card)] |= bit


@compiled
def decline(state: State, events: Events) -> None:
    """The penguin imitates nobody. If it could not, the player's hand proves it: it is open to all from now on."""
    seat = state.seat
    tell_open(events, Ev.DECLINES, seat=seat, card=state.acting)
    if state.option[Opt.PENGUIN_MAY_DECLINE] == 0:
        for i in range(state.hand_n[seat]):
            card, knew = state.hand[seat, i], state.known[seat, i]
            tell_card(events, Ev.SHOWS, seat=seat, card=card, seen=ALL_SEATS, knew=knew)
            show(state, seat, i)


@compiled
def chameleon_looks_around(state: State, events: Events) -> bool:
    """Ask whom to imitate when several species are in line; True when it acts as the only one at once."""
    only, several = NONE, False
    for place in range(st.LINE):
        model = model_at(state, place)
        if may_imitate(state, model):
            several = several or (only != NONE and model != only)
            only = model
    if several:
        push(state, Frame.IMITATE, state.seat, deck.CHAMELEON, 0)
        return False
    if only == NONE:
        no_effect(state, events)
        return False
    imitate(state, only, False, events)
    return True


@compiled
def carry_out(state: State, events: Events) -> None:
    """Action 2: execute the animal action of the acting card, in its role."""
    going = True
    while going:
        going = False
        if state.role == deck.VULTURE:
            step_beside_pile(state)
            going = vulture_fetches(state, events)
        elif state.role == deck.PENGUIN:
            if state.hand_n[state.seat] == 0:
                no_effect(state, events)  # A29
            else:
                push(state, Frame.IMITATE, state.seat, deck.PENGUIN, 0)
        elif state.role == deck.CHAMELEON:
            going = chameleon_looks_around(state, events)
        else:
            # A bat that opens the line, or an animal that becomes one there, burns before it bites (A34, A48).
            burn_bats(state, events)
            if state.line_n > 0 and state.line[state.line_n - 1] == state.acting:
                act_in_line(state, events)


@compiled
def act_in_line(state: State, events: Events) -> None:
    """The action of the animal that stands in line, by species."""
    role = state.role
    me = state.line_n - 1  # the animal that has just come, or come back, stands last
    if (
        role == deck.RHINO
        or role == deck.CHEETAH
        or role == deck.PEACOCK
        or role == deck.BAT
        or role == deck.PARROT
    ):
        if role == deck.CHEETAH and weakest_other(state, me, 0) >= strength_at(state, me):
            no_effect(state, events)  # A17
        else:
            choose_animal(state, me, events)
    elif role == deck.BEAR:
        bear_drags(state, me, events)
    elif role == deck.TIGER:
        tiger_leaps(state, me, events)
    elif role == deck.LLAMA:
        llama_spits(state, me, events)
    elif role == deck.OSTRICH:
        if me == 0:
            no_effect(state, events)
        else:
            push(state, Frame.CHOOSE_PARITY, state.seat, 0, 0)
    elif role == deck.DOG:
        sort_line(state, False, events)
    elif role == deck.SNAKE:
        sort_line(state, True, events)
    elif role == deck.SKUNK:
        skunk_stinks(state, me, events)
    elif role == deck.KANGAROO:
        if me == 0:
            no_effect(state, events)
        elif me == 1:
            kangaroo_jumps(state, me, 1, events)
        else:
            push(state, Frame.CHOOSE_JUMP, state.seat, 0, 0)
    elif role == deck.MONKEY:
        monkeys_gang_up(state, events)
    elif role == deck.SEAL:
        seal_swaps(state, events)
    elif role == deck.GIRAFFE:
        giraffe_steps_over(state, me, events)
    elif role == deck.HIPPO:
        hippo_charges(state, me, events)
    elif role == deck.CROCODILE:
        crocodile_eats(state, me, events)
    elif role == deck.LION:
        lion_roars(state, me, events)
    else:  # porcupine and zebra act by being there (A5, A32)
        no_effect(state, events)


# ---------------------------------------------------------------------------------------------- course of a turn


@compiled
def slot_of(state: State, card: int) -> int:
    """Slot of a card in the hand of the player whose turn it is, -1 when it is not there."""
    found = -1
    for i in range(st.HAND):
        found = i if state.hand[state.seat, i] == card else found
    return found


@compiled
def play_card(state: State, value: int, events: Events) -> None:
    """Action 1: add one animal from the hand to the end of the line (the vulture goes beside THAT'S IT)."""
    seat = state.seat
    card = card_of(state, seat, value)
    slot = slot_of(state, card)
    knew = state.known[seat, slot]
    # Without a branch: one that the processor cannot foresee costs more than all the copying.
    for i in range(st.HAND - 1):
        source = i + 1 if i >= slot else i
        state.hand[seat, i] = state.hand[seat, source]
        state.known[seat, i] = state.known[seat, source]
    state.hand[seat, st.HAND - 1] = NONE
    state.known[seat, st.HAND - 1] = 0
    state.hand_n[seat] -= 1
    see(state, card)
    state.acting = card
    state.role = species(card)
    state.imitated = 0
    state.fresh = card
    place = NONE
    if species(card) != deck.VULTURE:
        place = join(state, card)
    tell_card(events, Ev.PLAYS, seat=seat, card=card, a=place, seen=ALL_SEATS, knew=knew)


@compiled
def recurring_actions(state: State, events: Events) -> None:
    """Action 3: from the gate to the exclusion, each recurring animal once, not one that came this turn (A3, A4, A74)."""
    state.acting = NONE
    state.role = NONE
    state.imitated = 0
    waiting = (state.line[0], state.line[1], state.line[2], state.line[3], state.line[4])
    places = 0  # bit i: the animal on place i acts
    for i in range(st.LINE):
        places |= (deck.RECURS[waiting[i] & 127] > (waiting[i] == state.fresh)) << i
    while places > 0:
        card = waiting[deck.LOWEST_BIT[places & 31]]
        places &= places - 1
        me = place_of(state, card)
        if me < 0:
            continue
        kind = species(card)
        if kind == deck.HIPPO:
            hippo_charges(state, me, events)
        elif kind == deck.CROCODILE:
            crocodile_eats(state, me, events)
        elif kind == deck.TIGER:
            tiger_leaps(state, me, events)
        elif kind == deck.LLAMA:
            llama_spits(state, me, events)
        else:
            giraffe_steps_over(state, me, events)


@compiled
def vulture_lands(state: State, events: Events) -> None:
    """Only after all animal actions does the vulture itself land on THAT'S IT (A44)."""
    for i in range(state.beside_n):
        card = state.beside[i]
        state.beside[i] = NONE
        state.sent[state.sent_n] = card
        state.sent_n += 1
        tell_open(events, Ev.LANDS, seat=state.seat, card=card)
    state.beside_n = 0


@compiled
def open_gate(state: State, events: Events) -> None:
    """Action 4: of exactly five animals the first two enter the bar, the last one is excluded (A49, A54)."""
    enter_bar(state, leave(state, 0), 0, events)
    enter_bar(state, leave(state, 0), 0, events)
    card = leave(state, state.line_n - 1)
    state.sent[state.sent_n] = card
    state.sent_n += 1
    tell_open(events, Ev.EXCLUDED, seat=state.seat, card=card)
    burn_bats(state, events)


@compiled
def draw_card(state: State, seat: int, events: Events) -> None:
    """Action 5: take the topmost card of the seat's draw pile; omitted when it is depleted."""
    if state.deck_n[seat] == 0:
        return
    top_slot = state.deck_n[seat] - 1
    card = state.deck[seat, top_slot]
    state.deck[seat, top_slot] = NONE
    state.deck_n[seat] = top_slot
    slot = state.hand_n[seat]
    state.hand[seat, slot] = card
    state.known[seat, slot] = 1 << seat
    state.hand_n[seat] = slot + 1
    tell_card(events, Ev.DRAWS, seat=seat, card=card, seen=1 << seat, knew=0)


@compiled
def end_turn(state: State, rng: Rng, events: Events) -> None:
    """Pass to the next player who has cards (A60); if nobody has any, this game is over."""
    state.fresh = NONE
    state.turns += 1
    players = state.option[Opt.PLAYERS]
    seat = state.seat
    for _ in range(players):
        seat += 1
        if seat == players:
            seat = 0
        if state.hand_n[seat] > 0:
            state.seat = seat
            set_top(state, SEAT, seat)
            set_top(state, A, Step.PLAY)
            return
    pop(state)
    if state.option[Opt.RETURN_GAME] == 1 and state.game == 0:
        start_return_game(state, rng, events)
    else:
        tell(events, Ev.GAME_ENDS, seat=state.seat, a=state.game)


@compiled
def advance(state: State, rng: Rng, events: Events) -> None:
    """Go through the five actions of the turn until somebody has to decide; the TURN frame says where to go on."""
    while state.depth > 0 and top(state, KIND) == Frame.TURN:
        step = top(state, A)
        if step == Step.PLAY:
            set_top(state, A, Step.ACTION)
            push(state, Frame.PLAY_CARD, state.seat, 0, 0)
            return
        if step == Step.ACTION:
            set_top(state, A, Step.RECURRING)
            carry_out(state, events)
            if top(state, KIND) != Frame.TURN:
                return
            step = Step.RECURRING
        if step == Step.RECURRING:
            recurring_actions(state, events)
            step = Step.ORDER
        order = state.option[Opt.PILE_ORDER]
        if step == Step.ORDER:
            if order == PileOrder.SENT and state.sent_n > 1:
                set_top(state, A, Step.ORDER)
                push(state, Frame.ORDER_PILE, state.seat, 0, 0)
                return
            if state.sent_n > 0 and order != PileOrder.WHOLE_TURN:
                land_sent_as_fallen(state)
            if state.beside_n > 0:
                vulture_lands(state, events)
            if state.line_n == st.LINE:
                open_gate(state, events)
        if order == PileOrder.WHOLE_TURN and state.sent_n > 1:
            set_top(state, A, Step.ORDER_ALL)
            push(state, Frame.ORDER_PILE, state.seat, 0, 0)
            return
        if state.sent_n > 0:
            land_sent_as_fallen(state)
        draw_card(state, state.seat, events)
        end_turn(state, rng, events)


# --------------------------------------------------------------------------------------------------- preparation


@compiled
def in_play(state: State) -> int:
    """Mask of the values that each player has: all, or in a small game the option's number from the middle."""
    return int(deck.VALUES_OF[state.option[Opt.ANIMALS] & 15])


@compiled
def kept(state: State, seat: int) -> int:
    """Mask of the values in play that a player has not sorted out."""
    return in_play(state) & ~int(state.out[seat])


@compiled
def lowest_value(state: State) -> int:
    """Index of the lowest value in play."""
    return (deck.VALUES - int(state.option[Opt.ANIMALS])) >> 1


@compiled
def beyond_values(state: State) -> int:
    """Index behind the highest value in play."""
    return lowest_value(state) + int(state.option[Opt.ANIMALS])


@compiled
def card_of(state: State, seat: int, value: int) -> int:
    """The seat's animal of a value index (0-11), from the set that the player's own choice names."""
    return seat * deck.SPECIES + value + (0 if state.is_new[seat] >> value & 1 else deck.VALUES)


@compiled
def prepare(state: State, place: int, rng: Rng, events: Events) -> None:
    """Ask the next player (``place`` seats after the first) for a set and what to sort out; then deal the hands."""
    players = state.option[Opt.PLAYERS]
    if place < players:
        seat = (state.first + place) % players
        if state.option[Opt.ADVANCED] == 1:
            push(state, Frame.SORT_OUT, seat, place, 0)
        if state.option[Opt.SET] == Sets.CHOSEN and state.game == 0:
            push(state, Frame.CHOOSE_SET, seat, place, 0)
        if state.depth > 0:
            return
    for seat in range(players):
        count = 0
        mine = kept(state, seat)
        for value in range(deck.VALUES):
            if mine >> value & 1:
                state.deck[seat, count] = card_of(state, seat, value)
                count += 1
        state.deck_n[seat] = count
        shuffle(state.deck[seat], count, rng)
    state.seat = state.first
    push(state, Frame.TURN, state.first, Step.PLAY, 0)
    for seat in range(players):
        for _ in range(state.option[Opt.HAND]):
            draw_card(state, seat, events)


@compiled
def start_game(state: State, rng: Rng, events: Events) -> None:
    """Lay the table for one game: everything empty, then preparation and deal."""
    state.seat = state.first
    state.turns = 0
    state.flipped = 0
    state.line[:] = NONE
    state.pile[:] = NONE
    state.pile_n = 0
    state.sent[:] = NONE
    state.beside[:] = NONE
    state.bar[:] = NONE
    state.bar_n = 0
    state.hand[:] = NONE
    state.known[:] = 0
    state.deck[:] = NONE
    state.shown[:] = 0
    state.out[:] = 0
    state.out_n[:] = 0
    state.acting = NONE
    state.role = NONE
    state.fresh = NONE
    state.imitated = 0
    tell(events, Ev.GAME_STARTS, seat=state.first, a=state.game)
    prepare(state, 0, rng, events)


@compiled
def start_return_game(state: State, rng: Rng, events: Events) -> None:
    """A "return game" in which each player uses the previously sorted-out animals; the next seat begins."""
    for seat in range(state.option[Opt.PLAYERS]):
        state.earlier[0, seat] = guests(state, seat)
        state.earlier[1, seat] = points(state, seat)
        state.earlier[2, seat] = value_sum(state, seat)
        state.is_new[seat] ^= in_play(state)
    state.line_n = 0  # A61: animals that still wait in line stay outside
    state.game = 1
    state.first = (state.first + 1) % state.option[Opt.PLAYERS]
    start_game(state, rng, events)


@compiled
def deal(state: State, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Begin: a random first player (A1), the sets as the options say, hands and draw piles. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    players = options[Opt.PLAYERS]
    for seat in range(players):
        if options[Opt.SET] == Sets.NEW or options[Opt.SET] == Sets.BASE:
            state.is_new[seat] = in_play(state) if options[Opt.SET] == Sets.NEW else 0
            state.is_new_public[seat] = in_play(state)
        elif options[Opt.SET] == Sets.RANDOM:
            state.is_new[seat] = below(rng, 1 << int(options[Opt.ANIMALS])) << lowest_value(state)
        state.taken_n[seat] = lowest_value(state) if options[Opt.SET] == Sets.CHOSEN else beyond_values(state)
    state.first = below(rng, players)
    start_game(state, rng, events)
    advance(state, rng, events)


# ----------------------------------------------------------------------------------------------------- decisions


@compiled
def legal(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides in ``mask: uint8[ACTIONS]``; returns how many there are."""
    for i in range(act.ACTIONS):
        mask[i] = 0
    kind = top(state, KIND)
    count = 0
    if kind == Frame.PLAY_CARD:
        seat = state.seat
        for i in range(st.HAND):
            if state.hand[seat, i] >= 0:
                mask[act.PLAY + value_index(state.hand[seat, i])] = 1
                count += 1
    elif kind == Frame.CHOOSE_ANIMAL:
        me = place_of(state, state.acting)
        wanted = wanted_strength(state, me)
        for place in range(st.LINE):
            qualifies = qualified(state, me, place, wanted)
            mask[act.AT + place] = qualifies
            count += qualifies
    elif kind == Frame.CHOOSE_PARITY:
        mask[act.PASS] = 1
        mask[act.PASS + 1] = 1
        count = 2
    elif kind == Frame.IMITATE:
        count = mark_models(state, mask)
        if may_decline(state, count):
            mask[act.DECLINE] = 1
            count += 1
    elif kind == Frame.CHOOSE_JUMP:
        mask[act.JUMP] = 1
        mask[act.JUMP + 1] = 1
        count = 2
    elif kind == Frame.ORDER_PILE:
        for i in range(state.sent_n):
            mask[act.STACK + i] = 1
        count = state.sent_n
    elif kind == Frame.SORT_OUT:
        rest = kept(state, top(state, SEAT))
        for value in range(deck.VALUES):
            if rest >> value & 1:
                mask[act.OUT + value] = 1
                count += 1
    elif kind == Frame.CHOOSE_SET:
        mask[act.TAKE] = 1
        mask[act.TAKE + 1] = 1
        count = 2
    return count


@compiled
def why(state: State, action: int) -> Why:
    """The rule that forbids an action to the seat that decides, ``Why.LEGAL`` when none does."""
    kind = top(state, KIND)
    if kind != act.DECISION[action]:
        return Why.DECIDES_OTHERWISE
    if kind == Frame.PLAY_CARD:
        return why_not_play(state, action - act.PLAY)
    if kind == Frame.CHOOSE_ANIMAL:
        return why_not_choose(state, action - act.AT)
    if kind == Frame.IMITATE:
        return why_not_decline(state) if action == act.DECLINE else why_not_imitate(state, action - act.AS)
    if kind == Frame.ORDER_PILE and action - act.STACK >= state.sent_n:
        return Why.NOT_WAITING
    if kind == Frame.SORT_OUT:
        return why_not_sort_out(state, action - act.OUT)
    return Why.LEGAL  # ostrich, kangaroo, sets: both ways are always open


@compiled
def why_not_play(state: State, value: int) -> Why:
    """Only what the player holds can be played."""
    return Why.LEGAL if slot_of(state, card_of(state, state.seat, value)) >= 0 else Why.NOT_IN_HAND


@compiled
def why_not_choose(state: State, place: int) -> Why:
    """Why the animal on a place may not be the acting animal's victim."""
    me = place_of(state, state.acting)
    if qualified(state, me, place, wanted_strength(state, me)):
        return Why.LEGAL
    if place >= state.line_n:
        return Why.NOBODY_THERE
    if place == me:
        return Why.NOT_ITSELF
    return Why.NOT_THE_WEAKEST if state.role == deck.CHEETAH else Why.NOT_THE_STRONGEST


@compiled
def why_not_imitate(state: State, model: int) -> Why:
    """Why the acting penguin or chameleon may not act as a species."""
    found = False
    for i in range(st.LINE):
        found |= model_at(state, i) == model
    if found and may_imitate(state, model):
        return Why.LEGAL
    if model == state.role:
        return Why.NOT_ITS_OWN_SPECIES
    if copies_back(state, model):
        return Why.NO_CIRCLE
    if found:
        return Why.NO_PENGUIN_AS_VULTURE
    return Why.NOT_HELD if state.role == deck.PENGUIN else Why.NOT_IN_LINE


@compiled
def why_not_decline(state: State) -> Why:
    """Why the acting penguin or chameleon has to imitate somebody."""
    models = 0
    for i in range(st.LINE):
        models += may_imitate(state, model_at(state, i))
    if may_decline(state, models):
        return Why.LEGAL
    return Why.PENGUIN_IMITATES if state.role == deck.PENGUIN else Why.CHAMELEON_IMITATES


@compiled
def why_not_sort_out(state: State, value: int) -> Why:
    """Why an animal can't be left at home."""
    if kept(state, top(state, SEAT)) >> value & 1:
        return Why.LEGAL
    return Why.SORTED_OUT_ALREADY if in_play(state) >> value & 1 else Why.NOT_IN_PLAY


@compiled
def apply(state: State, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action and everything that follows up to the next decision."""
    kind = top(state, KIND)
    if kind == Frame.PLAY_CARD:
        pop(state)
        play_card(state, action - act.PLAY, events)
    elif kind == Frame.CHOOSE_ANIMAL:
        pop(state)
        act_on(state, action - act.AT, events)
    elif kind == Frame.CHOOSE_PARITY:
        pop(state)
        ostrich_runs(state, place_of(state, state.acting), 1 if action == act.PASS else 0, events)
    elif kind == Frame.IMITATE:
        from_hand = top(state, A) == deck.PENGUIN
        pop(state)
        if action == act.DECLINE:
            decline(state, events)
        else:
            imitate(state, action - act.AS, from_hand, events)
            carry_out(state, events)
    elif kind == Frame.CHOOSE_JUMP:
        pop(state)
        kangaroo_jumps(state, place_of(state, state.acting), action - act.JUMP + 1, events)
    elif kind == Frame.ORDER_PILE:
        stack_next(state, action - act.STACK, events)
    elif kind == Frame.SORT_OUT:
        sort_out(state, action - act.OUT, rng, events)
    elif kind == Frame.CHOOSE_SET:
        take_set(state, action == act.TAKE, rng, events)
    advance(state, rng, events)


@compiled
def stack_next(state: State, i: int, events: Events) -> None:
    """The active player puts one of the waiting cards on THAT'S IT; the last one follows by itself (A56)."""
    card = state.sent[i]
    for j in range(i, state.sent_n - 1):
        state.sent[j] = state.sent[j + 1]
    state.sent_n -= 1
    state.sent[state.sent_n] = NONE
    land_on_pile(state, card)
    tell_open(events, Ev.STACKED, seat=state.seat, card=card)
    if state.sent_n == 1:
        tell_open(events, Ev.STACKED, seat=state.seat, card=state.sent[0])
        land_sent_as_fallen(state)
        pop(state)


@compiled
def take_set(state: State, new: bool, rng: Rng, events: Events) -> None:
    """Mixed sets: the player secretly takes the animal of the next value from one of the two sets."""
    seat, place = top(state, SEAT), top(state, A)
    value = int(state.taken_n[seat])
    if new:
        state.is_new[seat] |= 1 << value
    state.taken_n[seat] = value + 1
    card, own = card_of(state, seat, value), 1 << seat
    tell_card(events, Ev.TAKES_SET, seat=seat, card=card, seen=own, knew=own)
    if value + 1 == beyond_values(state):
        pop(state)
        if state.depth == 0:
            prepare(state, place + 1, rng, events)


@compiled
def sort_out(state: State, value: int, rng: Rng, events: Events) -> None:
    """Advanced variant: the player secretly sorts out one animal; after four it is the next player's turn to do so."""
    seat, place = top(state, SEAT), top(state, A)
    state.out[seat] |= 1 << value
    state.out_n[seat] += 1
    card, own = card_of(state, seat, value), 1 << seat
    tell_card(events, Ev.SORTS_OUT, seat=seat, card=card, seen=own, knew=own)
    if state.out_n[seat] == st.SORTED_OUT:
        pop(state)
        prepare(state, place + 1, rng, events)


# -------------------------------------------------------------------------------------------------------- scoring


@compiled
def guests(state: State, seat: int) -> int:
    """How many of a player's animals are in the bar."""
    count = 0
    for i in range(state.bar_n):
        if owner(state.bar[i]) == seat:
            count += 1
    return count


@compiled
def worth(state: State, card: int) -> int:
    """What an animal counts as a guest: by the table on the overview sheet, unless an option says otherwise."""
    return int(state.option[Opt.LOW_POINTS - deck.LOW + int(deck.POINTS[species(card)])])


@compiled
def points(state: State, seat: int) -> int:
    """Victory points of a player's guests."""
    total = 0
    for i in range(state.bar_n):
        if owner(state.bar[i]) == seat:
            total += worth(state, state.bar[i])
    return total


@compiled
def value_sum(state: State, seat: int) -> int:
    """Sum of the card values of a player's guests (tie-break of the base rules)."""
    total = 0
    for i in range(state.bar_n):
        if owner(state.bar[i]) == seat:
            total += int(deck.STRENGTH[species(state.bar[i])])
    return total


@compiled
def scores(state: State, out: NDArray[np.int32]) -> None:
    """Score of every seat so far in ``out: int32[players]``: guests, or points in the advanced variant; both games."""
    advanced = state.option[Opt.ADVANCED] == 1
    for seat in range(state.option[Opt.PLAYERS]):
        if advanced:
            out[seat] = state.earlier[1, seat] + points(state, seat)
        else:
            out[seat] = state.earlier[0, seat] + guests(state, seat)


@compiled
def rounds_over(state: State) -> int:
    """How many rounds are over and counted; a return game is a second one."""
    return int(state.game) + (1 if state.depth == 0 else 0)


@compiled
def tie_break(state: State, seat: int) -> int:
    """What decides among equals, more is better; A63: nothing in the advanced variant (the victory is shared)."""
    if state.option[Opt.ADVANCED] == 1:
        return 0
    if state.option[Opt.TIE_BREAK] == TieBreak.VALUES:
        return -int(state.earlier[2, seat]) - value_sum(state, seat)
    return int(state.earlier[1, seat]) + points(state, seat)


@compiled
def winners(state: State) -> int:
    """Bitmask of the seats that lead (at the end: that win); equals share (A62)."""
    best, mask = -1_000_000, 0
    advanced = state.option[Opt.ADVANCED]
    for seat in range(state.option[Opt.PLAYERS]):
        score = int(state.earlier[advanced, seat]) + (
            points(state, seat) if advanced else guests(state, seat)
        )
        rank = 1000 * score + tie_break(state, seat)
        if rank > best:
            best, mask = rank, 0
        if rank == best:
            mask |= 1 << seat
    return mask


# ---------------------------------------------------------------------------------------------------- information


@compiled
def conceal(state: State, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator. Other hands lose their order."""
    for seat in range(state.option[Opt.PLAYERS]):
        for i in range(state.deck_n[seat]):
            state.deck[seat, i] = UNKNOWN
        if seat == observer:
            continue
        state.is_new[seat] &= state.is_new_public[seat]
        state.out[seat] = 0
        for i in range(state.hand_n[seat]):
            knows = (
                state.known[seat, i] == ALL_SEATS if observer < 0 else state.known[seat, i] >> observer & 1
            )
            if not knows:
                state.hand[seat, i] = UNKNOWN
        order_hand(state, seat)


@compiled
def order_hand(state: State, seat: int) -> None:
    """Sort a hand, known cards first: a card's slot would tell when it was drawn."""
    for i in range(1, state.hand_n[seat]):
        card, known = state.hand[seat, i], state.known[seat, i]
        j = i
        while j > 0 and state.hand[seat, j - 1] < card:
            state.hand[seat, j] = state.hand[seat, j - 1]
            state.known[seat, j] = state.known[seat, j - 1]
            j -= 1
        state.hand[seat, j] = card
        state.known[seat, j] = known


@compiled
def fill(state: State, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open at random, consistently with all that ``observer`` knows."""
    for seat in range(state.option[Opt.PLAYERS]):
        if seat != observer:
            secret = in_play(state) & ((1 << int(state.taken_n[seat])) - 1) & ~int(state.is_new_public[seat])
            state.is_new[seat] |= below(rng, st.ALL_VALUES + 1) & secret
        closed = in_play(state) ^ (int(state.shown[seat]) | int(state.out[seat]))
        hand_n, deck_n = state.hand_n[seat], state.deck_n[seat]
        for i in range(hand_n):
            if state.hand[seat, i] >= 0:
                closed &= st.ALL_VALUES ^ (1 << value_index(state.hand[seat, i]))
        pool, count = (
            state.deck[seat],
            0,
        )  # all closed cards, shuffled; what is neither sorted out nor in hand stays
        for value in range(deck.VALUES):
            if closed >> value & 1:
                pool[count] = card_of(state, seat, value)
                count += 1
        shuffle(pool, count, rng)
        if seat != observer:
            for _ in range(state.out_n[seat]):
                count -= 1
                state.out[seat] |= 1 << value_index(pool[count])
        for i in range(hand_n):
            if state.hand[seat, i] == UNKNOWN:
                count -= 1
                state.hand[seat, i] = pool[count]
        for i in range(deck_n, len(pool)):
            pool[i] = NONE


@compiled
def after(observer: int, seat: int, players: int) -> int:
    """How many seats a seat comes after the observer's; without a division, which would take most of ``encode``."""
    behind = int(seat) - int(observer)
    return behind + players if behind < 0 else behind


@compiled
def seen_from(card: int, observer: int, players: int) -> int:
    """Index of a card in ``encode``: the observer's own colour first, then the seats that follow."""
    return after(observer, owner(card), players) * deck.SPECIES + species(card)


@compiled
def encode(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; planes.py says what lies where."""
    out[:] = 0.0
    players = int(state.option[Opt.PLAYERS])
    for place in range(state.line_n):
        out[At.LINE + place * COLOURED + seen_from(state.line[place], observer, players)] = 1.0
    for i in range(state.pile_n):
        out[At.THATS_IT + seen_from(state.pile[i], observer, players)] = (i + 1) / state.pile_n
    for i in range(state.sent_n):
        out[At.ON_THE_WAY + seen_from(state.sent[i], observer, players)] = (i + 1) / 12.0
    for i in range(state.beside_n):
        out[At.BESIDE + seen_from(state.beside[i], observer, players)] = 1.0
    for i in range(state.bar_n):
        out[At.BAR + seen_from(state.bar[i], observer, players)] = 1.0
    for seat in range(players):
        encode_seat(state, seat, observer, out)
    encode_action(state, observer, out)
    encode_own(state, observer, out)
    for i in range(OPTION_PER.shape[0]):
        out[At.OPTIONS + i] = state.option[i] / OPTION_PER[i]


@compiled
def encode_seat(state: State, seat: int, observer: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of a player: hand, draw pile, the first game, and in mixed sets the animals."""
    players = int(state.option[Opt.PLAYERS])
    relative = after(observer, seat, players)
    for i in range(state.hand_n[seat]):
        if state.hand[seat, i] >= 0:
            out[At.HANDS + seen_from(state.hand[seat, i], observer, players)] = 1.0
    out[At.HAND_SIZES + relative] = state.hand_n[seat] / 4.0
    out[At.DECK_SIZES + relative] = state.deck_n[seat] / 12.0
    out[At.EARLIER_GUESTS + relative] = state.earlier[0, seat] / 12.0
    out[At.EARLIER_POINTS + relative] = state.earlier[1, seat] / 36.0
    out[At.EARLIER_VALUES + relative] = state.earlier[2, seat] / 78.0
    if state.option[Opt.SET] == Sets.CHOSEN or state.option[Opt.SET] == Sets.RANDOM:
        for value in range(deck.VALUES):
            out[At.NEW + relative * deck.VALUES + value] = state.is_new[seat] >> value & 1
            out[At.NEW_KNOWN + relative * deck.VALUES + value] = state.is_new_public[seat] >> value & 1


@compiled
def encode_action(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the animal action under way, and of who decides what."""
    players = int(state.option[Opt.PLAYERS])
    if state.acting >= 0:
        out[At.ACTING + seen_from(state.acting, observer, players)] = 1.0
    if state.fresh >= 0:
        out[At.FRESH + seen_from(state.fresh, observer, players)] = 1.0
    if state.role >= 0:
        out[At.ROLE + int(state.role)] = 1.0
    if state.depth > 0:
        out[At.DECIDES + after(observer, actor(state), players)] = 1.0
    out[At.QUESTION + int(top(state, KIND))] = 1.0
    out[At.RETURN_GAME] = state.game
    out[At.IMITATED] = int(state.imitated) & 1
    out[At.IMITATED + 1] = int(state.imitated) >> 1


@compiled
def encode_own(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the observer's own animals, once the hands are written."""
    rest = in_play(state) & ~int(state.shown[observer]) & ~int(state.out[observer])
    for value in range(deck.VALUES):
        # in the draw pile still: all that are neither seen, sorted out nor in hand; one's own colour comes first
        kind = species(card_of(state, observer, value))
        if state.deck_n[observer] > 0 and rest >> value & 1 and out[At.HANDS + kind] == 0.0:
            out[At.OWN_DECK + kind] = 1.0
        out[At.OWN_OUT + value] = state.out[observer] >> value & 1
    for i in range(state.hand_n[observer]):
        if state.known[observer, i] == ALL_SEATS and state.hand[observer, i] >= 0:
            out[At.OWN_SHOWN + value_index(state.hand[observer, i])] = 1.0
    out[At.OWN_TAKEN] = state.taken_n[observer] / 12.0

"""Why an action is not possible now: every rule of Frantic that can forbid one."""

from __future__ import annotations

from enum import IntEnum, auto


class Why(IntEnum):
    """The rule that forbids an action; 0: none does."""

    LEGAL = 0
    DECIDES_OTHERWISE = auto()  # another question is open
    # playing
    ONLY_THE_REACTION = auto()  # F68: or a Mimicry in its place
    NOT_IN_THE_BOX = auto()  # option deck; also for cards that are chosen
    NOT_ON_YOUR_HAND = auto()  # also for cards that are chosen
    CURSE_NEVER_PLAYED = auto()  # F74
    FUCK_YOU_WITH_TEN = auto()  # F72: "inkl. der «Fuck You»-Karte exakt zehn Karten"
    BLACK_ON_ITS_NUMBER = auto()  # F19: "nur auf die gleiche Zahl oder bei Wunsch der entsprechenden Zahl"
    NUMBER_ON_NUMBER = auto()  # "Zahl auf Zahl, Farbe auf Farbe"
    SYMBOL_ON_SYMBOL = auto()  # "nur bei entsprechender Farbe oder Symbol"
    # drawing
    NO_TIME_TO_DRAW = auto()
    DRAWN_ALREADY = auto()  # F13, F14: "eine Karte ziehen"
    SECOND_CHANCE_MUST_LAY = auto()  # F64: "muss auf diese Karte nochmals eine Karte legen"
    USED_UP_MUST_LAY = auto()  # F32
    # passing
    PLAY_OR_DRAW = auto()  # F14: "entweder eine Karte spielen oder vom Stapel ziehen"
    WISH_IS_A_MUST = auto()  # F25, F26
    ALL_FOUR_ARE_DEALT_OUT = auto()  # F36
    WISH_OR_EFFECT = auto()  # F25
    SOMEBODY_IS_HIT = auto()  # "so muss dennoch ein Ziel definiert werden"
    CARD_IS_DUE = auto()  # F55, F59, F98, F101, F107, F119, F122, F132, F142
    # choosing a card
    NO_CARD_TO_CHOOSE = auto()
    NOT_ON_THE_MARKET = auto()  # F107
    NOT_ON_THEIR_HAND = auto()  # F59
    RUDE_CARD_NOT_ON_PURPOSE = auto()  # F53, F59: "nicht bewusst an einen Mitspieler weitergegeben"
    CURSE_NOT_DISCARDED = auto()  # F74
    NUMBER_OF_LAST_COLOUR = auto()  # F101: "von der zuletzt gespielten Farbe eine ... Zahlenkarte"
    # naming somebody
    NOBODY_TO_NAME = auto()
    EMPTY_SEAT = auto()
    NOT_ONESELF = auto()  # F28: "Ein Spieler kann sich nicht selbst bestrafen"
    EQUALITY_FOR_FEWER_CARDS = auto()  # F47: "der weniger Karten auf der Hand hält"
    SKIPPED_ALREADY = auto()  # F60: "erst wieder ..., wenn er bereits ausgesetzt hat"
    PROTECTED = auto()  # F75: "vor dem Ereignis und seinem Effekt geschützt"
    OWN_HAND_NOT_KEPT = auto()  # F90: "darf dabei ihre eigenen Handkarten nicht behalten"
    HAND_NOT_FREE = auto()  # F90: given away, or needed so that the originator is not left with their own
    SOMEBODY_ELSE = auto()  # F122, F132
    TWO_VICTIMS = auto()  # Identity Theft: "bestimmt zwei Opfer"
    # wishing
    NO_WISH_NOW = auto()
    NO_NUMBER_WISH = auto()  # F26: "Farb- ODER Zahlenwünscher" are only these two
    COLOUR_NOT_OPEN = auto()  # F33, F70
    # Mimicry, events
    NO_MIMICRY_NOW = auto()
    IMITATES_EXISTING_CARDS = auto()  # F67: "jede bestehende Spezialkarte"
    MIMICRY_NEEDS_A_COLOUR = auto()  # F69: "nur auf die jeweilige Farbe"
    NO_EVENT_TO_CHOOSE = auto()
    NOT_OFFERED = auto()  # F94: "eines dieser Ereignisse"
    REPEAT_NOT_ITSELF = auto()  # F116
    NOT_UNCOVERED_YET = auto()  # F116: "welches bereits aufgedeckt wurde"
    NO_SEPPUKU_NOW = auto()
    NO_OPEN_HANDS = auto()  # F123
    # after a round
    DEAL_WHEN_COUNTED = auto()
    ROUND_IS_ON = auto()
    SOMEBODY_ELSE_DEALS = auto()  # F2
    YOU_DEAL = auto()  # F2

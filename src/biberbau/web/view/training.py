"""Memory training: cards are shown, then covered, and the learner says where each number lies. Rounds get harder.

The cards follow from a number and the server's key, so a page that asks does not contain the answer. The score so far
is signed, and nothing is stored.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from itsdangerous import BadData, URLSafeSerializer

from ...kernel import no_memory
from ...kernel.game import GameKind
from ..domain.messages import RefusedError

ROUNDS = 8
FEWEST = 3
"""The number of cards in the first round; one more in each."""
SWAPS_FROM = 4
"""From this round on covered cards are swapped, once, and once more every two rounds."""
LONGEST = 400


@dataclass(frozen=True)
class Run:
    """A person's training. ``number``: determines its cards; ``round``: from 1; of ``asked`` places they knew ``right``
    in the rounds before.
    """

    number: str
    round: int = 1
    right: int = 0
    asked: int = 0

    @property
    def last(self) -> bool:
        """Whether this is its last round."""
        return self.round == ROUNDS

    def next(self, right: int, asked: int) -> Run:
        """The run in its next round."""
        return replace(self, round=self.round + 1, right=self.right + right, asked=self.asked + asked)


@dataclass(frozen=True)
class Laid:
    """The cards of a round: ``cards`` as they are shown, by place; ``swaps``: pairs of places that are swapped then,
    from 0.
    """

    cards: tuple[int, ...]
    swaps: tuple[tuple[int, int], ...]

    @property
    def after(self) -> tuple[int, ...]:
        """The cards by place after all swaps."""
        cards = list(self.cards)
        for one, other in self.swaps:
            cards[one], cards[other] = cards[other], cards[one]
        return tuple(cards)


class Trainer:
    """Deals and signs. ``key``: the server's secret."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._serializer = URLSafeSerializer(
            key, salt="biberbau training 1", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def begun(self) -> Run:
        """A new training."""
        return Run(secrets.token_hex(8))

    def written(self, run: Run) -> str:
        """A run as a signed token for addresses."""
        text = self._serializer.dumps([run.number, run.round, run.right, run.asked])
        return text if isinstance(text, str) else text.decode()

    def read(self, text: str) -> Run:
        """The run in a token; a refusal for one that was not made here."""
        if len(text) > LONGEST:
            raise RefusedError(400, "train-unreadable")
        try:
            number, turn, right, asked = self._serializer.loads(text)
        except (BadData, ValueError, TypeError) as error:
            raise RefusedError(400, "train-unreadable") from error
        return Run(number, turn, right, asked)

    def laid(self, run: Run, faces: Mapping[int, int]) -> Laid:
        """The cards of a round; ``faces``: the number of copies of each number."""
        luck = hmac.digest(self._key, f"biberbau training {run.number} {run.round}".encode(), "sha256")
        dice = random.Random(luck)
        cards = dice.sample(sorted(Counter(faces).elements()), FEWEST + run.round - 1)
        swaps = [dice.sample(range(len(cards)), 2) for _ in range(max(0, (run.round - SWAPS_FROM + 2) // 2))]
        return Laid(tuple(cards), tuple((min(pair), max(pair)) for pair in swaps))


def numbers_of(kind: GameKind) -> dict[int, int]:
    """The numbers on a game's cards, each twice; a refusal for a game without any to remember."""
    if kind.memory is no_memory:
        raise RefusedError(404, "train-none")
    found = dict[int, int]()
    for face in range(10):
        if kind.card_name(face).isdecimal():
            found[int(kind.card_name(face))] = 2
    return found


@dataclass(frozen=True)
class TrainingModel:
    """A page of the training. ``shows``: the cards to remember; ``places``: how many are asked for, after these
    ``swaps``; ``told``: by place the learner's answer (None: none) and the true card, afterwards. ``token``: this
    round, or the next one when it is over.
    """

    lang: str
    kind: GameKind
    run: Run
    token: str
    shows: tuple[int, ...] = ()
    places: int = 0
    swaps: tuple[tuple[int, int], ...] = ()
    choices: tuple[int, ...] = ()
    told: tuple[tuple[int | None, int], ...] = ()
    rounds: int = ROUNDS

    @property
    def right(self) -> int:
        """The number of right places in the round that is over."""
        return sum(said == lies for said, lies in self.told)

    @property
    def score(self) -> tuple[int, int]:
        """The number of right places so far, and of all."""
        return self.run.right + self.right, self.run.asked + len(self.told)

    @property
    def over(self) -> bool:
        """Whether the last round has been answered."""
        return bool(self.told) and self.run.last

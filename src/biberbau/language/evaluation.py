"""A model plays games against bots: each deal from every seat, everything recorded, nothing paid for twice."""

from __future__ import annotations

import queue
import time
from collections import Counter
from collections.abc import Callable, Sequence
from threading import Event, Lock, Thread
from typing import Literal

from ..bots import player
from ..errors import BiberbauError
from ..kernel.actions import Action
from ..match import Match
from .answers import KINDS, AnswerError
from .budget import BudgetError, Spent
from .conversation import Conversation
from .endpoint import Endpoint, EndpointError, Reply, StoppedError
from .hosting import goes_on, opponents_of
from .journal import Entry, Journal, JournalError
from .plan import Job, Plan, name_of, outcome
from .seated import Observation, Seated
from .texts import SAYS

WRONG = (*KINDS, "silent", "cut")
"""The kinds of wrong answers of a model: those of any answer, an empty one, or one cut off by the limit on tokens."""

State = Literal["done", "budget", "interrupted", "failed"]


class Evaluation:
    """Plays a plan. ``journal``: the record of what has been played, which is continued; ``stop``: set it to end
    cleanly.

    ``progress`` is called after every answer and every finished game, from any thread.
    """

    def __init__(
        self,
        plan: Plan,
        endpoint: Endpoint,
        journal: Journal,
        spent: Spent,
        progress: Callable[[], None] = lambda: None,
    ) -> None:
        self.plan = plan
        self.journal = journal
        self.spent = spent
        self.stop = Event()
        self.error: BiberbauError | None = None
        self._crash: Exception | None = None
        self._endpoint = endpoint
        self._progress = progress
        self._lock = Lock()
        spent.remember(journal.answered())

    @property
    def jobs(self) -> list[Job]:
        """All games of the plan."""
        return list(self.plan.jobs())

    def run(self, concurrency: int = 1) -> State:
        """Play the remaining games, this number at a time.

        The first Ctrl-C waits for pending answers, because they are paid for; a second one does not.
        """
        waiting: queue.SimpleQueue[Job] = queue.SimpleQueue()
        for job in self.jobs:
            if job.key not in self.journal.games:
                waiting.put(job)
        ends = [Event() for _ in range(concurrency)]
        for end in ends:
            Thread(target=self._work, args=(waiting, end), daemon=True).start()
        interrupted = False
        while not all(end.is_set() for end in ends):
            try:
                # Not Thread.join: up to Python 3.12, an interrupted one takes the thread to have ended (bpo-45274).
                for end in ends:
                    end.wait(0.1)
            except KeyboardInterrupt:
                if interrupted:
                    raise
                interrupted = True
                self.stop.set()
        if self._crash is not None:
            raise self._crash
        if isinstance(self.error, BudgetError):
            return "budget"
        if self.error is not None and not isinstance(self.error, StoppedError):
            return "failed"
        return "interrupted" if self.stop.is_set() else "done"

    def _work(self, waiting: queue.SimpleQueue[Job], end: Event) -> None:
        try:
            self._play_all(waiting)
        finally:
            end.set()

    def _play_all(self, waiting: queue.SimpleQueue[Job]) -> None:
        while not self.stop.is_set():
            try:
                job = waiting.get_nowait()
            except queue.Empty:
                return
            try:
                self._play(job)
            except BiberbauError as error:
                with self._lock:
                    if self.error is None or isinstance(self.error, StoppedError):
                        self.error = error
                self.stop.set()
            except (
                Exception
            ) as error:  # a bug of ours ends all threads, and is raised where they were started
                self._crash = error
                self.stop.set()

    def _play(self, job: Job) -> None:
        """Play one game to its end and record its result."""
        match, memory = job.deals()
        seated = Seated(match, job.seat, self.plan.lang)
        bots = opponents_of(self.plan.opponents, job.game, job.seat)
        one = _Game(self, job, seated)
        while True:
            goes_on(match, bots, {job.seat: seated}, memory)
            if match.over or self.stop.is_set():
                break
            chosen = one.decide(seated.observe(), match, memory)
            if chosen is None:
                break
            for action in chosen:
                match.play(action)
        if match.over or one.lost:
            self.journal.write(
                {
                    "kind": "game",
                    "game": job.key,
                    "of": name_of(job.game),
                    **outcome(match, job.seat, one.lost),
                    **one.counted(),
                    "actions": [action.notation for action in match.history],
                }
            )
            self._progress()

    def ask(self, conversation: Conversation, job: Job, number: int, ply: int) -> Reply:
        """The model's answer: from the journal, or else a new one, which is then recorded."""
        digest, known = conversation.digest(), self.journal.requests[job.key]
        if number < len(known):
            entry = known[number]
            if entry["digest"] != digest:
                raise JournalError(
                    f"{self.journal.file}: the texts of {job.key} are not those of this version any more; "
                    "name another file"
                )
            return Reply(*(entry[name] for name in REPLY))
        if self.stop.is_set():
            raise StoppedError("stopped")
        self.spent.begin()
        try:
            reply = self._endpoint.ask(
                conversation.messages,
                self.stop,
                lambda status, reason: self.journal.write(
                    {"kind": "failed", "game": job.key, "status": status, "reason": reason, "at": now()}
                ),
            )
        except (EndpointError, StoppedError):
            self.spent.came_to_nothing()
            raise
        entry = {name: getattr(reply, name) for name in REPLY}
        self.journal.write(
            {"kind": "request", "game": job.key, "ply": ply, "digest": digest, **entry, "at": now()}
        )
        self.spent.end(reply.prompt_tokens, reply.completion_tokens)
        self._progress()
        return reply


REPLY = ("text", "finish", "prompt_tokens", "completion_tokens", "seconds")


def now() -> str:
    """The time, for people who read a journal."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class _Game:
    """The model's part in one game."""

    def __init__(self, evaluation: Evaluation, job: Job, seated: Seated) -> None:
        self._evaluation = evaluation
        self._plan = evaluation.plan
        self._job = job
        self._seated = seated
        self._conversation = Conversation(seated, self._plan.rules, self._plan.history)
        self._replies: list[Reply] = []
        self._wrong: Counter[str] = Counter()
        self._decisions = self._by_lot = 0
        self.lost = False

    def decide(self, seen: Observation, match: Match, memory: bytes) -> Sequence[Action] | None:
        """The model's decision; None when it has lost by wrong answers."""
        self._decisions += 1
        self._conversation.ask(seen)
        for attempt in range(self._plan.error_allowance + 1):
            reply = self._evaluation.ask(self._conversation, self._job, len(self._replies), match.ply)
            self._replies.append(reply)
            try:
                chosen = self._seated.answer(reply.text)
            except AnswerError as error:
                self._wrong[kind_of(reply, error)] += 1
                left = self._plan.error_allowance - attempt - 1
                self._conversation.wrong(reply.text, self._told(error, left))
                continue
            break
        else:
            if self._plan.on_error == "loss":
                self.lost = True
                return None
            self._by_lot += 1
            dice = memory + f" {match.ply}".encode()
            chosen = (player("random", match.game).choose(match.view(self._seated.seat), dice),)
        self._conversation.decided(seen, [match.game.spoken(action) for action in chosen])
        return chosen

    def _told(self, error: AnswerError, left: int) -> str:
        """The reply to a wrong answer."""
        lang = self._plan.lang
        then = SAYS(lang, "error-then-loss" if self._plan.on_error == "loss" else "error-then-random")
        again = SAYS(lang, "error-again", why=str(error))
        return f"{again} {SAYS(lang, 'error-left', left=max(left, 0), then=then)}"

    def counted(self) -> Entry:
        """The costs of the game."""
        return {
            "lost_by_errors": self.lost,
            "decisions": self._decisions,
            "by_lot": self._by_lot,
            "requests": len(self._replies),
            "wrong": {kind: self._wrong[kind] for kind in WRONG},
            "prompt_tokens": sum(reply.prompt_tokens or 0 for reply in self._replies),
            "completion_tokens": sum(reply.completion_tokens or 0 for reply in self._replies),
            "seconds": round(sum(reply.seconds for reply in self._replies), 3),
        }


def kind_of(reply: Reply, error: AnswerError) -> str:
    """The kind of a wrong answer, one of ``WRONG``."""
    if not reply.text.strip():
        return "silent"
    return "cut" if error.kind == "brackets" and reply.finish == "length" else error.kind

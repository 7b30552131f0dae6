"""Nothing hidden leaves the server: every byte of a game, and pages that hidden cards must not change."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from biberbau.match import Game, Match, Position
from biberbau.web.domain.seed_commitment import SeedCommitments
from biberbau.web.play.first_compile import Warmth
from biberbau.web.storage.store import Record, Seat
from biberbau.web.view import table_pages
from biberbau.web.view.model import TableModel
from biberbau.web.view.pages import table_model
from biberbau.web.view.scene_views import SceneView

from .serving import LIVE, Person, Running, Stream
from .test_render import actors

KNOWN = ("game", "seen_by", "ply", "to_act", "legal", "scores", "winners")
"""What a view says beside its state."""


def test_the_bytes_of_a_whole_game(running: Running, anna: Person, ben: Person) -> None:
    """All that pages, streams, answers and JSON ever delivered to either player and to a spectator."""
    table_id = anna.open_table("Anna", "open", "relaxed")
    ben.sit_down(table_id)
    with running.person() as carl:
        people = (anna, ben, carl)
        streams = [Stream(person, table_id) for person in people]
        assert anna.post(f"/t/{table_id}/start").status_code == 303
        record = running.record(table_id)
        unfinished: list[bytes] = []
        while not (match := running.match(table_id)).over:
            for person in people:
                person.get(f"/t/{table_id}")
            match = running.settled(table_id, 2)
            if match.to_act is None:
                continue
            actor = people[match.to_act]
            if match.ply % 7 == 0:
                actor.get(f"/t/{table_id}/hint", headers=LIVE)
                carl.get(f"/t/{table_id}/replay.json")
            unfinished = [bytes(person.received) for person in people]
            actor.play_first(table_id)
        for stream in streams:
            stream.wait_for('data-status="over"')
            stream.close()
    secrets = (record.seed.hex(), record.seed.hex().upper(), repr(record.seed)[2:-1])
    for received in unfinished:
        text = received.decode("utf-8", "replace")
        assert not [secret for secret in secrets if secret in text]
    assert record.seed.hex() in anna.get(f"/t/{table_id}/fair").text  # opened when the game is over


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(i, "human", f"Player{i}", player=f"p{i}") for i in range(count))


def rendered(match: Match, record: Record, observer: int | None, screen: SceneView) -> str:
    """All that a viewer gets: page, stream, why not, action labels; of a stream also what has changed on the screen."""
    names, have = [seat.name for seat in record.seats], screen.version
    model = table_model(
        record,
        match,
        lang=screen.lang,
        player=None if observer is None else f"p{observer}",
        online=frozenset(),
        warmth=Warmth(record.game, "ready"),
        seals=SeedCommitments(b"key"),
        told=screen.told(match, record.undos, names, record.actors),
    )
    screen.draws(model)
    changed = screen.message(have, lambda: model).decode()
    subjects = [action.notation for action in match.game.kind.actions.actions]
    why = [table_pages.why_not(model, subject) for subject in subjects]
    parts = (
        table_pages.table_page(model),
        table_pages.table_fragment(model),
        *why,
        *table_pages.action_labels(model),
    )
    return "\n".join((changed, *parts)) + repr(said(model))


def said(model: TableModel) -> tuple[object, ...]:
    """The model without its view's raw record, whose bytes are compared instead, and with all that has been told."""
    assert model.view is not None and model.told is not None
    view = {name: getattr(model.view, name) for name in KNOWN}
    heard = (model.told.story.log, model.told.log.turns, model.told.learned)
    return (view, model.view.state.tobytes(), heard, replace(model, view=None, told=None))


def test_hidden_cards_change_nothing_on_the_page() -> None:
    """Non-interference: another deal of what the viewer cannot know looks the same to them, now and afterwards."""
    rng = np.random.default_rng(7)
    compared = 0
    for players, advanced in ((2, False), (3, True), (4, False)):
        game = Game.of("beasty_bar", {"players": players, "advanced": advanced})
        truth = Match(game, seed=f"leak {players}")
        while not truth.over:
            if rng.random() < 0.12:
                observer = int(rng.integers(-1, players))
                compared += follow(truth, None if observer < 0 else observer, rng)
            truth.play(truth.legal()[int(rng.integers(len(truth.legal())))])
    assert compared > 40


def follow(truth: Match, observer: int | None, rng: np.random.Generator) -> int:
    """Play on from a true position and from a refilled one; count the looks at which both had to be equal."""
    here = truth.position()
    other = here.as_seen_by(observer).filled(int(rng.integers(2**31)))
    pair = [Match(truth.game, b"same", "", start) for start in (here, other)]
    lang = ("en", "de")[int(rng.integers(2))]
    screens = [SceneView(observer, lang, "") for _ in pair]
    looks = 0
    while True:
        views = [match.view(observer) for match in pair]
        events = [match.events(observer) for match in pair]
        if views[0].state.tobytes() != views[1].state.tobytes() or events[0] != events[1]:
            return looks  # a hidden card came to light: from here on they may differ
        pages = [
            rendered(match, record_of(match), observer, screen)
            for match, screen in zip(pair, screens, strict=True)
        ]
        assert pages[0] == pages[1]
        looks += 1
        both = set(pair[0].legal()) & set(pair[1].legal()) if not pair[0].over and not pair[1].over else set()
        if looks == 6 or not both or pair[0].to_act != pair[1].to_act:
            return looks
        action = sorted(both, key=lambda a: a.id)[int(rng.integers(len(both)))]
        for match in pair:
            match.play(action)


def record_of(match: Match) -> Record:
    """What the server would have stored about a match."""
    return Record(
        id="t",
        game=match.game.id,
        options=match.game.options,
        seed=b"same",
        entropy="",
        created=0.0,
        status="playing",
        host="p0",
        revision=1 + match.ply,
        undos=0,
        rematch=None,
        seats=seats(match.game.players),
        actions=tuple(action.id for action in match.history),
        actors=actors(match),
    )


def test_a_refilled_position_differs_in_truth() -> None:
    """The comparison above is not between equals."""
    truth = Match(Game.of("beasty_bar", {"players": 4}), seed=3)
    here = truth.position()
    others = {Position.filled(here.as_seen_by(0), i).state.tobytes() for i in range(20)}
    assert len(others) == 20
    assert here.state.tobytes() not in others

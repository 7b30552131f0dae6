"""Standings and pairings of a tournament, from its tables alone.

``docs/tournaments.md`` has the rules in words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf

from ..domain.pairings import Tables, everyone, knockout, met_in, seated, stages, swiss, swiss_rounds
from ..storage.tournament_rows import Board, Entrant, Tournament

UNKNOWN = 0.5
"""The average points of a table, assumed for an entrant of whom nothing is known."""

whole_tour = lru_cache(maxsize=64)(everyone)


@dataclass(frozen=True)
class StandingsRow:
    """An entrant's standing. ``points``: each table has one point, of which everybody gets the share of the others whom
    they have beaten; ``strength``: how well the opponents whom they have met do elsewhere (``_strengths``); ``place``:
    on average, 0 before the first table; ``wins``: first places; ``reached``: in a knock-out, how many rounds they have
    survived; ``again``: the rank is shared with the line before.
    """

    entrant: Entrant
    rank: int = 0
    points: float = 0.0
    strength: float = 0.0
    place: float = 0.0
    played: int = 0
    wins: int = 0
    reached: int = 0
    again: bool = False


def ended(board: Board) -> bool:
    """Whether a table has ended."""
    return not board.playing


def forfeits(tournament: Tournament, board: Board, number: int) -> bool:
    """Whether an entrant forfeits a table: they had left, or it ended without a result."""
    gone = tournament.named(number).gone
    chair = next(chair for chair in board.chairs if chair.entrant == number)
    return (gone is not None and gone <= board.round) or (board.table_id is not None and chair.place is None)


def places(tournament: Tournament, board: Board) -> dict[int, float]:
    """The places of the people at a table that has ended; those who share a place share its points.

    Bots that fill up a table do not count. An entrant who forfeits is behind all who do not.
    """
    came = {
        chair.entrant: (forfeits(tournament, board, chair.entrant), chair.place or 0)
        for chair in board.chairs
    }
    for number, (lost, _) in came.items():
        if lost:
            came[number] = (True, 0)
    ordered = sorted(came.values())
    return {number: 1 + ordered.index(how) + (ordered.count(how) - 1) / 2 for number, how in came.items()}


def points(tournament: Tournament, board: Board) -> dict[int, float]:
    """Each person's points from a table that has ended; a bye, one point; an entrant who forfeits, none."""
    came, others = places(tournament, board), len(board.chairs) - 1
    return {
        number: 0.0
        if forfeits(tournament, board, number)
        else (len(came) - place) / others
        if others
        else 1.0
        for number, place in came.items()
    }


def winner(tournament: Tournament, board: Board | None) -> int | None:
    """The winner of a table of a knock-out: the best place; of several, the higher number in the draw.

    None where everybody had left the tournament.
    """
    if board is None:
        return None
    came = places(tournament, board)
    stayed = [
        one for one in map(tournament.named, board.people) if one.gone is None or one.gone > board.round
    ]
    best = min(stayed, key=lambda one: (came[one.number], -(one.draw or 0)), default=None)
    return None if best is None else best.number


def standings(tournament: Tournament) -> tuple[StandingsRow, ...]:
    """Everybody, the best first."""
    boards = [board for board in tournament.boards if ended(board)]
    got, came, wins = Counter[int](), dict[int, list[float]](), Counter[int]()
    strength = _strengths(tournament, boards)
    share: dict[int, float] = dict.fromkeys((one.number for one in tournament.entrants), 0.0)
    for board in boards:
        for number, worth in points(tournament, board).items():
            share[number] += worth
            got[number] += 1
        for number, place in places(tournament, board).items():
            if board.table_id is not None:
                came.setdefault(number, []).append(place)
                wins[number] += place == 1
    reached = _reached(tournament)
    lines = [
        StandingsRow(
            one,
            points=share[one.number],
            strength=strength.get(one.number, UNKNOWN),
            place=sum(came[one.number]) / len(came[one.number]) if one.number in came else 0.0,
            played=got[one.number],
            wins=wins[one.number],
            reached=reached.get(one.number, 0),
        )
        for one in tournament.entrants
    ]
    return tuple(_ranked(tournament, lines))


def _strengths(tournament: Tournament, boards: Sequence[Board]) -> dict[int, float]:
    """Everybody's strength of opposition: the mean, over the opponents whom they have met, of those opponents' average
    points at other tables. A sum would favour large tables; so would including their own table, where a winner leaves
    more for each of few.

    A bye counts half a point here, since nobody was beaten; it adds no opponent.
    """
    got: dict[int, list[tuple[tuple[int, ...], float]]] = {}
    for board in boards:
        for number, worth in points(tournament, board).items():
            bye = board.table_id is None and worth > 0
            got.setdefault(number, []).append((board.people, UNKNOWN if bye else worth))
    found = {}
    for number, tables in got.items():
        others = (other for people, _ in tables for other in people if other != number)
        elsewhere = ([worth for people, worth in got[other] if number not in people] for other in others)
        means = [sum(some) / len(some) for some in elsewhere if some]
        if means:
            found[number] = sum(means) / len(means)
    return found


def _ranked(tournament: Tournament, lines: list[StandingsRow]) -> Iterator[StandingsRow]:
    last = _last_places(tournament)

    def order(line: StandingsRow) -> tuple[float, ...]:
        if tournament.system == "knockout":
            return -line.reached, last.get(line.entrant.number, inf)
        return -round(line.points, 6), -round(line.strength, 6), -line.wins, round(line.place, 6)

    lines.sort(key=lambda line: (order(line), line.entrant.draw or line.entrant.number))
    rank = 0
    for index, line in enumerate(lines):
        again = index > 0 and order(line) == order(lines[index - 1])
        rank = rank if again else index + 1
        yield replace(line, rank=rank, again=again)


def _reached(tournament: Tournament) -> dict[int, int]:
    """In a knock-out, how many rounds everybody has survived."""
    if tournament.system != "knockout":
        return {}
    won = (winner(tournament, board) for board in tournament.boards if ended(board))
    return Counter(number for number in won if number is not None)


def _last_places(tournament: Tournament) -> dict[int, float]:
    """Everybody's place at their last table."""
    last: dict[int, float] = {}
    for board in tournament.boards:
        if ended(board):
            last |= places(tournament, board)
    return last


def rounds_of(tournament: Tournament) -> int:
    """The number of rounds, as far as it is known: before the beginning, with the present people."""
    people = len(tournament.drawn) or len(tournament.entrants)
    if tournament.system == "knockout":
        return stages(people, tournament.seats)
    if tournament.system == "swiss":
        return tournament.rounds or swiss_rounds(people, tournament.seats)
    return len(whole_tour(people, tournament.seats))


def following(tournament: Tournament) -> Tables | None:
    """The next round, each table in the order of its seats; None where the last one is over or nobody is left to play.

    All tables of the last round have ended.
    """
    active = {one.number for one in tournament.drawn if one.gone is None}
    number, last = tournament.round + 1, rounds_of(tournament)
    if number > last or len(active) < 2:
        return None
    tables = _SYSTEMS[tournament.system](tournament, number, last)
    first = Counter(board.people[0] for board in tournament.boards if board.table_id is not None)
    draw = {one.number: one.draw or 0 for one in tournament.drawn}
    by_draw = {place: one for one, place in draw.items()}
    often = {draw[one]: times for one, times in first.items()}
    return {
        table: tuple(by_draw[place] for place in seated([draw[one] for one in people], often))
        for table, people in tables.items()
    }


def _knockout(tournament: Tournament, number: int, last: int) -> Tables:
    tables = tournament.seats ** (last - number)
    slots: list[int | None] = [one.number if one.gone is None else None for one in tournament.drawn]
    if number > 1:
        before = {board.number: board for board in tournament.of_round(number - 1)}
        won = [winner(tournament, before.get(table)) for table in range(tables * tournament.seats)]
        slots = [one if one is not None and tournament.named(one).gone is None else None for one in won]
    return knockout(slots, tables)


def _swiss(tournament: Tournament, number: int, last: int) -> Tables:
    order = [line.entrant.number for line in standings(tournament) if line.entrant.gone is None]
    met = met_in([{board.number: board.people} for board in tournament.boards])
    byes = {board.people[0] for board in tournament.boards if board.table_id is None}
    return swiss(order, met, byes, tournament.seats)


def _everyone(tournament: Tournament, number: int, last: int) -> Tables:
    people = tournament.drawn
    tables = whole_tour(len(people), tournament.seats)[number - 1]
    left = {
        table: tuple(people[one].number for one in ones if people[one].gone is None)
        for table, ones in tables.items()
    }
    return {table: ones for table, ones in left.items() if ones}


_SYSTEMS: Mapping[str, Callable[[Tournament, int, int], Tables]] = {
    "knockout": _knockout,
    "swiss": _swiss,
    "everyone": _everyone,
}

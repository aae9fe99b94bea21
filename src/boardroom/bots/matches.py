"""A match: numbered games of the same bots, each of which can be played anywhere and comes out the same."""

from __future__ import annotations

import base64
from dataclasses import dataclass, replace
from enum import Enum
from time import process_time
from typing import Any

from boardroom.bots.opponents import load_opponent
from boardroom.bots.simulation import Thinking, Unrecorded, lucks, play_out
from boardroom.core.chance import Chance
from boardroom.core.game import Game
from boardroom.core.hooks import Statistics
from boardroom.core.inputs import integer, integers_of, list_of, mapping_of
from boardroom.core.journal import Journal, Setup, pack_state, unpack_state
from boardroom.core.json_types import JsonObject
from boardroom.core.options import load_options
from boardroom.core.records import write_record
from boardroom.core.state import State
from boardroom.games.registry import load


@dataclass(frozen=True, slots=True)
class Match:
    """Everything that the results of its games depend on."""

    game: str
    options: JsonObject
    bots: tuple[str, ...]
    seed: str

    def seats(self, number: int) -> tuple[int, ...]:
        """The seat of each bot in a game; the bots move on by one seat from game to game."""
        return tuple((entry + number) % len(self.bots) for entry in range(len(self.bots)))

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


class Keep(Enum):
    """What is kept of a game besides its result."""

    NOTHING = "nothing"
    STATE = "state"
    RECORD = "record"


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one game; sequences are in the order of the bots of its match."""

    number: int
    seats: tuple[int, ...]
    finished: bool
    decisions: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    """The first of the numbers by which seats are ranked."""
    cpu_s: tuple[float, ...]
    """The CPU time in which each bot decided."""
    total_s: float
    """The CPU time of the whole game."""
    state: bytes = b""
    """The last state, if it is kept."""
    record: JsonObject | None = None

    @property
    def wins(self) -> tuple[float, ...]:
        """The share of each bot in the first place."""
        firsts = self.places.count(1)
        return tuple(1 / firsts if place == 1 else 0.0 for place in self.places)

    def to_json(self) -> JsonObject:
        """The result alone, without state and record."""
        return {
            "number": self.number,
            "seats": list(self.seats),
            "finished": self.finished,
            "decisions": self.decisions,
            "places": list(self.places),
            "scores": list(self.scores),
            "cpu_s": list(self.cpu_s),
            "total_s": self.total_s,
        }

    @classmethod
    def from_json(cls, raw: object) -> Played:
        """Read a result. A malformed one raises BadInput."""
        saved = mapping_of(raw)
        return cls(
            integer(saved.get("number")),
            tuple(integers_of(saved.get("seats"))),
            saved.get("finished") is True,
            integer(saved.get("decisions")),
            tuple(integers_of(saved.get("places"))),
            tuple(integers_of(saved.get("scores"))),
            tuple(_number(n) for n in list_of(saved.get("cpu_s"))),
            _number(saved.get("total_s")),
        )


def _number(raw: object) -> float:
    return raw if isinstance(raw, float) else float(integer(raw))


@dataclass(frozen=True, slots=True)
class Job:
    """One game of a match to be played."""

    match: Match
    number: int
    keep: Keep = Keep.NOTHING

    def play(self) -> Played:
        match, began = self.match, process_time()
        game = load(match.game)
        seats, seed = match.seats(self.number), match.seed_of(self.number)
        names = tuple(name for _, name in sorted(zip(seats, match.bots, strict=True)))
        bots = {seat: load_opponent(name, game) for seat, name in enumerate(names)}
        options = load_options(game.options, match.options)
        rngs = lucks(seed, len(names))
        if self.keep is not Keep.RECORD:
            board = Unrecorded(game.begin(options, len(names), seed))
            spent = play_out(board, bots, rngs)
            played = self._result(game, board.state, spent, process_time() - began)
            return replace(played, state=pack_state(board.state)) if self.keep is Keep.STATE else played
        journal = Journal.deal(Setup(game, options, len(names), Chance(seed), bots=names))
        spent = play_out(journal, bots, rngs)
        played = self._result(game, journal.state, spent, process_time() - began)
        return replace(played, state=journal.rows[-1].snapshot, record=_record(journal))

    def _result(self, game: Game[State], s: State, spent: Thinking, total_s: float) -> Played:
        seats, result = self.match.seats(self.number), {one.seat: one for one in game.result(s)}
        places = tuple(result[seat].place if seat in result else len(seats) for seat in seats)
        scores = tuple(
            next(iter(result[seat].numbers.values()), 0) if seat in result else 0 for seat in seats
        )
        cpu_s = tuple(round(spent.cpu_s[seat], 6) for seat in seats)
        return Played(self.number, seats, s.over, spent.decisions, places, scores, cpu_s, round(total_s, 6))


def _record(journal: Journal[Any]) -> JsonObject:
    """The record of a game without snapshots but the last: they are four fifths of its size."""
    *rows, last = journal.rows
    return write_record(journal, [*(replace(row, snapshot=b"") for row in rows), last])


def last_state(record: JsonObject) -> bytes:
    """The packed last state in a record that a match has kept."""
    rows = list_of(record["rows"])
    return base64.b85decode(str(mapping_of(rows[-1])["snapshot"]))


def count_statistics(statistics: Statistics[State], match: Match, number: int, last: bytes) -> None:
    """Count a game of a match, played anywhere, from its packed last state."""
    game, seed, seats = load(match.game), match.seed_of(number), len(match.bots)
    options = load_options(game.options, match.options)
    statistics.begin_game(game.begin(options, seats, seed), lucks(seed, seats))
    statistics.end_game(unpack_state(game, last))

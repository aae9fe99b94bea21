"""Estimates of the greedy bot: future runs, trial lays and stations, rust, yields."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.graph import Board, reach_after_lay, track_in_use
from boardroom.games.eighteen_thirty.board.lay import fit
from boardroom.games.eighteen_thirty.board.map_state import MapState, map_of
from boardroom.games.eighteen_thirty.bot.prospect import Prospect
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.trains import bank_kinds, cheapest
from boardroom.games.eighteen_thirty.routes.solve import best_values
from boardroom.games.eighteen_thirty.state import KINDS, Company, State

MAX_NODES = 60_000
"""The limit of search nodes per trial lay; most need a few hundred."""
MAX_TRIALS = 14
"""How many of the most promising lays are tried with their best run."""
TERRAIN_DIVISOR = 20
"""Terrain cost divided by this is weighed against the next run: treasuries do not count for net worth."""
LATER_TRAIN_WEIGHT = 0.25
"""The weight of the run of a later, longer train, relative to the next run."""


def trains_ahead(s: State, company: Company) -> tuple[str, ...]:
    """The trains that the company will probably run next."""
    lasting = tuple(train for train in company.trains if not rusts_soon(s, train))
    if lasting:
        return lasting
    return company.trains if company.trains else (bank_kinds(s)[0],)


def rusts_soon(s: State, train: str) -> bool:
    """Whether the train that makes this one rust is on sale or at most one purchase away."""
    killer = TRAINS[train].rusts
    if killer is None:
        return False
    if killer == "D":
        return "D" in bank_kinds(s)
    before = sum(s.depot[: KINDS.index(killer)])
    return before <= 1


def run_value(s: State, company: Company, trains: tuple[str, ...]) -> int:
    """The revenue of the best set of routes with these trains on the current map."""
    return map_of(s).best(company.id, trains, s.phase_rules.high).value


def try_lay(board: Board, hex_number: int, tile: str, rotation: int) -> Board | None:
    """The map with one more tile."""
    found = fit(board.grid, hex_number, board.faces[hex_number], tile, rotation)
    if found is None:
        return None
    faces = (*board.faces[:hex_number], found.face, *board.faces[hex_number + 1 :])
    if found.carry == tuple(range(len(found.carry))):  # no station moves
        return Board(board.grid, faces, board.stations)
    stations = {
        name: tuple(
            2 * hex_number + found.carry[stop % 2] if stop // 2 == hex_number else stop for stop in held
        )
        for name, held in board.stations.items()
    }
    return Board(board.grid, faces, stations)


def hexes_in_reach(s: State, company: Company) -> set[int]:
    """The hexes that the company's track leads into."""
    return {half // 6 for half in map_of(s).reach(company.id).halves}


Row = tuple[str, str, int]


@dataclass(frozen=True, slots=True)
class TrainForecast:
    """The trains that a change of the map is valued for: a company's next ones, and the kind after them."""

    company: str
    trains: tuple[str, ...]
    later: str
    high: bool


def forecast_trains(s: State, company: Company) -> TrainForecast:
    trains = trains_ahead(s, company)
    return TrainForecast(company.id, trains, _next_kind(s, trains), s.phase_rules.high)


@dataclass(slots=True)
class Trial:
    """A trial lay: the map with it, and the estimated value of that map besides its next run."""

    row: Row
    board: Board
    hope: float


@dataclass(frozen=True, slots=True)
class RankedLays:
    """The lays that were tried, best first, and the best one if it is worth more than none."""

    best: Row | None
    rows: tuple[Row, ...]


def best_lay(s: State, company: Company, rows: list[Row], costs: dict[str, int]) -> Row | None:
    """The lay with the best sum of next run and estimated later value."""
    return rank_lays(s, company, rows, costs).best


def rank_lays(s: State, company: Company, rows: list[Row], costs: dict[str, int]) -> RankedLays:
    """The most promising lays by next run and estimated later value; remembered with the map."""
    here, ahead = map_of(s), forecast_trains(s, company)
    key = ("lays ranked", ahead, tuple(rows), tuple(costs.items()))
    return here.remember(key, lambda: _rank_lays(here, ahead, rows, costs))


def _rank_lays(here: MapState, ahead: TrainForecast, rows: list[Row], costs: dict[str, int]) -> RankedLays:
    arrived = here.reach(ahead.company)
    prospect = Prospect(here.board, arrived, ahead.high)
    number, tried = here.board.grid.number, []
    for row in rows:
        at = number[row[0]]
        board = try_lay(here.board, at, row[1], row[2])
        if board is not None:
            beyond, new = reach_after_lay(board, ahead.company, at, arrived)
            hope = prospect.after(board, at, beyond, new)
            tried.append(Trial(row, board, hope - costs[row[0]] / TERRAIN_DIVISOR))
    tried.sort(key=lambda one: (-one.hope, one.row))
    runs = _Runs(here.board, ahead)
    worth = runs.now + prospect.now() + 0.5
    scored = [(runs.after(one.board, number[one.row[0]]) + one.hope, one.row) for one in tried[:MAX_TRIALS]]
    scored.sort(key=lambda one: one[0], reverse=True)
    best = scored[0][1] if scored and scored[0][0] > worth else None
    return RankedLays(best, tuple([row for _, row in scored]))


class _Runs:
    """The runs on a map and on others with one more tile; most of these only open dead ends."""

    def __init__(self, board: Board, ahead: TrainForecast) -> None:
        self.board, self.ahead = board, ahead
        self.now = _runs(board, ahead)
        self.known: dict[tuple[object, ...], float] = {}
        self.hexes = set[int]()
        """The hexes whose present track is among the known ones."""

    def after(self, board: Board, number: int) -> float:
        """The runs with one more tile in the hex with this number."""
        if number not in self.hexes:
            self.hexes.add(number)
            self.known[track_in_use(self.board, number)] = self.now
        used = track_in_use(board, number)
        if used not in self.known:
            self.known[used] = _runs(board, self.ahead)
        return self.known[used]


def _runs(board: Board, ahead: TrainForecast) -> float:
    """The revenue of the trains on a map, plus a share of a later, longer train's."""
    sets = ahead.trains, (ahead.later,)
    now, later = best_values(board, ahead.company, sets, ahead.high, MAX_NODES)
    return now + LATER_TRAIN_WEIGHT * later


def _next_kind(s: State, trains: tuple[str, ...]) -> str:
    """The kind of train after the longest one owned; diesels only when they are on sale."""
    longest = max([KINDS.index(train) for train in trains])
    return KINDS[min(longest + 1, len(KINDS) - 1 if "D" in bank_kinds(s) else len(KINDS) - 2)]


def station_gain(s: State, company: Company, stop: int) -> int:
    """How much more the best run earns with a station there."""
    here, trains, high = map_of(s), trains_ahead(s, company), s.phase_rules.high

    def value_with_it() -> int:
        stations = {**here.board.stations, company.id: (*company.stations, stop)}
        board = Board(here.board.grid, here.board.faces, stations)
        return best_values(board, company.id, (trains,), high, MAX_NODES)[0]

    more = here.remember(("station", company.id, stop, trains, high), value_with_it)
    return more - run_value(s, company, trains)


def train_gain(s: State, company: Company, kind: str) -> int:
    """How much more the company earns with one more train."""
    return run_value(s, company, (*company.trains, kind)) - run_value(s, company, company.trains)


def share_yield(s: State, company: Company) -> float:
    """The estimated dividend of one share in an operating round."""
    if not company.floated:
        return 6.0 if company.cash == 0 else 4.0
    if not company.stations:
        return 7.0
    if not company.trains:
        return 5.0 if company.cash >= cheapest(s) else 0.0
    return run_value(s, company, company.trains) / 10


def spare(s: State, company: Company) -> int:
    """The money not needed for the next train."""
    if any(not rusts_soon(s, train) for train in company.trains):
        return company.cash
    return company.cash - TRAINS[bank_kinds(s)[0]].price


def needs_saving(s: State, company: Company) -> bool:
    """Whether all trains of the company rust soon and its treasury cannot replace them."""
    if any(not rusts_soon(s, train) for train in company.trains):
        return False
    return company.cash < TRAINS[bank_kinds(s)[0]].price

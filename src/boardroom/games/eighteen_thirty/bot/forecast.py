"""What a greedy player of 1830 reckons with: runs to come, lays and stations tried out, rust, yields."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.games.eighteen_thirty.board.graph import Board, Reach, reach
from boardroom.games.eighteen_thirty.board.lay import fit
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.bot.prospect import Prospect
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.trains import bank_kinds, cheapest
from boardroom.games.eighteen_thirty.routes.solve import best_routes
from boardroom.games.eighteen_thirty.state import KINDS, Company, State

WORK = 60_000
"""Search nodes that a thought about one lay may cost; most need a few hundred."""
CANDIDATES = 14
"""Lays whose best run is worked out, the most promising ones by what they reach and where they lead."""
TERRAIN = 20
"""Dollars of a treasury, which are nobody's worth, for one dollar of the next run."""
REACHED, OPEN, LATER = 0.05, 0.4, 0.25
"""How much stops in reach, open ends and a longer train to come weigh against a dollar of the next run."""


def trains_ahead(s: State, company: Company) -> tuple[str, ...]:
    """The trains with which the company runs next, as far as one can see."""
    lasting = tuple(train for train in company.trains if not rusts_soon(s, train))
    if lasting:
        return lasting
    return company.trains if company.trains else (bank_kinds(s)[0],)


def rusts_soon(s: State, train: str) -> bool:
    """Whether the train goes with one of the next few purchases: its successor is on sale or nearly so."""
    killer = TRAINS[train].rusts
    if killer is None:
        return False
    if killer == "D":
        return "D" in bank_kinds(s)
    before = sum(s.depot[: KINDS.index(killer)])
    return before <= 1


def run_value(s: State, company: Company, trains: tuple[str, ...]) -> int:
    """What the best set earns with these trains on the map as it lies."""
    return map_of(s).best(company.id, trains, s.phase_rules.high).value


def try_lay(s: State, hex_number: int, tile: str, rotation: int) -> Board | None:
    """The map with one more tile."""
    board = map_of(s).board
    found = fit(board.grid, hex_number, board.faces[hex_number], tile, rotation)
    if found is None:
        return None
    faces = (*board.faces[:hex_number], found.face, *board.faces[hex_number + 1 :])
    stations = {
        name: tuple(
            2 * hex_number + found.carry[stop % 2] if stop // 2 == hex_number and found.carry else stop
            for stop in held
        )
        for name, held in board.stations.items()
    }
    return Board(board.grid, faces, stations)


def hexes_in_reach(s: State, company: Company) -> set[int]:
    """Hexes into which the company's track leads."""
    return {half // 6 for half in map_of(s).reach(company.id).halves}


def promise(s: State, board: Board, arrived: Reach) -> int:
    """The worth of all stops in reach: what later trains can make use of."""
    high, total = s.phase_rules.high, 0
    for stop in arrived.stops:
        stops = board.faces[stop // 2].stops
        if stop % 2 < len(stops):
            total += stops[stop % 2].high if high else stops[stop % 2].low
    return total


Row = tuple[str, str, int]


@dataclass(frozen=True, slots=True)
class Trial:
    """A lay tried out: the map with it, and what that map promises besides its next run."""

    row: Row
    board: Board
    hope: float


def best_lay(s: State, company: Company, rows: list[Row], costs: dict[str, int]) -> Row | None:
    """The lay that earns most in the next run and promises most for later ones."""
    here = map_of(s)
    arrived = here.reach(company.id)
    prospect = Prospect(here.board, arrived, s.phase_rules.high)

    def hope(board: Board, arrived: Reach) -> float:
        return REACHED * promise(s, board, arrived) + OPEN * prospect.of(board, arrived)

    number, tried = here.board.grid.number, []
    for row in rows:
        board = try_lay(s, number[row[0]], row[1], row[2])
        if board is not None:
            left = hope(board, reach(board, company.id)) - costs[row[0]] / TERRAIN
            tried.append(Trial(row, board, left))
    tried.sort(key=lambda one: (-one.hope, one.row))
    best, worth = None, _runs(s, here.board, company) + hope(here.board, arrived) + 0.5
    for one in tried[:CANDIDATES]:
        score = _runs(s, one.board, company) + one.hope
        if score > worth:
            best, worth = one.row, score
    return best


def _runs(s: State, board: Board, company: Company) -> float:
    """What the trains earn on a map; a longer train to come counts a little."""
    high, trains = s.phase_rules.high, trains_ahead(s, company)
    now = best_routes(board, company.id, trains, high, WORK).value
    return now + LATER * best_routes(board, company.id, (_next_kind(s, trains),), high, WORK).value


def _next_kind(s: State, trains: tuple[str, ...]) -> str:
    """The kind of train after the longest one owned; nothing is planned for diesels before their time."""
    longest = max([KINDS.index(train) for train in trains])
    return KINDS[min(longest + 1, len(KINDS) - 1 if "D" in bank_kinds(s) else len(KINDS) - 2)]


def station_gain(s: State, company: Company, stop: int) -> int:
    """How much more the best run earns with a station there."""
    board = map_of(s).board
    stations = {**board.stations, company.id: (*company.stations, stop)}
    trains, high = trains_ahead(s, company), s.phase_rules.high
    more = best_routes(Board(board.grid, board.faces, stations), company.id, trains, high, WORK).value
    return more - run_value(s, company, trains)


def train_gain(s: State, company: Company, kind: str) -> int:
    """How much more the company earns with one more train."""
    return run_value(s, company, (*company.trains, kind)) - run_value(s, company, company.trains)


def share_yield(s: State, company: Company) -> float:
    """A guess at what one share earns in an operating round."""
    if not company.floated:
        return 6.0 if company.cash == 0 else 4.0
    if not company.stations:
        return 7.0
    if not company.trains:
        return 5.0 if company.cash >= cheapest(s) else 0.0
    return run_value(s, company, company.trains) / 10


def needs_saving(s: State, company: Company) -> bool:
    """All its trains rust soon and the treasury cannot replace them."""
    if any(not rusts_soon(s, train) for train in company.trains):
        return False
    return company.cash < TRAINS[bank_kinds(s)[0]].price

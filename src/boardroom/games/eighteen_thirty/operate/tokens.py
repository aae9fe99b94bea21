"""Step 2: placing a station, the free station of DH (E-6.10, E-6.50 to E-6.56, E-3.23, E-3.24)."""

from __future__ import annotations

from boardroom.core.offers import Just, Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell
from boardroom.games.eighteen_thirty.actions import PlaceFreeStation, PlaceStation
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of, waiting_homes
from boardroom.games.eighteen_thirty.board.station import station_faults
from boardroom.games.eighteen_thirty.components import companies
from boardroom.games.eighteen_thirty.facts import StationPlaced
from boardroom.games.eighteen_thirty.offers import allowed
from boardroom.games.eighteen_thirty.operate.turn import DH_STAGE, TOKEN_STAGE, TRACK_STAGE, stage_of, turn_of
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import FIGURES, Company, State, pay

PRINTED = companies()


def put_station(s: State, company: Company, stop: int, cost: int, clause: str, tell: Tell) -> None:
    pay(s, company, None, cost, tell, clause)
    company.stations = (*company.stations, stop)
    s.memo.clear()
    tell(StationPlaced, company.id, area_of(s).hexes[stop // 2].id, cost)


def station_cost(company: Company) -> int:
    """40 for the first station after the home, then 100; a free station counts, too (E-6.50, D-21)."""
    return FIGURES.station_costs[len(company.stations)]


def has_token(company: Company) -> bool:
    return len(company.stations) < PRINTED[company.id].stations


def may_place(s: State, a: PlaceStation) -> None:
    company = stage_of(s).operator(s)
    require(not turn_of(s).stationed, "E-6.10", "station-placed-already")
    require(a.hex in area_of(s).number and a.city in (0, 1), "E-6.51", "no-such-city", hex=a.hex)
    require(has_token(company), "E-6.54", "no-station-left")
    cost = station_cost(company)
    require(cost <= company.cash, "E-6.50", "cannot-pay", cost=cost, cash=company.cash)
    here = map_of(s)
    stop = 2 * area_of(s).number[a.hex] + a.city
    arrived = here.reach(company.id)
    for clause in station_faults(here.board, company.id, stop, arrived, waiting_homes(s)):
        require(False, clause, "no-station-there", hex=a.hex)


def place(s: State, a: PlaceStation, tell: Tell) -> None:
    company, turn = stage_of(s).operator(s), turn_of(s)
    turn.note_action()
    turn.stationed = True
    stop = 2 * area_of(s).number[a.hex] + a.city
    put_station(s, company, stop, station_cost(company), "E-6.50", tell)


def station_rows(s: State, company: Company) -> list[tuple[str, int]]:
    if turn_of(s).stationed or not has_token(company) or station_cost(company) > company.cash:
        return []
    hexes = area_of(s).hexes
    return [(hexes[stop // 2].id, stop % 2) for stop in map_of(s).sites(company.id, waiting_homes(s))]


def price_of_station(s: State, seat: Seat, row: tuple[str, int]) -> int:
    return station_cost(stage_of(s).operator(s))


def every_city(s: State, seat: Seat) -> list[tuple[str, int]]:
    """All cities of the map, so that the page can say why a city is refused."""
    board = map_of(s).board
    return [
        (board.grid.hexes[number].id, index)
        for number, face in enumerate(board.faces)
        for index, stop in enumerate(face.stops)
        if stop.kind == "city"
    ]


def free_site(s: State) -> int:
    """The city of DH's hex."""
    return 2 * area_of(s).number[PRIVATES["DH"].hexes[0]]


def may_place_free(s: State, a: PlaceFreeStation) -> None:
    company, turn = stage_of(s).operator(s), turn_of(s)
    require(turn.dh_laid, "E-3.23", "only-with-tile-of-dh")
    early = stage_of(s).key in (TRACK_STAGE, TOKEN_STAGE)
    require(s.profile.powers_at_any_point or early, "E-6.3", "only-before-running")
    require(not turn.stationed, "E-6.10", "station-placed-already")
    require(has_token(company), "E-6.54", "no-station-left")
    board = map_of(s).board
    for clause in station_faults(board, company.id, free_site(s), None, waiting_homes(s)):
        require(False, clause, "no-station-there", hex=PRIVATES["DH"].hexes[0])


def place_free(s: State, a: PlaceFreeStation, tell: Tell) -> None:
    turn, stage = turn_of(s), stage_of(s)
    turn.note_action()
    turn.stationed = True
    turn.dh_laid = False
    put_station(s, stage.operator(s), free_site(s), 0, "E-3.23", tell)
    if stage.key == DH_STAGE:
        s.steps.pop()


def free_station_offers(s: State, seat: Seat) -> list[Offer]:
    free = PlaceFreeStation(seat)
    return [Just(s, free)] if turn_of(s).dh_laid and allowed(may_place_free, s, free) else []


FREE_STATION = Move(may_place_free, place_free)
PLACE = Move(may_place, place)

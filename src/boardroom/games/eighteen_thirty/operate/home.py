"""Home stations: placed in a company's first turn, Erie's in a city of its choice (E-6.11, E-6.57)."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty.actions import ChooseHome
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of
from boardroom.games.eighteen_thirty.board.station import home_stops
from boardroom.games.eighteen_thirty.operate.anywhere import ANYWHERE, OpenStage
from boardroom.games.eighteen_thirty.operate.tokens import PRINTED, put_station
from boardroom.games.eighteen_thirty.operate.turn import HOME_STAGE, stage_of
from boardroom.games.eighteen_thirty.state import Company, CompanyId, State


def has_two_homes(s: State, company: str) -> bool:
    """Whether a home city must be chosen (E-6.57); some profiles wait until a tile is laid there."""
    printed = PRINTED[company]
    if printed.home_stop is not None:
        return False
    return not s.profile.home_city_waits_for_tile or s.tiles[area_of(s).number[printed.home]] != 0


def home_of(s: State) -> Company:
    """The company whose home is chosen; another company may have laid the tile."""
    stage = stage_of(s)
    moved = stage.moved if isinstance(stage, PlaceHome) else None
    return s.company(moved or stage.company)


def may_choose_home(s: State, a: ChooseHome) -> None:
    stops = home_stops(area_of(s), map_of(s).board.faces, PRINTED[home_of(s).id])
    require(0 <= a.city < len(stops), "E-6.57", "no-such-home", city=a.city)


def choose_home(s: State, a: ChooseHome, tell: Tell) -> None:
    company = home_of(s)
    stops = home_stops(area_of(s), map_of(s).board.faces, PRINTED[company.id])
    standing = [stop for stop in company.stations if stop // 2 == stops[0] // 2]
    if standing:
        company.stations = tuple([stops[a.city] if stop in standing else stop for stop in company.stations])
    else:
        put_station(s, company, stops[a.city], 0, "E-6.11", tell)
    s.steps.pop()


@step(HOME_STAGE, "E-6.11")
class PlaceHome(OpenStage):
    """The home station of a company in its first turn; Erie chooses its city. (E-6.11, E-6.57)"""

    company: CompanyId = shown()
    moved: CompanyId | None = shown(default=None)
    """The company whose home station `company` moved by laying the first tile, and whose city it chooses."""
    moves = {ChooseHome: Move(may_choose_home, choose_home), **ANYWHERE}

    has_pass = False

    def own_choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        if self.moved or (not self.operator(s).stations and has_two_homes(s, self.company)):
            yield Pick(ChooseHome, s, seat, (0, 1), "city")

    def proceed(self, s: State, tell: Tell) -> None:
        company = self.operator(s)
        if not company.stations:
            stop = home_stops(area_of(s), map_of(s).board.faces, PRINTED[self.company])[0]
            put_station(s, company, stop, 0, "E-6.11", tell)
        s.steps.pop()

"""Step 1: laying and upgrading track (E-6.4 to E-6.9, E-6.32 to E-6.49)."""

from __future__ import annotations

from typing import NamedTuple

from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, make_step
from boardroom.games.eighteen_thirty.actions import LayTile
from boardroom.games.eighteen_thirty.board.lay import Fit, faults, fit, fits, is_connected, terrain_cost
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of
from boardroom.games.eighteen_thirty.board.tile import face_of, tiles
from boardroom.games.eighteen_thirty.facts import TileLaid
from boardroom.games.eighteen_thirty.operate.turn import HOME_STAGE, stage_of, turn_of
from boardroom.games.eighteen_thirty.privates import hexes_of_players
from boardroom.games.eighteen_thirty.state import CODE_OF, Company, State, pay

SUPPLY = {tile: printed.count for tile, printed in tiles().items()}
TILE_OF = (None, *(tile for tile in tiles() for _ in range(6)))


class LayTerms(NamedTuple):
    """The conditions of a lay besides geometry and connection, computed once per decision."""

    private: set[str]
    used_up: set[str]
    cash: int

    def is_free(self, hex_id: str) -> bool:
        """Whether no private of a player blocks the hex (E-3.7)."""
        return hex_id not in self.private

    def is_left(self, tile: str) -> bool:
        """Whether the supply still has this tile (E-6.49)."""
        return tile not in self.used_up

    def can_pay(self, cost: int) -> bool:
        """Whether the treasury can pay for the terrain (E-6.41)."""
        return cost <= self.cash


def lay_terms(s: State, company: Company) -> LayTerms:
    used_up = map_of(s).remember(("used up",), lambda: _used_up(s))
    return LayTerms(hexes_of_players(s), used_up, company.cash)


def _used_up(s: State) -> set[str]:
    """The kinds of tile that have run out (E-6.48, E-6.49)."""
    lying: dict[str, int] = {}
    for code in s.tiles:
        if code:
            tile = TILE_OF[code]
            assert tile is not None
            lying[tile] = lying.get(tile, 0) + 1
    return {tile for tile, count in lying.items() if count >= SUPPLY[tile]}


def require_tile(s: State, terms: LayTerms, hex_id: str, tile: str, rotation: int) -> None:
    """Refuse a lay that fails on fit, colour, supply or money; connection is checked elsewhere."""
    area = area_of(s)
    require(hex_id in area.number, "E-6.6", "no-such-hex", hex=hex_id)
    require(0 <= rotation < 6, "E-6.6", "no-such-rotation", rotation=rotation)
    number = area.number[hex_id]
    old = map_of(s).board.faces[number]
    for clause in faults(area, number, old, face_of(tile, rotation)):
        require(False, clause, "tile-does-not-fit", hex=hex_id, tile=tile)
    colour = tiles()[tile].colour
    require(colour in s.phase_rules.tiles, "E-2.5", "colour-not-yet", colour=colour, phase=s.phase)
    require(terms.is_left(tile), "E-6.49", "no-tile-left", tile=tile)
    cost = terrain_cost(area, number, old)
    require(terms.can_pay(cost), "E-6.41", "cannot-pay", cost=cost, cash=terms.cash)


def may_lay(s: State, a: LayTile) -> None:
    company = stage_of(s).operator(s)
    require(not turn_of(s).laid, "E-6.4", "laid-already")
    terms = lay_terms(s, company)
    require(terms.is_free(a.hex), "E-3.7", "private-blocks", hex=a.hex)
    require_tile(s, terms, a.hex, a.tile, a.rotation)
    here = map_of(s)
    number = area_of(s).number[a.hex]
    face = face_of(a.tile, a.rotation)
    there = is_connected(here.board, here.reach(company.id), company.id, number, face)
    require(there, "E-6.5", "not-reached", hex=a.hex)


def lay(s: State, a: LayTile, tell: Tell) -> None:
    turn_of(s).laid = True
    put_tile(s, stage_of(s).operator(s), a.hex, a.tile, a.rotation, tell)


def put_tile(s: State, company: Company, hex_id: str, tile: str, rotation: int, tell: Tell) -> None:
    """Lay the tile, pay for terrain and move stations to the matching stops (E-6.41, E-6.46, E-6.48)."""
    turn_of(s).note_action()
    area = area_of(s)
    number = area.number[hex_id]
    old = map_of(s).board.faces[number]
    cost = terrain_cost(area, number, old)
    pay(s, company, None, cost, tell, "E-6.41")
    found = _fit_of(s, number, tile, rotation)
    for other in s.companies:
        if any(stop // 2 == number for stop in other.stations):
            other.stations = tuple([_move_stop(stop, number, found) for stop in other.stations])
    asks = s.profile.home_city_waits_for_tile and not old.exits and len(found.carry) == 2
    s.tiles = (*s.tiles[:number], CODE_OF[tile, rotation], *s.tiles[number + 1 :])
    s.memo.clear()
    tell(TileLaid, company.id, hex_id, tile, rotation, cost)
    if asks:
        ask_for_city(s, company, number)


def ask_for_city(s: State, layer: Company, number: int) -> None:
    """Let whoever laid the first tile choose the city of a station that was already in the hex."""
    for company in s.companies:
        if any(stop // 2 == number for stop in company.stations):
            s.steps.append(make_step(HOME_STAGE, company=layer.id, moved=company.id))


def _fit_of(s: State, number: int, tile: str, rotation: int) -> Fit:
    found = fit(area_of(s), number, map_of(s).board.faces[number], tile, rotation)
    assert found is not None
    return found


def _move_stop(stop: int, number: int, found: Fit) -> int:
    if stop // 2 != number or stop % 2 >= len(found.carry):
        return stop
    return 2 * number + found.carry[stop % 2]


def lay_rows(s: State, company: Company) -> list[tuple[str, str, int]]:
    """Every legal lay, without rotations that look the same."""
    if turn_of(s).laid:
        return []
    found = s.memo.get("lays")
    if found is None:
        terms = lay_terms(s, company)
        found = s.memo["lays"] = [
            (one.hex, one.tile, one.rotation)
            for one in map_of(s).lays(company.id, s.phase_rules.tiles)
            if terms.can_pay(one.cost) and terms.is_left(one.tile) and terms.is_free(one.hex)
        ]
    rows: list[tuple[str, str, int]] = found
    return rows


def lay_cost(s: State, seat: Seat, row: tuple[str, str, int]) -> int:
    number = area_of(s).number[row[0]]
    return terrain_cost(area_of(s), number, map_of(s).board.faces[number])


def unlaid_rows(s: State, seat: Seat) -> list[tuple[str, str, int]]:
    """One lay in every hex of the map, so that the page can say why a hex is refused."""
    board = map_of(s).board
    found = []
    for number, printed in enumerate(board.grid.hexes):
        here = fits(board.grid, number, board.faces[number])
        tile = here[0].face.tile if here else "9"
        assert tile is not None
        found.append((printed.id, tile, here[0].face.rotation if here else 0))
    return found


LAY = Move(may_lay, lay)

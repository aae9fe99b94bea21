"""The effects of a company's action: its treasury, the value of a stop, its stations and trains.

They are computed from the open information without playing the action.
"""

from __future__ import annotations

from boardroom.drawing.html import Html
from boardroom.drawing.scene import EffectRow, Scene
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.lay import in_supply, terrain_cost
from boardroom.games.eighteen_thirty.board.map_state import area_of, map_of, tiles_on_map
from boardroom.games.eighteen_thirty.board.tile import Face, face_of
from boardroom.games.eighteen_thirty.components import companies, trains
from boardroom.games.eighteen_thirty.draw.what_if import revenue_rows
from boardroom.games.eighteen_thirty.operate.tokens import station_cost
from boardroom.games.eighteen_thirty.operate.turn import stage_of
from boardroom.games.eighteen_thirty.state import Company, State

Work = act.LayTile | act.PlaceStation | act.BuyTrain | act.BuyTrainOf


def changes(d: Scene[State], action: Work) -> list[EffectRow]:
    """The effects as rows of label, before and after."""
    company = stage_of(d.view).operator(d.view)
    if isinstance(action, act.LayTile):
        return _lay(d, company, action) + revenue_rows(d, action)
    if isinstance(action, act.PlaceStation):
        left = companies()[company.id].stations - len(company.stations)
        cost = _treasury(d, company, station_cost(company))
        return cost + _row(d, "draw-stations-left", left, left - 1) + revenue_rows(d, action)
    price = action.price if isinstance(action, act.BuyTrainOf) else trains()[action.train].price
    owned = len(company.trains)
    rows = _treasury(d, company, price) + _row(d, "draw-trains", owned, owned + 1)
    return rows + revenue_rows(d, action) if isinstance(action, act.BuyTrain) else rows


def _row(d: Scene[State], key: str, before: int, after: int) -> list[EffectRow]:
    return [(d.writer(key), d.writer.num(before), d.writer.num(after))] if before != after else []


def _treasury(d: Scene[State], company: Company, cost: int) -> list[EffectRow]:
    """The treasury, and the president's money if the treasury cannot pay for a train (E-6.24)."""
    added = max(0, cost - company.cash)
    rows = _row(d, "draw-treasury", company.cash, company.cash - cost + added)
    if added and company.president is not None:
        cash = d.view.players[company.president].cash
        rows += _row(d, "draw-cash", cash, cash - added)
    return rows


def _lay(d: Scene[State], company: Company, action: act.LayTile) -> list[EffectRow]:
    s = d.view
    area = area_of(s)
    number = area.number[action.hex]
    old, new = map_of(s).board.faces[number], face_of(action.tile, action.rotation)
    before, after = _values(d, old), _values(d, new)
    rows = _treasury(d, company, terrain_cost(area, number, old))
    if before != after:
        rows.append((d.writer("draw-value"), before, after))
    left = in_supply(tiles_on_map(s), action.tile)
    if left == 1:  # whoever plans another one is warned
        rows.append((d.writer("draw-tile-left", tile=action.tile), d.writer.num(1), d.writer.num(0)))
    return rows


def _values(d: Scene[State], face: Face) -> Html:
    """The current values of the stops of a face, each value once."""
    high = d.view.phase_rules.high
    worth = dict.fromkeys(stop.high if high else stop.low for stop in face.stops)
    return Html(" + ").join(d.writer.num(n) for n in worth) or d.writer.num(0)

"""What an action costs and changes before it is done; nothing is played to know it."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.drawing.drawing import Scene
from boardroom.games.power_grid.actions import Build, BuyFuel, Run
from boardroom.games.power_grid.build import costs
from boardroom.games.power_grid.draw.players import supplied
from boardroom.games.power_grid.fuel import price
from boardroom.games.power_grid.plants import most_supplied, output
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import income

Row = tuple[str, str, str]


def cost(s: State, action: Build | BuyFuel) -> int:
    """What it costs, worked out from the view."""
    if isinstance(action, Build):
        return sum(costs(s, s.players[action.seat], s.network.board.places[action.city]))
    return price(s.fuel, action.basket)


def deed(d: Scene, action: Build | BuyFuel) -> str:
    """A purchase as words on a button, with its price."""
    args = {
        name: d.ink.texts.word(getattr(action, name), shape, name) for name, shape in action.codecs.items()
    }
    return d.ink(f"action-{action.key}-for", cost=cost(d.view, action), **args)


def effect(d: Scene, action: Action) -> list[Row]:
    """What it changes: money, the cities supplied, the income."""
    if isinstance(action, Run):
        return _of_run(d, action)
    return _of_purchase(d, action) if isinstance(action, Build | BuyFuel) else []


def _of_run(d: Scene, action: Run) -> list[Row]:
    me, num = d.view.players[action.seat], d.ink.num
    cities = min(output(action.plants), len(me.cities))
    return [
        (d.ink("draw-supplied"), "", f"{num(cities)} / {num(len(me.cities))}"),
        (d.ink("draw-money"), num(me.cash), num(me.cash + income(cities))),
    ]


def _of_purchase(d: Scene, action: Build | BuyFuel) -> list[Row]:
    me, num = d.view.players[action.seat], d.ink.num
    cities, able = len(me.cities) + isinstance(action, Build), me.fuel
    if isinstance(action, BuyFuel):
        able = able.plus(action.basket)
    before, after = supplied(me)[1], min(most_supplied(me.plants, able), cities)
    return [
        (d.ink("draw-money"), num(me.cash), num(me.cash - cost(d.view, action))),
        (d.ink("draw-supplied"), num(before), num(after)),
        (d.ink("draw-income"), num(income(before)), num(income(after))),
    ]

"""The costs and effects of an action, computed from the view without playing it."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.drawing.html import Html
from boardroom.drawing.scene import EffectRow, Scene
from boardroom.games.power_grid.actions import Build, BuyFuel, Run
from boardroom.games.power_grid.build import costs
from boardroom.games.power_grid.draw.player_area import supply
from boardroom.games.power_grid.fuel import price
from boardroom.games.power_grid.plants import most_supplied, output
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import income


def cost(s: State, action: Build | BuyFuel) -> int:
    """The cost of the purchase, computed from the view."""
    if isinstance(action, Build):
        return sum(costs(s, s.players[action.seat], s.network.places[action.city]))
    return price(s.fuel, action.basket)


def action_label(d: Scene[State], action: Build | BuyFuel) -> Html:
    """The label of a purchase button, with the price."""
    words = d.writer.texts.word
    args = {name: words(value, action.codecs[name], name) for name, value in action.values().items()}
    return d.writer(f"action-{action.key}-for", cost=cost(d.view, action), **args)


def rows(d: Scene[State], action: Action) -> list[EffectRow]:
    """What the action changes: money, cities supplied, income."""
    if isinstance(action, Run):
        return _run_rows(d, action)
    return _purchase_rows(d, action) if isinstance(action, Build | BuyFuel) else []


def _run_rows(d: Scene[State], action: Run) -> list[EffectRow]:
    me, num = d.view.players[action.seat], d.writer.num
    cities = min(output(action.plants), len(me.cities))
    return [
        (d.writer("draw-supplied"), Html(), Html(f"{num(cities)} / {num(len(me.cities))}")),
        (d.writer("draw-money"), num(me.cash), num(me.cash + income(cities))),
    ]


def _purchase_rows(d: Scene[State], action: Build | BuyFuel) -> list[EffectRow]:
    me, num = d.view.players[action.seat], d.writer.num
    cities, able = len(me.cities) + isinstance(action, Build), me.fuel
    if isinstance(action, BuyFuel):
        able = able.plus(action.basket)
    before, after = supply(me)[1], min(most_supplied(me.plants, able), cities)
    return [
        (d.writer("draw-money"), num(me.cash), num(me.cash - cost(d.view, action))),
        (d.writer("draw-supplied"), num(before), num(after)),
        (d.writer("draw-income"), num(income(before)), num(income(after))),
    ]

"""The players: plants with the tokens on them, money, cities, cities supplied and income."""

from __future__ import annotations

from collections.abc import Hashable

from boardroom.core.visibility import Hidden
from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, crest, el, icon, join, player_sheet, spoken
from boardroom.drawing.scene import PlayerRow, Scene
from boardroom.drawing.svg import token
from boardroom.games.power_grid.auction import AuctionPhase
from boardroom.games.power_grid.build import BuildPhase
from boardroom.games.power_grid.bureaucracy import Bureaucracy
from boardroom.games.power_grid.draw.markets import colour_kind, kind_icon, plant_text
from boardroom.games.power_grid.draw.player_area import opener, supply
from boardroom.games.power_grid.fuel import FuelPhase
from boardroom.games.power_grid.plants import EMPTY, FUELS, PLANTS, Basket, output, runs
from boardroom.games.power_grid.setup import ChoosingRegions
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import income

ONE_BY_ONE = ChoosingRegions | FuelPhase | BuildPhase | Bureaucracy
"""Steps that list the seats still to act."""
ROWS, AREAS = Fragments[tuple[Html, Html]](1024), Fragments[Html](512)


def tokens_by_plant(player: Player) -> dict[int, Basket]:
    """The tokens on each plant: the best run first, so that every plant that can run looks ready.

    The rest goes to plants with one fuel first; hybrids take what is left (PG-1.8).
    """
    every = runs(player.plants, player.fuel)
    best = sorted(every, key=lambda run: (output(run), len(run)), reverse=True)
    tries = (_lay(player, {r.plant: r.burns for r in run}) for run in best)
    # While a player must still give up tokens, they do not all fit.
    return next((found for found, left in tries if not left.total), _lay(player, {})[0])


def _lay(player: Player, burnt: dict[int, Basket]) -> tuple[dict[int, Basket], Basket]:
    """The tokens of a run on its plants, the others where there is room, and those left over."""
    found = {number: burnt.get(number, EMPTY) for number in player.plants}
    left = player.fuel
    for laid in found.values():
        left = left.minus(laid)
    for number in sorted(player.plants, key=lambda n: PLANTS[n].kind == "hybrid"):
        for fuel in _burnable(number):
            n = min(left[FUELS.index(fuel)], PLANTS[number].storage - found[number].total)
            more = EMPTY._replace(**{fuel: n})
            found[number], left = found[number].plus(more), left.minus(more)
    return found, left


def _burnable(number: int) -> tuple[str, ...]:
    kind = PLANTS[number].kind
    return ("coal", "oil") if kind == "hybrid" else (kind,) if kind in FUELS else ()


def _compact_tokens(d: Scene[State], laid: Basket, most: int) -> Html:
    """Tokens in little room: a kind with more than `most` tokens shows a number."""
    return join(
        token(fuel) * n if n <= most else el("i", d.writer.num(n)) + token(fuel)
        for fuel, n in zip(FUELS, laid, strict=True)
    )


def _tokens(laid: Basket) -> Html:
    return join(token(fuel) * n for fuel, n in zip(FUELS, laid, strict=True))


def player_row(d: Scene[State], seat: int) -> PlayerRow:
    """A player in the list: money, plants with their tokens, cities and output."""
    player = d.view.players[seat]
    money, below = ROWS.get((d.writer, *_shown(player)), lambda: _row(d, player))
    return PlayerRow(money, _state(d, d.view, seat), below)


def _shown(player: Player) -> tuple[Hashable, ...]:
    """What the viewer sees of a player."""
    return player.seat, player.cash, player.plants, player.fuel, player.cities


def _row(d: Scene[State], player: Player) -> tuple[Html, Html]:
    money = d.writer("draw-hidden") if isinstance(player.cash, Hidden) else d.writer.num(player.cash)
    laid = tokens_by_plant(player)
    # The plants must fit on one line even if the player stores many tokens.
    few = 3 if player.fuel.total < 5 else 1
    minis = [
        el(
            "span", el("b", d.writer.num(n)), _compact_tokens(d, laid[n], few) or kind_icon(PLANTS[n].kind),
            cls="mini",
            data_res=colour_kind(PLANTS[n].kind), title=plant_text(d, n),
        )
        for n in player.plants
    ]  # fmt: skip
    output, _ = supply(player)
    below = join(minis) + opener(d, player, output) + player_sheet(player.seat, "pg-sheet")
    return icon("money") + spoken(d.writer("draw-money")) + money, below


def _state(d: Scene[State], s: State, seat: int) -> Html:
    """A tag if the player is done in this phase."""
    top = next((step for step in reversed(s.steps) if isinstance(step, AuctionPhase)), None)
    now = s.steps[-1]
    done = seat in top.out if top else isinstance(now, ONE_BY_ONE) and seat not in now.left
    # A player over the plant limit still has to scrap one.
    if not done or s.over or seat in now.waits(s):
        return Html()
    return el("span", icon("check"), d.writer("draw-done"), cls="tag")


def player_area(d: Scene[State]) -> Html:
    """The viewer's plants with their room, money, and expected income."""
    assert d.seat is not None
    player, limit = d.view.players[d.seat], d.view.count.plant_limit
    return AREAS.get((d.writer.common, limit, *_shown(player)), lambda: _area(d, player, limit))


def _area(d: Scene[State], player: Player, limit: int) -> Html:
    money = el(
        "div",
        el("b", d.writer.num(player.cash), cls="big"),
        el("span", d.writer("draw-elektro"), cls="muted"),
    )
    purse = el("div", crest(player.seat), money, cls="purse")
    laid = tokens_by_plant(player)
    cards = [_plant(d, n, laid[n]) for n in player.plants]
    cards += [el("li", cls="card empty") for _ in range(limit - len(player.plants))]
    output, cities = supply(player)
    rows = [
        ("draw-cities", d.writer.num(len(player.cities))),
        ("draw-output", d.writer.num(output)),
        ("draw-income", Html(f"{d.writer.num(income(cities))}")),
    ]
    fore = [el("div", el("dt", d.writer(key)), el("dd", el("b", value))) for key, value in rows]
    now = el("span", d.writer("draw-as-it-stands"), cls="cap")
    return purse + el("ul", *cards, cls="cards") + el("div", now, el("dl", *fore), cls="fore")


def _needs(d: Scene[State], number: int) -> Html:
    """A plant's fuel in the text colour: a token would be invisible on a band of its own colour."""
    plant = PLANTS[number]
    return (d.writer.num(plant.amount) if plant.amount else Html()) + kind_icon(plant.kind)


def _plant(d: Scene[State], number: int, laid: Basket) -> Html:
    plant = PLANTS[number]
    arrow = el("span", Html("→"), cls="arrow", aria_hidden="true")
    rec = el("span", _needs(d, number), arrow, d.writer.num(plant.cities), icon("house"), cls="rec")
    band = el("div", el("b", d.writer.num(number)), rec, cls="band")
    empty = join(
        token("coal" if plant.kind == "hybrid" else plant.kind, "ghost")
        for _ in range(plant.storage - laid.total)
    )
    store = _tokens(laid) + empty if plant.storage else kind_icon(plant.kind)
    runs = icon("check", "ok") if laid.total >= plant.amount else Html()
    body = el("div", el("span", store, cls="need"), runs, cls="body")
    return el(
        "li",
        band,
        body,
        cls="card mine",
        data_res=colour_kind(plant.kind),
        data_id=f"plant:{number}",
        title=plant_text(d, number),
    )

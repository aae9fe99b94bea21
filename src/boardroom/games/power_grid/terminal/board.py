"""The board of Power Grid as plain text for a terminal, from a view."""

from __future__ import annotations

from boardroom.core.texts import Texts
from boardroom.core.visibility import Hidden
from boardroom.games.power_grid.auction import Auction
from boardroom.games.power_grid.build import costs, open_places
from boardroom.games.power_grid.plants import FUELS, PLANTS, STEP_3_CARD, plant_market, stores
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import SPACES


def board(s: State, texts: Texts) -> list[str]:
    """The whole table: plants, resources, players, cities by region, and the viewer's possessions."""
    lines = [
        texts(
            "board-head", round=s.round, step=texts(f"step-{s.step}"), phase=texts(f"phase-{max(1, s.phase)}")
        )
    ]
    lines += _plants(s, texts)
    lines += _resources(s, texts)
    lines += [_player(s, player, texts) for player in (s.players[seat] for seat in s.order)]
    lines += _cities(s, texts)
    if isinstance(auction := s.steps[-1], Auction):
        leader = texts.seat(auction.leader)
        lines.append(texts("board-auction", plant=card(auction.plant, texts), bid=auction.bid, seat=leader))
    if texts.you is not None:
        lines += _own(s, s.players[texts.you], texts)
    return lines


def label(s: State, id: str, texts: Texts) -> str | None:
    """An option's name with its main figures; None where its text key is enough."""
    kind, _, rest = id.partition(":")
    if kind == "plant":
        return card(int(rest), texts)
    return texts(f"fuel-{id}") if id in FUELS else None


def card(number: int, texts: Texts) -> str:
    """A plant card in one phrase."""
    if number == STEP_3_CARD:
        return texts(f"card-{number}")
    plant = PLANTS[number]
    if not plant.amount:
        return texts("board-plant-free", n=number, kind=texts(f"kind-{plant.kind}"), cities=plant.cities)
    if plant.kind == "hybrid":
        kind = f"{texts('fuel-coal')}/{texts('fuel-oil')}"
    else:
        kind = texts(f"fuel-{plant.kind}")
    return texts("board-plant", n=number, amount=plant.amount, kind=kind, cities=plant.cities)


def _plants(s: State, texts: Texts) -> list[str]:
    rows = (("current", plant_market.current(s)), ("future", plant_market.future(s)))
    lines = [
        texts("board-row", what=texts(f"market-{name}"), things=texts.join([card(p, texts) for p in row]))
        for name, row in rows
        if row
    ]
    return [*lines, texts("board-row", what=texts("market-stack"), things=len(s.stack) + len(s.under))]


def _resources(s: State, texts: Texts) -> list[str]:
    """A line for each kind: dots for empty spaces, then the prices of the tokens."""
    width = max(len(texts(f"fuel-{fuel}")) for fuel in FUELS)
    lines = [texts("market-fuel")]
    for kind, fuel in enumerate(FUELS):
        spaces, lying = SPACES[kind], s.fuel[kind]
        empty = len(spaces) - lying
        ladder = " ".join("." if at < empty else str(price) for at, price in enumerate(spaces))
        lines.append(f"  {texts(f'fuel-{fuel}').ljust(width)} {ladder}  ({lying} + {s.supply[kind]})")
    return lines


def _player(s: State, player: Player, texts: Texts) -> str:
    money = "?" if isinstance(player.cash, Hidden) else player.cash
    return texts(
        "board-player",
        place=s.order.index(player.seat) + 1,
        mark=mark(player.seat),
        seat=texts.seat(player.seat),
        money=money,
        cities=len(player.cities),
        plants=texts.join([card(plant, texts) for plant in player.plants]),
        fuel=texts.argument("basket", player.fuel),
    )


def mark(seat: int) -> str:
    """The letter that stands for a player's houses."""
    return "ABCDEF"[seat]


def _cities(s: State, texts: Texts) -> list[str]:
    """Every region in play: houses by letter, and the viewer's cost to connect each city."""
    net = s.network
    lines = []
    for region in s.regions:
        shown = [_city(s, i, texts) for i, city in enumerate(net.cities) if city.region == region]
        lines.append(texts("board-row", what=texts(f"region-{region}"), things=texts.join(shown)))
    return lines


def _city(s: State, place: int, texts: Texts) -> str:
    city = s.network.ids[place]
    name = texts(f"city-{city.replace('_', '-')}")
    houses = "".join(mark(p.seat) for p in s.players if p.owned >> place & 1)
    if houses:
        name += f" [{houses}]"
    if texts.you is None:
        return name
    me = s.players[texts.you]
    return f"{name} {sum(costs(s, me, place))}" if open_places(s, me.owned) >> place & 1 else name


def _own(s: State, me: Player, texts: Texts) -> list[str]:
    room = stores(me.plants)
    return [
        texts(
            "board-own",
            mark=mark(me.seat),
            money="?" if isinstance(me.cash, Hidden) else me.cash,
            fuel=texts.argument("basket", me.fuel),
            room=sum(room) - me.fuel.total,
            cities=len(me.cities),
            supply=sum(PLANTS[plant].cities for plant in me.plants),
        )
    ]

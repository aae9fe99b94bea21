"""The printed tables: player counts, resource market, payments, refill (PG-2, PG-7, PG-11, PG-12)."""

from __future__ import annotations

from typing import NamedTuple

from boardroom.core.components import Entry, table, tables
from boardroom.games.power_grid.plants import DATA, FUELS, Basket

_FILE = DATA / "tables.toml"
_TABLE = table(_FILE)


class Count(NamedTuple):
    """The figures that depend on the number of players (PG-11.1)."""

    regions: int
    set_aside: int
    plant_limit: int
    step_2_cities: int
    end_cities: int
    refill: tuple[Basket, Basket, Basket]


def _count(entry: Entry) -> Count:
    refill = entry["refill"]
    by_step = [
        Basket(*(refill[fuel][step] for fuel in FUELS)) for step in range(len(_TABLE["houses_by_step"]))
    ]
    return Count(
        entry.whole("regions"),
        entry.whole("set_aside"),
        entry.whole("plant_limit"),
        entry.whole("step_2_cities"),
        entry.whole("end_cities"),
        (by_step[0], by_step[1], by_step[2]),
    )


COUNTS = {entry.whole("count"): _count(entry) for entry in tables(_FILE, "players")}
START_MONEY: int = _TABLE["start_money"]
HOUSES: int = _TABLE["houses"]
PAYMENTS: tuple[int, ...] = tuple(_TABLE["payments"])
HOUSE_COSTS: tuple[int, ...] = tuple(_TABLE["house_costs"])
HOUSES_BY_STEP: tuple[int, ...] = (0, *_TABLE["houses_by_step"])
TOKENS = Basket(**_TABLE["tokens"])
CURRENT = tuple(map(int, _TABLE["plant_market"]["current"]))
FUTURE = tuple(map(int, _TABLE["plant_market"]["future"]))
FIRST_GAME_CITIES: int = _TABLE["first_game"]["cities"]
TOP_OF_STACK = int(_TABLE["plant_market"]["top_of_stack"])
CURRENT_SIZE: int = _TABLE["plant_market"]["current_size"]
STEP_3_SIZE: int = _TABLE["plant_market"]["step_3_size"]
MARKET_START = Basket(*(sum(n for _, n in _TABLE["market_start"][fuel]) for fuel in FUELS))

SPACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(price for price, room in _TABLE["market_spaces"][fuel] for _ in range(room)) for fuel in FUELS
)
"""The price of every single place of each kind, cheapest first."""
CAPACITY = Basket(*map(len, SPACES))


def _running_prices(spaces: tuple[int, ...], tokens: int) -> tuple[int, ...]:
    # The dearest spaces are filled first and the cheapest emptied first (PG-7.3, A14), so the number of
    # tokens determines which spaces they occupy.
    prices, total = [0], 0
    for price in spaces[len(spaces) - tokens :]:
        total += price
        prices.append(total)
    return tuple(prices)


PRICES = tuple(
    tuple(_running_prices(spaces, tokens) for tokens in range(len(spaces) + 1)) for spaces in SPACES
)
"""PRICES[kind][tokens in the market][tokens bought] is what they cost together."""


def income(cities: int) -> int:
    """The payment for this many cities supplied (PG-7.2)."""
    return PAYMENTS[min(cities, len(PAYMENTS) - 1)]

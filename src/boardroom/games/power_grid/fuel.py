"""Phase 3: buying resources (PG-5)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

from boardroom.core.actions import Skipped
from boardroom.core.offers import Chosen, Just, Offer
from boardroom.core.parts import Item, Mix, Part, Room
from boardroom.core.refusals import Refusal
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.power_grid.actions import PASS, BuyFuel, Pass
from boardroom.games.power_grid.facts import FuelBought, Passed
from boardroom.games.power_grid.plants import EMPTY, FUELS, Basket, stores
from boardroom.games.power_grid.state import Player, State, pay_bank
from boardroom.games.power_grid.tables import PRICES


def price(market: Basket, basket: Basket) -> int:
    """The price of the whole basket, the cheapest tokens of each kind first (PG-5.1, A14)."""
    return (
        PRICES[0][market[0]][basket[0]]
        + PRICES[1][market[1]][basket[1]]
        + PRICES[2][market[2]][basket[2]]
        + PRICES[3][market[3]][basket[3]]
    )


def may_buy_fuel(s: State, a: BuyFuel) -> None:
    buyer = s.players[a.seat]
    require(a.basket.total > 0 and min(a.basket) >= 0, "PG-5.1", "basket-empty")
    for fuel, wanted, left in zip(FUELS, a.basket, s.fuel, strict=True):
        require(wanted <= left, "PG-5.4", "market-short", fuel=fuel, wanted=wanted, left=left)
    room = stores(buyer.plants)
    require(room.hold(buyer.fuel.plus(a.basket)), "PG-5.2", "no-room", basket=a.basket)
    cost = price(s.fuel, a.basket)
    require(cost <= buyer.cash, "PG-5.1", "cannot-pay", cost=cost, cash=buyer.cash)


def buy_fuel(s: State, a: BuyFuel, tell: Tell) -> None:
    cost = price(s.fuel, a.basket)
    pay_bank(s, a.seat, cost, "PG-5.1", tell)
    buyer = s.players[a.seat]
    buyer.fuel = buyer.fuel.plus(a.basket)
    s.fuel = s.fuel.minus(a.basket)
    tell(FuelBought, a.seat, a.basket, cost)
    _end_turn(s)


def may_pass(s: State, a: Pass) -> None:
    """Always allowed: nobody must buy resources (PG-5.1)."""


def pass_fuel(s: State, a: Pass, tell: Tell) -> None:
    tell(Passed, a.seat)
    _end_turn(s)


def _end_turn(s: State) -> None:
    phase = s.steps[-1]
    assert isinstance(phase, FuelPhase)
    phase.left = phase.left[1:]


def available(s: State, player: Player) -> list[int]:
    """The most tokens of each kind that are on the market and fit (PG-5.2, PG-5.4)."""
    key = "available", player.seat
    known: list[int] | None = s.memo.get(key)
    if known is not None:
        return known
    coal, oil, garbage, uranium = player.fuel
    coal_room, oil_room, garbage_room, uranium_room, shared = stores(player.plants)
    free_coal, free_oil = coal_room - coal, oil_room - oil
    # Coal and oil share the room on hybrid plants (PG-1.8); what one has too much of takes some of it.
    most_coal = free_coal + shared + (free_oil if free_oil < 0 else 0)
    most_oil = free_oil + shared + (free_coal if free_coal < 0 else 0)
    fitting = (most_coal, most_oil, garbage_room - garbage, uranium_room - uranium)
    found = s.memo[key] = [*map(min, fitting, s.fuel)]
    return found


def affordable(s: State, player: Player) -> list[int]:
    """The most tokens of each kind that are on the market, fit and are affordable on their own."""
    found, cash = [], player.cash
    for kind, most in enumerate(available(s, player)):
        prices = PRICES[kind][s.fuel[kind]]
        if most <= 0 or prices[1] > cash:
            found.append(0)
        else:
            found.append(most if prices[most] <= cash else bisect_right(prices, cash, 0, most) - 1)
    return found


class FuelOffer(Offer):
    """Any basket that is on the market, fits on the player's plants and is affordable."""

    __slots__ = ("most",)

    def __init__(self, s: State, seat: Seat, most: list[int]) -> None:
        super().__init__(BuyFuel, s, seat)
        self.most = most

    def _fit_test(self) -> Callable[[int, int, int, int], bool]:
        """A test of baskets within `most`: not empty, room for coal and oil together, and affordable."""
        player: Player = self.s.players[self.seat]
        market: Basket = self.s.fuel
        room, held, cash = stores(player.plants), player.fuel, player.cash
        coal_room, oil_room, shared = room.coal - held.coal, room.oil - held.oil, room.hybrid
        of_coal, of_oil = PRICES[0][market.coal], PRICES[1][market.oil]
        of_garbage, of_uranium = PRICES[2][market.garbage], PRICES[3][market.uranium]

        def fits(coal: int, oil: int, garbage: int, uranium: int) -> bool:
            cost = of_coal[coal] + of_oil[oil] + of_garbage[garbage] + of_uranium[uranium]
            return 0 < cost <= cash and max(0, coal - coal_room) + max(0, oil - oil_room) <= shared

        return fits

    def actions(self) -> Iterator[BuyFuel]:
        fits = self._fit_test()
        for counts in product(*(range(most + 1) for most in self.most)):
            if fits(*counts):
                yield BuyFuel(self.seat, Basket(*counts))

    def sample(self, rng: Random) -> BuyFuel:
        # Rejection sampling from the box around all baskets keeps them equally likely.
        random, fits = rng.random, self._fit_test()
        a, b, c, d = [most + 1 for most in self.most]
        for _ in range(40):
            counts = int(random() * a), int(random() * b), int(random() * c), int(random() * d)
            if fits(*counts):
                return BuyFuel(self.seat, Basket(*counts))
        every = list(self.actions())
        return every[int(random() * len(every))]

    def form(self, chosen: Chosen) -> Part | None:
        if "basket" in chosen:
            return None
        player = self.s.players[self.seat]
        items = tuple(
            Item(fuel, most, prices=PRICES[kind][self.s.fuel[kind]][: most + 1], why=self._why(kind, most))
            for kind, (fuel, most) in enumerate(zip(FUELS, self.most, strict=True))
        )
        room = stores(player.plants)
        shared = Room(
            ("coal", "oil"), room.coal + room.oil + room.hybrid - player.fuel.coal - player.fuel.oil
        )
        return Mix("basket", items, budget=player.cash, rooms=(shared,))

    def _why(self, kind: int, most: int) -> Refusal | None:
        if most:
            return None
        return self.refusal(BuyFuel(self.seat, EMPTY._replace(**{FUELS[kind]: 1})))

    def compose(self, chosen: Chosen) -> BuyFuel:
        counts = chosen["basket"]
        return BuyFuel(self.seat, Basket(*(counts.get(fuel, 0) for fuel in FUELS)))


@step("power_grid.fuel_phase", "PG-5.6")
class FuelPhase(Step):
    """The players buy tokens in reverse player order. (PG-5)"""

    left: tuple[Seat, ...] = shown()
    moves = {BuyFuel: Move(may_buy_fuel, buy_fuel), Pass: Move(may_pass, pass_fuel)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        if not self.left:
            return ()
        # All players can see whether a token fits and is for sale, and with open money is affordable.
        player = s.players[self.left[0]]
        most = affordable(s, player) if s.options.open_money else available(s, player)
        return self.left[:1] if max(most) > 0 else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found: list[Offer] = [Just(s, PASS[seat])]
        most = affordable(s, s.players[seat])
        if any(most):
            found.append(FuelOffer(s, seat, most))
        return found

    def proceed(self, s: State, tell: Tell) -> None:
        if self.left:
            tell(Skipped, self.left[0], "PG-5.2")
            self.left = self.left[1:]
        else:
            s.steps.pop()

"""Paying: M€, steel, titanium and Helion's heat in any legal mix (TM-4.5, TM-4.11 to TM-4.15, TM-4.19)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from boardroom.core.actions import Paid
from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal
from boardroom.core.rules import require
from boardroom.core.steps import Tell
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT, MC, STEEL, TITANIUM
from boardroom.games.terraforming_mars.errors import input_error
from boardroom.games.terraforming_mars.tables import SETUP

if TYPE_CHECKING:
    from boardroom.games.terraforming_mars.state import Player

ACCOUNTS = tuple(f"seat:{seat}" for seat in range(SETUP.whole("most_players")))


class Payment(NamedTuple):
    """How something is paid; written like "8 titanium 2 mc", nothing as "0 mc"."""

    mc: int = 0
    steel: int = 0
    titanium: int = 0
    heat: int = 0

    def __str__(self) -> str:
        paid = [f"{n} {what}" for what, n in zip(self._fields, self, strict=True) if n]
        return " ".join(paid) or "0 mc"

    def phrases(self) -> list[tuple[str, dict[str, int]]]:
        """The payment as text keys with arguments."""
        paid = [(f"pay-{what}", {"n": n}) for what, n in zip(self._fields, self, strict=True) if n]
        return paid or [("pay-nothing", {})]

    @classmethod
    def parse(cls, text: str) -> Payment:
        """The payment written as a text such as "7 titanium 2 mc"."""
        words = text.split()
        counts = dict.fromkeys(cls._fields, 0)
        for number, what in zip(words[::2], words[1::2], strict=False):
            if what not in counts or not re.fullmatch(r"\d+", number):
                raise input_error("payment", value=text)
            counts[what] += int(number)
        if len(words) % 2 or not words:
            raise input_error("payment", value=text)
        return cls(**counts)


class Bill(NamedTuple):
    """An amount to pay: the cost, which metals count, and the heat that must be left over (R-30)."""

    cost: int
    steel: bool = False
    titanium: bool = False
    spare_heat: int = 0


def purse(p: Player) -> int:
    """What the player can pay where no metal counts: M€, and Helion's heat."""
    return p.stock[MC] + p.stock[HEAT] if p.heat_pays else p.stock[MC]


def means(p: Player, bill: Bill) -> int:
    """The most the player can pay on this bill."""
    stock = p.stock
    total = stock[MC]
    if p.heat_pays:
        total += max(0, stock[HEAT] - bill.spare_heat)
    if bill.steel:
        total += stock[STEEL] * p.steel_worth
    if bill.titanium:
        total += stock[TITANIUM] * p.titanium_worth
    return total


def may_pay(p: Player, bill: Bill, pay: Payment, wasteful: bool = False) -> None:
    """Refuse a payment that is not legal: too little, of the wrong kind, or with a needless piece.

    With `wasteful`, as in recorded games, a mix of both metals only has to be enough.
    """
    require(min(pay) >= 0, "TM-4.12", "payment-negative")
    require(bill.steel or not pay.steel, "TM-4.14", "steel-not-taken")
    require(bill.titanium or not pay.titanium, "TM-4.14", "titanium-not-taken")
    require(p.heat_pays or not pay.heat, "TM-4.19", "heat-not-taken")
    stock = p.stock
    owned = stock[MC], stock[STEEL], stock[TITANIUM], max(0, stock[HEAT] - bill.spare_heat)
    for what, n, have in zip(pay._fields, pay, owned, strict=True):
        require(n <= have, "TM-5.4", "not-enough", resource=what, needed=n, have=have)
    metal = pay.steel * p.steel_worth + pay.titanium * p.titanium_worth
    worth = pay.mc + pay.heat + metal
    if worth < bill.cost:
        raise Refused(Refusal("TM-5.4", "cannot-pay", {"cost": bill.cost, "paid": worth}))
    least = min(
        p.steel_worth if pay.steel else 99,
        p.titanium_worth if pay.titanium else 99,
        1 if pay.mc or pay.heat else 99,
    )
    # TM-4.13: metal may overpay, but a piece that is not needed at all is refused.
    needed = worth - least < bill.cost or worth == 0 or (wasteful and pay.steel and pay.titanium)
    require(bool(needed), "TM-4.13", "needless-piece", cost=bill.cost, paid=worth)


def ways(p: Player, bill: Bill) -> list[Payment]:
    """Every legal payment of a bill the player can pay, least metal first."""
    cost, stock = bill.cost, p.stock
    if cost <= 0:
        return [Payment()]
    heat = max(0, stock[HEAT] - bill.spare_heat) if p.heat_pays else 0
    steel = stock[STEEL] if bill.steel else 0
    titanium = stock[TITANIUM] if bill.titanium else 0
    if not (heat or steel or titanium):
        return [Payment(cost)]
    found = []
    for t in range(min(titanium, -(-cost // p.titanium_worth)) + 1):
        by_titanium = t * p.titanium_worth
        for u in range(min(steel, -(-max(0, cost - by_titanium) // p.steel_worth)) + 1):
            rest = cost - by_titanium - u * p.steel_worth
            if rest > 0:
                most = min(rest, heat)
                found += [Payment(rest - h, u, t, h) for h in range(max(0, rest - stock[MC]), most + 1)]
            elif (not t or rest + p.titanium_worth > 0) and (not u or rest + p.steel_worth > 0):
                found.append(Payment(0, u, t, 0))
    return found


def settle_bill(p: Player, pay: Payment, clause: str, tell: Tell) -> None:
    """Take the payment from the player's stock."""
    stock = p.stock
    stock[MC] -= pay.mc
    stock[STEEL] -= pay.steel
    stock[TITANIUM] -= pay.titanium
    stock[HEAT] -= pay.heat
    if pay.mc:
        tell(Paid, ACCOUNTS[p.seat], "bank", pay.mc, clause)

"""What a seat of 1830 is worth between two rounds, as whole numbers for a learned value."""

from __future__ import annotations

from typing import NamedTuple

from boardroom.games.eighteen_thirty.bot import forecast as ahead
from boardroom.games.eighteen_thirty.operate.phases import CLOSES_PRIVATES, TRAINS
from boardroom.games.eighteen_thirty.operate.trains import bank_kinds
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import Company, Player, State
from boardroom.games.eighteen_thirty.stock.certificates import certificates
from boardroom.games.eighteen_thirty.stock.market import MARKET

FEATURES = (
    "cash",
    "cash_left",
    "shares",
    "not_floated",
    "growth",
    "dividends",
    "dividends_left",
    "privates",
    "incomes_left",
    "treasuries",
    "own_treasuries",
    "debts",
    "lasting",
    "presidencies",
    "certificates",
    "turns_to_priority",
)
ROUNDS_LEFT = {1: 15, 2: 14, 3: 12, 4: 10, 5: 9, 6: 7, 7: 6}
"""By phase: the most operating rounds that are usually left."""


class Outlook(NamedTuple):
    """What a company promises each of its shares, and what it owes."""

    price: int
    growth: int
    """What the price gains if the company pays in all rounds that are left."""
    revenue: int
    """Of its next run, with the train that it must still buy, if any."""
    debt: int
    """What its treasury lacks for that train."""
    lasts: bool
    """Whether it has a train that never rusts."""


def features(s: State) -> list[tuple[int, ...]]:
    """The features of every seat. `left` means times the operating rounds that are left."""
    revenues = [_revenue(s, company) for company in s.companies]
    left = _rounds_left(s, sum(revenues))
    outlooks = [_outlook(s, c, revenue, left) for c, revenue in zip(s.companies, revenues, strict=True)]
    return [_features(s, player, outlooks, left) for player in s.players]


def _revenue(s: State, company: Company) -> int:
    """What the next run earns with the trains that last, or with the next one on sale."""
    if not company.floated or not company.stations:
        return 0
    return ahead.run_value(s, company, _lasting(s, company) or (bank_kinds(s)[0],))


def _lasting(s: State, company: Company) -> tuple[str, ...]:
    return tuple([train for train in company.trains if not ahead.rusts_soon(s, train)])


def _rounds_left(s: State, revenue: int) -> int:
    """The operating rounds until the bank has paid all its money out, if revenues are half as much again."""
    return min(ROUNDS_LEFT[s.phase], 1 + 2 * max(0, s.bank) // max(1, 3 * revenue))


def _outlook(s: State, company: Company, revenue: int, left: int) -> Outlook:
    if not company.floated:
        return Outlook(company.price, 0, 0, 0, False)
    lasting = _lasting(s, company)
    debt = 0 if lasting else max(0, TRAINS[bank_kinds(s)[0]].price - company.cash)
    growth = _growth(company, left) if revenue else 0
    return Outlook(company.price, growth, revenue, debt, any(TRAINS[one].rusts is None for one in lasting))


def _growth(company: Company, rounds: int) -> int:
    """What the price gains by so many dividends."""
    cell = company.cell
    assert cell is not None
    for _ in range(rounds):
        cell = MARKET[cell].right
    return MARKET[cell].price - company.price


def _features(s: State, me: Player, outlooks: list[Outlook], left: int) -> tuple[int, ...]:
    held = [(n, company, one) for n, company, one in zip(me.shares, s.companies, outlooks, strict=True) if n]
    mine = [(company, one) for _, company, one in held if company.president == me.seat]
    dividends = sum([n * one.revenue for n, _, one in held]) // 10
    paid = left if s.phase < CLOSES_PRIVATES else 0
    return (
        me.cash,
        me.cash * left,
        sum([n * one.price for n, _, one in held]),
        sum([n * one.price for n, company, one in held if not company.floated]),
        sum([n * one.growth for n, _, one in held]),
        dividends,
        dividends * left,
        sum([PRIVATES[name].price for name in me.privates]),
        sum([PRIVATES[name].income for name in me.privates]) * paid,
        sum([n * company.cash for n, company, _ in held]) // 10,
        sum([company.cash for company, _ in mine]),
        sum([one.debt for _, one in mine]),
        sum([n * one.lasts for n, _, one in held]),
        len(mine),
        certificates(s, me),
        (me.seat - s.priority) % len(s.players),
    )

"""Buying in a stock turn: certificates with a par to set, offering, pool (E-4.1, E-4.6, E-5.8 to E-5.10)."""

from __future__ import annotations

from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell
from boardroom.games.eighteen_thirty.actions import BuyShare, Par
from boardroom.games.eighteen_thirty.facts import ShareBought
from boardroom.games.eighteen_thirty.state import COMPANIES, Company, Player, State, pay
from boardroom.games.eighteen_thirty.stock.certificates import (
    fits,
    require_room,
    take_from_offering,
    take_from_pool,
)
from boardroom.games.eighteen_thirty.stock.marker import is_brown
from boardroom.games.eighteen_thirty.stock.market import PAR_CELLS
from boardroom.games.eighteen_thirty.stock.par import start_company
from boardroom.games.eighteen_thirty.stock.selling import note_deal, require_no_debt, turn_of
from boardroom.games.eighteen_thirty.turns import PlayerTurn


def _require_purchase(s: State, turn: PlayerTurn) -> None:
    require(turn.bought is None, "E-5.10", "bought-already")
    require(not turn.sold_after, "E-5.1", "sold-after-purchase")


def may_par(s: State, a: Par) -> None:
    player, company = s.players[a.seat], s.company(a.company)
    require_no_debt(s, a.seat)
    require(company.par == 0, "E-5.8", "company-started", company=a.company)
    _require_purchase(s, turn_of(s))
    cost = 2 * a.price
    require(cost <= player.cash, "E-5.8", "cannot-pay", cost=cost, cash=player.cash)
    require_room(s, player, company, 2)


def par(s: State, a: Par, tell: Tell) -> None:
    note_deal(s, a.seat)
    turn = turn_of(s)
    turn.bought, turn.from_offering, turn.parred = a.company, True, True
    pay(s, s.players[a.seat], None, 2 * a.price, tell, "E-5.8")
    start_company(s, a, tell)


def may_buy_share(s: State, a: BuyShare) -> None:
    player, company, turn = s.players[a.seat], s.company(a.company), turn_of(s)
    require_no_debt(s, a.seat)
    require(company.par > 0, "E-5.8", "president-first", company=a.company)
    offered = a.source == "offering"
    there = company.offering if offered else company.pool
    require(there > 0, "E-4.1" if offered else "E-4.10", "no-share-there", source=a.source)
    require(a.company not in player.sold, "E-5.5", "sold-this-round", company=a.company)
    if not (turn.bought and _may_buy_more(s, turn, company, offered)):
        _require_purchase(s, turn)
    price = company.par if offered else company.price
    clause = "E-4.1" if offered else "E-4.10"
    require(price <= player.cash, clause, "cannot-pay", cost=price, cash=player.cash)
    require_room(s, player, company, 1)


def _may_buy_more(s: State, turn: PlayerTurn, company: Company, offered: bool) -> bool:
    """Whether another brown certificate from the pool is part of the same purchase (E-4.6, D-17)."""
    if company.id != turn.bought or not is_brown(company) or turn.parred:
        return False
    if s.options.multiple_brown_from_ipo:
        return True
    return not offered and not turn.from_offering and (s.profile.buys_brown_after_sale or not turn.sold_after)


def buy_share(s: State, a: BuyShare, tell: Tell) -> None:
    player, company, turn = s.players[a.seat], s.company(a.company), turn_of(s)
    note_deal(s, a.seat)
    turn.bought = a.company
    offered = a.source == "offering"
    price = company.par if offered else company.price
    pay(s, player, None, price, tell, "E-4.1" if offered else "E-4.10")
    tell(ShareBought, a.seat, a.company, a.source, price)
    if offered:
        turn.from_offering = True
        take_from_offering(s, player, company, 1, tell)
    else:
        take_from_pool(s, player, company, tell)


def buy_rows(s: State, player: Player, turn: PlayerTurn, has_room: bool) -> list[tuple[str, str]]:
    """The purchases that `may_buy_share` allows to a player who need not sell first."""
    if turn.bought is not None:
        return _more_rows(s, player, turn, has_room)
    found: list[tuple[str, str]] = []
    if turn.sold_after:
        return found
    cash, shares, sold = player.cash, player.shares, player.sold
    for company in s.companies:
        if company.par and company.id not in sold and fits(company, shares[company.number] + 1, has_room):
            if company.offering and company.par <= cash:
                found.append((company.id, "offering"))
            if company.pool and company.price <= cash:
                found.append((company.id, "pool"))
    return found


def _more_rows(s: State, player: Player, turn: PlayerTurn, has_room: bool) -> list[tuple[str, str]]:
    """The further brown certificates of one company that are part of the same purchase (E-4.6, D-17)."""
    assert turn.bought is not None
    company = s.company(turn.bought)
    held = player.shares[company.number] + 1
    if not is_brown(company) or company.id in player.sold or not fits(company, held, has_room):
        return []
    ways = (("offering", company.offering, company.par), ("pool", company.pool, company.price))
    return [
        (company.id, source)
        for source, there, price in ways
        if there and price <= player.cash and _may_buy_more(s, turn, company, source == "offering")
    ]


def par_rows(s: State, player: Player, turn: PlayerTurn, has_room: bool) -> list[tuple[str, int]]:
    """The companies that `may_par` lets a player start who need not sell first."""
    if turn.bought is not None or turn.sold_after:
        return []
    names = [
        company.id
        for company in s.companies
        if not company.par and fits(company, player.shares[company.number] + 2, has_room)
    ]
    return [(name, price) for name in names for price in PAR_CELLS if 2 * price <= player.cash]


def share_rows(s: State, seat: Seat) -> list[tuple[str, str]]:
    return [(company, source) for company in COMPANIES for source in ("offering", "pool")]


def share_cost(s: State, seat: Seat, row: tuple[str, str]) -> int:
    company = s.company(row[0])
    return company.par if row[1] == "offering" else company.price


def par_cost(s: State, seat: Seat, row: tuple[str, int]) -> int:
    return 2 * row[1]


BUY = Move(may_buy_share, buy_share)
PAR = Move(may_par, par)

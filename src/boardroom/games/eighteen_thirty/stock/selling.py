"""Selling in a stock turn, by choice or over a limit (E-5.1, E-5.3 to E-5.5, E-4.5, E-4.18)."""

from __future__ import annotations

from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell
from boardroom.games.eighteen_thirty.actions import SellShares
from boardroom.games.eighteen_thirty.state import Company, Player, State
from boardroom.games.eighteen_thirty.stock.certificates import (
    is_over_limit,
    most_to_sell,
    require_sale,
    sell_to_pool,
)
from boardroom.games.eighteen_thirty.stock.round import StockRound
from boardroom.games.eighteen_thirty.turns import PlayerTurn


def turn_of(s: State) -> PlayerTurn:
    turn = s.steps[-1]
    assert isinstance(turn, PlayerTurn)
    return turn


def note_deal(s: State, seat: Seat) -> None:
    """Record the last buyer or seller, who determines the priority card (E-5.17)."""
    turn_of(s).note_action()
    stock = s.steps[0]
    assert isinstance(stock, StockRound)
    s.steps[0] = StockRound(stock.seat, stock.passes, seat)


def must_sell(s: State, player: Player) -> bool:
    """Whether the player is over a limit and has something to sell (E-4.5, E-4.18, D-14)."""
    key = "must sell", player.seat
    if key not in s.memo:
        s.memo[key] = is_over_limit(s, player) and any(most_now(s, player, c) > 0 for c in s.companies)
    found: bool = s.memo[key]
    return found


def most_now(s: State, player: Player, company: Company) -> int:
    return most_to_sell(s, player, company) if s.round > 1 else 0


def require_no_debt(s: State, seat: Seat) -> None:
    require(not must_sell(s, s.players[seat]), "E-4.5", "must-sell-first")


def may_sell(s: State, a: SellShares) -> None:
    require(s.round > 1, "E-5.3", "no-sales-in-first-round")
    require_sale(s, s.players[a.seat], s.company(a.company), a.count)


def sell(s: State, a: SellShares, tell: Tell) -> None:
    player, company, turn = s.players[a.seat], s.company(a.company), turn_of(s)
    note_deal(s, a.seat)
    price = company.price
    if not s.profile.sells_at_current_price:  # E-5.4: one turn, one price for each company
        price = dict(turn.prices).get(a.company, price)
    if a.company not in dict(turn.prices):
        turn.prices = (*turn.prices, (a.company, price))
    if a.company not in player.sold:
        player.sold = (*player.sold, a.company)
    turn.sold_after = turn.bought is not None
    sell_to_pool(s, player, company, a.count, price, tell)


def sale_rows(s: State, player: Player) -> list[tuple[str, int]]:
    """Every block that may be sold now."""
    if s.round < 2:
        return []
    return [
        (company.id, count)
        for company, held in zip(s.companies, player.shares, strict=True)
        if held
        for count in range(1, most_to_sell(s, player, company) + 1)
    ]


def holdings(s: State, seat: Seat) -> list[tuple[str, int]]:
    return [(c.id, 1) for c in s.companies if s.players[seat].shares[c.number]]


SELL = Move(may_sell, sell)

"""The six privates: income, closing, the exchange of MH (E-3.1 to E-3.16, E-3.26 to E-3.29)."""

from __future__ import annotations

from boardroom.core.offers import Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell
from boardroom.games.eighteen_thirty.actions import ExchangeForShare
from boardroom.games.eighteen_thirty.components import privates
from boardroom.games.eighteen_thirty.facts import IncomePaid, PrivateClosed, PrivateExchanged
from boardroom.games.eighteen_thirty.offers import Rows, allowed
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.state import (
    COMPANY_LIMIT,
    Company,
    Player,
    State,
    owner_of,
    pay,
)
from boardroom.games.eighteen_thirty.stock.certificates import take_from_offering, take_from_pool
from boardroom.games.eighteen_thirty.stock.marker import is_free_of_limits
from boardroom.games.eighteen_thirty.turns import PlayerTurn

PRIVATES = privates()


def pay_incomes(s: State, clause: str, tell: Tell) -> None:
    """Pay the income of every open private to its owner (E-3.1, E-1.25)."""
    for private in PRIVATES.values():
        owner = owner_of(s, private.id)
        if owner is not None:
            tell(IncomePaid, private.id, private.income)
            pay(s, None, owner, private.income, tell, clause)


def close(s: State, private: str, tell: Tell) -> None:
    """Remove a private from the game (E-3.16)."""
    owner = owner_of(s, private)
    if owner is not None:
        owner.privates = tuple([p for p in owner.privates if p != private])
    s.closed = (*s.closed, private)
    tell(PrivateClosed, private)


def close_all(s: State, tell: Tell) -> None:
    """Close every private, as the first 5-train does (E-3.5)."""
    for private in PRIVATES:
        if private not in s.closed:
            close(s, private, tell)


def hand_over(giver: Player, taker: Player | Company, private: str) -> None:
    giver.privates = tuple([p for p in giver.privates if p != private])
    taker.privates = (*taker.privates, private)


def hexes_of_players(s: State) -> set[str]:
    """The hexes of privates owned by players, where companies may not lay (E-3.7, E-3.30)."""
    return {hex_id for player in s.players for p in player.privates for hex_id in PRIVATES[p].hexes}


def may_exchange(s: State, a: ExchangeForShare) -> None:
    player = s.players[a.seat]
    require("MH" in player.privates, "E-3.26", "not-owner", private="MH")
    require(s.round > 0, "E-3.28", "not-in-private-sale")
    company = s.company(PRIVATES["MH"].company or "")
    held = player.shares[company.number]
    # U-9: the rulebook requires less than 60% in every zone.
    lifted = s.profile.exchange_follows_zones and is_free_of_limits(company)
    require(held < COMPANY_LIMIT or lifted, "E-3.27", "holds-60-percent", held=10 * held)
    there = company.singles if a.source == "offering" else company.pool
    require(there > 0, "E-3.27", "no-share-there", source=a.source)
    require(s.profile.exchanges_at_any_time or _may_interrupt(s, a.seat), "E-3.28", "in-the-middle-of-a-turn")


def _may_interrupt(s: State, seat: Seat) -> bool:
    """Whether it is the seat's stock turn, or no action has been taken in the current turn."""
    top = s.steps[-1]
    if isinstance(top, PlayerTurn) and top.seat == seat:
        return True
    if top.others(s):  # a deal is pending
        return False
    for one in reversed(s.steps):
        if isinstance(one, PlayerTurn | OperatingTurn):
            return not one.acted
    return False


def exchange(s: State, a: ExchangeForShare, tell: Tell) -> None:
    player, company = s.players[a.seat], s.company(PRIVATES["MH"].company or "")
    close(s, "MH", tell)  # E-3.14
    tell(PrivateExchanged, a.seat, a.source)
    if a.source == "offering":
        take_from_offering(s, player, company, 1, tell)
    else:
        take_from_pool(s, player, company, tell)


def interrupt_offers(s: State, seat: Seat) -> list[Offer]:
    """The exchange of MH, except in the own stock turn, which lists it among its choices."""
    top = s.steps[-1]
    is_listed = s.profile.asks_for_exchange and isinstance(top, PlayerTurn) and top.seat == seat
    return [] if is_listed else exchange_offers(s, seat)


def exchange_offers(s: State, seat: Seat) -> list[Offer]:
    if "MH" not in s.players[seat].privates:
        return []
    rows = [
        (source,)
        for source in ("offering", "pool")
        if allowed(may_exchange, s, ExchangeForShare(seat, source))
    ]
    return [Rows(ExchangeForShare, s, seat, rows)] if rows else []


EXCHANGE = Move(may_exchange, exchange)

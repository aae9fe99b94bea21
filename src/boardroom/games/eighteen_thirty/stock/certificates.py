"""Certificates: limits, presidencies, sales to the pool, floating (E-4.3 to E-4.18, E-5.6 to E-5.28)."""

from __future__ import annotations

from boardroom.core.rules import require
from boardroom.core.steps import Seat, Tell
from boardroom.games.eighteen_thirty.facts import CompanyFloated, PresidentChanged, SharesSold
from boardroom.games.eighteen_thirty.state import (
    COMPANY_LIMIT,
    FIGURES,
    FLOAT_SHARES,
    POOL_LIMIT,
    Company,
    Player,
    State,
    add_at,
    pay,
)
from boardroom.games.eighteen_thirty.stock.marker import COLOURED, is_counted, is_free_of_limits, move_marker


def certificates(s: State, player: Player) -> int:
    """The number of certificates that count towards the limit, privates included (E-4.13, E-4.14, E-4.16)."""
    count, seat = len(player.privates), player.seat
    for company, held in zip(s.companies, player.shares, strict=True):
        if held and company.cell not in COLOURED:  # `is_counted`
            count += held - (company.president == seat)
    return count


def is_over_limit(s: State, player: Player) -> bool:
    """Whether the player exceeds a limit and must sell (E-4.5, E-4.18)."""
    return not has_at_most(s, player, s.certificate_limit) or holds_too_much(s, player)


def holds_too_much(s: State, player: Player) -> bool:
    """Whether the player holds more of a company than its zone allows (E-4.4, E-4.17)."""
    return max(player.shares) > COMPANY_LIMIT and any(
        held > COMPANY_LIMIT and not is_free_of_limits(company)
        for company, held in zip(s.companies, player.shares, strict=True)
    )


def has_at_most(s: State, player: Player, limit: int) -> bool:
    """Whether no more certificates than this count: never with so few shares, as each holds at least one."""
    return len(player.privates) + sum(player.shares) <= limit or certificates(s, player) <= limit


def has_certificate_room(s: State, player: Player) -> bool:
    """Whether the player may hold one more certificate that counts (E-4.14)."""
    return has_at_most(s, player, s.certificate_limit - 1)


def fits(company: Company, held: int, has_room: bool) -> bool:
    """Whether a player may hold so many shares after a purchase; `has_room` for one more certificate.

    It is `require_room` for lists, which find out about the room once.
    """
    return (held <= COMPANY_LIMIT or is_free_of_limits(company)) and (has_room or not is_counted(company))


def require_room(s: State, player: Player, company: Company, shares: int) -> None:
    """Refuse unless the player may hold one more certificate of this many shares (E-4.4, E-4.14)."""
    held = player.shares[company.number]
    if held + shares > COMPANY_LIMIT:
        require(
            is_free_of_limits(company), "E-4.4", "company-limit", held=10 * held, limit=10 * COMPANY_LIMIT
        )
    if is_counted(company):
        require_certificate_room(s, player)


def require_certificate_room(s: State, player: Player) -> None:
    count, limit = certificates(s, player), s.certificate_limit
    require(count < limit, "E-4.14", "certificate-limit", held=count, limit=limit)


def most_of_others(s: State, company: Company, seat: Seat) -> int:
    """The largest holding of any other player."""
    return max([p.shares[company.number] for p in s.players if p.seat != seat])


def most_to_sell(s: State, player: Player, company: Company) -> int:
    """How many shares of a company a player may sell to the pool (E-5.6, E-5.7, E-5.9, E-5.20, E-5.21)."""
    if not company.par:
        return 0
    held = player.shares[company.number]
    most = min(held, POOL_LIMIT - company.pool)
    if company.president == player.seat and held - most < 2 and most_of_others(s, company, player.seat) < 2:
        most = held - 2
    return most


def require_sale(s: State, player: Player, company: Company, count: int) -> None:
    """Refuse a sale that breaks a clause for all sales to the pool."""
    held = player.shares[company.number]
    require(company.par > 0, "E-5.9", "par-not-set")
    require(1 <= count <= held, "E-5.1", "shares-not-held", count=count, held=held)
    room = POOL_LIMIT - company.pool
    require(count <= room, "E-5.6", "pool-limit", count=count, room=room)
    if company.president == player.seat and held - count < 2:
        heir = most_of_others(s, company, player.seat)
        require(heir >= 2, "E-5.21", "no-other-president", left=10 * (held - count))


def sell_to_pool(s: State, player: Player, company: Company, count: int, price: int, tell: Tell) -> None:
    """Sell a block at one price; the marker drops afterwards, one cell per share (E-4.7, E-5.4)."""
    pay(s, None, player, count * price, tell, "E-5.4")
    tell(SharesSold, player.seat, company.id, count, count * price)
    player.shares = add_at(player.shares, company.number, -count)
    company.pool += count
    settle_presidency(s, company, tell)
    move_marker(s, company, "down", count, tell)


def settle_presidency(s: State, company: Company, tell: Tell) -> None:
    """Pass the presidency to a larger holder, of several to the nearest clockwise (E-5.14, E-5.26)."""
    old = company.president
    if old is None:
        return
    number = company.number
    most = s.players[old].shares[number]
    heir, seats = old, len(s.players)
    for i in range(1, seats):
        seat = (old + i) % seats
        if s.players[seat].shares[number] > most:
            heir, most = seat, s.players[seat].shares[number]
    if heir != old:
        company.president = heir
        tell(PresidentChanged, company.id, heir)


def take_from_offering(s: State, player: Player, company: Company, shares: int, tell: Tell) -> None:
    """Take shares from the offering; at 60% sold the company floats (E-5.12, E-5.22)."""
    company.offering -= shares
    gain_shares(s, player, company, shares, tell)
    check_float(s, company, tell)


def take_from_pool(s: State, player: Player, company: Company, tell: Tell) -> None:
    company.pool -= 1
    gain_shares(s, player, company, 1, tell)


def gain_shares(s: State, player: Player, company: Company, shares: int, tell: Tell) -> None:
    player.shares = add_at(player.shares, company.number, shares)
    settle_presidency(s, company, tell)


def check_float(s: State, company: Company, tell: Tell) -> None:
    """Float the company once 60% are sold from the offering; fund it now or later (E-5.24, D-2)."""
    if company.floated or not company.par or 10 - company.offering < FLOAT_SHARES:
        return
    company.floated = True
    tell(CompanyFloated, company.id)
    # A company floated in an operating round (by MH) is funded at once.
    if s.profile.funds_at_float or s.operating:
        fund(s, company, tell)


def fund(s: State, company: Company, tell: Tell) -> None:
    """Pay ten times par into the treasury (E-5.24)."""
    company.funded = True
    pay(s, None, company, FIGURES.capital_times_par * company.par, tell, "E-5.24")

"""Stock rounds: start companies that can float, buy shares that earn, sell those that do not."""

from __future__ import annotations

from random import Random

from boardroom.core.actions import Action
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.bot import forecast as ahead
from boardroom.games.eighteen_thirty.bot.choices import Offered, pass_action, rows
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.trains import bank_kinds
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import COMPANY_LIMIT, Player, State
from boardroom.games.eighteen_thirty.stock.marker import is_free_of_limits

START_ORDER = ("B&O", "PRR", "NYC", "C&O", "NYNH", "ERIE", "B&M", "CPR")
"""Companies in order of preference: those close to valuable cities first."""
START_CANDIDATES = 3
"""The company is picked from this many at random: 1830 draws no chance, so games would be alike."""
PARS = (100, 90, 82, 76, 71, 67)
MIN_YIELD = 0.03
"""The lowest dividend per round and dollar at which a share is bought."""

ShareRow = tuple[str, int]
"""A company, and a number of shares or a par."""
MIN_SWAP_GAIN = 0.04
"""How much more per dollar a share must yield to sell another one for it."""


def par_for(cash: int, shares: int) -> int:
    """The highest par at which this many shares are affordable."""
    return next((par for par in PARS if par * shares <= cash), PARS[-1])


def par_of_bo(s: State, me: Player, found: Offered, rng: Random) -> Action:
    return act.Par(me.seat, "B&O", par_for(me.cash, 4))


def stock(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Sell down to a limit, float or start a company, buy shares that earn, sell those that do not."""
    if act.Pass not in found:
        return least_loss(s, me, rows(found, act.SellShares))
    exchange = _exchange(s, me, found)
    if exchange is not None:
        return exchange
    buys = rows(found, act.BuyShare)
    for company, source in buys:
        mine = s.company(company)
        if mine.president == me.seat and not mine.floated and source == "offering":
            return act.BuyShare(me.seat, company, source)
    start = _start(s, me, rows(found, act.Par), rng)
    if start is not None:
        return start
    best = max(buys, key=lambda row: appeal(s, me, row), default=None)
    if best is not None and appeal(s, me, best) > MIN_YIELD and me.cash >= _reserve(s, me):
        return act.BuyShare(me.seat, *best)
    swap = _sell_for_better(s, me, rows(found, act.SellShares))
    return swap or _sell_idle(s, me, rows(found, act.SellShares)) or pass_action(me)


def _exchange(s: State, me: Player, found: Offered) -> Action | None:
    """Exchange MH once a share of NYC earns as much or is worth much more (E-3.26)."""
    offered, nyc = rows(found, act.ExchangeForShare), s.company("NYC")
    if not offered or not nyc.par:
        return None
    private = PRIVATES["MH"]
    earns = ahead.share_yield(s, nyc) >= private.income
    saves = s.phase >= 4 and nyc.price > 0  # the first 5-train closes it
    dear = nyc.price >= 1.3 * private.price
    return act.ExchangeForShare(me.seat, *offered[0]) if earns or saves or dear else None


def _start(s: State, me: Player, offered: list[ShareRow], rng: Random) -> Action | None:
    """Start a company that the player can float, unless another one has not floated yet."""
    waiting = [c for c in s.companies if c.president == me.seat and not c.floated]
    if waiting or not offered or me.cash < 5 * PARS[-1]:
        return None
    names = {row[0] for row in offered}
    name = rng.choice([name for name in START_ORDER if name in names][:START_CANDIDATES])
    return act.Par(me.seat, name, par_for(me.cash, 6))


def appeal(s: State, me: Player, row: tuple[str, str]) -> float:
    """The dividend per round and dollar, with a bonus for companies that the player leads."""
    company = s.company(row[0])
    price = company.par if row[1] == "offering" else company.price
    growth = 0.01 if company.floated and company.trains else 0.0
    own = 0.02 if company.president == me.seat else 0.0
    return ahead.share_yield(s, company) / max(price, 10) + growth + own


def _reserve(s: State, me: Player) -> int:
    """The money kept for trains that the player's companies will have to buy."""
    short = 0
    for company in s.companies:
        if company.president == me.seat and company.floated and company.stations:
            price = TRAINS[bank_kinds(s)[0]].price
            lasting = [train for train in company.trains if not ahead.rusts_soon(s, train)]
            if not lasting and company.cash < price:
                short += price - company.cash
    return min(short, 900)


def least_loss(s: State, me: Player, offered: list[ShareRow]) -> Action:
    """Sell the share with the lowest yield, preferably not of a company that the player leads."""

    def loss(row: tuple[str, int]) -> tuple[bool, float, int]:
        company = s.company(row[0])
        return company.president == me.seat, ahead.share_yield(s, company) / max(company.price, 1), row[1]

    return act.SellShares(me.seat, *min(offered, key=loss))


def _sell_for_better(s: State, me: Player, offered: list[ShareRow]) -> Action | None:
    """Sell the weakest share to afford a much better one."""
    wanted = max(_for_sale(s, me), key=lambda row: appeal(s, me, row), default=None)
    weakest = min(
        [row for row in offered if row[1] == 1 and s.company(row[0]).president != me.seat],
        key=lambda row: appeal(s, me, (row[0], "pool")),
        default=None,
    )
    if wanted is None or weakest is None or wanted[0] == weakest[0]:
        return None
    better = appeal(s, me, wanted) - appeal(s, me, (weakest[0], "pool"))
    sold, bought = s.company(weakest[0]), s.company(wanted[0])
    cost = bought.par if wanted[1] == "offering" else bought.price
    count = max(1, -((me.cash - max(cost, _reserve(s, me))) // max(sold.price, 1)))
    worth_it = better > MIN_SWAP_GAIN and appeal(s, me, wanted) > MIN_YIELD and (sold.id, count) in offered
    return act.SellShares(me.seat, sold.id, count) if worth_it else None


def _for_sale(s: State, me: Player) -> list[tuple[str, str]]:
    """The shares that the player could buy with enough money and certificate room."""
    return [
        (c.id, source)
        for c in s.companies
        for source, there in (("offering", c.offering), ("pool", c.pool))
        if c.par and there and c.id not in me.sold
        and (me.shares[c.number] < COMPANY_LIMIT or is_free_of_limits(c))
    ]  # fmt: skip


def _sell_idle(s: State, me: Player, offered: list[ShareRow]) -> Action | None:
    """Sell all shares of another player's company that earns nothing."""
    idle = [
        row for row in offered
        if s.company(row[0]).president != me.seat and s.company(row[0]).floated
        and s.company(row[0]).price >= 40 and ahead.share_yield(s, s.company(row[0])) < 1
    ]  # fmt: skip
    return act.SellShares(me.seat, *max(idle, key=lambda row: row[1])) if idle else None

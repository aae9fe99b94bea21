"""Operating rounds: track and stations that pay off, trains, dividends unless saving for a train."""

from __future__ import annotations

from random import Random

from boardroom.core.actions import Action
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.bot import forecast as ahead
from boardroom.games.eighteen_thirty.bot.choices import Offered, pass_action, rows, take_suggestion
from boardroom.games.eighteen_thirty.bot.stock import least_loss
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.private_purchase import price_range
from boardroom.games.eighteen_thirty.operate.tokens import station_cost
from boardroom.games.eighteen_thirty.operate.track import lay_cost
from boardroom.games.eighteen_thirty.operate.trains import must_own
from boardroom.games.eighteen_thirty.operate.turn import Stage
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import FIGURES, KINDS, Company, Player, State

ROUNDS_BEFORE_RUST = {"2": 3, "3": 5, "4": 5}
"""The expected number of operating rounds before a train rusts; other kinds run until the end."""
ROUNDS_TO_END = 8
MAX_OF_KIND = {"2": 2}
FREE_GAIN = 10
"""The estimated gain of one more train from track not yet laid."""


def operator(s: State) -> Company:
    stage = s.steps[-1]
    assert isinstance(stage, Stage)
    return stage.operator(s)


def track(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Lay the tile with the best value, after the tile of a private that the company owns."""
    company = operator(s)
    extra = _lay_by_private(s, me, found)
    if extra is not None:
        return extra
    if act.PlaceFreeStation in found:
        return found[act.PlaceFreeStation].suggest()
    every = rows(found, act.LayTile)
    costs = lay_costs(s, me.seat, every)
    left = ahead.spare(s, company)
    every = [row for row in every if costs[row[0]] == 0 or costs[row[0]] <= left]
    best = ahead.best_lay(s, company, every, costs) if every else None
    return act.LayTile(me.seat, *best) if best else pass_action(me)


def lay_costs(s: State, seat: int, lays: list[ahead.Row]) -> dict[str, int]:
    """The cost of the terrain by hex, which is the same for all its tiles."""
    return {hex_id: lay_cost(s, seat, (hex_id, "", 0)) for hex_id in dict.fromkeys([row[0] for row in lays])}


def _lay_by_private(s: State, me: Player, found: Offered) -> Action | None:
    """Lay by CS next to the company's track at no extra cost, or by DH with its station (E-3.17, E-3.20)."""
    company = operator(s)
    offered = [row for row in rows(found, act.LayByPrivate) if _is_affordable(s, company, row[0])]
    if not offered:
        return None
    number = map_of(s).board.grid.number
    reached = ahead.hexes_in_reach(s, company)
    for row in offered:
        if row[0] == "DH" or number[PRIVATES[row[0]].hexes[0]] in reached:
            return act.LayByPrivate(me.seat, *row)
    return None


def _is_affordable(s: State, company: Company, private: str) -> bool:
    cost = lay_cost(s, 0, (PRIVATES[private].hexes[0], "", 0))
    return cost <= ahead.spare(s, company)


def station(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Place a station that pays for itself in a few rounds."""
    if act.PlaceFreeStation in found:
        return found[act.PlaceFreeStation].suggest()
    company, cost = operator(s), station_cost(operator(s))
    if cost > ahead.spare(s, company):
        return pass_action(me)
    number = map_of(s).board.grid.number
    gains = [
        (ahead.station_gain(s, company, 2 * number[row[0]] + row[1]), row)
        for row in rows(found, act.PlaceStation)
    ]
    best = max(gains, default=None)
    return act.PlaceStation(me.seat, *best[1]) if best and best[0] * 5 >= cost else pass_action(me)


def dividend(s: State, me: Player, found: Offered, rng: Random) -> Action:
    if act.PayOut in found and not ahead.needs_saving(s, operator(s)):
        return act.PayOut(me.seat)
    return act.Withhold(me.seat)


def trains(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Buy a train if there is none or all rust soon, or another one if it earns enough."""
    company = operator(s)
    if act.GoBankrupt in found:
        return act.GoBankrupt(me.seat)
    if must_own(s, company) or not company.trains:
        needed = _buy_needed_train(s, me, company, found)
        if needed is not None:
            return needed
    wanted = _choose_train(s, me, company, found)
    if wanted is not None:
        return wanted
    return last(s, me, found, rng) if act.Pass in found else take_suggestion(s, me, found, rng)


def _buy_needed_train(s: State, me: Player, company: Company, found: Offered) -> Action | None:
    """Buy the best affordable train, else one from the president's other company; sell shares last."""
    offered = rows(found, act.BuyTrain)
    paid = [row for row in offered if TRAINS[row[0]].price <= company.cash]
    if paid:
        return act.BuyTrain(me.seat, *max(paid, key=lambda row: KINDS.index(row[0])))
    sister = _buy_from_own_company(s, me, company, found)
    if sister is not None:
        return sister
    if offered and must_own(s, company):
        return act.BuyTrain(me.seat, *max(offered, key=lambda row: KINDS.index(row[0])))
    sales = rows(found, act.SellShares)
    return least_loss(s, me, sales) if sales else None


def _buy_from_own_company(s: State, me: Player, company: Company, found: Offered) -> Action | None:
    """Buy a train from the president's other company, if that company keeps one."""
    offer = found.get(act.BuyTrainOf)
    if not isinstance(offer, Priced):
        return None
    for (kind, seller), (least, most) in zip(offer.rows, offer.ranges, strict=True):
        other = s.company(seller)
        if other.president == me.seat and len(other.trains) > 1 and least <= min(most, company.cash):
            return act.BuyTrainOf(me.seat, kind, seller, min(most, company.cash))
    return None


def _choose_train(s: State, me: Player, company: Company, found: Offered) -> Action | None:
    """Buy a train that outlasts the company's trains, or one that earns its price before it rusts."""
    rusting = all(ahead.rusts_soon(s, train) for train in company.trains)
    lasting = any(TRAINS[train].rusts is None for train in company.trains)
    for row in sorted(rows(found, act.BuyTrain), key=lambda row: -KINDS.index(row[0])):
        kind, price = row[0], TRAINS[row[0]].price
        if price > company.cash or ahead.rusts_soon(s, kind):
            continue
        permanent = TRAINS[kind].rusts is None
        gain = ahead.train_gain(s, company, kind) + (FREE_GAIN if len(company.trains) < 3 else 0)
        earns = gain * ROUNDS_BEFORE_RUST.get(kind, ROUNDS_TO_END) >= price
        if rusting or (permanent and not lasting) or earns or _buys_on(company, kind):
            return act.BuyTrain(me.seat, *row)
    return _trade_in(s, me, company, found)


def _buys_on(company: Company, kind: str) -> bool:
    """Whether a rich company buys another train: its treasury does not count for net worth."""
    as_good = sum(KINDS.index(train) >= KINDS.index(kind) for train in company.trains)
    return as_good < MAX_OF_KIND.get(kind, 1) and 3 * TRAINS[kind].price <= 2 * company.cash


def _trade_in(s: State, me: Player, company: Company, found: Offered) -> Action | None:
    """Trade in an old train for a diesel if that earns its price (E-6.89)."""
    for (kind,) in rows(found, act.TradeIn):
        kept = list(company.trains)
        kept.remove(kind)
        more = ahead.run_value(s, company, (*kept, "D")) - ahead.run_value(s, company, company.trains)
        if TRAINS[kind].rusts == "D" or more * ROUNDS_TO_END >= FIGURES.trade_in_price:
            return act.TradeIn(me.seat, kind)
    return None


def last(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Buy the president's privates for as much as the company can spare."""
    offer = found.get(act.BuyPrivate)
    left = ahead.spare(s, operator(s)) if offer else 0
    if isinstance(offer, Priced):
        for (private,) in offer.rows:
            least, most = price_range(private)
            price = min(most, left)
            if private in me.privates and price >= max(least, PRIVATES[private].price):
                return act.BuyPrivate(me.seat, private, price)
    return pass_action(me)


def discard(s: State, me: Player, found: Offered, rng: Random) -> Action:
    """Discard the smallest train."""
    return min(found[act.DiscardTrain].actions(), key=lambda a: KINDS.index(a.train))  # type: ignore[attr-defined]

"""Players of 1830: random play that comes to an end, and a greedy player.

The greedy one buys privates, starts companies it can float, buys shares that earn, lays track that raises its
next run, keeps a train before the old ones rust, and pays out unless it must save for one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty import foresight as ahead
from boardroom.games.eighteen_thirty.ground import ground
from boardroom.games.eighteen_thirty.offers import Priced, Rows
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.tokens import station_cost
from boardroom.games.eighteen_thirty.operate.track import lay_cost
from boardroom.games.eighteen_thirty.operate.trains import bank_kinds, must_own
from boardroom.games.eighteen_thirty.operate.turn import PrivateDeal, Stage, price_range
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.state import KINDS, Company, Player, State

TAKE = 0.5
"""How often random play takes the cheapest private when it can.

Uniform play bids sums of any size and so binds all money in bids; nobody then buys the cheapest private,
and only its income, paid whenever all pass, brings the sale to an end after thousands of turns.
"""
LIKING = ("B&O", "PRR", "NYC", "C&O", "ERIE", "B&M", "NYNH", "CPR")
"""Companies in the order in which they are started: those with short ways to rich cities first."""
WORTH = {"SV": 20, "CS": 40, "DH": 70, "MH": 120, "CA": 215, "BO": 330}
"""What a private is bid up to: CA and BO bring shares."""


def random_choice(offers: Sequence[Offer], rng: Random) -> Action:
    """A kind of offer, then one of that kind; in the private sale with a bias to take and to bid low."""
    if len(offers) > 1 and offers[0].kind.key in ("pass", "raise"):
        kinds = {offer.kind: offer for offer in offers}
        if act.TakePrivate in kinds and rng.random() < TAKE:
            return kinds[act.TakePrivate].sample(rng)
        for kind in (act.Bid, act.Raise):
            if kind in kinds and rng.random() < TAKE:
                return _lowest(kinds[kind], rng)
    return offers[int(rng.random() * len(offers))].sample(rng)


def _lowest(offer: Offer, rng: Random) -> Action:
    """A bid near the least one allowed."""
    first = offer.listed(6)
    return first[int(rng.random() * len(first))]


Offered = dict[type[Any], Offer]


def choose(s: State, offers: Sequence[Offer], rng: Random) -> Action:
    """What the seat that is asked does; `s` is its view."""
    found = {offer.kind: offer for offer in offers}
    seat = offers[0].seat
    think = THOUGHTS.get(s.steps[-1].key.partition(".")[2], _first)
    return think(s, s.players[seat], found)


def _first(s: State, me: Player, found: Offered) -> Action:
    return next(iter(found.values())).suggest()


def _rows(found: Offered, kind: type[Any]) -> list[Any]:
    offer = found.get(kind)
    return list(offer.rows) if isinstance(offer, Rows) else []


def _pass(me: Player) -> Action:
    return act.Pass(me.seat)


def sale(s: State, me: Player, found: Offered) -> Action:
    """Take the cheapest private; it comes back with interest."""
    return found[act.TakePrivate].suggest() if act.TakePrivate in found else _pass(me)


def auction(s: State, me: Player, found: Offered) -> Action:
    """Raise by the least while the private is worth it."""
    private = s.steps[-1].private  # type: ignore[attr-defined]
    raised = found[act.Raise].suggest() if act.Raise in found else None
    return raised if isinstance(raised, act.Raise) and raised.amount <= WORTH[private] else _pass(me)


def _par_for(cash: int, shares: int) -> int:
    """The highest par at which so many shares can be paid."""
    return next((par for par in (100, 90, 82, 76, 71, 67) if par * shares <= cash), 67)


def par_of_bo(s: State, me: Player, found: Offered) -> Action:
    return act.Par(me.seat, "B&O", _par_for(me.cash, 4))


def stock(s: State, me: Player, found: Offered) -> Action:
    """Cure a limit, float the own company, start one, buy what earns, drop what does not."""
    if act.Pass not in found:
        return _least_loss(s, me, _rows(found, act.SellShares))
    buys = _rows(found, act.BuyShare)
    own = [row for row in buys if s.company(row[0]).president == me.seat and not s.company(row[0]).floated]
    for row in own:
        if row[1] == "offering":
            return act.BuyShare(me.seat, *row)
    start = _start(s, me, _rows(found, act.Par))
    if start is not None:
        return start
    best = max(buys, key=lambda row: _appeal(s, me, row), default=None)
    if best is not None and _appeal(s, me, best) > 0.03 and me.cash >= _reserve(s, me):
        return act.BuyShare(me.seat, *best)
    return _drop(s, me, _rows(found, act.SellShares)) or _pass(me)


def _start(s: State, me: Player, rows: list[Any]) -> Action | None:
    """A company that can be floated with the money in hand, unless one is still waiting for that."""
    waiting = [c for c in s.companies if c.president == me.seat and not c.floated]
    if waiting or not rows or me.cash < 5 * 67:
        return None
    names = {row[0] for row in rows}
    name = next(name for name in LIKING if name in names)
    return act.Par(me.seat, name, _par_for(me.cash, 6))


def _appeal(s: State, me: Player, row: tuple[str, str]) -> float:
    """Earnings of a round for each dollar, a little more for the own companies."""
    company = s.company(row[0])
    price = company.par if row[1] == "offering" else company.price
    growth = 0.01 if company.floated and company.trains else 0.0
    own = 0.02 if company.president == me.seat else 0.0
    return ahead.share_yield(s, company) / max(price, 10) + growth + own


def _reserve(s: State, me: Player) -> int:
    """Money held back for a train that an own company will have to buy."""
    short = 0
    for company in s.companies:
        if company.president == me.seat and company.floated and company.stations:
            price = TRAINS[bank_kinds(s)[0]].price
            lasting = [train for train in company.trains if not ahead.rusts_soon(s, train)]
            if not lasting and company.cash < price:
                short += price - company.cash
    return min(short, 900)


def _least_loss(s: State, me: Player, rows: list[Any]) -> Action:
    """Sell one share that earns least for its price, none of an own company if there is another."""

    def loss(row: tuple[str, int]) -> tuple[bool, float, int]:
        company = s.company(row[0])
        return company.president == me.seat, ahead.share_yield(s, company) / max(company.price, 1), row[1]

    return act.SellShares(me.seat, *min(rows, key=loss))


def _drop(s: State, me: Player, rows: list[Any]) -> Action | None:
    """Sell out of a company of others that earns nothing."""
    idle = [
        row for row in rows
        if s.company(row[0]).president != me.seat and s.company(row[0]).floated
        and s.company(row[0]).price >= 40 and ahead.share_yield(s, s.company(row[0])) < 1
    ]  # fmt: skip
    return act.SellShares(me.seat, *max(idle, key=lambda row: row[1])) if idle else None


def _company(s: State) -> Company:
    stage = s.steps[-1]
    assert isinstance(stage, Stage)
    return stage.operator(s)


def _spare(s: State, company: Company) -> int:
    """Money not needed for the next train."""
    if any(not ahead.rusts_soon(s, train) for train in company.trains):
        return company.cash
    return company.cash - TRAINS[bank_kinds(s)[0]].price


def track(s: State, me: Player, found: Offered) -> Action:
    company, rows = _company(s), _rows(found, act.LayTile)
    costs = {row[0]: lay_cost(s, me.seat, row) for row in rows}
    spare = _spare(s, company)
    rows = [row for row in rows if costs[row[0]] == 0 or costs[row[0]] <= spare]
    best = ahead.best_lay(s, company, rows, costs) if rows else None
    return act.LayTile(me.seat, *best) if best else _pass(me)


def station(s: State, me: Player, found: Offered) -> Action:
    """A station that pays for itself in a few rounds."""
    company, cost = _company(s), station_cost(_company(s))
    if cost > _spare(s, company):
        return _pass(me)
    number = ground(s).board.grid.number
    gains = [
        (ahead.station_gain(s, company, 2 * number[row[0]] + row[1]), row)
        for row in _rows(found, act.PlaceStation)
    ]
    best = max(gains, default=None)
    return act.PlaceStation(me.seat, *best[1]) if best and best[0] * 4 >= cost else _pass(me)


def dividend(s: State, me: Player, found: Offered) -> Action:
    if act.PayOut in found and not ahead.needs_saving(s, _company(s)):
        return act.PayOut(me.seat)
    return act.Withhold(me.seat)


def trains(s: State, me: Player, found: Offered) -> Action:
    """A train if there is none or the old ones rust soon; another one if it earns enough."""
    company = _company(s)
    if act.GoBankrupt in found:
        return act.GoBankrupt(me.seat)
    rows = _rows(found, act.BuyTrain)
    if must_own(s, company) or not company.trains:
        if rows:
            return act.BuyTrain(me.seat, *max(rows, key=lambda row: KINDS.index(row[0])))
        sales = _rows(found, act.SellShares)
        if sales:
            return _forced(s, me, sales)
    rusting = all(ahead.rusts_soon(s, train) for train in company.trains)
    for row in sorted(rows, key=lambda row: -KINDS.index(row[0])):
        price = TRAINS[row[0]].price
        lasts = not ahead.rusts_soon(s, row[0])
        if price <= company.cash and lasts and (rusting or ahead.train_gain(s, company, row[0]) * 6 >= price):
            return act.BuyTrain(me.seat, *row)
    return _pass(me) if act.Pass in found else _first(s, me, found)


def _forced(s: State, me: Player, rows: list[Any]) -> Action:
    """Sell as few shares as suffice, of what earns least."""
    return _least_loss(s, me, rows)


def last(s: State, me: Player, found: Offered) -> Action:
    """The company buys its president's privates as dearly as it can spare."""
    offer = found.get(act.BuyPrivate)
    spare = _spare(s, _company(s)) if offer else 0
    if isinstance(offer, Priced):
        for (private,) in offer.rows:
            least, most = price_range(private)
            price = min(most, spare)
            if private in me.privates and price >= max(least, PRIVATES[private].price):
                return act.BuyPrivate(me.seat, private, price)
    return _pass(me)


def discard(s: State, me: Player, found: Offered) -> Action:
    """The smallest train goes."""
    return min(found[act.DiscardTrain].actions(), key=lambda a: KINDS.index(a.train))  # type: ignore[attr-defined]


def deal(s: State, me: Player, found: Offered) -> Action:
    """Sell privates above face value; buy and sell nothing else unless it is a gift."""
    if act.Accept not in found:
        return _first(s, me, found)
    step: Any = s.steps[-1]
    face = PRIVATES[step.private].price
    if isinstance(step, PrivateDeal) or not step.by_seller:
        agreed = step.price > 1.5 * face
    else:
        agreed = step.price < face / 2
    return act.Accept(me.seat) if agreed else act.Decline(me.seat)


def train_deal(s: State, me: Player, found: Offered) -> Action:
    """A train goes for twice its price if another one stays."""
    step: Any = s.steps[-1]
    keeps = len(s.company(step.seller).trains) > 1
    fair = step.price >= 2 * TRAINS[step.train].price
    return act.Accept(me.seat) if keeps and fair else act.Decline(me.seat)


Thought = Callable[[State, Player, Offered], Action]
THOUGHTS: dict[str, Thought] = {
    "private_sale": sale,
    "private_auction": auction,
    "setting_par": par_of_bo,
    "stock_turn": stock,
    "lay_track": track,
    "place_station": station,
    "dividends": dividend,
    "buy_trains": trains,
    "last_purchases": last,
    "discarding": discard,
    "private_trade": deal,
    "private_deal": deal,
    "train_deal": train_deal,
}

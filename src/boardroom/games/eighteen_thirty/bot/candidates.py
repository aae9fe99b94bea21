"""The moves that a good player of 1830 would consider besides the greedy one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, groupby, zip_longest

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.bot import forecast as ahead
from boardroom.games.eighteen_thirty.bot.choices import Offered, rows
from boardroom.games.eighteen_thirty.bot.operate import lay_costs, operator
from boardroom.games.eighteen_thirty.bot.stock import START_ORDER, ShareRow, appeal, par_for
from boardroom.games.eighteen_thirty.offers import Priced
from boardroom.games.eighteen_thirty.state import KINDS, Player, State

MAX_LISTED = 3
"""How many actions are listed of an offer that no finder knows."""


def others(s: State, me: Player, offers: Sequence[Offer]) -> Iterable[Action]:
    """Moves worth trying in a position, most promising first; some of them may be illegal."""
    found = {offer.kind: offer for offer in offers}
    find = FINDERS.get(s.steps[-1].key.partition(".")[2])
    if find is None:
        return chain.from_iterable(offer.list_actions(MAX_LISTED) for offer in offers)
    return find(s, me, found)


def _passing(me: Player, found: Offered) -> list[Action]:
    return [act.Pass(me.seat)] if act.Pass in found else []


def _bids(s: State, me: Player, found: Offered) -> Iterator[Action]:
    """The cheapest private, the lowest bid on each other one, passing."""
    if act.TakePrivate in found:
        yield found[act.TakePrivate].suggest()
    yield from _passing(me, found)
    offer = found.get(act.Bid)
    if isinstance(offer, Priced):
        for (private,), least in zip(offer.rows, offer.leasts, strict=True):
            yield act.Bid(me.seat, private, least)


def _raises(s: State, me: Player, found: Offered) -> Iterator[Action]:
    yield from _passing(me, found)
    if act.Raise in found:
        yield found[act.Raise].suggest()


def _share_deals(s: State, me: Player, found: Offered) -> Iterator[Action]:
    """In turn the most appealing purchase, a new company, the sale of the least appealing block, passing."""
    buys = sorted(rows(found, act.BuyShare), key=lambda row: appeal(s, me, row), reverse=True)
    blocks = _blocks(s, me, rows(found, act.SellShares))
    kinds = (
        [act.BuyShare(me.seat, *row) for row in buys],
        [*_starts(me, found)],
        [act.SellShares(me.seat, *rows[0]) for rows in blocks],
        _passing(me, found),
        [act.ExchangeForShare(me.seat, *row) for row in rows(found, act.ExchangeForShare)],
        [act.SellShares(me.seat, *rows[-1]) for rows in blocks],
    )
    yield from (a for turn in zip_longest(*kinds) for a in turn if a is not None)


def _blocks(s: State, me: Player, sales: list[ShareRow]) -> list[list[ShareRow]]:
    """The possible sales by company, the least appealing company first, its largest block first."""
    sales = sorted(sales, key=lambda row: (appeal(s, me, (row[0], "pool")), row[0], -row[1]))
    return [list(rows) for _, rows in groupby(sales, key=lambda row: row[0])]


def _starts(me: Player, found: Offered) -> Iterator[Action]:
    """New companies in order of preference, at a par at which the player can float them, or the highest."""
    offered = {row[0] for row in rows(found, act.Par)}
    for name in START_ORDER:
        if name in offered:
            yield act.Par(me.seat, name, par_for(me.cash, 6))
            yield act.Par(me.seat, name, par_for(me.cash, 3))


def _lays(s: State, me: Player, found: Offered) -> Iterator[Action]:
    company = operator(s)
    every = rows(found, act.LayTile)
    yield from (act.LayByPrivate(me.seat, *row) for row in rows(found, act.LayByPrivate)[:1])
    if every:
        ranked = ahead.rank_lays(s, company, every, lay_costs(s, me.seat, every)).rows
        yield from (act.LayTile(me.seat, *row) for row in ranked)
    yield from _passing(me, found)


def _stations(s: State, me: Player, found: Offered) -> Iterator[Action]:
    company, number = operator(s), map_of(s).board.grid.number
    yield from _passing(me, found)
    gains = [
        (ahead.station_gain(s, company, 2 * number[row[0]] + row[1]), row)
        for row in rows(found, act.PlaceStation)
    ]
    yield from (act.PlaceStation(me.seat, *row) for _, row in sorted(gains, reverse=True))


def _dividends(s: State, me: Player, found: Offered) -> Iterator[Action]:
    yield act.PayOut(me.seat)
    yield act.Withhold(me.seat)


def _trains(s: State, me: Player, found: Offered) -> Iterator[Action]:
    """No train, or one more: from the bank or pool, or from the president's other companies."""
    yield from _passing(me, found)
    longest = sorted(rows(found, act.BuyTrain), key=lambda row: -KINDS.index(row[0]))
    yield from (act.BuyTrain(me.seat, *row) for row in longest)
    yield from (act.TradeIn(me.seat, *row) for row in rows(found, act.TradeIn))
    yield from _sister_trains(s, me, found)
    yield from (act.SellShares(me.seat, *row) for row in rows(found, act.SellShares))


def _sister_trains(s: State, me: Player, found: Offered) -> Iterator[Action]:
    """Trains of the president's other companies, for as much or as little as possible."""
    offer, company = found.get(act.BuyTrainOf), operator(s)
    if isinstance(offer, Priced):
        for (kind, seller), (least, most) in zip(offer.rows, offer.ranges, strict=True):
            if s.company(seller).president == me.seat:
                yield act.BuyTrainOf(me.seat, kind, seller, min(most, max(least, company.cash)))
                yield act.BuyTrainOf(me.seat, kind, seller, least)


def _purchases(s: State, me: Player, found: Offered) -> Iterator[Action]:
    """The president's own privates, for as much or as little as possible."""
    yield from _passing(me, found)
    offer = found.get(act.BuyPrivate)
    if isinstance(offer, Priced):
        for (private,), (least, most) in zip(offer.rows, offer.ranges, strict=True):
            if private in me.privates:
                yield act.BuyPrivate(me.seat, private, most)
                yield act.BuyPrivate(me.seat, private, least)


def _answers(s: State, me: Player, found: Offered) -> Iterator[Action]:
    yield act.Decline(me.seat)
    yield act.Accept(me.seat)


Finder = Callable[[State, Player, Offered], Iterable[Action]]
FINDERS: dict[str, Finder] = {
    "private_sale": _bids,
    "private_auction": _raises,
    "stock_turn": _share_deals,
    "lay_track": _lays,
    "place_station": _stations,
    "dividends": _dividends,
    "buy_trains": _trains,
    "last_purchases": _purchases,
    "private_trade": _answers,
    "private_deal": _answers,
    "train_deal": _answers,
}

"""Players of 1830: random play that comes to an end, and a greedy player.

The greedy one buys privates, starts companies it can float, buys shares that earn and sells idle ones for
them, lays track that raises its next runs, keeps a train before the old ones rust, and pays out unless it
must save for one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.bot import deals, operate, sale, stock
from boardroom.games.eighteen_thirty.bot.choices import Offered, first
from boardroom.games.eighteen_thirty.state import Player, State

TAKE = 0.5
"""How often random play takes the cheapest private when it can.

Uniform play bids sums of any size and so binds all money in bids; nobody then buys the cheapest private,
and only its income, paid whenever all pass, brings the sale to an end after thousands of turns.
"""


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
    listed = offer.list_actions(6)
    return listed[int(rng.random() * len(listed))]


def choose(s: State, offers: Sequence[Offer], rng: Random) -> Action:
    """What the seat that is asked does; `s` is its view."""
    found = {offer.kind: offer for offer in offers}
    seat = offers[0].seat
    think = THOUGHTS.get(s.steps[-1].key.partition(".")[2], first)
    return think(s, s.players[seat], found, rng)


Thought = Callable[[State, Player, Offered, Random], Action]
THOUGHTS: dict[str, Thought] = {
    "private_sale": sale.sale,
    "private_auction": sale.auction,
    "setting_par": stock.par_of_bo,
    "stock_turn": stock.stock,
    "lay_track": operate.track,
    "place_station": operate.station,
    "dividends": operate.dividend,
    "buy_trains": operate.trains,
    "last_purchases": operate.last,
    "discarding": operate.discard,
    "private_trade": deals.deal,
    "private_deal": deals.deal,
    "train_deal": deals.train_deal,
}

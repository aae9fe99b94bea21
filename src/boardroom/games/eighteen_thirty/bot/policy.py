"""The bots of 1830: random play that ends, and the greedy bot.

The greedy bot buys privates, starts companies it can float, buys shares that earn and sells idle ones for
them, lays track that raises its next runs, replaces trains before they rust, and pays dividends unless it has
to save for a train.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.bot import deals, operate, sale, stock
from boardroom.games.eighteen_thirty.bot.choices import Offered, take_suggestion
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.state import Player, State
from boardroom.games.eighteen_thirty.turns import PlayerTurn

TAKE_PROBABILITY = 0.5
"""How often random play takes the cheapest private when it can.

Uniformly random bids tie up all money, so nobody can buy the cheapest private and the sale takes thousands of
turns.
"""


MAX_PRICES = 3
"""How many prices random play lets be named for one thing, also at a table without such a limit (R-1)."""
PRICED = (
    act.AskForPrivate, act.OfferPrivate, act.BuyPrivate, act.BuyTrainOf, act.OfferToCompany, act.OfferTrain,
    act.CounterOffer,
)  # fmt: skip


def random_choice(offers: Sequence[Offer], rng: Random) -> Action:
    """Choose a kind of offer, then one of its actions; in the private sale prefer taking and low bids."""
    if offers[0].s.options.proposals is None and _is_talked_out(offers[0].s):
        offers = [offer for offer in offers if offer.kind not in PRICED] or offers
    if len(offers) > 1 and offers[0].kind.key in ("pass", "raise"):
        kinds = {offer.kind: offer for offer in offers}
        if act.TakePrivate in kinds and rng.random() < TAKE_PROBABILITY:
            return kinds[act.TakePrivate].sample(rng)
        for kind in (act.Bid, act.Raise):
            if kind in kinds and rng.random() < TAKE_PROBABILITY:
                return _lowest(kinds[kind], rng)
    return offers[int(rng.random() * len(offers))].sample(rng)


def _is_talked_out(s: State) -> bool:
    """Whether so many prices were named for one thing in this turn that random play names no more."""
    named = next((one.declined for one in s.steps if isinstance(one, PlayerTurn | OperatingTurn)), ())
    return any(named.count(one) >= MAX_PRICES - 1 for one in named)


def _lowest(offer: Offer, rng: Random) -> Action:
    """One of the lowest allowed bids."""
    listed = offer.list_actions(6)
    return listed[int(rng.random() * len(listed))]


def choose(s: State, offers: Sequence[Offer], rng: Random) -> Action:
    """Choose an action of the seat to act; `s` is its view."""
    found = {offer.kind: offer for offer in offers}
    seat = offers[0].seat
    choose_for = CHOOSERS.get(s.steps[-1].key.partition(".")[2], take_suggestion)
    return choose_for(s, s.players[seat], found, rng)


Chooser = Callable[[State, Player, Offered, Random], Action]
CHOOSERS: dict[str, Chooser] = {
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
    "private_trade": deals.answer,
    "private_deal": deals.answer,
    "train_deal": deals.answer,
}

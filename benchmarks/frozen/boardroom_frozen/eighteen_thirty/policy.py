"""The frozen greedy bot of 1830.

It buys privates, starts companies it can float, buys shares that earn and sells idle ones for
them, lays track that raises its next runs, replaces trains before they rust, and pays dividends unless it has
to save for a train.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.games.eighteen_thirty.state import Player, State
from boardroom_frozen.eighteen_thirty import deals, operate, sale, stock
from boardroom_frozen.eighteen_thirty.choices import Offered, take_suggestion


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

"""Profiles: the rules in which 18xx.games differs from the rulebook (rulings D with the option `profile`).

A rule asks `s.profile` a question and never which profile it is, so a third profile is one more record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

ProfileName = Literal["rulebook", "18xx.games"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """One answer to each question; the defaults are the rulebook's."""

    # The private sale
    pass_leaves_auction: bool = False
    """A pass ends a bidder's part in the auction and frees the money set aside (D-1; E-1.20)."""
    lowest_bidder_acts: bool = False
    """Bidding continues with the lowest bidder, not clockwise (D-1; E-1.19, E-1.21)."""
    sale_resumes_at_priority: bool = True
    """After all pass and incomes are paid, the priority holder continues, not the next seat (E-1.25)."""
    skips_bidders_without_money: bool = True
    """Players who can do nothing but pass in the sale are not asked (E-1.15)."""

    # Privates and trades between players
    exchanges_at_any_time: bool = False
    """MH may be exchanged in the middle of any turn (D-5; E-3.28)."""
    asks_for_exchange: bool = True
    """A player whose only choice is to exchange MH is asked in the own stock turn (D-13; E-3.28)."""
    exchange_follows_zones: bool = False
    """MH may be exchanged above 60% where orange or brown lifts the limit (U-9; E-3.27)."""
    asks_partners: bool = True
    """A deal waits for consent; records of 18xx.games hold only agreed deals (D-8; E-3.2)."""
    owners_may_offer: bool = True
    """An owner may offer a private to another player (D-4, D-9; E-3.2, E-6.104)."""
    trades_after_purchase: bool = True
    """A player may still trade privates after buying a share in the turn (D-4; E-3.2)."""
    least_trade_price: int = 0
    """The lowest price of a private between players (E-3.2)."""
    trades_need_certificate_room: bool = True
    """A player at the certificate limit may not buy a private (E-4.14)."""

    # The stock round
    sells_at_current_price: bool = False
    """Later sales in one turn use the current price, not the price before the first drop (D-3; E-5.4)."""
    buys_brown_after_sale: bool = False
    """Several brown shares are one purchase even if the player has sold in between (D-17; E-4.6)."""
    funds_at_float: bool = False
    """The capital is paid when the company floats, not at the end of the stock round (D-2; E-5.24)."""
    has_variants: bool = False
    """Brown shares from the offering and a third 6-train may be chosen as options (D-17)."""

    # A company's turn
    purchases_open_steps: bool = True
    """A purchase of a private alone keeps any step open, not only the end of the turn (D-15; E-3.8)."""
    powers_at_any_point: bool = False
    """CS and DH act at any point of the turn, DH's station right after its tile (D-15; E-3.17, E-3.23)."""
    skips_track_without_lay: bool = True
    """A company that cannot lay anything is not asked about track (E-6.4)."""
    asks_owner_of_unused_cs: bool = False
    """The owner of an unused CS has to pass to end the turn (D-15)."""
    home_city_waits_for_tile: bool = False
    """Whoever lays the first tile in Erie's home hex chooses Erie's city (E-6.57)."""
    enforces_best_run: bool = True
    """Only a best set of routes may be run (D-11; E-6.17)."""
    adds_for_any_train: bool = False
    """A president adds money for another company's train though the treasury could pay the cheapest of
    bank and pool (D-7; E-6.97)."""
    discards_by_price: bool = True
    """Discards go by share price, not in the companies' fixed order (D-6; E-6.93)."""

    # The end
    last_round: int | None = None
    """The game is stopped after this stock round and its operating rounds (D-20; E-7.1)."""


RULEBOOK = Profile()
SITE = Profile(
    pass_leaves_auction=True,
    lowest_bidder_acts=True,
    sale_resumes_at_priority=False,
    skips_bidders_without_money=False,
    exchanges_at_any_time=True,
    asks_for_exchange=False,
    exchange_follows_zones=True,
    asks_partners=False,
    owners_may_offer=False,
    trades_after_purchase=False,
    least_trade_price=1,
    trades_need_certificate_room=False,
    sells_at_current_price=True,
    buys_brown_after_sale=True,
    funds_at_float=True,
    has_variants=True,
    purchases_open_steps=False,
    powers_at_any_point=True,
    skips_track_without_lay=False,
    asks_owner_of_unused_cs=True,
    home_city_waits_for_tile=True,
    enforces_best_run=False,
    adds_for_any_train=True,
    discards_by_price=False,
    last_round=100,
)

PROFILES: Mapping[ProfileName, Profile] = MappingProxyType({"rulebook": RULEBOOK, "18xx.games": SITE})

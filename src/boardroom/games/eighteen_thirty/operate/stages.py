"""The steps of a company's turn from track to the last purchases (E-6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.offers import Just, Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.deals.trades import offer_private
from boardroom.games.eighteen_thirty.offers import Rows
from boardroom.games.eighteen_thirty.operate import dividend, run, tokens, track, train_deals, trains
from boardroom.games.eighteen_thirty.operate.anywhere import ANYWHERE, PASS, OpenStage, pass_stage
from boardroom.games.eighteen_thirty.operate.bankruptcy import (
    BANKRUPT,
    SELL_FORCED,
    may_offer_forced,
    offers_in_forced_sale,
)
from boardroom.games.eighteen_thirty.operate.powers import LAY_BY_PRIVATE, power_offers
from boardroom.games.eighteen_thirty.operate.private_purchase import private_offers
from boardroom.games.eighteen_thirty.operate.turn import (
    DH_STAGE,
    TOKEN_STAGE,
    TRACK_STAGE,
    TRAINS_STAGE,
    Stage,
    stage_of,
    turn_of,
)
from boardroom.games.eighteen_thirty.state import CompanyId, State


@step(TRACK_STAGE, "E-6.4", frozen=True)
class LayTrack(OpenStage):
    """The company lays or upgrades one tile, or none. (E-6.4)"""

    company: CompanyId = shown()
    moves = {act.LayTile: track.LAY, **ANYWHERE, act.Pass: PASS}
    skipped = "E-6.4"

    def is_asked(self, s: State, seat: Seat) -> bool:
        return bool(self.list_choices(s, seat)) if s.profile.skips_track_without_lay else not turn_of(s).laid

    def own_choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        if rows := track.lay_rows(s, self.operator(s)):
            yield Rows(act.LayTile, s, seat, rows, also=track.unlaid_rows, cost=track.lay_cost)


def pass_dh(s: State, a: act.Pass, tell: Tell) -> None:
    """Decline the free station; a later station there follows the normal rules (E-3.24)."""
    turn_of(s).dh_laid = False
    pass_stage(s, a, tell)


@step(DH_STAGE, "E-3.23", frozen=True)
class DhStation(Stage):
    """The free station of DH, offered right after its tile by some profiles. (D-15)"""

    company: CompanyId = shown()
    moves = {
        act.PlaceFreeStation: tokens.FREE_STATION,
        act.LayByPrivate: LAY_BY_PRIVATE,
        act.Pass: Move(PASS.may, pass_dh),
    }

    def is_asked(self, s: State, seat: Seat) -> bool:
        return turn_of(s).dh_laid

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [*power_offers(s, seat), Just(s, act.Pass(seat))]


@step(TOKEN_STAGE, "E-6.10", frozen=True)
class PlaceTokens(OpenStage):
    """The company places one station, or none. (E-6.10)"""

    company: CompanyId = shown()
    moves = {act.PlaceStation: tokens.PLACE, **ANYWHERE, act.Pass: PASS}
    skipped = "E-6.51"

    def own_choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        if rows := tokens.station_rows(s, self.operator(s)):
            cost = tokens.price_of_station
            yield Rows(act.PlaceStation, s, seat, rows, also=tokens.every_city, cost=cost)
        yield from tokens.free_station_offers(s, seat)


@step("eighteen_thirty.run_trains", "E-6.13", frozen=True)
class RunTrains(OpenStage):
    """The company runs its trains. (E-6.13)"""

    company: CompanyId = shown()
    moves = {act.Run: run.RUN, **ANYWHERE}
    has_pass = False
    skipped = "E-6.60"

    def own_choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        if self.operator(s).trains and map_of(s).has_route(self.company):
            yield run.RunOffer(s, seat)


@step("eighteen_thirty.dividends", "E-6.18", frozen=True)
class Dividends(OpenStage):
    """The company pays its revenue as a dividend or withholds it. (E-6.18, E-6.81)"""

    company: CompanyId = shown()
    moves = {act.PayOut: dividend.PAY_OUT, act.Withhold: dividend.WITHHOLD, **ANYWHERE}
    has_pass = False

    def own_choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        if turn_of(s).revenue > 0:
            yield Just(s, act.PayOut(seat))
            yield Just(s, act.Withhold(seat))

    def proceed(self, s: State, tell: Tell) -> None:
        dividend.withhold_revenue(s, self.operator(s), tell)  # E-6.19, D-12
        s.steps.pop()


def may_pass_trains(s: State, a: act.Pass) -> None:
    require(not trains.must_own(s, stage_of(s).operator(s)), "E-6.23", "must-own-a-train")


@step(TRAINS_STAGE, "E-6.20")
class BuyTrains(trains.TrainPurchase):
    """The company buys trains one by one; without a train it may be forced to. (E-6.20, E-6.23)"""

    moves = {
        act.BuyTrain: trains.BUY,
        act.TradeIn: trains.TRADE_IN,
        act.BuyTrainOf: train_deals.BUY_OF,
        act.SellShares: SELL_FORCED,
        act.GoBankrupt: BANKRUPT,
        act.OfferPrivate: Move(may_offer_forced, offer_private),
        **ANYWHERE,
        act.Pass: Move(may_pass_trains, pass_stage),
    }
    skipped = "E-6.30"

    def may_pass(self, s: State) -> bool:
        return not trains.must_own(s, self.operator(s))

    def own_choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        company = self.operator(s)
        yield from trains.train_offers(s, company, seat)
        yield from train_deals.purchase_offers(s, company, seat)
        yield from offers_in_forced_sale(s, company, seat)


@step("eighteen_thirty.last_purchases", "E-3.8", frozen=True)
class LastPurchases(OpenStage):
    """The end of the turn, in which the company may still buy a private or use one. (E-3.8)"""

    company: CompanyId = shown()
    moves = {**ANYWHERE, act.Pass: PASS}
    skipped = "E-3.3"

    def is_asked(self, s: State, seat: Seat) -> bool:
        if s.profile.purchases_open_steps:
            return bool(self.list_choices(s, seat))
        unused = "CS" in self.operator(s).privates and "CS" not in s.used
        return (s.profile.asks_owner_of_unused_cs and unused) or bool(private_offers(s, seat))

    def own_choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        return iter(())

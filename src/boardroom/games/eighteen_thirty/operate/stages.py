"""The steps of a company's turn from track to the last purchases (E-6.3)."""

from __future__ import annotations

from typing import cast

from boardroom.core.offers import Just, Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.deals import offer_private
from boardroom.games.eighteen_thirty.offers import Rows
from boardroom.games.eighteen_thirty.operate import dividend, run, tokens, track, trains
from boardroom.games.eighteen_thirty.operate.bankruptcy import (
    BANKRUPT,
    SELL_FORCED,
    may_offer_forced,
    offers_in_forced_sale,
)
from boardroom.games.eighteen_thirty.operate.powers import (
    ANYWHERE,
    LAY_BY_PRIVATE,
    anywhere_offers,
    power_offers,
    power_rows,
)
from boardroom.games.eighteen_thirty.operate.private_purchase import private_offers, private_rows
from boardroom.games.eighteen_thirty.operate.turn import (
    DH_STAGE,
    PASS,
    TRACK_STAGE,
    Stage,
    pass_stage,
    stage_of,
    turn_of,
)
from boardroom.games.eighteen_thirty.state import CompanyId, State


@step(TRACK_STAGE, "E-6.4")
class LayTrack(Stage):
    """The company lays or upgrades one tile, or none. (E-6.4)"""

    company: CompanyId = shown()
    moves = {act.LayTile: track.LAY, **ANYWHERE, act.Pass: PASS}
    skipped = "E-6.4"

    def has_choice(self, s: State) -> bool:
        company, turn = self.operator(s), turn_of(s)
        if not s.profile.skips_track_without_lay:
            return not turn.laid
        if not turn.laid and (track.lay_rows(s, company) or private_rows(s, company)):
            return True
        return bool(company.privates) and (bool(power_rows(s, company)) or tokens.has_free_station(s))

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found: list[Offer] = []
        if rows := track.lay_rows(s, self.operator(s)):
            found.append(Rows(act.LayTile, s, seat, rows, also=track.unlaid_rows, cost=track.lay_cost))
        return [*found, *power_offers(s, seat), *private_offers(s, seat), Just(s, act.Pass(seat))]


def pass_dh(s: State, a: act.Pass, tell: Tell) -> None:
    """Decline the free station; a later station there follows the normal rules (E-3.24)."""
    turn_of(s).dh_laid = False
    pass_stage(s, a, tell)


@step(DH_STAGE, "E-3.23")
class DhStation(Stage):
    """The free station of DH, offered right after its tile by some profiles. (D-15)"""

    company: CompanyId = shown()
    moves = {
        act.PlaceFreeStation: tokens.FREE_STATION,
        act.LayByPrivate: LAY_BY_PRIVATE,
        act.Pass: Move(PASS.may, pass_dh),
    }

    def has_choice(self, s: State) -> bool:
        return turn_of(s).dh_laid

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [*power_offers(s, seat), Just(s, act.Pass(seat))]


@step("eighteen_thirty.place_station", "E-6.10")
class PlaceTokens(Stage):
    """The company places one station, or none. (E-6.10)"""

    company: CompanyId = shown()
    moves = {act.PlaceStation: tokens.PLACE, **ANYWHERE, act.Pass: PASS}
    skipped = "E-6.51"

    def has_choice(self, s: State) -> bool:
        return bool(tokens.station_rows(s, self.operator(s))) or tokens.has_free_station(s)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found: list[Offer] = []
        if rows := tokens.station_rows(s, self.operator(s)):
            cost = tokens.price_of_station
            found.append(Rows(act.PlaceStation, s, seat, rows, also=tokens.every_city, cost=cost))
        if not s.profile.powers_at_any_point:
            found += tokens.free_station_offers(s, seat)
        return [*found, *anywhere_offers(s, seat), Just(s, act.Pass(seat))]


@step("eighteen_thirty.run_trains", "E-6.13")
class RunTrains(Stage):
    """The company runs its trains. (E-6.13)"""

    company: CompanyId = shown()
    moves = {act.Run: run.RUN, **ANYWHERE}
    skipped = "E-6.60"

    def has_choice(self, s: State) -> bool:
        return bool(self.operator(s).trains) and map_of(s).has_route(self.company)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [run.RunOffer(s, seat), *anywhere_offers(s, seat)]


@step("eighteen_thirty.dividends", "E-6.18")
class Dividends(Stage):
    """The company pays its revenue as a dividend or withholds it. (E-6.18, E-6.81)"""

    company: CompanyId = shown()
    moves = {act.PayOut: dividend.PAY_OUT, act.Withhold: dividend.WITHHOLD, **ANYWHERE}

    def has_choice(self, s: State) -> bool:
        return turn_of(s).revenue > 0

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Just(s, act.PayOut(seat)), Just(s, act.Withhold(seat)), *anywhere_offers(s, seat)]

    def proceed(self, s: State, tell: Tell) -> None:
        dividend.withhold_revenue(s, self.operator(s), tell)  # E-6.19, D-12
        s.steps.pop()


def may_pass_trains(s: State, a: act.Pass) -> None:
    require(not trains.must_own(s, stage_of(s).operator(s)), "E-6.23", "must-own-a-train")


@step("eighteen_thirty.buy_trains", "E-6.20")
class BuyTrains(trains.TrainPurchase):
    """The company buys trains one by one; without a train it may be forced to. (E-6.20, E-6.23)"""

    moves = {
        act.BuyTrain: trains.BUY,
        act.TradeIn: trains.TRADE_IN,
        act.BuyTrainOf: trains.BUY_OF,
        act.SellShares: SELL_FORCED,
        act.GoBankrupt: BANKRUPT,
        act.OfferPrivate: Move(may_offer_forced, offer_private),
        **ANYWHERE,
        act.Pass: Move(may_pass_trains, pass_stage),
    }
    skipped = "E-6.30"

    def has_choice(self, s: State) -> bool:
        company = self.operator(s)
        return bool(self._purchases(s, cast(int, company.president))) or trains.must_own(s, company)

    def _purchases(self, s: State, seat: Seat) -> list[Offer]:
        found = s.memo.get("trains")
        if found is None:
            found = s.memo["trains"] = trains.train_offers(s, self.operator(s), seat)
        purchases: list[Offer] = found
        return purchases

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        company = self.operator(s)
        found = [
            *self._purchases(s, seat),
            *offers_in_forced_sale(s, company, seat),
            *anywhere_offers(s, seat),
        ]
        return found if trains.must_own(s, company) else [*found, Just(s, act.Pass(seat))]


@step("eighteen_thirty.last_purchases", "E-3.8")
class LastPurchases(Stage):
    """The company may buy privates once more after the trains. (E-3.8)"""

    company: CompanyId = shown()
    moves = {**ANYWHERE, act.Pass: PASS}
    skipped = "E-3.3"

    def has_choice(self, s: State) -> bool:
        company = self.operator(s)
        if private_rows(s, company):
            return True
        return s.profile.asks_owner_of_unused_cs and "CS" in company.privates and "CS" not in s.used

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [*anywhere_offers(s, seat), Just(s, act.Pass(seat))]

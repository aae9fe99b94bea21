"""The log: which facts get a line, which lines are grouped, the clauses they cite."""

from __future__ import annotations

from collections.abc import Iterable

from boardroom.core.actions import Fact, Skipped
from boardroom.drawing.html import Html, Writer
from boardroom.games.eighteen_thirty import facts as told
from boardroom.games.eighteen_thirty.deals.facts import (
    PrivateAskedFor,
    PrivateDealOffered,
    PurchaseSetBack,
    TrainDealOffered,
    TrainOffered,
)
from boardroom.games.eighteen_thirty.state import BankBroke

CLAUSES: dict[type[Fact], str] = {
    told.BidPlaced: "E-1.5", told.AuctionBegan: "E-1.17", told.PrivateSold: "E-1.13", told.PriceCut: "E-1.8",
    told.ShareGiven: "E-1.9", told.IncomePaid: "E-6.1", told.ParSet: "E-5.8", told.ShareBought: "E-5.10",
    told.SharesSold: "E-5.4", told.PresidentChanged: "E-5.26", told.CompanyFloated: "E-5.12",
    told.TileLaid: "E-6.4", told.StationPlaced: "E-6.10", told.TrainsRun: "E-6.13",
    told.DividendPaid: "E-6.18", told.RevenueKept: "E-6.81", told.TrainBought: "E-6.20",
    TrainOffered: "E-6.85", told.TrainTraded: "E-6.89", told.TrainSold: "E-6.85",
    told.TrainDiscarded: "E-6.22", told.TrainsRusted: "E-2.7", told.PrivateBought: "E-3.8",
    told.PrivateTraded: "E-3.2", told.PrivateExchanged: "E-3.26", told.PriorityMoved: "E-5.15",
    BankBroke: "E-7.1", PurchaseSetBack: "E-6.109",
}  # fmt: skip
UNLOGGED = (told.MarkerMoved, told.CompanyTurnBegan, Skipped)


def is_logged(fact: Fact) -> bool:
    """Whether the log shows a fact."""
    if isinstance(fact, PrivateAskedFor | PrivateDealOffered | TrainDealOffered) and fact.seat == fact.asked:
        return False  # the player agreed with themselves
    return not isinstance(fact, UNLOGGED)


def group(facts: Iterable[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
    """Group incomes; leave out passes in operating rounds, while in stock rounds they count (E-5.16)."""
    found: list[tuple[Fact, ...]] = []
    for fact in facts:
        if isinstance(fact, told.Passed) and isinstance(heading, told.OperatingRoundBegan):
            continue
        if isinstance(fact, told.IncomePaid) and found and isinstance(found[-1][0], told.IncomePaid):
            found[-1] += (fact,)  # all privates pay at the same time (E-6.1)
        else:
            found.append((fact,))
    return found


def line(writer: Writer, facts: tuple[Fact, ...]) -> Html | None:
    """The text of a line; the rotation of a tile is left to the map."""
    fact = facts[0]
    if isinstance(fact, told.TileLaid):
        company = writer.texts.argument("company", fact.company)
        return writer("draw-log-laid", company=company, tile=fact.tile, place=fact.hex, cost=fact.cost)
    if len(facts) > 1:
        paid = [one for one in facts if isinstance(one, told.IncomePaid)]
        each = [writer.texts("draw-log-income", private=one.private, n=one.amount) for one in paid]
        return writer("draw-log-incomes", paid=writer.texts.join(each))
    return None

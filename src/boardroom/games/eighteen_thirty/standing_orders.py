"""The standing order of 1830: buy a share each turn until the company floats (E-4.1, E-5.10, E-5.22)."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Action, Fact
from boardroom.core.offers import Offer
from boardroom.core.order_rules import Order
from boardroom.core.steps import Seat
from boardroom.games.eighteen_thirty.actions import BuyShare, Pass
from boardroom.games.eighteen_thirty.facts import CompanyFloated, MarkerMoved, PresidentChanged, SharesSold
from boardroom.games.eighteen_thirty.offers import allowed
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.eighteen_thirty.stock.buying import may_buy_share
from boardroom.games.eighteen_thirty.stock.round import StockRound
from boardroom.games.eighteen_thirty.stock.turn import StockTurn

OFFERING = "offering"


class BuyUntilFloat(Order):
    """In each turn of the stock round, buy one share from the offering at par and end the turn.

    Only shares from the offering help a company to float (E-5.22), so the order never buys from the pool. It
    ends when the company floats, when the purchase is refused (no money, a limit reached, nothing left), when
    anybody sells shares of the company or its price moves, and when another player becomes its president; a
    presidency gained by the order's own purchases does not end it. Other players' purchases do not end it,
    either: they bring the float closer. Any other decision, such as an offered private, goes to the player.
    """

    key = "buy-until-float"
    vocabulary = "company"

    def choices(self, seen: State, seat: Seat) -> Sequence[str]:
        if not isinstance(seen.steps[0], StockRound):
            return ()
        found = [c.id for c in seen.companies if c.par and not c.floated and c.offering]
        turn = seen.steps[-1]
        if isinstance(turn, StockTurn) and turn.seat == seat:
            return [c for c in found if allowed(may_buy_share, seen, BuyShare(seat, c, OFFERING))]
        return found

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: Seat, about: str) -> bool:
        return any(_is_news(fact, seat, about) for fact in facts)

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        turn = seen.steps[-1]
        if not isinstance(turn, StockTurn):
            return None
        if turn.bought is not None:
            wanted: Action = Pass(turn.seat)
            return wanted if turn.bought == about else None
        wanted = BuyShare(turn.seat, about, OFFERING)
        return wanted if any(wanted in offer for offer in offered) else None


def _is_news(fact: Fact, seat: Seat, company: str) -> bool:
    match fact:
        case CompanyFloated(company=c) | MarkerMoved(company=c) | SharesSold(company=c):
            return bool(c == company)
        case PresidentChanged(company=c, seat=president):
            return bool(c == company and president != seat)
    return False

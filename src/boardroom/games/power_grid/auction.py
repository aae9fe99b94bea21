"""Phase 2: auctioning power plants (PG-4)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardroom.core.actions import Skipped
from boardroom.core.offers import Chosen, Just, Offer, Range
from boardroom.core.parts import Amount, One, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.power_grid.actions import DROP_OUT, PASS, Bid, DropOut, OpenAuction, Pass
from boardroom.games.power_grid.facts import AuctionOpened, BidRaised, DroppedOut, Passed, PlantBought
from boardroom.games.power_grid.order import order_by_plants
from boardroom.games.power_grid.plants import STEP_3_CARD, plant_market
from boardroom.games.power_grid.plants.scrapping import begin_scrapping
from boardroom.games.power_grid.state import State, pay_bank


def may_open(s: State, a: OpenAuction) -> None:
    cash = s.players[a.seat].cash
    require(a.plant in s.market, "PG-4.2", "plant-not-on-market", plant=a.plant)
    require(a.plant in plant_market.current(s), "PG-4.2", "plant-in-future-market", plant=a.plant)
    require(a.bid >= a.plant, "PG-4.14", "bid-below-plant", bid=a.bid, least=a.plant)
    require(a.bid <= cash, "PG-4.16", "bid-above-cash", bid=a.bid, cash=cash)


def open_auction(s: State, a: OpenAuction, tell: Tell) -> None:
    phase = _phase(s)
    tell(AuctionOpened, a.seat, a.plant, a.bid)
    seats = len(s.players)
    clockwise = [(a.seat + i) % seats for i in range(1, seats)]
    rivals = tuple(seat for seat in clockwise if seat not in phase.out)  # PG-4.3
    if rivals:
        s.steps.append(Auction(rivals[0], a.plant, a.bid, a.seat, rivals))
    else:
        _sell(s, a.seat, a.plant, a.bid, tell)


def may_pass(s: State, a: Pass) -> None:
    require(s.round > 1, "PG-4.11", "must-buy-in-round-1")


def pass_auction(s: State, a: Pass, tell: Tell) -> None:
    tell(Passed, a.seat)
    _leave_phase(s, _phase(s), a.seat)


def may_bid(s: State, a: Bid) -> None:
    auction = s.steps[-1]
    assert isinstance(auction, Auction)
    cash = s.players[a.seat].cash
    require(a.amount > auction.bid, "PG-4.16", "bid-too-low", bid=a.amount, least=auction.bid + 1)
    require(a.amount <= cash, "PG-4.16", "bid-above-cash", bid=a.amount, cash=cash)


def raise_bid(s: State, a: Bid, tell: Tell) -> None:
    auction = s.steps[-1]
    assert isinstance(auction, Auction)
    tell(BidRaised, a.seat, auction.plant, a.amount)
    # The previous leader may raise again; the new one does not bid against itself.
    auction.rivals = (*auction.rivals[1:], auction.leader)
    auction.bid, auction.leader, auction.seat = a.amount, a.seat, auction.rivals[0]


def may_drop_out(s: State, a: DropOut) -> None:
    """Always allowed, in round 1 too (A12)."""


def drop_out(s: State, a: DropOut, tell: Tell) -> None:
    auction = s.steps[-1]
    assert isinstance(auction, Auction)
    tell(DroppedOut, a.seat, auction.plant)
    auction.rivals = auction.rivals[1:]
    if auction.rivals:
        auction.seat = auction.rivals[0]
    else:
        s.steps.pop()
        _sell(s, auction.leader, auction.plant, auction.bid, tell)


def _sell(s: State, seat: Seat, plant: int, price: int, tell: Tell) -> None:
    """The winner pays and keeps to the plant limit before a replacement is drawn (PG-4.4, 4.5, 4.9)."""
    pay_bank(s, seat, price, "PG-4.4", tell)
    tell(PlantBought, seat, plant, price)
    plant_market.take(s, plant)
    player = s.players[seat]
    player.plants = tuple(sorted((*player.plants, plant)))
    phase = _phase(s)
    phase.sold = True
    s.steps.append(Replacement())
    if len(player.plants) > s.count.plant_limit:
        begin_scrapping(s, seat, plant)
    _leave_phase(s, phase, seat)


def _leave_phase(s: State, phase: AuctionPhase, seat: Seat) -> None:
    out = phase.out = (*phase.out, seat)
    phase.seat = None
    for other in s.order:
        if other not in out:
            phase.seat = other
            break


def _phase(s: State) -> AuctionPhase:
    for frame in reversed(s.steps):
        if isinstance(frame, AuctionPhase):
            return frame
    raise AssertionError("no auction phase")


class OpenOffer(Offer):
    """Any current plant, with any whole bid from its number up to the player's money."""

    __slots__ = ()

    def _affordable(self) -> tuple[list[int], int]:
        """The current plants that the player can pay for, and the player's money."""
        cash = self.s.players[self.seat].cash
        return [plant for plant in plant_market.current(self.s) if plant <= cash], cash

    def actions(self) -> Iterator[OpenAuction]:
        plants, cash = self._affordable()
        for plant in plants:
            for bid in range(plant, cash + 1):
                yield OpenAuction(self.seat, plant, bid)

    def sample(self, rng: Random) -> OpenAuction:
        # Every pair of plant and bid is equally likely.
        plants, cash = self._affordable()
        at = int(rng.random() * (len(plants) * (cash + 1) - sum(plants)))
        for plant in plants:
            if at < cash + 1 - plant:
                return OpenAuction(self.seat, plant, plant + at)
            at -= cash + 1 - plant
        raise AssertionError("a bid within the range")

    def form(self, chosen: Chosen) -> Part | None:
        if "plant" not in chosen:
            shown = [card for card in self.s.market if card != STEP_3_CARD]
            return One("plant", tuple(self._option(plant) for plant in shown))
        cash = self.s.players[self.seat].cash
        return Amount("bid", chosen["plant"], cash) if "bid" not in chosen else None

    def _option(self, plant: int) -> Option:
        why = self.refusal(OpenAuction(self.seat, plant, plant))
        return Option(f"plant:{plant}", plant, cost=plant, why=why)

    def compose(self, chosen: Chosen) -> OpenAuction:
        return OpenAuction(self.seat, chosen["plant"], chosen["bid"])


@step("power_grid.auction_phase", "PG-4.13")
class AuctionPhase(Step):
    """The players open auctions in player order until each has bought or passed. (PG-4)"""

    seat: Seat | None = shown()
    out: tuple[Seat, ...] = shown(default=())
    """Who has bought or passed: they neither open nor bid any more this phase (PG-4.1, PG-4.7)."""
    sold: bool = shown(default=False)
    moves = {OpenAuction: Move(may_open, open_auction), Pass: Move(may_pass, pass_auction)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return () if self.seat is None or self._only_pass(s) else (self.seat,)

    def _only_pass(self, s: State) -> bool:
        """Whether all can see that only passing is left: skipping a turn must not reveal hidden money."""
        plants = plant_market.current(s)
        if not plants:
            return True
        assert self.seat is not None
        return s.options.open_money and s.round > 1 and s.players[self.seat].cash < plants[0]

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        plants = plant_market.current(s)  # the lowest first
        found: list[Offer] = []
        if plants and plants[0] <= s.players[seat].cash:
            found.append(OpenOffer(OpenAuction, s, seat))
        if s.round > 1:
            found.append(Just(s, PASS[seat]))
        return found

    def proceed(self, s: State, tell: Tell) -> None:
        if self.seat is not None:
            tell(Skipped, self.seat, "PG-4.2")
            _leave_phase(s, self, self.seat)
            return
        s.steps.pop()
        if not self.sold and s.round > 1:
            plant_market.replace_lowest(s, "no_sale", tell)  # PG-4.12
        plant_market.close_auctions(s, tell)
        if s.round == 1:
            order_by_plants(s, tell)


@step("power_grid.auction", "PG-4.3")
class Auction(Step):
    """The players bid on one plant, clockwise by seat. (PG-4.3 to PG-4.5, PG-4.15, PG-4.16)"""

    seat: Seat = shown()
    plant: int = shown()
    bid: int = shown()
    leader: Seat = shown()
    rivals: tuple[Seat, ...] = shown()
    """Those still in besides the leader, the next to speak first."""
    moves = {Bid: Move(may_bid, raise_bid), DropOut: Move(may_drop_out, drop_out)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        # Skip a bidder who cannot raise only with open money: otherwise it would reveal how much they have.
        stuck = s.options.open_money and s.players[self.seat].cash <= self.bid
        return () if stuck else (self.seat,)

    def proceed(self, s: State, tell: Tell) -> None:
        tell(Skipped, self.seat, "PG-4.16")
        drop_out(s, DropOut(self.seat), tell)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        cash, least = s.players[seat].cash, self.bid + 1
        found: list[Offer] = [Range(Bid, s, seat, "amount", least, cash)] if cash >= least else []
        found.append(Just(s, DROP_OUT[seat]))
        return found


@step("power_grid.replacement")
class Replacement(Step):
    """Draw a replacement once the buyer has made room for the plant. (PG-4.5)"""

    def proceed(self, s: State, tell: Tell) -> None:
        s.steps.pop()
        plant_market.replace(s, tell)

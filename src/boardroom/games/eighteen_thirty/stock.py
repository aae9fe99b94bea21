"""The stock round: selling and buying, passing, priority, the end of the round (E-5, E-4.19, E-4.20)."""

from __future__ import annotations

from boardroom.core.actions import Skipped
from boardroom.core.fields import shown
from boardroom.core.offers import Just, Offer
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.games.eighteen_thirty.actions import (
    AskForPrivate,
    BuyShare,
    OfferPrivate,
    Par,
    Pass,
    SellShares,
)
from boardroom.games.eighteen_thirty.certificates import (
    fund,
    is_over_limit,
    most_to_sell,
    require_room,
    require_sale,
    sell_to_pool,
    take_from_offering,
    take_from_pool,
)
from boardroom.games.eighteen_thirty.deals import (
    ask_for,
    may_ask_for,
    may_offer_private,
    offer_private,
    trade_offers,
)
from boardroom.games.eighteen_thirty.facts import Passed, PriorityMoved, ShareBought, StockRoundBegan
from boardroom.games.eighteen_thirty.marker import is_brown, move_marker, rank
from boardroom.games.eighteen_thirty.market import par_cells
from boardroom.games.eighteen_thirty.offers import Rows, allowed
from boardroom.games.eighteen_thirty.par import start_company
from boardroom.games.eighteen_thirty.rounds import RoundEnd
from boardroom.games.eighteen_thirty.state import (
    COMPANIES,
    Company,
    CompanyId,
    Player,
    State,
    frame,
    pay,
)


def begin_stock_round(s: State, tell: Tell) -> None:
    """The round starts with the priority holder (E-5.15)."""
    s.round += 1
    s.operating = 0
    for player in s.players:
        player.sold = ()
    tell(StockRoundBegan, s.round)
    s.steps[:] = [StockRound(s.priority)]


def turn_of(s: State) -> StockTurn:
    turn = s.steps[-1]
    assert isinstance(turn, StockTurn)
    return turn


def must_sell(s: State, player: Player) -> bool:
    """Above a limit, with something he can sell (E-4.5, E-4.18, D-14)."""
    return is_over_limit(s, player) and any(_most(s, player, c) > 0 for c in s.companies)


def _most(s: State, player: Player, company: Company) -> int:
    return most_to_sell(s, player, company) if s.round > 1 else 0


def _require_no_debt(s: State, seat: Seat) -> None:
    require(not must_sell(s, s.players[seat]), "E-4.5", "must-sell-first")


def _require_purchase(s: State, turn: StockTurn) -> None:
    require(turn.bought is None, "E-5.10", "bought-already")
    require(not turn.sold_after, "E-5.1", "sold-after-purchase")


def may_par(s: State, a: Par) -> None:
    player, company = s.players[a.seat], s.company(a.company)
    _require_no_debt(s, a.seat)
    require(company.par == 0, "E-5.8", "company-started", company=a.company)
    _require_purchase(s, turn_of(s))
    cost = 2 * a.price
    require(cost <= player.cash, "E-5.8", "cannot-pay", cost=cost, cash=player.cash)
    require_room(s, player, company, 2)


def par(s: State, a: Par, tell: Tell) -> None:
    _note(s, a.seat)
    turn = turn_of(s)
    turn.bought, turn.from_offering, turn.parred = a.company, True, True
    pay(s, s.players[a.seat], None, 2 * a.price, tell, "E-5.8")
    start_company(s, a, tell)


def may_buy_share(s: State, a: BuyShare) -> None:
    player, company, turn = s.players[a.seat], s.company(a.company), turn_of(s)
    _require_no_debt(s, a.seat)
    require(company.par > 0, "E-5.8", "president-first", company=a.company)
    offered = a.source == "offering"
    there = company.offering if offered else company.pool
    require(there > 0, "E-4.1" if offered else "E-4.10", "no-share-there", source=a.source)
    require(a.company not in player.sold, "E-5.5", "sold-this-round", company=a.company)
    if not (turn.bought and _may_buy_more(s, turn, company, offered)):
        _require_purchase(s, turn)
    price = company.par if offered else company.price
    clause = "E-4.1" if offered else "E-4.10"
    require(price <= player.cash, clause, "cannot-pay", cost=price, cash=player.cash)
    require_room(s, player, company, 1)


def _may_buy_more(s: State, turn: StockTurn, company: Company, offered: bool) -> bool:
    """Brown: several pool certificates of that company are one purchase (E-4.6, D-17)."""
    if company.id != turn.bought or not is_brown(company) or turn.parred:
        return False
    if s.options.multiple_brown_from_ipo:
        return True
    return not offered and not turn.from_offering and not (turn.sold_after and not s.by_site)


def buy_share(s: State, a: BuyShare, tell: Tell) -> None:
    player, company, turn = s.players[a.seat], s.company(a.company), turn_of(s)
    _note(s, a.seat)
    turn.bought = a.company
    offered = a.source == "offering"
    price = company.par if offered else company.price
    pay(s, player, None, price, tell, "E-4.1" if offered else "E-4.10")
    tell(ShareBought, a.seat, a.company, a.source, price)
    if offered:
        turn.from_offering = True
        take_from_offering(s, player, company, 1, tell)
    else:
        take_from_pool(s, player, company, tell)


def may_sell(s: State, a: SellShares) -> None:
    require(s.round > 1, "E-5.3", "no-sales-in-first-round")
    require_sale(s, s.players[a.seat], s.company(a.company), a.count)


def sell(s: State, a: SellShares, tell: Tell) -> None:
    player, company, turn = s.players[a.seat], s.company(a.company), turn_of(s)
    _note(s, a.seat)
    price = company.price
    if not s.by_site:  # E-5.4: all shares of a company sold in one turn fetch the price before the drop (D-3)
        price = dict(turn.prices).get(a.company, price)
    if a.company not in dict(turn.prices):
        turn.prices = (*turn.prices, (a.company, price))
    if a.company not in player.sold:
        player.sold = (*player.sold, a.company)
    turn.sold_after = turn.bought is not None
    sell_to_pool(s, player, company, a.count, price, tell)


def _note(s: State, seat: Seat) -> None:
    """Who bought or sold last decides the priority card (E-5.17)."""
    turn_of(s).acted = True
    stock = frame(s, StockRound)
    assert isinstance(stock, StockRound)
    stock.last = seat


def may_ask(s: State, a: AskForPrivate) -> None:
    turn = turn_of(s)
    # D-4: on 18xx.games only before the share purchase.
    require(not (s.by_site and turn.bought), "E-3.2", "after-purchase")
    _require_no_debt(s, a.seat)
    may_ask_for(s, a)


def may_offer(s: State, a: OfferPrivate) -> None:
    _require_no_debt(s, a.seat)
    may_offer_private(s, a)


def may_pass(s: State, a: Pass) -> None:
    _require_no_debt(s, a.seat)


def pass_turn(s: State, a: Pass, tell: Tell) -> None:
    if not turn_of(s).acted:
        tell(Passed, a.seat)
    end_turn(s)


def end_turn(s: State) -> None:
    """Doing nothing is a pass; a pass does not bar later turns (E-5.16)."""
    turn, stock = s.steps.pop(), s.steps[-1]
    assert isinstance(turn, StockTurn)
    assert isinstance(stock, StockRound)
    stock.passes = 0 if turn.acted else stock.passes + 1
    stock.seat = (turn.seat + 1) % len(s.players)


@step("eighteen_thirty.stock_round", "E-5.15")
class StockRound(Step):
    """Turns run clockwise until all players pass in succession. (E-5.2)"""

    seat: Seat = shown()
    passes: int = shown(default=0)
    last: Seat | None = shown(default=None)

    def waits(self, s: State) -> tuple[Seat, ...]:
        return ()

    def proceed(self, s: State, tell: Tell) -> None:
        if self.passes < len(s.players):
            s.steps.append(StockTurn(self.seat))
            return
        self.close(s, tell)

    def close(self, s: State, tell: Tell) -> None:
        """Capital, sold-out moves, the priority card, then operating rounds (E-5.24, E-4.19, E-5.17)."""
        for company in s.companies:
            if company.floated and not company.funded:
                fund(s, company, tell)
        sold_out = [c for c in s.companies if c.par and c.offering == 0 and c.pool == 0]
        for company in sorted(sold_out, key=rank):  # E-4.20
            move_marker(s, company, "up", 1, tell)
        if self.last is not None:
            s.priority = (self.last + 1) % len(s.players)
            tell(PriorityMoved, s.priority)
        s.steps[:] = [RoundEnd()]


@step("eighteen_thirty.stock_turn", "E-5.1")
class StockTurn(Step):
    """One player sells, buys one certificate, sells. (E-5.1)"""

    seat: Seat = shown()
    acted: bool = shown(default=False)
    bought: CompanyId | None = shown(default=None)
    from_offering: bool = shown(default=False)
    parred: bool = shown(default=False)
    sold_after: bool = shown(default=False)
    prices: tuple[tuple[CompanyId, int], ...] = shown(default=())
    """What each company sold in this turn fetched before its first drop (E-5.4)."""
    declined: tuple[tuple[str, Seat], ...] = shown(default=())
    moves = {
        Pass: Move(may_pass, pass_turn),
        BuyShare: Move(may_buy_share, buy_share),
        Par: Move(may_par, par),
        SellShares: Move(may_sell, sell),
        AskForPrivate: Move(may_ask, ask_for),
        OfferPrivate: Move(may_offer, offer_private),
    }

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.choices(s) else ()

    def choices(self, s: State) -> list[Offer]:
        """Everything but passing, worked out once for a decision."""
        found = s.memo.get("stock")
        if found is None:
            found = s.memo["stock"] = self._choices(s)
        choices: list[Offer] = found
        return choices

    def _choices(self, s: State) -> list[Offer]:
        player = s.players[self.seat]
        found: list[Offer] = []
        sales = [(c.id, count) for c in s.companies for count in range(1, _most(s, player, c) + 1)]
        if sales:
            found.append(Rows(SellShares, s, self.seat, sales, also=held_rows))
        if sales and is_over_limit(s, player):
            return found
        buys = buy_rows(s, player, self)
        if buys:
            found.append(Rows(BuyShare, s, self.seat, buys, also=share_rows, cost=share_cost))
        pars = par_rows(s, player, self)
        if pars:
            found.append(Rows(Par, s, self.seat, pars, cost=par_cost))
        return found + trade_offers(s, self.seat, not (s.by_site and self.bought))

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found = self.choices(s)
        return found if must_sell(s, s.players[seat]) else [*found, Just(s, Pass(seat))]

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.acted:
            tell(Skipped, self.seat, "E-5.16")
        end_turn(s)


def buy_rows(s: State, player: Player, turn: StockTurn) -> list[tuple[str, str]]:
    if turn.bought is not None and not is_brown(s.company(turn.bought)):
        return []
    return [
        (company.id, source)
        for company in s.companies
        if company.par
        for source, there in (("offering", company.offering), ("pool", company.pool))
        if there and allowed(may_buy_share, s, BuyShare(player.seat, company.id, source))
    ]


def par_rows(s: State, player: Player, turn: StockTurn) -> list[tuple[str, int]]:
    if turn.bought is not None or turn.sold_after:
        return []
    prices = [price for price in par_cells() if 2 * price <= player.cash]
    if not prices:
        return []
    startable = [
        company.id for company in s.companies
        if not company.par and allowed(may_par, s, Par(player.seat, company.id, prices[-1]))
    ]  # fmt: skip
    return [(company, price) for company in startable for price in prices]


def share_rows(s: State, seat: Seat) -> list[tuple[str, str]]:
    return [(company, source) for company in COMPANIES for source in ("offering", "pool")]


def held_rows(s: State, seat: Seat) -> list[tuple[str, int]]:
    return [(c.id, 1) for c in s.companies if s.players[seat].shares[c.number]]


def share_cost(s: State, seat: Seat, row: tuple[str, str]) -> int:
    company = s.company(row[0])
    return company.par if row[1] == "offering" else company.price


def par_cost(s: State, seat: Seat, row: tuple[str, int]) -> int:
    return 2 * row[1]

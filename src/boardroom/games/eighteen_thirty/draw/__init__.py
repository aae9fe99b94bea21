"""1830 as it is shown: pictures and short words from a view; no rule is decided here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardroom.core.actions import Action, Fact, Skipped
from boardroom.core.texts import Texts
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty import facts as told
from boardroom.games.eighteen_thirty.board.hexes import grid
from boardroom.games.eighteen_thirty.board.lay import in_supply
from boardroom.games.eighteen_thirty.draw import asked, companies, market, seats, shares, supply
from boardroom.games.eighteen_thirty.draw import board as _board
from boardroom.games.eighteen_thirty.draw.chips import chip, dot, train_card
from boardroom.games.eighteen_thirty.draw.cover import cover
from boardroom.games.eighteen_thirty.draw.routes import drawn_worth, leg_name, place_name, stop_worth
from boardroom.games.eighteen_thirty.draw.worth import by_round
from boardroom.games.eighteen_thirty.ground import laid
from boardroom.games.eighteen_thirty.operate.run import total
from boardroom.games.eighteen_thirty.operate.tokens import PRINTED, home_of
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn, stage_of, turn_of
from boardroom.games.eighteen_thirty.printed import phases
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.sale import PrivateSale
from boardroom.games.eighteen_thirty.state import BankBroke, State
from boardroom.web.drawing import Drawing, Line, Scene, Series, Track
from boardroom.web.html import Ink, crest, el
from boardroom.web.svg import standalone

CLAUSES: dict[type[Fact], str] = {
    told.BidPlaced: "E-1.5", told.AuctionBegan: "E-1.17", told.PrivateSold: "E-1.13", told.PriceCut: "E-1.8",
    told.ShareGiven: "E-1.9", told.IncomePaid: "E-6.1", told.ParSet: "E-5.8", told.ShareBought: "E-5.10",
    told.SharesSold: "E-5.4", told.PresidentChanged: "E-5.26", told.CompanyFloated: "E-5.12",
    told.TileLaid: "E-6.4", told.StationPlaced: "E-6.10", told.TrainsRun: "E-6.13",
    told.DividendPaid: "E-6.18", told.RevenueKept: "E-6.81", told.TrainBought: "E-6.20",
    told.TrainTraded: "E-6.89", told.TrainSold: "E-6.85", told.TrainDiscarded: "E-6.22",
    told.TrainsRusted: "E-2.7", told.PrivateBought: "E-3.8", told.PrivateTraded: "E-3.2",
    told.PrivateExchanged: "E-3.26", told.PriorityMoved: "E-5.15", BankBroke: "E-7.1",
}  # fmt: skip
QUIET = (told.MarkerMoved, told.CompanyTurnBegan, Skipped)


OPENED = {
    "lay_track": "lay-tile", "place_station": "place-station", "run_trains": "run", "buy_trains": "buy-train",
    "dividends": "", "last_purchases": "buy-private", "place_home": "choose-home",
}  # fmt: skip


class EighteenThirtyDrawing(Drawing):
    """The map, the market, the table of companies, trains and privates."""

    def cover(self, ink: Ink) -> str:
        return cover()

    def board(self, d: Scene) -> str:
        return _board.board(d)

    def side(self, d: Scene) -> list[str]:
        s: State = d.view
        selling = bool(s.steps) and isinstance(s.steps[0], PrivateSale)
        heart = supply.sale(d) if selling else companies.panel(d)
        return [supply.panel(d), market.panel(d), heart]

    def player(self, d: Scene, seat: int) -> Line:
        return seats.line(d, seat)

    def beside(self, d: Scene) -> str:
        return asked.beside(d)

    def track(self, d: Scene) -> Track:
        s: State = d.view
        later = [phase for phase in phases() if phase > 1]
        at = later.index(s.phase) if s.phase in later else -1
        more = [(d.ink("draw-phase-word"), [d.ink.num(phase) for phase in later], at)]
        if s.round == 0:
            return Track(d.ink("draw-private-sale"), more=more)
        if not s.operating:
            return Track(d.ink("draw-stock-round", n=s.round), more=more)
        heading = d.ink("draw-operating-round", n=s.round, k=s.operating)
        now, done = companies.places(s)
        running = [c.id for c in companies.order(s) if c.floated]
        row = sorted(running, key=lambda name: 0 if name in done else 1 if name == now else 2)
        return Track(heading, [chip(name, small=True) for name in row], len(done) if now else -1, more)

    def setting(self, d: Scene) -> str:
        o = d.view.options
        return d.ink.joined(d.ink.thing("option-map", o.map), d.ink.thing("option-profile", o.profile))

    def label(self, d: Scene, id: str, name: str) -> str:
        vocabulary, _, value = id.partition(":")
        if vocabulary == "hex":
            area = grid(d.view.options.map)
            found = area.hexes[area.number[value]]
            places = [place_name(d, found.name, value, i) for i in range(len(found.name.split(" & ")))]
            return f'<span class="ltr">{value}</span> {d.ink.joined(*places)}' if found.name else value
        if vocabulary == "stop":
            hex_id, _, stop = value.partition(":")
            area = grid(d.view.options.map)
            return place_name(d, area.hexes[area.number[hex_id]].name, hex_id, int(stop))
        if vocabulary == "way":
            return leg_name(d, id)
        if vocabulary == "city":  # of the home that is chosen (E-6.57)
            return self.label(d, f"stop:{PRINTED[home_of(d.view).id].home}:{value}", name)
        if vocabulary == "tile":
            return el("b", value, title=d.ink("draw-tile", tile=value), cls="ltr")
        if vocabulary == "private":
            return el("b", value, title=d.ink.thing("private", value), cls="ltr")
        if vocabulary in ("company", "seller"):
            return chip(value)
        if vocabulary in ("buyer", "seat"):
            return d.ink.name(int(value))
        if name == "count":
            return d.ink("draw-count", n=int(value or id))
        return super().label(d, id, name)

    def face(self, d: Scene, id: str) -> str:
        vocabulary, _, value = id.partition(":")
        if vocabulary == "tile":
            return (
                f'<svg class="tile" viewBox="0 0 24 24" aria-hidden="true"><use href="#tile:{value}" '
                'width="24" height="24"/></svg>'
            )
        if vocabulary == "train":
            return train_card(d, value)
        return ""

    def detail(self, d: Scene, id: str) -> str:
        vocabulary, _, value = id.partition(":")
        if vocabulary == "tile":
            return el("span", f"×{d.ink.num(in_supply(laid(d.view), value))}", cls="ltr")
        if vocabulary == "stop":
            return d.ink.num(stop_worth(d, value))
        if vocabulary == "private":
            price, income = PRIVATES[value].price, PRIVATES[value].income
            return el("span", f"{d.ink.num(price)} (+{d.ink.num(income)})", cls="ltr")
        if vocabulary == "company":
            company = d.view.company(value)
            if any(isinstance(one, OperatingTurn) for one in d.view.steps):  # whose train it is
                return "" if company.president is None else _whose(d, company.president)
            return d.ink.num(company.price) if company.par else ""
        return ""

    def means(self, d: Scene, name: str) -> tuple[str, int] | None:
        s: State = d.view
        if d.seat is None or name in ("run", "sell-shares", "offer-private"):
            return None
        turn = next((one for one in s.steps if isinstance(one, OperatingTurn)), None)
        if turn is not None:
            return d.ink("draw-treasury"), s.company(turn.company).cash
        return d.ink("draw-cash"), s.players[d.seat].cash

    def deed(self, d: Scene, action: Action) -> str:
        if isinstance(action, act.Run):
            s: State = d.view
            return d.ink("draw-deed-run", revenue=total(s, stage_of(s).operator(s), action.runs))
        if isinstance(action, act.ChooseHome):
            return d.ink("draw-deed-home", place=self.label(d, f"city:{action.city}", "city"))
        if isinstance(action, act.PlaceStation):
            return d.ink("draw-deed-station", place=self.label(d, f"stop:{action.hex}:{action.city}", "city"))
        if isinstance(action, act.PayOut | act.Withhold):
            key = "draw-deed-pay" if isinstance(action, act.PayOut) else "draw-deed-keep"
            return d.ink(key, revenue=turn_of(d.view).revenue)
        return super().deed(d, action)

    def effect(self, d: Scene, action: Action) -> list[tuple[str, str, str]]:
        return shares.changes(d, action) if isinstance(action, shares.Deal) else []

    def slip(self, d: Scene, action: Action) -> str | None:
        """Passing while a company without trains could buy one, or the bank's first train waits."""
        s: State = d.view
        turn = next((one for one in s.steps if isinstance(one, OperatingTurn)), None)
        if isinstance(action, act.GoBankrupt):
            return "draw-slip-bankrupt"
        if isinstance(action, act.Pass) and turn is not None:
            top = s.steps[-1]
            if type(top).__name__ == "BuyTrains" and not s.company(turn.company).trains:
                return "draw-slip-trainless"
        return None

    def opens(self, d: Scene, kinds: Sequence[str]) -> str | None:
        """What the step is about, though privates may be bought at any point of a turn (E-3.8)."""
        about = OPENED.get(d.view.steps[-1].key.partition(".")[2])
        if about == "" or about in kinds:
            return about
        if about == "buy-train" and "sell-shares" in kinds:
            return "sell-shares"  # the president is short of money for a train he must buy (E-6.24)
        # What else may be done at this step comes before a purchase that may wait.
        return "" if about and list(kinds) == ["buy-private"] else super().opens(d, kinds)

    def earns(self, d: Scene, legs: Sequence[str]) -> int | None:
        return drawn_worth(d, legs)

    def fresh(self, facts: Iterable[Fact]) -> frozenset[str]:
        found: set[str] = set()
        for at, fact in enumerate(facts):
            if isinstance(fact, told.TileLaid):
                found.add(f"laid:{fact.hex}")
            elif isinstance(fact, told.StationPlaced):
                found.add(f"station:{fact.company}:{fact.hex}")
            elif isinstance(fact, told.MarkerMoved):
                found.add(f"marker:{fact.company}")
            elif isinstance(fact, told.ShareBought | told.SharesSold):
                found.add(f"holding:{fact.seat}:{fact.company}")
            elif isinstance(fact, told.TrainsRun):
                found.add(f"run:{at}:{fact.company}:{' '.join(map(str, fact.runs))}")
        return frozenset(found)

    def told(self, fact: Fact) -> bool:
        if isinstance(fact, told.PrivateDealOffered | told.TrainDealOffered) and fact.seat == fact.asked:
            return False  # nobody else was asked
        return super().told(fact) and not isinstance(fact, QUIET)

    def gathered(self, facts: Sequence[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
        """In operating rounds nobody need read what was not done; in stock rounds passing counts (E-5.16)."""
        found: list[tuple[Fact, ...]] = []
        for fact in filter(self.told, facts):
            if isinstance(fact, told.Passed) and isinstance(heading, told.OperatingRoundBegan):
                continue
            if isinstance(fact, told.IncomePaid) and found and isinstance(found[-1][0], told.IncomePaid):
                found[-1] += (fact,)  # all privates pay at once (E-6.1)
            else:
                found.append((fact,))
        return found

    def line(self, ink: Ink, facts: tuple[Fact, ...]) -> str:
        """The map shows how a tile lies; the words need not say it."""
        fact = facts[0]
        if isinstance(fact, told.TileLaid):
            company = ink.texts.argument("company", fact.company)
            return ink("draw-log-laid", company=company, tile=fact.tile, place=fact.hex, cost=fact.cost)
        if len(facts) > 1:
            paid = [one for one in facts if isinstance(one, told.IncomePaid)]
            each = [ink.texts("draw-log-income", private=one.private, n=one.amount) for one in paid]
            return ink("draw-log-incomes", paid=ink.texts.listed(each))
        return super().line(ink, facts)

    def heads(self, fact: Fact) -> bool:
        return isinstance(fact, told.StockRoundBegan | told.OperatingRoundBegan)

    def mark(self, ink: Ink, fact: Fact) -> str:
        return ink.num(fact.round) if isinstance(fact, told.StockRoundBegan) else ""

    def sign(self, fact: Fact) -> str:
        company = getattr(fact, "company", None)
        return dot(company) if isinstance(company, str) else ""

    def cited(self, fact: Fact) -> str | None:
        return CLAUSES.get(type(fact)) or super().cited(fact)

    def charts(self, d: Scene, facts: Iterable[Fact]) -> list[Series]:
        worth = by_round(facts, len(d.view.players))
        return [Series(d.ink("draw-chart-worth"), worth)] if len(worth[0]) > 2 else []


def _whose(d: Scene, seat: int) -> str:
    return crest(seat) + el("span", d.ink.name(seat), cls="sr")


DRAWING = EighteenThirtyDrawing()


def board_svg(view: State, texts: Texts, dark: bool = False) -> str:
    """The map as a file of its own, with its style inside."""
    ink = Ink(texts)
    return standalone(_board.map_svg(Scene(view, ink)), ink("game-name"), dark, "eighteen_thirty")

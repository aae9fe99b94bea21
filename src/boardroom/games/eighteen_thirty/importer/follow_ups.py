"""Effects of an entry that our state does not record: numbered copies that move, runs."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.core.actions import Action
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.importer.copies import OFFERING, POOL
from boardroom.games.eighteen_thirty.importer.entries import Entry
from boardroom.games.eighteen_thirty.importer.reading import Diverged, EntryContext
from boardroom.games.eighteen_thirty.operate.turn import stage_of
from boardroom.games.eighteen_thirty.routes.check import revenue, stops_of
from boardroom.games.eighteen_thirty.state import Player, owner_of

FollowUp = Callable[[], None]


def prepare_follow_up(r: EntryContext, a: Action, entry: Entry) -> FollowUp:
    """Record what is needed before an action; return the function to call after it."""
    match a:
        case act.TakePrivate() | act.Bid() | act.Raise() | act.Pass():
            return lambda: _after_sale(r)
        case act.Par(company=company):
            return lambda: r.copies.move(f"{company}_0", a.seat)
        case act.BuyShare(company=company):
            return _after_purchase(r, company, a.seat, entry)
        case act.ExchangeForShare():
            return _after_purchase(r, "NYC", a.seat, entry)
        case act.SellShares():
            return _after_shares_sold(r, a, entry)
        case act.LayTile() | act.LayByPrivate():
            return lambda: r.copies.lay_tile(entry.word("tile"), entry.word("hex"))
        case act.BuyTrain() | act.BuyTrainOf() | act.TradeIn():
            return lambda: _after_train(r, entry)
        case act.DiscardTrain():
            return lambda: r.copies.trains.__setitem__(entry.word("train"), POOL)
    return _nothing


def _nothing() -> None:
    """Do nothing after the action."""


def _after_sale(r: EntryContext) -> None:
    """Move the share PRR_1 to the buyer of CA (E-1.9)."""
    if r.state.round == 0 and "PRR_1" in r.copies.shares_of("PRR", OFFERING):
        owner = owner_of(r.state, "CA")
        if isinstance(owner, Player):
            r.copies.move("PRR_1", owner.seat)


def _after_purchase(r: EntryContext, company: str, seat: int, entry: Entry) -> FollowUp:
    old = r.state.company(company).president

    def follow_up() -> None:
        r.copies.move(entry.words("shares")[0], seat)
        r.copies.change_president(company, (old, r.state.company(company).president))

    return follow_up


def _after_shares_sold(r: EntryContext, a: act.SellShares, entry: Entry) -> FollowUp:
    old = r.state.company(a.company).president

    def follow_up() -> None:
        presidents = old, r.state.company(a.company).president
        r.copies.record_sale(entry.words("shares"), 10 * a.count, a.seat, presidents)

    return follow_up


def _after_train(r: EntryContext, entry: Entry) -> None:
    r.copies.trains[entry.word("train")] = entry.word("entity")
    if entry.get("exchange"):
        r.copies.trains[entry.word("exchange")] = POOL


def run_of(r: EntryContext, a: act.Run, entry: Entry) -> dict[str, object]:
    """A legal run as in a checkpoint; the revenues stated by the entry are checked (E-6.16)."""
    company = stage_of(r.state).operator(r.state)
    board, high = map_of(r.state).board, r.state.phase_rules.high
    trains, total = [], 0
    for route, told in zip(a.runs, entry.parts("routes"), strict=True):
        earned = revenue(board, company.id, high, route)
        if told.get("revenue") is not None and told.whole("revenue") != earned:
            raise Diverged("E-6.16", {"train": told["train"], "revenue": told["revenue"]}, earned)
        hexes = [stop[0] for stop in stops_of(board, company.id, route)]
        trains.append([route.train, earned, sorted(hexes)])
        total += earned
    return {"corporation": company.id, "revenue": total, "trains": trains, "paid": False}

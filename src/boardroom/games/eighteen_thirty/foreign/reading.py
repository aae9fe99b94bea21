"""Reads the entries of an exported game as actions of ours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.fields import BadInput
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.foreign.copies import POOL, Copies
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.stages import PlaceHome
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.sale import PrivateAuction, PrivateSale, asking_price
from boardroom.games.eighteen_thirty.state import NUMBER, Player, State, owner_of


class Diverged(Exception):
    """The record and the rules part here."""

    def __init__(self, clause: str | None, expected: Any, found: Any) -> None:
        super().__init__(clause, expected, found)
        self.clause, self.expected, self.found = clause, expected, found


@dataclass
class Table:
    """What an entry is read against: the state, the players' ids in seat order, where the copies lie."""

    ids: list[Any]
    state: State
    copies: Copies = field(default_factory=Copies)

    def seat(self, actor: Any) -> int:
        for seat, known in enumerate(self.ids):
            if known == actor or str(known) == str(actor):
                return seat
        raise BadInput(f"there is no player {actor!r} in this export")

    def operator(self, entry: dict[str, Any]) -> int:
        """The president of the acting company."""
        president = self.state.companies[NUMBER[entry["entity"]]].president
        if president is None:
            raise BadInput(f"action {entry.get('id')}: {entry['entity']} has no president yet")
        return president

    def actor(self, entry: dict[str, Any]) -> int:
        """The seat that acts: a player, the president of a company, or whoever commands a private."""
        kind = entry["entity_type"]
        if kind == "player":
            return self.seat(entry["entity"])
        if kind == "corporation":
            return self.operator(entry)
        owner = owner_of(self.state, entry["entity"])
        if owner is None:
            raise BadInput(f"action {entry.get('id')}: nobody owns {entry['entity']}")
        return owner.seat if isinstance(owner, Player) else self.state.president(owner).seat


def kind_of(train: str) -> str:
    kind = train.partition("-")[0]
    if kind not in TRAINS:
        raise BadInput(f"there is no train {train!r}")
    return kind


Reader = Callable[[Table, dict[str, Any]], Action | None]


def _read_bid(r: Table, entry: dict[str, Any]) -> Action | None:
    top, seat, price = r.state.steps[-1], r.actor(entry), int(entry["price"])
    private = entry["company"]
    if private not in PRIVATES:
        raise BadInput(f"there is no private {private!r}")
    if isinstance(top, PrivateAuction):
        return act.Raise(seat, price) if private == top.private else None
    if isinstance(top, PrivateSale) and private == top.unsold[0]:
        if price != asking_price(top):
            raise Diverged("E-1.13", f"{private} for {price}", asking_price(top))
        return act.TakePrivate(seat, private)
    return act.Bid(seat, private, price)


def _read_par(r: Table, entry: dict[str, Any]) -> Action:
    return act.Par(
        r.actor(entry), _company(entry["corporation"]), int(entry["share_price"].partition(",")[0])
    )


def _company(name: str) -> str:
    if name not in NUMBER:
        raise BadInput(f"there is no company {name!r}")
    return name


def _read_buy(r: Table, entry: dict[str, Any]) -> Action:
    [share] = entry["shares"]
    source = r.copies.source(share)
    if entry["entity_type"] == "company":
        return act.ExchangeForShare(r.actor(entry), source)
    return act.BuyShare(r.actor(entry), _company(share.rpartition("_")[0]), source)


def _read_sell(r: Table, entry: dict[str, Any]) -> Action:
    company = _company(entry["shares"][0].rpartition("_")[0])
    return act.SellShares(r.actor(entry), company, int(entry["percent"]) // 10)


def _read_lay(r: Table, entry: dict[str, Any]) -> Action:
    tile, rotation = entry["tile"].rpartition("-")[0], int(entry["rotation"])
    if entry["entity_type"] == "company":
        return act.LayByPrivate(r.actor(entry), entry["entity"], tile, rotation)
    return act.LayTile(r.actor(entry), entry["hex"], tile, rotation)


def _read_token(r: Table, entry: dict[str, Any]) -> Action:
    if entry["entity_type"] == "company":
        return act.PlaceFreeStation(r.actor(entry))
    hex_id, city = r.copies.hex_of(entry["city"])
    if isinstance(r.state.steps[-1], PlaceHome):
        return act.ChooseHome(r.actor(entry), city)
    return act.PlaceStation(r.actor(entry), hex_id, city)


def _read_run(r: Table, entry: dict[str, Any]) -> Action:
    runs = tuple(
        act.TrainRun(kind_of(route["train"]), tuple(tuple(chain) for chain in route["connections"]))
        for route in entry["routes"]
    )
    return act.Run(r.actor(entry), runs)


def _read_dividend(r: Table, entry: dict[str, Any]) -> Action:
    seat = r.actor(entry)
    if entry["kind"] == "payout":
        return act.PayOut(seat)
    if entry["kind"] != "withhold":
        raise BadInput(f"there is no dividend {entry['kind']!r} in 1830")
    return act.Withhold(seat)


def _read_train(r: Table, entry: dict[str, Any]) -> Action:
    seat, copy, price = r.actor(entry), entry["train"], int(entry["price"])
    kind, owner = kind_of(copy), r.copies.trains.get(copy)
    if entry.get("exchange"):
        return act.TradeIn(seat, kind_of(entry["exchange"]))
    if owner in NUMBER:
        return act.BuyTrainOf(seat, kind, owner, price)
    if price != TRAINS[kind].price:
        raise Diverged("E-6.83", f"train {copy} for {price}", TRAINS[kind].price)
    return act.BuyTrain(seat, kind, "pool" if owner == POOL else "bank")


def _read_discard(r: Table, entry: dict[str, Any]) -> Action:
    return act.DiscardTrain(r.actor(entry), kind_of(entry["train"]))


def _read_private(r: Table, entry: dict[str, Any]) -> Action:
    kind = act.AskForPrivate if entry["entity_type"] == "player" else act.BuyPrivate
    return kind(r.actor(entry), entry["company"], int(entry["price"]))


def _read_pass(r: Table, entry: dict[str, Any]) -> Action | None:
    return None if entry["entity_type"] == "company" else act.Pass(r.actor(entry))


def _read_bankrupt(r: Table, entry: dict[str, Any]) -> Action:
    return act.GoBankrupt(r.actor(entry))


READERS: dict[str, Reader] = {
    "bid": _read_bid,
    "par": _read_par,
    "buy_shares": _read_buy,
    "sell_shares": _read_sell,
    "lay_tile": _read_lay,
    "place_token": _read_token,
    "run_routes": _read_run,
    "dividend": _read_dividend,
    "buy_train": _read_train,
    "discard_train": _read_discard,
    "buy_company": _read_private,
    "pass": _read_pass,
    "bankrupt": _read_bankrupt,
}

"""Reads the entries of an exported game as actions of ours."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, field

from boardroom.core.actions import Action
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.board.hexes import HEXES
from boardroom.games.eighteen_thirty.board.tile import tiles
from boardroom.games.eighteen_thirty.errors import input_error
from boardroom.games.eighteen_thirty.importer.copies import POOL, Copies, percent_of
from boardroom.games.eighteen_thirty.importer.entries import Entry, PlayerId
from boardroom.games.eighteen_thirty.operate.home import PlaceHome, home_of
from boardroom.games.eighteen_thirty.operate.phases import TRAINS
from boardroom.games.eighteen_thirty.operate.stages import DhStation
from boardroom.games.eighteen_thirty.operate.tokens import PRINTED
from boardroom.games.eighteen_thirty.privates import PRIVATES
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.sale import PrivateAuction, PrivateSale, asking_price
from boardroom.games.eighteen_thirty.state import FIGURES, NUMBER, Player, State, owner_of
from boardroom.games.eighteen_thirty.stock.market import PAR_CELLS

PLAYER, COMPANY, PRIVATE = "player", "corporation", "company"
"""The site's names for the kinds of actors."""


class Diverged(Exception):
    """The record and the rules differ."""

    def __init__(self, clause: str | None, expected: object, found: object) -> None:
        super().__init__(clause, expected, found)
        self.clause, self.expected, self.found = clause, expected, found


@dataclass
class EntryContext:
    """The context of an entry: the state, the players' ids in seat order, the numbered copies."""

    ids: tuple[PlayerId, ...]
    state: State
    copies: Copies = field(default_factory=Copies)

    def seat(self, actor: object) -> int:
        for seat, known in enumerate(self.ids):
            if known == actor or str(known) == str(actor):
                return seat
        raise input_error("unknown", thing="player", name=actor)

    def require_actor(self, entry: Entry) -> None:
        """Refuse an entry whose actor is not part of this game."""
        kind = require_id("actor", entry["entity_type"], (PLAYER, COMPANY, PRIVATE))
        if kind == PLAYER:
            self.seat(entry["entity"])
        elif kind == COMPANY:
            require_id("company", entry["entity"], NUMBER)
        else:
            require_id("private", entry["entity"], PRIVATES)

    def actor(self, entry: Entry) -> int:
        """The seat that acts: a player, the president of a company, or the owner of a private."""
        kind = entry["entity_type"]
        if kind == PLAYER:
            return self.seat(entry["entity"])
        name = entry.word("entity")
        if kind == COMPANY:
            president = self.state.company(name).president
            if president is None:
                raise Diverged("E-5.23", entry_summary(entry), {"president": None})
            return president
        owner = owner_of(self.state, name)
        if owner is None:
            raise Diverged("E-3.16", entry_summary(entry), {"owner": None})
        return owner.seat if isinstance(owner, Player) else self.state.president(owner).seat


def entry_summary(entry: Entry) -> dict[str, object]:
    """The entry as a divergence reports it."""
    return {"type": entry.kind, "entity": entry.get("entity")}


def require_id(what: str, name: object, among: Container[str]) -> str:
    """One of our ids; an unknown one is bad input."""
    if not isinstance(name, str) or name not in among:
        raise input_error("unknown", thing=what, name=name)
    return name


def kind_of(train: object) -> str:
    kind = train.partition("-")[0] if isinstance(train, str) else train
    if kind not in TRAINS:
        raise input_error("unknown", thing="train", name=train)
    return str(kind)


def company_of(share: object) -> str:
    return require_id("company", share.rpartition("_")[0] if isinstance(share, str) else share, NUMBER)


Reader = Callable[[EntryContext, Entry], Action | None]


def _read_bid(r: EntryContext, entry: Entry) -> Action | None:
    top, seat, price = r.state.steps[-1], r.actor(entry), entry.whole("price")
    private = require_id("private", entry["company"], PRIVATES)
    if isinstance(top, PrivateAuction):
        return act.Raise(seat, price) if private == top.private else None
    if isinstance(top, PrivateSale) and private == top.unsold[0]:
        if price != asking_price(top):
            raise Diverged("E-1.13", {private: price}, {private: asking_price(top)})
        return act.TakePrivate(seat, private)
    return act.Bid(seat, private, price)


def _read_par(r: EntryContext, entry: Entry) -> Action:
    company = require_id("company", entry["corporation"], NUMBER)
    price, *cell = [int(part) for part in entry.word("share_price").split(",")]
    if price not in PAR_CELLS or cell != list(PAR_CELLS[price]):
        raise input_error("unknown", thing="par", name=entry["share_price"])
    return act.Par(r.actor(entry), company, price)


def _read_buy(r: EntryContext, entry: Entry) -> Action:
    [share] = entry.words("shares")
    name = company_of(share)
    source = r.copies.source(share, r.state.company(name))
    if entry["entity_type"] == PRIVATE:
        if (entry["entity"], name) != ("MH", "NYC"):
            raise Diverged("E-3.26", {entry.word("entity"): name}, {"MH": "NYC"})
        return act.ExchangeForShare(r.actor(entry), source)
    return act.BuyShare(r.actor(entry), name, source)


def _read_sell(r: EntryContext, entry: Entry) -> Action:
    shares = entry.words("shares")
    companies = {company_of(share) for share in shares}
    percent = entry.whole("percent") if entry.get("percent") else percent_of(shares)
    if len(companies) != 1 or percent % FIGURES.single:
        raise input_error("no-block", percent=percent, companies=tuple(sorted(companies)))
    return act.SellShares(r.actor(entry), companies.pop(), percent // FIGURES.single)


def _read_lay(r: EntryContext, entry: Entry) -> Action:
    tile = require_id("tile", entry.word("tile").rpartition("-")[0], tiles())
    hex_id, rotation = require_id("hex", entry["hex"], HEXES), entry.whole("rotation")
    if entry["entity_type"] != PRIVATE:
        return act.LayTile(r.actor(entry), hex_id, tile, rotation)
    private = entry.word("entity")
    if hex_id not in PRIVATES[private].hexes:
        raise Diverged("E-3.6", {private: hex_id}, {private: PRIVATES[private].hexes})
    return act.LayByPrivate(r.actor(entry), private, tile, rotation)


def _read_token(r: EntryContext, entry: Entry) -> Action:
    hex_id, city = r.copies.hex_of(entry.word("city"))
    require_id("hex", hex_id, HEXES)
    if entry["entity_type"] == PRIVATE:
        if (entry["entity"], hex_id) != ("DH", PRIVATES["DH"].hexes[0]):
            raise Diverged("E-3.23", {entry.word("entity"): hex_id}, {"DH": PRIVATES["DH"].hexes[0]})
        return act.PlaceFreeStation(r.actor(entry))
    if isinstance(r.state.steps[-1], DhStation) and hex_id == PRIVATES["DH"].hexes[0]:
        return act.PlaceFreeStation(r.actor(entry))  # in old records the company places it
    if isinstance(r.state.steps[-1], PlaceHome):
        home = PRINTED[home_of(r.state).id].home
        if hex_id != home:
            raise Diverged("E-6.57", {"home": hex_id}, {"home": home})
        return act.ChooseHome(r.actor(entry), city)
    return act.PlaceStation(r.actor(entry), hex_id, city)


def _read_run(r: EntryContext, entry: Entry) -> Action:
    for bonus in ("extra_revenue", "subsidy"):
        if entry.get(bonus):
            raise Diverged("E-6.16", {bonus: entry[bonus]}, {bonus: 0})
    runs = tuple(
        Route(kind_of(route["train"]), tuple(map(tuple, route.word_lists("connections"))))
        for route in entry.parts("routes")
    )
    return act.Run(r.actor(entry), runs)


def _read_dividend(r: EntryContext, entry: Entry) -> Action:
    kind = require_id("dividend", entry["kind"], ("payout", "withhold"))
    return act.PayOut(r.actor(entry)) if kind == "payout" else act.Withhold(r.actor(entry))


def _read_train(r: EntryContext, entry: Entry) -> Action:
    seat, copy, price = r.actor(entry), entry.word("train"), entry.whole("price")
    kind, owner = kind_of(copy), r.copies.trains.get(copy)
    if entry.get("exchange"):
        _require_price(copy, price, FIGURES.trade_in_price, "E-6.89")
        return act.TradeIn(seat, kind_of(entry["exchange"]))
    if owner is not None and owner in NUMBER:
        return act.BuyTrainOf(seat, kind, owner, price)
    _require_price(copy, price, TRAINS[kind].price, "E-6.83")
    return act.BuyTrain(seat, kind, "pool" if owner == POOL else "bank")


def _require_price(copy: str, price: int, fixed: int, clause: str) -> None:
    if price != fixed:
        raise Diverged(clause, {copy: price}, {copy: fixed})


def _read_discard(r: EntryContext, entry: Entry) -> Action:
    return act.DiscardTrain(r.actor(entry), kind_of(entry["train"]))


def _read_private(r: EntryContext, entry: Entry) -> Action:
    kind = act.AskForPrivate if entry["entity_type"] == PLAYER else act.BuyPrivate
    return kind(r.actor(entry), require_id("private", entry["company"], PRIVATES), entry.whole("price"))


def _read_pass(r: EntryContext, entry: Entry) -> Action | None:
    # DH passes for its owner when its station is offered (D-15).
    if entry["entity_type"] == PRIVATE and not isinstance(r.state.steps[-1], DhStation):
        return None
    return act.Pass(r.actor(entry))


def _read_bankrupt(r: EntryContext, entry: Entry) -> Action:
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

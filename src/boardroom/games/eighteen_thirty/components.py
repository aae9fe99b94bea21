"""Printed tables: companies, privates, trains, phases, players, off-board values, bank (E-1, E-2, E-3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from boardroom.core.components import Entry, by_key, rows, table, tables

CompanyId = str
PrivateId = str
TrainKind = str

DATA = Path(__file__).parent / "data"
POWERS = ("none", "extra_tile", "tile_and_station", "exchange", "share", "president")
MAPS = ("classic", "plus")


@dataclass(frozen=True, slots=True)
class Company:
    """A railway company; `home_stop` is None where it chooses between two cities (E-6.57)."""

    id: CompanyId
    name: str
    home: str
    home_stop: int | None
    stations: int
    colour: str
    rgb: str


@dataclass(frozen=True, slots=True)
class Private:
    """A private company with its power; `tiles` by map, `company`, `percent` where the power names them."""

    id: PrivateId
    name: str
    price: int
    income: int
    hexes: tuple[str, ...]
    power: str
    tiles: dict[str, tuple[str, ...]]
    company: CompanyId | None
    percent: int


@dataclass(frozen=True, slots=True)
class Train:
    """A kind of train; `stops` is None for diesels (E-6.63), `rusts` the kind that removes it (E-2.7)."""

    kind: TrainKind
    count: int
    price: int
    stops: int | None
    rusts: TrainKind | None
    phase: int


@dataclass(frozen=True, slots=True)
class Phase:
    """The rules of a phase (E-2)."""

    number: int
    begins: str
    tiles: tuple[str, ...]
    train_limit: int
    operating_rounds: int
    buy_privates: bool
    high: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """The single figures: bank, limits, station costs, diesel trade-in."""

    bank: int
    company_limit: int
    pool_limit: int
    float_percent: int
    president: int
    single: int
    capital_times_par: int
    station_costs: tuple[int, ...]
    least_raise: int
    price_cut: int
    diesel_after: TrainKind
    trade_in_price: int
    trade_in: tuple[TrainKind, ...]


def _company(entry: Entry) -> Company:
    stop = None if entry["home_stop"] == "either" else entry.whole("home_stop")
    name, home = entry.word("company"), entry.word("home")
    return Company(
        name, entry.word("name"), home, stop, entry.whole("stations"), entry["colour"], entry["rgb"]
    )


@cache
def companies() -> dict[CompanyId, Company]:
    """The eight companies in their fixed order."""
    return by_key(rows(DATA / "companies.csv"), "company", _company)


def _private(entry: Entry) -> Private:
    tiles = {key: tuple(entry["tiles"][key]) for key in MAPS} if "tiles" in entry.cells else {}
    company = CompanyId(entry.word("company", among=tuple(companies()))) if "company" in entry.cells else None
    return Private(
        id=entry.word("id"),
        name=entry.word("name"),
        price=entry.whole("price"),
        income=entry.whole("income"),
        hexes=entry.words("hexes"),
        power=entry.word("power", among=POWERS),
        tiles=tiles,
        company=company,
        percent=entry.whole("percent") if "percent" in entry.cells else 0,
    )


@cache
def privates() -> dict[PrivateId, Private]:
    """The six privates in order of sale."""
    return by_key(tables(DATA / "privates.toml", "private"), "id", _private)


def _train(entry: Entry) -> Train:
    stops = entry.whole("stops") if entry["stops"] else None
    rusts = entry["rusts"] if entry["rusts"] else None
    kind = entry.word("train")
    return Train(kind, entry.whole("count"), entry.whole("price"), stops, rusts, entry.whole("phase"))


@cache
def trains() -> dict[TrainKind, Train]:
    """The kinds of train, smallest first."""
    return by_key(rows(DATA / "trains.csv"), "train", _train)


def _phase(entry: Entry) -> Phase:
    return Phase(
        number=entry.whole("phase"),
        begins=entry.word("begins"),
        tiles=entry.words("tiles"),
        train_limit=entry.whole("train_limit") if entry["train_limit"] else 0,
        operating_rounds=entry.whole("operating_rounds"),
        buy_privates=entry.word("buy_privates", among=("yes", "no")) == "yes",
        high=entry.word("offboard", among=("", "low", "high")) == "high",
    )


@cache
def phases() -> dict[int, Phase]:
    """The seven phases by number."""
    return {phase.number: phase for phase in map(_phase, rows(DATA / "phases.csv"))}


@cache
def player_tables() -> dict[int, tuple[int, int]]:
    """Number of players -> starting cash, certificate limit (E-1.1)."""
    found = rows(DATA / "players.csv")
    return {e.whole("players"): (e.whole("cash"), e.whole("certificates")) for e in found}


@cache
def offboard_values() -> dict[str, tuple[int, int]]:
    """Off-board area -> value before and after the first 5-train (E-6.75)."""
    return {e.word("area"): (e.whole("low"), e.whole("high")) for e in rows(DATA / "offboard.csv")}


@cache
def figures() -> Figures:
    """The single figures."""
    whole = table(DATA / "game.toml")
    shares, diesel, auction = whole["shares"], whole["diesel"], whole["auction"]
    return Figures(
        bank=whole.whole("bank"),
        company_limit=shares["company_limit"],
        pool_limit=shares["pool_limit"],
        float_percent=shares["float"],
        president=shares["president"],
        single=shares["single"],
        capital_times_par=shares["capital_times_par"],
        station_costs=tuple(whole["stations"]["costs"]),
        least_raise=auction["least_raise"],
        price_cut=auction["price_cut"],
        diesel_after=diesel["offered_after"],
        trade_in_price=diesel["trade_in_price"],
        trade_in=tuple(diesel["trade_in"]),
    )

"""The state of 1830, all of it open to everybody (E-5.25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal

from boardroom.core.actions import Fact, Paid, fact
from boardroom.core.errors import BadInput
from boardroom.core.offers import Offer
from boardroom.core.options import GameOptions, options
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Move, Seat, Step, Tell
from boardroom.core.visibility import IdSet, printed, shown
from boardroom.games.eighteen_thirty.board.hexes import HEXES
from boardroom.games.eighteen_thirty.board.tile import tiles
from boardroom.games.eighteen_thirty.components import (
    Phase,
    companies,
    figures,
    phases,
    player_tables,
    privates,
    trains,
)
from boardroom.games.eighteen_thirty.errors import input_error
from boardroom.games.eighteen_thirty.profile import PROFILES, Profile, ProfileName
from boardroom.games.eighteen_thirty.stock.market import MARKET, PAR_CELLS, Cell, Price

CompanyId = Annotated[str, IdSet("company", companies())]
PrivateId = Annotated[str, IdSet("private", privates())]
TrainId = Annotated[str, IdSet("train", trains())]
TileId = Annotated[str, IdSet("tile", tiles())]
HexId = Annotated[str, IdSet("hex", HEXES)]
Source = Annotated[str, IdSet("source", ("offering", "pool"))]
Depot = Annotated[str, IdSet("depot", ("bank", "pool"))]
ParPrice = Annotated[int, IdSet("par", PAR_CELLS)]

COMPANIES = tuple(companies())
NUMBER = {name: number for number, name in enumerate(COMPANIES)}
KINDS = tuple(trains())
ACCOUNTS = tuple(f"seat:{seat}" for seat in range(6))
TILE_CODES = tuple((tile, rotation) for tile in tiles() for rotation in range(6))
"""Tile and rotation by code: code n > 0 is entry n - 1."""
CODE_OF = {lying: n + 1 for n, lying in enumerate(TILE_CODES)}
EIGHT_ZEROS = (0,) * len(COMPANIES)
FIGURES = figures()
CERTIFICATE_LIMITS = {seats: certificates for seats, (_, certificates) in player_tables().items()}
FLOAT_SHARES = FIGURES.float_percent // FIGURES.single
COMPANY_LIMIT = FIGURES.company_limit // FIGURES.single
POOL_LIMIT = FIGURES.pool_limit // FIGURES.single


@options
class Options(GameOptions):
    """The options of a table of 1830."""

    map: Literal["classic", "plus"] = "classic"
    profile: ProfileName = "rulebook"
    bank: int = FIGURES.bank
    multiple_brown_from_ipo: bool = False
    optional_6_train: bool = False
    proposals: int | None = 3
    """How many prices may be named in a turn for one thing between two players, or any number (R-1)."""
    listed = {"bank": (8000, 12000, 16000), "proposals": (1, 2, 3, 5, 10, None)}
    if_missing = {"proposals": 3}
    added_later = frozenset({"proposals"})

    def conflict(self) -> BadInput | None:
        """Why these options exclude each other."""
        if not PROFILES[self.profile].has_variants and (
            self.multiple_brown_from_ipo or self.optional_6_train
        ):
            return input_error("profile")
        if not 4000 <= self.bank <= 60000:
            return input_error("bank")
        if self.proposals is not None and self.proposals < 1:
            return input_error("proposals")
        return None


@state
class Player:
    """One player's possessions; shares are in tenths, in the companies' fixed order."""

    seat: Seat = shown()
    cash: int = shown(default=0)
    shares: tuple[int, ...] = shown(default=EIGHT_ZEROS)
    privates: tuple[PrivateId, ...] = shown(default=())
    sold: tuple[CompanyId, ...] = shown(default=())
    """Companies sold in this stock round, which the player may not buy again in it (E-5.5)."""

    @property
    def account(self) -> str:
        return ACCOUNTS[self.seat]


@state
class Company:
    """One company: its charter, and its shares that no player holds."""

    id: CompanyId = shown()
    number: int = shown()
    president: Seat | None = shown(default=None)
    par: int = shown(default=0)
    cell: Cell | None = shown(default=None)
    arrived: int = shown(default=0)
    """When the marker arrived in its cell: earlier markers lie above later ones (E-4.8)."""
    cash: int = shown(default=0)
    offering: int = shown(default=10)
    pool: int = shown(default=0)
    floated: bool = shown(default=False)
    funded: bool = shown(default=False)
    trains: tuple[TrainId, ...] = shown(default=())
    stations: tuple[int, ...] = shown(default=())
    """Stop numbers: twice the number of the hex, plus the number of the city in it."""
    privates: tuple[PrivateId, ...] = shown(default=())

    @property
    def account(self) -> str:
        return f"company:{self.id}"

    @property
    def market(self) -> Price:
        assert self.cell is not None
        return MARKET[self.cell]

    @property
    def price(self) -> int:
        return MARKET[self.cell].price if self.cell is not None else 0

    @property
    def singles(self) -> int:
        """The single shares in the offering; the president's certificate is sold first (E-5.8)."""
        return self.offering if self.par else self.offering - 2


@state
class State(CoreState):
    """The whole state of a table."""

    options: Options = shown()
    players: list[Player] = shown(factory=list)
    companies: list[Company] = shown(factory=list)
    bank: int = shown(default=FIGURES.bank)
    broken: bool = shown(default=False)
    """Whether the bank has run out (E-7.1, E-7.4)."""
    phase: int = shown(default=1)
    priority: Seat = shown(default=0)
    round: int = shown(default=0)
    """The number of the stock round, and of the set of operating rounds after it."""
    operating: int = shown(default=0)
    """The number of the operating round within its set, 0 in a stock round."""
    operating_rounds: int = shown(default=0)
    tiles: tuple[int, ...] = shown(default=())
    """By hex: the code of tile and rotation, 0 without a tile."""
    depot: tuple[int, ...] = shown(default=())
    """Trains left in the bank by kind; diesels never run out (E-6.92)."""
    pool_trains: tuple[TrainId, ...] = shown(default=())
    rusted: tuple[int, ...] = shown(default=(0,) * len(KINDS))
    closed: tuple[PrivateId, ...] = shown(default=())
    used: tuple[PrivateId, ...] = shown(default=())
    """Privates that have laid their tile (E-3.19, E-3.20)."""
    arrivals: int = shown(default=0)
    bankrupt: Seat | None = shown(default=None)
    profile: Profile = printed(default=None)
    """The profile of rules of this table."""

    anytime: ClassVar[dict[type, Move]] = {}
    outside: ClassVar[Callable[..., list[Offer]]]
    """The offers out of turn (E-3.2, E-3.28); set in `game.py`, since the rules import this module."""

    def derive(self) -> None:
        self.profile = PROFILES[self.options.profile]

    def anytime_offers(self, seat: Seat) -> list[Offer]:
        return type(self).outside(self, seat)

    def company(self, name: str) -> Company:
        return self.companies[NUMBER[name]]

    @property
    def phase_rules(self) -> Phase:
        return PHASES[self.phase]

    @property
    def certificate_limit(self) -> int:
        return CERTIFICATE_LIMITS[len(self.players)]

    def president(self, company: Company) -> Player:
        assert company.president is not None
        return self.players[company.president]


PHASES = phases()

ROUND_END = "eighteen_thirty.round_end"
"""The step after every round, which the rounds push by its key to avoid an import cycle."""


@fact
class BankBroke(Fact):
    """The bank has run out (E-7.1, E-7.4)."""


def frame(s: State, kind: type[Step]) -> Step:
    """The topmost step of a kind."""
    for one in reversed(s.steps):
        if type(one) is kind:
            return one
    raise AssertionError(f"no {kind.__name__} on the stack")


def pay(
    s: State, payer: Player | Company | None, payee: Player | Company | None, amount: int, tell: Tell,
    clause: str,
) -> None:  # fmt: skip
    """Move money; None is the bank, which continues to pay on paper when it has run out (E-7.5)."""
    if amount == 0:
        return
    broke = False
    if payer is None:
        s.bank -= amount
        if s.bank < 0 and not s.broken:
            s.broken = True
            broke = True
    else:
        payer.cash -= amount
    if payee is None:
        s.bank += amount
    else:
        payee.cash += amount
    tell(Paid, account(payer), account(payee), amount, clause)
    if broke:
        tell(BankBroke)


def account(holder: Player | Company | None) -> str:
    """The name of a payer or payee in `Paid` facts."""
    return "bank" if holder is None else holder.account


def owner_of(s: State, private: str) -> Player | Company | None:
    """The player or company that owns a private; None if nobody does."""
    for player in s.players:
        if private in player.privates:
            return player
    for company in s.companies:
        if private in company.privates:
            return company
    return None


def add_at(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The numbers with `by` added to the one at `at`."""
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])

"""The state of Power Grid, and who may see which part."""

from __future__ import annotations

from typing import Literal

from boardroom.core.actions import Paid
from boardroom.core.errors import BadInput
from boardroom.core.options import GameOptions, options
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Seat, Tell
from boardroom.core.visibility import COUNT, NOBODY, OWNER, derived, printed, secret, shown
from boardroom.games.power_grid.editions import EDITIONS, Edition, EditionKey
from boardroom.games.power_grid.errors import input_error
from boardroom.games.power_grid.network import BOARDS, Network, RegionId, is_connected, nearer, network
from boardroom.games.power_grid.plants import EMPTY, Basket, CardId, PlantId
from boardroom.games.power_grid.tables import COUNTS, MARKET_START, START_MONEY, TOKENS, Count

ACCOUNTS = tuple(f"seat:{seat}" for seat in range(max(COUNTS)))


@options
class Options(GameOptions):
    """The options of a table of Power Grid."""

    edition: EditionKey = "second"
    map: Literal["germany", "usa"] = "germany"
    region_choice: Literal["random", "players"] = "random"
    regions: tuple[RegionId, ...] = ()
    first_game: bool = False
    top_up: bool = True
    open_money: bool = False

    def conflict(self) -> BadInput | None:
        """Why these options exclude each other."""
        if self.first_game and not EDITIONS[self.edition].first_game:
            return input_error("first-game")
        board = BOARDS[self.map]
        if self.regions and not set(self.regions) <= set(board.regions):
            return input_error("regions-of", map=self.map, known=tuple(board.regions))
        if len(set(self.regions)) < len(self.regions):
            return input_error("region-twice")
        if self.regions and not is_connected(board, frozenset(self.regions)):
            return input_error("regions-apart")
        return None


@state
class Player:
    """One player's possessions."""

    seat: Seat = shown()
    cash: int = secret(to=OWNER, unless="open_money", default=START_MONEY)
    plants: tuple[PlantId, ...] = shown(default=())
    fuel: Basket = shown(default=EMPTY)
    cities: tuple[str, ...] = shown(default=())
    owned: int = derived(default=0)
    """The cities as bits, by place in the network."""
    reach: tuple[int, ...] = derived(default=())
    """The cost of the cheapest route from the cities to every city in play."""


@state
class State(CoreState):
    """The whole state of a table."""

    options: Options = shown()
    players: list[Player] = shown(factory=list)
    regions: tuple[RegionId, ...] = shown(default=())
    order: tuple[Seat, ...] = shown(default=())
    round: int = shown(default=0)
    phase: int = shown(default=0)
    step: int = shown(default=1)
    market: tuple[CardId, ...] = shown(default=())
    """Plants on show, lowest first; the first four are the current market until Step 3 (PG-2.5)."""
    stack: tuple[CardId, ...] = secret(to=NOBODY, others=COUNT, default=())
    under: tuple[PlantId, ...] = shown(default=())
    """Plants put under the stack, in that order: everybody saw them go (PG-7.4)."""
    rest: tuple[PlantId, ...] = shown(default=())
    """Plants known to lie in the stack after the Step 3 shuffle, though not in which order."""
    set_aside: tuple[PlantId, ...] = secret(to=NOBODY, others=COUNT, default=())
    removed: tuple[PlantId, ...] = shown(default=())
    fuel: Basket = shown(default=MARKET_START)
    """The resource market. Numbers suffice: they tell which spaces are filled (PG-7.3, A14)."""
    supply: Basket = shown(default=TOKENS.minus(MARKET_START))
    card_phase: int = shown(default=0)
    """The phase in which the Step 3 card appeared, 0 before."""
    card_round: int = shown(default=0)
    """The round in which it appeared, 0 before."""
    shuffle_due: bool = shown(default=False)
    """The card has appeared and the stack is not shuffled yet; no plant is drawn (PG-10.1, A2)."""
    most_cities: int = derived(default=0)
    """The highest city count of any player."""
    houses: tuple[int, ...] = derived(default=())
    """Houses in every city in play, by place."""
    filled: tuple[int, ...] = derived(default=())
    """The cities with at least one house, at least two and so on, each set as bits."""
    network: Network = printed(default=None)
    """The part of the map in play."""
    edition: Edition = printed(default=None)
    """The edition of this table, or its first-game variant."""

    def __post_init__(self) -> None:
        self._find_printed_data()

    def derive(self) -> None:
        self._find_printed_data()
        net = self.network
        self.houses = (0,) * len(net.cities)
        self.filled = (0,) * max(COUNTS)
        self.most_cities = max([len(player.cities) for player in self.players], default=0)
        for player in self.players:
            player.owned, player.reach = 0, net.nowhere
            for city in player.cities:
                place = net.places[city]
                self.add_house(place)
                player.owned |= 1 << place
                player.reach = nearer(player.reach, net.distances[place])

    def add_house(self, place: int) -> None:
        houses, filled = self.houses, self.filled
        n = houses[place]
        self.filled = (*filled[:n], filled[n] | 1 << place, *filled[n + 1 :])
        self.houses = (*houses[:place], n + 1, *houses[place + 1 :])

    def _find_printed_data(self) -> None:
        options = self.options
        self.network = network(options.map, self.regions)
        edition = EDITIONS[options.edition]
        self.edition = edition.first_game or edition if options.first_game else edition

    @property
    def count(self) -> Count:
        """The figures for this number of players."""
        return COUNTS[len(self.players)]


def pay_bank(s: State, seat: Seat, amount: int, clause: str, tell: Tell) -> None:
    """A player pays the bank."""
    s.players[seat].cash -= amount
    tell(Paid, ACCOUNTS[seat], "bank", amount, clause)


def pay_player(s: State, seat: Seat, amount: int, clause: str, tell: Tell) -> None:
    """The bank pays a player."""
    s.players[seat].cash += amount
    tell(Paid, "bank", ACCOUNTS[seat], amount, clause)

"""The state of Terraforming Mars and who may see which part (TM-2, TM-4, TM-5)."""

from __future__ import annotations

from typing import Annotated

from boardroom.core.actions import Paid
from boardroom.core.errors import BadInput
from boardroom.core.options import GameOptions, options
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Seat, Tell
from boardroom.core.visibility import COUNT, NOBODY, OWNER, IdSet, derived, secret, shown
from boardroom.games.terraforming_mars.actions import CardId
from boardroom.games.terraforming_mars.board.map import AROUND, HEXES, PLACES
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card, Corporation
from boardroom.games.terraforming_mars.cards.lasting import ANY_TAG, LASTING_EFFECTS
from boardroom.games.terraforming_mars.cards.vocabulary import MC, RESOURCES, TAGS
from boardroom.games.terraforming_mars.facts import ProductionChanged, RatingRaised, StockChanged
from boardroom.games.terraforming_mars.payment import ACCOUNTS
from boardroom.games.terraforming_mars.profile import PROFILES, Profile, ProfileKey
from boardroom.games.terraforming_mars.tables import SETUP, SOLO, TRACKS, VALUES

MOST_PLAYERS = SETUP.whole("most_players")
NO_OWNER = None
CITIES = ("city", "capital")
EMPTY_MAP = ("",) * PLACES
NO_OWNERS: tuple[Seat | None, ...] = (NO_OWNER,) * PLACES
STEEL_WORTH, TITANIUM_WORTH = VALUES.whole("steel"), VALUES.whole("titanium")
GREENERY_PLANTS = VALUES.whole("greenery_plants")


@options
class Options(GameOptions):
    """The options of a table; the solo game always has the Corporate Era (TM-13.2)."""

    corporate_era: bool = True
    draft: bool = False
    beginners: tuple[Annotated[int, IdSet("seat", range(MOST_PLAYERS))], ...] = ()
    profile: ProfileKey = "rulebook"
    first_player: int | None = None
    """The seat that begins, or nobody: then it is drawn (TM-6.3)."""
    listed = {"first_player": (None, *range(MOST_PLAYERS))}
    if_missing = {"first_player": 0}
    added_later = frozenset({"first_player"})

    def conflict(self) -> BadInput | None:
        if self.first_player is not None and self.first_player not in range(MOST_PLAYERS):
            return BadInput("unknown", thing="seat", name=self.first_player)
        return None


@state
class Player:
    """One player's board, cards and counters."""

    seat: Seat = shown()
    corporation: str = shown(default="")
    rating: int = shown(default=SETUP.whole("rating"))
    stock: list[int] = shown(factory=lambda: [0] * len(RESOURCES))
    production: list[int] = shown(factory=lambda: [0] * len(RESOURCES))
    hand: tuple[CardId, ...] = secret(to=OWNER, others=COUNT, default=())
    discards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT, default=())
    """Cards this player discarded; the discard pile is all players' discards plus the revealed cards."""
    handed_on: tuple[CardId, ...] = secret(to=OWNER, default=())
    """Cards passed on in drafts since the last shuffle: the player knows that they are not in the deck."""
    played: tuple[CardId, ...] = shown(default=())
    """Cards in play in the order they were played, events included."""
    held: dict[int, int] = shown(factory=dict)
    """Resources on cards."""
    used: tuple[str, ...] = shown(default=())
    """Cards whose action was used in this generation (TM-5.3)."""
    raised: bool = shown(default=False)
    """Whether the player's TR rose in this generation (R-31)."""
    passed: bool = shown(default=False)
    first_due: bool = shown(default=False)
    """Whether the corporation's first action is still to be done (TM-8.2)."""
    next_cheaper: int = shown(default=0)
    next_shift: int = shown(default=0)
    tags: tuple[int, ...] = derived(default=(0,) * len(TAGS))
    discounts: tuple[int, ...] = derived(default=(0,) * (ANY_TAG + 1))
    steel_worth: int = derived(default=STEEL_WORTH)
    titanium_worth: int = derived(default=TITANIUM_WORTH)
    shift: int = derived(default=0)
    heat_pays: bool = derived(default=False)
    greenery_plants: int = derived(default=GREENERY_PLANTS)
    listeners: tuple[str, ...] = derived(default=())
    """Cards in play that have a trigger, in the order they came into play."""
    active: tuple[str, ...] = derived(default=())
    """Project cards in play that have an action, in the order they came into play."""
    lasting: tuple[CardId, ...] = derived(default=())
    """Project cards in play with an action, a trigger or another lasting effect, in the same order."""
    fixed_points: int = derived(default=0)
    """The points of the cards in play that always score the same."""
    scoring: tuple[CardId, ...] = derived(default=())
    """The cards in play whose points depend on the position."""
    tiles: int = derived(default=0)
    near: int = derived(default=0)

    def derive(self) -> None:
        """Recompute everything the cards in play determine for the player."""
        self.tags, self.discounts = (0,) * len(TAGS), (0,) * (ANY_TAG + 1)
        self.steel_worth, self.titanium_worth, self.shift = STEEL_WORTH, TITANIUM_WORTH, 0
        self.heat_pays, self.greenery_plants = False, GREENERY_PLANTS
        self.listeners = self.active = self.lasting = self.scoring = ()
        self.fixed_points = self.tiles = self.near = 0
        if self.corporation:
            self.absorb(CORPORATIONS[self.corporation])
        for number in self.played:
            self.turn_up(CARDS[number])

    def turn_up(self, card: Card) -> None:
        """Count what a project card does in play; events lie face down and only score (TM-9.15)."""
        if card.points.of:
            self.scoring = (*self.scoring, card.number)
        else:
            self.fixed_points += card.points.n
        if not card.is_event:
            self.absorb(card)
            if card.actions or card.triggers or card.ongoing:
                self.lasting = (*self.lasting, card.number)

    def absorb(self, card: Card | Corporation) -> None:
        """Add the tags and lasting effects of a card that now lies face up (TM-9.16, TM-9.30)."""
        if card.tags:
            tags = list(self.tags)
            for tag in card.tags:
                tags[TAGS.index(tag)] += 1
            self.tags = tuple(tags)
        if card.triggers:
            key = card.id if isinstance(card, Corporation) else f"{card.number:03d}"
            self.listeners = (*self.listeners, key)
        if card.actions and isinstance(card, Card):
            self.active = (*self.active, f"{card.number:03d}")
        for one in card.ongoing:
            LASTING_EFFECTS[one.kind](self, one)

    def has(self, number: int) -> bool:
        return number in self.played


@state
class State(CoreState):
    """The whole table."""

    options: Options = shown()
    players: list[Player] = shown(factory=list)
    generation: int = shown(default=1)
    first: Seat = shown(default=0)
    starter: Seat = shown(default=0)
    """Who was first in generation 1; cards are dealt from this seat on."""
    temperature: int = shown(default=TRACKS["temperature"].start)
    oxygen: int = shown(default=TRACKS["oxygen"].start)
    oceans: int = shown(default=TRACKS["oceans"].start)
    kinds: tuple[str, ...] = shown(default=EMPTY_MAP)
    """The tile on every hex, by number; the two off-map areas come last."""
    owners: tuple[Seat | None, ...] = shown(default=NO_OWNERS)
    claims: dict[int, Seat] = shown(factory=dict)
    """Hexes with a claim marker (R-23) and whose it is."""
    deck: tuple[CardId, ...] = secret(to=NOBODY, others=COUNT, default=())
    revealed: tuple[CardId, ...] = shown(default=())
    """Cards on the discard pile that all players saw."""
    milestones: tuple[tuple[str, Seat], ...] = shown(default=())
    awards: tuple[tuple[str, Seat], ...] = shown(default=())
    taken: int = derived(default=0)
    near_taken: int = derived(default=0)
    cities: int = derived(default=0)
    near_city: int = derived(default=0)
    greens: int = derived(default=0)
    near_green: int = derived(default=0)
    waters: int = derived(default=0)

    def derive(self) -> None:
        for player in self.players:
            player.derive()
        self.taken = self.near_taken = self.cities = self.near_city = 0
        self.greens = self.near_green = self.waters = 0
        for number, kind in enumerate(self.kinds):
            if kind:
                self.mark(number, kind, self.owners[number])

    def mark(self, number: int, kind: str, owner: Seat | None) -> None:
        """Update the sets of hexes for a placed tile."""
        bit, around = 1 << number, AROUND[number]
        self.taken |= bit
        self.near_taken |= around
        if kind in CITIES:
            self.cities |= bit
            self.near_city |= around
        elif kind == "greenery":
            self.greens |= bit
            self.near_green |= around
        elif kind == "ocean":
            self.waters |= bit
        if owner is not None:
            player = self.players[owner]
            player.tiles |= bit
            player.near |= around

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def profile(self) -> Profile:
        return PROFILES[self.options.profile]

    def order(self, first: Seat | None = None) -> tuple[Seat, ...]:
        """The seats clockwise from the first player, or from another one."""
        count = len(self.players)
        start = self.first if first is None else first
        return tuple((start + i) % count for i in range(count))

    def parameters(self) -> dict[str, int]:
        """Where the global parameters stand."""
        return {"temperature": self.temperature, "oxygen": self.oxygen, "oceans": self.oceans}

    def all_full(self) -> bool:
        """Whether all three parameters are at their maximum (TM-1.6)."""
        return (
            self.temperature == TRACKS["temperature"].maximum
            and self.oxygen == TRACKS["oxygen"].maximum
            and self.oceans == TRACKS["oceans"].maximum
        )


ON_MARS = (1 << (HEXES + 1)) - 1


def start_rating(seats: int) -> int:
    return SOLO.whole("rating") if seats == 1 else SETUP.whole("rating")


def gain(s: State, seat: Seat, res: int, n: int, clause: str, tell: Tell) -> None:
    """Change a player's stock by a positive or negative number."""
    if n:
        s.players[seat].stock[res] += n
        if res != MC:
            tell(StockChanged, seat, RESOURCES[res], n, clause)
        elif n > 0:
            tell(Paid, "bank", ACCOUNTS[seat], n, clause)
        else:
            tell(Paid, ACCOUNTS[seat], "bank", -n, clause)


def produce(s: State, seat: Seat, res: int, n: int, clause: str, tell: Tell) -> None:
    """Change a player's production."""
    if n:
        s.players[seat].production[res] += n
        tell(ProductionChanged, seat, RESOURCES[res], n, clause)


def raise_rating(s: State, seat: Seat, n: int, clause: str, tell: Tell) -> None:
    """Raise a player's TR (TM-1.3, TM-1.10)."""
    if n:
        player = s.players[seat]
        player.rating += n
        player.raised = True
        tell(RatingRaised, seat, n, player.rating, clause)


def count_tag(p: Player, tag: str) -> int:
    """The player's face-up tags of a kind, corporation included, events not (R-13)."""
    return p.tags[TAGS.index(tag)]


def sources(p: Player) -> list[str]:
    """The player's face-up cards, as sources of effects."""
    found = [p.corporation] if p.corporation else []
    return found + [f"{number:03d}" for number in p.played if not CARDS[number].is_event]

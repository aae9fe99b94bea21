"""Setup: map, regions, stack, starting order (PG-2)."""

from __future__ import annotations

from boardroom.core.actions import Shuffled
from boardroom.core.chance import Chance
from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.power_grid.actions import ChooseRegion
from boardroom.games.power_grid.errors import input_error
from boardroom.games.power_grid.facts import RegionChosen
from boardroom.games.power_grid.network import BOARDS, open_regions, region_groups
from boardroom.games.power_grid.plants import PLANTS, STEP_3_CARD
from boardroom.games.power_grid.rounds import Round
from boardroom.games.power_grid.state import Options, Player, State
from boardroom.games.power_grid.tables import COUNTS, CURRENT, FUTURE, TOP_OF_STACK


def set_up(options: Options, seats: int, chance: Chance, tell: Tell) -> State:
    s = State(options=options, chance=chance, players=[Player(seat) for seat in range(seats)])
    s.market = CURRENT + FUTURE
    _prepare_stack(s, tell)
    s.order, s.chance = s.chance.shuffle(range(seats), "order")  # PG-2.7
    tell(Shuffled, "order", tuple(map(str, s.order)))
    s.steps.append(Round())
    _choose_regions(s, tell)
    return s


def _prepare_stack(s: State, tell: Tell) -> None:
    """Put plant 13 on top and the Step 3 card at the bottom; set some plants aside unseen (PG-2.6)."""
    placed = {*s.market, TOP_OF_STACK}
    rest = [number for number in PLANTS if number not in placed]
    order, s.chance = s.chance.shuffle(rest, "plants")
    tell(Shuffled, "plants", tuple(map(str, order)))
    aside = s.count.set_aside
    s.set_aside, s.stack = order[:aside], (TOP_OF_STACK, *order[aside:], STEP_3_CARD)


def _choose_regions(s: State, tell: Tell) -> None:
    options, wanted = s.options, s.count.regions
    if options.regions:
        if len(options.regions) != wanted:
            count = len(options.regions)
            raise input_error("region-count", players=len(s.players), wanted=wanted, count=count)
        s.regions = tuple(sorted(options.regions))
    elif options.region_choice == "random":
        s.regions, s.chance = s.chance.pick(region_groups(options.map, wanted), "regions")
        tell(Shuffled, "regions", s.regions)
    else:
        s.steps.append(ChoosingRegions(s.order))


def may_choose(s: State, a: ChooseRegion) -> None:
    board = BOARDS[s.options.map]
    require(a.region in board.regions, "PG-2.1", "region-not-on-map", region=a.region)
    require(a.region not in s.regions, "PG-2.1", "region-chosen", region=a.region)
    beside = a.region in open_regions(board, s.regions)
    require(beside, "PG-2.1", "region-not-adjacent", region=a.region)


def choose(s: State, a: ChooseRegion, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, ChoosingRegions)
    s.regions = tuple(sorted((*s.regions, a.region)))
    tell(RegionChosen, a.seat, a.region)
    frame.left = (*frame.left[1:], frame.left[0])
    s.derive()
    if len(s.regions) == COUNTS[len(s.players)].regions:
        s.steps.pop()


@step("power_grid.choosing_regions", "PG-2.1")
class ChoosingRegions(Step):
    """The players choose regions in turn, in the starting order. (PG-2.1, A13)"""

    left: tuple[Seat, ...] = shown()
    moves = {ChooseRegion: Move(may_choose, choose)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return self.left[:1]

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        board = BOARDS[s.options.map]
        ids = open_regions(board, s.regions)
        return [Pick(ChooseRegion, s, seat, ids, "region", tuple(board.regions))]

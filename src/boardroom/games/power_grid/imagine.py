"""Fill in at random what a seat cannot see."""

from __future__ import annotations

from random import Random

from boardroom.core.chance import Chance
from boardroom.core.visibility import Hidden
from boardroom.games.power_grid.auction import Auction
from boardroom.games.power_grid.plants import PLANTS, STEP_3_CARD
from boardroom.games.power_grid.state import Player, State
from boardroom.games.power_grid.tables import HOUSE_COSTS, START_MONEY, TOP_OF_STACK, income

SAVED = 250
"""More than this hardly anybody keeps from one round to the next."""


def imagine_state(view: State, rng: Random) -> State:
    """Fill in the money of other players, the order of the stack and the plants set aside."""
    s = view.clone()
    s.chance = Chance(f"imagined {rng.random()}")
    for player in s.players:
        if isinstance(player.cash, Hidden):
            player.cash = rng.choice(purse(s, player))
    _imagine_stack(s, rng)
    s.derive()
    return s


def purse(s: State, player: Player) -> range:
    """The cash a player can have, given the payments and bids that all players have seen."""
    if s.round <= 1 and not player.plants:
        return range(START_MONEY, START_MONEY + 1)  # the first purchase is a plant (PG-4.11)
    top = s.steps[-1]
    bid = top.bid if isinstance(top, Auction) and top.leader == player.seat else 0
    paydays = s.round if s.phase == 5 else s.round - 1
    cities = len(player.cities)
    spent = sum(player.plants) + cities * HOUSE_COSTS[0]
    most = START_MONEY + paydays * income(cities) - spent
    return range(bid, max(bid, min(most, SAVED)) + 1)


def _imagine_stack(s: State, rng: Random) -> None:
    """Divide the unseen plants between the stack and those set aside.

    After the Step 3 shuffle all players know which plants are in the stack.
    """
    hidden, aside = len(s.stack), len(s.set_aside)
    seen = {*s.market, *s.under, *s.removed, *s.rest, *(p for player in s.players for p in player.plants)}
    unseen = [number for number in PLANTS if number not in seen]
    rng.shuffle(unseen)
    if s.card_round:
        rest = list(s.rest)
        rng.shuffle(rest)
        s.stack, s.set_aside = tuple(rest), tuple(unseen)
        return
    # The plant on top lies there until it is drawn (PG-2.6).
    top = [TOP_OF_STACK] if TOP_OF_STACK in unseen else []
    others = [number for number in unseen if number != TOP_OF_STACK]
    inside = hidden - len(top) - 1
    s.stack = (*top, *others[:inside], STEP_3_CARD)
    s.set_aside = tuple(others[inside:])
    assert len(s.set_aside) == aside

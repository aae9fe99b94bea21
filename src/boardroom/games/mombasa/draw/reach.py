"""What a plan, an expansion or a bookkeeper can reach: regions by points, spaces of the ink jar."""

from __future__ import annotations

from heapq import heappop, heappush

from boardroom.core.actions import Action
from boardroom.games.mombasa.actions import Expand, MoveInk, Plan
from boardroom.games.mombasa.expansion import ways
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.pack.ids import COMPANY, FREE
from boardroom.games.mombasa.pack.numbers import POST_IN_THE_WAY
from boardroom.games.mombasa.player_board import ink_jar
from boardroom.games.mombasa.player_board.area import EXPANSION, recount
from boardroom.games.mombasa.state import State


def regions_in_reach(s: State, company: int, points: int) -> list[int]:
    """The places that a company can enter with these points, one after the other (M-7.3, M-7.4)."""
    if not any(s.camps[company]):
        return []
    least = dict[int, int]()
    queue = [(cost, place) for place, cost in ways(s, company).items()]
    queue.sort()
    while queue:
        cost, place = heappop(queue)
        if place in least or cost > points:
            continue
        least[place] = cost
        for beside, lines in s.pack.near[place]:
            holder = s.posts[beside]
            if holder != company and beside not in least:
                heappush(queue, (cost + lines + POST_IN_THE_WAY * (holder != FREE), beside))
    return sorted(least)


def after_plan(s: State, plan: Plan) -> State:
    """The position in which the cards of a plan lie face up."""
    after = s.clone()
    player = after.players[plan.seat]
    player.area, player.down = tuple(card or "" for card in plan.cards), 0
    recount(after.tracks, after.pack, player)
    return after


def ink_in_reach(s: State, seat: int) -> int:
    """How many spaces a bookkeeper lying face up can bring the ink jar; it does not count itself (M-9.7)."""
    player = s.players[seat]
    at = next((n for n, card in enumerate(player.area) if _is_bookkeeper(s, card)), None)
    if at is None and "bookkeeper" not in player.tiles:
        return 0
    after = s.clone()
    mine = after.players[seat]
    if at is not None:
        mine.down |= 1 << at
    else:
        mine.tiles = tuple(tile for tile in mine.tiles if tile != "bookkeeper")
    return ink_jar.reach(after, seat)


def _is_bookkeeper(s: State, card: str) -> bool:
    return bool(card) and s.pack.cards[card].kind == "bookkeeper"


def regions_of_plan(s: State, seat: int) -> dict[int, list[int]]:
    """By company the places that the expansion cards lying face up can bring into reach."""
    points = s.players[seat].sums[EXPANSION]
    found = {company: regions_in_reach(s, company, points) for company in range(len(COMPANIES))}
    return {company: places for company, places in found.items() if places} if points else {}


def ink_marks(s: State, seat: int, steps: int) -> list[str]:
    """The ids of the next spaces of the bookkeeping track."""
    at = s.players[seat].ink
    return [f"ledger:{at + n}" for n in range(1, steps + 1)]


def region_marks(places: list[int]) -> list[str]:
    return [f"region:{place + 1}" for place in places]


def marks(s: State, a: Action) -> list[str]:
    """What a bookkeeper of a plan or an expansion brings into reach on the board."""
    if isinstance(a, Plan):
        return ink_marks(s, a.seat, ink_in_reach(after_plan(s, a), a.seat))
    if isinstance(a, Expand):
        points = s.players[a.seat].sums[EXPANSION]
        return region_marks(regions_in_reach(s, COMPANY[a.company], points))
    return ink_marks(s, a.seat, a.n) if isinstance(a, MoveInk) else []

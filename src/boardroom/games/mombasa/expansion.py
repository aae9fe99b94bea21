"""Expansion: entering regions for one company, and the rewards of those regions (M-7)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardroom.core.offers import Chosen, Just, Offer, Pick
from boardroom.core.parts import One, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import Enter, Expand, Stop
from boardroom.games.mombasa.companies.camps import (
    SendingOut,
    column_option,
    columns,
    take_post,
)
from boardroom.games.mombasa.facts import Entered, ExpansionBegan, PointsLost, RegionsRewarded
from boardroom.games.mombasa.pack import COMPANIES, Reward
from boardroom.games.mombasa.pack.ids import COMPANY, FREE
from boardroom.games.mombasa.pack.numbers import POST_IN_THE_WAY
from boardroom.games.mombasa.player_board.area import EXPANSION, face_up, recount, turn_tile
from boardroom.games.mombasa.player_board.bookkeeping import await_placing
from boardroom.games.mombasa.rewards import Source, give
from boardroom.games.mombasa.state import State, put

NO_REWARD = Reward()


def may_expand(s: State, a: Expand) -> None:
    player = s.players[a.seat]
    require(player.sums[EXPANSION] > 0, "M-5.3", "no-expansion-card")
    require(any(s.camps[COMPANY[a.company]]), "M-7.10", "camp-empty", company=a.company)


def expand(s: State, a: Expand, tell: Tell) -> None:
    """Use all expansion cards together (M-7.1) and turn them down: nothing counts them later."""
    s.steps.pop()
    player, pack = s.players[a.seat], s.pack
    total = player.sums[EXPANSION]
    for slot, card in tuple(face_up(pack, player)):
        if card.kind == "expansion":
            player.down |= 1 << slot
    if "expansion" in player.tiles:
        turn_tile(player, "expansion")
    recount(s.tracks, pack, player)
    tell(ExpansionBegan, a.seat, a.company, total)
    s.steps.append(Expanding(a.seat, COMPANY[a.company], total, (), ()))


def expansion_offers(s: State, seat: Seat) -> list[Offer]:
    if not s.players[seat].sums[EXPANSION]:
        return []
    able = [company for company, camp in zip(COMPANIES, s.camps, strict=True) if any(camp)]
    return [Pick(Expand, s, seat, able, "company", COMPANIES)] if able else []


def ways(s: State, company: int) -> dict[int, int]:
    """Places the company can enter and what each costs, by the cheapest way in (M-7.3, M-7.4)."""
    pack, posts = s.pack, s.posts
    found: dict[int, int] = {}
    near = pack.near
    sources = [near[place] for place, holder in enumerate(posts) if holder == company]
    sources.append(pack.exits[company])
    for borders in sources:
        for place, lines in borders:
            holder = posts[place]
            if holder != company:
                cost = lines if holder == FREE else lines + POST_IN_THE_WAY
                if place not in found or cost < found[place]:
                    found[place] = cost
    return found


def frame_of(s: State) -> Expanding:
    frame = s.steps[-1]
    assert isinstance(frame, Expanding)
    return frame


def may_enter(s: State, a: Enter) -> None:
    frame, place = frame_of(s), a.region - 1
    require(s.posts[place] != frame.company, "M-7.3", "region-held", region=a.region)
    cost = ways(s, frame.company).get(place)
    require(cost is not None, "M-7.3", "region-not-adjacent", region=a.region)
    require(
        (cost or 0) <= frame.left, "M-7.4", "expansion-short", region=a.region, cost=cost, left=frame.left
    )
    posts = s.camps[frame.company][a.column - 1]
    require(posts > 0, "M-7.5", "column-empty", company=COMPANIES[frame.company], column=a.column)


def enter(s: State, a: Enter, tell: Tell) -> None:
    """Put the new post into the region; the step remembers the post it meets until it is sent out (M-7.7)."""
    frame, place = frame_of(s), a.region - 1
    cost = frame.costs(s)[place]
    frame.left -= cost
    frame.entered = (*frame.entered, a.region)
    if s.posts[place] != FREE:
        frame.met = (*frame.met, s.posts[place])
    take_post(s, frame.company, a.column - 1)
    s.posts = put(s.posts, place, frame.company)
    tell(Entered, a.seat, COMPANIES[frame.company], a.region, cost)


def may_stop(s: State, a: Stop) -> None:
    """Points need not be spent (M-7.6)."""


def stop(s: State, a: Stop, tell: Tell) -> None:
    finish(s, tell)


def finish(s: State, tell: Tell) -> None:
    """Give rewards, then send posts out, then place books; the steps are pushed in reverse (M-7.7)."""
    frame = s.steps.pop()
    assert isinstance(frame, Expanding)
    if frame.left:
        tell(PointsLost, frame.seat, frame.left)
    reward = rewards(s, frame.entered)
    if frame.entered:
        tell(RegionsRewarded, frame.seat, reward)
    if reward.bookkeeping:
        await_placing(s, frame.seat)
    if frame.met:
        s.steps.append(SendingOut(frame.seat, frame.met))
    give(s, frame.seat, reward, Source("M-7.12", frame.company), tell)


def rewards(s: State, entered: tuple[int, ...]) -> Reward:
    """The rewards of all entered regions together (M-7.12, M-7.13)."""
    if not entered:
        return NO_REWARD
    found = [s.pack.regions[region - 1].reward for region in entered]
    return Reward(
        pounds=sum(reward.pounds for reward in found),
        diamonds=sum(reward.diamonds for reward in found),
        bookkeeping=sum(reward.bookkeeping for reward in found),
        track=sum(reward.track for reward in found),
    )


class EnterOffer(Offer):
    """Every region the company can enter, with every column that still has a post."""

    __slots__ = ("columns", "costs")

    def __init__(self, s: State, seat: Seat, costs: dict[int, int], columns: list[int]) -> None:
        super().__init__(Enter, s, seat)
        self.costs, self.columns = costs, columns

    def actions(self) -> Iterator[Enter]:
        for place in self.costs:
            for column in self.columns:
                yield Enter(self.seat, place + 1, column + 1)

    def sample(self, rng: Random) -> Enter:
        places = list(self.costs)
        place = places[int(rng.random() * len(places))]
        return Enter(self.seat, place + 1, self.columns[int(rng.random() * len(self.columns))] + 1)

    def form(self, chosen: Chosen) -> Part | None:
        frame = frame_of(self.s)
        if "region" not in chosen:
            near = sorted({*self.costs, *ways(self.s, frame.company)})
            return One("region", tuple(self._option(place) for place in near))
        if "column" in chosen:
            return None
        return One("column", tuple(column_option(frame.company, column) for column in self.columns))

    def _option(self, place: int) -> Option:
        why = None
        if place not in self.costs:
            why = self.refusal(Enter(self.seat, place + 1, self.columns[0] + 1))
        cost, more = self.costs.get(place), POST_IN_THE_WAY * (self.s.posts[place] != FREE)
        costs = (("lines", cost - more), ("post", more)) if cost is not None else ()
        return Option(f"region:{place + 1}", place + 1, cost=cost, costs=costs, why=why)

    def compose(self, chosen: Chosen) -> Enter:
        return Enter(self.seat, chosen["region"], chosen["column"])


@step("mombasa.expanding", "M-7.6")
class Expanding(Step):
    """One company enters regions until its points are spent or no longer wanted. (M-7)"""

    seat: Seat = shown()
    company: int = shown()
    left: int = shown()
    entered: tuple[int, ...] = shown()
    met: tuple[int, ...] = shown()
    """Companies whose posts stood in entered regions."""
    moves = {Enter: Move(may_enter, enter), Stop: Move(may_stop, stop)}

    def costs(self, s: State) -> dict[int, int]:
        """The places that the company can enter with the points left, and what each costs."""
        if "ways" not in s.memo:
            left = self.left
            s.memo["ways"] = {p: cost for p, cost in ways(s, self.company).items() if cost <= left}
        return s.memo["ways"]  # type: ignore[no-any-return]

    def waits(self, s: State) -> tuple[Seat, ...]:
        if not self.left or not any(s.camps[self.company]) or not self.costs(s):
            return ()
        return (self.seat,)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [EnterOffer(s, seat, self.costs(s), columns(s, self.company)), Just(s, Stop(seat))]

    def proceed(self, s: State, tell: Tell) -> None:
        finish(s, tell)

"""What regions, books, majorities, merchants and bonus spaces bring, and in which order it is taken."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step, step_fields
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import TakeReward
from boardroom.games.mombasa.companies.camps import RemovingPosts
from boardroom.games.mombasa.companies.tracks import march, tied_steps, track_of
from boardroom.games.mombasa.pack import Reward
from boardroom.games.mombasa.pack.ids import FREE
from boardroom.games.mombasa.player_board.area import PLACE
from boardroom.games.mombasa.player_board.bookkeeping import await_placing, gain_points, most_pounds
from boardroom.games.mombasa.player_board.diamonds import diamond_steps
from boardroom.games.mombasa.state import State, pay_player

ORDERED = ("bookkeeping", "track")


class Source(NamedTuple):
    """Where a reward comes from: the clause to cite, and the company on whose track its steps are made."""

    by: str
    company: int = FREE


def give(s: State, seat: Seat, reward: Reward, source: Source, tell: Tell) -> None:
    """Give a reward. Pounds and diamond steps come at once: nothing limits them, and pounds may pay a call.

    The rest goes on the stack. Track steps and bookkeeping points wait for the seat's word if their order
    makes a difference (M-7.7, M-11.6).
    """
    pay_player(s, seat, pounds_of(s, seat, reward), source.by, tell)
    diamond_steps(s, seat, reward.diamonds, tell)
    in_order = does_order_matter(s, seat, reward, source.company)
    if in_order:
        await_placing(s, seat)
        s.steps.append(ORDERS[source.by](seat, source.company, reward.track, reward.bookkeeping))
    else:
        gain_points(s, seat, reward.bookkeeping)
    if reward.remove_post:
        s.steps.append(RemovingPosts(seat, reward.remove_post))
    if reward.track and not in_order:
        s.steps.append(tied_steps(seat, source.company, reward.track, source.by))


def pounds_of(s: State, seat: Seat, reward: Reward) -> int:
    """The pounds of a reward; some books pay by the units of a good (M-20.5)."""
    if not reward.equal_to:
        return reward.pounds
    return reward.pounds + max(0, s.players[seat].sums[PLACE[reward.equal_to]] - reward.less)


def does_order_matter(s: State, seat: Seat, reward: Reward, company: int) -> bool:
    """Whether a call stops the steps now that pounds for the bookkeeping points could pay (M-16.1)."""
    if not (reward.track and reward.bookkeeping):
        return False
    track, player = track_of(s, company), s.players[seat]
    at, purse = player.at[company], player.cash
    more = most_pounds(s, seat, reward.bookkeeping)
    return march(track, at, reward.track, purse)[0] < march(track, at, reward.track, purse + more)[0]


def reward_order(s: State) -> RewardOrder:
    frame = s.steps[-1]
    assert isinstance(frame, RewardOrder)
    return frame


def may_take_reward(s: State, a: TakeReward) -> None:
    require(a.reward in ORDERED, reward_order(s).clause, "no-such-reward", first=a.reward)


def take_reward(s: State, a: TakeReward, tell: Tell) -> None:
    """Push the second of the two below the first."""
    frame = reward_order(s)
    s.steps.pop()
    steps = tied_steps(a.seat, frame.company, frame.track, frame.by)
    if a.reward == "bookkeeping":
        s.steps.append(steps)
        gain_points(s, a.seat, frame.points)
    else:
        gain_points(s, a.seat, frame.points)
        s.steps.append(steps)


@step_fields
class RewardOrder(Step):
    """Track steps and bookkeeping points of one reward: the seat says which it takes first."""

    seat: Seat = shown()
    company: int = shown()
    track: int = shown()
    points: int = shown()
    by: ClassVar[str]
    moves = {TakeReward: Move(may_take_reward, take_reward)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(TakeReward, s, seat, ORDERED, "first")]


@step("mombasa.region_rewards", "M-7.7")
class RegionRewards(RewardOrder):
    """The rewards of the regions entered are taken in any order. (M-7.7)"""

    by = "M-7.12"


@step("mombasa.majority_rewards", "M-11.6")
class MajorityRewards(RewardOrder):
    """The reward of a majority space is taken in any order. (M-11.6)"""

    by = "M-11.6"


ORDERS: dict[str, type[RewardOrder]] = {order.by: order for order in (RegionRewards, MajorityRewards)}

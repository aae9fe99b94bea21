"""Company tracks: steps, capital calls, special spaces (M-6.3, M-16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from boardroom.core.offers import Chosen, Just, Offer
from boardroom.core.parts import Amount, One, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.mombasa.actions import Advance, GiveUp
from boardroom.games.mombasa.facts import SpecialReached, Stepped, StepsLost
from boardroom.games.mombasa.pack import COMPANIES, Track
from boardroom.games.mombasa.pack.ids import COMPANY, PLACES
from boardroom.games.mombasa.state import State, pay_bank, pay_player, put

NOTHING = (0, 0, 0, 0)


def track_of(s: State, company: int) -> Track:
    return s.pack.tracks[s.tracks[company]]


def march(track: Track, at: int, n: int, purse: int | None) -> tuple[int, int]:
    """How many of n steps a marker can make, and the pounds its calls cost.

    Pounds won on the way can pay a later call (M-16.1, M-16.4). Without a purse it stops before a call.
    """
    cost, end = 0, min(at + n, track.length)
    for space, call, pounds in track.money:
        if space > end:
            break
        if space > at:
            if call:
                if purse is None or call > purse:
                    return space - 1 - at, cost
                purse -= call
                cost += call
            if purse is not None:
                purse += pounds
    return end - at, cost


def walk(s: State, seat: Seat, company: int, n: int, paying: bool = True) -> tuple[int, int]:
    """How many of n steps the marker of a seat can make, and the pounds its calls cost."""
    player = s.players[seat]
    return march(track_of(s, company), player.at[company], n, player.cash if paying else None)


def advance_marker(s: State, seat: Seat, company: int, n: int, tell: Tell) -> None:
    """Move a marker; pay the calls and take the special spaces on its way."""
    track, player = track_of(s, company), s.players[seat]
    before = player.at[company]
    for space in range(before + 1, before + n + 1):
        pay_bank(s, seat, track.calls[space], "M-16.1", tell)
        for order, special in enumerate(track.specials, 1):
            if special.space == space:
                tell(SpecialReached, seat, COMPANIES[company], order)
                pay_player(s, seat, special.pounds, "M-16.4", tell)
                for other in s.players:  # the player's own marker has not been moved yet
                    if other.at[company] >= space:
                        pay_player(s, other.seat, special.pounds, "M-16.4", tell)
    player.at = put(player.at, company, before + n)
    tell(Stepped, seat, COMPANIES[company], before, before + n)


def may_advance(s: State, a: Advance) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, TrackSteps)
    company = COMPANY[a.company]
    left = frame.left_for(company)
    require(a.n >= 1, "M-6.3", "no-steps")
    require(left > 0, frame.by, "no-steps-there", company=a.company)
    require(a.n <= left, frame.by, "too-many-steps", n=a.n, left=left)
    made, _ = walk(s, a.seat, company, a.n)
    if made < a.n:
        track, at = track_of(s, company), s.players[a.seat].at[company]
        require(at + made < track.length, "M-16.2", "track-ends", n=made)
        call = track.calls[at + made + 1]
        require(False, "M-16.1", "call-not-paid", call=call, cash=s.players[a.seat].cash)


def advance(s: State, a: Advance, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, TrackSteps)
    company = COMPANY[a.company]
    advance_marker(s, a.seat, company, a.n, tell)
    frame.spend(company, a.n)


def may_give_up(s: State, a: GiveUp) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, TrackSteps)
    free = [company for company in frame.companies() if walk(s, a.seat, company, 1, paying=False)[0]]
    require(not free, "M-6.3", "steps-left", company=COMPANIES[free[0]] if free else "")


def give_up(s: State, a: GiveUp, tell: Tell) -> None:
    frame = s.steps.pop()
    assert isinstance(frame, TrackSteps)
    tell(StepsLost, a.seat, frame.free + sum(frame.tied))


class AdvanceOffer(Offer):
    """Every track on which a marker can move, and how far."""

    __slots__ = ("most",)

    def __init__(self, s: State, seat: Seat, most: list[tuple[int, int]]) -> None:
        super().__init__(Advance, s, seat)
        self.most = most

    def actions(self) -> Iterator[Advance]:
        for company, most in self.most:
            for n in range(1, most + 1):
                yield Advance(self.seat, COMPANIES[company], n)

    def sample(self, rng: Random) -> Advance:
        place = int(rng.random() * sum(most for _, most in self.most))
        for company, most in self.most:
            if place < most:
                return Advance(self.seat, COMPANIES[company], place + 1)
            place -= most
        raise AssertionError("a place beyond all steps")

    def form(self, chosen: Chosen) -> Part | None:
        reach = dict(self.most)
        if "company" not in chosen:
            return One("company", tuple(self._option(company) for company in PLACES))
        if "n" in chosen:
            return None
        most = reach.get(COMPANY[chosen["company"]], 1)
        costs = [walk(self.s, self.seat, COMPANY[chosen["company"]], n)[1] for n in range(1, most + 1)]
        return Amount("n", 1, most, tuple(costs))

    def _option(self, company: int) -> Option:
        name = COMPANIES[company]
        why = None if company in dict(self.most) else self.refusal(Advance(self.seat, name, 1))
        return Option(f"track:{name}", name, why=why)

    def compose(self, chosen: Chosen) -> Advance:
        return Advance(self.seat, chosen["company"], chosen["n"])


@step("mombasa.track_steps", "M-6.3")
class TrackSteps(Step):
    """Steps to make on company tracks: free ones on any track, or tied ones on a given track.

    Tied steps are made at once unless a call that could be paid lies in their way (M-16.3, Q-8).
    """

    seat: Seat = shown()
    free: int = shown(default=0)
    tied: tuple[int, ...] = shown(default=NOTHING)
    by: str = shown(default="M-6.3")
    moves = {Advance: Move(may_advance, advance), GiveUp: Move(may_give_up, give_up)}

    def left_for(self, company: int) -> int:
        return self.free or self.tied[company]

    def companies(self) -> Sequence[int]:
        """The companies on whose tracks steps are left."""
        return PLACES if self.free else [company for company, n in enumerate(self.tied) if n]

    def spend(self, company: int, n: int) -> None:
        if self.free:
            self.free -= n
        else:
            self.tied = put(self.tied, company, self.tied[company] - n)

    def waits(self, s: State) -> tuple[Seat, ...]:
        if self.free:
            return (self.seat,) if self._reach(s) else ()
        return (self.seat,) if any(self.tied) and self._meets_call(s) else ()

    def _reach(self, s: State) -> list[tuple[int, int]]:
        """By company how far its marker can move, leaving out those that cannot move."""
        if "reach" not in s.memo:
            player, tracks = s.players[self.seat], s.pack.tracks
            found = []
            for company, name in enumerate(s.tracks):
                most, _ = march(tracks[name], player.at[company], self.left_for(company), player.cash)
                if most:
                    found.append((company, most))
            s.memo["reach"] = found
        return s.memo["reach"]  # type: ignore[no-any-return]

    def _meets_call(self, s: State) -> bool:
        """Whether the tied steps meet a call that the seat could perhaps pay."""
        player = s.players[self.seat]
        ways: list[int] = []
        purse = player.cash
        for company in self.companies():
            track, at = track_of(s, company), player.at[company]
            end = at + self.tied[company]
            purse += sum(special.pounds for special in track.specials if at < special.space <= end)
            ways += track.calls[at + 1 : end + 1]
        return any(0 < call <= purse for call in ways) and bool(self._reach(s))

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found: list[Offer] = []
        if reach := self._reach(s):
            found.append(AdvanceOffer(s, seat, reach))
        if not any(walk(s, seat, company, 1, paying=False)[0] for company in self.companies()):
            found.append(Just(s, GiveUp(seat)))
        return found

    def proceed(self, s: State, tell: Tell) -> None:
        s.steps.pop()
        lost = self.free
        for company in PLACES:
            n = self.tied[company]
            if n:
                made, _ = walk(s, self.seat, company, n, paying=False)
                if made:
                    advance_marker(s, self.seat, company, made, tell)
                lost += n - made
        if lost:
            tell(StepsLost, self.seat, lost)


def tied_steps(seat: Seat, company: int, n: int, by: str) -> TrackSteps:
    """Steps tied to one track."""
    return TrackSteps(seat, 0, put(NOTHING, company, n), by)

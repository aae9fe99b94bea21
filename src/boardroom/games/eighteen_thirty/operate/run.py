"""Step 3: running trains (E-6.13 to E-6.17, E-6.60 to E-6.78)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardroom.core.errors import BadInput
from boardroom.core.offers import Chosen, Offer
from boardroom.core.parts import Option, Part
from boardroom.core.parts import Route as RoutePart
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Tell
from boardroom.games.eighteen_thirty.actions import Run
from boardroom.games.eighteen_thirty.board.map_state import map_of
from boardroom.games.eighteen_thirty.components import trains
from boardroom.games.eighteen_thirty.facts import TrainsRun
from boardroom.games.eighteen_thirty.operate.turn import stage_of, turn_of
from boardroom.games.eighteen_thirty.routes.check import breaches, revenue
from boardroom.games.eighteen_thirty.routes.legs import Leg, join_legs, legs, names
from boardroom.games.eighteen_thirty.routes.route import Route
from boardroom.games.eighteen_thirty.routes.solve import Answer
from boardroom.games.eighteen_thirty.state import Company, State

TRAINS = trains()


def best_run(s: State, company: Company) -> Answer:
    """The best set of routes for the company's trains (E-6.17)."""
    return map_of(s).best(company.id, company.trains, s.phase_rules.high)


def total(s: State, company: Company, routes: tuple[Route, ...]) -> int:
    """The revenue of a legal set of routes."""
    best = best_run(s, company) if s.profile.enforces_best_run else None
    if best is not None and routes == best.routes:
        return best.value
    board, high = map_of(s).board, s.phase_rules.high
    return sum(revenue(board, company.id, high, route) for route in routes)


def may_run(s: State, a: Run) -> None:
    company = stage_of(s).operator(s)
    best = best_run(s, company) if s.profile.enforces_best_run else None
    if best is not None and a.runs == best.routes:
        return  # already proved legal and best
    for breach in breaches(map_of(s).board, company.id, company.trains, a.runs):
        require(False, breach.clause, breach.reason, route=breach.route, **breach.args)
    if best is not None:
        earned = total(s, company, a.runs)
        require(earned >= best.value, "E-6.17", "better-set-exists", earned=earned, best=best.value)


def run(s: State, a: Run, tell: Tell) -> None:
    company, turn = stage_of(s).operator(s), turn_of(s)
    turn.note_action()
    turn.revenue = total(s, company, a.runs)
    tell(TrainsRun, company.id, a.runs, turn.revenue)
    s.steps.pop()


class RunOffer(Offer):
    """The best set of routes; a set drawn by hand is checked by the same rule."""

    __slots__ = ()

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(Run, s, seat)

    def actions(self) -> Iterator[Run]:
        yield self.suggest()

    def sample(self, rng: Random) -> Run:
        return self.suggest()

    def suggest(self) -> Run:
        return Run(self.seat, best_run(self.s, stage_of(self.s).operator(self.s)).routes)

    def form(self, chosen: Chosen) -> Part | None:
        if "runs" in chosen:
            return None
        company = stage_of(self.s).operator(self.s)
        found = self._legs()
        stops = dict.fromkeys(stop for leg in found for stop in (leg.start, leg.end))
        nodes = tuple(Option(_stop_id(stop), f"{stop[0]}/{stop[1]}") for stop in stops)
        edges = tuple((leg.id, _stop_id(leg.start), _stop_id(leg.end)) for leg in found)
        return RoutePart("runs", nodes, edges, len(company.trains), self._suggestion())

    def _legs(self) -> list[Leg]:
        company = stage_of(self.s).operator(self.s)
        return legs(map_of(self.s).board, company.id, self.s.phase_rules.high)

    def _suggestion(self) -> tuple[tuple[str, ...], ...]:
        return tuple(names(run.chains) for run in self.suggest().runs)

    def compose(self, chosen: Chosen) -> Run:
        """A run from lists of legs; the longest route goes to the train with the most stops."""
        drawn = tuple(tuple(str(leg) for leg in route) for route in chosen["runs"] if route)
        if drawn == self._suggestion():
            return self.suggest()
        held = sorted(stage_of(self.s).operator(self.s).trains, key=lambda kind: -(TRAINS[kind].stops or 99))
        longest = sorted(drawn, key=len, reverse=True)
        known = {leg.id: leg for leg in self._legs()}
        for name in (name for route in longest for name in route):
            if name not in known:  # a stop, not a leg
                raise BadInput("not-offered", value=name)
        runs = [
            Route(train, join_legs([known[name] for name in route]))
            for train, route in zip(held, longest, strict=False)
        ]
        return Run(self.seat, tuple(runs))


def _stop_id(stop: tuple[str, int]) -> str:
    return f"stop:{stop[0]}:{stop[1]}"


RUN = Move(may_run, run)

"""A player's turn: one or two of the seven actions, or passing (TM-7.4, TM-7.5, TM-7.7 to TM-7.9, TM-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from boardroom.core.actions import Action
from boardroom.core.offers import Just, Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.terraforming_mars import awards, projects
from boardroom.games.terraforming_mars.actions import (
    Claim,
    ConvertHeat,
    ConvertPlants,
    EndTurn,
    FirstAction,
    Fund,
    Pass,
    Play,
    Sell,
    StandardProject,
    Use,
)
from boardroom.games.terraforming_mars.board.map import hexes_of
from boardroom.games.terraforming_mars.cards import play
from boardroom.games.terraforming_mars.cards.queue import open_effects, perform
from boardroom.games.terraforming_mars.cards.use import UseOffer, may_use, usable, use
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT
from boardroom.games.terraforming_mars.facts import Passed, TurnEnded
from boardroom.games.terraforming_mars.offers import Cards, Paying
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.tables import AWARDS, MILESTONES, VALUES

A = TypeVar("A", bound=Action)
ACTIONS_PER_TURN = VALUES.whole("actions_per_turn")


def _turn(s: State) -> Turn:
    turn = s.steps[-1]
    assert isinstance(turn, Turn)
    return turn


def _count_action(s: State) -> None:
    turn = _turn(s)
    s.steps[-1] = Turn(turn.seat, turn.taken + 1)


def _end(s: State) -> None:
    s.steps[-1] = Turn(_turn(s).seat, ACTIONS_PER_TURN)


def action_move(may: Callable[[State, A], None], do: Callable[[State, A, Tell], None]) -> Move:
    """A move that counts as an action of the turn; refused while a first action is due (TM-8.2)."""

    def may_act(s: State, a: A) -> None:
        require(not s.players[a.seat].first_due, "TM-8.2", "first-action-first")
        may(s, a)

    def act(s: State, a: A, tell: Tell) -> None:
        _count_action(s)
        do(s, a, tell)

    return Move(may_act, act)


def may_act_first(s: State, a: FirstAction) -> None:
    require(s.players[a.seat].first_due, "TM-8.2", "no-first-action")


def act_first(s: State, a: FirstAction, tell: Tell) -> None:
    p = s.players[a.seat]
    p.first_due = False
    _count_action(s)
    open_effects(s, a.seat)
    perform(s, a.seat, f"{p.corporation}/first", 0, tell)


def may_end(s: State, a: EndTurn) -> None:
    require(_turn(s).taken > 0, "TM-7.4", "no-action-yet")


def end_turn(s: State, a: EndTurn, tell: Tell) -> None:
    _end(s)
    tell(TurnEnded, a.seat)


def may_pass(s: State, a: Pass) -> None:
    due = s.players[a.seat].first_due
    require(not due or s.profile.may_pass_before_first_action, "TM-8.2", "first-action-first")
    require(_turn(s).taken == 0 or s.profile.may_pass_as_second_action, "TM-7.8", "already-acted")


def pass_turn(s: State, a: Pass, tell: Tell) -> None:
    s.players[a.seat].passed = True
    _end(s)
    tell(Passed, a.seat)


@step("terraforming_mars.turn", "TM-7.4", frozen=True)
class Turn(Step):
    """One player takes one or two actions. (TM-7.4)"""

    seat: Seat = shown()
    taken: int = shown(default=0)
    moves = {
        Play: action_move(play.may_play, play.play_card),
        StandardProject: action_move(projects.may_build, projects.build),
        Sell: action_move(projects.may_sell, projects.sell),
        Claim: action_move(awards.may_claim, awards.claim),
        Fund: action_move(awards.may_fund, awards.fund),
        Use: action_move(may_use, use),
        ConvertPlants: action_move(projects.may_convert_plants, projects.convert_plants),
        ConvertHeat: action_move(projects.may_convert_heat, projects.convert_heat),
        FirstAction: Move(may_act_first, act_first),
        EndTurn: Move(may_end, end_turn),
        Pass: Move(may_pass, pass_turn),
    }

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.taken < ACTIONS_PER_TURN else ()

    def proceed(self, s: State, tell: Tell) -> None:
        s.steps.pop()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        p = s.players[seat]
        if p.first_due:
            first: list[Offer] = [Just(s, FirstAction(seat))]
            return [*first, Just(s, Pass(seat))] if s.profile.may_pass_before_first_action else first
        found: list[Offer] = []
        if self.taken:
            found.append(Just(s, EndTurn(seat)))
        if not self.taken or s.profile.may_pass_as_second_action:
            found.append(Just(s, Pass(seat)))
        found += purchases(s, seat)
        actions = usable(s, p)
        if actions:
            found.append(UseOffer(s, seat, actions))
        if p.hand:
            found.append(Cards(Sell, s, seat, p.hand, (1, len(p.hand))))
        hexes = projects.can_convert_plants(s, p)
        if hexes:
            found.append(Pick(ConvertPlants, s, seat, hexes_of(hexes), "hex"))
        if p.stock[HEAT] >= projects.TEMPERATURE_HEAT:
            found.append(Just(s, ConvertHeat(seat)))
        return found


def purchases(s: State, seat: Seat) -> list[Offer]:
    """Everything the player could buy now: cards, projects, milestones, awards."""
    p = s.players[seat]
    found: list[Offer] = []
    if cards := play.playable(s, p):
        found.append(Paying(Play, s, seat, "card", cards, p.hand))
    if built := projects.buildable(s, p):
        found.append(Paying(StandardProject, s, seat, "project", built, projects.BUILT))
    if goals := awards.claimable(s, p):
        found.append(Paying(Claim, s, seat, "milestone", goals, tuple(MILESTONES)))
    if funds := awards.fundable(s, p):
        found.append(Paying(Fund, s, seat, "award", funds, tuple(AWARDS)))
    return found

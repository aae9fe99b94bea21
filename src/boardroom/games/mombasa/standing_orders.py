"""Mombasa's standing order: end the own action phase and take this column (M-13)."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Action, Fact, Paid
from boardroom.core.offers import Offer
from boardroom.core.order_rules import Order
from boardroom.core.steps import Seat
from boardroom.games.mombasa.actions import EndPhase
from boardroom.games.mombasa.facts import PhaseEnded, TileAttached
from boardroom.games.mombasa.state import ACCOUNTS, State
from boardroom.games.mombasa.turn import ActionPhase, Turn, open_slots


class EndOwnPhase(Order):
    """Passing in Mombasa means ending the phase, which takes a resting column, so the order names one.

    Nobody else can change the seat's cards or columns, so other players' turns leave the order in force. It
    ends with the phase, when the seat's money changes, when the seat attaches the goods tile, which is of use
    only to somebody who plays on (M-12.2), or when the game asks the seat anything else.
    """

    key = "end-phase"
    vocabulary = "slot"

    def choices(self, seen: State, seat: Seat) -> Sequence[str]:
        player = seen.players[seat]
        if player.ended or not any(isinstance(step, ActionPhase) for step in seen.steps):
            return ()
        return seen.pack.letters_of[open_slots(seen.pack, player)]

    def is_ended_by(self, done: Action | None, facts: Sequence[Fact], seat: Seat, about: str) -> bool:
        return any(_is_news(fact, seat) for fact in facts)

    def action(self, seen: State, offered: Sequence[Offer], about: str) -> Action | None:
        turn = seen.steps[-1]
        if not isinstance(turn, Turn):
            return None
        wanted = EndPhase(turn.seat, about)
        return wanted if any(wanted in offer for offer in offered) else None


def _is_news(fact: Fact, seat: Seat) -> bool:
    match fact:
        case PhaseEnded(seat=who) | TileAttached(seat=who):
            return who == seat
        case Paid(payer=payer, payee=payee):
            return ACCOUNTS[seat] in (payer, payee)
    return False

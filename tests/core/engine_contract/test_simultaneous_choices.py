"""Choices of several seats at once: a draft with remembered cards, and plans that may change."""

from __future__ import annotations

from tests.core.engine_contract.actions import (
    Keep,
    Plan,
)
from tests.core.engine_contract.small_game import (
    Options,
    Player,
    State,
    table,
)

from boardroom.core.chance import Chance
from boardroom.core.engine import (
    advance,
    ignore_facts,
    waits,
)
from boardroom.core.offers import Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Over, Seat, Step, Tell, step
from boardroom.core.views import redact, view
from boardroom.core.visibility import COUNT, OWNER, Hidden, secret, shown


def may_keep(s: State, a: Keep) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Draft)
    require(a.seat not in frame.kept, "X-5.1", "kept-already")
    require(a.card in frame.packs[a.seat], "X-5.2", "not-in-the-pack")


def keep(s: State, a: Keep, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Draft)
    frame.kept[a.seat] = a.card


@step("contract.draft", "X-5")
class Draft(Step):
    """All seats choose at once; then the packs are passed on."""

    packs: dict[Seat, tuple[str, ...]] = secret(to=OWNER, others=COUNT)
    kept: dict[Seat, str] = secret(to=OWNER, factory=dict)
    moves = {Keep: Move(may_keep, keep)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.packs if seat not in self.kept)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Keep, s, seat, self.packs[seat], "card")]

    def proceed(self, s: State, tell: Tell) -> None:
        seats = len(s.players)
        passed: dict[Seat, tuple[str, ...]] = {}
        for seat, pack in self.packs.items():
            s.players[seat].hand += (self.kept[seat],)
            rest = tuple(card for card in pack if card != self.kept[seat])
            s.players[seat].passed_on += rest
            passed[(seat + 1) % seats] = rest
        self.packs, self.kept = dict(sorted(passed.items())), {}
        if not any(self.packs.values()):
            s.steps.pop()


def draft() -> State:
    return table(Draft({seat: (f"a{seat}", f"b{seat}") for seat in range(4)}))


def test_cards_passed_on_in_a_draft_stay_known_to_their_seat_alone() -> None:
    s = draft()
    for seat in (2, 0, 3, 1):
        advance(s, Keep(seat, f"a{seat}"), ignore_facts)
    frame = s.steps[-1]
    assert isinstance(frame, Draft)
    assert frame.packs[1] == ("b0",)
    mine, other, public = view(s, 0), view(s, 1), view(s, None)
    assert mine.players[0].passed_on == ("b0",)
    assert other.players[0].passed_on == Hidden(1)
    assert other.steps[-1].packs[1] == ("b0",)  # type: ignore[attr-defined]
    assert public.steps[-1].packs[1] == Hidden(1)  # type: ignore[attr-defined]
    assert "b0" not in view(s, 2).to_text()


def test_no_other_seat_sees_what_a_seat_kept() -> None:
    a = Keep(2, "a2")
    assert redact([a], 2, draft())[0].card == "a2"
    assert redact([a], 0, draft())[0].card == Hidden()
    assert "a2" not in redact([a], 0, draft())[0].notation()


def may_plan(s: State, a: Plan) -> None:
    require(set(a.cards) <= set(s.players[a.seat].hand), "X-6.1", "not-in-hand")


def plan(s: State, a: Plan, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Planning)
    s.players[a.seat].plan = a.cards
    frame.ready = tuple(sorted({*frame.ready, a.seat}))


@step("contract.planning", "X-6")
class Planning(Step):
    ready: tuple[Seat, ...] = shown(default=())
    moves = {Plan: Move(may_plan, plan)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return tuple(p.seat for p in s.players if p.seat not in self.ready)

    def others(self, s: State) -> tuple[Seat, ...]:
        return self.ready if len(self.ready) < len(s.players) else ()

    def proceed(self, s: State, tell: Tell) -> None:
        for player in s.players:
            player.table, player.plan = player.plan, ()
        s.steps.pop()


def test_four_plan_at_once_and_change_before_the_reveal() -> None:
    s = State(options=Options(), chance=Chance(), players=[Player(i, hand=("x", "y")) for i in range(4)])
    s.steps[:] = [Over("X-9.9"), Planning()]
    advance(s, Plan(3, ("x",)), ignore_facts)
    assert waits(s) == (0, 1, 2)
    assert view(s, 0).players[3].plan == Hidden(1)
    advance(s, Plan(3, ("x", "y")), ignore_facts)
    assert s.players[3].plan == ("x", "y")
    for seat in (0, 1, 2):
        advance(s, Plan(seat, ()), ignore_facts)
    assert s.players[3].table == ("x", "y")
    assert s.over

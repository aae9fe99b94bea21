"""The trial of the core: awkward cases of other games, in miniature, on one small table.

Each case is a handful of steps and actions of its own, so that what is tried is the contract: steps as data,
legality asked again at the right moment, saving in the middle of things, secrets, scripted luck.
"""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any, ClassVar

import pytest

from boardroom.core.actions import Action, Fact, Language, Shuffled, Skipped, action, fact
from boardroom.core.chance import Chance, chance_from
from boardroom.core.engine import (
    advance,
    collect_facts,
    ignore_facts,
    offers,
    play,
    refusal,
    run_automatic_steps,
    waits,
)
from boardroom.core.errors import BadInput, Refused
from boardroom.core.offers import Just, Offer, Pick
from boardroom.core.options import GameOptions, options
from boardroom.core.parts import One
from boardroom.core.rules import require
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Move, Over, Seat, Step, Tell, step
from boardroom.core.views import redact, view
from boardroom.core.visibility import COUNT, NOBODY, OWNER, Hidden, secret, shown


@options
class Options(GameOptions):
    open_hands: bool = False


@state
class Player:
    seat: Seat = shown()
    cash: int = shown(default=100)
    shares: int = shown(default=0)
    has_mh: bool = shown(default=False)
    hand: tuple[str, ...] = secret(to=OWNER, others=COUNT, unless="open_hands", default=())
    passed_on: tuple[str, ...] = secret(to=OWNER, others=COUNT, default=())
    """Cards seen in the draft and handed on: the seat still knows them."""
    plan: tuple[str, ...] = secret(to=OWNER, others=COUNT, default=())
    table: tuple[str, ...] = shown(default=())


@state
class Company:
    president: Seat = shown()
    treasury: int = shown(default=0)
    trains: tuple[str, ...] = shown(default=())


@state
class State(CoreState):
    options: Options = shown()
    players: list[Player] = shown(factory=list)
    companies: dict[str, Company] = shown(factory=dict)
    columns: dict[str, int] = shown(factory=dict)
    deck: tuple[str, ...] = secret(to=NOBODY, others=COUNT, default=())
    anytime: ClassVar[dict[type, Move]] = {}

    def anytime_offers(self, seat: Seat) -> list[Offer]:
        a = ExchangeMH(seat)
        return [Just(self, a)] if refusal(self, a) is None else []


def table(*steps: Step, **fields: Any) -> State:
    """A small table for four with these steps on the stack."""
    s = State(options=Options(), chance=Chance("awkward"), players=[Player(i) for i in range(4)], **fields)
    s.steps[:] = [Over("X-9.9"), *steps]
    run_automatic_steps(s, ignore_facts)
    return s


def saved_and_loaded(s: State) -> State:
    return State.restore(json.loads(s.to_text()))


# --- MH: exchanged between turns, and in the middle of a deal


@action("exchange MH")
class ExchangeMH(Action):
    seat: Seat = shown()


@action("buy share")
class BuyShare(Action):
    seat: Seat = shown()


@action("end turn")
class EndTurn(Action):
    seat: Seat = shown()


def may_exchange(s: State, a: ExchangeMH) -> None:
    require(s.players[a.seat].has_mh, "X-1.1", "no-mh")
    top = s.steps[-1]
    own = isinstance(top, StockTurn) and top.seat == a.seat
    between = isinstance(top, StockTurn) and not top.acted
    require(own or between, "X-1.2", "in-the-middle-of-a-turn")


def exchange(s: State, a: ExchangeMH, tell: Tell) -> None:
    s.players[a.seat].has_mh = False
    s.players[a.seat].shares += 1


def may_buy(s: State, a: BuyShare) -> None:
    require(s.players[a.seat].cash >= 10, "X-1.3", "cannot-pay")


def buy(s: State, a: BuyShare, tell: Tell) -> None:
    top = s.steps[-1]
    assert isinstance(top, StockTurn)
    top.acted = True
    s.players[a.seat].cash -= 10
    s.players[a.seat].shares += 1


def may_end(s: State, a: EndTurn) -> None:
    """Always."""


def end(s: State, a: EndTurn, tell: Tell) -> None:
    s.steps.pop()


@step("awkward.stock_round", "X-1")
class StockRound(Step):
    left: tuple[Seat, ...] = shown()

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.left:
            s.steps.pop()
            return
        seat, self.left = self.left[0], self.left[1:]
        s.steps.append(StockTurn(seat))


@step("awkward.stock_turn", "X-1")
class StockTurn(Step):
    seat: Seat = shown()
    acted: bool = shown(default=False)
    moves = {BuyShare: Move(may_buy, buy), EndTurn: Move(may_end, end)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Just(s, BuyShare(seat)), Just(s, EndTurn(seat))]


State.anytime = {ExchangeMH: Move(may_exchange, exchange)}


def test_mh_is_exchanged_between_the_turns_of_others_and_not_within_one() -> None:
    s = table(StockRound((0, 1)))
    s.players[2].has_mh = True
    assert waits(s) == (0,)
    assert [o.kind for o in offers(s, 2)] == [ExchangeMH]
    assert play(s, ExchangeMH(2))[0].players[2].shares == 1
    advance(s, BuyShare(0), ignore_facts)
    why = refusal(s, ExchangeMH(2))
    assert why is not None
    assert why.clause == "X-1.2"
    assert offers(s, 2) == []
    advance(s, EndTurn(0), ignore_facts)
    advance(s, ExchangeMH(2), ignore_facts)
    assert waits(s) == (1,), "the turn it interrupted goes on"


def test_mh_is_not_exchanged_in_the_middle_of_a_deal() -> None:
    s = table(StockRound((0,)))
    s.players[2].has_mh = True
    s.companies = {"A": Company(0, 50), "B": Company(1, 0, ("3",))}
    s.steps.append(TrainStep("A"))
    advance(s, OfferTrain(0, "B", "3", 20), ignore_facts)
    why = refusal(s, ExchangeMH(2))
    assert why is not None
    assert why.clause == "X-1.2"


# --- A deal asked again when it is accepted; a presidency that moved in between


@action("offer {price} for {train} of {seller}")
class OfferTrain(Action):
    seat: Seat = shown()
    seller: str = shown()
    train: str = shown()
    price: int = shown()


@action("accept")
class Accept(Action):
    seat: Seat = shown()


@action("decline")
class Decline(Action):
    seat: Seat = shown()


@action("withdraw")
class Withdraw(Action):
    seat: Seat = shown()


@action("seize {company}")
class Seize(Action):
    """Stands for a share sale in the middle of a forced purchase: a presidency moves."""

    seat: Seat = shown()
    company: str = shown()


@fact
class DealFell(Fact):
    clause: str = shown()


def _deal_stands(s: State, deal: Deal) -> None:
    require(deal.train in s.companies[deal.seller].trains, "X-2.1", "train-gone")
    require(s.companies[deal.buyer].treasury >= deal.price, "X-2.2", "cannot-pay")
    require(s.companies[deal.seller].president == deal.asked, "X-2.3", "president-changed")


def may_offer(s: State, a: OfferTrain) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, TrainStep)
    require((a.seller, a.train) not in frame.declined, "X-2.4", "declined-before")
    require(a.price >= 1, "X-2.5", "price-too-low")
    _deal_stands(s, Deal(frame.company, a.seller, a.train, a.price, s.companies[a.seller].president))


def offer_train(s: State, a: OfferTrain, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, TrainStep)
    s.steps.append(Deal(frame.company, a.seller, a.train, a.price, s.companies[a.seller].president))


def may_accept(s: State, a: Accept) -> None:
    """Whether the deal still fits is asked when it is accepted, not before."""


def accept(s: State, a: Accept, tell: Tell) -> None:
    deal = s.steps.pop()
    assert isinstance(deal, Deal)
    try:
        _deal_stands(s, deal)
    except Refused as refused:
        tell(DealFell, refused.refusal.clause)  # it falls back to the step below
        return
    s.companies[deal.buyer].treasury -= deal.price
    s.companies[deal.seller].treasury += deal.price
    s.companies[deal.seller].trains = ()
    s.companies[deal.buyer].trains += (deal.train,)


def decline(s: State, a: Decline | Withdraw, tell: Tell) -> None:
    deal = s.steps.pop()
    assert isinstance(deal, Deal)
    frame = s.steps[-1]
    assert isinstance(frame, TrainStep)
    if isinstance(a, Decline):
        frame.declined += ((deal.seller, deal.train),)


def may_seize(s: State, a: Seize) -> None:
    require(s.companies[a.company].president != a.seat, "X-2.6", "president-already")


def seize(s: State, a: Seize, tell: Tell) -> None:
    s.companies[a.company].president = a.seat


def may_always(s: State, a: Any) -> None:
    """Always."""


@step("awkward.train_step", "X-2")
class TrainStep(Step):
    """Names the company it acts for; whoever presides is asked."""

    company: str = shown()
    declined: tuple[tuple[str, str], ...] = shown(default=())
    moves = {
        OfferTrain: Move(may_offer, offer_train),
        Seize: Move(may_seize, seize),
        EndTurn: Move(may_always, end),
    }

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (s.companies[self.company].president,)


@step("awkward.deal", "X-2")
class Deal(Step):
    buyer: str = shown()
    seller: str = shown()
    train: str = shown()
    price: int = shown()
    asked: Seat = shown()
    moves = {
        Accept: Move(may_always, accept),
        Decline: Move(may_always, decline),
        Withdraw: Move(may_always, decline),
        Seize: Move(may_seize, seize),
    }

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (s.companies[self.seller].president,)

    def others(self, s: State) -> tuple[Seat, ...]:
        return (s.companies[self.buyer].president,)


def deal_table() -> State:
    s = table(TrainStep("A"), companies={"A": Company(0, 50), "B": Company(1, 0, ("3",))})
    advance(s, OfferTrain(0, "B", "3", 20), ignore_facts)
    return s


def test_the_president_of_the_moment_is_asked_and_the_offerer_may_withdraw() -> None:
    s = deal_table()
    assert waits(s) == (1,)
    assert waits(play(s, Withdraw(0))[0]) == (0,)
    advance(s, Seize(0, "B"), ignore_facts)
    assert waits(s) == (0,), "the presidency moved, and with it the question"


def test_a_deal_that_no_longer_fits_falls_back_to_the_step_below() -> None:
    s = deal_table()
    s.companies["B"].president = 2  # moved by a sale in the middle of things
    told: list[Fact] = []
    advance(s, Accept(2), collect_facts(told))
    assert told == [DealFell("X-2.3")]
    assert s.companies["A"].treasury == 50
    assert isinstance(s.steps[-1], TrainStep)


def test_a_declined_deal_cannot_be_offered_again_in_that_turn() -> None:
    s = deal_table()
    advance(s, Decline(1), ignore_facts)
    why = refusal(s, OfferTrain(0, "B", "3", 30))
    assert why is not None
    assert why.clause == "X-2.4"


def test_a_deal_is_saved_while_it_is_open() -> None:
    s = saved_and_loaded(deal_table())
    advance(s, Accept(1), ignore_facts)
    assert s.companies["A"].trains == ("3",)
    assert s.companies["B"].treasury == 20


# --- A step skipped because only a pass is legal


@step("awkward.skippable", "X-3")
class Skippable(Step):
    seat: Seat = shown()
    moves = {BuyShare: Move(may_buy, buy), EndTurn: Move(may_end, end)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if s.players[self.seat].cash >= 10 else ()

    def proceed(self, s: State, tell: Tell) -> None:
        tell(Skipped, self.seat, "X-3")
        s.steps.pop()


def test_a_step_with_nothing_to_choose_is_skipped_and_says_so() -> None:
    s = table(StockRound((1,)))
    s.players[0].cash = 5
    s.steps.append(Skippable(0))
    told: list[Fact] = []
    run_automatic_steps(s, collect_facts(told))
    assert told == [Skipped(0, "X-3")]
    assert waits(s) == (1,)


# --- A card that asks in the middle, an order of effects chosen, one card's box run by another

CARDS: dict[str, tuple[str, ...]] = {
    "mine": ("gain 3", "ask target", "gain 1"),
    "robot": ("copy",),
    "double": ("gain 2", "draw"),
}


@action("target {who}")
class Target(Action):
    seat: Seat = shown()
    who: Seat = shown()


@action("next {at}")
class NextEffect(Action):
    seat: Seat = shown()
    at: int = shown()


@action("copy {card}")
class Copy(Action):
    seat: Seat = shown()
    card: str = shown()


def run_effect(s: State, frame: Effects, effect: str, tell: Tell) -> None:
    player = s.players[frame.seat]
    match effect.split():
        case ["gain", n]:
            player.cash += int(n)
        case ["draw"]:
            player.hand += s.deck[:1]
            s.deck = s.deck[1:]
        case ["ask", "target"]:
            s.steps.append(AskTarget(frame.seat))
        case ["copy"]:
            s.steps.append(AskCopy(frame.seat))


@step("awkward.effects", "X-4")
class Effects(Step):
    """Effects waiting to happen, as references (card, index)."""

    seat: Seat = shown()
    queue: tuple[tuple[str, int], ...] = shown()
    ask_order: bool = shown(default=False)
    moves: ClassVar[dict[type, Move]] = {}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.ask_order and len(self.queue) > 1 else ()

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(NextEffect, s, seat, range(len(self.queue)), "at")]

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.queue:
            s.steps.pop()
            return
        (card, index), self.queue = self.queue[0], self.queue[1:]
        run_effect(s, self, CARDS[card][index], tell)


def may_next(s: State, a: NextEffect) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Effects)
    require(0 <= a.at < len(frame.queue), "X-4.1", "no-such-effect")


def next_effect(s: State, a: NextEffect, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Effects)
    card, index = frame.queue[a.at]
    frame.queue = frame.queue[: a.at] + frame.queue[a.at + 1 :]
    run_effect(s, frame, CARDS[card][index], tell)


Effects.moves = {NextEffect: Move(may_next, next_effect)}


def may_target(s: State, a: Target) -> None:
    require(a.who != a.seat, "X-4.2", "own-target")


def target(s: State, a: Target, tell: Tell) -> None:
    s.steps.pop()
    s.players[a.who].cash -= 1


@step("awkward.ask_target", "X-4")
class AskTarget(Step):
    seat: Seat = shown()
    moves = {Target: Move(may_target, target)}


def may_copy(s: State, a: Copy) -> None:
    require(a.card in s.players[a.seat].table, "X-4.3", "not-in-play")


def copy_card(s: State, a: Copy, tell: Tell) -> None:
    s.steps.pop()
    s.steps.append(Effects(a.seat, tuple((a.card, i) for i in range(len(CARDS[a.card])))))


@step("awkward.ask_copy", "X-4")
class AskCopy(Step):
    seat: Seat = shown()
    moves = {Copy: Move(may_copy, copy_card)}


def effects_of(card: str, seat: Seat = 0) -> Effects:
    return Effects(seat, tuple((card, i) for i in range(len(CARDS[card]))))


def test_a_card_asks_in_the_middle_and_is_saved_and_loaded_there() -> None:
    s = table(effects_of("mine"))
    assert s.players[0].cash == 103, "what comes before the question has happened"
    assert isinstance(s.steps[-1], AskTarget)
    again = saved_and_loaded(s.clone())
    for one in (s, again):
        advance(one, Target(0, 2), ignore_facts)
        assert one.players[0].cash == 104
        assert one.players[2].cash == 99
        assert one.over
    assert s.digest() == again.digest()


def test_the_owner_chooses_which_effect_comes_next() -> None:
    queue = (("mine", 0), ("double", 0), ("double", 1))
    s = table(Effects(0, queue, ask_order=True), deck=("c1", "c2"))
    assert waits(s) == (0,)
    advance(s, NextEffect(0, 2), ignore_facts)
    assert s.players[0].hand == ("c1",)
    assert s.players[0].cash == 100
    assert refusal(s, NextEffect(0, 2)) is not None
    advance(s, NextEffect(0, 1), ignore_facts)
    assert s.over, "the last one needs no question"
    assert s.players[0].cash == 105


def test_one_card_runs_the_box_of_another() -> None:
    s = table(effects_of("robot"), deck=("c1",))
    s.players[0].table = ("double",)
    why = refusal(s, Copy(0, "mine"))
    assert why is not None
    assert why.clause == "X-4.3"
    advance(s, Copy(0, "double"), ignore_facts)
    assert s.players[0].cash == 102
    assert s.players[0].hand == ("c1",)


# --- A draft with remembered cards


@action("keep {card}")
class Keep(Action):
    seat: Seat = shown()
    card: str = secret(to=OWNER)


def may_keep(s: State, a: Keep) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Draft)
    require(a.seat not in frame.kept, "X-5.1", "kept-already")
    require(a.card in frame.packs[a.seat], "X-5.2", "not-in-the-pack")


def keep(s: State, a: Keep, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Draft)
    frame.kept[a.seat] = a.card


@step("awkward.draft", "X-5")
class Draft(Step):
    """All seats choose at once; the packs move on when all have."""

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


def test_what_a_seat_kept_is_in_no_other_seats_news() -> None:
    a = Keep(2, "a2")
    assert redact([a], 2, draft())[0].card == "a2"
    assert redact([a], 0, draft())[0].card == Hidden()
    assert "a2" not in redact([a], 0, draft())[0].notation()


# --- Planning by four at once, changed before the reveal


@action("plan {cards}")
class Plan(Action):
    seat: Seat = shown()
    cards: tuple[str, ...] = secret(to=OWNER, others=COUNT)


def may_plan(s: State, a: Plan) -> None:
    require(set(a.cards) <= set(s.players[a.seat].hand), "X-6.1", "not-in-hand")


def plan(s: State, a: Plan, tell: Tell) -> None:
    frame = s.steps[-1]
    assert isinstance(frame, Planning)
    s.players[a.seat].plan = a.cards
    frame.ready = tuple(sorted({*frame.ready, a.seat}))


@step("awkward.planning", "X-6")
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


# --- A free action inside a turn, a column chosen for an expelled post


@action("pay 2")
class FreeTurn(Action):
    """Turning a book for 2 pounds: as often as one likes, without ending the turn."""

    seat: Seat = shown()


@action("expand")
class Expand(Action):
    seat: Seat = shown()


@action("column {column}")
class ChooseColumn(Action):
    seat: Seat = shown()
    column: str = shown()


def may_pay_two(s: State, a: FreeTurn) -> None:
    require(s.players[a.seat].cash >= 2, "X-7.1", "cannot-pay")


def pay_two(s: State, a: FreeTurn, tell: Tell) -> None:
    s.players[a.seat].cash -= 2


def expand(s: State, a: Expand, tell: Tell) -> None:
    s.steps.pop()
    s.steps.append(Expelled(a.seat, "post"))


@step("awkward.turn", "X-7")
class FreeStep(Step):
    seat: Seat = shown()
    moves = {FreeTurn: Move(may_pay_two, pay_two), Expand: Move(may_always, expand)}


def may_column(s: State, a: ChooseColumn) -> None:
    require(a.column in s.columns, "X-7.2", "no-such-column")
    require(s.columns[a.column] < 4, "X-7.3", "column-full", room=4)


def put_back(s: State, a: ChooseColumn, tell: Tell) -> None:
    s.steps.pop()
    s.columns[a.column] += 1


@step("awkward.expelled", "X-7")
class Expelled(Step):
    seat: Seat = shown()
    post: str = shown()
    moves = {ChooseColumn: Move(may_column, put_back)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        open_columns = [c for c, n in s.columns.items() if n < 4]
        return [Pick(ChooseColumn, s, seat, open_columns, "column", tuple(s.columns))]


def test_a_free_action_leaves_the_turn_where_it_is() -> None:
    s = table(FreeStep(1))
    advance(s, FreeTurn(1), ignore_facts)
    advance(s, FreeTurn(1), ignore_facts)
    assert s.players[1].cash == 96
    assert waits(s) == (1,)


def test_the_acting_player_picks_the_column_of_an_expelled_post() -> None:
    s = table(FreeStep(1), columns={"left": 4, "right": 1})
    advance(s, Expand(1), ignore_facts)
    offer = offers(s, 1)[0]
    part = offer.form({})
    assert isinstance(part, One)
    assert [(o.id, o.why.clause) for o in part.options if o.why] == [("column:left", "X-7.3")]
    advance(s, ChooseColumn(1, "right"), ignore_facts)
    assert s.columns == {"left": 4, "right": 2}


# --- Two scripted shuffles


@step("awkward.deal_cards", "X-8")
class DealCards(Step):
    times: int = shown()

    def proceed(self, s: State, tell: Tell) -> None:
        if not self.times:
            s.steps.pop()
            return
        self.times -= 1
        s.deck, s.chance = s.chance.shuffle(("p", "q", "r"), "deck")
        tell(Shuffled, "deck", s.deck)


def deal_with(chance: Chance) -> tuple[State, list[Fact]]:
    s = State(options=Options(), chance=chance, players=[Player(i) for i in range(4)])
    s.steps[:] = [Over("X-9.9"), DealCards(2)]
    told: list[Fact] = []
    run_automatic_steps(s, collect_facts(told))
    return s, told


def test_two_scripted_shuffles_come_in_the_recorded_order_and_none_is_left() -> None:
    s, told = deal_with(chance_from(deck=[("r", "q", "p"), ("q", "p", "r")]))
    assert [f.order for f in told if isinstance(f, Shuffled)] == [("r", "q", "p"), ("q", "p", "r")]
    assert s.deck == ("q", "p", "r")
    assert s.chance.leftovers() == []
    assert view(s, 0).deck == Hidden(3)
    assert deal_with(chance_from(deck=[("r", "q", "p")] * 3))[0].chance.leftovers() == ["deck"]


def test_a_recorded_order_that_does_not_fit_is_bad_input() -> None:
    with pytest.raises(BadInput, match="not an order"):
        deal_with(chance_from(deck=[("r", "q", "z"), ("q", "p", "r")]))
    with pytest.raises(BadInput, match="no further order"):
        deal_with(chance_from(deck=[("r", "q", "p")]))


# --- What all of them share

LANGUAGE = Language(
    [
        *(ExchangeMH, BuyShare, EndTurn, OfferTrain, Accept, Decline, Withdraw, Seize, Target, NextEffect),
        *(Copy, Keep, Plan, FreeTurn, Expand, ChooseColumn),
    ]
)


@pytest.mark.parametrize(
    "a",
    [
        OfferTrain(0, "B", "3", 20),
        Target(1, 3),
        NextEffect(0, 2),
        Keep(2, "a2"),
        Plan(1, ("x", "y")),
        Plan(1, ()),
    ],
)
def test_every_action_is_written_and_read_back(a: Action) -> None:
    assert LANGUAGE.parse(a.notation()) == a
    assert LANGUAGE.load(json.loads(json.dumps(a.to_json()))) == a


def test_offers_pickle_and_sample_what_they_list() -> None:
    s = table(FreeStep(1), columns={"left": 0, "right": 1})
    advance(s, Expand(1), ignore_facts)
    offer = pickle.loads(pickle.dumps(offers(view(s, 1), 1)[0]))
    assert offer.list_actions(10) == [ChooseColumn(1, "left"), ChooseColumn(1, "right")]
    assert offer.sample(Random(1)) in offer.list_actions(10)


def test_a_refused_move_leaves_no_trace() -> None:
    s = deal_table()
    before = s.digest()
    with pytest.raises(Refused):
        play(s, OfferTrain(0, "B", "3", 20))
    assert s.digest() == before

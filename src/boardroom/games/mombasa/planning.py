"""The planning phase: everybody lays cards at the same time and in secret (M-4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random

from boardroom.core.offers import Chosen, Offer
from boardroom.core.parts import Assign, Option, Part
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import Hidden
from boardroom.games.mombasa.actions import Plan
from boardroom.games.mombasa.errors import input_error
from boardroom.games.mombasa.facts import Planned, PlanShown
from boardroom.games.mombasa.pack import Pack
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import recount
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.turn import open_slots


def may_plan(s: State, a: Plan) -> None:
    player, pack = s.players[a.seat], s.pack
    require(len(a.cards) == len(pack.slots), "M-4.1", "plan-all-slots", slots=len(pack.slots))
    laid = [card for card in a.cards if card]
    require(len(set(laid)) == len(laid), "M-4.1", "card-twice")
    usable = open_slots(pack, player)
    for slot, card in enumerate(a.cards):
        if card:
            require(card in player.hand, "M-4.1", "not-in-hand", card=card)
            require(pack.cards[card].kind != "share", "M-4.4", "share-card-planned", card=card)
            require(slot in usable, "M-4.2", "slot-closed", slot=pack.slots[slot])


def plan(s: State, a: Plan, tell: Tell) -> None:
    """Remember the plan. The cards stay in the hand until the reveal, so that its size tells nothing."""
    player = s.players[a.seat]
    player.plan = tuple([card or "" for card in a.cards])
    player.planned = True
    tell(Planned, a.seat)


def plannable(pack: Pack, player: Player) -> list[str]:
    return [card for card in player.hand if pack.cards[card].kind != "share"]


class PlanOffer(Offer):
    """Any hand cards but single-share cards, at most one in each open slot."""

    __slots__ = ()

    def _things(self) -> tuple[list[str], tuple[int, ...]]:
        player, pack = self.s.players[self.seat], self.s.pack
        return plannable(pack, player), open_slots(pack, player)

    def _make(self, laid: Mapping[int, str]) -> Plan:
        cards: list[str | None] = [None] * len(self.s.pack.slots)
        for slot, card in laid.items():
            cards[slot] = card
        return Plan(self.seat, tuple(cards))

    def actions(self) -> Iterator[Plan]:
        cards, slots = self._things()

        def fill(at: int, laid: dict[int, str]) -> Iterator[Plan]:
            if at == len(slots):
                yield self._make(laid)
                return
            for card in cards:
                if card not in laid.values():
                    yield from fill(at + 1, laid | {slots[at]: card})
            yield from fill(at + 1, laid)

        yield from fill(0, {})

    def sample(self, rng: Random) -> Plan:
        """Draw slot by slot, weighted by the plans that remain, so that every plan is equally likely."""
        cards, slots = self._things()
        laid: dict[int, str] = {}
        left = cards
        for at, slot in enumerate(slots):
            rest = len(slots) - at - 1
            empty, every = plans(len(left), rest), plans(len(left), rest + 1)
            if rng.random() * every >= empty:
                laid[slot] = left.pop(int(rng.random() * len(left)))
        return self._make(laid)

    def suggest(self) -> Plan:
        return next(self.actions())

    def form(self, chosen: Chosen) -> Part | None:
        if "cards" in chosen:
            return None
        cards, slots = self._things()
        player, pack = self.s.players[self.seat], self.s.pack
        places = tuple(self._place(pack, slot, slots) for slot in range(len(pack.slots)))
        fits = {f"card:{card}": tuple(f"slot:{pack.slots[slot]}" for slot in slots) for card in cards}
        laid = player.plan if player.planned else ()
        now = {card: pack.slots[slot] for slot, card in enumerate(laid) if card}
        return Assign("cards", tuple(self._card(card, cards) for card in player.hand), places, fits, 0, now)

    def _card(self, card: str, cards: list[str]) -> Option:
        why = None if card in cards else self.refusal(self._make({self.s.pack.open_at[0]: card}))
        return Option(f"card:{card}", card, why=why)

    def _place(self, pack: Pack, slot: int, slots: Sequence[int]) -> Option:
        cards, _ = self._things()
        why = None
        if slot not in slots and cards:
            why = self.refusal(self._make({slot: cards[0]}))
        return Option(f"slot:{pack.slots[slot]}", pack.slots[slot], why=why)

    def compose(self, chosen: Chosen) -> Plan:
        """The answer names the slot of each card."""
        slots = self.s.pack.slots
        laid = {str(slot): str(card) for card, slot in chosen["cards"].items() if slot}
        if len(laid) < len([slot for slot in chosen["cards"].values() if slot]) or not set(laid) <= set(
            slots
        ):
            raise input_error("own-slot")
        return self._make({slots.index(slot): card for slot, card in laid.items()})


@cache
def plans(cards: int, slots: int) -> int:
    """How many ways there are to lay some of the cards in the slots."""
    if cards < 0:
        return 0
    ways = total = 1
    for used in range(1, min(cards, slots) + 1):
        ways = ways * (cards - used + 1) * (slots - used + 1) // used
        total += ways
    return total


@step("mombasa.planning", "M-4.1")
class Planning(Step):
    """All seats plan at once; a seat that is ready may change its plan until the last one is. (M-4)"""

    moves = {Plan: Move(may_plan, plan)}

    def waits(self, s: State) -> tuple[Seat, ...]:
        return tuple([player.seat for player in s.players if not player.planned])

    def others(self, s: State) -> tuple[Seat, ...]:
        return tuple([player.seat for player in s.players if player.planned])

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        assert not isinstance(s.players[seat].hand, Hidden)
        return [PlanOffer(Plan, s, seat)]

    def proceed(self, s: State, tell: Tell) -> None:
        """All cards are turned face up together (M-4.5)."""
        s.steps.pop()
        pack = s.pack
        for player in s.players:
            player.area, player.plan, player.planned = player.plan, (), False
            player.hand = tuple([card for card in player.hand if card not in player.area])
            recount(s.tracks, pack, player)
            tell(PlanShown, player.seat, tuple([pack.cards[card] for card in player.area if card]))

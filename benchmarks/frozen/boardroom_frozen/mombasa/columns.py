"""Hands and resting columns: which cards the greedy bot lays, where, and which column it takes back.

A card comes back with all others of its column, one column a round (M-13.2). So the bot lays a card where it
will come back with cards it goes with, and takes the column that makes the best next plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from boardroom.core.sums import sum_in_order
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.turn import open_slots
from boardroom_frozen.mombasa import values as worth
from boardroom_frozen.mombasa.card_plans import plan_worth

LOOKED_AT = 9
"""The search for the best plan considers so many cards, the most useful ones by themselves."""
LATER = 0.35
"""The share of a card's use that counts if it is laid a round later."""
OTHERS = 0.15
"""The weight of the columns not taken next when the bot lays a card."""


def best_plan(s: State, me: Player, cards: Iterable[str]) -> tuple[tuple[str, ...], float]:
    """The best set of cards, one for each slot, and its value."""
    kinds = s.pack.cards
    usable = [card for card in cards if kinds[card].kind != "share"]
    usable.sort(key=lambda card: -worth.use_worth(s, me, kinds[card]))
    usable = usable[:LOOKED_AT]
    best: tuple[str, ...] = ()
    most = -1.0
    for chosen in combinations(usable, min(len(open_slots(s.pack, me)), len(usable))):
        value = plan_worth(s, me, chosen)
        if value > most:
            best, most = chosen, value
    return best, most


def lay(s: State, me: Player, cards: Sequence[str]) -> dict[int, str]:
    """By slot the card laid there, so that the column taken next holds cards that go together.

    The best column now will be taken at the end of this round, before the new cards come to rest."""
    slots = open_slots(s.pack, me)
    now = max(slots, key=lambda slot: plain_use(s, me, me.resting[slot]))
    worths = {
        (slot, card): plan_worth(s, me, (card, *(me.resting[slot] if slot != now else ())))
        for slot in slots
        for card in cards
    }

    def value(order: tuple[int, ...]) -> float:
        found = [worths[pair] for pair in zip(order, cards, strict=False)]
        return max(found, default=0.0) + OTHERS * sum_in_order(found)

    best = max(permutations(slots, len(cards)), key=value)
    return dict(zip(best, cards, strict=False))


def column_to_take(s: State, me: Player) -> int:
    """The slot whose resting column makes, with the hand, the best plan for the next round."""
    hand = tuple(me.hand)

    def value(slot: int) -> float:
        cards = (*hand, *me.resting[slot])
        chosen, gain = best_plan(s, me, cards)
        return gain + LATER * (plain_use(s, me, cards) - plain_use(s, me, chosen))

    return max(open_slots(s.pack, me), key=value)


def plain_use(s: State, me: Player, cards: Iterable[str]) -> float:
    """The value of these cards one by one."""
    return sum_in_order(1 + worth.use_worth(s, me, s.pack.cards[card]) for card in cards)

"""What the search is told about Mombasa: moves worth trying, rounds as horizon, and a learned value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from random import Random

from boardroom.core.actions import Action, Fact
from boardroom.core.offers import Offer
from boardroom.core.strategy import Candidate
from boardroom.core.visibility import Hidden
from boardroom.core.weights import LearnedStrategy
from boardroom.games.mombasa import actions as act
from boardroom.games.mombasa.bot.card_plans import plan_worth
from boardroom.games.mombasa.bot.choose import BEST_BY_ACTION
from boardroom.games.mombasa.bot.columns import LOOKED_AT, lay
from boardroom.games.mombasa.bot.features import FEATURES, features
from boardroom.games.mombasa.bot.policy import choose
from boardroom.games.mombasa.bot.values import use_worth
from boardroom.games.mombasa.planning import plannable
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.turn import open_slots

LISTED = 12
"""The most alternatives taken as the rules list them."""
UNRANKED = 7
"""Offers of a turn are listed in full only if they have fewer actions than this."""


class MombasaStrategy(LearnedStrategy[State]):
    """Playouts follow the greedy policy to the end of the round."""

    features = FEATURES

    def rank(self, view: State, offers: Sequence[Offer], rng: Random, k: int) -> list[Candidate]:
        first = choose(view, offers, rng)
        me = view.players[first.seat]
        kinds = {offer.kind for offer in offers}
        find = next((find for kind, find in FINDERS if kind in kinds), _in_order_of_rules)
        found: dict[str, Action] = {first.notation(): first}
        for a in find(view, me, offers):
            found.setdefault(a.notation(), a)
        return [Candidate(a, -place) for place, a in enumerate(islice(found.values(), k))]

    def play(self, s: State, offers: Sequence[Offer], rng: Random) -> Action:
        return choose(s, offers, rng)

    def boundary(self, s: State) -> int:
        return s.round

    def describe(self, s: State) -> list[tuple[int, ...]]:
        return features(s)

    def imagine(self, view: State, seat: int, rng: Random, heard: Sequence[Fact]) -> State:
        """As the rules allow, but the others plan as the greedy policy would with the hands they can have."""
        s = super().imagine(view, seat, rng, heard)
        for player in s.players:
            if player.planned and isinstance(view.players[player.seat].plan, Hidden):
                player.plan = _usual_plan(s, player)
        return s


def _usual_plan(s: State, player: Player) -> tuple[str, ...]:
    laid = lay(s, player, next(_sets(s, player), ()))
    s.memo.clear()
    return tuple(laid.get(slot, "") for slot in range(len(s.pack.slots)))


def _sets(s: State, me: Player) -> Iterator[tuple[str, ...]]:
    """Sets of cards for the open slots, the best first."""
    usable = sorted(plannable(s.pack, me), key=lambda card: -use_worth(s, me, s.pack.cards[card]))[:LOOKED_AT]
    size = min(len(open_slots(s.pack, me)), len(usable))
    yield from sorted(combinations(usable, size), key=lambda cards: -plan_worth(s, me, cards))


def _plans(s: State, me: Player, offers: Sequence[Offer]) -> Iterator[Action]:
    for cards in _sets(s, me):
        laid = lay(s, me, cards)
        yield act.Plan(me.seat, tuple(laid.get(slot) for slot in range(len(s.pack.slots))))


def _turns(s: State, me: Player, offers: Sequence[Offer]) -> Iterator[Action]:
    """The best action of each kind, the most valuable first, then ending with each column."""
    found: list[tuple[float, int, Action]] = []
    for offer in offers:
        best_of = BEST_BY_ACTION.get(offer.kind)
        if best_of is None:
            continue
        best, gain = best_of(s, me, offer)
        if best is not None:
            found.append((-gain, len(found), best))
        listed = offer.list_actions(UNRANKED)
        if len(listed) < UNRANKED:
            found += [(1.0, len(found) + at, a) for at, a in enumerate(listed)]
    ranked = [a for _, _, a in sorted(found, key=lambda one: one[:2])]
    ends = [a for offer in offers if offer.kind is act.EndPhase for a in offer.list_actions(LISTED)]
    yield from ranked[:3]
    yield from ends[:2]
    yield from ranked[3:]
    yield from ends[2:]


def _in_order_of_rules(s: State, me: Player, offers: Sequence[Offer]) -> Iterator[Action]:
    for offer in offers:
        yield from offer.list_actions(LISTED)


Finder = Callable[[State, Player, Sequence[Offer]], Iterator[Action]]
FINDERS: tuple[tuple[type[Action], Finder], ...] = ((act.Plan, _plans), (act.EndPhase, _turns))

"""What the search is told about Terraforming Mars: moves worth trying, and a learned value at generations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.strategy import Candidate
from boardroom.core.weights import LearnedStrategy
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars.bot.features import FEATURES, features
from boardroom.games.terraforming_mars.bot.policy import choose_cards, decide, judge, starts
from boardroom.games.terraforming_mars.bot.trial import LISTED, card_worth
from boardroom.games.terraforming_mars.cards.ask_cards import CARD_PRICE, BuyingOne
from boardroom.games.terraforming_mars.cards.vocabulary import MC
from boardroom.games.terraforming_mars.imagine import imagine_state
from boardroom.games.terraforming_mars.research import Researching, Starting
from boardroom.games.terraforming_mars.state import State


class MarsStrategy(LearnedStrategy[State]):
    """Playouts follow the greedy policy to the end of the generation."""

    features = FEATURES

    def rank(self, view: State, offers: Sequence[Offer], rng: Random, k: int) -> list[Candidate]:
        seat = offers[0].seat
        s = imagine_state(view, seat, rng)
        kinds = {offer.kind for offer in offers}
        found: dict[str, Action] = {}
        for a in _ranked(s, seat, offers, kinds):
            if not isinstance(a, act.Start | act.Buy) or any(a in offer for offer in offers):
                found.setdefault(a.notation(), a)
        return [Candidate(a, -place) for place, a in enumerate(islice(found.values(), k))]

    def play(self, s: State, offers: Sequence[Offer], rng: Random) -> Action:
        return decide(s, offers)

    def boundary(self, s: State) -> int:
        return s.generation

    def describe(self, s: State) -> list[tuple[int, ...]]:
        return features(s)


def _ranked(s: State, seat: int, offers: Sequence[Offer], kinds: set[type[Action]]) -> Iterator[Action]:
    """The moves worth trying, the choice of the greedy policy first."""
    if act.Start in kinds:
        yield from _starts(s, seat)
    elif act.Draft in kinds:
        listed = [a for offer in offers for a in offer.list_actions(LISTED)]
        listed.sort(key=lambda a: -card_worth(s, seat, a.card) if isinstance(a, act.Draft) else 0.0)
        yield from listed
    elif act.Buy in kinds:
        yield from _purchases(s, seat)
    else:
        yield from (a for _, _, a in sorted(judge(s, seat, offers), key=lambda one: (-one[0], one[1])))


def _purchases(s: State, seat: int) -> Iterator[Action]:
    """The cards that greedy buys, one more, one less, as many as there is money for, and none."""
    usual = choose_cards(s, seat)
    assert isinstance(usual, act.Buy)
    step = s.steps[-1]
    assert isinstance(step, BuyingOne | Researching)
    cards = step.cards if isinstance(step, BuyingOne) else step.cards[seat]
    most = s.players[seat].stock[MC] // CARD_PRICE
    ranked = sorted(cards, key=lambda card: card_worth(s, seat, card), reverse=True)
    chosen = [card for card in ranked if card in usual.cards]
    yield usual
    others = [card for card in ranked if card not in usual.cards]
    for wanted in (
        [*chosen, *others[:1]],
        chosen[:-1],
        [*chosen, *others[:2]],
        ranked[:most],
        chosen[:1],
        [],
    ):
        if len(wanted) <= most:
            yield act.Buy(seat, tuple(wanted), 0)


def _starts(s: State, seat: int) -> Iterator[Action]:
    """Each corporation, the one of greatest worth first, then with a card more and a card less."""
    step = s.steps[-1]
    assert isinstance(step, Starting)
    options = [a for _, a in sorted(starts(s, seat), key=lambda one: -one[0])]
    yield from options
    for a in options:
        assert isinstance(a, act.Start)
        others = sorted(
            (card for card in step.projects[seat] if card not in a.projects),
            key=lambda card: card_worth(s, seat, card),
            reverse=True,
        )
        yield act.Start(seat, a.corporation, (*a.projects, *others[:1]))
        yield act.Start(seat, a.corporation, (*a.projects, *others[:3]))
        if a.projects:
            yield act.Start(seat, a.corporation, a.projects[:-1])

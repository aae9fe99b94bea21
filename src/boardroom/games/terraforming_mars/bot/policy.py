"""A greedy player of Terraforming Mars: looks one action ahead on a table imagined from its view.

It values cards by what they change (income over the time left, points, parameters), saves for milestones
that are near, funds awards it leads, places tiles for bonuses and neighbours, and converts plants and heat
at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts
from boardroom.core.offers import Offer
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars.awards import claimable
from boardroom.games.terraforming_mars.bot.lasting import STOCK
from boardroom.games.terraforming_mars.bot.trial import LISTED, SPENT, card_worth, settle, waiting
from boardroom.games.terraforming_mars.bot.worth import Prospect, prospect, worth
from boardroom.games.terraforming_mars.cards.ask_cards import CARD_PRICE, BuyingOne
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.play import bill
from boardroom.games.terraforming_mars.cards.queue import open_effects
from boardroom.games.terraforming_mars.cards.vocabulary import ENERGY, MC
from boardroom.games.terraforming_mars.imagine import imagine_state
from boardroom.games.terraforming_mars.payment import Payment
from boardroom.games.terraforming_mars.research import Researching, Starting, reveal
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.tables import MILESTONE_COST, TRACKS
from boardroom.games.terraforming_mars.turn import Turn

MARGIN = (0.0, 1.0)
"""What a card must bring beyond its price to be bought, with opponents and in the solo game."""
CROWDED = (0.3, 0.6)
"""Extra margin for each unplayed card in hand beyond four."""
LATER = (0.1, 0.25)
"""Extra margin for each M€ that will be missing to play it soon."""
NOT_NOW = -0.6
"""A value below that of passing."""
PLANT_IS_DEAR = 6.0
"""The power plant project is the dearest source of energy, so it is for cards that need it."""
SOLO_HEAT = 1.8
"""In the solo game eight heat are a step that must be made, until the temperature is at its maximum."""


def choose(view: State, offers: Sequence[Offer], rng: Random) -> Action:
    """The chosen action of the seat that is asked, from its own view."""
    return decide(imagine_state(view, offers[0].seat, rng), offers)


def decide(s: State, offers: Sequence[Offer]) -> Action:
    """The chosen action on a table without anything hidden, such as an imagined one."""
    seat = offers[0].seat
    kinds = {offer.kind: offer for offer in offers}
    if act.Start in kinds:
        return choose_start(s, seat)
    if act.Draft in kinds:
        return max(kinds[act.Draft].list_actions(LISTED), key=lambda a: card_worth(s, seat, a.card))  # type: ignore[attr-defined]
    if act.Buy in kinds:
        return choose_cards(s, seat)
    return max(judge(s, seat, offers), key=lambda one: (one[0], -one[1]))[2]


def judge(s: State, seat: int, offers: Sequence[Offer]) -> list[tuple[float, int, Action]]:
    """Every action worth examining, with how much it improves the table and its number."""
    ahead = prospect(s)
    now = worth(s, seat, ahead)
    found: list[tuple[float, int, Action]] = []
    for offer in offers:
        for a in candidates(s, seat, offer):
            found.append((value(s, seat, a, ahead, now), len(found), a))
    return found


def candidates(s: State, seat: int, offer: Offer) -> list[Action]:
    """The actions of an offer worth examining: each purchase once, with its cheapest payment."""
    if issubclass(offer.kind, act.PaidAction):
        cheapest: dict[tuple[object, ...], tuple[float, Action]] = {}
        for a in offer.actions():
            values = a.values()
            cost = dearness(s, values.pop("pay"))
            key = tuple(values.values())
            if key not in cheapest or cost < cheapest[key][0]:
                cheapest[key] = cost, a
        return [a for _, a in cheapest.values()]
    if offer.kind is act.Sell:
        return [act.Sell(seat, s.players[seat].hand)]
    return offer.list_actions(LISTED)


def dearness(s: State, pay: Payment) -> float:
    """What a payment is worth to the player: metal has fewer uses than M€."""
    cold = s.temperature < TRACKS["temperature"].maximum
    heat = SOLO_HEAT if s.solo and cold else STOCK[5]
    return pay.mc + pay.steel * STOCK[1] + pay.titanium * STOCK[2] + pay.heat * heat


def payment_in(a: Action) -> Payment:
    """The payment inside an action; empty for actions without one."""
    return a.pay if isinstance(a, act.PaidAction) else Payment()


def value(s: State, seat: int, a: Action, ahead: Prospect, now: float) -> float:
    """How much an action improves the position; ending the turn counts as no change."""
    if isinstance(a, act.Pass | act.EndTurn | act.Decline):
        return -0.5 if isinstance(a, act.Pass) else 0.0
    if isinstance(a, act.Sell):
        return _selling(s, seat, ahead)
    after = s.clone()
    advance(after, a, ignore_facts)
    settle(after, seat)
    if after.over or not _same_generation(s, after):
        return 0.0
    gain = worth(after, seat, ahead) - now
    if isinstance(a, act.StandardProject) and a.project == "power-plant" and not needs_energy(s, seat):
        gain -= PLANT_IS_DEAR
    if s.solo:
        # Money is short in a generation: take the best return first, and save for a better purchase.
        spent = dearness(s, payment_in(a))
        rate, left = gain / (spent + SPENT), after.players[seat].stock[MC]
        saves = spent and any(left < saved and rate < then for saved, then in waiting(s, seat, ahead))
        return NOT_NOW if saves else rate
    return gain - _saving(s, seat, a, after)


def needs_energy(s: State, seat: int) -> bool:
    """Whether a card in hand lowers energy production below zero."""
    p = s.players[seat]
    lowered = (
        e.n for card in p.hand for e in CARDS[card].effects if e.do == "production" and e.what == "energy"
    )
    return any(p.production[ENERGY] + n < 0 for n in lowered)


def _same_generation(s: State, after: State) -> bool:
    return s.generation == after.generation


def _selling(s: State, seat: int, ahead: Prospect) -> float:
    """Sell patents only at the very end, where they may pay for a last project."""
    return 0.2 if ahead.last else -1.0


def _saving(s: State, seat: int, a: Action, after: State) -> float:
    """The penalty for spending the money that a milestone within reach needs."""
    p, then = s.players[seat], after.players[seat]
    if isinstance(a, act.Claim) or not then.stock[MC] < MILESTONE_COST <= p.stock[MC]:
        return 0.0
    return 6.0 if claimable(s, p) else 0.0


# --- cards


def choose_cards(s: State, seat: int) -> Action:
    """Buy the cards that are worth more than they cost and that the player will be able to afford."""
    p, step = s.players[seat], s.steps[-1]
    assert isinstance(step, BuyingOne | Researching)
    cards = step.cards if isinstance(step, BuyingOne) else step.cards[seat]
    ahead = prospect(s)
    ranked = sorted(((card_worth(s, seat, card), card) for card in cards), reverse=True)
    wanted: list[int] = []
    purse, room = p.stock[MC], playing_room(s, seat, ahead)
    for gain, card in ranked:
        cost = bill(p, card).cost
        need = CARD_PRICE + MARGIN[s.solo] + CROWDED[s.solo] * max(0, len(p.hand) + len(wanted) - 4)
        need += (3.0 if ahead.last else 0.0) + LATER[s.solo] * max(0.0, cost - room)
        if gain > need and purse >= CARD_PRICE:
            wanted.append(card)
            purse -= CARD_PRICE
            room -= cost + CARD_PRICE
    return act.Buy(seat, tuple(wanted), 0)


def playing_room(s: State, seat: int, ahead: Prospect) -> float:
    """Money of this generation and the next two, less the cost of the cards in hand."""
    p = s.players[seat]
    income = (p.rating + p.production[MC]) * min(2.0, ahead.phases)
    metal = p.stock[1] * p.steel_worth + p.stock[2] * p.titanium_worth
    return p.stock[MC] + income + metal - sum(bill(p, card).cost for card in p.hand)


def choose_start(s: State, seat: int) -> Action:
    """The corporation and projects that together are worth most."""
    return max(starts(s, seat), key=lambda one: one[0])[1]


def starts(s: State, seat: int) -> list[tuple[float, Action]]:
    """For each corporation the best projects to keep with it, and what both are worth."""
    step = s.steps[-1]
    assert isinstance(step, Starting)
    options: list[tuple[float, Action]] = []
    for corporation in step.corporations[seat]:
        trial = s.clone()
        trial.steps = [Turn(seat)]
        open_effects(trial, seat)
        reveal(trial, seat, corporation, (), ignore_facts)
        total = worth(trial, seat, prospect(trial))
        purse = CORPORATIONS[corporation].mc
        kept: list[int] = []
        ranked = sorted(((card_worth(trial, seat, card), card) for card in step.projects[seat]), reverse=True)
        for gain, card in ranked:
            if gain > 5.0 and purse >= 12 and len(kept) < 7:
                kept.append(card)
                purse -= CARD_PRICE
                total += min(gain, 15.0) - CARD_PRICE
        options.append((total, act.Start(seat, corporation, tuple(kept))))
    return options

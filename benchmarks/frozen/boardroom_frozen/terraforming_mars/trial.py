"""Trials on an imagined table: answer the questions of an action, play a card to estimate its worth."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars.cards.ask_cards import BuyingOne
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.play import bill, put_down
from boardroom.games.terraforming_mars.cards.requirements import impossible, missing
from boardroom.games.terraforming_mars.cards.requirements import measure as required
from boardroom.games.terraforming_mars.cards.vocabulary import MC, RESOURCES
from boardroom.games.terraforming_mars.payment import Bill, means
from boardroom.games.terraforming_mars.rounds import LastGreeneries
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import TRACKS
from boardroom.games.terraforming_mars.turn import Turn
from boardroom_frozen.terraforming_mars.lasting import STOCK
from boardroom_frozen.terraforming_mars.worth import Prospect, prospect, worth

LISTED = 120
"""The most alternatives examined for one question."""
PACE = {"temperature": 0.8, "oxygen": 0.9, "oceans": 0.75}
"""The share of the remaining time that each parameter takes to reach its maximum."""
LACKING = 1.5
"""Generations it takes to gain one missing tag or production step."""
METAL_SAVES = 0.3
"""The share of a metal payment that does not count as cost, since metal has fewer uses than M€."""
SPENT = 4.0
"""A fixed cost of every action, so that cheap actions do not always win."""


def settle(s: State, seat: int) -> None:
    """Answer the questions of an action on the imagined table, sensibly."""
    while (
        not s.over and not isinstance(s.steps[-1], Turn | LastGreeneries) and s.steps[-1].waits(s) == (seat,)
    ):
        step = s.steps[-1]
        if isinstance(step, BuyingOne):
            advance(s, act.Buy(seat, (), 0), ignore_facts)
            continue
        offers = step.offers(s, seat)
        listed = [a for offer in offers for a in offer.list_actions(LISTED)]
        if not listed:
            return
        advance(s, listed[0] if len(listed) == 1 else _quick(s, seat, listed), ignore_facts)


def _quick(s: State, seat: int, listed: list[Action]) -> Action:
    """The best answer, judged by its immediate effect."""
    ahead = prospect(s)

    def after(a: Action) -> float:
        if isinstance(a, act.Remove):
            return a.n * (STOCK[RESOURCES.index(a.resource)] if a.victim != seat else -9.0)
        if isinstance(a, act.Lower):
            return 0.0 if a.victim == seat else 1.0 + sum(s.players[a.victim].production) / 100
        if isinstance(a, act.Decline):
            return -0.1
        trial = s.clone()
        advance(trial, a, ignore_facts)
        return worth(trial, seat, ahead)

    return max(listed[:40], key=after)


def card_worth(s: State, seat: int, number: int) -> float:
    """What playing the card would bring at some time, less its cost; unreachable cards are worth little."""
    p, card = s.players[seat], CARDS[number]
    ahead = prospect(s)
    delay = 0.0
    for need in card.requires:
        have = required(s, p, need)
        size = TRACKS[need.what].step if need.what in TRACKS else 1
        shift = p.shift * size if need.what in TRACKS else 0
        if need.most is not None and have - shift > need.most:
            return -20.0
        if need.least is not None and have + shift < need.least:
            delay += _delay(need.what, need.least - have - shift, have, ahead)
    if delay > ahead.phases:
        return -20.0
    later = Prospect(max(0.0, ahead.phases - delay), ahead.last)
    trial = s.clone()
    trial.players[seat].hand = ()
    trial.steps = [Turn(seat)]
    put_down(trial, trial.players[seat], card, ignore_facts)
    _run(trial, seat)
    owed = bill(p, number)
    paid = owed.cost - METAL_SAVES * min(owed.cost, metal_for(p, owed))
    lowered = sum(min(0, n) for n in trial.players[seat].production[1:])
    return worth(trial, seat, later) - _without_hand(s, seat, later) - paid + 6 * lowered


def _without_hand(s: State, seat: int, ahead: Prospect) -> float:
    """The worth of the position without any cards in hand, the same for every card that is judged."""
    known: dict[float, float] = s.memo.setdefault(("without hand", seat), {})
    if ahead.phases not in known:
        base = s.clone()
        base.players[seat].hand = ()
        known[ahead.phases] = worth(base, seat, ahead)
    return known[ahead.phases]


def _run(s: State, seat: int) -> None:
    """Resolve the effects of a card."""
    for _ in range(60):
        top = s.steps[-1]
        if isinstance(top, Turn):
            return
        if top.waits(s):
            settle(s, seat)
            return
        top.proceed(s, ignore_facts)


def _delay(what: str, missing: float, have: int, ahead: Prospect) -> float:
    """An estimate of the generations until a requirement is met."""
    if what not in TRACKS:
        return missing * LACKING
    return missing / max(1, TRACKS[what].maximum - have) * (ahead.phases + 1.0) * PACE[what]


def metal_for(p: Player, owed: Bill) -> int:
    """How much of a bill, in M€, the metal of this generation and the next could pay."""
    metal = p.steel_worth * (p.stock[1] + p.production[1]) if owed.steel else 0
    return metal + (p.titanium_worth * (p.stock[2] + p.production[2]) if owed.titanium else 0)


def waiting(s: State, seat: int, ahead: Prospect) -> list[tuple[int, float]]:
    """Cards that become affordable next generation if some money is saved now.

    Each comes with the amount to save and the card's worth for each M€ spent.
    """
    known: list[tuple[int, float]] | None = s.memo.get(("waiting", seat))
    if known is not None:
        return known
    found: list[tuple[int, float]] = []
    p = s.players[seat]
    income = p.rating + p.production[MC]
    for number in p.hand if ahead.phases >= 1 else ():
        owed = bill(p, number)
        saved = owed.cost - metal_for(p, owed) - income
        if means(p, owed) >= owed.cost or not 0 < saved <= p.stock[MC]:
            continue
        if missing(s, p, CARDS[number]) is None and impossible(s, p, CARDS[number]) is None:
            found.append((saved, card_worth(s, seat, number) / (owed.cost + SPENT)))
    s.memo["waiting", seat] = found
    return found

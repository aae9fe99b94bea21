"""Playing a card: cost, check, payment, effects, putting it down (TM-9.1, TM-9.5, TM-9.15, TM-9.31)."""

from __future__ import annotations

from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal
from boardroom.core.rules import require
from boardroom.core.steps import Tell
from boardroom.games.terraforming_mars.actions import Play
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, Card
from boardroom.games.terraforming_mars.cards.lasting import ANY_TAG
from boardroom.games.terraforming_mars.cards.queue import open_effects, perform
from boardroom.games.terraforming_mars.cards.requirements import impossible, missing, unmet
from boardroom.games.terraforming_mars.cards.triggers import fire_paid, fire_played
from boardroom.games.terraforming_mars.cards.vocabulary import STEEL, TAGS, TITANIUM
from boardroom.games.terraforming_mars.facts import CardPlayed
from boardroom.games.terraforming_mars.payment import Bill, may_pay, means, purse, settle_bill
from boardroom.games.terraforming_mars.state import Player, State

_PRICED: dict[int, tuple[int, tuple[int, ...], bool, bool, int]] = {
    number: (
        card.cost,
        tuple({TAGS.index(tag): None for tag in card.tags}),  # once per kind of tag
        "building" in card.tags,
        "space" in card.tags,
        sum(e.n for e in card.effects if e.do == "lose" and e.what == "heat"),
    )
    for number, card in CARDS.items()
}
_BOUNDS = {number: (cost, steel + 2 * titanium) for number, (cost, _, steel, titanium, _) in _PRICED.items()}
"""The printed cost, and which metals may pay for the card: 1 for steel, 2 for titanium, 3 for both."""


def bill(p: Player, number: int) -> Bill:
    """What the card costs the player now, and which resources may pay for it (TM-9.5, TM-9.22)."""
    cost, tags, building, space, heat = _PRICED[number]
    discounts = p.discounts
    cost -= discounts[ANY_TAG] + p.next_cheaper
    for tag in tags:
        cost -= discounts[tag]
    return Bill(max(0, cost), building, space, heat)


def obstacle(s: State, p: Player, number: int) -> Refusal | None:
    """Why the player may not play this hand card, payment apart."""
    card = CARDS[number]
    owed = bill(p, number)
    have = means(p, owed)
    if have < owed.cost:
        return Refusal("TM-5.4", "cannot-pay", {"cost": owed.cost, "paid": have})
    return unmet(s, p, card) or impossible(s, p, card)


def playable(s: State, p: Player) -> dict[int, Bill]:
    """The hand cards that meet no obstacle, each with its bill."""
    found = {}
    limits = _limits(p)
    for number in p.hand:
        printed, metals = _BOUNDS[number]
        if printed <= limits[metals]:
            owed, card = bill(p, number), CARDS[number]
            if means(p, owed) >= owed.cost and not missing(s, p, card) and not impossible(s, p, card):
                found[number] = owed
    return found


def _limits(p: Player) -> tuple[int, int, int, int]:
    """The printed cost beyond which the player cannot pay, for each index of metals in `_BOUNDS`."""
    money = purse(p) + sum(p.discounts) + p.next_cheaper
    steel, titanium = p.stock[STEEL] * p.steel_worth, p.stock[TITANIUM] * p.titanium_worth
    return money, money + steel, money + titanium, money + steel + titanium


def may_play(s: State, a: Play) -> None:
    p = s.players[a.seat]
    require(a.card in p.hand, "TM-9.1", "card-not-in-hand", card=a.card)
    why = obstacle(s, p, a.card)
    if why:
        raise Refused(why)
    may_pay(p, bill(p, a.card), a.pay, wasteful=s.profile.accepts_wasteful_mix)


def play_card(s: State, a: Play, tell: Tell) -> None:
    p, card = s.players[a.seat], CARDS[a.card]
    p.hand = tuple([number for number in p.hand if number != a.card])
    settle_bill(p, a.pay, "TM-5.4", tell)
    tell(CardPlayed, a.seat, a.card, a.pay)
    put_down(s, p, card, tell)


def put_down(s: State, p: Player, card: Card, tell: Tell) -> None:
    """Put the card into play and start its effects: events lie face down, other cards' tags count."""
    p.next_cheaper = p.next_shift = 0
    p.played = (*p.played, card.number)
    if card.holds:
        p.held[card.number] = 0
    p.turn_up(card)
    open_effects(s, p.seat)
    fire_paid(s, p.seat, card.cost, False, tell)
    perform(s, p.seat, f"{card.number:03d}/effect", card.number, tell)
    fire_played(s, p.seat, card, tell)

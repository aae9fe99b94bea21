"""Questions about cards: keep some, buy one, discard one to draw (TM-5.13, TM-7.3, R-28, R-44)."""

from __future__ import annotations

from boardroom.core.offers import Just, Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import COUNT, OWNER, secret, shown
from boardroom.games.terraforming_mars.actions import Buy, CardId, Decline, Discard, Keep, Next
from boardroom.games.terraforming_mars.cards.pending import Pending
from boardroom.games.terraforming_mars.cards.question import DECLINE, PUT_OFF, EffectQuestion
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT, MC
from boardroom.games.terraforming_mars.deck import discard, draw
from boardroom.games.terraforming_mars.facts import CardsBought, CardsDrawn
from boardroom.games.terraforming_mars.offers import Buying, Cards
from boardroom.games.terraforming_mars.payment import Payment, settle_bill
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.tables import VALUES

CARD_PRICE = VALUES.whole("card_purchase")


def may_keep(s: State, a: Keep) -> None:
    question = s.steps[-1]
    assert isinstance(question, Looking)
    require(len(set(a.cards)) == len(a.cards) == question.keep, "TM-9.24", "keep-exactly", keep=question.keep)
    require(set(a.cards) <= set(question.cards), "TM-9.24", "card-not-offered")


def do_keep(s: State, a: Keep, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, Looking)
    keep_cards(s, a.seat, question.cards, a.cards, tell)


def keep_cards(s: State, seat: Seat, cards: tuple[int, ...], kept: tuple[int, ...], tell: Tell) -> None:
    """Add some of the cards to the hand and discard the rest."""
    player = s.players[seat]
    player.hand = (*player.hand, *kept)
    tell(CardsDrawn, seat, kept)
    discard(s, seat, tuple(card for card in cards if card not in kept), tell)


@step("terraforming_mars.looking", "TM-9.24")
class Looking(Step):
    """Some of the cards drawn are kept, the others discarded."""

    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)
    keep: int = shown()
    moves = {Keep: Move(may_keep, do_keep)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Cards(Keep, s, seat, self.cards, (self.keep, self.keep))]


def may_buy(s: State, a: Buy, cards: tuple[int, ...]) -> None:
    """Cards among those offered, 3 M€ each, heat only for Helion (TM-5.13)."""
    player = s.players[a.seat]
    require(len(set(a.cards)) == len(a.cards) and set(a.cards) <= set(cards), "TM-7.3", "card-not-offered")
    cost = CARD_PRICE * len(a.cards)
    require(player.heat_pays or a.heat == 0, "TM-4.19", "heat-not-taken")
    have = player.stock[HEAT]
    require(
        0 <= a.heat <= min(have, cost), "TM-5.13", "not-enough", resource="heat", needed=a.heat, have=have
    )
    require(
        cost - a.heat <= player.stock[MC], "TM-5.13", "cannot-pay", cost=cost, paid=player.stock[MC] + a.heat
    )


def buy(s: State, a: Buy, cards: tuple[int, ...], tell: Tell) -> None:
    """Pay for the cards, take them, discard the rest."""
    player = s.players[a.seat]
    settle_bill(player, Payment(CARD_PRICE * len(a.cards) - a.heat, heat=a.heat), "TM-5.13", tell)
    player.hand = (*player.hand, *a.cards)
    tell(CardsBought, a.seat, a.cards)
    discard(s, a.seat, tuple(card for card in cards if card not in a.cards), tell)


def may_buy_one(s: State, a: Buy) -> None:
    question = s.steps[-1]
    assert isinstance(question, BuyingOne)
    may_buy(s, a, question.cards)


def do_buy_one(s: State, a: Buy, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, BuyingOne)
    buy(s, a, question.cards, tell)


@step("terraforming_mars.buying_one", "TM-5.13")
class BuyingOne(Step):
    """A card was looked at; it is bought or discarded. (R-28)"""

    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)
    moves = {Buy: Move(may_buy_one, do_buy_one)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Buying(Buy, s, seat, self.cards, CARD_PRICE)]


# --- discarding for a card


def may_discard(s: State, a: Discard) -> None:
    require(a.card in s.players[a.seat].hand, "TM-5.7", "card-not-in-hand", card=a.card)


def do_discard(s: State, a: Discard, tell: Tell) -> None:
    s.steps.pop()
    player = s.players[a.seat]
    player.hand = tuple(card for card in player.hand if card != a.card)
    discard(s, a.seat, (a.card,), tell)
    cards = draw(s, 1, tell)
    player.hand = (*player.hand, *cards)
    tell(CardsDrawn, a.seat, cards)


@step("terraforming_mars.discarding", "TM-9.24", frozen=True)
class Discarding(EffectQuestion):
    """A hand card may be discarded to draw one. (Mars University)"""

    seat: Seat = shown()
    pending: Pending = shown()
    moves = {Discard: Move(may_discard, do_discard), Decline: DECLINE, Next: PUT_OFF}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Discard, s, seat, s.players[seat].hand, "card"), Just(s, Decline(seat))]

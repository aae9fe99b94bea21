"""What each effect word does (TM-9, R-04, R-13, R-37)."""

from __future__ import annotations

from dataclasses import replace

from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.map import MAP, bits
from boardroom.games.terraforming_mars.board.parameters import raise_parameter
from boardroom.games.terraforming_mars.cards.against import Loss, ask_removal
from boardroom.games.terraforming_mars.cards.ask import ask_add, ask_tile, ask_way, put_on
from boardroom.games.terraforming_mars.cards.ask_cards import CARD_PRICE, BuyingOne, Looking, keep_cards
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.order import now
from boardroom.games.terraforming_mars.cards.pending import Pending, handles
from boardroom.games.terraforming_mars.cards.queue import Effects
from boardroom.games.terraforming_mars.cards.vocabulary import Count, Effect
from boardroom.games.terraforming_mars.cards.words import HAND, NO_REACH, Reach
from boardroom.games.terraforming_mars.deck import discard, draw
from boardroom.games.terraforming_mars.facts import CardsDealt, CardsDrawn
from boardroom.games.terraforming_mars.payment import purse
from boardroom.games.terraforming_mars.state import Player, State, count_tag, gain, produce, raise_rating

DRAWING = bits(tuple(number for number, one in MAP.items() if any(what == "card" for what, _ in one.bonus)))


def amount(s: State, seat: Seat, effect: Effect) -> int:
    """The number of an effect, counted now if it depends on the position."""
    count = effect.count
    return effect.n if count is None else _count(s, seat, effect.n, count)


def _count(s: State, seat: Seat, n: int, count: Count) -> int:
    me = s.players[seat]
    match count.of:
        case "tags":
            return count_tag(me, count.tag) // count.per
        case "opponents":
            return sum(count_tag(p, count.tag) for p in s.players if p.seat != seat)
        case "threshold":
            return count.then if count_tag(me, count.tag) >= count.least else n
        case "event":
            return sum(CARDS[card].is_event for p in s.players for card in p.played)
    return tiles.count_cities(s, on_mars=count.of == "city-mars")


@handles("production")
def production(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    produce(s, pending.seat, effect.res, amount(s, pending.seat, effect), "TM-9.7", tell)


@handles("gain")
def gain_stock(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    gain(s, pending.seat, effect.res, amount(s, pending.seat, effect), "TM-9.24", tell)


@handles("lose")
def lose_stock(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    gain(s, pending.seat, effect.res, -effect.n, "TM-9.24", tell)


@handles("tr")
def rating(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    raise_rating(s, pending.seat, amount(s, pending.seat, effect), "TM-1.10", tell)


@handles("raise")
def raising(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    raise_parameter(s, pending.seat, effect.what, effect.n, tell)


@handles("add")
def add_here(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    put_on(s, pending.card, pending.seat, effect.n, tell)


@handles("ocean")
def ocean(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """One ocean after the other, as long as there are any (R-04)."""
    if not tiles.oceans_left(s):
        return
    if effect.n > 1 and not pending.hex:
        step = s.steps[-1]
        assert isinstance(step, Effects)
        step.queue = (pending._replace(hex=-1), *step.queue)
    ask_tile(s, pending, "ocean", effect.where, tell)


@handles("tile")
def tile(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    ask_tile(s, pending, effect.what, effect.where, tell)


@now("ocean", "tile")
def placing_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """A tile is left out without a hex, asks nothing on the only one, and draws on hexes with a card."""
    hexes = tiles.room(s, pending.seat, effect.where)
    if not hexes or (effect.do == "ocean" and not tiles.oceans_left(s)):
        return NO_REACH
    draws = bool(hexes & DRAWING)
    gives = reach.gives if draws else reach.gives - {HAND}
    return replace(reach, asks=bool(hexes & (hexes - 1)), reveals=draws, gives=gives)


@handles("draw")
def draw_cards(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    cards = draw(s, effect.n, tell)
    player = s.players[pending.seat]
    player.hand = (*player.hand, *cards)
    tell(CardsDrawn, pending.seat, cards)


@handles("look")
def look(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    cards, keep = draw(s, effect.n, tell), int(effect.what)
    tell(CardsDealt, pending.seat, cards)
    if len(cards) <= keep:
        keep_cards(s, pending.seat, cards, cards, tell)
    else:
        s.steps.append(Looking(pending.seat, cards, keep))


@handles("look-buy")
def look_buy(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    cards = draw(s, effect.n, tell)
    tell(CardsDealt, pending.seat, cards)
    if cards and (s.profile.offers_card_beyond_means or purse(s.players[pending.seat]) >= CARD_PRICE):
        s.steps.append(BuyingOne(pending.seat, cards))
    else:
        discard(s, pending.seat, cards, tell)


def holders(p: Player, kind: str) -> list[int]:
    """The player's cards that collect this kind."""
    return [card for card in p.held if CARDS[card].holds == kind]


@handles("add-to")
def add_to(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    ask_add(s, pending, holders(s.players[pending.seat], effect.what), effect.n, tell)


@now("add-to")
def adding_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """The only card that collects the kind takes it without a question."""
    return reach if len(holders(s.players[pending.seat], effect.what)) > 1 else replace(reach, asks=False)


@handles("either")
def either(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """Alternatives; removals of several kinds become one question, since at most one is carried out."""
    losses = _losses(s, effect)
    if losses:
        ask_removal(s, pending, losses)
    else:
        ask_way(s, pending, _ways(s, pending.seat, effect), tell)


def _losses(s: State, effect: Effect) -> tuple[Loss, ...]:
    """The removals, if the alternatives hold nothing else."""
    every = tuple(one for option in effect.options for one in option)
    removes = not s.solo and all(one.do in ("remove", "steal") for one in every)
    return tuple((one.do, one.what, one.n) for one in every) if removes else ()


def _ways(s: State, seat: Seat, effect: Effect) -> list[int]:
    """The alternatives that can be carried out."""
    me = s.players[seat]
    return [
        way
        for way, option in enumerate(effect.options)
        if all(
            not (one.do == "remove" and s.solo) and (one.do != "add-to" or holders(me, one.what))
            for one in option
        )
    ]


@now("either")
def either_now(s: State, pending: Pending, effect: Effect, reach: Reach) -> Reach:
    """The only possible alternative is taken without a question."""
    return reach if len(_ways(s, pending.seat, effect)) > 1 else replace(reach, asks=False)

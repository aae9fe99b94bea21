"""Goods: cards of the display and steps on company tracks (M-6, M-17.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

from boardroom.core.offers import Chosen, Offer
from boardroom.core.parts import One, Option, Part, Some
from boardroom.core.rules import require
from boardroom.core.steps import Seat, Tell
from boardroom.games.mombasa.actions import UseGoods
from boardroom.games.mombasa.companies.tracks import TrackSteps
from boardroom.games.mombasa.facts import CardTaken, GoodsUsed
from boardroom.games.mombasa.pack import Pack
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import bonuses, face_up, slot_of, turn_down, units
from boardroom.games.mombasa.state import State, put


def full_price(pack: Pack, s: State, card: str) -> int:
    """Red value of the card and of its space (M-6.2)."""
    return pack.cards[card].red + pack.card_red[s.display.index(card) // pack.card_rows]


def discount(s: State, pack: Pack, player: Player, mixed: bool) -> int | None:
    """The discount on a card taken with goods; None if goods may not be mixed (M-17.3)."""
    found = bonuses(s.tracks, pack, player, "card_price") if any(player.specials) else []
    if mixed:
        return min((bonus.plus for bonus in found if bonus.mixed), default=None)
    return min((bonus.plus for bonus in found), default=0)


def goods_price(s: State, pack: Pack, card: str, less: int) -> int:
    """The price in units; never below 0 (M-6.4)."""
    return max(0, full_price(pack, s, card) + less)


def price_of(s: State, pack: Pack, player: Player, cards: tuple[str, ...], card: str) -> int:
    """The price of a display card if these goods cards pay for it."""
    mixed = len({pack.cards[one].good for one in cards}) > 1
    return goods_price(s, pack, card, discount(s, pack, player, mixed) or 0)


def may_use_goods(s: State, a: UseGoods) -> None:
    player, pack = s.players[a.seat], s.pack
    require(len(a.cards) > 0, "M-6.4", "no-goods-card")
    require(len(set(a.cards)) == len(a.cards), "M-6.1", "card-twice")
    for card in a.cards:
        fits = slot_of(player, card) >= 0 and pack.cards[card].good != ""
        require(fits, "M-5.3", "not-face-up", card=card)
    mixed = len({pack.cards[card].good for card in a.cards}) > 1
    less = discount(s, pack, player, mixed)
    if mixed:
        require(less is not None and a.card is not None, "M-5.2", "goods-mixed")
    if a.card is not None:
        require(a.card in s.display, "M-6.2", "card-not-there", card=a.card)
        price, have = goods_price(s, pack, a.card, less or 0), sum_units(s, pack, player, a.cards)
        require(price <= have, "M-6.2", "units-short", price=price, units=have)


def sum_units(s: State, pack: Pack, player: Player, cards: tuple[str, ...]) -> int:
    return sum(units(s.tracks, pack, player, player.area.index(card)) for card in cards)


def use_goods(s: State, a: UseGoods, tell: Tell) -> None:
    s.steps.pop()
    player, pack = s.players[a.seat], s.pack
    left = sum_units(s, pack, player, a.cards)
    tell(GoodsUsed, a.seat, tuple(pack.cards[card] for card in a.cards), left)
    if a.card is not None:
        price = price_of(s, pack, player, a.cards, a.card)
        left -= price
        take_card(s, a.seat, a.card, price, tell)
    slots = 0
    for card in a.cards:
        slots |= 1 << player.area.index(card)
    turn_down(s.tracks, pack, player, slots)
    if left:
        s.steps.append(TrackSteps(a.seat, left))


def take_card(s: State, seat: Seat, card: str, price: int, tell: Tell) -> None:
    """Move a display card to the hand; its space stays empty until the preparation (M-6.2, M-6.5)."""
    player = s.players[seat]
    s.display = put(s.display, s.display.index(card), "")
    player.hand = (*player.hand, card)
    player.owned = (*player.owned, card)
    tell(CardTaken, seat, s.pack.cards[card], price)


@lru_cache(maxsize=64)
def subsets(n: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of at least one of n things."""
    return tuple(c for size in range(1, n + 1) for c in combinations(range(n), size))


class GoodsOffer(Offer):
    """Every set of goods cards of one type, alone or with a display card that the set can pay for."""

    __slots__ = ()

    def _choices(self) -> list[tuple[tuple[str, ...], str | None]]:
        s, player, pack = self.s, self.s.players[self.seat], self.s.pack
        held = [
            (card, units(s.tracks, pack, player, slot)) for slot, card in face_up(pack, player) if card.good
        ]
        plain, mix = discount(s, pack, player, False), discount(s, pack, player, True)
        prices = [(card, full_price(pack, s, card)) for card in s.display if card]
        found: list[tuple[tuple[str, ...], str | None]] = []
        for chosen in subsets(len(held)):
            mixed = len({held[i][0].good for i in chosen}) > 1
            less = mix if mixed else plain
            if less is not None:
                cards, have = tuple(held[i][0].id for i in chosen), sum(held[i][1] for i in chosen)
                if not mixed:  # mixed goods only for a card (M-17.3)
                    found.append((cards, None))
                found += [(cards, card) for card, price in prices if price + less <= have]
        return found

    def actions(self) -> Iterator[UseGoods]:
        for cards, card in self._choices():
            yield UseGoods(self.seat, cards, card)

    def sample(self, rng: Random) -> UseGoods:
        every = self._choices()
        cards, card = every[int(rng.random() * len(every))]
        return UseGoods(self.seat, cards, card)

    def form(self, chosen: Chosen) -> Part | None:
        player, pack = self.s.players[self.seat], self.s.pack
        if "cards" not in chosen:
            held = [card.id for _, card in face_up(pack, player) if card.good]
            return Some("cards", tuple(Option(f"card:{card}", card) for card in held), 1, len(held))
        if "card" in chosen:
            return None
        return One("card", tuple(self._take(tuple(chosen["cards"]))))

    def _take(self, cards: tuple[str, ...]) -> Iterator[Option]:
        s, player = self.s, self.s.players[self.seat]
        yield Option("card:none", None, why=self.refusal(UseGoods(self.seat, cards, None)))
        for card in s.display:
            if card:
                why = self.refusal(UseGoods(self.seat, cards, card))
                yield Option(f"card:{card}", card, cost=price_of(s, s.pack, player, cards, card), why=why)

    def compose(self, chosen: Chosen) -> UseGoods:
        return UseGoods(self.seat, tuple(chosen["cards"]), chosen["card"])


def goods_offers(s: State, seat: Seat) -> list[Offer]:
    if any(s.players[seat].sums[:3]):
        return [GoodsOffer(UseGoods, s, seat)]
    return []

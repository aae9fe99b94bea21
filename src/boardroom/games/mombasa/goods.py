"""Goods: cards of the display and steps on company tracks (M-6, M-17.3)."""

from __future__ import annotations

from bisect import bisect_right
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
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import bonuses, face_up, slot_of, turn_down, units
from boardroom.games.mombasa.state import State, put


def full_price(pack: Pack, s: State, card: str) -> int:
    """Red value of the card and of its space (M-6.2)."""
    return pack.cards[card].red + pack.card_red[s.display.index(card) // pack.card_rows]


@lru_cache(maxsize=4096)
def prices(pack_key: str, display: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The cards for sale with their full prices (M-6.2). A display stays for several turns."""
    pack = unpack(pack_key)
    cards, rows, red = pack.cards, pack.card_rows, pack.card_red
    return tuple((card, cards[card].red + red[place // rows]) for place, card in enumerate(display) if card)


@lru_cache(maxsize=4096)
def sorted_prices(pack_key: str, display: tuple[str, ...]) -> tuple[int, ...]:
    """The full prices of the cards for sale, the lowest first."""
    return tuple(sorted([price for _, price in prices(pack_key, display)]))


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


@lru_cache(maxsize=1 << 9)
def subsets(goods: tuple[str, ...]) -> tuple[tuple[tuple[int, ...], bool], ...]:
    """Every choice of at least one of the places of these goods, and whether it mixes them."""
    places = range(len(goods))
    chosen = [c for size in places for c in combinations(places, size + 1)]
    return tuple((c, len({goods[i] for i in c}) > 1) for c in chosen)


@lru_cache(maxsize=1 << 13)
def sets_of_goods(
    goods: tuple[str, ...], units: tuple[int, ...], mixes: bool
) -> list[tuple[tuple[int, ...], bool, int]]:
    """Every set of these goods: its places, whether it mixes goods, and its units.

    Sets that mix goods are left out unless they are allowed.
    """
    found = subsets(goods)
    return [(c, mixed, sum([units[i] for i in c])) for c, mixed in found if mixes or not mixed]


class GoodsOffer(Offer):
    """Every set of goods cards of one type, alone or with a display card that the set can pay for."""

    __slots__ = ()

    def _sets(self) -> tuple[list[str], list[tuple[tuple[int, ...], bool, int]]]:
        """The goods cards, and each set of their places with whether it mixes goods and what it can pay."""
        s, player, pack = self.s, self.s.players[self.seat], self.s.pack
        held = [(slot, card) for slot, card in face_up(pack, player) if card.good]
        goods = tuple([card.good for _, card in held])
        have = tuple([units(s.tracks, pack, player, slot) for slot, _ in held])
        plain, mix = discount(s, pack, player, False) or 0, discount(s, pack, player, True)
        sets = sets_of_goods(goods, have, mix is not None)
        if plain or mix:
            sets = [(at, mixed, total - ((mix or 0) if mixed else plain)) for at, mixed, total in sets]
        return [card.id for _, card in held], sets

    def _uses(self, mixed: bool, most: int) -> list[str | None]:
        """The display cards that a set can take; mixed goods are used only for a card (M-17.3)."""
        for_sale = prices(self.s.options.pack, self.s.display)
        cards: list[str | None] = [] if mixed else [None]
        return cards + [card for card, price in for_sale if price <= most]

    def actions(self) -> Iterator[UseGoods]:
        held, sets = self._sets()
        for chosen, mixed, most in sets:
            cards = tuple([held[i] for i in chosen])
            for card in self._uses(mixed, most):
                yield UseGoods(self.seat, cards, card)

    def sample(self, rng: Random) -> UseGoods:
        """Count what each set can take instead of listing it."""
        held, sets = self._sets()
        costs = sorted_prices(self.s.options.pack, self.s.display)
        counts = [(not mixed) + bisect_right(costs, most) for _, mixed, most in sets]
        place = int(rng.random() * sum(counts))
        for (chosen, mixed, most), count in zip(sets, counts, strict=True):
            if place < count:
                cards = tuple([held[i] for i in chosen])
                return UseGoods(self.seat, cards, self._uses(mixed, most)[place])
            place -= count
        raise AssertionError("a place beyond all sets")

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
    coffee, banana, cotton, _ = s.players[seat].sums
    if coffee or banana or cotton:
        return [GoodsOffer(UseGoods, s, seat)]
    return []

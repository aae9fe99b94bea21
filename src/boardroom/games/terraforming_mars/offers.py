"""Offers that only this game has: a short list, a set of cards, a purchase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Generic, TypeVar

from boardroom.core.actions import Action
from boardroom.core.errors import BadInput
from boardroom.core.offers import Chosen, Offer
from boardroom.core.parts import Amount, Item, Mix, One, Option, Part, Some
from boardroom.core.refusals import Refusal
from boardroom.core.steps import Seat
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT, MC
from boardroom.games.terraforming_mars.payment import Bill, Payment, purse, ways
from boardroom.games.terraforming_mars.state import Player, State

Id = TypeVar("Id", bound="int | str")


class Listed(Offer):
    """A short explicit list of actions of one kind, each option with its own id."""

    __slots__ = ("ids", "name", "these")

    def __init__(self, s: State, name: str, these: Sequence[Action], ids: Sequence[str]) -> None:
        super().__init__(type(these[0]), s, these[0].seat)
        self.name, self.these, self.ids = name, these, ids

    def actions(self) -> Iterator[Action]:
        yield from self.these

    def sample(self, rng: Random) -> Action:
        return self.these[int(rng.random() * len(self.these))]

    def form(self, chosen: Chosen) -> Part | None:
        if self.name in chosen:
            return None
        options = (
            Option(id_, id_, args={k: v for k, v in a.values().items() if k != "seat"})
            for id_, a in zip(self.ids, self.these, strict=True)
        )
        return One(self.name, tuple(options))

    def compose(self, chosen: Chosen) -> Action:
        if chosen[self.name] not in self.ids:
            raise BadInput("none-of", value=chosen[self.name], known=tuple(self.ids))
        return self.these[self.ids.index(chosen[self.name])]


class Cards(Offer):
    """Any set of the cards, from `least` to `most` of them."""

    __slots__ = ("cards", "least", "most")

    def __init__(
        self, kind: type[Action], s: State, seat: Seat, cards: tuple[int, ...], bounds: tuple[int, int]
    ) -> None:
        super().__init__(kind, s, seat)
        self.cards, (self.least, self.most) = cards, bounds

    def actions(self) -> Iterator[Action]:
        for n in range(self.least, self.most + 1):
            for some in combinations(self.cards, n):
                yield self.kind(self.seat, some)

    def sample(self, rng: Random) -> Action:
        return self.kind(self.seat, pick_some(self.cards, self.least, self.most, rng))

    def form(self, chosen: Chosen) -> Part | None:
        if "cards" in chosen:
            return None
        options = tuple(Option(f"card:{card:03d}", card) for card in self.cards)
        return Some("cards", options, self.least, self.most)

    def compose(self, chosen: Chosen) -> Action:
        return self.kind(self.seat, tuple(chosen["cards"]))


def pick_some(cards: tuple[int, ...], least: int, most: int, rng: Random) -> tuple[int, ...]:
    """One of all the sets between two sizes, each equally likely."""
    random = rng.random
    while True:
        some = tuple([card for card in cards if random() < 0.5])
        if least <= len(some) <= most:
            return some
        if most < 2 or most - least < 2:
            every = [one for n in range(least, most + 1) for one in combinations(cards, n)]
            return every[int(random() * len(every))]


class Paying(Offer, Generic[Id]):
    """A purchase: which item, then how it is paid."""

    __slots__ = ("bills", "name", "shown")

    def __init__(
        self,
        kind: type[Action],
        s: State,
        seat: Seat,
        name: str,
        bills: dict[Id, Bill],
        shown: Sequence[Id] = (),
    ) -> None:
        super().__init__(kind, s, seat)
        self.name = name
        self.bills: dict[Id, Bill] = bills
        self.shown: Sequence[Id] = shown

    def actions(self) -> Iterator[Action]:
        player = self.s.players[self.seat]
        for what, bill in self.bills.items():
            for pay in ways(player, bill):
                yield self.kind(self.seat, what, pay)

    def sample(self, rng: Random) -> Action:
        player = self.s.players[self.seat]
        every = [(what, pay) for what, bill in self.bills.items() for pay in ways(player, bill)]
        what, pay = every[int(rng.random() * len(every))]
        return self.kind(self.seat, what, pay)

    def option(self, what: Id) -> Option:
        id_ = f"{self.name}:{what:03d}" if isinstance(what, int) else f"{self.name}:{what}"
        bill = self.bills.get(what)
        if bill is None:
            return Option(id_, what, why=self.refusal(self.kind(self.seat, what, Payment())))
        return Option(id_, what, cost=bill.cost)

    def form(self, chosen: Chosen) -> Part | None:
        if self.name not in chosen:
            every = dict.fromkeys((*self.bills, *self.shown))
            return One(self.name, tuple(self.option(what) for what in every))
        if "pay" in chosen:
            return None
        if chosen[self.name] not in self.bills:
            raise BadInput("not-offered", value=chosen[self.name])
        return payment_part(self.s.players[self.seat], self.bills[chosen[self.name]])

    def compose(self, chosen: Chosen) -> Action:
        return self.kind(self.seat, chosen[self.name], Payment(**chosen["pay"]))


def payment_part(player: Player, bill: Bill) -> Mix:
    """The form of a payment: the player's resources and their value on this bill."""
    mc, steel, titanium, _, _, heat = player.stock
    items = [Item("mc", min(mc, bill.cost))]
    for what, able, n, worth in (
        ("steel", bill.steel, steel, player.steel_worth),
        ("titanium", bill.titanium, titanium, player.titanium_worth),
    ):
        if n:
            why = None if able else Refusal("TM-4.14", f"{what}-not-taken")
            items.append(Item(what, n if able else 0, worth, why=why))
    if player.heat_pays and heat > bill.spare_heat:
        items.append(Item("heat", min(heat - bill.spare_heat, bill.cost)))
    return Mix("pay", tuple(items), need=bill.cost)


class Buying(Offer):
    """Some of the cards for a price each, and for Helion how much of it in heat (TM-7.3, R-30)."""

    __slots__ = ("cards", "each")

    def __init__(self, kind: type[Action], s: State, seat: Seat, cards: tuple[int, ...], each: int) -> None:
        super().__init__(kind, s, seat)
        self.cards, self.each = cards, each

    def _most(self) -> int:
        return min(len(self.cards), purse(self.s.players[self.seat]) // self.each)

    def heats(self, count: int) -> range:
        """The amounts of heat that may help to pay for this number of cards."""
        player = self.s.players[self.seat]
        cost = count * self.each
        if not player.heat_pays:
            return range(1)
        return range(max(0, cost - player.stock[MC]), min(cost, player.stock[HEAT]) + 1)

    def actions(self) -> Iterator[Action]:
        for n in range(self._most() + 1):
            for some in combinations(self.cards, n):
                for heat in self.heats(n):
                    yield self.kind(self.seat, some, heat)

    def sample(self, rng: Random) -> Action:
        if not self.s.players[self.seat].heat_pays:
            return self.kind(self.seat, pick_some(self.cards, 0, self._most(), rng), 0)
        return super().sample(rng)

    def form(self, chosen: Chosen) -> Part | None:
        if "cards" not in chosen:
            options = tuple(Option(f"card:{card:03d}", card, cost=self.each) for card in self.cards)
            return Some("cards", options, 0, self._most())
        heats = self.heats(len(chosen["cards"]))
        if "heat" in chosen or len(heats) < 2:
            return None
        return Amount("heat", heats[0], heats[-1])

    def compose(self, chosen: Chosen) -> Action:
        cards = tuple(chosen["cards"])
        heats = self.heats(len(cards))
        heat = chosen["heat"] if "heat" in chosen else (heats[0] if heats else 0)
        return self.kind(self.seat, cards, heat)

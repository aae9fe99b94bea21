"""What a person at the page of Mombasa goes for: every kind of turn once, whatever is dealt.

The choices rest on what the page says and on nothing else: kinds of offers, options with their signs and
prices. So they can be tried on many deals without a browser (tests/web/browser/test_mombasa_strategy.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

LAST = ("end-phase", "give-up", "stop")
"""Kinds that end or give up something: only if nothing else is left."""
PAID = {"turn-book": 2, "reserve": 2, "buy": 9}
"""What costs pounds, and how many at most: until a capital call was paid some are kept for it ..."""
KEPT = 2
"""... as many as the first call of a track of the first game costs."""
RARE = ("use-majority", "sell", *PAID)
"""Kinds that are not always possible: at once the first time, later only if nothing else is left."""
WANTED = {
    "lay-out", "plan", "use-goods", "card", "advance", "call", "expand", "enter", "use-bookkeeper",
    "turn-book", "move-ink", "take-book", "take-pounds", "place-book", "use-merchant", "take-first", "buy",
    "sell", "use-majority", "reserve", "end-phase",
}  # fmt: skip
"""Every kind of turn; "card" is a purchase with goods, "call" a capital call that was paid."""
GOODS = ("coffee", "banana", "cotton")
MERCHANT, KEEPER = "gem", "keeper"
FACES = (MERCHANT, KEEPER, "expand", *GOODS)
"""Cards in the order in which they are planned, by the colour of their sign."""


@dataclass(frozen=True)
class Choice:
    """An option: its id, its symbol (`data-res`) if it has one, and its price."""

    id: str
    sign: str = ""
    cost: int = 0


@dataclass
class Strategy:
    """Decides; `met` counts the kinds of choices made, `used` the options chosen in them."""

    met: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def missing(self) -> list[str]:
        return sorted(WANTED - self.met.keys())

    def kind(self, kinds: Sequence[str], purse: int) -> str:
        """The kind of move made least often so far."""
        kind = min(kinds, key=lambda kind: (self._rank(kind, purse), self.met[kind]))
        self.met[kind] += 1
        return kind

    def _rank(self, kind: str, purse: int) -> int:
        if kind in PAID and not self.met["call"] and purse < PAID[kind] + KEPT:
            return 9
        if kind in LAST:
            return 3
        if kind in RARE:
            return 2 if self.met[kind] else 0
        short = self.met["take-book"] and not all(self.met[one] for one in PAID)
        return 0 if kind == "take-pounds" and short else 1

    def one(self, kind: str, options: Sequence[Choice]) -> Choice:
        """The option wanted most, and of those the one chosen least often, or the first."""
        found = min(options, key=lambda one: self._wish(kind, one))
        self.used[found.id] += 1
        self.used[found.sign] += 1
        if kind == "use-goods" and found.sign:
            self.met["card"] += 1
        return found

    def _wish(self, kind: str, one: Choice) -> tuple[int, int]:
        """What is chosen for: less is dearer."""
        if kind == "end-phase":  # the columns in turn, so that all cards come back
            return (0, self.used[one.id])
        if kind == "sell":
            return (one.sign not in GOODS, 0)
        if (one.sign == MERCHANT and not self.used[MERCHANT]) or one.id == "tile:merchant":
            return (0, 0)
        if kind == "use-goods":  # the cheapest card once, so that steps are left over
            bought = self.met["card"] > 0
            return (1 if bool(one.sign) != bought else 2, one.cost)
        return (1, one.cost)

    def some(self, options: Sequence[Choice]) -> list[Choice]:
        """Goods cards of one kind: the kind of which there are most."""
        return max(([one for one in options if one.sign == good] for good in GOODS), key=len)

    def amount(self, kind: str, most: int, prices: Sequence[int]) -> int:
        """As many as there are, but pounds one by one, so that points are left for a book.

        A price on the way of a marker is a capital call."""
        if kind == "advance" and prices and prices[-1]:
            self.met["call"] += 1
        return 1 if kind == "take-pounds" else most

    def laid(self, cards: Sequence[Choice], slots: int) -> list[Choice]:
        """Cards for the slots: a merchant, a bookkeeper to turn a book, then kinds planned least often."""
        found = sorted(cards, key=self._planned)[:slots]
        self.used.update(f"planned {card.sign}" for card in found)
        return found

    def _planned(self, card: Choice) -> tuple[int, int]:
        place = FACES.index(card.sign) if card.sign in FACES else len(FACES)
        turning = card.sign == KEEPER and not self.met["turn-book"]
        return (0 if card.sign == MERCHANT or turning else self.used[f"planned {card.sign}"], place)

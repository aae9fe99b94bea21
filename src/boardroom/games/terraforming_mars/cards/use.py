"""Card actions: once per generation, pay left of the arrow, receive right of it (TM-5.3, TM-8.3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardroom.core.errors import BadInput, Refused
from boardroom.core.offers import Chosen, Offer
from boardroom.core.parts import One, Option, Part
from boardroom.core.refusals import Refusal
from boardroom.core.rules import require
from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.actions import Use
from boardroom.games.terraforming_mars.cards.against import Taking, ask_take, givers
from boardroom.games.terraforming_mars.cards.ask import put_on
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.effects import holders
from boardroom.games.terraforming_mars.cards.queue import open_effects, perform
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES, CardAction, Price
from boardroom.games.terraforming_mars.facts import ActionUsed
from boardroom.games.terraforming_mars.offers import payment_part
from boardroom.games.terraforming_mars.payment import Bill, Payment, may_pay, means, settle_bill, ways
from boardroom.games.terraforming_mars.state import Player, State, gain, produce

ACTIONS: dict[str, tuple[CardAction, ...]] = {
    **{f"{number:03d}": card.actions for number, card in CARDS.items() if card.actions},
    **{one.id: one.actions for one in CORPORATIONS.values() if one.actions},
}
NOTHING = Bill(0)


def bill(way: CardAction) -> Bill:
    """The M€ part of the price as a bill, with a metal where the card allows it (R-29)."""
    price = way.price
    if price is None or price.kind != "stock" or price.what != "mc":
        return NOTHING
    return Bill(price.n, price.metal == "steel", price.metal == "titanium")


def obstacle(s: State, p: Player, source: str, way: int) -> Refusal | None:
    """Why this alternative of the action cannot be used, payment apart."""
    if source != p.corporation and not (source.isdecimal() and int(source) in p.played):
        return Refusal("TM-8.3", "card-not-in-play", {"card": source})
    if source in p.used:
        return Refusal("TM-5.3", "already-used", {"card": source})
    if not 0 <= way < len(ACTIONS[source]):
        return Refusal("TM-8.3", "no-such-alternative", {"way": way})
    return _unusable(s, p, source, ACTIONS[source][way])


def _unusable(s: State, p: Player, source: str, one: CardAction) -> Refusal | None:
    """Why the effects or the price forbid this alternative of a card that is ready."""
    if one.if_raised and not p.raised:
        return Refusal("TM-8.3", "rating-not-raised")
    if len(ACTIONS[source]) > 1 and s.profile.needs_card_to_add_to and _adds_nowhere(p, one):
        # A card with a single alternative may be used even so.
        return Refusal("TM-9.18", "no-card-to-add-to")
    return _unpaid(s, p, source, one.price, one) if one.price else None


def _adds_nowhere(p: Player, one: CardAction) -> bool:
    return all(e.do == "add-to" and not holders(p, e.what) for e in one.effects)


def _unpaid(s: State, p: Player, source: str, price: Price, one: CardAction) -> Refusal | None:
    if price.kind == "stock" and price.what == "mc":
        have = means(p, bill(one))
    elif price.kind == "stock":
        have = p.stock[RESOURCES.index(price.what)]
    elif price.kind == "production":
        have = p.production[RESOURCES.index(price.what)]
    elif price.kind == "here":
        have = p.held[int(source)]
    elif price.kind == "any":
        have, least = p.stock[RESOURCES.index(price.what)], s.profile.least_conversion
        return None if have >= least else _short(price, least, have)
    else:
        have = price.n if s.solo or givers(s, p.seat, price.what, int(source)) else 0
    return None if have >= price.n else _short(price, price.n, have)


def _short(price: Price, needed: int, have: int) -> Refusal:
    return Refusal("TM-8.3", "not-enough", {"resource": price.what or "here", "needed": needed, "have": have})


def usable(s: State, p: Player) -> list[tuple[str, int]]:
    """The action alternatives that the player can use now."""
    ready = [source for source in p.active if source not in p.used]
    if p.corporation in ACTIONS and p.corporation not in p.used:
        ready.append(p.corporation)
    return [
        (source, way)
        for source in ready
        for way, one in enumerate(ACTIONS[source])
        if _unusable(s, p, source, one) is None
    ]


def may_use(s: State, a: Use) -> None:
    p = s.players[a.seat]
    why = obstacle(s, p, a.source, a.way)
    if why:
        raise Refused(why)
    owed = bill(ACTIONS[a.source][a.way])
    require(owed.cost > 0 or a.pay == Payment(), "TM-8.3", "nothing-to-pay")
    may_pay(p, owed, a.pay)


def use(s: State, a: Use, tell: Tell) -> None:
    p, price = s.players[a.seat], ACTIONS[a.source][a.way].price
    card = int(a.source) if a.source.isdecimal() else 0
    p.used = (*p.used, a.source)
    tell(ActionUsed, a.seat, a.source)
    settle_bill(p, a.pay, "TM-8.3", tell)
    open_effects(s, a.seat)
    if price is not None:
        pay(s, p, price, card, tell)
    asked = s.steps[-1]
    if isinstance(asked, Taking):  # the cube is paid before the effects it pays for
        s.steps[-1] = Taking(asked.seat, asked.kind, asked.card, a.way)
        return
    perform(s, a.seat, f"{a.source}/action/{a.way}", card, tell)


def pay(s: State, p: Player, price: Price, card: int, tell: Tell) -> None:
    """Pay the part of the price that is not M€."""
    if price.kind == "stock" and price.what != "mc":
        gain(s, p.seat, RESOURCES.index(price.what), -price.n, "TM-8.3", tell)
    elif price.kind == "production":
        produce(s, p.seat, RESOURCES.index(price.what), -price.n, "TM-8.3", tell)
    elif price.kind == "here":
        put_on(s, card, p.seat, -price.n, tell)
    elif price.kind == "take":
        ask_take(s, p.seat, price.what, card, tell)


class UseOffer(Offer):
    """One of the usable card actions, with its alternative and payment."""

    __slots__ = ("usable",)

    def __init__(self, s: State, seat: Seat, usable: list[tuple[str, int]]) -> None:
        super().__init__(Use, s, seat)
        self.usable = usable

    def _bill(self, source: str, way: int) -> Bill:
        return bill(ACTIONS[source][way])

    def actions(self) -> Iterator[Use]:
        player = self.s.players[self.seat]
        for source, way in self.usable:
            for paid in ways(player, self._bill(source, way)):
                yield Use(self.seat, source, way, paid)

    def sample(self, rng: Random) -> Use:
        every = list(self.actions())
        return every[int(rng.random() * len(every))]

    def form(self, chosen: Chosen) -> Part | None:
        if "source" not in chosen:
            every = dict.fromkeys(source for source, _ in self.usable)
            return One("source", tuple(Option(f"action:{source}", source) for source in every))
        each = [way for source, way in self.usable if source == chosen["source"]]
        if not each:
            raise BadInput("not-offered", value=chosen["source"])
        if "way" not in chosen and len(each) > 1:
            return One("way", tuple(Option(f"way:{chosen['source']}:{way}", way) for way in each))
        owed = self._bill(chosen["source"], self._way(chosen))
        return payment_part(self.s.players[self.seat], owed) if owed.cost and "pay" not in chosen else None

    def _way(self, chosen: Chosen) -> int:
        each = [way for source, way in self.usable if source == chosen["source"]]
        return chosen["way"] if "way" in chosen else each[0]

    def compose(self, chosen: Chosen) -> Use:
        paid = Payment(**chosen["pay"]) if "pay" in chosen else Payment()
        return Use(self.seat, chosen["source"], self._way(chosen), paid)

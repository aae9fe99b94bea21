"""Effects on other players: production losses, removals and thefts (TM-9.8, TM-9.9, TM-9.23, TM-9.25)."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.actions import Paid
from boardroom.core.offers import Just, Offer, Pick
from boardroom.core.rules import require
from boardroom.core.steps import Move, Seat, Step, Tell, step
from boardroom.core.visibility import shown
from boardroom.games.terraforming_mars.actions import (
    CardId,
    Decline,
    Lower,
    Next,
    Remove,
    RemoveFrom,
    TakeFrom,
)
from boardroom.games.terraforming_mars.board.map import AROUND
from boardroom.games.terraforming_mars.cards.ask import put_on
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.pending import EFFECTS, Pending, handles
from boardroom.games.terraforming_mars.cards.question import DECLINE, PUT_OFF, EffectQuestion
from boardroom.games.terraforming_mars.cards.queue import perform
from boardroom.games.terraforming_mars.cards.vocabulary import MC, PLANTS, RESOURCES, Effect
from boardroom.games.terraforming_mars.facts import ProductionChanged, Removed, ResourcesChanged, StockChanged
from boardroom.games.terraforming_mars.offers import Listed
from boardroom.games.terraforming_mars.payment import ACCOUNTS
from boardroom.games.terraforming_mars.state import State, gain, produce
from boardroom.games.terraforming_mars.tables import VALUES

MC_FLOOR = VALUES.whole("mc_floor")
PROTECTED_HABITATS = next(
    number
    for number, card in CARDS.items()
    if any(one.kind == "special" and one.what == "protected_habitats" for one in card.ongoing)
)
PROTECTED_CARDS = frozenset(
    number for number, card in CARDS.items() if any(one.kind == "protect" for one in card.ongoing)
)
"""Cards from which nobody, their owner included, can take anything (R-55)."""


def floor(res: int) -> int:
    """How low a production can go (TM-4.3, TM-4.10)."""
    return MC_FLOOR if res == MC else 0


def is_protected(s: State, victim: Seat, by: Seat) -> bool:
    """Protected Habitats guard plants, animals and microbes against opponents (R-22)."""
    return victim != by and PROTECTED_HABITATS in s.players[victim].played


# --- production


def losers(s: State, effect: Effect) -> list[Seat]:
    """The players who can lose that much production."""
    res = effect.res
    return [p.seat for p in s.players if p.production[res] - effect.n >= floor(res)]


@handles("reduce")
def reduce(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    """One player loses production; in the solo game the neutral opponent does (TM-9.9, R-42)."""
    if s.solo:
        return
    found = losers(s, effect)
    if len(found) == 1:
        produce(s, found[0], effect.res, -effect.n, "TM-9.9", tell)
    elif found:
        s.steps.append(Lowering(pending.seat, pending))


def may_lower(s: State, a: Lower) -> None:
    question = s.steps[-1]
    assert isinstance(question, Lowering)
    effect = EFFECTS[question.pending.ref]
    require(0 <= a.victim < len(s.players), "TM-9.23", "no-such-player", seat=a.victim)
    require(a.victim in losers(s, effect), "TM-4.10", "production-too-low", seat=a.victim)


def do_lower(s: State, a: Lower, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, Lowering)
    effect = EFFECTS[question.pending.ref]
    s.players[a.victim].production[effect.res] -= effect.n
    tell(ProductionChanged, a.victim, effect.what, -effect.n, "TM-9.9")


@step("terraforming_mars.lowering", "TM-9.9", frozen=True)
class Lowering(EffectQuestion):
    """One player loses production. (TM-9.9)"""

    seat: Seat = shown()
    pending: Pending = shown()
    moves = {Lower: Move(may_lower, do_lower), Next: PUT_OFF}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(Lower, s, seat, losers(s, EFFECTS[self.pending.ref]), "player")]


# --- stock and resources on cards

Loss = tuple[str, str, int]
"""Remove or steal, the resource, and the maximum."""


def stock_losses(
    s: State, seat: Seat, losses: tuple[Loss, ...], near: int
) -> Iterator[tuple[Loss, Seat, int]]:
    """Each possible stock loss, victim and maximum; `near` limits victims to owners around a hex (R-45)."""
    spared = s.profile.spares_own_stock
    for loss in losses:
        do, what, n = loss
        if what not in RESOURCES:
            continue
        res = RESOURCES.index(what)
        others = any(
            p.stock[res] and p.seat != seat and not (res == PLANTS and is_protected(s, p.seat, seat))
            for p in s.players
        )
        for p in s.players:
            if p.seat == seat and (do == "steal" or (spared and (res != PLANTS or not others))):
                continue
            if (res == PLANTS and is_protected(s, p.seat, seat)) or (near and not p.tiles & AROUND[near]):
                continue
            if p.stock[res]:
                yield loss, p.seat, min(n, p.stock[res])


def card_losses(s: State, seat: Seat, losses: tuple[Loss, ...]) -> Iterator[tuple[int, int]]:
    """The cards that could lose resources, with the maximum for each (R-55)."""
    for _, what, n in losses:
        for p in s.players:
            if is_protected(s, p.seat, seat):
                continue
            for card, count in p.held.items():
                if count and CARDS[card].holds == what and card not in PROTECTED_CARDS:
                    yield card, min(n, count)


def ask_removal(s: State, pending: Pending, losses: tuple[Loss, ...], near: int = 0) -> None:
    """Ask what to remove; the neutral opponent of the solo game has no stock to keep track of."""
    if s.solo:
        return
    if any(stock_losses(s, pending.seat, losses, near)) or any(card_losses(s, pending.seat, losses)):
        s.steps.append(Removing(pending.seat, pending, losses, near))


@handles("remove")
@handles("steal")
def remove(s: State, pending: Pending, effect: Effect, tell: Tell) -> None:
    if s.solo and effect.do == "steal":
        gain(s, pending.seat, effect.res, effect.n, "TM-13.2.7", tell)
    else:
        ask_removal(s, pending, ((effect.do, effect.what, effect.n),))


def may_remove(s: State, a: Remove) -> None:
    question = s.steps[-1]
    assert isinstance(question, Removing)
    require(0 <= a.victim < len(s.players), "TM-9.23", "no-such-player", seat=a.victim)
    named = [loss for loss in question.losses if loss[1] == a.resource]
    require(bool(named), "TM-9.8", "not-this-resource", resource=a.resource)
    if a.resource == "plants":
        safe = is_protected(s, a.victim, a.seat)
        require(not safe, "TM-9.8", "protected", seat=a.victim)
    found = {(loss[1], v): most for loss, v, most in stock_losses(s, a.seat, question.losses, question.near)}
    most = found.get((a.resource, a.victim), 0)
    least = most if s.profile.removes_all else 1
    require(a.n > 0 and least <= a.n <= most, "TM-9.8", "removal-amount", n=a.n, most=most)


def do_remove(s: State, a: Remove, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, Removing)
    do = next(loss[0] for loss in question.losses if loss[1] == a.resource)
    res = RESOURCES.index(a.resource)
    s.players[a.victim].stock[res] -= a.n
    tell(Removed, a.seat, a.victim, a.resource, a.n)
    if do == "steal":
        s.players[a.seat].stock[res] += a.n
    payee = ACCOUNTS[a.seat] if do == "steal" else "bank"
    if res == MC:
        tell(Paid, ACCOUNTS[a.victim], payee, a.n, "TM-9.8")
    else:
        tell(StockChanged, a.victim, a.resource, -a.n, "TM-9.8")
        if do == "steal":
            tell(StockChanged, a.seat, a.resource, a.n, "TM-9.8")


def may_remove_from(s: State, a: RemoveFrom) -> None:
    question = s.steps[-1]
    assert isinstance(question, Removing)
    most = dict(card_losses(s, a.seat, question.losses)).get(a.card, 0)
    require(most > 0, "TM-9.8", "nothing-to-remove", card=a.card)
    least = most if s.profile.removes_all else 1
    require(least <= a.n <= most, "TM-9.8", "removal-amount", n=a.n, most=most)


def do_remove_from(s: State, a: RemoveFrom, tell: Tell) -> None:
    s.steps.pop()
    owner = owner_of(s, a.card)
    s.players[owner].held[a.card] -= a.n
    tell(ResourcesChanged, owner, a.card, -a.n)


def owner_of(s: State, card: int) -> Seat:
    return next(p.seat for p in s.players if card in p.held)


@step("terraforming_mars.removing", "TM-9.8", frozen=True)
class Removing(EffectQuestion):
    """Something may be removed or stolen. (TM-9.8, TM-9.25)"""

    seat: Seat = shown()
    pending: Pending = shown()
    losses: tuple[tuple[str, str, int], ...] = shown()
    near: int = shown()
    moves = {
        Remove: Move(may_remove, do_remove),
        RemoveFrom: Move(may_remove_from, do_remove_from),
        Decline: DECLINE,
        Next: PUT_OFF,
    }

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        found: list[Offer] = [Just(s, Decline(seat))]
        whole = s.profile.removes_all
        stock = [
            Remove(seat, n, loss[1], victim)
            for loss, victim, most in stock_losses(s, seat, self.losses, self.near)
            for n in range(most if whole else 1, most + 1)
        ]
        if stock:
            found.append(Listed(s, "loss", stock, [f"{a.resource}:{a.victim}:{a.n}" for a in stock]))
        cards = [
            RemoveFrom(seat, n, card)
            for card, most in card_losses(s, seat, self.losses)
            for n in range(most if whole else 1, most + 1)
        ]
        if cards:
            found.append(Listed(s, "off", cards, [f"card:{a.card:03d}:{a.n}" for a in cards]))
        return found


# --- taking a cube as the price of an action


def givers(s: State, seat: Seat, kind: str, taker: CardId) -> list[int]:
    """The cards a cube can be taken from; a card does not feed on itself (R-21)."""
    found = [card for card, _ in card_losses(s, seat, (("remove", kind, 1),))]
    return found if s.profile.takes_from_same_card else [card for card in found if card != taker]


def ask_take(s: State, seat: Seat, kind: str, card: int, tell: Tell) -> None:
    """Take a cube from a card as the price of an action; the neutral opponent always has one (R-56)."""
    if s.solo:
        return
    found = givers(s, seat, kind, card)
    if len(found) == 1:
        put_on(s, found[0], owner_of(s, found[0]), -1, tell)
    else:
        s.steps.append(Taking(seat, kind, card))


def may_take(s: State, a: TakeFrom) -> None:
    question = s.steps[-1]
    assert isinstance(question, Taking)
    require(
        a.card in givers(s, a.seat, question.kind, question.card), "TM-8.3", "nothing-to-take", card=a.card
    )


def do_take(s: State, a: TakeFrom, tell: Tell) -> None:
    question = s.steps.pop()
    assert isinstance(question, Taking)
    put_on(s, a.card, owner_of(s, a.card), -1, tell)
    perform(s, a.seat, f"{question.card:03d}/action/{question.way}", question.card, tell)


@step("terraforming_mars.taking", "TM-8.3", frozen=True)
class Taking(Step):
    """A cube is taken from a card for the action of another one. (R-21)"""

    seat: Seat = shown()
    kind: str = shown()
    card: CardId = shown()
    way: int = shown(default=0)
    moves = {TakeFrom: Move(may_take, do_take)}

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        return [Pick(TakeFrom, s, seat, givers(s, seat, self.kind, self.card), "card")]

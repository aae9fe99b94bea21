"""Recorded answers to the questions of an effect, as our actions (records of the form tm-game-1)."""

from __future__ import annotations

from collections.abc import Collection

from boardroom.core.actions import Action
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars.cards.against import (
    Lowering,
    Removing,
    Taking,
    card_losses,
    stock_losses,
)
from boardroom.games.terraforming_mars.cards.ask import Adding, Choosing, Converting, Copying, Placing
from boardroom.games.terraforming_mars.cards.ask_cards import BuyingOne, Discarding, Looking
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.pending import EFFECTS
from boardroom.games.terraforming_mars.cards.use import ACTIONS
from boardroom.games.terraforming_mars.cards.vocabulary import KINDS, RESOURCES, Effect
from boardroom.games.terraforming_mars.cards.words import word
from boardroom.games.terraforming_mars.importer.items import (
    Item,
    UnknownAnswer,
    cards_in,
    first,
    heat_in,
    named_of,
    number_in,
    numbers_in,
)
from boardroom.games.terraforming_mars.state import State

MADE = "made here"
"""Marks an answer that the record gave together with another one; no question may need it."""
Question = (
    Placing | Lowering | Removing | Choosing | Adding | Taking | Looking | BuyingOne | Discarding
    | Converting | Copying
)  # fmt: skip


def _hex(q: Placing, items: list[Item]) -> Action | None:
    return act.Place(q.seat, number_in(items.pop(0), "hex")) if items[0].get("ask") == "hex" else None


def _target(q: Lowering, items: list[Item]) -> Action | None:
    return act.Lower(q.seat, number_in(items.pop(0), "player")) if items[0].get("ask") == "target" else None


def _removal(s: State, q: Removing, items: list[Item]) -> Action | None:
    item = items[0]
    if item.get("ask") == "target" and len(q.losses) == 1:
        item = {q.losses[0][0]: q.losses[0][1], "from": number_in(item, "player")}
    for verb in ("remove", "steal"):
        if verb in item and any(loss[:2] == (verb, item[verb]) for loss in q.losses):
            items.pop(0)
            able = {(loss[1], who): n for loss, who, n in stock_losses(s, q.seat, q.losses, q.near)}
            victim = number_in(item, "from")
            most = able.get((item[verb], victim), 0)
            return act.Remove(q.seat, most, item[verb], victim) if most else act.Decline(q.seat)
    animals = any(what == "animal" for _, what, _ in q.losses)
    if animals and ("removeAnimals" in item or item.get("ask") == "take-from"):
        return _animals(s, q, items)
    return _decline(q.seat, items)


def _animals(s: State, q: Removing, items: list[Item]) -> Action | None:
    """The card is named in the choice itself or in an item of its own after it, unless it is the only one."""
    most = dict(card_losses(s, q.seat, q.losses))
    item = items.pop(0)
    card = named_of(item, most)
    if card is None and items and "removeAnimals" in item:
        card = named_of(items[0], most)
        if card is not None:
            items.pop(0)
    if card is None and len(most) == 1:
        card = next(iter(most))
    return act.RemoveFrom(q.seat, most[card], card) if card is not None else None


def _decline(seat: int, items: list[Item]) -> Action | None:
    if items[0].get("decline"):
        items.pop(0)
        return act.Decline(seat)
    return None


def _way(s: State, q: Choosing, items: list[Item]) -> Action | None:
    item = items[0]
    effect = EFFECTS[q.pending.ref]
    for key, words in (("viral", ("plant", "resource")), ("olympus", ("add", "draw"))):
        if key in item and word(effect).startswith(key):
            items.pop(0)
            if item[key] not in words:
                raise UnknownAnswer(key)
            return act.Choose(q.seat, words.index(item[key]))
    if word(effect) != "either":
        return None
    if item.get("decline") and any(not effect.options[way] for way in q.ways):
        items.pop(0)
        return act.Choose(q.seat, max(q.ways))
    held = s.players[q.seat].held
    ways = [way for way in q.ways if any(fits(e, item, held) for e in effect.options[way])]
    if len(ways) != 1:
        return None
    _consume(items, effect.options[ways[0]], held)
    return act.Choose(q.seat, ways[0])


def _consume(items: list[Item], chosen: tuple[Effect, ...], held: Collection[int]) -> None:
    """Take a choice off the list; a card it names answers the next question."""
    item = items.pop(0)
    kinds = [e.what for e in chosen if e.do == "add-to"]
    card = named_of(item, [one for one in held if CARDS[one].holds in kinds])
    if card is not None:
        items.insert(0, {"ask": "add-to", "cards": [card], MADE: True})


def fits(effect: Effect, item: Item, held: Collection[int]) -> bool:
    """Whether a recorded choice names this effect."""
    told = [item.get(key) for key in ("take", "branch", "steal")]
    if effect.do in ("gain", "production", "steal"):
        return effect.what in told
    if effect.do not in ("add-to", "add"):
        return False
    adds = "add" in item or "add" in told or "add-to" in str(item.get("ask"))
    kinds = {kind for kind in KINDS for value in item.values() if str(value).startswith(kind)}
    card = named_of(item, held)
    if card is not None:
        kinds.add(CARDS[card].holds)
    return adds and (not kinds or effect.do == "add" or effect.what in kinds)


def _add(q: Adding, items: list[Item]) -> Action | None:
    item = items[0]
    card = named_of(item, q.cards)
    if card is None or (item.get("ask") != "add-to" and "add" not in item):
        return None
    items.pop(0)
    return act.AddTo(q.seat, card)


def _take(q: Taking, items: list[Item]) -> Action | None:
    if items[0].get("ask") != "take-from":
        return None
    return act.TakeFrom(q.seat, first(numbers_in(items.pop(0))))


def _keep(q: Looking, items: list[Item]) -> Action | None:
    return act.Keep(q.seat, numbers_in(items.pop(0))) if items[0].get("ask") == "keep" else None


def _buy(q: BuyingOne, items: list[Item]) -> Action | None:
    if items[0].get("ask") != "buy":
        return None
    item = items.pop(0)
    return act.Buy(q.seat, numbers_in(item), heat_in(items))


def _discard(s: State, q: Discarding, items: list[Item]) -> Action | None:
    item = items[0]
    if "discardToDraw" not in item and item.get("ask") != "discard":
        return _decline(q.seat, items)
    items.pop(0)
    if item.get("discardToDraw") is False:
        return act.Decline(q.seat)
    cards = numbers_in(item)
    if not cards and items and items[0].get("ask") == "discard":
        cards = numbers_in(items.pop(0))
    if not cards and len(s.players[q.seat].hand) == 1:
        cards = s.players[q.seat].hand
    return act.Discard(q.seat, first(cards))


def _amount(q: Converting, items: list[Item]) -> Action | None:
    return act.Convert(q.seat, number_in(items.pop(0), "n")) if items[0].get("ask") == "amount" else None


def _copy(q: Copying, items: list[Item]) -> Action | None:
    if items[0].get("ask") != "copy":
        return None
    card = first(cards_in(items.pop(0)))
    return act.Copy(q.seat, f"{card:03d}" if isinstance(card, int) else card)


def _read(s: State, question: Question, items: list[Item]) -> Action | None:
    match question:
        case Placing():
            return _hex(question, items)
        case Lowering():
            return _target(question, items)
        case Removing():
            return _removal(s, question, items)
        case Choosing():
            return _way(s, question, items)
        case Adding():
            return _add(question, items)
        case Taking():
            return _take(question, items)
        case Looking():
            return _keep(question, items)
        case BuyingOne():
            return _buy(question, items)
        case Discarding():
            return _discard(s, question, items)
        case Converting():
            return _amount(question, items)
        case Copying():
            return _copy(question, items)


def answer(s: State, question: Question, items: list[Item]) -> Action | None:
    """The action that the next recorded item means for this question; it is taken off the list."""
    if not items:
        return None
    try:
        return _read(s, question, items)
    except UnknownAnswer:
        return None


def idle(s: State, item: Item) -> bool:
    """Whether an answer changes nothing, so that no question need exist for it."""
    what = item.get("remove", item.get("steal"))
    bare = what in RESOURCES and not s.players[item["from"]].stock[RESOURCES.index(what)]
    return bool(bare or item.get(MADE) or item.get("decline") or item.get("n") == 0)


def default_answer(s: State, question: Question) -> Action | None:
    """The answer where the record has none: decline what is optional, take a single choice."""
    if isinstance(question, Removing | Discarding):
        return act.Decline(question.seat)
    if isinstance(question, BuyingOne):
        return act.Buy(question.seat, (), 0)
    legal = [a for offer in question.offers(s, question.seat) for a in offer.list_actions(2)]
    return legal[0] if len(legal) == 1 else None


def way_of(source: str, usable: list[int], held: Collection[int], items: list[Item]) -> int | None:
    """Which alternative of a card action a recorded choice means, taking its item off the list."""
    if len(usable) == 1 or not items:
        if items and items[0].get("ask") == "choice" and "branch" in items[0]:
            items.pop(0)
        return usable[0] if usable else None
    for way in usable:
        one, price, branch = ACTIONS[source][way], ACTIONS[source][way].price, items[0].get("branch")
        spent = price is not None and branch in (price.what, "spend")
        if spent or (price is None and any(fits(e, items[0], held) for e in one.effects)):
            _consume(items, one.effects, held)
            return way
    return None

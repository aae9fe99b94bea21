"""The actions of a turn compared: the greedy bot's choice among goods, expansion, bookkeepers and markers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardroom.core.actions import Action
from boardroom.core.offers import Offer, Pick
from boardroom.core.sums import sum_in_order
from boardroom.games.mombasa import actions as act
from boardroom.games.mombasa.bonuses import markers_left, open_tiers
from boardroom.games.mombasa.companies.extra_spaces import bonus_at, extra_price
from boardroom.games.mombasa.goods import discount, full_price
from boardroom.games.mombasa.pack import GOODS
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import EXPANSION, PLACE, face_up, units
from boardroom.games.mombasa.player_board.ink_jar import helpers
from boardroom.games.mombasa.player_board.merchants import merchant_steps
from boardroom.games.mombasa.state import State
from boardroom_frozen.mombasa import values as worth
from boardroom_frozen.mombasa.card_plans import company_expansion, ink_gain
from boardroom_frozen.mombasa.company_value import best_steps, rounds_left, steps_worth
from boardroom_frozen.mombasa.personality import personality

Choice = tuple[Action | None, float]
NOTHING: Choice = (None, 0.0)
FIRST = 1.5
"""The value of having the first turn of the next round."""


def best_action(s: State, me: Player, offers: Sequence[Offer]) -> Choice:
    """The best action and its value."""
    best = NOTHING
    for offer in offers:
        best_of = BEST_BY_ACTION.get(offer.kind)
        if best_of is not None:
            found = best_of(s, me, offer)
            if found[1] > best[1]:
                best = found
    return best


def ids_of(offer: Offer) -> list[str]:
    """The ids that the offer can pick."""
    assert isinstance(offer, Pick)
    return [str(id) for id in offer.ids]


def at_stake(s: State, me: Player, kinds: Sequence[str]) -> float:
    """What turning down cards of these kinds would cost: majorities led, books the ink jar could enter."""
    lost = 0.0
    led = open_tiers(s, me.seat) if markers_left(s, me.seat) else {}
    for kind in kinds:
        if kind in led:
            lost += majority_gain(s, me, kind, led[kind][-1])
    if has_bookkeeper(s, me):
        here = ink_gain(s, me, me.sums, helpers(me) - 1)
        then = list(me.sums)
        for kind in kinds:
            then[PLACE[kind]] = 0
        lost += here - ink_gain(s, me, tuple(then), helpers(me) - 1)
    return lost


def has_bookkeeper(s: State, me: Player) -> bool:
    return bool(me.bookkeepers) or "bookkeeper" in me.tiles


def best_goods(s: State, me: Player, offer: Offer) -> Choice:
    """All cards of a type together, or all mixed for a card, by the best card and the best steps."""
    pack, best = s.pack, NOTHING
    held = [(card, units(s.tracks, pack, me, slot)) for slot, card in face_up(pack, me) if card.good]
    less = discount(s, pack, me, False) or 0
    sets = [(good,) for good in GOODS if any(card.good == good for card, _ in held)]
    mixing = discount(s, pack, me, True)
    if mixing is not None and len(sets) > 1:
        sets.append(tuple(good for (good,) in sets))  # type: ignore[arg-type]
    for goods in sets:
        names = tuple(card.id for card, _ in held if card.good in goods)
        have = sum(n for card, n in held if card.good in goods)
        gain, card = worth.best_card(s, me, have, less if len(goods) == 1 else mixing or 0)
        if len(goods) > 1 and card is None:
            continue
        value = gain + best_steps(s, me, have) - at_stake(s, me, goods)
        if value > best[1]:
            best = (act.UseGoods(me.seat, names, card), value)
    return best


def best_expansion(s: State, me: Player, offer: Offer) -> Choice:
    total, best = me.sums[EXPANSION], NOTHING
    stake = at_stake(s, me, ("expansion",))
    for a in offer.list_actions(4):
        assert isinstance(a, act.Expand)
        value = company_expansion(s, me, COMPANY[a.company], total) - stake
        if value > best[1]:
            best = (a, value)
    return best


def best_bookkeeper(s: State, me: Player, offer: Offer) -> Choice:
    """The weakest first if the ink jar moves: the row is entered once, the points come with each."""
    pack, best = s.pack, NOTHING
    gain = ink_gain(s, me, me.sums, helpers(me) - 1)
    for a in offer.list_actions(9):
        assert isinstance(a, act.UseBookkeeper)
        name = a.card
        points = pack.bonus_tiles["bookkeeper"].bookkeeping if name == "tile" else pack.cards[name].value
        value = gain + points * worth.point_worth(s, me)
        if value > best[1]:
            best = (a, value)
    return best


def best_merchant(s: State, me: Player, offer: Offer) -> Choice:
    pack, best = s.pack, NOTHING
    for a in offer.list_actions(9):
        assert isinstance(a, act.UseMerchant)
        name = a.card
        if name == "tile":
            others = sum(card.kind == "merchant" for _, card in face_up(pack, me))
            value = worth.diamonds_worth(s, me, 2 + others) + 3  # before the cards it counts
        else:
            card = pack.cards[name]
            pounds = (pack.plain_merchant if card.merchant == "plain" else pack.company_merchant).pounds
            value = worth.diamonds_worth(s, me, merchant_steps(s, card)) + personality(s).cash * pounds
        if value > best[1]:
            best = (a, value)
    return best


def majority_gain(s: State, me: Player, kind: str, tier: int) -> float:
    space = s.pack.majority[kind]
    return worth.reward_worth(s, me, space.tiers[tier - 1].reward, COMPANY[space.company])


def best_majority(s: State, me: Player, offer: Offer) -> Choice:
    """The best majority; it must be taken before its cards are used, hence the bonus for haste."""
    best = NOTHING
    for kind, tiers in open_tiers(s, me.seat).items():
        value = 1.5 * majority_gain(s, me, kind, tiers[-1])
        if value > best[1]:
            best = (act.UseMajority(me.seat, kind, tiers[-1]), value)
    return best


def best_first(s: State, me: Player, offer: Offer) -> Choice:
    more = FIRST if rounds_left(s) and s.next_first != me.seat else 0.0
    return act.TakeFirst(me.seat), worth.point_worth(s, me) + more


def best_buy(s: State, me: Player, offer: Offer) -> Choice:
    pack, best = s.pack, NOTHING
    for card in ids_of(offer):
        cost = pack.buy_cost + full_price(pack, s, card)
        value = worth.card_worth(s, me, pack.cards[card]) - personality(s).spent * cost
        if value > best[1]:
            best = (act.Buy(me.seat, card), value)
    return best


def best_sell(s: State, me: Player, offer: Offer) -> Choice:
    """Weigh the price of a card against the value of keeping it."""
    pack, best = s.pack, NOTHING
    for name in me.hand:
        card = pack.cards[name]
        value = personality(s).cash * (card.red + pack.sell_plus) - worth.keep_worth(s, me, card)
        if value > best[1]:
            best = (act.Sell(me.seat, name), value)
    return best


def best_reserve(s: State, me: Player, offer: Offer) -> Choice:
    if not rounds_left(s):
        return NOTHING
    pack, best = s.pack, NOTHING
    weights = personality(s)
    value_of = {
        "goods": 1.7,
        "bookkeeper": 3.2 * weights.books,
        "merchant": worth.diamonds_worth(s, me, 2),
        "expansion": 4.6 * weights.companies,
    }
    for tile in ids_of(offer):
        value = value_of[tile] - 1.15 * weights.spent * pack.bonus_tiles[tile].cost
        if value > best[1]:
            best = (act.Reserve(me.seat, tile), value)
    return best


def best_extra(s: State, me: Player, offer: Offer) -> Choice:
    best = NOTHING
    for a in offer.list_actions(60):
        assert isinstance(a, act.UseExtra)
        value = extra_gain(s, me, a)
        if value > best[1]:
            best = (a, value)
    return best


def extra_gain(s: State, me: Player, a: act.UseExtra) -> float:
    pack, company = s.pack, COMPANY[a.company]
    bonus = bonus_at(s, company, a.special)
    pound, spent = personality(s).cash, personality(s).spent
    value = -spent * bonus.cost
    if bonus.kind == "choose":
        return value + worth.reward_worth(s, me, bonus.options[a.option])
    if bonus.kind == "other_tracks":
        return value + sum_in_order(
            max(0.0, steps_worth(s, me, c, bonus.steps)) for c in range(4) if c != company
        )
    assert a.card is not None or bonus.kind == "buy_or_diamonds"
    if bonus.kind == "discard":
        card = pack.cards[a.card or ""]
        return value + pound * (card.red + bonus.plus) - worth.keep_worth(s, me, card)
    if a.option:
        value += worth.diamonds_worth(s, me, bonus.diamonds)
    if a.card is not None:
        value += worth.card_worth(s, me, pack.cards[a.card]) - spent * extra_price(s, a.card, bonus)
    return value


def best_attach(s: State, me: Player, offer: Offer) -> Choice:
    """Attach the tile at once, to the good with the highest total."""
    cards = {name: s.pack.cards[name] for name in ids_of(offer)}
    name = max(cards, key=lambda n: me.sums[PLACE[cards[n].good]])
    return act.Attach(me.seat, name), 99.0


BEST_BY_ACTION: dict[type[Action], Callable[[State, Player, Offer], Choice]] = {
    act.UseGoods: best_goods,
    act.Expand: best_expansion,
    act.UseBookkeeper: best_bookkeeper,
    act.UseMerchant: best_merchant,
    act.UseMajority: best_majority,
    act.TakeFirst: best_first,
    act.Buy: best_buy,
    act.Sell: best_sell,
    act.Reserve: best_reserve,
    act.UseExtra: best_extra,
    act.Attach: best_attach,
}

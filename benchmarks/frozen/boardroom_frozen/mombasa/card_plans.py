"""The greedy bot's planning: the value of laying a set of cards."""

from __future__ import annotations

from boardroom.core.sums import sum_in_order
from boardroom.core.visibility import Hidden
from boardroom.games.mombasa.expansion import ways
from boardroom.games.mombasa.pack import GOODS, KINDS
from boardroom.games.mombasa.pack.ids import COMPANY, FREE
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import PLACE, best_plus
from boardroom.games.mombasa.state import State
from boardroom_frozen.mombasa import values as worth
from boardroom_frozen.mombasa.company_value import advantage, best_steps
from boardroom_frozen.mombasa.library import ink_worth
from boardroom_frozen.mombasa.personality import personality

Sums = tuple[int, int, int, int]


def sums_of(s: State, me: Player, cards: tuple[str, ...]) -> tuple[int, ...]:
    """The face-up totals of these cards."""
    pack, more = s.pack, plus_on(s, me)
    sums = [0, 0, 0, 0]
    for name in cards:
        card = pack.cards[name]
        if card.good:
            place = PLACE[card.good]
            sums[place] += card.value + more[place]
        elif card.kind == "expansion":
            sums[3] += card.value
    if "expansion" in me.tiles:
        sums[3] += pack.bonus_tiles["expansion"].value
    if sums[3]:
        sums[3] += more[3]
    return tuple(sums)


def plus_on(s: State, me: Player) -> tuple[int, ...]:
    """The bonuses in force on each card of a good, and the one on the expansion total."""
    key = ("plus", me.seat)
    if key not in s.memo:
        goods = [best_plus(s.tracks, s.pack, me, "each_card", good) for good in GOODS]
        s.memo[key] = (*goods, best_plus(s.tracks, s.pack, me, "expansion_total"))
    return s.memo[key]  # type: ignore[no-any-return]


def plan_worth(s: State, me: Player, cards: tuple[str, ...]) -> float:
    """Uses of the cards, majorities they may win, books they let the ink jar enter."""
    key = ("plan", cards)
    if key not in s.memo:
        s.memo[key] = _plan_worth(s, me, cards)
    return s.memo[key]  # type: ignore[no-any-return]


def _plan_worth(s: State, me: Player, cards: tuple[str, ...]) -> float:
    pack = s.pack
    sums = sums_of(s, me, cards)
    value = 0.0
    value += goods_worth(s, me, sums)
    value += expansion_worth(s, me, sums[3])
    keepers, helpers = int("bookkeeper" in me.tiles), 0
    for name in cards:
        card = pack.cards[name]
        if card.kind == "merchant":
            value += worth.use_worth(s, me, card)
            helpers += 1
        elif card.kind == "bookkeeper":
            value += card.value * worth.point_worth(s, me)
            helpers += 1
            keepers += 1
    if keepers:
        value += ink_gain(s, me, sums, helpers - 1)
    return value + majority_hope(s, me, sums)


def goods_worth(s: State, me: Player, sums: tuple[int, ...]) -> float:
    """Each type of goods is used once, the best one perhaps for a card."""
    key = ("goods", sums[:3])
    if key not in s.memo:
        s.memo[key] = _goods_worth(s, me, sums)
    return s.memo[key]  # type: ignore[no-any-return]


def _goods_worth(s: State, me: Player, sums: tuple[int, ...]) -> float:
    value, cards = 0.0, 0.0
    for units in sums[:3]:
        value += best_steps(s, me, units)
        if units:
            cards = max(cards, worth.best_card(s, me, units, 0)[0])
    return value + 0.8 * cards


def majority_hope(s: State, me: Player, sums: tuple[int, ...]) -> float:
    """Rewards of majority spaces, less likely the more others could lay."""
    if ("hopes", sums) not in s.memo:
        s.memo["hopes", sums] = _majority_hope(s, me, sums)
    return s.memo["hopes", sums]  # type: ignore[no-any-return]


def _majority_hope(s: State, me: Player, sums: tuple[int, ...]) -> float:
    if "hope" not in s.memo:
        s.memo["hope"] = ({}, {}, {}, {})
    found: list[float] = []
    for kind, total, hopes in zip(KINDS, sums, s.memo["hope"], strict=True):
        if total:
            if total not in hopes:
                hopes[total] = _hope(s, me, kind, total)
            found.append(hopes[total])
    return sum_in_order(sorted(found, reverse=True)[:2])


def _hope(s: State, me: Player, kind: str, total: int) -> float:
    """A guess from the cards the others could hold: all they own except those resting."""
    space = s.pack.majority[kind]
    tiers = [tier for tier in space.tiers if tier.least <= total]
    if not tiers:
        return 0.0
    chance = 1.0
    for other in s.players:
        if other.seat != me.seat:
            most = strength(s, other, kind)
            chance *= 0.9 if most <= total else max(0.25, 1 - 0.22 * (most - total))
    return chance * worth.reward_worth(s, me, tiers[-1].reward, COMPANY[space.company])


def strength(s: State, other: Player, kind: str) -> int:
    """The total of a kind another player could lay now."""
    key = ("strength", other.seat, kind)
    if key not in s.memo:
        resting = {card for column in other.resting for card in column}
        cards = [s.pack.cards[name] for name in other.owned if name not in resting]
        values = [c.value for c in cards if (c.good == kind if kind in GOODS else c.kind == kind)]
        s.memo[key] = sum_in_order(sorted(values, reverse=True)[:3])
        assert isinstance(other.hand, Hidden | tuple)
    return s.memo[key]  # type: ignore[no-any-return]


def ink_gain(s: State, me: Player, sums: tuple[int, ...], others: int) -> float:
    """The value of the ink jar's best stop with these totals, perhaps with one book turned."""
    key = ("ink", sums, others)
    if key not in s.memo:
        s.memo[key] = _ink_gain(s, me, sums, others)
    return s.memo[key]  # type: ignore[no-any-return]


def _ink_gain(s: State, me: Player, sums: tuple[int, ...], others: int) -> float:
    pack, at, best, paid = s.pack, me.ink, 0.0, 0.0
    while at < pack.ledger.last and me.books[at + 1]:
        at += 1
        book = pack.books[me.books[at]]
        gain = ink_worth(s, me.ink, at) - paid
        if me.turned >> at & 1:
            best = max(best, gain)
        elif fits(sums, book.needs, others):
            best = max(best, gain + 0.8 * worth.reward_worth(s, me, book.reward))
        elif paid or me.cash < pack.turning_cost:
            break
        else:
            paid = personality(s).spent * pack.turning_cost
            best = max(best, gain - paid)
    return best


def fits(sums: tuple[int, ...], needs: tuple[tuple[str, int], ...], others: int) -> bool:
    goods = list(sums[:3])
    for kind, n in needs:
        if kind == "merchant_or_bookkeeper":
            if others < n:
                return False
        elif kind != "anygood":
            if sums[PLACE[kind]] < n:
                return False
            if kind in GOODS:
                goods[PLACE[kind]] -= n
    return all(max(goods) >= n for kind, n in needs if kind == "anygood")


def expansion_worth(s: State, me: Player, total: int) -> float:
    """What an expansion of so many points brings for the best company."""
    if not total:
        return 0.0
    if ("expansions", total) not in s.memo:
        s.memo["expansions", total] = max([company_expansion(s, me, c, total) for c in range(4)])
    return s.memo["expansions", total]  # type: ignore[no-any-return]


def company_expansion(s: State, me: Player, company: int, total: int) -> float:
    """Region after region by value for cost; a post taken uncovers about a coin."""
    key = ("expansion", me.seat, company, total)
    if key not in s.memo:
        s.memo[key] = _company_expansion(s, me, company, total)
    return s.memo[key]  # type: ignore[no-any-return]


def _company_expansion(s: State, me: Player, company: int, total: int) -> float:
    near, held, posts = s.pack.near, s.posts, sum(s.camps[company])
    costs = dict(first_ways(s, company))
    coin = 0.9 * max(-0.5, advantage(s, me, company))
    # What a place within reach brings for each point: what is too far now will stay so.
    rates = {
        place: (region_worth(s, me, place, company) + coin + 0.3) / cost
        for place, cost in costs.items()
        if cost <= total
    }
    value, left = 0.0, total
    while left and posts:
        best, place = 0.0, FREE
        for one, rate in rates.items():
            if rate > best and costs[one] <= left:
                best, place = rate, one
        if place == FREE:
            break
        del rates[place]
        cost = costs.pop(place)
        value += best * cost
        left -= cost
        posts -= 1
        for other, lines in near[place]:
            if held[other] != company and other not in costs:
                costs[other] = cost = lines + (held[other] >= 0)
                if cost <= left:
                    rates[other] = (region_worth(s, me, other, company) + coin + 0.3) / cost
    return value


def first_ways(s: State, company: int) -> dict[int, int]:
    """The places that the company can enter first, and what each costs."""
    if ("ways", company) not in s.memo:
        s.memo["ways", company] = ways(s, company)
    return s.memo["ways", company]  # type: ignore[no-any-return]


def region_worth(s: State, me: Player, place: int, company: int) -> float:
    """What the reward of a region brings if this company enters it."""
    key = ("region", place, company)
    if key not in s.memo:
        plain = worth.plain_regions(s, me)[place]
        s.memo[key] = worth.with_steps(s, me, s.pack.regions[place].reward, plain, company)
    return s.memo[key]  # type: ignore[no-any-return]

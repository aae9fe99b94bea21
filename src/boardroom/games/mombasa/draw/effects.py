"""The effects of an action that can be known beforehand. Nothing is played to find them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.visibility import Hidden
from boardroom.drawing.html import Html, el
from boardroom.drawing.scene import EffectRow, Scene
from boardroom.games.mombasa import actions as act
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.companies.camps import SendingOut, coins_laid_bare, coins_to_cover, share_value
from boardroom.games.mombasa.companies.extra_spaces import bonus_at, extra_price
from boardroom.games.mombasa.companies.tracks import track_of, walk
from boardroom.games.mombasa.draw.reach import after_plan, ink_in_reach, region_marks, regions_of_plan
from boardroom.games.mombasa.expansion import Expanding, rewards, ways
from boardroom.games.mombasa.goods import full_price, price_of, sum_units
from boardroom.games.mombasa.pack import COMPANIES, KINDS, Reward
from boardroom.games.mombasa.pack.ids import COMPANY, FREE
from boardroom.games.mombasa.player_board.area import EXPANSION
from boardroom.games.mombasa.player_board.bookkeeping import Points
from boardroom.games.mombasa.player_board.diamonds import surplus_pounds
from boardroom.games.mombasa.player_board.merchants import merchant_gain
from boardroom.games.mombasa.scoring import shares, wealth
from boardroom.games.mombasa.state import State


def rows(d: Scene[State], a: Action) -> list[EffectRow]:
    """What an action changes that can be known before it is done; nothing is played to know it."""
    found = EFFECTS.get(type(a))
    return found(d, a) if found else []


def _row(d: Scene[State], key: str, before: int, after: int, **args: object) -> list[EffectRow]:
    if before == after:
        return []
    return [(d.writer(key, **args), d.writer.num(before), d.writer.num(after))]


def _named(d: Scene[State], company: int) -> object:
    return d.writer.texts.argument("company", COMPANIES[company])


def _cash(d: Scene[State], a: Action, change: int) -> list[EffectRow]:
    cash = d.view.players[a.seat].cash
    return _row(d, "effect-cash", cash, cash + change)


def _share(d: Scene[State], seat: int, company: int, change: int) -> list[EffectRow]:
    """The value of a share before and after, and of all the seat's shares."""
    value, held = share_value(d.view, company), shares(d.view, seat, company)
    return [
        *_row(d, "effect-share", value, value + change, company=_named(d, company)),
        *_row(d, "effect-holding", held * value, held * (value + change), n=held),
    ]


def _worth(d: Scene[State], seat: int, change: int) -> list[EffectRow]:
    now = wealth(d.view, seat)
    return _row(d, "effect-worth", now, now + change)


def _marker(d: Scene[State], seat: int) -> list[EffectRow]:
    """The bonus marker that the action places (M-11.1)."""
    left = markers_left(d.view, seat)
    return _row(d, "effect-markers", left, left - 1)


def _diamonds(d: Scene[State], seat: int, steps: int) -> tuple[list[EffectRow], int]:
    """The diamond track before and after so many steps, and what they add to the wealth (M-18.3)."""
    track, at = d.view.pack.diamonds, d.view.players[seat].diamonds
    after = min(at + steps, track.last)
    return _row(d, "effect-diamonds", at, after), track.values[after] - track.values[at]


def _gains(d: Scene[State], seat: int, reward: Reward, less: int = 0) -> tuple[list[EffectRow], int]:
    """The gains of a reward bought for so many pounds, and the change of wealth."""
    moved, value = _diamonds(d, seat, reward.diamonds)
    pounds = reward.pounds + surplus_pounds(d.view, seat, reward.diamonds) - less
    cash = d.view.players[seat].cash
    rows = _row(d, "effect-cash", cash, cash + pounds) + moved
    if reward.bookkeeping:
        rows.append((d.writer("means-points"), Html(), d.writer.num(reward.bookkeeping)))
    return rows, pounds + value


def _steps(d: Scene[State], n: int, company: int | None = None) -> list[EffectRow]:
    """Steps to be made on any track, or on that of one company."""
    if company is None:
        words = d.writer("effect-steps")
    else:
        words = d.writer("effect-steps-on", company=_named(d, company))
    return [(words, Html(), d.writer.num(n))] if n else []


def _merchant(d: Scene[State], a: act.UseMerchant) -> list[EffectRow]:
    rows, more = _gains(d, a.seat, merchant_gain(d.view, a.seat, a.card))
    return rows + _worth(d, a.seat, more)


def _majority(d: Scene[State], a: act.UseMajority) -> list[EffectRow]:
    """What a majority space gives. Its steps may bring shares, so the wealth is unknown (M-11.6)."""
    space = d.view.pack.majority[a.kind]
    reward = space.tiers[a.tier - 1].reward
    rows, _ = _gains(d, a.seat, reward)
    return _marker(d, a.seat) + rows + _steps(d, reward.track, COMPANY[space.company])


def points_left(s: State) -> int:
    """The bookkeeping points that are being used."""
    top = s.steps[-1]
    return top.left if isinstance(top, Points) else 0


def _book(d: Scene[State], a: act.TakeBook) -> list[EffectRow]:
    """The points left, and the pounds that lie on the book (M-8.3)."""
    s = d.view
    left = points_left(s)
    cost = s.pack.book_cost[s.pack.books[a.book].letter]
    return _row(d, "means-points", left, left - cost) + _cash(d, a, s.coins[s.shelf.index(a.book)])


def _pounds(d: Scene[State], a: act.TakePounds) -> list[EffectRow]:
    left = points_left(d.view)
    return _row(d, "means-points", left, left - a.n * d.view.pack.pound_cost) + _cash(d, a, a.n)


def _marker_and_cash(d: Scene[State], a: Action, change: int) -> list[EffectRow]:
    return _marker(d, a.seat) + _cash(d, a, change)


def _buy(d: Scene[State], a: act.Buy) -> list[EffectRow]:
    pack = d.view.pack
    return _marker_and_cash(d, a, -pack.buy_cost - full_price(pack, d.view, a.card))


def _goods(d: Scene[State], a: act.UseGoods) -> list[EffectRow]:
    """The units, what a card of the display leaves of them, and the steps that the rest makes (M-6.3)."""
    s = d.view
    player = s.players[a.seat]
    have = sum_units(s, s.pack, player, a.cards)
    left = have - (price_of(s, s.pack, player, a.cards, a.card) if a.card is not None else 0)
    return _row(d, "means-units", have, left) + _steps(d, left)


def _plan(d: Scene[State], a: act.Plan) -> list[EffectRow]:
    """The totals of the laid cards, by kind."""
    s = d.view
    sums = dict.fromkeys(KINDS, 0)
    for name in a.cards:
        if name and name in s.pack.cards:
            card = s.pack.cards[name]
            kind = card.good or card.kind
            if kind in sums:
                sums[kind] += card.value
    kinds = [
        (d.writer("effect-total", kind=d.writer.texts.argument("kind", kind)), n) for kind, n in sums.items()
    ]
    rows: list[EffectRow] = [(label, d.writer.num(0), d.writer.num(n)) for label, n in kinds if n]
    after = after_plan(s, a)
    at = s.players[a.seat].ink
    rows += _row(d, "effect-ink", at, at + ink_in_reach(after, a.seat))
    rows += [
        (_in_reach(d, company, places), Html(), d.writer.num(len(places)))
        for company, places in regions_of_plan(after, a.seat).items()
    ]
    return rows


def _in_reach(d: Scene[State], company: int, places: list[int]) -> Html:
    """The button that shows the regions in reach of a company while it is pointed at or focused."""
    words = d.writer("effect-in-reach", company=_named(d, company))
    return el("button", words, cls="reachof", type="button", data_reach=" ".join(region_marks(places)))


def _advance(d: Scene[State], a: act.Advance) -> list[EffectRow]:
    s = d.view
    company = COMPANY[a.company]
    track, at = track_of(s, company), s.players[a.seat].at[company]
    now = shares(s, a.seat, company)
    more = track.shares[at + a.n] - track.shares[at]
    cost = walk(s, a.seat, company, a.n)[1]
    won = sum(special.pounds for special in track.specials if at < special.space <= at + a.n)
    return [
        *_row(d, "effect-shares", now, now + more, company=_named(d, company)),
        *_cash(d, a, won - cost),
        *_worth(d, a.seat, more * share_value(s, company) + won - cost),
    ]


def _expand(d: Scene[State], a: act.Expand) -> list[EffectRow]:
    """The points that all expansion cards give together (M-7.1)."""
    return _row(d, "effect-expansion", 0, d.view.players[a.seat].sums[EXPANSION])


def _enter(d: Scene[State], a: act.Enter) -> list[EffectRow]:
    """Points and share value at once; what all entered regions bring once no more is entered (M-7.12)."""
    s = d.view
    frame = s.steps[-1]
    assert isinstance(frame, Expanding)
    cost = ways(s, frame.company)[a.region - 1]
    coins = coins_laid_bare(s, frame.company, a.column - 1)
    reward = rewards(s, (*frame.entered, a.region))
    rows, more = _gains(d, a.seat, reward)
    # A post that is met will cover coins in a column yet to be chosen, and steps may bring shares or be lost
    # before a call, so the wealth is unknown.
    known = not frame.met and s.posts[a.region - 1] == FREE and not reward.track
    return [
        *_row(d, "effect-expansion", frame.left, frame.left - cost),
        *_share(d, a.seat, frame.company, coins),
        *rows,
        *_steps(d, reward.track, frame.company),
        *(_worth(d, a.seat, more + coins * shares(s, a.seat, frame.company)) if known else ()),
    ]


def _remove(d: Scene[State], a: act.RemovePost) -> list[EffectRow]:
    company = COMPANY[a.company]
    return _share(d, a.seat, company, coins_laid_bare(d.view, company, a.column - 1))


def _return(d: Scene[State], a: act.ReturnPost) -> list[EffectRow]:
    frame = d.view.steps[-1]
    assert isinstance(frame, SendingOut)
    company = frame.posts[0]
    return _share(d, a.seat, company, -coins_to_cover(d.view, company, a.column - 1))


def _ink(d: Scene[State], a: act.MoveInk) -> list[EffectRow]:
    values, at = d.view.pack.ledger.values, d.view.players[a.seat].ink
    return _row(d, "effect-books", values[at], values[at + a.n])


def _extra(d: Scene[State], a: act.UseExtra) -> list[EffectRow]:
    s = d.view
    bonus = bonus_at(s, COMPANY[a.company], a.special)
    reward, paid = Reward(), bonus.cost
    if bonus.kind == "choose":
        reward = bonus.options[a.option]
    elif bonus.kind == "discard" and a.card is not None:
        paid -= s.pack.cards[a.card].red + bonus.plus
    elif bonus.kind != "other_tracks":
        reward = Reward(diamonds=bonus.diamonds if a.option else 0)
        paid += extra_price(s, a.card, bonus) if a.card is not None else 0
    return _marker(d, a.seat) + _gains(d, a.seat, reward, paid)[0]


def _sell(d: Scene[State], a: act.Sell) -> list[EffectRow]:
    pack = d.view.pack
    return _marker_and_cash(d, a, pack.cards[a.card].red + pack.sell_plus)


def _end(d: Scene[State], a: act.EndPhase) -> list[EffectRow]:
    me, pack = d.view.players[a.seat], d.view.pack
    if isinstance(me.hand, Hidden):
        return []
    taken = me.resting[pack.slots.index(a.slot)]
    return [(d.writer("draw-hand"), d.writer.num(len(me.hand)), d.writer.num(len(me.hand) + len(taken)))]


EFFECTS: dict[type[Action], Callable[[Scene[State], Any], list[EffectRow]]] = {
    act.Plan: _plan,
    act.Advance: _advance,
    act.Enter: _enter,
    act.Expand: _expand,
    act.RemovePost: _remove,
    act.ReturnPost: _return,
    act.MoveInk: _ink,
    act.UseExtra: _extra,
    act.Sell: _sell,
    act.EndPhase: _end,
    act.UseGoods: _goods,
    act.UseMerchant: _merchant,
    act.UseMajority: _majority,
    act.TakeBook: _book,
    act.TakePounds: _pounds,
    act.Buy: _buy,
    act.Reserve: lambda d, a: _marker_and_cash(d, a, -d.view.pack.bonus_tiles[a.tile].cost),
    act.TurnBook: lambda d, a: _cash(d, a, -d.view.pack.turning_cost),
}

"""The words for components and buttons, shared by the page and the terminal.

A pack's ids (A08, coffee_2, S03) are for notation; people see what the component is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.texts import Texts
from boardroom.games.mombasa import actions as act
from boardroom.games.mombasa.companies.extra_spaces import bonus_at, extra_price
from boardroom.games.mombasa.companies.tracks import walk
from boardroom.games.mombasa.goods import full_price, price_of, sum_units
from boardroom.games.mombasa.pack import Bonus, Book, Card, Pack, Reward, load
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.player_board.merchants import merchant_steps
from boardroom.games.mombasa.state import State

JournalItem = tuple[str, dict[str, object]]


def label(s: State, id: str, t: Texts) -> str | None:
    """An option's name in words; None where its plain text key says enough."""
    kind, _, rest = id.partition(":")
    found = NAMES.get(kind)
    return found(s, rest, t) if found else None


def card(s: State, name: str, t: Texts) -> str:
    """A card in words; "tile" is a bonus tile in its place."""
    if name in s.pack.cards:
        return str(t.argument("card", s.pack.cards[name]))
    return str(t.argument("card", name))


def _worker(kind: str) -> Callable[[State, str, Texts], str]:
    def named(s: State, name: str, t: Texts) -> str:
        return card(s, name, t) if name in s.pack.cards else t(f"{kind}-tile")

    return named


def book(s: State, name: str, t: Texts) -> str:
    """The requirements and the reward of a book."""
    return thing("book", s.pack.books[name], t)


def book_by_id(s: State, name: str, t: Texts) -> str:
    """A book of the display with its id, for those who write moves."""
    found = s.pack.books[name]
    needs, reward = t.argument("needs", found), t.argument("reward", found.reward)
    return t("name-book", letter=name if found.letter else "none", needs=needs, reward=reward)


def thing(kind: str, found: Card | Reward | Book, t: Texts) -> str:
    """A card, a reward or a book in words."""
    if not isinstance(found, Book):
        return str(t.argument(kind, found))
    needs, reward = t.argument("needs", found), t.argument("reward", found.reward)
    return t("name-book", letter=found.letter or "none", needs=needs, reward=reward)


def starting(s: State, name: str, t: Texts) -> str:
    """A starting tile: its cards, its book, its bonus (M-2.12)."""
    tile = s.pack.tiles[name]
    own = s.pack.seat_cards[0]
    cards = t.join([card(s, s.pack.card(one, own), t) for one in tile.cards])
    needs, reward = t.argument("needs", tile.book), t.argument("reward", tile.book.reward)
    bonus = t.join([steps(what, n, t) for what, n in tile.bonus])
    return t("name-starting", cards=cards, needs=needs, reward=reward, bonus=bonus)


def steps(what: str, n: int, t: Texts) -> str:
    """Steps on the diamond track or on the track of a company."""
    if what == "diamonds":
        return t("reward-diamonds", n=n)
    return t("name-steps", n=n, company=t.argument("company", what))


def tier(s: State, rest: str, t: Texts) -> str:
    return tier_of(s.pack, rest, t)


def tier_of(pack: Pack, rest: str, t: Texts) -> str:
    """A tier of a majority space: from which total on, and what it gives (M-11.6)."""
    kind, _, at = rest.partition(":")
    space = pack.majority[kind]
    found = space.tiers[int(at) - 1]
    reward = t.argument("reward", found.reward)
    return t("name-tier", least=found.least, reward=reward, company=t.argument("company", space.company))


def bonus(found: Bonus, t: Texts) -> str:
    """The effect of a special bonus (M-17)."""
    args: dict[str, str | int] = {"plus": abs(found.plus), "cost": found.cost, "steps": found.steps}
    args |= {"diamonds": found.diamonds, "dearer": found.price_plus}
    rewards = [str(t.argument("reward", reward)) for reward in found.options]
    args["first"], args["second"] = (*rewards, "", "")[:2]
    args["good"] = found.good or "none"
    args["mixed"] = "yes" if found.mixed else "no"
    return t(f"bonus-{found.kind.replace('_', '-')}", **args)


def space(s: State, rest: str, t: Texts) -> str:
    """A bonus space; an extra one with what it does."""
    name = str(t.argument("space", rest))
    if not rest.startswith("extra."):
        return name
    _, company, special = rest.split(".")
    return t("name-extra", space=name, bonus=bonus(bonus_at(s, COMPANY[company], int(special)), t))


def option(s: State, rest: str, t: Texts) -> str:
    """One of the ways to use an extra bonus space (M-17.5, M-17.6)."""
    company, special, at = rest.split(":")
    found = bonus_at(s, COMPANY[company], int(special))
    if found.kind == "choose":
        return str(t.argument("reward", found.options[int(at)]))
    return t("name-with-diamonds" if at == "1" else "name-card-only", n=found.diamonds)


def region_name(pack: Pack, id: int, t: Texts) -> str:
    """A region's name: our own words for the built-in one, what a corrected pack calls it otherwise."""
    name = pack.regions[id - 1].name
    return str(t.argument("region", id)) if name == load().regions[id - 1].name else name


def region(s: State, id: int, t: Texts) -> str:
    return region_name(s.pack, id, t)


def _region(s: State, rest: str, t: Texts) -> str:
    return region(s, int(rest), t)


def _company(s: State, rest: str, t: Texts) -> str:
    return str(t.argument("company", rest))


def _column(s: State, rest: str, t: Texts) -> str:
    return t("draw-column", n=int(rest.partition(":")[2]))


def _ledger(s: State, rest: str, t: Texts) -> str:
    return t("draw-ledger", at=int(rest))


def _slot(s: State, rest: str, t: Texts) -> str:
    return t("draw-slot", at=rest)


NAMES: dict[str, Callable[[State, str, Texts], str]] = {
    "card": card, "merchant": _worker("merchant"), "bookkeeper": _worker("bookkeeper"), "book": book,
    "starting": starting, "tier": tier, "space": space, "option": option, "track": _company,
    "camp": _column, "region": _region, "ledger": _ledger, "slot": _slot,
}  # fmt: skip


def deed(s: State, a: Action, t: Texts) -> str | None:
    """The text of the button for this action; None if the action's own text is enough."""
    found = DEEDS.get(type(a))
    if found is None:
        return None
    key, args = found(s, a, t)
    return t(key, **args)


def _keep(s: State, a: act.KeepTile, t: Texts) -> JournalItem:
    return "deed-keep", {"n": 1 + list(s.pack.tiles).index(a.tile)}


def _lay_out(s: State, a: act.LayOut, t: Texts) -> JournalItem:
    return "action-lay-out", {"cards": t.join([card(s, one, t) for one in a.cards])}


def _plan(s: State, a: act.Plan, t: Texts) -> JournalItem:
    return "deed-plan", {"n": sum(1 for one in a.cards if one)}


def _goods(s: State, a: act.UseGoods, t: Texts) -> JournalItem:
    player, pack = s.players[a.seat], s.pack
    units = sum_units(s, pack, player, a.cards)
    cards = t.join([card(s, one, t) for one in a.cards])
    if a.card is None:
        return "deed-goods", {"cards": cards, "n": units}
    price = price_of(s, pack, player, a.cards, a.card)
    return "deed-goods-card", {"cards": cards, "card": card(s, a.card, t), "n": units - price}


def _advance(s: State, a: act.Advance, t: Texts) -> JournalItem:
    cost = walk(s, a.seat, COMPANY[a.company], a.n)[1]
    return "deed-advance", {"n": a.n, "company": t.argument("company", a.company), "cost": cost}


def _take_book(s: State, a: act.TakeBook, t: Texts) -> JournalItem:
    letter = s.pack.books[a.book].letter
    return "deed-take-book", {"letter": letter, "n": s.pack.book_cost[letter]}


def _place(s: State, a: act.PlaceBook, t: Texts) -> JournalItem:
    return "deed-place-book", {"space": a.space}


def _keeper(s: State, a: act.UseBookkeeper, t: Texts) -> JournalItem:
    if a.card == "tile":
        return "deed-bookkeeper", {"n": s.pack.bonus_tiles["bookkeeper"].bookkeeping}
    return "deed-bookkeeper", {"n": s.pack.cards[a.card].value}


def _turn(s: State, a: act.TurnBook, t: Texts) -> JournalItem:
    return "deed-turn-book", {"space": a.space, "n": s.pack.turning_cost}


def _ink(s: State, a: act.MoveInk, t: Texts) -> JournalItem:
    return "deed-ink", {"n": a.n, "space": s.players[a.seat].ink + a.n}


def _merchant(s: State, a: act.UseMerchant, t: Texts) -> JournalItem:
    if a.card == "tile":
        return "deed-merchant-tile", {}
    return "deed-merchant", {"card": card(s, a.card, t), "n": merchant_steps(s, s.pack.cards[a.card])}


def _buy(s: State, a: act.Buy, t: Texts) -> JournalItem:
    return "deed-buy", {"card": card(s, a.card, t), "n": s.pack.buy_cost + full_price(s.pack, s, a.card)}


def _sell(s: State, a: act.Sell, t: Texts) -> JournalItem:
    return "deed-sell", {"card": card(s, a.card, t), "n": s.pack.cards[a.card].red + s.pack.sell_plus}


def _majority(s: State, a: act.UseMajority, t: Texts) -> JournalItem:
    found = s.pack.majority[a.kind]
    reward = t.argument("reward", found.tiers[a.tier - 1].reward)
    return "deed-majority", {"reward": reward, "company": t.argument("company", found.company)}


def _reserve(s: State, a: act.Reserve, t: Texts) -> JournalItem:
    return "deed-reserve", {"tile": t.argument("tile", a.tile), "n": s.pack.bonus_tiles[a.tile].cost}


def _extra(s: State, a: act.UseExtra, t: Texts) -> JournalItem:
    found = bonus_at(s, COMPANY[a.company], a.special)
    if found.kind == "choose":
        return "deed-extra", {"reward": t.argument("reward", found.options[a.option]), "cost": found.cost}
    if found.kind == "other_tracks":
        return "deed-extra-tracks", {"n": found.steps, "cost": found.cost}
    if a.card is None:
        return "deed-extra", {"reward": t("reward-diamonds", n=found.diamonds), "cost": found.cost}
    if found.kind == "discard":
        return "deed-sell", {"card": card(s, a.card, t), "n": s.pack.cards[a.card].red + found.plus}
    price = found.cost + extra_price(s, a.card, found)
    args = {"card": card(s, a.card, t), "n": price, "diamonds": found.diamonds if a.option else 0}
    return "deed-extra-buy", args


def _attach(s: State, a: act.Attach, t: Texts) -> JournalItem:
    return "action-attach", {"card": card(s, a.card, t)}


def _end(s: State, a: act.EndPhase, t: Texts) -> JournalItem:
    taken = s.players[a.seat].resting[s.pack.slots.index(a.slot)]
    return "deed-end", {"slot": a.slot, "cards": t.join([card(s, one, t) for one in taken])}


DEEDS: dict[type[Action], Callable[[State, Any, Texts], JournalItem]] = {
    act.KeepTile: _keep, act.LayOut: _lay_out, act.Plan: _plan, act.UseGoods: _goods, act.Advance: _advance,
    act.TakeBook: _take_book, act.PlaceBook: _place, act.UseBookkeeper: _keeper, act.TurnBook: _turn,
    act.MoveInk: _ink, act.UseMerchant: _merchant, act.Buy: _buy, act.Sell: _sell,
    act.UseMajority: _majority, act.Reserve: _reserve, act.UseExtra: _extra, act.Attach: _attach,
    act.EndPhase: _end,
}  # fmt: skip

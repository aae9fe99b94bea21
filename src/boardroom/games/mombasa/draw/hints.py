"""What helps to decide: signs beside an option, what prices are paid with, what an action changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.fields import Hidden
from boardroom.games.mombasa import actions as act
from boardroom.games.mombasa.area import EXPANSION
from boardroom.games.mombasa.camps import room, share_value
from boardroom.games.mombasa.draw.pieces import gain, needs, plate, rewards, strip
from boardroom.games.mombasa.expansion import Expanding, SendingOut, ways
from boardroom.games.mombasa.extras import bonus_at, extra_price
from boardroom.games.mombasa.goods import full_price
from boardroom.games.mombasa.naming import left
from boardroom.games.mombasa.pack import COMPANIES, KINDS
from boardroom.games.mombasa.planning import Planning
from boardroom.games.mombasa.scoring import shares
from boardroom.games.mombasa.state import COMPANY, State
from boardroom.games.mombasa.tracks import track_of, walk
from boardroom.web.drawing import Scene
from boardroom.web.html import crest, el, icon

Row = tuple[str, str, str]


def beside(d: Scene) -> str:
    """What is still to be used, and while all plan at once how many still think (M-4.5)."""
    s: State = d.view
    if isinstance(s.steps[-1], Planning):
        return _thinking(d, s)
    words = left(s, d.seat, d.ink.texts) if d.seat is not None else ""
    if not words:
        return ""
    frame = s.steps[-1]
    sign = plate(d, COMPANIES[frame.company]) if isinstance(frame, Expanding) else ""
    return el("p", sign, el("b", d.ink.plain(words)), cls="left-over")


def _thinking(d: Scene, s: State) -> str:
    rows = [
        el("span", crest(p.seat), icon("check" if p.planned else "hourglass"), cls="thinks")
        for p in s.players
    ]
    n = sum(not p.planned for p in s.players)
    ready = d.seat is not None and s.players[d.seat].planned
    own = el("span", icon("check"), d.ink("draw-you-are-ready"), cls="tag on") if ready else ""
    return el("p", own, el("b", d.ink("board-thinking", n=n)), *rows, cls="left-over")


def detail(d: Scene, id: str) -> str:
    """What an option gives or is, in signs."""
    kind, _, rest = id.partition(":")
    found = DETAILS.get(kind)
    return found(d, rest) if found else ""


def _region(d: Scene, rest: str) -> str:
    """The reward of a region, and the company whose post stands there."""
    s: State = d.view
    holder = s.posts[int(rest) - 1]
    there = plate(d, COMPANIES[holder]) if holder >= 0 else ""
    return there + rewards(d, s.pack.regions[int(rest) - 1].reward)


def _column(d: Scene, rest: str) -> str:
    """What the share is worth before and after, if a post leaves this column or comes back to it."""
    s: State = d.view
    name, _, column = rest.partition(":")
    company, at = COMPANY[name], int(column) - 1
    now = share_value(s, company)
    change = -covered(s, company, at) if isinstance(s.steps[-1], SendingOut) else uncovered(s, company, at)
    return el("span", gain("pound", d.ink.num(now)), " → ", gain("pound", d.ink.num(now + change)), cls="ltr")


def uncovered(s: State, company: int, column: int) -> int:
    """The coins that the front post of a column lies on (M-7.5)."""
    coins, posts = s.pack.camps[company].coins[column], s.camps[company][column]
    last = len(coins) - s.emptied[company][column]
    return coins[last - posts] if posts else 0


def covered(s: State, company: int, column: int) -> int:
    """The coins that a post coming back to a column covers (M-7.8)."""
    coins, posts = s.pack.camps[company].coins[column], s.camps[company][column]
    last = len(coins) - s.emptied[company][column]
    return coins[last - posts - 1] if room(s, company, column) > 0 else 0


def _book(d: Scene, rest: str) -> str:
    s: State = d.view
    if rest not in s.pack.books:
        return ""
    coins = s.coins[s.shelf.index(rest)] if rest in s.shelf else 0
    return "".join(gain("pound", "+1") for _ in range(coins))


def _ledger(d: Scene, rest: str) -> str:
    """The book on a space of the own track: what it asks and gives."""
    s: State = d.view
    books, space = s.players[d.seat or 0].books, int(rest)
    name = books[space] if space < len(books) else ""
    if name not in s.pack.books:
        return ""
    book = s.pack.books[name]
    return needs(d, book) + rewards(d, book.reward)


def _slot(d: Scene, rest: str) -> str:
    """The cards resting above a slot."""
    s: State = d.view
    at = s.pack.slots.index(rest)
    resting = s.players[d.seat or 0].resting
    return "".join(strip(d, card, id="") for card in (resting[at] if at < len(resting) else ()))


def _starting(d: Scene, rest: str) -> str:
    tile = d.view.pack.tiles[rest]
    return "".join(
        gain("gem", d.ink.num(n)) if what == "diamonds" else plate(d, what) + gain("stride", d.ink.num(n))
        for what, n in tile.bonus
    )


DETAILS: dict[str, Callable[[Scene, str], str]] = {
    "region": _region, "camp": _column, "book": _book, "ledger": _ledger, "slot": _slot,
    "starting": _starting,
}  # fmt: skip


def means(d: Scene, name: str) -> tuple[str, int] | None:
    """What the prices of an offer are paid with: the word for it and how much the reader has."""
    s: State = d.view
    frame = s.steps[-1]
    if d.seat is None:
        return None
    if name == "enter" and isinstance(frame, Expanding):
        return d.ink("means-expansion"), frame.left
    if name == "take-book":
        return d.ink("means-points"), int(getattr(frame, "left", 0))
    if name in ("buy", "reserve", "turn-book", "use-extra", "advance"):
        return d.ink("means-pounds"), s.players[d.seat].cash
    return None


def effect(d: Scene, a: Action) -> list[Row]:
    """What an action changes that can be known before it is done; nothing is played to know it."""
    found = EFFECTS.get(type(a))
    return found(d, a) if found else []


def _row(d: Scene, key: str, before: int, after: int, **args: Any) -> list[Row]:
    if before == after:
        return []
    return [(d.ink(key, **args), d.ink.num(before), d.ink.num(after))]


def _named(d: Scene, company: int) -> Any:
    return d.ink.texts.argument("company", COMPANIES[company])


def _cash(d: Scene, a: Any, change: int) -> list[Row]:
    cash = d.view.players[a.seat].cash
    return _row(d, "effect-cash", cash, cash + change)


def _plan(d: Scene, a: act.Plan) -> list[Row]:
    """What the laid cards make, of each kind."""
    s: State = d.view
    sums = dict.fromkeys(KINDS, 0)
    for name in a.cards:
        if name and name in s.pack.cards:
            card = s.pack.cards[name]
            kind = card.good or card.kind
            if kind in sums:
                sums[kind] += card.value
    kinds = [(d.ink("effect-total", kind=d.ink.texts.argument("kind", kind)), n) for kind, n in sums.items()]
    return [(label, d.ink.num(0), d.ink.num(n)) for label, n in kinds if n]


def _advance(d: Scene, a: act.Advance) -> list[Row]:
    s: State = d.view
    company = COMPANY[a.company]
    track, at = track_of(s, company), s.players[a.seat].at[company]
    now = shares(s, a.seat, company)
    more = track.shares[at + a.n] - track.shares[at]
    cost = walk(s, a.seat, company, a.n)[1]
    won = sum(special.pounds for special in track.specials if at < special.space <= at + a.n)
    return _row(d, "effect-shares", now, now + more, company=_named(d, company)) + _cash(d, a, won - cost)


def _expand(d: Scene, a: act.Expand) -> list[Row]:
    """The points that all expansion cards give together (M-7.1)."""
    return _row(d, "effect-expansion", 0, d.view.players[a.seat].sums[EXPANSION])


def _enter(d: Scene, a: act.Enter) -> list[Row]:
    s: State = d.view
    frame = s.steps[-1]
    assert isinstance(frame, Expanding)
    cost = ways(s, frame.company)[a.region - 1]
    value = share_value(s, frame.company)
    after = value + uncovered(s, frame.company, a.column - 1)
    return [
        *_row(d, "effect-expansion", frame.left, frame.left - cost),
        *_row(d, "effect-share", value, after, company=_named(d, frame.company)),
    ]


def _remove(d: Scene, a: act.RemovePost) -> list[Row]:
    company = COMPANY[a.company]
    value = share_value(d.view, company)
    after = value + uncovered(d.view, company, a.column - 1)
    return _row(d, "effect-share", value, after, company=_named(d, company))


def _return(d: Scene, a: act.ReturnPost) -> list[Row]:
    frame = d.view.steps[-1]
    assert isinstance(frame, SendingOut)
    company = frame.posts[0]
    value = share_value(d.view, company)
    after = value - covered(d.view, company, a.column - 1)
    return _row(d, "effect-share", value, after, company=_named(d, company))


def _ink(d: Scene, a: act.MoveInk) -> list[Row]:
    values, at = d.view.pack.ledger.values, d.view.players[a.seat].ink
    return _row(d, "effect-books", values[at], values[at + a.n])


def _extra(d: Scene, a: act.UseExtra) -> list[Row]:
    s: State = d.view
    bonus = bonus_at(s, COMPANY[a.company], a.special)
    change = -bonus.cost
    if a.card is not None and bonus.kind == "discard":
        change += s.pack.cards[a.card].red + bonus.plus
    elif a.card is not None:
        change -= extra_price(s, a.card, bonus)
    return _cash(d, a, change)


def _sell(d: Scene, a: act.Sell) -> list[Row]:
    pack = d.view.pack
    return _cash(d, a, pack.cards[a.card].red + pack.sell_plus)


def _end(d: Scene, a: act.EndPhase) -> list[Row]:
    me, pack = d.view.players[a.seat], d.view.pack
    if isinstance(me.hand, Hidden):
        return []
    taken = me.resting[pack.slots.index(a.slot)]
    return [(d.ink("draw-hand"), d.ink.num(len(me.hand)), d.ink.num(len(me.hand) + len(taken)))]


EFFECTS: dict[type[Any], Callable[[Scene, Any], list[Row]]] = {
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
    act.Buy: lambda d, a: _cash(d, a, -d.view.pack.buy_cost - full_price(d.view.pack, d.view, a.card)),
    act.Reserve: lambda d, a: _cash(d, a, -d.view.pack.bonus_tiles[a.tile].cost),
    act.TurnBook: lambda d, a: _cash(d, a, -d.view.pack.turning_cost),
    act.TakePounds: lambda d, a: _cash(d, a, a.n),
}

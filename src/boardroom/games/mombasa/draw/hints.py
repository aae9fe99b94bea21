"""Hints for a decision: signs beside actions and options, and the money to pay with."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.drawing.html import Html, crest, el, icon, join
from boardroom.drawing.scene import Scene
from boardroom.games.mombasa.actions import EndPhase
from boardroom.games.mombasa.companies.camps import SendingOut, coins_laid_bare, coins_to_cover, share_value
from boardroom.games.mombasa.companies.tracks import track_of
from boardroom.games.mombasa.draw.effects import points_left
from boardroom.games.mombasa.draw.pieces import gain, needs, plate, rewards, strip, totals
from boardroom.games.mombasa.draw.reach import region_marks, regions_in_reach
from boardroom.games.mombasa.expansion import Expanding
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.planning import Planning
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.player_board.area import EXPANSION, helpers_face_up
from boardroom.games.mombasa.scoring import shares
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.terminal.remaining import remaining
from boardroom.games.mombasa.turn import Turn


def hints(d: Scene[State]) -> Html:
    """What the seat can still use; while all plan, how many are not ready yet (M-4.5)."""
    s = d.view
    frame = s.steps[-1]
    if isinstance(frame, Planning):
        return _thinking(d, s)
    words = remaining(s, d.seat, d.writer.texts) if d.seat in frame.waits(s) else ""
    if not words:
        return Html()
    sign = plate(d, COMPANIES[frame.company]) if isinstance(frame, Expanding) else Html()
    return el("p", sign, el("b", d.writer.plain(words)), cls="left-over")


def _thinking(d: Scene[State], s: State) -> Html:
    rows = [
        el("span", crest(p.seat), icon("check" if p.planned else "hourglass"), cls="thinks")
        for p in s.players
    ]
    n = sum(not p.planned for p in s.players)
    ready = d.seat is not None and s.players[d.seat].planned
    own = el("span", icon("check"), d.writer("draw-you-are-ready"), cls="tag on") if ready else Html()
    return el("p", own, el("b", d.writer("board-thinking", n=n)), *rows, cls="left-over")


def kind_icons(d: Scene[State], name: str) -> Html:
    """The icons of an action: its face-up cards, or a bonus marker (M-11.1)."""
    if d.seat is None or not isinstance(d.view.steps[-1], Turn):
        return Html()
    found = KIND_SIGNS.get(name)
    return el("span", found(d, d.view.players[d.seat]), cls="detail ltr") if found else Html()


def _workers(sign: str, counted: str) -> Callable[[Scene[State], Player], Html]:
    """How many cards and tiles of a kind can still be used."""

    def draw(d: Scene[State], me: Player) -> Html:
        bookkeepers, merchants = helpers_face_up(me)
        return icon(sign) + d.writer.num(len(bookkeepers if counted == "bookkeeper" else merchants))

    return draw


def _marker(d: Scene[State], me: Player) -> Html:
    return icon("token") + d.writer.num(1)


KIND_SIGNS: dict[str, Callable[[Scene[State], Player], Html]] = {
    "use-goods": lambda d, me: totals(d, me.sums[:EXPANSION]),
    "expand": lambda d, me: totals(d, (0,) * EXPANSION + me.sums[EXPANSION:]),
    "use-merchant": _workers("diamond", "merchant"),
    "use-bookkeeper": _workers("bookkeeper", "bookkeeper"),
    **dict.fromkeys(("buy", "sell", "use-majority", "reserve", "use-extra"), _marker),
}


def highlights(d: Scene[State], id: str) -> list[str]:
    """The regions that a company brings into reach, while it is chosen for an expansion."""
    kind, _, rest = id.partition(":")
    if kind != "company" or d.seat is None or not isinstance(d.view.steps[-1], Turn):
        return []
    points = d.view.players[d.seat].sums[EXPANSION]
    return region_marks(regions_in_reach(d.view, COMPANY[rest], points)) if points else []


def detail(d: Scene[State], id: str) -> Html:
    """An option and what it gives, in signs."""
    kind, _, rest = id.partition(":")
    found = DETAILS.get(kind)
    return found(d, rest) if found else Html()


def _region(d: Scene[State], rest: str) -> Html:
    """The reward of a region, and the company whose post stands there."""
    s = d.view
    holder = s.posts[int(rest) - 1]
    there = plate(d, COMPANIES[holder]) if holder >= 0 else Html()
    return there + rewards(d, s.pack.regions[int(rest) - 1].reward)


def _column(d: Scene[State], rest: str) -> Html:
    """The value of a share before and after a post leaves this column or returns to it."""
    s = d.view
    name, _, column = rest.partition(":")
    company, at = COMPANY[name], int(column) - 1
    now = share_value(s, company)
    change = (
        -coins_to_cover(s, company, at)
        if isinstance(s.steps[-1], SendingOut)
        else coins_laid_bare(s, company, at)
    )
    return el(
        "span",
        gain("pound", d.writer.num(now)),
        Html(" → "),
        gain("pound", d.writer.num(now + change)),
        cls="ltr",
    )


def _book(d: Scene[State], rest: str) -> Html:
    s = d.view
    if rest not in s.pack.books:
        return Html()
    coins = s.coins[s.shelf.index(rest)] if rest in s.shelf else 0
    return join(gain("pound", Html("+1")) for _ in range(coins))


def _ledger(d: Scene[State], rest: str) -> Html:
    """The book on a space of the own track: what it asks and gives."""
    s = d.view
    books, space = s.players[d.seat or 0].books, int(rest)
    name = books[space] if space < len(books) else ""
    if name not in s.pack.books:
        return Html()
    book = s.pack.books[name]
    return needs(d, book) + rewards(d, book.reward)


def _slot(d: Scene[State], rest: str) -> Html:
    """The cards resting above a slot."""
    s = d.view
    at = s.pack.slots.index(rest)
    resting = s.players[d.seat or 0].resting
    return join(strip(d, card, id="") for card in (resting[at] if at < len(resting) else ()))


def _company(d: Scene[State], rest: str) -> Html:
    """Own shares and what each is worth now."""
    s = d.view
    company = COMPANY[rest]
    held = el("b", d.writer.num(shares(s, d.seat or 0, company)))
    return Html(f"{held}×{gain('pound', d.writer.num(share_value(s, company)))}")


def _track(d: Scene[State], rest: str) -> Html:
    """The steps to the next share on a track, and the shares before and after."""
    s = d.view
    company = COMPANY[rest]
    track, at = track_of(s, company), s.players[d.seat or 0].at[company]
    far = next((n for n in range(at + 1, track.length + 1) if track.shares[n] > track.shares[at]), None)
    if far is None:
        return Html()
    now = shares(s, d.seat or 0, company)
    after = now + track.shares[far] - track.shares[at]
    return gain("stride", d.writer.num(far - at)) + Html(
        f" {d.writer.num(now)} → {el('b', d.writer.num(after))}"
    )


def _starting(d: Scene[State], rest: str) -> Html:
    tile = d.view.pack.tiles[rest]
    return join(
        gain("gem", d.writer.num(n))
        if what == "diamonds"
        else plate(d, what) + gain("stride", d.writer.num(n))
        for what, n in tile.bonus
    )


DETAILS: dict[str, Callable[[Scene[State], str], Html]] = {
    "region": _region, "camp": _column, "book": _book, "ledger": _ledger, "slot": _slot,
    "starting": _starting, "company": _company, "track": _track,
}  # fmt: skip


def slip_at_the_end(s: State, end: EndPhase) -> str | None:
    """The text key of a warning before the own phase ends: cards and tiles left (M-13.1), an empty column."""
    me, pack = s.players[end.seat], s.pack
    cards = any(card and not me.down >> slot & 1 for slot, card in enumerate(me.area))
    tiles = any(tile != "goods" for tile in me.tiles)  # the goods tile is of no use without a goods card
    more_to_plan = s.round < pack.rounds
    empty = more_to_plan and not me.resting[pack.slots.index(end.slot)] and any(me.resting)
    if empty:
        return "draw-slip-end-column" if cards or tiles else "draw-slip-column"
    if cards:
        return "draw-slip-end"
    return "draw-slip-tiles" if tiles else None


def budget(d: Scene[State], name: str) -> tuple[Html, int] | None:
    """The currency of an offer and how much of it the viewer has."""
    s = d.view
    frame = s.steps[-1]
    if d.seat is None:
        return None
    if name == "enter" and isinstance(frame, Expanding):
        return d.writer("means-expansion"), frame.left
    if name == "take-book":
        return d.writer("means-points"), points_left(s)
    if name in ("buy", "reserve", "turn-book", "use-extra", "advance"):
        return d.writer("means-pounds"), s.players[d.seat].cash
    return None

"""Player boards: slots and resting columns, hand, the two personal tracks, and a line for everybody."""

from __future__ import annotations

from functools import lru_cache

from boardroom.core.visibility import Hidden
from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, crest, el, escape, icon, join, player_sheet
from boardroom.drawing.scene import PlayerRow, Scene
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.draw.pieces import (
    CacheKey,
    PackView,
    band,
    book_face,
    cache_key,
    card_words,
    gain,
    look_of,
    pack_scene,
    plate,
    strip,
    totals,
)
from boardroom.games.mombasa.pack import COMPANIES
from boardroom.games.mombasa.planning import Planning
from boardroom.games.mombasa.player import Player
from boardroom.games.mombasa.scoring import shares, wealth
from boardroom.games.mombasa.state import State

ROWS, AREAS = Fragments[Html](512), Fragments[Html](256)


def player_row(d: Scene[State], seat: int) -> PlayerRow:
    """Money, what lies face up, shares and steps of one player."""
    s = d.view
    player = s.players[seat]
    cash = gain("pound", Html("£")) + Html(" ") + el("b", d.writer.num(player.cash))
    worth = el("b", d.writer.num(wealth(s, seat)), cls="wo", title=d.writer("draw-worth"))
    held = tuple([shares(s, seat, company) for company in range(len(COMPANIES))])
    left = max(0, markers_left(s, seat))
    key = (d.writer, seat == d.seat, s.options.pack, repr(player), held, left)
    return PlayerRow(cash + worth, _tags(d, player), ROWS.get(key, lambda: _below(d, player, held, left)))


def _below(d: Scene[State], player: Player, held: tuple[int, ...], left: int) -> Html:
    more = (
        Html() if player.seat == d.seat else _opener(d, player.seat) + player_sheet(player.seat, "mo-sheet")
    )
    faces = el("span", totals(d, player.sums), _steps(d, player, left), cls="l3 ltr")
    return faces + el("span", _shares(d, held), more, cls="l3 ltr")


def _tags(d: Scene[State], player: Player) -> Html:
    s = d.view
    found = Html()
    if s.next_first == player.seat:  # the marker is taken at once and counts from the next round on (M-11.2)
        found += el(
            "span", d.writer("draw-first" if s.first == player.seat else "draw-first-next"), cls="tag"
        )
    if player.ended and not s.over:
        found += el("span", icon("check"), d.writer("draw-ended"), cls="tag out")
    if isinstance(s.steps[-1], Planning) and player.planned:
        found += el("span", icon("check"), d.writer("draw-planned"), cls="tag")
    return found


def _steps(d: Scene[State], player: Player, left: int) -> Html:
    """Cards in hand, the steps on the two own tracks, and markers left."""
    counted = (
        ("card", len(player.hand), "draw-left"),
        ("diamond", player.diamonds, "draw-step"),
        ("bookkeeper", player.ink, "draw-step"),
        ("token", left, "draw-markers-of"),
    )
    found = [
        el("span", icon(sign), d.writer.num(n), cls="mt", title=d.writer(key, n=n))
        for sign, n, key in counted
    ]
    return el("span", *found, cls="mts push")


def _shares(d: Scene[State], held: tuple[int, ...]) -> Html:
    return join(
        el("span", plate(d, name), el("b", d.writer.num(n)), cls="shs")
        for name, n in zip(COMPANIES, held, strict=True)
    )


def _opener(d: Scene[State], seat: int) -> Html:
    label = d.writer("draw-open", name=d.writer.texts.seat(seat))
    return el(
        "button", icon("zoom-in"), cls="btn quiet openboard", type="button",
        popovertarget=f"sheet-{seat}", aria_label=label, title=label,
    )  # fmt: skip


def sheet(d: Scene[State], player: Player) -> Html:
    """The whole board of another player: all its cards but the hand lie open (M-13.3)."""
    close = el(
        "button", icon("close"), cls="btn quiet push", type="button", popovertarget=f"sheet-{player.seat}",
        popovertargetaction="hide", aria_label=d.writer("draw-close"),
    )  # fmt: skip
    title = el("header", crest(player.seat), el("h2", d.writer.name(player.seat)), close)
    hand = Html()
    if not isinstance(player.hand, Hidden):
        strips = join(strip(d, card, id="") for card in player.hand)
        hand = el("p", el("span", d.writer("draw-hand"), cls="muted"), strips, cls="handrow")
    body = el("div", _slots(d, player, ids=False), _tracks(d, player, ids=False), cls="ownbody")
    return title + hand + body


def player_area(d: Scene[State]) -> Html:
    """The viewer's board."""
    s = d.view
    if d.seat is None:
        return Html()
    me, worth = s.players[d.seat], wealth(s, d.seat)
    return AREAS.get((d.writer, s.options.pack, repr(me), worth), lambda: _own_board(d, me, worth))


def _own_board(d: Scene[State], me: Player, worth: int) -> Html:
    hand = Html() if isinstance(me.hand, Hidden) else join(strip(d, card) for card in me.hand)
    taken = join(book_face(d, book) for book in me.taken)  # not placed yet (M-8.4)
    label = el("span", d.writer("draw-hand"), cls="muted")
    head = el(
        "div", el("span", crest(me.seat), el("b", Html(f"£{d.writer.num(me.cash)}"), cls="big"), cls="purse"),
        el("span", d.writer("draw-worth"), cls="muted"), el("b", d.writer.num(worth)),
        el("span", label, el("ul", hand, cls="hand"), taken, cls="handrow") if hand or taken else Html(),
        cls="ownhead",
    )  # fmt: skip
    body = el("div", _slots(d, me), _tracks(d, me), cls="ownbody")
    return el("div", head, body, cls="mo-own")


def _tracks(d: Scene[State], me: Player, ids: bool = True) -> Html:
    pack_key = cache_key(d)
    ledger = _ledger(pack_key, me.books, me.turned, me.ink, ids)
    return el("div", _diamonds(pack_key, me.diamonds), ledger, cls="owntracks")


def _slots(d: Scene[State], me: Player, ids: bool = True) -> Html:
    pack = d.view.pack
    shut = {
        place: (limit, sign)
        for (place, limit), sign in zip(pack.slot_limits, ("diamond", "bookkeeper"), strict=True)
    }
    reached = dict(zip(shut, (me.diamonds, me.ink), strict=True))
    found = [
        el("div", el("span", d.writer("draw-resting")), el("span", d.writer("draw-slots")), cls="col lb")
    ]
    for slot, letter in enumerate(pack.slots):
        column = me.resting[slot] if slot < len(me.resting) else ()
        cards = join(strip(d, card) if ids else strip(d, card, id="") for card in column)
        rest = el("ul" if ids else "div", cards, cls="rest")
        closed = slot in shut and reached[slot] < shut[slot][0]
        inside = _shut(d, letter, *shut[slot], ids) if closed else _slot(d, me, slot, letter, ids)
        found.append(el("div", rest, inside, cls="col"))
    return el("div", *found, cls="slots ltr")


def _shut(d: Scene[State], letter: str, limit: int, sign: str, ids: bool) -> Html:
    """A slot not open yet, with the step of the own track that opens it (M-18)."""
    needs = el("span", icon(sign), d.writer.num(limit), cls="ltr")
    return el("div", icon("lock"), needs, cls="slot shut", data_id=f"slot:{letter}" if ids else None)


def _slot(d: Scene[State], me: Player, slot: int, letter: str, ids: bool) -> Html:
    pack = d.view.pack
    laid = me.area[slot] if slot < len(me.area) else ""
    planned = "" if isinstance(me.plan, Hidden) or slot >= len(me.plan) else me.plan[slot]
    place = f"slot:{letter}" if ids else None
    name = laid or planned
    mark = el("span", escape(letter), cls="letter")
    if not name:
        return el("div", mark, cls="slot free", data_id=place)
    card, down = pack.cards[name], bool(me.down >> slot & 1)
    used = el("span", d.writer("draw-used"), cls="st") if down else Html()
    more = "down" if down else "" if laid else "plan"
    tile = (
        el("b", Html(f"+{d.writer.num(pack.bonus_tiles['goods'].plus)}")) if me.attached == slot else Html()
    )
    return el(
        "div", mark,
        el("span", band(d, card), tile, used, data_id=f"card:{name}" if ids else None, cls="in"),
        cls=f"slot {more}".strip(), data_res=look_of(card), data_id=place, title=card_words(d, card),
    )  # fmt: skip


@lru_cache(maxsize=1 << 9)
def _diamonds(pack_key: CacheKey, here: int) -> Html:
    d = pack_scene(pack_key)
    track = d.view.pack.diamonds
    cells = [
        el(
            "span", el("i", _value(d, track.values, n)), cls=_cell(n, here, n == track.slot),
            title=d.writer("draw-step", n=n),
        )
        for n in range(track.last + 1)
    ]  # fmt: skip
    return el("div", icon("diamond"), *cells, cls="gems ltr")


def _value(d: Scene[PackView], values: tuple[int, ...], n: int) -> Html:
    """A value stands where it is reached first, as on the printed track."""
    return d.writer.num(values[n]) if n and values[n] != values[n - 1] else Html()


def _cell(n: int, here: int, opens: bool) -> str:
    return "gc" + (" here" if n == here else " past" if n < here else "") + (" opens" if opens else "")


@lru_cache(maxsize=1 << 11)
def _ledger(pack_key: CacheKey, books: tuple[str, ...], turned: int, ink: int, ids: bool) -> Html:
    """The bookkeeping track: books on their spaces, the ink jar, values where they are reached."""
    d = pack_scene(pack_key)
    pack = d.view.pack
    cells = []
    for n in range(pack.ledger.last + 1):
        name = books[n] if n < len(books) else ""
        down = name and bool(turned >> n & 1)
        inside = book_face(d, name, more="down" if down else "", ids=ids) if name in pack.books else Html()
        if not inside and n in pack.barred:
            inside = el("s", Html("A"), cls="nota")
        jar = icon("bookkeeper", "jar") if n == ink else Html()
        value = el("i", _value(d, pack.ledger.values, n))
        look = _cell(n, ink, n == pack.ledger.slot)[2:]
        cells.append(
            el(
                "span", jar, inside, value, cls=f"lc{look}", data_id=f"ledger:{n}" if ids else None,
                title=d.writer("draw-ledger", at=n),
            )
        )  # fmt: skip
    return el("div", *cells, cls="ledger ltr")

"""The panels beside the board: card display, book display, bonus spaces."""

from __future__ import annotations

from functools import lru_cache

from boardroom.drawing.fragments import Fragments
from boardroom.drawing.html import Html, crest, el, escape, icon, spoken
from boardroom.drawing.scene import Scene
from boardroom.games.mombasa.bonuses import markers_left
from boardroom.games.mombasa.draw.pieces import (
    ICONS,
    CacheKey,
    band,
    book_face,
    book_words,
    cache_key,
    card_words,
    gain,
    look_of,
    pack_scene,
    plate,
    space_sign,
)
from boardroom.games.mombasa.goods import full_price
from boardroom.games.mombasa.pack import COMPANIES, TILES
from boardroom.games.mombasa.pack.ids import COMPANY
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.terminal import labels

CARDS, BOOKS, SPACES = Fragments[Html](256), Fragments[Html](256), Fragments[Html](256)


def panel(d: Scene[State], title: Html, note: Html, body: Html, cls: str) -> Html:
    """A panel beside the board; `≈` says that its data is reconstructed."""
    head = el("header", el("h2", title), _trust(d, cls), el("span", note, cls="muted small push"))
    return el("section", head, body, cls=f"panel {cls}")


def _trust(d: Scene[State], cls: str) -> Html:
    """How much of the data was rebuilt, by table and number of entries; one panel says it for all."""
    if not d.view.pack.doubts:
        return Html()
    label = d.writer("label-reconstructed")
    if cls != "offer":
        return el("span", Html("≈"), cls="approx", title=label)
    rows = [
        el(
            "li", d.writer(f"trust-{file.replace('.', '-').replace('_', '-')}"), Html(" "),
            el("b", d.writer.row(*(d.writer(f"confidence-{mark}", n=n) for mark, n in marks.items()))),
        )
        for file, marks in d.view.pack.doubts.items()
    ]  # fmt: skip
    body = el("div", el("p", d.writer("trust-intro")), el("ul", *rows), cls="trustbody")
    return el("details", el("summary", Html("≈ "), label), body, cls="trust")


def cards(d: Scene[State]) -> Html:
    """The card display, its columns left to right as on the board."""
    s = d.view
    fresh = frozenset(id for id in d.changed_ids if id.startswith("card:"))
    prices = tuple([full_price(s.pack, s, name) if name else 0 for name in s.display])
    key = (cache_key(d), tuple(s.display), prices, len(s.deck), fresh)
    return CARDS.get(key, lambda: _cards(d))


def _cards(d: Scene[State]) -> Html:
    s = d.view
    pack = s.pack
    columns = len(pack.card_red)
    found = [el("span", Html(f"+{d.writer.num(red)}"), cls="colhead") for red in pack.card_red]
    for row in range(pack.card_rows):
        for column in range(columns):
            name = s.display[column * pack.card_rows + row]
            found.append(_card(d, name) if name else el("span", cls="card gone"))
    note = el(
        "span",
        icon("stack"),
        Html(" "),
        d.writer.num(len(s.deck)),
        title=d.writer("draw-deck", n=len(s.deck)),
    )
    return panel(d, d.writer("draw-display"), note, el("div", *found, cls="grid3 ltr"), "offer")


def _card(d: Scene[State], name: str) -> Html:
    s = d.view
    card, price = s.pack.cards[name], full_price(s.pack, s, name)
    body = el(
        "span", el("span", Html(f"{d.writer.num(card.red)}+{d.writer.num(price - card.red)}"), cls="muted"),
        el("span", d.writer.num(price), cls="out"), cls="body",
    )  # fmt: skip
    words = d.writer("name-priced", card=card_words(d, card), price=d.writer("draw-price", n=price))
    more = " newb" if f"card:{name}" in d.changed_ids else ""
    seen = el("span", el("span", band(d, card), cls="band"), body, cls="seen", aria_hidden="true")
    return el(
        "button", spoken(words), seen, type="button", cls=f"card{more}", tabindex="-1",
        data_res=look_of(card), data_id=f"card:{name}",
    )  # fmt: skip


def face(d: Scene[State], id: str) -> Html:
    """A card or a book with its words; empty for an unknown one."""
    kind, _, name = id.partition(":")
    pack = d.view.pack
    if kind == "card" and name in pack.cards:
        card = pack.cards[name]
        inside = el("span", el("span", band(d, card), cls="band"), cls="card", data_res=look_of(card))
        return el("div", inside, el("p", card_words(d, card)), cls="mo-face")
    if kind == "book" and name in pack.books:
        return el("div", book_face(d, name, ids=False), el("p", book_words(d, name)), cls="mo-face")
    return Html()


def books(d: Scene[State]) -> Html:
    """The book display with its coins; coins to come stand over their columns."""
    s = d.view
    fresh = frozenset(id for id in d.changed_ids if id.startswith("book:"))
    key = (cache_key(d), len(s.players), tuple(s.shelf), tuple(s.coins), s.round, fresh)
    return BOOKS.get(key, lambda: _books(d))


def _books(d: Scene[State]) -> Html:
    s = d.view
    pack = s.pack
    columns = len(pack.book_columns)
    found = []
    for column, letter in enumerate(pack.book_columns):
        first = column == 0 or pack.book_columns[column - 1] != letter
        cost = gain("keeper", d.writer.num(pack.book_cost[letter])) if first else Html()
        head = el("span", el("b", escape(letter)) + cost if first else Html(), cls="lt")
        found.append(el("span", head, _coins_to_come(d, column), cls="colhead"))
    for row in range(pack.book_rows):
        for column in range(columns):
            place = column * pack.book_rows + row
            name = s.shelf[place]
            more = "newb" if f"book:{name}" in d.changed_ids else ""
            found.append(book_face(d, name, s.coins[place], more) if name else el("span", cls="bk none"))
    return panel(d, d.writer("draw-shelf"), Html(), el("div", *found, cls="grid6 ltr"), "books")


def _coins_to_come(d: Scene[State], column: int) -> Html:
    """The coins that a later round lays under this column of books (M-14.1)."""
    s = d.view
    due = s.pack.coin_rounds[column]
    if due <= s.round:
        return Html()
    coins = el("i") * s.pack.round_coins[len(s.players)][due - 1]
    return el("span", d.writer.num(due), coins, cls="rd", title=d.writer("draw-coins-at", n=due))


def spaces(d: Scene[State]) -> Html:
    """Bonus spaces and the markers on them."""
    s = d.view
    mine = None if d.seat is None else max(0, markers_left(s, d.seat))
    key = (cache_key(d), tuple(s.tracks), tuple(s.spaces.items()), mine)
    return SPACES.get(key, lambda: _spaces(d, mine))


def _spaces(d: Scene[State], mine: int | None) -> Html:
    s = d.view
    pack = s.pack
    found = [
        _space(
            d,
            "first_player",
            el("b", d.writer("draw-first")) + gain("keeper", d.writer.num(pack.first_player_points)),
        ),
        _space(d, "buy", icon("card") + el("span", Html(f"£{d.writer.num(pack.buy_cost)}+"), cls="cs")),
        _space(d, "sell", icon("card") + el("span", Html(f"+£{d.writer.num(pack.sell_plus)}"), cls="cs")),
    ]
    for majority in pack.majorities:
        key = f"majority.{majority.kind}"
        found.append(_space(d, key, space_sign(d, key)))
    for name in TILES:
        tile = pack.bonus_tiles[name]
        inside = icon(ICONS[name]) + el("span", Html(f"£{d.writer.num(tile.cost)}"), cls="cs")
        found.append(_space(d, f"tile.{name}", inside, f"tile:{name}"))
    for company, track in enumerate(s.tracks):
        for at, special in enumerate(pack.tracks[track].specials, 1):
            if special.bonus.is_space:
                key = f"extra.{COMPANIES[company]}.{at}"
                found.append(
                    _space(d, key, plate(d, COMPANIES[company]) + el("span", d.writer.num(at), cls="cs"))
                )
    note = Html() if mine is None else d.writer("draw-markers", n=mine)
    return panel(d, d.writer("draw-bonuses"), note, el("div", *found, cls="bog ltr"), "bonus")


def _space(d: Scene[State], key: str, inside: Html, id: str = "") -> Html:
    s = d.view
    seat = s.spaces.get(key)
    sign = crest(seat) if seat is not None else Html()
    cls = "bo taken" if seat is not None else "bo"
    track = s.tracks[COMPANY[key.split(".")[1]]] if key.startswith("extra.") else ""
    title = _title(cache_key(d), key, track)
    return el(
        "div",
        el("span", inside, cls="bb"),
        sign,
        cls=cls,
        title=title,
        data_id=id or f"space:{key}",
    )


@lru_cache(maxsize=1 << 9)
def _title(pack_key: CacheKey, key: str, track: str) -> Html:
    """The effect of a bonus space in words; an extra space is named by its track."""
    d = pack_scene(pack_key)
    t, (kind, _, rest) = d.writer.texts, key.partition(".")
    name = str(t.argument("space", key))
    if kind == "majority":
        tiers = range(1, len(d.view.pack.majority[rest].tiers) + 1)
        each = [labels.tier_of(d.view.pack, f"{rest}:{tier}", t) for tier in tiers]
        name = t("name-tiers", space=name, tiers=t("tier-separator").join(each))
    elif kind == "extra":
        special = d.view.pack.tracks[track].specials[int(rest.split(".")[1]) - 1]
        name = t("name-extra", space=name, bonus=labels.bonus(special.bonus, t))
    return d.writer.plain(name)

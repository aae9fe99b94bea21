"""Small pieces shared by map, displays and player boards: plates, gains, card bands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from boardroom.core.texts import Texts
from boardroom.drawing.html import Html, Writer, el, escape, icon, join, spoken
from boardroom.drawing.scene import Scene
from boardroom.drawing.svg import f
from boardroom.games.mombasa.pack import COMPANIES, KINDS, Book, Card, Pack, Reward
from boardroom.games.mombasa.pack.embedding import unpack
from boardroom.games.mombasa.state import State
from boardroom.games.mombasa.terminal import labels

CODES = dict(zip(COMPANIES, ("mo", "ct", "sl", "ca"), strict=True))
"""Two letters for each company, since A to E name seats, books, cards and slots already."""
PLATES = {
    "mo": "M-12.5 10V-9.5H12.5V10Z",
    "ct": "M-12.5 10V-4L0-10.5 12.5-4V10Z",
    "sl": "M-12.5-9.5H12.5V1C12.5 7 7 10.5 0 10.5S-12.5 7-12.5 1Z",
    "ca": "M-12.5 10V-1C-12.5-7-7-10.5 0-10.5S12.5-7 12.5-1V10Z",
}
"""A top edge of its own for each company's posts, so that colour is said twice."""
SHAPES = {
    "pound": ('<circle cx="10" cy="10" r="8.7"/>', 14.3),
    "gem": ('<path d="M5 1.8h10l4.3 6L10 19 .7 7.8z"/>', 12.6),
    "stride": ('<path d="M2 2h10l6.5 8L12 18H2l6-8z"/>', 14.3),
    "keeper": ('<path d="M4 1.5h13.5v17H4a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z"/>', 14.3),
    "any": ('<rect x="2" y="2" width="16" height="16" rx="4"/>', 14.3),
}
"""What is gained, as a shape with its number: coin, diamond, step, book; a plain box for the rest."""
ICONS = {"goods": "any-good", "expansion": "cross-border", "bookkeeper": "bookkeeper", "merchant": "diamond"}
LOOKS = {"expansion": "expand", "bookkeeper": "keeper", "merchant": "gem", "share": "any"}
FACES = {"coffee": "coffee", "banana": "banana", "cotton": "cotton", "expansion": "cross-border"}
NEED_ICONS = {"expansion": "cross-border", "anygood": "any-good"}


class PackView(Protocol):
    """The part of a view that is enough for drawings that are the same at every table."""

    @property
    def pack(self) -> Pack: ...


@dataclass(frozen=True, slots=True)
class Bare:
    """Nothing but the pack: enough to draw what is the same at every table."""

    pack: Pack


CacheKey = tuple[str, str, tuple[Path, ...]]
"""The key of a cached drawing: a pack, a language and its folders."""


def cache_key(d: Scene[State]) -> CacheKey:
    return d.view.options.pack, d.writer.lang, d.writer.texts.folders


@lru_cache(maxsize=64)
def pack_scene(pack_key: CacheKey) -> Scene[PackView]:
    """A scene for cached drawings: pack and texts without a table."""
    pack, lang, folders = pack_key
    return Scene(Bare(unpack(pack)), Writer(Texts(lang, folders)))


def code(d: Scene[PackView], company: str) -> Html:
    """The letters on a company's posts."""
    return _code(company, d.writer.lang, d.writer.texts.folders)


@lru_cache(maxsize=64)
def _code(company: str, lang: str, folders: tuple[Path, ...]) -> Html:
    return Writer(Texts(lang, folders))(f"draw-code-{CODES[company]}")


def plate(d: Scene[PackView], company: str) -> Html:
    """A company's sign in text."""
    return el(
        "span",
        code(d, company),
        cls="plate",
        data_co=CODES[company],
        title=d.writer.thing("company", company),
    )


def post(d: Scene[PackView], company: str, x: float, y: float, more: str = "", scale: float = 1) -> Html:
    """A trade post on the map."""
    look = CODES[company]
    drop = 5.5 if look in ("ct", "ca") else 4
    size, letters = ("", "r-code") if scale == 1 else (f" scale({scale})", "r-code small")
    return Html(
        f'<g data-co="{look}" transform="translate({f(x)} {f(y)}){size}"><path class="r-post {more}" '
        f'd="{PLATES[look]}"/><text class="{letters}" y="{drop}">{code(d, company)}</text></g>'
    )


def gain(kind: str, words: Html, title: Html = Html()) -> Html:
    """A gain in text: its shape with the number on it."""
    shape, y = SHAPES[kind]
    named, role = (Html(f"<title>{title}</title>"), ' role="img"') if title else (Html(), "")
    return Html(
        f'<svg class="gain" data-res="{kind}" viewBox="0 0 20 20"{role}>{named}{shape}'
        f'<text x="10" y="{y}">{words}</text></svg>'
    )


def gain_at(kind: str, words: Html, x: float, y: float) -> Html:
    """A gain on a board, its middle at the place."""
    shape, drop = SHAPES[kind]
    return Html(
        f'<g class="gain" data-res="{kind}" transform="translate({f(x - 10)} {f(y - 10)})">{shape}'
        f'<text x="10" y="{drop}">{words}</text></g>'
    )


def gains(reward: Reward) -> list[tuple[str, int]]:
    """What a reward gives, as shapes with numbers."""
    amounts = (
        ("pound", reward.pounds),
        ("gem", reward.diamonds),
        ("stride", reward.track),
        ("keeper", reward.bookkeeping),
    )
    return [(shape, n) for shape, n in amounts if n]


def rewards(d: Scene[PackView], reward: Reward) -> Html:
    """A reward in text."""
    said = d.writer.plain(_words("reward", reward, d.writer.lang, d.writer.texts.folders))
    found = [gain(look, d.writer.num(n), said) for look, n in gains(reward)]
    if reward.remove_post:
        found.append(el("span", icon("undo"), d.writer.num(reward.remove_post), cls="nd", title=said))
    if reward.equal_to:
        found.append(gain("pound", Html("="), said))
    return join(found)


def totals(d: Scene[PackView], sums: tuple[int, ...]) -> Html:
    """The sum of each kind of card that lies face up."""
    found = [
        el(
            "span", icon(FACES[kind]), el("b", d.writer.num(n)), cls="fu",
            data_res="expand" if kind == "expansion" else kind,
        )
        for kind, n in zip(KINDS, sums, strict=False)
        if n
    ]  # fmt: skip
    return el("span", *found, cls="fus")


def look_of(card: Card) -> str:
    """The colour of a card."""
    return card.good or LOOKS[card.kind]


def band(d: Scene[PackView], card: Card) -> Html:
    """A card in signs: its kind, its value, and its share if it has one."""
    found = []
    if card.kind != "share":
        sign = card.good or ICONS[card.kind]
        n = el("b", d.writer.num(card.value)) if card.value else Html()
        found.append(el("span", icon(sign), n, cls="kv"))
    company = card.share or (card.merchant if card.merchant in CODES else "")
    if company:
        mark = icon("share") if card.share else Html()
        found.append(el("span", mark, plate(d, company), cls="sh"))
    return join(found)


def card_words(d: Scene[PackView], card: Card) -> Html:
    """A card in words."""
    return d.writer.plain(_words("card", card, d.writer.lang, d.writer.texts.folders))


@lru_cache(maxsize=1 << 12)
def _words(kind: str, thing: Card | Reward | Book, lang: str, folders: tuple[Path, ...]) -> str:
    """Cached, since every page names cards, books and rewards many times, the same for everybody."""
    return str(labels.thing(kind, thing, Texts(lang, folders)))


def strip(d: Scene[PackView], name: str, more: str = "", id: str | None = None) -> Html:
    """A card as a narrow strip, in a hand or a resting column; with an empty id it is only a sign."""
    card = d.view.pack.cards[name]
    known = f"card:{name}" if id is None else id or None
    return el(
        "span" if id == "" else "li", band(d, card), cls=f"strip {more}".strip(), data_res=look_of(card),
        data_id=known, title=card_words(d, card),
    )  # fmt: skip


def faces_of(d: Scene[PackView], tile: str) -> Html:
    """A starting tile: its three cards and its book."""
    found = d.view.pack.tiles[tile]
    own = d.view.pack.seat_cards[0]
    cards = join(strip(d, d.view.pack.card(card, own), id="") for card in found.cards)
    return el("span", cards, sign_of(d, found.book), cls="tileface ltr")


def book_sign(d: Scene[PackView], name: str) -> Html:
    """A book as a small sign beside words."""
    return sign_of(d, d.view.pack.books[name])


def sign_of(d: Scene[PackView], book: Book) -> Html:
    letter = el("b", escape(book.letter)) if book.letter else Html()
    return el("span", letter, needs(d, book), rewards(d, book.reward), cls="booksign ltr")


def needs(d: Scene[PackView], book: Book) -> Html:
    """The requirements of a book in signs."""
    found = []
    for kind, n in book.needs:
        if kind == "merchant_or_bookkeeper":
            found.append(el("span", icon("diamond"), el("i", Html("/")), icon("bookkeeper"), cls="nd"))
        else:
            found.append(el("span", icon(NEED_ICONS.get(kind, kind)), d.writer.num(n), cls="nd"))
    return el("span", *found, cls="rq")


def book_words(d: Scene[PackView], name: str) -> Html:
    """A book in words, for screen readers."""
    return d.writer.plain(_words("book", d.view.pack.books[name], d.writer.lang, d.writer.texts.folders))


def book_face(d: Scene[PackView], name: str, coins: int = 0, more: str = "", ids: bool = True) -> Html:
    """A book tile: what it asks above, what it gives below, coins lying under it."""
    book = d.view.pack.books[name]
    paid = el("span", rewards(d, book.reward), el("span", cls="cn") * coins, cls="py")
    words, cls = book_words(d, name), f"bk {more}".strip()
    if not ids:
        return el("span", needs(d, book), paid, cls=cls, title=words)
    seen = el("span", needs(d, book), paid, cls="seen", aria_hidden="true")
    return el(
        "button", spoken(words), seen, type="button", cls=cls, data_id=f"book:{name}", title=words,
        tabindex="-1",
    )  # fmt: skip


def icon_of(d: Scene[State], id: str) -> Html:
    """The sign of an option beside its name."""
    kind, _, rest = id.partition(":")
    pack, sign = d.view.pack, Html()
    if kind in ("card", "merchant", "bookkeeper"):
        sign = _card_sign(pack.cards[rest]) if rest in pack.cards else Html()
        sign = sign or (_sign(LOOKS[kind], ICONS[kind]) if rest == "tile" else Html())
    elif kind == "starting" and rest in pack.tiles:
        sign = faces_of(d, rest)
    elif kind == "book" and rest in pack.books:
        sign = book_sign(d, rest)
    elif kind == "tile" and rest in ICONS:
        sign = _sign(LOOKS.get(rest, "any"), ICONS[rest])
    elif kind == "space":
        sign = space_sign(d, rest)
    elif kind in ("company", "track", "camp") and rest.partition(":")[0] in CODES:
        sign = plate(d, rest.partition(":")[0])
    return sign


def _sign(look: str, name: str) -> Html:
    return el("span", icon(name), cls="res", data_res=look)


def _card_sign(card: Card) -> Html:
    return _sign(look_of(card), card.good or ("share" if card.kind == "share" else ICONS[card.kind]))


def space_sign(d: Scene[State], key: str) -> Html:
    """The sign of a majority or extra bonus space: its kind and its company."""
    kind, _, rest = key.partition(".")
    if kind == "majority":
        look, sign = ("expand", "cross-border") if rest == "expansion" else (rest, rest)
        return _sign(look, sign) + plate(d, d.view.pack.majority[rest].company)
    return plate(d, rest.partition(".")[0]) if kind == "extra" else Html()

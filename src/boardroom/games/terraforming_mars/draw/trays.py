"""The viewer's cards: hand, draft, research, first choice, and why a card may not be played."""

from __future__ import annotations

from boardroom.core.refusals import Refusal
from boardroom.core.visibility import Hidden
from boardroom.drawing.fragments import fragment
from boardroom.drawing.html import Html, Writer, crest, el, icon, join, sheet_box
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars.cards.ask_cards import BuyingOne, Discarding, Looking
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.play import bill, obstacle
from boardroom.games.terraforming_mars.cards.vocabulary import TAGS
from boardroom.games.terraforming_mars.draw import faces, rows
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting
from boardroom.games.terraforming_mars.state import Player, State

SORTS = ("playable", "cost", "tag")
ROOMY = 4
"""The largest hand whose cards still show all their words."""


def trays(d: Scene[State], p: Player) -> Html:
    """The viewer's tray: cards to choose from, if there are any, and the hand."""
    tray = _tray(d, p)
    if not tray or isinstance(p.hand, Hidden) or isinstance(d.view.steps[-1], Starting):
        return tray or hand(d, p)
    return tray + el(
        "div",
        _draft_so_far(d, p),
        _list(d, p, d.writer("draw-hand", count=len(p.hand)), p.hand),
        cls="asides",
    )


def _tray(d: Scene[State], p: Player) -> Html:
    top = d.view.steps[-1]
    if isinstance(top, Starting):
        return _start(d, p, top)
    if isinstance(top, Drafting):
        return _draft(d, p, top)
    if isinstance(top, Researching):
        return _offer(d, p, top.cards.get(p.seat, ()), d.writer("draw-research"))
    if isinstance(top, Looking | BuyingOne) and top.seat == p.seat:
        return _offer(d, p, top.cards, d.writer("draw-looking"))
    return Html()


def _start(d: Scene[State], p: Player, top: Starting) -> Html:
    dealt, projects = top.corporations.get(p.seat, ()), top.projects.get(p.seat, ())
    if isinstance(dealt, Hidden) or isinstance(projects, Hidden):
        return Html()
    chosen, kept = top.chosen.get(p.seat, ()), top.kept.get(p.seat, ())
    waiting = bool(chosen)
    found = [
        el(
            "li",
            faces.corporation(
                d, one, "corporation", _end_state(one in chosen, waiting), data_id=f"corporation:{one}"
            ),
        )
        for one in dealt
    ]
    found += [_choice(d, p, n, "start", f"card:{n:03d}", _end_state(n in kept, waiting)) for n in projects]
    return _panel(d.writer("draw-start"), el("ul", *found, cls="fan start"), "tray")


def _end_state(mine: bool, over: bool) -> str:
    return "" if not over else "kept" if mine else "left"


def _draft(d: Scene[State], p: Player, top: Drafting) -> Html:
    pack = top.packs.get(p.seat, ())
    if isinstance(pack, Hidden):
        return Html()
    writer, s = d.writer, d.view
    on = 1 if s.generation % 2 == 0 else -1
    to = (p.seat + on) % len(s.players)
    ready = p.seat not in top.left
    arrow = icon("tm-arrow", "flips")
    note = el("span", writer("draw-passes-to"), arrow, crest(to), writer.name(to), cls="muted small passes")
    found = [_choice(d, p, n, "tray", f"card:{n}", "left" if ready else "") for n in pack]
    return _panel(writer("draw-draft", n=top.round + 1), el("ul", *found, cls="fan wide"), "tray", note)


def _draft_so_far(d: Scene[State], p: Player) -> Html:
    """The cards kept so far in the draft."""
    top = d.view.steps[-1]
    kept = top.kept.get(p.seat, ()) if isinstance(top, Drafting) else ()
    if isinstance(kept, Hidden) or not kept:
        return Html()
    return _list(d, p, d.writer("draw-drafted", count=len(kept)), kept)


def _list(d: Scene[State], p: Player, title: Html, cards: tuple[int, ...]) -> Html:
    """Compact cards, each a row that opens its face."""
    found = []
    for n in cards:
        key = f"zoom-{n:03d}"
        found.append(el("li", rows.button_row(d, n, p, popovertarget=key), _full_card(n)))
    return _panel(title, el("ul", *found, cls="rows"), "list")


def _full_card(number: int) -> Html:
    return sheet_box(f"zoom-{number:03d}", f"own:{number:03d}", "tm enlarged")


def own_card(d: Scene[State], id: str) -> Html:
    """A card in the viewer's hands or tray with all its words, and why it may not be played."""
    kind, _, key = id.partition(":")
    if kind != "own" or d.seat is None or not key.isdecimal() or int(key) not in CARDS:
        return Html()
    p, number = d.view.players[d.seat], int(key)
    is_held = not isinstance(p.hand, Hidden) and number in p.hand and not _tray(d, p)
    why = obstacle(d.view, p, number) if is_held else None
    return faces.card(d, number, p, "full", "no" if why else "", faces.why_not(d, why) if why else Html())


def _zoom(d: Scene[State], key: str) -> Html:
    return _zoom_button(d.writer.common, key)


@fragment(1024)
def _zoom_button(writer: Writer, key: str) -> Html:
    label = writer("draw-enlarge")
    return el(
        "button", icon("zoom-in"), cls="zoom", type="button", popovertarget=key, aria_label=label, title=label
    )


def _choice(d: Scene[State], p: Player, number: int, size: str, id: str, state: str = "") -> Html:
    """A card to choose, with a button that enlarges it."""
    key = f"zoom-{number:03d}"
    card = faces.card(d, number, p, size, state, data_id=id)
    return el("li", card, _zoom(d, key), _full_card(number))


def _offer(d: Scene[State], p: Player, cards: tuple[int, ...], title: Html) -> Html:
    if isinstance(cards, Hidden) or not cards:
        return Html()
    found = [_choice(d, p, n, "tray", f"card:{n:03d}") for n in cards]
    return _panel(title, el("ul", *found, cls="fan wide"), "tray")


def _panel(title: Html, inside: Html, cls: str, more: Html = Html()) -> Html:
    return el("div", el("header", el("h2", title), more), inside, cls=f"tm handbox {cls}")


# --- the hand


def hand(d: Scene[State], p: Player) -> Html:
    """The hand, sorted by what may be played, cost or tag; a card that may not says why."""
    if isinstance(p.hand, Hidden) or isinstance(d.view.steps[-1], Starting):
        return Html()
    s = d.view
    why = {number: obstacle(s, p, number) for number in p.hand}
    price = {number: bill(p, number).cost for number in p.hand}
    playable = sorted(p.hand, key=lambda n: (why[n] is not None, price[n], n))
    cost = {n: i for i, n in enumerate(sorted(p.hand, key=lambda n: (price[n], n)))}
    tag = {n: i for i, n in enumerate(sorted(p.hand, key=_by_tag))}
    discarding = isinstance(s.steps[-1], Discarding)
    found = [
        el(
            "li",
            _hand_card(d, p, n, why[n], f"card:{n}" if discarding else f"card:{n:03d}"),
            data_by_playable=i,
            data_by_cost=cost[n],
            data_by_tag=tag[n],
        )
        for i, n in enumerate(playable)
    ]
    able = sum(one is None for one in why.values())
    sorts = Html()
    if len(p.hand) > 1:
        note = el("span", d.writer("draw-playable", count=able), cls="muted small")
        sorts = note + join(_sort(d, by) for by in SORTS)
    title = d.writer("draw-hand", count=len(p.hand))
    if not p.hand:  # the cards in play need the space
        return _panel(title, el("p", d.writer("draw-no-cards"), cls="muted pad"), "hand none")
    look = "fan wide" if len(p.hand) <= ROOMY else "fan"
    return _panel(title, el("ul", *found, cls=look, data_sorted="hand"), "hand", sorts)


def _by_tag(number: int) -> tuple[int, int, int]:
    card = CARDS[number]
    first = TAGS.index(card.tags[0]) if card.tags else len(TAGS)
    return (first, card.cost, number)


def _sort(d: Scene[State], by: str) -> Html:
    return el(
        "button", d.writer(f"draw-by-{by}"), cls="btn quiet sort", type="button", data_do="sort",
        data_list="hand", data_by=by, aria_pressed="true" if by == SORTS[0] else "false",
    )  # fmt: skip


def _hand_card(d: Scene[State], p: Player, number: int, why: Refusal | None, id: str) -> Html:
    key = f"zoom-{number:03d}"
    state = "no" if why else "ok"
    if f"card:{number:03d}" in d.changed_ids:
        state += " new"
    brief = faces.why_not(d, why, brief=True) if why else Html()
    size = "tray" if len(p.hand) <= ROOMY else "hand"
    held = faces.card(d, number, p, size, state, brief, data_id=id)
    return held + _zoom(d, key) + _full_card(number)

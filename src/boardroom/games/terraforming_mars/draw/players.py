"""A player's board: six resources with production, tags, cards in play by colour, used and unused actions."""

from __future__ import annotations

from collections.abc import Hashable

from boardroom.core.visibility import Hidden
from boardroom.drawing.fragments import Fragments, fragment
from boardroom.drawing.html import Html, Writer, crest, el, icon, join, player_sheet
from boardroom.drawing.scene import PlayerRow, Scene
from boardroom.games.terraforming_mars.cards.against import Removing, Taking
from boardroom.games.terraforming_mars.cards.ask import Adding
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.use import ACTIONS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES, TAGS
from boardroom.games.terraforming_mars.draw import faces, rows
from boardroom.games.terraforming_mars.draw.signs import chip, rating, signed
from boardroom.games.terraforming_mars.rounds import LastGreeneries
from boardroom.games.terraforming_mars.state import Player, State

COLOURS = ("blue", "green", "red")
CARDS_BELOW = Fragments[Html](512)


def player_row(d: Scene[State], seat: int) -> PlayerRow:
    """A player in the list: rating, hand, resources with production, tags, and a way to all their cards."""
    s = d.view
    p, writer = s.players[seat], d.writer
    tr = el("span", rating(), el("b", writer.num(p.rating)), cls="stat", title=writer("draw-rating"))
    hand = el(
        "span", icon("card"), el("b", writer.num(len(p.hand))), cls="stat", title=writer("draw-in-hand")
    )
    tags = el("span", writer("draw-first"), cls="tag") if s.first == seat and len(s.players) > 1 else Html()
    if p.passed and not s.over and not isinstance(s.steps[-1], LastGreeneries):
        tags += el("span", icon("check"), writer("draw-passed"), cls="tag out")
    corporation = (
        el("span", el("span", writer.thing("corporation", p.corporation), cls="corpn muted"), cls="corpbox")
        if p.corporation
        else Html()
    )
    # The mode in which the open question refers to cards is part of their ids.
    open_hand = p.hand if p.seat != d.seat and not isinstance(p.hand, Hidden) else None
    key = (writer, _cards_key(p), open_hand, card_id_mode(s))
    tableau = CARDS_BELOW.get(
        key,
        lambda: el("div", _tags(d, p), _cubes(d, p), _opener(d, p), cls="tl2") + _sheet_box(p),
    )
    below = cells(d, p) + tableau
    return PlayerRow(tr + hand, corporation + tags, Html(f'<div class="tm tm-seat">{below}</div>'))


def _cards_key(p: Player) -> Hashable:
    """A player's cards in play, with what lies on them and which were used."""
    return p.seat, p.corporation, p.played, tuple(p.held.items()), p.used, p.tags


def cells(d: Scene[State], p: Player) -> Html:
    """Stock and production of the six resources, compact."""
    writer = d.writer.common
    return el(
        "div",
        *(
            _cell(writer, p.seat, res, n, made)
            for res, n, made in zip(RESOURCES, p.stock, p.production, strict=True)
        ),
        cls="cells ltr",
    )


@fragment(2048)
def _cell(writer: Writer, seat: int, res: str, n: int, made: int) -> Html:
    rate = el("i", signed(writer, made), cls="ltr") if made else Html()
    inside = chip(writer, res) + el("b", writer.num(n)) + rate
    return el("span", inside, cls="cell", data_id=f"stock:{seat}:{res}")


def _tags(d: Scene[State], p: Player) -> Html:
    events = sum(CARDS[number].is_event for number in p.played)
    counted = sorted(zip(TAGS[:10], p.tags, strict=False), key=lambda one: -one[1])
    return rows.tag_row(d, p, [*counted, ("event", events)])


def _cubes(d: Scene[State], p: Player) -> Html:
    """Resources on a player's cards, card by card, since they can be removed there."""
    found = []
    for number, n in p.held.items():
        if n:
            cubes = chip(d.writer, CARDS[number].holds) + el("b", d.writer.num(n))
            inside = el("span", cubes, data_id=f"held:{number:03d}")
            name = d.writer.thing("card", f"{number:03d}")
            found.append(el("span", inside, cls="held", data_id=card_id(d.view, number, p), title=name))
    return el("span", *found, cls="lying") if found else Html()


def _opener(d: Scene[State], p: Player) -> Html:
    """The button that opens all cards of a player; the browser needs no script for it."""
    if not p.corporation:
        return Html()
    label = d.writer("draw-cards-in-play", count=len(p.played))
    return el(
        "button", icon("stack"), el("b", d.writer.num(len(p.played))), cls="btn quiet sheetopen",
        type="button", popovertarget=f"sheet-{p.seat}", aria_label=label, title=label,
    )  # fmt: skip


def _sheet_box(p: Player) -> Html:
    """What the button opens; it is filled when it is opened."""
    return player_sheet(p.seat, "tm sheet") if p.corporation else Html()


def sheet(d: Scene[State], p: Player) -> Html:
    """Everything a player has in play: active cards as faces, the rest as rows; a hand that lies open."""
    if not p.corporation:
        return Html()
    writer = d.writer
    by_colour = {colour: [n for n in p.played if CARDS[n].colour == colour] for colour in COLOURS}
    close = el(
        "button", icon("close"), cls="btn quiet push", type="button", popovertarget=f"sheet-{p.seat}",
        popovertargetaction="hide", aria_label=writer("draw-close"),
    )  # fmt: skip
    head = el("header", crest(p.seat), el("h2", writer.name(p.seat)), _tags(d, p), close)
    open_faces = [el("li", faces.corporation(d, p.corporation, "full"))]
    open_faces += [
        el("li", faces.card(d, n, None, "full", _state(p, n), foot=_foot(d, p, n))) for n in by_colour["blue"]
    ]
    found = [el("ul", *open_faces, cls="facegrid")]
    for colour, key in (("green", "draw-kind-auto"), ("red", "draw-kind-event")):
        if by_colour[colour]:
            listed = [rows.long_row(d, n, p) for n in by_colour[colour]]
            count = el("h3", writer(key), Html(" "), el("b", writer.num(len(listed))))
            found.append(count + el("ul", *listed, cls="rowgrid"))
    if p.hand and not isinstance(p.hand, Hidden) and p.seat != d.seat:
        title = el("h3", writer("draw-hand", count=len(p.hand)))
        found.append(title + el("ul", *(rows.long_row(d, n, p) for n in p.hand), cls="rowgrid"))
    return head + join(found)


def _state(p: Player, number: int) -> str:
    return "isused" if f"{number:03d}" in p.used else ""


def _foot(d: Scene[State], p: Player, number: int) -> Html:
    key = f"{number:03d}"
    held = rows.cubes_on(d, number, p)
    if key not in ACTIONS:
        return held + el("span", cls="kn")
    used = key in p.used
    mark = icon("check") + d.writer("draw-used") if used else d.writer("draw-unused")
    return held + el("span", mark, cls="kn used" if used else "kn open")


# --- the viewer's own board


def board(d: Scene[State], p: Player) -> Html:
    """The viewer's six resources and cards in play, cards with actions first."""
    common = d.writer.common
    six = (
        _own_resource(common, res, n, made)
        for res, n, made in zip(RESOURCES, p.stock, p.production, strict=True)
    )
    return el("div", el("div", *six, cls="six ltr"), tableau(d, p), cls="tm mat")


@fragment(1024)
def _own_resource(writer: Writer, res: str, n: int, made: int) -> Html:
    rate = el("i", icon("tm-prod", "pi"), signed(writer, made) if made else writer.num(0), cls="ltr")
    name = el("span", writer.thing("resource", res), cls="sr")
    number = el("b", writer.num(n))
    return el("span", chip(writer, res), name, number, rate, cls="rc", data_res=res, data_id=f"own:{res}")


def tableau(d: Scene[State], p: Player) -> Html:
    """Cards in play as rows in two columns: blue with the corporation, then green; events are a pile."""
    blue = [n for n in p.played if CARDS[n].colour == "blue"]
    blue.sort(key=lambda n: (f"{n:03d}" not in ACTIONS, f"{n:03d}" in p.used))
    green = [n for n in p.played if CARDS[n].colour == "green"]
    events = sum(CARDS[n].is_event for n in p.played)
    left = [rows.row(d, p.corporation, p, act=f"action:{p.corporation}")] if p.corporation else []
    left += [_row(d, p, n) for n in blue]
    right = [_row(d, p, n) for n in green]
    if events:
        pile = el("span", d.writer("draw-events", count=events), cls="rn")
        right.append(el("li", pile, icon("tag-event"), cls="tmr event"))
    # A few cards may take two lines each to show their whole names.
    room = " many" if len(left) + len(right) > 18 else " few" if max(len(left), len(right)) <= 5 else ""
    if min(len(left), len(right)) <= 2 and max(len(left), len(right)) > 6:
        room += " uneven"
    return el("div", el("ul", *left), el("ul", *right), cls=f"tab2{room}")


def _row(d: Scene[State], p: Player, number: int) -> Html:
    return rows.row(d, f"{number:03d}", p, id=card_id(d.view, number, p), act=f"action:{number:03d}")


def card_id(s: State, number: int, p: Player) -> str:
    """The id by which the open question refers to a card in play."""
    mode = card_id_mode(s)
    if mode == "bare":
        return f"card:{number}"
    if mode == "counted" and p.held.get(number):
        return f"card:{number:03d}:{p.held[number]}"
    return f"card:{number:03d}"


def card_id_mode(s: State) -> str:
    """How the open question refers to cards in play: by number, or with the resources on them."""
    top = s.steps[-1]
    return "bare" if isinstance(top, Adding | Taking) else "counted" if isinstance(top, Removing) else ""

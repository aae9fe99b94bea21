"""Names of options with a small sign beside them: cards, hexes, players, alternatives, losses."""

from __future__ import annotations

from boardroom.drawing.fragments import fragment
from boardroom.drawing.html import Html, Writer, crest, el, icon, join
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars.board.map import HEXES, MAP
from boardroom.games.terraforming_mars.cards.against import Removing, Taking, owner_of
from boardroom.games.terraforming_mars.cards.ask import Adding
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.use import ACTIONS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.draw import phrases, signs
from boardroom.games.terraforming_mars.draw.pays import has_metal, lit_kind, pays, tile_triggers
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import PROJECTS
from boardroom.games.terraforming_mars.terminal.cards import action, card_lines, corporation_lines
from boardroom.games.terraforming_mars.terminal.labels import holds_of, option


def label(d: Scene[State], id: str) -> Html:
    """The name of an option, or nothing if its text key says enough. Signs beside it say the rest."""
    kind, _, rest = id.partition(":")
    match kind:
        case "action":
            return d.writer.thing("card", rest)
        case "player":
            return d.writer.name(int(rest))
        case "hex" if int(rest) <= HEXES:
            return d.writer("draw-hex", n=int(rest))
    if kind == "card" and rest.isdecimal():
        rest = f"{int(rest):03d}"
    return d.writer.plain(option(d.view, kind, rest, d.writer.texts) or "")


def icon_of(d: Scene[State], id: str) -> Html:
    """A sign beside an option's name."""
    kind, _, rest = id.partition(":")
    if id in RESOURCES or kind in RESOURCES:
        return el("span", signs.chip(d.writer, kind), cls="tm")
    if kind == "card" and rest.partition(":")[0].isdecimal():
        number = int(rest.partition(":")[0])
        if isinstance(d.view.steps[-1], Removing | Taking):
            return crest(owner_of(d.view, number))
        return _tags(d.writer.common, number)
    if kind == "player":
        return crest(int(rest))
    if kind == "project":
        return el("span", phrases.effects(d.writer, PROJECTS[rest].effects), cls="tm")
    if kind in ("milestone", "award"):
        return icon("victory-points")
    return Html()


@fragment(1024)
def _tags(writer: Writer, number: int) -> Html:
    tags = join(signs.tag(writer, name) for name in CARDS[number].tags[:3])
    return el("span", tags, cls="tm opttags")


def detail(d: Scene[State], id: str) -> Html:
    """What a hex gives, what an action does."""
    kind, _, rest = id.partition(":")
    if kind == "hex":
        return el("span", _gains(d, int(rest)), cls="tm")
    if kind == "action":
        return _ways(d.writer.common, rest)
    if kind == "card" and isinstance(d.view.steps[-1], Adding | Removing | Taking):
        return _lying(d, int(rest.partition(":")[0]))
    if kind == "way":
        source, _, way_ = rest.rpartition(":")
        if source:
            return el(
                "span", phrases.action(d.writer, ACTIONS[source][int(way_)], holds_of(source)), cls="tm"
            )
    return Html()


def words(d: Scene[State], id: str) -> Html:
    """What a card needs, does and scores, or what an action does, in words."""
    kind, _, rest = id.partition(":")
    number = rest.partition(":")[0]
    if kind == "card" and number.isdecimal():
        # What matters of a card is what lies on it.
        is_named = isinstance(d.view.steps[-1], Adding | Removing | Taking)
        return Html() if is_named else _words(d.writer.common, kind, number)
    return _words(d.writer.common, kind, rest) if kind in ("corporation", "action") else Html()


@fragment(2048)
def _words(writer: Writer, kind: str, key: str) -> Html:
    """A corporation, a card or an action in words."""
    texts = writer.texts
    if kind == "corporation":
        lines = corporation_lines(CORPORATIONS[key], texts)
    elif kind == "card":
        lines = card_lines(CARDS[int(key)], texts)
    else:
        lines = [action(one, texts, holds_of(key)) for one in ACTIONS[key]]
    return writer.plain(" ".join(lines))


@fragment(512)
def _ways(writer: Writer, card: str) -> Html:
    """What the actions of a card do, as signs."""
    ways = [phrases.action(writer, one, holds_of(card)) for one in ACTIONS[card]]
    return el("span", signs.SLASH.join(ways), cls="tm")


def _lying(d: Scene[State], number: int) -> Html:
    """The resources on a card in play."""
    n = next((p.held[number] for p in d.view.players if number in p.held), 0)
    return el(
        "span", signs.many(d.writer, n, signs.chip(d.writer, CARDS[number].holds), plus=False), cls="tm"
    )


def highlights(d: Scene[State], id: str) -> tuple[str, ...]:
    """The marks that light up for an option: what a hex pays, whose card or stock is at stake."""
    kind, _, rest = id.partition(":")
    if kind == "hex":
        return (f"pays:{rest}",)
    if kind == "player":
        return (f"seat:{rest}",)
    if kind in RESOURCES:
        return (f"stock:{rest.partition(':')[0]}:{kind}",)
    if kind == "card" and rest.partition(":")[0].isdecimal():
        return (f"held:{int(rest.partition(':')[0]):03d}",)
    return ()


def _gains(d: Scene[State], n: int) -> Html:
    """The printed bonus, money for adjacent oceans, the player's triggers, and points."""
    kind, found = lit_kind(d.view), []
    for what, m in MAP[n].bonus if n <= HEXES else ():
        found.append(signs.many(d.writer, m, signs.CARD if what == "card" else signs.chip(d.writer, what)))
    pay = pays(d.view, n, kind, d.seat)
    if pay.money:
        found.append(signs.many(d.writer, pay.money, signs.chip(d.writer, "mc")))
    if d.seat is not None:
        found += _trigger_signs(d, d.view.players[d.seat], kind, n)
    if pay.points:
        found.append(signs.many(d.writer, pay.points, icon("victory-points"), plus=False))
    return join(found)


def _trigger_signs(d: Scene[State], p: Player, kind: str, n: int) -> list[Html]:
    """The player's triggers on the tile; left out where they are the same on every hex."""
    if not has_metal(n):
        return []
    return [
        phrases.effects(d.writer, one.effects)
        for _, one in tile_triggers(p, kind, n, True)
        if one.on == "metal"
    ]

"""What options are called, with a small sign beside them: cards, hexes, players, alternatives, losses."""

from __future__ import annotations

from boardroom.core.steps import Step
from boardroom.games.terraforming_mars import card_text
from boardroom.games.terraforming_mars.board import HEXES, MAP
from boardroom.games.terraforming_mars.cards.ask import Choosing
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.queue import EFFECTS, Effects, word
from boardroom.games.terraforming_mars.cards.use import ACTIONS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.draw import symbols
from boardroom.games.terraforming_mars.draw.mars import pays, placed
from boardroom.games.terraforming_mars.tables import PROJECTS
from boardroom.web.drawing import Scene
from boardroom.web.html import crest, el, icon


def label(d: Scene, id: str) -> str:
    """The name of an option; nothing where its text key says enough."""
    kind, _, rest = id.partition(":")
    ink = d.ink
    if id in RESOURCES:
        return ink.thing("resource", id)
    if kind in RESOURCES:
        victim, _, n = rest.partition(":")
        return ink(
            "draw-loss", n=int(n), resource=ink.thing("resource", kind), name=ink.texts.seat(int(victim))
        )
    if kind == "card":
        return _card(d, rest)
    if kind == "action":
        return ink.thing("card", rest)
    if kind == "player":
        return ink.name(int(rest))
    if kind == "way":
        source, _, way_ = rest.rpartition(":")
        return used(d, source, int(way_)) if source else way(d, int(way_))
    if kind == "effect":
        return waiting(d, int(rest))
    if kind == "hex":
        at = int(rest)
        return ink.thing("hex", at) if at > HEXES else ink("draw-hex", n=at)
    return ""


def _card(d: Scene, rest: str) -> str:
    number, _, n = rest.partition(":")
    name = d.ink.thing("card", f"{int(number):03d}" if number.isdecimal() else number)
    return d.ink("draw-off-card", n=int(n), card=name) if n else name


def used(d: Scene, source: str, way_: int) -> str:
    """One alternative of a card's action in words."""
    return d.ink.plain(card_text.action(ACTIONS[source][way_], d.ink.texts))


def way(d: Scene, way_: int) -> str:
    """One alternative of the effect in question in words."""
    top: Step = d.view.steps[-1]
    assert isinstance(top, Choosing)
    effect = EFFECTS[top.pending.ref]
    if not effect.options:
        return d.ink(f"draw-way-{word(effect).replace('_', '-')}-{way_}")
    listed = effect.options[way_]
    said = card_text.effects(listed, d.ink.texts) if listed else d.ink.texts("effect-nothing")
    return d.ink.plain(said)


def waiting(d: Scene, index: int) -> str:
    """A waiting effect in words."""
    top = next(step for step in reversed(d.view.steps) if isinstance(step, Effects))
    pending = top.queue[index]
    return d.ink.plain(card_text.effect(EFFECTS[pending.ref], d.ink.texts))


def face(d: Scene, id: str) -> str:
    """A sign beside an option's name."""
    kind, _, rest = id.partition(":")
    if id in RESOURCES or kind in RESOURCES:
        return el("span", symbols.chip(d.ink, kind), cls="tm")
    if kind == "card" and rest[:3].isdecimal():
        card = CARDS[int(rest.partition(":")[0])]
        tags = "".join(symbols.tag(d.ink, name) for name in card.tags[:3])
        return el("span", tags, cls="tm opttags")
    if kind == "player":
        return crest(int(rest))
    if kind == "project":
        return el("span", symbols.effects(d.ink, PROJECTS[rest].effects), cls="tm")
    if kind in ("milestone", "award"):
        return icon("victory-points")
    return ""


def detail(d: Scene, id: str) -> str:
    """What a hex gives, what an action does."""
    kind, _, rest = id.partition(":")
    if kind == "hex":
        return el("span", _gains(d, int(rest)), cls="tm")
    if kind == "action":
        holds = CARDS[int(rest)].holds if rest.isdecimal() else ""
        ways = [symbols.action(d.ink, one, holds) for one in ACTIONS[rest]]
        return el("span", symbols.SLASH.join(ways), cls="tm")
    if kind == "way":
        source, _, way_ = rest.rpartition(":")
        if source:
            holds = CARDS[int(source)].holds if source.isdecimal() else ""
            return el("span", symbols.action(d.ink, ACTIONS[source][int(way_)], holds), cls="tm")
    return ""


def _gains(d: Scene, n: int) -> str:
    if n > HEXES:
        return ""
    signs = []
    for what, m in MAP[n].bonus:
        signs.append(symbols.many(d.ink, m, symbols.CARD if what == "card" else symbols.chip(d.ink, what)))
    money, score = pays(d.view, n, placed(d.view), d.seat)
    if money:
        signs.append(symbols.many(d.ink, money, symbols.chip(d.ink, "mc")))
    if score:
        signs.append(symbols.many(d.ink, score, icon("victory-points"), plus=False))
    return "".join(signs)

"""What options are called, with a small sign beside them: cards, hexes, players, alternatives, losses."""

from __future__ import annotations

from boardroom.core.steps import Step
from boardroom.games.terraforming_mars import card_text
from boardroom.games.terraforming_mars.board import HEXES, MAP
from boardroom.games.terraforming_mars.cards.against import Removing, Taking, owner_of
from boardroom.games.terraforming_mars.cards.ask import Adding, Choosing
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.queue import EFFECTS, Effects, word
from boardroom.games.terraforming_mars.cards.use import ACTIONS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.draw import phrases, signs
from boardroom.games.terraforming_mars.draw.pays import fired, has_metal, pays, placed
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
    return d.ink.plain(card_text.action(ACTIONS[source][way_], d.ink.texts, _holds(source)))


def _holds(source: str) -> str:
    return CARDS[int(source)].holds if source.isdecimal() else ""


def way(d: Scene, way_: int) -> str:
    """One alternative of the effect in question in words."""
    top: Step = d.view.steps[-1]
    assert isinstance(top, Choosing)
    effect = EFFECTS[top.pending.ref]
    if not effect.options:
        return d.ink(f"draw-way-{word(effect).replace('_', '-')}-{way_}")
    listed = effect.options[way_]
    holds = CARDS[top.pending.card].holds if top.pending.card else ""
    said = card_text.effects(listed, d.ink.texts, holds) if listed else d.ink.texts("effect-nothing")
    return d.ink.plain(said)


def waiting(d: Scene, index: int) -> str:
    """A waiting effect in words."""
    top = next(step for step in reversed(d.view.steps) if isinstance(step, Effects))
    pending = top.queue[index]
    holds = CARDS[pending.card].holds if pending.card else ""
    return d.ink.plain(card_text.effect(EFFECTS[pending.ref], d.ink.texts, holds))


def face(d: Scene, id: str) -> str:
    """A sign beside an option's name."""
    kind, _, rest = id.partition(":")
    if id in RESOURCES or kind in RESOURCES:
        return el("span", signs.chip(d.ink, kind), cls="tm")
    if kind == "card" and rest.partition(":")[0].isdecimal():
        number = int(rest.partition(":")[0])
        if isinstance(d.view.steps[-1], Removing | Taking):
            return crest(owner_of(d.view, number))
        tags = "".join(signs.tag(d.ink, name) for name in CARDS[number].tags[:3])
        return el("span", tags, cls="tm opttags")
    if kind == "player":
        return crest(int(rest))
    if kind == "project":
        return el("span", phrases.effects(d.ink, PROJECTS[rest].effects), cls="tm")
    if kind in ("milestone", "award"):
        return icon("victory-points")
    return ""


def detail(d: Scene, id: str) -> str:
    """What a hex gives, what an action does."""
    kind, _, rest = id.partition(":")
    if kind == "hex":
        return el("span", _gains(d, int(rest)), cls="tm")
    if kind == "action":
        ways = [phrases.action(d.ink, one, _holds(rest)) for one in ACTIONS[rest]]
        return el("span", signs.SLASH.join(ways), cls="tm")
    if kind == "card" and isinstance(d.view.steps[-1], Adding | Removing | Taking):
        return _lying(d, int(rest.partition(":")[0]))
    if kind == "way":
        source, _, way_ = rest.rpartition(":")
        if source:
            return el("span", phrases.action(d.ink, ACTIONS[source][int(way_)], _holds(source)), cls="tm")
    return ""


def _lying(d: Scene, number: int) -> str:
    """What lies on a card in play now."""
    n = next((p.held[number] for p in d.view.players if number in p.held), 0)
    return el("span", signs.many(d.ink, n, signs.chip(d.ink, CARDS[number].holds), plus=False), cls="tm")


def marks(d: Scene, id: str) -> tuple[str, ...]:
    """What lights up while an option is looked at: what a hex pays; whose thing is at stake."""
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


def _gains(d: Scene, n: int) -> str:
    """The printed bonus, money beside oceans, what own cards give for it, and points."""
    kind, found = placed(d.view), []
    for what, m in MAP[n].bonus if n <= HEXES else ():
        found.append(signs.many(d.ink, m, signs.CARD if what == "card" else signs.chip(d.ink, what)))
    pay = pays(d.view, n, kind, d.seat)
    if pay.money:
        found.append(signs.many(d.ink, pay.money, signs.chip(d.ink, "mc")))
    if d.seat is not None:
        found += _triggered(d, kind, n)
    if pay.points:
        found.append(signs.many(d.ink, pay.points, icon("victory-points"), plus=False))
    return "".join(found)


def _triggered(d: Scene, kind: str, n: int) -> list[str]:
    """What own cards give for the tile; where that is the same on every hex it is left out."""
    if not has_metal(n):
        return []
    p = d.view.players[d.seat]
    return [phrases.effects(d.ink, one.effects) for _, one in fired(p, kind, n, True) if one.on == "metal"]

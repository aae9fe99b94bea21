"""Card faces of our own: cost, tags, requirement, words of the effects, points; and rows of cards in play."""

from __future__ import annotations

from boardroom.core.rules import Refusal
from boardroom.games.terraforming_mars import card_text
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.play import bill, obstacle
from boardroom.games.terraforming_mars.cards.requirements import measure
from boardroom.games.terraforming_mars.cards.vocabulary import Requirement
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import TRACKS
from boardroom.games.terraforming_mars.turn import Turn
from boardroom.web.drawing import Scene
from boardroom.web.html import el, icon

KIND = {"green": "auto", "blue": "active", "red": "event"}
KEY = "terraforming_mars"


def tag(d: Scene, name: str) -> str:
    return el("span", icon(f"tag-{name}"), cls="tg", data_tag=name, title=d.ink.thing("tag", name))


def resource(d: Scene, name: str) -> str:
    sign = "megacredit" if name == "mc" else name
    return el("span", icon(sign), cls="res", data_res=name, title=d.ink.thing("resource", name))


def face(d: Scene, p: Player, number: int, why: Refusal | None = None, ok: bool = False) -> str:
    """A card in hand: struck-through cost when reduced, requirements met or not, why it cannot be played."""
    card = CARDS[number]
    cost = bill(p, number).cost
    old = el("s", d.ink.num(card.cost)) if cost != card.cost else ""
    tags = [*card.tags, *(("event",) if card.is_event else ())]
    band = el(
        "span",
        el("span", old, el("b", d.ink.num(cost)), cls="cost"),
        el("span", *(tag(d, one) for one in tags), cls="tags"),
        cls="band",
    )
    words = [*(one for one in card_text.card_lines(card, d.ink.texts)[len(card.requires) :])]
    lines = "".join(el("span", d.ink.plain(one), cls="words") for one in words)
    foot = el("span", d.ink.refusal(why), " ", d.ink.clause(why.clause, KEY), cls="kn") if why else ""
    state = " no" if why else " ok" if ok else ""
    needs = "".join(_need(d, p, one) for one in card.requires)
    return el(
        "div",
        band,
        el("span", d.ink.thing("card", number), cls="nm"),
        el("span", needs, cls="rqs") if needs else "",
        el("span", lines, cls="fx"),
        el("span", foot, cls="ft") if foot else "",
        cls=f"tmc {KIND[card.colour]}{state}",
        data_id=f"card:{number:03d}",
    )


def _need(d: Scene, p: Player, one: Requirement) -> str:
    s: State = d.view
    have = measure(s, p, one)
    shift = (p.shift + p.next_shift) * TRACKS[one.what].step if one.what in TRACKS else 0
    met = have + shift >= one.least if one.least is not None else have - shift <= (one.most or 0)
    words = d.ink.plain(card_text.requirement(one, d.ink.texts))
    return el("span", words, icon("check" if met else "close"), cls=f"rq {'met' if met else 'unmet'}")


def hand(d: Scene, p: Player) -> str:
    """The reader's hand, playable cards first, each with the reason why not."""
    s: State = d.view
    top = s.steps[-1]
    acting = isinstance(top, Turn) and top.seat == p.seat and not p.first_due
    whys = {card: obstacle(s, p, card) if acting else None for card in p.hand}
    order = sorted(p.hand, key=lambda card: (whys[card] is not None, CARDS[card].cost))
    shown = [el("li", face(d, p, card, whys[card], acting and whys[card] is None)) for card in order]
    return el("ul", *shown, cls="fan") if shown else el("p", d.ink("draw-hand-empty"), cls="muted small")


def row(d: Scene, p: Player, source: str) -> str:
    """A card in play in one line: name, resources on it, whether its action is used."""
    if source in CORPORATIONS:
        kind, name, held, acts = (
            "corp",
            d.ink.thing("corporation", source),
            0,
            bool(CORPORATIONS[source].actions),
        )
        about = card_text.corporation_lines(CORPORATIONS[source], d.ink.texts)
    else:
        card = CARDS[int(source)]
        kind, name = KIND[card.colour], d.ink.thing("card", card.number)
        held, acts = p.held.get(card.number, 0), bool(card.actions)
        about = card_text.card_lines(card, d.ink.texts)
    used = source in p.used
    marks = []
    if held:
        marks.append(el("span", el("b", d.ink.num(held)), cls="held"))
    if acts:
        words = d.ink("draw-used") if used else d.ink("draw-open")
        sign = icon("check") if used else icon("tm-arrow", "ar")
        marks.append(el("span", sign, cls="mk" if used else "actn can", title=words))
    return el(
        "li",
        el("span", name, cls="rn"),
        el("span", *marks, cls="rx"),
        cls=f"tmr {kind}{' isused' if used else ''}",
        title=d.ink.plain("; ".join(about)),
        data_id=f"action:{source}" if acts else f"card:{source}",
    )


def tableau(d: Scene, p: Player) -> str:
    """Everything a player has in play: the corporation, then active, automated and event cards."""
    rank = {"blue": 0, "green": 1, "red": 2}
    order = sorted(p.played, key=lambda card: (rank[CARDS[card].colour], p.played.index(card)))
    rows = [row(d, p, p.corporation)] if p.corporation else []
    rows += [row(d, p, f"{card:03d}") for card in order]
    return el("ul", *rows, cls="tableau")

"""Cards as faces of our own: cost, tags, requirement, effects as signs and composed words, points.

What never changes on a card is drawn once per language; cost, requirement and state are laid around it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from boardroom.core.rules import Refusal
from boardroom.games.terraforming_mars import card_text
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card, Corporation
from boardroom.games.terraforming_mars.cards.play import bill
from boardroom.games.terraforming_mars.cards.requirements import measure
from boardroom.games.terraforming_mars.cards.vocabulary import Effect, Requirement
from boardroom.games.terraforming_mars.draw import phrases, signs
from boardroom.games.terraforming_mars.draw.kept import Words, ink_of, words
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import TRACKS
from boardroom.web.drawing import Scene
from boardroom.web.html import Ink, el, icon

LOOKS = {"green": "auto", "blue": "active", "red": "event"}
PLAIN = frozenset({"production", "gain", "lose", "reduce", "tr", "raise", "ocean", "draw", "add"})
"""Effects whose signs leave nothing open."""
USUAL = ("city-normal", "greenery-normal")


@dataclass(frozen=True, slots=True)
class Face:
    """What never changes on a card, as HTML of one language."""

    name: str
    tags: str
    signs: str
    brief: str
    """Words for what the signs leave open."""
    words: str
    row: str
    """Effects and actions on one line, for a row of the tableau."""
    points: str
    look: str
    cost: int


@lru_cache(maxsize=2048)
def _face(said: Words, key: str) -> Face:
    ink = ink_of(said)
    card: Card | Corporation = CARDS[int(key)] if key.isdecimal() else CORPORATIONS[key]
    tags = [signs.tag(ink, name) for name in card.tags]
    if isinstance(card, Corporation):
        lines, look, cost, score, holds = (
            card_text.corporation_lines(card, ink.texts),
            "corp",
            card.mc,
            "",
            "",
        )
    else:
        lines, look, cost = card_text.card_lines(card, ink.texts), LOOKS[card.colour], card.cost
        lines = lines[len(card.requires) :]
        holds, score = card.holds, phrases.points(ink, card.points, card.holds)
        tags += [signs.tag(ink, "event")] if card.is_event else []
    return Face(
        name=ink.thing("card", key),
        tags="".join(tags),
        signs=_signs(ink, card, holds),
        brief="".join(el("span", ink.plain(line), cls="words sm") for line in _brief(ink, card)),
        words="".join(el("span", ink.plain(line), cls="words") for line in lines),
        row=_row_signs(ink, card, holds),
        points=score,
        look=look,
        cost=cost,
    )


def _signs(ink: Ink, card: Card | Corporation, holds: str) -> str:
    found = []
    at_once = phrases.effects(ink, card.effects, holds)
    if at_once:
        found.append(el("span", at_once, cls="fxr"))
    if isinstance(card, Corporation) and card.first:
        found.append(el("span", "1.", phrases.effects(ink, card.first), cls="fxr"))
    found += _lasting(ink, card, holds)
    if card.actions:
        found.append(el("span", _ways(ink, card, holds), cls="fxr actn"))
    return "".join(found)


def _lasting(ink: Ink, card: Card | Corporation, holds: str) -> list[str]:
    each = [phrases.ongoing(ink, one) for one in card.ongoing]
    each += [phrases.trigger(ink, one, holds) for one in card.triggers]
    return [el("span", icon("tm-always", "li"), signs, cls="fxr eff") for signs in each if signs]


def _ways(ink: Ink, card: Card | Corporation, holds: str) -> str:
    slash = f'<span class="or">{ink("draw-or")}</span>'
    return slash.join(phrases.action(ink, one, holds) for one in card.actions)


def _row_signs(ink: Ink, card: Card | Corporation, holds: str) -> str:
    if card.actions:
        return el("span", _ways(ink, card, holds), cls="rx actn")
    lasting = [phrases.ongoing(ink, one) for one in card.ongoing]
    lasting += [phrases.trigger(ink, one, holds) for one in card.triggers]
    signs = "".join(lasting)
    return el("span", signs, cls="rx") if signs else ""


def _brief(ink: Ink, card: Card | Corporation) -> list[str]:
    """Only what a sign would make a riddle of."""
    t = ink.texts
    found = [card_text.effect(one, t) for one in card.effects if _open(one)]
    found += [
        card_text.ongoing(one, t) for one in card.ongoing if one.kind in ("special", "protect", "project")
    ]
    found += [card_text.trigger(one, t) for one in card.triggers if any(map(_open, one.effects))]
    return found + [card_text.action(one, t) for one in card.actions if any(map(_open, one.effects))]


def _open(one: Effect) -> bool:
    return one.do not in PLAIN and not (one.do == "tile" and one.where in USUAL)


# --- faces


def card(
    d: Scene, number: int, p: Player | None, size: str = "hand", state: str = "", foot: str = "", **attrs: str
) -> str:
    """A project card as it lies before a reader: what it costs them now, whether its requirement is met."""
    face = _face(words(d), f"{number:03d}")
    ink, s = d.ink, d.view
    cost = _cost(ink, face.cost, bill(p, number).cost if p else face.cost)
    needs = "".join(_need(ink, s, p, need) for need in CARDS[number].requires)
    inside = face.signs + (face.words if size == "full" else face.brief)
    return el(
        "article",
        el("span", cost, el("span", face.tags, cls="tags"), cls="band"),
        el("span", face.name, cls="nm"),
        el("span", needs, cls="rqs") if needs else "",
        el("span", inside, cls="fx"),
        el("span", foot or el("span", ink(f"draw-kind-{face.look}"), cls="kn"), face.points, cls="ft"),
        cls=f"tmc {size} {face.look} {state}".rstrip(),
        **attrs,
    )


def corporation(d: Scene, key: str, size: str = "full", state: str = "", **attrs: str) -> str:
    """A corporation with its money."""
    face = _face(words(d), key)
    money = f'<span class="cost"><b>{d.ink.num(face.cost)}</b></span>' + signs.chip(d.ink, "mc")
    return el(
        "article",
        el("span", money, el("span", face.tags, cls="tags"), cls="band"),
        el("span", face.name, cls="nm"),
        el("span", face.signs + face.words, cls="fx"),
        el("span", el("span", d.ink("draw-kind-corp"), cls="kn"), cls="ft"),
        cls=f"tmc {size} corp {state}".rstrip(),
        **attrs,
    )


def _cost(ink: Ink, printed: int, now: int) -> str:
    struck = f"<s>{ink.num(printed)}</s>" if now != printed else ""
    return f'<span class="cost">{struck}<b>{ink.num(now)}</b></span>'


def _need(ink: Ink, s: State, p: Player | None, need: Requirement) -> str:
    signs = phrases.requirement(ink, need)
    if p is None:
        return el("span", signs, cls="rq")
    met = is_met(s, p, need)
    said = ink("draw-met" if met else "draw-not-met")
    return el(
        "span", signs, icon("check" if met else "close"), cls="rq met" if met else "rq unmet", title=said
    )


def is_met(s: State, p: Player, need: Requirement) -> bool:
    """Whether one requirement holds for the player now, with the steps that cards shift it by."""
    have = measure(s, p, need)
    shift = (p.shift + p.next_shift) * TRACKS[need.what].step if need.what in TRACKS else 0
    if need.least is not None:
        return have + shift >= need.least
    return need.most is None or have - shift <= need.most


def barred(d: Scene, why: Refusal, brief: bool = False) -> str:
    """The reason a card cannot be played, with its clause, for the foot of the card."""
    said = d.ink.refusal(why)
    clause = d.ink.clause(why.clause, "terraforming_mars")
    words_ = _short(d, why) if brief else said
    return el("span", el("span", words_, cls="reason"), " ", clause, cls="kn", title=said)


def _short(d: Scene, why: Refusal) -> str:
    """What is missing, in a few words; the whole sentence stands on the enlarged card."""
    args = why.args
    if why.reason == "cannot-pay":
        return d.ink("draw-short-of", n=args["cost"] - args["paid"])
    if why.reason in ("requirement-too-low", "requirement-too-high"):
        what = d.ink.texts.argument("what", args["what"])
        return d.ink("draw-short-needs", what=what, have=args["have"])
    if why.reason == "production-short":
        resource = d.ink.texts.argument("resource", args["resource"])
        return d.ink("draw-short-production", resource=resource, have=args["have"])
    return d.ink.refusal(why)


# --- rows of a tableau


def row(d: Scene, key: str, p: Player, id: str = "", act: str = "") -> str:
    """A card in play on one line: what lies on it, what it can still do, or its tags.

    `id` names the card, `act` its action, where something may be asked about them.
    """
    face, ink = _face(words(d), key), d.ink
    number = int(key) if key.isdecimal() else 0
    used = key in p.used
    lying = held(d, number, p)
    if used:
        signs = el("span", icon("check"), ink("draw-used"), cls="mk")
    else:
        signs = face.row or el("span", face.tags, cls="rx tags")
        if act and "actn" in signs:
            signs = signs.replace('class="rx actn"', f'class="rx actn" data-id="{act}"', 1)
    fresh = " new" if f"card:{key}" in d.fresh else ""
    cls = f"tmr {face.look}{' isused' if used else ''}{fresh}"
    return el(
        "li", el("span", face.name, cls="rn"), lying, signs, cls=cls, data_id=id or None, title=face.name
    )


def held(d: Scene, number: int, p: Player) -> str:
    n = p.held.get(number, 0)
    if not number or not CARDS[number].holds or (not n and CARDS[number].points.of != "resource"):
        return ""
    return el("span", signs.chip(d.ink, CARDS[number].holds), el("b", d.ink.num(n)), cls="held")


def long_row(d: Scene, number: int, p: Player) -> str:
    """A card in play with all its signs and points, for the sheet of a whole tableau."""
    return _long(words(d), f"{number:03d}", held(d, number, p))


@lru_cache(maxsize=2048)
def _long(said: Words, key: str, lying: str) -> str:
    face = _face(said, key)
    inside = (el("span", face.tags, cls="rx tags"), el("span", face.name, cls="rn"), lying)
    signs = el("span", face.signs, cls="rx")
    return el("li", *inside, signs, face.points, cls=f"tmr long {face.look}", title=face.name)


def named(d: Scene, number: int, p: Player, **attrs: str) -> str:
    """A card as a button of one line: cost, name, tags."""
    face = _face(words(d), f"{number:03d}")
    cost = el("b", d.ink.num(bill(p, number).cost), cls="cst")
    inside = (cost, el("span", face.name, cls="rn"), el("span", face.tags, cls="rx tags"))
    return el("button", *inside, cls=f"tmr {face.look}", type="button", **attrs)


def tag_row(d: Scene, p: Player, names: Iterable[tuple[str, int]]) -> str:
    """Tags with their numbers."""
    found = [el("span", signs.tag(d.ink, name), el("b", d.ink.num(n)), cls="tc") for name, n in names if n]
    return el("div", *found, cls="tl") if found else ""

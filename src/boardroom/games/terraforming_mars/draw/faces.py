"""Cards as a viewer sees them: present cost, whether the requirement is met, why they cannot be played."""

from __future__ import annotations

from boardroom.core.refusals import Refusal
from boardroom.drawing.fragments import Fragments, fragment
from boardroom.drawing.html import Html, Writer, el, icon, join
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.play import bill
from boardroom.games.terraforming_mars.cards.requirements import measure
from boardroom.games.terraforming_mars.cards.vocabulary import Requirement
from boardroom.games.terraforming_mars.draw import phrases, signs
from boardroom.games.terraforming_mars.draw.face import LETTER, Face, face_of
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import TRACKS

ROOM = {
    "start": (136.0, 128.0), "corporation": (172.0, 136.0), "tray": (124.0, 158.0), "hand": (97.0, 124.0),
}  # fmt: skip
"""The width and height left for words and signs on a face, in pixels on a page 1440 wide."""


WHY = Fragments[Html](1024)
REASON = 24.0
"""The extra height of a foot that says why a card cannot be played."""
ZOOM = 14.0
"""The width that the enlarge button takes from the name's line."""


def card(
    d: Scene[State],
    number: int,
    p: Player | None,
    size: str = "hand",
    state: str = "",
    foot: Html = Html(),
    **attrs: str,
) -> Html:
    """A project card as a viewer sees it: its cost to them now, whether its requirement is met."""
    met = tuple([None if p is None else is_met(d.view, p, need) for need in CARDS[number].requires])
    now = None if p is None else bill(p, number).cost
    return _card(d.writer.common, number, now, met, size, state, foot, **attrs)


@fragment(4096)
def _card(
    writer: Writer,
    number: int,
    now: int | None,
    met: tuple[bool | None, ...],
    size: str,
    state: str,
    foot: Html,
    **attrs: str,
) -> Html:
    """A card at its present cost, with the requirements that are met; None where nobody asks."""
    face, requires = face_of(writer, f"{number:03d}"), CARDS[number].requires
    cost = _cost(writer, face.cost, face.cost if now is None else now)
    needs = join(_need(writer, need, is_met) for need, is_met in zip(requires, met, strict=True))
    words = _fitting_words(writer, face, size, requires, REASON if foot else 0.0)
    kind = el("span", writer(f"draw-kind-{face.look}"), cls="kn")
    return el(
        "article",
        el("span", cost, el("span", face.tags, cls="tags"), cls="band"),
        el("span", face.name, cls="nm"),
        el("span", needs, cls="rqs") if needs else Html(),
        el("span", face.signs + words, cls="fx"),
        el("span", foot or kind, _more_words(face, words), face.points, cls="ft"),
        cls=f"tmc {'hand' if size == 'hand' else 'full'} {face.look} {state}".rstrip(),
        title=None if words == face.words else face.said,
        **attrs,
    )


def _fitting_words(
    writer: Writer, face: Face, size: str, needs: tuple[Requirement, ...] = (), foot: float = 0.0
) -> Html:
    """The words of a face: all if they fit, else those for effects whose signs are not enough."""
    if size not in ROOM:
        return face.words
    wide, high = ROOM[size]
    high -= foot
    letter = LETTER[writer.lang]
    high -= 22.0 * (1 + (len(needs) - 1) // 2) if needs else 0.0
    high -= 16.0 if len(face.name) * letter * 1.35 > wide - ZOOM else 0.0
    if size == "hand":
        return face.brief_in(wide, high, letter)
    return face.words_in(wide, high, letter)


def _more_words(face: Face, shown: Html) -> Html:
    """A sign that words which the card needs found no room; it is read out as those words."""
    if shown or not face.brief:
        return Html()
    return el("span", Html("…"), cls="morewords", role="img", aria_label=face.said)


def corporation(d: Scene[State], key: str, size: str = "full", state: str = "", **attrs: str) -> Html:
    """A corporation with its money."""
    return _corporation(d.writer.common, key, size, state, **attrs)


@fragment(512)
def _corporation(writer: Writer, key: str, size: str, state: str, **attrs: str) -> Html:
    face = face_of(writer, key)
    words = _fitting_words(writer, face, size)
    money = Html(f'<span class="cost"><b>{writer.num(face.cost)}</b></span>') + signs.chip(writer, "mc")
    return el(
        "article",
        el("span", money, el("span", face.tags, cls="tags"), cls="band"),
        el("span", face.name, cls="nm"),
        el("span", face.signs + words, cls="fx"),
        el("span", el("span", writer("draw-kind-corp"), cls="kn"), _more_words(face, words), cls="ft"),
        cls=f"tmc {'hand' if size == 'hand' else 'full'} corp {state}".rstrip(),
        title=None if words == face.words else face.said,
        **attrs,
    )


def _cost(writer: Writer, printed: int, now: int) -> Html:
    struck = Html(f"<s>{writer.num(printed)}</s>") if now != printed else Html()
    return Html(f'<span class="cost">{struck}<b>{writer.num(now)}</b></span>')


def _need(writer: Writer, need: Requirement, met: bool | None) -> Html:
    signs = phrases.requirement(writer, need)
    if met is None:
        return el("span", signs, cls="rq")
    said = writer("draw-met" if met else "draw-not-met")
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


def why_not(d: Scene[State], why: Refusal, brief: bool = False) -> Html:
    """The reason a card cannot be played, with its clause, for the foot of the card."""
    return WHY.get((d.writer, why.clause, str(why), brief), lambda: _why_not(d, why, brief))


def _why_not(d: Scene[State], why: Refusal, brief: bool) -> Html:
    said = d.writer.refusal(why)
    clause = d.writer.clause(why.clause, "terraforming_mars")
    words_ = _short(d, why) if brief else said
    return el("span", el("span", words_, cls="reason"), Html(" "), clause, cls="kn", title=said)


def _short(d: Scene[State], why: Refusal) -> Html:
    """What is missing, in a few words; the enlarged card has the whole sentence."""
    args = why.args
    if why.reason == "cannot-pay":
        return d.writer("draw-short-of", n=args["cost"] - args["paid"])
    if why.reason in ("requirement-too-low", "requirement-too-high"):
        what = d.writer.texts.argument("what", args["what"])
        return d.writer("draw-short-needs", what=what, have=args["have"])
    if why.reason == "production-short":
        resource = d.writer.texts.argument("resource", args["resource"])
        return d.writer("draw-short-production", resource=resource, have=args["have"])
    return d.writer.refusal(why)


def face(d: Scene[State], id: str) -> Html:
    """A card or corporation as printed, by its id; empty for an unknown one."""
    kind, _, key = id.partition(":")
    drawn = Html()
    if kind == "card" and key.isdecimal() and int(key) in CARDS:
        drawn = card(d, int(key), None, "full")
    elif kind == "corporation" and key in CORPORATIONS:
        drawn = corporation(d, key)
    return el("div", drawn, cls="tm printed") if drawn else Html()

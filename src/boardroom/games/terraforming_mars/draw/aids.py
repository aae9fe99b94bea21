"""Player aids: the phases of a generation, the icons, and all cards with a search."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.drawing.html import Html, el, sign_list
from boardroom.drawing.scene import Aid, Scene
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.vocabulary import KINDS, PARAMETERS, RESOURCES, TAGS
from boardroom.games.terraforming_mars.draw import faces, labels, signs
from boardroom.games.terraforming_mars.state import State

PHASES = ("TM-7.2", "TM-7.3", "TM-7.4", "TM-7.5", "TM-7.6")


def aids(d: Scene[State]) -> Sequence[Aid]:
    clauses = (
        el(
            "li",
            d.writer.plain(d.writer.texts.clause(one)),
            Html(" "),
            d.writer.clause(one, "terraforming_mars"),
        )
        for one in PHASES
    )
    return [
        Aid(d.writer("draw-aid-generation"), el("ol", *clauses, cls="play")),
        Aid(d.writer("ui-icons"), el("div", _icons(d), cls="tm")),
        Aid(d.writer("draw-aid-cards", count=len(CARDS) + len(CORPORATIONS)), _browser(d), is_wide=True),
    ]


def _icons(d: Scene[State]) -> Html:
    """Resources, what lies on cards, parameters and tags."""
    writer = d.writer
    found = [(signs.chip(writer, res), writer.thing("resource", res)) for res in (*RESOURCES, *KINDS)]
    found += [(signs.gauge(writer, one), writer.thing("parameter", one)) for one in PARAMETERS]
    found += [(signs.tag(writer, tag), writer.thing("tag", tag)) for tag in TAGS]
    return sign_list(found)


def _browser(d: Scene[State]) -> Html:
    """All corporations and cards as printed, each with its words, which a search goes through."""
    writer = d.writer
    field = el(
        "input", type="search", placeholder=writer("draw-aid-search"), aria_label=writer("draw-aid-search"),
        data_search=True, data_common="",
    )  # fmt: skip
    none = el("p", writer("ui-nothing-found"), cls="muted", hidden=True, data_none=True)
    found = [_card(d, f"corporation:{key}", faces.corporation(d, key)) for key in CORPORATIONS]
    found += [_card(d, f"card:{n:03d}", faces.card(d, n, None, "full")) for n in CARDS]
    return el(
        "div", el("div", field, cls="searchbox"), none, el("ul", *found, cls="facegrid tm"), cls="reader"
    )


def _card(d: Scene[State], id: str, face: Html) -> Html:
    return el("li", face, el("span", labels.words(d, id), cls="sr"), data_clause_text=True)

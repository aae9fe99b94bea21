"""Every page and panel of Power Grid, with each stage of each offer, and a parser for the words in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from typing import Any

from tests.installed import packages_installed
from tests.web.tables import NAMES, POWER_GRID, at_step, played, seen

from boardroom.core.parts import Amount, Confirm, Mix, One, Part, Some
from boardroom.core.texts import Texts
from boardroom.games.registry import listing, load
from boardroom.web.models import FormDraft, LobbyPage, TablePage, TableRow, WaitingRoom, words
from boardroom.web.pages.error import error_page
from boardroom.web.pages.lobby import lobby_page
from boardroom.web.pages.rules import rules_page
from boardroom.web.pages.table import table_page
from boardroom.web.pages.waiting_room import waiting_room_page
from boardroom.web.panels import panel
from boardroom.web.panels.faces import face

with packages_installed():
    from boardroom_forms.game import GAME as DUMMY

STEPS = ("auction_phase", "auction", "fuel_phase", "build_phase", "bureaucracy")
LATE = 420


def lobby(lang: str, texts: Texts | None = None) -> str:
    row = TableRow(
        id="abc", title="Sunday", game="power_grid", names=NAMES[:3], kinds=("me", "open", "bot:greedy"),
        seq=7, created_by_me=True, waits_for_me=True, open_seats=(1,),
    )  # fmt: skip
    bots = ("random", "greedy")
    return lobby_page(
        LobbyPage(
            games=[listing("power_grid")], tables=[row], bots=bots, lang=lang, texts=texts or words(lang)
        )
    )


def room(lang: str) -> WaitingRoom:
    return WaitingRoom(
        table="abc",
        title="Sunday",
        game=load("power_grid"),
        names=("Ada", "", "Chen"),
        kinds=("me", "open", "bot:greedy"),
        links={1: "/t/abc?join=xyz"},
        commitment="0123",
        joins=1,
        secret="xyz",
        lang=lang,
        texts=words(lang, POWER_GRID),
    )


def every_page(lang: str) -> Mapping[str, str]:
    found = {"lobby": lobby(lang), "rules": rules_page(load("power_grid"), words(lang, POWER_GRID))}
    found["error"] = error_page(404, "there is no table 'x'", words(lang))
    for step in STEPS:
        found[step] = table_page(seen(at_step(POWER_GRID, f"power_grid.{step}", 30), lang=lang))
    late = played(POWER_GRID, LATE)
    found["late"] = table_page(seen(late, lang=lang))
    found["spectator"] = table_page(seen(late, lang=lang, spectator=True))
    found["past"] = table_page(seen(late, lang=lang, moment=12))
    found["over"] = table_page(seen(played(POWER_GRID, 3000), 0, lang=lang))
    found["choosing"] = table_page(seen(played(POWER_GRID, 0, region_choice="players"), lang=lang))
    found["usa"] = table_page(seen(played(POWER_GRID, 60, seats=6, map="usa"), lang=lang))
    found["room"] = waiting_room_page(room(lang))
    people = replace(
        seen(late, lang=lang), kinds=("me", "me", "bot:greedy", "human"), curtained=True, behind=1
    )
    found["hot"] = table_page(people)
    for step in STEPS:
        found |= asked_pages(seen(at_step(POWER_GRID, f"power_grid.{step}", 60), lang=lang), step)
    found["sheet"] = face(seen(late, lang=lang), "sheet:1")
    found["dummy"] = table_page(seen(played(DUMMY, 0, 1), lang=lang))
    return found


def asked_pages(shown: TablePage, name: str) -> Mapping[str, str]:
    """Every offer at each stage, answered with its first option: every widget and summary is drawn."""
    found = {}
    for offer in shown.offers:
        chosen: dict[str, Any] = {}
        part = offer.form(chosen)
        while part is not None and (answer := first_answer(part)) is not None:
            chosen[part.name] = answer
            found[f"{name} {offer.kind.key} {len(chosen)}"] = panel(
                shown, "decision", FormDraft(offer.kind.key, dict(chosen))
            )
            part = offer.form(chosen)
    return found


def first_answer(part: Part) -> Any:
    """A possible answer to a part, which leads to the next one."""
    if isinstance(part, One):
        return next((o.value for o in part.options if o.ok), None)
    if isinstance(part, Some):
        return [o.value for o in part.options if o.ok][: max(part.least, 1)]
    if isinstance(part, Amount):
        return part.least
    if isinstance(part, Mix):
        return {item.id: 1 for item in part.items if item.most and not item.why}
    return True if isinstance(part, Confirm) else None


class Reader(HTMLParser):
    """Collects violations of the content policy, and every word that a person can read on a page."""

    def __init__(self, heard: bool = False) -> None:
        super().__init__(convert_charrefs=True)
        self.heard = heard
        self.wrong: list[str] = []
        self.words: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if "style" in given or any(name.startswith("on") for name in given):
            self.wrong.append(f"{tag} {attrs}")
        if tag == "style" or (tag == "script" and "src" not in given):
            self.wrong.append(f"{tag} in the page")
        if len(given) != len(attrs):
            self.wrong.append(f"{tag} has an attribute twice: {attrs}")
        for name, value in given.items():
            if value and (HEARD.fullmatch(name) if self.heard else not SILENT.fullmatch(name)):
                self.words.append(unescape(re.sub(r"<[^>]*>", " ", value)))  # may be markup
        if tag not in ("input", "meta", "link", "br", "path", "rect", "circle", "use", "ellipse"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open and self.open[-1] not in ("script", "style"):
            self.words.append(data)


# Attributes that no person reads: everything else, every `data-` with words for the script included, must
# come from the text files.
SILENT = re.compile(
    "class|id|for|href(lang)?|src|rel|type|name|role|value|lang|dir|content|charset|download|list|min|max|maxlength"
    "|inputmode|autocomplete|accept|method|viewbox|[dxyr]|[xyrcd][xy12]|points|width|height|transform|fill"
    "|stroke.*|text-anchor|dominant-baseline|pattern.*|preserve.*|xmlns|direction|colspan|rowspan|scope|tabindex"
    "|draggable|popover(target(action)?)?|aria-(hidden|live|modal|controls|(labelled|described)by|selected|pressed|current"
    "|expanded|disabled)|data-(id|do|kind|value|part|name|panel|owner|res|table|game|body|chosen|before|marks|next"
    "|prices|rooms|home|lang|digits|choice|digits-choice|switch|item|order|clause|edges|symbol|places?|cost|sum"
    "|secret|room|theme|standing|address|key|list|by|face|fill|rests)"
)
HEARD = re.compile("aria-label|title|placeholder|data-(why|label|do-label|slip)")


def read(html: str, heard: bool = False) -> Reader:
    reader = Reader(heard)
    reader.feed(html)
    return reader

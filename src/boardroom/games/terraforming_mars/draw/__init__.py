"""Terraforming Mars as it is shown: pictures and short words from a view; no rule is decided here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from boardroom.core.actions import Action, Fact
from boardroom.core.texts import Texts
from boardroom.games.terraforming_mars import card_text, facts, text
from boardroom.games.terraforming_mars.actions import Pass, Play
from boardroom.games.terraforming_mars.board import AROUND, MAP
from boardroom.games.terraforming_mars.cards.ask import Choosing
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.play import bill, obstacle
from boardroom.games.terraforming_mars.cards.queue import EFFECTS, Effects
from boardroom.games.terraforming_mars.cards.vocabulary import MC, RESOURCES
from boardroom.games.terraforming_mars.draw import board as _board
from boardroom.games.terraforming_mars.draw import cards, seats
from boardroom.games.terraforming_mars.production import Generations, LastGreeneries
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting
from boardroom.games.terraforming_mars.state import State
from boardroom.web.drawing import Drawing, Line, Scene, Series, Track
from boardroom.web.frame import sprite
from boardroom.web.html import Ink, el
from boardroom.web.svg import STATIC, standalone

CLAUSES: dict[type[Fact], str] = {
    facts.CorporationRevealed: "TM-6.7", facts.GenerationBegan: "TM-7.2", facts.CardsBought: "TM-5.13",
    facts.CardsDrawn: "TM-5.7", facts.CardsDiscarded: "TM-5.14", facts.CardPlayed: "TM-9.1",
    facts.ProjectDone: "TM-10.10", facts.MilestoneClaimed: "TM-11.1", facts.AwardFunded: "TM-11.3",
    facts.ActionUsed: "TM-8.3", facts.TilePlaced: "TM-9.12", facts.ParameterRaised: "TM-1.3",
    facts.Removed: "TM-9.8", facts.Produced: "TM-7.6", facts.Passed: "TM-7.8", facts.TurnEnded: "TM-7.4",
}  # fmt: skip
QUIET = (facts.CardsDealt, facts.RatingRaised, facts.StockChanged)
PHASES = ("research", "action", "production")


class TerraformingMarsDrawing(Drawing):
    """The map with gauges, milestones and awards, card faces and player boards."""

    def board(self, d: Scene) -> str:
        return _board.board(d)

    def side(self, d: Scene) -> list[str]:
        return seats.goals(d)

    def own(self, d: Scene) -> str:
        return seats.own(d)

    def player(self, d: Scene, seat: int) -> Line:
        one = seats.line(d, seat)
        return Line(one.key, one.tags, el("div", one.below, cls="tm tmline"))

    def order(self, d: Scene) -> Sequence[int]:
        s: State = d.view
        return s.order()

    def track(self, d: Scene) -> Track:
        s: State = d.view
        names = [d.ink(f"draw-phase-{name}") for name in PHASES]
        return Track(d.ink("draw-generation", n=s.generation), names, _phase(s))

    def setting(self, d: Scene) -> str:
        o = d.view.options
        era = d.ink("option-corporate-era") if o.corporate_era or d.view.solo else d.ink("draw-standard")
        return f"{era} · {d.ink('option-draft')}" if o.draft else str(era)

    def label(self, d: Scene, id: str, name: str) -> str:
        s: State = d.view
        kind, _, rest = id.partition(":")
        top = s.steps[-1]
        if kind == "way" and isinstance(top, Choosing):
            return d.ink.plain(_way(d, top, int(rest)))
        if kind == "effect" and isinstance(top, Effects) and int(rest) < len(top.queue):
            return d.ink.plain(card_text.effect(EFFECTS[top.queue[int(rest)].ref], d.ink.texts))
        if kind == "hex":
            return d.ink("draw-hex", hex=d.ink.texts.argument("hex", int(rest)))
        if kind == "card" and ":" not in rest and rest.isdecimal():
            return d.ink.thing("card", int(rest))
        said = text.label(s, id, d.ink.texts)
        return d.ink.plain(said) if said is not None else super().label(d, id, name)

    def face(self, d: Scene, id: str) -> str:
        kind, _, rest = id.partition(":")
        if id in RESOURCES:
            return el("span", cards.resource(d, id), cls="tm")
        if kind == "card" and rest.isdecimal():
            found = [*CARDS[int(rest)].tags, *(("event",) if CARDS[int(rest)].is_event else ())]
            return el("span", *(cards.tag(d, one) for one in found), cls="tm tagrow")
        return ""

    def detail(self, d: Scene, id: str) -> str:
        kind, _, rest = id.partition(":")
        if kind == "hex":
            return _hex_pays(d, int(rest))
        if kind == "corporation":
            lines = card_text.corporation_lines(CORPORATIONS[rest], d.ink.texts)
        elif kind == "card" and rest.isdecimal():
            lines = card_text.card_lines(CARDS[int(rest)], d.ink.texts)
        elif kind == "action":
            one = CORPORATIONS[rest] if rest in CORPORATIONS else CARDS[int(rest)]
            lines = [card_text.action(way, d.ink.texts) for way in one.actions]
        else:
            return ""
        return d.ink.plain("; ".join(lines))

    def means(self, d: Scene, name: str) -> tuple[str, int] | None:
        if d.seat is None or name not in ("card", "cards", "project", "milestone", "award", "projects"):
            return None
        return d.ink.thing("resource", "mc"), d.view.players[d.seat].stock[MC]

    def effect(self, d: Scene, action: Action) -> list[tuple[str, str, str]]:
        pay = getattr(action, "pay", None)
        if pay is None:
            return []
        stock, num = d.view.players[action.seat].stock, d.ink.num
        spent = (pay.mc, pay.steel, pay.titanium, 0, 0, pay.heat)
        return [
            (d.ink.thing("resource", name), num(stock[place]), num(stock[place] - spent[place]))
            for place, name in enumerate(RESOURCES)
            if spent[place]
        ]

    def slip(self, d: Scene, action: Action) -> str | None:
        """Passing though a card could be played, or paying metal that is worth too much."""
        s: State = d.view
        p = s.players[action.seat]
        if isinstance(action, Pass) and not isinstance(s.steps[-1], LastGreeneries):
            return "draw-slip-pass" if any(obstacle(s, p, card) is None for card in p.hand) else None
        if isinstance(action, Play):
            worth = action.pay.steel * p.steel_worth + action.pay.titanium * p.titanium_worth
            lost = worth + action.pay.mc + action.pay.heat - bill(p, action.card).cost
            return "draw-slip-overpaid" if lost > 0 else None
        return None

    def fresh(self, facts_: Iterable[Fact]) -> frozenset[str]:
        return frozenset(
            f"hex:{fact.hex}" for fact in facts_ if isinstance(fact, facts.TilePlaced | facts.HexClaimed)
        )

    def told(self, fact: Fact) -> bool:
        return super().told(fact) and not isinstance(fact, QUIET)

    def heads(self, fact: Fact) -> bool:
        return isinstance(fact, facts.GenerationBegan)

    def cited(self, fact: Fact) -> str | None:
        return super().cited(fact) or CLAUSES.get(type(fact))

    def charts(self, d: Scene, facts_: Iterable[Fact]) -> list[Series]:
        s: State = d.view
        rating: dict[int, list[int]] = {p.seat: [] for p in s.players}
        income: dict[int, list[int]] = {p.seat: [] for p in s.players}
        now = {p.seat: 14 if s.solo else 20 for p in s.players}
        for fact in facts_:
            if isinstance(fact, facts.RatingRaised):
                now[fact.seat] = fact.rating
            elif isinstance(fact, facts.Produced):
                rating[fact.seat].append(now[fact.seat])
                income[fact.seat].append(fact.mc)
        return [Series(d.ink("draw-chart-rating"), rating), Series(d.ink("draw-chart-income"), income)]


def _phase(s: State) -> int:
    if any(isinstance(step, Starting | Researching | Drafting) for step in s.steps):
        return 0
    running = next((step for step in s.steps if isinstance(step, Generations)), None)
    return 1 if running and running.phase == "action" else 2


def _way(d: Scene, top: Choosing, way: int) -> str:
    """What an alternative does."""
    effect = EFFECTS[top.pending.ref]
    if effect.options:
        option = effect.options[way]
        return card_text.effects(option, d.ink.texts) if option else d.ink.texts("effect-nothing")
    return d.ink.texts(f"draw-{effect.what.replace('_', '-')}-{way}")


def _hex_pays(d: Scene, number: int) -> str:
    """What placing a tile there pays: the printed bonus and 2 M€ for each ocean beside it."""
    s: State = d.view
    found = (
        [f"{d.ink.num(n)} {d.ink.thing('bonus', what)}" for what, n in MAP[number].bonus]
        if number in MAP
        else []
    )
    oceans = (AROUND[number] & s.waters).bit_count()
    if oceans:
        found.append(f"{d.ink.num(2 * oceans)} {d.ink.thing('resource', 'mc')}")
    return " + ".join(found)


DRAWING = TerraformingMarsDrawing()


@cache
def _style(dark: bool) -> str:
    """The rules for hexes, tiles and gauges, every colour worked out, for a picture of its own."""
    source = re.sub(r"/\*.*?\*/", "", (STATIC / "tokens.css").read_text("utf-8"), flags=re.S)
    colour = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)")
    source = colour.sub(lambda found: (found[2] if dark else found[1]).strip(), source)
    kept = re.findall(r"(\.[htg]-[\w-]+(?:\.[\w-]+)?)\s*\{([^{}]*)\}", source)
    return "".join(f"{selector}{{{body.strip()}}}" for selector, body in kept)


@cache
def _symbols() -> str:
    """The icons the map uses, inside the picture."""
    wanted = {
        *_board.SIGNS.values(),
        *_board.ICONS.values(),
        "tm-claim",
        "oxygen",
        "temperature",
        "tm-volcano",
        "city-tile",
    }
    found = re.findall(r'<symbol id="([\w-]+)".*?</symbol>', sprite(), flags=re.S)
    whole = {name: re.search(rf'<symbol id="{name}".*?</symbol>', sprite(), flags=re.S) for name in found}
    return "".join(match[0] for name, match in whole.items() if match and name in wanted)


def board_svg(view: State, texts: Texts, dark: bool = False) -> str:
    """The map as a file of its own, with its style and icons inside."""
    ink = Ink(texts)
    drawn = _board.board(Scene(view, ink))
    head, _, rest = drawn.partition(">")
    inside = f"{head}><style>{_style(dark)}</style><defs>{_symbols()}</defs>{rest}"
    return standalone(inside, ink("game-name"), dark)

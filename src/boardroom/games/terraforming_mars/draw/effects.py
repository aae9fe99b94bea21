"""A preview of an action: stock, production, TR and points of the player's tiles.

No action is played for it: certain changes are added up, later choices are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardroom.core.actions import Action
from boardroom.drawing.html import Html, el, icon
from boardroom.drawing.scene import EffectRow, Scene
from boardroom.games.terraforming_mars.actions import (
    Buy,
    ConvertHeat,
    ConvertPlants,
    Place,
    Play,
    Sell,
    StandardProject,
    Start,
    Use,
)
from boardroom.games.terraforming_mars.board.map import HEXES, MAP
from boardroom.games.terraforming_mars.cards.ask import Placing
from boardroom.games.terraforming_mars.cards.ask_cards import CARD_PRICE
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card, Corporation
from boardroom.games.terraforming_mars.cards.effects import amount
from boardroom.games.terraforming_mars.cards.use import ACTIONS
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT, MC, PLANTS, RESOURCES, Effect, Trigger
from boardroom.games.terraforming_mars.draw.pays import has_metal, pays, tile_triggers
from boardroom.games.terraforming_mars.draw.signs import chip, production_box, rating
from boardroom.games.terraforming_mars.projects import PATENT_PRICE, TEMPERATURE_HEAT
from boardroom.games.terraforming_mars.scoring import score
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import PROJECTS, TRACKS
from boardroom.games.terraforming_mars.turn import Turn


class Tally:
    """The changes added up for one player."""

    __slots__ = ("cards", "me", "points", "production", "rating", "s", "stock")

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.me = s, s.players[seat]
        self.stock, self.production = [0] * 6, [0] * 6
        self.rating = self.points = self.cards = 0

    def does(self, effects: Iterable[Effect]) -> None:
        """Effects that ask nothing."""
        for one in effects:
            match one.do:
                case "gain":
                    self.stock[one.res] += amount(self.s, self.me.seat, one)
                case "lose":
                    self.stock[one.res] -= one.n
                case "production":
                    self.production[one.res] += amount(self.s, self.me.seat, one)
                case "tr":
                    self.rating += amount(self.s, self.me.seat, one)
                case "raise":
                    self.raises(one.what, one.n)
                case "draw":
                    self.cards += one.n

    def raises(self, what: str, n: int) -> None:
        """Each step that a parameter can still make gives TR; bonus steps give theirs (TM-1.3, TM-1.5)."""
        track, now = TRACKS[what], self.s.parameters()[what]
        reached = min(track.maximum, now + n * track.step)
        self.rating += (reached - now) // track.step
        self.does(effect for step, effect in track.bonus.items() if now < step <= reached)

    def places(self, kind: str, n: int, oxygen: bool) -> None:
        """A tile: bonus, oceans beside it, TR, points, triggers (TM-2.6, TM-3.2)."""
        for what, m in MAP[n].bonus if n <= HEXES else ():
            if what == "card":
                self.cards += m
            else:
                self.stock[RESOURCES.index(what)] += m
        pay = pays(self.s, n, kind, self.me.seat)
        self.stock[MC] += pay.money
        self.points += pay.points
        if kind == "ocean":
            self.rating += 1
        elif kind == "greenery" and oxygen:
            self.raises("oxygen", 1)
        for _, one in tile_triggers(self.me, kind, n, has_metal(n)):
            self.does(one.effects)

    def pays_for(self, action: Action) -> None:
        pay = action.values().get("pay")
        if pay is not None:
            for what, n in pay._asdict().items():
                self.stock[RESOURCES.index(what)] -= n


def changes(d: Scene[State], action: Action) -> list[EffectRow]:
    """The changes of an action: a sign, the value before and after."""
    s = d.view
    if isinstance(action, Play) and not CARDS[action.card].is_event:
        # The card's own tags count for its amounts.
        s = s.clone()
        s.players[action.seat].absorb(CARDS[action.card])
    tally = Tally(s, action.seat)
    tally.pays_for(action)
    _apply(s, action, tally)
    return _rows(d, s.players[action.seat], tally)


def _apply(s: State, action: Action, tally: Tally) -> None:
    match action:
        case Buy():
            tally.stock[MC] -= CARD_PRICE * len(action.cards) - action.heat
            tally.stock[HEAT] -= action.heat
            tally.cards += len(action.cards)
        case Sell():
            tally.stock[MC] += PATENT_PRICE * len(action.cards)
            tally.cards -= len(action.cards)
        case ConvertHeat():
            tally.stock[HEAT] -= TEMPERATURE_HEAT
            tally.raises("temperature", 1)
        case ConvertPlants():
            tally.stock[PLANTS] -= tally.me.greenery_plants
            tally.places("greenery", action.hex, isinstance(s.steps[-1], Turn))
        case Place():
            top = s.steps[-1]
            if isinstance(top, Placing) and top.kind != "claim":
                tally.places(top.kind, action.hex, True)
        case Play():
            _plays(tally, CARDS[action.card])
        case Start():
            _starts(tally, action)
        case StandardProject():
            project = PROJECTS[action.project]
            _fire_on_cost(tally, project.cost, project=True)
            tally.does(project.effects)
        case Use():
            _uses(tally, action)


def _starts(tally: Tally, action: Start) -> None:
    """The corporation's money and effects, less the price of the projects (TM-6.7)."""
    one = CORPORATIONS[action.corporation]
    tally.stock[MC] += one.mc - (0 if one.free_cards else CARD_PRICE * len(action.projects))
    tally.does((*one.effects, *(one.solo if tally.s.solo else ())))
    tally.cards += len(action.projects)


def _plays(tally: Tally, card: Card) -> None:
    tally.cards -= 1
    _fire_on_cost(tally, card.cost, project=False)
    tally.does(card.effects)
    _fire_on_tags(tally, card)


def _uses(tally: Tally, action: Use) -> None:
    way = ACTIONS[action.source][action.way]
    price = way.price
    if price and price.kind == "production":
        tally.production[RESOURCES.index(price.what)] -= price.n
    elif price and price.kind == "stock" and not any(action.pay):
        tally.stock[RESOURCES.index(price.what)] -= price.n
    tally.does(way.effects)


def _triggers(p: Player) -> Iterator[Trigger]:
    for source in p.listeners:
        card: Card | Corporation = CARDS[int(source)] if source.isdecimal() else CORPORATIONS[source]
        yield from card.triggers


def _fire_on_cost(tally: Tally, printed: int, project: bool) -> None:
    """The player's triggers on a high printed cost and on standard projects (R-15)."""
    for one in _triggers(tally.me):
        if (one.on == "cost" and printed >= one.least) or (one.on == "project" and project):
            tally.does(one.effects)


def _fire_on_tags(tally: Tally, card: Card) -> None:
    """The player's triggers on the tags of a card, once for each tag, and on events (R-16, R-20)."""
    for one in _triggers(tally.me):
        if one.on == "tag":
            for _ in filter(one.tags.__contains__, card.tags):
                tally.does(one.effects)
        elif one.on == "event" and card.is_event and (not one.tags or one.tags[0] in card.tags):
            tally.does(one.effects)


# --- as rows


def _rows(d: Scene[State], p: Player, tally: Tally) -> list[EffectRow]:
    num = d.writer.num
    found: list[tuple[Html, int, int]] = []
    for i, res in enumerate(RESOURCES):
        found.append((chip(d.writer, res), p.stock[i], tally.stock[i]))
    for i, res in enumerate(RESOURCES):
        found.append((production_box(chip(d.writer, res)), p.production[i], tally.production[i]))
    found.append((rating(), p.rating, tally.rating))
    now = score(d.view, p)
    trophy = _trophy(d, "victory-points", "draw-tile-points")
    found.append((trophy, now["greenery"] + now["city"], tally.points))
    found.append((_trophy(d, "card", "draw-in-hand"), len(p.hand), tally.cards))
    changed = [one for one in found if one[2]]
    return [(el("span", sign, cls="tm"), num(before), num(before + n)) for sign, before, n in changed]


def _trophy(d: Scene[State], name: str, key: str) -> Html:
    return el("span", icon(name), cls="trophy", title=d.writer(key))

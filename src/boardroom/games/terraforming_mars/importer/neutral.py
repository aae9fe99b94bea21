"""Our table in the format of recorded games (forms tm-game-1 and tm-card-deltas-1)."""

from __future__ import annotations

from typing import Any

from boardroom.core.chance import Chance, chance_from
from boardroom.games.terraforming_mars import awards, projects
from boardroom.games.terraforming_mars.board.map import GANYMEDE, HEXES, OFF_MAP, PHOBOS, hexes_of
from boardroom.games.terraforming_mars.cards import play
from boardroom.games.terraforming_mars.cards.use import usable
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT
from boardroom.games.terraforming_mars.deck import pile_size
from boardroom.games.terraforming_mars.scoring import score
from boardroom.games.terraforming_mars.setup import corporation_pool
from boardroom.games.terraforming_mars.state import Options, Player, State
from boardroom.games.terraforming_mars.tables import AWARDS, MILESTONES

GAME_FORM = "tm-game-1"

Json = dict[str, Any]
"""An object of a record."""
Place = int | str
"""A hex by its number, or an area off the map by its name."""

CLAUSES = {
    "g": "TM-1.2",
    "p": "TM-4.1",
    "hands": "TM-5.8",
    "played": "TM-9.1",
    "cardResources": "TM-4.8",
    "tiles": "TM-3.1",
    "claims": "TM-3.1",
    "milestones": "TM-11.1",
    "awards": "TM-11.3",
    "deckLeft": "TM-5.9",
    "discards": "TM-5.9",
    "vp": "TM-12.2",
    "generation": "TM-7.2",
    "menu": "TM-8.1",
    "drew": "TM-5.7",
    "offered": "TM-7.3",
}
"""The clause behind each part of a recorded state, to name in a divergence."""


def options_of(raw: Json) -> Options:
    return Options(draft=bool(raw["setup"]["draft"]), profile="digital", first_player=0)


def chance_of(raw: Json) -> Chance:
    """The recorded shuffles: what was revealed and dealt lay on top of the recorded deck."""
    setup = raw["setup"]
    dealt = [card for seat in setup["dealt"] for card in seat["projects"]]
    corporations = [one for seat in setup["dealt"] for one in seat["corporations"]]
    rest = [one for one in corporation_pool(True) if one not in corporations]
    return chance_from(
        projects=[[*setup.get("discardAtStart", ()), *dealt, *setup["deck"]]],
        corporations=[[*corporations, *rest]],
        reshuffle=setup["reshuffles"],
    )


def seat_row(p: Player) -> list[int]:
    """A player's numbers in the order of the record."""
    both = [n for pair in zip(p.stock, p.production, strict=True) for n in pair]
    return [p.rating, *both, len(p.hand), len(p.played) + bool(p.corporation)]


def state_row(s: State) -> Json:
    """The state after a decision, as recorded."""
    return {"g": [s.generation, s.temperature, s.oxygen, s.oceans], "p": [seat_row(p) for p in s.players]}


def tile_rows(s: State) -> list[list[Place | None]]:
    """Tiles as recorded: hex or name of the area, kind, owner; neutral ones have owner -1, oceans none."""
    found: list[list[Place | None]] = []
    for number in (GANYMEDE, PHOBOS, *range(1, HEXES + 1)):
        if kind := s.kinds[number]:
            owner = s.owners[number]
            found.append(
                [
                    OFF_MAP.get(number, number),
                    kind,
                    None if kind == "ocean" else -1 if owner is None else owner,
                ]
            )
    return found


def table_of(s: State) -> Json:
    """Everything a checkpoint compares."""
    return {
        "generation": s.generation,
        "state": state_row(s),
        "hands": [sorted(p.hand) for p in s.players],
        "played": [[p.corporation, *p.played] for p in s.players],
        "cardResources": [{str(card): n for card, n in sorted(p.held.items()) if n} for p in s.players],
        "tiles": tile_rows(s),
        "claims": sorted([number, seat] for number, seat in s.claims.items()),
        "milestones": [list(one) for one in s.milestones],
        "awards": [list(one) for one in s.awards],
        "deckLeft": len(s.deck),
        "discards": pile_size(s),
    }


def points_of(s: State, p: Player) -> dict[str, int]:
    """A score by the record's categories."""
    numbers = score(s, p)
    return {"tr" if name == "rating" else name: n for name, n in numbers.items()}


def menu_of(s: State, p: Player) -> Json:
    """Everything the player may do, in the record's format; passing is not listed."""
    if p.first_due:
        return {}  # TM-8.2: nothing but the corporation's first action, which the record does not list
    menu: Json = {
        "play": sorted(card for card in p.hand if play.obstacle(s, p, card) is None),
        "standard": sorted(one for one in projects.BUILT if projects.obstacle(s, p, one) is None),
        "use": [_source(source) for source in dict.fromkeys(source for source, _ in usable(s, p))],
        "milestones": sorted(one for one in MILESTONES if awards.claim_obstacle(s, p, one) is None),
        "awards": sorted(one for one in AWARDS if awards.fund_obstacle(s, p, one) is None),
        "plants": hexes_of(projects.can_convert_plants(s, p)),
        "heat": p.stock[HEAT] >= projects.TEMPERATURE_HEAT,
        "sell": bool(p.hand),
    }
    return {name: found for name, found in menu.items() if found or name == "standard"}


def _source(source: str) -> int | str:
    return int(source) if source.isdecimal() else source


def sort_menu(menu: Json) -> Json:
    """A menu with its lists sorted and empty lists left out."""
    return {name: sorted(v, key=str) if isinstance(v, list) else v for name, v in menu.items() if v}

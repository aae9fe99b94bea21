"""Terraforming Mars in plain text: the board for a terminal, drawn from a view."""

from __future__ import annotations

from boardroom.core.texts import Texts
from boardroom.core.visibility import Hidden
from boardroom.games.terraforming_mars.awards import award_bill, measure
from boardroom.games.terraforming_mars.board.map import MAP, OFF_MAP, ROWS
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.play import bill
from boardroom.games.terraforming_mars.cards.vocabulary import MC, RESOURCES, TAGS
from boardroom.games.terraforming_mars.deck import pile_size
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.tables import (
    AWARD_COSTS,
    AWARDS,
    MILESTONE_COST,
    MILESTONES,
    MOST_MILESTONES,
)
from boardroom.games.terraforming_mars.terminal import cards as card_text
from boardroom.games.terraforming_mars.terminal.labels import option

LETTERS = {"ocean": "~", "greenery": "g", "city": "c", "capital": "C"}
BONUS = {"steel": "s", "titanium": "t", "plants": "p", "card": "#"}


def board(s: State, texts: Texts) -> list[str]:
    """The whole table: parameters, map, players, goals, and the viewer's hand with what the cards say."""
    head = texts(
        "board-head",
        generation=s.generation,
        temperature=s.temperature,
        oxygen=s.oxygen,
        oceans=s.oceans,
        deck=len(s.deck),
        discards=pile_size(s),
    )
    first = [] if s.solo else [texts("board-first", first=texts.seat(s.first))]
    lines = [head, *first, *map_lines(s)]
    # After one generation a player knows the signs.
    lines += [texts("board-legend")] if s.generation == 1 else []
    for p in s.players:
        lines += _player(s, p, texts)
    lines += [] if s.solo else _goals(s, texts)
    return lines + (_hand(s.players[texts.you], texts) if texts.you is not None else [])


def map_lines(s: State) -> list[str]:
    """The nine rows of hexes: a tile with its owner's letter, or number and bonus of a free hex."""
    lines, number = [], 1
    for count in ROWS:
        cells = [_cell(s, n).center(7) for n in range(number, number + count)]
        lines.append(" " * (4 * (9 - count)) + " ".join(cells).rstrip())
        number += count
    off = [f"{name} {_tile(s, place)}" for place, name in OFF_MAP.items() if s.kinds[place]]
    return [*lines, *off]


def _cell(s: State, number: int) -> str:
    if s.kinds[number]:
        return f"[{_tile(s, number)}]"
    kind = MAP[number].kind
    bonus = "".join(BONUS[what] * n for what, n in MAP[number].bonus)
    mark = {"ocean": "~", "noctis": "N", "volcano": "^"}.get(kind, "")
    claim = f"*{mark_of(s.claims[number])}" if number in s.claims else ""
    return f"{number}{mark}{bonus}{claim}"


def _tile(s: State, number: int) -> str:
    kind, owner = s.kinds[number], s.owners[number]
    letter = LETTERS.get(kind, kind[:3])
    return letter if owner is None else f"{letter}{mark_of(owner)}"


def mark_of(seat: int) -> str:
    """The letter that stands for a player's tiles."""
    return "ABCDE"[seat]


# --- players


def _player(s: State, p: Player, texts: Texts) -> list[str]:
    """A player in a few lines; empty parts are left out."""
    things = [
        texts("board-stock", resource=texts(f"resource-{res}"), n=n, production=f"{made:+d}")
        for i, (res, n, made) in enumerate(zip(RESOURCES, p.stock, p.production, strict=True))
        if n or made or i == MC
    ]
    corporation = texts(f"corporation-{p.corporation}") if p.corporation else "?"
    lines = [
        texts(
            "board-player",
            mark=mark_of(p.seat),
            seat=texts.seat(p.seat),
            corporation=corporation,
            rating=p.rating,
            hand=len(p.hand),
            things=texts.join(things),
        )
    ]
    tags = [f"{texts(f'tag-{tag}')} {n}" for tag, n in zip(TAGS, p.tags, strict=True) if n]
    if tags:
        lines.append(_row(texts, "board-tags", tags))
    for colour in ("blue", "green", "red"):
        played = [_in_play(p, number, texts) for number in p.played if CARDS[number].colour == colour]
        if played:
            lines.append(_row(texts, f"board-{colour}", played))
    return lines


def _row(texts: Texts, key: str, things: list[str]) -> str:
    return f"  {texts('board-row', what=texts(key), things=texts.join(things))}"


def _in_play(p: Player, number: int, texts: Texts) -> str:
    name = texts(f"card-{number:03d}")
    if p.held.get(number):
        name = texts("board-held", card=name, n=p.held[number])
    return texts("board-used", card=name) if f"{number:03d}" in p.used else name


# --- goals


def _goals(s: State, texts: Texts) -> list[str]:
    """Milestones and awards with every player's present standing."""
    taken, funded = dict(s.milestones), dict(s.awards)
    open_ = len(taken) < MOST_MILESTONES
    lines = [texts("board-milestones", cost=MILESTONE_COST if open_ else 0)]
    for key, goal in MILESTONES.items():
        name = texts("board-needs", what=texts(f"milestone-{key}"), n=goal.needs)
        lines.append(_standing(s, name, goal.measure, taken.get(key), texts))
    lines.append(texts("board-awards", cost=award_bill(s).cost if len(funded) < len(AWARD_COSTS) else 0))
    for key, goal in AWARDS.items():
        lines.append(_standing(s, texts(f"award-{key}"), goal.measure, funded.get(key), texts))
    return lines


def _standing(s: State, name: str, measured: str, whose: int | None, texts: Texts) -> str:
    values = " ".join(f"{mark_of(p.seat)} {measure(s, p, measured)}" for p in s.players)
    owner = f"  [{mark_of(whose)}]" if whose is not None else ""
    return f"  {texts('board-row', what=name, things=values)}{owner}"


# --- cards


def _hand(p: Player, texts: Texts) -> list[str]:
    if isinstance(p.hand, Hidden) or not p.hand:
        return []
    cards = sorted(p.hand, key=lambda number: (bill(p, number).cost, number))
    return [texts("board-hand"), *(f"  {card_line(number, texts, p)}" for number in cards)]


def card_line(number: int, texts: Texts, p: Player | None = None) -> str:
    """A card in one line: name, cost, tags and full text."""
    card = CARDS[number]
    cost = bill(p, number).cost if p else card.cost
    key = "board-card" if cost == card.cost else "board-card-cheaper"
    name = texts(key, card=texts(f"card-{number:03d}"), cost=card.cost, now=cost)
    tags = "/".join(texts(f"tag-{tag}") for tag in (*card.tags, *(("event",) if card.is_event else ())))
    said = "; ".join(card_text.card_lines(card, texts))
    return " · ".join(part for part in (f"{number:03d} {name}", tags, said) if part)


def corporation_line(key: str, texts: Texts) -> str:
    """A corporation in one line: name, tags and full text."""
    one = CORPORATIONS[key]
    tags = "/".join(texts(f"tag-{tag}") for tag in one.tags)
    said = "; ".join(card_text.corporation_lines(one, texts))
    return " · ".join(part for part in (texts(f"corporation-{key}"), tags, said) if part)


def label(s: State, id: str, texts: Texts) -> str | None:
    """An option's name with its important details; None if its text key says enough."""
    kind, _, rest = id.partition(":")
    if kind == "corporation":
        return corporation_line(rest, texts)
    if kind == "card" and rest.isdecimal():
        return card_line(int(rest), texts)
    return option(s, kind, rest, texts)

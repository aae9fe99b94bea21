"""Terraforming Mars in plain text: the board for a terminal, drawn from a view."""

from __future__ import annotations

from boardroom.core.fields import Hidden
from boardroom.core.texts import Texts
from boardroom.games.terraforming_mars.board import MAP, OFF_MAP, ROWS
from boardroom.games.terraforming_mars.card_text import card_lines
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.deck import pile_size
from boardroom.games.terraforming_mars.state import Player, State

LETTERS = {"ocean": "~", "greenery": "g", "city": "c", "capital": "C"}
BONUS = {"steel": "s", "titanium": "t", "plants": "p", "card": "#"}


def board(s: State, texts: Texts) -> list[str]:
    """The whole table: parameters, map, players, goals, and the reader's hand with what the cards say."""
    head = texts(
        "board-head",
        generation=s.generation,
        temperature=s.temperature,
        oxygen=s.oxygen,
        oceans=s.oceans,
        deck=len(s.deck),
        discards=pile_size(s),
    )
    lines = [head, *map_lines(s)]
    for p in s.players:
        lines += _player(p, texts)
    lines += _goals(s, texts)
    if texts.you is not None:
        hand = s.players[texts.you].hand
        if not isinstance(hand, Hidden) and hand:
            lines.append(texts("board-row", what=texts("board-hand"), things=""))
            lines += [f"  {card_line(number, texts)}" for number in hand]
    return lines


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
    claim = f"!{mark_of(s.claims[number])}" if number in s.claims else ""
    return f"{number}{mark}{bonus}{claim}"


def _tile(s: State, number: int) -> str:
    kind, owner = s.kinds[number], s.owners[number]
    letter = LETTERS.get(kind, kind[:3])
    return letter if owner is None else f"{letter}{mark_of(owner)}"


def mark_of(seat: int) -> str:
    """The letter that stands for a player's tiles."""
    return "ABCDE"[seat]


def _player(p: Player, texts: Texts) -> list[str]:
    things = [
        texts("board-stock", resource=texts(f"resource-{res}"), n=n, production=made)
        for res, n, made in zip(RESOURCES, p.stock, p.production, strict=True)
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
            things=texts.listed(things),
        )
    ]
    if p.played:
        shown = [_held(p, number, texts) for number in p.played]
        lines.append(f"  {texts('board-row', what=texts('board-played'), things=texts.listed(shown))}")
    return lines


def _held(p: Player, number: int, texts: Texts) -> str:
    name = texts(f"card-{number:03d}")
    return texts("board-held", card=name, n=p.held[number]) if p.held.get(number) else name


def _goals(s: State, texts: Texts) -> list[str]:
    lines = []
    for what, found in (("milestone", s.milestones), ("award", s.awards)):
        if found:
            names = [
                texts("board-owned", what=texts(f"{what}-{one}"), seat=texts.seat(seat))
                for one, seat in found
            ]
            lines.append(texts("board-row", what=texts(f"board-{what}s"), things=texts.listed(names)))
    return lines


def card_line(number: int, texts: Texts) -> str:
    """A card in one line: name, cost, tags and everything it says."""
    card = CARDS[number]
    name = texts("board-card", card=texts(f"card-{number:03d}"), cost=card.cost)
    tags = "/".join(texts(f"tag-{tag}") for tag in (*card.tags, *(("event",) if card.is_event else ())))
    said = "; ".join(card_lines(card, texts))
    return " · ".join(part for part in (f"{number:03d} {name}", tags, said) if part)


def label(s: State, id: str, texts: Texts) -> str | None:
    """An option's name with what matters about it; None where its text key says enough."""
    kind, _, rest = id.partition(":")
    if kind == "card" and rest[:3].isdecimal():
        number = int(rest[:3])
        return card_line(number, texts) if ":" not in rest else f"{texts(f'card-{number:03d}')} {rest[4:]}"
    if kind in ("card", "action"):
        return texts(f"card-{rest}")
    if kind == "player":
        return texts.seat(int(rest))
    if kind in RESOURCES and rest.count(":") == 1:
        victim, n = rest.split(":")
        return f"{n} {texts(f'resource-{kind}')}, {texts.seat(int(victim))}"
    return texts(f"resource-{id}") if id in RESOURCES else None

"""Triggered effects: on tiles, tags, events and payments, for all players (TM-5.12, R-15 to R-20)."""

from __future__ import annotations

from boardroom.core.steps import Seat, Tell
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card, Corporation
from boardroom.games.terraforming_mars.cards.pending import HANDLERS, LISTS, Pending
from boardroom.games.terraforming_mars.cards.queue import later
from boardroom.games.terraforming_mars.cards.vocabulary import TAGS, Trigger
from boardroom.games.terraforming_mars.cards.words import AT_ONCE
from boardroom.games.terraforming_mars.state import State

_Fired = tuple[str, Trigger, int]


def _file(source: str, card: Card | Corporation) -> None:
    number = card.number if isinstance(card, Card) else 0
    for i, trigger in enumerate(card.triggers):
        on = {"city-mars": "city"}.get(trigger.on, trigger.on)
        _BY_EVENT.setdefault(on, {}).setdefault(source, []).append((f"{source}/trigger/{i}", trigger, number))


_BY_EVENT: dict[str, dict[str, list[_Fired]]] = {}
for _number, _card in CARDS.items():
    _file(f"{_number:03d}", _card)
for _id, _corporation in CORPORATIONS.items():
    _file(_id, _corporation)


def _do(s: State, seat: Seat, key: str, card: int, played: int, tell: Tell) -> None:
    """Carry out a trigger's effects for its owner; `played` is the card that fired it."""
    for ref, effect in LISTS[key]:
        if effect.do in AT_ONCE:
            HANDLERS[effect.do](s, Pending(seat, ref, card), effect, tell)
        else:
            later(s, Pending(seat, ref, played or card), effect)


def fire_placed(s: State, seat: Seat, kind: str, on_mars: bool, metal: bool, tell: Tell) -> None:
    """Fire the triggers of a placed tile, and of a metal bonus received (R-17 to R-19, R-32, R-53)."""
    sources = _BY_EVENT.get(kind)
    if sources:
        for player in s.players:
            for source in player.listeners:
                for key, trigger, card in sources.get(source, ()):
                    mine = trigger.by == "anyone" or player.seat == seat
                    if mine and (on_mars or trigger.on != "city-mars"):
                        _do(s, player.seat, key, card, 0, tell)
    if metal:
        for source in s.players[seat].listeners:
            for key, _, card in _BY_EVENT["metal"].get(source, ()):
                _do(s, seat, key, card, 0, tell)


def fire_played(s: State, seat: Seat, card: Card, tell: Tell) -> None:
    """Fire the triggers of a played card: its tags, and being an event (R-16, R-20, R-33)."""
    for tag in card.tags:
        fire_tag(s, seat, tag, card.number, tell)
    if card.is_event:
        for source in s.players[seat].listeners:
            for key, trigger, own in _BY_EVENT["event"].get(source, ()):
                if not trigger.tags or trigger.tags[0] in card.tags:
                    _do(s, seat, key, own, 0, tell)


def fire_tag(s: State, seat: Seat, tag: str, played: int, tell: Tell) -> None:
    """Fire each trigger on this tag once."""
    assert tag in TAGS
    sources = _BY_EVENT["tag"]
    for player in s.players:
        for source in player.listeners:
            for key, trigger, card in sources.get(source, ()):
                if tag in trigger.tags and (trigger.by == "anyone" or player.seat == seat):
                    _do(s, player.seat, key, card, played, tell)


def fire_paid(s: State, seat: Seat, printed: int, project: bool, tell: Tell) -> None:
    """Fire the refunds for a card or standard project after full payment (R-15)."""
    for source in s.players[seat].listeners:
        for key, trigger, card in _BY_EVENT["cost"].get(source, ()):
            if printed >= trigger.least:
                _do(s, seat, key, card, 0, tell)
        if project:
            for key, _, card in _BY_EVENT["project"].get(source, ()):
                _do(s, seat, key, card, 0, tell)

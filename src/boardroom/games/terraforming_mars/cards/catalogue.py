"""The printed cards and corporations as frozen values, read once from data/ (TM-5.1, TM-5.2, TM-5.10)."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from boardroom.core.components import Entry, by_key, tables
from boardroom.games.terraforming_mars.cards.reading import Reader
from boardroom.games.terraforming_mars.cards.vocabulary import (
    KINDS,
    TAGS,
    CardAction,
    Effect,
    Ongoing,
    Points,
    Requirement,
    Trigger,
)

DATA = Path(__file__).parent.parent / "data"
SETS = ("base", "corporate-era")
COLOURS = ("green", "blue", "red")


@dataclass(frozen=True, slots=True)
class Card:
    """A project card."""

    number: int
    name: str
    set: str
    colour: str
    cost: int
    tags: tuple[str, ...]
    requires: tuple[Requirement, ...] = ()
    effects: tuple[Effect, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[CardAction, ...] = ()
    holds: str = ""
    points: Points = field(default=Points(0))
    net_zero: bool = False
    """Whether what it takes from one player it may take from its owner, for a change of zero (R-12)."""

    @property
    def is_event(self) -> bool:
        """Red cards lie face down after they were played (TM-9.15)."""
        return self.colour == "red"


@dataclass(frozen=True, slots=True)
class Corporation:
    """A corporation card."""

    id: str
    name: str
    set: str
    tags: tuple[str, ...]
    mc: int
    effects: tuple[Effect, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    actions: tuple[CardAction, ...] = ()
    first: tuple[Effect, ...] = ()
    solo: tuple[Effect, ...] = ()
    free_cards: int = 0


def _tags(entry: Entry, read: Reader) -> tuple[str, ...]:
    return tuple(read.one_of(tag, TAGS[:10]) for tag in entry.words("tags"))


def _lasting(read: Reader) -> tuple[tuple[Ongoing, ...], tuple[Trigger, ...]]:
    lasting = [read.ongoing(text) for text in read.phrases("ongoing")]
    return (
        tuple(one for one in lasting if isinstance(one, Ongoing)),
        tuple(one for one in lasting if isinstance(one, Trigger)),
    )


def read_card(entry: Entry) -> Card:
    """One `[[card]]` block."""
    read = Reader(entry)
    ongoing, triggers = _lasting(read)
    return Card(
        number=int(entry.word("number")),
        name=entry.word("name"),
        set=entry.word("set", SETS),
        colour=entry.word("colour", COLOURS),
        cost=entry.whole("cost"),
        tags=_tags(entry, read),
        requires=tuple(read.requirement(text) for text in read.phrases("requires")),
        effects=read.effects("effect"),
        ongoing=ongoing,
        triggers=triggers,
        actions=tuple(read.action(text) for text in read.phrases("action")),
        holds=entry.word("holds", KINDS) if "holds" in entry.cells else "",
        points=read.points(),
        net_zero="net_zero" in entry.cells,
    )


def read_corporation(entry: Entry) -> Corporation:
    """One `[[corporation]]` block."""
    read = Reader(entry)
    ongoing, triggers = _lasting(read)
    return Corporation(
        id=entry.word("id"),
        name=entry.word("name"),
        set=entry.word("set", SETS),
        tags=_tags(entry, read),
        mc=entry.whole("mc"),
        effects=read.effects("effect"),
        ongoing=ongoing,
        triggers=triggers,
        actions=tuple(read.action(text) for text in read.phrases("action")),
        first=read.effects("first"),
        solo=read.effects("solo"),
        free_cards=entry.whole("free_cards") if "free_cards" in entry.cells else 0,
    )


CARDS: dict[int, Card] = {
    card.number: card for card in by_key(tables(DATA / "cards.toml", "card"), "number", read_card).values()
}
CORPORATIONS: dict[str, Corporation] = by_key(
    tables(DATA / "corporations.toml", "corporation"), "id", read_corporation
)

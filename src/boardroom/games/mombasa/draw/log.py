"""The log: cards and books that appear in one row share a line."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Fact
from boardroom.drawing.html import Html, Writer
from boardroom.games.mombasa.facts import BookShown, CardDiscarded, CardShown
from boardroom.games.mombasa.pack import Book, Card

FIELDS: dict[type[Fact], str] = {CardShown: "card", BookShown: "book", CardDiscarded: "card"}


def group(facts: Sequence[Fact]) -> list[tuple[Fact, ...]]:
    """Group consecutive facts of one kind that name a card or a book."""
    lines: list[list[Fact]] = []
    for fact in facts:
        if lines and type(fact) in FIELDS and type(lines[-1][0]) is type(fact):
            lines[-1].append(fact)
        else:
            lines.append([fact])
    return [tuple(line) for line in lines]


def log_line(writer: Writer, facts: tuple[Fact, ...]) -> Html:
    """One fact in its own words; several as a list of what they name."""
    if len(facts) == 1:
        return writer.sentence(facts[0])
    field, t = FIELDS[type(facts[0])], writer.texts
    named = [str(t.word(fact.values()[field], fact.codecs[field], field)) for fact in facts]
    return writer(facts[0].key, **{field: t.join(named)})


def face_of(fact: Fact) -> str | None:
    """The card or book that a line names."""
    named = fact.values()
    if isinstance(card := named.get("card"), Card):
        return f"card:{card.id}"
    return f"book:{book.id}" if isinstance(book := named.get("book"), Book) else None

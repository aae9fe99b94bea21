"""The log: a line for each action in words, followed by its outcome in signs.

A card that raises two productions and the temperature reports five facts, which the log shows in one line.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Fact, Paid, Shuffled
from boardroom.core.visibility import Hidden
from boardroom.drawing.html import Html, Writer, el, join
from boardroom.games.terraforming_mars import facts as told
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.draw import signs

QUIET = (Shuffled, told.TurnEnded, told.CardsDealt)
SMALL = (Paid, told.StockChanged, told.ProductionChanged, told.ResourcesChanged, told.RatingRaised)
"""Outcomes of actions; never an action itself."""
PRICED = (told.CardPlayed, told.ProjectDone, told.AwardFunded, told.Produced)
"""Actions whose words already name the money."""
Line = list[Fact]


def group(facts: Sequence[Fact]) -> list[tuple[Fact, ...]]:
    """The facts of one row as lines: each action with its outcome for the same seat."""
    lines: list[Line] = []
    of: dict[int | None, Line] = {}
    for fact in facts:
        if isinstance(fact, QUIET) or _is_repetition(fact, lines):
            continue
        seat = _seat(fact)
        line = of.get(seat) if seat is not None else None
        if line is not None and (_follows(fact) or (_is_raise(fact) and not _is_small(line[0]))):
            line.append(fact)
        elif line is not None and all(map(_is_small, line)):
            line.insert(0, fact)  # the payment came before the action
        elif _stands_alone(fact, line):
            lines.append([fact])
        else:
            of[seat] = line = [fact]
            lines.append(line)
    return [tuple(sorted(line, key=_is_paid)) for line in lines if not all(map(_is_paid, line))]


def _stands_alone(fact: Fact, line: Line | None) -> bool:
    """Passing has no outcome; cards seen in the middle of an action get a line beside the action's."""
    seen = isinstance(fact, told.CardsDrawn | told.CardsDiscarded) and line is not None
    return isinstance(fact, told.Passed) or seen


def _is_paid(fact: Fact) -> bool:
    return isinstance(fact, Paid)


def _seat(fact: Fact) -> int | None:
    """The seat whose line a fact belongs to; a payment belongs to the player who pays or is paid."""
    if isinstance(fact, Paid):
        account = fact.payee if fact.payer == "bank" else fact.payer
        kind, _, seat = account.partition(":")
        return int(seat) if kind == "seat" else None
    owner = fact.values().get("seat")
    return owner if isinstance(owner, int) else None


def _is_small(fact: Fact) -> bool:
    return isinstance(fact, SMALL)


def _is_raise(fact: Fact) -> bool:
    return isinstance(fact, told.ParameterRaised)


def _follows(fact: Fact) -> bool:
    """Whether a fact is an outcome; cards that only their owner sees count as a number."""
    hidden = isinstance(fact, told.CardsDrawn | told.CardsDiscarded) and isinstance(fact.cards, Hidden)
    return _is_small(fact) or hidden


def _is_repetition(fact: Fact, lines: list[Line]) -> bool:
    """A loss that the line of the player who caused it names in full."""
    if not isinstance(fact, told.StockChanged | told.ResourcesChanged) or fact.n >= 0:
        return False
    deeds = (line[0] for line in lines)
    return any(
        isinstance(one, told.Removed) and one.victim == fact.seat and one.n == -fact.n for one in deeds
    )


def log_line(writer: Writer, facts: tuple[Fact, ...]) -> Html:
    """The action in words, the rest in signs with words for screen readers."""
    head, *rest = facts
    drawn = [(fact, _sign(writer, head, fact)) for fact in rest]
    came = join(
        el("span", sign, cls="came", role="img", aria_label=_consequence(writer, fact))
        for fact, sign in drawn
        if sign
    )
    return _heading(writer, head) + (el("span", came, cls="tm comes") if came else Html())


def _heading(writer: Writer, head: Fact) -> Html:
    if not isinstance(head, told.CardsBought) or len(head.cards):
        return writer.sentence(head)
    t = writer.texts
    who = "you" if head.seat == t.you else "other"
    return writer("draw-log-bought-none", seat=t.seat(head.seat), seat_is=who)


def _consequence(writer: Writer, fact: Fact) -> Html:
    if not isinstance(fact, Paid):
        return writer.sentence(fact)
    n = fact.amount if fact.payer == "bank" else -fact.amount
    return Html(f"{signs.signed(writer, n)} {writer.thing('resource', 'mc')}")


def _sign(writer: Writer, head: Fact, fact: Fact) -> Html:
    match fact:
        case Paid():
            if isinstance(head, PRICED) and (fact.payer != "bank" or isinstance(head, told.Produced)):
                return Html()  # the words say it
            n = fact.amount if fact.payer == "bank" else -fact.amount
            return signs.many(writer, n, signs.chip(writer, "mc"))
        case told.StockChanged():
            return signs.many(writer, fact.n, signs.chip(writer, fact.resource))
        case told.ProductionChanged():
            return signs.production_box(signs.many(writer, fact.n, signs.chip(writer, fact.resource)))
        case told.ResourcesChanged():
            return signs.many(writer, fact.n, signs.chip(writer, CARDS[fact.card].holds)) + _on(
                writer, head, fact
            )
        case told.RatingRaised():
            return signs.many(writer, fact.steps, signs.rating())
        case told.ParameterRaised():
            unit = signs.unit(writer, fact.parameter)
            return signs.gauge(writer, fact.parameter) + el(
                "b", Html(f"{writer.num(fact.value)}{unit}"), cls="ltr"
            )
        case told.CardsDrawn() | told.CardsDiscarded():
            if isinstance(head, told.CardsBought | told.CorporationRevealed):
                return Html()
            n = len(fact.cards) if isinstance(fact, told.CardsDrawn) else -len(fact.cards)
            return signs.many(writer, n, signs.CARD)
    return Html()


def _on(writer: Writer, head: Fact, fact: told.ResourcesChanged) -> Html:
    """The card that the cubes lie on, unless the line names it."""
    key = f"{fact.card:03d}"
    fields = head.values()
    named = (fields.get("source"), f"{fields.get('card', 0):03d}")
    return Html() if key in named else el("span", writer.thing("card", key), cls="muted")


def face_of(fact: Fact) -> str | None:
    """The card that a line names: one played, used, or whose corporation is revealed."""
    fields = fact.values()
    name = fields.get("card", fields.get("source", fields.get("corporation")))
    if isinstance(name, int) and name:
        return f"card:{name:03d}"
    if isinstance(name, str) and (name in CORPORATIONS or name.isdecimal()):
        return f"corporation:{name}" if name in CORPORATIONS else f"card:{name}"
    return None

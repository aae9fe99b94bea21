"""The log: a line for each deed in words, and behind it in signs what came of it.

A card that raises two productions and the temperature tells five facts; a reader wants one line.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Fact, Paid, Shuffled
from boardroom.core.visibility import Hidden
from boardroom.drawing.html import Writer, el
from boardroom.games.terraforming_mars import facts as told
from boardroom.games.terraforming_mars.cards.catalogue import CARDS
from boardroom.games.terraforming_mars.draw import signs

QUIET = (Shuffled, told.TurnEnded, told.CardsDealt)
SMALL = (Paid, told.StockChanged, told.ProductionChanged, told.ResourcesChanged, told.RatingRaised)
"""What comes of a deed; never a deed itself."""
PRICED = (told.CardPlayed, told.ProjectDone, told.AwardFunded, told.Produced)
"""Deeds whose words tell the money."""
Line = list[Fact]


def gathered(facts: Sequence[Fact]) -> list[tuple[Fact, ...]]:
    """The facts of one row as lines: each deed with what came of it for the same seat."""
    lines: list[Line] = []
    of: dict[int | None, Line] = {}
    for fact in facts:
        if isinstance(fact, QUIET) or _said_already(fact, lines):
            continue
        seat = _seat(fact)
        line = of.get(seat) if seat is not None else None
        if line is not None and (_follows(fact) or (_is_raise(fact) and not _is_small(line[0]))):
            line.append(fact)
        elif line is not None and all(map(_is_small, line)):
            line.insert(0, fact)  # what was paid came before the deed
        elif _stands_alone(fact, line):
            lines.append([fact])
        else:
            of[seat] = line = [fact]
            lines.append(line)
    return [tuple(sorted(line, key=_is_paid)) for line in lines if not all(map(_is_paid, line))]


def _stands_alone(fact: Fact, line: Line | None) -> bool:
    """Passing brings nothing; cards seen in the middle of a deed have a line beside the deed's."""
    seen = isinstance(fact, told.CardsDrawn | told.CardsDiscarded) and line is not None
    return isinstance(fact, told.Passed) or seen


def _is_paid(fact: Fact) -> bool:
    return isinstance(fact, Paid)


def _seat(fact: Fact) -> int | None:
    """Whose line a fact belongs to; a payment belongs to the player who pays or is paid."""
    if isinstance(fact, Paid):
        account = fact.payee if fact.payer == "bank" else fact.payer
        kind, _, seat = account.partition(":")
        return int(seat) if kind == "seat" else None
    owner = getattr(fact, "seat", None)
    return owner if isinstance(owner, int) else None


def _is_small(fact: Fact) -> bool:
    return isinstance(fact, SMALL)


def _is_raise(fact: Fact) -> bool:
    return isinstance(fact, told.ParameterRaised)


def _follows(fact: Fact) -> bool:
    """Whether a fact says what came of a deed: cards that only their owner sees are a mere number."""
    hidden = isinstance(fact, told.CardsDrawn | told.CardsDiscarded) and isinstance(fact.cards, Hidden)
    return _is_small(fact) or hidden


def _said_already(fact: Fact, lines: list[Line]) -> bool:
    """A loss that the line of the one who caused it tells in full."""
    if not isinstance(fact, told.StockChanged | told.ResourcesChanged) or fact.n >= 0:
        return False
    deeds = (line[0] for line in lines)
    return any(
        isinstance(one, told.Removed) and one.victim == fact.seat and one.n == -fact.n for one in deeds
    )


def line(ink: Writer, facts: tuple[Fact, ...]) -> str:
    """The deed in words, the rest in signs with words for those who hear the page."""
    head, *rest = facts
    drawn = [(fact, _sign(ink, head, fact)) for fact in rest]
    came = "".join(
        el("span", sign, cls="came", role="img", aria_label=_heard(ink, fact)) for fact, sign in drawn if sign
    )
    return _said(ink, head) + (el("span", came, cls="tm comes") if came else "")


def _said(ink: Writer, head: Fact) -> str:
    if not isinstance(head, told.CardsBought) or len(head.cards):
        return ink.describe(head)
    t = ink.texts
    who = "you" if head.seat == t.you else "other"
    return ink("draw-log-bought-none", seat=t.seat(head.seat), seat_is=who)


def _heard(ink: Writer, fact: Fact) -> str:
    if not isinstance(fact, Paid):
        return ink.describe(fact)
    n = fact.amount if fact.payer == "bank" else -fact.amount
    return f"{signs.signed(ink, n)} {ink.thing('resource', 'mc')}"


def _sign(ink: Writer, head: Fact, fact: Fact) -> str:
    match fact:
        case Paid():
            if isinstance(head, PRICED) and (fact.payer != "bank" or isinstance(head, told.Produced)):
                return ""  # the words tell it
            n = fact.amount if fact.payer == "bank" else -fact.amount
            return signs.many(ink, n, signs.chip(ink, "mc"))
        case told.StockChanged():
            return signs.many(ink, fact.n, signs.chip(ink, fact.resource))
        case told.ProductionChanged():
            return signs.boxed(signs.many(ink, fact.n, signs.chip(ink, fact.resource)))
        case told.ResourcesChanged():
            return signs.many(ink, fact.n, signs.chip(ink, CARDS[fact.card].holds)) + _on(ink, head, fact)
        case told.RatingRaised():
            return signs.many(ink, fact.steps, signs.rating())
        case told.ParameterRaised():
            unit = signs.unit(ink, fact.parameter)
            return signs.gauge(ink, fact.parameter) + el("b", f"{ink.num(fact.value)}{unit}", cls="ltr")
        case told.CardsDrawn() | told.CardsDiscarded():
            if isinstance(head, told.CardsBought | told.CorporationRevealed):
                return ""
            n = len(fact.cards) if isinstance(fact, told.CardsDrawn) else -len(fact.cards)
            return signs.many(ink, n, signs.CARD)
    return ""


def _on(ink: Writer, head: Fact, fact: told.ResourcesChanged) -> str:
    """The card that the cubes lie on, unless the line names it."""
    key = f"{fact.card:03d}"
    named = (getattr(head, "source", None), f"{getattr(head, 'card', 0):03d}")
    return "" if key in named else el("span", ink.thing("card", key), cls="muted")

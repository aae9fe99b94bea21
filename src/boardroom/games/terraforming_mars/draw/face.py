"""The fixed part of a card as HTML in one language: tags, effects as signs and words, points.

It is composed once per card and language; cost, requirement and state are added around it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from boardroom.core.typography import UNMARKED
from boardroom.drawing.html import Html, Text, Writer, el, icon, join
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, Card, Corporation
from boardroom.games.terraforming_mars.cards.vocabulary import Effect
from boardroom.games.terraforming_mars.draw import phrases, signs
from boardroom.games.terraforming_mars.terminal import cards

LOOKS = {"green": "auto", "blue": "active", "red": "event"}
PLAIN = frozenset({"production", "gain", "lose", "reduce", "tr", "raise", "ocean", "draw", "add"})
"""Effects whose signs need no words."""
USUAL = ("city-normal", "greenery-normal")
LETTER = {"en": 5.5, "fa": 5.0, "zh": 11.0}
"""The average width of a letter of the small words."""
LINE, GAP, ROW = 14.5, 3.0, 31.0
"""The height of a line of small words, of the gap after a sentence, and of a row of signs."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card without its changing parts."""

    name: Html
    tags: Html
    signs: Html
    brief: Html
    """Words for effects whose signs are not enough."""
    words: Html
    row: Html
    """Effects and actions on one line, for a row of the tableau."""
    points: Html
    look: str
    cost: int
    lengths: tuple[int, ...]
    """The number of letters of each sentence."""
    brief_lengths: tuple[int, ...]
    rows: int
    """The number of rows of signs."""
    said: Text
    """All words, as one line."""

    def words_in(self, wide: float, high: float, letter: float) -> Html:
        """The words that fit under the signs in the given height: all of them, or only the important ones."""
        fit = self._fit(self.lengths, wide, high, letter)
        return self.words if fit else self.brief_in(wide, high, letter)

    def brief_in(self, wide: float, high: float, letter: float) -> Html:
        """Words for effects whose signs are not enough, if they fit; a card without signs needs them."""
        fit = self._fit(self.brief_lengths, wide, high, letter)
        return self.brief if fit or not self.rows else Html()

    def _fit(self, lengths: tuple[int, ...], wide: float, high: float, letter: float) -> bool:
        lines = sum(ceil(n * letter / wide) * LINE + GAP for n in lengths)
        return lines + self.rows * ROW <= high


@lru_cache(maxsize=2048)
def face_of(writer: Writer, key: str) -> Face:
    """The face of a project card, by its number in three digits, or of a corporation."""
    card: Card | Corporation = CARDS[int(key)] if key.isdecimal() else CORPORATIONS[key]
    tags = [signs.tag(writer, name) for name in card.tags]
    if isinstance(card, Corporation):
        # The band shows its money.
        lines, look, cost = cards.corporation_lines(card, writer.texts)[1:], "corp", card.mc
        holds, score = "", Html()
    else:
        lines, look, cost = cards.card_lines(card, writer.texts), LOOKS[card.colour], card.cost
        lines = lines[len(card.requires) :]
        holds, score = card.holds, phrases.points(writer, card.points, card.holds)
        tags += [signs.tag(writer, "event")] if card.is_event else []
    drawn, brief = _signs(writer, card, holds), _brief(writer, card, holds)
    return Face(
        name=writer.thing("card", key),
        tags=join(tags),
        signs=drawn,
        brief=join(el("span", writer.plain(line), cls="words sm") for line in brief),
        words=join(el("span", writer.plain(line), cls="words") for line in lines),
        row=_row_signs(writer, card, holds),
        points=score,
        look=look,
        cost=cost,
        lengths=tuple(map(_letters, lines)),
        brief_lengths=tuple(map(_letters, brief)),
        rows=drawn.count('class="fxr') + drawn.count('class="alt"') // 2,
        said=writer.plain(" ".join(lines)),
    )


def _letters(line: str) -> int:
    """The number of visible letters; marks that keep names together do not count."""
    return len(line.translate(UNMARKED))


def _signs(writer: Writer, card: Card | Corporation, holds: str) -> Html:
    found = []
    at_once = phrases.effects(writer, card.effects, holds)
    if at_once:
        found.append(el("span", at_once, cls="fxr"))
    if isinstance(card, Corporation) and card.first:
        found.append(el("span", Html("1."), phrases.effects(writer, card.first), cls="fxr"))
    found += _lasting(writer, card, holds)
    if card.actions:
        found.append(el("span", _ways(writer, card, holds), cls="fxr actn"))
    return join(found)


def _lasting(writer: Writer, card: Card | Corporation, holds: str) -> list[Html]:
    each = [phrases.ongoing(writer, one) for one in card.ongoing]
    each += [phrases.trigger(writer, one, holds) for one in card.triggers]
    return [el("span", icon("tm-always", "li"), signs, cls="fxr eff") for signs in each if signs]


def _ways(writer: Writer, card: Card | Corporation, holds: str) -> Html:
    slash = Html(f'<span class="or">{writer("draw-or")}</span>')
    return slash.join(phrases.action(writer, one, holds) for one in card.actions)


def _row_signs(writer: Writer, card: Card | Corporation, holds: str) -> Html:
    if card.actions:
        return el("span", _ways(writer, card, holds), cls="rx actn")
    lasting = [phrases.ongoing(writer, one) for one in card.ongoing]
    lasting += [phrases.trigger(writer, one, holds) for one in card.triggers]
    signs = join(lasting)
    return el("span", signs, cls="rx") if signs else Html()


def _brief(writer: Writer, card: Card | Corporation, holds: str) -> list[str]:
    """Only the effects whose signs would puzzle a reader."""
    t = writer.texts
    found = [cards.effect(one, t, holds) for one in card.effects if _open(one)]
    found += [cards.ongoing(one, t) for one in card.ongoing if one.kind in ("special", "protect", "project")]
    found += [cards.trigger(one, t, holds) for one in card.triggers if any(map(_open, one.effects))]
    return found + [cards.action(one, t, holds) for one in card.actions if any(map(_open, one.effects))]


def _open(one: Effect) -> bool:
    return one.do not in PLAIN and not (one.do == "tile" and one.where in USUAL)

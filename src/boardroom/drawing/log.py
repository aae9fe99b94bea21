"""How a game draws its log: which facts get a line, how lines read, and where rounds begin."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.actions import Fact, Paid, Shuffled
from boardroom.drawing.html import Html, Writer


class LogDrawing:
    """The part of a drawing that shows facts without a view. By default every fact but payments is a line."""

    def is_logged(self, fact: Fact) -> bool:
        """Whether a fact gets a line in the log."""
        return not isinstance(fact, Paid | Shuffled)

    def group_for_log(self, facts: Sequence[Fact], heading: Fact | None) -> list[tuple[Fact, ...]]:
        """Group the facts of a row into lines of the log; `heading` is the fact that began the round."""
        return [(fact,) for fact in facts if self.is_logged(fact)]

    def log_line(self, writer: Writer, facts: tuple[Fact, ...]) -> Html:
        """A line of the log: its first fact in words; a game may add details of the others."""
        return writer.sentence(facts[0])

    def is_heading(self, fact: Fact) -> bool:
        """Whether a fact begins a round and becomes a heading of the log and a mark on the slider."""
        return False

    def round_label(self, writer: Writer, fact: Fact) -> Html:
        """The number or short name of the round that a fact begins, below its mark on the slider."""
        return Html()

    def log_icon(self, fact: Fact) -> Html:
        """An icon for a line of the log without a seat as its subject."""
        return Html()

    def clause_of(self, fact: Fact) -> str | None:
        """The clause a line of the log links to."""
        return fact.cited_clause

"""What a game may declare besides its rules: policies, a terminal view, importers, statistics, commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

from boardroom.core.actions import Action, Fact
from boardroom.core.offers import Offer
from boardroom.core.state import State

if TYPE_CHECKING:
    from boardroom.core.records import Replayed
    from boardroom.core.texts import Texts

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Policy: TypeAlias = Callable[[S, Sequence[Offer], Random], Action]
"""Chooses among the offers made to a seat, given its view; all chance comes from the last argument."""
RandomPolicy: TypeAlias = Callable[[Sequence[Offer], Random], Action]
"""Chooses by the offers alone."""


def choose_at_random(offers: Sequence[Offer], rng: Random) -> Action:
    """Any kind of offer, then any action of that kind."""
    return offers[int(rng.random() * len(offers))].sample(rng)


def _no_board(view: Any, texts: Texts) -> list[str]:
    return []


def _no_label(view: Any, option: str, texts: Texts) -> str | None:
    return None


def _log_all(fact: Fact) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class TerminalView(Generic[S]):
    """A game in plain text, drawn from a view."""

    board: Callable[[S, Texts], list[str]] = _no_board
    label: Callable[[S, str, Texts], str | None] = _no_label
    """What an option is called, by its id; None where its text key says enough."""
    is_logged: Callable[[Fact], bool] = _log_all
    """Whether a fact is worth a line of the log."""


class Statistics(Protocol[S_contra]):
    """Counts over many games of bots, for `boardroom simulate`."""

    def begin_game(self, s: S_contra, rngs: Mapping[int, Random]) -> None:
        """Note a table that was just dealt, with the random numbers of the bot at each seat."""

    def end_game(self, s: S_contra) -> None:
        """Count a finished game."""

    def report(self) -> dict[str, Any]:
        """The counts as JSON."""


class Importer(Generic[S]):
    """Reads records in the form of another program and checks every step by our rules."""

    form: ClassVar[str]
    """What `--from` calls the form."""
    has_checkpoints: ClassVar[bool] = False
    """Whether checkpoints come in a file of their own, to be compared while replaying."""

    def recognises(self, raw: Mapping[str, object]) -> bool:
        """Whether a record says of itself that it is of this form."""
        raise NotImplementedError

    def replay(self, raw: object, to: int | None = None, checkpoints: object = None) -> Sequence[Replayed[S]]:
        """Replay a record up to a row: one result for each edition or profile that it names."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Argument:
    """A file or folder that a command takes; a name that begins with a dash makes it an option."""

    name: str
    kind: Literal["json", "folder", "output"]
    """What must be there: a JSON file, a folder, or nothing yet."""
    help: str = ""
    is_required: bool = True

    @property
    def key(self) -> str:
        """The name under which the command finds it."""
        return self.name.lstrip("-")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command: text to print or to write to its output, and the same as data for `--json`."""

    text: str
    data: dict[str, Any] | None = None
    is_fine: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """A command of one game: `boardroom GAME NAME ...`. The command line reads and writes its files."""

    name: str
    help: str
    arguments: tuple[Argument, ...]
    run: Callable[[Mapping[str, Path]], Outcome]
    has_json: bool = False

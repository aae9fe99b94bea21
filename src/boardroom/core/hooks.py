"""Extension points of a game beyond its rules: policies, terminal view, importers, statistics, commands."""

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
"""Chooses an action from a seat's view and offers. Randomness comes only from the last argument."""
RandomPolicy: TypeAlias = Callable[[Sequence[Offer], Random], Action]
"""Chooses an action from the offers alone."""


def choose_at_random(offers: Sequence[Offer], rng: Random) -> Action:
    """Choose a random offer, then a random action of that offer."""
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
    """The label of an option by its id, or None to use its text key."""
    is_logged: Callable[[Fact], bool] = _log_all
    """Whether a fact gets a line in the log."""


class Statistics(Protocol[S_contra]):
    """Statistics over many games of bots, for `boardroom simulate`."""

    def begin_game(self, s: S_contra, rngs: Mapping[int, Random]) -> None:
        """Record the start of a game, with each bot's random generator by seat."""

    def end_game(self, s: S_contra) -> None:
        """Record a finished game."""

    def report(self) -> dict[str, Any]:
        """The statistics as JSON."""


class Importer(Generic[S]):
    """Reads records in the format of another program and checks every step by our rules."""

    form: ClassVar[str]
    """The name of the format in `--from`."""
    has_checkpoints: ClassVar[bool] = False
    """Whether the format keeps checkpoints, to be compared during a replay, in a separate file."""

    def recognises(self, raw: Mapping[str, object]) -> bool:
        """Whether a record declares itself to be of this format."""
        raise NotImplementedError

    def replay(self, raw: object, to: int | None = None, checkpoints: object = None) -> Sequence[Replayed[S]]:
        """Replay a record up to a row. The result has one entry for each edition or profile it names."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Argument:
    """A file or folder argument of a command; a name that begins with a dash makes it an option.

    Its text is `parameter-<command>-<key>` in the game's folder of texts.
    """

    name: str
    kind: Literal["json", "folder", "output"]
    """A JSON file to read, an existing folder, or a file to write."""
    is_required: bool = True

    @property
    def key(self) -> str:
        """The key of the argument in the mapping given to `Command.run`."""
        return self.name.lstrip("-")


Benchmark: TypeAlias = Callable[[Callable[[], float]], Mapping[str, float]]
"""Measures something of one game. It is given a function that measures plies of python-chess per second."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a command: text to print or write, and the same as data for `--json`."""

    text: str
    data: dict[str, Any] | None = None
    is_fine: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand of one game: `boardroom GAME NAME ...`. The command line reads and writes the files.

    What it does is said by the text `command-<name>` in the game's folder of texts.
    """

    name: str
    arguments: tuple[Argument, ...]
    run: Callable[[Mapping[str, Path]], Outcome]
    has_json: bool = False

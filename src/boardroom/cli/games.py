"""`boardroom games`: list the games with their editions and options."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from boardroom.cli.arguments import declare, flag, language, word
from boardroom.cli.texts import Plain, name_of, words
from boardroom.core.codec import SequenceCodec
from boardroom.core.game import Game
from boardroom.core.options import GameOptions, choices
from boardroom.core.state import State
from boardroom.core.texts import Texts
from boardroom.games.registry import every, load


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str | None
    lang: str
    json: bool


@dataclass(frozen=True, slots=True)
class OptionSummary:
    """A table option: its default, its values if they are few, and whether it takes several of them."""

    default: object
    choices: tuple[object, ...] | None
    several: bool

    @classmethod
    def of(cls, kind: type[GameOptions], name: str) -> OptionSummary:
        known = choices(kind, name)
        return cls(kind().every_to_json()[name], known or None, isinstance(kind.codecs[name], SequenceCodec))

    def values(self) -> str:
        """The possible values, the default first."""
        known = self.choices or ()
        if self.several:
            return ",".join(map(_word, known)) or "…"
        values = [self.default, *(value for value in known if value != self.default)]
        return "|".join(_word(value) for value in values if value is not None or None in known) or "…"


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One game in the list that `boardroom games` prints."""

    game: str
    playable: bool
    revision: int
    players: tuple[int, ...]
    clauses: int
    reconstructed: dict[str, dict[str, int]]
    options: dict[str, OptionSummary]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def run(args: Arguments) -> int:
    games = [load(args.game)] if args.game else every()
    if args.json:
        print(json.dumps({"games": [summary(game).to_json() for game in games]}, ensure_ascii=False))
        return 0
    for game in games:
        _print(summary(game), words(args.lang, game))
    return 0


def summary(game: Game[State]) -> GameSummary:
    """Summarise a game for the list."""
    return GameSummary(
        game=game.key,
        playable=True,
        revision=game.revision,
        players=tuple(game.seats),
        clauses=len(game.rulebook.clauses),
        reconstructed={table: dict(marks) for table, marks in game.data_confidence().items()},
        options={name: OptionSummary.of(game.options, name) for name in game.options.codecs},
    )


def _print(about: GameSummary, texts: Plain) -> None:
    first, *_, last = about.players
    print(f"{about.game}: {name_of(load(about.game), texts)}; {texts('cli-players', first=first, last=last)}")
    for option, one in about.options.items():
        print(f"  --set {option}={one.values()}  {_label(texts, option)}")
    for table, marks in about.reconstructed.items():
        confidence = texts.join([texts(f"confidence-{mark}", n=n) for mark, n in marks.items()])
        print("  " + texts("cli-reconstructed", table=table, confidence=confidence))


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)  # as OptionalCodec reads it


def _label(texts: Texts, option: str) -> str:
    key = f"option-{option.replace('_', '-')}"
    return texts(f"{key}-about") if texts.has(f"{key}-about") else ""


COMMAND = declare(
    Arguments,
    run,
    word("game", "GAME", required=False),
    language(),
    flag("--json"),
)

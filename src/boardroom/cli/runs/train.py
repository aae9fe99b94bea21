"""`boardroom train`: fit the weights by which a game's bots judge positions."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from boardroom.bots.training import Sample, fit, log_loss, play_for_samples
from boardroom.cli.arguments import WholeNumber, declare, flag, option, options_of, settings, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import write_text
from boardroom.core.errors import BadInput
from boardroom.core.options import GameOptions
from boardroom.core.state import State
from boardroom.core.weights import SCALE, LearnedStrategy, Weights, fingerprint, folder_of_weights
from boardroom.games.registry import load

HELD_OUT = 5
"""Every fifth game is not learned from but predicted, to show how good the weights are."""


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str
    players: int
    games: int
    settings: tuple[str, ...]
    seed: str
    output: str | None
    json: bool


def run(args: Arguments) -> int:
    game = load(args.game)
    options = options_of(game, args.settings)
    if args.games < 2 * HELD_OUT:
        raise command_line_error("few-games", least=2 * HELD_OUT)
    if args.players not in game.seats:
        raise game.wrong_count(args.players)
    strategy = game.strategy()
    if not isinstance(strategy, LearnedStrategy):
        raise BadInput("nothing-to-train", game=game.key)
    learned, held_out = _play(args, strategy, options)
    weights = fit(learned)
    file = Path(args.output or folder_of_weights(game) / f"players-{args.players}.json")
    file.parent.mkdir(parents=True, exist_ok=True)
    write_text(file, _weights(args, strategy, weights).to_text())
    report(args, file, len(learned), log_loss(held_out, [one / SCALE for one in weights]))
    return 0


def _play(
    args: Arguments, strategy: LearnedStrategy[State], options: GameOptions
) -> tuple[list[Sample], list[Sample]]:
    """The samples to learn from, and those of the games that are held out."""
    learned: list[Sample] = []
    held_out: list[Sample] = []
    for number in range(args.games):
        seed = f"{args.seed}/{number}"
        samples = held_out if number % HELD_OUT == 0 else learned
        samples += play_for_samples(strategy.game, strategy, options, args.players, seed)
    return learned, held_out


def _weights(args: Arguments, strategy: LearnedStrategy[State], weights: list[int]) -> Weights:
    words = f"train {args.game} --players {args.players} --games {args.games} --seed {args.seed}".split()
    words += [word for setting in args.settings for word in ("--set", setting)]
    return Weights(
        args.game,
        args.players,
        strategy.features,
        tuple(weights),
        " ".join(("boardroom", *words)),
        args.seed,
        fingerprint(strategy),
    )


def report(args: Arguments, file: Path, positions: int, loss: float) -> None:
    if args.json:
        print(json.dumps({"file": str(file), "positions": positions, "log_loss": round(loss, 4)}))
        return
    print(f"{file}: {positions} positions, log loss {loss:.4f} on games that were held out")


COMMAND = declare(
    Arguments,
    run,
    word("game", "GAME"),
    option("--players", metavar="N", kind=WholeNumber(), required=True),
    option("--games", metavar="N", kind=WholeNumber(), required=True),
    option("-o", "--output", metavar="FILE"),
    *settings(),
    flag("--json"),
)

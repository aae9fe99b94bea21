"""`boardroom bench`: measure the speed of one game, of the server, or of everything."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boardroom.bench import yardstick
from boardroom.cli.arguments import declare, flag, word
from boardroom.cli.errors import command_line_error
from boardroom.games.registry import load

if TYPE_CHECKING:
    from boardroom.bench.rules import RulesFigures


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str | None
    json: bool


def run(args: Arguments) -> int:
    if args.game and args.game != "server":
        return _measure_game(args.game, args.json)
    try:
        from boardroom.bench import everything, server
    except ModuleNotFoundError as error:
        raise command_line_error("no-bench", package=error.name) from None
    if args.game == "server":
        found = server.run().to_json()
    else:
        _require_yardstick()
        found = everything.measure()
    print(json.dumps(found, indent=None if args.json else 2))
    return 0


def _measure_game(key: str, as_json: bool) -> int:
    from boardroom.bench import rules

    game = load(key)
    _require_yardstick()
    found = rules.measure([game])
    if as_json:
        print(json.dumps(found.to_json()))
    else:
        _print_figures(found)
    return 0


def _require_yardstick() -> None:
    if not yardstick.is_available():
        raise command_line_error("no-yardstick")


def _print_figures(figures: RulesFigures) -> None:
    print(f"python-chess: {figures.chess_plies_per_s:.0f} plies per second of CPU time")
    for key, found in figures.games.items():
        print(f"{key}: setup {found.setup_ms:.2f} ms")
        for players, one in found.players.items():
            speed = f"{one.decisions_per_s:.0f} decisions/s ({one.ratio_chess:.2f} x chess)"
            ended = f"{one.games_per_s:.1f} games/s, {one.finished:.0%} finished"
            print(f"  {players} players: {speed}, {ended}, checksum {one.checksum}")
        print(f"  {found.copies_per_s:.0f} copies/s ({found.copies_ratio_chess:.2f} x chess)")
        replays, ratio = found.replay_actions_per_s, found.replay_ratio_chess
        print(f"  {replays:.0f} replayed actions/s ({ratio:.2f} x chess)")
        if bots := found.greedy:
            speed = f"{bots.decisions_per_s:.0f} decisions/s ({bots.ratio_chess:.3f} x chess)"
            print(f"  greedy, {bots.players} players: {speed}, {bots.ms_per_game:.0f} ms a game")


COMMAND = declare(Arguments, run, word("game", "GAME|server", required=False), flag("--json"))

"""`boardroom games`: the games, their editions and options."""

from __future__ import annotations

import argparse
import json
from typing import Any

from boardroom.cli.arguments import add_language, words
from boardroom.core.codec import SequenceCodec
from boardroom.core.game import Game
from boardroom.core.options import choices
from boardroom.core.texts import Texts
from boardroom.games import every, load


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    add_language(parser)
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    found = [described(game) for game in ([load(args.game)] if args.game else every())]
    if args.json:
        print(json.dumps({"games": found}, ensure_ascii=False))
        return 0
    for one in found:
        _tell(one, args.lang)
    return 0


def described(game: Game[Any]) -> dict[str, Any]:
    """A game as data."""
    defaults = game.options().to_json()
    return {
        "game": game.key,
        "playable": True,
        "revision": game.revision,
        "players": list(game.seats),
        "clauses": len(game.rulebook.clauses),
        "reconstructed": game.data_confidence(),
        "options": {
            name: {
                "default": defaults[name],
                "choices": list(known) if (known := choices(game.options, name)) else None,
                "several": isinstance(shape, SequenceCodec),
            }
            for name, shape in game.options.codecs.items()
        },
    }


def _tell(one: dict[str, Any], lang: str) -> None:
    game = load(one["game"])
    texts = words(lang, game)
    first, *_, last = one["players"]
    name = texts("game-name") if texts.has("game-name") else game.key
    print(f"{game.key}: {name}; {texts('cli-players', first=first, last=last)}")
    for option, about in one["options"].items():
        print(f"  --set {option}={_written(about)}  {_label(texts, option)}")
    for table, confidence in one["reconstructed"].items():
        print("  " + texts("cli-reconstructed", table=table, confidence=confidence))


def _written(about: dict[str, Any]) -> str:
    """The values an option can take, the default first."""
    if about["several"]:
        return ",".join(map(_word, about["choices"] or ())) or "…"
    values = [about["default"], *(v for v in about["choices"] or () if v != about["default"])]
    return "|".join(_word(v) for v in values if v is not None) or "…"


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _label(texts: Texts, option: str) -> str:
    key = f"option-{option.replace('_', '-')}"
    return texts(f"{key}-about") if texts.has(f"{key}-about") else ""

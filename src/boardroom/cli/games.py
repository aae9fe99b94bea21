"""`boardroom games`: the games, their editions and options."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from boardroom.cli.arguments import declare, flag, language, word
from boardroom.cli.texts import name_of, words
from boardroom.core.codec import SequenceCodec
from boardroom.core.game import Game
from boardroom.core.options import choices
from boardroom.core.state import State
from boardroom.core.texts import Texts
from boardroom.games.registry import every, load


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str | None
    lang: str
    json: bool


def run(args: Arguments) -> int:
    found = [described(game) for game in ([load(args.game)] if args.game else every())]
    if args.json:
        print(json.dumps({"games": found}, ensure_ascii=False))
        return 0
    for one in found:
        _tell(one, args.lang)
    return 0


def described(game: Game[State]) -> dict[str, Any]:
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
    print(f"{game.key}: {name_of(game, texts)}; {texts('cli-players', first=first, last=last)}")
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


COMMAND = declare(
    Arguments,
    run,
    "games, editions and options",
    word("game", "GAME", required=False),
    language(),
    flag("--json"),
)

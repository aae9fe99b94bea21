"""What the tests of words share: the messages of a language file, the refusals in a game's rules."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.core.texts import Texts, texts
from boardroom.core.typography import NO_BREAK_SPACE, UNMARKED, WORD_JOINER
from boardroom.games.registry import every

S = TypeVar("S", bound=State)
GAMES: tuple[Game[State], ...] = tuple(every())
CLAUSE = r"[A-Z]+-\d+(\.\d+)+[a-z]?"
REASON = "[a-z][a-z0-9]*(-[a-z0-9]+)*"


@dataclass
class Message(Visitor):  # type: ignore[misc]
    """One message: the names of its arguments, and its literal words variant by variant."""

    names: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


@lru_cache(maxsize=64)
def messages(file: Path) -> dict[str, Message]:
    """Every message of a language file; broken syntax and keys that stand twice fail."""
    found: dict[str, Message] = {}
    for part in parse(file.read_text("utf-8")).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            assert part.id.name not in found, f"{file.name}: {part.id.name} stands twice"
            found[part.id.name] = Message()
            found[part.id.name].visit(part)
    return found


def table_words(game: Game[S], language: str) -> dict[str, Message]:
    """The words of a table: actions, facts, refusals, options, names."""
    return messages(game.folder / f"locale/{language}.ftl")


def spoken(game: Game[S], language: str) -> Texts:
    """The game's texts at a table where 陈's left neighbour Babak reads."""
    return texts(language, game.folder).to(("Ada", "Babak", "陈"), 1)


def plain(text: str) -> str:
    """A text without marks of direction, word joiners and no-break spaces."""
    return text.translate(UNMARKED).replace(NO_BREAK_SPACE, " ").replace(WORD_JOINER, "")


def refusals(game: Game[S]) -> dict[str, set[str] | None]:
    """Every reason of a refusal in the rules' source with the arguments that all its places give.

    None where a place hands its arguments on from elsewhere, so that the source alone does not tell.
    """
    found: dict[str, set[str] | None] = {}
    for file in game.folder.rglob("*.py"):
        for reason, names in _reasons(python.parse(file.read_text("utf-8"))):
            before = found.get(reason, names)
            found[reason] = None if names is None or before is None else names & before
    return found


def _reasons(tree: python.AST) -> Iterator[tuple[str, set[str] | None]]:
    for node in python.walk(tree):
        if isinstance(node, python.Call) and getattr(node.func, "id", "") == "require":
            yield from ((word, _arguments(node)) for word in (_word(node.args[2]),) if word)
        elif isinstance(node, python.Call):
            yield from ((reason, _arguments(node)) for reason in _after_a_clause(node.args))
        elif isinstance(
            node, python.Tuple
        ):  # a table of (clause, reason): its arguments stand where it is used
            yield from ((reason, None) for reason in _after_a_clause(node.elts))


def _after_a_clause(parts: list[python.expr]) -> Iterator[str]:
    words = [_word(part) for part in parts]
    for clause, reason in pairwise(words):
        if re.fullmatch(CLAUSE, clause) and re.fullmatch(REASON, reason):
            yield reason


def _word(part: python.expr) -> str:
    return part.value if isinstance(part, python.Constant) and isinstance(part.value, str) else ""


def _arguments(call: python.Call) -> set[str] | None:
    """The names a refusing call gives: its keywords, or the keys of a dict handed over."""
    names = {str(keyword.arg) for keyword in call.keywords if keyword.arg}
    open_ended = any(keyword.arg is None for keyword in call.keywords)
    for part in call.args:
        if isinstance(part, python.Dict):
            names |= {str(key.value) for key in part.keys if isinstance(key, python.Constant)}
            open_ended |= None in part.keys
        elif isinstance(part, python.Starred):
            open_ended = True
    return None if open_ended else names

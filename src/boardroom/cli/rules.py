"""`boardroom rules`: read the numbered clauses, and see which tests are about each."""

from __future__ import annotations

import argparse
import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import boardroom
from boardroom import games
from boardroom.cli.arguments import Plain, add_language, words
from boardroom.cli.errors import command_line_error
from boardroom.core.errors import BadInput
from boardroom.core.rules import Clause, Rulebook


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE")
    add_language(parser)
    parser.add_argument("--coverage", action="store_true", help="which tests are about each clause")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    if args.game not in games.KEYS:
        raise BadInput("unknown-known", thing="game", name=args.game, known=games.KEYS)
    folder = Path(games.__file__).parent / args.game
    book = Rulebook.read(folder / "data" / "rules.toml")
    if args.clause and args.clause not in {*book.clauses, *book.rulings}:
        raise command_line_error("unknown", thing="clause", name=args.clause)
    if args.coverage:
        return _coverage(args, book)
    return _read(args, book, words(args.lang, folder))


def _read(args: argparse.Namespace, book: Rulebook, texts: Plain) -> int:
    wanted = [args.clause] if args.clause else [*book.clauses]
    if args.json:
        print(json.dumps({"game": args.game, "lang": args.lang, "clauses": {
            one: clause_json(book, one, texts) for one in wanted
        }}, ensure_ascii=False))  # fmt: skip
        return 0
    chapter = ""
    for one in wanted:
        head = one.partition(".")[0]
        if head != chapter and texts.has(head) and not args.clause:
            print(f"\n{texts(head)}")
        chapter = head
        print(clause_text(book, one, texts))
    return 0


def clause_text(book: Rulebook, one: str, texts: Plain) -> str:
    """A clause or ruling in words, with the readings it rests on."""
    if one in book.rulings:
        return f"{one}  {texts(f'ruling-{one}')}"
    clause = book.clauses[one]
    editions = f" [{', '.join(clause.editions)}]" if clause.editions else ""
    lines = [f"{one}{editions}  {texts.clause(one)}"]
    lines += [f"    {r}  {texts(f'ruling-{r}')}" for r in clause.rulings if texts.has(f"ruling-{r}")]
    return "\n".join(lines)


def clause_json(book: Rulebook, one: str, texts: Plain) -> dict[str, Any]:
    if one in book.rulings:
        ruling = book.rulings[one]
        return {
            "text": texts(f"ruling-{one}"),
            "clauses": list(ruling.clauses),
            "source": ruling.source,
            "option": ruling.option,
        }
    clause: Clause = book.clauses[one]
    return {
        "text": texts.clause(one),
        "editions": list(clause.editions),
        "rulings": {r: texts(f"ruling-{r}") for r in clause.rulings if texts.has(f"ruling-{r}")},
    }


def _coverage(args: argparse.Namespace, book: Rulebook) -> int:
    cited = cited_clauses(_tests())
    wanted = [args.clause] if args.clause else [*book.clauses]
    found = {one: {"tests": cited.get(one, [])} for one in wanted}
    missing = [one for one, about in found.items() if not about["tests"]]
    own = {one.partition("-")[0] for one in book.clauses}
    unknown = sorted(i for i in cited if i.partition("-")[0] in own and "-" in i and i not in book.clauses)
    if args.json:
        raw = {"game": args.game, "clauses": found, "missing": missing, "unknown": unknown}
        print(json.dumps(raw))
    else:
        for one, about in found.items():
            print(f"{one}: {len(about['tests'])}" + "".join(f"\n    {test}" for test in about["tests"]))
        print(f"{len(found)} clauses, {len(missing)} without a test" + "".join(f" {m}" for m in missing))
        print(f"{len(unknown)} cited without a clause" + "".join(f" {u}" for u in unknown))
    return 1 if missing or unknown else 0


def _tests() -> Path:
    """The tests of this checkout."""
    for root in (Path(boardroom.__file__).parents[2], Path.cwd()):
        if (root / "tests").is_dir():
            return root / "tests"
    raise command_line_error("no-tests")


def cited_clauses(tests: Path) -> dict[str, list[str]]:
    """Clause ids and the tests marked with them, read from the source; nothing is run."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        text = file.read_text("utf-8")
        if "clause(" not in text:
            continue
        name = file.relative_to(tests.parent).as_posix()
        for test, ids in _marked(ast.parse(text), ""):
            for one in dict.fromkeys(ids):
                found.setdefault(one, []).append(f"{name}::{test}")
    return found


def _marked(node: ast.AST, inside: str) -> Iterator[tuple[str, list[str]]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _marked(child, f"{inside}{child.name}::")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and child.name.startswith("test"):
            yield f"{inside}{child.name}", [i for mark in child.decorator_list for i in _ids(mark)]


def _ids(mark: ast.expr) -> list[str]:
    if not isinstance(mark, ast.Call):
        return []
    name = mark.func.attr if isinstance(mark.func, ast.Attribute) else getattr(mark.func, "id", "")
    words = [a.value for a in mark.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return words if name == "clause" else []

"""`boardroom rules`: print the numbered clauses, or the tests that cite each clause."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import boardroom
from boardroom.cli.arguments import declare, flag, language, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.texts import Plain, words
from boardroom.core.game import Background
from boardroom.core.rules import Clause, Rulebook
from boardroom.games.registry import load


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str
    clause: str | None
    lang: str
    coverage: bool
    json: bool


def run(args: Arguments) -> int:
    game = load(args.game)
    book = game.rulebook
    if args.clause and args.clause not in {*book.clauses, *book.rulings}:
        raise command_line_error("unknown", thing="clause", name=args.clause)
    if args.coverage:
        return _coverage(args, book)
    return _read(args, book, words(args.lang, game), game.background)


def _read(args: Arguments, book: Rulebook, texts: Plain, background: Background | None) -> int:
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
    if background and not args.clause:
        print("\n" + "\n".join(background_text(background, texts)))
    return 0


def background_text(background: Background, texts: Plain) -> list[str]:
    """The page about the subject of the game, a paragraph a line."""
    return [texts(key) for key in (background.heading, *background.paragraphs)] + list(background.reading)


def clause_text(book: Rulebook, one: str, texts: Plain) -> str:
    """The text of a ruling, or of a clause with its rulings."""
    if one in book.rulings:
        return f"{one}  {texts(f'ruling-{one}')}"
    clause = book.clauses[one]
    editions = f" [{', '.join(clause.editions)}]" if clause.editions else ""
    lines = [f"{one}{editions}  {texts.clause(one)}"]
    lines += [f"    {r}  {texts(f'ruling-{r}')}" for r in clause.rulings if texts.has(f"ruling-{r}")]
    return "\n".join(lines)


def clause_json(book: Rulebook, one: str, texts: Plain) -> dict[str, object]:
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


def _coverage(args: Arguments, book: Rulebook) -> int:
    from boardroom.testing.clauses import cited_clauses

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
    """The folder of tests beside the package or in the current folder."""
    for root in (Path(boardroom.__file__).parents[2], Path.cwd()):
        if (root / "tests").is_dir():
            return root / "tests"
    raise command_line_error("no-tests")


COMMAND = declare(
    Arguments,
    run,
    word("game", "GAME"),
    word("clause", "CLAUSE", required=False),
    language(),
    flag("--coverage"),
    flag("--json"),
)

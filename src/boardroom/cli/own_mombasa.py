"""`boardroom mombasa check-pack DIR`: check a data pack corrected from the box."""

from __future__ import annotations

import argparse
from pathlib import Path

from boardroom.core.fields import BadInput


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("command", choices=["check-pack"])
    parser.add_argument("directory", metavar="DIR", type=Path)


def run(args: argparse.Namespace) -> int:
    from boardroom.games.mombasa.pack.check import check

    if not args.directory.is_dir():
        raise BadInput(f"{args.directory} is not a folder")
    problems = list(check(args.directory))
    for problem in problems:
        print(problem)
    print(f"{len(problems)} things to mend" if problems else "nothing to mend")
    return 1 if problems else 0

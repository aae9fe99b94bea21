"""`boardroom mombasa check-pack DIR` and `check-sheet [DIR]`: correct a data pack from the box."""

from __future__ import annotations

import argparse
from pathlib import Path

from boardroom.cli.errors import command_line_error, unwritable
from boardroom.core.errors import BadData


def arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser("check-pack", help="say everything that is wrong with a pack")
    check.add_argument("directory", metavar="DIR", type=Path)
    sheet = commands.add_parser("check-sheet", help="write every entry of a pack to be compared with the box")
    sheet.add_argument("directory", metavar="DIR", type=Path, nargs="?", help="by default the built-in pack")
    sheet.add_argument("-o", "--output", metavar="FILE", type=Path, help="FILE.html to print, or plain text")


def run(args: argparse.Namespace) -> int:
    if args.directory is not None and not args.directory.is_dir():
        raise command_line_error("not-folder", file=args.directory)
    return check_pack(args.directory) if args.command == "check-pack" else check_sheet(args)


def check_pack(folder: Path) -> int:
    from boardroom.games.mombasa.pack.check import check

    problems = list(check(folder))
    for problem in problems:
        print(problem)
    print(f"{len(problems)} things to mend" if problems else "nothing to mend")
    return 1 if problems else 0


def check_sheet(args: argparse.Namespace) -> int:
    """Written to the file, or printed as plain text."""
    from boardroom.games.mombasa.pack import HOME
    from boardroom.games.mombasa.pack.sheet import html_sheet, text_sheet

    folder = args.directory or HOME
    printable = args.output is not None and args.output.suffix in (".html", ".htm")
    try:
        sheet = html_sheet(folder) if printable else text_sheet(folder)
    except (BadData, FileNotFoundError) as error:
        raise command_line_error("pack-unreadable", wrong=error) from None
    if args.output is None:
        print(sheet, end="")
        return 0
    try:
        args.output.write_text(sheet, "utf-8")
    except OSError as error:
        raise unwritable(args.output, error) from None
    print(args.output)
    return 0

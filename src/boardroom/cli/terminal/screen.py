"""Input and output of the terminal: coloured by Rich when interactive, plain text in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console


class Closed(Exception):
    """The end of the input was reached."""


class Screen:
    """Prints lines and reads lines."""

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.console = Console(file=out, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.live = self.console.is_terminal and self.source.isatty()
        # A terminal echoes what is typed; input from a pipe has to be echoed here.
        self.echo = not self.source.isatty()

    def say(self, text: str = "", style: str | None = None) -> None:
        self.console.print(text, style=style)

    def lines(self, lines: Iterable[str], style: str | None = None) -> None:
        for line in lines:
            self.say(line, style)

    def ask(self, prompt: str = ">") -> str:
        """Read the next line; raises Closed at the end of the input."""
        self.console.print(prompt, end=" ")
        line = self.source.readline()
        if not line:
            self.console.print()
            raise Closed
        if self.echo:
            self.console.print(line.strip())
        return line.strip()

    def clear(self) -> None:
        if self.live:
            self.console.clear()

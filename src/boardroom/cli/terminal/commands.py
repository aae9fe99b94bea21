"""The commands of a terminal game besides moves: help, why, hint, undo, save, rules and so on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boardroom.bots.registry import USUAL_BOT, load_bot
from boardroom.cli.errors import command_line_error
from boardroom.cli.rules import clause_text
from boardroom.cli.terminal.screen import Screen
from boardroom.cli.terminal.session import Session
from boardroom.core.actions import Action
from boardroom.core.engine import refusal

LOG_LINES = 12
"""Lines of the log that the command `log` shows."""
COMMANDS_AT_END = ("save", "board", "log", "rules", "quit")
"""The commands that are still available when the game is over."""


class Quit(Exception):
    """The player leaves the game."""


class Commands:
    """Runs the commands, each for the seat that typed it."""

    def __init__(self, session: Session, screen: Screen, log: list[str]) -> None:
        self.session, self.screen, self.log, self.texts = session, screen, log, session.texts
        self.known: dict[str, Callable[[int, str], None]] = {
            "help": self.help, "why": self.why, "hint": self.hint, "undo": self.undo, "save": self.save,
            "rules": self.rules, "board": self.board, "log": self.show_log, "quit": self.quit,
        }  # fmt: skip

    def help(self, seat: int, rest: str) -> None:
        self.screen.say(self.texts("cli-help"))

    def why(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.say(self.texts("cli-say-move"), "yellow")
            return
        self.screen.lines(
            explain_refusal(self.session, seat, self.session.read(seat, rest)) or [self.texts("cli-allowed")]
        )

    def hint(self, seat: int, rest: str) -> None:
        """Show the move that the greedy bot would make."""
        seen, found = self.session.choices(seat)
        move = load_bot(USUAL_BOT, self.session.game).choose(seen, found, Random(0))
        self.screen.say(self.texts("cli-hint", move=move.notation()), "green")

    def undo(self, seat: int, rest: str) -> None:
        self.screen.say(self.texts(self.session.take_back(seat, by_consent=rest == "all")))

    def save(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.say(self.texts("cli-say-file"), "yellow")
            return
        self.session.save(rest)
        self.screen.say(self.texts("cli-saved", file=rest), "green")

    def rules(self, seat: int, rest: str) -> None:
        book = self.session.game.rulebook
        if not rest:
            self.screen.say(self.texts("cli-say-clause"), "yellow")
        elif rest not in {*book.clauses, *book.rulings}:
            raise command_line_error("unknown", thing="clause", name=rest)
        else:
            self.screen.say(clause_text(book, rest, self.session.texts_for(seat)))

    def board(self, seat: int, rest: str) -> None:
        self.screen.say()
        self.screen.lines(self.session.board(seat))

    def show_log(self, seat: int, rest: str) -> None:
        self.screen.lines(self.log[-LOG_LINES:], "cyan")

    def quit(self, seat: int, rest: str) -> None:
        raise Quit


def explain_refusal(session: Session, seat: int, a: Action) -> list[str]:
    """The reason why a move is not allowed, and the text of the clause; empty for a legal move."""
    seen, _ = session.choices(seat)
    texts = session.texts_for(seat)
    if a.seat != seat:
        return [texts("why-not-your-turn", waits=texts.seat(seat))]
    why = refusal(seen, a)
    if why is None:
        return []
    reason = texts("cli-refused", why=texts.refusal(why), clause=why.clause)
    book = session.game.rulebook
    if why.clause not in book.clauses:
        return [reason]
    return [reason, f"  {clause_text(book, why.clause, texts)}"]

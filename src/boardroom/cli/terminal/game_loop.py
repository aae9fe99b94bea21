"""The loop of a terminal game: show the table, read a line, carry it out."""

from __future__ import annotations

from boardroom.cli.terminal.commands import COMMANDS_AT_END, Commands, Quit, explain_refusal
from boardroom.cli.terminal.prompts import Back, NotAnAnswer, Prompter
from boardroom.cli.terminal.screen import Closed, Screen
from boardroom.cli.terminal.session import Session
from boardroom.cli.texts import name_of, numbers_of
from boardroom.core.actions import Action, Fact
from boardroom.core.errors import BadInput
from boardroom.core.offers import Just, Offer
from boardroom.core.steps import Over
from boardroom.core.texts import Texts


class GameLoop:
    """Plays one session on one screen until the game ends or the player leaves."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session, self.screen, self.texts = session, screen, session.texts
        self.log: list[str] = []
        self.viewer: int | None = None
        self.commands = Commands(session, screen, self.log)

    def play(self) -> None:
        """Play to the end; then show the result and let the player review the game."""
        journal = self.session.journal
        name = name_of(journal.game, self.texts)
        self.screen.say(
            self.texts("cli-welcome", game=name, seed=journal.chance.seed, example="pass"), "bold"
        )
        try:
            while not self.session.table.position.over:
                seat = self.session.next_seat()
                if seat in self.session.bots:
                    self.show_facts(self.session.play_bot(seat))
                else:
                    self.decide(seat)
        except (Quit, Closed):
            self.screen.say(self.texts("cli-bye"))
            return
        self.show_result()
        self.review()

    def show_facts(self, facts: list[Fact]) -> None:
        lines = self.session.describe_facts(facts)
        self.log += lines
        self.screen.lines(lines, "cyan")

    def decide(self, seat: int) -> None:
        """Ask a person until they have made a move."""
        if self.viewer != seat:
            self.curtain(seat)
            self.viewer = seat
        rows = len(self.session.journal.rows)
        self.commands.board(seat, "")
        while len(self.session.journal.rows) == rows:
            _, offers = self.session.choices(seat)
            self.screen.say(self.question(seat), "bold")
            texts = self.session.texts_for(seat)
            for n, offer in enumerate(offers, 1):
                self.screen.say(f"  {n}) {offer_text(texts, offer)}")
            self.run_line(seat, offers, self.screen.ask())

    def question(self, seat: int) -> str:
        """What the current step asks a seat; a general question if the game has no text for the step."""
        texts = self.session.texts_for(seat)
        step = self.session.journal.state.steps[-1]
        key = f"ask-{step.key.replace('_', '-').replace('.', '-')}"
        name = texts.seat(seat)
        return (
            texts("cli-turn", seat=name, ask=texts(key)) if texts.has(key) else texts("cli-decide", seat=name)
        )

    def run_line(self, seat: int, offers: list[Offer], line: str) -> None:
        """Carry out a line: a number from the list, a command, or a move."""
        word, _, rest = line.partition(" ")
        try:
            if line.isdecimal():
                self.choose(seat, offers, int(line))
            elif word in self.commands.known:
                self.commands.known[word](seat, rest.strip())
            elif line:
                self.play_move(seat, self.session.read(seat, line))
        except Back:
            return
        except NotAnAnswer as other:
            self.run_line(seat, offers, other.line)
        except BadInput as error:
            self.screen.say(error.in_language(self.texts.lang), "yellow")

    def choose(self, seat: int, offers: list[Offer], n: int) -> None:
        if not 1 <= n <= len(offers):
            self.screen.say(self.texts("cli-misread", text=str(n)), "yellow")
            return
        offer = offers[n - 1]
        prompter = Prompter(
            self.screen, self.session.texts_for(seat), lambda id: self.session.label(seat, id)
        )
        a = offer.action if isinstance(offer, Just) else prompter.compose(offer)
        if self.is_meant(seat, a):
            self.play_move(seat, a)

    def is_meant(self, seat: int, a: Action) -> bool:
        """Ask for confirmation of a move that was chosen by number and looks like a costly mistake."""
        warning = self.session.warning(seat, a)
        if warning is None or explain_refusal(self.session, seat, a):
            return True
        self.screen.say(warning, "yellow")
        return self.screen.ask(self.texts("cli-sure")) in ("yes", "y")

    def play_move(self, seat: int, a: Action) -> None:
        """Play a move, or say why it is not allowed."""
        why = explain_refusal(self.session, seat, a)
        if why:
            self.screen.lines(why, "red")
        else:
            self.show_facts(self.session.play(a))

    def curtain(self, seat: int) -> None:
        """Hide one person's secrets before another person at the same screen looks."""
        if len(self.session.people) > 1 and self.screen.live:
            self.screen.clear()
            self.screen.ask(self.texts("cli-curtain", seat=self.texts.seat(seat)))

    def show_result(self) -> None:
        journal, texts = self.session.journal, self.texts
        end = journal.state.steps[-1]
        assert isinstance(end, Over)
        self.screen.lines(["", *self.session.board(self.session.log_reader())])
        self.screen.say(texts("cli-over", clause=end.by), "bold")
        for one in journal.game.result(journal.state):
            numbers = numbers_of(one, texts)
            self.screen.say(texts("cli-result", place=one.place, seat=texts.seat(one.seat), numbers=numbers))

    def review(self) -> None:
        """Let the player save and review the finished game; an empty line ends the program."""
        if not self.session.people:
            return
        seat = min(self.session.people)
        try:
            while line := self.screen.ask():
                word, _, rest = line.partition(" ")
                if word in COMMANDS_AT_END:
                    self.commands.known[word](seat, rest.strip())
                else:
                    self.screen.say(self.texts("cli-help"))
        except (Quit, Closed):
            return


def offer_text(texts: Texts, offer: Offer) -> str:
    """The name of an offer in the list of choices."""
    if isinstance(offer, Just) and texts.has(f"action-{offer.kind.key}"):
        return texts.describe(offer.action, "action-")
    key = f"offer-{offer.kind.key}"
    return texts(key) if texts.has(key) else offer.kind.key.replace("-", " ")

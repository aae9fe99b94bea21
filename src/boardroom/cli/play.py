"""`boardroom play`: a game in the terminal or through a pipe, against bots or people at the same screen."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TypeVar

from boardroom.cli.arguments import declare, language, option, options_of, settings, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.files import game_of, read_json
from boardroom.cli.terminal.commands import AFTERWARDS, Commands, Quit, explain_refusal
from boardroom.cli.terminal.prompts import Asker, Back, Elsewhere
from boardroom.cli.terminal.screen import Closed, Screen
from boardroom.cli.terminal.session import Session, bot_seeds, read_seats
from boardroom.cli.texts import name_of, numbers_of
from boardroom.core.actions import Action, Fact
from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Setup
from boardroom.core.offers import Just, Offer
from boardroom.core.records import replay_record
from boardroom.core.state import State
from boardroom.core.steps import Over
from boardroom.core.texts import Texts
from boardroom.games.registry import load
from boardroom.table.seating import HUMAN

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Arguments:
    game: str
    seats: str | None
    settings: tuple[str, ...]
    seed: str | None
    lang: str
    load: str | None


def run(args: Arguments) -> int:
    session = _resume(args, args.load) if args.load else _begin(args)
    Player(session, Screen()).play()
    return 0


def _begin(args: Arguments) -> Session:
    game = load(args.game)
    kinds = read_seats(args.seats or usual_seats(game), game)
    options = options_of(game, args.settings)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    journal = Journal.deal(Setup(game, options, len(kinds), Chance(seed), bots=bot_seeds(kinds, seed)))
    return Session(journal, kinds, args.lang)


def usual_seats(game: Game[S]) -> str:
    """One person against two of the game's best bots."""
    best = "random" if game.greedy_policy() is None else "greedy"
    return ",".join([HUMAN, best, best])


def _resume(args: Arguments, file: str) -> Session:
    raw = read_json(file)
    game = game_of(raw, file)
    if game.key != args.game:
        raise command_line_error("other-game", file=file, game=game.key)
    found = replay_record(raw, game)
    if found.divergence:
        raise command_line_error("file", file=file, why=found.divergence.in_words(found.state))
    assert found.journal is not None
    names = found.journal.bots or ("",) * found.journal.seats
    kinds = tuple(name.partition(" ")[0] or HUMAN for name in names)
    return Session(found.journal, kinds, args.lang)


class Player:
    """Shows the table, reads lines, plays moves."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session, self.screen, self.texts = session, screen, session.texts
        self.log: list[str] = []
        self.looking: int | None = None
        self.commands = Commands(session, screen, self.log)

    def play(self) -> None:
        """Play until the game ends or the player leaves."""
        journal = self.session.journal
        name = name_of(journal.game, self.texts)
        self.screen.say(
            self.texts("cli-welcome", game=name, seed=journal.chance.seed, example="pass"), "bold"
        )
        try:
            while not self.session.table.position.over:
                seat = self.session.next_seat()
                if seat in self.session.bots:
                    self.tell(self.session.play_bot(seat))
                else:
                    self.decide(seat)
        except (Quit, Closed):
            self.screen.say(self.texts("cli-bye"))
            return
        self.finish()
        self.afterwards()

    def tell(self, facts: list[Fact]) -> None:
        lines = self.session.describe_facts(facts)
        self.log += lines
        self.screen.lines(lines, "cyan")

    def decide(self, seat: int) -> None:
        """Ask a person until they have made a move."""
        texts = self.session.texts_for(seat)
        if self.looking != seat:
            self.curtain(seat)
            self.looking = seat
        rows = len(self.session.journal.rows)
        self.commands.board(seat, "")
        while len(self.session.journal.rows) == rows:
            _, found = self.session.choices(seat)
            step = self.session.journal.state.steps[-1]
            ask = f"ask-{step.key.replace('_', '-').replace('.', '-')}"
            who = texts.seat(seat)
            said = (
                texts("cli-turn", seat=who, ask=texts(ask))
                if texts.has(ask)
                else texts("cli-decide", seat=who)
            )
            self.screen.say(said, "bold")
            for n, offer in enumerate(found, 1):
                self.screen.say(f"  {n}) {offer_text(texts, offer)}")
            self.line(seat, found, self.screen.ask())

    def line(self, seat: int, found: list[Offer], line: str) -> None:
        """Carry out a line: a number from the list, a command, or a move."""
        word, _, rest = line.partition(" ")
        try:
            if line.isdecimal():
                self.choose(seat, found, int(line))
            elif word in self.commands.known:
                self.commands.known[word](seat, rest.strip())
            elif line:
                self.move(seat, self.session.read(seat, line))
        except Back:
            return
        except Elsewhere as other:
            self.line(seat, found, other.line)
        except BadInput as error:
            self.screen.say(error.in_language(self.texts.lang), "yellow")

    def choose(self, seat: int, found: list[Offer], n: int) -> None:
        if not 1 <= n <= len(found):
            self.screen.say(self.texts("cli-misread", text=str(n)), "yellow")
            return
        offer = found[n - 1]
        asker = Asker(self.screen, self.session.texts_for(seat), lambda id: self.session.label(seat, id))
        self.move(seat, offer.action if isinstance(offer, Just) else asker.compose(offer))

    def move(self, seat: int, a: Action) -> None:
        why = explain_refusal(self.session, seat, a)
        if why:
            self.screen.lines(why, "red")
        else:
            self.tell(self.session.play(a))

    def curtain(self, seat: int) -> None:
        """Clear the screen before it shows another person's secrets."""
        if len(self.session.people) > 1 and self.screen.live:
            self.screen.clear()
            self.screen.ask(self.texts("cli-curtain", seat=self.texts.seat(seat)))

    def finish(self) -> None:
        journal, texts = self.session.journal, self.texts
        end = journal.state.steps[-1]
        assert isinstance(end, Over)
        self.screen.lines(["", *self.session.board(self.session.listener())])
        self.screen.say(texts("cli-over", clause=end.by), "bold")
        for one in journal.game.result(journal.state):
            numbers = numbers_of(one, texts)
            self.screen.say(texts("cli-result", place=one.place, seat=texts.seat(one.seat), numbers=numbers))

    def afterwards(self) -> None:
        """Let the player save and review the finished game; an empty line leaves."""
        seat = min(self.session.people, default=0)
        if not self.session.people:
            return
        try:
            while line := self.screen.ask():
                word, _, rest = line.partition(" ")
                if word in AFTERWARDS:
                    self.commands.known[word](seat, rest.strip())
                else:
                    self.screen.say(self.texts("cli-help"))
        except (Quit, Closed):
            return


def offer_text(texts: Texts, offer: Offer) -> str:
    """The text for a kind of offer."""
    if isinstance(offer, Just) and texts.has(f"action-{offer.kind.key}"):
        return texts.describe(offer.action, "action-")
    key = f"offer-{offer.kind.key}"
    return texts(key) if texts.has(key) else offer.kind.key.replace("-", " ")


COMMAND = declare(
    Arguments,
    run,
    "play in the terminal",
    word("game", "GAME"),
    option("--seats", metavar="human,greedy,random"),
    *settings(seed=None),
    language(),
    option("--load", metavar="RECORD", help="go on with a saved game"),
)

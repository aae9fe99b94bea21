"""Parameter types and builders for the commands; bad input is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypedDict, TypeVar, Unpack

import click

from boardroom.cli.errors import command_line_error
from boardroom.cli.help import help_page, language_of
from boardroom.core.catalog import LANGUAGES
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.options import GameOptions, read_options
from boardroom.core.state import State

T = TypeVar("T")


class Documented(click.Command):
    """A command that has its help in every language."""

    def get_help(self, ctx: click.Context) -> str:
        return help_page(self, ctx)


class Command(Documented):
    """A command that reports all unexpected arguments in one error."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.BadOptionUsage as error:
            flags = [one for one in self.params if isinstance(one, click.Option) and one.is_flag]
            if any(error.option_name in one.opts for one in flags):  # the flag was given a value
                raise command_line_error("usage-unrecognized", value=error.option_name) from None
            raise
        if rest:
            raise command_line_error("usage-unrecognized", value=" ".join(rest))
        return rest


class Commands(Documented, click.Group):
    """A group of commands with one subject."""

    def __init__(self, name: str, commands: dict[str, click.Command]) -> None:
        super().__init__(name, commands=commands, params=with_language(()))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args:
            raise command_line_error("usage-required", known=("COMMAND",))
        return super().parse_args(ctx, args)

    def get_command(self, ctx: click.Context, name: str) -> click.Command:
        if name not in self.commands:
            raise wrong_choice("COMMAND", name, self.list_commands(ctx))
        return self.commands[name]


def declare(
    arguments: Callable[..., T], run: Callable[[T], int], *parameters: click.Parameter
) -> click.Command:
    """A command that calls `run` with its parsed arguments; each parameter is a field of `arguments`."""

    def call(**found: object) -> int:
        return run(arguments(**found))

    return Command(None, callback=call, params=with_language(parameters))


class Word(click.ParamType[str, object]):
    """A single argument; it never takes the next option as its value."""

    name = "word"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return _read_word(value, param)


class WholeNumber(click.ParamType[int, object]):
    """An integer argument."""

    name = "whole number"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        word = _read_word(value, param)
        try:
            return int(word)
        except ValueError:
            raise command_line_error("usage-type", argument=name_of(param), value=word) from None


class Choice(Word):
    """An argument that must be one of a fixed list."""

    name = "choice"

    def __init__(self, known: Sequence[str]) -> None:
        self.known = tuple(known)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        word = super().convert(value, param, ctx)
        if word not in self.known:
            raise wrong_choice(name_of(param), word, self.known)
        return word


def _read_word(value: object, param: click.Parameter | None) -> str:
    """The argument as text; refuses an option where the value of another option is expected."""
    word = str(value)
    if isinstance(param, click.Option) and word.startswith("--"):
        raise command_line_error("usage-value", argument=name_of(param))
    return word


def wrong_choice(argument: str, value: str, known: Sequence[str]) -> BadInput:
    return command_line_error("usage-choice", argument=argument, value=value, known=tuple(known))


def name_of(param: click.Parameter | None) -> str:
    """The name of a parameter in error messages: `--seats` for an option, `GAME` for an argument."""
    if isinstance(param, click.Option):
        return param.opts[0]
    return param.human_readable_name if param is not None else ""


def word(name: str, metavar: str, required: bool = True) -> click.Argument:
    """A positional argument; the help has an optional one in brackets."""
    shown = metavar if required else f"[{metavar}]"
    return click.Argument([name], metavar=shown, required=required, type=Word())


class OptionSettings(TypedDict, total=False):
    """The settings of an option besides its name and type."""

    default: str | Callable[[], str] | None
    expose_value: bool
    required: bool
    multiple: bool


def option(
    *names: str,
    metavar: str,
    kind: Word | WholeNumber | None = None,
    **more: Unpack[OptionSettings],
) -> click.Option:
    """An option with a value."""
    return click.Option(names, metavar=metavar, type=kind or Word(), **more)


def flag(*names: str) -> click.Option:
    """An option without a value."""
    return click.Option(names, is_flag=True)


def settings(seed: str | None = "0") -> tuple[click.Option, click.Option]:
    """`--set KEY=VALUE` and `--seed N`."""
    return (
        option("--set", "settings", metavar="KEY=VALUE", multiple=True),
        option("--seed", metavar="N", default=seed),
    )


def language(expose_value: bool = True) -> click.Option:
    """`--lang`; before the name of a command it is the language of that command."""
    return option(
        "--lang",
        metavar="|".join(LANGUAGES),
        kind=Choice(LANGUAGES),
        default=lambda: language_of(click.get_current_context()),
        expose_value=expose_value,
    )


def with_language(parameters: Iterable[click.Parameter]) -> list[click.Parameter]:
    """Parameters, with a `--lang` for help and errors if the command takes none for what it prints."""
    found = list(parameters)
    if all("--lang" not in one.opts for one in found):
        found.append(language(expose_value=False))
    return found


def options_of(
    game: Game[State], settings: Sequence[str], unless_set: Mapping[str, str] | None = None
) -> GameOptions:
    """Read a game's options from settings such as `edition=2007`; `unless_set` has what they leave out."""
    found: dict[str, str] = {}
    for setting in settings:
        name, sign, text = setting.partition("=")
        if not sign:
            raise command_line_error("setting", setting=setting)
        if name in found:
            raise command_line_error("setting-twice", name=name)
        found[name] = text
    return read_options(game.options, {**(unless_set or {}), **found})

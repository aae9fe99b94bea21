"""`boardroom jobs`: take background jobs of the servers on one PostgreSQL, such as imports."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.cli.arguments import declare, language, option
from boardroom.cli.errors import command_line_error
from boardroom.cli.serve import SQLITE, check_url
from boardroom.cli.texts import words


@dataclass(frozen=True, slots=True)
class Arguments:
    db: str
    lang: str


def run(args: Arguments) -> int:
    url = check_url(args.db)
    if url.startswith(SQLITE):
        raise command_line_error("jobs-database")
    from boardroom.server.jobs.worker import take_jobs
    from boardroom.server.storage.addresses import show_address

    begun = words(args.lang)("cli-jobs", url=show_address(url))
    take_jobs(url, lambda: print(begun, flush=True))
    return 0


COMMAND = declare(Arguments, run, option("--db", metavar="URL", required=True), language())

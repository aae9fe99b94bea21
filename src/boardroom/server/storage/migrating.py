"""Brings an older database up to date by Alembic's migrations.

Importing Alembic takes longer than opening a database, so it is imported only where a migration is to run.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from boardroom.server.storage.schema import NewerDatabase

MIGRATIONS = Path(__file__).parent / "migrations"


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database lacks."""
    config = configuration()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise NewerDatabase from None


def earlier_revisions() -> set[str]:
    """All revisions but the newest."""
    scripts = ScriptDirectory.from_config(configuration()).walk_revisions()
    return {script.revision for script in scripts if not script.is_head}

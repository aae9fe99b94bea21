"""The tables of Procrastinate, kept up to date by its own scripts.

The comment of its main table names the last script that was run.
"""

from __future__ import annotations

from pathlib import Path

from procrastinate.schema import SchemaManager
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from boardroom.server.storage.database import MIGRATION_LOCK, Database

APPLIED = "SELECT to_regclass('procrastinate_jobs'), obj_description(to_regclass('procrastinate_jobs'))"


async def prepare(database: Database) -> None:
    """Create or update the tables; of workers that start together, one does so and the others wait."""
    scripts = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    async with database.write() as db:
        await db.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        table, last = (await db.execute(text(APPLIED))).one()
        if table is None:
            await _run(db, SchemaManager.get_schema())
        for script in scripts if table is not None else ():
            if script.name > (last or ""):
                await _run(db, script.read_text())
        if last != scripts[-1].name:
            await _run(db, f"COMMENT ON TABLE procrastinate_jobs IS '{scripts[-1].name}'")


async def _run(db: AsyncConnection, script: str) -> None:
    """Run a script as it is: percent signs are no parameters."""
    raw = await db.execution_options(no_parameters=True)
    await raw.exec_driver_sql(script)

"""What several workers share: leases of tables, promises, counters, and the number of changes of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("holder", sa.String(length=40), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
    op.create_table(
        "promises",
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_index("ix_promises_expires", "promises", ["expires"])
    op.create_table(
        "counters",
        sa.Column("name", sa.String(length=160), nullable=False),
        sa.Column("value", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_index("ix_counters_expires", "counters", ["expires"])


def downgrade() -> None:
    for name in ("counters", "promises", "leases"):
        op.drop_table(name)
    op.drop_column("tables", "version")

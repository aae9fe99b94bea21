"""What the seats promise before a deal, and since when a table is full."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("promise", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("full_at", sa.Float(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "full_at")
    op.drop_column("seats", "promise")

"""Tables, matches and their inputs."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Start from an empty database."""
    id_ = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
    op.create_table(
        "tables",
        sa.Column("id", id_, primary_key=True),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", id_, primary_key=True),
        sa.Column("table", id_, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("inputs", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("reason", sa.Text),
        sa.Column("outcome", sa.JSON),
    )
    op.create_index("matches_by_end", "matches", ["ended_at", "id"])

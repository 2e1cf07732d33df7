"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    JSON,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)
from sqlalchemy.dialects import postgresql

ID = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
"""Sorts the same in every database, whatever its language, and as in Python."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("document", LargeBinary, nullable=False),
)

# Inputs lie in the row of their match: an append touches one page, and matches that are played at
# the same time share pages, so a commit of many has little to write.
matches = Table(
    "matches",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table", ID, nullable=False),  # no foreign key: matches outlive their tables
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("inputs", Text, nullable=False),  # a line for each, as in a record
    Column("length", Integer, nullable=False),  # of the inputs: what a writer must know to go on
    Column("ended_at", Double),
    Column("reason", Text),
    Column("outcome", JSON(none_as_null=True)),
    Index("matches_by_end", "ended_at", "id"),
)

"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    JSON,
    Column,
    Double,
    ForeignKey,
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
    Column("length", Integer, nullable=False),  # of the inputs: what a writer must know to go on
    Column("ended_at", Double),
    Column("reason", Text),
    Column("outcome", JSON(none_as_null=True)),
    Index("matches_by_end", "ended_at", "id"),
    sqlite_with_rowid=False,  # rows are small and always found by their id
)

inputs = Table(
    "inputs",
    metadata,
    Column("match", ID, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("input", Text, nullable=False),  # in notation, as in a record
    sqlite_with_rowid=False,  # the inputs of a match lie side by side
)

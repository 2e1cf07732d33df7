"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
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
"""Sorts the same in every database, whatever its locale, and the same as in Python."""

NUMBER = BigInteger().with_variant(Integer, "sqlite")
"""A node's number: assigned in sequence by the database and never reused."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("document", LargeBinary, nullable=False),
    Column("code", ID),  # so that any server finds it
    Column("owner", NUMBER),  # the node that has it in memory; an unlisted number means nobody
    Column("epoch", BigInteger, nullable=False, server_default="0"),  # counts owners
    Index("tables_by_code", "code", unique=True),
    Index("tables_by_owner", "owner"),
)

# Servers that share this database. A node that isn't listed, or whose lease has expired, is dead.
nodes = Table(
    "nodes",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("name", ID, nullable=False, unique=True),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("revision", Text, nullable=False),  # the newest that this node's program knows
    Column("expires_at", DateTime(timezone=True), nullable=False),
    Column("draining", Boolean, nullable=False),
    Column("tables", Integer, nullable=False),
)

# For each revision, the oldest one whose programs may still use a database of this revision.
compatible = Table(
    "compatible",
    metadata,
    Column("revision", Text, primary_key=True),
    Column("since", Text, nullable=False),
)

# Inputs are in the row of their match: an append touches one page, and matches played at the same
# time share pages, so a commit with many appends has little to write.
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
    Column("inputs", Text, nullable=False),  # one line for each, as in a record
    Column("length", Integer, nullable=False),  # how many inputs: a writer must know to continue
    Column("ended_at", Double),
    Column("reason", Text),
    Column("outcome", JSON(none_as_null=True)),
    Index("matches_by_end", "ended_at", "id"),
)

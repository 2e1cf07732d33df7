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
"""Sorts the same in every database, whatever its language, and as in Python."""

NUMBER = BigInteger().with_variant(Integer, "sqlite")
"""Of a node: counted up by the database, never used again."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("document", LargeBinary, nullable=False),
    Column("code", ID),  # so that any server finds it
    Column("owner", NUMBER),  # the node that has it in memory; none of those there are: nobody
    Column("epoch", BigInteger, nullable=False, server_default="0"),  # counts its owners
    Index("tables_by_code", "code", unique=True),
    Index("tables_by_owner", "owner"),
)

# Servers that share this database. A node that is not listed, or whose time is over, is dead.
nodes = Table(
    "nodes",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("name", ID, nullable=False, unique=True),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("revision", Text, nullable=False),  # the newest that its program knows
    Column("expires_at", DateTime(timezone=True), nullable=False),
    Column("draining", Boolean, nullable=False),
    Column("tables", Integer, nullable=False),
)

# Of each revision, the oldest one whose programs may still use such a database.
compatible = Table(
    "compatible",
    metadata,
    Column("revision", Text, primary_key=True),
    Column("since", Text, nullable=False),
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

"""Several servers: the list of servers, and the owner of each table."""

import msgspec
import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"


class _Coded(msgspec.Struct):
    code: str


def upgrade() -> None:
    """Give tables their codes; they have no owners yet."""
    id_ = sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "nodes",
        sa.Column("number", number, primary_key=True, autoincrement=True),
        sa.Column("name", id_, nullable=False, unique=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("revision", sa.Text, nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("code", id_))
    op.add_column("tables", sa.Column("owner", number))
    epoch = sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("tables", epoch)
    _learn_codes()
    op.create_index("tables_by_code", "tables", ["code"], unique=True)
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_table(
        "compatible",
        sa.Column("revision", sa.Text, primary_key=True),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO compatible (revision, since) VALUES ('0002', '0002')")


def _learn_codes() -> None:
    """Read codes from the documents; an unreadable document, or a duplicate code, gets none."""
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT id, document FROM tables ORDER BY id"))
    found: dict[str, str] = {}
    for id_, document in rows:
        try:
            code = msgspec.json.decode(bytes(document), type=_Coded).code
        except msgspec.MsgspecError:
            continue
        if "\0" not in code:
            found.setdefault(code, id_)
    change = sa.text("UPDATE tables SET code = :code WHERE id = :id")
    if found:
        connection.execute(change, [{"code": code, "id": id_} for code, id_ in found.items()])

"""Whether acknowledged work would survive a PostgreSQL that fails over.

A primary that does not wait for a standby can die with commits that nobody else has. Then moves
that people have seen are gone, and so are the numbers that say who owns which table.
"""

import logging

from sqlalchemy import Engine, text

from mauseloch.store.address import Address

PAGE = "docs/host/hosting.md#a-database-that-fails-over"

log = logging.getLogger("mauseloch.store")

# Any role may know this much: of others' replication it sees that there is one, not which, and
# the names of standbys are a setting like others. A slot is for a standby that may be away.
_ASYNCHRONOUS = text(
    "SELECT current_setting('synchronous_standby_names') = '' AND ("
    "EXISTS (SELECT FROM pg_stat_replication) OR "
    "EXISTS (SELECT FROM pg_replication_slots WHERE slot_type = 'physical'))"
)


def warn_if_work_can_be_lost(engine: Engine, address: Address) -> None:
    """Say so in the log if the server has standbys and waits for none of them; never raises.

    Our sessions ask for synchronous commits themselves (engines.py), so only the names can be
    missing. A standby that is away and has no slot cannot be known.
    """
    if address.file is not None:
        return
    try:
        with engine.connect() as connection:
            asynchronous = bool(connection.scalar(_ASYNCHRONOUS))
    except Exception as error:  # whatever it is, it is no reason not to start
        log.info("%s", address.error("asked about standbys", error))
        return
    if asynchronous:
        log.warning(
            "%s is replicated, but waits for no standby: a failover can lose moves that people "
            "have seen. Set synchronous_standby_names: %s",
            address.place,
            PAGE,
        )

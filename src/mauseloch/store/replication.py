"""Whether acknowledged work would survive a failover of PostgreSQL.

A primary that doesn't wait for a standby can die with commits that exist nowhere else. Then moves
that people have seen are gone, and so are the epochs that record who owns which table.
"""

import logging

from sqlalchemy import Engine, text

from mauseloch.store.address import Address

PAGE = "docs/host/hosting.md#a-database-that-fails-over"

log = logging.getLogger("mauseloch.store")

# Any role can see this: that replication by others exists, though not which, and the names of
# standbys, an ordinary setting. A slot is for a standby that may be disconnected.
_ASYNCHRONOUS = text(
    "SELECT current_setting('synchronous_standby_names') = '' AND ("
    "EXISTS (SELECT FROM pg_stat_replication) OR "
    "EXISTS (SELECT FROM pg_replication_slots WHERE slot_type = 'physical'))"
)


def warn_if_work_can_be_lost(engine: Engine, address: Address) -> None:
    """Log a warning if the server has standbys but doesn't wait for any; never raises.

    Our sessions request synchronous commits themselves (engines.py), so only the names can be
    missing. A disconnected standby without a slot can't be detected.
    """
    if address.file is not None:
        return
    try:
        with engine.connect() as connection:
            asynchronous = bool(connection.scalar(_ASYNCHRONOUS))
    except Exception as error:  # no error here is a reason not to start
        log.info("%s", address.error("asked about standbys", error))
        return
    if asynchronous:
        log.warning(
            "%s is replicated, but waits for no standby: a failover can lose moves that people "
            "have seen. Set synchronous_standby_names: %s",
            address.place,
            PAGE,
        )

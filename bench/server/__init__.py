"""Our server and boardgame.io's, side by side: the same game, the same clients, interleaved.

python -m bench.server     # or make bench-server, which installs boardgame.io first
python -m bench.server pairs                    # the cost of metering everybody, in pairs
python -m bench.server pairs --against FOLDER   # this tree and another checkout, in pairs
python -m bench.server pairs --pace people      # not at full speed, but at people's pace
python -m bench.server nodes    # several servers on one PostgreSQL; make bench-nodes does all three
python -m bench.server relay    # people who come to a table through another server
python -m bench.server leases   # the cost of several servers to their database

Hol's der Geier with four seats, all bidding at once. Clients answer with a random card as soon as
they are asked. Our server stores every move in SQLite before anybody sees it (WAL, synchronous
FULL, group commit); boardgame.io keeps matches in memory, its default. Each server is a separate
process, so the CPU time of its threads, from Linux's /proc, excludes the clients. Afterwards the
matches of both are checked against the same rules.
"""

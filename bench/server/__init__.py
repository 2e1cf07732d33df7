"""Our server and boardgame.io's, side by side: the same game, the same clients, interleaved.

python -m bench.server     # or make bench-server, which installs boardgame.io first
python -m bench.server pairs                    # what it costs to meter everybody, in pairs
python -m bench.server pairs --against FOLDER   # this tree and another checkout, in pairs
python -m bench.server pairs --pace people      # not as fast as can be, but as people play
python -m bench.server nodes    # several servers on one PostgreSQL; make bench-nodes does all three
python -m bench.server relay    # people who come to a table through another server
python -m bench.server leases   # what several servers cost their database

Hol's der Geier with four seats, all of whom bid at once; clients answer as soon as they are asked,
with any card of theirs. Ours stores every move in SQLite before anybody hears of it (WAL,
synchronous FULL, group commit); boardgame.io keeps matches in memory, as it does unless told
otherwise. Both are processes of their own, so what is counted is the server's CPU time alone, all
of its threads, from Linux's /proc. Both are checked for having played by the same rules.
"""

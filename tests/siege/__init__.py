"""The siege: hundreds of tables of honest players, while attackers do all they can to disrupt them.

python -m tests.siege --minutes 60 --tables 500

The server and PostgreSQL share one core, everything else another. PostgreSQL is restarted every few
minutes, its disk fills up twice, and the server is killed at random. Afterwards everything players
were sent and promised is checked against what is stored.
"""

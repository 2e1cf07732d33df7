"""The siege: hundreds of tables of honest people, while strangers do all they can to spoil it.

python -m tests.siege --minutes 60 --tables 500

The server and PostgreSQL share one core, everybody else another. PostgreSQL is restarted every few
minutes, its disk fills up twice, and the server is killed at random. Afterwards what everybody was
told and promised is held against what is stored.
"""

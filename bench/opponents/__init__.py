"""Strangers: players that our bots don't know, to test them against something new.

Each file is a bot of its own, `answer(question)`, as docs/build/bots.md explains.
"""

"""Strangers: players that no bot of ours knows, to see how it does against somebody new.

Each file is a bot of its own, `answer(question)`, as docs/build/bots.md tells.
"""

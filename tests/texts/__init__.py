"""Everything people read: complete in four languages, each with its own conventions.

Each check is a function from a text to its mistakes, so it has two tests: our own texts have no
such mistake, and a planted one is found.
"""

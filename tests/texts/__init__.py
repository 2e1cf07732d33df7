"""Whatever people read: complete in four languages, and written as each of them is.

Each check is a function from a text to what is wrong with it. So it has two tests: our own texts
have no such mistake, and one that is planted is found.
"""

"""Seats for assistants: the tools of `mauseloch mcp`, which speaks the Model Context Protocol.

A model can't keep a connection in mind, so every tool but the first few takes a *ticket*, which
stands for one seat in one match. Nobody can guess it, and it opens what that seat may see.
"""

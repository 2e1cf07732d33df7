"""The migrations, one module each, in the order of their revisions."""

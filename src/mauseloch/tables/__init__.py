"""Live tables: a match with people, bots and a clock."""

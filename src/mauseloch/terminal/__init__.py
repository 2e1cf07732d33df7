"""Play in a terminal: alone with bots, or several people at one keyboard."""

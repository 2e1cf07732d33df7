"""Play in a terminal: alone against bots, or several people at one keyboard."""

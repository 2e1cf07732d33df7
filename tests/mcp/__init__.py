"""An assistant's seats, tried with the client of the official SDK."""

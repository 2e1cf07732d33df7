"""Players of Mausgeflippt: a model of how people react."""

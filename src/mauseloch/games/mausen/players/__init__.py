"""Players of Mausen: the ladder, and what the best of them look ahead with."""

"""Players of Mäusezocken: the ladder, and what the best of them look turns through with."""

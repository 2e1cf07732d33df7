"""What every game shares: the interface, the match around it, its record, and its laws."""

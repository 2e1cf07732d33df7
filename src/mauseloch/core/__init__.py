"""Everything games share: the interface, the match around it, its record and its laws."""

"""Mäusezocken for two, solved: sweeps over all positions, and their values as a file."""

"""The solution of Mäusezocken for two: sweeps over all positions, and their values as a file."""

"""How long tests wait for something that must happen."""

PATIENCE_S = 300
"""Nothing takes this long, however busy the machine: if it does, it has hung."""

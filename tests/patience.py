"""How long tests wait for what must happen."""

PATIENCE_S = 300
"""Nothing takes so long, on however busy a machine: whatever does has hung."""

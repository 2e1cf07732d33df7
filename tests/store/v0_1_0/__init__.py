"""What Mauseloch 0.1.0 left behind, for every later version to open."""

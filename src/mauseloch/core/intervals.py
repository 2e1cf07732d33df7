"""How wide an interval is that holds the truth nineteen times out of twenty."""

Z95 = 1.959963984540054
"""95 % of a normal distribution are within so many standard deviations."""

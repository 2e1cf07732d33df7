"""The width of a 95 % confidence interval."""

Z95 = 1.959963984540054
"""95 % of a normal distribution lies within this many standard deviations of the mean."""

"""What positions for two are worth, distilled into small networks of whole numbers.

The exact values of all positions fill more than a hundred gigabytes. But written as a table of
patterns against prizes, a layer is almost of low rank, so it is nearly a product of two small
networks: one looks at the hands, the other at everything else.
"""

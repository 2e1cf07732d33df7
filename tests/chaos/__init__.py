"""An hour of chaos: three servers, one place, and every way in which a server can fail.

People and bots at hundreds of tables play through HAProxy while servers are killed, frozen, cut
off, drained and replaced, and while their database restarts or fails over. Afterwards
everything that players received is checked against everything that is stored.
"""

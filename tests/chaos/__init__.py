"""An hour of chaos: three servers, one place, and every way in which one of them can fail.

Hundreds of tables of people and bots play through HAProxy while servers are killed, frozen, cut
off, drained and replaced, and while their database restarts or fails over. Afterwards
everything that anybody heard is held against everything that is stored.
"""

"""Write the playthroughs anew: python -m tests.adapters.playthroughs. Read the diff!"""

from tests.adapters.playthroughs import LOADED, file_of, played

for name in LOADED:
    file_of(name).write_text(played(name), encoding="utf-8")

"""The fixed deck of Mausgeflippt: 58 clothes, 32 mice, 9 cheeses.

We do not know the printed lists, so this deck is our own, matching the printed numbers. Every
design is worn by five or six mice; every cheese is carried by three or four. The two colours of a
kind differ in lightness and the second has a pattern, so that colour is never the only cue.
"""

import math
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

KINDS = {
    "hat": ("blue", "white"),
    "glasses": ("black", "white"),
    "scarf": ("orange", "blue"),
    "tie": ("blue", "yellow"),
    "shirt": ("white", "black"),
    "jacket": ("green", "white"),
    "dress": ("red", "yellow"),
    "trousers": ("blue", "brown"),
    "belt": ("brown", "white"),
    "socks": ("red", "white"),
    "shoes": ("black", "yellow"),
    "bag": ("green", "yellow"),
    "ring": ("red", "blue"),
}
DESIGNS = tuple(f"{kind}-{colour}" for kind, colours in KINDS.items() for colour in colours)
PATTERNS = {
    f"{kind}-{colour}": "plain" if colour == colours[0] else "striped"
    for kind, colours in KINDS.items()
    for colour in colours
}
ORDER = {design: place for place, design in enumerate(DESIGNS)}

THREE_TIMES = ("hat-white", "glasses-black", "scarf-blue", "dress-red", "shoes-yellow", "bag-green")
CLOTHES = tuple(design for design in DESIGNS for _ in range(3 if design in THREE_TIMES else 2))

CHEESES = (
    "emmental",
    "gouda",
    "edam",
    "camembert",
    "roquefort",
    "parmesan",
    "cheddar",
    "mozzarella",
    "feta",
)


@dataclass(frozen=True, slots=True)
class Mouse:
    """A mouse card: the cheese it carries and what it wears."""

    name: str
    cheese: str
    wears: tuple[str, ...]


_MICE = """
emmental    hat-white shirt-white jacket-white bag-yellow
emmental    glasses-white trousers-brown belt-white socks-white bag-green
emmental    tie-yellow shirt-white dress-yellow belt-brown shoes-black
emmental    jacket-green dress-red bag-green ring-blue
gouda       hat-blue glasses-black jacket-green trousers-brown
gouda       hat-white tie-yellow shirt-black dress-red
gouda       glasses-white tie-blue shirt-white trousers-blue ring-red
edam        hat-blue tie-blue shirt-black shoes-black
edam        hat-blue belt-brown socks-white bag-yellow
edam        glasses-black scarf-blue jacket-green dress-yellow
edam        scarf-orange shirt-white trousers-brown shoes-yellow ring-blue
camembert   hat-white scarf-orange trousers-blue belt-white shoes-black
camembert   glasses-black scarf-orange jacket-green socks-red bag-yellow
camembert   tie-yellow trousers-brown socks-red bag-green ring-blue
roquefort   hat-blue scarf-blue tie-blue jacket-white
roquefort   hat-white glasses-white tie-yellow trousers-blue
roquefort   hat-white belt-white shoes-yellow ring-blue
roquefort   scarf-orange jacket-white trousers-brown bag-yellow
parmesan    hat-blue scarf-blue shirt-black trousers-blue socks-red
parmesan    hat-white scarf-orange socks-white shoes-yellow
parmesan    glasses-black scarf-blue dress-red belt-white ring-red
cheddar     glasses-black tie-yellow shirt-white socks-red
cheddar     glasses-white scarf-blue shirt-black socks-white bag-green
cheddar     scarf-orange tie-blue dress-red shoes-black
cheddar     tie-yellow jacket-green belt-brown socks-red shoes-yellow
mozzarella  hat-blue dress-yellow belt-white bag-yellow ring-red
mozzarella  glasses-black trousers-blue shoes-black ring-blue
mozzarella  shirt-black jacket-white dress-red belt-brown
feta        glasses-white shirt-black dress-yellow shoes-yellow bag-yellow
feta        scarf-blue jacket-green trousers-brown socks-red shoes-black
feta        tie-blue dress-red belt-brown socks-white ring-red
feta        shirt-white jacket-white dress-yellow bag-green ring-red
"""

MICE = {
    f"mouse{number}": Mouse(f"mouse{number}", cheese, tuple(wears))
    for number, (cheese, *wears) in enumerate(map(str.split, _MICE.split("\n")[1:-1]), start=1)
}
HAND = 7


class Deck(NamedTuple):
    """What is played with."""

    mice: tuple[str, ...]
    clothes: tuple[str, ...]
    cheeses: tuple[str, ...]
    hand: int
    """Cards in a full hand."""


@cache
def deck(mice: int) -> Deck:
    """A deck with this many mice, and of everything else about as much in proportion.

    The mice are spread evenly over the printed ones; they carry the cheeses and wear the clothes.
    """
    if mice == len(MICE):
        return Deck(tuple(MICE), CLOTHES, CHEESES, HAND)
    share = mice / len(MICE)
    names = tuple(MICE)
    chosen = tuple(names[int(place / share)] for place in range(mice))
    carried = [MICE[name].cheese for name in chosen]
    cheeses = tuple(dict.fromkeys([*carried, *CHEESES]))[: math.ceil(share * len(CHEESES))]
    worn = [MICE[name].wears for name in chosen]
    in_turn = [wears[at] for at in range(max(map(len, worn))) for wears in worn if at < len(wears)]
    copies = [
        piece for nth in range(3) for piece in dict.fromkeys(in_turn) if CLOTHES.count(piece) > nth
    ]
    clothes = sorted(copies[: math.ceil(share * len(CLOTHES))], key=ORDER.__getitem__)
    in_order = sorted(cheeses, key=CHEESES.index)
    return Deck(chosen, tuple(clothes), tuple(in_order), max(1, round(share * HAND)))

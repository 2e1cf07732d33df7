"""How weak players of Hol's der Geier for two are who take distilled values for what follows.

python -m bench.weakness_geier ROUNDS FOLDER FILE … [--cards N]

The players solve so many ROUNDS before they guess. Each FILE holds networks of whole numbers, or is
the `plain.pt` of bench.distilling_geier. FOLDER gets the figures, and rounds with the mixes of the
first file, for comparison with a processor. The bot that is shipped: `mauseloch solve weakness`.
"""

import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch

from bench.distilling_geier import EXACT, Plain, mirrored, plainly, processor
from mauseloch.games.geier.distilled.features import stakes
from mauseloch.games.geier.distilled.points import read, table
from mauseloch.games.geier.solver.card import Card
from mauseloch.games.geier.solver.layers import Patterns, geier
from mauseloch.games.geier.solver.reply import Guess, Reply, Step, looking_ahead
from mauseloch.games.geier.solver.whole import Values, Whole

SAMPLED = 4000
"""Rounds of each layer to compare."""
AT_ONCE = 1 << 22


def networks(whole: Whole, file: Path) -> Guess:
    """The guess of networks in whole numbers."""
    with np.load(file) as arrays:
        layers = read(arrays)
    return lambda here: table(whole.engine.xp, layers[here.cards], whole.prizes, here)


class Plainly:
    """The guess of the plain network."""

    def __init__(self, whole: Whole, file: Path) -> None:
        self.whole = whole
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.kind = torch.float16 if self.device == "cuda" else torch.float32
        states = torch.load(file, map_location=self.device)
        hidden, wide = states[1]["weight"].shape
        self.network = Plain(wide, hidden, self.device)
        parts = (self.network.hands, self.network.stakes, self.network.rest)
        for part, state in zip(parts, states, strict=True):
            part.load_state_dict(state)

    def __call__(self, here: Patterns) -> Values:
        """All positions of a layer. The table is CuPy's, whose memory can be used again."""
        xp, lengths = self.whole.engine.xp, self.whole.lengths(here)
        starts = np.cumsum(lengths) - lengths
        values = xp.empty(int(lengths.sum()), np.int32)
        out = torch.as_tensor(values, device=self.device)
        codes = torch.as_tensor(here.codes, device=self.device)
        with torch.no_grad():
            for gone in sorted(set(here.gone.tolist())):
                [numbers] = np.nonzero(here.gone == gone)
                stock = self.whole.prizes.stock(here.cards, gone)
                sets, carried = stock.sets.astype(np.int64), stock.carried.astype(np.int64)
                told = stakes(np, sets, carried, self.whole.deck.prizes).astype(np.float32)
                right = self.network.stakes(torch.as_tensor(told, device=self.device))
                some = codes[int(numbers[0]) : int(numbers[-1]) + 1]
                self._fill(out, starts[numbers], some, here.cards, right.to(self.kind))
        if self.device == "cuda":
            torch.cuda.empty_cache()
        return Values(xp.asarray(starts), values)

    def _fill(self, out: Any, starts: Any, codes: Any, cards: int, right: Any) -> None:
        first, _, last = self.network.rest
        weights, biases = first.weight.T.contiguous().to(self.kind), first.bias.to(self.kind)
        lefts = [
            self.network.hands(plainly(one, None, cards)[0]).to(self.kind)
            for one in (codes, mirrored(codes))
        ]
        at_once = max(1, AT_ONCE // len(right))
        for begin in range(0, len(codes), at_once):
            found = []
            for left in lefts:
                part = left[begin : begin + at_once]
                hidden = (part[:, None] + right).relu_().view(-1, part.shape[1])
                second = torch.relu_(torch.addmm(biases, hidden, weights))
                found.append((second @ last.weight[0].to(self.kind)).float())
            worth = ((found[0] - found[1]) * (10 * 2**24)).round_().int()
            at = int(starts[begin])
            out[at : at + len(worth)] = worth


def main(rounds: int, folder: Path, files: list[Path], cards: int) -> None:
    """Find and print what a best reply gains, and keep rounds."""
    on_card = torch.cuda.is_available()
    engine: Any = Card() if on_card else processor()
    for file in files:
        begin = perf_counter()
        whole = Whole(geier(cards), engine)
        whole.solve(upto=EXACT if cards > EXACT + 1 else cards // 2)
        plain = file.suffix == ".pt"
        guess: Guess = Plainly(whole, file) if plain else networks(whole, file)
        for _ in range(1, rounds):
            guess = looking_ahead(whole, guess)
        reply, kept = Reply(whole, guess), Kept(None if file is not files[0] else 1)

        def done(step: Step, *, reply: Reply = reply, kept: Kept = kept) -> None:
            seconds = f"{step.seconds:.1f} s"
            print(f"  {step.patterns.cards}: {seconds}, {step.settled} again", flush=True)
            kept.add(reply, step, SAMPLED if on_card else 100)

        found = reply.run(done)
        told = f"{file.name}, {rounds} rounds: {json.dumps(found._asdict())}"
        print(told, f"{perf_counter() - begin:.0f} s", flush=True)
        with (folder / "weakness.txt").open("a") as out:
            out.write(told + "\n")
        if kept.arrays:
            np.savez_compressed(folder / "rounds.npz", **kept.arrays)
        del reply, whole, guess, done
        if on_card:
            engine.xp.get_default_memory_pool().free_all_blocks()


class Kept:
    """Rounds of every layer, unless there is no seed."""

    def __init__(self, seed: int | None) -> None:
        self._rng = None if seed is None else np.random.default_rng(seed)
        self.arrays: dict[str, Any] = {}

    def add(self, reply: Reply, step: Step, many: int) -> None:
        """Keep rounds of the layer that has just been swept."""
        if self._rng is None:
            return
        sample, held = reply.sample(self._rng, many), step.patterns.cards
        self.arrays |= {
            f"{held}-codes": sample.codes.astype(np.int32),
            f"{held}-lefts": sample.lefts.astype(np.int16),
            f"{held}-pots": sample.pots.astype(np.int16),
            f"{held}-columns": np.rint(sample.columns * 65535).astype(np.uint16),
            f"{held}-gains": sample.gains.astype(np.float32),
            f"{held}-spreads": sample.spreads.astype(np.float32),
        }


if __name__ == "__main__":
    *given, many = sys.argv[1:] if "--cards" in sys.argv else [*sys.argv[1:], "--cards", "15"]
    main(int(given[0]), Path(given[1]), [Path(one) for one in given[2:-1]], int(many))

"""Distil the exact points of Hol's der Geier for two into small networks, on a CUDA card.

python -m bench.distilling_geier FOLDER [CARDS [SECONDS [SIZE …]]]

It solves the whole game first, and fits networks to the values while they are on the card, with so
many SECONDS for each layer: those of each SIZE, 128x128x32 unless told otherwise (the width of what
looks at hands, the width of what looks at stakes, the rank), then a plain one for comparison. The
package keeps the first as src/mauseloch/games/geier/distilled/points.npz. Needs PyTorch beside
CuPy. Without a card, small decks are fitted on the processor, to try the program.
"""

import json
import sys
from collections.abc import Callable
from itertools import pairwise
from math import comb
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import torch

from mauseloch.games.geier.distilled.features import signs, stakes
from mauseloch.games.geier.distilled.network import Steps, moved, packed, rounded, run
from mauseloch.games.geier.distilled.points import Layer, hands, read
from mauseloch.games.geier.solver.card import Card
from mauseloch.games.geier.solver.layers import OTHER, OWN, POINT, geier, places
from mauseloch.games.geier.solver.whole import Whole

EXACT = 7
FEW = 10_000
"""Layers with fewer patterns make do with half as wide a network."""
UNIT = 10 * POINT
"""Networks are fitted to tens of points."""
CARRIED = 0.35
RATE = 6e-3
PLAIN_RATE = 2e-3
PLAIN = 310
"""The width of the plain network, which makes 120,000 parameters."""


class Size(NamedTuple):
    """The size of two networks."""

    hands: int
    stakes: int
    rank: int


class Effort(NamedTuple):
    """How long to learn, and from how much at once."""

    steps: int
    seconds: float
    patterns: int
    """Of each group, as is the next."""
    columns: int


"""The share of positions with something carried over."""
ALIKE = 0.3
"""The share of groups of patterns drawn by their number, not by how often they are dealt."""


class Group(NamedTuple):
    """Patterns with the same ranks gone, which have the same columns."""

    first: int
    many: int
    plain: int
    """Columns without anything carried over come first."""
    stakes: Any
    weight: float


class Data:
    """The values of a layer, as tensors."""

    def __init__(self, whole: Whole, cards: int, device: str) -> None:
        layer, xp = whole.layers[cards], whole.engine.xp
        self.cards, self.device = cards, device
        self.numbers: dict[str, Any] = {}
        """The patterns drawn last."""
        self.values = torch.as_tensor(layer.found.values, device=device)
        self.starts = torch.as_tensor(layer.found.starts, device=device)
        codes = layer.patterns.codes
        own, other = (places(xp, codes, cards, who) for who in (OWN, OTHER))
        self.signs = torch.as_tensor(signs(xp, own, other).astype(np.int8), device=device)
        gone = layer.patterns.gone
        self.groups = []
        dealt = {
            one: comb(whole.deck.cards, one) * int((gone == one).sum())
            for one in set(gone.tolist())
        }
        for one in sorted(dealt):
            [numbers] = np.nonzero(gone == one)
            stock = whole.prizes.stock(cards, one)
            weight = (1 - ALIKE) * dealt[one] / sum(dealt.values()) + ALIKE * len(numbers) / len(
                gone
            )
            told = stakes(
                np, stock.sets.astype(np.int64), stock.carried.astype(np.int64), whole.deck.prizes
            )
            self.groups.append(
                Group(
                    int(numbers[0]),
                    len(numbers),
                    int((stock.carried == 0).sum()),
                    torch.as_tensor(told.astype(np.float32), device=device),
                    weight,
                )
            )
            assert numbers[-1] - numbers[0] + 1 == len(numbers)

    def batch(self, patterns: int, columns: int) -> Callable[[], Any]:
        """Draws as many patterns and columns of each group: what is compared, stakes, targets."""
        sizes = [len(group.stakes) for group in self.groups]
        everything = torch.cat([group.stakes for group in self.groups])
        numbers = [
            [group.first for group in self.groups],
            [group.many for group in self.groups],
            [group.plain for group in self.groups],
            sizes,
            [sum(sizes[:at]) for at in range(len(sizes))],
        ]
        first, many, plain, length, offset = torch.tensor(numbers, device=self.device)[:, :, None]
        begin = torch.where(length > plain, plain, 0)
        split = round((1 - CARRIED) * columns)

        def draw() -> Any:
            drawn = torch.rand((len(sizes), patterns), device=self.device)
            at = first + torch.minimum((drawn * many).long(), many - 1)
            drawn = torch.rand((len(sizes), columns), device=self.device)
            column = torch.cat(
                [
                    torch.minimum((drawn[:, :split] * plain).long(), plain - 1),
                    torch.minimum(begin + (drawn[:, split:] * (length - begin)).long(), length - 1),
                ],
                1,
            )
            targets = self.values[self.starts[at][:, :, None] + column[:, None, :]]
            self.numbers["at"] = at
            return self.signs[at].float(), everything[offset + column], targets.float() / UNIT

        return draw


def net(widths: list[int], device: str) -> Any:
    """A plain network with these widths."""
    parts: list[Any] = []
    for one, next_one in pairwise(widths):
        parts += [torch.nn.Linear(one, next_one), torch.nn.ReLU()]
    return torch.nn.Sequential(*parts[:-1]).to(device)


def turned(compared: Any) -> Any:
    cards = round(compared.shape[-1] ** 0.5)
    return -compared.unflatten(-1, (cards, cards)).transpose(-1, -2).flatten(-2)


def fitted(data: Data, size: Size, effort: Effort) -> tuple[Any, Any]:
    """The networks of a layer."""
    device = data.device
    hands = net([data.cards**2, size.hands, size.hands, size.rank], device)
    wide = data.groups[0].stakes.shape[1]
    prizes = net([wide, size.stakes, size.stakes, size.rank], device)
    scale = torch.ones(wide, device=device)
    scale[(wide - 3) // 2 : -1] = 0.1
    with torch.no_grad():
        prizes[0].weight *= scale
    weights = torch.tensor([group.weight for group in data.groups], device=device)[:, None, None]
    weights *= len(weights) / weights.sum()
    draw = data.batch(effort.patterns, effort.columns)

    def loss() -> Any:
        compared, told, targets = draw()
        both = hands(torch.stack([compared, turned(compared)]))
        found = (both[0] - both[1]) @ prizes(told).transpose(1, 2)
        wrong = (found - targets).square()
        return (weights * wrong).mean() + 0.1 * ((weights * wrong.square()).mean() + 1e-9).sqrt()

    taken = learn([*hands.parameters(), *prizes.parameters()], loss, effort, RATE)
    print("   ", data.cards, f"{taken} steps", flush=True)
    return hands, prizes


def learn(parameters: list[Any], loss: Callable[[], Any], effort: Effort, rate: float) -> int:
    """Take as many steps as there is time for, as a graph on a card; return how many."""
    card = parameters[0].is_cuda
    pace: Any = torch.tensor(rate, device=parameters[0].device) if card else rate
    optimizer = torch.optim.Adam(parameters, lr=pace, capturable=card, fused=card)

    def step() -> None:
        optimizer.zero_grad(set_to_none=True)
        loss().backward()
        optimizer.step()

    go, steps = step, effort.steps
    if card:
        pace.fill_(rate / 20)
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(5):
                step()
        torch.cuda.current_stream().wait_stream(aside)
        graph = torch.cuda.CUDAGraph()
        optimizer.zero_grad(set_to_none=True)
        try:
            with torch.cuda.graph(graph):
                loss().backward()
                optimizer.step()
            go = graph.replay
        except RuntimeError as error:
            print("    no graph:", error, flush=True)
        torch.cuda.synchronize()
        begin = perf_counter()
        for _ in range(50):
            go()
        torch.cuda.synchronize()
        steps = min(steps, int(50 * effort.seconds / (perf_counter() - begin)))
    for at in range(steps):
        share = min(1.0, (at + 1) / 300) * 0.5 * (1 + np.cos(np.pi * at / steps)) + 1e-3
        if card:
            pace.fill_(rate * share)
        else:
            for group in optimizer.param_groups:
                group["lr"] = rate * share
        go()
    return steps


def whole_numbers(network: Any, factor: float) -> Steps:
    """A network in whole numbers, its last matrix times a factor."""
    linear = [part for part in network if isinstance(part, torch.nn.Linear)]
    matrices = []
    for part in linear:
        times = factor if part is linear[-1] else 1.0
        matrices.append(
            (
                part.weight.detach().cpu().double().numpy().T * times,
                part.bias.detach().cpu().double().numpy() * times,
            )
        )
    return rounded(matrices)


def plainly(here: Any, told: Any, cards: int) -> Any:
    """What the plain network is told: who holds which rank, the number of cards, and stakes."""
    places = 2 * torch.arange(15, device=here.device)
    ranks, others = (here[:, None] >> places & 1), (here[:, None] >> places + 1 & 1)
    held = torch.zeros((len(here), 15), device=here.device)
    held[:, cards - 1] = 1
    return torch.cat([ranks.float(), others.float(), held], 1), told


class Plain:
    """A plain network for all layers, for comparison: everything goes in at once."""

    def __init__(self, wide: int, hidden: int, device: str) -> None:
        self.hands = torch.nn.Linear(45, hidden).to(device)
        self.stakes = torch.nn.Linear(wide, hidden, bias=False).to(device)
        with torch.no_grad():
            self.stakes.weight[:, (wide - 3) // 2 : -1] *= 0.1
        self.rest = net([hidden, hidden, 1], device)
        self.device = device

    def parameters(self) -> list[Any]:
        """All of them."""
        return [*self.hands.parameters(), *self.stakes.parameters(), *self.rest.parameters()]

    def one_way(self, hands: Any, told: Any) -> Any:
        """The network itself; swapping seats turns the sign of the difference."""
        return self.rest(torch.relu(self.hands(hands) + self.stakes(told)))[:, 0]

    def fit(self, data: dict[int, Data], codes: dict[int, Any], effort: Effort) -> None:
        """Fit it to all layers."""
        cards = sorted(data)
        draws = [data[held].batch(effort.patterns, effort.columns) for held in cards]
        weights = []
        for held in cards:
            shares = torch.tensor([group.weight for group in data[held].groups], device=self.device)
            weights.append((shares * len(shares) / shares.sum())[:, None, None])
        numbers = [data[held].numbers for held in cards]

        def loss() -> Any:
            total = 0.0
            for held, draw, weight, order in zip(cards, draws, weights, numbers, strict=True):
                _, told, targets = draw()
                here = codes[held][order["at"]]
                ways = []
                for code in (here, mirrored(here)):
                    hands, _ = plainly(code.flatten(), told, held)
                    left = self.hands(hands).unflatten(0, code.shape)[:, :, None]
                    both = torch.relu(left + self.stakes(told)[:, None])
                    ways.append(self.rest(both)[..., 0])
                total = total + (weight * (ways[0] - ways[1] - targets).square()).mean()
            return total

        taken = learn(self.parameters(), loss, effort, PLAIN_RATE)
        print(
            "plain", taken, "steps,", 10 * (float(loss().detach()) / len(cards)) ** 0.5, flush=True
        )


def mirrored(codes: Any) -> Any:
    return (codes & 0x55555555) << 1 | codes >> 1 & 0x55555555


def errors(data: Data, layer: Layer, xp: Any) -> dict[str, float]:
    """How far the network in whole numbers is off, over all positions of a layer."""
    compared = xp.asarray(data.signs).astype(np.int64)
    after = torch.as_tensor(hands(xp, layer, compared), device=data.device)
    steps = moved(xp, layer.stakes)
    squares = torch.zeros((), dtype=torch.float64, device=data.device)
    most, many = 0.0, 0
    counts = torch.zeros(2000, dtype=torch.float64, device=data.device)
    for group in data.groups:
        right = torch.as_tensor(
            run(xp, steps, xp.asarray(group.stakes)), device=data.device
        ).T.contiguous()
        columns = right.shape[1]
        for begin in range(group.first, group.first + group.many, max(1, (1 << 27) // columns)):
            end = min(group.first + group.many, begin + max(1, (1 << 27) // columns))
            at = int(data.starts[begin])
            known = data.values[at : at + (end - begin) * columns]
            wrong = (after[begin:end] @ right).flatten().sub_(known).abs_().div_(POINT).float()
            squares += wrong.square().sum(dtype=torch.float64)
            most = max(most, float(wrong.max()))
            counts += torch.histc(wrong, bins=2000, min=0, max=4).double()
            many += len(wrong)
    upto = counts.cumsum(0).cpu().numpy() / many
    found = {"rms": float(squares / many) ** 0.5, "most": most}
    for share in (0.5, 0.9, 0.99, 0.999):
        found[str(share)] = float(np.searchsorted(upto, share) + 1) * 4 / 2000
    return found


def main(folder: Path, cards: int, seconds: float, sizes: list[Size]) -> None:
    """Solve, fit every size, and write everything into a folder."""
    on_card = torch.cuda.is_available()
    device = "cuda" if on_card else "cpu"
    engine: Any = Card() if on_card else processor()
    effort = Effort(40_000, seconds, 192, 256) if on_card else Effort(300, seconds, 24, 48)
    exact = EXACT if cards > EXACT + 1 else cards // 2
    whole, begin = Whole(geier(cards), engine), perf_counter()
    whole.solve(upto=cards - 1)
    if on_card:
        engine.xp.get_default_memory_pool().free_all_blocks()
    data = {held: Data(whole, held, device) for held in range(exact - 1, cards)}
    print(f"solved after {perf_counter() - begin:.0f} s", flush=True)
    report: dict[str, Any] = {}
    for size in sizes:
        arrays: dict[str, Any] = {}
        for held, here in data.items():
            torch.manual_seed(held)
            fewer = len(here.signs) < FEW and on_card
            two = fitted(here, size._replace(hands=size.hands // 2) if fewer else size, effort)
            for name, one in zip(("hands", "stakes"), two, strict=True):
                arrays |= packed(f"{held}-{name}", whole_numbers(one, 10**0.5))
        file = folder / f"points-{'x'.join(map(str, size))}.npz"
        np.savez(file, **arrays)
        layers = read(arrays)
        report[file.stem] = {
            "bytes": file.stat().st_size,
            **{str(held): errors(here, layers[held], engine.xp) for held, here in data.items()},
        }
        print(file.name, f"after {perf_counter() - begin:.0f} s", flush=True)
        for key, value in report[file.stem].items():
            print("  ", key, value, flush=True)
        (folder / "errors.json").write_text(json.dumps(report))
    data.pop(exact - 1)
    network = Plain(data[exact].groups[0].stakes.shape[1], PLAIN if on_card else 32, device)
    codes = {
        held: torch.as_tensor(whole.layers[held].patterns.codes, device=device) for held in data
    }
    network.fit(data, codes, effort._replace(seconds=7 * seconds, patterns=24, columns=24))
    states = [part.state_dict() for part in (network.hands, network.stakes, network.rest)]
    torch.save(states, folder / "plain.pt")
    print(f"plain after {perf_counter() - begin:.0f} s", flush=True)


def processor() -> Any:
    """One core, for small decks; it needs Numba, which machines with a card may lack."""
    from mauseloch.games.geier.solver.processor import Processor  # noqa: PLC0415

    return Processor(1)


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(
        Path(given[0]),
        int(given.get(1, 15)),
        float(given.get(2, 10)),
        [Size(*map(int, one.split("x"))) for one in sys.argv[4:] or ["128x128x32"]],
    )

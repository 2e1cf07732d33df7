"""What the reaction model of Mausgeflippt comes to, level by level.

python -m bench.reactions
"""

from statistics import quantiles

import mauseloch
from mauseloch.games.geflippt.told import Judged, MouseRevealed, Raced

MATCHES = 100
SEATS = 2


def main() -> None:
    print(f"{MATCHES} matches of {SEATS} equal players for each level; times in milliseconds\n")
    print("| bot | 10 % | median | 90 % | wrong | of protected mice touched |")
    print("|---|---|---|---|---|---|")
    game = mauseloch.game("geflippt")
    for name in mauseloch.ladder("geflippt"):
        times: list[int] = []
        right = wrong = protected = touched = 0
        for seed in range(MATCHES):
            match = mauseloch.Match(game, SEATS, seed)
            bots = [mauseloch.bot(name, game, f"{seed}/{s}") for s in range(SEATS)]
            mauseloch.play(match, bots)
            for news in match.log(None):
                if isinstance(news, Raced):
                    times += [finish.reaction_ms for finish in news.finishes]
                elif isinstance(news, MouseRevealed):
                    protected += news.protected
                elif isinstance(news, Judged):
                    touched += news.protected
                    right += news.right and not news.protected
                    wrong += not news.right and not news.protected
        tenths = quantiles(times, n=10)
        print(
            f"| {name} | {tenths[0]:,.0f} | {tenths[4]:,.0f} | {tenths[8]:,.0f} "
            f"| {wrong / (right + wrong):.1%} | {touched / protected:.1%} |"
        )


if __name__ == "__main__":
    main()

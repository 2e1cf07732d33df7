/** The layout of a board of a given size. */

export interface Layout {
  /** Players, circle and hand side by side instead of stacked. */
  readonly side: boolean;
  /** Whole cards; upright or wide tiles where whole cards would be too small to read. */
  readonly face: "whole" | "tile" | "wide";
  /** How many cards of the hand share a row: one animal or two. */
  readonly columns: 4 | 8;
  /** The width of a card's place in the hand, in pixels. */
  readonly cell: number;
}

/** Height divided by width. */
export const RATIO = { whole: 1.4, tile: 1.4, wide: 0.6 } as const;
/** The smallest size a finger can hit. */
const TARGET = 44;
/** Room for the button below the hand and for the raised card. */
const BUTTON = 72;

export function layout(width: number, height: number, large: boolean): Layout {
  if (width >= 560 && width > 1.15 * height) {
    const row = (height - BUTTON) / 4;
    const narrow = width < 760 && row >= TARGET * RATIO.tile;
    const face = row >= 92 ? "whole" : narrow ? "tile" : "wide";
    const most = (width * (large ? 0.44 : 0.36)) / 4;
    const least = TARGET / Math.min(1, RATIO[face]);
    return { side: true, face, columns: 4, cell: Math.max(least, Math.min(most, row / RATIO[face])) };
  }
  if (width < 8 * TARGET || (large && width < 700)) {
    const cell = (large ? Math.max(TARGET, Math.min(width * 0.15, height * 0.11)) : TARGET) / RATIO.wide;
    return { side: false, face: "wide", columns: 4, cell };
  }
  const row = Math.max(TARGET * RATIO.tile, height * 0.16);
  const cell = Math.min(width / 8, row / RATIO.tile);
  return { side: false, face: cell >= 68 ? "whole" : "tile", columns: 8, cell };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The card that an arrow key leads to: the nearest in its direction; undefined for other keys and at the edge. */
export function neighbour(spots: readonly Spot[], from: number, key: string): number | undefined {
  const step = STEPS[key];
  const here = spots[from];
  if (!step || !here) return undefined;
  const [dx, dy] = step;
  let best: number | undefined;
  let least = Infinity;
  for (const [at, spot] of spots.entries()) {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    if (along < 1 || (dx !== 0 && aside > 1)) continue; // left and right stay in their row
    const far = along + 3 * aside;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

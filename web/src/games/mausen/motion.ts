/** Cards that fly between the players and the circle. */

import type { Attachment } from "svelte/attachments";
import { settings } from "../../lib/settings.svelte.ts";

/** The path from a card to a player's card place. */
function way(node: Element, seat: number): string | null {
  const player = node.closest(".board")?.querySelector(`[data-seat="${seat}"]`);
  if (!player) return null;
  const [from, to] = [node.getBoundingClientRect(), player.getBoundingClientRect()];
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  return `translate(${x}px, ${y}px) scale(${to.height / from.height})`;
}

/** Measure all paths before anything moves: taking turns, each card would make the browser lay out everything again. */
const starting = new Set<() => () => void>();

function start(): void {
  const measured = [...starting].map((measure) => measure());
  starting.clear();
  for (const go of measured) go();
}

function moving(frames: (away: string) => Keyframe[], seat: number, timing: KeyframeAnimationOptions): Attachment<HTMLElement> {
  return (node) => {
    if (!settings.moves) return;
    let animation: Animation | undefined;
    const measure = () => {
      const away = way(node, seat);
      return () => {
        if (away) animation = node.animate(frames(away), { easing: "ease-in-out", fill: "both", ...timing });
      };
    };
    if (starting.size === 0) queueMicrotask(start);
    starting.add(measure);
    return () => {
      starting.delete(measure);
      animation?.cancel();
    };
  };
}

/** Fly from a player into the circle. */
export function comes(seat: number, duration: number): Attachment<HTMLElement> {
  return moving((away) => [{ transform: away }, { transform: "none" }], seat, { duration });
}

/** Fly to a player's pile. */
export function goes(seat: number, duration: number, delay: number): Attachment<HTMLElement> {
  const still = { transform: "none", opacity: 1 };
  return moving(
    (away) => [still, { transform: "translateY(-8%) scale(1.06)", offset: 0.2 }, { transform: away, opacity: 1, offset: 0.9 }, { transform: away, opacity: 0 }],
    seat,
    { duration, delay },
  );
}

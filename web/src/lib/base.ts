/** Where this client lives: under any path of its host. */

/** As in `/games/mauseloch`; empty at the root. All its own addresses begin with it. */
export const BASE = import.meta.env.PROD ? new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, "") : "";

/** The part of an address that comes after the base; null for what lies elsewhere. */
export function below(path: string, base = BASE): string | null {
  return `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || "/" : null;
}

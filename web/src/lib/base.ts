/** Where this client is mounted: under any path of its host. */

/** Such as `/games/mauseloch`; empty at the root. All the client's own addresses start with it. */
export const BASE = import.meta.env.PROD ? new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, "") : "";

/** The part of an address after the base; null if the address is elsewhere. */
export function below(path: string, base = BASE): string | null {
  return `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || "/" : null;
}

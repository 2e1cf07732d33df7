// Written by `python -m docs.protocol`; docs/reference/protocol.md tells how it is used.

/** The clothes that are striped, as the deck has them. */
export const STRIPED: ReadonlySet<string> = new Set([
  "hat-white",
  "glasses-white",
  "scarf-blue",
  "tie-yellow",
  "shirt-black",
  "jacket-white",
  "dress-yellow",
  "trousers-brown",
  "belt-white",
  "socks-white",
  "shoes-yellow",
  "bag-yellow",
  "ring-blue",
]);

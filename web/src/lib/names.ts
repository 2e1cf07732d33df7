/** How names are set. */

/** How many letters the longer line has when a name is broken into two as evenly as it can be. */
export function longestLine(name: string): number {
  const breaks = [...name.matchAll(/[\s-]/g)].map(({ 0: sign, index }) => {
    const left = index + (sign === "-" ? 1 : 0);
    return Math.max(left, name.length - index - 1);
  });
  return Math.min(name.length, ...breaks);
}

/** How names are broken into lines. */

/** The length of the longer line when a name is split into two as evenly as possible. */
export function longestLine(name: string): number {
  const breaks = [...name.matchAll(/[\s-]/g)].map(({ 0: sign, index }) => {
    const left = index + (sign === "-" ? 1 : 0);
    return Math.max(left, name.length - index - 1);
  });
  return Math.min(name.length, ...breaks);
}

/** One device for several people: who has it, and who gets it next. */

/**
 * The seat that should have the device. Its holder keeps it while asked; after that it goes round in
 * seat order. Null while nobody is asked, or only bots.
 */
export function nextHolder(asked: readonly number[], people: readonly number[], last: number | null): number | null {
  const waiting = people.filter((seat) => asked.includes(seat)).sort((a, b) => a - b);
  if (last !== null && waiting.includes(last)) return last;
  return waiting.find((seat) => last !== null && seat > last) ?? waiting[0] ?? null;
}

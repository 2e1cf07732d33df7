/** One device for several people: who has it now, and who is given it next. */

/**
 * Who is to have the device. Who has it keeps it while being asked; then it goes round in the order of
 * the seats. Nobody needs it while only bots are asked, or nobody is.
 */
export function nextHolder(asked: readonly number[], people: readonly number[], last: number | null): number | null {
  const waiting = people.filter((seat) => asked.includes(seat)).sort((a, b) => a - b);
  if (last !== null && waiting.includes(last)) return last;
  return waiting.find((seat) => last !== null && seat > last) ?? waiting[0] ?? null;
}

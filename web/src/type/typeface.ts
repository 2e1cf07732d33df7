/** Waits for our typeface, so that the first page is painted in it; but never for long. */

const PATIENCE_MS = 250;

export function typeface(fonts: Pick<FontFaceSet, "load"> | undefined = globalThis.document?.fonts): Promise<unknown> {
  if (!fonts) return Promise.resolve();
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([enough, fonts.load("1em 'Baloo 2'").catch(() => {})]);
}

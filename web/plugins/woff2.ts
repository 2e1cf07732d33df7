/** What a WOFF2 file can show: for tests. See https://www.w3.org/TR/WOFF2/ and OpenType's "cmap". */

import { brotliDecompressSync } from "node:zlib";

const HEADER = 48;
/** Tables that WOFF2 knows by number; all others have their names spelled out. */
const CMAP = 0;
const [GLYF, LOCA, OWN_NAME] = [10, 11, 63];

/** The characters that a typeface has. */
export function characters(file: Buffer): Set<string> {
  const found = new Set<string>();
  const table = cmap(file);
  for (let record = 0; record < table.readUInt16BE(2); record++) {
    const at = table.readUInt32BE(4 + 8 * record + 4);
    const format = table.readUInt16BE(at);
    if (format === 4) segments(table.subarray(at), found);
    else if (format === 12) groups(table.subarray(at), found);
  }
  return found;
}

function cmap(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("this is no WOFF2 file");
  let at = HEADER;
  const number = (): number => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  let [start, wanted, length] = [0, -1, 0];
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const [tag, version] = [flags & 63, flags >> 6];
    if (tag === OWN_NAME) at += 4;
    const plain = number();
    const transformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const size = transformed ? number() : plain;
    if (tag === CMAP) [wanted, length] = [start, size];
    start += size;
  }
  if (wanted < 0) throw new Error("there is no cmap");
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(wanted, wanted + length);
}

/** Format 4: runs of characters up to U+FFFF, some of them without a glyph. */
function segments(table: Buffer, found: Set<string>): void {
  const twice = table.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice];
  for (let at = 0; at < twice; at += 2) {
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const [delta, range] = [table.readUInt16BE(deltas + at), table.readUInt16BE(ranges + at)];
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = range ? table.readUInt16BE(ranges + at + range + 2 * (code - first)) : (code + delta) & 0xffff;
      if (glyph) found.add(String.fromCodePoint(code));
    }
  }
}

/** Format 12: runs of any characters. */
function groups(table: Buffer, found: Set<string>): void {
  for (let at = 16; at < table.readUInt32BE(4); at += 12)
    for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code++) found.add(String.fromCodePoint(code));
}

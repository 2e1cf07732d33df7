/**
 * The small part of Markdown that our rulebooks and hosts use, read into plain data: headings, paragraphs, lists, quotes,
 * tables and our own pictures by name; inside them bold, emphasis, code, and links to web or mail addresses. Anything else
 * remains plain text, so nothing can slip in.
 */

export interface Span {
  readonly kind: "text" | "strong" | "em" | "code" | "link";
  readonly text: string;
  /** For links. */
  readonly href?: string;
}

export type Line = readonly Span[];

export type Block =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly line: Line }
  | { readonly kind: "text" | "quote"; readonly line: Line }
  | { readonly kind: "picture"; readonly name: string; readonly shows: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: "table"; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

const SPAN =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[(?<label>[^[\]]+)\]\((?<href>(?:https?:\/\/|mailto:)[^\s()<>"]+)\)/gu;
const PICTURE = /^!\[(?<shows>[^[\]]+)\]\((?<name>[a-z]+)\)$/;
const OPTION = / ?(?<marks>\*{0,2})\{(?<name>\w+)(?:=(?<value>\w+))?\}\k<marks>/g;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

/** Replace options, `{ties}`, and their values, `{ties=cascade}`, with the labels used in forms. Only terminals show what to type for them. */
export function named(markdown: string, game: string, label: (id: string) => string | null): string {
  return markdown.replace(OPTION, (whole, marks: string, name: string, value?: string) => {
    const begins = whole.startsWith(" ") ? " " : "";
    if (value === undefined) return `${begins}${marks}${label(`${game}-offered-${name}`) ?? label(`${game}-option-${name}`) ?? name}${marks}`;
    if (/^\d+$/.test(value)) return ""; // the page explains it in words
    return `${begins}${marks}${label(`${game}-option-${name}-${value}`) ?? value}${marks}`;
  });
}

export function spans(text: string): Line {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const { strong, em, code, label, href } = match.groups ?? {};
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (href !== undefined) found.push({ kind: "link", text: label ?? href, href });
    else found.push({ kind: "code", text: code ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** Split a document into blocks, separated by blank lines. */
export function blocks(markdown: string): readonly Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(block);
}

function block(part: string): readonly Block[] {
  const lines = part.split("\n").map((line) => line.trim());
  const [first = "", ...rest] = lines;
  const heading = /^(#{1,3})\s+(.+)$/.exec(first);
  if (heading) {
    const level = heading[1]!.length as 1 | 2 | 3;
    return [{ kind: "heading", level, line: spans(heading[2]!) }, ...(rest.length ? block(rest.join("\n")) : [])];
  }
  const picture = rest.length === 0 ? PICTURE.exec(first)?.groups : undefined;
  if (picture) return [{ kind: "picture", name: picture["name"]!, shows: picture["shows"]! }];
  if (lines.every((line) => line.startsWith(">"))) {
    return [{ kind: "quote", line: spans(lines.map((line) => line.replace(/^>\s?/, "")).join(" ")) }];
  }
  if (ITEM.test(first)) return [{ kind: "list", ordered: /^\d/.test(first), items: items(lines).map(spans) }];
  if (first.startsWith("|") && /^\|[-:| ]+\|$/.test(rest[0] ?? "")) {
    return [{ kind: "table", head: cells(first), rows: rest.slice(1).map(cells) }];
  }
  return [{ kind: "text", line: spans(lines.join(" ")) }];
}

/** A line without a marker continues the previous item. */
function items(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) found.push(line.replace(ITEM, ""));
    else found[found.length - 1] += ` ${line}`;
  }
  return found;
}

function cells(row: string): readonly Line[] {
  return row
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

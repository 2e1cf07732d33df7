/** What is asked over HTTP. Whatever fails is a `Failed`, with words for it. */

import { refusal } from "./refusals.ts";
import type { Say } from "./texts.ts";
import type { Outcome } from "./views.ts";
import type { Failure, GameInfo, NewTable, Opened, TableInfo } from "./wire.ts";

export class Failed extends Error {
  readonly code: string;
  readonly say: Say;

  constructor({ code, detail }: Failure) {
    super(detail);
    this.code = code;
    this.say = refusal(code, detail);
  }
}

/** The document of a match, as docs/records.md describes it. */
export interface MatchRecord {
  readonly format: string;
  readonly game: string;
  readonly version: number;
  readonly options: Record<string, unknown>;
  readonly seats: number;
  readonly seed: string;
  readonly players?: readonly { readonly name: string; readonly bot?: string }[];
  readonly inputs: readonly string[];
  readonly outcome: Outcome | null;
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const request = body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, request);
  } catch {
    throw new Failed({ code: "offline", detail: "the server cannot be reached" });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw new Failed(isFailure(answer) ? answer : { code: "offline", detail: `status ${response.status}` });
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === "object" && answer !== null && "code" in answer && "detail" in answer;
}

let known: Promise<GameInfo[]> | undefined;

/** What can be played here; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>("games").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** The public tables. */
export const tables = (): Promise<TableInfo[]> => ask("tables");

/** A table by its code or link. */
export const table = (name: string): Promise<TableInfo> => ask(`tables/${encodeURIComponent(name)}`);

export const openTable = (wanted: NewTable): Promise<Opened> => ask("tables", wanted);

/** The record of a match that is over. */
export const record = (id: string): Promise<MatchRecord> => ask(`matches/${encodeURIComponent(id)}`);

/** Requests over HTTP. Every failure is a `Failed`, with words for it. */

import { BASE } from "./base.ts";
import { aboutPassword, askPassword, passwordHeader } from "./password.svelte.ts";
import { heard } from "./reach.svelte.ts";
import { refusal } from "./refusals.ts";
import { signpost } from "./route.ts";
import type { Say } from "./texts.ts";
import type { Failure, GameInfo, NewTable, Opened, Outcome, Replay, Review, SiteText, TableInfo, Text } from "./wire.ts";

export class Failed extends Error {
  readonly code: string;
  readonly say: Say;

  constructor({ code, detail }: Failure) {
    super(detail);
    this.code = code;
    this.say = refusal(code, detail);
  }
}

/** The document of a match, as docs/reference/records.md describes it. */
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

/** Send a request. If that needs the password, ask for it first, or fail if `quietly`. */
async function ask<Answer>(path: string, body?: object | string, quietly = false): Promise<Answer> {
  for (;;) {
    try {
      return await askOnce<Answer>(path, body);
    } catch (error) {
      if (quietly || !(error instanceof Failed) || !aboutPassword(error.code)) throw error;
      if (!(await askPassword(error.code === "password_wrong"))) throw error;
    }
  }
}

async function askOnce<Answer>(path: string, body?: object | string): Promise<Answer> {
  const text = typeof body === "object" ? JSON.stringify(body) : body;
  const headers = passwordHeader();
  const request = text === undefined ? { headers } : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: text };
  let response: Response;
  try {
    response = await fetch(`${BASE}/api/${path}`, request);
    heard(response);
  } catch {
    heard(null);
    throw new Failed({ code: "offline", detail: "the server cannot be reached" });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw new Failed(isFailure(answer) ? answer : { code: "offline", detail: `status ${response.status}` });
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === "object" && answer !== null && "code" in answer && "detail" in answer;
}

/** The games on offer. */
export const games = (): Promise<GameInfo[]> => ask("games");

/** A game's messages or rules, in a language. */
export const gameText = (id: string, what: "texts" | "rules", language: string): Promise<string> =>
  ask<Text>(`games/${encodeURIComponent(id)}/${what}/${language}`).then(({ text }) => text);

/** The host's own text, in this language if there is one. */
export const siteText = (name: "imprint" | "privacy", language: string): Promise<SiteText> => ask(`site/${name}/${language}`);

/** The public tables. */
export const tables = (quietly = false): Promise<TableInfo[]> => ask("tables", undefined, quietly);

/** A table by its code or link. */
export const table = (name: string, quietly = false): Promise<TableInfo> => ask(`tables/${encodeURIComponent(name)}`, undefined, quietly);

export async function openTable(wanted: NewTable): Promise<Opened> {
  const opened = await ask<Opened>("tables", wanted);
  signpost(opened);
  return opened;
}

/** The viewer of a replay: a seat, a spectator, or everybody with open cards. */
export type Eyes = number | null | "all";

/** A finished match, step by step. */
export const replayMatch = (id: string, eyes: Eyes): Promise<Replay> => ask(`matches/${encodeURIComponent(id)}/replay${through(eyes)}`);

/** The match in a record, step by step. The record is a document or the text of a file. */
export const replayRecord = (record: MatchRecord | string, eyes: Eyes): Promise<Replay> => ask(`replay${through(eyes)}`, record);

function through(eyes: Eyes): string {
  return eyes === null ? "" : `?seat=${eyes}`;
}

/** The coach's review of a seat's choices in a finished match. */
export const reviewMatch = (id: string, seat: number): Promise<Review> => ask(`matches/${encodeURIComponent(id)}/review?seat=${seat}`);

/** The record of a finished match. */
export const record = (id: string): Promise<MatchRecord> => ask(`matches/${encodeURIComponent(id)}`);

import { afterEach, describe, expect, it, vi } from "vitest";
import { givePassword, dismissPassword, passwordAsked } from "./password.svelte.ts";
import { keep } from "./storage.ts";
import { Failed, gameText, openTable, record, reviewMatch, table, tables } from "./api.ts";

const asked: [string, RequestInit][] = [];

function answering(status: number, body: string): void {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push([path, request]);
    return new Response(body, { status });
  });
}

afterEach(() => void vi.unstubAllGlobals());

describe("an HTTP request", () => {
  it("is sent and answered as JSON", async () => {
    answering(201, '{"code": "gaduze-70"}');
    expect(await openTable({ game: "geier", seats: 2 })).toEqual({ code: "gaduze-70" });
    expect(asked[0]?.[0]).toBe("/api/tables");
    expect(asked[0]?.[1]).toMatchObject({ method: "POST", body: '{"game":"geier","seats":2}' });
  });

  it("cannot be tricked into other paths", async () => {
    answering(200, "{}");
    await table("../games");
    await record("a/b?c");
    await reviewMatch("a/b", 2);
    await gameText("a/b", "rules", "de");
    expect(asked.map(([path]) => path)).toEqual(["/api/tables/..%2Fgames", "/api/matches/a%2Fb%3Fc", "/api/matches/a%2Fb/review?seat=2", "/api/games/a%2Fb/rules/de"]);
  });

  it("fails with an explanation", async () => {
    answering(404, '{"code": "no_table", "detail": "there is no such table"}');
    const error = await table("nowhere-11").catch((one: unknown) => one);
    expect(error).toBeInstanceOf(Failed);
    expect(error).toMatchObject({ code: "no_table", say: { id: "refused-no_table" }, message: "there is no such table" });
    answering(502, "<h1>Bad gateway</h1>");
    await expect(table("x")).rejects.toMatchObject({ code: "offline" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(table("x")).rejects.toMatchObject({ code: "offline" });
  });

  it("asks for the password once, keeps it, and sends it along", async () => {
    const sent: (string | null)[] = [];
    vi.stubGlobal("fetch", async (_: string, request: RequestInit) => {
      const given = new Headers(request.headers).get("x-mauseloch-password");
      sent.push(given);
      const code = given === null ? "password_needed" : "password_wrong";
      return given === "K%C3%A4se" ? new Response("[]") : new Response(JSON.stringify({ code, detail: "" }), { status: 403 });
    });
    await expect(tables(true)).rejects.toMatchObject({ code: "password_needed" });
    expect(passwordAsked()).toBeNull(); // a background request never prompts anybody
    const [one, other] = [tables(), tables()];
    await vi.waitFor(() => expect(passwordAsked()).toMatchObject({ wrong: false }));
    givePassword("Brot");
    await vi.waitFor(() => expect(passwordAsked()).toMatchObject({ wrong: true }));
    givePassword("  Käse ");
    expect(await one).toEqual([]);
    expect(await other).toEqual([]);
    expect(await tables()).toEqual([]);
    expect(sent.slice(0, 3)).toEqual([null, null, null]);
    expect(sent.at(-1)).toBe("K%C3%A4se");
    expect(keep.get("password")).toBe("Käse");
    keep.set("password", null);
  });

  it("is refused if nobody knows the password", async () => {
    answering(403, '{"code": "password_needed", "detail": ""}');
    const asking = openTable({ game: "geier", seats: 2 });
    const refused = expect(asking).rejects.toMatchObject({ code: "password_needed" });
    await vi.waitFor(() => expect(passwordAsked()).not.toBeNull());
    dismissPassword();
    await refused;
    expect(passwordAsked()).toBeNull();
  });
});

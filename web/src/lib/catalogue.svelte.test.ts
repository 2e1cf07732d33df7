import { afterEach, expect, it, vi } from "vitest";
import { BUILT } from "../games/index.ts";
import { Failed } from "./api.ts";
import { catalogue, infoOf, offered } from "./catalogue.svelte.ts";
import { t, use } from "./speaking.svelte.ts";

afterEach(() => void vi.unstubAllGlobals());

function answering(answers: Record<string, object>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(answers[path] ?? { code: "unsupported", detail: "" }), { status: path in answers ? 200 : 404 });
  });
  return asked;
}

it("starts with the games it was built with, asks once for more, and loads texts for unknown games", async () => {
  await use("en");
  answering({});
  await expect(catalogue()).rejects.toBeInstanceOf(Failed);
  expect([offered(), infoOf("nim")]).toEqual([BUILT, undefined]);
  const asked = answering({
    "/api/games": [{ id: "nim" }, { id: BUILT[0] }, { id: "mute" }],
    "/api/games/nim/texts/en": { text: "nim-title = Nim\nlist = another list" },
    "/api/games/nim/texts/de": { text: "nim-title = Nimm" },
  });
  await Promise.all([catalogue(), catalogue()]);
  expect(asked).toEqual(["/api/games", "/api/games/nim/texts/en", "/api/games/mute/texts/en"]);
  expect([offered(), infoOf("nim")?.id]).toEqual([["nim", BUILT[0], "mute"], "nim"]);
  expect([t("nim-title"), t("mute-title"), t("list", { first: "a", last: "b" })]).toEqual(["Nim", "mute-title", "a and b"]);
  await use("de");
  expect(t("nim-title")).toBe("Nimm");
});

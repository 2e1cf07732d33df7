import { describe, expect, it } from "vitest";
import { BASE } from "./base.ts";
import { shared, tableUrl } from "./sharing.ts";
import { site, siteOf } from "./site.ts";

function page(told: string): HTMLElement {
  const made = document.createElement("div");
  const meta = document.createElement("meta");
  meta.name = "mauseloch-site";
  meta.content = told;
  made.append(meta);
  return made;
}

describe("the site", () => {
  it("is as the page describes it, with defaults otherwise", () => {
    expect(site.title).toBe("Mauseloch");
    expect(siteOf(page('{"title": "Klasse <4b>", "public_tables": false}'))).toEqual({ ...site, title: "Klasse <4b>", public_tables: false });
    expect(siteOf(page("{"))).toEqual(site);
    expect(siteOf(document.createElement("div"))).toEqual(site);
  });

  it("gives others an address that leads here", () => {
    const elsewhere = { public_address: "", nearby: "" };
    expect(shared("/t/x", elsewhere)).toBe(`${location.origin}${BASE}/t/x`);
    expect(shared("/t/x", { ...elsewhere, nearby: "http://192.0.2.7:8160/m/" })).toBe("http://192.0.2.7:8160/m/t/x");
    expect(shared("/t/x", { public_address: "https://a.example/m", nearby: "http://192.0.2.7:8160" })).toBe("https://a.example/m/t/x");
  });

  it("invites by link where a code would ask for a password", () => {
    expect(tableUrl("mavoli-27", "0123", false)).toMatch(/\/t\/mavoli-27$/);
    expect(tableUrl("mavoli-27", "0123", true)).toMatch(/\/t\/0123$/);
    expect(tableUrl("mavoli-27", "", true)).toMatch(/\/t\/mavoli-27$/); // from an older server
  });
});

import { mount } from "svelte";
import "./art/palette.css";
import "./type/typeface.css";
import "./style.css";
import App from "./App.svelte";
import { BASE } from "./lib/base.ts";
import { startReach } from "./lib/reach.svelte.ts";
import { here, startRouter } from "./lib/router.svelte.ts";
import { settings } from "./lib/settings.svelte.ts";
import { use } from "./lib/speaking.svelte.ts";
import { typeface } from "./type/typeface.ts";

// Make links absolute while the first page is loaded: after moving to another page they would resolve elsewhere.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[href]:not([rel=preload])")) link.href = link.href;
settings.show();
startRouter();
startReach();
here().page.load().catch(() => {}); // in parallel with the language; App reports failures
await Promise.all([use(settings.language), typeface()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${BASE}/sw.js`).catch(() => {}); // not available in private windows

import { mount } from "svelte";
import "./art/palette.css";
import "./style.css";
import App from "./App.svelte";
import { BASE } from "./lib/base.ts";
import { startReach } from "./lib/reach.svelte.ts";
import { here, startRouter } from "./lib/router.svelte.ts";
import { settings } from "./lib/settings.svelte.ts";
import { use } from "./lib/speaking.svelte.ts";

settings.show();
startRouter();
startReach();
here().page.load().catch(() => {}); // beside the language, not after it; App tells what goes wrong
await use(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${BASE}/sw.js`).catch(() => {}); // private windows have none

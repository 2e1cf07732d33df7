/** Everything that a page says, also to those who only hear it; to be evaluated in it. */
() => {
  const SAID = ["aria-label", "title", "placeholder", "aria-valuetext"];
  const all = [...document.querySelectorAll("body *")];
  const attributes = all.flatMap((element) => SAID.map((name) => element.getAttribute(name) ?? ""));
  const unseen = [...document.querySelectorAll(".unseen, svg title")].map((element) => element.textContent);
  return [document.title, document.body.innerText, ...attributes, ...unseen].filter(Boolean).join("\n");
}

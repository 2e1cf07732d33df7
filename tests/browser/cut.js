/** What sticks out of the page or is cut off; to be evaluated in it. */
() => {
  const NOT_SEEN = "svg, .unseen, .skip, [aria-hidden=true], dialog:not([open]), .gone, [inert]";
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide of ${root.clientWidth}`);
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest(NOT_SEEN)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    if (!width || !height) continue;
    const style = getComputedStyle(element);
    const excess = element.scrollWidth - element.clientWidth;
    const text = element.textContent.trim().replace(/\s+/g, " ");
    const has = (...values) => values.includes(style.overflowX);
    const dots = style.textOverflow === "ellipsis" && element.children.length === 0; // it is meant to be cut
    const speaks = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const faults = {
      "sticks out": left < -1 || right > innerWidth + 1,
      "is cut off": has("hidden", "clip") && excess > 1 && !dots && text,
      "scrolls sideways": has("auto", "scroll") && excess > 1 && !element.matches("input, select"),
      "is too long": has("visible") && excess > 1 && speaks && style.display !== "inline",
    };
    for (const [fault, so] of Object.entries(faults))
      if (so) found.push(`${element.localName}.${element.className} "${text.slice(0, 40)}" ${fault}: ${left} to ${right}, ${excess} too much`);
  }
  return found;
}

/** What of a board can only be seen by scrolling, or not at all; to be evaluated in a page. */
() => {
  const NOT_SEEN = "svg, .unseen, .gone, [aria-hidden=true], dialog, [inert]";
  const found = [];
  for (const cloth of document.querySelectorAll(".cloth")) {
    const place = cloth.getBoundingClientRect();
    const [top, bottom] = [Math.max(0, place.top) - 1, Math.min(innerHeight, place.bottom) + 1];
    for (const element of [cloth, ...cloth.querySelectorAll("*")]) {
      if (element.closest(NOT_SEEN) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      const style = getComputedStyle(element);
      const excess = element.scrollHeight - element.clientHeight;
      const name = `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
      if (box.top < top || box.bottom > bottom) found.push(`${name} is ${box.top} to ${box.bottom} of ${top} to ${bottom}`);
      if (["auto", "scroll"].includes(style.overflowY) && excess > 1) found.push(`${name} scrolls by ${excess}`);
    }
  }
  return found;
}

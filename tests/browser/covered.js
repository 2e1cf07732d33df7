/** What lies under something else, and what is too small for a finger; to be evaluated in a page. */
() => {
  const NOT_SEEN = ".unseen, .skip, [aria-hidden=true], dialog:not([open]), .gone, [inert], .bubbles, .toast";
  const TARGET = 44;
  const found = [];
  const seen = (one) => !one.closest(NOT_SEEN) && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (one) => `${one.localName}.${one.className} "${one.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;

  /** Whether this place can only be seen after scrolling something around it. */
  function scrolledAway(one, x, y) {
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      if (!["auto", "scroll"].includes(getComputedStyle(around).overflowY)) continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  }

  /** The part of it that is not cut off, as by an ellipsis: whether it may be is looked at elsewhere. */
  function clipped(one, { left, right, top, bottom }) {
    if (getComputedStyle(one).overflowX === "visible") return { left, right, top, bottom };
    const edges = one.getBoundingClientRect();
    return { left: Math.max(left, edges.left), right: Math.min(right, edges.right), top, bottom };
  }

  /** What lies over this part of the page, or nothing. Lines may be set so tightly that their boxes overlap: only the middle of the letters counts. */
  function over(one, { left, right, top, bottom }, edges = false) {
    const [inset, middle] = [3, (top + bottom) / 2];
    const points = [[(left + right) / 2, middle], [left + inset, middle], [right - inset, middle]];
    if (edges) points.push([(left + right) / 2, top + inset], [(left + right) / 2, bottom - inset]);
    for (const [x, y] of points) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue; // others look for what sticks out
      if (scrolledAway(one, x, y)) continue;
      const above = document.elementFromPoint(x, y);
      if (above && !one.contains(above) && !above.contains(one) && !above.closest(".bubbles, .toast")) return above;
    }
    return null;
  }

  const open = document.querySelector("dialog[open]");
  const within = open ?? document.body;
  for (const one of within.querySelectorAll("*")) {
    if (one.closest("svg") || !seen(one) || getComputedStyle(one).pointerEvents === "none") continue;
    const scrolled = one.closest("aside ol, .long, dialog, .bar");
    if (scrolled && !open) continue; // may be scrolled out of sight
    for (const node of one.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const whole of range.getClientRects()) {
        const box = clipped(one, whole);
        if (box.right - box.left < 8 || box.bottom - box.top < 8) continue;
        const above = over(one, box);
        if (above) found.push(`${named(one)} is covered by ${named(above)}`);
      }
    }
  }
  for (const one of within.querySelectorAll("button, [role=radio], input, select, summary, a.button")) {
    if (!seen(one) || one.closest("label")) continue;
    const { width, height } = one.getBoundingClientRect();
    if (!width || !height) continue;
    const small = Math.min(width, height);
    if (small < TARGET - 0.5) found.push(`${named(one)} [${one.ariaLabel ?? ""}] is only ${width.toFixed(1)} × ${height.toFixed(1)}`);
    const above = one.matches(":disabled") || one.closest("aside ol, .long, .bar") ? null : over(one, one.getBoundingClientRect(), true);
    if (above && !open) found.push(`${named(one)} is covered by ${named(above)}`);
  }
  return [...new Set(found)];
}

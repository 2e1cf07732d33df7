/** A group with a single tab stop; arrow keys move round inside it. */
export function roving(group: HTMLElement): () => void {
  const buttons = () => [...group.querySelectorAll<HTMLButtonElement>("button")];

  function stopAt(one: HTMLButtonElement | undefined): void {
    for (const button of buttons()) button.tabIndex = button === one ? 0 : -1;
  }

  function pressed(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = steps[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  }

  const focused = (event: FocusEvent) => stopAt(event.target as HTMLButtonElement);
  const watching = new MutationObserver(() => stopAt(buttons()[0]));
  group.addEventListener("keydown", pressed);
  group.addEventListener("focusin", focused);
  watching.observe(group, { childList: true, subtree: true });
  stopAt(buttons()[0]);
  return () => {
    group.removeEventListener("keydown", pressed);
    group.removeEventListener("focusin", focused);
    watching.disconnect();
  };
}

/** Counters and icons explain themselves when somebody points at them, taps them or comes by with the keyboard. */

const HOVER_MS = 300;

interface Explained {
  readonly text: string;
  readonly element: HTMLElement;
}

class Explaining {
  /** What is being explained. */
  now = $state.raw<Explained | null>(null);

  show(element: HTMLElement, text: string): void {
    this.now = text ? { element, text } : null;
  }

  hide(element: HTMLElement | null = null): void {
    if (element === null || this.now?.element === element) this.now = null;
  }
}

export const explaining = new Explaining();

/** The others in the same group, of which one can be reached with Tab and all with arrow keys. */
function group(element: HTMLElement): HTMLElement[] {
  return [...(element.parentElement?.querySelectorAll<HTMLElement>(":scope > [data-explains]") ?? [])];
}

/** Explain this element with these words. Screen readers have them anyway. */
export function explains(text: () => string): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      explaining.hide(element);
    };
    const listeners: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
      pointerenter: ({ pointerType }) => {
        if (pointerType === "mouse") timer = setTimeout(() => explaining.show(element, text()), HOVER_MS);
      },
      pointerleave: ({ pointerType }) => {
        if (pointerType === "mouse") hide();
      },
      click: ({ target, detail }) => {
        if (detail > 0 && !(target as Element).closest("button, a")) explaining.show(element, text());
      },
      focus: () => {
        for (const one of group(element)) one.tabIndex = one === element ? 0 : -1;
        if (element.matches(":focus-visible")) explaining.show(element, text());
      },
      blur: hide,
      keydown: (event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (event.target !== element || event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.key === "Escape" && explaining.now?.element === element) hide();
        else if (step) {
          const all = group(element);
          all.at((all.indexOf(element) + step) % all.length)?.focus();
        } else return;
        event.preventDefault();
      },
    };
    element.dataset.explains = "";
    element.tabIndex = group(element)[0] === element ? 0 : -1;
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener as EventListener);
    return () => {
      hide();
      delete element.dataset.explains;
      element.removeAttribute("tabindex");
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener as EventListener);
    };
  };
}

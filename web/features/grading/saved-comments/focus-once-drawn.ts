// Where the focus goes when what had it disappears.

/** Puts the focus on an element once the page is drawn again. */
export function focusOnceDrawn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

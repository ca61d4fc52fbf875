// Moves the focus when what had it was moved, replaced or deleted, or when someone follows a link inside the page.
// Without it, a keyboard or screen reader would start again at the top of the page.

/** Puts the focus on the first of these that is in the box. */
export function focusFirst(box: ParentNode | null | undefined, ...selectors: readonly string[]) {
  for (const selector of selectors) {
    const found = box?.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}

/** The same once the page is drawn again: what has just been changed is drawn before the next frame. */
export function focusSoon(box: ParentNode | null, ...selectors: readonly string[]): void {
  requestAnimationFrame(() => focusFirst(box, ...selectors));
}

/**
 * Puts the focus into a row of a list once it is drawn, so that a row that was moved keeps it and a new one gets it.
 * A place past the end is the last row.
 */
export function focusRow(
  list: Element | null,
  place: number,
  ...selectors: readonly string[]
): void {
  requestAnimationFrame(() => {
    const rows = list?.children;
    focusFirst(rows?.item(Math.min(place, rows.length - 1)), ...selectors);
  });
}

/** Brings an element into view with the focus on it, or on a field in it: a link's own jump would leave the keyboard behind. */
export function focusInView(
  element: HTMLElement | null | undefined,
  to: ScrollIntoViewOptions,
  field?: HTMLElement | null,
): void {
  (field ?? element)?.focus({ preventScroll: true });
  element?.scrollIntoView(to);
}

/**
 * Puts the focus into a row of a list once it is drawn, so that a row that was moved keeps it and a new one gets it.
 * A place past the end is the last row. Answers nothing; a row that is not there leaves the focus where it is.
 */
export function focusRow(list: Element | null, place: number, selector: string): void {
  // What has just been changed is drawn before the next frame.
  requestAnimationFrame(() => {
    const rows = list?.children;
    const row = rows?.item(Math.min(place, rows.length - 1));
    row?.querySelector<HTMLElement>(selector)?.focus();
  });
}

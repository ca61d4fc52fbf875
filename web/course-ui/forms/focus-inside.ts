/**
 * Puts the focus on what replaces a button that was chosen and is gone, once it is drawn.
 * Without it, a keyboard or screen reader would start again at the top of the page.
 */
export function focusInside(box: Element | null, selector: string): void {
  // What has just been changed is drawn before the next frame.
  requestAnimationFrame(() => box?.querySelector<HTMLElement>(selector)?.focus());
}

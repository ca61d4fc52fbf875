// What can wait until the screen that is being drawn is on the screen.

/** Calls back after the next paint; in a page that paints nothing because it is in the background, soon. */
export function afterPaint(callback: () => void): void {
  if (document.hidden) return void setTimeout(callback);
  // The first frame paints, and the second one comes after it.
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

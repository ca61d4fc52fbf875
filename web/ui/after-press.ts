// What a press of the pointer takes away may move the page under it: the press would end on something else, and nothing
// would be clicked. So it goes when the press is over.

let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  const due = waiting;
  waiting = [];
  // The click follows the release.
  if (due.length > 0) setTimeout(() => due.forEach((run) => run()));
}

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  addEventListener('pointerup', release, { capture: true });
  addEventListener('pointercancel', release, { capture: true });
}

/** Runs it at once, or after the click if the pointer is pressed now. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

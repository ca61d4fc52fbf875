// Opening the grading desk in a tab of its own.
import type { MouseEvent } from 'react';

/** Only a tab that a script has opened may close itself when grading is done. */
export function openDesk(event: MouseEvent<HTMLAnchorElement>): void {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!hasModifier && open(event.currentTarget.href, '_blank') !== null) event.preventDefault();
}

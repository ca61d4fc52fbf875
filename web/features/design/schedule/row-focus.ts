// Where the focus moves after a row or a link was added, deleted or moved.
import { focusSoon } from '../../../ui/focus.ts';

/** Puts the focus into a row as soon as it is drawn: on its name, ready to be typed over, or on its handle. */
export function focusScheduleRow(key: string, part: 'name' | 'handle'): void {
  const row = `[data-row="${CSS.escape(key)}"]`;
  if (part === 'handle') return focusSoon(document, `${row} button`);
  requestAnimationFrame(() =>
    document.querySelector<HTMLInputElement>(`${row} input[data-name]`)?.select(),
  );
}

/** Puts the focus on the name of the next class day, or of the one before; at the end it stays where it is. */
export function focusNextDay(from: HTMLInputElement, step: 1 | -1): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-name]')];
  const ahead = step > 0 ? fields : fields.toReversed();
  ahead
    .slice(ahead.indexOf(from) + 1)
    .find(({ name }) => name.startsWith('topic/'))
    ?.focus();
}

/** Where a link is added to a class day: its button, or the field in its place. */
export function addButtonOf(topicId: string): string {
  return `[data-add-link="${CSS.escape(topicId)}"]`;
}

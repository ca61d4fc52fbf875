// On a narrow screen the fields are a sheet over the essays: whether it is open.
import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { breakpoints } from '../../../../ui/breakpoints.ts';
import { Watchers } from '../../../../lib/watchers.ts';

const watchers = new Watchers();
let isOpen = false;

function set(value: boolean): void {
  if (isOpen === value) return;
  isOpen = value;
  watchers.notify();
}

/** Opens the sheet at once, so that a field in it can take the focus. */
export function openFields(): void {
  // Beside the essays the fields are always there.
  if (!matchMedia(breakpoints.columns).matches) flushSync(() => set(true));
}

export function closeFields(): void {
  set(false);
}

export const FIELDS_OPENER_ID = 'desk-fields-opener';

/** Closes the sheet; the focus goes to the button that opens it. */
export function leaveFields(): void {
  closeFields();
  document.querySelector<HTMLElement>(`#${FIELDS_OPENER_ID}`)?.focus();
}

/** Whether the sheet is open. Escape closes it. */
export function useFieldsSheet(): boolean {
  const isShown = useSyncExternalStore(watch, () => isOpen);
  useEffect(() => {
    if (!isShown) return undefined;
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      // A field may have closed it already, with the focus on its answer.
      if (isOpen && key === 'Escape' && !defaultPrevented && !isInDialog) leaveFields();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isShown]);
  return isShown;
}

function watch(watcher: () => void): () => void {
  return watchers.add(watcher);
}

// Listens for the keys of the grading screen.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored } from '../../../../lib/tab-storage.ts';
import { commandOf, type DeskCommand } from './desk-keys.ts';

/** 'off' when somebody has switched single keys off. */
export const LETTERS_KEPT = 'gradingSingleKeys';

/** Calls with what a key asks for; keys inside dialogs are the dialogs' own. */
export function useDeskKeys(onCommand: (command: DeskCommand) => void): void {
  const latest = useRef(onCommand);
  // Before the page is painted: no key is about the student who was shown before.
  useLayoutEffect(() => {
    latest.current = onCommand;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.isComposing || target?.closest('dialog')) return;
      const command = commandOf(event, {
        isTyping: target !== null && isTextField(target),
        areLettersOn: readStored('localStorage', LETTERS_KEPT) !== 'off',
      });
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isTextField(element: Element): boolean {
  return element.matches(
    'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])',
  );
}

// Undo and redo by keyboard. A text field has an undo of its own, which knows every word that was typed;
// everywhere else the keys are ours.

export interface UndoKeys {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Starts listening; answers how to stop. */
export function watchUndoKeys({ onUndo, onRedo }: UndoKeys): () => void {
  const listen = (event: KeyboardEvent): void => {
    const meant = meaningOf(event);
    if (meant === null || event.defaultPrevented || hasOwnUndo(event.target)) return;
    // What lies under an open dialog cannot be seen to change.
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (meant === 'undo') onUndo();
    else onRedo();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/** What a key asks for; null when it is another one. */
export function meaningOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): 'undo' | 'redo' | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}

const WITHOUT_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'range', 'color', 'file']);

function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}

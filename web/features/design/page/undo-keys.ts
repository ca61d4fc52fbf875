// Undo and redo by keyboard. A text field in which a person typed has its own undo for every word;
// everywhere else these keys are ours, even in a field that was just added.

interface UndoKeys {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Starts listening; answers how to stop. */
export function watchUndoKeys({ onUndo, onRedo }: UndoKeys): () => void {
  const typedIn = new WeakSet<EventTarget>();
  const noteTyping = ({ target }: Event): void => {
    if (target) typedIn.add(target);
  };
  const listen = (event: KeyboardEvent): void => {
    const meant = meaningOf(event);
    if (meant === null || event.defaultPrevented || hasOwnUndo(event.target, typedIn)) return;
    // Changes under an open dialog can't be seen.
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (meant === 'undo') onUndo();
    else onRedo();
  };
  addEventListener('input', noteTyping, { capture: true });
  addEventListener('keydown', listen);
  return () => {
    removeEventListener('input', noteTyping, { capture: true });
    removeEventListener('keydown', listen);
  };
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

function hasOwnUndo(target: EventTarget | null, typedIn: WeakSet<EventTarget>): boolean {
  if (target instanceof HTMLTextAreaElement) return typedIn.has(target);
  if (target instanceof HTMLInputElement) {
    return !WITHOUT_TEXT.has(target.type) && typedIn.has(target);
  }
  return target instanceof HTMLElement && target.isContentEditable;
}

// Inserts a text into a field as if it had been typed: the field hears of it, and the browser can undo it.

/** Where the cursor is. A field that never had the focus takes a text at its end. */
export function cursorOf(area: HTMLTextAreaElement, wasFocused: boolean) {
  const { value: text, selectionStart, selectionEnd } = area;
  const [start, end] = wasFocused ? [selectionStart, selectionEnd] : [text.length, text.length];
  return { text, start, end };
}

/** Replaces the selection. The focus is in the field afterwards, behind the text. */
export function insertAtCursor(
  area: HTMLTextAreaElement,
  { start, end }: { readonly start: number; readonly end: number },
  inserted: string,
): void {
  area.focus();
  area.setSelectionRange(start, end);
  // Deprecated, but the only way that every browser keeps in its undo history.
  // oxlint-disable-next-line typescript/no-deprecated, typescript/no-unnecessary-condition
  if (document.execCommand?.('insertText', false, inserted)) return;
  area.setRangeText(inserted, start, end, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

// Which texts can be stored as they are, and how a typed text becomes one.

/** Whether a database keeps this text unchanged: it keeps neither NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** The text without what cannot be stored, so that one stray character does not keep an essay from being saved. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

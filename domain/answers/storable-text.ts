// Decides which texts can be stored unchanged, and makes a typed text storable.

/** Whether a database keeps this text unchanged: it keeps neither NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** The text without characters that can't be stored, so that one stray character doesn't keep an essay from being saved. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

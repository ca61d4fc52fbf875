// Inserting a saved comment where the cursor is (CMB-14, CMB-15).
import { accept, refuse, type Result } from '../base/result.ts';

interface TextAtCursor {
  readonly text: string;
  /** The selection; both are the same when nothing is selected. */
  readonly start: number;
  readonly end: number;
  readonly comment: string;
  /** The most characters of the field. */
  readonly limit: number;
}

/** What replaces the selection: the comment, with a space where it would touch a word. */
export function insertionOf(cursor: TextAtCursor): Result<string, 'field-full'> {
  const { text, start, end, comment, limit } = cursor;
  const before = /\S$/u.test(text.slice(0, start)) ? ' ' : '';
  const after = /^[\p{L}\p{N}]/u.test(text.slice(end)) ? ' ' : '';
  const inserted = `${before}${comment}${after}`;
  const length = text.length - (end - start) + inserted.length;
  return length > limit ? refuse('field-full') : accept(inserted);
}

export const FIELD_FULL = 'There isn’t enough room left in this field. Nothing was inserted.';

/** The text to save from a field: the selection, or all of it when nothing is selected. */
export function textToSave({
  text,
  start,
  end,
}: Pick<TextAtCursor, 'text' | 'start' | 'end'>): string {
  const selected = text.slice(start, end).trim();
  return selected === '' ? text.trim() : selected;
}

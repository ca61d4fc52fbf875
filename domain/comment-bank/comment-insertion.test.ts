import { describe, expect, test } from 'vitest';
import { insertionOf, textToSave } from './comment-insertion.ts';

/** '|' marks the cursor, two mark a selection. */
function cursor(marked: string) {
  const [before = '', middle = '', end] = marked.split('|');
  const selected = end === undefined ? '' : middle;
  const after = end ?? middle;
  const start = before.length;
  return { text: `${before}${selected}${after}`, start, end: start + selected.length };
}

describe('CMB-14 a comment at the cursor', () => {
  test.each([
    ['in an empty field', '|', 'New.'],
    ['after a sentence', 'Good.|', ' New.'],
    ['after a space or a new line', 'Good.\n|', 'New.'],
    ['before a word', '|But', 'New. '],
    ['before a full stop', 'Good|.', ' New.'],
    ['between words', 'a| b', ' New.'],
    ['in place of a selection', 'a |bad| c', 'New.'],
  ])('%s', (_, marked, expected) => {
    const inserted = insertionOf({ ...cursor(marked), comment: 'New.', limit: 100 });
    expect(inserted).toEqual({ ok: true, value: expected });
  });

  test('what doesn’t fit is refused, not cut off', () => {
    const base = { ...cursor('12345|'), comment: 'New.' };
    expect(insertionOf({ ...base, limit: 10 })).toEqual({ ok: true, value: ' New.' });
    expect(insertionOf({ ...base, limit: 9 })).toEqual({ ok: false, reason: 'field-full' });
    const selected = { ...cursor('12|345|'), comment: 'New', limit: 6 };
    expect(insertionOf(selected)).toEqual({ ok: true, value: ' New' });
  });
});

test('CMB-15 the selection is saved, or the whole text', () => {
  expect(textToSave(cursor(' One. |Two. |Three.'))).toBe('Two.');
  expect(textToSave(cursor(' One.| '))).toBe('One.');
  expect(textToSave(cursor('One.| |Two.'))).toBe('One. Two.');
});

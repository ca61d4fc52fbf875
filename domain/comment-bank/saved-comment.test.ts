import { describe, expect, test } from 'vitest';
import type { Caller } from '../people/access.ts';
import {
  COMMENT_LIMIT,
  COMMENTS_LIMIT,
  savedCommentFaultSentence,
  commentName,
  fullListSentence,
  LABEL_LIMIT,
  mayChangeShared,
  mayOrder,
  readComment,
} from './saved-comment.ts';

describe('CMB-1 what is stored', () => {
  test('texts are trimmed, line breaks are plain, a label has one line', () => {
    const read = readComment({ label: ' No \n thesis ', text: ' One.\r\nTwo.\r ' });
    expect(read).toEqual({ ok: true, value: { label: 'No thesis', text: 'One.\nTwo.' } });
  });

  test.each([
    ['no text', { label: 'a', text: ' \n ' }, 'no-text'],
    [
      'a text that is too long',
      { label: '', text: 'x'.repeat(COMMENT_LIMIT + 1) },
      'text-too-long',
    ],
    [
      'a label that is too long',
      { label: 'x'.repeat(LABEL_LIMIT + 1), text: 'a' },
      'label-too-long',
    ],
  ] as const)('%s is refused with a sentence', (_, given, reason) => {
    expect(readComment(given)).toEqual({ ok: false, reason });
    expect(savedCommentFaultSentence(reason)).toMatch(/^A .+\.$/);
  });

  test('the longest text and label are taken', () => {
    const given = { label: 'x'.repeat(LABEL_LIMIT), text: 'x'.repeat(COMMENT_LIMIT) };
    expect(readComment(given)).toEqual({ ok: true, value: given });
  });
});

test('CMB-2 a list has a limit, and the sentence says how many it has', () => {
  expect(fullListSentence(COMMENTS_LIMIT - 1, 1)).toBeNull();
  expect(fullListSentence(COMMENTS_LIMIT - 1, 2)).toContain('this one has 499');
});

function caller(role: Caller['role'], username: string): Caller {
  return { role, username };
}

describe('CMB-3 who changes a shared comment', () => {
  test.each([
    ['an instructor, any', caller('instructor', 'ina'), 'tom', true],
    ['the TA who added it', caller('ta', 'Tom'), 'tom', true],
    ['another TA', caller('ta', 'tess'), 'tom', false],
  ])('%s', (_, who, addedBy, expected) => {
    expect(mayChangeShared(who, addedBy)).toBe(expected);
  });
});

test('CMB-4 only instructors order the course’s list', () => {
  expect([mayOrder('ta', 'mine'), mayOrder('ta', 'course')]).toEqual([true, false]);
  expect([mayOrder('instructor', 'mine'), mayOrder('instructor', 'course')]).toEqual([true, true]);
});

test('CMB-1 a comment without a label is called by its first words', () => {
  expect(commentName({ label: 'Thesis', text: 'Where is it?' })).toBe('Thesis');
  expect(commentName({ label: '', text: 'Where is it?' })).toBe('Where is it?');
  expect(commentName({ label: '', text: 'One.\nTwo.' })).toBe('One.…');
  expect(commentName({ label: '', text: 'x'.repeat(60) })).toBe(`${'x'.repeat(48)}…`);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endingIn, essayParagraphs, markedPieces } from './marked-pieces.ts';
import { anchorOf } from './passage-anchor.ts';
import {
  commentFault,
  commentFaultSentence,
  type PassageComment,
  placeComments,
} from './passage-comment.ts';

const ESSAY = 'Here is one hand.\n\nHere is another.';

function commentOn(text: string, words: string | null): PassageComment {
  const start = words === null ? 0 : text.indexOf(words);
  const anchor = words === null ? null : anchorOf(text, { start, end: start + words.length });
  if (anchor && !anchor.ok) throw new Error(anchor.reason);
  const fields = { commentID: `on ${words}`, questionID: 'q', comment: 'Why?' };
  return { ...fields, anchor: anchor ? anchor.value : null };
}

test.each([
  ['a text', 'Why?', null],
  ['no text', '', 'no-text'],
  ['only spaces and line ends', ' \n\t', 'no-text'],
] as const)('PSG-8 a comment needs a text: %s', (_name, comment, fault) => {
  expect(commentFault(comment)).toBe(fault);
  expect(commentFaultSentence('no-text')).toMatch(/^Please .*\.$/u);
});

test('PSG-9 comments are numbered in reading order: passages, changed passages, whole question', () => {
  const comments = [
    commentOn(ESSAY, null),
    commentOn(`${ESSAY} And it was said by Moore himself.`, 'it was said by Moore'),
    commentOn(ESSAY, 'another'),
    commentOn(ESSAY, 'one hand'),
    commentOn(ESSAY, 'one'),
  ];
  const placed = placeComments(comments, ESSAY);
  expect(
    placed.map(({ number, comment, isChanged }) => [number, comment.commentID, isChanged]),
  ).toEqual([
    [1, 'on one', false],
    [2, 'on one hand', false],
    [3, 'on another', false],
    [4, 'on it was said by Moore', true],
    [5, 'on null', false],
  ]);
});

test('PSG-10 a comment moves with its passage, and stays listed with its quote when the passage changed', () => {
  const comment = commentOn(ESSAY, 'another');
  const later = `I begin again. ${ESSAY}`;
  const [moved] = placeComments([comment], later);
  expect(later.slice(moved?.range?.start, moved?.range?.end)).toBe('another');
  const [changed] = placeComments([comment], 'Something else entirely.');
  expect(changed).toMatchObject({ range: null, isChanged: true, comment });
});

test('PSG-11 overlapping passages share pieces, and each ends once', () => {
  const passages = [
    { number: 1, start: 0, end: 11 },
    { number: 2, start: 8, end: 16 },
  ];
  expect(
    markedPieces(ESSAY, passages).map(({ text, inside, ending }) => [text, inside, ending]),
  ).toEqual([
    ['Here is ', [1], []],
    ['one', [1, 2], [1]],
    [' hand', [2], [2]],
    ['.\n\nHere is another.', [], []],
  ]);
});

test('PSG-12 a comment is shown after the paragraph in which its passage ends', () => {
  const paragraphs = essayParagraphs(ESSAY);
  expect(paragraphs.map(({ start, end }) => ESSAY.slice(start, end))).toEqual([
    'Here is one hand.\n\n',
    'Here is another.',
  ]);
  const across = { number: 1, start: 8, end: 26 };
  expect(paragraphs.map((paragraph) => endingIn([across], paragraph).length)).toEqual([0, 1]);
});

const essays = fc
  .array(fc.constantFrom('word ', '.', '\n', '\r\n', '\n\n', '🙂'), { maxLength: 40 })
  .map((parts) => parts.join(''));

const marked = fc
  .tuple(essays, fc.array(fc.tuple(fc.nat(200), fc.nat(200)), { maxLength: 6 }))
  .map(([essay, pairs]) => {
    const ranges = pairs.map((pair) => pair.map((index) => index % (essay.length + 1)));
    const passages = ranges.map((range) => ({
      start: Math.min(...range),
      end: Math.max(...range),
    }));
    return { essay, passages: passages.filter(({ start, end }) => start < end) };
  });

test('PSG-11 PSG-12 pieces and paragraphs are the essay, and every passage ends exactly once', () => {
  fc.assert(
    fc.property(marked, ({ essay, passages }) => {
      const numbered = passages.map((passage, index) => ({ ...passage, number: index + 1 }));
      const paragraphs = essayParagraphs(essay);
      const pieces = paragraphs.flatMap((part) => markedPieces(essay, numbered, part));
      expect(pieces.map(({ text }) => text).join('')).toBe(essay);
      expect(pieces.flatMap(({ ending }) => ending).toSorted((a, b) => a - b)).toEqual(
        numbered.map(({ number }) => number),
      );
      const shown = paragraphs.flatMap((part) => endingIn(numbered, part));
      expect(shown).toHaveLength(numbered.length);
    }),
  );
});

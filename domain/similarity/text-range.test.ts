import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveredWords, cutText } from './text-range.ts';

test('SIM-11 a text is cut where passages begin and end; overlapping ones share a piece', () => {
  const ranges = [
    { start: 4, end: 9 },
    { start: 6, end: 12 },
  ];
  expect(cutText('one two three four', ranges)).toEqual([
    { text: 'one ', ranges: [] },
    { text: 'tw', ranges: [0] },
    { text: 'o t', ranges: [0, 1] },
    { text: 'hre', ranges: [1] },
    { text: 'e four', ranges: [] },
  ]);
  expect(cutText('', [])).toEqual([]);
});

test('SIM-11 joined again, the pieces are the text, and each is in exactly its ranges', () => {
  const range = fc
    .tuple(fc.nat(40), fc.nat(15))
    .map(([start, size]) => ({ start, end: start + size }));
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.array(range, { maxLength: 5 }), (text, ranges) => {
      const pieces = cutText(text, ranges);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      let index = 0;
      for (const piece of pieces) {
        const around = [...ranges.keys()].filter((each) => {
          const { start, end } = ranges[each]!;
          return start <= index && index < Math.min(end, text.length);
        });
        expect(piece.ranges).toEqual(around);
        index += piece.text.length;
      }
    }),
  );
});

test('SIM-9 a word in two passages counts once', () => {
  expect(coveredWords([])).toBe(0);
  expect(
    coveredWords([
      [10, 12],
      [0, 5],
      [15, 12],
      [16, 2],
    ]),
  ).toBe(22);
});

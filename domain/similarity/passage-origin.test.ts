import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passageOrigins } from './passage-origin.ts';
import { plainOrigin } from './testing/plain-origin.ts';

const passage = 'A river keeps its name although no drop of water stays in it, and nobody minds.';
const words = passage.split(' ');
const start = words.slice(0, 7).join(' ');

function versionsOf(texts: readonly string[]) {
  return texts.map((text, index) => ({ text, submissionDate: `version ${index}` }));
}

function originIn(...texts: readonly string[]) {
  return passageOrigins(versionsOf(texts), [passage])[0];
}

test.each([
  ['at once', ['My own words.', `My own words. ${passage}`, passage], 'at-once', 1, 0, 1],
  ['with the first version', [passage, `More. ${passage}`], 'first-version', 0, 0, 0],
  ['little by little', ['Before.', start, words.slice(0, 12).join(' '), passage], 'grew', 3, 12, 1],
  [
    'in other case and punctuation',
    ['.', passage.toUpperCase().replaceAll(',', '')],
    'at-once',
    1,
    0,
    1,
  ],
  ['five words before are chance', [words.slice(0, 5).join(' '), passage], 'at-once', 1, 0, 1],
  ['again after it was gone', [passage, 'Gone.', passage], 'first-version', 0, 0, 0],
] as const)(
  'SIM-12 SIM-13 a passage that came %s',
  (_name, texts, arrival, firstAt, wordsBefore, begunAt) => {
    expect(originIn(...texts)).toEqual({
      arrival,
      firstAt: `version ${firstAt}`,
      previousAt: firstAt === 0 ? null : `version ${firstAt - 1}`,
      words: 16,
      wordsBefore,
      begunAt: `version ${begunAt}`,
    });
  },
);

test('SIM-14 a history without the whole passage has no origin for it', () => {
  expect(originIn()).toBeNull();
  expect(originIn(start, words.slice(2).join(' '))).toBeNull();
});

test('SIM-12 SIM-13 SIM-14 the origin is the one that a plain search through all versions finds', () => {
  const word = fc.constantFrom('a', 'b', 'c');
  const unit = fc.array(word, { minLength: 1, maxLength: 5 });
  const text = fc
    .array(fc.tuple(unit, fc.integer({ min: 1, max: 6 })), { maxLength: 4 })
    .map((parts) => parts.flatMap(([part, times]) => Array(times).fill(part.join(' '))).join(' '));
  const passageIn = fc
    .tuple(fc.array(text, { minLength: 1, maxLength: 6 }), fc.array(fc.nat(80), { maxLength: 4 }))
    .map(([texts, starts]) => {
      const source = texts[starts.length % texts.length]?.split(' ') ?? [];
      const passages = starts.map((from) => source.slice(from, from + 12 + (from % 9)));
      return { texts, passages: passages.filter(({ length }) => length >= 12) };
    });
  fc.assert(
    fc.property(passageIn, ({ texts, passages }) => {
      const asked = passages.map((each) => each.join(' '));
      expect(passageOrigins(versionsOf(texts), asked)).toEqual(
        asked.map((one) => plainOrigin(versionsOf(texts), one)),
      );
    }),
    { numRuns: 500 },
  );
});

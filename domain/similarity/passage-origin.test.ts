import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passageOrigin, readVersions, wordsPresent } from './passage-origin.ts';

const passage = 'A river keeps its name although no drop of water stays in it, and nobody minds.';
const words = passage.split(' ');
const start = words.slice(0, 7).join(' ');

function originIn(...texts: readonly string[]) {
  const versions = texts.map((text, place) => ({ text, submissionDate: `version ${place}` }));
  return passageOrigin(readVersions(versions), passage);
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
  expect(passageOrigin(readVersions([{ text: 'x', submissionDate: '' }]), ' — ')).toBeNull();
});

test('SIM-13 the words that were there before are never more than the passage has', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const present = wordsPresent(one, other);
      expect(present).toBeLessThanOrEqual(one.length);
      expect(wordsPresent(one, [...other, ...one])).toBe(one.length);
    }),
  );
});

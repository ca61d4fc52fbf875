import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { patternAmbiguity } from './pattern-ambiguity.ts';
import { parsePattern, type PatternPart } from './pattern-parts.ts';

/** Enough for any linear search of the texts below; one that takes more isn't linear. */
const MOST_STEPS = 100_000;

/**
 * The number of characters that a backtracking search for a pattern looks at, starting at every index as a search
 * does.
 */
function stepsOf(pattern: string, text: string): number {
  const whole = parsePattern(pattern, '');
  let steps = 0;
  type After = (at: number) => boolean;
  const match = (part: PatternPart, at: number, after: After): boolean => {
    if (steps > MOST_STEPS) return true;
    switch (part.kind) {
      case 'character':
        steps += 1;
        return text[at] === part.source && after(at + 1);
      case 'sequence':
        return part.parts.reduceRight<After>(
          (next, each) => (index) => match(each, index, next),
          after,
        )(at);
      case 'choice':
        return part.parts.some((each) => match(each, at, after));
      case 'repetition':
        return repeat(part, 0, at, after);
      case 'start':
        return at === 0 && after(at);
      case 'end':
        return at === text.length && after(at);
      case 'word-edge':
      case 'no-word-edge':
      case 'ahead':
      case 'behind':
        throw new Error(`not made here: ${part.kind}`);
    }
  };
  const repeat = (
    part: Extract<PatternPart, { kind: 'repetition' }>,
    count: number,
    at: number,
    after: After,
  ): boolean => {
    const again = (): boolean =>
      match(part.part, at, (index) =>
        index === at && count >= part.least ? false : repeat(part, count + 1, index, after),
      );
    return (count < part.most && again()) || (count >= part.least && after(at));
  };
  for (let start = 0; start <= text.length; start += 1) {
    if (match(whole, start, () => true)) break;
  }
  return steps;
}

const { pattern } = fc.letrec<{ pattern: string; sequence: string; repeated: string }>((tie) => ({
  pattern: fc.oneof(
    { weight: 3, arbitrary: tie('sequence') },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('sequence'), tie('sequence')).map(([a, b]) => `(?:${a}|${b})`),
    },
  ),
  sequence: fc.array(tie('repeated'), { minLength: 1, maxLength: 3 }).map((each) => each.join('')),
  repeated: fc
    .tuple(
      fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('a', 'b'),
        tie('pattern').map((inner) => `(?:${inner})`),
      ),
      fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}'),
    )
    .map((both) => both.join('')),
}));

const PUMPED = ['a', 'b', 'ab', 'ba', 'aab', 'abb'];

it('what counts as linear is linear for a search that goes back, over repeated texts with any end', () => {
  fc.assert(
    fc.property(
      pattern,
      fc.constantFrom('', '^'),
      fc.constantFrom('', '$'),
      (inner, start, end) => {
        const source = `${start}${inner}${end}`;
        fc.pre(patternAmbiguity(source, '') === null);
        for (const pumped of PUMPED) {
          for (const suffix of ['', 'a', 'b', 'c']) {
            const [once, twice] = [60, 120].map((times) =>
              stepsOf(source, pumped.repeat(times) + suffix),
            ) as [number, number];
            // Twice the text takes about twice as long; a square would take four times as long.
            expect(twice, `${source} over ${pumped}${suffix}`).toBeLessThan(once * 3 + 100);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

it.each([
  ['^(?:a|b|ab)*c', 'ab', ''],
  ['a+$', 'a', 'b'],
  ['^a*a*$', 'a', 'b'],
])('what counts as ambiguous takes more than its share: %s', (source, pumped, suffix) => {
  expect(patternAmbiguity(source, '')).not.toBeNull();
  const [once, twice] = [60, 120].map((times) =>
    stepsOf(source, pumped.repeat(times) + suffix),
  ) as [number, number];
  expect(twice).toBeGreaterThan(Math.min(once * 3, MOST_STEPS));
});

import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { compareEssays, type ComparisonResult, type EssayComparison } from './compare-essays.ts';
import { mostSharers } from './left-out-words.ts';
import { plainRuns, plainShares, repeatsItself, windows } from './testing/plain-comparison.ts';
import { foldedWords } from './word-book.ts';

/** So many words that occur nowhere else. */
function own(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
}

const twelve = own('shared', 12);
const base: EssayComparison = { questionTexts: [], essays: [], classSize: 30 };

/** So many essays that contain the twelve words. */
function sharing(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${own(`e${index}`, 4)} ${twelve}`);
}

function summary(comparison: Partial<EssayComparison>): readonly string[] {
  return compareEssays({ ...base, ...comparison }).pairs.map(
    ({ first, second, sharedWords, longestRun }) =>
      `${first.essay}-${second.essay}: ${sharedWords}, longest ${longestRun}`,
  );
}

/** The passages, counted in words from the start of each essay. */
function runsIn({ pairs }: Pick<ComparisonResult, 'pairs'>, essays: readonly string[]) {
  const before = (essay: number, end: number) =>
    foldedWords((essays[essay] ?? '').slice(0, end)).length;
  return pairs.flatMap(({ first, second, passages }) =>
    passages.map((passage) => ({
      pair: `${first.essay}-${second.essay}`,
      first: before(first.essay, passage.first.start),
      second: before(second.essay, passage.second.start),
      words: passage.words,
    })),
  );
}

function inOrder(runs: readonly object[]): readonly string[] {
  return runs.map((run) => JSON.stringify(run)).toSorted();
}

describe('what is found', () => {
  test.each([
    [
      'twelve words',
      [`${twelve} ${own('a', 3)}`, `${own('b', 5)} ${twelve}`],
      ['0-1: 12, longest 12'],
    ],
    ['eleven words', [own('shared', 11), `${own('b', 5)} ${own('shared', 11)}`], []],
    ['the same essay twice', [own('x', 80), own('x', 80)], ['0-1: 80, longest 80']],
    [
      'other case, punctuation and marks',
      [twelve, twelve.toUpperCase().replaceAll(' ', ', — ')],
      ['0-1: 12, longest 12'],
    ],
    [
      'two passages in the other order',
      [`${twelve} a ${own('more', 20)}`, `${own('more', 20)} b ${twelve}`],
      ['0-1: 32, longest 20'],
    ],
    [
      'three essays',
      [twelve, `x ${twelve}`, `${twelve} y`],
      ['0-1: 12, longest 12', '0-2: 12, longest 12', '1-2: 12, longest 12'],
    ],
    ['empty essays', ['', '', ' … '], []],
  ])('SIM-3 shared runs of 12 words or more: %s', (_name, essays, expected) => {
    expect(summary({ essays })).toEqual(expected);
  });

  test('SIM-4 a run is as long as the two essays agree', () => {
    const essays = [`a ${own('s', 37)} b`, `c d ${own('s', 37)} e`];
    const { pairs } = compareEssays({ ...base, essays });
    expect(runsIn({ pairs }, essays)).toEqual([{ pair: '0-1', first: 1, second: 2, words: 37 }]);
  });

  test('SIM-8 a passage that occurs twice in an essay counts at both places', () => {
    const essays = [`${twelve} x ${twelve} y`, `z ${twelve}`];
    const [pair] = compareEssays({ ...base, essays }).pairs;
    const second = { start: 2, end: 2 + twelve.length };
    const again = twelve.length + 3;
    expect(pair?.passages).toEqual([
      { first: { start: 0, end: twelve.length }, second, words: 12 },
      { first: { start: again, end: again + twelve.length }, second, words: 12 },
    ]);
    expect(pair?.first).toEqual({ essay: 0, words: 26, sharedWords: 24 });
    expect(pair).toMatchObject({ sharedWords: 12, sharedRuns: 1 });
  });

  test('SIM-8 an essay copied as the beginning of another is shared as a whole, whatever it repeats', () => {
    const copied = Array.from({ length: 720 }, (_, index) => `w${index % 132}`).join(' ');
    const essays = [copied, `${copied} ${own('end', 80)}`];
    const [pair] = compareEssays({ ...base, essays }).pairs;
    expect(pair?.first).toEqual({ essay: 0, words: 720, sharedWords: 720 });
    expect(pair?.second).toEqual({ essay: 1, words: 800, sharedWords: 720 });
    expect(pair).toMatchObject({ sharedWords: 720, longestRun: 720, passageCount: 1 });
  });

  test('SIM-9 pairs with the most shared runs are first, then the most shared words, then the larger share', () => {
    const pieces = [own('p', 13), own('q', 13), own('r', 26), own('s', 26)] as const;
    const essays = [
      `${pieces[0]} - ${own('a', 9)} ${pieces[1]}`,
      `${pieces[0]} ${own('b', 9)} ${pieces[1]}`,
      `${pieces[2]} ${own('c', 50)}`,
      `${pieces[2]} ${own('d', 50)}`,
      `${pieces[3]} ${own('e', 9)}`,
      `${pieces[3]} ${own('f', 90)}`,
      own('t', 27),
      `${own('t', 27)} ${own('g', 900)}`,
    ];
    expect(summary({ essays })).toEqual([
      '6-7: 27, longest 27',
      '4-5: 26, longest 26',
      '2-3: 26, longest 26',
      '0-1: 26, longest 13',
    ]);
  });

  test('SIM-10 more runs than can be listed: the list is marked as incomplete', () => {
    const essays = [twelve, `a ${twelve}`, `b ${twelve}`];
    expect(compareEssays({ ...base, essays }, { runs: 2 })).toMatchObject({ isWhole: false });
    expect(compareEssays({ ...base, essays }, { runs: 2 }).pairs).toHaveLength(2);
    expect(compareEssays({ ...base, essays }, { runs: 3 })).toMatchObject({ isWhole: true });
  });

  test('SIM-10 of many pairs the strongest are listed, and of many passages the longest; all are counted', () => {
    const lengths = [12, 30, 14, 40];
    const parts = (name: string) =>
      lengths.map((length, index) => `${own(`p${index}_`, length)} ${name}${index}`).join(' ');
    const essays = [parts('a'), parts('b'), own('p3_', 40), own('p3_', 30)];
    const all = compareEssays({ ...base, essays });
    expect(all).toMatchObject({ pairCount: 6 });
    expect(all.pairs).toHaveLength(6);
    const some = compareEssays({ ...base, essays }, { pairs: 1, passages: 2 });
    expect(some).toMatchObject({ pairCount: 6, isWhole: true });
    expect(some.pairs).toMatchObject([{ passageCount: 4, sharedWords: 96 }]);
    expect(some.pairs[0]?.passages.map(({ words }) => words)).toEqual([30, 40]);
  });
});

describe('what is left out', () => {
  const asked = own('asked', 10);

  test.each([
    ['the whole question repeated', `${asked} ${own('s', 11)}`, []],
    ['six words of it', `${own('asked', 6)} ${own('s', 11)}`, []],
    [
      'five words of it are words like others',
      `${own('asked', 5)} ${own('s', 7)}`,
      ['0-1: 12, longest 12'],
    ],
    ['what is around it', `${own('s', 12)} ${asked} ${own('t', 12)}`, ['0-1: 24, longest 12']],
  ])("SIM-5 six or more words in a row of the question's text: %s", (_name, text, expected) => {
    expect(summary({ questionTexts: [asked], essays: [`${text} a`, `b ${text}`] })).toEqual(
      expected,
    );
  });

  test('SIM-5 the words of an option are left out too, and two texts are not read as one', () => {
    const essay = own('o', 12);
    const options = [own('o', 6), 'o6 o7 o8 o9 o10 o11'];
    expect(summary({ questionTexts: options, essays: [essay, `a ${essay}`] })).toEqual([]);
    const parts = ['o0 o1 o2 o3', 'o4 o5 o6 o7'];
    expect(summary({ questionTexts: parts, essays: [essay, `a ${essay}`] })).toHaveLength(1);
  });

  test.each([
    [2, 5],
    [59, 5],
    [60, 6],
    [2000, 200],
  ])('SIM-6 in a class of %i a passage may be shared by %i', (classSize, most) => {
    expect(mostSharers(classSize)).toBe(most);
    expect(summary({ classSize, essays: sharing(most) })).toHaveLength((most * (most - 1)) / 2);
    expect(summary({ classSize, essays: sharing(most + 1) })).toEqual([]);
  });

  test('SIM-6 what fewer share beside it is still found', () => {
    const essays = Array.from(
      { length: 8 },
      (_, index) => `${own(`e${index}`, 4)} ${twelve} x${index}`,
    );
    essays[2] += ` ${own('two', 14)}`;
    essays[5] += ` ${own('two', 14)}`;
    expect(summary({ essays })).toEqual(['2-5: 14, longest 14']);
  });

  test('SIM-7 what was left out because many share it is reported, with how many do', () => {
    const quotation = own('quoted', 20);
    const essays = Array.from({ length: 9 }, (_, index) => `${own(`e${index}`, 3)} ${quotation} .`);
    const { common } = compareEssays({ ...base, essays });
    const [passage] = common;
    expect(common).toHaveLength(1);
    expect(passage?.essays).toBe(9);
    expect(essays[0]?.slice(passage?.range.start, passage?.range.end)).toBe(quotation);
  });
});

describe('beside a plain comparison', () => {
  const rule = { least: 12, quote: 6, most: 5 };
  // Blocks that several essays are put together from, and stray words between them.
  const block = fc.integer({ min: 0, max: 7 }).chain((name) =>
    fc
      .record({ from: fc.integer({ min: 0, max: 4 }), size: fc.integer({ min: 3, max: 30 }) })
      .map(({ from, size }) =>
        own(`b${name}_`, 40)
          .split(' ')
          .slice(from, from + size)
          .join(' '),
      ),
  );
  const stray = fc.constantFrom('The', 'the,', 'a', '—', 'is');
  const essay = fc.array(fc.oneof(block, stray), { maxLength: 8 }).map((parts) => parts.join(' '));
  const essays = fc.array(essay, { minLength: 2, maxLength: 9 });

  test('SIM-3 SIM-4 SIM-5 SIM-6 exactly the runs that a comparison of all pairs finds', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 2 }), essays, (questionTexts, texts) => {
        fc.pre(!texts.some((text) => repeatsItself(text, 12)));
        const result = compareEssays({ questionTexts, essays: texts, classSize: texts.length });
        const expected = plainRuns(questionTexts, texts, rule);
        expect(inOrder(runsIn(result, texts))).toEqual(inOrder(expected));
      }),
      { numRuns: 150 },
    );
  });

  test('SIM-3 SIM-8 essays that repeat themselves: any twelve words that both contain are marked in both', () => {
    const word = fc.constantFrom('a', 'b');
    const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const essaysHere = [one, other];
        const result = compareEssays({ ...base, essays: essaysHere });
        const shared = new Set(windows(foldedWords(one), 12)).intersection(
          new Set(windows(foldedWords(other), 12)),
        );
        for (const side of ['first', 'second'] as const) {
          const source = side === 'first' ? one : other;
          const marked = result.pairs.flatMap(({ passages }) =>
            passages.flatMap((passage) =>
              windows(foldedWords(source.slice(passage[side].start, passage[side].end)), 12),
            ),
          );
          expect(new Set(marked)).toEqual(shared);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('SIM-3 SIM-8 each word counts that is in 12 words of both essays, however often either has them', () => {
    const word = fc.constantFrom('a', 'b', 'c');
    const words = fc.array(word, { maxLength: 30 });
    const part = fc.constantFrom('a', 'a b', 'b c a', own('x', 15), own('y', 9), own('q', 6));
    const parts = fc.array(part, { maxLength: 12 });
    const repeated = fc
      .tuple(fc.oneof(words, parts), fc.integer({ min: 1, max: 8 }), parts)
      .map(([unit, times, rest]) => [...Array(times).fill(unit.join(' ')), ...rest].join(' '));
    const questions = fc.constantFrom([], [own('q', 6)]);
    fc.assert(
      fc.property(questions, fc.array(repeated, { minLength: 2, maxLength: 8 }), (asked, texts) => {
        const result = compareEssays({ questionTexts: asked, essays: texts, classSize: 8 });
        const expected = plainShares(asked, texts, rule);
        expect(
          inOrder(
            result.pairs.map(({ first, second }) => ({
              pair: `${first.essay}-${second.essay}`,
              first: first.sharedWords,
              second: second.sharedWords,
            })),
          ),
        ).toEqual(inOrder(expected));
      }),
      { numRuns: 100 },
    );
  });

  test('SIM-2 a passage is an exact range of characters: from a first letter to a last, alike on both sides', () => {
    const decorated = fc
      .array(fc.tuple(block, fc.constantFrom('.', ' \n', '“', ' ', ' (sic) ')), { maxLength: 6 })
      .map((parts) => parts.map(([text, mark]) => mark + text + mark).join(' '));
    fc.assert(
      fc.property(fc.array(decorated, { minLength: 2, maxLength: 4 }), (texts) => {
        for (const { first, second, passages } of compareEssays({ ...base, essays: texts }).pairs) {
          for (const passage of passages) {
            const one = (texts[first.essay] ?? '').slice(passage.first.start, passage.first.end);
            const other = (texts[second.essay] ?? '').slice(
              passage.second.start,
              passage.second.end,
            );
            expect(foldedWords(one)).toEqual(foldedWords(other));
            expect(foldedWords(one)).toHaveLength(passage.words);
            expect(one.trim()).toBe(one);
            expect(one).not.toBe('');
          }
        }
      }),
    );
  });
});

test('SIM-15 a text that every essay contains, and a class without any, cost in proportion to their words', () => {
  // In time quadratic in 1,500 essays, or in 20,000 places, each of these would take minutes.
  const same = own('s', 200);
  const all = Array.from({ length: 1500 }, (_, index) => `${same} ${own(`e${index}`, 3)}`);
  expect(compareEssays({ ...base, essays: all, classSize: 1500 }).pairs).toEqual([]);
  const repeated = 'again '.repeat(20_000);
  const { pairs } = compareEssays({ ...base, essays: [repeated, repeated, repeated] });
  expect(pairs.map(({ passages }) => passages.length)).toEqual([1, 1, 1]);
});

test('SIM-15 the passages of a pair together have at most 12 times the words of both essays', () => {
  const word = fc.constantFrom('a', 'b');
  const text = fc.array(word, { maxLength: 400 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (one, other) => {
      for (const { first, second, passages } of compareEssays({ ...base, essays: [one, other] })
        .pairs) {
        const listed = passages.reduce((sum, { words }) => sum + words, 0);
        expect(listed).toBeLessThanOrEqual(12 * (first.words + second.words));
      }
    }),
  );
});

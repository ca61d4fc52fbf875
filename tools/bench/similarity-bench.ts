// The section on shared passages: a whole class, texts that many students share, and a comparison of all pairs.
import { compareEssays } from '@elenchus/domain/similarity/compare-essays.ts';
import { ratioText, timeText, type BenchReport, type BenchSection } from './bench-section.ts';
import { cpuOnce } from './measure-cpu.ts';
import { countRunsPlainly } from './plain-similarity.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

export const similarityBench: BenchSection = { name: 'similarity', run: runSimilarityBench };

const WORDS = 600;
const QUESTIONS = 5;
const VOCABULARY = 8000;
const SEED = 11;
/** One essay in this many shares 40 words with another. */
const COPIED = 50;
const TRIES = 3;
/** The amounts that the product keeps of a check. */
const KEPT = { pairs: 2000, passages: 100 };

/** Measures everything about shared passages and describes it. */
function runSimilarityBench(): BenchReport {
  const random = seededRandom(SEED);
  return {
    heading: 'Shared passages',
    paragraphs: [
      `Generated essays (seeded) of ${WORDS} words from ${VOCABULARY.toLocaleString('en-US')}, with common words as often as in prose. One in ${COPIED} has forty words from another essay. The time is for the whole way from the texts to the ranked pairs with the exact places of their passages. In the product, this runs in a separate thread.`,
      '"All pairs" compares every essay with every other, word by word. Both ways must find the same runs. It is measured on few essays, because its time grows with the square of the class.',
    ],
    tables: [
      {
        caption: 'Whole classes',
        columns: ['what', 'pairs found', 'processor time'],
        rows: classRows(random),
      },
      {
        caption: 'Beside a comparison of all pairs, one question',
        columns: ['students', 'Elenchus', 'all pairs', 'times Elenchus'],
        rows: [20, 40, 80].map((students) => comparisonRow(random, students)),
      },
    ],
  };
}

function classRows(random: SeededRandom): string[][] {
  const same = essayOf(random, WORDS);
  const groups = Array.from({ length: 11 }, () => essayOf(random, WORDS));
  const cases: readonly (readonly [string, number, (student: number) => string[]])[] = [
    ['200 students × 5 essays', 200, () => classOf(random, 200)],
    ['2,000 students × 5 essays', 2000, () => classOf(random, 2000)],
    ['2,000 students × 5 essays, all the same text', 2000, () => Array(2000).fill(same)],
    [
      '2,000 students × 5 essays, in eleven groups that share everything',
      2000,
      () => Array.from({ length: 2000 }, (_, index) => groups[index % groups.length] ?? ''),
    ],
  ];
  return cases.map(([what, classSize, make]) => {
    let [pairs, time] = [0, 0];
    for (let question = 0; question < QUESTIONS; question += 1) {
      const essays = make(question);
      time += cpuOnce(() => {
        pairs += compareEssays({ questionTexts: [], essays, classSize }, KEPT).pairCount;
      });
    }
    return [what, pairs.toLocaleString('en-US'), timeText(time)];
  });
}

function comparisonRow(random: SeededRandom, students: number): string[] {
  const essays = classOf(random, students);
  const found = compareEssays({ questionTexts: [], essays, classSize: students });
  const runs = found.pairs.reduce((sum, { passages }) => sum + passages.length, 0);
  let plainRuns = 0;
  const plain = cpuOnce(() => {
    plainRuns = countRunsPlainly(essays);
  });
  if (runs !== plainRuns) throw new Error('The two ways find different runs.');
  const ours = fastest(() => compareEssays({ questionTexts: [], essays, classSize: students }));
  return [String(students), timeText(ours), timeText(plain), ratioText(plain / ours)];
}

function fastest(work: () => unknown): number {
  return Math.min(...Array.from({ length: TRIES }, () => cpuOnce(work)));
}

function classOf(random: SeededRandom, students: number): string[] {
  const essays = Array.from({ length: students }, () => essayOf(random, WORDS));
  return essays.map((essay, index) => {
    if (index === 0 || index % COPIED !== 0) return essay;
    const from = essays[random.below(index)]?.split(' ') ?? [];
    const start = random.below(WORDS - 40);
    return `${essay} ${from.slice(start, start + 40).join(' ')}`;
  });
}

/** Few words make up most of a text, as in prose. */
function essayOf(random: SeededRandom, words: number): string {
  const pick = (): string => `w${Math.floor(random.next() ** 3 * VOCABULARY).toString(36)}`;
  return Array.from({ length: words }, pick).join(' ');
}

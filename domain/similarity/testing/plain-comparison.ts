// Finds what the comparison must find, in the plainest way: every pair of essays, every place, word by word.
import { foldedWords } from '../word-book.ts';

interface PlainRun {
  readonly pair: string;
  readonly first: number;
  readonly second: number;
  readonly words: number;
}

interface PlainRule {
  readonly least: number;
  readonly quote: number;
  readonly most: number;
}

/** Every shared run of at least `least` words, with places counted in words from the start of each essay. */
export function plainRuns(
  questionTexts: readonly string[],
  essays: readonly string[],
  rule: PlainRule,
): readonly PlainRun[] {
  const { least } = rule;
  const texts = essays.map((essay) => foldedWords(essay));
  const kept = keptWords(questionTexts, texts, rule);
  const found: PlainRun[] = [];
  texts.forEach((one, a) => {
    texts.forEach((other, b) => {
      if (b <= a) return;
      // The word at a place, different on both sides if it is left out, so that no run crosses it.
      const left = (index: number) => (kept[a]?.[index] ? one[index] : `left out of ${a}`);
      const right = (index: number) => (kept[b]?.[index] ? other[index] : `left out of ${b}`);
      one.forEach((_word, i) => {
        other.forEach((_other, j) => {
          if (i > 0 && j > 0 && left(i - 1) === right(j - 1)) return;
          let words = 0;
          while (i + words < one.length && left(i + words) === right(j + words)) words += 1;
          if (words >= least) found.push({ pair: `${a}-${b}`, first: i, second: j, words });
        });
      });
    });
  });
  return found;
}

/** For each pair that shares a run: how many words of each side are in a run of `least` words that both have. */
export function plainShares(
  questionTexts: readonly string[],
  essays: readonly string[],
  rule: PlainRule,
): readonly { readonly pair: string; readonly first: number; readonly second: number }[] {
  const texts = essays.map((essay) => foldedWords(essay));
  const kept = keptWords(questionTexts, texts, rule);
  // A word that is left out is written as one that occurs nowhere else.
  const compared = texts.map((words, text) =>
    words.map((word, index) => (kept[text]?.[index] ? word : `left out of ${text} at ${index}`)),
  );
  return compared.flatMap((one, a) =>
    compared.flatMap((other, b) => {
      const [first, second] = [sharedOf(one, other, rule.least), sharedOf(other, one, rule.least)];
      return a < b && first > 0 ? [{ pair: `${a}-${b}`, first, second }] : [];
    }),
  );
}

function sharedOf(words: readonly string[], others: readonly string[], size: number): number {
  const runs = new Set(windows(others, size));
  const isShared = words.map(() => false);
  windows(words, size).forEach((run, at) => runs.has(run) && isShared.fill(true, at, at + size));
  return isShared.filter(Boolean).length;
}

/** For each word of each text, whether it is compared. */
function keptWords(
  questionTexts: readonly string[],
  texts: readonly (readonly string[])[],
  { least, quote, most }: PlainRule,
): readonly (readonly boolean[])[] {
  const runsOfEach = texts.map((words) => new Set(windows(words, least)));
  const asked = new Set(questionTexts.flatMap((text) => windows(foldedWords(text), quote)));
  return texts.map((words) => {
    const isKept = words.map(() => true);
    const drop = (index: number, size: number) => isKept.fill(false, index, index + size);
    windows(words, quote).forEach((run, index) => asked.has(run) && drop(index, quote));
    windows(words, least).forEach((run, index) => {
      const sharers = runsOfEach.filter((runs) => runs.has(run));
      if (sharers.length > most) drop(index, least);
    });
    return isKept;
  });
}

/** Whether a text contains the same run of that many words twice. */
export function repeatsItself(essay: string, size: number): boolean {
  const runs = windows(foldedWords(essay), size);
  return new Set(runs).size < runs.length;
}

/** Every run of that many words. */
export function windows(words: readonly string[], size: number): string[] {
  const count = Math.max(0, words.length - size + 1);
  return Array.from({ length: count }, (_, index) => words.slice(index, index + size).join(' '));
}

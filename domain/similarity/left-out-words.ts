// Marks what is left out before essays are compared: the question's own words (SIM-5) and what many share (SIM-6,
// SIM-7).
import { lastRunOf, SHORTEST_QUOTE, SHORTEST_RUN, type EssayCorpus } from './essay-corpus.ts';
import { ALONE } from './pair-numbers.ts';

/** A passage shared by this few students is never left out, however small the class. */
const FEW_STUDENTS = 5;

/** The most students who may share a passage before it is left out: a tenth of the class, and never fewer than 5. */
export function mostSharers(classSize: number): number {
  return Math.max(FEW_STUDENTS, Math.floor(classSize / 10));
}

export interface LeftOut {
  /** 1 for each word of the corpus that is left out. */
  readonly words: Uint8Array;
  /** How many essays have the run of 12 words, by its number. */
  readonly sharers: Int32Array;
  readonly most: number;
}

/** Marks the words of every essay that are left out. */
export function leftOutWords(corpus: EssayCorpus, classSize: number): LeftOut {
  const words = new Uint8Array(corpus.offsets.at(-1) ?? 0);
  const most = mostSharers(classSize);
  const sharers = countSharers(corpus);
  markQuotes(corpus, words);
  forEachRun(corpus, (index, run) => {
    if ((sharers[run] ?? 0) > most) words.fill(1, index, index + SHORTEST_RUN);
  });
  return { words, sharers, most };
}

/** Calls with the place and number of every run of 12 words of every essay that occurs again, in order. */
export function forEachRun(
  corpus: EssayCorpus,
  visit: (index: number, run: number, text: number) => void,
): void {
  const { numbers } = corpus.runs;
  for (let text = corpus.questionTexts; text < corpus.texts.length; text += 1) {
    const last = lastRunOf(corpus, text, SHORTEST_RUN);
    for (let index = corpus.offsets[text] ?? 0; index <= last; index += 1) {
      const run = numbers[index] ?? ALONE;
      if (run !== ALONE) visit(index, run, text);
    }
  }
}

function countSharers(corpus: EssayCorpus): Int32Array {
  const sharers = new Int32Array(corpus.runs.count);
  const lastText = new Int32Array(corpus.runs.count).fill(-1);
  forEachRun(corpus, (_index, run, text) => {
    if (lastText[run] === text) return;
    lastText[run] = text;
    sharers[run] = (sharers[run] ?? 0) + 1;
  });
  return sharers;
}

function markQuotes(corpus: EssayCorpus, words: Uint8Array): void {
  const { offsets, quotes, questionTexts, texts } = corpus;
  const isAsked = new Uint8Array(quotes.count);
  for (let text = 0; text < texts.length; text += 1) {
    const last = lastRunOf(corpus, text, SHORTEST_QUOTE);
    for (let index = offsets[text] ?? 0; index <= last; index += 1) {
      const quote = quotes.numbers[index] ?? ALONE;
      if (quote === ALONE) continue;
      if (text < questionTexts) isAsked[quote] = 1;
      else if (isAsked[quote]) words.fill(1, index, index + SHORTEST_QUOTE);
    }
  }
}

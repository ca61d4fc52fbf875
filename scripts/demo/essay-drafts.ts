// The states through which an essay goes, one for each time that the student sits down to it.
import type { Essay, EssaySentence } from './compose-essay.ts';
import type { DemoStudent } from './demo-students.ts';
import { seededNumber } from './seeded-choice.ts';

const progress: readonly (readonly number[])[] = [
  [],
  [1],
  [0.45, 1],
  [0.4, 0.85, 1],
  [0.3, 0.6, 0.9, 1],
];

// These essays were never finished.
const unfinished = new Set([
  'moliv ind02',
  'lferr kno03',
  'twhitf mar02',
  'bkess mar02',
  'jlin22 min05',
]);

export interface DraftOrder {
  readonly essay: Essay;
  readonly student: DemoStudent;
  readonly questionID: string;
  readonly sittings: number;
  readonly seed: number;
}

/** The essay after each sitting; a revised opening appears in the last. */
export function essayDrafts(order: DraftOrder): (readonly EssaySentence[])[] {
  const { essay, sittings } = order;
  const sentences = breaksOff(order) ? brokenOff(order) : essay.sentences;
  const shares = progress[Math.min(sittings, progress.length - 1)] ?? [1];
  return shares.map((share, turn) => {
    const draft = sentences.slice(0, Math.max(1, Math.round(sentences.length * share)));
    const isLast = turn === shares.length - 1;
    return isLast && turn > 0 ? withOpening(draft, essay.revisedOpening) : draft;
  });
}

function withOpening(
  draft: readonly EssaySentence[],
  opening: readonly EssaySentence[] | null,
): readonly EssaySentence[] {
  if (opening === null) return draft;
  const second = draft.findIndex(({ startsParagraph }, place) => place > 0 && startsParagraph);
  return second === -1 ? draft : [...opening, ...draft.slice(second)];
}

function breaksOff({ student, questionID }: DraftOrder): boolean {
  return unfinished.has(`${student.username} ${questionID}`);
}

/** Stops in the middle of a sentence, somewhere after the middle. */
function brokenOff({ essay, student, questionID, seed }: DraftOrder): readonly EssaySentence[] {
  const share = 0.55 + 0.25 * seededNumber(seed, student.username, questionID, 'where');
  const kept = essay.sentences.slice(0, Math.max(2, Math.ceil(essay.sentences.length * share)));
  const last = kept.at(-1);
  if (!last) return kept;
  const words = last.text.split(' ');
  const text = words
    .slice(0, Math.ceil(words.length / 2))
    .join(' ')
    .replace(/[,;:]$/, '');
  return [...kept.slice(0, -1), { ...last, text }];
}

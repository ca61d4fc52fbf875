// How an evaluation is graded fairly, in one record whose dataID is the evaluation's ID (BLD-1, BLD-2).
import { designItem, itemsOfType, type DesignItem, type DesignKey } from '../design/design-item.ts';

/** Each part of the setting by its word in the record. `namesShown` is set by the server. */
const WORDS = {
  hidesNames: 'hideNames',
  namesShown: 'namesShown',
  hasRandomOrder: 'randomOrder',
  byQuestion: 'byQuestion',
} as const;

export interface FairGrading {
  /** Graders see a pseudonym until the evaluation is handed back. */
  readonly hidesNames: boolean;
  /** An instructor showed the names before that. */
  readonly namesShown: boolean;
  readonly hasRandomOrder: boolean;
  /** The desk goes through all students with one question before the next question. */
  readonly byQuestion: boolean;
}

/** By evaluation; one without a record is graded with names, in the order of names. */
export type FairGradings = ReadonlyMap<string, FairGrading>;

export const PLAIN_GRADING: FairGrading = {
  hidesNames: false,
  namesShown: false,
  hasRandomOrder: false,
  byQuestion: false,
};

type Part = keyof typeof WORDS;
const PARTS: readonly Part[] = ['hidesNames', 'namesShown', 'hasRandomOrder', 'byQuestion'];

/** The records of a design. */
export function readFairGradings(items: readonly DesignItem[]): FairGradings {
  return new Map(
    itemsOfType(items, 'fairGrading').map((item) => [item.dataID, readFairGrading(item)]),
  );
}

/** The setting in a record; a word that isn't known counts as absent. */
export function readFairGrading({ dataText }: Pick<DesignItem, 'dataText'>): FairGrading {
  const words = new Set(wordsOf(dataText));
  return {
    hidesNames: words.has(WORDS.hidesNames),
    namesShown: words.has(WORDS.namesShown),
    hasRandomOrder: words.has(WORDS.hasRandomOrder),
    byQuestion: words.has(WORDS.byQuestion),
  };
}

/** The record of an evaluation's setting. */
export function writeFairGrading(evaluationId: string, fair: FairGrading): DesignItem {
  const words = PARTS.filter((part) => fair[part]).map((part) => WORDS[part]);
  return designItem({ dataType: 'fairGrading', dataID: evaluationId, dataText: words.join(',') });
}

/** The records to delete with an evaluation: itself, and how it is graded if that is set. */
export function keysOfEvaluation(id: string, fairGradings: FairGradings): readonly DesignKey[] {
  const keys = [{ dataType: 'evaluation', dataID: id }];
  return fairGradings.has(id) ? [...keys, { dataType: 'fairGrading', dataID: id }] : keys;
}

/** Whether a text is a list of known words, each at most once. */
export function isFairGradingText(text: string): boolean {
  const words = wordsOf(text);
  const known: readonly string[] = Object.values(WORDS);
  return new Set(words).size === words.length && words.every((word) => known.includes(word));
}

/** The setting in a few words, for the history of the design. */
export function fairGradingWords(fair: FairGrading): string {
  const words = [
    ...(fair.hidesNames ? [fair.namesShown ? 'names shown' : 'names hidden'] : []),
    ...(fair.hasRandomOrder ? ['random order'] : []),
    ...(fair.byQuestion ? ['one question at a time'] : []),
  ];
  return words.length === 0 ? 'with names, in the order of names' : words.join(', ');
}

/** The record for another term: nobody has seen the names of its students. */
export function freshFairGrading(item: DesignItem): DesignItem {
  const words = wordsOf(item.dataText).filter((word) => word !== WORDS.namesShown);
  return { ...item, dataText: words.join(',') };
}

function wordsOf(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.split(',').map((word) => word.trim());
}

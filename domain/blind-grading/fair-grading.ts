// Reads how an evaluation is graded fairly, from one record whose dataID is the evaluation's ID (BLD-1). Writing
// and checking the record is in fair-grading-record.ts, because every page of a course reads it and few write it.
import { itemsOfType, type DesignItem } from '../design/design-item.ts';

/** Each part of the setting by its word in the record. `namesShown` is set by the server. */
export const FAIR_WORDS = {
  hidesNames: 'hideNames',
  namesShown: 'namesShown',
  hasRandomOrder: 'randomOrder',
  byQuestion: 'byQuestion',
} as const;

/** How many students of a hundred get a second reading. */
export const SECOND_SHARES = [5, 10, 20, 50, 100] as const;
export type SecondShare = 0 | (typeof SECOND_SHARES)[number];

export interface FairGrading {
  /** Graders see a pseudonym until the evaluation is handed back. */
  readonly hidesNames: boolean;
  /** An instructor showed the names before that. */
  readonly namesShown: boolean;
  readonly hasRandomOrder: boolean;
  /** The desk goes through all students with one question before the next question. */
  readonly byQuestion: boolean;
  /** The percentage of students whose work a second person reads; 0 for none. */
  readonly secondShare: SecondShare;
}

/** By evaluation; one without a record is graded with names, in the order of names. */
export type FairGradings = ReadonlyMap<string, FairGrading>;

export const PLAIN_GRADING: FairGrading = {
  hidesNames: false,
  namesShown: false,
  hasRandomOrder: false,
  byQuestion: false,
  secondShare: 0,
};

/** The records of a design. */
export function readFairGradings(items: readonly DesignItem[]): FairGradings {
  return new Map(
    itemsOfType(items, 'fairGrading').map((item) => [item.dataID, readFairGrading(item)]),
  );
}

/** The setting in a record; a word that isn't known counts as absent. */
export function readFairGrading({ dataText }: Pick<DesignItem, 'dataText'>): FairGrading {
  const words = new Set(fairWordsOf(dataText));
  return {
    hidesNames: words.has(FAIR_WORDS.hidesNames),
    namesShown: words.has(FAIR_WORDS.namesShown),
    hasRandomOrder: words.has(FAIR_WORDS.hasRandomOrder),
    byQuestion: words.has(FAIR_WORDS.byQuestion),
    secondShare: SECOND_SHARES.find((share) => words.has(secondWord(share))) ?? 0,
  };
}

/** The word of a share: 'second10'. */
export function secondWord(share: SecondShare): string {
  return `second${share}`;
}

/** The words of a record. */
export function fairWordsOf(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.split(',').map((word) => word.trim());
}

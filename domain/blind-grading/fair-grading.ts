// Reads how an evaluation is graded fairly, from one record whose dataID is the evaluation's ID (BLD-1). Writing
// and checking the record is in fair-grading-record.ts, because every page of a course reads it and few write it.
import { accept, refuse, type Result } from '../base/result.ts';
import { itemsOfType, type DesignItem } from '../design/design-item.ts';
import {
  hasRecord,
  readRecord,
  type RecordFault,
  type RecordForm,
} from '../design/typed-record.ts';

/** Each part of the setting by its word in the list that release 1.0.0 wrote. */
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
  /** An instructor showed the names before that. Only the server sets it. */
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

export const FAIR_FORM = {
  version: 1,
  fields: ['hidesNames', 'namesShown', 'hasRandomOrder', 'byQuestion', 'secondShare'],
} as const satisfies RecordForm<string>;

/** The settings of a design; one that can't be read is left out. */
export function readFairGradings(items: readonly DesignItem[]): FairGradings {
  return new Map(
    itemsOfType(items, 'fairGrading').flatMap((item) => {
      const fair = readFairGrading(item);
      return fair.ok ? [[item.dataID, fair.value] as const] : [];
    }),
  );
}

/** The setting in an item. In a list of words, one that isn't known counts as absent. */
export function readFairGrading(item: DesignItem): Result<FairGrading, RecordFault> {
  if (!hasRecord(item)) return accept(fairGradingOfWords(fairWordsOf(item.dataText)));
  const record = readRecord(item, FAIR_FORM);
  if (!record.ok) return record;
  const { hidesNames, namesShown, hasRandomOrder, byQuestion, secondShare: given } = record.value;
  const secondShare = given === 0 ? 0 : SECOND_SHARES.find((share) => share === given);
  return isFlag(hidesNames) &&
    isFlag(namesShown) &&
    isFlag(hasRandomOrder) &&
    isFlag(byQuestion) &&
    secondShare !== undefined
    ? accept({ hidesNames, namesShown, hasRandomOrder, byQuestion, secondShare })
    : refuse('not-a-record');
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function fairGradingOfWords(given: readonly string[]): FairGrading {
  const words = new Set(given);
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

/** The words of a list. */
export function fairWordsOf(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.split(',').map((word) => word.trim());
}

// Writing, checking and describing the record of how an evaluation is graded (BLD-1, BLD-2, BLD-16).
import { designItem, type DesignItem, type DesignKey } from '../design/design-item.ts';
import {
  FAIR_WORDS,
  fairWordsOf,
  SECOND_SHARES,
  secondWord,
  type FairGrading,
  type FairGradings,
} from './fair-grading.ts';

const PARTS = ['hidesNames', 'namesShown', 'hasRandomOrder', 'byQuestion'] as const;

/** The record of an evaluation's setting. */
export function writeFairGrading(evaluationId: string, fair: FairGrading): DesignItem {
  const parts: readonly string[] = PARTS.filter((part) => fair[part]).map(
    (part) => FAIR_WORDS[part],
  );
  const words = fair.secondShare === 0 ? parts : [...parts, secondWord(fair.secondShare)];
  return designItem({ dataType: 'fairGrading', dataID: evaluationId, dataText: words.join(',') });
}

/** The records to delete with an evaluation: itself, and how it is graded if that is set. */
export function keysOfEvaluation(id: string, fairGradings: FairGradings): readonly DesignKey[] {
  const keys = [{ dataType: 'evaluation', dataID: id }];
  return fairGradings.has(id) ? [...keys, { dataType: 'fairGrading', dataID: id }] : keys;
}

/** Whether a text is a list of known words, each at most once, with at most one share of second readings. */
export function isFairGradingText(text: string): boolean {
  const words = fairWordsOf(text);
  const shares = new Set(SECOND_SHARES.map(secondWord));
  const known = new Set<string>([...Object.values(FAIR_WORDS), ...shares]);
  return (
    new Set(words).size === words.length &&
    words.every((word) => known.has(word)) &&
    words.filter((word) => shares.has(word)).length <= 1
  );
}

/** The setting in a few words, for the history of the design. */
export function fairGradingWords(fair: FairGrading): string {
  const words = [
    ...(fair.hidesNames ? [fair.namesShown ? 'names shown' : 'names hidden'] : []),
    ...(fair.hasRandomOrder ? ['random order'] : []),
    ...(fair.byQuestion ? ['one question at a time'] : []),
    ...(fair.secondShare > 0 ? [`second reading of ${fair.secondShare}% of the students`] : []),
  ];
  return words.length === 0 ? 'with names, in the order of names' : words.join(', ');
}

/** The record for another term: the names of its students haven't been seen. */
export function freshFairGrading(item: DesignItem): DesignItem {
  const words = fairWordsOf(item.dataText).filter((word) => word !== FAIR_WORDS.namesShown);
  return { ...item, dataText: words.join(',') };
}

// Writing, checking and describing the record of how an evaluation is graded (BLD-1, BLD-2, BLD-16).
import { joinedList } from '../base/quoted-text.ts';
import type { DesignItem, DesignKey } from '../design/design-item.ts';
import { recordFaultSentence } from '../design/record-fault-sentence.ts';
import { hasRecord, recordItem } from '../design/typed-record.ts';
import {
  FAIR_FORM,
  FAIR_WORDS,
  fairWordsOf,
  readFairGrading,
  SECOND_SHARES,
  secondWord,
  type FairGrading,
  type FairGradings,
} from './fair-grading.ts';

/** The item of an evaluation's setting. */
export function writeFairGrading(evaluationId: string, fair: FairGrading): DesignItem {
  return recordItem({ dataType: 'fairGrading', dataID: evaluationId }, FAIR_FORM, { ...fair });
}

/** The records to delete with an evaluation: itself, and how it is graded if that is set. */
export function keysOfEvaluation(id: string, fairGradings: FairGradings): readonly DesignKey[] {
  const keys = [{ dataType: 'evaluation', dataID: id }];
  return fairGradings.has(id) ? [...keys, { dataType: 'fairGrading', dataID: id }] : keys;
}

/** The fault of an item that can't be saved, as a sentence, or null. An item with nothing in it is plain grading. */
export function fairGradingFault(item: DesignItem): string | null {
  const read = readFairGrading(item);
  const isKnown = hasRecord(item) || isListOfWords(item.dataText);
  if (read.ok && isKnown) return null;
  const fault = read.ok ? 'not-a-record' : read.reason;
  return recordFaultSentence(fault, 'fairGrading', FAIR_FORM, VALUES);
}

const VALUES = `, where secondShare is ${joinedList([0, ...SECOND_SHARES].map(String), 'or')} and the others are true or false`;

/**
 * Whether a list of words, which release 1.0.0 wrote, can be saved: each is known and there once, with at most
 * one share of second readings.
 */
function isListOfWords(text: string): boolean {
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

/** The item for another term: the names of its students haven't been seen. */
export function freshFairGrading(item: DesignItem): DesignItem {
  const fair = readFairGrading(item);
  return fair.ok ? writeFairGrading(item.dataID, { ...fair.value, namesShown: false }) : item;
}

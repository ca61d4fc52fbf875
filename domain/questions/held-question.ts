// A question that is held back until its author releases it: one record whose dataID is the question's ID (QST-24, QST-26).

import {
  DESIGN_FIELDS,
  designItem,
  itemsOfType,
  type DesignItem,
  type DesignKey,
} from '../design/design-item.ts';

/** The IDs of the questions that are held back. */
export function heldQuestionIds(items: readonly DesignItem[]): ReadonlySet<string> {
  return new Set(itemsOfType(items, 'heldQuestion').map(({ dataID }) => dataID));
}

/** The record that holds a question back. */
export function holdOf(questionId: string): DesignItem {
  return designItem({ dataType: 'heldQuestion', dataID: questionId });
}

/** The records to delete with questions: each question, and its hold if it has one. */
export function keysOfQuestions(
  questions: readonly { readonly id: string; readonly isHeld?: boolean }[],
): readonly DesignKey[] {
  return questions.flatMap(({ id, isHeld }) => [
    { dataType: 'question', dataID: id },
    ...(isHeld === true ? [{ dataType: 'heldQuestion', dataID: id }] : []),
  ]);
}

/** The reason that a hold can't be saved: it names no question, or has an invalid value. */
export function holdFault(
  hold: DesignItem,
  hasQuestion: (questionId: string) => boolean,
): string | null {
  const { dataID } = hold;
  if (!hasQuestion(dataID)) return `heldQuestion: there is no question with the ID '${dataID}'.`;
  const filled = DESIGN_FIELDS.find((field) => !KEY_FIELDS.has(field) && hold[field] !== '');
  return filled ? `heldQuestion: ${filled} must be empty.` : null;
}

const KEY_FIELDS: ReadonlySet<string> = new Set(['dataType', 'dataID']);

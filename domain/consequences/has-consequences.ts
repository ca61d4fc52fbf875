// Decides whether an edit does anything that a person should read about first (CHK-20, CHK-48).
import type { DesignConsequences } from './design-consequences.ts';
import { isWorthAsking } from './written-work.ts';

/** Whether anything changes for any student. */
export function hasConsequences(consequences: DesignConsequences): boolean {
  const { questions, changedAnswers: answers, evaluations, evaluationEdits: edits } = consequences;
  const { switchedOff } = consequences;
  const written = consequences.written.filter(isWorthAsking);
  const lists = [questions, answers, evaluations, edits, switchedOff, written];
  return lists.some(({ length }) => length > 0);
}

// Writes earlier events at their own times: a demo course, or a course imported from elsewhere.
import { saveAnswers, type AnswersToSave } from './answers/answers-store.ts';
import type { Steps } from './engine/procedure.ts';

/** Saves many lists of answers, each at its own time, in one step. */
function* replayAnswers({ saves }: { readonly saves: readonly AnswersToSave[] }): Steps<number> {
  for (const save of saves) yield* saveAnswers(save);
  return saves.length;
}

export const replayProcedures = { replayAnswers };

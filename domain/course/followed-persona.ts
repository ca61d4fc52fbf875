// A kept persona whose answers follow the options of their questions to other numbers (QST-102).
import type { DesignItem } from '../design/design-item.ts';
import { followedAnswer } from '../questions/option-steps.ts';
import type { OptionNumberMap } from '../questions/question-options.ts';
import { readKeptPersonas, writeKeptPersona } from './kept-persona.ts';

/** The persona with the new numbers; null if none of its answers changes. */
export function followedPersona(
  item: DesignItem,
  numbersOf: ReadonlyMap<string, OptionNumberMap>,
): DesignItem | null {
  const [persona] = readKeptPersonas([item]);
  if (!persona) return null;
  const answers = persona.answers.map((answer) => {
    const numbers = numbersOf.get(answer.questionID);
    if (!numbers) return answer;
    return { ...answer, questionAnswer: followedAnswer(answer.questionAnswer, numbers) };
  });
  const isSame = answers.every(
    (answer, index) => answer.questionAnswer === persona.answers[index]?.questionAnswer,
  );
  return isSame ? null : writeKeptPersona({ ...persona, answers });
}

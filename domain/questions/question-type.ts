// The four types of question, which of them have options, and which the designer may offer.

export const questionTypes = ['Radio', 'Checkbox', 'LongAnswer', 'Contradiction'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** What a new question is, and what a stored type that nobody knows is read as. */
export const defaultQuestionType: QuestionType = 'LongAnswer';

/** Whether a stored word is one of the four types, to the letter. */
export function isQuestionType(word: string): word is QuestionType {
  return (questionTypes as readonly string[]).includes(word);
}

/** Whether students answer by choosing among options. */
export function isChoice(type: QuestionType): boolean {
  return type === 'Radio' || type === 'Checkbox';
}

/**
 * The types a designer can choose for a question; a question that is already a contradiction keeps
 * its own type in the list, so that opening it never changes it.
 */
export function offeredQuestionTypes(
  hasContradictionItems: boolean,
  present?: QuestionType,
): readonly QuestionType[] {
  if (hasContradictionItems || present === 'Contradiction') return questionTypes;
  return questionTypes.filter((type) => type !== 'Contradiction');
}

// The four types of question, which of them have options, and which the designer may offer.

export const QUESTION_TYPES = ['Radio', 'Checkbox', 'LongAnswer', 'Contradiction'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The type of a new question, and of one whose stored type is unknown. */
export const DEFAULT_QUESTION_TYPE: QuestionType = 'LongAnswer';

/** Whether a stored text is exactly one of the four types. */
export function isQuestionType(word: string): word is QuestionType {
  return (QUESTION_TYPES as readonly string[]).includes(word);
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
  if (hasContradictionItems || present === 'Contradiction') return QUESTION_TYPES;
  return QUESTION_TYPES.filter((type) => type !== 'Contradiction');
}

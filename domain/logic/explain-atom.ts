// One atom as a sentence that is true for a student's answer.
import type { StudentTruth } from './evaluate-student.ts';
import type { AtomNode } from './logic-formula.ts';

/** The texts of a question and its options; undefined when there are none. */
export interface QuestionTexts {
  questionText(questionId: string): string | undefined;
  optionText(questionId: string, option: number): string | undefined;
}

/** A sentence about whether the atom holds for the student, and why not when it doesn't. */
export function explainAtom(
  truth: StudentTruth,
  { questionId, option }: Pick<AtomNode, 'questionId' | 'option'>,
  texts: QuestionTexts,
): string {
  const index = truth.graph.definitions.questionAt.get(questionId);
  if (index === undefined) return `There’s no question ${questionId} in this course.`;
  const question = quoted(texts.questionText(questionId) ?? questionId);
  if (!truth.isShown(questionId)) {
    return `${question} isn’t shown, so an answer to it doesn’t count.`;
  }
  const text = truth.texts[index] ?? '';
  if (text === '') return `${question} has not been answered.`;
  const choice = optionPhrase(questionId, option, texts);
  if (!truth.atomHolds(questionId, option)) return `${question} was not answered with ${choice}.`;
  return text.split(',').includes(option)
    ? `${question} was answered with ${choice}.`
    : `The answer to ${question} contains the number ${option}.`;
}

function optionPhrase(questionId: string, option: string, texts: QuestionTexts): string {
  const text = texts.optionText(questionId, Number(option));
  return text === undefined ? `option ${option}` : `option ${option}, ${quoted(text)}`;
}

function quoted(text: string): string {
  return `“${text.trim()}”`;
}

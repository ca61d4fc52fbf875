// Lists the answers in tension that a contradiction shows a student, each with its question.

import { answerText, type Answer } from '../answers/answer.ts';
import { readChosen } from '../answers/choice-answer.ts';
import { answerContains } from '../logic/answer-contains.ts';
import type { StudentTruth } from '../logic/evaluate-student.ts';
import { supportOf, type SupportAtom } from '../logic/logic-support.ts';
import type { Question } from '../questions/question.ts';
import { isChoice } from '../questions/question-type.ts';
import { namedQuestionIds } from './named-questions.ts';
import type { ReleasedCourse } from './released-course.ts';

/** One question in tension; the options are given by their texts. */
export interface TensionSource {
  readonly questionId: string;
  readonly questionText: string;
  readonly chosen: readonly string[];
  /** Options that the item counts as left out. */
  readonly notChosen: readonly string[];
}

export interface ContradictionView {
  readonly questionId: string;
  readonly text: string;
  /** Only questions that the student sees, so that each can be opened and revised. */
  readonly sources: readonly TensionSource[];
}

export interface ContradictionInput {
  readonly course: ReleasedCourse;
  readonly truth: StudentTruth;
  readonly answerOf: (questionId: string) => Answer | undefined;
}

/** The view of one contradiction item, or null when it does not show now. */
export function contradictionView(
  input: ContradictionInput,
  questionId: string,
): ContradictionView | null {
  const { course, truth } = input;
  const item = course.questionById.get(questionId);
  if (item?.type !== 'Contradiction' || !truth.isShown(questionId)) return null;
  const byQuestion = Map.groupBy(
    supportOf(course.graph, truth, questionId),
    (atom) => atom.questionId,
  );
  // A formula that is true whatever the answers depends on no answer: then all the questions it names are linked.
  const ids =
    byQuestion.size > 0 ? [...byQuestion.keys()] : namedQuestionIds(course.graph, questionId);
  const sources = ids
    .filter((id) => truth.isShown(id))
    .map((id) => tensionSource(input, id, byQuestion.get(id) ?? []));
  return { questionId, text: item.text, sources: sources.filter((source) => source !== null) };
}

function tensionSource(
  { course, answerOf }: ContradictionInput,
  questionId: string,
  atoms: readonly SupportAtom[],
): TensionSource | null {
  const question = course.questionById.get(questionId);
  if (!question) return null;
  const answer = answerOf(questionId);
  const { chosen } = readChosen(answer ? answerText(answer) : '', question.options.length);
  const asserted = atoms.filter((atom) => atom.asserted);
  // By the rule of logic an answer 10 also counts as option 1, but the sentence names the option that was chosen.
  const counting = chosen.filter((option) =>
    asserted.some((atom) => answerContains(String(option), atom.option)),
  );
  const denied = atoms.filter((atom) => !atom.asserted).map((atom) => Number(atom.option));
  return {
    questionId,
    questionText: question.text,
    chosen: optionTexts(question, counting),
    notChosen: optionTexts(question, denied),
  };
}

/** An essay that happens to contain the number isn't an option that the student chose. */
function optionTexts({ type, options }: Question, numbers: readonly number[]): readonly string[] {
  if (!isChoice(type)) return [];
  return numbers.map((number) => options[number - 1]).filter((text) => text !== undefined);
}

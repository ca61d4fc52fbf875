// Decides which answers of a student staff get under the name, and which under a pseudonym (BLD-5, BLD-6).
import type { AnswerVersion } from '../answers/answer.ts';
import { buildLogicGraph, type LogicGraph } from '../logic/logic-graph.ts';
import type { Thesis } from '../logic/thesis.ts';
import { isChoice } from '../questions/question-type.ts';
import type { Question } from '../questions/question.ts';
import { withDecidingIds } from '../visibility/deciding-questions.ts';
import {
  evaluationQuestionIds,
  hiddenQuestionIds,
  isBlind,
  type AskedCourse,
} from './hidden-names.ts';

/** Some of the questions: only these, or all but these. */
export interface QuestionSelection {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/**
 * The questions whose answers staff get; undefined for all. `pseudonymOf` is the evaluation of the pseudonym, null
 * under the name.
 */
export function questionsUnder(
  course: AskedCourse,
  pseudonymOf: string | null,
): QuestionSelection | undefined {
  const hidden = hiddenQuestionIds(course);
  if (pseudonymOf === null) return hidden.size === 0 ? undefined : { without: [...hidden] };
  const own = [...evaluationQuestionIds(course, pseudonymOf)];
  // Once that evaluation shows names, everyone can find out whose pseudonym it was.
  return { only: isBlind(course, pseudonymOf) ? own : own.filter((id) => !hidden.has(id)) };
}

interface ReadCourse extends AskedCourse {
  readonly questions: readonly Question[];
  readonly theses: readonly Thesis[];
}

/** A course is read once per version, and its desk is opened many times. */
const graphs = new WeakMap<ReadCourse, LogicGraph>();

function graphOf(course: ReadCourse): LogicGraph {
  const graph = graphs.get(course) ?? buildLogicGraph(course);
  graphs.set(course, graph);
  return graph;
}

/**
 * The answers of one evaluation, and the choices elsewhere that decide which of its questions show. Other choices, and
 * essays and times elsewhere, could be compared with those under the name.
 */
export function answersUnderPseudonym(
  course: ReadCourse,
  evaluationId: string,
  answers: readonly AnswerVersion[],
): AnswerVersion[] {
  const own = evaluationQuestionIds(course, evaluationId);
  const deciding = withDecidingIds(graphOf(course), own);
  const choices = new Set(
    course.questions
      .filter(({ id, type }) => isChoice(type) && deciding.has(id))
      .map(({ id }) => id),
  );
  return answers
    .filter(({ questionID }) => own.has(questionID) || choices.has(questionID))
    .map((answer) =>
      own.has(answer.questionID)
        ? answer
        : { ...answer, questionEssayAnswer: '', submissionDate: '' },
    );
}

/** Of these questions, those whose answers the grading page of an evaluation gets. */
export function questionsOnDesk(
  course: ReadCourse,
  evaluationId: string,
  questionIds: readonly string[],
): readonly string[] {
  if (!isBlind(course, evaluationId)) {
    const hidden = hiddenQuestionIds(course);
    return questionIds.filter((id) => !hidden.has(id));
  }
  const own = evaluationQuestionIds(course, evaluationId);
  const choices = new Set(
    course.questions.filter(({ type }) => isChoice(type)).map(({ id }) => id),
  );
  return questionIds.filter((id) => own.has(id) || choices.has(id));
}

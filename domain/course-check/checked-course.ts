// A course laid out for its check: the graph of all that students can ever see, and every formula with its owner.
import type { Formula } from '../logic/logic-formula.ts';
import type { LogicGraph } from '../logic/logic-graph.ts';
import { hintCourse, type HintCourse } from '../logic/logic-hint.ts';
import { parseLogic } from '../logic/parse-logic.ts';
import type { LogicProblem } from '../logic/logic-problem.ts';
import {
  answerValues,
  type AnswerValues,
  type SolvableCourse,
} from '../logic/solver/answer-values.ts';
import type { Question } from '../questions/question.ts';
import { OPEN_GATE } from '../visibility/date-gate.ts';
import {
  questionsOfSection,
  releaseCourse,
  type CourseContent,
} from '../visibility/released-course.ts';
import type { FindingSubject } from './course-finding.ts';

/** A formula of the course; exactly one of formula and problem is present. */
export interface CheckedFormula {
  readonly subject: FindingSubject;
  readonly logic: string;
  readonly formula: Formula | undefined;
  readonly problem: LogicProblem | undefined;
  /** The index among the definitions of the graph; undefined for a question that no student gets. */
  readonly definition: number | undefined;
}

export interface CheckedCourse {
  readonly content: CourseContent;
  /** The course on its last day, with the questions that students can get. */
  readonly solvable: SolvableCourse;
  readonly graph: LogicGraph;
  readonly values: readonly AnswerValues[];
  readonly hints: HintCourse;
  readonly questionById: ReadonlyMap<string, Question>;
  /** Questions in course order, then the questions that students don't get, then theses. */
  readonly formulas: readonly CheckedFormula[];
}

/** Lays a course out with every class day reached. */
export function layOutCourse(content: CourseContent): CheckedCourse {
  const released = releaseCourse(content, OPEN_GATE);
  const { graph } = released;
  const questions = released.sections.flatMap(questionsOfSection);
  const solvable = { questions, theses: content.theses };
  const solvableQuestions = new Set(questions);
  const closed = content.questions.filter((question) => !solvableQuestions.has(question));
  const { all } = graph.definitions;
  return {
    content,
    solvable,
    graph,
    values: answerValues(graph, solvable),
    hints: hintCourse(content),
    questionById: new Map(content.questions.map((question) => [question.id, question])),
    formulas: [
      ...questions.map((question, index) => ({
        ...(all[index] ?? reading(question.logic)),
        logic: question.logic,
        subject: subjectOf(question),
        definition: index,
      })),
      ...closed.map((question) => ({
        ...reading(question.logic),
        logic: question.logic,
        subject: subjectOf(question),
        definition: undefined,
      })),
      ...content.theses.map(({ id, logic }, index) => ({
        ...(all[questions.length + index] ?? reading(logic)),
        logic,
        subject: { kind: 'thesis', id } as const,
        definition: questions.length + index,
      })),
    ],
  };
}

function subjectOf({ id, type }: Question): FindingSubject {
  return { kind: type === 'Contradiction' ? 'contradiction' : 'question', id };
}

function reading(logic: string): Pick<CheckedFormula, 'formula' | 'problem'> {
  const parsed = parseLogic(logic);
  return parsed.ok
    ? { formula: parsed.value, problem: undefined }
    : { formula: undefined, problem: parsed.reason };
}

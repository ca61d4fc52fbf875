// A student's status in one section: what is answered, what is open, which theses hold, what is in tension.

import type { StudentTruth } from '../logic/evaluate-student.ts';
import type { LogicGraph } from '../logic/logic-graph.ts';
import type { Thesis } from '../logic/thesis.ts';
import type { Question } from '../questions/question.ts';
import {
  questionsOfSection,
  type OpenSection,
  type ReleasedCourse,
} from '../visibility/released-course.ts';
import { visibleTopicQuestions } from '../visibility/visible-questions.ts';
import { isOpen, type AnswerLookup } from './open-work.ts';

interface HeldThesis {
  readonly thesis: Thesis;
  /** The first question of the section on which the thesis depends. */
  readonly questionId: string;
}

interface SectionStatus {
  readonly answered: readonly Question[];
  readonly open: readonly Question[];
  readonly theses: readonly HeldThesis[];
  readonly contradictions: readonly Question[];
}

interface SectionStatusInput {
  readonly course: ReleasedCourse;
  readonly section: OpenSection;
  readonly truth: StudentTruth;
  readonly answerOf: AnswerLookup;
  readonly hasContradictionItems: boolean;
}

/** The side panel of one section; every entry leads to a question that shows. */
export function sectionStatus(input: SectionStatusInput): SectionStatus {
  const topics = visibleTopicQuestions(input.section, input.truth);
  const shown = questionsOfSection({ topics });
  const asking = shown.filter(({ type }) => type !== 'Contradiction');
  const contradictions = shown.filter(({ type }) => type === 'Contradiction');
  const isAnswered = (question: Question): boolean =>
    !isOpen(question, input.answerOf(question.id));
  return {
    answered: asking.filter(isAnswered),
    open: asking.filter((question) => !isAnswered(question)),
    theses: heldTheses(input, asking.filter(isAnswered)),
    contradictions: input.hasContradictionItems ? contradictions : [],
  };
}

function heldTheses(
  { course, truth }: SectionStatusInput,
  answered: readonly Question[],
): readonly HeldThesis[] {
  const restsOn = questionUnderEachThesis(course.graph, answered);
  const { questionCount } = course.graph.definitions;
  return course.theses.flatMap((thesis, index) => {
    const questionId = restsOn.get(questionCount + index);
    return questionId !== undefined && truth.holds(thesis.name) ? [{ thesis, questionId }] : [];
  });
}

/** For each thesis that names one of the questions, directly or through other theses, the first of them. */
function questionUnderEachThesis(
  graph: LogicGraph,
  questions: readonly Question[],
): ReadonlyMap<number, string> {
  const { definitions } = graph;
  const namedBy = thesesNaming(graph);
  const found = new Map<number, string>();
  for (const { id } of questions) {
    const index = definitions.questionAt.get(id);
    const waiting = index === undefined ? [] : [index];
    for (const next of waiting) {
      for (const thesis of namedBy.get(next) ?? []) {
        if (found.has(thesis)) continue;
        found.set(thesis, id);
        waiting.push(thesis);
      }
    }
  }
  return found;
}

function thesesNaming({ definitions }: LogicGraph): ReadonlyMap<number, readonly number[]> {
  const namedBy = new Map<number, number[]>();
  for (const [owner, named] of definitions.references.entries()) {
    if (owner < definitions.questionCount) continue;
    for (const index of named) {
      const owners = namedBy.get(index);
      if (owners) owners.push(owner);
      else namedBy.set(index, [owner]);
    }
  }
  return namedBy;
}

// Computes what an edit of the evaluations does: whose answers are read as of another date or in other sections,
// who sees the grading, and whose computed grade changes (CHK-26 to CHK-29).
import { compareDueDates, movesEarlier, type DueDate } from '../base/due-date.ts';
import { contradictionPenalty } from '../grading/exam-grade.ts';
import type { Evaluation } from '../grading/evaluation.ts';
import type { GradeCounts } from '../grading/student-evaluation.ts';
import { questionsOfSections } from '../progress/progress-class.ts';
import { OPEN_GATE } from '../visibility/date-gate.ts';
import { releaseCourse } from '../visibility/released-course.ts';
import type { CourseModel } from '../course/course-model.ts';

interface Sides {
  readonly before: CourseModel;
  readonly after: CourseModel;
}

export interface EvaluationPair {
  readonly before: Evaluation;
  readonly after: Evaluation;
}

/** People never edit more in one step. */
const MOST_PAIRS = 20;

/** What must be known about the class before the consequences can be reported. */
export interface EvaluationQuestions {
  /** Answers written after one date and up to the other; `from` is the earlier one. */
  readonly written: readonly {
    readonly evaluationId: string;
    readonly from: DueDate;
    readonly to: DueDate;
    readonly questionIds: readonly string[];
  }[];
  /** Answers to the questions of sections that are added or removed. */
  readonly answered: readonly {
    readonly evaluationId: string;
    readonly questionIds: readonly string[];
  }[];
  /** Evaluations whose numerical grades are deleted with their due date. */
  readonly deleting: readonly string[];
  /** Whether stored counts behind computed grades matter. */
  readonly isRegraded: boolean;
}

/** The answers to those questions, by evaluation; people by their folded usernames. */
export interface EvaluationFacts {
  readonly students: ReadonlySet<string>;
  readonly customDateStudents: ReadonlyMap<string, ReadonlySet<string>>;
  readonly wrote: ReadonlyMap<string, readonly string[]>;
  readonly answered: ReadonlyMap<string, readonly string[]>;
  readonly grades: ReadonlyMap<string, number>;
  /** How many students with question grades have these counts. */
  readonly counted: readonly (GradeCounts & {
    readonly evaluationId: string;
    readonly students: number;
  })[];
}

export interface EvaluationEdit {
  readonly kind:
    | 'later'
    | 'moved-earlier'
    | 'earlier'
    | 'undated'
    | 'sections'
    | 'handed-back'
    | 'taken-back'
    | 'penalty';
  readonly evaluationId: string;
  readonly students: number;
  /** For a new due date, the grades that are deleted; for a penalty, those that change. */
  readonly grades: number;
  /** Students see it. */
  readonly isHandedBack: boolean;
}

/** Whether grades are deleted with it; the server asks for confirmation when it is saved. */
export function deletesGrades({ kind, grades }: EvaluationEdit): boolean {
  return kind !== 'penalty' && grades > 0;
}

/** The evaluations that exist before and after, and differ in what matters here. */
function editedPairs({ before, after }: Sides): readonly EvaluationPair[] {
  const old = new Map(before.evaluations.map((evaluation) => [evaluation.id, evaluation]));
  const pairs = after.evaluations.flatMap((evaluation): EvaluationPair[] => {
    const was = old.get(evaluation.id);
    const isEdited =
      was &&
      (was.dueDate !== evaluation.dueDate ||
        was.handedBack !== evaluation.handedBack ||
        movedSections({ before: was, after: evaluation }).length > 0);
    return isEdited ? [{ before: was, after: evaluation }] : [];
  });
  return pairs.slice(0, MOST_PAIRS);
}

/** Giving an evaluation its first sections is part of creating it: students haven't worked on anything else for it yet. */
function movedSections({ before, after }: EvaluationPair): readonly string[] {
  if (before.sectionIds.length === 0) return [];
  const [old, now] = [new Set(before.sectionIds), new Set(after.sectionIds)];
  return [...old.symmetricDifference(now)];
}

/** The questions about the class that the consequences of an edit depend on; empty when no evaluation is affected. */
export function evaluationQuestions(edit: Sides): EvaluationQuestions {
  const pairs = editedPairs(edit);
  const idsIn = questionIdsOf(edit.after, pairs.length > 0);
  const dated = pairs.filter(({ before, after }) => before.dueDate !== after.dueDate);
  return {
    written: dated.flatMap(({ before, after }) => {
      if (!before.dueDate || !after.dueDate) return [];
      const [from = before.dueDate, to = after.dueDate] = [before.dueDate, after.dueDate].toSorted(
        compareDueDates,
      );
      return [{ evaluationId: after.id, from, to, questionIds: idsIn(after.sectionIds) }];
    }),
    answered: pairs.flatMap((pair) => {
      const questionIds = idsIn(movedSections(pair));
      return questionIds.length > 0 ? [{ evaluationId: pair.after.id, questionIds }] : [];
    }),
    deleting: dated.map(({ after }) => after.id),
    isRegraded: isRegraded(edit),
  };
}

function questionIdsOf(course: CourseModel, isNeeded: boolean) {
  const released = isNeeded ? releaseCourse(course, OPEN_GATE) : null;
  return (sectionIds: readonly string[]): readonly string[] =>
    released ? questionsOfSections(released, sectionIds).map(({ id }) => id) : [];
}

function isRegraded({ before, after }: Sides): boolean {
  const [old, now] = [before.settings, after.settings];
  return (
    now.usesGradesForExams &&
    now.questionByQuestionGrading &&
    old.questionByQuestionGrading &&
    (old.penaltyForUnansweredChoice !== now.penaltyForUnansweredChoice ||
      contradictionPenalty(old) !== contradictionPenalty(now))
  );
}

/** The consequences; edits that change nothing for any student are left out. */
export function evaluationEdits(edit: Sides, facts: EvaluationFacts): readonly EvaluationEdit[] {
  const found = [
    ...editedPairs(edit).flatMap((pair) => editsOf(pair, facts)),
    ...penaltyEdits(edit, facts),
  ];
  return found.filter(({ students, grades }) => students + grades > 0);
}

function editsOf(pair: EvaluationPair, facts: EvaluationFacts): readonly EvaluationEdit[] {
  const { before, after } = pair;
  const { students, answered } = facts;
  const base = { evaluationId: after.id, grades: 0, isHandedBack: after.handedBack };
  const isBack = after.handedBack;
  return [
    ...(before.dueDate === after.dueDate ? [] : dateEdits(pair, facts)),
    {
      ...base,
      kind: 'sections',
      students: countIn(answered.get(after.id), students),
    },
    {
      ...base,
      kind: isBack ? 'handed-back' : 'taken-back',
      students: before.handedBack === isBack ? 0 : students.size,
    },
  ];
}

function dateEdits(
  { before, after }: EvaluationPair,
  facts: EvaluationFacts,
): readonly EvaluationEdit[] {
  const { students, customDateStudents, wrote, grades } = facts;
  const dependent = students.difference(customDateStudents.get(after.id) ?? new Set());
  const base = {
    evaluationId: after.id,
    grades: grades.get(after.id) ?? 0,
    isHandedBack: after.handedBack,
  };
  if (after.dueDate === null) return [{ ...base, kind: 'undated', students: dependent.size }];
  const written = countIn(wrote.get(after.id), dependent);
  if (!movesEarlier(before.dueDate, after.dueDate))
    return [{ ...base, kind: 'later', students: written }];
  return [
    { ...base, kind: 'moved-earlier', students: dependent.size, grades: 0 },
    { ...base, kind: 'earlier', students: written },
  ];
}

function countIn(names: readonly string[] | undefined, students: ReadonlySet<string>): number {
  return (names ?? []).filter((name) => students.has(name)).length;
}

function penaltyEdits(edit: Sides, { counted }: EvaluationFacts): readonly EvaluationEdit[] {
  if (!isRegraded(edit)) return [];
  const [old, now] = [edit.before.settings, edit.after.settings];
  const forChoice = now.penaltyForUnansweredChoice - old.penaltyForUnansweredChoice;
  const forContradiction = contradictionPenalty(now) - contradictionPenalty(old);
  return edit.after.evaluations.map(({ id, handedBack }) => {
    const changed = counted.filter(
      ({ evaluationId, unansweredMCQs, unresolvedContradictions }) =>
        evaluationId === id &&
        unansweredMCQs * forChoice + unresolvedContradictions * forContradiction !== 0,
    );
    const students = changed.reduce((sum, each) => sum + each.students, 0);
    const what = { kind: 'penalty', evaluationId: id, isHandedBack: handedBack } as const;
    return { ...what, students, grades: students };
  });
}

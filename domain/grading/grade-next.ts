// Finds the students in the student list who still need grading, and the work to grade next (GRD-120, GRD-121).
import type { Evaluation } from './evaluation.ts';
import { gradingDue, type Clock } from './grading-due.ts';
import type { StudentEvaluation } from './student-evaluation.ts';

/** 'all' students, those with 'due' work that isn't graded, or those without complete grading in one evaluation. */
export type UngradedFilter = 'all' | 'due' | { readonly evaluationId: string };

interface ListedWork {
  /** In the order of the evaluations. */
  readonly graded: readonly StudentEvaluation[];
}

type Dated = Pick<Evaluation, 'id' | 'dueDate'>;

/** Reads a filter from an address; a filter for an evaluation that isn't in the course shows everyone. */
export function readUngradedFilter(
  text: string | null,
  evaluations: readonly Pick<Evaluation, 'id'>[],
): UngradedFilter {
  if (text === 'due') return 'due';
  const evaluationId = text?.startsWith(IN) ? text.slice(IN.length) : '';
  return evaluations.some(({ id }) => id === evaluationId) ? { evaluationId } : 'all';
}

/** The filter as it is written in an address; '' for all students. */
export function ungradedFilterText(filter: UngradedFilter): string {
  if (typeof filter === 'object') return `${IN}${filter.evaluationId}`;
  return filter === 'due' ? 'due' : '';
}

/** Whether the filter lists this student. */
export function isListed(
  { graded }: ListedWork,
  filter: UngradedFilter,
  evaluations: readonly Dated[],
  clock: Clock,
): boolean {
  if (filter === 'all') return true;
  return evaluations.some((evaluation, index) => {
    const own = graded[index];
    if (own === undefined) return false;
    if (filter === 'due') return isToGrade(evaluation, own, clock);
    return evaluation.id === filter.evaluationId && !own.complete;
  });
}

/**
 * The work to grade next: in the earliest evaluation that has any, the first listed student whose work is due and
 * whose grading isn't complete. A filter for one evaluation looks only there.
 */
export function nextToGrade<Student extends ListedWork, Each extends Dated>(
  listed: readonly Student[],
  filter: UngradedFilter,
  evaluations: readonly Each[],
  clock: Clock,
): { readonly student: Student; readonly evaluation: Each } | null {
  for (const [index, evaluation] of evaluations.entries()) {
    if (typeof filter === 'object' && filter.evaluationId !== evaluation.id) continue;
    const student = listed.find(({ graded }) => {
      const own = graded[index];
      return own !== undefined && isToGrade(evaluation, own, clock);
    });
    if (student !== undefined) return { student, evaluation };
  }
  return null;
}

/** An evaluation may have the ID 'due'. */
const IN = 'in ';

function isToGrade(
  evaluation: Dated,
  { complete, customDueDate }: StudentEvaluation,
  clock: Clock,
): boolean {
  return !complete && gradingDue(evaluation, customDueDate, clock) === 'due';
}

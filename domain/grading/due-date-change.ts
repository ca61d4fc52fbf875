// What a new due date deletes (G2): grades were given for answers as of the old date.
import { dateFaultSentence, parseIsoDate, type DateFault } from '../base/calendar.ts';
import { foldName } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { Evaluation } from './evaluation.ts';
import type { GradeRecord, GradingType } from './grade-record.ts';

/** Grades that go with the old date; they stay in the audit log and can be restored. */
export interface GradeDeletion {
  readonly records: readonly GradeRecord[];
  /** Usernames, each once. */
  readonly students: readonly string[];
}

export interface DueDateChange extends GradeDeletion {
  readonly evaluation: Evaluation;
}

/** 'nothing-entered' and 'same-date' change nothing and need no message. */
export type DueDateProblem = DateFault | 'nothing-entered' | 'same-date';

const NUMERICAL: ReadonlySet<GradingType> = new Set(['questionGrade', 'examGrade']);

/** The evaluation with its new due date and the grades that this deletes. */
export function changeDueDate(
  evaluation: Evaluation,
  typed: string,
  records: readonly GradeRecord[],
): Result<DueDateChange, DueDateProblem> {
  if (typed.trim() === '') return refuse('nothing-entered');
  const dueDate = parseIsoDate(typed);
  if (!dueDate.ok) return dueDate;
  if (dueDate.value === evaluation.dueDate) return refuse('same-date');
  const deleted = records.filter(
    (record) => record.evaluationDataID === evaluation.id && NUMERICAL.has(record.gradingType),
  );
  return accept({ evaluation: { ...evaluation, dueDate: dueDate.value }, ...deletionOf(deleted) });
}

/** What the person is told before grades are deleted; null when there are none and nothing to confirm. */
export function deletionSentence(deletion: GradeDeletion): string | null {
  const { records, students } = deletion;
  if (records.length === 0) return null;
  const grades = records.length === 1 ? '1 grade' : `${records.length} grades`;
  const people = students.length === 1 ? '1 student' : `${students.length} students`;
  return `Changing the due date deletes ${grades} of ${people}. An instructor can restore deleted grades.`;
}

/** The sentence for a due date that was not changed; null where nothing needs to be said. */
export function dueDateSentence(problem: DueDateProblem): string | null {
  switch (problem) {
    case 'nothing-entered':
    case 'same-date':
      return null;
    case 'not-a-date':
    case 'no-such-day':
      return dateFaultSentence(problem);
  }
}

function deletionOf(records: readonly GradeRecord[]): GradeDeletion {
  const students = new Map(records.map(({ username }) => [foldName(username), username]));
  return { records, students: [...students.values()] };
}

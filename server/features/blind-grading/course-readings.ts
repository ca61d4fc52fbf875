// The second readings of a course: whose work is in the sample, who reads it, what is read, and when it was due.
import { dueInstant, isPastDue } from '@elenchus/domain/base/deadline.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Pseudonym } from '@elenchus/domain/blind-grading/pseudonym.ts';
import {
  assignReaders,
  maySecondRead,
  sampleOf,
  secondReadingObstacle,
  type SecondReader,
} from '@elenchus/domain/blind-grading/second-reading.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/due-date-input.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { targetDate } from '@elenchus/domain/grading/target-date.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import {
  selectReadingRows,
  type StoredReading,
} from '../../store/blind-grading/second-readings-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import type { Services } from '../services.ts';

/** One student in the second readings of an evaluation. */
interface CourseReading {
  readonly student: {
    readonly usernameKey: string;
    readonly username: string;
    readonly fullName: string;
    readonly person: string;
  };
  /** The folded username of the student's TA. */
  readonly ta: string | null;
  /** The name under which the second reader knows the student. */
  readonly shownAs: Pseudonym;
  readonly reader: SecondReader;
  readonly stored: StoredReading | null;
  /** null if no date says which answers count. */
  readonly due: DueDate | null;
  /** What the first grader entered; '' for nothing. */
  readonly firstGrade: string;
}

export interface EvaluationReadings {
  readonly evaluation: Evaluation;
  /** In the order of their pseudonyms. Those who left the sample after they were read are included. */
  readonly readings: readonly CourseReading[];
  /** How many students are in the sample now. */
  readonly sample: number;
}

interface CourseReadings {
  readonly evaluations: readonly EvaluationReadings[];
  /** The names of instructors and TAs by folded username. */
  readonly staff: ReadonlyMap<string, string>;
}

const NONE: CourseReadings = { evaluations: [], staff: new Map() };

type Rows = Awaited<ReturnType<typeof selectReadingRows>>;

/** The second readings of every evaluation that has them, or of one. */
export async function courseReadings(
  { store, pseudonyms }: Services,
  { course, model }: CachedCourse,
  evaluationId?: string,
): Promise<CourseReadings> {
  const asked = model.evaluations.filter(({ id }) => {
    const share = model.fairGradings.get(id)?.secondShare ?? 0;
    return share > 0 && (evaluationId === undefined || id === evaluationId);
  });
  if (asked.length === 0 || secondReadingObstacle(model.settings) !== null) return NONE;
  const ids = asked.map(({ id }) => id);
  const rows = await selectReadingRows(store, course, ids);
  const evaluations: EvaluationReadings[] = [];
  for (const evaluation of asked) {
    const nameOf = await pseudonyms.readings(course, evaluation.id);
    const share = model.fairGradings.get(evaluation.id)?.secondShare ?? 0;
    evaluations.push(evaluationReadings(rows, evaluation, nameOf, share));
  }
  const staff = rows.people.filter(({ status }) => status !== 'student');
  return {
    evaluations,
    staff: new Map(staff.map(({ usernameKey, fullName }) => [usernameKey, fullName])),
  };
}

function evaluationReadings(
  { people, grades, readings }: Rows,
  evaluation: Evaluation,
  nameOf: (usernameKey: string) => Pseudonym,
  share: Parameters<typeof sampleOf>[1],
): EvaluationReadings {
  const isHere = (row: { readonly evaluationDataID: string }): boolean =>
    row.evaluationDataID === evaluation.id;
  const stored = new Map(readings.filter(isHere).map((one) => [one.usernameKey, one]));
  const own = grades.filter(isHere);
  const dates = dataOf(own, 'customDueDate');
  const firstGrades = dataOf(own, 'examGrade');
  const students = people
    .filter(({ status }) => status === 'student')
    .map((student) => {
      const shownAs = nameOf(student.usernameKey);
      return { student, shownAs, code: shownAs.username, ta: student.ta };
    });
  const sample = sampleOf(students, share);
  const tas = people.filter(({ status }) => status === 'ta').map(({ usernameKey }) => usernameKey);
  const readers = assignReaders(
    sample.map(({ student: { usernameKey }, ta, code }) => ({ usernameKey, ta, code })),
    tas,
  );
  // A student whose work was read stays in the list if the class changes.
  const listed = sampleOf(students, 100).filter(
    ({ student: { usernameKey } }) => readers.has(usernameKey) || stored.has(usernameKey),
  );
  return {
    evaluation,
    sample: sample.length,
    readings: listed.map(({ student, shownAs, ta }) => {
      const { usernameKey } = student;
      const custom = readCustomDueDate(dates.get(usernameKey) ?? '');
      const due = targetDate(evaluation, custom.ok ? custom.value : null);
      return {
        student,
        ta,
        shownAs,
        reader: readers.get(usernameKey) ?? NOBODY,
        stored: stored.get(usernameKey) ?? null,
        due: due.ok ? due.value : null,
        firstGrade: firstGrades.get(usernameKey) ?? '',
      };
    }),
  };
}

const NOBODY: SecondReader = { kind: 'nobody' };

function dataOf(
  grades: Rows['grades'],
  type: Rows['grades'][number]['gradingType'],
): ReadonlyMap<string, string> {
  const found = grades.filter(({ gradingType }) => gradingType === type);
  return new Map(found.map(({ usernameKey, data }) => [usernameKey, data]));
}

/** A second reading that the caller may open, with the moment at which the work was due. */
export interface OwnReading extends CourseReading {
  readonly evaluation: Evaluation;
  readonly due: DueDate;
  readonly since: number;
}

/** The second readings of the caller, read or not. What isn't due yet isn't listed. */
export async function ownReadings(
  services: Services,
  cached: CachedCourse,
  caller: Caller,
  now: number,
  evaluationId?: string,
): Promise<readonly OwnReading[]> {
  const { evaluations } = await courseReadings(services, cached, evaluationId);
  const person = { role: caller.role, usernameKey: foldName(caller.username) };
  const { timeZone } = cached.model.settings;
  return evaluations.flatMap(({ evaluation, readings }) =>
    readings.flatMap((one) => {
      const { due, ta, reader, stored } = one;
      const isOwn = maySecondRead(person, { ta, reader, readBy: stored?.reader ?? null });
      if (!isOwn || due === null || !isPastDue(due, now, timeZone)) return [];
      return [{ ...one, evaluation, due, since: dueInstant(due, timeZone) }];
    }),
  );
}

// Decides on second readings: whose work is read again, by whom, and who may therefore open it (BLD-17 to BLD-21).
import type { CourseSettings } from '../design/course-settings.ts';
import type { Role } from '../people/access.ts';
import type { FairGradings, SecondShare } from './fair-grading.ts';

export interface SampledStudent {
  /** The folded username. */
  readonly usernameKey: string;
  /** The folded username of the student's TA. */
  readonly ta: string | null;
  /** The code that the student has in the second readings of this evaluation. */
  readonly code: string;
}

/** The reader: one TA, the first instructor to begin, or nobody because no one else grades in the course. */
export type SecondReader =
  | { readonly kind: 'ta'; readonly usernameKey: string }
  | { readonly kind: 'instructors' | 'nobody' };

/** The students whose work is read again: the first ones in the order of their codes, rounded up. */
export function sampleOf<Student extends Pick<SampledStudent, 'code'>>(
  students: readonly Student[],
  share: SecondShare,
): readonly Student[] {
  const size = Math.ceil((share * students.length) / 100);
  return students.toSorted(byCode).slice(0, size);
}

function byCode(one: Pick<SampledStudent, 'code'>, other: Pick<SampledStudent, 'code'>): number {
  if (one.code === other.code) return 0;
  return one.code < other.code ? -1 : 1;
}

/**
 * The reader of each student in a sample, by folded username. It depends only on the sample and the TAs, so that it is the
 * same every time without being stored.
 */
export function assignReaders(
  sample: readonly SampledStudent[],
  taKeys: readonly string[],
): ReadonlyMap<string, SecondReader> {
  const tas = taKeys.toSorted();
  const loads = new Map(tas.map((key) => [key, 0]));
  const chosen = new Map<string, string>();
  const ordered = sample.toSorted(byCode);
  for (const student of ordered) {
    const key = leastLoaded(othersFor(student, tas), loads, student.code);
    if (key === undefined) continue;
    chosen.set(student.usernameKey, key);
    loads.set(key, loadOf(loads, key) + 1);
  }
  evenOut(ordered, tas, chosen, loads);
  return new Map(
    ordered.map((student) => [student.usernameKey, readerOf(student, chosen)] as const),
  );
}

function readerOf(
  { usernameKey, ta }: SampledStudent,
  chosen: ReadonlyMap<string, string>,
): SecondReader {
  const key = chosen.get(usernameKey);
  if (key !== undefined) return { kind: 'ta', usernameKey: key };
  return { kind: ta === null ? 'nobody' : 'instructors' };
}

function othersFor({ ta }: SampledStudent, tas: readonly string[]): readonly string[] {
  return tas.filter((key) => key !== ta);
}

/** The one with the fewest students so far; of several, the code decides. */
function leastLoaded(
  keys: readonly string[],
  loads: ReadonlyMap<string, number>,
  code: string,
): string | undefined {
  const least = Math.min(...keys.map((key) => loadOf(loads, key)));
  const free = keys.filter((key) => loadOf(loads, key) === least);
  return free[numberOf(code) % Math.max(free.length, 1)];
}

/** Moves students to a TA with at least 2 fewer, until that is no longer possible. */
function evenOut(
  sample: readonly SampledStudent[],
  tas: readonly string[],
  chosen: Map<string, string>,
  loads: Map<string, number>,
): void {
  for (let isMoved = true; isMoved;) {
    isMoved = false;
    for (const student of sample) {
      const from = chosen.get(student.usernameKey);
      if (from === undefined) continue;
      const to = leastLoaded(othersFor(student, tas), loads, student.code) ?? from;
      if (loadOf(loads, from) - loadOf(loads, to) < 2) continue;
      chosen.set(student.usernameKey, to);
      loads.set(from, loadOf(loads, from) - 1);
      loads.set(to, loadOf(loads, to) + 1);
      isMoved = true;
    }
  }
}

function loadOf(loads: ReadonlyMap<string, number>, key: string): number {
  return loads.get(key) ?? 0;
}

function numberOf(code: string): number {
  return Array.from(code).reduce(
    (sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
}

interface ReadingPlace {
  /** The folded username of the student's TA. */
  readonly ta: string | null;
  readonly reader: SecondReader;
  /** The folded username of the person whose reading is stored; null if there is none yet. */
  readonly readBy: string | null;
}

/** Whether a person may open and save a second reading. Once it is saved, it stays with its reader. */
export function maySecondRead(
  person: { readonly role: Role; readonly usernameKey: string },
  { ta, reader, readBy }: ReadingPlace,
): boolean {
  const { role, usernameKey } = person;
  if ((role !== 'ta' && role !== 'instructor') || usernameKey === ta) return false;
  if (readBy === usernameKey) return true;
  if (reader.kind === 'instructors') return role === 'instructor';
  const isAsked = reader.kind === 'ta' && reader.usernameKey === usernameKey && role === 'ta';
  return isAsked && readBy === null;
}

type ReadingSettings = Pick<
  CourseSettings,
  'hasTAs' | 'usesGradesForExams' | 'questionByQuestionGrading' | 'manualGrades'
>;

/** The reason that a course can't have second readings, or null. */
export function secondReadingObstacle(settings: ReadingSettings): string | null {
  if (!settings.hasTAs) {
    return 'This course has no TAs, so nobody else could read the work.';
  }
  if (!settings.usesGradesForExams) {
    return '“Grades” is set to No, so there would be nothing to compare.';
  }
  return settings.manualGrades === 'Letter' && !settings.questionByQuestionGrading
    ? 'This course has letter grades, which can’t be compared by numbers.'
    : null;
}

/** Whether an evaluation of the course has second readings. */
export function readsTwice(course: {
  readonly evaluations: readonly { readonly id: string }[];
  readonly fairGradings: FairGradings;
}): boolean {
  return course.evaluations.some(({ id }) => (course.fairGradings.get(id)?.secondShare ?? 0) > 0);
}

/** The longest remark of a second reader. */
export const MOST_REMARK_CHARACTERS = 5000;

export const NOT_YOUR_READING = 'This work isn’t in your list of second readings.';

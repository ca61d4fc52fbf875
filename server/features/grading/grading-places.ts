// Where a student stands in the order of grading, as it is sent. A TA has only the own students around.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { gradingPlace } from '@elenchus/domain/grading/grading-order.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { gradingPlaces } from '../../store/grading/grading-place-store.ts';
import {
  type ListedStudent,
  type ScopedStudent,
  selectScopedStudents,
  type StudentScope,
} from '../../store/people/students-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import { evaluationNames } from '../blind-grading/evaluation-names.ts';
import type { Services } from '../services.ts';

/** Whose students somebody works with. */
export function scopeOf(course: string, { role, username }: Caller): StudentScope {
  return { course, taKey: role === 'ta' ? foldName(username) : null };
}

interface WireStudent {
  readonly username: string;
  readonly fullname: string;
}

interface SentPlace {
  readonly student: WireStudent;
  readonly place: number;
  readonly total: number;
  readonly previous: WireStudent | null;
  readonly next: WireStudent | null;
  readonly first: WireStudent;
  readonly last: WireStudent;
  readonly ungraded: WireStudent[];
}

interface FoundStudent {
  readonly place: SentPlace;
  /** Who has the netID of the student now (USR-115). */
  readonly person: string;
}

/** A student in the list, by the folded username; undefined for somebody who isn't among these students. */
export type PlaceFinder = (usernameKey: string) => Promise<FoundStudent | undefined>;

/** Finds places in an evaluation. An order that the database doesn't know is read once, however many places. */
export async function placeFinder(
  services: Services,
  cached: CachedCourse,
  caller: Caller,
  evaluation: Evaluation,
): Promise<PlaceFinder> {
  const scope = scopeOf(cached.course, caller);
  const students = await studentsInOrder(services, cached, scope, evaluation.id);
  if (students === null) {
    const placeOf = gradingPlaces(services.store, scope, evaluation.id);
    return async (usernameKey) => {
      const found = await placeOf(usernameKey);
      return found && { place: sentPlace(found), person: found.person };
    };
  }
  const listed = students.map((student) => ({
    ...student,
    username: student.usernameKey,
    student,
  }));
  return async (usernameKey) => {
    const found = gradingPlace(listed, usernameKey, ({ isComplete }) => isComplete);
    const here = listed[(found?.place ?? 0) - 1];
    if (!found || !here) return undefined;
    const place = sentPlace({
      student: here.student,
      place: found.place,
      total: found.total,
      previous: found.previous && found.previous.student,
      next: found.next && found.next.student,
      first: found.first.student,
      last: found.last.student,
      ungraded: found.ungraded.map(({ student }) => student),
    });
    return { place, person: here.student.person };
  };
}

/** The students under the names to send, in the random order; null for an evaluation in the order of names. */
export async function studentsInOrder(
  services: Services,
  cached: CachedCourse,
  scope: StudentScope,
  evaluationId: string,
): Promise<readonly ScopedStudent[] | null> {
  const isByName =
    !isBlind(cached.model, evaluationId) &&
    !cached.model.fairGradings.get(evaluationId)?.hasRandomOrder;
  return isByName ? null : everyoneInOrder(services, cached, scope, evaluationId);
}

/** The students under the names to send, in the order of grading, whichever that is. */
export async function everyoneInOrder(
  services: Services,
  cached: CachedCourse,
  scope: StudentScope,
  evaluationId: string,
): Promise<readonly ScopedStudent[]> {
  const names = await evaluationNames(services, cached, evaluationId);
  const isRandom = cached.model.fairGradings.get(evaluationId)?.hasRandomOrder ?? false;
  const students = await selectScopedStudents(services.store, scope, evaluationId);
  if (!names.isHidden && !isRandom) return students;
  const shown = students.map((student) => ({ ...student, ...names.shown(student) }));
  // Pseudonyms are random already, and in the order of their codes people find them in a list.
  const orders = names.isHidden
    ? undefined
    : await services.pseudonyms.orders(cached.course, evaluationId);
  const keyed = shown.map((student) => ({
    student,
    key: orders ? orders(student.usernameKey) : student.username,
  }));
  return keyed
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ student }) => student);
}

type FoundPlace = Pick<SentPlace, 'place' | 'total'> & {
  readonly student: ListedStudent;
  readonly previous: ListedStudent | null;
  readonly next: ListedStudent | null;
  readonly first: ListedStudent;
  readonly last: ListedStudent;
  readonly ungraded: readonly ListedStudent[];
};

function sentPlace(found: FoundPlace): SentPlace {
  const { student, place, total, previous, next, first, last, ungraded } = found;
  return {
    student: wireStudent(student),
    place,
    total,
    previous: previous && wireStudent(previous),
    next: next && wireStudent(next),
    first: wireStudent(first),
    last: wireStudent(last),
    ungraded: ungraded.map(wireStudent),
  };
}

export function wireStudent({ username, fullName }: ListedStudent): WireStudent {
  return { username, fullname: fullName };
}

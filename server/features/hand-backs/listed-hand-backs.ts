// What is handed back outside the design, and who can still write by a due date of their own.
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { stillWriting } from '@elenchus/domain/grading/still-writing.ts';
import { fail } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { selectHandBacks } from '../../store/hand-backs/hand-back-rows-store.ts';
import { selectOwnDates } from '../../store/hand-backs/left-out-store.ts';
import type { StoredGrade } from '../../store/grades/stored-grades.ts';
import { selectUsers, type StoredUser } from '../../store/people/users-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import type { Services } from '../services.ts';
import { namesOf } from '../people/wire-user.ts';

/** The rows of a course, and its students with more time. */
export async function listHandBacks(
  { store, courses }: Services,
  { params, now }: Call<'GET /api/handBacks/{courseID}'>,
) {
  const cached = await courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const [rows, users, dates] = await Promise.all([
    selectHandBacks(store, params.courseID),
    selectUsers(store, params.courseID),
    selectOwnDates(store, params.courseID),
  ]);
  const names = namesOf(users);
  const byKey = new Map(users.map((user) => [user.usernameKey, user]));
  const handBacks = rows.flatMap(({ evaluationId, usernameKey, since, changedAt, changedBy }) => {
    const student = usernameKey === null ? null : byKey.get(usernameKey);
    // Of students who have left the course there is nothing to show.
    if (student === undefined) return [];
    return {
      evaluationDataID: evaluationId,
      username: student?.username ?? null,
      fullname: student?.fullName ?? '',
      since,
      changedBy: names.get(changedBy) ?? changedBy,
      changedAt,
    };
  });
  return { handBacks, extended: extendedStudents(cached, dates, byKey, now) };
}

/** Only counted while names are hidden: a date could tell whose work it is. */
function extendedStudents(
  { model }: CachedCourse,
  dates: readonly StoredGrade[],
  byKey: ReadonlyMap<string, StoredUser>,
  now: number,
) {
  const byEvaluation = Map.groupBy(dates, ({ evaluationDataID }) => evaluationDataID);
  const { timeZone: zone } = model.settings;
  return model.evaluations.flatMap((evaluation) => {
    const own = byEvaluation.get(evaluation.id) ?? [];
    const writing = stillWriting(evaluation, own, { at: now, zone });
    if (writing.length === 0) return [];
    const named = isBlind(model, evaluation.id) ? [] : writing;
    const students = named.flatMap(({ usernameKey, due }) => {
      const user = byKey.get(usernameKey);
      return user ? { username: user.username, fullname: user.fullName, due: String(due) } : [];
    });
    return { evaluationDataID: evaluation.id, count: writing.length, students };
  });
}

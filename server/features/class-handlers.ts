// The class as a whole, each in a constant number of queries. A TA gets the own students.
import type { classApi } from '@elenchus/contract/class-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { isComplete } from '@elenchus/domain/grading/student-evaluation.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { sortUsers, type User } from '@elenchus/domain/people/user.ts';
import {
  weekDates,
  weeklyWords,
  weeksSentence,
} from '@elenchus/domain/word-counts/weekly-words.ts';
import { rankStudents } from '@elenchus/domain/word-counts/word-count.ts';
import { fail } from '../http/failure.ts';
import { type Call, type HandlersOf, jsonAnswer } from '../http/handler.ts';
import { countGradedStudents } from '../store/graded-students-store.ts';
import { selectStudentsOfTa, selectUsers } from '../store/users-store.ts';
import { selectWordHistory, selectWordTotals } from '../store/word-counts-store.ts';
import type { Services } from './services.ts';
import { toUsers } from './wire-user.ts';

/** The handlers of the class endpoints. */
export function classHandlers(services: Services): HandlersOf<typeof classApi> {
  const { store } = services;
  return {
    'GET /api/students/{courseID}': async ({ params, caller }) => {
      const students = await studentsOf(services, params.courseID, caller);
      return sortUsers(students).map(({ username, fullName, ta }) => ({
        username,
        fullname: fullName,
        TA: ta ?? 'unassigned',
      }));
    },
    'GET /api/wordCounts/{courseID}': async ({ params, caller }) => {
      const taKey = caller.role === 'ta' ? foldName(caller.username) : null;
      const totals = await selectWordTotals(store, params.courseID, taKey);
      return rankStudents(totals).map(({ rank, username, fullName, words }) => ({
        rank,
        username,
        fullname: fullName,
        words,
      }));
    },
    'GET /api/weeklyWords/{courseID}/{username}': (call) => wordsByWeek(services, call),
    'GET /api/gradingProgress/{courseID}': (call) => gradingProgress(services, call),
    'GET /api/statistics/{courseID}': (call) => statistics(services, call),
  };
}

async function studentsOf({ store }: Services, course: string, caller: Caller): Promise<User[]> {
  if (caller.role === 'ta') {
    const own = await selectStudentsOfTa(store, course, foldName(caller.username));
    return toUsers(own).map((student) => ({ ...student, ta: caller.username }));
  }
  const everybody = await selectUsers(store, course);
  return toUsers(everybody).filter(({ status }) => status === 'student');
}

async function wordsByWeek(
  { store, courses }: Services,
  { params, query }: Call<'GET /api/weeklyWords/{courseID}/{username}'>,
) {
  const cached = await courses.get(params.courseID);
  const dates =
    cached?.model.schedule.dates.flatMap(({ isoDate }) => isoDate ?? []).toSorted() ?? [];
  const weeks = weekDates(query.start ?? dates[0] ?? '', query.end ?? dates.at(-1) ?? '');
  if (!weeks.ok) return fail('INVALID_INPUT', { message: weeksSentence(weeks.reason) });
  const history = await selectWordHistory(store, params.courseID, foldName(params.username));
  return weeklyWords(history, weeks.value).map(({ date, label, words }) => ({
    date,
    label,
    words,
  }));
}

async function gradingProgress(
  { store, courses }: Services,
  { params, caller }: Call<'GET /api/gradingProgress/{courseID}'>,
) {
  const taKey = caller.role === 'ta' ? foldName(caller.username) : null;
  const cached = await courses.get(params.courseID);
  const evaluationIds = cached?.model.evaluations.map(({ id }) => id) ?? [];
  const counted = await countGradedStudents(store, {
    course: params.courseID,
    taKey,
    evaluationIds,
  });
  const graded = new Map(evaluationIds.map((id) => [id, 0]));
  for (const { evaluationId, gradingComplete, students } of counted.groups) {
    if (!isComplete(gradingComplete)) continue;
    graded.set(evaluationId, (graded.get(evaluationId) ?? 0) + students);
  }
  return {
    students: counted.students,
    evaluations: [...graded].map(([evaluationId, count]) => ({ evaluationId, graded: count })),
  };
}

async function statistics(
  { store, courses }: Services,
  { params, caller }: Call<'GET /api/statistics/{courseID}'>,
) {
  const cached = await courses.get(params.courseID);
  const taKey = caller.role === 'ta' ? foldName(caller.username) : null;
  // A TA gets the own students also where the course says that it has no TAs.
  const hasTAs = taKey !== null || (cached?.model.settings.hasTAs ?? false);
  const made = await store.report('statistics', { course: params.courseID, hasTAs, taKey });
  return jsonAnswer(made);
}

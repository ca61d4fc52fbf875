// One student among the others. TAs get only their own students.
import type { studentsApi } from '@elenchus/contract/students-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { matchesPseudonym } from '@elenchus/domain/blind-grading/pseudonym.ts';
import { MOST_OFFERED } from '@elenchus/domain/people/student-search.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import {
  selectFoundStudents,
  selectOptionalStudent,
  type StudentScope,
} from '../../store/people/students-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import { placeFinder, scopeOf, studentsInOrder, wireStudent } from '../grading/grading-places.ts';
import type { Services } from '../services.ts';

type FindCall = Call<'GET /api/findStudents/{courseID}'>;

/** The handlers of the endpoints about a student's place and name. */
export function studentsHandlers(services: Services): HandlersOf<typeof studentsApi> {
  const { courses } = services;
  return {
    'GET /api/gradingPlace/{courseID}/{username}': async ({ params, query, caller }) => {
      const cached = await courses.get(params.courseID);
      const evaluation = cached?.model.evaluations.find(({ id }) => id === query.evaluationId);
      if (!cached || !evaluation) return fail('EVALUATION_NOT_FOUND');
      const placeOf = await placeFinder(services, cached, caller, evaluation);
      const found = await placeOf(foldName(params.username));
      return found?.place ?? fail('USER_NOT_FOUND');
    },
    'GET /api/findStudents/{courseID}': (call) => find(services, call),
  };
}

async function find(services: Services, { params, query, caller }: FindCall) {
  const { store, courses } = services;
  const scope = scopeOf(params.courseID, caller);
  const { evaluationId } = query;
  if (evaluationId !== undefined) {
    const cached = await courses.get(params.courseID);
    if (!cached?.model.evaluations.some(({ id }) => id === evaluationId)) {
      return fail('EVALUATION_NOT_FOUND');
    }
    if (isBlind(cached.model, evaluationId)) {
      return findPseudonyms(services, cached, scope, { ...query, evaluationId });
    }
  }
  if (query.username !== undefined) {
    const one = await selectOptionalStudent(store, scope, foldName(query.username));
    return one ? { students: [wireStudent(one)], found: 1 } : { students: [], found: 0 };
  }
  const { students, found } = await selectFoundStudents(store, scope, query.text);
  return { students: students.map(wireStudent), found };
}

async function findPseudonyms(
  services: Services,
  cached: CachedCourse,
  scope: StudentScope,
  asked: FindCall['query'] & { readonly evaluationId: string },
) {
  const students = (await studentsInOrder(services, cached, scope, asked.evaluationId)) ?? [];
  const found = students.filter((student) =>
    asked.username === undefined
      ? matchesPseudonym(asked.text, student)
      : foldName(asked.username) === student.username,
  );
  return { students: found.slice(0, MOST_OFFERED).map(wireStudent), found: found.length };
}

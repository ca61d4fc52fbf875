// One student among the others. TAs get only their own students.
import type { studentsApi } from '@elenchus/contract/students-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { fail } from '../http/failure.ts';
import type { HandlersOf } from '../http/handler.ts';
import { selectFoundStudents, selectOptionalStudent } from '../store/students-store.ts';
import { gradingPlaceOf, scopeOf, wireStudent } from './grading-places.ts';
import type { Services } from './services.ts';

/** The handlers of the endpoints about a student's place and name. */
export function studentsHandlers({ store, courses }: Services): HandlersOf<typeof studentsApi> {
  return {
    'GET /api/gradingPlace/{courseID}/{username}': async ({ params, query, caller }) => {
      const cached = await courses.get(params.courseID);
      const { evaluationId } = query;
      const isKnown = cached?.model.evaluations.some(({ id }) => id === evaluationId);
      if (!isKnown) return fail('EVALUATION_NOT_FOUND');
      const scope = scopeOf(params.courseID, caller);
      const { username } = params;
      const place = await gradingPlaceOf(store, scope, { username, evaluationId });
      return place ?? fail('USER_NOT_FOUND');
    },
    'GET /api/findStudents/{courseID}': async ({ params, query, caller }) => {
      const scope = scopeOf(params.courseID, caller);
      if (query.username !== undefined) {
        const one = await selectOptionalStudent(store, scope, foldName(query.username));
        return one ? { students: [wireStudent(one)], found: 1 } : { students: [], found: 0 };
      }
      const { students, found } = await selectFoundStudents(store, scope, query.text);
      return { students: students.map(wireStudent), found };
    },
  };
}

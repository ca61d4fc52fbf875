// One student among the others. For a TA, the others are only the TA's own students.
import type { studentsApi } from '@elenchus/contract/students-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { fail } from '../http/failure.ts';
import type { HandlersOf } from '../http/handler.ts';
import {
  type ListedStudent,
  selectFoundStudents,
  selectGradingPlace,
  selectOptionalStudent,
  type StudentScope,
} from '../store/students-store.ts';
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
      const usernameKey = foldName(params.username);
      const found = await selectGradingPlace(store, scope, { usernameKey, evaluationId });
      if (!found) return fail('USER_NOT_FOUND');
      const { student, previous, next, ungraded } = found;
      return {
        ...found,
        student: wire(student),
        previous: previous && wire(previous),
        next: next && wire(next),
        ungraded: ungraded.map(wire),
      };
    },
    'GET /api/findStudents/{courseID}': async ({ params, query, caller }) => {
      const scope = scopeOf(params.courseID, caller);
      if (query.username !== undefined) {
        const one = await selectOptionalStudent(store, scope, foldName(query.username));
        return one ? { students: [wire(one)], found: 1 } : { students: [], found: 0 };
      }
      const { students, found } = await selectFoundStudents(store, scope, query.text);
      return { students: students.map(wire), found };
    },
  };
}

function scopeOf(course: string, { role, username }: Caller): StudentScope {
  return { course, taKey: role === 'ta' ? foldName(username) : null };
}

function wire({ username, fullName }: ListedStudent) {
  return { username, fullname: fullName };
}

// What the gate asks about callers and the users that a call is about, answered from the store.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { mayName } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { targetOf } from '@elenchus/domain/people/access.ts';
import { courseStateOf } from '@elenchus/domain/people/course-state.ts';
import { nobody, type Registry } from '../http/gatekeeper.ts';
import { selectOptionalCourse } from '../store/courses/courses-store.ts';
import type { Store } from '../store/open-store.ts';
import { selectIsAdmin, selectOptionalSession } from '../store/login/sessions-store.ts';
import { selectOptionalPerson } from '../store/people/users-store.ts';
import { maskedEvaluationIds } from './blind-grading/evaluation-names.ts';
import type { Services } from './services.ts';

/** The registry over a store. */
export function storedRegistry(
  store: Store,
  { courses, pseudonyms }: Pick<Services, 'courses' | 'pseudonyms'>,
): Registry {
  return {
    async targetNamed(course, { username, evaluationId }) {
      const cached = await courses.get(course);
      if (!cached || cached.model.fairGradings.size === 0) {
        return { username, pseudonym: null, answer: 'allowed' };
      }
      const masked = maskedEvaluationIds(cached);
      const found = await pseudonyms.unmask(course, masked, username);
      const pseudonymOf = found?.evaluationId ?? null;
      const answer = mayName(cached.model, { pseudonymOf, evaluationId });
      if (!found) return { username, pseudonym: null, answer };
      const { usernameKey, ...pseudonym } = found;
      return { username: usernameKey, pseudonym, answer };
    },
    personTag: (course, evaluationId, { username, person }) =>
      pseudonyms.personTag(course, evaluationId, username, person),
    async visitTo(course, tokenHash, now) {
      const session = tokenHash
        ? await selectOptionalSession(store, { course, tokenHash, at: now })
        : undefined;
      if (session?.kind === 'session') {
        const caller = { role: session.status, username: session.username };
        return { caller, course, state: courseStateOf(session) };
      }
      const found = await selectOptionalCourse(store, course);
      return found ? { caller: nobody, course, state: courseStateOf(found) } : null;
    },
    async isAdministrator(tokenHash, now) {
      return tokenHash !== null && selectIsAdmin(store, { tokenHash, at: now });
    },
    async targetIn(course, username) {
      const user = await selectOptionalPerson(store, course, foldName(username));
      if (!user) return null;
      return { ...targetOf(user), person: user.person };
    },
  };
}

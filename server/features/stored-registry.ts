// What the gate asks about callers and the users that a call is about, answered from the store.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { targetOf } from '@elenchus/domain/people/access.ts';
import { courseStateOf } from '@elenchus/domain/people/course-state.ts';
import { nobody, type Registry } from '../http/gatekeeper.ts';
import { selectOptionalCourse } from '../store/courses-store.ts';
import type { Store } from '../store/open-store.ts';
import { selectIsAdmin, selectOptionalSession } from '../store/sessions-store.ts';
import { selectOptionalUser } from '../store/users-store.ts';

/** The registry over a store. */
export function storedRegistry(store: Store): Registry {
  return {
    async visitTo(course, tokenHash, now) {
      const session = tokenHash
        ? await selectOptionalSession(store, { course, tokenHash, at: now })
        : undefined;
      if (session?.kind === 'session') {
        const caller = { role: session.status, username: session.username };
        return { caller, state: courseStateOf(session) };
      }
      const found = await selectOptionalCourse(store, course);
      return found ? { caller: nobody, state: courseStateOf(found) } : null;
    },
    async isAdministrator(tokenHash, now) {
      return tokenHash !== null && selectIsAdmin(store, { tokenHash, at: now });
    },
    async targetIn(course, username) {
      const user = await selectOptionalUser(store, course, foldName(username));
      return user ? targetOf({ ...user, ta: user.ta || null }) : null;
    },
  };
}

// What the admin changes inside a course, its title and its instructors, with entries in the security log.

import { addUsers } from '../people/add-users-store.ts';
import type { Change } from '../logs/audit-store.ts';
import { changeDesign, type DesignChange } from '../design/design-store.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import type { NewUser } from '../people/users-store.ts';

/** Changes the title, as a change of the design. */
function* renameCourse(
  change: DesignChange & { readonly title: string },
): ReturnType<typeof changeDesign> {
  const { title, ...design } = change;
  const changed = yield* changeDesign(design);
  if (!changed.ok || changed.value.changed === 0) return changed;
  const { course, at, actor, address } = change;
  const entry = { course, at, actor, subject: '', address, detail: title };
  yield* recordSecurityEvent({ ...entry, event: 'course-renamed' });
  return changed;
}

/** Adds instructors. */
function* addInstructors(
  change: Change & { readonly users: readonly NewUser[] },
): ReturnType<typeof addUsers> {
  const added = yield* addUsers(change);
  if (!added.ok) return added;
  const { course, at, actor, address } = change;
  for (const { usernameKey } of change.users) {
    const entry = { course, at, actor, subject: usernameKey, address };
    yield* recordSecurityEvent({ ...entry, event: 'instructor-added' });
  }
  return added;
}

export const adminActsProcedures = { addInstructors, renameCourse };

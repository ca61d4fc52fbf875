// What the admin changes inside a course: its title and its instructors.

import type { Change } from './audit-store.ts';
import { changeDesign, type DesignChange } from './design-store.ts';
import { addUsers, type NewUser } from './users-store.ts';

interface FromAddress {
  readonly address: string;
}

/** Changes the title, as a change of the design. */
export function* renameCourse({
  address: _address,
  ...change
}: DesignChange & FromAddress): ReturnType<typeof changeDesign> {
  return yield* changeDesign(change);
}

/** Adds instructors. */
export function* addInstructor({
  address: _address,
  ...change
}: Change & FromAddress & { readonly users: readonly NewUser[] }): ReturnType<typeof addUsers> {
  return yield* addUsers(change);
}

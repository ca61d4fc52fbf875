// Decides what the browser knows about its user, and the screens that follow from it (USR-21, USR-22).

export type UserState = 'instructor' | 'ta' | 'student' | 'unauthorized' | 'error';

/** The part of a session that decides the person's role. */
interface SessionRoles {
  readonly isLoggedIn: boolean;
  readonly isInstructor: boolean;
  readonly isTA: boolean;
}

/** The state for a session; null when the server didn't answer. A guest counts as a student. */
export function userState(session: SessionRoles | null): UserState {
  if (session === null) return 'error';
  if (!session.isLoggedIn) return 'unauthorized';
  if (session.isInstructor) return 'instructor';
  return session.isTA ? 'ta' : 'student';
}

/** The screens that only some people can open. */
export type StaffScreen = 'design' | 'grading';

/** Whether a state may open a screen; the server refuses the data behind it in any case. */
export function mayOpen(screen: StaffScreen, state: UserState): boolean {
  return state === 'instructor' || (screen === 'grading' && state === 'ta');
}

// What the browser knows about the person in front of it, and the screens that follow from it.
import { readStatus } from './user.ts';

export type UserState = 'instructor' | 'ta' | 'student' | 'unauthorized' | 'error';

/** The answer to the status call: null when nothing came back at all. */
export type StatusReply = { readonly ok: boolean; readonly status: string } | null;

/** The state that follows from the status call. A guest moves about like a student. */
export function userState(reply: StatusReply): UserState {
  if (reply === null) return 'error';
  const status = reply.ok ? readStatus(reply.status) : null;
  if (status === null) return 'unauthorized';
  return status === 'guest' ? 'student' : status;
}

export type Screen = 'course' | 'design' | 'grading';

/** Whether a state may open a screen; the server refuses the data behind it in any case. */
export function mayOpen(screen: Screen, state: UserState): boolean {
  switch (screen) {
    case 'course':
      return true;
    case 'design':
      return state === 'instructor';
    case 'grading':
      return state === 'instructor' || state === 'ta';
  }
}

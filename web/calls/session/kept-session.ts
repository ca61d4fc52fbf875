// The five display values of the session in the storage of the tab; nothing secret is among them.
import type { SessionValues } from '@elenchus/contract/session-api.ts';
import { deleteTextsOfOthers } from '../../lib/personal-storage.ts';
import { readStored, writeStored } from '../../lib/tab-storage.ts';

export interface Session extends Pick<
  SessionValues,
  'isLoggedIn' | 'fullName' | 'username' | 'isInstructor' | 'isTA'
> {
  /** Only the server knows it; a session that the tab remembers doesn't have it yet. */
  readonly status?: string;
  /** The course can be read but not changed. */
  readonly isArchived?: boolean | undefined;
  /** When the personal data of a closed course is deleted, if that is planned. */
  readonly personalDataUntil?: number | undefined;
  /** The server no longer knows this session. The page stays, so that nothing typed is lost (USR-112). */
  readonly hasEnded?: boolean;
  /** Who the person is, among those who have had the netID; missing for those who were there before it was recorded. */
  readonly personTag?: string | undefined;
  /** How many things wait for a grader; none if it is missing. */
  readonly waiting?: number | undefined;
}

export const LOGGED_OUT: Session = {
  isLoggedIn: false,
  fullName: '',
  username: '',
  isInstructor: false,
  isTA: false,
};

const NAMES = ['isLoggedIn', 'fullName', 'username', 'isInstructor', 'isTA'] as const;

/** The session that this tab remembers, or undefined. */
export function restoreSession(): Session | undefined {
  const [isLoggedIn, fullName, username, isInstructor, isTA] = NAMES.map((name) =>
    readStored('sessionStorage', name),
  );
  if (isLoggedIn !== 'true' || !username) return undefined;
  return {
    isLoggedIn: true,
    fullName: fullName ?? '',
    username,
    isInstructor: isInstructor === 'true',
    isTA: isTA === 'true',
  };
}

/**
 * Remembers a session in this tab; a logged-out one removes all five values. What the person typed stays when a
 * session ends, until someone else logs in.
 */
export function keepSession(courseID: string, session: Session): void {
  if (session.isLoggedIn) deleteTextsOfOthers(courseID, session.username);
  for (const name of NAMES) {
    writeStored('sessionStorage', name, session.isLoggedIn ? String(session[name]) : null);
  }
}

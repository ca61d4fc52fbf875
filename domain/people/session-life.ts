// Limits how long a session and a first-login grant last. All times are epoch milliseconds.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Three days without activity: the automatic logout. */
export const SESSION_LIFE = 3 * DAY;
/** A session ends after this time even with activity, so that a stolen token is worth little. */
export const LONGEST_SESSION = 30 * DAY;
/** The admin page concerns every course, so its session is short. */
export const LONGEST_ADMIN_SESSION = 12 * HOUR;
/** Fifteen minutes to choose a new password after logging in with the initial one. */
export const GRANT_LIFE = 900_000;

export interface SessionTimes {
  readonly createdAt: number;
  readonly lastSeenAt: number;
}

/** The end of a session that has no more activity. */
export function sessionEnd(lastActive: number): number {
  return lastActive + SESSION_LIFE;
}

/** Whether a session of a course may still be used. */
export function isSessionAlive({ createdAt, lastSeenAt }: SessionTimes, now: number): boolean {
  return now < sessionEnd(lastSeenAt) && now < createdAt + LONGEST_SESSION;
}

/** Whether a session of the admin page may still be used. */
export function isAdminSessionAlive({ createdAt, lastSeenAt }: SessionTimes, now: number): boolean {
  return now < sessionEnd(lastSeenAt) && now < createdAt + LONGEST_ADMIN_SESSION;
}

/** Whether a first-login grant may still be used. */
export function isGrantAlive(granted: number, now: number): boolean {
  return now < granted + GRANT_LIFE;
}

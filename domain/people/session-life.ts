// How long a session and a first-login grant last. All times are epoch milliseconds.

/** Three days without activity: the automatic logout. */
export const SESSION_LIFE = 259_200_000;
/** Fifteen minutes to choose a new password after logging in with the initial one. */
export const GRANT_LIFE = 900_000;

/** When a session ends unless there is activity before. */
export function sessionEnd(lastActive: number): number {
  return lastActive + SESSION_LIFE;
}

/** Whether a session is still valid. */
export function isSessionAlive(lastActive: number, now: number): boolean {
  return now < sessionEnd(lastActive);
}

/** Whether a first-login grant may still be used. */
export function isGrantAlive(granted: number, now: number): boolean {
  return now < granted + GRANT_LIFE;
}

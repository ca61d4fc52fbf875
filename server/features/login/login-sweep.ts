// From time to time deletes sessions and failed logins that have expired.
import { THROTTLE_WINDOW } from '@elenchus/domain/people/login-throttle.ts';
import type { Store } from '../../store/open-store.ts';

/** Sweeps the course when this server process has not done so for a while; to be called at every attempt to log in. */
export function loginSweep(): (
  write: Store['transact'],
  course: string,
  now: number,
) => Promise<void> {
  const nextSweeps = new Map<string, number>();
  return async (write, course, now) => {
    if (now < (nextSweeps.get(course) ?? -Infinity)) return;
    nextSweeps.set(course, now + THROTTLE_WINDOW);
    await write('sweepLogins', { course, at: now });
  };
}

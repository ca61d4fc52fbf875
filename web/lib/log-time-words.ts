// A moment in a list of what happened.
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';

/** 'Nov 15, 2026, 3:40 PM', as the clock showed it in the course's time zone. */
export function logTimeWords(at: number, timeZone: TimeZone): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  // Some browsers put a narrow space before PM.
  return format.format(at).replaceAll(/\s/g, ' ');
}

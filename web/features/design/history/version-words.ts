// Who made a version, and when.
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';

/** The full name, the username of someone who was deleted, or who else it was. */
export function authorOf({ by, byName }: { readonly by: string; readonly byName: string }): string {
  if (by === 'admin') return 'Admin';
  return byName || by || 'Elenchus';
}

/** '3:40 PM', as the clock showed it in the course's time zone. */
export function versionTimeWords(at: number, timeZone: TimeZone): string {
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  // Some browsers put a narrow space before PM.
  return format.format(at).replaceAll(/\s/g, ' ');
}

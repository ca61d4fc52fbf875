// The key of a history record: date first, then the time at which it was begun, so that text order is time order.
import type { TimedLimit } from '@elenchus/domain/answers/answers-as-of.ts';

const DIGITS = 15;

/** '2026-09-04/001788490000000'. */
export function historyKey(localDate: string, startedAt: number): string {
  return `${localDate}/${String(startedAt).padStart(DIGITS, '0')}`;
}

/** The local date of a record. */
export function dateOfHistoryKey(key: string): string {
  return key.slice(0, 10);
}

/**
 * The keys of the records that count are below this text (DUE-9). For a whole day, '0' follows '/'. For a moment, a
 * record counts when it was begun before it: no record contains saves from both sides of a due time.
 */
export function keyAfterWork(limit: string | TimedLimit): string {
  return typeof limit === 'string' ? `${limit}0` : historyKey(limit.date, limit.before);
}

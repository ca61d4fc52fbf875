// The key of a history record: date first, then the time at which it was begun, so that text order is time order.

const DIGITS = 15;

/** '2026-09-04/001788490000000'. */
export function historyKey(localDate: string, startedAt: number): string {
  return `${localDate}/${String(startedAt).padStart(DIGITS, '0')}`;
}

/** The local date of a record. */
export function dateOfHistoryKey(key: string): string {
  return key.slice(0, 10);
}

/** Every key of that date or an earlier one is below this text: '0' follows '/'. */
export function keyAfterDate(localDate: string): string {
  return `${localDate}0`;
}

// Decides which of several edits of one answer counts. Devices date their edits, and their clocks can be wrong
// (ANS-50 to ANS-53, ANS-55).

interface TimedEdit {
  readonly questionID: string;
  /** When the edit was made, by the clock of the device, in epoch milliseconds. */
  readonly editedAt: number;
}

/** The time of an edit that arrived without one: it counts as made now. */
export const UNTIMED_EDIT = Number.MAX_SAFE_INTEGER;

/** The latest edit of each question; of two with the same time, the later one in the list. */
export function latestEdits<Edit extends TimedEdit>(edits: readonly Edit[]): Edit[] {
  const latest = new Map<string, Edit>();
  for (const edit of edits) {
    const present = latest.get(edit.questionID);
    if (!present || edit.editedAt >= present.editedAt) latest.set(edit.questionID, edit);
  }
  return [...latest.values()];
}

/**
 * The time at which an edit counts as made. A device whose clock is ahead must not block the edits that follow, so no
 * edit is later than the server's clock. If that clock was set back, the time of the stored edit is used: otherwise
 * nobody could save until the clock had caught up.
 */
export function timeOfEdit(claimed: number, now: number, stored: number | null): number {
  return Math.min(claimed, serverEditTime(now, stored));
}

/** Whether an edit is older than the stored one, which then stays. */
export function isOutdated(time: number, stored: number): boolean {
  return time < stored;
}

/** Edits that a device dates closer to now than this are being typed. */
const JUST_TYPED_MS = 60_000;

/** Whether edits waited on a device, so that a person who had the netID before can have made them (ANS-55). */
export function hasWaited(edits: readonly TimedEdit[], now: number): boolean {
  return edits.some(({ editedAt }) => editedAt < now - JUST_TYPED_MS);
}

/** The time of an edit that the server itself makes: no earlier edit from a device can replace it. */
export function serverEditTime(now: number, stored: number | null): number {
  return Math.max(now, stored ?? now);
}

// Which student this tab shows, so that the server knows whom it left when it opens the next one.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import type { GradedWork } from '../../../../saving/grades/grade-field.ts';

// A page that is not served over TLS has no randomUUID.
export const TAB = crypto.getRandomValues(new Uint32Array(3)).join('-');

let shown: GradedWork | null = null;

/** This tab opens a student; returns the one that it showed before, if that was another one. */
export function arriveAt(work: GradedWork): GradedWork | null {
  const before = shown;
  shown = work;
  return before && !isSameWork(before, work) ? before : null;
}

/** This tab leaves the desk; returns the student that it showed. */
export function leaveDesk(): GradedWork | null {
  const before = shown;
  shown = null;
  return before;
}

function isSameWork(one: GradedWork, other: GradedWork): boolean {
  return isSameUsername(one.username, other.username) && one.evaluationId === other.evaluationId;
}

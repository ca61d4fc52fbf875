// Closing a course to changes and reopening it (ARC-1, ARC-2).
import { accept, refuse, type Result } from '../base/result.ts';
import type { ClosedBy } from './personal-data-retention.ts';

/** The state of a course, as far as closing and reopening need it. */
interface ClosingState {
  readonly isArchived: boolean;
  readonly archivedBy: ClosedBy;
  /** Its personal data is being deleted at this moment. */
  readonly isBeingCleared: boolean;
}

export type ClosingRefusal = 'closed-by-admin' | 'being-cleared';

/** Whether this person may close or reopen the course: true if something changes, false if it is so already. */
export function decideClosing(
  state: ClosingState,
  { close, by }: { readonly close: boolean; readonly by: ClosedBy },
): Result<boolean, ClosingRefusal> {
  if (state.isArchived === close) return accept(false);
  if (close) return accept(true);
  if (state.isBeingCleared) return refuse('being-cleared');
  if (state.archivedBy === 'admin' && by !== 'admin') return refuse('closed-by-admin');
  return accept(true);
}

const SENTENCES: Readonly<Record<ClosingRefusal, string>> = {
  'closed-by-admin':
    'The person who runs this server closed this course. Only they can reopen it. Nothing was changed.',
  'being-cleared':
    'The personal data of this course is being deleted. Try again in a few minutes. Nothing was changed.',
};

/** The sentence for a course that wasn't closed or reopened. */
export function closingSentence(reason: ClosingRefusal): string {
  return SENTENCES[reason];
}

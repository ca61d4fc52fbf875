// The plan of a new term while someone makes it, kept in the tab: a reload or a look at another page loses nothing.
import { personalText, type TextOwner } from '../../../../lib/personal-text.ts';
import type { RolloverDraft } from './rollover-draft.ts';

// A plan of another shape, from before an update, isn't read.
const NAME = 'plan of a new term, 1';

/** Whether a plan was begun. */
export function hasPlan(owner: TextOwner): boolean {
  return personalText(owner, NAME).read() !== null;
}

/** The plan that was begun, or null. */
export function readPlan(owner: TextOwner): RolloverDraft | null {
  try {
    // Written below, by the same version of this page.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(personalText(owner, NAME).read() ?? 'null') as RolloverDraft | null;
  } catch {
    return null;
  }
}

/** Keeps a plan; null forgets it. */
export function keepPlan(owner: TextOwner, plan: RolloverDraft | null): void {
  personalText(owner, NAME).keep(plan && JSON.stringify(plan));
}

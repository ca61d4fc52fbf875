import type { RolloverPlan } from '@elenchus/domain/rollover/rollover-plan.ts';

/** What is typed and chosen for a new term, as it is typed. */
export interface RolloverDraft extends Omit<RolloverPlan, 'startDate' | 'endDate'> {
  readonly courseID: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly tas: readonly string[];
}

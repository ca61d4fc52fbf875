// One thing that waits for a grader.

import type { WaitingKind } from '@elenchus/domain/workload/waiting-work.ts';
import type { GraderQuestion } from './grading-facts.ts';
import type { ReportReader } from './report.ts';

export interface WaitingEntry {
  readonly kind: WaitingKind;
  readonly evaluationId: string;
  /** The question that it is about; null for the work as a whole. */
  readonly questionId?: string | null;
  readonly usernameKey: string;
  readonly username: string;
  readonly fullName: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** Where entries of some kinds come from, in the order of the page. */
export type WaitingSource = (
  reader: ReportReader,
  question: GraderQuestion,
) => Promise<readonly WaitingEntry[]>;

// The input and output of the thread that looks for the passages of one pair.
import type { passageOrigins } from '@elenchus/domain/similarity/passage-origin.ts';

export interface PairSide {
  readonly text: string;
  /** The newest saved versions, oldest first. */
  readonly versions: readonly { readonly text: string; readonly submissionDate: string }[];
  /** False when there are older versions that weren't read. */
  readonly isWhole: boolean;
  /** Start, end and words of each passage. */
  readonly ranges: readonly (readonly [number, number, number])[];
}

export interface PairTask {
  /** How long the history of a side is searched. */
  readonly milliseconds: number;
  readonly first: PairSide;
  readonly second: PairSide;
}

export interface SideAnswer {
  readonly origins: ReturnType<typeof passageOrigins>;
  /** False when some of the history wasn't searched. */
  readonly isWhole: boolean;
}

export interface PairAnswer {
  /** False when an essay is no longer the one that was compared. */
  readonly isCurrent: boolean;
  readonly first: SideAnswer;
  readonly second: SideAnswer;
}

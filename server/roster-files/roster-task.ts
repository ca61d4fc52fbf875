// The input and output of the thread that reads a roster file.
import type { Result } from '@elenchus/domain/base/result.ts';

export interface RosterTask {
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** The most rows that are read. */
  readonly rows: number;
  /** The most bytes to which a workbook may unpack. */
  readonly contentBytes: number;
}

export type RosterThreadAnswer = Result<
  readonly (readonly string[])[],
  'too-large' | 'unreadable' | 'protected'
>;

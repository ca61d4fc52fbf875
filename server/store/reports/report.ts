// A report: totals of a whole class, read and built in a separate thread, so that no other request waits for it.

import type { Result } from '@elenchus/domain/base/result.ts';
import type { CellsOfEach, ListStatement, RowsOfEach } from '../engine/read-rows.ts';
import type { Statement } from '../engine/sql.ts';

/** The bytes of an answer as they are sent. */
export type ReportBytes = Uint8Array<ArrayBuffer>;

export interface ReportReader {
  /** The rows of several statements as of one moment, each a list of values: objects would cost twice as much. */
  values<const Asked extends readonly ListStatement[]>(
    statements: Asked,
  ): Promise<CellsOfEach<Asked>>;
  /** The same for few rows, as objects. */
  rows<const Asked extends readonly Statement[]>(statements: Asked): Promise<RowsOfEach<Asked>>;
}

export type Report = (reader: ReportReader, input: never) => Promise<ReportOutcome>;

export type ReportOutcome = ReportBytes | Result<ReportBytes, 'no-grades'>;

export interface ReportRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

const encoder = new TextEncoder();

/** A text as the bytes of an answer. */
export function bytesOf(text: string | ReportBytes): ReportBytes {
  return typeof text === 'string' ? encoder.encode(text) : text;
}

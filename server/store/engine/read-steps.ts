// Runs a procedure that only reads, outside a transaction.

import type { Reader } from './database.ts';
import { awaitSteps, type Steps } from './procedure.ts';
import { asStored } from './read-rows.ts';

/** What the procedure returns. It decodes the rows itself. */
export function readSteps<Output>(reader: Reader, steps: Steps<Output>): Promise<Output> {
  return awaitSteps(steps, (statement) => reader.read(asStored(statement)));
}

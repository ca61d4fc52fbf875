// Asks the server what changes of the design would do to students.
import { callEndpoint } from '../../../calls/call-endpoint.ts';
import type { WeighChanges } from './change-weighing.ts';

/** Nobody waits longer than this: the change is then made without knowing. */
const PATIENCE_MS = 3000;

/** What the changes would do; it fails when the server does not answer in time. */
export function weighOnServer(courseID: string): WeighChanges {
  return ({ upserts, removals }) =>
    callEndpoint('POST /api/designConsequences/{courseID}', {
      params: { courseID },
      body: { designData: [...upserts], removed: [...removals] },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
}

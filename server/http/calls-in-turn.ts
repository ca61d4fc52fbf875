// Which calls of a person take turns with each other, and how much each of them may cost.
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import type { CallCost, CallerTurns } from './caller-turns.ts';
import { fail, type Failure } from './failure.ts';

const STILL_RUNNING = 'Too many of your requests are still running. Please try again in a moment.';

interface AskedCall {
  readonly name: EndpointName;
  readonly caller: Caller;
  readonly query: unknown;
}

/** Does the work when it is the caller's turn. Visitors don't wait for each other, and writes have their own queue. */
export async function inTurn(
  turns: CallerTurns,
  { name, caller, query }: AskedCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const cost = costOf(name, query);
  if (cost === null || caller.role === 'nobody') return work();
  return turns.take(foldName(caller.username), cost, work, stillRunning);
}

function stillRunning(): Failure {
  return fail('BUSY', { message: STILL_RUNNING });
}

/** null for a call that writes. */
function costOf(name: EndpointName, query: unknown): CallCost | null {
  const { costly, wholeClass }: Endpoint = endpointTable[name];
  if (costly || wholeClass === true) return 'large';
  if (wholeClass && !isGiven(query, wholeClass.unless)) return 'large';
  return name.startsWith('GET ') ? 'small' : null;
}

function isGiven(query: unknown, name: string): boolean {
  return typeof query === 'object' && query !== null && name in query;
}

// Sends a file of users. Browsers report the progress of an upload only for an XMLHttpRequest.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { NameOrder } from '@elenchus/domain/people/name-order.ts';
import { addressOf, CallFailure, readFailure } from '../call-endpoint.ts';

export type RosterReport = AnswerOf<'POST /api/users/{courseID}/batch-add'>;

/** A netID that was in the course before, with everyone who had it. */
export type FormerNetID = RosterReport['former'][number];

interface RosterOrder {
  readonly courseID: string;
  readonly file: File;
  /** Only reports what would happen. */
  readonly isPreview: boolean;
  /** How names that the file writes 'Last, First' are stored. */
  readonly names: NameOrder;
  /** Who each netID is that was in the course before: 'another', or the ID of a former person. */
  readonly people: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  /** How much of the file has been sent, from 0 to 1. */
  readonly onSent: (part: number) => void;
}

/** What the server did or would do with each row; throws CallFailure, or the signal's reason when aborted. */
export async function sendRoster(order: RosterOrder): Promise<RosterReport> {
  const { courseID, file, isPreview, names } = order;
  const address = addressOf('/api/users/{courseID}/batch-add', {
    params: { courseID },
    query: { preview: isPreview ? 'true' : 'false', ...(names === 'asWritten' && { names }) },
  });
  const form = new FormData();
  const people = [...order.people].map(([username, person]) => ({ username, person }));
  // The server reads the fields before the file.
  if (people.length > 0) form.set('people', JSON.stringify(people));
  form.set('file', file);
  const response = await post(address, form, order);
  if (!response.ok) throw await readFailure(response);
  // The server has checked its answer against the same table that this type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await response.json()) as RosterReport;
}

function post(
  address: string,
  form: FormData,
  { signal, onSent }: Pick<RosterOrder, 'signal' | 'onSent'>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const call = new XMLHttpRequest();
  const stop = (): void => call.abort();
  call.open('POST', address);
  call.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onSent(loaded / total);
  });
  call.addEventListener('load', () =>
    resolve(new Response(call.responseText, { status: call.status })),
  );
  call.addEventListener('error', () =>
    reject(new CallFailure(0, 'NETWORK_ERROR', 'Couldn’t reach the server.', [])),
  );
  call.addEventListener('abort', () => reject(signal.reason));
  call.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  call.send(form);
  return promise;
}

// Calls an endpoint of the contract. Only the types of the contract are imported, so its code isn't loaded.
import type { ErrorAnswer, ErrorCode } from '@elenchus/contract/error-catalog.ts';
import type { AnswerOf, CallOf, EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { takeEarlyAnswer } from '../opening/page/early-calls.ts';
import { noteServerTime } from '../opening/page/server-clock.ts';

/** The parts of a call that its endpoint has; parts without content are left out. */
type CallParts<Name extends EndpointName> = {
  readonly [
    Part in keyof CallOf<Name> as IsEmpty<CallOf<Name>[Part]> extends true ? never : Part
  ]: CallOf<Name>[Part];
} & {
  readonly signal?: AbortSignal;
  /** The call outlives the page. */ readonly keepalive?: boolean;
};

type IsEmpty<Part> = [Part] extends [undefined] ? true : keyof Part extends never ? true : false;

/** An answer that was not a success, or no answer at all (status 0). */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK_ERROR' | 'UNREADABLE_ANSWER';
  readonly details: readonly unknown[];
  /** After how many seconds the server wants the call again; 0 if it doesn't say so. */
  readonly retryAfter: number;

  constructor(
    status: number,
    code: CallFailure['code'],
    message: string,
    details: readonly unknown[],
    retryAfter = 0,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

interface LooseParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

/** Sends the call and answers what the endpoint answers; throws CallFailure otherwise. */
export async function callEndpoint<Name extends EndpointName>(
  name: Name,
  parts: CallParts<Name>,
): Promise<AnswerOf<Name>> {
  const response = await send(name, parts);
  noteServerTime(response.headers.get('date'));
  if (!response.ok) throw await readFailure(response);
  // The server has checked its answer against the same table that this type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await readAnswer(response, parts)) as AnswerOf<Name>;
}

/** The body of a success. A network with its own login page also answers 200, but with that page. */
async function readAnswer(response: Response, { signal }: LooseParts): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw error instanceof SyntaxError ? notOurs(0) : unreachable();
  }
}

async function send(name: EndpointName, parts: LooseParts): Promise<Response> {
  const [method = 'GET', template = ''] = name.split(' ');
  const hasBody = parts.body !== undefined;
  const address = addressOf(template, parts);
  const early = method === 'GET' ? await takeEarlyAnswer(address)?.catch(() => null) : null;
  if (early) return early;
  try {
    return await fetch(address, {
      method,
      credentials: 'same-origin',
      ...(hasBody && {
        body: JSON.stringify(parts.body),
        headers: { 'content-type': 'application/json' },
      }),
      ...(parts.signal && { signal: parts.signal }),
      ...(parts.keepalive && { keepalive: true }),
    });
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    throw unreachable();
  }
}

/** No answer arrived. */
export function unreachable(): CallFailure {
  return new CallFailure(0, 'NETWORK_ERROR', 'Couldn’t reach the server.', []);
}

/** The answer isn't one of ours. */
export function notOurs(status: number): CallFailure {
  const message = 'The server sent an answer that couldn’t be read. Please try again.';
  return new CallFailure(status, 'UNREADABLE_ANSWER', message, []);
}

/** The address of an endpoint with its parameters filled in. */
export function addressOf(template: string, { params = {}, query = {} }: LooseParts): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value = []] of Object.entries(query)) {
    for (const each of typeof value === 'object' ? value : [value])
      search.append(key, String(each));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** The body of a refusal. */
export async function readFailure(response: Response): Promise<CallFailure> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorAnswer(body)) return notOurs(response.status);
  const { error, message, details } = body;
  return new CallFailure(response.status, error, message, details, retryAfterOf(response));
}

/** The header can also have a date, which our server doesn't send. */
function retryAfterOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    'message' in body &&
    'details' in body
  );
}

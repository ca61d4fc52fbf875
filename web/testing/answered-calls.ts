// The network of a component test: calls are answered in the test, and both sides are held to the contract.
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { endpointTable } from '@elenchus/contract/endpoint-table.ts';
import type { AnswerOf, EndpointName, InputOf } from '@elenchus/contract/endpoint-table.ts';
import { errorCatalog, type ErrorCode } from '@elenchus/contract/error-catalog.ts';
import { vi } from 'vitest';

type Awaitable<Value> = Value | Promise<Value>;

/** What the test's server answers to each call. A finished Response is sent as it is. */
export type Answers = {
  readonly [Name in EndpointName]?: (
    input: Pick<InputOf<Name>, 'params' | 'query' | 'body'>,
  ) => Awaitable<AnswerOf<Name> | Response>;
} & { readonly 'GET /api/health'?: () => Awaitable<Response> };

export interface Network {
  /** The calls that were sent, each as 'POST /api/generate-pdf'. */
  readonly sent: readonly string[];
  /** Calls that the test has no answer for, and queries, bodies and answers that the contract doesn't allow. */
  readonly faults: readonly string[];
}

type LooseAnswer = (input: {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
}) => Awaitable<unknown>;

const specs: Readonly<Record<string, Endpoint | undefined>> = endpointTable;

/** Answers every call of the page until the test restores the globals. */
export function answerCalls(answers: Answers): Network {
  const sent: string[] = [];
  const faults: string[] = [];
  /** The page takes a call that throws for a lost connection, so the test must hear of it in another way. */
  const checked = <Value>(call: string, check: () => Value): Value => {
    try {
      return check();
    } catch (error) {
      faults.push(`${call}: ${String(error)}`);
      throw error;
    }
  };
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}): Promise<Response> => {
    options.signal?.throwIfAborted();
    const { pathname, searchParams } = new URL(address, location.href);
    const call = `${options.method ?? 'GET'} ${pathname}`;
    sent.push(call);
    const { name, params, answer } = checked(call, () => answerFor(answers, call));
    const body = checked(call, () => readBody(name, options.body));
    const query = checked(call, () => specs[name]?.query?.parse(Object.fromEntries(searchParams)));
    const given = await givenUp(Promise.resolve(answer({ params, query, body })), options.signal);
    return given instanceof Response ? given : checked(call, () => jsonAnswer(name, given));
  });
  return { sent, faults };
}

function answerFor(answers: Answers, call: string) {
  for (const [name, answer] of Object.entries(answers)) {
    const params = paramsOf(name, call);
    // Its own type was checked where the test wrote it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (params) return { name, params, answer: answer as LooseAnswer };
  }
  throw new TypeError('the test has no answer');
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in errorCatalog;
}

/** A refusal as the server sends it. */
export function refusal(
  code: ErrorCode,
  message: string = errorCatalog[code].sentence,
  details: readonly unknown[] = [],
): Response {
  const { status } = errorCatalog[code];
  return Response.json({ error: code, message, details }, { status });
}

/** A call that never reaches the server. */
export function noConnection(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

function paramsOf(name: string, call: string): Readonly<Record<string, string>> | null {
  const pattern = name.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`, 'u').exec(call);
  if (!match) return null;
  const named = Object.entries(match.groups ?? {});
  return Object.fromEntries(named.map(([key, value]) => [key, decodeURIComponent(value)]));
}

/** A body that the real server would refuse makes the test fail. */
function readBody(name: string, sent: RequestInit['body']): unknown {
  return typeof sent === 'string' ? specs[name]?.body?.parse(JSON.parse(sent)) : undefined;
}

/** An answer that the real server couldn't send makes the test fail. */
function jsonAnswer(name: string, answer: unknown): Response {
  return Response.json(specs[name]?.response.parse(answer));
}

function givenUp<Value>(
  answer: Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  if (!signal) return answer;
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([answer, promise]);
}

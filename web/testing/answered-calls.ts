// The network of a component test: calls are answered in the test, and both sides are held to the contract.
import { endpointTable } from '@elenchus/contract/endpoint-table.ts';
import type { AnswerOf, EndpointName, InputOf } from '@elenchus/contract/endpoint-table.ts';
import { errorCatalogue, type ErrorCode } from '@elenchus/contract/error-catalogue.ts';
import { vi } from 'vitest';

type Awaitable<Value> = Value | Promise<Value>;

/** What the test's server answers to each call. A finished Response is sent as it is. */
export type Answers = {
  readonly [Name in EndpointName]?: (
    input: Pick<InputOf<Name>, 'params' | 'body'>,
  ) => Awaitable<AnswerOf<Name> | Response>;
} & { readonly 'GET /api/health'?: () => Awaitable<Response> };

export interface Network {
  /** The calls that were sent, each as 'POST /api/generate-pdf'. */
  readonly sent: readonly string[];
  /** The calls that the test has no answer for. */
  readonly unexpected: readonly string[];
}

type LooseAnswer = (input: {
  params: Readonly<Record<string, string>>;
  body: unknown;
}) => Awaitable<unknown>;

/** Answers every call of the page until the test restores the globals. */
export function answerCalls(answers: Answers): Network {
  const sent: string[] = [];
  const unexpected: string[] = [];
  const loose = new Map<string, LooseAnswer>(
    Object.entries(answers).map(([name, answer]) => [name, answer as LooseAnswer]),
  );
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}): Promise<Response> => {
    options.signal?.throwIfAborted();
    const path = new URL(address, location.href).pathname;
    const call = `${options.method ?? 'GET'} ${path}`;
    sent.push(call);
    const found = [...loose.keys()].flatMap((name) => {
      const params = paramsOf(name, call);
      return params ? [{ name: name as EndpointName, params }] : [];
    })[0];
    if (!found) {
      unexpected.push(call);
      throw new TypeError(`The test has no answer for ${call}.`);
    }
    const body = readBody(found.name, options.body);
    const answer = await givenUp(
      Promise.resolve(loose.get(found.name)?.({ params: found.params, body })),
      options.signal,
    );
    return answer instanceof Response ? answer : jsonAnswer(found.name, answer);
  });
  return { sent, unexpected };
}

/** A refusal as the server sends it. */
export function refusal(
  code: ErrorCode,
  message: string = errorCatalogue[code].sentence,
  details: readonly unknown[] = [],
): Response {
  const { status } = errorCatalogue[code];
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
function readBody(name: EndpointName, sent: RequestInit['body']): unknown {
  const spec = endpointTable[name];
  return 'body' in spec && typeof sent === 'string' ? spec.body.parse(JSON.parse(sent)) : undefined;
}

/** An answer that the real server couldn't send makes the test fail. */
function jsonAnswer(name: EndpointName, answer: unknown): Response {
  return Response.json(endpointTable[name].response.parse(answer));
}

function givenUp<Value>(
  answer: Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  if (!signal) return answer;
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  return Promise.race([answer, promise]);
}

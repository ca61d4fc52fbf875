// Calls endpoints of the contract as one person, without a socket.
import { documentedErrors } from '@elenchus/contract/documented-errors.ts';
import type { ErrorAnswer } from '@elenchus/contract/error-catalog.ts';
import type { AnswerOf, CallOf, EndpointName } from '@elenchus/contract/endpoint-table.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface CallParts<Name extends EndpointName> {
  readonly params?: Partial<CallOf<Name>['params']>;
  readonly query?: CallOf<Name>['query'];
  readonly body?: CallOf<Name>['body'];
  readonly headers?: Readonly<Record<string, string>>;
  /** The raw body, if it isn't JSON or not what the contract describes. */
  readonly payload?: string | Buffer;
  readonly remoteAddress?: string;
}

export interface Reply<Name extends EndpointName> {
  readonly status: number;
  readonly body: AnswerOf<Name>;
  readonly error: ErrorAnswer;
  readonly response: LightMyRequestResponse;
}

/** A browser with its cookies, in one course. */
export class TestClient {
  readonly #http: FastifyInstance;
  readonly #course: string;
  readonly cookies: Map<string, string>;

  constructor(http: FastifyInstance, course: string, cookies: Iterable<[string, string]> = []) {
    this.#http = http;
    this.#course = course;
    this.cookies = new Map(cookies);
  }

  /** Whatever the server answers; cookies are kept as a browser keeps them. */
  async call<Name extends EndpointName>(
    name: Name,
    parts: CallParts<Name> = {},
  ): Promise<Reply<Name>> {
    const [method = 'GET', template = ''] = name.split(' ');
    const given: Record<string, string | undefined> = { courseID: this.#course, ...parts.params };
    const path = template.replaceAll(/\{(\w+)\}/g, (_place, parameter: string) =>
      encodeURIComponent(given[parameter] ?? ''),
    );
    const response = await this.#http.inject({
      method: method as 'GET',
      url: path,
      query: (parts.query ?? {}) as Record<string, string>,
      headers: { ...parts.headers, cookie: this.#cookieHeader() },
      ...(parts.remoteAddress && { remoteAddress: parts.remoteAddress }),
      ...(parts.body !== undefined && { payload: parts.body as object }),
      ...(parts.payload !== undefined && { payload: parts.payload }),
    });
    this.#keepCookies(response);
    const isPlain = response.headers['content-encoding'] === undefined;
    const isJson =
      isPlain && String(response.headers['content-type']).startsWith('application/json');
    const answer: unknown = isJson ? response.json() : undefined;
    expectDocumented(name, answer as Partial<ErrorAnswer> | undefined, response.statusCode);
    return {
      status: response.statusCode,
      body: answer as AnswerOf<Name>,
      error: answer as ErrorAnswer,
      response,
    };
  }

  /** The answer of a call that must succeed. */
  async ask<Name extends EndpointName>(
    name: Name,
    parts: CallParts<Name> = {},
  ): Promise<AnswerOf<Name>> {
    const { status, body, response } = await this.call(name, parts);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${response.body}`);
    return body;
  }

  /** The status and code of a call that must fail. */
  async refused<Name extends EndpointName>(
    name: Name,
    parts: CallParts<Name> = {},
  ): Promise<ErrorAnswer & { readonly status: number }> {
    const { status, error, response } = await this.call(name, parts);
    const fields = Object.keys(error ?? {})
      .toSorted()
      .join();
    if (status < 400 || fields !== 'details,error,message')
      throw new Error(`${name} answered ${status}: ${response.body.slice(0, 500)}`);
    return { ...error, status };
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(response: LightMyRequestResponse): void {
    for (const { name, value, ...cookie } of response.cookies) {
      const isGone = value === '' || (cookie.expires && cookie.expires.getTime() === 0);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Every answer that the tests provoke must be on the API page. */
function expectDocumented(
  name: EndpointName,
  answer: Partial<ErrorAnswer> | undefined,
  status: number,
): void {
  const code = status < 400 ? undefined : answer?.error;
  if (code !== undefined && !documentedErrors(name).has(code))
    throw new Error(`${name} answered ${code}, which its description does not name.`);
}

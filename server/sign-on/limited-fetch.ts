// Calls to the university's login: over TLS, without redirects, short and small.

/** Seconds. */
export const LONGEST_CALL = 5;
const MOST_BYTES = 256 * 1024;

interface CallOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

export class ForbiddenCall extends Error {
  override readonly name = 'ForbiddenCall';
}

export class TooLargeAnswer extends Error {
  override readonly name = 'TooLargeAnswer';
}

/** A fetch for one provider. Only a provider that is on this machine itself may be called without TLS. */
export function limitedFetch(issuer: string) {
  const isLocal = new URL(issuer).protocol === 'http:';
  return async (address: string, options: CallOptions): Promise<Response> => {
    const url = new URL(address);
    const isAllowed = url.protocol === 'https:' || (isLocal && url.host === new URL(issuer).host);
    if (!isAllowed) throw new ForbiddenCall('A call to the provider must use https.');
    const limit = AbortSignal.timeout(LONGEST_CALL * 1000);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    const init = { ...options, redirect: 'manual', signal } as RequestInit;
    const answer = await fetch(url, init);
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      throw new ForbiddenCall('The provider answered with a redirect.');
    }
    const body = await limitedBody(answer);
    const { status, headers } = answer;
    return new Response(body.length === 0 ? null : body, { status, headers });
  };
}

async function limitedBody(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the rest.
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new TooLargeAnswer('The provider sent more than 256 kB.');
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

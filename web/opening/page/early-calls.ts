// Hands over the answers that early-calls.js asked for before the page's scripts were there.

/** After this long (milliseconds since the page was opened), an answer that nothing has taken is too old to show. */
export const FRESH_FOR = 10_000;

/**
 * The early answer for an address. Only the first request gets it; undefined when there is none.
 * From then on early-calls.js does not ask for it any more.
 */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const calls: unknown = Reflect.get(globalThis, 'elenchusEarlyCalls');
  if (!(calls instanceof Map)) return undefined;
  const answer: unknown = calls.get(address);
  calls.set(address, null);
  return answer instanceof Promise && performance.now() < FRESH_FOR ? answer : undefined;
}

/** The version of an early answer; null when there is none. To be asked before the answer is taken. */
export async function tagOfEarlyAnswer(address: string): Promise<string | null> {
  const calls: unknown = Reflect.get(globalThis, 'elenchusEarlyCalls');
  const answer: unknown = calls instanceof Map ? calls.get(address) : undefined;
  if (!(answer instanceof Promise) || performance.now() > FRESH_FOR) return null;
  const response: unknown = await answer.catch(() => null);
  // A proxy that compresses the answer weakens its version.
  return response instanceof Response
    ? (response.headers.get('etag')?.replace(/^W\//, '') ?? null)
    : null;
}

/** Drops the answers that nothing has taken: another person is logged in from now on. */
export function dropEarlyAnswers(): void {
  Reflect.deleteProperty(globalThis, 'elenchusEarlyCalls');
}

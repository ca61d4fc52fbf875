// Hands over the answers that early-calls.js asked for before the page's scripts were there.

/** After this long (milliseconds since the page was opened) an answer that nobody has fetched is too old to be shown. */
const FRESH_FOR = 10_000;

/** The early answer of an address, which only the first to ask gets; undefined when there is none. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const calls: unknown = Reflect.get(globalThis, 'elenchusEarlyCalls');
  if (!(calls instanceof Map)) return undefined;
  const answer: unknown = calls.get(address);
  calls.delete(address);
  return answer instanceof Promise && performance.now() < FRESH_FOR ? answer : undefined;
}

/** Forgets what nobody has fetched yet: somebody else is logged in from now on. */
export function dropEarlyAnswers(): void {
  Reflect.deleteProperty(globalThis, 'elenchusEarlyCalls');
}

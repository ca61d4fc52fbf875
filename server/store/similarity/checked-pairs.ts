// The JSON of a finished plagiarism check, without one person or with another key for them.

/** The check without the pairs in which the person is one of the two. */
export function withoutPairsOf(result: string, key: string): string {
  const findings: unknown = JSON.parse(result);
  const pairs = isRecord(findings) ? findings['pairs'] : undefined;
  if (!isRecord(findings) || !Array.isArray(pairs)) return result;
  const others = pairs.filter((pair) => !isSideOf(pair, key));
  if (others.length === pairs.length) return result;
  const pairCount = Number(findings['pairCount']) - (pairs.length - others.length);
  return JSON.stringify({ ...findings, pairs: others, pairCount });
}

/** The check in which the person's sides have the new key. */
export function withPairsOf(result: string, from: string, to: string): string {
  const findings: unknown = JSON.parse(result);
  const pairs = isRecord(findings) ? findings['pairs'] : undefined;
  if (!isRecord(findings) || !Array.isArray(pairs)) return result;
  const renamed = pairs.map((pair: unknown) => withSides(pair, from, to));
  const isSame = renamed.every((pair, index) => pair === pairs[index]);
  return isSame ? result : JSON.stringify({ ...findings, pairs: renamed });
}

/** Whether one of the two sides of a pair is this person's. */
export function isSideOf(pair: unknown, key: string): boolean {
  if (!isRecord(pair)) return false;
  return [pair['first'], pair['second']].some(
    (side) => isRecord(side) && side['usernameKey'] === key,
  );
}

function withSides(pair: unknown, from: string, to: string): unknown {
  if (!isRecord(pair)) return pair;
  const sides = ['first', 'second'].flatMap((name) => {
    const side = pair[name];
    const isOwn = isRecord(side) && side['usernameKey'] === from;
    return isOwn ? [[name, { ...side, usernameKey: to }] as const] : [];
  });
  return sides.length === 0 ? pair : { ...pair, ...Object.fromEntries(sides) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

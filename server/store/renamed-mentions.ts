// JSON that the database keeps, with the new key of a person whose work moved.

/**
 * A value of the log with the new key everywhere it names the person: as its subject, as TA, as author, as
 * the last editor, as second reader or as the one who got a request.
 */
export function withMentionsOf(text: string | null, from: string, to: string): string | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(value)) return text;
  const changes = ['usernameKey', 'ta', 'author', 'changedBy', 'reader', 'givenTo'].flatMap(
    (name) => (value[name] === from ? [[name, to] as const] : []),
  );
  return changes.length === 0 ? text : JSON.stringify({ ...value, ...Object.fromEntries(changes) });
}

/** A finished plagiarism check in which the person's sides have the new key. */
export function withPairsOf(result: string, from: string, to: string): string {
  const findings: unknown = JSON.parse(result);
  const pairs = isRecord(findings) ? findings['pairs'] : undefined;
  if (!isRecord(findings) || !Array.isArray(pairs)) return result;
  const renamed = pairs.map((pair: unknown) => withSides(pair, from, to));
  const isSame = renamed.every((pair, place) => pair === pairs[place]);
  return isSame ? result : JSON.stringify({ ...findings, pairs: renamed });
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

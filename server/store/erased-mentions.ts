// JSON that the database keeps about others, without the name of a person who was erased.

/**
 * A value of the log with another name everywhere it names the person: as TA, as the author or last editor of a comment
 * or grade, as second reader, or as the one who got a request.
 */
export function withoutMentions(text: string | null, key: string, erased: string): string | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(value)) return text;
  const changes = {
    ...(value['ta'] === key && { ta: '' }),
    ...(value['author'] === key && { author: erased }),
    ...(value['changedBy'] === key && { changedBy: erased }),
    ...(value['reader'] === key && { reader: erased }),
    ...(value['givenTo'] === key && { givenTo: erased }),
  };
  return JSON.stringify({ ...value, ...changes });
}

/** A finished plagiarism check without the pairs in which the person is one of the two. */
export function withoutPairsOf(result: string, key: string): string {
  const findings: unknown = JSON.parse(result);
  const pairs = isRecord(findings) ? findings['pairs'] : undefined;
  if (!isRecord(findings) || !Array.isArray(pairs)) return result;
  const others = pairs.filter((pair) => !isSideOf(pair, key));
  if (others.length === pairs.length) return result;
  const pairCount = Number(findings['pairCount']) - (pairs.length - others.length);
  return JSON.stringify({ ...findings, pairs: others, pairCount });
}

/** Whether one of the two sides of a pair is this person's. */
export function isSideOf(pair: unknown, key: string): boolean {
  if (!isRecord(pair)) return false;
  return [pair['first'], pair['second']].some(
    (side) => isRecord(side) && side['usernameKey'] === key,
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Small reads that don't wait for each other, as one.

import type { Reader } from './database.ts';
import type { Statement } from './sql.ts';
import { trusted } from './trusted.ts';

interface Waiting {
  readonly statement: Statement;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The results of several reads that are all asked for at once: in one question where an engine has a cheaper way for
 * that. For small reads, because the first one then waits for the last.
 */
export async function gathered<const Asked extends readonly Promise<unknown>[]>(
  reader: Reader,
  ask: (gathering: Reader) => Asked,
): Promise<{ -readonly [Place in keyof Asked]: Awaited<Asked[Place]> }> {
  if (reader.readGathered === undefined) return Promise.all(ask(reader));
  const waiting: Waiting[] = [];
  const results = Promise.all(
    ask({
      read: <Row>(statement: Statement<Row>) =>
        new Promise<Row[]>((resolve, reject) => {
          waiting.push({ statement, resolve: (rows) => resolve(trusted<Row[]>(rows)), reject });
        }),
      readTogether: (statements) => reader.readTogether(statements),
    }),
  );
  try {
    const found = await reader.readGathered(waiting.map(({ statement }) => statement));
    for (const [place, { resolve }] of waiting.entries()) resolve(found[place] ?? []);
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
  return results;
}

// Several reads of one moment whose rows are found by name, however many statements each of them has.

import type { Reader } from './database.ts';
import type { Statement } from './sql.ts';
import { trusted } from './trusted.ts';

type Asked = Readonly<Record<string, Statement | readonly Statement[]>>;

/** The rows of a name: of all its statements, one after the other. */
export type NamedRows<Given extends Asked> = {
  readonly [Name in keyof Given]: Given[Name] extends Statement<infer Row>
    ? Row[]
    : Given[Name] extends readonly Statement<infer Row>[]
      ? Row[]
      : never;
};

/** The rows of each name; nothing is read if no name has a statement. */
export async function readNamed<const Given extends Asked>(
  reader: Reader,
  given: Given,
): Promise<NamedRows<Given>> {
  const groups = Object.entries(given).map(([name, asked]) => [name, listOf(asked)] as const);
  const statements = groups.flatMap(([, asked]) => asked);
  const tables = statements.length === 0 ? [] : [...(await reader.readTogether(statements))];
  const rows = groups.map(([name, asked]) => [name, tables.splice(0, asked.length).flat()]);
  return trusted<NamedRows<Given>>(Object.fromEntries(rows));
}

function listOf(asked: Statement | readonly Statement[]): readonly Statement[] {
  return 'parts' in asked ? [asked] : asked;
}

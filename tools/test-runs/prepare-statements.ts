// Checks that PostgreSQL can prepare every statement that the tests ran on SQLite, as the product writes it for
// PostgreSQL. So all SQL is checked on both engines, even when a test runs on one of them only.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  openPostgresConnections,
  type PostgresSession,
} from '../../server/store/engine/postgres-connections.ts';
import {
  databaseAt,
  dropDatabase,
  makeTemplate,
} from '../../server/store/testing/postgres-databases.ts';
import { startThrowawayPostgres } from '../../server/store/testing/throwaway-postgres.ts';
import type { Shard } from './shard.ts';
import { nothing, type TestCounts } from './test-counts.ts';

interface BrokenStatement {
  readonly text: string;
  readonly reason: string;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const NOTES = new URL('./note-statements.cjs', import.meta.url);
/**
 * Fewer statements mean that they weren't noted: the server tests run more than a thousand. A shard has few of
 * them.
 */
const LEAST = 500;
/** The store's own tests look at SQLite itself, and query a table that doesn't exist. */
const OF_TESTS =
  /^\s*(?:pragma|explain query plan)\b|\bsqlite_(?:master|schema)\b|\bfrom nowhere$/iu;
/** The number of words in a row that are compared with the source files. */
const WORDS = 3;

/** An empty folder for the notes, and the environment that makes every process of a run write them there. */
export function startNoting(folder: string): Readonly<Record<string, string>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const load = `--require ${JSON.stringify(fileURLToPath(NOTES))}`;
  const options = [process.env['NODE_OPTIONS'] ?? '', load].join(' ').trim();
  return { NOTED_STATEMENTS: folder, NODE_OPTIONS: options };
}

/** The noted statements, without those that a killed process left unfinished. */
export function notedStatements(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => !OF_TESTS.test(text));
}

/** The statements that PostgreSQL refuses to prepare. */
export async function refusedStatements(
  { command }: Pick<PostgresSession, 'command'>,
  texts: readonly string[],
): Promise<readonly BrokenStatement[]> {
  const broken: BrokenStatement[] = [];
  for (const text of texts) {
    try {
      await command(`prepare noted as ${text}`);
      await command('deallocate noted');
    } catch (error) {
      broken.push({ text, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return broken;
}

/** The file that contains most of a statement; null when no file contains any of it. */
export function fileOfStatement(text: string, files: readonly SourceFile[]): string | null {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const starts = words.slice(0, Math.max(1, words.length - WORDS + 1));
  const parts = starts.map((_, index) => words.slice(index, index + WORDS).join(' '));
  const found = files.map((file) => {
    const inOneLine = file.text.replaceAll(/\s+/gu, ' ');
    return { path: file.path, count: parts.filter((part) => inOneLine.includes(part)).length };
  });
  const best = found.toSorted((one, other) => other.count - one.count)[0];
  return best === undefined || best.count === 0 ? null : best.path;
}

/** Prepares all noted statements and prints those that fail, each with its reason and its file. */
export async function prepareStatements(
  folder: string,
  files: readonly SourceFile[],
  { count }: Shard,
  print: (text: string) => void,
): Promise<TestCounts> {
  const texts = notedStatements(folder);
  if (texts.length < LEAST / (count * count)) {
    print(`FAILED statements: only ${texts.length} were noted while the tests ran on SQLite.\n`);
    return { ...nothing, failed: 1 };
  }
  const given = process.env['DATABASE_URL'];
  const server = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startThrowawayPostgres();
  if (typeof server === 'string') {
    print(`*** SKIPPED: no statement is prepared on PostgreSQL, because ${server}. ***\n`);
    return { ...nothing, skipped: 1 };
  }
  const broken = await refusedOn(server.url, texts);
  await server.stop();
  for (const { text, reason } of broken) {
    const file = fileOfStatement(text, files) ?? 'a file that builds it';
    print(`FAILED statement of ${file}, on PostgreSQL: ${reason}\n${text}\n`);
  }
  if (broken.length === 0) print(`ok     ${texts.length} statements prepared on PostgreSQL\n`);
  return { ...nothing, passed: broken.length === 0 ? 1 : 0, failed: broken.length };
}

async function refusedOn(
  serverUrl: string,
  texts: readonly string[],
): Promise<readonly BrokenStatement[]> {
  const name = await makeTemplate(serverUrl);
  const connections = openPostgresConnections(databaseAt(serverUrl, name), 1);
  try {
    return await connections.use((session) => refusedStatements(session, texts));
  } finally {
    await connections.close();
    await dropDatabase(serverUrl, name);
  }
}

// The papers for universities in docs/adoption/ claim nothing without a verdict and a proof, name only tests that exist,
// and leave out no criterion of the standards that they report on.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';

const FOLDER = 'docs/adoption';
const papers = globSync('*.md', { cwd: path.join(projectFolder, FOLDER) });

/** The column of a table that has its verdict, and the words that it may have. */
const VERDICTS: Readonly<Record<string, readonly string[]>> = {
  conformance: ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'],
  verdict: ['met', 'not met', 'does not apply'],
  answer: ['yes', 'partly', 'no', 'does not apply'],
  state: ['planned', 'under way', 'considered', 'not planned'],
};

/** The numbers of the published standards: `number level name`, and for each section `requirement/level`. */
const standards = JSON.parse(textOf('tools/checks/published-standards.json')) as {
  readonly wcag: readonly string[];
  readonly asvs: Readonly<Record<string, string>>;
};

function textOf(file: string): string {
  return readFileSync(path.join(projectFolder, file), 'utf8');
}

function paperOf(name: string): string {
  return textOf(path.join(FOLDER, name));
}

/** A row of a table: its cells by the headings of their columns, in lowercase. */
type Row = Readonly<Record<string, string>>;

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** The rows of every table of a text. */
function rowsOf(text: string): Row[] {
  const tables = text.match(/(?:^\|.*\|\n)+/gm) ?? [];
  return tables.flatMap((table) => {
    const [head = '', , ...lines] = table.trim().split('\n');
    const names = cellsOf(head);
    return lines.map((line) => {
      const cells = cellsOf(line);
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    });
  });
}

interface Link {
  readonly words: string;
  readonly target: string;
}

function linksOf(text: string): Link[] {
  return [...text.matchAll(/\[("[^"]*"|[^\]]*)\]\(([^)\s]+)\)/g)].map(
    ([, words = '', target = '']) => ({ words, target }),
  );
}

/** The fault of a link to a file: the file is missing, or doesn't have the test that the words quote. */
function faultOf({ words, target }: Link): string | null {
  if (/^https?:/.test(target)) return null;
  const file = path.join(FOLDER, target.split('#')[0] ?? '');
  if (!existsSync(path.join(projectFolder, file))) return `${target} is missing`;
  const title = /^"(.*)"$/.exec(words)?.[1];
  if (title === undefined || textOf(file).includes(title)) return null;
  return `${target} has no test “${title}”`;
}

/** The faults in the rows of a paper. A table that only explains words has neither a verdict nor a proof. */
function rowFaults(text: string): string[] {
  return rowsOf(text).flatMap((row) => {
    const name = Object.values(row)[0] ?? '';
    const faults: string[] = [];
    for (const [column, allowed] of Object.entries(VERDICTS)) {
      const verdict = row[column];
      if (verdict === undefined) continue;
      if (!allowed.includes(verdict)) faults.push(`${name}: “${verdict}” is no ${column}`);
      if (row['proof'] === undefined) faults.push(`${name}: no column for the proof`);
    }
    const proof = row['proof'];
    if (proof !== undefined && linksOf(proof).length === 0) faults.push(`${name}: no proof`);
    return faults;
  });
}

describe.each(papers)('%s', (name) => {
  const text = paperOf(name);

  test('links to files that exist and quotes tests that they have', () => {
    expect(linksOf(text).flatMap((link) => faultOf(link) ?? [])).toEqual([]);
  });

  test('has a verdict and a proof in every row', () => {
    expect(rowsOf(text).length).toBeGreaterThan(2);
    expect(rowFaults(text)).toEqual([]);
  });
});

test('every criterion of WCAG 2.2 A and AA has one row', () => {
  const reported = rowsOf(paperOf('accessibility.md'))
    .filter(({ level }) => level !== undefined)
    .map(({ criterion = '', level = '' }) => criterion.replace(' ', ` ${level} `));
  expect(reported.toSorted()).toEqual(standards.wcag.toSorted());
});

test('every requirement of ASVS 5.0 of levels 1 and 2 has one row', () => {
  const published = Object.entries(standards.asvs).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number) => `${section}.${number}`),
  );
  const reported = rowsOf(paperOf('security-verification.md'))
    .filter(({ number }) => number !== undefined)
    .map(({ number, level }) => `${number}/${level}`);
  expect(reported.toSorted()).toEqual(published.toSorted());
});

test('the counts of verdicts are those of the rows', () => {
  const conformance = rowsOf(paperOf('accessibility.md')).filter(
    ({ level }) => level !== undefined,
  );
  const counts = (VERDICTS['conformance'] ?? []).map(
    (word) => `${conformance.filter((row) => row['conformance'] === word).length} ${word}`,
  );
  expect(paperOf('accessibility.md')).toContain(`Of 55 criteria: ${counts.join(', ')}.`);
  const rows = rowsOf(paperOf('security-verification.md'));
  for (const level of ['1', '2']) {
    const total = rows.find((row) => row['level'] === level && row['number'] === undefined);
    for (const verdict of VERDICTS['verdict'] ?? []) {
      const found = rows.filter((row) => row['level'] === level && row['verdict'] === verdict);
      expect([level, verdict, total?.[verdict]]).toEqual([level, verdict, String(found.length)]);
    }
  }
});

test('every file of the server that uses cryptography is in the inventory', () => {
  const files = globSync('server/**/*.ts', { cwd: projectFolder, exclude: ['**/node_modules/**'] });
  const users = files
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => /from '(?:node:crypto|@node-rs\/argon2)'/.test(textOf(file)));
  const [, inventory = ''] = paperOf('security-verification.md').split('## Cryptography in use');
  expect(users.length).toBeGreaterThan(10);
  expect(users.filter((file) => !inventory.includes(`](../../${file})`))).toEqual([]);
});

test('every table of the database is on the privacy sheet', () => {
  const schema = textOf('server/store/schema.sql');
  const tables = [...schema.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name);
  const sheet = paperOf('privacy.md');
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((name) => !sheet.includes(`\`${name}\``))).toEqual([]);
});

describe('a fault is found', () => {
  test.each([
    ['a file that is missing', { words: 'x', target: '../../no/such.test.ts' }, /is missing/],
    ['a test that is missing', { words: '"no such test"', target: '../../README.md' }, /no test/],
  ])('%s', (_name, link, fault) => {
    expect(faultOf(link)).toMatch(fault);
  });

  test.each([
    ['an unknown word', '| x | nearly | [a](a) |', ['x: “nearly” is no verdict']],
    ['no verdict', '| x |  | [a](a) |', ['x: “” is no verdict']],
    ['no proof', '| x | met | seen |', ['x: no proof']],
    ['nothing', '| x | met | [a](a) |', []],
  ])('%s', (_name, row, faults) => {
    expect(rowFaults(`| number | verdict | proof |\n| --- | --- | --- |\n${row}\n`)).toEqual(
      faults,
    );
  });
});

// The facts about the tables agree with the schema.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TABLES, type PersonStep } from './all-tables.ts';
import type { TableFacts } from './table-facts.ts';

const SCHEMA = readFileSync(new URL('../schema.sql', import.meta.url), 'utf8');

/** The text between the parentheses of each table. */
const BODIES = new Map(
  [...SCHEMA.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].map(
    ([, name = '', body = '']) => [name, body],
  ),
);

function columnsOf(table: string): string[] {
  const body = BODIES.get(table) ?? '';
  return [...body.matchAll(/^ {2}(?!primary |foreign |check )(\w+) /gm)].map(
    ([, name = '']) => name,
  );
}

/** Columns that have the key of a person, with the tables in which they don't. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  username_key: ['former_people'],
  record: [],
  ta: [],
  changed_by: [],
  added_by: [],
  started_by: [],
  assigned_to: [],
  author: [],
  reader: [],
  owner: [],
  grader_key: [],
  actor: ['installation_log'],
  subject: ['identities', 'installation_log'],
};

/** These columns are the business of a step. */
const COVERED: Readonly<Record<PersonStep, readonly string[]>> = {
  'audit log': ['actor', 'subject'],
  'people in the audit log': ['username_key'],
  'security log': ['actor', 'subject'],
  'failed logins': [],
  'students of a TA': ['ta'],
  'announcements to the students of a TA': [],
  'places last visited': [],
  'pairs of essays': [],
};

/** What the facts of a table deal with. */
function coveredIn({ person }: TableFacts): string[] {
  if (person === 'about nobody') return [];
  const steps = (person.steps ?? []) as readonly PersonStep[];
  return [
    ...(person.rows?.by ?? []),
    ...Object.keys(person.names ?? {}),
    ...steps.flatMap((step) => COVERED[step]),
  ];
}

test('every table of the schema has facts, and no other', () => {
  expect(TABLES.map(([table]) => table).toSorted()).toEqual([...BODIES.keys()].toSorted());
  expect(TABLES.length).toBeGreaterThan(30);
});

test('the order satisfies foreign keys', () => {
  const seen = new Set<string>();
  for (const [table] of TABLES) {
    const parents = [...(BODIES.get(table) ?? '').matchAll(/references (\w+)/g)];
    for (const [, parent = ''] of parents) expect([table, seen.has(parent)]).toEqual([table, true]);
    seen.add(table);
  }
});

describe.each(TABLES)('%s', (table, facts) => {
  const columns = columnsOf(table);
  const body = BODIES.get(table) ?? '';

  test('belongs to a course if it has a column for it', () => {
    const { course } = facts;
    const key = /primary key \((?:course, )?([^)]+)\)/.exec(body)?.[1]?.split(', ');
    const known = typeof course === 'object' && 'key' in course ? course.key : undefined;
    const isOfCourse = columns.includes('course') && table !== 'courses';
    expect(known).toEqual(isOfCourse ? key : undefined);
  });

  test('names every column that has a person, and only columns that it has', () => {
    const withPeople = columns.filter((column) => PEOPLE[column]?.includes(table) === false);
    const covered = coveredIn(facts);
    expect([...new Set(covered)].toSorted()).toEqual(withPeople.toSorted());
    if (facts.person === 'about nobody') return;
    const { copies } = facts.person;
    const copied = Object.values(copies === 'not copied' ? {} : copies).flatMap((copy) =>
      copy === 'own statement' ? [] : [...(copy.by ?? []), ...(copy.order ?? [])],
    );
    expect(copied.filter((column) => !columns.includes(column))).toEqual([]);
  });

  test('leaves rows to a foreign key only if the database deletes them', () => {
    const rows = facts.person === 'about nobody' ? undefined : facts.person.rows;
    if (rows?.whenErased !== 'by foreign key') return;
    const [by = ''] = rows.by;
    expect(body).toMatch(
      new RegExp(String.raw`foreign key \([^)]*${by}[^)]*\) references[^;]*on delete cascade`),
    );
  });
});

test('a step that nobody wrote does not compile', () => {
  // @ts-expect-error all others are missing
  const steps: Readonly<Record<PersonStep, string>> = { 'audit log': '' };
  expect(Object.keys(steps)).toHaveLength(1);
});

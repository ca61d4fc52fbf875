import { describe, expect, test } from 'vitest';
import {
  doubledComplaints,
  exportComplaints,
  followNames,
  oracleComplaints,
} from './check-exports.ts';
import { moduleOutline } from './module-outline.ts';

function outlines(texts: Readonly<Record<string, string>>) {
  return new Map(Object.entries(texts).map(([path, text]) => [path, moduleOutline(path, text)]));
}

/** The complaints about files of which server/main.ts is the program. */
function complaints(texts: Readonly<Record<string, string>>): string[] {
  return exportComplaints(followNames(outlines(texts), ['server/main.ts']), []);
}

const used = 'export function used() { return 1; }\n';

describe('an exported name', () => {
  test('is reached through the declarations that use it', () => {
    expect(
      complaints({
        'server/main.ts': "import { start } from './start.ts';\nstart();",
        'server/start.ts':
          "import { used as other } from './used.ts';\nexport const start = () => other();",
        'server/used.ts': used,
      }),
    ).toEqual([]);
  });

  test.each([
    ['nothing uses', '', 'nothing uses it'],
    [
      'only a test uses',
      "import { spare } from '../used.ts';\nspare();",
      'only tests and tools reach it',
    ],
  ])('that %s is named', (_name, testText, complaint) => {
    const found = complaints({
      'server/main.ts': "import { used } from './used.ts';\nused();",
      'server/used.ts': `${used}export function spare() { return used(); }`,
      'server/testing/used.test.ts': testText,
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^server/used.ts#spare: ${complaint}`));
  });

  test('that only a function uses which itself is only tested, is named with it', () => {
    const found = complaints({
      'server/main.ts': '',
      'server/rule.ts': "import { used } from './used.ts';\nexport const rule = () => used();",
      'server/used.ts': used,
      'server/rule.test.ts': "import { rule } from './rule.ts';\nrule();",
    });
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'server/rule.ts#rule',
      'server/used.ts#used',
    ]);
  });

  test('that only its own file uses need not be exported', () => {
    const [complaint] = complaints({
      'server/main.ts': "import { start } from './start.ts';\nstart();",
      'server/start.ts': `${used}export const start = () => used();`,
    });
    expect(complaint).toBe('server/start.ts#used: no other file uses it; remove the word export');
  });

  test('is not reached by a parameter, a field or a label of the same name', () => {
    const [complaint] = complaints({
      'server/main.ts': "import { start } from './start.ts';\nstart(2, { used: 1 });",
      'server/start.ts': `${used}export const start = (used: number, at: { used: number }) => used + at.used;`,
    });
    expect(complaint).toMatch(/^server\/start.ts#used: nothing uses it/);
  });

  test.each([
    [
      'a type',
      "import type { used } from './used.ts';\nexport const start: used = 1;",
      'export type used = number;',
    ],
    ['a lazy part', "export const start = async () => (await import('./used.ts')).used;", used],
    [
      'a lazy part by its name',
      "export const start = async () => { const { used } = await import('./used.ts'); return used; };",
      used,
    ],
    ['something passed on', "export { used as start } from './used.ts';", used],
    ['a component', "import { used } from './used.ts';\nexport const start = () => used;", used],
  ])('is reached as %s', (_name, start, text) => {
    const main = "import { start } from './start.ts';\nstart;";
    expect(
      complaints({ 'server/main.ts': main, 'server/start.ts': start, 'server/used.ts': text }),
    ).toEqual([]);
  });

  test('is reached in a thread that the program starts', () => {
    expect(
      complaints({
        'server/main.ts': "new Worker(new URL('./thread.ts', import.meta.url));",
        'server/thread.ts': "import { used } from './used.ts';\nused();",
        'server/used.ts': used,
      }),
    ).toEqual([]);
  });

  test('is not reached by what a file does only when it is the program', () => {
    const [complaint] = complaints({
      'server/main.ts': "import './other.ts';",
      'server/other.ts': "import { used } from './used.ts';\nif (import.meta.main) used();",
      'server/used.ts': used,
    });
    expect(complaint).toMatch(/^server\/used.ts#used: nothing uses it/);
  });

  test('of the product is not reached by a tool that measures it, one of the tools is', () => {
    const all = outlines({
      'server/main.ts': '',
      'scripts/bench.ts':
        "import { used } from '../server/used.ts';\nimport { part } from '../tools/bench/part.ts';\nif (import.meta.main) part(used);",
      'tools/bench/part.ts': 'export const part = (value: unknown) => value;',
      'server/used.ts': used,
    });
    const found = followNames(all, ['server/main.ts'], ['scripts/bench.ts']);
    expect(exportComplaints(found, [])).toEqual([
      expect.stringMatching(/^server\/used.ts#used: only tests and tools reach it/),
    ]);
  });

  test('is not reached by way of a testing folder', () => {
    const [complaint] = complaints({
      'server/main.ts': "import { help } from './testing/help.ts';\nhelp();",
      'server/testing/help.ts':
        "import { used } from '../used.ts';\nexport const help = () => used();",
      'server/used.ts': used,
    });
    expect(complaint).toMatch(/only tests and tools reach it/);
  });
});

describe('an oracle', () => {
  const oracle = {
    oracle: 'domain/rule.ts#rule',
    comparedWith: 'server/query.ts#query',
    test: 'server/rule.test.ts',
  };
  const files = {
    'domain/rule.ts': 'export const rule = 1;',
    'server/query.ts': 'export const query = 1;',
  };
  const both =
    "import { rule } from '@elenchus/domain/rule.ts';\nimport { query } from './query.ts';\nexpect(query).toBe(rule);";

  test('may be reached by its test alone', () => {
    const all = outlines({
      ...files,
      'server/main.ts': "import { query } from './query.ts';\nquery;",
      'server/rule.test.ts': both,
    });
    const found = followNames(all, ['server/main.ts']);
    expect(exportComplaints(found, [oracle])).toEqual([]);
    expect(exportComplaints(found, [])).toHaveLength(1);
  });

  test.each([
    ['both', both, []],
    ['only itself', both.replace(/.*query.ts.*\n/, ''), [/does not use server\/query.ts#query/]],
    ['no test', null, [/does not exist/]],
  ])('has a test that uses %s', (_name, text, expected) => {
    const all = outlines({ ...files, ...(text !== null && { 'server/rule.test.ts': text }) });
    const found = oracleComplaints(all, [oracle]);
    expect(found).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  test('may be compared with an endpoint', () => {
    const text = "import { rule } from '@elenchus/domain/rule.ts';\nask('GET /api/rule', rule);";
    const all = outlines({ ...files, 'server/rule.test.ts': text });
    expect(oracleComplaints(all, [{ ...oracle, comparedWith: 'GET /api/rule' }])).toEqual([]);
  });
});

test('a name that two files export is renamed, or listed with a reason', () => {
  const all = outlines({
    'web/a.ts': 'export const Same = 1;',
    'web/b.ts': 'export type Same = 2;',
    'web/c.test.ts': 'export const Same = 3;',
  });
  expect(doubledComplaints(all, {})).toEqual([
    'Same is exported by web/a.ts and web/b.ts; rename one',
  ]);
  expect(doubledComplaints(all, { Same: 'a reason' })).toEqual([]);
  expect(doubledComplaints(new Map(), { Same: 'a reason' })).toHaveLength(1);
});

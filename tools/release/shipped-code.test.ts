import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';
import { shippedCode } from './shipped-code.ts';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'elenchus-shipped-'));
});

afterEach(() => rmSync(project, { recursive: true }));

function ship(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const { files: shipped } = shippedCode(project, ['server/start.ts']);
  return Object.fromEntries(shipped.map(({ path, content }) => [path, content.toString()]));
}

describe('a program with a file of each kind', () => {
  const files = {
    'server/start.ts': `import { add } from '@elenchus/domain/base/add.ts';
import type { Shape } from './shape.ts';
const thread = new URL('./thread.ts', import.meta.url);
const text = read('../texts/page.typ');
const own = read('../package.json');
export const total: number = add(1, 2);
`,
    'server/shape.ts': 'export interface Shape { readonly x: number }',
    'server/thread.ts': "export const name = 'thread';",
    'server/start.test.ts': "import './start.ts';",
    'domain/base/add.ts': 'export const add = (a: number, b: number): number => a + b;',
    'texts/page.typ': 'page',
    'package.json': '{}',
  };

  test('ships what is reached, and nothing else', () => {
    expect(Object.keys(ship(files))).toEqual([
      'domain/base/add.js',
      'server/start.js',
      'server/thread.js',
      'texts/page.typ',
    ]);
  });

  test('removes types and gives files the names that they have', () => {
    const { 'server/start.js': start = '' } = ship(files);
    expect(start).toContain("import { add } from '../domain/base/add.js';");
    expect(start).toContain("new URL('./thread.js', import.meta.url)");
    expect(start).not.toContain('number');
    expect(start).not.toContain('.ts');
    expect(start.split('\n')).toHaveLength(files['server/start.ts'].split('\n').length);
  });
});

test.each([
  ['an import', "import './gone.ts';", 'server/start.ts refers to ./gone.ts, which isn’t there'],
  ['a package of ours', "import '@elenchus/domain/gone.ts';", '@elenchus/domain/gone.ts'],
  ['a thread', "new Worker(new URL('./gone.ts', import.meta.url));", './gone.ts'],
  ['a computed place', 'new URL(`${name}/`, import.meta.url);', 'READ_FOLDERS'],
])('refuses %s that it can’t follow', (_name, code, sentence) => {
  expect(() => ship({ 'server/start.ts': code })).toThrow(sentence.replace('’', "'"));
});

test('the product can be followed: no test, no tool and no command of the repository is in it', () => {
  const { files, folders } = shippedCode(projectFolder);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'commands/elenchus.cjs',
      'server/store/engine/sqlite-writer.js',
      'server/pdf/pdf-child.js',
      'server/pdf/pdf-template.typ',
      'server/holidays/holiday-table.json',
    ]),
  );
  expect(
    paths.filter((path) => /\.test\.|\/testing\/|^(?:tools|scripts|e2e|web)\//u.test(path)),
  ).toEqual([]);
  expect(folders).toEqual(['server/pdf/fonts', 'web/dist']);
});

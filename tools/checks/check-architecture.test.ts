import { expect, test } from 'vitest';
import { architectureComplaints } from './check-architecture.ts';
import { importsOf, type SourceFile } from './source-tree.ts';

function file(path: string, text: string): SourceFile {
  return { path, text, imports: importsOf(path, text) };
}

/** A tree in which every given file is used by a test, so that only the planted fault is reported. */
function complaints(...files: readonly SourceFile[]): string[] {
  const wanted = files.map(({ path }) => `import '@elenchus/${path}';`).join('\n');
  return architectureComplaints([...files, file('scripts/everything.test.ts', wanted)]);
}

const cases: readonly { name: string; files: SourceFile[]; expected: RegExp }[] = [
  {
    name: 'an upward import inside a room',
    files: [
      file('domain/base/low.ts', "import { a } from '../course/high.ts';"),
      file('domain/course/high.ts', ''),
    ],
    expected: /base is below course/,
  },
  {
    name: 'an upward import of a type alone',
    files: [
      file('domain/logic/low.ts', "import type { A } from '../visibility/high.ts';"),
      file('domain/visibility/high.ts', ''),
    ],
    expected: /logic is below visibility/,
  },
  {
    name: 'an import between folders that stand beside each other',
    files: [
      file('domain/logic/a.ts', "import { b } from '../schedule/b.ts';"),
      file('domain/schedule/b.ts', ''),
    ],
    expected: /stand beside each other/,
  },
  {
    name: 'an upward import from a folder that has a level of its own',
    files: [
      file('web/opening/page/a.ts', "import { b } from '../../lib/b.ts';"),
      file('web/lib/b.ts', ''),
    ],
    expected: /opening\/page is below lib/,
  },
  {
    name: 'an upward import to the folder around one that has a level of its own',
    files: [
      file('web/lib/a.ts', "import { b } from '../opening/b.ts';"),
      file('web/opening/b.ts', ''),
    ],
    expected: /lib is below opening/,
  },
  {
    name: 'an import into a higher room',
    files: [
      file('domain/base/a.ts', "import { b } from '@elenchus/server/store/b.ts';"),
      file('server/store/b.ts', ''),
    ],
    expected: /domain may not import from server/,
  },
  {
    name: 'a demo course that uses a tool',
    files: [
      file('demo/a.ts', "import { b } from '../tools/bench/b.ts';"),
      file('tools/bench/b.ts', ''),
    ],
    expected: /demo may not import from tools/,
  },
  {
    name: 'a tool that uses a command',
    files: [
      file('tools/programs/a.ts', "import { b } from '../../scripts/b.ts';"),
      file('scripts/b.ts', ''),
    ],
    expected: /tools may not import from scripts/,
  },
  {
    name: 'an import that runs over several lines',
    files: [
      file('domain/base/a.ts', "import {\n  b,\n  type C,\n} from '../course/b.ts';"),
      file('domain/course/b.ts', ''),
    ],
    expected: /base is below course/,
  },
  {
    name: 'a helper for tests in the product',
    files: [
      file('server/features/a.ts', "import { b } from '../testing/b.ts';"),
      file('server/testing/b.ts', ''),
    ],
    expected: /features is below testing/,
  },
  {
    name: 'a cycle inside one folder',
    files: [
      file('domain/base/a.ts', "import './b.ts';"),
      file('domain/base/b.ts', "export * from './a.ts';"),
    ],
    expected: /import cycle: domain\/base\/a.ts -> domain\/base\/b.ts -> domain\/base\/a.ts/,
  },
  {
    name: 'a dependency of the domain',
    files: [file('domain/base/a.ts', "import { z } from 'zod';")],
    expected: /the domain has no dependency/,
  },
  {
    name: 'a clock in the domain',
    files: [file('domain/base/a.ts', 'export const now = Date.now();')],
    expected: /no clock, chance or output, but uses Date.now/,
  },
  { name: 'a drawer', files: [file('web/lib/utils.ts', '')], expected: /a drawer name/ },
  {
    name: 'two files of a folder that differ only in their extension',
    files: [file('web/lib/paths.tsx', ''), file('web/lib/paths.ts', '')],
    expected: /web\/lib\/paths exists twice/,
  },
  {
    name: 'a feature that imports another',
    files: [
      file('web/features/grading/desk/a.tsx', "import { B } from '../setup/b.tsx';"),
      file('web/features/grading/setup/b.tsx', ''),
    ],
    expected: /may not import another feature/,
  },
  {
    name: 'schemas of the contract in the browser',
    files: [
      file('web/calls/a.ts', "import { b } from '@elenchus/contract/b.ts';"),
      file('contract/b.ts', ''),
    ],
    expected: /takes only types from the contract/,
  },
  {
    name: 'a migration that depends on a rule',
    files: [
      file(
        'server/store/migrations/0040-new-grades.ts',
        "import { grade } from '@elenchus/domain/grading/grade.ts';",
      ),
      file('domain/grading/grade.ts', ''),
    ],
    expected: /0040-new-grades.ts: a migration may import only migrations/,
  },
  {
    name: 'a migration that depends on a store',
    files: [
      file(
        'server/store/migrations/frozen/old-rows.ts',
        "import { b } from '../../rows-store.ts';",
      ),
      file('server/store/rows-store.ts', ''),
    ],
    expected: /old-rows.ts: a migration may import only migrations/,
  },
  {
    name: 'example calls in the product',
    files: [
      file('server/features/a.ts', "import { b } from '@elenchus/contract/b-api.examples.ts';"),
      file('contract/b-api.examples.ts', ''),
    ],
    expected: /only tests and tools may import examples/,
  },
  {
    name: 'an unplaced folder',
    files: [file('domain/novel/a.ts', '')],
    expected: /not in the order/,
  },
];

test.each(cases)('reports $name', ({ files, expected }) => {
  expect(complaints(...files).join('\n')).toMatch(expected);
});

test('reports a file that nothing imports', () => {
  expect(architectureComplaints([file('domain/base/alone.ts', '')])).toEqual([
    'domain/base/alone.ts: nobody imports this file',
  ]);
});

test('accepts a name that another folder has too', () => {
  expect(complaints(file('web/lib/paths.ts', ''), file('web/ui/fields/paths.ts', ''))).toEqual([]);
});

test('accepts imports that go down, and words of the clock in comments', () => {
  const low = file('domain/base/low.ts', '// never Date.now()\nexport const a = 1;');
  const high = file(
    'domain/logic/high.ts',
    "import { a } from '../base/low.ts';\nexport const b = a;",
  );
  expect(complaints(low, high)).toEqual([]);
});

test('accepts a migration with a frozen copy of what it needs', () => {
  const copy = file('server/store/migrations/frozen/old-rows.ts', 'export const a = 1;');
  const migration = file(
    'server/store/migrations/0040-new-rows.ts',
    "import { run } from '../engine/procedure.ts';\nimport { a } from './frozen/old-rows.ts';",
  );
  const engine = file('server/store/engine/procedure.ts', 'export const run = 1;');
  expect(complaints(copy, migration, engine)).toEqual([]);
});

test('accepts example calls in tests, in their helpers and in tools', () => {
  const examples = file('contract/b-api.examples.ts', 'export const b = 1;');
  const text = "import { b } from '@elenchus/contract/b-api.examples.ts';";
  const readers = ['server/features/a.test.ts', 'server/testing/c.ts', 'tools/prove/d.ts'];
  expect(complaints(examples, ...readers.map((path) => file(path, text)))).toEqual([]);
});

test('takes a folder inside another one for a part of it, unless it has a level of its own', () => {
  const page = file('web/opening/page/a.ts', 'export const a = 1;');
  const lib = file('web/lib/b.ts', "export { a } from '../opening/page/a.ts';");
  const deep = file('web/features/c/deep/c.ts', "export { a } from '../../../lib/b.ts';");
  const above = file('web/opening/d.ts', "export { a } from '../features/c/deep/c.ts';");
  expect(complaints(page, lib, deep, above)).toEqual([]);
});

test('accepts a test that uses the helpers for tests of its room', () => {
  const help = file('server/testing/help.ts', 'export const a = 1;');
  const beside = file('server/features/a.test.ts', "import { a } from '../testing/help.ts';");
  expect(complaints(help, beside)).toEqual([]);
});

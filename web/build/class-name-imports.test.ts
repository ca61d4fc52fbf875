/// <reference types="node" />
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { classNameImports, withClassConstants } from './class-name-imports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
  writeFileSync(path.join(folder, 'row.module.css'), '.row { color: red } .cell { margin: 0 }');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('only imports of style sheets change', () => {
  const other = "import { a } from './a.ts';\n";
  expect(withClassConstants(other)).toBeNull();
  expect(withClassConstants(`${other}import styles from './row.module.css';\n`)).toBe(
    `${other}import * as styles from './row.module.css';\n`,
  );
});

test('a built script has the name of the class in its place, and no table of classes', async () => {
  const { script } = await built(
    "import styles from './row.module.css';\nconsole.log(styles.row);\n",
  );
  expect(script).toMatch(/console\.log\([`"'][\w-]*row[\w-]*[`"']\)/);
  expect(script).not.toContain('cell');
});

test('the style sheet stays in the build with all its rules', async () => {
  const { script, style } = await built(
    "import styles from './row.module.css';\nconsole.log(styles.row);\n",
  );
  const [, name] = /[`"']([\w-]*row[\w-]*)[`"']/.exec(script) ?? [];
  expect(style).toContain(`.${name}{color:red}`);
  expect(style).toContain('margin:0');
});

test('a class that its style sheet lacks stops the build', async () => {
  const missing = "import styles from './row.module.css';\nconsole.log(styles.column);\n";
  await expect(built(missing)).rejects.toThrow('column');
});

/** What a build makes of a file beside the style sheet. */
async function built(text: string): Promise<{ readonly script: string; readonly style: string }> {
  const file = path.join(folder, 'page.ts');
  writeFileSync(file, text);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [classNameImports()],
    build: { write: false, rolldownOptions: { input: file } },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return {
    script: outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n'),
    style: outputs.flatMap((output) => (output.type === 'asset' ? [output.source] : [])).join('\n'),
  };
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';
import { KEPT_FONTS, keptFiles } from './collect-fonts.ts';

test.each(KEPT_FONTS)('the files of %s are those of its package, with its licence', (name) => {
  const files = keptFiles(name);
  expect(files.length).toBeGreaterThan(1);
  for (const { path, content } of files) expect(readFileSync(path).equals(content)).toBe(true);
});

test('no other file is kept', () => {
  const kept = globSync('*/*', { cwd: join(projectFolder, 'server/pdf/fonts') });
  expect(kept).toHaveLength(KEPT_FONTS.flatMap((name) => keptFiles(name)).length);
});

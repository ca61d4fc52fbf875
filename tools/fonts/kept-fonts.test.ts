import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONTS_FOLDER, KEPT_FONTS, keptFiles } from './kept-fonts.ts';

test.each(KEPT_FONTS)('the files of %s are those of its package, with its license', (name) => {
  const files = keptFiles(name);
  expect(files.length).toBeGreaterThan(1);
  for (const { path, content } of files) expect(readFileSync(path).equals(content)).toBe(true);
});

test('no other file is kept', () => {
  const kept = globSync('*/*', { cwd: FONTS_FOLDER });
  expect(kept).toHaveLength(KEPT_FONTS.flatMap((name) => keptFiles(name)).length);
});

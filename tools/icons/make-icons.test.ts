// Checks that every icon of the screens is drawn as Tabler draws it, and that there is no other icon.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wantedFiles } from './make-icons.ts';

const folder = new URL('../../web/ui/', import.meta.url);

test('the icons in web/ui are what tools/icons/make-icons.ts makes now', () => {
  const paths = globSync(['icons.ts', 'icons/*'], { cwd: fileURLToPath(folder) });
  const found = paths.map((path) => {
    const name = path.replaceAll('\\', '/');
    return [name, readFileSync(new URL(name, folder), 'utf8')] as const;
  });
  expect(found.length).toBeGreaterThan(50);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wantedFiles()));
});

// Copies the font files that documents use from their packages into server/pdf/fonts, with their licenses. usage:
// node tools/fonts/make-fonts.ts (after a version in tools/package.json has changed)
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS_FOLDER, KEPT_FONTS, keptFiles } from './kept-fonts.ts';

rmSync(FONTS_FOLDER, { recursive: true, force: true });
for (const name of KEPT_FONTS) {
  mkdirSync(join(FONTS_FOLDER, name), { recursive: true });
  for (const { path, content } of keptFiles(name)) writeFileSync(path, content);
}

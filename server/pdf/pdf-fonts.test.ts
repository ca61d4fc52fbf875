import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allFonts, fontFiles, textFont } from './pdf-fonts.ts';

test.each(allFonts.map((font) => [font.family, font] as const))(
  '%s is installed, and no weight is there that nothing uses',
  (_, font) => {
    const files = fontFiles(font);
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((file) => !existsSync(file) || /Thin|Light|Black|Medium/u.test(file)),
    ).toEqual([]);
  },
);

test('text has regular, semibold and bold, each upright and italic', () => {
  expect(fontFiles(textFont)).toHaveLength(6);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontFamilies, fontFolders } from './pdf-fonts.ts';

test('a document calls the fonts of its own scripts, and first', () => {
  const english = fontFamilies('Socrates');
  expect(english.filter((family) => /Thai|Bengali/u.test(family))).toEqual([]);
  expect(fontFamilies('Socrates โสกราตีส').slice(0, 2)).toEqual([
    'Libertinus Serif',
    'Noto Sans Thai',
  ]);
  expect(fontFamilies('知').indexOf('Noto Sans S Chinese')).toBe(1);
});

test('signs that belong to no script find their fonts in every document', () => {
  const { length } = fontFamilies('知');
  for (const text of ['', 'Socrates', '한국어', 'العربية'])
    expect(fontFamilies(text)).toHaveLength(length);
  expect(fontFamilies('Socrates')).toEqual(
    expect.arrayContaining(['Amiri', 'Noto Sans S Chinese', 'NanumMyeongjo', 'Noto Color Emoji']),
  );
});

test('every font is installed', () => {
  expect(fontFolders().filter((folder) => !existsSync(folder))).toEqual([]);
});

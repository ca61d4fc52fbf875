// Where the fonts are that the typesetter does not bring itself. It loads a file only when a glyph of it is needed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fontPackages = ['amiri', 'noto-sans-symbols-2', 'nanum-myeongjo', 'noto-color-emoji'];

function folderOf(module: string): string {
  return dirname(fileURLToPath(import.meta.resolve(module)));
}

/** The folders of the added fonts: Arabic, symbols, Korean, emoji, Chinese. */
export function fontFolders(): string[] {
  return [
    ...fontPackages.map((name) => folderOf(`@expo-google-fonts/${name}/package.json`)),
    join(folderOf('@embedpdf/fonts-sc'), '..', 'fonts'),
  ];
}

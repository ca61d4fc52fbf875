// Which fonts there are for which scripts, and where their files are.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { USED_WEIGHTS } from './used-weights.mjs';

export type PdfFont = {
  readonly family: string;
  /** The scripts it is the font for, as Unicode names them. */
  readonly scripts: readonly string[];
  /** Where its files are. */
  readonly folder: URL;
};

/** A font whose files are in fonts/ (tools/fonts/make-fonts.ts). */
const kept = (name: string, family: string, ...scripts: string[]): PdfFont => ({
  folder: new URL(`fonts/${name}/`, import.meta.url),
  family,
  scripts,
});

/** A font whose files are large: they stay in their package. */
const packaged = (file: string, folder: string, family: string, ...scripts: string[]): PdfFont => ({
  folder: new URL(folder, import.meta.resolve(file)),
  family,
  scripts,
});

export const textFont = kept(
  'libertinus-serif',
  'Libertinus Serif',
  'Latin',
  'Greek',
  'Cyrillic',
  'Hebrew',
);
export const codeFont = kept('libertinus-mono', 'Libertinus Mono');
/** The font of the signs before an option (○ ◉ ☐ ☑), which the template requests by name. */
export const optionFont = kept('noto-sans-symbols-2', 'Noto Sans Symbols 2', 'Braille');

export const scriptFonts: readonly PdfFont[] = [
  kept('noto-serif-bengali', 'Noto Serif Bengali', 'Bengali'),
  kept('noto-serif-telugu', 'Noto Serif Telugu', 'Telugu'),
  kept('noto-sans-tamil', 'Noto Sans Tamil', 'Tamil'),
  kept('noto-sans-gujarati', 'Noto Sans Gujarati', 'Gujarati'),
  kept('noto-sans-gurmukhi', 'Noto Sans Gurmukhi', 'Gurmukhi'),
  kept('noto-sans-kannada', 'Noto Sans Kannada', 'Kannada'),
  kept('noto-sans-malayalam', 'Noto Sans Malayalam', 'Malayalam'),
  kept('noto-sans-sinhala', 'Noto Sans Sinhala', 'Sinhala'),
  kept('noto-sans-thai', 'Noto Sans Thai', 'Thai'),
  kept('noto-sans-lao', 'Noto Sans Lao', 'Lao'),
  kept('noto-sans-khmer', 'Noto Sans Khmer', 'Khmer'),
  kept('noto-sans-myanmar', 'Noto Sans Myanmar', 'Myanmar'),
  kept('noto-sans-armenian', 'Noto Sans Armenian', 'Armenian'),
  kept('noto-sans-georgian', 'Noto Sans Georgian', 'Georgian'),
  kept('noto-sans-ethiopic', 'Noto Sans Ethiopic', 'Ethiopic'),
  kept('noto-sans-cherokee', 'Noto Sans Cherokee', 'Cherokee'),
  kept('noto-sans-coptic', 'Noto Sans Coptic', 'Coptic'),
  kept('noto-serif-devanagari', 'Noto Serif Devanagari', 'Devanagari'),
  kept('amiri', 'Amiri', 'Arabic'),
  packaged(
    '@embedpdf/fonts-sc',
    '../fonts/',
    'Noto Sans S Chinese',
    'Han',
    'Hiragana',
    'Katakana',
    'Bopomofo',
  ),
  packaged('@expo-google-fonts/nanum-myeongjo/package.json', './', 'NanumMyeongjo', 'Hangul'),
];

/** Fonts of signs that belong to no script, in the order in which they are tried. */
export const signFonts: readonly PdfFont[] = [
  kept('libertinus-math', 'Libertinus Math'),
  optionFont,
  kept('noto-sans-math', 'Noto Sans Math'),
  packaged('@expo-google-fonts/noto-color-emoji/package.json', './', 'Noto Color Emoji'),
];

export const allFonts: readonly PdfFont[] = [textFont, codeFont, ...scriptFonts, ...signFonts];

/** The scripts whose letters can be printed, as Unicode names them. */
export const printableScripts: readonly string[] = allFonts.flatMap(({ scripts }) => scripts);

/** A pattern for any letter of the scripts. */
export function lettersOf(scripts: readonly string[]): string {
  return scripts.map((script) => String.raw`\p{Script=${script}}`).join('');
}

/** The files of a font, in the weights that the template uses. */
export function fontFiles(font: PdfFont): string[] {
  const folder = fileURLToPath(font.folder);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => USED_WEIGHTS.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

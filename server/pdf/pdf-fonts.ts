// Which fonts there are for which scripts, and where their files are.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { USED_WEIGHTS } from './used-weights.mjs';

export type PdfFont = {
  readonly family: string;
  /** The scripts it is the font for, as Unicode names them. */
  readonly scripts: readonly string[];
  readonly module: string;
  /** From the module to its font files. */
  readonly files: string;
};

const google = (name: string, family: string, ...scripts: string[]): PdfFont => ({
  module: `@expo-google-fonts/${name}/package.json`,
  files: '.',
  family,
  scripts,
});

export const textFont = google(
  'libertinus-serif',
  'Libertinus Serif',
  'Latin',
  'Greek',
  'Cyrillic',
  'Hebrew',
);
export const codeFont = google('libertinus-mono', 'Libertinus Mono');
/** The font of the signs before an option (○ ◉ ☐ ☑), which the template requests by name. */
export const optionFont = google('noto-sans-symbols-2', 'Noto Sans Symbols 2', 'Braille');

export const scriptFonts: readonly PdfFont[] = [
  google('noto-serif-bengali', 'Noto Serif Bengali', 'Bengali'),
  google('noto-serif-telugu', 'Noto Serif Telugu', 'Telugu'),
  google('noto-sans-tamil', 'Noto Sans Tamil', 'Tamil'),
  google('noto-sans-gujarati', 'Noto Sans Gujarati', 'Gujarati'),
  google('noto-sans-gurmukhi', 'Noto Sans Gurmukhi', 'Gurmukhi'),
  google('noto-sans-kannada', 'Noto Sans Kannada', 'Kannada'),
  google('noto-sans-malayalam', 'Noto Sans Malayalam', 'Malayalam'),
  google('noto-sans-sinhala', 'Noto Sans Sinhala', 'Sinhala'),
  google('noto-sans-thai', 'Noto Sans Thai', 'Thai'),
  google('noto-sans-lao', 'Noto Sans Lao', 'Lao'),
  google('noto-sans-khmer', 'Noto Sans Khmer', 'Khmer'),
  google('noto-sans-myanmar', 'Noto Sans Myanmar', 'Myanmar'),
  google('noto-sans-armenian', 'Noto Sans Armenian', 'Armenian'),
  google('noto-sans-georgian', 'Noto Sans Georgian', 'Georgian'),
  google('noto-sans-ethiopic', 'Noto Sans Ethiopic', 'Ethiopic'),
  google('noto-sans-cherokee', 'Noto Sans Cherokee', 'Cherokee'),
  google('noto-sans-coptic', 'Noto Sans Coptic', 'Coptic'),
  google('noto-serif-devanagari', 'Noto Serif Devanagari', 'Devanagari'),
  google('amiri', 'Amiri', 'Arabic'),
  {
    module: '@embedpdf/fonts-sc',
    files: '../fonts',
    family: 'Noto Sans S Chinese',
    scripts: ['Han', 'Hiragana', 'Katakana', 'Bopomofo'],
  },
  google('nanum-myeongjo', 'NanumMyeongjo', 'Hangul'),
];

/** Fonts of signs that belong to no script, in the order in which they are tried. */
export const signFonts: readonly PdfFont[] = [
  google('libertinus-math', 'Libertinus Math'),
  optionFont,
  google('noto-sans-math', 'Noto Sans Math'),
  google('noto-color-emoji', 'Noto Color Emoji'),
];

export const allFonts: readonly PdfFont[] = [textFont, codeFont, ...scriptFonts, ...signFonts];

/** The scripts whose letters can be printed, as Unicode names them. */
export const printableScripts: readonly string[] = allFonts.flatMap(({ scripts }) => scripts);

/** A pattern for any letter of the scripts. */
export function lettersOf(scripts: readonly string[]): string {
  return scripts.map((script) => String.raw`\p{Script=${script}}`).join('');
}

/** The files of a font, in the weights that the template uses. */
export function fontFiles({ module, files }: PdfFont): string[] {
  const folder = join(dirname(fileURLToPath(import.meta.resolve(module))), files);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => USED_WEIGHTS.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

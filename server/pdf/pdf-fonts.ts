// Which fonts set which scripts, and where their files are. A file is loaded only when a glyph of it is needed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type AddedFont = {
  readonly module: string;
  /** From the module to its font files. */
  readonly files: string;
  readonly family: string;
  readonly scripts: readonly string[];
};

const google = (name: string, family: string, ...scripts: string[]): AddedFont => ({
  module: `@expo-google-fonts/${name}/package.json`,
  files: '.',
  family,
  scripts,
});

// Some of their signs belong to no script (、「」،), so that they stand by in every document.
const standingFonts: readonly AddedFont[] = [
  google('amiri', 'Amiri', 'Arabic'),
  {
    module: '@embedpdf/fonts-sc',
    files: '../fonts',
    family: 'Noto Sans S Chinese',
    scripts: ['Han', 'Hiragana', 'Katakana', 'Bopomofo'],
  },
  google('nanum-myeongjo', 'NanumMyeongjo', 'Hangul'),
];
const symbolFonts: readonly AddedFont[] = [
  google('noto-sans-symbols-2', 'Noto Sans Symbols 2', 'Braille'),
  google('noto-color-emoji', 'Noto Color Emoji'),
];
const calledFonts: readonly AddedFont[] = [
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
  google('noto-serif-devanagari', 'Noto Serif Devanagari', 'Devanagari'),
];
const scriptFonts = [...calledFonts, ...standingFonts];
const addedFonts = [...scriptFonts, ...symbolFonts];
// What the typesetter brings itself.
const ownScripts = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Cherokee', 'Coptic'];

/** The scripts whose letters can be printed, as Unicode names them. */
export const printableScripts: readonly string[] = [
  ...ownScripts,
  ...addedFonts.flatMap(({ scripts }) => scripts),
];

/** A pattern for any letter of the scripts. */
export function lettersOf(scripts: readonly string[]): string {
  return scripts.map((script) => String.raw`\p{Script=${script}}`).join('');
}

const patterns = new Map(
  scriptFonts.map((font) => [font, new RegExp(`[${lettersOf(font.scripts)}]`, 'u')]),
);

/**
 * The families in the order in which a glyph is looked for: a font that does not have it costs as much as the one
 * that does, so those of the document's own scripts come first and those of scripts it has nothing of do not come.
 */
export function fontFamilies(text: string): string[] {
  const distinct = [...new Set(text)].join('');
  const isCalled = (font: AddedFont): boolean => patterns.get(font)?.test(distinct) ?? false;
  const called = scriptFonts.filter(isCalled);
  const standing = standingFonts.filter((font) => !isCalled(font));
  return [
    'Libertinus Serif',
    ...[...called, ...standing].map(({ family }) => family),
    'New Computer Modern',
    'New Computer Modern Math',
    ...symbolFonts.map(({ family }) => family),
  ];
}

/** The folders of the added fonts. */
export function fontFolders(): string[] {
  return addedFonts.map(({ module, files }) =>
    join(dirname(fileURLToPath(import.meta.resolve(module))), files),
  );
}

// The font files that are kept in server/pdf/fonts, so that a host needs no package for each script. Three families stay
// packages, because their files are large.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { USED_WEIGHTS } from '../../server/pdf/used-weights.mjs';
import { projectFolder } from '../programs/run-step.ts';

const FROM = join(projectFolder, 'node_modules', '@expo-google-fonts');
export const FONTS_FOLDER = join(projectFolder, 'server', 'pdf', 'fonts');

const LICENSE = 'LICENSE_FONT';

/** The families that are kept as files, by their names in the packages. */
export const KEPT_FONTS = [
  'amiri',
  'libertinus-math',
  'libertinus-mono',
  'libertinus-serif',
  'noto-sans-armenian',
  'noto-sans-cherokee',
  'noto-sans-coptic',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-kannada',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-malayalam',
  'noto-sans-math',
  'noto-sans-myanmar',
  'noto-sans-sinhala',
  'noto-sans-symbols-2',
  'noto-sans-tamil',
  'noto-sans-thai',
  'noto-serif-bengali',
  'noto-serif-devanagari',
  'noto-serif-telugu',
] as const;

interface KeptFile {
  readonly path: string;
  readonly content: Buffer;
}

/** The files of a family as they are kept. */
export function keptFiles(name: string): KeptFile[] {
  const folder = join(FROM, name);
  const fonts = globSync('**/*.ttf', { cwd: folder }).filter((path) => USED_WEIGHTS.test(path));
  return [
    ...fonts.map((path) => ({
      path: join(FONTS_FOLDER, name, basename(path)),
      content: readFileSync(join(folder, path)),
    })),
    { path: join(FONTS_FOLDER, name, LICENSE), content: licenseOf(name) },
  ];
}

/** One package leaves the text out: its authors and its license are those of its sisters. */
function licenseOf(name: string): Buffer {
  const file = join(FROM, name, LICENSE);
  if (existsSync(file)) return readFileSync(file);
  const sister = readFileSync(join(FROM, 'noto-sans-thai', LICENSE), 'utf8');
  return Buffer.from(sister.replace('notofonts/thai', `notofonts/${name.split('-').at(-1)}`));
}

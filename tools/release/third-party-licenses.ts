// Collects the licenses of everything by others in a release, in one file.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameAndVersion, type ReleasePart } from './release-parts.ts';
import { LEGAL_FILE } from './shipped-packages.ts';

/** A package for another platform isn't on this machine: its license is that of a similar package that is. */
const SISTERS: readonly (readonly [pattern: RegExp, sister: RegExp])[] = [
  [/^node-(?:bin-)?(?:darwin|linux|win)-/u, /^node-(?:bin-)?(?:darwin|linux|win)-[\w-]+$/u],
  [/^@node-rs\/argon2-/u, /^@node-rs\/argon2$/u],
];

const STANDARD_TEXTS = join(import.meta.dirname, 'license-texts');
const RULE = '='.repeat(80);

export function thirdPartyLicenses(project: string, parts: readonly ReleasePart[]): string {
  const byText = Map.groupBy(parts, (part) => legalText(project, part, parts));
  const sections = [...byText].map(([text, same]) => {
    const names = same.map((part) => `${nameAndVersion(part)} (${part.license})`);
    return `${RULE}\n${names.join('\n')}\n${RULE}\n\n${text}\n`;
  });
  return `Elenchus is made with the following packages, fonts and data by others.\n\n${sections.join('\n')}`;
}

function legalText(project: string, part: ReleasePart, parts: readonly ReleasePart[]): string {
  const own = textsIn(join(project, part.legalPlace ?? part.place));
  if (own !== '') return own;
  const [, sister] = SISTERS.find(([pattern]) => pattern.test(part.name)) ?? [];
  for (const each of parts) {
    const text = sister?.test(each.name) ? textsIn(join(project, each.place)) : '';
    if (text !== '') return text;
  }
  return standardText(project, part);
}

/** The license files of a folder, or '' when it has none. */
function textsIn(folder: string): string {
  if (!existsSync(folder)) return '';
  const names = readdirSync(folder)
    .filter((name) => LEGAL_FILE.test(name))
    .toSorted();
  const files = names.map((name) => join(folder, name)).filter((file) => statSync(file).isFile());
  return files
    .map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/** For packages that name their license and omit its text. */
function standardText(project: string, { name, place, license }: ReleasePart): string {
  const file = join(STANDARD_TEXTS, `${license}.txt`);
  if (!existsSync(file)) throw new Error(`${name} has no license text, and ${license} isn’t known`);
  const { author } = JSON.parse(readFileSync(join(project, place, 'package.json'), 'utf8')) as {
    readonly author?: string | { readonly name?: string };
  };
  const by = typeof author === 'string' ? author : author?.name;
  return `${by === undefined ? '' : `Author: ${by}\n\n`}${readFileSync(file, 'utf8').trim()}`;
}

// Fails when the RULES.md files and the titles of the tests don't list the same rules, when something cites a rule
// that does not exist, or when docs/rules.md is out of date.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';
import { readRulePages, type RulePage } from '../rules/rule-pages.ts';
import { rulesIndex } from '../rules/rules-index.ts';
import { readSourceTree, type SourceFile } from './source-tree.ts';

const QUOTED = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/** The numbers of the rules that the pages list. */
function listedRules(pages: readonly RulePage[]): string[] {
  return pages.flatMap(({ families }) => families.flatMap(({ rules }) => rules));
}

/** The words before the numbers: the families into which the rules are divided. */
function familiesOf(pages: readonly RulePage[]): Set<string> {
  return new Set(pages.flatMap(({ families }) => families.map(({ name }) => name)));
}

/** The numbers of the rules of the given families that a test file names in a quoted title. */
function namedRules(testText: string, families: ReadonlySet<string>): string[] {
  const ids = [...testText.matchAll(QUOTED)].flatMap(
    ([quoted]) => quoted.match(/\b[A-Z]+-\d+\b/g) ?? [],
  );
  return ids.filter((id) => families.has(id.split('-')[0] ?? ''));
}

/** Every disagreement between the pages and the tests. */
export function ruleComplaints(pages: readonly RulePage[], testTexts: readonly string[]): string[] {
  const listed = listedRules(pages);
  const families = familiesOf(pages);
  const named = new Set(testTexts.flatMap((text) => namedRules(text, families)));
  const once = new Set(listed);
  return [
    ...listed
      .filter((id, at) => listed.indexOf(id) !== at)
      .map((id) => `${id} is listed twice: ${placesOf(pages, id).join(', ')}`),
    ...[...once].filter((id) => !named.has(id)).map((id) => `${id} has no test`),
    ...[...named]
      .filter((id) => !once.has(id))
      .map((id) => `${id} is tested, but no RULES.md lists it`),
  ];
}

function placesOf(pages: readonly RulePage[], id: string): string[] {
  return pages.flatMap(({ path, families }) =>
    families.flatMap(({ rules }) => rules.filter((rule) => rule === id).map(() => path)),
  );
}

/** Rules below the heading of another family, and families that have different titles in two files. */
export function headingComplaints(pages: readonly RulePage[]): string[] {
  const titles = new Map<string, string>();
  return pages.flatMap(({ path, families }) =>
    families.flatMap(({ name, title, rules }) => {
      const first = titles.getOrInsert(name, title);
      const strays = rules.filter((id) => !id.startsWith(`${name}-`));
      return [
        ...strays.map((id) => `${path}: ${id} is below the heading of ${name}`),
        ...(title === first
          ? []
          : [`${path}: ${name} is “${title}” here and “${first}” elsewhere`]),
      ];
    }),
  );
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gm;
const CITED = /\b([A-Z]+)-(\d+)\b/g;
// Names such as B7 or C12 belong to pages outside the repository. H1 to H6 are headings, A4 is paper.
const FOREIGN = /(?<![\w%#.-])(?!H[1-6]\b|A4\b)[A-Z]\d{1,2}\b(?![-.]\w)/g;

/** The rules that a page or the comments of a source file cite and that do not exist. */
export function citationComplaints(
  pages: readonly RulePage[],
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): string[] {
  const listed = new Set(listedRules(pages));
  const families = familiesOf(pages);
  return files.flatMap(({ path, text }) => {
    const isPage = path.endsWith('.md');
    const prose = isPage ? [text] : (text.match(COMMENT) ?? []);
    const cited = prose.flatMap((piece) => [...piece.matchAll(CITED)]);
    const dangling = cited.filter(([id, family = '']) => families.has(family) && !listed.has(id));
    const foreign = isPage ? [] : prose.flatMap((piece) => piece.match(FOREIGN) ?? []);
    return [
      ...dangling.map(([id]) => `${path}: cites ${id}, which no RULES.md lists`),
      ...foreign.map((name) => `${path}: cites ${name}, which is no rule of this repository`),
    ];
  });
}

/** Every page of the repository, and the style sheets, whose comments may cite rules too. */
function otherFiles(): Pick<SourceFile, 'path' | 'text'>[] {
  const paths = [
    '*.md',
    'docs/**/*.md',
    '{domain,server}/**/*.md',
    '{web,e2e,deploy}/**/*.{css,md,js}',
  ].flatMap((pattern) =>
    globSync(pattern, { cwd: projectFolder, exclude: ['**/node_modules/**', '**/dist/**'] }),
  );
  return paths.map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
}

if (import.meta.main) {
  const pages = readRulePages();
  const sources = readSourceTree().filter(({ path }) => !path.startsWith('tools/checks/check-'));
  const tests = sources.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
  const index = readFileSync(join(projectFolder, 'docs', 'rules.md'), 'utf8');
  const complaints = [
    ...ruleComplaints(
      pages,
      tests.map((file) => file.text),
    ),
    ...headingComplaints(pages),
    ...citationComplaints(pages, [...sources, ...otherFiles()]),
    ...(index === rulesIndex(pages)
      ? []
      : ['docs/rules.md is out of date. Run node tools/rules/make-rules-index.ts']),
  ];
  for (const complaint of complaints) console.error(complaint);
  const count = listedRules(pages).length;
  console.log(`rules: ${count} in ${pages.length} files, ${complaints.length} complaints`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

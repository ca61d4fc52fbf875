// Fails when docs/rules.md and the titles of the tests disagree about which rules exist, or when something cites a rule
// that does not exist.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';
import { readSourceTree, type SourceFile } from './source-tree.ts';

const RULE_LINE = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const QUOTED = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/** The numbers of the rules that a page lists. */
function listedRules(page: string): string[] {
  return [...page.matchAll(RULE_LINE)].flatMap((match) => match[1] ?? []);
}

/** The numbers of the rules of the given families that a test file names in a quoted title. */
function namedRules(testText: string, families: ReadonlySet<string>): string[] {
  const ids = [...testText.matchAll(QUOTED)].flatMap(
    ([quoted]) => quoted.match(/\b[A-Z]+-\d+\b/g) ?? [],
  );
  return ids.filter((id) => families.has(id.split('-')[0] ?? ''));
}

/** The words before the numbers: the families into which the page is divided. */
function familiesOf(page: string): Set<string> {
  return new Set([...page.matchAll(/^## ([A-Z]+):/gm)].flatMap((match) => match[1] ?? []));
}

/** Every disagreement between the page and the tests. */
export function ruleComplaints(page: string, testTexts: readonly string[]): string[] {
  const listed = listedRules(page);
  const families = familiesOf(page);
  const named = new Set(testTexts.flatMap((text) => namedRules(text, families)));
  const once = new Set(listed);
  return [
    ...listed
      .filter((id, at) => listed.indexOf(id) !== at)
      .map((id) => `${id} stands twice in docs/rules.md`),
    ...[...once].filter((id) => !named.has(id)).map((id) => `${id} has no test`),
    ...[...named]
      .filter((id) => !once.has(id))
      .map((id) => `${id} is tested but not in docs/rules.md`),
  ];
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gm;
const CITED = /\b([A-Z]+)-(\d+)\b/g;
// Names such as B7 or C12 belong to pages outside the repository. H1 to H6 are headings, A4 is paper.
const FOREIGN = /(?<![\w%#.-])(?!H[1-6]\b|A4\b)[A-Z]\d{1,2}\b(?![-.]\w)/g;

/** The rules that a page or the comments of a source file cite and that do not exist. */
export function citationComplaints(
  page: string,
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): string[] {
  const listed = new Set(listedRules(page));
  const families = familiesOf(page);
  return files.flatMap(({ path, text }) => {
    const isPage = path.endsWith('.md');
    const prose = isPage ? [text] : (text.match(COMMENT) ?? []);
    const cited = prose.flatMap((piece) => [...piece.matchAll(CITED)]);
    const dangling = cited.filter(([id, family = '']) => families.has(family) && !listed.has(id));
    const foreign = isPage ? [] : prose.flatMap((piece) => piece.match(FOREIGN) ?? []);
    return [
      ...dangling.map(([id]) => `${path}: cites ${id}, which docs/rules.md does not list`),
      ...foreign.map((name) => `${path}: cites ${name}, which is no rule of this repository`),
    ];
  });
}

/** Every page of the repository, and the style sheets, whose comments may cite rules too. */
function otherFiles(): Pick<SourceFile, 'path' | 'text'>[] {
  const paths = ['*.md', 'docs/**/*.md', '{web,e2e,deploy}/**/*.{css,md,js}'].flatMap((pattern) =>
    globSync(pattern, { cwd: projectFolder, exclude: ['**/node_modules/**', '**/dist/**'] }),
  );
  return paths.map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
}

if (import.meta.main) {
  const page = readFileSync(join(projectFolder, 'docs', 'rules.md'), 'utf8');
  const sources = readSourceTree().filter(({ path }) => !path.startsWith('tools/checks/check-'));
  const tests = sources.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
  const complaints = [
    ...ruleComplaints(
      page,
      tests.map((file) => file.text),
    ),
    ...citationComplaints(page, [...sources, ...otherFiles()]),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(`rules: ${listedRules(page).length} listed, ${complaints.length} complaints`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

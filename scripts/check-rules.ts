// Fails when docs/rules.md and the titles of the tests disagree about which rules exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run-step.ts';
import { readSourceTree } from './source-tree.ts';

const RULE_LINE = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const QUOTED = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/** The numbers of the rules that a page lists. */
export function listedRules(page: string): string[] {
  return [...page.matchAll(RULE_LINE)].flatMap((match) => match[1] ?? []);
}

/** The numbers of the rules of the given families that a test file names in a quoted title. */
export function namedRules(testText: string, families: ReadonlySet<string>): string[] {
  const ids = [...testText.matchAll(QUOTED)].flatMap(
    ([quoted]) => quoted.match(/\b[A-Z]+-\d+\b/g) ?? [],
  );
  return ids.filter((id) => families.has(id.split('-')[0] ?? ''));
}

/** Every disagreement between the page and the tests. */
export function ruleComplaints(page: string, testTexts: readonly string[]): string[] {
  const listed = listedRules(page);
  const families = new Set(
    [...page.matchAll(/^## ([A-Z]+):/gm)].flatMap((match) => match[1] ?? []),
  );
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

if (import.meta.main) {
  const page = readFileSync(join(projectFolder, 'docs', 'rules.md'), 'utf8');
  const tests = readSourceTree().filter((file) =>
    /^(?!scripts\/check-).*\.(test|spec)\.tsx?$/.test(file.path),
  );
  const complaints = ruleComplaints(
    page,
    tests.map((file) => file.text),
  );
  for (const complaint of complaints) console.error(complaint);
  console.log(`rules: ${listedRules(page).length} listed, ${complaints.length} complaints`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

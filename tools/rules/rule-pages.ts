// Reads the RULES.md files: one in each folder whose code carries rules of the product.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';

/** The rules of one family in one file; a family can be spread over several files. */
interface RuleFamily {
  /** The word before the numbers, such as CAL. */
  readonly name: string;
  readonly title: string;
  /** The numbers under this heading, such as CAL-1, in the order of the file. */
  readonly rules: readonly string[];
}

export interface RulePage {
  readonly path: string;
  /** The first paragraph: what the folder is about. */
  readonly about: string;
  readonly families: readonly RuleFamily[];
}

const PAGES = ['domain/*/RULES.md', '{server,web}/RULES.md'];
const HEADING = /^## ([A-Z]+): (.+)$/gm;
const RULE_LINE = /^- \*\*([A-Z]+-\d+)\*\* /gm;

/** Every RULES.md of the repository, in the order of the folders. */
export function readRulePages(): RulePage[] {
  return PAGES.flatMap((pattern) => globSync(pattern, { cwd: projectFolder }))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted((one, other) => dirname(one).localeCompare(dirname(other)))
    .map((path) => rulePage(path, readFileSync(join(projectFolder, path), 'utf8')));
}

/** The words of a RULES.md about its folder, and the rules under each of its headings. */
export function rulePage(path: string, text: string): RulePage {
  const headings = [...text.matchAll(HEADING)];
  const families = headings.map(({ 1: name = '', 2: title = '', index }, at) => {
    const part = text.slice(index, headings[at + 1]?.index);
    return { name, title, rules: ruleNumbers(part) };
  });
  const [, about = ''] = /^# .+\n\n(.+)$/m.exec(text) ?? [];
  return { path, about, families };
}

function ruleNumbers(text: string): string[] {
  return [...text.matchAll(RULE_LINE)].flatMap((match) => match[1] ?? []);
}

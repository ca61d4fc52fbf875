// Writes docs/rules.md: the meaning of the rules' words, and which RULES.md has which rule.
import type { RulePage } from './rule-pages.ts';

const BEGINNING = `# The rules of a course

Elenchus has a numbered rule for everything it does, including what surprises people. The rules describe the product of today. Each one is in the file \`RULES.md\` of the folder whose code carries it. [glossary.md](glossary.md) explains the terms.

To find a rule, look up its number on this page and open the file. To find its test and its code, search the repository for the number: the test that proves a rule has the number in its title. \`npm run check\` fails when a rule has no test, or when a test names a rule that isn't listed. Gaps in the numbers are normal.

To add a rule, write it into the \`RULES.md\` of its folder with the number after the last one of its family, and run \`node tools/rules/make-rules-index.ts\`. That program makes this page, so don't edit it by hand.

A few words mean the same thing in all of these files:

- A **call** is a request to the server, from a screen or from a program that uses the API.
- To **refuse** a call means that nothing is saved and the caller gets a sentence that says why.
- A value **counts as** something when the product uses it that way and leaves the stored text alone.
- A question **shows** when a student sees it. A thesis **holds** when its formula is true.
`;

/** The page that lists every folder with its file of rules, and every rule with its folder. */
export function rulesIndex(pages: readonly RulePage[]): string {
  const families = Map.groupBy(
    pages.flatMap((page) => page.families.map((family) => ({ page, ...family }))),
    ({ name }) => name,
  );
  const names = [...families.keys()].toSorted();
  return [
    BEGINNING,
    '## Folders\n',
    `| rules | about | families |\n|---|---|---|\n${pages.map((page) => folderRow(page)).join('\n')}\n`,
    '## Families\n',
    ...names.map((name) => familyPart(name, families.get(name) ?? [])),
  ].join('\n');
}

function folderRow({ path, about, families }: RulePage): string {
  const names = families.map(({ name }) => name).join(', ');
  return `| [${folderOf(path)}](../${path}) | ${about} | ${names} |`;
}

interface FamilyPlace {
  readonly page: RulePage;
  readonly title: string;
  readonly rules: readonly string[];
}

function familyPart(name: string, places: readonly FamilyPlace[]): string {
  const title = places[0]?.title ?? '';
  const last = Math.max(0, ...places.flatMap(({ rules }) => rules.map(numberOf)));
  const lines = places
    .toSorted((one, other) => other.rules.length - one.rules.length)
    .map(({ page, rules }) => {
      const sorted = rules.toSorted((one, other) => numberOf(one) - numberOf(other));
      const link = `../${page.path}#${anchorOf(`${name}: ${title}`)}`;
      return `- [${folderOf(page.path)}](${link}): ${sorted.join(', ')}`;
    });
  return `### ${name}: ${title}\n\n${lines.join('\n')}\n\nLast number: ${last}\n`;
}

function folderOf(path: string): string {
  return path.replace('/RULES.md', '');
}

function numberOf(rule: string): number {
  return Number(rule.split('-')[1]);
}

/** The name by which links on GitHub and GitLab reach a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}

// Checks that the targets of links in the documentation exist: files, headings, pictures and commands.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';

const pages = globSync(['*.md', 'docs/**/*.md', '{domain,server,web}/**/{RULES,README}.md'], {
  cwd: projectFolder,
});
const manifest = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

function textOf(file: string): string {
  return readFileSync(path.join(projectFolder, file), 'utf8');
}

function sorted(names: readonly string[]): string[] {
  return names.toSorted((one, other) => one.localeCompare(other));
}

/** The names by which links reach the headings of a page. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function isThere(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.join(path.dirname(page), file);
  if (!existsSync(path.join(projectFolder, target))) return false;
  return anchor === undefined || anchorsOf(textOf(target)).includes(anchor);
}

describe.each(pages)('%s', (page) => {
  test('links to what is there', () => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => !/^(?:https?|mailto):/.test(link));
    expect(own.filter((link) => !isThere(page, link))).toEqual([]);
  });

  test('names commands that there are', () => {
    const named = [...textOf(page).matchAll(/npm run (?:--silent )?([a-z][\w-]*)/g)];
    const names = named.map(([, name = '']) => name);
    expect(names.filter((name) => manifest.scripts[name] === undefined)).toEqual([]);
  });
});

test('every picture is made by the script, and the script makes no other', () => {
  const made = [...textOf('scripts/screenshots.ts').matchAll(/\bname: '([\w-]+)'/g)];
  const kept = globSync('docs/images/*.png', { cwd: projectFolder });
  expect(sorted(kept.map((file) => path.basename(file, '.png')))).toEqual(
    sorted(made.map(([, name = '']) => name)),
  );
});

test('a link to nowhere is found out', () => {
  expect(isThere('README.md', 'docs/operations.md#backup-and-restore')).toBe(true);
  expect(isThere('README.md', 'docs/operations.md#no-such-heading')).toBe(false);
  expect(isThere('README.md', 'docs/no-such-page.md')).toBe(false);
});

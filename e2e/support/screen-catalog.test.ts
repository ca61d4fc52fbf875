// Fails when the product has a screen, or something that opens over one, which the catalog does not know.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ACCOUNT_VIEW } from '@elenchus/domain/screens/account-query.ts';
import { GUIDES } from '@elenchus/domain/screens/help-guide.ts';
import { readViewQuery } from '@elenchus/domain/screens/opening-view.ts';
import {
  designTabs,
  generalTabs,
  gradingModuleTabs,
  gradingPageTabs,
  scheduleTabs,
  usersTabs,
  type TabMenu,
} from '@elenchus/domain/screens/staff-menus.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { screenCatalog } from './screen-catalog.ts';

const project = path.join(import.meta.dirname, '../..');
const entries = Object.values(screenCatalog).flat();
const shown = new Set(entries.flatMap(({ shows }) => shows));

const everything = { hasDescription: true, hasFaq: true, hasRubric: true } as const;
const keys = (before: string, { tabs }: TabMenu): string[] =>
  tabs.map(({ key }) => `${before}${key}`);

function source(file: string): string {
  return readFileSync(path.join(project, file), 'utf8');
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, word = '']) => word);
}

/** The components of the screens, by the names of their files. */
function components() {
  const files = ['app', 'course-ui', 'features', 'ui'].flatMap((folder) =>
    readdirSync(path.join(project, 'web', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.join('web', folder, file)),
  );
  return files.map((file) => ({ name: path.basename(file, '.tsx'), text: source(file) }));
}

/** What opens over a page or unfolds in it. */
const OPENS =
  /<(?:dialog|details|ModalSheet|AskDialog|FormDialog|LoadedDisclosure|Menu|Popover|Modal|Drawer|HoverCard|Tooltip|Combobox|LogicEditor)\b|role="(?:listbox|menu)"/;

/** They only give others their layout: every entry that shows one of those shows them too. */
const FORMS = new Set(['modal-sheet', 'ask-dialog', 'form-dialog', 'loaded-disclosure']);
/** The formula field opens the editor's list. */
const EDITOR = new Set(['logic-field']);

test('every screen that an address can ask for is in the catalog', () => {
  const screens = found(source('web/app/application.tsx'), /case '([\w-]+)':/g);
  expect(screens.length).toBeGreaterThan(5);
  const own = screens.map((screen) => `screen ${screen}`);
  expect(own.filter((screen) => !shown.has(screen))).toEqual([]);
});

test('every view of the course page and every guide is in the catalog', () => {
  const views = found(
    source('domain/screens/opening-view.ts'),
    /^ {4}(\w+): (?:settings|shows|true)/gm,
  );
  expect(views.every((view) => readViewQuery(view) !== null)).toBe(true);
  const wanted = [
    ...[...views, 'section', ACCOUNT_VIEW].map((view) => `view ${view}`),
    ...GUIDES.map((guide) => `help ${guide}`),
  ];
  expect(views.length).toBeGreaterThan(5);
  expect(wanted.filter((view) => !shown.has(view))).toEqual([]);
});

test('every tab of the staff screens is in the catalog', () => {
  const under: Readonly<Record<string, readonly string[]>> = {
    general: keys('design general/', generalTabs(everything)),
    schedule: keys('design schedule/', scheduleTabs({ hasSyllabus: true })),
    questions: ['design questions'],
    users: keys('design users/', usersTabs()),
    grading: keys('design grading/', gradingModuleTabs()),
    announcements: ['design announcements'],
    reuse: ['design reuse'],
    history: ['design history'],
  };
  const tabs = designTabs({ usesGrading: true }).tabs;
  expect(tabs.map(({ key }) => key).filter((key) => under[key] === undefined)).toEqual([]);
  const wanted = [
    ...Object.values(under).flat(),
    ...keys('grading ', gradingPageTabs({ hasSecondReadings: true })),
    ...found(source('web/app/grading-parts.ts'), /^ {2}'?([\w-]+)'?: lazy/gm).map(
      (key) => `part ${key}`,
    ),
    ...found(source('web/app/workbench-parts.ts'), /key: '(\w+)'/g).map(
      (key) => `workbench ${key}`,
    ),
    'desk',
  ];
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((tab) => !shown.has(tab))).toEqual([]);
});

test('every component that opens something over or inside a screen is in the catalog', () => {
  const opening = components()
    .filter(({ name, text }) => OPENS.test(text) && !FORMS.has(name) && !EDITOR.has(name))
    .map(({ name }) => name);
  expect(opening.length).toBeGreaterThan(25);
  // The catalog knows them by name.
  expect(opening.filter((name, index) => opening.indexOf(name) !== index)).toEqual([]);
  expect(opening.filter((name) => !shown.has(`over ${name}`))).toEqual([]);
});

test('what the catalog names exists, and no name is there twice', () => {
  const names = new Set(components().map(({ name }) => name));
  const gone = [...shown]
    .filter((key) => key.startsWith('over '))
    .filter((key) => !names.has(key.slice('over '.length)));
  expect(gone).toEqual([]);
  const titles = entries.map(({ name }) => name);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

/** How many entries there are, and how many of them steps open. */
function counts(list: readonly CatalogEntry[]): readonly number[] {
  return [list.length, list.filter(({ open }) => open !== undefined).length];
}

test('docs/accessibility.md promises no more entries than the catalog has, and not far fewer', () => {
  const text = source('docs/accessibility.md');
  const areas: readonly (readonly [string, readonly CatalogEntry[]])[] = [
    ...Object.entries(screenCatalog),
    ['all', entries],
  ];
  for (const [name, list] of areas) {
    const row = new RegExp(String.raw`^\| ${name} \| (\d+) \| (\d+) \|$`, 'm').exec(text);
    const promised = (row ?? []).slice(1).map(Number);
    expect([name, promised]).toEqual([name, [expect.any(Number), expect.any(Number)]]);
    for (const [at, count] of counts(list).entries()) {
      expect([name, promised[at]! <= count, promised[at]! >= count * 0.8]).toEqual([
        name,
        true,
        true,
      ]);
    }
  }
});

// Checks that the rules that list the tabs of a menu have the same tabs as the menu: a new tab is added to its rule.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  gradingModuleTabs,
  gradingPageTabs,
  usersTabs,
} from '@elenchus/domain/screens/staff-menus.ts';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';

const RULES = readFileSync(join(projectFolder, 'domain/screens/RULES.md'), 'utf8');

/** The tabs in “- **VIEW-1** The tabs under General are Basics, Class Sections.” */
function tabsIn(rule: string): string[] {
  const [, list = ''] =
    new RegExp(String.raw`^- \*\*${rule}\*\* The tabs .*? are (.*)\.$`, 'm').exec(RULES) ?? [];
  return list.split(', ');
}

test.each([
  ['VIEW-10', usersTabs()],
  ['VIEW-11', gradingModuleTabs()],
  ['VIEW-12', gradingPageTabs({ hasSecondReadings: false })],
])('%s lists the tabs of the menu in their order', (rule, { tabs }) => {
  expect(tabs.length).toBeGreaterThan(3);
  expect(tabs.map(({ label }) => label)).toEqual(tabsIn(rule));
});

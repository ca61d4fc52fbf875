// Lists every screen of the product and everything that opens in it; screen-catalog.test.ts reports a missing one.
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
import { designEntries } from './catalog-design.ts';
import { deskEntries } from './catalog-desk.ts';
import { codeEntries, firstLoginEntries } from './catalog-first-logins.ts';
import { grading, gradingEntries, gradingPageEntries, page } from './catalog-grading.ts';
import { publicEntries, welcomeEntries } from './catalog-public.ts';
import { questionEntries } from './catalog-questions.ts';
import { savedCommentEntries } from './catalog-saved-comments.ts';
import { secondReadingEntries } from './catalog-second-readings.ts';
import { studentEntries } from './catalog-student.ts';
import { design } from './design-screen-entry.ts';

const listed = {
  welcome: welcomeEntries,
  public: [...firstLoginEntries, ...publicEntries],
  student: studentEntries,
  design: [...designEntries, ...codeEntries],
  questions: questionEntries,
  grading: gradingEntries,
  gradingPage: [...gradingPageEntries, ...secondReadingEntries],
  desk: deskEntries,
  savedComments: savedCommentEntries,
} as const satisfies Readonly<Record<string, readonly CatalogEntry[]>>;

const shown = new Set(Object.values(listed).flatMap((list) => list.flatMap(({ shows }) => shows)));

/** The tabs of a menu that aren't listed above: an address is enough to open them. */
function otherTabs(
  { tabs }: TabMenu,
  entryOf: (key: string, label: string) => CatalogEntry,
): readonly CatalogEntry[] {
  return tabs
    .map(({ key, label }) => entryOf(key, label))
    .filter(({ shows }) => shows.some((part) => !shown.has(part)));
}

const under = (tab: string) => (key: string, label: string) => design(`${tab}/${key}`, label);
const [hasDescription, hasFaq, hasRubric] = [true, true, true];
/** They lead to menus of their own. */
const MENUS = new Set(['general', 'schedule', 'questions', 'users', 'grading']);
const topTabs = designTabs({ usesGrading: true });

/** By area; each is walked in this order, in one browser. */
export const screenCatalog: typeof listed = {
  ...listed,
  design: [
    ...listed.design,
    ...otherTabs({ ...topTabs, tabs: topTabs.tabs.filter(({ key }) => !MENUS.has(key)) }, design),
    ...otherTabs(generalTabs({ hasDescription, hasFaq, hasRubric }), under('general')),
    ...otherTabs(scheduleTabs({ hasSyllabus: true }), under('schedule')),
    ...otherTabs(usersTabs(), under('users')),
  ],
  grading: [...listed.grading, ...otherTabs(gradingModuleTabs(), grading)],
  gradingPage: [
    ...listed.gradingPage,
    ...otherTabs(gradingPageTabs({ hasSecondReadings: true }), page),
  ],
};

// Every screen of the product and everything that opens in it; screen-catalogue.test.ts says when one is missing.
import {
  designTabs,
  generalTabs,
  gradingModuleTabs,
  gradingPageTabs,
  scheduleTabs,
  usersTabs,
  type TabMenu,
} from '@elenchus/domain/screens/staff-menus.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { designEntries } from './catalogue-design.ts';
import { deskEntries } from './catalogue-desk.ts';
import { codeEntries, firstLoginEntries } from './catalogue-first-logins.ts';
import { grading, gradingEntries, gradingPageEntries, page } from './catalogue-grading.ts';
import { publicEntries, welcomeEntries } from './catalogue-public.ts';
import { questionEntries } from './catalogue-questions.ts';
import { savedCommentEntries } from './catalogue-saved-comments.ts';
import { secondReadingEntries } from './catalogue-second-readings.ts';
import { studentEntries } from './catalogue-student.ts';
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
} as const satisfies Readonly<Record<string, readonly CatalogueEntry[]>>;

const shown = new Set(Object.values(listed).flatMap((list) => list.flatMap(({ shows }) => shows)));

/** The tabs of a menu that aren't listed above: an address is enough to open them. */
function otherTabs(
  { tabs }: TabMenu,
  entryOf: (key: string, label: string) => CatalogueEntry,
): readonly CatalogueEntry[] {
  return tabs
    .map(({ key, label }) => entryOf(key, label))
    .filter(({ shows }) => shows.some((part) => !shown.has(part)));
}

const under = (tab: string) => (key: string, label: string) => design(`${tab}/${key}`, label);
const [hasDescription, hasFaq, hasRubric] = [true, true, true];
/** They lead to menus of their own. */
const MENUS = new Set(['general', 'schedule', 'questions', 'users', 'grading']);
const topTabs = designTabs({ usesGrading: true });

/** By area; each is gone through in this order, in one browser. */
export const screenCatalogue: typeof listed = {
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

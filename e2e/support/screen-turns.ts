// Chooses the screens that a run looks at in all ways: those whose turn it is, and those that the change touches. A walk
// that has its own turn opens the others too, and looks at them once.
import { basename } from 'node:path';
import { chosenTests, isInPart } from '../../server/store/testing/test-part.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** The files that decide how every screen looks, or how screens are checked. */
const ABOUT_ALL =
  /^web\/(?:theme-style-sheet|ui\/(?:theme|fonts|mantine-controls))\b|^e2e\/support\/(?:walk-screens|screens-test|screen-turns|both-themes|ask-axe|tab-walk|touch-look|phone-room|settled-page|hostile-\w+|\w+-probe)\./u;

/** The folders in web/features that are visible at an address. */
const FEATURES: readonly (readonly [RegExp, ...string[]])[] = [
  [/^\/$/u, 'welcome'],
  [/^\/admin/u, 'admin'],
  [/no-such-course$/u, 'unknown-course'],
  [/\/what\/is\/this$/u, 'not-found'],
  [/\/pdf$/u, 'pdf-page'],
  [/view=desc/u, 'description'],
  [/view=sched/u, 'schedule'],
  [/view=help/u, 'help'],
  [/view=login/u, 'login'],
  [/view=account/u, 'account'],
  [/view=(?:myphi|section|faq|rubric|progress)/u, 'my-philosophy', 'login'],
  [/view=grades/u, 'my-philosophy', 'grade-requests'],
  [/\/design$/u, 'design', 'login'],
  [/tab=general/u, 'design'],
  [/tab=schedule/u, 'design-schedule'],
  [/tab=questions(?!.*work=)/u, 'design-questions'],
  [/tab=questions.*work=map/u, 'course-map'],
  [/tab=questions.*work=/u, 'logic-workbench'],
  [/tab=users/u, 'design-users'],
  [/tab=announcements/u, 'announcements'],
  [/tab=history/u, 'design-history', 'student-history'],
  [/tab=reuse/u, 'rollover', 'course-files', 'question-files'],
  [/design\?tab=grading/u, 'design-grading'],
  [/grading(?:$|\?tab=)/u, 'grading'],
  [/evaluationId=/u, 'grading-desk'],
  [/(?:sub|tab)=assignments/u, 'grading-assignments'],
  [/(?:sub|tab)=setup/u, 'grading-setup'],
  [/(?:sub|tab)=students/u, 'student-list'],
  [/(?:sub|tab)=statistics/u, 'grading-statistics'],
  [/sub=history/u, 'student-history'],
  [/(?:sub|tab)=words/u, 'word-counts'],
  [/sub=hand-back/u, 'hand-back'],
  [/(?:sub|tab)=requests/u, 'grade-requests'],
  [/sub=plagiarism/u, 'plagiarism-check'],
  [/(?:sub|tab)=comments/u, 'saved-comments'],
  [/(?:sub|tab)=workload/u, 'workload'],
  [/tab=waiting/u, 'waiting'],
  [/tab=second/u, 'second-readings'],
];

type Seen = Pick<CatalogEntry, 'name' | 'address' | 'shows'>;

/** The folders in web/features that an entry of the catalog shows. */
export function featuresOf({ address }: Pick<Seen, 'address'>): readonly string[] {
  return FEATURES.filter(([pattern]) => pattern.test(address)).flatMap(([, ...names]) => names);
}

/** Whether a changed file concerns only this entry, or all entries. */
function isAbout(file: string, { shows, ...entry }: Seen): boolean {
  if (ABOUT_ALL.test(file)) return true;
  const [, feature = ''] = /^web\/features\/([^/]+)\//u.exec(file) ?? [];
  const component = basename(file).replace(/\..*$/u, '');
  const isShown = file.startsWith('web/') && shows.includes(`over ${component}`);
  return isShown || featuresOf(entry).includes(feature);
}

/** Whether this run looks at the entry in both themes, in all widths, with axe and by keyboard. */
export function looksInAllWays(entry: Seen, choice = chosenTests()): boolean {
  return (
    isInPart(`screen ${entry.name}`, choice) ||
    [...choice.touched].some((file) => isAbout(file, entry))
  );
}

/** Whether this run opens every entry of the walk with this title. */
export function takesWholeWalk(title: string, choice = chosenTests()): boolean {
  return (
    isInPart(`walk ${title}`, choice) || [...choice.touched].some((file) => ABOUT_ALL.test(file))
  );
}

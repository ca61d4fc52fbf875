// Chooses the screens that a run looks at in all ways: those whose turn it is, and those that the change touches. A walk
// that has its own turn opens the others too, and looks at them once.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chosenTests, isInPart } from '../../server/store/testing/test-part.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** The files that decide how every screen looks, or how screens are checked. */
const ABOUT_ALL =
  /^web\/ui\/(?:theme|tokens|fonts)\b|^e2e\/support\/(?:walk-screens|screens-test|screen-turns|both-themes|ask-axe|tab-walk|touch-look|phone-room|settled-page|hostile-\w+|\w+-probe)\./u;

/** The feature of each part of grading, by the key of its tab. */
const GRADING_PARTS = readFileSync(
  new URL('../../web/app/grading-parts.ts', import.meta.url),
  'utf8',
).matchAll(/^ {2}'?([\w-]+)'?: lazy\([^;]*?'\.\.\/features\/([\w-]+\/[\w-]+)\//gmu);

/** The features in web/features that are visible at an address. */
const FEATURES: readonly (readonly [RegExp, ...string[]])[] = [
  [/^\/$/u, 'site/welcome'],
  [/^\/admin/u, 'admin/page'],
  [/no-such-course$/u, 'site/unknown-course'],
  [/\/what\/is\/this$/u, 'site/not-found'],
  [/\/pdf$/u, 'student/pdf'],
  [/view=desc/u, 'student/description'],
  [/view=sched/u, 'student/schedule'],
  [/view=help/u, 'site/help'],
  [/view=login/u, 'account/login'],
  [/view=account/u, 'account/settings'],
  [/view=(?:myphi|section|faq|rubric|progress)/u, 'student/my-philosophy', 'account/login'],
  [/view=grades/u, 'student/my-philosophy', 'grading/grade-requests'],
  [/\/design$/u, 'design/page', 'design/general', 'account/login'],
  [/tab=general/u, 'design/page', 'design/general'],
  [/tab=schedule/u, 'design/schedule'],
  [/tab=questions(?!.*work=)/u, 'design/questions'],
  [/tab=questions.*work=map/u, 'design/map'],
  [/tab=questions.*work=/u, 'design/workbench'],
  [/tab=users/u, 'design/users'],
  [/tab=announcements/u, 'design/announcements'],
  [/tab=history/u, 'design/history'],
  [/tab=reuse/u, 'design/reuse'],
  [/design\?tab=grading/u, 'grading/page'],
  [/grading(?:$|\?tab=)/u, 'grading/page'],
  [/evaluationId=/u, 'grading/desk'],
  ...[...GRADING_PARTS].map(
    ([, key = '', feature = '']) => [new RegExp(`(?:sub|tab)=${key}`, 'u'), feature] as const,
  ),
];

type Seen = Pick<CatalogEntry, 'name' | 'address' | 'shows'>;

/** The features that an entry of the catalog shows. */
export function featuresOf({ address }: Pick<Seen, 'address'>): readonly string[] {
  return FEATURES.filter(([pattern]) => pattern.test(address)).flatMap(([, ...names]) => names);
}

/** Whether a changed file concerns only this entry, or all entries. */
function isAbout(file: string, { shows, ...entry }: Seen): boolean {
  if (ABOUT_ALL.test(file)) return true;
  const [, feature = ''] = /^web\/features\/([^/]+\/[^/]+)\//u.exec(file) ?? [];
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

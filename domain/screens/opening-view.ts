// Decides which view the course page opens with, and which value of ?view= restores a view.

import type { CourseSettings } from '../design/course-settings.ts';
import { isAccountQuery } from './account-query.ts';
import { showsRubricIn } from './faq-items.ts';
import type { TopMenuInput } from './student-menus.ts';

export type StudentView =
  | { readonly kind: 'desc' | 'sched' | 'myphi' | 'faq' | 'rubric' | 'progress' | 'grades' }
  | { readonly kind: 'section'; readonly sectionId: string };

const PLAIN_VIEWS = ['desc', 'sched', 'myphi', 'faq', 'rubric', 'progress', 'grades'] as const;
const SECTION = 'section:';

interface ViewChoices {
  readonly sectionIds: ReadonlySet<string>;
  readonly settings: TopMenuInput & Pick<CourseSettings, 'hasFaq' | 'hasRubric' | 'rubricPlaces'>;
}

/** The address of the login, which My Philosophy asks for. */
const LOGIN = 'login';

/** The value of ?view= for a view. */
export function viewQuery(view: StudentView): string {
  return view.kind === 'section' ? `${SECTION}${view.sectionId}` : view.kind;
}

/** The view that a value of ?view= names, or null when it names none. */
export function readViewQuery(value: string): StudentView | null {
  if (value.startsWith(SECTION)) {
    return { kind: 'section', sectionId: value.slice(SECTION.length) };
  }
  if (value === LOGIN) return { kind: 'myphi' };
  const kind = PLAIN_VIEWS.find((plain) => plain === value);
  return kind === undefined ? null : { kind };
}

/** The part of an address that opens a view again after a login elsewhere; empty when the value names no view. */
export function keptViewQuery(value: unknown): string {
  if (typeof value === 'string' && isAccountQuery(value)) return `?view=${value}`;
  const isView = typeof value === 'string' && value.length <= 200 && value.isWellFormed();
  const view = isView ? readViewQuery(value) : null;
  return view === null ? '' : `?view=${encodeURIComponent(viewQuery(view))}`;
}

/** The view without ?view=: the description, else the syllabus, else My Philosophy. */
export function openingView(input: TopMenuInput): StudentView {
  if (input.hasDescription) return { kind: 'desc' };
  return { kind: input.hasSyllabus ? 'sched' : 'myphi' };
}

function isAvailable(view: StudentView, { sectionIds, settings }: ViewChoices): boolean {
  if (view.kind === 'section') return sectionIds.has(view.sectionId);
  const available: Record<typeof view.kind, boolean> = {
    desc: settings.hasDescription,
    sched: settings.hasSyllabus,
    faq: settings.hasFaq,
    rubric: showsRubricIn('sidebar', settings),
    myphi: true,
    progress: true,
    grades: true,
  };
  return available[view.kind];
}

/**
 * The view to show for a query value. A part of My Philosophy that no longer exists opens My Philosophy, so that
 * deleting a section doesn't move a student who is writing in it elsewhere; anything else falls back to the opening
 * view.
 */
export function viewToShow(query: string | null, choices: ViewChoices): StudentView {
  const requested = query === null ? null : readViewQuery(query);
  if (requested === null) return openingView(choices.settings);
  if (isAvailable(requested, choices)) return requested;
  const isCoursePart = requested.kind === 'desc' || requested.kind === 'sched';
  return isCoursePart ? openingView(choices.settings) : { kind: 'myphi' };
}

// Which view the course page opens with, and the value of ?view= that brings a view back.

import type { TopMenuInput } from './student-menus.ts';

export type StudentView =
  | { readonly kind: 'desc' | 'sched' | 'myphi' | 'faq' | 'rubric' | 'progress' | 'grades' }
  | { readonly kind: 'section'; readonly sectionId: string };

const PLAIN_VIEWS = ['desc', 'sched', 'myphi', 'faq', 'rubric', 'progress', 'grades'] as const;
const SECTION = 'section:';

export interface ViewChoices extends TopMenuInput {
  readonly sectionIds: ReadonlySet<string>;
  readonly hasFaq: boolean;
  readonly showsRubricInSidebar: boolean;
}

/** The value of ?view= for a view. */
export function viewQuery(view: StudentView): string {
  return view.kind === 'section' ? `${SECTION}${view.sectionId}` : view.kind;
}

/** The view that a value of ?view= names, or null when it names none. */
export function readViewQuery(value: string): StudentView | null {
  if (value.startsWith(SECTION)) {
    return { kind: 'section', sectionId: value.slice(SECTION.length) };
  }
  const kind = PLAIN_VIEWS.find((plain) => plain === value);
  return kind === undefined ? null : { kind };
}

/** The view without ?view=: the description, else the syllabus, else My Philosophy. */
export function openingView(input: TopMenuInput): StudentView {
  if (input.hasCourseDescription) return { kind: 'desc' };
  return { kind: input.hasSyllabus ? 'sched' : 'myphi' };
}

function isAvailable(view: StudentView, choices: ViewChoices): boolean {
  if (view.kind === 'section') return choices.sectionIds.has(view.sectionId);
  const available: Record<typeof view.kind, boolean> = {
    desc: choices.hasCourseDescription,
    sched: choices.hasSyllabus,
    faq: choices.hasFaq,
    rubric: choices.showsRubricInSidebar,
    myphi: true,
    progress: true,
    grades: true,
  };
  return available[view.kind];
}

/** The view to show for a query value; what the course does not have falls back to the opening view. */
export function viewToShow(query: string | null, choices: ViewChoices): StudentView {
  const asked = query === null ? null : readViewQuery(query);
  return asked && isAvailable(asked, choices) ? asked : openingView(choices);
}

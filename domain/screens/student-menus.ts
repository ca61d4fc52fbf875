// The entries of the student's top menu and of the left menu of My Philosophy, in order.

import type { CourseSettings } from '../design/course-settings.ts';
import { showsRubricIn } from './faq-items.ts';

export interface TopMenuEntry {
  readonly view: 'desc' | 'sched' | 'myphi';
  readonly label: string;
}

interface TopMenu {
  /** The course title, which is first; null when the course has none. */
  readonly title: string | null;
  readonly entries: readonly TopMenuEntry[];
}

export type TopMenuInput = Pick<CourseSettings, 'title' | 'hasDescription' | 'hasSyllabus'>;

/** The title first, then the entries; with description and syllabus off, only the title. */
export function topMenu(input: TopMenuInput): TopMenu {
  const title = input.title.trim() || null;
  const entries: readonly (TopMenuEntry & { readonly on: boolean })[] = [
    { view: 'desc', label: 'Description', on: input.hasDescription },
    { view: 'sched', label: 'Syllabus', on: input.hasSyllabus },
    {
      view: 'myphi',
      label: 'My Philosophy',
      on: input.hasDescription || input.hasSyllabus || title === null,
    },
  ];
  const shown = entries.filter(({ on }) => on).map(({ view, label }) => ({ view, label }));
  return { title, entries: shown };
}

export type PortalEntry =
  | { readonly kind: 'section'; readonly sectionId: string; readonly label: string }
  | { readonly kind: 'faq' | 'rubric' | 'progress' | 'grades'; readonly label: string };

interface PortalMenuInput {
  /** In index order. */
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly settings: Pick<CourseSettings, 'hasFaq' | 'hasRubric' | 'rubricPlaces'>;
}

/** The left menu of My Philosophy: sections, FAQ, Rubric, Progress check, Evaluation & grades. */
export function portalMenu({ sections, settings }: PortalMenuInput): readonly PortalEntry[] {
  const entries = sections.map(({ id, name }): PortalEntry => {
    return { kind: 'section', sectionId: id, label: name };
  });
  return [
    ...entries,
    ...(settings.hasFaq ? [{ kind: 'faq', label: 'FAQ' } as const] : []),
    ...(showsRubricIn('sidebar', settings) ? [{ kind: 'rubric', label: 'Rubric' } as const] : []),
    { kind: 'progress', label: 'Progress check' },
    { kind: 'grades', label: 'Evaluation & grades' },
  ];
}

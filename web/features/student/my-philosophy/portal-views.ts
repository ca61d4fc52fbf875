// Where each entry of the left menu leads, and which of them a view belongs to.
import { viewQuery, type StudentView } from '@elenchus/domain/screens/opening-view.ts';
import type { PortalEntry } from '@elenchus/domain/screens/student-menus.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { questionElementId } from '../../../course-ui/questions/question-place.ts';
import { paths } from '../../../lib/paths.ts';

/** A view of My Philosophy, once it is known which section opens first. */
export type PortalView =
  | { readonly kind: 'section'; readonly sectionId: string }
  | { readonly kind: 'faq' | 'rubric' | 'progress' | 'grades' };

/** What to show for a view of the course page; null when the course has no section yet. */
export function portalViewOf(view: StudentView, openingId: string | null): PortalView | null {
  switch (view.kind) {
    case 'section':
      return view;
    case 'faq':
    case 'rubric':
    case 'progress':
    case 'grades':
      return { kind: view.kind };
    case 'desc':
    case 'sched':
    case 'myphi':
      return openingId === null ? null : { kind: 'section', sectionId: openingId };
  }
}

/** The view that an entry of the menu opens. */
export function viewOfEntry(entry: PortalEntry): PortalView {
  return entry.kind === 'section'
    ? { kind: 'section', sectionId: entry.sectionId }
    : { kind: entry.kind };
}

/** Whether two views are the same. */
export function isSameView(one: StudentView | null, other: StudentView): boolean {
  return one !== null && viewQuery(one) === viewQuery(other);
}

/** The address of a view. */
export function portalHref(courseID: string, view: StudentView): string {
  return paths.courseView(courseID, viewQuery(view));
}

/** The section of a question. */
function sectionIdOf(course: ReleasedCourse, questionId: string): string | null {
  const found = course.sections.find(({ topics }) =>
    topics.some(({ questions }) => questions.some(({ id }) => id === questionId)),
  );
  return found?.section.id ?? null;
}

/** The address of a question: its section, and its place there. */
export function portalQuestionHref(
  courseID: string,
  course: ReleasedCourse,
  questionId: string,
): string {
  const sectionId = sectionIdOf(course, questionId);
  const page =
    sectionId === null
      ? paths.course(courseID)
      : portalHref(courseID, { kind: 'section', sectionId });
  return `${page}#${encodeURIComponent(questionElementId(questionId))}`;
}

// What a course is called on screen.
import { isolated } from '@elenchus/domain/base/isolated-text.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';

/** The title of the course, or its ID if it has no title. */
export function courseTitle({ title }: Pick<CourseSettings, 'title'>, courseID: string): string {
  return title.trim() || courseID;
}

/** The title of the browser tab. */
export function documentTitle(view: string, course: string): string {
  return view === course ? course : `${isolated(view)} · ${isolated(course)}`;
}

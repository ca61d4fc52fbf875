import {
  courseSettingsChanges,
  type CourseSettings,
} from '@elenchus/domain/design/course-settings.ts';
import { useDesignEditor } from './use-design-editor.tsx';

/** The settings of the course, and changing some of them. */
export function useSettings(): readonly [
  CourseSettings,
  (change: Partial<CourseSettings>, label: string) => void,
] {
  const { items, course, change } = useDesignEditor();
  const set = (values: Partial<CourseSettings>, label: string): void =>
    change(courseSettingsChanges(items, { ...course.settings, ...values }), { label });
  return [course.settings, set];
}

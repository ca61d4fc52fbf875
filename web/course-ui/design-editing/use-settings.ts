import {
  courseSettingsChanges,
  type CourseSettings,
} from '@elenchus/domain/design/course-settings.ts';
import type { ChangeOptions } from './design-state.ts';
import { useDesignEditor } from './use-design-editor.tsx';

type Told = Pick<ChangeOptions, 'weighed'>;

/** The settings of the course, and changing some of them. */
export function useSettings(): readonly [
  CourseSettings,
  (change: Partial<CourseSettings>, label: string, told?: Told) => void,
] {
  const { items, course, change } = useDesignEditor();
  const set = (values: Partial<CourseSettings>, label: string, told: Told = {}): void =>
    change(courseSettingsChanges(items, { ...course.settings, ...values }), { label, ...told });
  return [course.settings, set];
}

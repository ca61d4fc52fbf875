import { courseSettingsChanges } from '@elenchus/domain/design/course-settings-changes.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import type { ChangeOptions } from './design-state.ts';
import { useDesignActions, useDesignedCourse } from './design-hooks.ts';

type WeighedOption = Pick<ChangeOptions, 'weighed'>;

/** The settings of the course, and changing some of them. */
export function useSettings(): readonly [
  CourseSettings,
  (change: Partial<CourseSettings>, label: string, weighed?: WeighedOption) => void,
] {
  const { items, course } = useDesignedCourse();
  const { change } = useDesignActions();
  const set = (values: Partial<CourseSettings>, label: string, weighed: WeighedOption = {}): void =>
    change(courseSettingsChanges(items, { ...course.settings, ...values }), { label, ...weighed });
  return [course.settings, set];
}

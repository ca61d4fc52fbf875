// The save of a deleted section, with its class days and questions or without.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { alongWithSection } from '@elenchus/domain/design-saves/section-deletion.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import {
  joinChanges,
  NO_CHANGES,
  type DesignChanges,
} from '@elenchus/domain/design/diff-design.ts';
import { deleteSectionAs } from '@elenchus/domain/schedule/delete-section.ts';
import { scheduleIds } from '@elenchus/domain/schedule/schedule-ids.ts';
import { randomBytes } from './random-ids.ts';
import { scheduleSave } from './schedule-save.ts';

/** Everything that is deleted with the section; empty when it can't be deleted. */
export function sectionRemovalSave(
  items: readonly DesignItem[],
  course: Pick<CourseModel, 'schedule' | 'progress' | 'questionsByTopic'>,
  sectionId: string,
  withDays: boolean,
): DesignChanges {
  const ids = scheduleIds(course.schedule, randomBytes);
  const after = deleteSectionAs(course.schedule, sectionId, withDays, ids);
  if (!after.ok) return NO_CHANGES;
  const along = alongWithSection(items, course, sectionId, withDays);
  return joinChanges(scheduleSave(items, course, after.value), along);
}

// Changes to the schedule, as every part of the Schedule tab makes them: normalized and saved immediately.
import type { Result } from '@elenchus/domain/base/result.ts';
import {
  joinChanges,
  NO_CHANGES,
  type DesignChanges,
} from '@elenchus/domain/design/diff-design.ts';
import { normalizeSchedule } from '@elenchus/domain/schedule/normalize-schedule.ts';
import { scheduleIds, type ScheduleIds } from '@elenchus/domain/schedule/schedule-ids.ts';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';
import type { ChangeOptions } from '../../../course-ui/design/design-state.ts';
import { randomBytes } from '../../../course-ui/design/random-ids.ts';
import { scheduleSave } from '../../../course-ui/design/schedule-save.ts';
import { useDesignActions, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';

interface EditOptions {
  /** What Undo calls it. */
  readonly label: string;
  /** What is saved in the same step. */
  readonly also?: DesignChanges;
  /** An automatic change, which Undo leaves out. */
  readonly isTidying?: boolean;
  /** The person knows already what it does to students, or has left everything as it was. */
  readonly changeOptions?: Pick<ChangeOptions, 'weighed' | 'onLeft'>;
}

type EditSchedule = <Fault>(
  make: (regular: Schedule, ids: ScheduleIds) => Result<Schedule, Fault>,
  options: EditOptions,
) => Result<Schedule, Fault>;

/** Changes the schedule. A refused change does nothing and returns the reason. */
export function useScheduleEditing(): EditSchedule {
  const { items, course } = useDesignedCourse();
  const { change } = useDesignActions();
  return (make, { label, also = NO_CHANGES, isTidying = false, changeOptions = {} }) => {
    const ids = scheduleIds(course.schedule, randomBytes);
    const after = make(normalizeSchedule(course.schedule, ids), ids);
    if (after.ok)
      change(joinChanges(scheduleSave(items, course, after.value), also), {
        label,
        isTidying,
        ...changeOptions,
      });
    return after;
  };
}

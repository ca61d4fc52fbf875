// Changes to the schedule as every part of the Schedule tab makes them: on the regular form, saved at once.
import type { Result } from '@elenchus/domain/base/result.ts';
import {
  joinChanges,
  NO_CHANGES,
  type DesignChanges,
} from '@elenchus/domain/design/diff-design.ts';
import { normalizeSchedule } from '@elenchus/domain/schedule/normalize-schedule.ts';
import {
  scheduleIds,
  type Schedule,
  type ScheduleIds,
} from '@elenchus/domain/schedule/schedule.ts';
import type { ChangeOptions } from '../../course-ui/design-editing/design-state.ts';
import { randomBytes } from '../../course-ui/design-editing/random-ids.ts';
import { scheduleSave } from '../../course-ui/design-editing/schedule-save.ts';
import {
  useDesignActions,
  useDesignedCourse,
} from '../../course-ui/design-editing/design-hooks.ts';

interface EditOptions {
  /** What Undo calls it. */
  readonly label: string;
  /** What is saved in the same step. */
  readonly also?: DesignChanges;
  /** Nobody asked for it: it is nothing to undo. */
  readonly isTidying?: boolean;
  /** The person knows already what it does to students, or has left everything as it was. */
  readonly told?: Pick<ChangeOptions, 'weighed' | 'onLeft'>;
}

type EditSchedule = <Fault>(
  make: (regular: Schedule, ids: ScheduleIds) => Result<Schedule, Fault>,
  options: EditOptions,
) => Result<Schedule, Fault>;

/** Changes the schedule; what is refused changes nothing and comes back with its reason. */
export function useScheduleEditing(): EditSchedule {
  const { items, course } = useDesignedCourse();
  const { change } = useDesignActions();
  return (make, { label, also = NO_CHANGES, isTidying = false, told = {} }) => {
    const ids = scheduleIds(course.schedule, randomBytes);
    const after = make(normalizeSchedule(course.schedule, ids), ids);
    if (after.ok)
      change(joinChanges(scheduleSave(items, course, after.value), also), {
        label,
        isTidying,
        ...told,
      });
    return after;
  };
}

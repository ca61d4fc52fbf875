// Identifiers for new parts of a schedule. Students never make any.
import { idMaker, type RandomBytes } from '../base/identifiers.ts';
import type { Schedule } from './schedule.ts';

/** Makes the identifiers of new rows. */
export interface ScheduleIds {
  readonly section: () => string;
  readonly topic: () => string;
  readonly courseDate: () => string;
}

/** Makers of identifiers that the schedule does not use yet. */
export function scheduleIds(schedule: Schedule, randomBytes: RandomBytes): ScheduleIds {
  return {
    section: idMaker('section', randomBytes, schedule.sections.map(idOf)),
    topic: idMaker('topic', randomBytes, schedule.topics.map(idOf)),
    courseDate: idMaker('courseDate', randomBytes, schedule.dates.map(idOf)),
  };
}

function idOf(item: { readonly id: string }): string {
  return item.id;
}

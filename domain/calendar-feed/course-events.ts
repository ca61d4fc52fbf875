// Lists what is in the calendar of a course: its class days, and what is due for one person (ARC-10).
import { deadlineText, dueInstant } from '../base/deadline.ts';
import { dueTimeOf } from '../base/due-date.ts';
import type { TimeZone } from '../base/zoned-time.ts';
import type { CourseModel } from '../course/course-model.ts';
import { type CustomDueDates, dueWork, type DueWork } from '../grading/due-work.ts';
import { scheduleRows } from '../schedule/schedule.ts';
import type { CalendarEvent } from './calendar-text.ts';

const MINUTE = 60_000;

type CalendarCourse = Pick<CourseModel, 'settings' | 'schedule' | 'evaluations'>;

/** The events in the order of the schedule, then by due date. A course without a schedule page shows no class days. */
export function courseEvents(
  course: CalendarCourse,
  own: CustomDueDates,
): readonly CalendarEvent[] {
  const { settings } = course;
  const due = dueWork(course, own).map((work) => dueEvent(work, settings.timeZone));
  return settings.hasSyllabus ? [...classEvents(course), ...due] : due;
}

function classEvents({ schedule }: CalendarCourse): readonly CalendarEvent[] {
  let section = '';
  return scheduleRows(schedule).flatMap((row): readonly CalendarEvent[] => {
    if (row.kind === 'section') {
      section = row.section.name;
      return [];
    }
    const date = row.date?.isoDate;
    if (!date) return [];
    const title = row.topic.name.trim() || 'Class';
    return [{ id: `class-${row.id}`, title, description: section, when: { kind: 'day', date } }];
  });
}

function dueEvent({ evaluation, date, isOwn }: DueWork, zone: TimeZone): CalendarEvent {
  const end = dueInstant(date, zone);
  // The end of a day is shown in its last minute: midnight would be on the next day.
  const at = dueTimeOf(date) === null ? end - MINUTE : end;
  const due = `Due ${deadlineText(date, at, zone)}.`;
  return {
    id: `due-${evaluation.id}`,
    title: `Due: ${evaluation.name.trim() || 'Evaluation'}`,
    description: isOwn ? `${due} This due date is only for you.` : due,
    when: { kind: 'moment', at },
  };
}

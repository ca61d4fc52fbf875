// Deleting a section: its class days move to another section, or are deleted with it (SCH-15, SCH-34, SCH-35).
import { accept, refuse, type Result } from '../base/result.ts';
import { deleteSection, type ScheduleEdit, type ScheduleFault } from './edit-schedule.ts';
import { normalizeSchedule } from './normalize-schedule.ts';
import type { ScheduleIds } from './schedule-ids.ts';
import { scheduleRows, type Schedule } from './schedule.ts';

interface SectionPlace {
  /** The class days of the section, in order. */
  readonly topicIds: readonly string[];
  /** The section that gets them when this one is deleted; null for the only section. */
  readonly heir: string | null;
}

/** The contents of a section, and the section that would get them: the one before, or the next for the first. */
export function sectionPlace(schedule: Schedule, id: string): SectionPlace {
  const rows = scheduleRows(schedule);
  const sections = rows.filter((row) => row.kind === 'section');
  const at = sections.findIndex((section) => section.id === id);
  const from = rows.findIndex((row) => row.kind === 'section' && row.id === id);
  const end = rows.findIndex((row, index) => index > from && row.kind === 'section');
  const held = at < 0 ? [] : rows.slice(from + 1, end < 0 ? rows.length : end);
  const heir = sections[at === 0 ? 1 : at - 1];
  return { topicIds: held.map((row) => row.id), heir: at < 0 ? null : (heir?.id ?? null) };
}

/** Deletes a section; withDays also deletes its class days with their dates and links. */
export function deleteSectionAs(
  schedule: Schedule,
  id: string,
  withDays: boolean,
  ids: ScheduleIds,
): ScheduleEdit {
  if (!withDays) return deleteSection(schedule, id, ids);
  const kept: Result<Schedule, ScheduleFault> = deleteSection(schedule, id, ids);
  if (!kept.ok) return refuse(kept.reason);
  const gone = new Set(sectionPlace(schedule, id).topicIds);
  const dateIds = new Set(
    scheduleRows(schedule).flatMap((row) =>
      row.kind === 'topic' && gone.has(row.id) && row.date ? [row.date.id] : [],
    ),
  );
  return accept(
    normalizeSchedule(
      {
        sections: schedule.sections.filter((section) => section.id !== id),
        topics: schedule.topics.filter((topic) => !gone.has(topic.id)),
        dates: schedule.dates.filter((date) => !dateIds.has(date.id)),
        links: schedule.links.filter(({ topicId }) => !gone.has(topicId)),
      },
      ids,
    ),
  );
}

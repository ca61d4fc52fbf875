// Changes to the rows of the schedule: add, move, rename and delete, each ending in the regular form (SCH-12 to SCH-17).
import { accept, refuse, type Result } from '../base/result.ts';
import { NEW_SECTION_NAME, normalizeSchedule } from './normalize-schedule.ts';
import type { ScheduleIds } from './schedule-ids.ts';
import {
  rowIndex,
  scheduleRows,
  type Schedule,
  type ScheduleRow,
  type SyllabusLink,
} from './schedule.ts';

type RowKind = ScheduleRow['kind'];
export interface RowName {
  readonly kind: RowKind;
  readonly id: string;
}

export type ScheduleFault =
  | 'no-such-row'
  | 'no-such-place'
  | 'empty-name'
  | 'only-section'
  | 'first-row-is-a-section';

const SENTENCES: Record<ScheduleFault, string> = {
  'no-such-row': 'That row is no longer in the schedule. Please reload the page.',
  'no-such-place': 'That place is not in the schedule.',
  'empty-name': 'Please enter a name.',
  'only-section': 'A course needs at least one section, so you can’t delete the only one.',
  'first-row-is-a-section':
    'The schedule begins with a section, so this section can’t move below its first class day.',
};

export type ScheduleEdit = Result<Schedule, ScheduleFault>;

interface TopicDeletion {
  readonly schedule: Schedule;
  readonly removedDateId: string | null;
  readonly removedLinks: readonly SyllabusLink[];
  /** The questions that are deleted with the topic; when there are any, the person must confirm. */
  readonly removedQuestionIds: readonly string[];
}

/** The sentence for a change that was refused. */
export function scheduleFaultSentence(fault: ScheduleFault): string {
  return SENTENCES[fault];
}

/** Adds a section at a half-step between two rows. */
export function addSection(schedule: Schedule, place: number, ids: ScheduleIds): ScheduleEdit {
  if (!Number.isFinite(place)) return refuse('no-such-place');
  const section = { id: ids.section(), name: NEW_SECTION_NAME, index: place };
  const sections = [...schedule.sections, section];
  return accept(normalizeSchedule({ ...schedule, sections }, ids));
}

/** Moves a section or a class day to a half-step between two rows; the dates stay in order of time. */
export function moveRow(
  schedule: Schedule,
  row: RowName,
  place: number,
  ids: ScheduleIds,
): ScheduleEdit {
  if (!Number.isFinite(place)) return refuse('no-such-place');
  if (!hasRow(schedule, row)) return refuse('no-such-row');
  if (row.kind === 'section' && leavesDaysOnTop(schedule, row, place)) {
    return refuse('first-row-is-a-section');
  }
  return accept(normalizeSchedule(withRow(schedule, row, { index: place }), ids));
}

/** Renames a section or a class day. */
export function renameRow(
  schedule: Schedule,
  row: RowName,
  name: string,
  ids: ScheduleIds,
): ScheduleEdit {
  if (name.trim() === '') return refuse('empty-name');
  if (!hasRow(schedule, row)) return refuse('no-such-row');
  return accept(normalizeSchedule(withRow(schedule, row, { name }), ids));
}

/** Deletes a section; its class days move to the section before, or to the next when it was the first. */
export function deleteSection(schedule: Schedule, id: string, ids: ScheduleIds): ScheduleEdit {
  const sections = schedule.sections.filter((section) => section.id !== id);
  if (sections.length === schedule.sections.length) return refuse('no-such-row');
  if (sections.length === 0) return refuse('only-section');
  return accept(normalizeSchedule({ ...schedule, sections }, ids));
}

/** Deletes a class day with its date and links, and lists which of its questions are deleted with it. */
export function deleteTopic(
  schedule: Schedule,
  id: string,
  questionIds: readonly string[],
  ids: ScheduleIds,
): Result<TopicDeletion, ScheduleFault> {
  const row = scheduleRows(schedule).find((each) => each.kind === 'topic' && each.id === id);
  if (row?.kind !== 'topic') return refuse('no-such-row');
  const rest = {
    ...schedule,
    topics: schedule.topics.filter((topic) => topic !== row.topic),
    dates: schedule.dates.filter((date) => date !== row.date),
    links: schedule.links.filter((link) => link.topicId !== id),
  };
  return accept({
    schedule: normalizeSchedule(rest, ids),
    removedDateId: row.date?.id ?? null,
    removedLinks: row.links,
    removedQuestionIds: [...questionIds],
  });
}

function hasRow(schedule: Schedule, { kind, id }: RowName): boolean {
  const rows = kind === 'section' ? schedule.sections : schedule.topics;
  return rows.some((row) => row.id === id);
}

function withRow(
  schedule: Schedule,
  { kind, id }: RowName,
  change: { readonly name?: string; readonly index?: number },
): Schedule {
  const changed = <Row extends { readonly id: string }>(row: Row): Row =>
    row.id === id ? { ...row, ...change } : row;
  return kind === 'section'
    ? { ...schedule, sections: schedule.sections.map(changed) }
    : { ...schedule, topics: schedule.topics.map(changed) };
}

/** Whether class days would be above the first section, which would move the section back to the top. */
function leavesDaysOnTop(schedule: Schedule, { id }: RowName, place: number): boolean {
  const above = scheduleRows(schedule).filter((row) => row.id !== id && rowIndex(row) < place);
  return above.length > 0 && above.every((row) => row.kind === 'topic');
}

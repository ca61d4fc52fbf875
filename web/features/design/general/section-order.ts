// Sections change places together with their class days.
import { normalizeSchedule } from '@elenchus/domain/schedule/normalize-schedule.ts';
import type { ScheduleIds } from '@elenchus/domain/schedule/schedule-ids.ts';
import {
  scheduleRows,
  type Schedule,
  type ScheduleRow,
  type Section,
} from '@elenchus/domain/schedule/schedule.ts';

interface ListedSection {
  readonly section: Section;
  readonly dayCount: number;
}

/** The sections in order, each with the number of its class days. */
export function listedSections(schedule: Schedule): readonly ListedSection[] {
  return blocksOf(schedule).flatMap(({ head, days }) =>
    head.kind === 'section' ? [{ section: head.section, dayCount: days.length }] : [],
  );
}

/** The schedule with a section one place up or down, with its class days; null where it cannot go there. */
export function moveSectionBlock(
  schedule: Schedule,
  sectionId: string,
  step: -1 | 1,
  ids: ScheduleIds,
): Schedule | null {
  const blocks = [...blocksOf(normalizeSchedule(schedule, ids))];
  const from = blocks.findIndex(({ head }) => head.id === sectionId && head.kind === 'section');
  const [moved] = from < 0 ? [] : blocks.splice(from, 1);
  if (!moved || from + step < 0 || from + step > blocks.length) return null;
  blocks.splice(from + step, 0, moved);
  return renumbered(
    schedule,
    blocks.flatMap(({ head, days }) => [head, ...days]),
    ids,
  );
}

interface Block {
  readonly head: ScheduleRow;
  readonly days: readonly ScheduleRow[];
}

function blocksOf(schedule: Schedule): readonly Block[] {
  const blocks: { head: ScheduleRow; days: ScheduleRow[] }[] = [];
  for (const row of scheduleRows(schedule)) {
    const last = blocks.at(-1);
    if (row.kind === 'section' || !last) blocks.push({ head: row, days: [] });
    else last.days.push(row);
  }
  return blocks;
}

function renumbered({ links }: Schedule, rows: readonly ScheduleRow[], ids: ScheduleIds): Schedule {
  const sections = rows.flatMap((row, place) =>
    row.kind === 'section' ? [{ ...row.section, index: place + 1 }] : [],
  );
  const topics = rows.flatMap((row, place) =>
    row.kind === 'topic' ? [{ ...row.topic, index: place + 1 }] : [],
  );
  const dates = rows.flatMap((row, place) =>
    row.kind === 'topic' && row.date ? [{ ...row.date, index: place + 1 }] : [],
  );
  return normalizeSchedule({ sections, topics, dates, links }, ids);
}

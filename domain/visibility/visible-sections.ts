// Lists the sections in order with their class days, which of them are locked, and which one opens first.

import {
  rowIndex,
  scheduleRows,
  type Schedule,
  type Section,
  type Topic,
} from '../schedule/schedule.ts';
import { isReached, type DateGate } from './date-gate.ts';

/** The text in a locked section. */
export const NOTHING_YET =
  'Nothing to see here yet. (Questions will show up here later in the course.)';

export interface OutlineSection {
  readonly section: Section;
  /** The index from which the section is open. */
  readonly opensAt: number;
  /** Every class day up to the next section, in order. */
  readonly topics: readonly Topic[];
}

/**
 * Sections in index order, each with the class days up to the next one. Days before the first
 * section belong to it, because that is where normalizing the schedule puts them.
 */
export function outlineOf(
  schedule: Pick<Schedule, 'sections' | 'topics'>,
): readonly OutlineSection[] {
  const rows = scheduleRows({ ...schedule, dates: [], links: [] });
  const early: Topic[] = [];
  const outline: { section: Section; opensAt: number; topics: Topic[] }[] = [];
  let topics = early;
  for (const row of rows) {
    if (row.kind === 'topic') {
      topics.push(row.topic);
      continue;
    }
    const isFirst = outline.length === 0;
    topics = isFirst ? early : [];
    const opensAt = rowIndex(isFirst ? (rows[0] ?? row) : row);
    outline.push({ section: row.section, opensAt, topics });
  }
  return outline;
}

/** Whether a section isn't open yet. */
export function isLocked({ opensAt }: OutlineSection, gate: DateGate): boolean {
  return !isReached(opensAt, gate);
}

/** The section to open first: the latest one reached by the current day, or else the first. */
export function openingSection(
  outline: readonly OutlineSection[],
  currentDay: number | null,
): Section | null {
  const latest = outline.findLast(({ opensAt }) => currentDay !== null && opensAt <= currentDay);
  return (latest ?? outline[0])?.section ?? null;
}

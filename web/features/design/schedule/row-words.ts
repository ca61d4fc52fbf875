// How rows of the schedule are named, and where the places between them are.
import { joinedList, quotedText } from '@elenchus/domain/base/quoted-text.ts';
import type { RowSide } from '../../../course-ui/sortable/position-text.ts';
import { countOf } from '../../../ui/count-words.ts';
import type { RowName } from '@elenchus/domain/schedule/edit-schedule.ts';
import {
  rowIndex,
  scheduleRows,
  type Schedule,
  type ScheduleRow,
} from '@elenchus/domain/schedule/schedule.ts';

/** A row in the list of the Schedule Maker. */
export interface MakerEntry {
  /** Sections and class days could have the same identifier. */
  readonly key: string;
  readonly name: string;
  readonly row: ScheduleRow;
}

/** The name of a row, or a placeholder for a missing one. */
export function nameOfRow(row: ScheduleRow): string {
  const name = row.kind === 'section' ? row.section.name : row.topic.name;
  return name.trim() || (row.kind === 'section' ? 'Section without a name' : 'Day without a name');
}

/** The date of a class day as the course writes it, or '??' without one. */
export function dateOfRow(row: ScheduleRow): string {
  return row.kind === 'topic' ? (row.date?.label ?? '??') : '';
}

/** The same for text that wraps: 'Mon, 9/28' stays on one line. A label from elsewhere can be long and may break. */
export function unbrokenDateOfRow(row: ScheduleRow): string {
  return dateOfRow(row).replace(/^(\p{L}{2,4},) (?=\d)/u, '$1\u00A0');
}

export function keyOfRow({ kind, id }: RowName): string {
  return `${kind}/${id}`;
}

/** All rows in their order. */
export function makerEntries(schedule: Schedule): readonly MakerEntry[] {
  return scheduleRows(schedule).map((row) => ({ key: keyOfRow(row), name: nameOfRow(row), row }));
}

/** The half-step next to a row; NaN when the row no longer exists, which every edit refuses. */
export function placeBeside(schedule: Schedule, key: string, side: RowSide): number {
  const row = scheduleRows(schedule).find((each) => keyOfRow(each) === key);
  return row ? rowIndex(row) + (side === 'before' ? -0.5 : 0.5) : NaN;
}

/** The class days under their sections, in order; the name is empty above the first section. */
export function daysBySection(schedule: Schedule) {
  type Day = Extract<ScheduleRow, { readonly kind: 'topic' }>;
  const parts: { readonly id: string; readonly name: string; readonly days: Day[] }[] = [];
  for (const row of scheduleRows(schedule)) {
    if (row.kind === 'section') parts.push({ id: row.id, name: nameOfRow(row), days: [] });
    else {
      if (parts.length === 0) parts.push({ id: '', name: '', days: [] });
      parts.at(-1)?.days.push(row);
    }
  }
  return parts.filter(({ days }) => days.length > 0);
}

/** '2 sections, 28 class days'. */
export function scheduleSize(schedule: Schedule): string {
  const sections = countOf(schedule.sections.length, 'section');
  return `${sections}, ${countOf(schedule.topics.length, 'class day')}`;
}

/** At most so many empty sections are named one by one. */
const NAMED_SECTIONS = 3;

/**
 * Which sections have no class days, and how they get some; empty if nothing is to be said.
 * A section below the last class day was just added, and its class days follow.
 */
export function emptySectionsHint(schedule: Schedule): string {
  const rows = scheduleRows(schedule);
  const names = rows
    .slice(0, rows.findLastIndex(({ kind }) => kind === 'topic') + 1)
    .filter((row, at) => row.kind === 'section' && rows[at + 1]?.kind === 'section')
    .map((row) => quotedText(nameOfRow(row)));
  if (names.length === 0) return '';
  const which =
    names.length > NAMED_SECTIONS ? countOf(names.length, 'section') : joinedList(names, 'and');
  const have = names.length === 1 ? 'has' : 'have';
  return `${which} ${have} no class days. A section has the class days below it, up to the next section. Move the sections so that each is just above its first class day.`;
}

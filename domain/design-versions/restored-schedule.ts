// Decides where sections and class days go when they are restored from an earlier design (HIS-10).
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { sectionPlace } from '../schedule/delete-section.ts';
import { normalizeSchedule } from '../schedule/normalize-schedule.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import type { ScheduleIds } from '../schedule/schedule-ids.ts';
import {
  rowIndex,
  scheduleRows,
  UNPLACED,
  type CourseDate,
  type Schedule,
  type ScheduleRow,
} from '../schedule/schedule.ts';

/** The keys of a section with its class days, their dates, links and questions. */
export function sectionKeys(items: readonly DesignItem[], sectionId: string): ReadonlySet<string> {
  const schedule = readSchedule(items);
  const topics = new Set(sectionPlace(schedule, sectionId).topicIds);
  const keys = items
    .filter((item) => item.dataType === 'question' && topics.has(item.questionCourseDate))
    .map(designKeyText);
  return new Set([
    `sectionName/${sectionId}`,
    ...[...topics].map((id) => `topic/${id}`),
    ...schedule.links
      .filter(({ topicId }) => topics.has(topicId))
      .map(({ id }) => `syllabusLinkItem/${id}`),
    ...keys,
  ]);
}

/** The current schedule with these rows and links as they were; every row between stays in its order. */
export function scheduleWithRestored(
  then: Schedule,
  now: Schedule,
  keys: ReadonlySet<string>,
  ids: ScheduleIds,
): Schedule {
  const places = new Map(scheduleRows(now).map((row) => [rowKey(row), rowIndex(row)]));
  const rows = scheduleRows(then);
  const dates = new Map<string, CourseDate>();
  let [section, step] = ['', 0];
  for (const [at, row] of rows.entries()) {
    if (row.kind === 'section') [section, step] = [rowKey(row), 0];
    if (!keys.has(rowKey(row))) continue;
    step += 1;
    const isUnder = row.kind === 'topic' && keys.has(section);
    const known = isUnder ? undefined : places.get(rowKey(row));
    const under = (places.get(section) ?? 0) + step / 10_000;
    places.set(rowKey(row), known ?? (isUnder ? under : placeAfter(rows, at, places)));
    if (row.kind === 'topic' && row.date) dates.set(row.id, row.date);
  }
  return normalizeSchedule(merged(then, now, { keys, places, dates }), ids);
}

/** After the last row before it that still has a place; a section goes before the next section. */
function placeAfter(
  rows: readonly ScheduleRow[],
  at: number,
  places: ReadonlyMap<string, number>,
): number {
  const isSection = rows[at]?.kind === 'section';
  if (isSection) {
    const next = rows
      .slice(at + 1)
      .find((row) => row.kind === 'section' && places.has(rowKey(row)));
    if (next) return (places.get(rowKey(next)) ?? 0) - 0.5;
    return Math.max(0, ...places.values()) + 1;
  }
  const before = rows.slice(0, at).findLast((row) => places.has(rowKey(row)));
  return (before ? (places.get(rowKey(before)) ?? 0) : 0) + 0.5;
}

interface Restored {
  readonly keys: ReadonlySet<string>;
  readonly places: ReadonlyMap<string, number>;
  readonly dates: ReadonlyMap<string, CourseDate>;
}

function merged(then: Schedule, now: Schedule, { keys, places, dates }: Restored): Schedule {
  const chosen = <Row extends { readonly id: string }>(
    type: string,
    before: readonly Row[],
    present: readonly Row[],
  ): Row[] => [
    ...present.filter(({ id }) => !keys.has(`${type}/${id}`)),
    ...before.filter(({ id }) => keys.has(`${type}/${id}`)),
  ];
  const placed = <Row extends { readonly id: string; readonly index: number }>(
    type: string,
    rows: readonly Row[],
  ): Row[] => rows.map((row) => ({ ...row, index: places.get(`${type}/${row.id}`) ?? UNPLACED }));
  const topics = placed('topic', chosen('topic', then.topics, now.topics));
  return {
    sections: placed('sectionName', chosen('sectionName', then.sections, now.sections)),
    topics,
    dates: datesOf(now, topics, dates),
    links: chosen('syllabusLinkItem', then.links, now.links),
  };
}

/** Each class day with its current date; one that has none gets the date that it had, unless another day has it now. */
function datesOf(
  now: Schedule,
  topics: Schedule['topics'],
  before: ReadonlyMap<string, CourseDate>,
): readonly CourseDate[] {
  const present = new Map(
    scheduleRows(now).flatMap((row) =>
      row.kind === 'topic' && row.date ? [[row.id, row.date] as const] : [],
    ),
  );
  const used = new Set(now.dates.map(({ id }) => id));
  const kept = topics.flatMap(({ id, index }) => {
    const date = present.get(id);
    if (date) return [{ ...date, index }];
    const earlier = before.get(id);
    return earlier && !used.has(earlier.id) ? [{ ...earlier, index }] : [];
  });
  const placed = new Set(kept.map(({ id }) => id));
  return [...kept, ...now.dates.filter(({ id }) => !placed.has(id))];
}

function rowKey(row: ScheduleRow): string {
  return `${row.kind === 'section' ? 'sectionName' : 'topic'}/${row.id}`;
}
